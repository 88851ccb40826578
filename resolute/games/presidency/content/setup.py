"""How the sandbox starts, at each level of difficulty. The figures are ours: no rulebook gives them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

import msgspec

from resolute.games.presidency.content.attributes import Resource
from resolute.games.presidency.content.cabinet import CANDIDATES
from resolute.games.presidency.content.chits import CUP
from resolute.games.presidency.content.congress import FRIENDS, OPPONENTS
from resolute.games.presidency.content.forces import UNITS
from resolute.games.presidency.content.places import CONFLICTS
from resolute.games.presidency.state import Presidency


class Difficulty(IntEnum):
    """The three levels. (GM Difficulty Levels)"""

    EASIER = 0
    NORMAL = 1
    HARDER = 2


DIFFICULTIES = {"easier": Difficulty.EASIER, "normal": Difficulty.NORMAL, "harder": Difficulty.HARDER}


class Level(msgspec.Struct, frozen=True):
    """What a level of difficulty settles: points a year, control of Congress, legacy, people, and the first tracks."""

    action_points: int
    control: int
    legacy_points: int
    friends: int
    opponents: int
    tracks: Mapping[str, int]


_TRACKS = {
    "approval": 52,
    "congress": 5,
    "media": 6,
    "homeland_security": 5,
    "economy": 5,
    "world_opinion": 5,
    "prestige": 5,
    "party_relations": 6,
    "cooperation": 2,
    "cabinet_effectiveness": 4,
}

LEVELS = {
    Difficulty.EASIER: Level(20, 1, 0, 3, 1, {**_TRACKS, "approval": 56, "congress": 6}),
    Difficulty.NORMAL: Level(15, 0, 5, 2, 2, _TRACKS),
    Difficulty.HARDER: Level(15, -1, 10, 1, 3, {**_TRACKS, "approval": 50, "lingering_issues": 1}),
}

ATTRIBUTES_AT_START = 2
RESOURCES_AT_START = 1
TENSIONS = (36, 24)
"""How many tensions counters there are of value 1 and of value 2."""
GOODWILL = (-1,) * 4 + (-2,) * 6 + (-3,) * 2
FOOTPRINTS = (0,) * 4 + (1,) * 4 + (2,) * 4 + (3,) * 2
"""Their hidden effects: less approval, more crisis, a terror group, less stability."""
SANCTIONS = ((1, 1, 2, 2), (10, 10, 11, 11), (18, 19))
"""Unilateral, multilateral and UN sanctions: eight times their kind, and the hidden value that they take away."""


def sandbox(difficulty: Difficulty, new_player: bool) -> Presidency:
    """Everything in its place before anybody is drawn or chosen."""
    level = LEVELS[difficulty]
    box = Presidency(
        difficulty=difficulty,
        new_player=new_player,
        control=level.control,
        legacy_points=level.legacy_points,
        alignment=(7, 5, 5, 5, 4, 6, 5, 6),
        stability=(7, 5, 5, 4, 4, 6, 4, 6),
        regional_crisis=(0, 1, 1, 2, 2, 1, 1, 0),
        unstable_states=(0, 0, 0, 1, 1, 0, 1, 0),
        civil_wars=((), (), (), (1,), (1,), (), (), ()),
        terror_groups=((), (), _groups(1), _groups(1), _groups(2, 1), (), _groups(2), _groups(1), ()),
        russia_influence=(0, 0, 0, 0, 1, 2, 1, 0),
        china_influence=(0, 0, 0, 1, 0, 0, 1, 2),
        closeness=(2, 2, 2, 2, 1, 1, 2, 1, 2),
        conflict_status=tuple(one.status for one in CONFLICTS),
        conflict_strength=tuple(one.strength for one in CONFLICTS),
        capabilities=((5, 4, 5, 4, 4, 4, 5), (3, 4, 3, 4, 4, 5, 4), (3, 3, 3, 4, 3, 3, 3)),
        forces=bytes(box for _, box in UNITS),
        candidates=tuple(range(len(CANDIDATES))),
        friends_cup=tuple(range(len(FRIENDS))),
        opponents_cup=tuple(range(len(OPPONENTS))),
        resource_cards=tuple(map(int, Resource)),
        chits=CUP,
        tensions_cup=TENSIONS,
        goodwill_supply=GOODWILL,
        footprint_supply=FOOTPRINTS,
        sanctions_supply=SANCTIONS,
    )
    for track, value in level.tracks.items():
        setattr(box, track, value)
    return box


def _groups(*levels: int) -> tuple[int, ...]:
    """Terror groups that are not on the intel track."""
    return tuple(level * 4 for level in levels)
