"""Positions that lie all over the board: every track, region, nation and deck somewhere between its ends, by a seed."""

from __future__ import annotations

import random

import msgspec

from resolute.engine.dice import Dice, seed_bytes
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.bills import BILLS, Place
from resolute.games.presidency.content.conflicts import CONFLICTS
from resolute.games.presidency.content.diplomacy import Trade
from resolute.games.presidency.content.forces import FIXED_UNIT, Box
from resolute.games.presidency.content.places import ALLIES, PEERS, WORLD, Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import ALL_TRACKS, APPROVAL, DOMESTIC_CRISIS, LEGACY_POINTS
from resolute.games.presidency.content.wars import MAX_WARS, STALEMATE, Belligerent, WarKind
from resolute.games.presidency.operations.tensions import strain_cabinet, strain_nation
from resolute.games.presidency.state import CivilWar, ConflictStatus, Presidency, RogueState, TerrorGroup, Unit, War
from tests.presidency.helpers import Stage, presidency
from tests.presidency.sheet import Lies

FAR_WAR = War(Belligerent.ISIS, Belligerent.EGYPT, int(Region.AFRICA), WarKind.COMBINED, STALEMATE, 4, 5)
ISRAELS_WAR = War(Belligerent.HAMAS, Belligerent.ISRAEL, int(Region.MIDDLE_EAST), WarKind.COMBINED, STALEMATE, 2, 8)
SERBIAS_WAR = War(
    Belligerent.SERBIA, Belligerent.BALKAN_STATES, int(Region.EASTERN_EUROPE), WarKind.COMBINED, STALEMATE, 3, 4
)
OUR_WAR = War(
    *(Belligerent.UNITED_STATES, Belligerent.TALIBAN, int(Region.CENTRAL_SOUTH_ASIA), WarKind.GUERRILLA, STALEMATE),
    *(0, 6),
    us_side=1,
)
WARS = ((), (), (), (ISRAELS_WAR,), (SERBIAS_WAR,), (OUR_WAR,), (FAR_WAR,) * (MAX_WARS - 1), (FAR_WAR,) * MAX_WARS)


def _tracks(s: Presidency, lot: random.Random) -> None:
    for track in ALL_TRACKS:
        if track not in (APPROVAL, DOMESTIC_CRISIS, LEGACY_POINTS):
            track.put(s, None, lot.randint(track.low, min(track.high, 15)))
    s.president.action_points = lot.choice((0, 1, 4, 9, 15))
    s.president.approval = 2 * lot.randint(APPROVAL.low // 2, APPROVAL.high // 2)
    s.nation.domestic_crisis = lot.randint(0, 2)


def _region(lot: random.Random) -> dict[str, object]:
    russia, china = lot.choice((0, 0, 1, 3)), lot.choice((0, 0, 1, 3))
    groups = tuple(TerrorGroup(lot.randint(1, 4), lot.choice(tuple(IntelBox))) for _ in range(lot.randint(0, 2)))
    return {
        "alignment": lot.randint(3, 8),
        "alignment_trend": lot.randint(-1, 1),
        "stability": lot.randint(3, 8),
        "crisis": lot.randint(0, 3),
        "unstable_states": lot.randint(0, 1),
        "civil_wars": lot.choice(((), (CivilWar(),), (CivilWar(ceasefire=True), CivilWar()))),
        "terror_groups": groups,
        "rogue_states": lot.choice(((), (), (RogueState(2),))),
        "trade": lot.choice(tuple(Trade)),
        "russian_influence": russia,
        "chinese_influence": china,
        "russian_base": russia == 3,
        "chinese_base": china == 3,
    }


def _world(s: Presidency, lot: random.Random) -> None:
    world = s.world
    for region in WORLD:
        world.change_region(region, msgspec.structs.replace(world.regions[region], **_region(lot)))
    for ally in ALLIES:
        world.change_nation(ally, msgspec.structs.replace(world.nations[ally], closeness=lot.randint(0, 2)))
    world.capabilities = tuple(tuple(lot.randint(1, 7) for _ in range(7)) for _ in range(1 + len(PEERS)))
    world.conflicts = tuple(
        ConflictStatus(lot.randint(1, one.war - 1), lot.randrange(len(one.scale))) for one in CONFLICTS
    )
    world.wars = lot.choice(WARS)
    boxes = (int(Region.CONUS), int(Box.INDIAN_OCEAN), int(Box.HELD_BY_CONGRESS), *map(int, WORLD))
    if lot.random() < 0.6:
        world.units = tuple(
            unit if place == FIXED_UNIT else Unit(lot.choice(boxes)) for place, unit in enumerate(world.units)
        )
    count = lot.randint(0, 3)
    world.goodwill, world.goodwill_supply = world.goodwill_supply[:count], world.goodwill_supply[count:]


def _house(s: Presidency, lot: random.Random) -> None:
    s.clock = msgspec.structs.replace(s.clock, year=lot.randint(1, 4))
    s.congress.control = lot.randint(-1, 1)
    s.congress.court_vacant = lot.random() < 0.3
    s.president.attributes = tuple(lot.sample(tuple(map(int, Attribute)), 2))
    for office in lot.choice(((), (), (0,), range(5))):
        member = s.cabinet.members[office]
        s.cabinet.change(office, msgspec.structs.replace(member, scandal=lot.randint(0, 3)))
    friends, opponents = lot.randint(0, 1), lot.randint(0, 3)
    cups = s.congress.friends_cup, s.congress.opponents_cup
    s.congress.friends, s.congress.friends_cup = cups[0][:friends], cups[0][friends:]
    s.congress.opponents, s.congress.opponents_cup = cups[1][:opponents], cups[1][opponents:]


def arranged(seed: int) -> Stage:
    """A position by a seed, with dice of its own."""
    lot = random.Random(seed)
    bills: dict[int, Lies] = {
        int(bill): lot.choice((Place.MINUS_TWO, Place.ZERO, Place.PLUS_ONE, Place.CANNOT_PASS))
        for bill in lot.sample(BILLS, lot.choice((0, 0, 1, 2)))
    }
    t = presidency(bills=bills)
    s: Presidency = t.table.state
    _tracks(s, lot)
    _world(s, lot)
    _house(s, lot)
    t.table.dice = Dice(seed_bytes(seed))
    for _ in range(lot.randint(0, 5)):
        strain_cabinet(t.table)
    for nation in Nation:
        if lot.random() < 0.3:
            strain_nation(t.table, int(nation))
    return t
