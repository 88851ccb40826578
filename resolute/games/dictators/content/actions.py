"""The action cards: 66 in the command deck. (Action Cards)"""

from __future__ import annotations

from resolute.games.dictators.content.map import AREA_51, GUANTANAMO
from resolute.games.dictators.content.printed import Aim, Card, CardEffect, Kind, Traits
from resolute.games.dictators.effects.aims import CardInPlay, Opponent, StateWithOpponent, TimeZone
from resolute.games.dictators.effects.base import both
from resolute.games.dictators.effects.board import BlockRoads, Clear, CloseSkies
from resolute.games.dictators.effects.disarm import ChangeTarget, DisarmBonus, DisarmHere, TryToDisarm
from resolute.games.dictators.effects.hands import (
    Draw,
    LookAndKeep,
    LookAtHand,
    Steal,
    TakeDiscard,
    TakeNearCIA,
    TheyDiscard,
)
from resolute.games.dictators.effects.moves import (
    AlongRoads,
    ByHelicopter,
    ByTrain,
    Deterrence,
    GoTo,
    OutOfTheCountry,
    PastRoadblock,
    SendThem,
    SwapPlaces,
    TakeFlight,
    ToAdjacentState,
    UpToThreeStates,
)
from resolute.games.dictators.effects.turns import (
    AnotherTurn,
    EverybodyThereSkips,
    LieInFront,
    PlayTheirTurn,
    RemoveFromPlay,
    Skip,
    TowardPeace,
)


def _action(
    key: str,
    name: str,
    copies: int,
    cost: int,
    *effects: CardEffect,
    flavor: str,
    usa: bool = False,
    aim: Aim | None = None,
    turns: int = 0,
    traits: Traits = (),
) -> Card:
    return Card(
        key=key,
        kind=Kind.ACTION,
        name=name,
        copies=copies,
        cost=cost,
        effect=effects[0] if len(effects) == 1 else both(*effects),
        flavor=flavor,
        usa=usa,
        aim=aim,
        turns=turns,
        traits=traits,
    )


ACTIONS: tuple[Card, ...] = (
    # On the move
    _action("amtrak", "Amtrak", 3, 1, ByTrain(), Skip(), usa=True, flavor="Arriving today, or at any rate arriving."),
    _action("helicopter", "Helicopter", 3, 2, ByHelicopter(), usa=True, flavor="The lawn will grow back."),
    _action("road-trip", "Road Trip", 5, 1, AlongRoads(2), flavor="Are we the government yet?"),
    _action(
        "motorcade", "Motorcade", 3, 1, ToAdjacentState(), usa=True, flavor="Forty cars, one passenger, no red lights."
    ),
    _action("hitchhiker", "Hitchhiker", 3, 0, AlongRoads(1), flavor="Thumb up, medals off."),
    _action(
        "sneaking-across", "Sneaking Across", 2, 1, TakeFlight(), flavor="Anything to declare? Only myself supreme."
    ),
    _action(
        "stealth-fighter",
        "Stealth Fighter",
        2,
        2,
        OutOfTheCountry(),
        flavor="Nobody saw you leave. Nobody asked, either.",
    ),
    _action("bulldozer", "Bulldozer", 2, 0, PastRoadblock(), flavor="The permit is in the mail."),
    _action(
        "little-green-men",
        "Little Green Men",
        1,
        1,
        GoTo(AREA_51),
        Draw(1),
        usa=True,
        flavor="At last, somebody to look down on.",
    ),
    _action(
        "body-double",
        "Body Double",
        1,
        2,
        SwapPlaces(),
        aim=Opponent(elsewhere=True),
        flavor="Waves, salutes, and is tired of the mustache.",
    ),
    _action(
        "mutually-assured-destruction",
        "Mutually Assured Destruction",
        2,
        1,
        Deterrence(UpToThreeStates()),
        usa=True,
        flavor="The only winning move is to make the others pay.",
    ),
    # Against the colleagues
    _action(
        "extraordinary-rendition",
        "Extraordinary Rendition",
        2,
        2,
        SendThem(GUANTANAMO),
        aim=Opponent(near="beside"),
        flavor="Sun, sea, no return ticket.",
    ),
    _action(
        "nationalization",
        "Nationalization",
        2,
        1,
        Steal(),
        aim=Opponent(holding=True),
        flavor="What is yours belongs to everybody.",
    ),
    _action(
        "show-trial",
        "Show Trial",
        2,
        1,
        TheyDiscard(2),
        aim=Opponent(holding=True),
        flavor="The verdict was printed on the tickets.",
    ),
    _action(
        "wiretap",
        "Wiretap",
        1,
        0,
        LookAtHand(),
        TakeNearCIA(),
        aim=Opponent(holding=True),
        flavor="This call may be recorded for your supervision.",
    ),
    _action(
        "emp",
        "EMP",
        2,
        2,
        EverybodyThereSkips(),
        usa=True,
        aim=StateWithOpponent(),
        flavor="Have you tried turning it off?",
    ),
    _action(
        "house-arrest",
        "House Arrest",
        2,
        1,
        LieInFront(),
        aim=Opponent(),
        turns=2,
        traits=(("no_travel", 1),),
        flavor="A palace is a house too.",
    ),
    _action(
        "sanctions",
        "Sanctions",
        1,
        1,
        LieInFront(),
        aim=Opponent(),
        turns=3,
        traits=(("draw_cost", 1),),
        flavor="No more caviar in the officers' mess.",
    ),
    _action(
        "bribery",
        "Bribery",
        1,
        2,
        PlayTheirTurn(),
        aim=Opponent(unbribed=True),
        flavor="Everybody has a price; this one has a sale.",
    ),
    # On the map
    _action(
        "checkpoint",
        "Checkpoint",
        2,
        1,
        BlockRoads(2, "theirs"),
        aim=Opponent(blockable=True),
        flavor="Papers, please. No, other papers.",
    ),
    _action(
        "closed-skies",
        "Closed Skies",
        2,
        1,
        CloseSkies(),
        aim=TimeZone(),
        flavor="For the safety of one important pigeon.",
    ),
    _action("deregulation", "Deregulation", 2, 0, Clear(2), flavor="Barriers are for other people."),
    # At home in the bunker
    _action(
        "just-what-i-needed",
        "Just What I Needed!",
        2,
        1,
        TakeDiscard(),
        flavor="The trash can of history, carefully searched.",
    ),
    _action("foreign-aid", "Foreign Aid", 3, 1, Draw(3), flavor="For the hungry, via the treasury."),
    _action("five-year-plan", "Five-Year Plan", 2, 1, LookAndKeep(5), flavor="Fulfilled in four, announced in three."),
    _action("engineer", "Engineer", 3, 1, TryToDisarm(), flavor="Red or blue? It is always the other one."),
    _action("hacker", "Hacker", 2, 2, DisarmHere(), flavor="The password was the password."),
    _action("blueprints", "Blueprints", 2, 0, DisarmBonus(1), Draw(1), flavor="Do not fold, do not leak."),
    _action("change-of-plans", "Change of Plans", 2, 1, ChangeTarget(1), flavor="We were always going to go there."),
    _action("morale-boost", "Morale Boost", 1, 3, AnotherTurn(), flavor="The applause ends when you say so."),
    _action(
        "censorship",
        "Censorship",
        2,
        1,
        RemoveFromPlay(),
        aim=CardInPlay(),
        flavor="This line intentionally left black.",
    ),
    _action("red-telephone", "Red Telephone", 1, 1, TowardPeace(), flavor="All our operators are busy, comrade."),
)
