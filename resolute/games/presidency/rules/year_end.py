"""The end of a year at home: world opinion, the reaction of Congress, terrorists at home, and how the President did.
(TSF End of Turn Clean-Up & Consequences, Presidential Performance Evaluation)"""

from __future__ import annotations

from resolute.engine.effects import happen
from resolute.engine.frames import step
from resolute.engine.table import Outcome, Table
from resolute.games.presidency.content.endings import GREATEST
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.historical import historical_year_end
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import outcomes
from resolute.games.presidency.yearbooks import write_yearbook


@step
def terror_recruits(t: Table[Presidency]) -> None:
    """Terrorists recruit in the United States if homeland security fails. (TSF Consequences 2)"""
    t.then(happen, "consequence/2", None)


@step
def world_opinion_changes(t: Table[Presidency]) -> None:
    """What the regions think of the US changes what the world thinks. (TSF Consequences 9)"""
    t.then(happen, "consequence/9", None)


@step
def congress_reacts(t: Table[Presidency]) -> None:
    """Congress follows the public. (TSF Consequences 12)"""
    t.then(happen, "consequence/12", None)


@step
def performance_evaluation(t: Table[Presidency]) -> None:
    """The five main tracks, less one for each hostile region and each rogue state, judge the year.
    (TSF Presidential Performance Evaluation)"""
    s = t.state
    write_yearbook(s, judged=True)
    if s.scenario.key:
        t.then(historical_year_end)
        return
    s.president.evaluations += (s.performance,)
    t.tell("evaluation", s.performance)
    t.then(happen, "chart/evaluation", None)


def win_as_the_greatest(t: Table[Presidency]) -> None:
    """The automatic victory. (TSF Presidential Performance Evaluation)"""
    t.finish(Outcome(((THE_PRESIDENT,),), (t.state.president.legacy_points,), GREATEST, outcomes.GREATEST))
