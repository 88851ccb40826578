"""What a historical start is about, for the view: its introduction, and every goal with its points and what is next."""

from __future__ import annotations

from resolute.engine.views import Fact, Facts
from resolute.games.presidency.content.goals import MAX_GOAL_POINTS
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.victory import GoalStatus, goals_now, max_points
from resolute.games.presidency.words import historical as said


def goals(s: Presidency) -> Facts:
    """The goals of a start, and how many points they would bring now."""
    found = goals_now(s)
    total = sum(one.points for one in found)
    rows = [Fact(f"goal:{one.goal.key}", said.GOALS[one.goal.key], _text(one), one.points) for one in found]
    rows.append(Fact("goals:total", said.TOGETHER, said.score(total, max_points(s)), total))
    story = [Fact(f"introduction:{number}", "", text) for number, text in enumerate(said.INTRODUCTIONS[s.scenario.key])]
    return Facts(said.TITLES[s.scenario.key], (*rows, *story))


def _text(one: GoalStatus) -> str:
    """The points of a goal now, and what the next one needs."""
    score = said.score(one.points, MAX_GOAL_POINTS)
    if one.points == MAX_GOAL_POINTS:
        return score
    needs = [said.need(need.figure, need.least, need.value) for need in one.goal.points[one.points]]
    return said.next_point(score, ", ".join(needs))
