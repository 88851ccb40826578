"""Rolls that are modified before they fall, and re-rolled or modified after it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec
import pytest

import resolute
from resolute.engine.book import Book
from resolute.engine.charts import Chart, Row
from resolute.engine.dice_rolls import add_modifier, pending_roll, reroll, rolled_total
from resolute.engine.effects import Nothing, Shift
from resolute.engine.errors import RulesError
from resolute.engine.frames import Actor, Option, Step, choice, do, on_roll, step
from resolute.engine.journal import Roll
from resolute.engine.registry import register
from resolute.engine.rolling import OnChart
from resolute.engine.table import D6, Table
from resolute.engine.values import Track, held
from resolute.testing import Example, new_example
from tests.engine.small_game import SmallGame, won_by


class Vote(msgspec.Struct):
    """A bill that a roll of 5 or more passes."""

    money: int = 3
    support: int = 0
    total: int = 0


_GET, _PUT = held("", Vote, "support")
SUPPORT = Track("support", "Support", _GET, 0, 9, _PUT)
BOOK = Book()
BOOK.add("bill", OnChart(Chart("the bill", (Row(1, 4, "lost", Nothing()), Row(5, 6, "passed", Shift(SUPPORT, 1))))))


@step
def vote(t: Table[Vote]) -> None:
    """Pay for a speech, roll, pay for a second roll or for a late vote."""
    t.roll(
        D6,
        "the vote",
        modifiers=[("a friend", 1)],
        before=do(speech, 0),
        after=do(second_try, 0),
        then=do(counted, 0),
        chart="bill",
    )


@choice("Pay for a speech?", rule="speech")
def speech(t: Table[Vote], actor: Actor) -> Iterator[Option]:
    yield Option("Pay 1 for a speech", do(speak), cost="1")
    yield Option("Say nothing", do(go_on), declines=True)


@choice("Pay for another roll?", rule="again")
def second_try(t: Table[Vote], actor: Actor) -> Iterator[Option]:
    yield Option("Pay 1 to roll again", do(again), cost="1")
    yield Option("Pay 1 for a late vote", do(late_vote), cost="1")
    yield Option("Let it stand", do(go_on), declines=True)


@step
def go_on(t: Table[Vote]) -> None:
    """Nothing is paid."""


@step
def speak(t: Table[Vote]) -> None:
    t.state.money -= 1
    add_modifier(t, "a speech", 2)


@step
def again(t: Table[Vote]) -> None:
    t.state.money -= 1
    reroll(t)


@step
def late_vote(t: Table[Vote]) -> None:
    t.state.money -= 1
    assert rolled_total(t) == 4
    add_modifier(t, "a late vote", 1)


@on_roll
def counted(t: Table[Vote], total: int, seat: int) -> None:
    t.state.total = total
    t.then(end, seat)


@choice("Done?", rule="end")
def end(t: Table[Vote], actor: Actor) -> Iterator[Option]:
    yield Option("Done", do(finished))


@step
def finished(t: Table[Vote]) -> None:
    t.finish(won_by(0))


class Voting(SmallGame[Vote]):
    id = "test-voting"
    name = "Voting"
    state = Vote
    start = vote
    rules = (sys.modules[__name__],)
    book = BOOK
    tracks = {"support": SUPPORT}  # noqa: RUF012


GAME = Voting()
register(GAME)


def rolls(example: Example[Vote], kind: str = "roll") -> list[Roll]:
    return [entry.about[0] for entry in example.table.journal or () if entry.kind == kind]


def test_a_roll_can_be_paid_for_before_and_rolled_again_after_it_falls() -> None:
    game = new_example(GAME, seats=1, faces=[1, 3])
    game.choose("Pay 1 for a speech")
    assert rolls(game) == [Roll("the vote", (1,), (("a friend", 1), ("a speech", 2)), "lost")]
    game.choose("Pay 1 to roll again")
    assert rolls(game)[1] == Roll("the vote", (3,), (("a friend", 1), ("a speech", 2)), "passed")
    assert (game.state.total, game.state.money) == (6, 1)
    assert game.labels == ["Done"], "the second roll is not asked about again"


def test_the_journal_says_dice_modifiers_with_reasons_total_and_row() -> None:
    game = new_example(GAME, seats=1, faces=[1, 3])
    game.choose("Pay 1 for a speech", "Pay 1 to roll again")
    assert game.story == [
        "+2 for a speech.",
        "the vote: rolled 1 + 1 (a friend) + 2 (a speech) = 4: lost.",
        "the vote: rolled 3 + 1 (a friend) + 2 (a speech) = 6: passed.",
    ]


def test_a_modifier_after_the_roll_changes_the_row_and_the_journal_says_the_new_one() -> None:
    game = new_example(GAME, seats=1, faces=[3]).choose("Say nothing", "Pay 1 for a late vote")
    assert game.state.total == 5
    assert rolls(game, "now") == [Roll("the vote", (3,), (("a friend", 1), ("a late vote", 1)), "passed")]
    assert game.story[-1] == "the vote: rolled 3 + 1 (a friend) + 1 (a late vote) = 5: passed."


def test_nothing_is_rolled_before_the_question_that_comes_first() -> None:
    game = new_example(GAME, seats=1, faces=[6])
    assert rolls(game) == []
    game.choose("Say nothing", "Let it stand")
    assert (game.state.total, game.state.money) == (7, 3)


@pytest.mark.parametrize("labels", [(), ("Pay 1 for a speech",), ("Say nothing", "Pay 1 for a late vote")])
def test_a_table_can_be_saved_while_dice_wait_or_lie(labels: tuple[str, ...]) -> None:
    game = new_example(GAME, seats=1, faces=[3, 2]).choose(*labels)
    loaded = Example[Vote](resolute.unpack(game.table.pack()))
    assert loaded.table.agenda == game.table.agenda
    while loaded.labels:
        for one in (game, loaded):
            one.choose(one.labels[0])
    assert game.table.pack() == loaded.table.pack()


@step
def throw_and_modify(t: Table[Vote]) -> None:
    t.roll(D6, "inner", then=do(counted, 0))
    add_modifier(t, "at once", 4)
    assert pending_roll(t).args[2] == "inner"


def test_a_modifier_finds_the_throw_that_the_same_step_has_just_put_there() -> None:
    game = new_example(GAME, seats=1, faces=[1])
    game.run(do(throw_and_modify))
    assert game.state.total == 5


@step
def reroll_nothing(t: Table[Vote]) -> None:
    reroll(t)


@step
def modify_nothing(t: Table[Vote]) -> None:
    t.cancel(pending_roll(t))
    add_modifier(t, "nobody", 1)


@step
def total_of_nothing(t: Table[Vote]) -> None:
    rolled_total(t)


@pytest.mark.parametrize("what", [reroll_nothing, modify_nothing, total_of_nothing])
def test_a_throw_that_does_not_wait_cannot_be_touched(what: Step[[]]) -> None:
    with pytest.raises(RulesError, match=r"no roll is waiting|no dice on the table"):
        new_example(GAME, seats=1).run(do(what))
