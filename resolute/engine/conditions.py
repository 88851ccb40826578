"""Conditions and modifiers as data: they hold or not, and they say themselves."""

from __future__ import annotations

from typing import Any

import msgspec

from resolute.engine.table import Table

Subject = int | str | None
"""What an effect happens to: a seat, a piece, a place, or nothing in particular."""


class Condition(msgspec.Struct, frozen=True):
    """Something that is so, or is not."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        """Whether it is so."""
        raise NotImplementedError

    def say(self) -> str:
        """The condition in words that follow an "if"."""
        raise NotImplementedError


class AtLeast(Condition, frozen=True):
    """A track stands at a number or above."""

    track: str
    number: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(getattr(t.state, self.track) >= self.number)

    def say(self) -> str:
        return f"{self.track.replace('_', ' ')} is at least {self.number}"


class AtMost(Condition, frozen=True):
    """A track stands at a number or below."""

    track: str
    number: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(getattr(t.state, self.track) <= self.number)

    def say(self) -> str:
        return f"{self.track.replace('_', ' ')} is at most {self.number}"


class Not(Condition, frozen=True):
    """The opposite of a condition."""

    inner: Condition

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return not self.inner.holds(t, on)

    def say(self) -> str:
        return f"it is not so that {self.inner.say()}"


class All(Condition, frozen=True):
    """Several conditions at once."""

    inner: tuple[Condition, ...]

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return all(one.holds(t, on) for one in self.inner)

    def say(self) -> str:
        return " and ".join(one.say() for one in self.inner)


class AnyOf(Condition, frozen=True):
    """At least one of several conditions."""

    inner: tuple[Condition, ...]

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(one.holds(t, on) for one in self.inner)

    def say(self) -> str:
        return " or ".join(one.say() for one in self.inner)


class Modifier(msgspec.Struct, frozen=True):
    """A number that is added to a roll: fixed, or so much for each point of a track, perhaps only sometimes."""

    why: str
    by: int
    per: str = ""
    when: Condition | None = None

    def amount(self, t: Table[Any], on: Subject) -> int:
        """What it adds at this moment."""
        if self.when is not None and not self.when.holds(t, on):
            return 0
        return self.by * (int(getattr(t.state, self.per)) if self.per else 1)

    def say(self) -> str:
        """The modifier in words."""
        each = f" for each point of {self.per.replace('_', ' ')}" if self.per else ""
        when = f" if {self.when.say()}" if self.when else ""
        return f"{self.by:+}{each}{when} ({self.why})"


def modifiers_now(modifiers: tuple[Modifier, ...], t: Table[Any], on: Subject) -> tuple[tuple[str, int], ...]:
    """The modifiers that count at this moment, each with its reason."""
    amounts = ((one.why, one.amount(t, on)) for one in modifiers)
    return tuple((why, by) for why, by in amounts if by)
