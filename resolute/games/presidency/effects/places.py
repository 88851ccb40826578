"""Effects and picks of certain regions that cards use: a random one, the least stable one, its civil wars, trade,
terror groups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Nothing, Saying, happen, several
from resolute.engine.picks import Fitting, Pick
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.games.presidency.content.diplomacy import Trade
from resolute.games.presidency.content.places import WORLD, Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.effects.base import NOTHING
from resolute.games.presidency.effects.peace import Ceasefire, CivilWarEnds
from resolute.games.presidency.effects.regions import OnRegion
from resolute.games.presidency.operations.moves import IMPROVES, align
from resolute.games.presidency.operations.regions import (
    change_influence,
    change_unstable,
    ease_crisis,
    random_region,
    removable,
)
from resolute.games.presidency.rules.diplomacy import put_trade
from resolute.games.presidency.rules.terror_groups import groups_in, named_group, place_group
from resolute.games.presidency.state import Presidency, RegionStatus
from resolute.games.presidency.subjects import CIVIL_WAR, REGION, civil_war_target, number, target
from resolute.games.presidency.words import effects_places as said
from resolute.games.presidency.words.small import upper

# What is so in a region


class TradeAgreed(Condition, frozen=True):
    """There is a trade agreement with a region."""

    region: Region

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.regions[self.region].trade == Trade.AGREED)

    def say(self) -> str:
        return said.trade_with(self.region.label)


class SomeGoodwill(Condition, frozen=True):
    """There is a UN goodwill counter to give back."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.goodwill)

    def say(self) -> str:
        return said.SOME_GOODWILL

    def wanted(self) -> str:
        return said.GOODWILL_WANTED


# Which region it is


class InRandomRegion(Effect, frozen=True):
    """A die names the region to which everything inside happens. (GM Regions)"""

    effect: Effect

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        happen.run(t, f"{at}/there", target(REGION, random_region(t)))

    def say(self) -> Saying:
        return Saying(said.IN_A_RANDOM_REGION, "and", (self.effect.say(),))

    def parts(self) -> Mapping[str, Effect]:
        return {"there": self.effect}


class TheOne(Pick, frozen=True):
    """A pick that the board makes: the one that fits, of several one at random."""

    def say(self) -> Saying:
        said_there = Saying(f"{self.fitting.words}:", "and", (self.effect.say(),))
        if isinstance(self.otherwise, Nothing):
            return said_there
        nowhere = Saying(said.IF_THERE_IS_NONE, "and", (self.otherwise.say(),))
        return Saying("", "and", (said_there, nowhere))

    def parts(self) -> Mapping[str, Effect]:
        """Where nothing else is printed, there is always one that fits."""
        found = super().parts()
        return {"there": self.effect} if isinstance(self.otherwise, Nothing) else found


def the_one(fitting: Fitting, *effects: Effect, otherwise: Effect | None = None) -> TheOne:
    """What happens to the one that fits, or if there is none."""
    return TheOne("", fitting, several(*effects), "random", otherwise=NOTHING if otherwise is None else otherwise)


Find = Callable[[Presidency], Iterable[Region]]


def _region(words: str, find: Find) -> Fitting:
    def found(t: Table[Presidency], on: Subject) -> list[Target]:
        return [target(REGION, one) for one in find(t.state)]

    return Fitting(words, found, lambda t, one: upper(Region(number(one, REGION)).label))


def _best(s: Presidency, regions: Iterable[Region], worth: Callable[[RegionStatus], int]) -> list[Region]:
    """The regions in which something is highest."""
    regions = tuple(regions)
    best = max((worth(s.world.regions[one]) for one in regions), default=0)
    return [one for one in regions if worth(s.world.regions[one]) == best]


def least_stable(*regions: Region) -> Fitting:
    """The least stable of some regions."""
    words = said.least_stable([one.label for one in regions])
    return _region(words, lambda s: _best(s, regions, lambda here: -here.stability))


def strongest_terror(*regions: Region, failing: Region) -> Fitting:
    """The region, of some, with the highest terror group; without any group, a certain one."""

    def find(s: Presidency) -> Iterable[Region]:
        return _best(s, (one for one in regions if s.world.regions[one].terror_groups), _level) or (failing,)

    return _region(said.strongest_terror([one.label for one in regions], failing.label), find)


