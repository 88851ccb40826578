"""Effects, conditions and picks of diplomacy: trade agreements, influence that is pushed back, conflicts, sanctions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from operator import attrgetter
from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.frames import Barred
from resolute.engine.picks import Fitting
from resolute.engine.pieces import REMEMBERED
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.games.presidency.content.conflicts import CONFLICT_LOW, CONFLICTS, Track
from resolute.games.presidency.content.diplomacy import SanctionKind, Trade
from resolute.games.presidency.content.places import FIRST_ALLY, PEERS, WORLD, Nation
from resolute.games.presidency.content.printed import FRIENDLY
from resolute.games.presidency.figures_world import relations_modifier
from resolute.games.presidency.library import SomethingToAimAt
from resolute.games.presidency.operations.conflicts import calm, wars_of_tracks
from resolute.games.presidency.operations.glance import REGIONS, Glance, at_a_glance
from resolute.games.presidency.operations.moves import align
from resolute.games.presidency.operations.regions import change_influence, removable
from resolute.games.presidency.operations.sanctions import NOT_FROM, can_sanction, impose
from resolute.games.presidency.operations.tensions import relieve_nation
from resolute.games.presidency.rules.diplomacy import put_trade
from resolute.games.presidency.state import (
    ConflictStatus,
    NationStatus,
    Presidency,
    RegionStatus,
    Sanction,
    War,
)
from resolute.games.presidency.subjects import CONFLICT, NATION, REGION, number, target
from resolute.games.presidency.words import effects_diplomacy as said
from resolute.games.presidency.words.small import upper

_NATIONS = tuple(target(NATION, one) for one in Nation)
SANCTIONABLE = _NATIONS[:FIRST_ALLY]
_CONFLICTS = tuple(target(CONFLICT, one) for one in Track)
_YOURS = {SanctionKind.UNILATERAL, SanctionKind.MULTILATERAL}
_REGION_LABELS = {int(one): upper(one.label) for one in WORLD}
_NATION_LABELS = {int(one): upper(one.label) for one in Nation}


# What can be picked


def regions_where(
    words: str,
    find: Callable[[Glance], tuple[Target, ...]],
    about: Callable[[RegionStatus], str],
    why_not: str,
) -> Fitting:
    """The regions of which something is so; what a list says of each, and why the others are barred."""

    def barred(t: Table[Presidency]) -> Iterator[Barred]:
        found = find(at_a_glance(t.state.world.regions))
        for one in REGIONS:
            if one not in found:
                yield Barred(_REGION_LABELS[number(one, REGION)], why_not, one.at)

    return Fitting(
        words,
        lambda t, on: find(at_a_glance(t.state.world.regions)),
        lambda t, one: _REGION_LABELS[number(one, REGION)],
        lambda t, one: about(t.state.world.regions[number(one, REGION)]),
        barred,
    )


IN_CRISIS = regions_where(
    said.A_REGION_IN_CRISIS, attrgetter("in_crisis"), lambda here: said.crises(here.crisis), said.NO_CRISIS
)
ALIGNABLE = regions_where(
    said.A_REGION, lambda glance: REGIONS, lambda here: said.aligned(here.alignment, here.alignment_trend), ""
)
INFLUENCED = regions_where(
    said.A_REGION_WITH_INFLUENCE,
    attrgetter("influenced"),
    lambda here: said.influenced(here.russian_influence, here.chinese_influence),
    said.needs_alignment(FRIENDLY),
)
TRADABLE = regions_where(
    said.A_REGION_WITHOUT_AGREEMENT,
    attrgetter("tradable"),
    lambda here: said.trade(here.trade),
    said.AGREED_ALREADY,
)


@lru_cache(maxsize=REMEMBERED)
def _tense(nations: tuple[NationStatus, ...]) -> tuple[Target, ...]:
    return tuple([one for one, here in zip(_NATIONS, nations, strict=True) if here.tensions])


TENSE = Fitting(
    said.A_NATION_WITH_TENSIONS,
    lambda t, on: _tense(t.state.world.nations),
    lambda t, one: _NATION_LABELS[number(one, NATION)],
    lambda t, one: said.tensions(len(t.state.world.nations[number(one, NATION)].tensions)),
)
"""Whoever tensions lie on."""


def _sanctionable(t: Table[Presidency], on: Subject) -> tuple[Target, ...]:
    """The nations on which sanctions of the United States could be imposed."""
    world = t.state.world
    borne = tuple([one.sanctions for one in world.nations[:FIRST_ALLY]])
    relations = tuple([one.relations for one in world.peers])
    return _open_to_sanctions(borne, relations, world.sanctions_supply)


@lru_cache(maxsize=REMEMBERED)
def _open_to_sanctions(
    borne: tuple[tuple[Sanction, ...], ...], relations: tuple[int, ...], supply: tuple[Sanction, ...]
) -> tuple[Target, ...]:
    kinds = _YOURS & {one.kind for one in supply}
    return tuple(
        one
        for nation, one in enumerate(SANCTIONABLE)
        if (nation not in PEERS or relations[nation] < NOT_FROM) and kinds - {here.kind for here in borne[nation]}
    )


def _not_sanctionable(t: Table[Presidency]) -> Iterator[Barred]:
    found = _sanctionable(t, None)
    for nation, one in enumerate(SANCTIONABLE):
        if one not in found:
            partner = nation in PEERS and t.state.world.peers[nation].relations >= NOT_FROM
            yield Barred(_NATION_LABELS[nation], said.RELATIONS_TOO_GOOD if partner else said.UNDER_SANCTIONS, one.at)


A_TARGET_OF_SANCTIONS = Fitting(
    said.A_TARGET,
    _sanctionable,
    lambda t, one: _NATION_LABELS[number(one, NATION)],
    lambda t, one: said.tensions(len(t.state.world.nations[number(one, NATION)].tensions)),
    _not_sanctionable,
)
"""Russia, China, Iran or North Korea, unless relations or counters forbid it. (GM Sanctions, Targeting)"""


def conflicts_from(least: int, words: str) -> Fitting:
    """The conflicts that have come to a box or beyond without war."""

    @lru_cache(maxsize=REMEMBERED)
    def found(conflicts: tuple[ConflictStatus, ...], wars: tuple[War, ...]) -> tuple[Target, ...]:
        fought = wars_of_tracks(wars)
        here = zip(_CONFLICTS, conflicts, strict=True)
        return tuple([one for at, (one, status) in enumerate(here) if status.status >= least and at not in fought])

    return Fitting(
        words,
        lambda t, on: found(t.state.world.conflicts, t.state.world.wars),
        lambda t, one: upper(CONFLICTS[number(one, CONFLICT)].name),
        lambda t, one: said.status(t.state.world.conflicts[number(one, CONFLICT)].status),
    )


TENSE_CONFLICTS = conflicts_from(CONFLICT_LOW + 1, said.A_CONFLICT)


# What happens to it


class TradeComesOn(Effect, frozen=True):
    """A trade agreement with the region comes to a stage; one that has come so far or further stays as it is."""

    simple: ClassVar[bool] = True
    stage: Trade

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = number(on, REGION)
        if t.state.world.regions[region].trade < self.stage:
            put_trade(t, region, self.stage)

    def say(self) -> Saying:
        return Saying(said.agreement(self.stage.label))


class PeerHelps(Effect, frozen=True):
    """Whichever peer has more influence in the region gains another counter; of equals China."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = number(on, REGION)
        here = t.state.world.regions[region]
        peer = Nation.RUSSIA if here.russian_influence > here.chinese_influence else Nation.CHINA
        change_influence(t, int(peer), region, +1)

    def say(self) -> Saying:
        return Saying(said.THE_PEER_GAINS)


