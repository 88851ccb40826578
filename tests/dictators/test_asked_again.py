"""Interruptions that came to nothing: everybody who can still stop the event is asked again. (Interruptions)"""

from __future__ import annotations

from tests.dictators.staging import (
    Stage,
    aim_at,
    begin_in,
    hand,
    have_disarmed,
    hold,
    in_front,
    next_president,
    on_top,
    stage,
)

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


def test_whoever_is_asked_again_hears_what_an_attempt_needs_now() -> None:
    """John Hancock comes while the first Safety Inspection is being stopped: from then on it takes a 4."""
    t = aim_at(stage(seats=3), 0, "Denver")
    hold(hold(hold(t, 0, "Diplomatic Immunity"), 1, "Safety Inspection"), 2, "Safety Inspection")
    on_top(t, "John Hancock").choose("Try to")
    assert "(3+, 67%)" in t.decision.prompt
    t.choose("Play Safety Inspection", "Play Diplomatic Immunity")
    assert t.asked == ("answer", 2) and "(4+, 50%)" in t.decision.prompt
    stakes = t.decision.details.stakes
    assert stakes is not None and (stakes.least, stakes.chance) == (4, 0.5)


def test_whoever_is_asked_again_hears_what_the_president_takes_now() -> None:
    """Thomas Paine comes, and the president is still in a good mood: 20 − 2 + 3."""
    t = next_president(hold(stage(seats=3), 0, "Diplomatic Immunity"), "In a Good Mood")
    on_top(hold(hold(t, 1, "Golf Weekend"), 2, "Golf Weekend"), "Thomas Paine")
    begin_in(t, "Washington").choose("Confront the president")
    assert "(18+, 15%)" in t.decision.prompt
    t.choose("Play Golf Weekend", "Play Diplomatic Immunity")
    assert t.asked == ("answer", 2) and "(21+, 0%)" in t.decision.prompt


def test_whoever_is_asked_again_hears_to_which_level_defcon_drops_now() -> None:
    """Diplomatic Immunity saves the first DEFCON card from Crossed Wires, and draws the second."""
    t = stage(seats=3, poker_face=True)
    hold(hold(hold(t, 0, "Diplomatic Immunity"), 1, "Crossed Wires"), 2, "Veto")
    on_top(t, "DEFCON", "DEFCON").choose("Draw a card", "Play Crossed Wires", "Let it happen")
    t.choose("Play Diplomatic Immunity", "Let it happen", "Let it happen")
    assert t.state.defcon == 4 and t.asked == ("answer", 2)
    assert t.decision.prompt.startswith("DEFCON is about to drop to 3.")


def test_a_reroll_is_worth_what_the_tool_leaves_of_it() -> None:
    """With the Golden Toolbox it takes a 4, also when the die is rolled again."""
    t = in_front(aim_at(stage(), 0, "Denver"), 0, "Golden Toolbox")
    hold(t, 1, "Loaded Dice").dice(5).choose("Golden Toolbox: Tinker")
    chance = t.decision.details.value(t.labels.index("Play Loaded Dice")).chance
    assert chance is not None and chance.after == 0.5
