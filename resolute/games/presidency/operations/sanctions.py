"""Sanctions: placed, revealed and lifted. (GM Sanctions)"""

from __future__ import annotations

import msgspec

from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import PEERS
from resolute.games.presidency.content.tracks import CHINA_RELATIONS, RUSSIA_RELATIONS
from resolute.games.presidency.operations.moves import WORSENS, move, trend
from resolute.games.presidency.state import Presidency, Sanction
from resolute.games.presidency.words import sanctions as said

NOT_FROM = 4
"""From these relations on no sanctions can be imposed on a peer. (GM Sanctions, Targeting)"""


def can_sanction(s: Presidency, nation: int, kind: SanctionKind) -> bool:
    """Whether a sanction of a kind could be imposed: on a nation that can be a target of it, and a counter must be
    left. (GM Sanctions, Targeting)"""
    return can_be_target(s, nation, kind) and kind in sanctions_left(s)


def can_be_target(s: Presidency, nation: int, kind: SanctionKind) -> bool:
    """Whether a nation can bear a sanction of a kind: one of each kind at most, none of the UN on a peer, none on a
    peer that is a partner. (GM Sanctions, Targeting)"""
    if nation in PEERS and (kind == SanctionKind.UN or s.world.peers[nation].relations >= NOT_FROM):
        return False
    return not s.world.nations[nation].under(kind)


def sanctions_left(s: Presidency) -> set[SanctionKind]:
    """The kinds of sanctions of which there is a counter left."""
    return {one.kind for one in s.world.sanctions_supply}


def impose(t: Table[Presidency], nation: int, kind: SanctionKind) -> None:
    """A sanction of a kind is drawn and lies face down on a nation; relations with a peer suffer: a trending marker for
    a unilateral one, a whole box for a multilateral one. (GM Sanctions, Placing)"""
    s = t.state
    if not can_sanction(s, nation, kind):
        return
    _lay(s, nation, (*s.world.nations[nation].sanctions, _draw(t, kind)))
    t.tell("sanction", nation, int(kind))
    if nation in PEERS:
        relations = (RUSSIA_RELATIONS, CHINA_RELATIONS)[nation]
        if kind == SanctionKind.UNILATERAL:
            trend(t, relations, WORSENS, said.SANCTIONS)
        else:
            move(t, relations, -1, said.SANCTIONS)


def lift(t: Table[Presidency], nation: int, kind: SanctionKind | None = None) -> None:
    """Sanctions of a kind, or all of them, are lifted. (GM Sanctions, Removal)"""
    s = t.state
    here = s.world.nations[nation].sanctions
    stays = tuple(one for one in here if kind is not None and one.kind != kind)
    if len(stays) == len(here):
        return
    s.world.sanctions_supply += tuple(one for one in here if one not in stays)
    _lay(s, nation, stays)
    t.tell("sanctions_lifted", nation)


def reveal(t: Table[Presidency], nation: int) -> int:
    """The sanctions of a nation are turned over: what they take away together. Then others of the same kinds are drawn
    face down. (GM Sanctions, Revealing)"""
    s = t.state
    here = s.world.nations[nation].sanctions
    if not here:
        return 0
    total = sum(one.value for one in here)
    t.tell("sanctions_revealed", nation, total)
    s.world.sanctions_supply += here
    _lay(s, nation, ())
    _lay(s, nation, tuple([_draw(t, one.kind) for one in here]))
    return total


def _draw(t: Table[Presidency], kind: SanctionKind) -> Sanction:
    world = t.state.world
    fitting = [one for one in world.sanctions_supply if one.kind == kind]
    drawn = fitting[t.dice.below(len(fitting))] if len(fitting) > 1 else fitting[0]
    world.sanctions_supply = without(world.sanctions_supply, drawn)
    return drawn


def _lay(s: Presidency, nation: int, sanctions: tuple[Sanction, ...]) -> None:
    s.world.change_nation(nation, msgspec.structs.replace(s.world.nations[nation], sanctions=sanctions))
