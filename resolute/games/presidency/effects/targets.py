"""What an action is aimed at: a region, an ally, a member of the cabinet, an opponent; and what happens to it.

The effects here happen to their subject, which the President chooses first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.frames import Barred
from resolute.engine.picks import Fitting
from resolute.engine.pieces import REMEMBERED
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.cabinet import CANDIDATES, REPLACEABLE, Office
from resolute.games.presidency.content.congress import OPPONENTS
from resolute.games.presidency.content.places import ALLIES, WORLD, Closeness, Nation, Region
from resolute.games.presidency.effects.base import one_way, some
from resolute.games.presidency.effects.world import ally_moves
from resolute.games.presidency.operations.moves import align, draw_closer, raise_capability
from resolute.games.presidency.operations.people import drop_opponent
from resolute.games.presidency.operations.tensions import relieve_nation, strain_nation
from resolute.games.presidency.rules.cabinet import make_veteran, replace_member
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import CAPABILITY, NATION, OFFICE, OPPONENT, REGION, number, target
from resolute.games.presidency.words import effects_targets as said
from resolute.games.presidency.words.small import upper

TROUBLED_STABILITY = 4
STRONG_OPPONENT = 2


# What can be picked


def _vice_president_stays(t: Table[Presidency]) -> Iterator[Barred]:
    yield Barred(said.THE_VICE_PRESIDENT, said.VICE_PRESIDENT_STAYS, "office:1")


def _member_label(t: Table[Presidency], one: Target) -> str:
    office = number(one, OFFICE)
    return f"{upper(Office(office).label)}, {CANDIDATES[t.state.cabinet.members[office].who].name}"


@lru_cache(maxsize=REMEMBERED)
def _opponents(opponents: tuple[int, ...]) -> tuple[Target, ...]:
    return tuple([target(OPPONENT, who) for who in opponents])


def _opponent_cost(t: Table[Presidency], one: Target) -> str:
    return said.legislative_rating(OPPONENTS[number(one, OPPONENT)].legislative)


_REGIONS = tuple(target(REGION, one) for one in WORLD)
_ALLIES = tuple(target(NATION, one) for one in ALLIES)
_MEMBERS = tuple(target(OFFICE, office) for office in REPLACEABLE)
_REGION_LABELS = {int(one): upper(one.label) for one in Region}
_NATION_LABELS = {int(one): upper(one.label) for one in Nation}

A_REGION = Fitting(
    "a region",
    lambda t, on: _REGIONS,
    lambda t, one: _REGION_LABELS[number(one, REGION)],
)
"""Any of the eight world regions."""
AN_ALLY = Fitting(
    said.AN_ALLY,
    lambda t, on: _ALLIES,
    lambda t, one: _NATION_LABELS[number(one, NATION)],
)
"""Any of the nine allies."""
A_MEMBER = Fitting(said.A_MEMBER_OF_THE_CABINET, lambda t, on: _MEMBERS, _member_label, barred=_vice_president_stays)
"""One of the two Secretaries or the Chief of Staff. (GM Replacing a Key Cabinet Member)"""
AN_OPPONENT = Fitting(
    said.AN_OPPONENT,
    lambda t, on: _opponents(t.state.congress.opponents),
    lambda t, one: OPPONENTS[number(one, OPPONENT)].name,
    _opponent_cost,
)
"""Any of the opponents in Congress. (GM Congressional Friends and Opponents)"""


# What happens to it


class RegionTrends(Effect, frozen=True):
    """A trending marker in the region."""

    simple: ClassVar[bool] = True

    by: int

    def __post_init__(self) -> None:
        one_way(self.by, said.THE_REGION)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        align(t, number(on, REGION), self.by)

    def say(self) -> Saying:
        return Saying(said.the_region_trends_us("pro" if self.by > 0 else "anti"))


class AllyCloser(Effect, frozen=True):
    """The ally comes closer, or moves away."""

    simple: ClassVar[bool] = True

    by: int

    def __post_init__(self) -> None:
        some(self.by, said.THE_ALLY)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        draw_closer(t, number(on, NATION), self.by)

    def say(self) -> Saying:
        return Saying(said.the_ally(ally_moves(self.by)))


class AllyTension(Effect, frozen=True):
    """Tensions come to the ally, or leave it."""

    simple: ClassVar[bool] = True

    by: int

    def __post_init__(self) -> None:
        some(self.by, said.TENSIONS_OF_THE_NATION)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        (strain_nation if self.by > 0 else relieve_nation)(t, number(on, NATION), abs(self.by))

    def say(self) -> Saying:
        return Saying(said.tensions_of_the_nation(signed(self.by)))


class MemberReplaced(Effect, frozen=True):
    """The member leaves, and three candidates are drawn."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(replace_member, number(on, OFFICE))

    def say(self) -> Saying:
        return Saying(said.CHOOSE_OF_THREE_CANDIDATES)


class MemberExperienced(Effect, frozen=True):
    """The member becomes a veteran."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        make_veteran(t, number(on, OFFICE))

    def say(self) -> Saying:
        return Saying(said.MEMBER_GAINS_EXPERIENCE)


class OpponentDropped(Effect, frozen=True):
    """The opponent is none any more."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        drop_opponent(t, number(on, OPPONENT))

    def say(self) -> Saying:
        return Saying(said.OPPONENT_LEAVES)


class CapabilityRises(Effect, frozen=True):
    """The strategic capability rises by one."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        raise_capability(t, number(on, CAPABILITY))

    def say(self) -> Saying:
        return Saying(said.THE_CAPABILITY)


# What is so of it


class Troubled(Condition, frozen=True):
    """The region is hardly stable, or at war."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        s: Presidency = t.state
        region = number(on, REGION)
        return s.world.regions[region].stability <= TROUBLED_STABILITY or any(
            war.region == region for war in s.world.wars
        )

    def say(self) -> str:
        return said.region_is_troubled(TROUBLED_STABILITY)


class Estranged(Condition, frozen=True):
    """The ally is estranged."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.closeness(number(on, NATION)) == Closeness.ESTRANGED)

    def say(self) -> str:
        return said.THE_ALLY_IS_ESTRANGED


class MemberInScandal(Condition, frozen=True):
    """There is a scandal about the member."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.cabinet.members[number(on, OFFICE)].scandal)

    def say(self) -> str:
        return said.MEMBER_HAS_SCANDAL


class StrongOpponent(Condition, frozen=True):
    """The opponent's legislative rating is 2 or 3."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return OPPONENTS[number(on, OPPONENT)].legislative >= STRONG_OPPONENT

    def say(self) -> str:
        return said.opponent_is_strong(STRONG_OPPONENT)
