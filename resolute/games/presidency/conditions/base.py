"""Conditions and modifiers of Presidency, in the words of the board."""

from __future__ import annotations

from typing import Any

from resolute.engine.conditions import All, AnyOf, AtLeast, AtMost, Between, Condition, Modifier, Not, drm
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.values import Figure
from resolute.games.presidency.content.attributes import Attribute, Focus, Resource
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.printed import COOPERATION_NAMES
from resolute.games.presidency.words import conditions as said

_CONTROL = {
    1: said.YOUR_PARTY_CONTROLS_BOTH_HOUSES,
    0: said.CONTROL_OF_CONGRESS_IS_SPLIT,
    -1: said.THE_OPPONENTS_CONTROL_BOTH_HOUSES,
}


class Is(Condition, frozen=True):
    """The President has an attribute."""

    attribute: Attribute

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return self.attribute in t.state.president.attributes

    def say(self) -> str:
        return said.you_have(self.attribute.label)


class Has(Condition, frozen=True):
    """The White House has an exceptional resource."""

    resource: Resource

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return self.resource in t.state.president.resources

    def say(self) -> str:
        return said.you_have(self.resource.label)


class PutsFirst(Condition, frozen=True):
    """A focus is the first priority of the cabinet."""

    focus: Focus

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.cabinet.focus[0] == self.focus)

    def say(self) -> str:
        return said.first_priority_is(self.focus.label)


class HasPriority(Condition, frozen=True):
    """A focus has a certain priority of the cabinet, counted from 0."""

    focus: Focus
    place: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.cabinet.focus[self.place] == self.focus)

    def say(self) -> str:
        return said.priority_of_the_cabinet_is(self.place + 1, self.focus.label)


class Control(Condition, frozen=True):
    """Who controls Congress: 1 the President's party, 0 split, -1 the opponents."""

    side: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.congress.control == self.side)

    def say(self) -> str:
        return _CONTROL[self.side]


class Cooperation(Condition, frozen=True):
    """The cooperation marker lies in one of these boxes, counted from 0 at the left."""

    boxes: tuple[int, ...]

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return t.state.congress.cooperation in self.boxes

    def say(self) -> str:
        if len(self.boxes) > 1:
            return said.cooperation_between(self.boxes[0], self.boxes[-1])
        return said.COOPERATION_IS + COOPERATION_NAMES[self.boxes[0]]


class FriendsLead(Condition, frozen=True):
    """There are more friends than opponents in Congress."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return len(t.state.congress.friends) > len(t.state.congress.opponents)

    def say(self) -> str:
        return said.MORE_FRIENDS


class OpponentsLead(Condition, frozen=True):
    """There are more opponents than friends in Congress."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return len(t.state.congress.opponents) > len(t.state.congress.friends)

    def say(self) -> str:
        return said.MORE_OPPONENTS


class HasOpponents(Condition, frozen=True):
    """There is an opponent in Congress."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.congress.opponents)

    def say(self) -> str:
        return said.ANY_OPPONENT


class Scandal(Condition, frozen=True):
    """There is a scandal, whoever it is about."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(member.scandal for member in t.state.cabinet.members)

    def say(self) -> str:
        return said.THERE_IS_A_SCANDAL


class TerrorAtHome(Condition, frozen=True):
    """There is a terror group of a level or more in the United States."""

    level: int = 1

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(group.level >= self.level for group in t.state.world.regions[Region.CONUS].terror_groups)

    def say(self) -> str:
        return said.terror_group_at_home(self.level)


def between(figure: Figure, low: int, high: int) -> Condition:
    """A figure stands between two numbers, both counted in."""
    return Between(figure, low, high)


__all__ = [
    "All",
    "AnyOf",
    "AtLeast",
    "AtMost",
    "Between",
    "Condition",
    "Control",
    "Cooperation",
    "FriendsLead",
    "Has",
    "HasOpponents",
    "HasPriority",
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
