"""What changes on a nation beside its tensions: action counters, and the postures and capabilities of the peers.
(GM Posture, Strategic Capabilities)"""

from __future__ import annotations

from typing import Any

import msgspec

from resolute.engine.pieces import changed
from resolute.engine.table import Table
from resolute.games.presidency.content.chits import ACTS_CHIT
from resolute.games.presidency.content.places import (
    CAPABILITY_HIGH,
    CAPABILITY_LOW,
    CAPABILITY_OF_DIE,
)
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import nations as said

MAX_ACTIONS = 2
"""An action counter goes so far up and down; the limit is ours."""


def change_actions(t: Table[Presidency], nation: int, by: int) -> None:
    """A nation will have more or fewer actions the next time it acts."""
    world = t.state.world
    here = world.nations[nation]
    value = min(MAX_ACTIONS, max(-MAX_ACTIONS, here.action_counter + by))
    world.change_nation(nation, msgspec.structs.replace(here, action_counter=value))
    t.tell("action_counter", nation, value)


def use_up_actions(t: Table[Presidency], nation: int) -> int:
    """What an action counter adds to the actions of a nation; it is used up."""
    world = t.state.world
    here = world.nations[nation]
    if here.action_counter:
        world.change_nation(nation, msgspec.structs.replace(here, action_counter=0))
    return here.action_counter


def change_peer(t: Table[Presidency], peer: int, **changes: Any) -> None:
    """Replace markers of a peer."""
    world = t.state.world
    world.peers = changed(world.peers, peer, msgspec.structs.replace(world.peers[peer], **changes))


def take_posture(t: Table[Presidency], peer: int, posture: int) -> None:
    """A peer becomes more or less aggressive; at posture 2 its chit goes into the cup, where it stays until it is
    drawn. (GM Posture)"""
    s = t.state
    if s.world.peers[peer].posture == posture:
        return
    change_peer(t, peer, posture=posture)
    t.tell("posture", peer, posture)
    chit = ACTS_CHIT[peer]
    if posture > 1 and chit not in (*s.decks.chits, *s.decks.drawn_chits):
        s.decks = msgspec.structs.replace(s.decks, chits=(*s.decks.chits, chit))


def change_peer_capability(t: Table[Presidency], peer: int, capability: int, by: int) -> None:
    """A strategic capability of a peer rises or falls. (GM Strategic Capabilities)"""
    world = t.state.world
    row = 1 + peer
    value = min(CAPABILITY_HIGH, max(CAPABILITY_LOW, world.capabilities[row][capability] + by))
    world.capabilities = changed(world.capabilities, row, changed(world.capabilities[row], capability, value))
    t.tell("peer_capability", peer, capability, value)


def random_capability(t: Table[Presidency]) -> int:
    """A die names one of the seven capabilities."""
    (face,) = t.roll_now(D10, said.RANDOM_CAPABILITY)
    return CAPABILITY_OF_DIE[face - 1]
