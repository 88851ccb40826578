"""Figures of the world that charts look at, most of them those of their subject: a region, a nation."""

from __future__ import annotations

from collections.abc import Callable

from resolute.engine.subjects import Subject
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.places import PEERS, Region
from resolute.games.presidency.content.printed import WORLD_OPINION_MODIFIER
from resolute.games.presidency.content.tracks import BoardFigure
from resolute.games.presidency.operations.regions import very_close_allies
from resolute.games.presidency.state import Presidency, RegionStatus
from resolute.games.presidency.subjects import NATION, REGION, number
from resolute.games.presidency.words import figures_world as said


def region_of(on: Subject) -> int:
    """The region that an effect happens to."""
    return number(on, REGION)


def _regional(key: str, label: str, read: Callable[[RegionStatus], int], per: str = "", asked: str = "") -> BoardFigure:
    return BoardFigure(key, label, lambda state, on: read(state.world.regions[number(on, REGION)]), per, said=asked)


def _figure(
    key: str, label: str, read: Callable[[Presidency, Subject], int], per: str = "", asked: str = ""
) -> BoardFigure:
    return BoardFigure(key, label, read, per, said=asked)


STABILITY = _regional("stability", said.STABILITY, lambda here: here.stability, asked=said.THE_STABILITY)
ALIGNMENT = _regional("alignment", said.ALIGNMENT, lambda here: here.alignment, asked=said.THE_ALIGNMENT)
CRISES = _regional("crises", said.CRISES, lambda here: here.crisis)
CIVIL_WARS_HERE = _regional("civil_wars", said.CIVIL_WARS, lambda here: here.fighting, said.EACH_CIVIL_WAR)
ROGUE_STATES_HERE = _regional(
    "rogue_states", said.ROGUE_STATES, lambda here: len(here.rogue_states), said.EACH_ROGUE_STATE
)
HIGHEST_GROUP = _regional("highest_group", said.HIGHEST_GROUP, lambda here: here.highest_group)
PEERS_WITH_INFLUENCE = _regional(
    "peers_with_influence",
    said.PEERS_WITH_INFLUENCE,
    lambda here: sum(here.influence(peer) > 0 for peer in PEERS),
    said.EACH_PEER_WITH_INFLUENCE,
)
VERY_CLOSE_ALLIES = _figure(
    "very_close_allies",
    said.VERY_CLOSE_ALLIES,
    lambda state, on: very_close_allies(state, number(on, REGION)),
    said.EACH_VERY_CLOSE_ALLY,
)
ALIGNMENT_OF_THE_MIDDLE_EAST = _figure(
    "alignment_of_the_middle_east",
    said.ALIGNMENT_OF_THE_MIDDLE_EAST,
    lambda state, on: state.world.regions[Region.MIDDLE_EAST].alignment,
    asked=said.THE_ALIGNMENT_OF_THE_MIDDLE_EAST,
)
STABILITY_OF_THE_EUROZONE = _figure(
    "stability_of_the_eurozone",
    said.STABILITY_OF_THE_EUROZONE,
    lambda state, on: state.world.regions[Region.EUROZONE].stability,
    asked=said.THE_STABILITY_OF_THE_EUROZONE,
)
WARS_HERE = _figure(
    "wars_here",
    said.WARS_HERE,
    lambda state, on: sum(war.region == number(on, REGION) for war in state.world.wars),
    said.EACH_WAR,
)
STATE_DIPLOMACY = _figure(
    "state_diplomacy",
    said.STATE_DIPLOMACY,
    lambda state, on: state.ratings(Office.STATE).diplomatic,
    said.EACH_POINT_OF_STATE,
)
WORLD_OPINION_CORNER = _figure(
    "world_opinion_modifier",
    said.WORLD_OPINION_CORNER,
    lambda state, on: WORLD_OPINION_MODIFIER[state.world.opinion],
    said.EACH_POINT_OF_OPINION,
)
TENSIONS_ON_IT = _figure(
    "tensions_on_it",
    said.TENSIONS_ON_IT,
    lambda state, on: len(state.world.nations[number(on, NATION)].tensions),
    said.EACH_TENSION_ON_IT,
)
RELATIONS_MODIFIER = (2, 1, 0, -1, -2)
"""The corner of each box of a peer's relations with the US, from 1 on."""


def relations_modifier(state: Presidency, nation: int) -> int:
    """The corner of the box in which a peer's relations stand; nobody else has one."""
    return RELATIONS_MODIFIER[state.world.peers[nation].relations - 1] if nation in PEERS else 0


RELATIONS_CORNER = _figure(
    "relations_corner",
    said.RELATIONS_CORNER,
    lambda state, on: relations_modifier(state, number(on, NATION)),
    said.EACH_POINT_OF_RELATIONS,
)
