"""Wars: how one begins, and what a war on each conflict track means. (GM Wars, Setting up a War, Auto-Loss)

`start_war` is where every conflict track ends; `begin_war` puts any war on the sideboard.
"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import step
from resolute.engine.pieces import changed
from resolute.engine.table import Table
from resolute.games.presidency.content.conflicts import CONFLICTS, MISSILES_UP_TO, NEIGHBOR_OF_DIE, Track
from resolute.games.presidency.content.programs import MASS_DEPLOYMENT
from resolute.games.presidency.content.wars import (
    INFLUENCE_STRENGTH,
    MAX_WARS,
    STALEMATE,
    STRENGTHS,
    WITH_IRAN,
    Belligerent,
    WarKind,
)
from resolute.games.presidency.moves import lose
from resolute.games.presidency.regions import total_iranian_influence
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.state import NOBODY, Presidency, War
from resolute.games.presidency.words import wars as said

AFTER_A_WAR = 2
"""The status of a conflict when its war is over; the figure is ours."""


@step
def start_war(t: Table[Presidency], conflict: int, attacker: int, provoked_by_china: bool) -> None:
    """A conflict track has reached war: some wars lose the game at once, the others are set up and begin. Unless it is
    said who attacks, the side does that the relative strength favors, the first of equals. (GM Conflict Tracks,
    Auto-Loss 1, 2, 8, 9)"""
    s, printed = t.state, CONFLICTS[conflict]
    if printed.loses and not (conflict == Track.CHINA_JAPAN and provoked_by_china):
        program = _program(s, printed.with_program)
        if program is None or program >= MASS_DEPLOYMENT:
            t.tell("war", int(printed.first), int(printed.second), int(printed.region))
            lose(t, printed.loses)
            return
    second, kind = printed.second, WarKind.COMBINED
    if conflict == Track.ISRAEL_NEIGHBORS:
        (who,) = t.roll_now(D10, said.WHICH_NEIGHBOR)
        (how,) = t.roll_now(D10, said.WHICH_KIND_OF_WAR)
        second, kind = NEIGHBOR_OF_DIE[who - 1], WarKind.AIR if how <= MISSILES_UP_TO else WarKind.COMBINED
    over = printed.scale[s.world.conflicts[conflict].strength]
    first_attacks = over >= 0 if attacker == NOBODY else attacker == printed.first
    sides = (printed.first, second) if first_attacks else (second, printed.first)
    strength = [war_strength(s, side, kind, int(printed.region)) for side in sides]
    strength[0 if first_attacks == (over > 0) else 1] += abs(over)
    war = War(
        sides[0],
        sides[1],
        int(printed.region),
        kind,
        STALEMATE,
        strength[0],
        strength[1],
        conflict,
        us_side=_us_side(sides),
    )
    t.then(begin_war, war)


def _program(s: Presidency, whose: Belligerent | None) -> int | None:
    """How far a program has come; none, if there is none to look at."""
    if whose is None:
        return None
    return s.world.iran_nuclear if whose == Belligerent.IRAN else s.world.korea_missiles


def _us_side(sides: tuple[Belligerent, Belligerent]) -> int:
    """The United States fight with South Korea and in their own war; everybody else is only supported. (GM Supporting
    Allies in a War)"""
    for side, who in zip((1, -1), sides, strict=True):
        if who in (Belligerent.UNITED_STATES, Belligerent.SOUTH_KOREA):
            return side
    return 0


def war_strength(s: Presidency, who: Belligerent, kind: WarKind, region: int) -> int:
    """The strength with which somebody enters a war: the table's, with a peer's influence in the region and Iran's
    behind Hezbollah. The units of the United States stay on the map and are added at every roll. (GM Strength
    Tables)"""
    if who == Belligerent.UNITED_STATES:
        return 0
    strength = STRENGTHS[who].of(kind)
    if who in (Belligerent.RUSSIA, Belligerent.CHINA) and kind == WarKind.COMBINED:
        strength += INFLUENCE_STRENGTH * s.world.regions[region].influence(who)
    if who in WITH_IRAN:
        strength += total_iranian_influence(s)
    return strength


@step
def begin_war(t: Table[Presidency], war: War) -> None:
    """A war is set up on the sideboard at a stalemate; a sixth one loses the game. (GM Setting up a War, Auto-Loss
    11)"""
    world = t.state.world
    t.tell("war", int(war.attacker), int(war.defender), war.region)
    if len(world.wars) >= MAX_WARS:
        lose(t, "six_wars")
        return
    world.wars += (war,)


def end_war(t: Table[Presidency], place: int) -> None:
    """A war is over and leaves the sideboard; its conflict track goes back."""
    world = t.state.world
    war = world.wars[place]
    world.wars = world.wars[:place] + world.wars[place + 1 :]
    t.tell("war_over", int(war.attacker), int(war.defender))
    if war.conflict != NOBODY:
        here = world.conflicts
        calmed = msgspec.structs.replace(here[war.conflict], status=AFTER_A_WAR)
        world.conflicts = changed(here, war.conflict, calmed)
        t.tell("conflict", war.conflict, AFTER_A_WAR)


def reinforce(t: Table[Presidency], place: int, who: int, by: int) -> None:
    """Somebody's side of a war becomes stronger, or weaker, but not below 0."""
    world = t.state.world
    war = world.wars[place]
    if who == war.attacker or (who == Belligerent.UNITED_STATES and war.us_side > 0):
        war = msgspec.structs.replace(war, attacking=max(0, war.attacking + by))
    else:
        war = msgspec.structs.replace(war, defending=max(0, war.defending + by))
    world.wars = changed(world.wars, place, war)
    t.tell("war_strength", int(war.attacker), int(war.defender), war.attacking, war.defending)
