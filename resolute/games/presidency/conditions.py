"""Conditions and modifiers of Presidency, beside the kernel's `AtLeast` and `AtMost` on tracks."""

from __future__ import annotations

from typing import Any

from resolute.engine.conditions import All, AnyOf, AtLeast, AtMost, Condition, Modifier, Not, Subject
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import Attribute, Focus, Resource
from resolute.games.presidency.content.tracks import COOPERATION_NAMES

_CONTROL = {
    1: "your party controls both houses",
    0: "control of Congress is split",
    -1: "the opponents control both houses",
}


class Is(Condition, frozen=True):
    """The President has an attribute."""

    attribute: Attribute

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return self.attribute in t.state.attributes

    def say(self) -> str:
        return f"you have the attribute {self.attribute.label}"


class Has(Condition, frozen=True):
    """The White House has an exceptional resource."""

    resource: Resource

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return self.resource in t.state.resources

    def say(self) -> str:
        return f"you have {self.resource.label}"


class PutsFirst(Condition, frozen=True):
    """A focus is the first priority of the cabinet."""

    focus: Focus

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.focus[0] == self.focus)

    def say(self) -> str:
        return f"the first priority of the cabinet is {self.focus.label}"


class Control(Condition, frozen=True):
    """Who controls Congress: 1 the President's party, 0 split, -1 the opponents."""

    side: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.control == self.side)

    def say(self) -> str:
        return _CONTROL[self.side]


class Cooperation(Condition, frozen=True):
    """The cooperation marker lies in one of these boxes, counted from 0 at the left."""

    boxes: tuple[int, ...]

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return t.state.cooperation in self.boxes

    def say(self) -> str:
        return "cooperation is " + " or ".join(COOPERATION_NAMES[box] for box in self.boxes)


class FriendsLead(Condition, frozen=True):
    """There are more friends than opponents in Congress."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return len(t.state.friends) > len(t.state.opponents)

    def say(self) -> str:
        return "there are more friends than opponents"


class OpponentsLead(Condition, frozen=True):
    """There are more opponents than friends in Congress."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return len(t.state.opponents) > len(t.state.friends)

    def say(self) -> str:
        return "there are more opponents than friends"


class HasOpponents(Condition, frozen=True):
    """There is an opponent in Congress."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.opponents)

    def say(self) -> str:
        return "there is an opponent in Congress"


class Scandal(Condition, frozen=True):
    """There is a scandal, whoever it is about."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(t.state.scandals)

    def say(self) -> str:
        return "there is a scandal"


class TerrorAtHome(Condition, frozen=True):
    """There is a terror group of a level or more in the United States."""

    level: int = 1

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(group >> 2 >= self.level for group in t.state.terror_groups[8])

    def say(self) -> str:
        return f"there is a terror group of level {self.level} or more in the United States"


def drm(by: int, why: str, when: Condition | None = None, per: str = "") -> Modifier:
    """A modifier: so much, for a reason, perhaps only sometimes, perhaps for each point of something in the state."""
    return Modifier(why, by, per, when)


def between(track: str, low: int, high: int) -> Condition:
    """A track stands between two numbers, both counted in."""
    return All((AtLeast(track, low), AtMost(track, high)))


__all__ = [
    "All",
    "AnyOf",
    "AtLeast",
    "AtMost",
    "Condition",
    "Control",
    "Cooperation",
    "FriendsLead",
    "Has",
    "HasOpponents",
    "Is",
    "Modifier",
    "Not",
    "OpponentsLead",
    "PutsFirst",
    "Scandal",
    "TerrorAtHome",
    "between",
    "drm",
]
