"""Effects and conditions of US units and their footprints that cards use."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.pieces import changed
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.content.forces import UNITS, Box, UnitType, ally_box
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.effects.regions import OnRegion
from resolute.games.presidency.rules.forces import leave_footprint, remove_footprint
from resolute.games.presidency.state import Presidency, Unit
from resolute.games.presidency.words import effects_units as said

HOME = int(Region.CONUS)
_AT_HOME_OR_POSTED = (HOME, int(Box.HELD_BY_CONGRESS), ally_box(Nation.SOUTH_KOREA))
_ARMY = (UnitType.LIGHT, UnitType.HEAVY)


class ArmyAbroad(Condition, frozen=True):
    """A light or heavy unit of the army is abroad, those in South Korea not counted."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        units = zip(UNITS, t.state.world.units, strict=True)
        return any(kind in _ARMY and unit.box not in _AT_HOME_OR_POSTED for (kind, _), unit in units)

    def say(self) -> str:
        return said.ARMY_ABROAD


def move_unit(t: Table[Presidency], place: int, box: int) -> None:
    """A unit is in another box, ready for use."""
    world = t.state.world
    before = world.units[place].box
    world.units = changed(world.units, place, Unit(box))
    t.tell("unit_moved", int(UNITS[place][0]), before, box, False)


class Deploys(Effect, frozen=True):
    """A unit of a type goes from home to a region, if one is there. (GM Move/Deploy Forces)"""

    simple: ClassVar[bool] = True
    kind: UnitType
    region: Region

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for place, ((kind, _), unit) in enumerate(zip(UNITS, t.state.world.units, strict=True)):
            if kind == self.kind and unit.box == HOME and not unit.in_transit:
                move_unit(t, place, int(self.region))
                return

    def say(self) -> Saying:
        return Saying(said.deploys(self.kind.unit, self.region.label))


class ComeHome(OnRegion, frozen=True):
    """All US units in a region come home."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = self.where(on)
        for place, unit in enumerate(t.state.world.units):
            if unit.box == region:
                move_unit(t, place, HOME)

    def say(self) -> Saying:
        return Saying(said.come_home(self.place))


class FootprintLeft(OnRegion, frozen=True):
    """A US footprint in a region."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        leave_footprint(t, self.where(on))

    def say(self) -> Saying:
        return Saying(said.footprint(self.place))


class FootprintsGo(OnRegion, frozen=True):
    """All US footprints in a region are removed."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = self.where(on)
        for _ in t.state.world.regions[region].footprints:
            remove_footprint(t, region)

    def say(self) -> Saying:
        return Saying(said.footprints_go(self.place))
