"""The cabinet: who is named, who gains experience, who leaves, and how the whole of it works.
(GM Key Cabinet Members, Replacing a Key Cabinet Member, Cabinet Improvement Table, Cabinet Drama Table)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.pieces import pick
from resolute.engine.table import Table
from resolute.games.presidency.content.cabinet import (
    CANDIDATES,
    CHOSEN,
    INTERVIEWS,
    MEMBERS,
    REPLACEABLE,
    Office,
)
from resolute.games.presidency.content.tracks import CABINET_EFFECTIVENESS
from resolute.games.presidency.operations.moves import WORSENS, trend
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.scandals import end_scandal
from resolute.games.presidency.state import NOBODY, Member, Presidency
from resolute.games.presidency.subjects import (
    OFFICE,
    target,
)
from resolute.games.presidency.words import cabinet as said

VICE_PRESIDENT = int(Office.VICE_PRESIDENT)


# Naming somebody


@step
def name_the_cabinet(t: Table[Presidency]) -> None:
    """The Vice President comes at random; for each other office one of three candidates is chosen.
    (GM Key Cabinet Members, example)"""
    t.then(fill_office, VICE_PRESIDENT)
    for office in CHOSEN:
        t.then(fill_office, int(office))


@step
def fill_office(t: Table[Presidency], office: int) -> None:
    """Three candidates are drawn and one of them is chosen; the Vice President is drawn alone. (TSF Beginning of
    Each Turn 4)"""
    s = t.state
    if office == VICE_PRESIDENT:
        name_member(t, office, _draw(t))
    else:
        s.cabinet.interviewed = tuple(_draw(t) for _ in range(INTERVIEWS))
        t.tell("interviewed", s.cabinet.interviewed)
        t.then(choose_candidate, THE_PRESIDENT, office)


def _draw(t: Table[Presidency]) -> int:
    """A candidate out of the cup; an empty cup takes those back who left before, but not who leaves now."""
    s = t.state
    if not s.cabinet.candidates:
        s.cabinet.candidates, s.cabinet.former_members = s.cabinet.former_members[:-1], s.cabinet.former_members[-1:]
    who, s.cabinet.candidates = pick(s.cabinet.candidates, t.dice)
    return who


def name_member(t: Table[Presidency], office: int, who: int) -> None:
    """This candidate has the office, inexperienced."""
    s = t.state
    s.cabinet.change(office, Member(who, scandal=s.cabinet.members[office].scandal))
    t.tell("named", office, who)


def _candidate_prompt(t: Table[Presidency], actor: Actor, office: int) -> str:
    return said.who_becomes(Office(office).label)


@choice(_candidate_prompt, rule="Key Cabinet Members")
def choose_candidate(t: Table[Presidency], actor: Actor, office: int) -> list[Option]:
    """One of those who were drawn; the others go back into the cup. (GM Key Cabinet Members)"""
    return [_candidate_option(who, office) for who in t.state.cabinet.interviewed]


@cache
def _candidate_option(who: int, office: int) -> Option:
    one = CANDIDATES[who]
    ratings = said.experienced(one.novice.in_short(), one.veteran.in_short())
    return Option(one.name, do(name_candidate, who, office), f"candidate:{who}", ratings)


@step
def name_candidate(t: Table[Presidency], who: int, office: int) -> None:
    """The chosen one has the office."""
    s = t.state
    s.cabinet.candidates += tuple(one for one in s.cabinet.interviewed if one != who)
    s.cabinet.interviewed = ()
    name_member(t, office, who)


# Leaving


@step
def replace_member(t: Table[Presidency], office: int) -> None:
    """A member leaves the game, and a scandal about it ends; the office is filled as it was at set-up.
    (GM Replacing a Key Cabinet Member)"""
    s = t.state
    who = s.cabinet.members[office].who
    # The President is no member of the cabinet.
    if who != NOBODY:
        t.tell("member_left", office, who)
        s.cabinet.change(office, msgspec.structs.replace(s.cabinet.members[office], who=NOBODY))
        s.cabinet.former_members += (who,)
        s.cabinet.wounded = tuple(one for one in s.cabinet.wounded if one != office)
        end_scandal(t, office)
        t.then(fill_office, office)


@step
def new_year_replacement(t: Table[Presidency]) -> None:
    """At the beginning of a year one member may be replaced without a loss of approval. (TSF Beginning of Each
    Turn 4)"""
    t.then(choose_replacement, THE_PRESIDENT)


@choice(said.REPLACE_MEMBER_PROMPT, rule="Replacing a Key Cabinet Member")
def choose_replacement(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """One of the two Secretaries or the Chief of Staff; the cabinet worsens by it. (TSF Beginning of Each Turn 4)"""
    for office in REPLACEABLE:
        yield _replacement_option(office, t.state.cabinet.members[office].who)
    yield _KEEP_ALL


@choose_replacement.barred
def _vice_president_stays(t: Table[Presidency], actor: Actor) -> Iterator[Barred]:
    yield Barred(said.REPLACE_THE_VICE_PRESIDENT, said.VICE_PRESIDENT_STAYS, "office:1")


@cache
def _replacement_option(office: int, who: int) -> Option:
    label = said.replace(Office(office).label, CANDIDATES[who].name)
    return Option(label, do(replace_at_new_year, office), f"office:{office}", said.THE_CABINET_WORSENS)


@step
def replace_at_new_year(t: Table[Presidency], office: int) -> None:
    """The cabinet worsens, and three candidates are drawn. (TSF Beginning of Each Turn 4)"""
    trend(t, CABINET_EFFECTIVENESS, WORSENS, "a replacement")
    t.then(replace_member, office)


@step
def keep_everybody(t: Table[Presidency]) -> None:
    """Nobody has to go."""


_KEEP_ALL = Option(said.KEEP_EVERYBODY, do(keep_everybody), declines=True)


# Experience


def novices(s: Presidency) -> tuple[Office, ...]:
    """Members who are not experienced yet."""
    return tuple(one for one in MEMBERS if not s.cabinet.members[one].veteran)


@step
def cabinet_experience(t: Table[Presidency]) -> None:
    """From the second year on, one inexperienced member may become a veteran each year. (TSF Beginning of Each
    Turn 3)"""
    if novices(t.state):
        t.then(choose_novice, THE_PRESIDENT)


@choice(said.WHO_MAY_GAIN_EXPERIENCE, rule="Key Cabinet Members")
def choose_novice(t: Table[Presidency], actor: Actor) -> list[Option]:
    """One of those on their inexperienced side. (TSF Beginning of Each Turn 3)"""
    return [_novice_option(one, t.state.cabinet.members[one].who) for one in novices(t.state)]


@cache
def _novice_option(office: int, who: int) -> Option:
    one = CANDIDATES[who]
    label = f"{one.name}, {Office(office).label}"
    gains = said.gains(one.novice.in_short(), one.veteran.in_short())
    return Option(label, do(happen, "chart/experience", target(OFFICE, office)), f"office:{office}", gains)


def make_veteran(t: Table[Presidency], office: int) -> None:
    """A member's counter is turned over to its experienced side. (GM Key Cabinet Members)"""
    cabinet = t.state.cabinet
    member = cabinet.members[office]
    if not member.veteran:
        cabinet.change(office, msgspec.structs.replace(member, veteran=True))
        t.tell("veteran", office, member.who)


# The whole cabinet


@step
def improve_cabinet(t: Table[Presidency]) -> None:
    """Each year from the second on, and after a resignation, the cabinet is rolled for. (TSF Beginning of Each
    Turn 5)"""
    t.then(happen, "chart/D2", None)
