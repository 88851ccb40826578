"""What the President sees of the world: the map with everything that lies in each region, wars, forces, conflicts and
the peers. What lies face down is only counted."""

from __future__ import annotations

from functools import lru_cache

from resolute.engine.views import Column, Face, Map, Marker, Place, Token, Tracks, Zone
from resolute.engine.words import signed
from resolute.games.presidency.content.conflicts import CONFLICT_LOW, CONFLICTS, Conflict
from resolute.games.presidency.content.forces import BOX_LABELS, UNITS, ZONES, Box, UnitType
from resolute.games.presidency.content.peers import CHINESE_GOAL, POSTURE_HIGH, RUSSIAN_GOAL
from resolute.games.presidency.content.places import PEERS, WORLD, Region
from resolute.games.presidency.content.wars import ATTACKER_WINS, DEFENDER_WINS
from resolute.games.presidency.faces import say_groups
from resolute.games.presidency.state import CivilWar, Presidency, RegionStatus, RogueState, TerrorGroup, War
from resolute.games.presidency.words import view_world as said
from resolute.games.presidency.words.small import upper

COLUMNS = (
    Column("alignment", said.ALIGNMENT),
    Column("stability", said.STABILITY),
    Column("crisis", said.CRISIS),
    Column("terror", said.TERROR_GROUPS),
    Column("rogue_states", said.ROGUE_STATES),
    Column("civil_wars", said.CIVIL_WARS),
    Column("unstable_states", said.UNSTABLE_STATES),
    Column("russia", said.RUSSIAN_INFLUENCE),
    Column("china", said.CHINESE_INFLUENCE),
    Column("trade", said.TRADE),
    Column("footprints", said.FOOTPRINTS),
)
_SIGN = {1: said.PRO_US, 0: "", -1: said.ANTI_US}
_INTELLIGENCE = Token("intelligence", "intelligence")
_TRENDS = {1: Token("trend", said.PRO_US, 1), -1: Token("trend", said.ANTI_US, -1)}
_BASES = tuple(Token("base", said.base_of(peer.label), int(peer)) for peer in PEERS)
_UNITS = {
    (kind, transit): Token(
        "transit" if transit else "unit", said.in_transit(kind.label) if transit else kind.label, int(kind)
    )
    for kind in UnitType
    for transit in (False, True)
}


def world_map(s: Presidency) -> Map:
    """The eight regions with all that lies in them."""
    world = s.world
    here: dict[int, list[tuple[int, bool]]] = {}
    for (kind, _), unit in zip(UNITS, world.units, strict=True):
        here.setdefault(unit.box, []).append((kind, unit.in_transit))
    return Map(
        said.THE_WORLD,
        COLUMNS,
        tuple(
            _place(region, status, region in world.national_intelligence, tuple(here.get(region, ())))
            for region, status in zip(WORLD, world.abroad, strict=True)
        ),
    )


@lru_cache(maxsize=4096)
def _place(region: Region, here: RegionStatus, focused: bool, units: tuple[tuple[UnitType, bool], ...]) -> Place:
    tokens = [_UNITS[one] for one in units]
    if focused:
        tokens.insert(0, _INTELLIGENCE)
    tokens += [_group(one) for one in here.terror_groups]
    tokens += [_rogue_token(one) for one in here.rogue_states]
    tokens += [_civil_war_token(one) for one in here.civil_wars]
    if here.alignment_trend:
        tokens.append(_TRENDS[here.alignment_trend])
    tokens += [_BASES[peer] for peer in PEERS if here.base(peer)]
    return Place(
        f"region:{int(region)}",
        upper(region.label),
        figures=(
            f"{here.alignment} {_SIGN[here.alignment_trend]}".strip(),
            str(here.stability),
            str(here.crisis),
            ", ".join(say_groups(here.terror_groups)),
            ", ".join(map(_rogue, here.rogue_states)),
            ", ".join(map(_civil_war, here.civil_wars)),
            str(here.unstable_states),
            said.influence(here.russian_influence, here.russian_base),
            said.influence(here.chinese_influence, here.chinese_base),
            here.trade.label,
            str(len(here.footprints)),
        ),
        values=(
            here.alignment,
            here.stability,
            here.crisis,
            len(here.terror_groups),
            len(here.rogue_states),
            len(here.civil_wars),
            here.unstable_states,
            here.russian_influence,
            here.chinese_influence,
            int(here.trade),
            len(here.footprints),
        ),
        tokens=tuple(tokens),
    )


@lru_cache(maxsize=32)
def _group(one: TerrorGroup) -> Token:
    """A terror group: its place on the intel track as the kind, its level as the figure."""
    return Token(f"terror_{one.box.name.lower()}", ", ".join(say_groups((one,))), one.level)


