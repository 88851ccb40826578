"""Midterm elections, re-election, and the final score. (GM Midterm Elections, Re-Election, End of Game; TSF Legacy
Point Total)"""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Outcome, Table
from resolute.games.presidency.content.cabinet import CANDIDATES, REPLACEABLE
from resolute.games.presidency.content.decks import YEARS as TERM
from resolute.games.presidency.content.endings import ONE_TERM, TWO_TERMS
from resolute.games.presidency.content.legacy import NOT_NOMINATED, rank_for
from resolute.games.presidency.content.printed import APPROVAL_LEGACY
from resolute.games.presidency.content.tracks import LEGACY_POINTS
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.cabinet import replace_member
from resolute.games.presidency.state import NOBODY, Presidency
from resolute.games.presidency.words import elections as said
from resolute.games.presidency.words.outcomes import remembered

FREE_DISMISSALS = 2
"""How many members of the cabinet may go after the midterm elections."""
NOMINATED = 4
"""The lowest party relations with which the party nominates the President again."""


# Midterm elections


@step
def midterm_elections(t: Table[Presidency]) -> None:
    """Roll on the election table; afterward two members of the cabinet may be replaced. (GM Midterm Elections)"""
    t.then(happen, "chart/D17/midterm", None)
    t.then(midterms_are_over)


@step
def midterms_are_over(t: Table[Presidency]) -> None:
    """What cards added to this election counts no more; the cabinet may change."""
    t.state.congress.midterm_modifier = 0
    t.then(choose_dismissal, THE_PRESIDENT, FREE_DISMISSALS, NOBODY)


def _dismissal_prompt(t: Table[Presidency], actor: Actor, left: int, replaced: int) -> str:
    return said.replace_freely_prompt(left, t.state.clock.year % TERM == 0)


@choice(_dismissal_prompt, rule="Midterm Elections")
def choose_dismissal(t: Table[Presidency], actor: Actor, left: int, replaced: int) -> Iterator[Option]:
    """Up to two members may be dismissed and replaced freely, but not the Vice President. (GM Midterm Elections)"""
    yield _KEEP
    for office in REPLACEABLE:
        member = t.state.cabinet.members[office].who
        if office != replaced and member != NOBODY:
            label = said.replace(CANDIDATES[member].name, office.label)
            yield Option(label, do(dismiss, int(office), left), at=f"office:{int(office)}")


@step
def dismiss(t: Table[Presidency], office: int, left: int) -> None:
    """The member goes, and nobody minds. (GM Midterm Elections)"""
    t.then(replace_member, office)
    if left > 1:
        t.then(choose_dismissal, THE_PRESIDENT, left - 1, office)


@step
def keep_the_cabinet(t: Table[Presidency]) -> None:
    """Nobody else goes."""


_KEEP = Option(said.KEEP_THEM, do(keep_the_cabinet), declines=True)


# Re-election and the end


@step
def re_election(t: Table[Presidency]) -> None:
    """A President whom the party nominates again runs for a second term. (GM Re-Election)"""
    if t.state.president.party_relations < NOMINATED:
        t.tell("not_nominated")
    else:
        t.then(happen, "chart/D17/re-election", None)


def add_last_points(t: Table[Presidency]) -> None:
    """Approval and the party have the last word on the legacy points. (TSF Legacy Point Total)"""
    s = t.state
    move(t, LEGACY_POINTS, APPROVAL_LEGACY[s.president.approval], said.PUBLIC_APPROVAL)
    if s.president.party_relations < NOMINATED:
        move(t, LEGACY_POINTS, NOT_NOMINATED, said.THE_PARTY_HAS_TURNED_AWAY)


@step
def final_score(t: Table[Presidency]) -> None:
    """The last points are added, and the sum is compared with earlier Presidents. (TSF Legacy Point Total)"""
    add_last_points(t)
    s = t.state
    rank = rank_for(s.president.legacy_points)
    ending = TWO_TERMS if s.president.re_elected > 0 else ONE_TERM
    reason = remembered(s.president.legacy_points, rank)
    t.finish(Outcome(((THE_PRESIDENT,),), (s.president.legacy_points,), ending, reason))
