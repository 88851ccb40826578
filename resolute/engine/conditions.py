"""Conditions and modifiers as data: they hold or not, and they say themselves."""

from __future__ import annotations

from typing import Any

import msgspec

from resolute.engine.errors import RulesError
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.values import Figure
from resolute.engine.words import signed


class Condition(msgspec.Struct, frozen=True):
    """Something that is so, or is not."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        """Whether it is so."""
        raise NotImplementedError

    def say(self) -> str:
        """The condition in words that follow an "if"."""
        raise NotImplementedError

    def deny(self) -> str:
        """That it is not so, in words that follow an "if"."""
        return f"it is not so that {self.say()}"

    def wanted(self) -> str:
        """The condition in words that follow a "needs"."""
        return self.say()


class AtLeast(Condition, frozen=True):
    """A figure stands at a number or above."""

    figure: Figure
    number: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return self.figure.get(t.state, on) >= self.number

    def say(self) -> str:
        return self.figure.at_least(self.number)

    def wanted(self) -> str:
        return self.figure.wanted(self.number)


class AtMost(Condition, frozen=True):
    """A figure stands at a number or below."""

    figure: Figure
    number: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return self.figure.get(t.state, on) <= self.number

    def say(self) -> str:
        return self.figure.at_most(self.number)


class Between(Condition, frozen=True):
    """A figure stands between two numbers, both counted in."""

    figure: Figure
    low: int
    high: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return self.low <= self.figure.get(t.state, on) <= self.high

    def say(self) -> str:
        return self.figure.between(self.low, self.high)


class Not(Condition, frozen=True):
    """The opposite of a condition."""

    inner: Condition

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return not self.inner.holds(t, on)

    def say(self) -> str:
        return self.inner.deny()


class All(Condition, frozen=True):
    """Several conditions at once."""

    inner: tuple[Condition, ...]

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return all(one.holds(t, on) for one in self.inner)

    def say(self) -> str:
        return " and ".join(f"either {one.say()}" if isinstance(one, AnyOf) else one.say() for one in self.inner)

    def wanted(self) -> str:
        return " and ".join(f"either {one.wanted()}" if isinstance(one, AnyOf) else one.wanted() for one in self.inner)


class AnyOf(Condition, frozen=True):
    """At least one of several conditions."""

    inner: tuple[Condition, ...]

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(one.holds(t, on) for one in self.inner)

    def say(self) -> str:
        return self._or.join(one.say() for one in self.inner)

    def wanted(self) -> str:
        return self._or.join(one.wanted() for one in self.inner)

    @property
    def _or(self) -> str:
        """What stands between the alternatives: a comma sets off one that is several conditions at once."""
        return ", or " if any(isinstance(one, All) for one in self.inner) else " or "


class Modifier(msgspec.Struct, frozen=True):
    """A number that is added to a roll: fixed, or so much for each point of a figure, perhaps only sometimes."""

    why: str
    by: int
    per: Figure | None = None
    when: Condition | None = None

    def __post_init__(self) -> None:
        if not self.by:
            raise RulesError(f"the modifier {self.why!r} adds nothing")

    def amount(self, t: Table[Any], on: Subject) -> int:
        """What it adds at this moment."""
        when, per = self.when, self.per
        if when is not None and not when.holds(t, on):
            return 0
        return self.by if per is None else self.by * per.get(t.state, on)

    def say(self) -> str:
        """The modifier in words; the reason is added where they do not name it."""
        parts = [signed(self.by)]
        if self.per is not None:
            parts.append(self.per.each())
        if self.when is not None:
            parts.append(f"if {self.when.say()}")
        said = " ".join(parts)
        return said if self.why.lower() in said.lower() else f"{said} ({self.why})"


def drm(by: int, why: str, when: Condition | None = None, per: Figure | None = None) -> Modifier:
    """A die roll modifier: so much, for a reason, perhaps only sometimes, perhaps for each point of a figure."""
    return Modifier(why, by, per, when)


def modifiers_now(modifiers: tuple[Modifier, ...], t: Table[Any], on: Subject) -> tuple[tuple[str, int], ...]:
    """The modifiers that count at this moment, each with its reason."""
    amounts = ((one.why, one.amount(t, on)) for one in modifiers)
    return tuple((why, by) for why, by in amounts if by)


__all__ = [
    "All",
    "AnyOf",
    "AtLeast",
    "AtMost",
    "Between",
    "Condition",
    "Modifier",
    "Not",
    "Subject",
    "drm",
    "modifiers_now",
]