def first_with_terror(*regions: Region) -> Fitting:
    """The first of some regions in which there is a terror group."""
    return _region(
        said.first_with_terror([one.label for one in regions]),
        lambda s: [one for one in regions if s.world.regions[one].terror_groups][:1],
    )


def first_in_civil_war(*regions: Region) -> Fitting:
    """The first of some regions in which a civil war is fought."""
    return _region(
        said.first_in_civil_war([one.label for one in regions]),
        lambda s: [one for one in regions if s.world.regions[one].fighting][:1],
    )


def _level(here: RegionStatus) -> int:
    return here.highest_group


def _partners(s: Presidency) -> list[Region]:
    agreed = [one for one in WORLD if s.world.regions[one].trade == Trade.AGREED]
    return _best(s, agreed, lambda here: -here.alignment)


A_TRADE_PARTNER = _region(said.A_TRADE_PARTNER, _partners)
"""The region with a trade agreement, of several the one that is least aligned."""


# What happens there


class TradeEnds(OnRegion, frozen=True):
    """The trade agreement with a region is over."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if t.state.world.regions[self.where(on)].trade != Trade.NONE:
            put_trade(t, self.where(on), Trade.NONE)

    def say(self) -> Saying:
        return Saying(said.trade_ends(self.place))


class _OfACivilWar(OnRegion, frozen=True):
    """Something that happens to the first civil war that is fought in a region, if there is one."""

    simple: ClassVar[bool] = True

    def civil_war(self, t: Table[Presidency], on: Subject) -> Target | None:
        """The civil war that it happens to."""
        region = self.where(on)
        wars = t.state.world.regions[region].civil_wars
        places = [place for place, one in enumerate(wars) if not one.ceasefire]
        return civil_war_target(CIVIL_WAR, region, places[0]) if places else None


class CivilWarPauses(_OfACivilWar, frozen=True):
    """A civil war of a region comes to a ceasefire; crises shrink."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        war = self.civil_war(t, on)
        if war is not None:
            Ceasefire().happen(t, at, war)

    def say(self) -> Saying:
        return Saying(said.ceasefire(self.place))


class CivilWarOver(_OfACivilWar, frozen=True, kw_only=True):
    """A civil war of a region is over, perhaps with an unstable state left; crises shrink."""

    fragile: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        war = self.civil_war(t, on)
        if war is not None:
            CivilWarEnds(self.fragile).happen(t, at, war)

    def say(self) -> Saying:
        return Saying((said.fragile_peace if self.fragile else said.civil_war_over)(self.place))


class GroupFixed(OnRegion, frozen=True):
    """A terror group of a region is a fixed target, if there is one."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = self.where(on)
        here = groups_in(t.state, region)
        if here:
            group = named_group(here)
            place_group(t, region, group, group.level, IntelBox.TARGET_FIXED)

    def say(self) -> Saying:
        return Saying(said.group_fixed(self.place))


class EasesTwoWorst(Effect, frozen=True):
    """Crises shrink in the two regions where they are worst, of equals at random."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        left = list(WORLD)
        for _ in range(2):
            worst = _best(t.state, left, lambda here: here.crisis)
            region = worst[t.dice.below(len(worst))] if len(worst) > 1 else worst[0]
            left.remove(region)
            ease_crisis(t, int(region))

    def say(self) -> Saying:
        return Saying(said.EASES_TWO_WORST)


class Steadies(OnRegion, frozen=True):
    """An unstable state of a region recovers; where there is none, the region trends pro-US."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = self.where(on)
        if t.state.world.regions[region].unstable_states:
            change_unstable(t, region, -1)
        else:
            align(t, region, IMPROVES)

    def say(self) -> Saying:
        return Saying(said.steadies(self.place))


class LosesInfluence(Effect, frozen=True):
    """A peer loses influence in a region; where it can lose none, the region trends pro-US."""

    simple: ClassVar[bool] = True
    peer: Nation
    region: Region

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if removable(t.state, int(self.peer), int(self.region)) > 0:
            change_influence(t, int(self.peer), int(self.region), -1)
        else:
            align(t, int(self.region), IMPROVES)

    def say(self) -> Saying:
        return Saying(said.loses_influence(self.peer.label, self.region.label))
