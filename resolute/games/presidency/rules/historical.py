"""Historical starts: how they are set up, what comes at fixed moments, their own rules, and how they end.
(TSF Historical Scenarios)

The rulebooks leave the scenarios to a booklet that is not part of them, so these rules are ours but one: losing
re-election loses the game.
"""

from __future__ import annotations

import msgspec

from resolute.engine.effects import happen
from resolute.engine.frames import step
from resolute.engine.pieces import pick
from resolute.engine.table import Outcome, Table
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.chits import ACTS_CHIT, CHITS
from resolute.games.presidency.content.endings import DIED
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.sequence import THREE, TWO, phase_key
from resolute.games.presidency.content.starts import start_of
from resolute.games.presidency.operations.docket import file_bill
from resolute.games.presidency.operations.moves import lose
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.forces import leave_footprint
from resolute.games.presidency.state import YOURS, Presidency
from resolute.games.presidency.victory import goals_now, grade, ground_troops, max_points
from resolute.games.presidency.words import historical as said
from resolute.games.presidency.words import outcomes

BREAKING = 1
"""The first box of a scandal."""
SCRIPTED = {
    ("2001", 1, phase_key(THREE, "peer-acts")): "start/2001/september",
    ("2020", 4, phase_key(TWO, "chits")): "start/2020/spring",
}
"""What comes at the beginning of a phase: by start, year and the first segment of the phase."""
THIRD_YEAR = 3


# Set-up


@step
def lay_the_start(t: Table[Presidency]) -> None:
    """What lies on the board of a historical start besides the tracks: sanctions, footprints, chits; a bill, a scandal,
    and two treaties to decide about."""
    start = start_of(t.state)
    if start is None:
        return
    s = t.state
    t.tell("historical_start", start.key)
    for nation, kinds in start.level.sanctions.items():
        for kind in kinds:
            _sanction(t, nation, int(kind))
    for region, count in start.level.footprints.items():
        for _ in range(count):
            leave_footprint(t, int(region))
    acting = tuple(chit for chit, posture in zip(ACTS_CHIT, start.level.posture, strict=True) if posture > 1)
    keys = [one.key for one in CHITS]
    extra = tuple(keys.index(key) for key in start.extra_chits)
    s.decks = msgspec.structs.replace(s.decks, chits=(*s.decks.chits, *acting, *extra))
    if start.key == "2009":
        file_bill(t, int(Bill.JOB_CREATION), Place.MINUS_ONE, YOURS)
    if start.key == "2017":
        members = s.cabinet.members
        s.cabinet.change(Office.PRESIDENT, msgspec.structs.replace(members[Office.PRESIDENT], scandal=BREAKING))
        t.tell("scandal", int(Office.PRESIDENT), BREAKING)
        t.then(happen, "start/2017/iran-deal", None)
        t.then(happen, "start/2017/climate-accord", None)


def _sanction(t: Table[Presidency], nation: Nation, kind: int) -> None:
    """A sanction that was imposed before the game: nobody is angered by it now."""
    world = t.state.world
    counter, _ = pick(tuple(one for one in world.sanctions_supply if one.kind == kind), t.dice)
    supply = list(world.sanctions_supply)
    supply.remove(counter)
    world.sanctions_supply = tuple(supply)
    here = world.nations[nation]
    world.change_nation(nation, msgspec.structs.replace(here, sanctions=(*here.sanctions, counter)))
    t.tell("sanction", int(nation), kind)


# During the years


def scripted(s: Presidency, segment: str) -> str:
    """Where it is printed what comes before a segment; nothing, if nothing does."""
    return SCRIPTED.get((s.scenario.key, s.clock.year, segment), "") if s.scenario.key else ""


# The end


@step
def historical_year_end(t: Table[Presidency]) -> None:
    """No evaluation: the economy of the third year is remembered, and troops that are still abroad are counted."""
    s = t.state
    if s.clock.year != THIRD_YEAR:
        return
    s.scenario = msgspec.structs.replace(s.scenario, third_year_economy=s.nation.economy)
    if s.scenario.key == "2009" and ground_troops(s, Region.MIDDLE_EAST):
        t.tell("still_there")
        t.then(happen, "start/2009/still-there", None)


@step
def end_without_victory(t: Table[Presidency]) -> None:
    """A President who dies in office has not won the start; the goals count only for the record."""
    t.finish(Outcome((), (sum(one.points for one in goals_now(t.state)),), DIED, outcomes.DIED))


@step
def historical_end(t: Table[Presidency]) -> None:
    """A President who was not re-elected has lost; otherwise the goals are counted. (TSF Re-Election)"""
    s = t.state
    if s.president.re_elected <= 0:
        lose(t, "not_re_elected")
        return
    goals = goals_now(s)
    for one in goals:
        t.tell("goal_points", one.goal.key, one.points)
    total, ending = sum(one.points for one in goals), grade(goals)
    reason = said.verdict(total, max_points(s), ending)
    t.finish(Outcome(((THE_PRESIDENT,),), (total,), ending, reason))
