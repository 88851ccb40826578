"""Effects on a region: the one that is printed, or the one that the effect happens to."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.effects import Effect, Saying
from resolute.engine.errors import RulesError
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.places import PEERS, WORLD, Nation, Region
from resolute.games.presidency.effects.base import one_way, some
from resolute.games.presidency.operations.moves import align, draw_closer
from resolute.games.presidency.operations.regions import (
    change_influence,
    change_stability,
    change_unstable,
    civil_war,
    ease_crisis,
    place_iranian_influence,
    raise_crisis,
    random_ally,
    random_region,
    set_crisis,
    unstable_to_civil_war,
)
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.terror_groups import add_group, grow_group, lower_group, promote_highest
from resolute.games.presidency.subjects import REGION, ROGUE_STATE, is_one, number, rogue_state_of
from resolute.games.presidency.words import effects_regions as said
from resolute.games.presidency.words.small import counted

RUSSIA_UP_TO = 4
"""The highest roll with which the influence that somebody gains is Russia's."""


class OnRegion(Effect, frozen=True):
    """An effect on a region: the printed one, or its subject if none is printed."""

    region: Region | None = None

    def where(self, on: Subject) -> int:
        """The region that it happens to."""
        if self.region is not None:
            return int(self.region)
        return rogue_state_of(on)[0] if is_one(on, ROGUE_STATE) else number(on, REGION)

    @property
    def place(self) -> str:
        """What a sentence calls the region."""
        return said.THE_REGION if self.region is None else self.region.label


class CrisisGrows(OnRegion, frozen=True, kw_only=True):
    """The crises of a region grow; the fourth box is a major crisis, which is rolled for."""

    by: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        raise_crisis(t, self.where(on), self.by)

    def say(self) -> Saying:
        return Saying(said.crises(self.place, signed(self.by)))


class CrisisEases(OnRegion, frozen=True, kw_only=True):
    """The crises of a region shrink."""

    simple: ClassVar[bool] = True
    by: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        ease_crisis(t, self.where(on), self.by)

    def say(self) -> Saying:
        return Saying(said.crises(self.place, signed(-self.by)))


class CrisisStands(OnRegion, frozen=True, kw_only=True):
    """The marker of the crises goes to a box."""

    simple: ClassVar[bool] = True
    value: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        set_crisis(t, self.where(on), self.value)

    def say(self) -> Saying:
        return Saying(said.crises_stand(self.place, self.value))


class StabilityMoves(OnRegion, frozen=True, kw_only=True):
    """The stability of a region moves."""

    simple: ClassVar[bool] = True
    by: int

    def __post_init__(self) -> None:
        some(self.by, "stability")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        change_stability(t, self.where(on), self.by)

    def say(self) -> Saying:
        return Saying(said.stability(self.place, signed(self.by)))


class Aligns(OnRegion, frozen=True, kw_only=True):
    """A trending pro-US or anti-US marker in a region."""

    simple: ClassVar[bool] = True
    way: int

    def __post_init__(self) -> None:
        one_way(self.way, "alignment")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        align(t, self.where(on), self.way)

    def say(self) -> Saying:
        return Saying(said.trends(self.place, "pro" if self.way > 0 else "anti"))


class InfluenceMoves(OnRegion, frozen=True, kw_only=True):
    """A peer gains influence in a region, or loses what it has beside a base. Where no peer is named, a die names
    it."""

    simple: ClassVar[bool] = True
    by: int
    peer: Nation | None = None

    def __post_init__(self) -> None:
        some(self.by, "influence")
        if self.peer is not None and self.peer not in PEERS:
            raise RulesError("influence is Russia's or China's")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        peer = self.peer
        if peer is None:
            (face,) = t.roll_now(D10, said.WHOSE_INFLUENCE)
            peer = Nation.RUSSIA if face <= RUSSIA_UP_TO else Nation.CHINA
        change_influence(t, int(peer), self.where(on), self.by)

    def say(self) -> Saying:
        who = said.RUSSIA_OR_CHINA if self.peer is None else self.peer.label
        return Saying(said.influence(who, self.place, signed(self.by)))


