"""Interruptions that came to nothing: everybody who can still stop the event is asked again. (Interruptions)"""

from __future__ import annotations

from tests.dictators.staging import Stage, begin_in, hand, have_disarmed, hold, next_president, on_top, stage

FACILITIES = ("Denver", "Chicago", "Detroit")


def knocking() -> Stage:
    """The first of three dictators is about to convince the president, with Supreme Court in hand; both others hold
    Recount."""
    t = have_disarmed(stage(seats=3), 0, *FACILITIES)
    next_president(begin_in(t, "Washington"), "At the Desk")
    hold(hold(hold(t, 0, "Supreme Court"), 1, "Recount"), 2, "Recount")
    return begin_in(t, "Washington").dice(20).choose("Confront the president")


def test_a_recount_that_was_overruled_leaves_the_other_recount() -> None:
    """Seat 1 passes, seat 2 demands a recount, seat 0 goes to court: seat 1 is asked before the game ends."""
    t = knocking()
    assert t.asked == ("answer", 1)
    t.choose("Let it happen")
    assert t.asked == ("answer", 2)
    t.choose("Play Recount")
    assert t.asked == ("answer", 0), "about the recount"
    t.choose("Play Supreme Court")
    assert t.table.outcome is None and t.asked == ("answer", 1), "about the victory, once more"
    t.choose("Play Recount")
    assert t.state.mover == 1 and t.asked[0] == "take_action"


def test_passing_twice_lets_the_dictator_win() -> None:
    t = knocking().choose("Let it happen", "Play Recount", "Play Supreme Court", "Let it happen")
    assert t.table.outcome is not None and t.table.outcome.winners == (0,)


def test_a_veto_that_was_overruled_leaves_the_other_veto() -> None:
    t = hold(hold(hold(stage(seats=3), 0, "Foreign Aid", "Supreme Court"), 1, "Veto"), 2, "Veto")
    on_top(t, "Amtrak", "EMP", "Hacker")
    t.choose("Play Foreign Aid", "Let it happen", "Play Veto")
    assert t.asked == ("answer", 0)
    t.choose("Play Supreme Court")
    assert t.asked == ("answer", 1) and "Foreign Aid" in t.decision.prompt
    t.choose("Play Veto")
    assert hand(t, 0) == [] and t.asked == ("take_action", 0)
