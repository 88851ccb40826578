"""Cards, abilities and dictators in a few words, where there is no room for all that is printed."""

from __future__ import annotations

from functools import cache

import msgspec

from resolute.games.dictators.content.wording import ability_said
from resolute.games.dictators.library import CARDS, ability_at

CARD_SHORTS: dict[str, str] = {
    "amtrak": "Go anywhere in your time zone or the next; skip a turn.",
    "helicopter": "Fly to any place in your time zone or next door.",
    "road-trip": "Move along up to two roads.",
    "motorcade": "Move to any place in an adjacent state.",
    "hitchhiker": "Move along one road.",
    "sneaking-across": "Take an international flight from here.",
    "stealth-fighter": "Move to any place outside the USA.",
    "bulldozer": "Drive through a roadblock and remove it.",
    "little-green-men": "Move to Area 51 and draw a card.",
    "body-double": "Swap places with an opponent.",
    "mutually-assured-destruction": "All discard, or you move three states.",
    "extraordinary-rendition": "Send an opponent nearby to Guantanamo.",
    "nationalization": "Steal a random card from an opponent.",
    "show-trial": "An opponent discards two cards.",
    "wiretap": "Look at a hand; near the CIA, take a card.",
    "emp": "Everyone in a state skips their next turn.",
    "house-arrest": "An opponent can't travel for 2 turns.",
    "sanctions": "An opponent pays 1 more to draw, 3 turns.",
    "bribery": "Play an opponent's next turn.",
    "checkpoint": "Two roadblocks beside an opponent.",
    "closed-skies": "Make a time zone a no-fly zone.",
    "deregulation": "Remove two roadblocks or no-fly zones.",
    "just-what-i-needed": "Take any card from the discards.",
    "foreign-aid": "Draw three cards.",
    "five-year-plan": "Look at five cards and keep one.",
    "engineer": "Try to disarm here; your travel stays free.",
    "hacker": "Disarm here, no roll.",
    "blueprints": "+1 on rolls to disarm this turn; draw a card.",
    "change-of-plans": "Trade one target for another in its zone.",
    "morale-boost": "Take another turn after this one.",
    "censorship": "Discard any card in play.",
    "red-telephone": "DEFCON goes back up one level.",
    "tornado-season": "After an opponent moves: blow them next door.",
    "veto": "An opponent's action or asset has no effect.",
    "supreme-court": "An opponent's interruption has no effect.",
    "diplomatic-immunity": "A card against you has no effect; draw one.",
    "safety-inspection": "Call off an opponent's attempt to disarm.",
    "rearmament": "What an opponent just disarmed stays armed.",
    "flat-tire": "An opponent's road move is taken back.",
    "loaded-dice": "After a roll to disarm or convince: reroll.",
    "recount": "A winning roll doesn't count.",
    "golf-weekend": "President is in for an opponent: they redraw.",
    "surprise-visit": "President is out for you: they're in after all.",
    "pickpocket": "Take the card an opponent just drew.",
    "night-train": "After an opponent's turn: move one road.",
    "adrenaline": "Your turn starts with 1 more action.",
    "filibuster": "An opponent's turn starts with 1 fewer action.",
    "crossed-wires": "DEFCON doesn't drop.",
    "the-marauder": "Break roadblocks (1) or drive next door (2).",
    "blackmail-box": "See a hand (free) or steal a card (2).",
    "private-jet": "Fly abroad (1) or in your time zone (3).",
    "state-television": "Keep 1 more card; draw two, discard one (1).",
    "golden-toolbox": "Try to disarm at −1; travel stays free (1).",
    "gouverneur-morris": "Discard each turn, or skip one.",
    "john-adams": "No action or asset cards.",
    "signing-the-declaration": "Remove a Founding Father in play.",
    "george-washington": "1 fewer action each turn.",
    "thomas-jefferson": "Keep 2 fewer cards.",
    "benjamin-franklin": "No interruptions.",
    "alexander-hamilton": "Drawing costs 1 more action.",
    "james-madison": "Cards cost 1 more action.",
    "john-jay": "No travel and no flights.",
    "samuel-adams": "Discard your hand, draw two.",
    "john-hancock": "−1 on rolls to disarm.",
    "patrick-henry": "1 more action each turn.",
    "thomas-paine": "−3 on rolls to convince.",
    "paul-revere": "Each opponent draws a card.",
    "roger-sherman": "Give a card to the left.",
    "defcon": "DEFCON drops one level.",
    "trident-nuclear-deterrent": "The Trident surfaces, or dives for good.",
}
"""What a card does, by its key, in about 45 letters."""
_ABILITIES = {
    "asset/the-marauder/drive-through-a-roadblock": "Drive through a roadblock and remove it",
    "asset/the-marauder/drive-to-an-adjacent-state": "Any place in an adjacent state",
    "asset/blackmail-box/look-at-a-hand": "Look at an opponent's hand",
    "asset/blackmail-box/collect-a-favor": "Take a random card from an opponent",
    "asset/private-jet/take-a-flight": "Take an international flight from here",
    "asset/private-jet/cross-the-time-zone": "Any place in your time zone",
    "asset/state-television/make-the-news": "Draw two cards, discard one",
    "asset/golden-toolbox/tinker-with-the-facility-here": "Try to disarm where you are, with −1",
    "dictator/fidel/force-a-reroll": "The die is rolled again, once per round",
    "dictator/napoleon/march-on": "Move along another road",
    "dictator/attila/collect-the-entrance-fee": "Take a random card from an opponent in your state",
    "dictator/qin/build-a-wall": "Block a road here and draw a card",
    "dictator/maximilien/cut-it-short": "Discard two: the action card has no effect",
    "dictator/caligula/ask-the-horse": "Draw two targets for one, keep one of the three",
}
"""What an ability does, by its address, where what is printed is longer."""