@lru_cache(maxsize=32)
def _rogue_token(one: RogueState) -> Token:
    kind = "rogue_war" if one.at_war else "rogue_weapon" if one.weapon else "rogue"
    return Token(kind, said.rogue(one.level, one.weapon, one.slowed, one.at_war), one.level)


@lru_cache(maxsize=16)
def _civil_war_token(one: CivilWar) -> Token:
    return Token("ceasefire" if one.ceasefire else "civil_war", _civil_war(one), int(one.iranian))


def _rogue(one: RogueState) -> str:
    return said.rogue(one.level, one.weapon, one.slowed, one.at_war)


def _civil_war(one: CivilWar) -> str:
    return said.civil_war(one.ceasefire, one.peacekeepers, one.iranian)


def war_faces(s: Presidency) -> tuple[Face, ...]:
    """Every war on the sideboard."""
    return tuple(_war_face(place, war) for place, war in enumerate(s.world.wars))


@lru_cache(maxsize=1024)
def _war_face(place: int, war: War) -> Face:
    lines = (
        said.where(war.kind.label, Region(war.region).label),
        said.strengths(war.attacking + war.attacking_regional, war.defending + war.defending_regional),
        said.stands(war.status, DEFENDER_WINS, ATTACKER_WINS),
    )
    title = said.against(upper(war.attacker.label), war.defender.label)
    tags = (
        f"attacking:{war.attacking + war.attacking_regional}",
        f"defending:{war.defending + war.defending_regional}",
        f"status:{war.status}",
        f"us:{war.us_side}",
        f"kind:{int(war.kind)}",
    )
    return Face(f"war:{place}", title, lines, "war", "war", tags=tags, about=(f"region:{war.region}",))


_ALWAYS_SHOWN = (int(Region.CONUS), *map(int, ZONES))
"""Home and the sea zones: units can go there also when they are empty."""


def forces(s: Presidency) -> Zone:
    """The boxes outside the regions, each with its units: at home, at sea, with allies, held by Congress."""
    here: dict[int, list[tuple[UnitType, bool]]] = {box: [] for box in _ALWAYS_SHOWN}
    for (kind, _), unit in zip(UNITS, s.world.units, strict=True):
        if unit.box >= len(WORLD):
            here.setdefault(unit.box, []).append((kind, unit.in_transit))
    return Zone(said.FORCES, tuple(_box(box, tuple(units)) for box, units in sorted(here.items())))


@lru_cache(maxsize=4096)
def _box(box: int, units: tuple[tuple[UnitType, bool], ...]) -> Face:
    key = "held" if box == Box.HELD_BY_CONGRESS else "box"
    labels = [said.in_transit(kind.label) if moving else kind.label for kind, moving in units]
    tags = tuple(f"{'transit' if moving else 'unit'}:{int(kind)}" for kind, moving in units)
    return Face(f"box:{box}", upper(BOX_LABELS[box]), (said.listed(labels),) if units else (), key, tags=tags)


def peers(s: Presidency) -> Tracks:
    """Russia and China: posture, and how much influence each has in the world."""
    markers: list[Marker] = []
    for peer, goal in zip(PEERS, (RUSSIAN_GOAL, CHINESE_GOAL), strict=True):
        markers.append(
            Marker(f"posture:{int(peer)}", said.posture(peer.label), s.world.peers[peer].posture, 1, POSTURE_HIGH)
        )
        total = s.world.total_influence(peer)
        markers.append(Marker(f"influence:{int(peer)}", said.influence_of(peer.label), total, 0, goal, goal=goal))
    beside = Marker("iran_influence", said.IRAN_INFLUENCE, s.world.iran_influence)
    return Tracks(said.PEERS, (*markers, beside))


def conflicts(s: Presidency) -> Tracks:
    """The ten conflict tracks, each with the side that is stronger."""
    markers = tuple(
        Marker(f"conflict:{place}", upper(one.name), here.status, CONFLICT_LOW, one.war, _strength(one, here.strength))
        for place, (one, here) in enumerate(zip(CONFLICTS, s.world.conflicts, strict=True))
    )
    return Tracks(said.CONFLICTS, markers)


def strengths(s: Presidency) -> Tracks:
    """By how much the first side of each conflict is stronger."""
    markers = tuple(
        Marker(
            f"strength:{place}",
            said.over(one.first.label, one.second.label),
            one.scale[here.strength],
            min(one.scale),
            max(one.scale),
        )
        for place, (one, here) in enumerate(zip(CONFLICTS, s.world.conflicts, strict=True))
    )
    return Tracks(said.STRENGTHS, markers)


@lru_cache(maxsize=64)
def _strength(conflict: Conflict, box: int) -> str:
    over = conflict.scale[box]
    if not over:
        return said.EVEN
    return f"{(conflict.first if over > 0 else conflict.second).label} {signed(abs(over))}"
