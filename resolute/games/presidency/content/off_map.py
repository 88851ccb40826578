"""How the off-map cards are written: cards of three stages, and short ways to say what many of them do."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Offer, several
from resolute.engine.terms import After, Need
from resolute.games.presidency.conditions.base import All, AnyOf, AtLeast, AtMost
from resolute.games.presidency.conditions.world import UnitsIn, highest_group
from resolute.games.presidency.content.cascade_stories import STORIES
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, CrisisCard, Era, Family, Stage
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.forces import UnitType
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.effects.cards import points
from resolute.games.presidency.effects.nations import Imposes
from resolute.games.presidency.effects.regions import CivilWarBegins, Destabilized, GroupAppears, GroupFalls, GroupRises
from resolute.games.presidency.effects.world import Closer


def cascade(
    number: int,
    key: str,
    title: str,
    story: str,
    first: Sequence[Effect],
    second: Sequence[Effect],
    third: Sequence[Effect],
    family: Family = BY_CHOICE,
    eras: tuple[Era, ...] = (),
) -> CrisisCard:
    """A card of three stages: drawn, from deck 2, from deck 3."""
    return CrisisCard(
        key,
        title,
        several(*first),
        number=number,
        story=story,
        family=family,
        after=After.DECK_2,
        eras=eras,
        deck_2=Stage(several(*second), After.DECK_3, STORIES[key][0]),
        deck_3=Stage(several(*third), After.DISCARD, STORIES[key][1]),
    )


def answer(label: str, *effects: Effect, cost: int = 0, need: Condition | None = None) -> Offer:
    """An answer, what it brings, what it costs in action points and what it needs, in the words of the condition."""
    price = points(cost) if cost else None
    return Offer(label, several(*effects), price, () if need is None else (Need(need, need.wanted()),))


def one_of(*conditions: Condition) -> Condition:
    """At least one of these is so."""
    return AnyOf(conditions)


def all_of(*conditions: Condition) -> Condition:
    """All of these are so."""
    return All(conditions)


def units(kinds: UnitType | tuple[UnitType, ...], *boxes: int) -> Condition:
    """There are US units of a type, ready for use, in one of some boxes."""
    return UnitsIn((kinds,) if isinstance(kinds, UnitType) else kinds, tuple(map(int, boxes)))


def at_home(*kinds: UnitType) -> Condition:
    """A unit of one of some types is at home."""
    return UnitsIn(kinds, (int(Region.CONUS),))


def none_from(level: int, region: Region) -> Condition:
    """There is no terror group of a level or more in a region."""
    return AtMost(highest_group(region), level - 1)


def groups_from(level: int, region: Region) -> Condition:
    """There is a terror group of a level or more in a region."""
    return AtLeast(highest_group(region), level)


def rises(region: Region, times: int = 1) -> tuple[Effect, ...]:
    """A terror group of a region rises a level, or a first one appears."""
    return (GroupRises(region),) * times


def new_cell(region: Region, level: int = 1) -> Effect:
    """A new terror group."""
    return GroupAppears(region, level=level)


def falls(region: Region, by: int = 1) -> Effect:
    """A terror group of a region falls."""
    return GroupFalls(region, by=by)


def unstable(region: Region, by: int = 1) -> Effect:
    """Unstable states appear, or recover."""
    return Destabilized(region, by=by)


def civil_war(region: Region, flips: bool = False) -> Effect:
    """A civil war breaks out, from an unstable state if one is there to flip."""
    return CivilWarBegins(region, unstable=flips)


def turns(ally: Nation, by: int) -> Effect:
    """An ally comes closer or moves away."""
    return Closer(ally, by)


def sanction(kind: SanctionKind, nation: Nation) -> Effect:
    """A sanction is imposed."""
    return Imposes(nation, kind)