CARDS_GROUP, TARGETS_GROUP, RIVALS_GROUP = range(3)
GROUPS = ("Cards in your hand", "Disarming your targets", "Roads, rivals and the president")
"""What dictators are good for."""


class Brief(msgspec.Struct, frozen=True):
    """A dictator in a few words."""

    group: int
    when: str
    """How often it helps."""
    effect: str
    value: str
    """What it is worth."""
    ability: str
    """The whole of it in about 28 letters."""
    easy: bool = False
    """Nothing to remember: good in a first game."""


DICTATOR_SHORTS: dict[str, Brief] = {
    "mary": Brief(
        CARDS_GROUP,
        "each turn",
        "Start a turn with fewer than three cards: draw one.",
        "+1 card, free",
        "Draws if under 3 cards",
        easy=True,
    ),
    "julius": Brief(
        CARDS_GROUP,
        "always",
        "Start with 6 cards, not 4. Keep 7 at the end of your turn, not 5.",
        "6 to start, keep 7",
        "Keeps 7 cards",
        easy=True,
    ),
    "mao": Brief(
        CARDS_GROUP,
        "each turn",
        "Instead of drawing, you may take the top card of the discards.",
        "see what you draw",
        "May draw from the discards",
    ),
    "attila": Brief(
        CARDS_GROUP,
        "each turn",
        "1 action: steal a random card from someone in your state.",
        "steal 1 a turn",
        "1 action: steal a card nearby",
    ),
    "ivan": Brief(
        TARGETS_GROUP,
        "always",
        "+1 on your rolls to disarm: 83%, not 67%.",
        "67% → 83%",
        "+1 on rolls to disarm",
        easy=True,
    ),
    "joseph": Brief(
        TARGETS_GROUP,
        "always",
        "Zone 1 counts as disarmed. Start with 2 cards, keep 4.",
        "18+ at the start",
        "Zone 1 done; keeps 4 cards",
    ),
    "fidel": Brief(
        TARGETS_GROUP,
        "once a round",
        "Force a reroll of any roll to disarm, yours or theirs.",
        "1 reroll a round",
        "1 reroll to disarm a round",
    ),
    "caligula": Brief(
        TARGETS_GROUP,
        "once a game",
        "Swap a target: draw two more of its zone, keep one of three.",
        "best of 3, once",
        "Once: swap a target",
    ),
    "qin": Brief(
        RIVALS_GROUP,
        "each turn",
        "1 action: put a roadblock beside you and draw a card.",
        "roadblock, +1 card",
        "1 action: roadblock, +1 card",
    ),
    "maximilien": Brief(
        RIVALS_GROUP,
        "once a round",
        "Discard two cards to cancel an opponent's action card.",
        "veto for 2 cards",
        "2 cards: cancels an action",
    ),
    "louis": Brief(
        RIVALS_GROUP,
        "always",
        "Choose one of two presidential cards, but −4 on your roll.",
        "best of 2, but −4",
        "Picks of 2 presidents; −4",
    ),
    "napoleon": Brief(
        RIVALS_GROUP,
        "each turn",
        "2 actions: move along a second road.",
        "+1 road for 2",
        "2 actions: a second road",
    ),
    "genghis": Brief(
        RIVALS_GROUP,
        "always",
        "Roadblocks and no-fly zones don't stop you. Flights cost 1 less.",
        "no barriers",
        "No barrier stops them",
        easy=True,
    ),
    "kim": Brief(
        RIVALS_GROUP,
        "at the start",
        "Copy another dictator's ability for the whole game.",
        "any one of 13",
        "Copies another's ability",
    ),
}


@cache
def card_short(card: int) -> str:
    """What a card does, as an option says it."""
    return CARD_SHORTS[CARDS[card].key].removesuffix(".")


@cache
def ability_short(at: str) -> str:
    """What an ability does, as an option says it."""
    return _ABILITIES.get(at) or ability_said(ability_at(at))
