"""What a finished race says about itself."""

from __future__ import annotations

from random import Random

import pytest

import resolute
from resolute.engine.summary import SummaryFact
from resolute.engine.table import Table
from resolute.games.dictators.content.map import NUMBER
from resolute.games.dictators.history import to_go
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.summary import dictators_summary
from tests.dictators.staging import Stage, aim_at, begin_in, have_disarmed, hold, next_president, on_top, put, stage


def _over(seed: int) -> Table[Dictators]:
    luck = Random(seed)
    table = resolute.new("dictators", seats=3, seed=seed)
    while table.decision is not None:
        table.play(luck.randrange(len(table.decision.options)))
    return table


@pytest.mark.parametrize("seed", range(4))
def test_the_roll_that_decided_it_is_shown_with_what_was_needed(seed: int) -> None:
    table = _over(seed)
    assert table.outcome is not None
    summary = dictators_summary(table, 0)
    if table.outcome.ending == "president_convinced":
        deciding = summary.deciding
        assert deciding is not None and deciding.sides == 20 and deciding.least is not None
        assert deciding.number is not None and deciding.number <= table.number
        assert sum(deciding.faces) >= deciding.least
    else:
        assert summary.deciding is not None and summary.deciding.figure == "1"


@pytest.mark.parametrize("seed", range(4))
def test_luck_names_the_least_likely_success_and_failure(seed: int) -> None:
    table = _over(seed)
    panels = {panel.key: panel for panel in dictators_summary(table, None).panels}
    assert len(panels["standing"].facts) == 3
    for fact in panels["luck"].facts if "luck" in panels else ():
        assert fact.seat in range(3) and fact.number is not None and "needed" in fact.note
    if table.outcome is not None and "rival" in panels:
        won = table.outcome.winners if table.outcome.ending != "defcon_1" else ()
        assert all(fact.seat not in won for fact in panels["rival"].facts)


@pytest.mark.parametrize("seed", range(4))
def test_the_race_is_told_by_the_turns_to_washington_after_each_turn(seed: int) -> None:
    """Everybody begins where they were dealt, each of their turns adds a point, and the last is where they stand."""
    table = _over(seed)
    race = next(panel for panel in dictators_summary(table, None).panels if panel.key == "race")
    for seat, player in enumerate(table.state.players):
        points = [fact for fact in race.facts if fact.seat == seat and fact.kind == "away"]
        begun = sum(entry.kind in ("turn", "skipped") and entry.about[0] == seat for entry in table.journal or ())
        assert [fact.turn for fact in points] == list(range(begun + 1))
        assert all(fact.amount is not None and fact.amount >= 0 for fact in points)
        fell = [fact.at for fact in race.facts if fact.seat == seat and fact.kind == "disarmed"]
        assert {f"place:{place}" for place in player.disarmed} <= set(fell)
    mover = max(race.facts, key=lambda fact: fact.number or 0).seat
    assert mover is not None
    last = [fact for fact in race.facts if fact.seat == mover and fact.kind == "away"][-1]
    assert last.amount == to_go(table.state.players[mover].place)


def _knocking(*rolls: int) -> Stage:
    """Napoleon has three facilities and rolls before the president; Caligula demands a recount of what is enough."""
    t = have_disarmed(hold(stage(), 1, "Recount"), 0, "Denver", "Chicago", "Detroit")
    begin_in(next_president(t, "At the Desk"), "Washington").dice(*rolls).choose("Confront the president")
    return t


def _panels(t: Stage) -> dict[str, tuple[SummaryFact, ...]]:
    return {panel.key: panel.facts for panel in dictators_summary(t.table, None).panels}


def test_a_win_that_was_recounted_was_a_try() -> None:
    t = _knocking(9).choose("Play Recount")
    t.state.defcon = 2
    on_top(t, "DEFCON").choose("Draw a card")
    panels = _panels(t)
    assert panels["standing"][0].value == "3 disarmed, 1 try to convince"
    assert [fact.value for fact in panels["race"] if fact.kind == "rolled"] == ["the president had second thoughts"]


def test_a_recount_that_is_canceled_is_nobodys_try() -> None:
    """Caligula's Recount is stopped in the same move in which Napoleon wins: Caligula has rolled nothing."""
    t = hold(_knocking(9), 0, "Supreme Court").choose("Play Recount", "Play Supreme Court")
    assert t.table.outcome is not None and t.table.outcome.winners == (0,)
    rolled = [(fact.label, fact.value) for fact in _panels(t)["race"] if fact.kind == "rolled"]
    assert rolled == [("Napoleon", "convinced the president")]


def test_an_attempt_that_was_undone_was_a_roll() -> None:
    """Rearmament undoes a 6, and token II disarms without a roll: the 6 is the only roll there was."""
    t = aim_at(hold(stage(), 1, "Rearmament"), 0, "Denver", "Chicago")
    t.state.players[0].tokens = (2,)
    t.dice(6).run().choose("Try to disarm", "Play Rearmament", "Use token II", "Disarm Argonne")
    t.state.defcon = 2
    on_top(t, "DEFCON").choose("Draw a card")
    luck = [(fact.label, fact.value) for fact in _panels(t)["luck"]]
    assert luck == [("Luckiest", "Napoleon at Denver")]


def test_where_nobody_wins_everybody_may_have_come_closest() -> None:
    t = _knocking(7)
    t.state.defcon = 2
    on_top(t, "DEFCON").choose("Draw a card")
    assert t.table.outcome is not None and t.table.outcome.ending == "defcon_1"
    rival = _panels(t)["rival"]
    assert rival[0].label == "Napoleon" and "Rolled 7, needed 8+" in rival[0].value


def test_a_roll_is_told_with_what_modifiers_made_of_it() -> None:
    """What is shown as a die is what fell: the rest of the total is said beside it."""
    t = have_disarmed(hold(stage(), 0), 0, "Denver", "Chicago", "Detroit")
    begin_in(next_president(t, "In a Good Mood"), "Washington").dice(7).choose("Confront the president")
    deciding = dictators_summary(t.table, None).deciding
    assert deciding is not None and deciding.faces == (7,) and deciding.least == 6
    assert deciding.note == "Rolled 7 + 2 = 9, needed 8+ (75%)"


def test_the_race_follows_a_swap_of_everything() -> None:
    """Token V: Napoleon stands in Baltimore where Louis stood, and Louis in Denver, without a move."""
    t = put(stage(seats=3), 2, "Baltimore")
    t.state.players[0].tokens = (5,)
    t.state.fifth_is_stale = False
    t.run().choose("Use token V", "Swap with Louis")
    t.state.defcon = 2
    on_top(t, "DEFCON").choose("Draw a card")
    away = {fact.seat: fact.amount for fact in _panels(t)["race"] if fact.number == 0}
    assert away == {0: to_go(NUMBER["Denver"]), 1: to_go(NUMBER["Denver"]), 2: to_go(NUMBER["Baltimore"])}
