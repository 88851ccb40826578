"""What a move of the US forces is for: what a unit does where it is ready, and what waits where it can go."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from resolute.engine.option_values import OptionValue
from resolute.engine.table import Table
from resolute.games.presidency.content.forces import REACHES, UNITS, Box, UnitType
from resolute.games.presidency.content.places import ALLIES, WORLD, Region
from resolute.games.presidency.rules import forces
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import values_forces as words
from resolute.games.presidency.words.small import upper

_SCOUTS = (UnitType.INTEL, UnitType.SPECIAL_FORCES)


def _unit(t: Table[Presidency], place: int, family: int) -> OptionValue:
    """A unit that may move: what it is for, and what it would leave behind."""
    kind = UNITS[place][0]
    return OptionValue(
        effect=words.FOR[kind], note=words.leaves(_waiting(t.state, kind, t.state.world.units[place].box))
    )


def _ready(t: Table[Presidency], place: int) -> OptionValue:
    return OptionValue(effect=words.ready(words.FOR[UNITS[place][0]]))


def _there(t: Table[Presidency], place: int, box: int, family: int) -> OptionValue:
    """A place where a unit can go."""
    s, kind = t.state, UNITS[place][0]
    if box == Region.CONUS:
        return OptionValue(effect=words.AT_HOME)
    if box >= Box.FIRST_ALLY_BOX:
        ally = ALLIES[box - Box.FIRST_ALLY_BOX]
        fights = any(int(ally) in (war.attacker, war.defender) for war in s.world.wars)
        return OptionValue(effect=words.defends(ally.label, fights))
    said = words.there(_waiting(s, kind, box), kind in _SCOUTS)
    if box in REACHES:
        said = words.reaches([one.label for one in REACHES[box]], said)
    leaves = box not in REACHES and forces.leaves_footprint(kind, box)
    return OptionValue(effect=upper(said), note=words.FOOTPRINT if leaves else "")


def _waiting(s: Presidency, kind: UnitType, box: int) -> Iterator[str]:
    """What there is to do for a unit of this type from a box: terror groups for those who look for them, wars and rogue
    states for those who fight."""
    regions = REACHES[box] if box in REACHES else (Region(box),) if box < len(WORLD) else ()
    if kind in _SCOUTS:
        groups = [group.level for one in regions for group in s.world.regions[one].terror_groups]
        if groups:
            yield words.groups(len(groups), max(groups))
        return
    wars = sum(war.region in map(int, regions) for war in s.world.wars)
    if wars:
        yield words.wars(wars)
    civil = sum(len(s.world.regions[one].civil_wars) for one in regions)
    if civil:
        yield words.civil_wars(civil)
    rogues = sum(len(s.world.regions[one].rogue_states) for one in regions)
    if rogues:
        yield words.rogue_states(rogues)


FORCES: Mapping[str, Callable[..., OptionValue]] = {
    forces.send_unit.name: _unit,
    forces.unit_arrives.name: _ready,
    forces.unit_moves.name: _there,
}
