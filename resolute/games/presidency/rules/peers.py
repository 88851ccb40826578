"""Russia and China act: victory, posture, capabilities, espionage, economy and their actions. (GM Russia, China,
Posture, Russian/Chinese Influence Track, Auto-Loss 3 and 4; TSF Russia or China Actions, Draw One Crisis Chit)"""

from __future__ import annotations

from resolute.engine.effects import happen
from resolute.engine.frames import step
from resolute.engine.table import Table
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.peers import CHINESE_GOAL, RUSSIAN_GOAL, RUSSIAN_STABILITY
from resolute.games.presidency.content.places import CAPABILITY_HIGH, Capability, Closeness, Nation, Region
from resolute.games.presidency.content.tracks import CHINA_RELATIONS, RUSSIA_RELATIONS
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.figures_world import relations_modifier
from resolute.games.presidency.operations.conflicts import escalate
from resolute.games.presidency.operations.moves import IMPROVES, WORSENS, lose, trend
from resolute.games.presidency.operations.nations import (
    change_peer_capability,
    random_capability,
    take_posture,
    use_up_actions,
)
from resolute.games.presidency.operations.tensions import halve_nation
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.terror_groups import lower_group
from resolute.games.presidency.rules.wars import reinforce
from resolute.games.presidency.state import NOBODY, Presidency
from resolute.games.presidency.words import peers as said

RUSSIA_UP_TO = 5
"""The highest roll with which Russia acts first. (TSF Russia or China Actions)"""
CALM, TENSE, VERY_TENSE = 1, 5, 10
"""Values of revealed tensions that change relations, posture and conflicts."""
COLD, WARM, POOR = 2, 4, 3
"""Relations that allow a higher or a lower posture, and the economy that makes a peer aggressive."""
TRAILING = 2
LAST_ACTION = 10
CONFLICTS_OF = ((Track.RUSSIA_UKRAINE, Track.RUSSIA_NATO), (Track.INDIA_CHINA, Track.CHINA_JAPAN))
PREFERRED = ((Capability.CYBER, Capability.MISSILES), (Capability.CYBER, Capability.NAVAL))
"""What a peer improves when it does not trail. (Charts WPR1, WPC1)"""


@step
def a_peer_acts(t: Table[Presidency]) -> None:
    """A die says which of the two acts first in a year; in the third phase it is the other. (TSF Russia or China
    Actions)"""
    world = t.state.world
    if world.peer_acted == NOBODY:
        (face,) = t.roll_now(D10, said.RUSSIA_OR_CHINA)
        peer = int(Nation.RUSSIA if face <= RUSSIA_UP_TO else Nation.CHINA)
        world.peer_acted = peer
    else:
        peer = 1 - world.peer_acted
        world.peer_acted = NOBODY
    t.then(peer_acts, peer)


def victorious(s: Presidency, peer: int) -> bool:
    """Whether a peer has reached its objectives: Russia a base in Eastern Europe, 9 influence, and a shaky Eurozone or
    alliance; China 15 influence. (GM Auto-Loss 3 and 4)"""
    world = s.world
    if peer == Nation.CHINA:
        return world.total_influence(peer) >= CHINESE_GOAL
    weak = world.regions[Region.EUROZONE].stability < RUSSIAN_STABILITY or any(
        world.closeness(ally) < Closeness.VERY_CLOSE for ally in (Nation.NATO, Nation.UNITED_KINGDOM)
    )
    base = world.regions[Region.EASTERN_EUROPE].russian_base
    return base and weak and world.total_influence(peer) >= RUSSIAN_GOAL


@step
def peer_acts(t: Table[Presidency], peer: int) -> None:
    """A peer that has reached its objectives wins; else posture, capabilities, espionage, economy and actions follow.
    (Charts WPR1, WPC1)"""
    s = t.state
    t.tell("peer_acts", peer, sum(s.world.nations[peer].tensions))
    if victorious(s, peer):
        lose(t, "chinese_victory" if peer else "russian_victory")
        return
    _take_stock(t, peer)
    tries = 1 + s.world.peers[peer].posture
    t.then(peer_builds, peer, tries)
    t.then(happen, f"peer/{peer}/espionage", None)
    t.then(happen, f"peer/{peer}/economy", None)
    t.then(peer_counts_actions, peer)