class Destabilized(OnRegion, frozen=True, kw_only=True):
    """Unstable states appear in a region, or are removed."""

    simple: ClassVar[bool] = True
    by: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        change_unstable(t, self.where(on), self.by)

    def say(self) -> Saying:
        states = counted(abs(self.by), said.UNSTABLE_STATE)
        return Saying(said.appears(states, self.place) if self.by > 0 else said.removed(states, self.place))


class CivilWarBegins(OnRegion, frozen=True, kw_only=True):
    """A civil war breaks out in a region, from an unstable state if `unstable` says so."""

    simple: ClassVar[bool] = True
    unstable: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        (unstable_to_civil_war if self.unstable else civil_war)(t, self.where(on))

    def say(self) -> Saying:
        return Saying(said.unstable_to_civil_war(self.place) if self.unstable else said.civil_war(self.place))


class GroupAppears(OnRegion, frozen=True, kw_only=True):
    """A new terror group in a region."""

    simple: ClassVar[bool] = True
    level: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        add_group(t, self.where(on), self.level)

    def say(self) -> Saying:
        return Saying(said.new_group(self.level, self.place))


class GroupRises(OnRegion, frozen=True, kw_only=True):
    """A terror group of a region rises a level; where there is none, one appears, if `appears` says so."""

    simple: ClassVar[bool] = True
    appears: bool = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = self.where(on)
        if self.appears or t.state.world.regions[region].terror_groups:
            grow_group(t, region)

    def say(self) -> Saying:
        return Saying((said.group_rises if self.appears else said.group_only_rises)(self.place))


class HighestGroupRises(OnRegion, frozen=True):
    """The highest terror group of a region rises a level, on the intel track or not, if there is one."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        promote_highest(t, self.where(on))

    def say(self) -> Saying:
        return Saying(said.highest_group_rises(self.place))


class GroupFalls(OnRegion, frozen=True, kw_only=True):
    """A terror group of a region, the one that the rules name, falls by levels, if there is one."""

    simple: ClassVar[bool] = True
    by: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        lower_group(t, self.where(on), self.by)

    def say(self) -> Saying:
        return Saying(said.group_falls(self.place, counted(self.by, "level")))


class RegionalAllyMoves(OnRegion, frozen=True, kw_only=True):
    """An ally in the region, at random, comes closer or moves away; where there is none, nothing happens."""

    simple: ClassVar[bool] = True
    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        ally = random_ally(t, self.where(on))
        if ally is not None:
            draw_closer(t, ally, self.by)

    def say(self) -> Saying:
        return Saying(said.regional_ally(self.place, "closer" if self.by > 0 else "away"))


class InRandomRegions(Effect, frozen=True):
    """New terror groups of a level, each in a random region."""

    simple: ClassVar[bool] = True
    count: int
    level: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for _ in range(self.count):
            if t.outcome is None:
                add_group(t, random_region(t), self.level)

    def say(self) -> Saying:
        return Saying(said.groups_in_random_regions(counted(self.count, said.TERROR_GROUP), self.level))


class IranianInfluence(Effect, frozen=True):
    """Iran gains an influence counter in the Middle East."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        place_iranian_influence(t)

    def say(self) -> Saying:
        return Saying(said.IRANIAN_INFLUENCE)


# How content is written


def crisis(by: int, region: Region | None = None) -> Effect:
    """Regional crises, in a region or in that of the subject."""
    some(by, "crisis")
    return CrisisGrows(region, by=by) if by > 0 else CrisisEases(region, by=-by)


def stability(by: int, region: Region | None = None) -> Effect:
    """Regional stability."""
    return StabilityMoves(region, by=by)


def trends(way: int, region: Region | None = None) -> Effect:
    """A trending marker: `improves` is pro-US."""
    return Aligns(region, way=way)


def influence(peer: Nation | None, by: int, region: Region | None = None) -> Effect:
    """Influence of a peer, or of one that a die names."""
    if region is not None and region not in WORLD:
        raise RulesError("influence lies in one of the eight regions")
    return InfluenceMoves(region, by=by, peer=peer)
