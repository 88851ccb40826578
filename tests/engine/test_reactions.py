"""Interruptions that are themselves interrupted."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import resolute
from resolute import MoveError, Record
from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.game import POKER_FACE, Game
from resolute.engine.pieces import Hand
from resolute.engine.reactions import (
    UNTIL_MY_TURN,
    Event,
    announce,
    ask_again,
    is_answerable,
    listen_again,
    pending,
    pending_event,
    stop_event,
)
from resolute.engine.registry import register
from resolute.engine.table import Table
from resolute.testing import Example, new_example
from tests.engine.small_game import SmallGame, won_by

STOP = 1
PARADE = 2
"""Whoever holds this is told that parades could be answered, though they cannot."""


class Duel(msgspec.Struct):
    """Marches that STOP cards stop; a STOP can be stopped too."""

    hands: list[Hand]
    marched: list[int] = msgspec.field(default_factory=list)
    turn: int = 0


@step
def begin(t: Table[Duel]) -> None:
    listen_again(t, t.state.turn)
    t.then(orders, t.state.turn)


@choice("March?", rule="orders")
def orders(t: Table[Duel], actor: Actor) -> Iterator[Option]:
    yield Option("March", do(march, actor))
    yield Option("March twice", do(march_twice, actor))
    yield Option("March past", do(march_past, actor))
    yield Option("End the turn", do(end_turn))
    yield Option("End the war", do(end_war))


@step
def march(t: Table[Duel], actor: Actor) -> None:
    announce(t, "march", do(marched, actor), by=actor, about=("march", actor))
    t.then(orders, actor)


@step
def march_twice(t: Table[Duel], actor: Actor) -> None:
    announce(t, "march", do(marched, actor), by=actor, about=("first march",))
    announce(t, "march", do(marched, actor), by=actor, about=("second march",))
    t.then(orders, actor)


@step
def march_past(t: Table[Duel], actor: Actor) -> None:
    """An event of a kind that nobody can answer, and one that its own step stops again."""
    announce(t, "parade", do(marched, 100 + actor), by=actor, about=("parade",))
    event = announce(t, "march", do(marched, actor), by=actor, about=("feint",))
    assert pending_event(t, event.id) is not None
    assert stop_event(t, event.id)
    assert not stop_event(t, event.id)
    t.then(orders, actor)


@step
def marched(t: Table[Duel], actor: Actor) -> None:
    t.state.marched.append(actor)


@step
def end_turn(t: Table[Duel]) -> None:
    t.state.turn = (t.state.turn + 1) % t.seats
    t.then(begin)


@step
def end_war(t: Table[Duel]) -> None:
    t.finish(won_by(0))


@step
def play_stop(t: Table[Duel], actor: Actor, target: int) -> None:
    """The card is paid at once, whether it comes to anything or not."""
    t.state.hands[actor].remove(STOP)
    announce(t, "stop", do(stop, target), by=actor, about=("stop", target))


@step
def stop(t: Table[Duel], target: int) -> None:
    stop_event(t, target)


class War(SmallGame[Duel]):
    id = "test-war"
    name = "War"
    state = Duel
    start = begin
    rules = (sys.modules[__name__],)
    settings = (POKER_FACE,)

    def initial_state(self, seats: int, options: dict[str, Any]) -> Duel:
        return Duel([Hand() for _ in range(seats)])

    def answers(self, t: Table[Duel], actor: Actor, event: Event) -> Iterable[Option]:
        if event.by != actor and event.kind in ("march", "stop") and STOP in t.state.hands[actor].cards:
            yield Option("Stop it", do(play_stop, actor, event.id), cost="a card", at="card:1", group="the stop")

    def event_words(self, t: Table[Duel], event: Event) -> str:
        return f"Seat {event.by} orders the {event.about[0]}"

    def may_be_answered(self, t: Table[Duel], kind: str) -> bool:
        return kind != "parade" or PARADE in t.state.hands[0].cards

    def holds_cards(self, t: Table[Duel], actor: Actor) -> bool:
        return len(t.state.hands[actor]) > 0


GAME = War()
register(GAME)


def war(*hands: tuple[int, ...], poker_face: bool = False) -> Example[Duel]:
    game = new_example(GAME, seats=len(hands), options={"poker_face": poker_face})
    game.state.hands[:] = map(Hand, hands)
    return game


def asked(game: Example[Duel]) -> tuple[str, Seat]:
    decision = game.table.decision
    assert decision is not None
    return decision.name, decision.seat


def test_an_event_that_nobody_can_answer_happens_at_once() -> None:
    game = war((STOP,), (), ()).choose("March")
    assert game.state.marched == [0] and asked(game) == ("orders", 0)


def test_whoever_can_answer_is_asked_and_may_let_it_happen() -> None:
    game = war((), (STOP,), (STOP,)).choose("March")
    decision = game.table.decision
    assert decision is not None and decision.prompt == "Seat 0 orders the march. Play the stop?"
    assert asked(game) == ("answer", 1) and game.option("Stop it").cost == "a card"
    assert game.option("Let it happen").declines
    game.choose("Let it happen")
    assert asked(game) == ("answer", 2)
    game.choose("Let it happen")
    assert game.state.marched == [0] and asked(game) == ("orders", 0)


def test_a_counter_stops_what_it_answers_and_its_window_closes() -> None:
    game = war((), (STOP,), (), (STOP,)).choose("March", "Stop it")
    assert asked(game) == ("answer", 3), "seat 3 is asked about the counter"
    game.choose("Let it happen")
    assert asked(game) == ("orders", 0), "and no longer about the march, which was stopped"
    assert game.state.marched == [] and game.state.hands[3].cards == (STOP,)
    assert "Seat 0 orders the march: stopped." in game.story


def test_a_counter_is_itself_countered_so_that_the_last_is_resolved_first() -> None:
    game = war((STOP,), (STOP,), ()).choose("March", "Stop it")
    assert asked(game) == ("answer", 0), "the one who marches may answer the counter"
    game.choose("Stop it")
    assert game.state.marched == [0]
    assert [hand.cards for hand in game.state.hands] == [(), (), ()], "both cards are paid"
    assert game.story[-2:] == ["Seat 1 responds.", "Seat 1 orders the stop: stopped."]


def test_a_chain_of_three_counters_stops_the_first_event_again() -> None:
    game = war((STOP,), (STOP, STOP), ()).choose("March", "Stop it", "Stop it")
    assert asked(game) == ("answer", 1)
    game.choose("Stop it")
    assert game.state.marched == []


def test_a_window_goes_on_where_it_was_when_the_answer_came_to_nothing() -> None:
    game = war((STOP,), (STOP,), (STOP,)).choose("March", "Stop it")
    assert asked(game) == ("answer", 2)
    game.choose("Let it happen", "Stop it")
    assert asked(game) == ("answer", 2), "about the stop of the stop"
    game.choose("Let it happen")
    assert asked(game) == ("answer", 2), "about the march itself"
    game.choose("Let it happen")
    assert game.state.marched == [0]


def test_whoever_has_answered_in_vain_is_asked_again() -> None:
    game = war((STOP,), (STOP, STOP), (STOP,)).choose("March", "Stop it", "Let it happen", "Stop it")
    assert asked(game) == ("answer", 1), "about the stop of his stop"
    game.choose("Let it happen", "Let it happen")
    assert asked(game) == ("answer", 1) and game.decision.prompt == "Seat 0 orders the march. Play the stop?"
    game.choose("Stop it", "Let it happen")
    assert game.state.marched == [] and asked(game) == ("orders", 0)


def test_whoever_has_answered_in_vain_and_declines_then_leaves_it_to_the_next() -> None:
    game = war((STOP,), (STOP, STOP), (STOP,)).choose("March", "Stop it", "Let it happen", "Stop it")
    game.choose("Let it happen", "Let it happen", "Let it happen")
    assert asked(game) == ("answer", 2) and game.decision.prompt == "Seat 0 orders the march. Play the stop?"
    game.choose("Let it happen")
    assert game.state.marched == [0] and asked(game) == ("orders", 0)


def test_a_seat_that_passed_is_asked_again_when_the_answer_it_counted_on_was_stopped() -> None:
    """Seat 1 passes, seat 2 answers and is countered: seat 1 may still stop the march."""
    game = war((STOP,), (STOP,), (STOP,)).choose("March", "Let it happen", "Stop it")
    assert asked(game) == ("answer", 0), "about the stop"
    game.choose("Stop it")
    assert asked(game) == ("answer", 1), "about the counter"
    game.choose("Let it happen")
    assert asked(game) == ("answer", 1) and game.state.marched == [], "about the march, once more"
    game.choose("Stop it")
    assert game.state.marched == [] and asked(game) == ("orders", 0)


def test_nobody_is_asked_twice_about_the_same_answer() -> None:
    game = war((STOP,), (STOP, STOP), (STOP,), (STOP,)).choose("March", "Stop it")
    order = []
    while asked(game)[0] == "answer":
        order.append((game.decision.prompt, asked(game)[1]))
        game.choose("Stop it" if asked(game)[1] == 0 else "Let it happen")
    about = [seat for prompt, seat in order if "march" in prompt]
    assert about == [1, 2, 3], "the circle is asked once after the answer came to nothing"
    assert game.state.marched == [0]


def test_whoever_has_no_other_answer_or_does_not_want_to_be_asked_is_not_asked_again() -> None:
    game = war((STOP,), (STOP,), (7,)).choose("March", "Stop it", "Stop it")
    assert game.state.marched == [0] and asked(game) == ("orders", 0)
    game = war((STOP,), (STOP, STOP)).choose("March", "Stop it", "Stop it", "Don't ask me again this turn")
    assert game.state.marched == [0] and asked(game) == ("orders", 0)


def test_with_a_poker_face_being_asked_again_does_not_tell_whether_there_is_another_answer() -> None:
    stories = []
    for other in (STOP, 7):
        game = war((STOP,), (STOP, other), poker_face=True).choose("March", "Stop it", "Stop it")
        assert asked(game) == ("answer", 1)
        while asked(game)[0] == "answer":
            game.choose("Let it happen")
        assert game.state.marched == [0]
        stories.append(game.table.journal)
    assert stories[0] == stories[1]


def test_seats_are_asked_clockwise_from_the_one_after_the_actor() -> None:
    game = war((STOP,), (), (STOP,), (STOP,)).choose("End the turn", "March")
    order = []
    while asked(game)[0] == "answer":
        order.append(asked(game)[1])
        game.choose("Let it happen")
    assert order == [2, 3, 0]


def test_two_events_of_one_step_are_answered_one_after_the_other() -> None:
    game = war((), (STOP, STOP)).choose("March twice", "Stop it")
    assert game.state.marched == []
    decision = game.table.decision
    assert decision is not None and decision.prompt == "Seat 0 orders the second march. Play the stop?"
    game.choose("Let it happen")
    assert game.state.marched == [0]


def test_an_event_can_be_stopped_by_the_step_that_announced_it() -> None:
    game = war((), (STOP,)).choose("March past")
    assert game.state.marched == [100] and asked(game) == ("orders", 0)


@pytest.mark.parametrize(
    ("label", "asked_about_marches", "asked_about_stops"),
    [("Don't ask me about this again this turn", False, True), ("Don't ask me again this turn", False, False)],
)
def test_a_seat_that_does_not_want_to_be_asked_is_not_asked_until_the_turn_ends(
    label: str, asked_about_marches: bool, asked_about_stops: bool
) -> None:
    game = war((), (STOP,), (STOP, STOP)).choose("March", label, "Let it happen", "March")
    assert (asked(game) == ("answer", 1)) is asked_about_marches
    assert asked(game) == ("answer", 2)
    game.choose("Stop it")
    assert (asked(game) == ("answer", 1)) is asked_about_stops
    if asked_about_stops:
        game.choose("Let it happen")
    game.choose("End the turn", "End the turn", "March")
    assert asked(game) == ("answer", 1), "a new turn, so everybody is asked again"


def test_without_a_poker_face_only_those_are_asked_who_can_answer() -> None:
    game = war((), (7,), (STOP,)).choose("March")
    assert asked(game) == ("answer", 2)
    asked_about = [entry.about for entry in game.table.journal or () if entry.kind == "asked"]
    assert asked_about == [(2, "march", 0, ("march", 0))], "and everybody hears about what"


def test_a_poker_face_asks_everybody_who_holds_cards() -> None:
    game = war((), (7,), (STOP,), (), poker_face=True).choose("March")
    assert asked(game) == ("answer", 1) and game.decision.prompt == "Seat 0 orders the march. Respond?"
    assert "Stop it" not in game.labels and "Let it happen" in game.labels
    game.choose("Let it happen")
    assert asked(game) == ("answer", 2) and "Stop it" in game.labels
    game.choose("Let it happen")
    assert game.state.marched == [0], "seat 3 holds no cards, and everybody knows it"


def test_with_a_poker_face_the_journal_does_not_tell_who_could_have_answered() -> None:
    bluff = war((), (7,), (8,), poker_face=True).choose("March", "Let it happen", "Let it happen")
    real = war((), (STOP,), (8,), poker_face=True).choose("March", "Let it happen", "Let it happen")
    assert bluff.table.journal == real.table.journal


@pytest.mark.parametrize("label", ["Don't ask me about the stop until my next turn", "Don't ask me until my next turn"])
def test_a_seat_can_be_left_in_peace_until_its_own_next_turn(label: str) -> None:
    game = war((), (), (STOP,), ()).choose("March", label, "March")
    assert asked(game) == ("orders", 0)
    game.choose("End the turn", "March")
    assert asked(game) == ("orders", 1), "another turn, but not its own"
    game.choose("End the turn", "End the turn", "March")
    assert asked(game) == ("answer", 2), "its own turn has begun in between"
    assert game.table.muted == ()


def test_a_piece_that_is_muted_does_not_mute_another() -> None:
    """The seat is asked again as soon as it could answer with something else."""
    game = war((), (STOP,)).choose("March", "Don't ask me about the stop until my next turn")
    assert game.table.muted == ((1, UNTIL_MY_TURN + "card:1"),)
    game.table.muted = ((1, UNTIL_MY_TURN + "card:7"),)
    game.choose("March")
    assert asked(game) == ("answer", 1)


def test_with_a_poker_face_no_piece_can_be_muted_because_that_would_show() -> None:
    game = war((), (STOP,), poker_face=True).choose("March")
    assert "Don't ask me about the stop until my next turn" not in game.labels
    game.choose("Don't ask me until my next turn").choose("March")
    assert asked(game) == ("orders", 0)


def test_everybody_listens_again_if_nobody_in_particular_is_on_turn() -> None:
    game = war((), (STOP,)).choose("March", "Don't ask me until my next turn")
    listen_again(game.table)
    assert game.table.muted == ()


def test_an_actor_for_whom_another_seat_decided_can_be_asked_again() -> None:
    game = war((), (STOP,), (STOP,)).choose("March", "Don't ask me until my next turn", "Don't ask me again this turn")
    ask_again(game.table, 1)
    assert game.table.muted == ((2, ""),)
    game.choose("March")
    assert asked(game) == ("answer", 1)


def test_an_event_that_nobody_might_answer_needs_no_window() -> None:
    """A quick look spares the window; the event happens just the same, and nothing tells the two apart."""
    plain, told = war((), (STOP,)), war((PARADE,), (STOP,))
    assert not is_answerable(plain.table, "parade") and is_answerable(told.table, "parade")
    assert is_answerable(war((), (), poker_face=True).table, "parade"), "a poker face asks all the same"
    for game in (plain, told):
        game.choose("March past")
        assert game.state.marched == [100] and asked(game) == ("orders", 0)


def test_a_game_whose_answers_tell_themselves_is_not_told_twice() -> None:
    game = war((), (STOP,))
    with patch.object(War, "tells_answers", False):
        game.choose("March", "Stop it")
    assert not [line for line in game.story if "responds" in line]


def test_ids_count_from_the_events_that_wait() -> None:
    """How many events there have been may depend on what is hidden, so that an id must not tell it."""
    game = war((STOP,), (STOP,)).choose("March", "Let it happen", "March", "Stop it")
    assert [frame.args[0].id for frame in game.table.agenda if frame.step is pending] == [1, 2]


def test_a_redeal_does_not_know_what_others_do_not_want_to_be_asked_about() -> None:
    game = war((), (STOP,), (STOP,)).choose("March", "Don't ask me again this turn", "Don't ask me again this turn")
    assert game.table.redeal(1, 0).muted == ((1, ""),)
    assert game.table.redeal(0, 0).muted == ()


def test_a_table_can_be_saved_in_the_middle_of_a_chain() -> None:
    game = war((STOP,), (STOP,), (STOP,)).choose("March", "Don't ask me about this again", "Stop it")
    loaded = Example[Duel](resolute.unpack(game.table.pack()))
    assert loaded.table.agenda == game.table.agenda and loaded.table.muted == ((1, "march"),)
    for one in (game, loaded):
        one.choose("Stop it", "Let it happen")
    assert game.table.pack() == loaded.table.pack() and game.state.marched == [0]


def test_events_are_facts_and_the_game_has_the_words() -> None:
    """What waits, and what the journal keeps, is kind, actor and particulars: no sentence is stored."""
    game = war((STOP,), (STOP,)).choose("March", "Stop it", "Stop it")
    kept = [(entry.kind, entry.about) for entry in game.table.journal or ()]
    assert kept == [
        ("asked", (1, "march", 0, ("march", 0))),
        ("answered", (1, "march", 0, ("march", 0))),
        ("asked", (0, "stop", 1, ("stop", 1))),
        ("answered", (0, "stop", 1, ("stop", 1))),
        ("stopped", ("stop", 1, ("stop", 1))),
    ]
    waits = war((), (STOP,)).choose("March").table
    assert b"orders the" not in waits.pack()
    with patch.object(War, "event_words", lambda game, t, event: "Qrtz"):
        assert waits.decision is not None and waits.decision.prompt.startswith("Qrtz. ")


def test_a_game_without_words_for_its_events_calls_them_by_their_kind() -> None:
    game = war((), (STOP,))
    with patch.object(War, "event_words", Game.event_words):
        assert game.choose("March").decision.prompt == "March. Play the stop?"


@pytest.mark.parametrize("hands", [((), (STOP,)), ((), ())])
def test_who_is_asked_cannot_be_looked_at_and_taken_back(hands: tuple[tuple[int, ...], ...]) -> None:
    """That somebody is asked, or that nobody is, shows what the others may hold: no seat takes that back alone."""
    record = Record.new(GAME.id, seats=2, seed=1)
    record.table.state.hands[:] = map(Hand, hands)
    record.play(0)
    assert record.table.decision is not None and record.table.decision.seat == len(hands[1])
    assert not record.can_undo(0) and not Record.resume(record.snapshot()).can_undo(0)
    with pytest.raises(MoveError, match="Others could react"):
        record.undo(0)
    assert record.can_undo(), "those who agree take it back without a word in the journal"


def test_with_a_poker_face_it_shows_nothing_who_is_asked() -> None:
    record = Record.new(GAME.id, seats=2, seed=1, options={"poker_face": True})
    record.play(0)
    assert record.can_undo(0) and Record.resume(record.snapshot()).can_undo(0)
