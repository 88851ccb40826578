"""The agenda: the order of frames, and the verbs that change what waits."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from resolute.engine import table as kernel
from resolute.engine.errors import RulesError
from resolute.engine.frames import Actor, Barred, Frame, Option, Step, choice, do, step
from resolute.engine.table import Table
from resolute.testing import Example, new_example
from tests.engine.small_game import SmallGame, won_by


class Said(msgspec.Struct):
    """What the steps have said so far."""

    words: list[str] = msgspec.field(default_factory=list)


@step
def start(t: Table[Said]) -> None:
    t.then(idle, 0)


@choice("Anything else?", rule="idle")
def idle(t: Table[Said], actor: Actor) -> Iterator[Option]:
    yield Option("End", do(end))


@idle.barred
def idle_barred(t: Table[Said], actor: Actor) -> Iterator[Barred]:
    yield Barred("Start a war", "Congress has to agree", at="congress")


@step
def end(t: Table[Said]) -> None:
    t.finish(won_by(0))


@step
def say(t: Table[Said], word: str) -> None:
    t.state.words.append(word)


@step
def nested(t: Table[Said], word: str, inside: tuple[str, ...]) -> None:
    t.then(say, f"{word} begins")
    if inside:
        t.then(nested, inside[0], inside[1:])
    t.then(say, f"{word} ends")
    t.state.words.append(f"{word} now")


class Saying(SmallGame[Said]):
    id = "test-saying"
    name = "Saying"
    state = Said
    start = start
    rules = (sys.modules[__name__],)


GAME = Saying()


def run(*frames: Frame) -> Example[Said]:
    return new_example(GAME, seats=1).run(*frames)


def test_frames_of_one_step_run_in_the_order_in_which_they_are_written() -> None:
    assert run(do(say, "a"), do(say, "b"), do(say, word="c")).state.words == ["a", "b", "c"]


def test_an_action_inside_another_is_done_before_what_waits_and_after_what_the_step_does_itself() -> None:
    words = run(do(nested, "war", ("battle", "skirmish")), do(say, "later")).state.words
    assert words == [
        "war now",
        "war begins",
        "battle now",
        "battle begins",
        "skirmish now",
        "skirmish begins",
        "skirmish ends",
        "battle ends",
        "war ends",
        "later",
    ]


# A choice with one option


@choice("Forced", rule="", forced=True)
def forced(t: Table[Said], actor: Actor, ways: int) -> Iterator[Option]:
    for way in range(ways):
        yield Option(f"Way {way}", do(say, f"way {way}"))


def test_a_forced_choice_with_one_option_is_played_by_the_table_and_is_no_move() -> None:
    game = run(do(forced, 0, 1))
    assert game.state.words == ["way 0"] and game.labels == ["End"] and game.table.number == 0


def test_a_forced_choice_with_two_options_is_asked() -> None:
    assert run(do(forced, 0, 2)).labels == ["Way 0", "Way 1"]


def test_an_ordinary_choice_with_one_option_is_asked() -> None:
    assert run().labels == ["End"]


def test_a_decision_knows_its_name_prompt_rule_and_what_is_barred() -> None:
    decision = run().table.decision
    assert decision is not None
    assert (decision.name, decision.prompt, decision.rule) == ("idle", "Anything else?", "idle")
    assert decision.barred == [Barred("Start a war", "Congress has to agree", at="congress")]


# Verbs


@step
def finish_first(t: Table[Said]) -> None:
    t.then(say, "before")
    t.finish(won_by(0, why="first"))
    t.finish(won_by(0, why="second"))
    t.then(say, "after")


def test_finish_wins_over_what_the_same_step_adds_and_over_a_second_finish() -> None:
    game = run(do(finish_first), do(say, "waiting"))
    assert game.table.outcome == won_by(0, why="first")
    assert game.state.words == [] and game.table.agenda == [] and game.table.decision is None


@step
def tidy_up(t: Table[Said]) -> None:
    t.state.words.append("tidy")


@step
def flee(t: Table[Said]) -> None:
    t.then(say, "dropped too")
    t.unwind(to=tidy_up)
    t.then(say, "the last word")


def test_unwind_drops_everything_above_the_step_to_which_it_goes() -> None:
    assert run(do(flee), do(say, "dropped"), do(tidy_up), do(say, "kept")).state.words == [
        "the last word",
        "tidy",
        "kept",
    ]


def test_unwind_to_a_step_that_does_not_wait_is_a_fault() -> None:
    with pytest.raises(RulesError, match="tidy_up is not waiting"):
        run(do(flee))


@step
def cancel_first(t: Table[Said], word: str) -> None:
    t.cancel(do(say, word))


@step
def replace_first(t: Table[Said], old: str, new: str) -> None:
    t.replace(do(say, old), do(say, new))


def test_cancel_takes_the_next_of_equal_frames() -> None:
    words = run(do(cancel_first, "a"), do(say, "a"), do(say, "b"), do(say, "a")).state.words
    assert words == ["b", "a"]


@step
def cancel_own(t: Table[Said]) -> None:
    t.then(say, "a")
    t.then(say, "b")
    t.then(say, "a")
    assert t.waiting(say) == do(say, "a")
    t.cancel(do(say, "a"))


def test_cancel_takes_the_next_of_what_the_same_step_added_too() -> None:
    assert run(do(cancel_own), do(say, "a")).state.words == ["b", "a", "a"]


def test_replace_puts_another_frame_into_the_same_place() -> None:
    words = run(do(replace_first, "b", "x"), do(say, "a"), do(say, "b"), do(say, "b")).state.words
    assert words == ["a", "x", "b"]


@step
def replace_own(t: Table[Said]) -> None:
    t.then(say, "a")
    t.then(say, "b")
    t.replace(do(say, "a"), do(say, "x"))


def test_replace_works_on_what_the_same_step_added() -> None:
    assert run(do(replace_own)).state.words == ["x", "b"]


@pytest.mark.parametrize("frame", [do(cancel_first, "a"), do(replace_first, "a", "b")])
def test_what_does_not_wait_cannot_be_canceled_or_replaced(frame: Frame) -> None:
    with pytest.raises(RulesError, match="say is not waiting"):
        run(frame)


@step
def look_ahead(t: Table[Said]) -> None:
    assert t.waiting(tidy_up) is None
    assert t.waiting(say) == do(say, "next") == t.waiting(tidy_up, say)
    assert t.waiting(idle) == do(idle, 0)
    t.then(say, "mine")
    assert t.waiting(say) == do(say, "mine")
    assert [frame.step for frame in t.ahead()] == [say, say, say, idle]


def test_waiting_finds_the_frame_that_comes_next() -> None:
    assert run(do(look_ahead), do(say, "next"), do(say, "last")).state.words == ["mine", "next", "last"]


# Faults of the rules


@choice("Nothing to choose", rule="")
def hopeless(t: Table[Said], actor: Actor) -> list[Option]:
    return []


@choice("Nothing to choose, by force", rule="", forced=True)
def hopeless_by_force(t: Table[Said], actor: Actor) -> list[Option]:
    return []


@pytest.mark.parametrize("dead_end", [hopeless, hopeless_by_force])
def test_a_choice_without_options_is_a_fault_with_its_name(dead_end: Step[[int]]) -> None:
    with pytest.raises(RulesError, match=f"{dead_end.name} has no options"):
        assert run(do(dead_end, 0)).table.decision


@choice("A trap", rule="")
def trap(t: Table[Said], actor: Actor) -> list[Option]:
    return [Option("Walk in", do(walk_in))]


@step
def walk_in(t: Table[Said]) -> None:
    t.state.words.append("oops")
    t.then(hopeless, 0)


def test_a_move_into_a_dead_end_is_refused_and_changes_nothing() -> None:
    game = run(do(trap, 0))
    before = game.table.pack()
    with pytest.raises(RulesError, match="hopeless has no options"):
        game.choose("Walk in")
    assert game.table.pack() == before and game.labels == ["Walk in"]


@step
def circle(t: Table[Said]) -> None:
    t.then(circle)


@choice("Round and round", rule="", forced=True)
def forced_circle(t: Table[Said], actor: Actor) -> list[Option]:
    return [Option("Once more", do(forced_circle, actor))]


@pytest.mark.parametrize("frame", [do(circle), do(forced_circle, 0)])
def test_rules_that_run_in_a_circle_are_a_fault(frame: Frame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "RUNAWAY", 500)
    with pytest.raises(RulesError, match=f"in a circle around {frame.step.name}"):
        run(frame)


@step
def forget_everything(t: Table[Said]) -> None:
    t.agenda.clear()


def test_an_agenda_that_runs_out_without_an_outcome_is_a_fault() -> None:
    with pytest.raises(RulesError, match="has not ended"):
        run(do(forget_everything))


@step
def wrongly_called(t: Table[Said], one: str, two: str) -> None:
    """Steps say themselves.

    At length.
    """


def test_words_that_do_not_fit_the_arguments_of_a_step_are_a_fault() -> None:
    any_step: Step[Any] = wrongly_called
    with pytest.raises(RulesError, match=r"wrongly_called takes \(one, two\)"):
        do(any_step, "1", three="3")
    assert do(wrongly_called, "1", two="2") == do(wrongly_called, two="2", one="1") == do(wrongly_called, "1", "2")


def test_a_step_says_its_rule_in_the_first_paragraph_of_its_docstring() -> None:
    assert wrongly_called.sentence == "Steps say themselves."
    assert repr(wrongly_called) == "<step wrongly_called>"
