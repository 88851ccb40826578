"""Tables of Dictators that are laid past set-up, with everything where a test wants it.

Seat 1 is to move, with three actions. Luck takes the first of every pile, so that `on_top` says what is drawn next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resolute.engine.frames import Seat, do
from resolute.games.dictators import GAME
from resolute.games.dictators.content.map import NUMBER, PLACES, ROAD_NUMBER
from resolute.games.dictators.library import DICTATORS, PRESIDENTIAL, number_of
from resolute.games.dictators.rules.turns import begin_turn
from resolute.games.dictators.state import Dictators, Player
from resolute.testing import Example, new_example

Stage = Example[Dictators]

PLAIN = ("Napoleon", "Caligula", "Louis", "Attila", "Julius")
"""Dictators whose abilities do nothing unless they are asked."""


def dictator(name: str) -> int:
    """The number of a dictator by name."""
    return next(number for number, one in enumerate(DICTATORS) if one.name == name)


def president(name: str) -> int:
    """The number of a presidential card by name."""
    return next(number for number, one in enumerate(PRESIDENTIAL) if one.name == name)


def stage(*names: str, seats: int = 2, at: str = "Denver", **options: Any) -> Stage:
    """A table with these dictators (or as many plain ones as there are seats), all in one place, with empty hands."""
    playing = names or PLAIN[:seats]
    t = new_example(GAME, seats=len(playing), options=options, faces=(20, *[1] * (len(playing) - 1)))
    if t.asked[0] == "choose_ability":
        t.choose("Ivan")  # Kim was dealt, and set-up waits for him
    s = t.state
    s.dictators = tuple(number for number in range(len(DICTATORS)) if DICTATORS[number].name not in playing)
    for seat, name in enumerate(playing):
        player = s.players[seat]
        player.dictator = player.power = dictator(name)
        player.place = NUMBER[at]
        player.known = ()
        hold(t, seat)
    return begin(t)


def begin(t: Stage, seat: Seat = 0) -> Stage:
    """Let a seat begin a turn, and forget what was waiting."""
    s = t.state
    s.mover = s.played_by = seat
    s.first = 0
    t.table.agenda.clear()
    return t.run(do(begin_turn))


def begin_in(t: Stage, place: str, seat: Seat = 0) -> Stage:
    """Let a seat begin a turn in a place."""
    put(t, seat, place)
    return begin(t, seat)


def player(t: Stage, seat: Seat) -> Player:
    """A player's things."""
    return t.state.players[seat]


def put(t: Stage, seat: Seat, place: str) -> Stage:
    """Let a dictator stand somewhere."""
    player(t, seat).place = NUMBER[place]
    return t.run()


def where(t: Stage, seat: Seat) -> str:
    """Where a dictator stands."""
    return PLACES[player(t, seat).place].name


def hold(t: Stage, seat: Seat, *names: str) -> Stage:
    """Let a seat hold exactly these cards; what it held goes back under the deck."""
    s = t.state
    owner = player(t, seat)
    s.command += owner.hand
    owner.hand = ()
    owner.known = tuple(one for one in owner.known if one[0] >= 1000)
    for name in names:
        owner.hand += (_take_out(s, number_of(name)),)
    return t.run()


def on_top(t: Stage, *names: str) -> Stage:
    """Let these cards be drawn next, one after the other."""
    s = t.state
    cards = tuple(_take_out(s, number_of(name)) for name in names)
    s.command = cards + s.command
    return t


def discarded(t: Stage, *names: str) -> Stage:
    """Let these cards lie in the discards, the last one on top."""
    s = t.state
    s.discards += tuple(_take_out(s, number_of(name)) for name in names)
    return t.run()


def in_front(t: Stage, seat: Seat, name: str, turns: int = 0) -> Stage:
    """Let a card lie in front of a seat."""
    card = _take_out(t.state, number_of(name))
    player(t, seat).lay_down(card, turns)
    return t.run()


def _take_out(s: Dictators, card: int) -> int:
    """Find a card in a face-down pile and take it."""
    for pile in ("command", "fathers", "discards", "father_discards"):
        cards: tuple[int, ...] = getattr(s, pile)
        if card in cards:
            at = cards.index(card)
            setattr(s, pile, cards[:at] + cards[at + 1 :])
            return card
    raise AssertionError(f"no card {card} is left")


def aim_at(t: Stage, seat: Seat, *places: str) -> Stage:
    """Let a seat have these nuclear cards, and no others."""
    s = t.state
    owner = player(t, seat)
    back = owner.targets + owner.disarmed
    owner.targets = tuple(NUMBER[place] for place in places)
    owner.disarmed = ()
    s.nuclear = tuple(
        tuple(
            sorted(
                {*deck, *(one for one in back if PLACES[one].zone == zone)}
                - {one for other in s.players for one in (*other.targets, *other.disarmed)}
            )
        )
        for zone, deck in enumerate(s.nuclear, start=1)
    )
    return t.run()


def have_disarmed(t: Stage, seat: Seat, *places: str) -> Stage:
    """Let a seat have disarmed these facilities."""
    owner = player(t, seat)
    done = tuple(NUMBER[place] for place in places)
    owner.targets = tuple(one for one in owner.targets if one not in done)
    owner.disarmed = done
    return t


def block(t: Stage, *roads: tuple[str, str]) -> Stage:
    """Put roadblocks on roads, by their ends."""
    t.state.roadblocks = tuple(sorted(road(*one) for one in roads))
    return t.run()


def road(one: str, other: str) -> int:
    """The number of a road by its ends."""
    a, b = sorted((NUMBER[one], NUMBER[other]))
    return ROAD_NUMBER[a, b]


def next_president(t: Stage, *names: str) -> Stage:
    """Let these presidential cards be drawn next."""
    s = t.state
    cards = tuple(president(name) for name in names)
    rest = tuple(one for one in s.presidential if one not in cards)
    s.presidential_discards = tuple(one for one in s.presidential_discards if one not in cards)
    s.presidential = cards + rest
    return t


def names(cards: Sequence[int]) -> list[str]:
    """Cards by name."""
    from resolute.games.dictators.library import CARDS

    return [CARDS[card].name for card in cards]


def hand(t: Stage, seat: Seat) -> list[str]:
    """What a seat holds."""
    return names(player(t, seat).hand)


def end_turn(t: Stage) -> Stage:
    """End the turn of whoever is acting."""
    return t.choose("End your turn")
