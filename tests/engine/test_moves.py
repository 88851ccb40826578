"""Moves that are refused, steps that fail, and tables that cannot be laid: a sentence each, and nothing changes."""

from __future__ import annotations

from typing import Any
from weakref import finalize

import pytest

import resolute
from resolute import Option, Table
from resolute.engine.errors import GameOver, MoveError, NotListed, NotYourTurn, SetupError, StaleMove
from resolute.engine.frames import do
from resolute.testing import Example
from tests.engine.fair import Fair, give, rest, stroll


def fair(**options: Any) -> Table[Fair]:
    return resolute.new("test-fair", seats=2, seed=5, options=options)


def over() -> Table[Fair]:
    table = fair()
    while table.decision:
        table.play(0)
    return table


REFUSED: dict[str, tuple[type[MoveError], Table[Fair], dict[str, Any], str]] = {
    "not listed": (NotListed, fair(), {"option": Option("Fly", do(rest, 0))}, "“Fly” cannot be played now."),
    "listed for somebody else": (
        NotListed,
        fair(),
        {"option": Option("Rest", do(rest, 1))},
        "“Rest” cannot be played now.",
    ),
    "more than allowed": (
        NotListed,
        fair(),
        {"option": Option("Give 3", do(give, 0, 30))},
        "“Give 3” cannot be played now.",
    ),
    "too high": (NotListed, fair(), {"option": 9}, "There is no option 9; there are 9, counted from 0."),
    "negative": (NotListed, fair(), {"option": -1}, "There is no option -1; there are 9, counted from 0."),
    "another seat": (NotYourTurn, fair(), {"option": 0, "seat": 1}, "It is seat 0's decision, not seat 1's."),
    "stale": (
        StaleMove,
        fair(),
        {"option": 0, "seat": 0, "number": 4},
        "That move was chosen at position 4, but the game is at position 0.",
    ),
    "after the end": (GameOver, over(), {"option": 0}, "The game is over; there is nothing left to play."),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_wrong_move_has_its_own_error_with_a_sentence_and_changes_nothing(case: str) -> None:
    error, table, move, sentence = REFUSED[case]
    before, journal, asked = table.pack(), list(table.journal or ()), table.decision
    with pytest.raises(error) as caught:
        table.play(**move)
    assert str(caught.value) == sentence and type(caught.value) is error
    assert table.pack() == before and table.journal == journal
    now = table.decision
    assert (now is None) == (asked is None)
    if now is not None and asked is not None:
        assert now.options is asked.options and now.number == asked.number and now.seat == asked.seat


def test_a_move_can_be_named_by_its_place_by_its_option_or_by_an_equal_option() -> None:
    tables = [fair() for _ in range(3)]
    decision = tables[1].decision
    assert decision is not None
    tables[0].play(0, seat=0, number=0)
    tables[1].play(decision.options[0])
    tables[2].play(Option("Rest", do(rest, 0)))
    assert len({table.pack() for table in tables}) == 1


def test_a_step_that_raises_in_the_middle_leaves_state_journal_and_dice_as_they_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = fair()
    example = Example(table)
    before, journal = table.pack(), list(table.journal or ())

    def fails(t: Table[Fair], actor: int) -> None:
        t.state.visitors[actor].coins = 99
        t.state.lots.draw(t.dice)
        t.dice.die(6)
        t.tell("rests", actor, to=(0,))
        t.serial += 1
        t.muted = ((0, ""),)
        t.then(stroll, 1)
        raise ZeroDivisionError("in the middle")

    monkeypatch.setattr(rest, "run", fails)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            example.choose("Rest")
        assert table.pack() == before and table.journal == journal and table.dice.used is None
    monkeypatch.undo()
    twin = fair()
    for one in (table, twin):
        Example(one).choose("Show a lot", "Rest", "Take a lot")
    assert table.pack() == twin.pack() and table.journal == twin.journal


def test_a_move_says_who_chose_what_and_which_draws_it_used() -> None:
    example = Example(fair())
    assert example.table.play(example.option("Rest")) == resolute.Move(0, 0, (), False)
    taken = example.table.play(example.option("Take a lot"))
    assert (taken.seat, len(taken.draws), taken.private) == (1, 1, True)
    many = example.table.play(example.option("Throw many times"))
    assert len(many.draws) == 8 and not many.private


# Settings


def test_defaults_are_the_first_values() -> None:
    assert fair().options == {"length": 6, "mood": "merry", "rich": False}


def test_given_options_are_kept_and_the_rest_filled_in_in_a_fixed_order() -> None:
    one, other = fair(rich=True, length=12), fair(length=12, rich=True)
    assert list(one.options.items()) == [("length", 12), ("mood", "merry"), ("rich", True)]
    assert one.pack() == other.pack()


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "Fair is for 2 or 3 seats, not 1."),
        (4, {}, "Fair is for 2 or 3 seats, not 4."),
        (2, {"weather": "fine"}, 'Fair has no option called "weather"; it has length, mood, rich.'),
        (2, {"length": 7}, "Option length of Fair can be 6, 12, not 7."),
        (2, {"length": "6"}, 'Option length of Fair can be 6, 12, not "6".'),
        (2, {"rich": 1}, "Option rich of Fair can be false, true, not 1."),
        (2, {"mood": None}, "Option mood of Fair can be merry, grim, not None."),
        (2, {"mood": []}, "Option mood of Fair can be merry, grim, not []."),
        (2, {"rich": True, "mood": "grim"}, "Rich visitors are never grim."),
    ],
)
def test_a_table_that_cannot_be_started_is_refused_with_a_sentence(
    seats: int, options: dict[str, Any], sentence: str
) -> None:
    for make in (resolute.new, resolute.Record.new):
        with pytest.raises(SetupError) as caught:
            make("test-fair", seats=seats, options=options)
        assert str(caught.value) == sentence


def test_an_unknown_game_is_answered_with_the_nearest_name() -> None:
    with pytest.raises(SetupError, match='no game called "test-fairr"; did you mean "test-fair"'):
        resolute.new("test-fairr", seats=2)
    with pytest.raises(SetupError, match=r'no game called "zzzzzz"; there is .*test-fair'):
        resolute.new("zzzzzz", seats=2)


def test_a_seed_that_is_too_long_is_refused_with_a_sentence() -> None:
    with pytest.raises(SetupError, match="at most 64 bytes, not 65"):
        resolute.new("test-fair", seats=2, seed=bytes(65))


def test_a_table_without_a_journal_plays_the_same_game() -> None:
    told, silent = fair(), resolute.new("test-fair", seats=2, seed=5, journal=False)
    for table in (told, silent):
        Example(table).choose("Take a lot", "Throw many times", "Show a lot", "Rest")
    assert silent.journal is None and told.pack() == silent.pack()
    assert silent.journal_for(0) == [] and silent.story(None) == []


def test_a_table_that_nobody_needs_is_gone_at_once() -> None:
    """A table and its question are in no circle: whoever drops a table by the thousand drops its memory as well."""

    class Kept:
        """Something that only the table holds."""

    table = fair()
    assert table.decision is not None and table.decision.prompt
    table.play(0)
    kept = Kept()
    table.options["kept"] = kept
    gone: list[bool] = []
    finalize(kept, gone.append, True)
    del table, kept
    assert gone == [True]