class PushedBack(Effect, frozen=True):
    """A peer loses an influence counter in the region, if it has one beside a base."""

    simple: ClassVar[bool] = True
    peer: Nation

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        change_influence(t, int(self.peer), number(on, REGION), -1)

    def say(self) -> Saying:
        return Saying(said.loses_influence(self.peer.label))


class SomePushedBack(Effect, frozen=True):
    """Whichever peer has more influence beside a base in the region loses a counter; of equals China."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = number(on, REGION)
        russia, china = (removable(t.state, peer, region) for peer in PEERS)
        if russia or china:
            change_influence(t, int(Nation.RUSSIA if russia > china else Nation.CHINA), region, -1)

    def say(self) -> Saying:
        return Saying(said.A_PEER_LOSES)


class SanctionImposed(Effect, frozen=True):
    """A sanction on the nation."""

    simple: ClassVar[bool] = True
    kind: SanctionKind

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        impose(t, number(on, NATION), self.kind)

    def say(self) -> Saying:
        return Saying(said.sanctions(self.kind.label))


class ConflictCalms(Effect, frozen=True):
    """The conflict moves away from war; tensions may leave its sides, and its region may trend pro-US."""

    simple: ClassVar[bool] = True
    relief: int = 0
    thanked: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        conflict = number(on, CONFLICT)
        printed = CONFLICTS[conflict]
        calm(t, conflict)
        for side in (printed.first, printed.second):
            if self.relief and int(side) < len(Nation):
                relieve_nation(t, int(side), self.relief)
        if self.thanked:
            align(t, int(printed.region), 1)

    def say(self) -> Saying:
        return Saying(said.calms(self.relief, self.thanked))


# What is so of it


class HasInfluence(Condition, frozen=True):
    """A peer has an influence counter in the region that can be removed."""

    peer: Nation

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return removable(t.state, int(self.peer), number(on, REGION)) > 0

    def say(self) -> str:
        return said.has_influence(self.peer.label)


class TradeIs(Condition, frozen=True):
    """A trade agreement with the region is at a stage."""

    stage: Trade

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.regions[number(on, REGION)].trade == self.stage)

    def say(self) -> str:
        return said.agreement_is(self.stage.label)


class IsAlly(Condition, frozen=True):
    """The nation is an ally."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return number(on, NATION) >= FIRST_ALLY

    def say(self) -> str:
        return said.IS_ALLY


class IsNation(Condition, frozen=True):
    """The nation is a certain one."""

    nation: Nation

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return number(on, NATION) == self.nation

    def say(self) -> str:
        return said.is_nation(self.nation.label)


class CanSanction(Condition, frozen=True):
    """A sanction of a kind could be imposed on the nation."""

    kind: SanctionKind

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return can_sanction(t.state, number(on, NATION), self.kind)

    def say(self) -> str:
        return said.can_sanction(self.kind.label)


class Some(SomethingToAimAt, frozen=True):
    """There is something of a kind that an action can be aimed at."""

    fitting: Fitting

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(self.fitting.of(t, None))

    def say(self) -> str:
        return said.there_is(self.fitting.words)


def conflict_relations(state: Presidency, on: Subject) -> int:
    """What the relations with the peers that are sides of a conflict add."""
    printed = CONFLICTS[number(on, CONFLICT)]
    return sum(relations_modifier(state, int(side)) for side in (printed.first, printed.second))
