"""Views do not interfere: what a seat cannot know makes no difference to what it sees, may do or is told.

A position is compared with a twin in which everything that a seat cannot know was redealt. The same moves are
played in both, with the same luck, and as long as the journals that the seat may read agree, so must its view, its
options and what a bot in its place is given, byte for byte.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from resolute.engine.frames import Option, Seat
from resolute.engine.table import Decision, Table
from tests.conformance.known import KNOWN, Known
from tests.conformance.setups import GAMES, Eyes, Moments, Setup, fresh, setups, shown, some_setups, walk
from tests.suite import FULL

SAMPLE = 1000 if FULL else 6
CHUNKS = 12 if FULL else 3
EVERY = 13 if FULL else 37
"""So many moves lie between the positions of a game from which twins are followed."""
FOLLOWED = 80
"""For so many moves a twin is followed, if the journals agree so long."""


class Effect(msgspec.Struct):
    """How much was really compared."""

    twins: int = 0
    changed: int = 0
    moves: int = 0
    longest: int = 0
    answered: int = 0

    def __str__(self) -> str:
        return (
            f"{self.twins} twins, {self.changed} of them really different, followed for {self.moves} moves "
            f"(at most {self.longest}); the seat itself decided {self.answered} times"
        )


# A game with few set-ups has fewer chunks.
CHUNKED = [(game, chunk) for game in GAMES for chunk in range(min(CHUNKS, len(some_setups(game, SAMPLE))))]


@pytest.mark.parametrize(("game", "chunk"), CHUNKED)
def test_what_a_seat_cannot_know_makes_no_difference(
    game: str, chunk: int, record_property: Callable[[str, object], None]
) -> None:
    seen = Effect()
    for setup in some_setups(game, SAMPLE * KNOWN[game].sample)[chunk::CHUNKS]:
        table, moment, eyes = setup.start(21), Moments(EVERY * KNOWN[game].spacing), Eyes()
        for number, decision in enumerate(walk(table, 21)):
            if moment(number):
                for seat in eyes(table, decision):
                    try:
                        _follow(table, seat, number, seen)
                    except BaseException as error:
                        error.add_note(f"in {setup}, after {number} moves, for seat {seat}")
                        raise
        for seat in (None, *range(table.seats)):
            _same_for(fresh(table, 1), table.redeal(seat, 1), seat)
    # The long form tells how far it looked: pytest -rP
    print(seen)
    record_property("compared", str(seen))
    assert seen.changed > 0.8 * seen.twins
    assert seen.moves > KNOWN[game].followed * seen.twins
    assert seen.longest >= KNOWN[game].furthest
    assert seen.answered > seen.twins // 4


def _follow(table: Table[Any], seat: Seat | None, seed: int, seen: Effect) -> None:
    """Play the same moves in a position and in its twin, until the seat could tell them apart."""
    one, twin = fresh(table, seed), table.redeal(seat, seed)
    assert Counter(table.game.pieces(twin)) == Counter(table.game.pieces(table)), "the redeal lost or made pieces"
    seen.twins += 1
    seen.changed += twin.state != one.state
    twin.dice = one.dice.clone()
    twin.journal = []
    choose = random.Random(seed)
    _same_for(one, twin, seat)
    for length in range(1, FOLLOWED + 1):
        asked, also = one.decision, twin.decision
        if asked is None or also is None:
            return
        place = other = choose.randrange(len(asked.options))
        if asked.seat == seat:
            seen.answered += 1
        else:
            # Another seat makes a move that it can make with either secrets in hand.
            both = [(one, two) for one, option in enumerate(asked.options) if (two := _like(option, also)) is not None]
            if not both:
                return
            place, other = choose.choice(both)
        one.play(place)
        twin.play(other)
        if one.journal_for(seat) != twin.journal_for(seat):
            return
        _same_for(one, twin, seat)
        seen.moves += 1
        seen.longest = max(seen.longest, length)


def _like(option: Option, decision: Decision) -> int | None:
    """What comes nearest to a move that was chosen with other secrets in hand."""
    for alike in (
        lambda other: other.frame == option.frame,
        lambda other: other.label == option.label,
        lambda other: (other.frame.step, other.at) == (option.frame.step, option.at),
    ):
        for place, other in enumerate(decision.options):
            if alike(other):
                return place
    return None


def _same_for(one: Table[Any], twin: Table[Any], seat: Seat | None) -> None:
    """Nothing that a seat sees, may do or is given as a bot tells the two apart."""
    assert one.view(seat).encode() == twin.view(seat).encode(), "the views differ"
    assert one.story(seat) == twin.story(seat), "the stories differ"
    assert one.outcome == twin.outcome, "one game is over"
    asked, also = one.decision, twin.decision
    assert (asked is None) == (also is None), "one game is over"
    if asked is not None and also is not None:
        assert asked.seat == also.seat, "different seats decide"
        if asked.seat == seat:
            assert (asked.name, asked.prompt) == (also.name, also.prompt), "the questions differ"
            assert [shown(option) for option in asked.options] == [shown(option) for option in also.options]
            assert asked.barred == also.barred
            assert asked.details == also.details, "the values of options depend on what is hidden"
    assert one.redeal(seat, 5).pack() == twin.redeal(seat, 5).pack(), "the redeal depends on what is hidden"


@pytest.mark.parametrize("setup", [setup for game in GAMES for setup in some_setups(game, SAMPLE)], ids=str)
def test_nobody_is_shown_or_told_what_he_cannot_know(setup: Setup) -> None:
    """A piece that a view shows was told of in the journal before, and nobody is told of what is hidden from him."""
    known, table = KNOWN[setup.game], setup.start(22)
    watchers: tuple[Seat | None, ...] = (None, *range(table.seats))
    told = dict.fromkeys(watchers, 0)
    before: dict[Seat | None, set[str]] = {seat: set() for seat in watchers}
    moment = Moments(13 * known.spacing)
    for number, decision in enumerate(walk(table, 22)):
        closely = moment(number)
        for seat in watchers:
            now = known.knows(table, seat)
            if closely:
                heard = known.told(table.journal_for(seat))
                assert known.ids_in(table.view(seat).encode()) <= heard, "the view shows what was never told"
                if decision.seat == seat:
                    points = " ".join(f"{option.at} {option.cost}" for option in decision.options)
                    points += " " + " ".join(" ".join(value.opens) for value in decision.details.values)
                    assert known.ids_in(points.encode()) <= heard, "the options show what was never told"
            told[seat] = _only_told_of(known, table, seat, told[seat], before[seat] | now)
            before[seat] = now


def _only_told_of(known: Known, table: Table[Any], seat: Seat | None, since: int, may_know: set[str]) -> int:
    """Look at what the journal has told a seat of late; how long it is now."""
    journal = table.journal or []
    for entry in journal[since:]:
        if not entry.readable_by(seat):
            continue
        sentence = table.game.sentence(table, entry)
        for piece, name in known.names.items():
            assert name not in sentence or piece in may_know, f"seat {seat} is told of {piece}: {sentence}"
    return len(journal)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_is_secret(game: str) -> None:
    assert game in KNOWN
    assert setups(game)