def _take_stock(t: Table[Presidency], peer: int) -> None:
    """Revealed tensions change relations, posture and conflicts; half of them stay. (GM Posture, Tensions)"""
    s = t.state
    here = s.world.peers[peer]
    total = sum(s.world.nations[peer].tensions)
    relations = (RUSSIA_RELATIONS, CHINA_RELATIONS)[peer]
    if (total >= TENSE and here.relations <= COLD) or here.economy <= POOR:
        take_posture(t, peer, 2)
    elif total <= CALM and here.relations >= WARM:
        take_posture(t, peer, 1)
    if total <= CALM:
        trend(t, relations, IMPROVES, said.CALM)
    for _ in range(total // TENSE):
        trend(t, relations, WORSENS, said.TENSIONS)
    if s.world.peers[peer].posture > 1 and total >= TENSE:
        for track in CONFLICTS_OF[peer][: 2 if total >= VERY_TENSE else 1]:
            escalate(t, int(track))
    halve_nation(t, peer, len(s.world.nations[peer].tensions))


@step
def peer_builds(t: Table[Presidency], peer: int, tries: int) -> None:
    """Two or three tries by posture: on 1 to 4, or 1 to 5 at posture 2, a capability rises; sanctions are +1. First
    those that trail by two, then what the peer prefers, then a random one. (Charts WPR1, WPC1; GM Sanctions)"""
    s = t.state
    best = 3 + s.world.peers[peer].posture
    plus = bool(s.world.nations[peer].sanctions)
    chosen: list[int] = []
    for _ in range(tries):
        which = _next_capability(t, peer, chosen)
        chosen.append(which)
        (face,) = t.roll_now(D10, said.builds(Nation(peer).label, Capability(which).label))
        if face + plus <= best:
            change_peer_capability(t, peer, which, +1)


def _next_capability(t: Table[Presidency], peer: int, chosen: list[int]) -> int:
    ours, *others = t.state.world.capabilities
    theirs = others[peer]
    open_ones = [int(one) for one in Capability if one not in chosen and theirs[one] < CAPABILITY_HIGH]
    trailing = [one for one in open_ones if ours[one] - theirs[one] >= TRAILING]
    preferred = [int(one) for one in PREFERRED[peer] if one in open_ones]
    return (trailing or preferred)[0] if trailing or preferred else random_capability(t)


@step
def peer_counts_actions(t: Table[Presidency], peer: int) -> None:
    """As many actions as its economy and one, more with bad relations, fewer with good ones, and what counters add;
    terror in Asia and its own wars take the first. (Charts WPR1, WPC1; GM State of Economy)"""
    s = t.state
    actions = 1 + s.world.peers[peer].economy + relations_modifier(s, peer) + use_up_actions(t, peer)
    if s.world.regions[Region.CENTRAL_SOUTH_ASIA].highest_group >= 3 and actions > 1:
        lower_group(t, int(Region.CENTRAL_SOUTH_ASIA))
        actions -= 1
    for place, war in enumerate(s.world.wars):
        if war.involves(Belligerent(peer)) and actions > 1:
            reinforce(t, place, peer, 1)
            actions -= 1
    t.tell("peer_actions", peer, max(1, actions))
    t.then(next_peer_action, peer, 1, max(1, actions))


@step
def next_peer_action(t: Table[Presidency], peer: int, number: int, left: int) -> None:
    """The actions of the list in order, passing over those that would do nothing. (Charts WPR1, WPC1)"""
    while number <= LAST_ACTION and not _fits(t, peer, number):
        number += 1
    if left and number <= LAST_ACTION:
        t.then(happen, f"peer/{peer}/{number}", None)
        t.then(next_peer_action, peer, number + 1, left - 1)


def _fits(t: Table[Presidency], peer: int, number: int) -> bool:
    s = t.state
    if (peer, number) == (Nation.RUSSIA, 3):
        return bool(s.world.nations[peer].sanctions)
    if (peer, number) in ((Nation.RUSSIA, 6), (Nation.CHINA, 7)):
        if peer == Nation.CHINA and s.world.nations[peer].sanctions:
            return True
        return any(s.world.nations[nation].under(SanctionKind.UN) for nation in (Nation.IRAN, Nation.NORTH_KOREA))
    return True


@step
def peer_acts_twice(t: Table[Presidency], peer: int) -> None:
    """The chit of an aggressive peer: two cyber attacks and one of the other nine actions at random. (TSF Draw One
    Crisis Chit)"""
    t.tell("peer_acts", peer, 0)
    for _ in range(2):
        t.then(happen, f"peer/{peer}/1", None)
    t.then(happen, f"peer/{peer}/{2 + t.dice.below(LAST_ACTION - 1)}", None)
