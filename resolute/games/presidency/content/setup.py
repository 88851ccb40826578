"""How the sandbox starts, at each level of difficulty. The figures are ours: no rulebook gives them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from resolute.games.presidency.content.attributes import Resource
from resolute.games.presidency.content.cabinet import CANDIDATES
from resolute.games.presidency.content.chits import cup
from resolute.games.presidency.content.conflicts import CONFLICTS
from resolute.games.presidency.content.congress import FRIENDS, OPPONENTS
from resolute.games.presidency.content.difficulty import Difficulty
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.forces import UNITS
from resolute.games.presidency.content.places import Closeness, Nation, Region
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    CABINET_EFFECTIVENESS,
    CONGRESS,
    COOPERATION,
    ECONOMY,
    HOMELAND_SECURITY,
    MEDIA,
    PARTY_RELATIONS,
    PRESTIGE,
    WORLD_OPINION,
    BoardTrack,
)
from resolute.games.presidency.state import (
    Cabinet,
    CivilWar,
    Clock,
    ConflictStatus,
    Congress,
    Decks,
    NationStatus,
    PeerStatus,
    Presidency,
    President,
    RegionStatus,
    Sanction,
    TerrorGroup,
    Unit,
    War,
    World,
)


class Level(msgspec.Struct, frozen=True):
    """What a level of difficulty settles: points a year, control of Congress, legacy, people, the first tracks, and
    the tensions; the rest differs only in historical starts."""

    action_points: int
    control: int
    legacy_points: int
    friends: int
    opponents: int
    tracks: Mapping[BoardTrack, int]
    # Second markers of trending tracks: 1 improving or pro-US, -1 the opposite.
    trends: Mapping[BoardTrack, int] = {}
    tensions: Mapping[Nation, int] = {}
    goodwill: int = 0
    regions: Mapping[Region, RegionStatus] = {}
    closeness: Mapping[Nation, int] = {}
    iran_influence: int = 0
    # What only historical starts change: status and strength of the conflicts, capabilities, posture of the peers, what
    # the public wants, the promise, sanctions, where units lie, footprints, wars that are on, and years gone by.
    conflicts: tuple[tuple[int, int], ...] = ()
    capabilities: tuple[tuple[int, ...], ...] = ()
    posture: tuple[int, int] = (1, 1)
    public_priorities: tuple[int, ...] = ()
    promise: int = 0
    sanctions: Mapping[Nation, tuple[SanctionKind, ...]] = {}
    units: Mapping[int, int] = {}
    footprints: Mapping[Region, int] = {}
    wars: tuple[War, ...] = ()
    years_gone: int = 0


_TRACKS = {
    APPROVAL: 52,
    CONGRESS: 5,
    MEDIA: 5,
    HOMELAND_SECURITY: 6,
    ECONOMY: 5,
    WORLD_OPINION: 5,
    PRESTIGE: 5,
    PARTY_RELATIONS: 6,
    COOPERATION: 2,
    CABINET_EFFECTIVENESS: 4,
}


def _groups(*levels: int) -> tuple[TerrorGroup, ...]:
    """Terror groups that are not on the intel track."""
    return tuple(map(TerrorGroup, levels))


REGIONS: Mapping[Region, RegionStatus] = {
    Region.EUROZONE: RegionStatus(7, 0, 7),
    Region.CENTRAL_AMERICA: RegionStatus(5, 0, 5, 1),
    Region.SOUTH_AMERICA: RegionStatus(5, 0, 5, 1, terror_groups=_groups(1)),
    Region.AFRICA: RegionStatus(5, 0, 4, 2, 1, (CivilWar(),), _groups(1), chinese_influence=1),
    Region.MIDDLE_EAST: RegionStatus(4, 0, 4, 2, 1, (CivilWar(),), _groups(2, 1), russian_influence=1),
    Region.EASTERN_EUROPE: RegionStatus(6, 0, 6, 1, russian_influence=2),
    Region.CENTRAL_SOUTH_ASIA: RegionStatus(
        5, 0, 4, 1, 1, terror_groups=_groups(2), russian_influence=1, chinese_influence=1
    ),
    Region.ASIA_PACIFIC: RegionStatus(6, 0, 6, 0, terror_groups=_groups(1), chinese_influence=2),
    Region.CONUS: RegionStatus(),
}
"""Alignment and its trend, stability, crisis, unstable states, civil wars and terror groups; influence of the peers."""
CLOSENESS: Mapping[Nation, int] = {
    Nation.CANADA: 2,
    Nation.UNITED_KINGDOM: 2,
    Nation.NATO: 2,
    Nation.ISRAEL: 2,
    Nation.GULF_STATES: 1,
    Nation.INDIA: 1,
    Nation.JAPAN: 2,
    Nation.SOUTH_KOREA: 1,
    Nation.AUSTRALIA: 2,
}
CAPABILITIES = ((5, 4, 5, 4, 4, 4, 5), (3, 4, 3, 4, 4, 5, 4), (3, 3, 3, 4, 3, 3, 3))
"""Of the United States, Russia and China."""


_TENSE = dict.fromkeys((Nation.IRAN, Nation.ISRAEL, Nation.GULF_STATES, Nation.NORTH_KOREA, Nation.SOUTH_KOREA), 1)
"""Both programs start in their second box, and its tensions lie there."""
_TENSE_WITH_PEERS = {**_TENSE, Nation.RUSSIA: 1, Nation.CHINA: 1}

LEVELS = {
    Difficulty.EASIER: Level(
        20,
        1,
        0,
        3,
        1,
        {**_TRACKS, APPROVAL: 54, CONGRESS: 6},
        tensions=_TENSE,
    ),
    Difficulty.NORMAL: Level(15, 0, 5, 2, 2, _TRACKS, tensions=_TENSE_WITH_PEERS),
    Difficulty.HARDER: Level(
        15,
        -1,
        10,
        1,
        3,
        {**_TRACKS, APPROVAL: 50},
        tensions=_TENSE_WITH_PEERS,
    ),
}
"""What the rulebook gives the levels, points, Congress and legacy, tells them apart most. The other figures, ours, lean
the same way: nothing is better in a harder game. Abroad the levels are the same but for the tensions on Russia and
China."""

ATTRIBUTES_AT_START = 2
RESOURCES_AT_START = 1
TENSIONS = (36, 24)
"""How many tensions counters there are of value 1 and of value 2."""
GOODWILL = (-1,) * 4 + (-2,) * 6 + (-3,) * 2
FOOTPRINTS = (0,) * 4 + (1,) * 4 + (2,) * 4 + (3,) * 2
"""Their hidden effects: less approval, more crisis, a terror group, less stability."""
SANCTIONS = tuple(
    Sanction(kind, value)
    for kind, values in zip(SanctionKind, ((1, 1, 2, 2), (2, 2, 3, 3), (2, 3)), strict=True)
    for value in values
)
"""Unilateral, multilateral and UN sanctions, each with the hidden value that it takes away."""


def _closeness(level: Level, nation: Nation) -> int:
    return level.closeness.get(nation, CLOSENESS.get(nation, int(Closeness.CLOSE)))


def sandbox(difficulty: Difficulty, new_player: bool) -> Presidency:
    """Everything in its place before anybody is drawn or chosen."""
    return box_of(LEVELS[difficulty], difficulty, new_player)


def box_of(level: Level, difficulty: Difficulty, new_player: bool) -> Presidency:
    """The same for any level or historical start."""
    box = Presidency(
        difficulty=difficulty,
        new_player=new_player,
        clock=Clock(level.years_gone),
        president=President(legacy_points=level.legacy_points),
        cabinet=Cabinet(candidates=tuple(range(len(CANDIDATES)))),
        congress=Congress(
            control=level.control,
            friends_cup=tuple(range(len(FRIENDS))),
            opponents_cup=tuple(range(len(OPPONENTS))),
            promise=level.promise,
        ),
        world=World(
            regions=tuple(level.regions.get(one, REGIONS[one]) for one in Region),
            nations=tuple(NationStatus(closeness=_closeness(level, one)) for one in Nation),
            peers=tuple(PeerStatus(posture=one) for one in level.posture),
            iran_influence=level.iran_influence,
            conflicts=tuple(
                ConflictStatus(*one)
                for one in level.conflicts or [(printed.status, printed.strength) for printed in CONFLICTS]
            ),
            capabilities=level.capabilities or CAPABILITIES,
            wars=level.wars,
            units=tuple(Unit(level.units.get(place, box)) for place, (_, box) in enumerate(UNITS)),
            tensions_cup=TENSIONS,
            goodwill_supply=GOODWILL,
            footprint_supply=FOOTPRINTS,
            sanctions_supply=SANCTIONS,
        ),
        decks=Decks(chits=cup(difficulty), resources=tuple(map(int, Resource))),
    )
    if level.public_priorities:
        box.congress.public_priorities = level.public_priorities
    for track, value in level.tracks.items():
        track.put(box, None, value)
    for track, marker in level.trends.items():
        assert track.trend is not None
        track.trend[1](box, None, marker)
    return box
