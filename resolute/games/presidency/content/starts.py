"""The four historical starts: the board of each, its decks, and what wins it. (TSF Historical Scenarios)

The rulebooks only say that these scenarios exist and that losing re-election loses them; every figure is ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.difficulty import DIFFICULTIES, Difficulty
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.forces import Box
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.setup import LEVELS, Level, box_of, sandbox
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    CABINET_EFFECTIVENESS,
    CHINA_ECONOMY,
    CHINA_RELATIONS,
    CONGRESS,
    COOPERATION,
    DOMESTIC_CRISIS,
    ECONOMY,
    EUROZONE_ECONOMY,
    HOMELAND_SECURITY,
    IRAN_NUCLEAR,
    KOREA_MISSILES,
    LINGERING_ISSUES,
    MEDIA,
    PARTY_RELATIONS,
    PRESTIGE,
    RUSSIA_ECONOMY,
    RUSSIA_RELATIONS,
    WORLD_OPINION,
    BoardTrack,
)
from resolute.games.presidency.content.wars import Belligerent, WarKind
from resolute.games.presidency.state import (
    CivilWar,
    Presidency,
    RegionStatus,
    RogueState,
    ScenarioStatus,
    TerrorGroup,
    War,
)


class StartDecks(msgspec.Struct, frozen=True):
    """The crisis cards that a start puts into the decks of its years and into decks 2 and 3, and how large a deck of a
    year is: events of the era fill it up."""

    years: tuple[tuple[int, ...], ...]
    size: int = 14
    two: tuple[int, ...] = ()
    three: tuple[int, ...] = ()


class Start(msgspec.Struct, frozen=True):
    """A historical start: its key, its board, its decks, and how many years it lasts."""

    key: str
    era: int
    level: Level
    decks: StartDecks
    years: int = 4
    extra_chits: tuple[str, ...] = ()


_TRACKS: tuple[BoardTrack, ...] = (
    *(APPROVAL, CONGRESS, MEDIA, HOMELAND_SECURITY, ECONOMY, WORLD_OPINION, PRESTIGE, PARTY_RELATIONS),
    *(COOPERATION, CABINET_EFFECTIVENESS, DOMESTIC_CRISIS, LINGERING_ISSUES),
    *(EUROZONE_ECONOMY, RUSSIA_ECONOMY, CHINA_ECONOMY, RUSSIA_RELATIONS, CHINA_RELATIONS),
    *(IRAN_NUCLEAR, KOREA_MISSILES),
)


def _tracks(*values: int) -> dict[BoardTrack, int]:
    return dict(zip(_TRACKS, values, strict=True))


def _region(
    alignment: int,
    stability: int,
    crisis: int,
    groups: tuple[int, ...] = (),
    *,
    unstable: int = 0,
    wars: int = 0,
    rogue: int = 0,
    russia: int = 0,
    china: int = 0,
) -> RegionStatus:
    """A region: alignment, stability, crisis, terror groups by level, and what else lies there; three influence
    counters are a base."""
    return RegionStatus(
        alignment,
        0,
        stability,
        crisis,
        unstable,
        (CivilWar(),) * wars,
        tuple(map(TerrorGroup, groups)),
        (RogueState(rogue),) if rogue else (),
        russian_influence=russia,
        chinese_influence=china,
        russian_base=russia >= 3,
        chinese_base=china >= 3,
    )


def _world(*regions: RegionStatus) -> dict[Region, RegionStatus]:
    return dict(zip(Region, regions, strict=True))


def _home(*groups: int) -> RegionStatus:
    return RegionStatus(terror_groups=tuple(map(TerrorGroup, groups)))


def _closeness(*levels: int) -> dict[Nation, int]:
    return dict(zip(tuple(Nation)[4:], levels, strict=True))


def _conflicts(status: tuple[int, ...], strength: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(zip(status, strength, strict=True))


def _at_war(region: RegionStatus) -> RegionStatus:
    """A region whose rogue state the United States fight."""
    fought = tuple(msgspec.structs.replace(one, at_war=True) for one in region.rogue_states)
    return msgspec.structs.replace(region, rogue_states=fought)


def _taliban(box: int, regional: int) -> War:
    """The war against the Taliban, at this box of the war track."""
    return War(
        Belligerent.UNITED_STATES,
        Belligerent.TALIBAN,
        int(Region.CENTRAL_SOUTH_ASIA),
        WarKind.GUERRILLA,
        2 * box,
        0,
        6,
        attacking_regional=regional,
        us_side=1,
    )


_CALIPHATE = War(
    Belligerent.UNITED_STATES,
    Belligerent.ROGUE_STATE,
    int(Region.MIDDLE_EAST),
    WarKind.COMBINED,
    8,
    0,
    4,
    attacking_regional=3,
    us_side=1,
)
UNI, MULTI, UN = SanctionKind
N = Nation
_CSA, _ME, _HOME = int(Region.CENTRAL_SOUTH_ASIA), int(Region.MIDDLE_EAST), int(Region.CONUS)
_MED = int(Box.MEDITERRANEAN)
# Units by their place in content/forces.py.
_INTEL_ME, _SOF_ME, _SOF, _MARINES, _LIGHT, _LIGHT_2, _LIGHT_HELD, _HEAVY, _AIR = 0, 3, 4, 6, 10, 11, 12, 16, 20

QUIET_JANUARY = Start(
    "2001",
    2001,
    Level(
        15,
        0,
        5,
        2,
        3,
        _tracks(46, 4, 4, 4, 5, 6, 3, 6, 1, 3, 1, 2, 6, 4, 5, 4, 3, 1, 1),
        {ECONOMY: -1},
        {N.RUSSIA: 1, N.CHINA: 1, N.IRAN: 1, N.NORTH_KOREA: 1, N.ISRAEL: 2, N.INDIA: 1, N.SOUTH_KOREA: 1},
        goodwill=1,
        regions=_world(
            _region(7, 8, 0, (1,)),
            _region(6, 5, 1),
            _region(6, 5, 1, (2,), unstable=1, wars=1),
            _region(5, 4, 2, (1,), unstable=1, wars=1),
            _region(4, 4, 2, (2, 1)),
            _region(6, 5, 1, (1,), unstable=1, russia=1),
            _region(3, 4, 2, (3, 2), rogue=2, unstable=1, wars=1, russia=1),
            _region(6, 6, 0, (1,), china=1),
            _home(2),
        ),
        closeness=_closeness(2, 2, 2, 2, 2, 1, 2, 1, 2),
        conflicts=_conflicts((1, 3, 1, 1, 1, 2, 2, 3, 1, 1), (2, 1, 3, 1, 3, 2, 0, 0, 1, 0)),
        capabilities=((5, 5, 6, 3, 5, 4, 5), (2, 3, 2, 2, 3, 4, 3), (1, 3, 1, 2, 1, 2, 2)),
        public_priorities=(2, 4, 1, 11, 13),
        promise=int(Bill.TAX_REFORM),
        sanctions={N.IRAN: (UNI,)},
        units={_INTEL_ME: _HOME, _SOF_ME: _HOME, _MARINES: _MED},
    ),
    StartDecks(
        (
            (7, 15, 21, 24, 44, 53),
            (10, 16, 18, 31, 51, 52, 59),
            (12, 19, 20, 32, 35, 48, 49),
            (8, 11, 14, 17, 29, 54, 64),
        )
    ),
)

MORNING_AFTER = Start(
    "2009",
    2009,
    Level(
        15,
        1,
        5,
        4,
        3,
        _tracks(62, 6, 7, 6, 3, 6, 6, 7, 1, 5, 1, 2, 4, 4, 6, 2, 3, 2, 2),
        {ECONOMY: -1},
        {
            **{N.RUSSIA: 2, N.CHINA: 1, N.IRAN: 2, N.NORTH_KOREA: 2, N.NATO: 1},
            **{N.ISRAEL: 1, N.GULF_STATES: 1, N.INDIA: 1, N.SOUTH_KOREA: 1},
        },
        goodwill=2,
        regions=_world(
            _region(7, 7, 1, (1,)),
            _region(5, 5, 1, (1,), unstable=1),
            _region(5, 6, 0, (1,), wars=1, russia=1, china=1),
            _region(6, 4, 2, (2, 1), unstable=1, wars=2, china=2),
            _region(4, 4, 2, (2, 2, 1), unstable=1, wars=1),
            _region(5, 5, 1, (1,), unstable=1, russia=2),
            _region(4, 3, 3, (3, 2, 1), unstable=1, wars=1, russia=1, china=1),
            _region(6, 6, 0, (1,), china=2),
            _home(1),
        ),
        closeness=_closeness(2, 2, 1, 1, 1, 1, 2, 2, 2),
        iran_influence=1,
        conflicts=_conflicts((1, 3, 2, 2, 1, 2, 3, 3, 2, 2), (2, 1, 2, 1, 2, 2, 1, 1, 1, 1)),
        capabilities=((5, 4, 6, 4, 5, 4, 5), (3, 3, 2, 4, 3, 4, 3), (2, 3, 2, 4, 3, 3, 2)),
        public_priorities=(7, 6, 11, 3, 8),
        promise=int(Bill.HEALTH_CARE),
        sanctions={N.IRAN: (UNI, UN), N.NORTH_KOREA: (UN,)},
        units={
            **{_SOF: _CSA, _MARINES: _CSA, _LIGHT: _CSA, _LIGHT_HELD: _CSA, _AIR: _CSA},
            **{_HEAVY: _ME, _LIGHT_2: _ME},
        },
        footprints={Region.MIDDLE_EAST: 2, Region.CENTRAL_SOUTH_ASIA: 2},
        wars=(_taliban(3, 2),),
    ),
    StartDecks(
        (
            (7, 21, 27, 34, 41, 47, 51),
            (13, 16, 31, 36, 39, 43, 63),
            (10, 23, 33, 50, 57, 61, 64),
            (8, 25, 26, 37, 40, 54, 62),
        ),
        two=(35,),
        three=(59,),
    ),
)

HOUSE_DIVIDED = Start(
    "2017",
    2017,
    Level(
        15,
        1,
        5,
        4,
        3,
        _tracks(50, 6, 4, 6, 6, 4, 5, 6, 1, 5, 0, 1, 5, 4, 6, 2, 3, 1, 3),
        {},
        {
            **{N.RUSSIA: 3, N.CHINA: 2, N.IRAN: 2, N.NORTH_KOREA: 3, N.CANADA: 1},
            **{N.NATO: 2, N.GULF_STATES: 1, N.INDIA: 1, N.SOUTH_KOREA: 1, N.AUSTRALIA: 1},
        },
        regions=_world(
            _region(6, 6, 1, (1,)),
            _region(5, 5, 2, (2,)),
            _region(5, 5, 1),
            _region(5, 5, 2, (2, 1), unstable=1, wars=2, china=1),
            _at_war(_region(4, 5, 3, (3, 2), rogue=1, unstable=1, wars=1, russia=1)),
            _region(5, 5, 2, unstable=1, russia=3),
            _region(4, 5, 2, (2, 1), unstable=1, wars=1, china=1),
            _region(6, 6, 1, (1,), china=3),
            _home(1),
        ),
        closeness=_closeness(1, 2, 1, 2, 2, 1, 2, 1, 1),
        iran_influence=2,
        conflicts=_conflicts((2, 2, 3, 4, 2, 3, 2, 2, 3, 1), (1, 1, 1, 1, 2, 2, 1, 1, 2, 1)),
        capabilities=((5, 4, 5, 4, 4, 4, 5), (4, 4, 3, 5, 4, 5, 4), (4, 3, 4, 5, 4, 4, 3)),
        posture=(2, 1),
        public_priorities=(8, 7, 2, 3, 16),
        promise=int(Bill.IMMIGRATION),
        sanctions={N.RUSSIA: (UNI, MULTI), N.NORTH_KOREA: (UNI, UN)},
        units={_MARINES: _ME, _AIR: _ME, _LIGHT: _CSA},
        footprints={Region.MIDDLE_EAST: 1, Region.CENTRAL_SOUTH_ASIA: 1},
        wars=(_CALIPHATE, _taliban(3, 3)),
    ),
    StartDecks(
        (
            (8, 22, 33, 39, 46, 48, 58),
            (9, 28, 31, 37, 47, 55, 60),
            (6, 30, 32, 38, 49, 53, 57),
            (12, 27, 34, 42, 44, 56, 64),
        ),
        two=(40, 43, 51),
        three=(45,),
    ),
)

LONG_YEAR = Start(
    "2020",
    2020,
    Level(
        15,
        0,
        5,
        4,
        3,
        _tracks(46, 5, 4, 6, 6, 3, 4, 7, 1, 4, 1, 2, 5, 4, 6, 1, 1, 2, 3),
        {},
        {
            **{N.RUSSIA: 3, N.CHINA: 4, N.IRAN: 3, N.NORTH_KOREA: 2, N.CANADA: 1, N.UNITED_KINGDOM: 1},
            **{N.NATO: 2, N.GULF_STATES: 1, N.INDIA: 1, N.SOUTH_KOREA: 1, N.AUSTRALIA: 1},
        },
        regions=_world(
            _region(5, 6, 1, (1,)),
            _region(4, 4, 2, (2,), unstable=1),
            _region(5, 4, 2, (1,), unstable=1, russia=1, china=2),
            _region(5, 4, 2, (3, 2), unstable=1, wars=2, china=2),
            _region(4, 3, 2, (2, 1), unstable=1, wars=2, russia=2, china=1),
            _region(5, 5, 2, unstable=1, russia=3),
            _region(5, 4, 2, (3, 2), unstable=1, wars=1, russia=1, china=2),
            _region(6, 6, 2, (1,), china=3),
            _home(2),
        ),
        closeness=_closeness(1, 1, 1, 2, 2, 2, 2, 1, 2),
        iran_influence=2,
        conflicts=_conflicts((3, 3, 2, 4, 2, 2, 3, 2, 3, 3), (1, 1, 1, 1, 1, 2, 1, 1, 2, 1)),
        capabilities=((5, 4, 5, 5, 5, 4, 5), (4, 4, 3, 5, 4, 6, 4), (4, 4, 5, 5, 4, 5, 4)),
        posture=(2, 2),
        public_priorities=(7, 6, 3, 1, 9),
        promise=int(Bill.JOB_CREATION),
        sanctions={N.RUSSIA: (UNI, MULTI), N.IRAN: (UNI,), N.NORTH_KOREA: (UNI, UN)},
        units={_AIR: _ME, _LIGHT: _CSA},
        footprints={Region.MIDDLE_EAST: 1},
        wars=(_taliban(2, 3),),
        years_gone=3,
    ),
    StartDecks(
        ((6, 9, 12, 15, 28, 30, 34, 35, 44, 55, 56),),
        size=18,
        two=(38, 42, 46),
        three=(48, 51, 60),
    ),
    years=1,
    extra_chits=("cascading-two", "two-cards-plus"),
)

STARTS: Mapping[str, Start] = {one.key: one for one in (QUIET_JANUARY, MORNING_AFTER, HOUSE_DIVIDED, LONG_YEAR)}


def set_up(options: Mapping[str, Any]) -> Presidency:
    """The box as the settings want it: the sandbox at a level of difficulty, or a historical start."""
    start = STARTS.get(options["scenario"])
    if start is None:
        return sandbox(DIFFICULTIES[options["difficulty"]], options["new_player"])
    box = box_of(start.level, Difficulty.NORMAL, False)
    box.scenario = ScenarioStatus(start.key)
    return box


def start_of(s: Presidency) -> Start | None:
    """The historical start that is played; none in the sandbox."""
    return STARTS.get(s.scenario.key)


def level_of(s: Presidency) -> Level:
    """What the level of difficulty or the historical start settles."""
    start = start_of(s)
    return LEVELS[s.difficulty] if start is None else start.level
