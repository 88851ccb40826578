"""How a war stands: the strength of both sides, the odds, and what bears on the roll. (GM Waging War 1 to 4)"""

from __future__ import annotations

from resolute.games.presidency.content.forces import UnitType, ally_box
from resolute.games.presidency.content.places import ALLIES, Capability, Nation
from resolute.games.presidency.content.wars import COLUMNS, GOOD_CAPABILITY, GREAT_POWERS, Belligerent, WarKind
from resolute.games.presidency.rules.forces import in_box, us_strength
from resolute.games.presidency.state import Presidency, RogueState, War

SUPPORTED = (Belligerent.NATO, Belligerent.SOUTH_KOREA)
"""The allies whom US forces support directly. (GM Supporting Allies in a War)"""
_CAPABLE = {Belligerent.UNITED_STATES: 0, Belligerent.RUSSIA: 1, Belligerent.CHINA: 2}


def supported_ally(war: War) -> Nation | None:
    """The ally with whom the United States fight."""
    who = next((one for one in SUPPORTED if one in (war.attacker, war.defender)), None)
    return None if who is None else Nation(int(who))


def strengths(s: Presidency, war: War) -> tuple[int, int]:
    """The strength of attacker and defender, regional forces and US units counted. (GM Waging War 1, 2)"""
    attacking = war.attacking + war.attacking_regional
    defending = war.defending + war.defending_regional
    if war.us_side:
        units = us_strength(s, war.region, war.kind, supported_ally(war))
        if war.us_side > 0:
            attacking += units
        else:
            defending += units
    return attacking, defending


def odds_column(attacking: int, defending: int) -> int:
    """The column of the odds, rounded in favor of the defender. (GM Waging War 3)"""
    if attacking < defending:
        return 1 if attacking * 2 >= defending else 0
    if not attacking:
        return COLUMNS.index("1:1")
    return min(len(COLUMNS) - 1, 1 + attacking // defending) if defending else len(COLUMNS) - 1


def rogue_at_war(s: Presidency, region: int) -> RogueState | None:
    """The rogue state of a region against which a war is fought; there is one at most."""
    return next((one for one in s.world.regions[region].rogue_states if one.at_war), None)


# What bears on the roll: each is 1 if it helps the attacker, -1 if it helps the defender


def _of_us(war: War, holds: bool) -> int:
    """An advantage of the United States, for whichever side they are on."""
    return war.us_side if holds else 0


def national_intelligence(s: Presidency, war: War) -> int:
    """National intelligence is focused on the region, and the United States or an ally is in the war."""
    if war.region not in s.world.national_intelligence:
        return 0
    if war.us_side:
        return war.us_side
    sides = [who in map(int, ALLIES) for who in (war.attacker, war.defender)]
    return int(sides[0]) - int(sides[1])


def great_powers(s: Presidency, war: War) -> int:
    """A great power attacks or defends."""
    sides = [war.attacker in GREAT_POWERS or war.us_side > 0, war.defender in GREAT_POWERS or war.us_side < 0]
    return int(sides[0]) - int(sides[1])


def _units(s: Presidency, war: War, kind: UnitType) -> bool:
    ally = supported_ally(war)
    return in_box(s, war.region, kind) > 0 or (ally is not None and in_box(s, ally_box(ally), kind) > 0)


def heavy_units(s: Presidency, war: War) -> int:
    """US heavy units fight; in the air and at sea they do not."""
    return _of_us(war, war.kind in (WarKind.COMBINED, WarKind.GUERRILLA) and _units(s, war, UnitType.HEAVY))


def air_force(s: Presidency, war: War) -> int:
    """The US Air Force fights."""
    return _of_us(war, _units(s, war, UnitType.AIR_FORCE))


def _capability(s: Presidency, war: War, capability: Capability) -> int:
    def good(who: Belligerent, us: bool) -> bool:
        place = 0 if us else _CAPABLE.get(who)
        return place is not None and s.world.capabilities[place][capability] >= GOOD_CAPABILITY

    return int(good(war.attacker, war.us_side > 0)) - int(good(war.defender, war.us_side < 0))


def surface_forces(s: Presidency, war: War) -> int:
    """Good ground forces, or good naval forces in a naval war, of the US, Russia or China; none count in the air."""
    if war.kind == WarKind.AIR:
        return 0
    return _capability(s, war, Capability.NAVAL if war.kind == WarKind.NAVAL else Capability.GROUND)


def air_power(s: Presidency, war: War) -> int:
    """Good air forces of the US, Russia or China."""
    return _capability(s, war, Capability.AIR)


def alignment(s: Presidency, war: War) -> int:
    """The region likes the United States, or does not."""
    value = s.world.regions[war.region].alignment
    return _of_us(war, value >= 6) - _of_us(war, value <= 4)


def foreign_influence(s: Presidency, war: War) -> int:
    """Russia and China make it hard for the United States where they have influence."""
    here = s.world.regions[war.region]
    return -war.us_side * ((here.russian_influence > 0) + (here.chinese_influence > 0))
