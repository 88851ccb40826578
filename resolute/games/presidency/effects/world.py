"""Effects on the world: alignment, influence, goodwill, allies, capabilities, and the tensions of nations."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.effects import (
    Effect,
    Saying,
    choose,
)
from resolute.engine.errors import RulesError
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.places import (
    ALLIES,
    PEERS,
    WORLD,
    Capability,
    Nation,
    Region,
)
from resolute.games.presidency.effects.base import one_way, some
from resolute.games.presidency.operations.goodwill import earn_goodwill, give_back_goodwill
from resolute.games.presidency.operations.moves import (
    align,
    draw_closer,
    raise_capability,
)
from resolute.games.presidency.operations.regions import change_influence
from resolute.games.presidency.operations.tensions import relieve_nation, strain_nation
from resolute.games.presidency.words import effects_world as said
from resolute.games.presidency.words.small import number_word, plural, upper


def ally_moves(by: int, several: bool = False) -> str:
    """How an ally moves, who may be several nations: so many levels closer, or further away."""
    levels = said.level(number_word(abs(by)), "s" * (abs(by) > 1))
    return said.comes_closer(levels, several) if by > 0 else said.moves_away(levels, several)


class Alignment(Effect, frozen=True):
    """A trending pro-US or anti-US marker in a region."""

    simple: ClassVar[bool] = True

    region: Region
    by: int

    def __post_init__(self) -> None:
        one_way(self.by, "alignment")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        align(t, self.region, self.by)

    def say(self) -> Saying:
        return Saying(said.trends_us(self.region.label, "pro" if self.by > 0 else "anti"))


class Influence(Effect, frozen=True):
    """A peer gains influence counters in a region, or loses as many as it has there."""

    simple: ClassVar[bool] = True

    peer: Nation
    region: Region
    by: int

    def __post_init__(self) -> None:
        some(self.by, "influence")
        if self.peer not in PEERS or self.region not in WORLD:
            raise RulesError("influence is Russia's or China's, in one of the eight regions")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        change_influence(t, int(self.peer), int(self.region), self.by)

    def say(self) -> Saying:
        return Saying(said.influence_of_in(self.peer.label, self.region.label, signed(self.by)))


class Goodwill(Effect, frozen=True):
    """UN goodwill counters are drawn, or given back at random, as many as there are."""

    simple: ClassVar[bool] = True

    count: int = 1

    def __post_init__(self) -> None:
        some(self.count, "goodwill")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if self.count > 0:
            earn_goodwill(t, self.count)
        else:
            give_back_goodwill(t, -self.count)

    def say(self) -> Saying:
        many = abs(self.count)
        counters = said.A_UN_GOODWILL_COUNTER if many == 1 else said.un_goodwill_counters(number_word(many))
        return Saying(counters if self.count > 0 else said.give_back(counters))


class Closer(Effect, frozen=True):
    """An ally comes closer, or further away."""

    simple: ClassVar[bool] = True

    ally: Nation
    by: int

    def __post_init__(self) -> None:
        some(self.by, "closer")
        if self.ally not in ALLIES:
            raise RulesError(f"{self.ally.label} is no ally")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        draw_closer(t, self.ally, self.by)

    def say(self) -> Saying:
        return Saying(f"{self.ally.label} {ally_moves(self.by, plural(self.ally.label))}")


class BetterCapability(Effect, frozen=True):
    """A strategic capability of the United States rises, or falls."""

    simple: ClassVar[bool] = True

    capability: Capability
    by: int = 1

    def __post_init__(self) -> None:
        some(self.by, "capability")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        raise_capability(t, self.capability, self.by)

    def say(self) -> Saying:
        return Saying(f"{self.capability.label} {signed(self.by)}")


class NationTension(Effect, frozen=True):
    """Tensions come to a nation, or leave it."""

    simple: ClassVar[bool] = True

    nation: Nation
    by: int

    def __post_init__(self) -> None:
        some(self.by, "tensions")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if self.by > 0:
            strain_nation(t, self.nation, self.by)
        else:
            relieve_nation(t, self.nation, -self.by)

    def say(self) -> Saying:
        return Saying(said.tensions_of(self.nation.label, signed(self.by)))


# How content is written


def alignment(region: Region, way: int) -> Effect:
    """A trending marker in a region: `improves` is pro-US."""
    return Alignment(region, way)


def goodwill(count: int = 1) -> Effect:
    """UN goodwill counters."""
    return Goodwill(count)


def tensions(nation: Nation, by: int) -> Effect:
    """Tensions of a nation."""
    return NationTension(nation, by)


def choose_ally(by: int) -> Effect:
    """One ally, at the President's choice, comes closer or goes further away."""
    each = said.an_ally_which(ally_moves(by))
    return choose(said.WHICH_ALLY, *((upper(one.label), Closer(one, by)) for one in ALLIES), each=each)


def choose_region(way: int) -> Effect:
    """A trending marker in a region of the President's choice."""
    each = said.a_region_which_trends_us("pro" if way > 0 else "anti")
    return choose(said.WHICH_REGION, *((upper(one.label), Alignment(one, way)) for one in WORLD), each=each)


def choose_capability(by: int = 1) -> Effect:
    """A capability of the President's choice."""
    each = said.capability_changes(signed(by))
    return choose(
        said.WHICH_CAPABILITY, *((upper(one.label), BetterCapability(one, by)) for one in Capability), each=each
    )
