"""The interruption cards: 31 in the command deck. (Interruption Cards)"""

from __future__ import annotations

from resolute.games.dictators.content.printed import (
    CARD,
    CONFRONT,
    CONVINCE_ROLL,
    CONVINCED,
    DEFCON_CARD,
    DISARM,
    DISARM_ROLL,
    DISARMED,
    DREW,
    MOVED,
    TURN_BEGINS,
    TURN_ENDS,
    Card,
    CardEffect,
    Kind,
    Trigger,
)
from resolute.games.dictators.effects.answers import AnotherPresident, Cancel, CancelCard, PresidentIsIn, RollAgain
from resolute.games.dictators.effects.base import both
from resolute.games.dictators.effects.hands import Draw, TakeDrawnCard
from resolute.games.dictators.effects.moves import AlongRoads, BlowAway, SendBack
from resolute.games.dictators.effects.turns import ActionsThisTurn


def _interruption(
    key: str, name: str, copies: int, trigger: Trigger, effect: CardEffect, *, flavor: str, usa: bool = False
) -> Card:
    return Card(
        key=key,
        kind=Kind.INTERRUPTION,
        name=name,
        copies=copies,
        trigger=trigger,
        effect=effect,
        flavor=flavor,
        usa=usa,
    )


INTERRUPTIONS: tuple[Card, ...] = (
    _interruption(
        "tornado-season",
        "Tornado Season",
        4,
        Trigger((MOVED,), "opponent", "after an opponent moves"),
        BlowAway(),
        usa=True,
        flavor="There's no place like next door.",
    ),
    _interruption(
        "veto",
        "Veto",
        4,
        Trigger((CARD,), "opponent", "when an opponent plays an action or asset card"),
        CancelCard("action_or_asset"),
        flavor="No. It is a complete sentence.",
    ),
    _interruption(
        "supreme-court",
        "Supreme Court",
        3,
        Trigger((CARD,), "opponent", "when an opponent plays an interruption"),
        CancelCard("interruption"),
        flavor="Five to four, and four of them are yours.",
    ),
    _interruption(
        "diplomatic-immunity",
        "Diplomatic Immunity",
        2,
        Trigger((CARD,), "opponent", "when an opponent plays a card against you or interrupts what you do"),
        both(CancelCard("aimed_at_you"), Draw(1)),
        flavor="Also valid for parking.",
    ),
    _interruption(
        "safety-inspection",
        "Safety Inspection",
        2,
        Trigger((DISARM,), "opponent", "when an opponent tries to disarm"),
        Cancel("call off the attempt"),
        flavor="No helmet, no detonator.",
    ),
    _interruption(
        "rearmament",
        "Rearmament",
        2,
        Trigger((DISARMED,), "opponent", "when an opponent has just disarmed something"),
        Cancel("it stays armed"),
        flavor="We had a spare.",
    ),
    _interruption(
        "flat-tire",
        "Flat Tire",
        2,
        Trigger((MOVED,), "opponent", "after an opponent moves by road"),
        SendBack(),
        flavor="The spare is in the other motorcade.",
    ),
    _interruption(
        "loaded-dice",
        "Loaded Dice",
        2,
        Trigger((DISARM_ROLL, CONVINCE_ROLL), "anyone", "after anybody rolls to disarm or to convince the president"),
        RollAgain(),
        flavor="Luck is a matter of weight.",
    ),
    _interruption(
        "recount",
        "Recount",
        2,
        Trigger((CONVINCED,), "opponent", "when an opponent convinces the president"),
        Cancel("the president has second thoughts and nobody wins"),
        flavor="Count again until it is right.",
    ),
    _interruption(
        "golf-weekend",
        "Golf Weekend",
        2,
        Trigger((CONFRONT,), "opponent", "when an opponent confronts the president, who is present"),
        AnotherPresident(),
        flavor="On the ninth hole, and not to be moved.",
    ),
    _interruption(
        "surprise-visit",
        "Surprise Visit",
        1,
        Trigger((CONFRONT,), "you", "when you confront the president, who is absent"),
        PresidentIsIn(),
        flavor="Behind the curtain, of course.",
    ),
    _interruption(
        "pickpocket",
        "Pickpocket",
        1,
        Trigger((DREW,), "opponent", "after an opponent draws a card as an action"),
        TakeDrawnCard(),
        flavor="Redistribution, retail.",
    ),
    _interruption(
        "night-train",
        "Night Train",
        1,
        Trigger((TURN_ENDS,), "opponent", "after an opponent's turn ends"),
        AlongRoads(1),
        flavor="Sealed carriage, excellent minibar.",
    ),
    _interruption(
        "adrenaline",
        "Adrenaline",
        1,
        Trigger((TURN_BEGINS,), "you", "when your turn starts"),
        ActionsThisTurn(1),
        flavor="Nine-to-five is for subjects.",
    ),
    _interruption(
        "filibuster",
        "Filibuster",
        1,
        Trigger((TURN_BEGINS,), "opponent", "when an opponent's turn starts"),
        ActionsThisTurn(-1),
        flavor="And now, the telephone book.",
    ),
    _interruption(
        "crossed-wires",
        "Crossed Wires",
        1,
        Trigger((DEFCON_CARD,), "anyone", "when DEFCON would drop a level"),
        Cancel("it does not"),
        flavor="You have reached the weather service.",
    ),
)
