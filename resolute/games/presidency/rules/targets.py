"""What an action is aimed at: a region, an ally, a member of the cabinet, an opponent; and what happens to it.

The effects here happen to their subject, which the President chooses first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from resolute.engine.conditions import Condition, Subject
from resolute.engine.effects import Effect, Saying, happen
from resolute.engine.frames import Actor, Barred, Choice, Frame, Option, choice, do
from resolute.engine.table import Table
from resolute.games.presidency.content.cabinet import CANDIDATES, REPLACEABLE, Office
from resolute.games.presidency.content.congress import OPPONENTS
from resolute.games.presidency.content.places import ALLIES, FIRST_ALLY, WORLD, Closeness
from resolute.games.presidency.effects import Simple, one_way, some
from resolute.games.presidency.effects_world import ally_moves, draw_closer, raise_capability
from resolute.games.presidency.moves import align
from resolute.games.presidency.people import drop_opponent
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.cabinet import make_veteran, replace_member
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.tensions import relieve_nation, strain_nation
from resolute.games.presidency.words import signed, upper

TROUBLED_STABILITY = 4
STRONG_OPPONENT = 2


def _number(on: Subject) -> int:
    assert isinstance(on, int)
    return on


# Choosing


@choice("Which region do you travel to?", rule="Presidential Master Actions")
def aim_at_region(t: Table[Presidency], actor: Actor, at: str) -> tuple[Option, ...]:
    """Any of the eight world regions."""
    return _regions(at)


@choice("Which ally do you visit?", rule="Presidential Master Actions")
def aim_at_ally(t: Table[Presidency], actor: Actor, at: str) -> tuple[Option, ...]:
    """Any of the nine allies."""
    return _allies(at)


@choice("Whom do you ask to resign?", rule="Replacing a Key Cabinet Member")
def aim_at_member(t: Table[Presidency], actor: Actor, at: str) -> Iterator[Option]:
    """One of the two Secretaries or the Chief of Staff. (GM Replacing a Key Cabinet Member)"""
    for office in REPLACEABLE:
        yield _member(at, office, t.state.cabinet[office])


@aim_at_member.barred
def _not_the_vice_president(t: Table[Presidency], actor: Actor, at: str) -> Iterator[Barred]:
    yield Barred("The Vice President", "Only a scandal can remove the Vice President", "office:1")


@choice("Which opponent do you discredit?", rule="Domestic Master Actions")
def aim_at_opponent(t: Table[Presidency], actor: Actor, at: str) -> list[Option]:
    """Any of the opponents in Congress. (GM Congressional Friends and Opponents)"""
    return [_opponent(at, who) for who in t.state.opponents]


@cache
def _regions(at: str) -> tuple[Option, ...]:
    return tuple(Option(upper(one.label), _there(at, one), f"region:{int(one)}") for one in WORLD)


@cache
def _allies(at: str) -> tuple[Option, ...]:
    return tuple(Option(upper(one.label), _there(at, one), f"nation:{int(one)}") for one in ALLIES)


@cache
def _member(at: str, office: int, who: int) -> Option:
    label = f"{upper(Office(office).label)}, {CANDIDATES[who].name}"
    return Option(label, _there(at, office), f"office:{office}")


@cache
def _opponent(at: str, who: int) -> Option:
    one = OPPONENTS[who]
    return Option(one.name, _there(at, who), f"opponent:{who}", f"legislative rating {one.legislative}")


def _there(at: str, on: int) -> Frame:
    return do(happen, f"{at}/there", int(on))


_CHOICES: Mapping[str, Choice[[Actor, str]]] = {
    "a region": aim_at_region,
    "an ally": aim_at_ally,
    "a member of the cabinet": aim_at_member,
    "an opponent": aim_at_opponent,
}


class Aimed(Effect, frozen=True):
    """The President chooses what an effect happens to."""

    what: str
    effect: Effect

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(_CHOICES[self.what], THE_PRESIDENT, at)

    def say(self) -> Saying:
        return Saying(f"choose {self.what}:", "and", (self.effect.say(),))

    def parts(self) -> Mapping[str, Effect]:
        return {"there": self.effect}


# What happens to it


class RegionTrends(Simple, frozen=True):
    """A trending marker in the region."""

    by: int

    def __post_init__(self) -> None:
        one_way(self.by, "the region")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        align(t, _number(on), self.by)

    def say(self) -> Saying:
        return Saying(f"the region trends {'pro' if self.by > 0 else 'anti'}-US")


class AllyCloser(Simple, frozen=True):
    """The ally comes closer, or moves away."""

    by: int

    def __post_init__(self) -> None:
        some(self.by, "the ally")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        draw_closer(t, _number(on), self.by)

    def say(self) -> Saying:
        return Saying(f"the ally {ally_moves(self.by)}")


class AllyTension(Simple, frozen=True):
    """Tensions come to the ally, or leave it."""

    by: int

    def __post_init__(self) -> None:
        some(self.by, "tensions of the ally")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        (strain_nation if self.by > 0 else relieve_nation)(t, _number(on), abs(self.by))

    def say(self) -> Saying:
        return Saying(f"tensions of the ally {signed(self.by)}")


class MemberReplaced(Effect, frozen=True):
    """The member leaves, and three candidates are drawn."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(replace_member, _number(on))

    def say(self) -> Saying:
        return Saying("draw three candidates and choose one for the office")


class MemberExperienced(Simple, frozen=True):
    """The member becomes a veteran."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        make_veteran(t, _number(on))

    def say(self) -> Saying:
        return Saying("the member is experienced from now on")


class OpponentDropped(Simple, frozen=True):
    """The opponent is none any more."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        drop_opponent(t, _number(on))

    def say(self) -> Saying:
        return Saying("the opponent goes back into the cup")


class CapabilityRises(Simple, frozen=True):
    """The strategic capability rises by one."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        raise_capability(t, _number(on))

    def say(self) -> Saying:
        return Saying("the capability +1")


# What is so of it


class Troubled(Condition, frozen=True):
    """The region is hardly stable, or at war."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        s: Presidency = t.state
        region = _number(on)
        return s.stability[region] <= TROUBLED_STABILITY or any(war.region == region for war in s.wars)

    def say(self) -> str:
        return f"the stability of the region is {TROUBLED_STABILITY} or less or there is a war in it"


class Estranged(Condition, frozen=True):
    """The ally is estranged."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.closeness[_number(on) - FIRST_ALLY] == Closeness.ESTRANGED)

    def say(self) -> str:
        return "the ally is estranged"


class MemberInScandal(Condition, frozen=True):
    """There is a scandal about the member."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.scandals[_number(on)])

    def say(self) -> str:
        return "there is a scandal about the member"


class StrongOpponent(Condition, frozen=True):
    """The opponent's legislative rating is 2 or 3."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return OPPONENTS[_number(on)].legislative >= STRONG_OPPONENT

    def say(self) -> str:
        return f"the opponent's legislative rating is {STRONG_OPPONENT} or more"
