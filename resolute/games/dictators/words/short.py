"""What cards and abilities do, in a line that fits beside a button: about fifty letters each."""

from __future__ import annotations

from functools import cache

from resolute.games.dictators.content.wording import ability_said, card_lines
from resolute.games.dictators.library import CARDS, ability_at

_CARDS = {
    # Action cards
    "amtrak": "Any place in your time zone or the next; then skip a turn",
    "helicopter": "Any place in your time zone or an adjacent state",
    "road-trip": "Move along up to two roads",
    "motorcade": "Any place in an adjacent state",
    "hitchhiker": "Move along a road",
    "sneaking-across": "Take an international flight from here",
    "stealth-fighter": "Any place outside the USA",
    "bulldozer": "Drive through a roadblock and remove it",
    "little-green-men": "Move to Area 51 and draw a card",
    "body-double": "Swap places with an opponent",
    "mutually-assured-destruction": "Each opponent discards, or you move up to three states",
    "extraordinary-rendition": "Send a nearby opponent to Guantanamo Bay",
    "nationalization": "Take a random card from an opponent",
    "show-trial": "An opponent discards two cards",
    "wiretap": "See a hand; near the CIA, take a card from it",
    "emp": "Everyone in a state skips a turn, you included",
    "house-arrest": "An opponent can't travel for 2 turns",
    "sanctions": "Draws cost an opponent 1 more action for 3 turns",
    "bribery": "You play an opponent's next turn",
    "checkpoint": "Up to two roadblocks around an opponent",
    "closed-skies": "Close the skies of a time zone",
    "deregulation": "Remove up to two roadblocks or no-fly zones",
    "just-what-i-needed": "Take any card from the discards",
    "foreign-aid": "Draw three cards",
    "five-year-plan": "Look at five cards and keep one",
    "engineer": "Try to disarm where you are; travel stays free",
    "hacker": "Disarm where you are, without a roll",
    "blueprints": "+1 to disarm this turn, and draw a card",
    "change-of-plans": "Exchange one of your targets",
    "morale-boost": "Take another turn after this one",
    "censorship": "Discard a card in play",
    "red-telephone": "DEFCON goes back up one level",
    # Assets
    "the-marauder": "Drive through roadblocks or to an adjacent state",
    "blackmail-box": "Look at a hand, or take a card from it",
    "private-jet": "Flights cost 1 action; cross your time zone",
    "state-television": "Keep one more card; draw two, discard one",
    "golden-toolbox": "Try to disarm for 1 action, with −1",
    # Interruptions
    "tornado-season": "After an opponent moves: blow them next door",
    "veto": "An opponent's action or asset has no effect",
    "supreme-court": "An opponent's interruption has no effect",
    "diplomatic-immunity": "A card against you has no effect; draw a card",
    "safety-inspection": "Stop an opponent's attempt to disarm",
    "rearmament": "What an opponent just disarmed stays armed",
    "flat-tire": "After a drive: send them back",
    "loaded-dice": "Roll again, to disarm or to convince",
    "recount": "The president takes it back: nobody wins",
    "golf-weekend": "The president is out: they draw another card",
    "surprise-visit": "The president is in after all",
    "pickpocket": "Take the card an opponent just drew",
    "night-train": "After an opponent's turn: move along a road",
    "adrenaline": "One more action this turn",
    "filibuster": "An opponent has one action fewer this turn",
    "crossed-wires": "DEFCON stays where it is",
}
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


@cache
def card_short(card: int) -> str:
    """What a card does, in a short line; of events and Founding Fathers what they say first."""
    one = CARDS[card]
    short = _CARDS.get(one.key)
    if short is None:
        lines = card_lines(one)
        short = lines[0].removesuffix(".") if lines else ""
    return short


@cache
def ability_short(at: str) -> str:
    """What an ability does, in a short line."""
    return _ABILITIES.get(at) or ability_said(ability_at(at))
