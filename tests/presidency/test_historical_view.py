"""A historical start has no evaluation and no legacy: nothing that people read speaks of them."""

from __future__ import annotations

import msgspec
import pytest

from resolute.engine.frames import do
from resolute.engine.summary import Summary
from resolute.games.presidency import GAME
from resolute.games.presidency.board.prepare import prepare
from resolute.games.presidency.board.standing import standing
from resolute.games.presidency.rules.sequence import begin_year
from resolute.games.presidency.rules.succession import end_of_presidency
from resolute.games.presidency.rules.year_end import performance_evaluation
from resolute.games.presidency.victory import goals_now
from resolute.games.presidency.view import presidency_view
from tests.board.seen import payload_for
from tests.presidency.helpers import Stage, presidency


def start(year: int = 1) -> Stage:
    return presidency(options={"scenario": "2001"}, year=year)


def facts(t: Stage, part: str) -> dict[str, str]:
    return {row.key: row.text for row in presidency_view(t.table, 0).parts[part].rows}  # type: ignore[union-attr]


def test_the_view_shows_no_bands_and_no_legacy() -> None:
    t = start()
    markers = presidency_view(t.table, 0).parts["evaluation"].markers  # type: ignore[union-attr]
    assert not [one for one in markers if one.id.startswith("band:")]
    assert markers[0].label == "In all"
    assert facts(t, "legacy") == {}
    assert facts(presidency(), "legacy")["legacy"] == "5", "in a term of one's own there is"


def test_the_page_shows_goals_instead() -> None:
    t = start()
    shown = prepare(payload_for(t.table, 0))
    assert not shown.house.bands and not shown.house.legacy
    keys = [key for key, *_ in shown.header.figures]
    assert keys == ["approval", "action_points", "goals"]
    assert shown.header.figures[-1][1].endswith(" of 15")
    assert "legacy" not in shown.desk.approval_note
    assert [name for _, name in standing(payload_for(t.table, 0))] == ["approval", "goal points"]


def test_a_year_is_looked_back_on_without_being_judged() -> None:
    t = start()
    t.table.state.yearbooks = ()
    t.table.state.clock = msgspec.structs.replace(t.table.state.clock, year=0)
    t.run(do(begin_year))
    t.table.state.president.approval = 60
    t.table.agenda = t.table.agenda[:1]
    t.run(do(performance_evaluation))
    rows = facts(t, "last_year")
    assert rows["year"] == "1" and "total" not in rows and rows["figure:approval"].endswith("60")
    assert not prepare(payload_for(t.table, 0)).year.judged
    assert "evaluated" not in " ".join(t.story)


@pytest.mark.parametrize("won", [True, False])
def test_the_summary_counts_goals(won: bool) -> None:
    t = start(4)
    t.table.state.president.re_elected = 1 if won else -1
    t.table.state.president.legacy_points = 40
    t.run(do(performance_evaluation), do(end_of_presidency))
    summary: Summary = GAME.summary(t.table, 0)
    assert summary.deciding is not None
    assert summary.deciding.title == "Goal points" and summary.deciding.figure.endswith(" of 15")
    assert "legacy" not in [one.key for one in summary.panels]
    assert "Andrew Jackson" not in str(summary)
    assert facts(t, "legacy") == {}


def test_a_lost_start_scores_its_goals_and_no_legacy() -> None:
    t = start(4)
    t.table.state.president.re_elected = -1
    t.table.state.president.legacy_points = 40
    points = sum(one.points for one in goals_now(t.table.state))
    t.run(do(end_of_presidency))
    assert t.table.outcome is not None and t.table.outcome.ending == "not_re_elected"
    assert t.table.outcome.scores == (points,) and not t.table.outcome.winners
