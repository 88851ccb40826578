"""Set-up, and who begins. (Game Setup; General Rules)"""

from __future__ import annotations

from resolute.engine.effects import happen
from resolute.engine.frames import step
from resolute.engine.pieces import shuffled
from resolute.engine.table import D20, Table
from resolute.games.dictators.content.map import FACILITIES, HAWAII
from resolute.games.dictators.content.printed import STARTING, Kind, Unchanged
from resolute.games.dictators.library import CARDS, COMMAND, DICTATORS, FATHERS, LEVELS, PRESIDENTIAL, dictator_address
from resolute.games.dictators.rules.piles import draw_one, new_fathers
from resolute.games.dictators.rules.turns import begin_turn
from resolute.games.dictators.state import Dictators

TOKENS = tuple(range(1, 16))
"""The fifteen zone 4 tokens."""


@step
def open_the_box(t: Table[Dictators]) -> None:
    """Dictators are dealt, open for all; every meeple starts in Hawaii. (Game Setup)"""
    s = t.state
    s.defcon = t.options["defcon_start"]
    deck = shuffled(tuple(range(len(DICTATORS))), t.dice)
    for actor, player in enumerate(s.players):
        player.dictator = player.power = deck[actor]
        player.place = HAWAII
        t.tell("plays_as", actor, player.dictator)
    s.dictators = tuple(sorted(deck[len(s.players) :]))
    t.then(deal_nuclear_cards)
    t.then(place_tokens)
    t.then(shuffle_presidential_deck)
    t.then(deal_command_cards)
    for actor, player in enumerate(s.players):
        if not isinstance(DICTATORS[player.power].arrives, Unchanged):
            t.then(happen, f"{dictator_address(player.power)}/arrives", actor)
    t.then(shuffle_events_in)
    t.then(roll_for_the_start)


@step
def deal_nuclear_cards(t: Table[Dictators]) -> None:
    """Everybody gets a secret card of each nuclear zone. (Game Setup)"""
    s = t.state
    decks = [list(shuffled(places, t.dice)) for places in FACILITIES[1:]]
    for actor, player in enumerate(s.players):
        player.targets = tuple(deck.pop() for deck in decks)
        t.tell("targets", actor, player.targets, to=(actor,))
    s.nuclear = tuple(tuple(sorted(deck)) for deck in decks)


@step
def place_tokens(t: Table[Dictators]) -> None:
    """A token lies face down on each facility of zone 4, and the others beside the board. (Game Setup)"""
    s = t.state
    tokens = shuffled(TOKENS, t.dice)
    sites = len(FACILITIES[-1])
    s.map_tokens, s.spare_tokens = tokens[:sites], tokens[sites:]


@step
def deal_command_cards(t: Table[Dictators]) -> None:
    """Four command cards for each, before events are shuffled in; some dictators get more or fewer. (Game Setup)

    The events lie ready: an ability that is chosen now may still bring more or fewer cards.
    """
    s = t.state
    s.command = tuple(COMMAND)
    s.fathers = tuple(FATHERS)
    copies = {Kind.DEFCON: t.options["defcon_cards"], Kind.TRIDENT: 1}
    s.events = tuple(number for number, card in enumerate(CARDS) for _ in range(copies.get(card.kind, 0)))
    for actor, player in enumerate(s.players):
        drawn = [draw_one(t) for _ in range(DICTATORS[player.power].starting_hand)]
        player.hand = tuple(card for card in drawn if card is not None)
        t.tell("dealt", actor, player.hand, to=(actor,))


@step
def shuffle_events_in(t: Table[Dictators]) -> None:
    """Founding Fathers, the DEFCON cards and the Trident are shuffled into the command deck. (Game Setup)

    How many Founding Fathers and DEFCON cards is an option. (Adjusting the Game)
    """
    s = t.state
    s.command += new_fathers(t, t.options["founding_fathers"]) + s.events
    s.events = ()


@step
def shuffle_presidential_deck(t: Table[Dictators]) -> None:
    """The presidential deck, with or without the cards that are an option. (Game Setup; Adjusting the Game)"""
    out = {"oops": not t.options["oops"], "defcon": not t.options["presidential_defcon"]}
    t.state.presidential = tuple(
        number
        for number, card in enumerate(PRESIDENTIAL)
        for _ in range(card.copies)
        if not out.get(card.variant, False)
    )


@step
def roll_for_the_start(t: Table[Dictators]) -> None:
    """Everybody rolls a twenty-sided die; the highest number starts, and ties are rolled again. (General Rules)"""
    s = t.state
    rolling = list(s.seats)
    while len(rolling) > 1:
        rolls = [t.roll_now(D20, f"{STARTING}/{actor}")[0] for actor in rolling]
        rolling = [actor for actor, roll in zip(rolling, rolls, strict=True) if roll == max(rolls)]
        if len(rolling) > 1:
            t.tell("tied_start", tuple(rolling), max(rolls))
    s.first = s.mover = s.played_by = rolling[0]
    s.round = 1
    t.tell("starts", s.first, max(LEVELS) - s.defcon)
    t.then(begin_turn)
