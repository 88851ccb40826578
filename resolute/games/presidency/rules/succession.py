"""After a lost re-election the game may go on, with the President who won it. (GM Re-Election)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.legacy import rank_for
from resolute.games.presidency.content.setup import sandbox
from resolute.games.presidency.operations.tensions import relieve_cabinet
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.elections import add_last_points, final_score
from resolute.games.presidency.rules.historical import historical_end
from resolute.games.presidency.rules.second_term import begin_second_term
from resolute.games.presidency.rules.setup import ADMINISTRATION
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import succession as said

FIRST_TERM = 4
"""The year in which the first term ends."""


@step
def end_of_presidency(t: Table[Presidency]) -> None:
    """The term is over. If eight years were agreed on, the President goes on after a re-election, and may go on as
    the one who won after a defeat; else history judges. (GM End of Game, Re-Election)"""
    s = t.state
    if s.scenario.key:
        t.then(historical_end)
        return
    eight_years = t.options["terms"] > 1 and s.clock.year == FIRST_TERM
    if eight_years and s.president.re_elected > 0:
        t.then(begin_second_term)
    elif eight_years and s.president.re_elected < 0:
        t.then(choose_after_defeat, THE_PRESIDENT)
    else:
        t.then(final_score)


@choice(said.DEFEATED_PROMPT, rule="Re-Election")
def choose_after_defeat(t: Table[Presidency], actor: Actor) -> tuple[Option, ...]:
    """The game may go on for four years with the one who won the election. (GM Re-Election)"""
    return _AFTER_DEFEAT


@step
def take_over(t: Table[Presidency]) -> None:
    """The winner sets up again: attributes, cabinet, Congress, priorities, and a first year; but the election has
    settled who controls Congress, seen from the other side now. (GM Re-Election)"""
    s = t.state
    add_last_points(t)
    points = s.president.legacy_points
    t.tell("succession", points, rank_for(points).remembered_like)
    relieve_cabinet(t, len(s.cabinet.tensions))
    _inaugurate(s, sandbox(s.difficulty, s.new_player))
    for frame in ADMINISTRATION:
        t.push(frame)


def _inaugurate(s: Presidency, fresh: Presidency) -> None:
    """Another President with another administration and another Congress; the nation, the world and what became law
    stay as they are, and so do the order of the focuses and the evaluations."""
    s.clock = msgspec.structs.replace(s.clock, first_year=s.clock.year + 1)
    old, new = s.president, fresh.president
    new.action_points, new.evaluations = old.action_points, old.evaluations
    s.president = new
    fresh.cabinet.focus, fresh.cabinet.tensions = s.cabinet.focus, s.cabinet.tensions
    s.cabinet = fresh.cabinet
    s.decks = msgspec.structs.replace(s.decks, resources=tuple(sorted((*s.decks.resources, *old.resources))))
    s.nation.media = fresh.nation.media
    was, now = s.congress, fresh.congress
    now.control, now.passed, now.society = -was.control, was.passed, was.society
    now.public_priorities, now.court_vacant = was.public_priorities, was.court_vacant
    now.midterm_modifier, now.session = was.midterm_modifier, was.session
    s.congress = now


_AFTER_DEFEAT = (
    Option(said.LEAVE_THE_WHITE_HOUSE, do(final_score), cost=said.JUDGED_NOW, declines=True),
    Option(said.GO_ON_AS_SUCCESSOR, do(take_over), cost=said.SCORED_ANEW),
)
