"""Conditions and modifiers of Presidency, in the words of the board."""

from __future__ import annotations

from typing import Any

from resolute.engine import conditions as kernel
from resolute.engine.conditions import All, AnyOf, Condition, Modifier, Not, Subject
from resolute.engine.errors import RulesError
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import Attribute, Focus, Resource
from resolute.games.presidency.content.tracks import COOPERATION_NAMES, TRACKS
from resolute.games.presidency.words import signed, small

_COUNTED = {
    "domestic_crisis": ("there is", "there are", "a domestic crisis", "no domestic crisis", "domestic crises"),
    "lingering_issues": (
        *("there is", "there are"),
        *("a lingering domestic issue", "no lingering domestic issue", "lingering domestic issues"),
    ),
    "cabinet_tensions": (
        *("there is", "there are"),
        *("a tension in the cabinet", "no tension in the cabinet", "tensions in the cabinet"),
    ),
    "action_points": ("you have", "you have", "an action point", "no action points", "action points"),
}
"""Figures that are counted rather than read off a track: how to say that there is one, none, or several."""
_FIGURES = {"year_in_office": "your year in office", "economy": "the state of the economy"}
_PLURAL = ("congress", "media", "party_relations", "legacy_points", "russia_relations", "china_relations")
_PER = {
    "chief_domestic": "for each point of the Chief of Staff's domestic rating",
    "best_domestic": "for each point of the better domestic rating of the Vice President and the Chief of Staff",
    "defense_military": "for each point of the Secretary of Defense's military rating",
    "half_cabinet_tensions": "for every two tensions in the cabinet",
    "lingering_modifier": "for each point in the corner of the lingering issues box",
    "midterm_modifier": "for each point that cards have added",
}
"""What a modifier can be counted by, in words."""


def _known(figure: str) -> str:
    if figure not in TRACKS and figure not in _COUNTED and figure not in _FIGURES:
        raise RulesError(f"no condition can look at {figure}: it is no track and has no words")
    return figure


def _subject(figure: str) -> str:
    """A track or figure with its verb."""
    label = _FIGURES[figure] if figure in _FIGURES else small(TRACKS[figure].label)
    return f"{label} {'are' if figure in _PLURAL else 'is'}"


def _percent(figure: str) -> str:
    return "%" if figure == "approval" else ""


class AtLeast(kernel.AtLeast, frozen=True):
    """A track or figure is at a number or above."""

    def __post_init__(self) -> None:
        _known(self.track)

    def say(self) -> str:
        if self.track in _COUNTED:
            one, several, single, _, many = _COUNTED[self.track]
            return f"{one} {single}" if self.number == 1 else f"{several} {self.number} or more {many}"
        return f"{_subject(self.track)} {self.number}{_percent(self.track)} or more"


class AtMost(kernel.AtMost, frozen=True):
    """A track or figure is at a number or below."""

    def __post_init__(self) -> None:
        _known(self.track)

    def say(self) -> str:
        if self.track in _COUNTED:
            one, several, _, none, many = _COUNTED[self.track]
            return f"{one} {none}" if self.number == 0 else f"{several} {self.number} {many} or less"
        return f"{_subject(self.track)} {self.number}{_percent(self.track)} or less"


class Between(Condition, frozen=True):
    """A track stands between two numbers, both counted in."""

    track: str
    low: int
    high: int

    def __post_init__(self) -> None:
        _known(self.track)

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(self.low <= getattr(t.state, self.track) <= self.high)

    def say(self) -> str:
        percent = _percent(self.track)
        return f"{_subject(self.track)} {self.low}{percent} to {self.high}{percent}"


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
        return f"you have {self.attribute.label}"


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


class Drm(Modifier, frozen=True):
    """A die roll modifier that says itself in the words of the board."""

    def __post_init__(self) -> None:
        if not self.by:
            raise RulesError(f"the modifier {self.why!r} adds nothing")
        if self.per and self.per not in _PER:
            raise RulesError(f"no modifier can be counted by {self.per}: it has no words")

    def say(self) -> str:
        parts = [signed(self.by)]
        if self.per:
            parts.append(_PER[self.per])
        if self.when is not None:
            parts.append(f"if {self.when.say()}")
        said = " ".join(parts)
        return said if self.why.lower() in said.lower() else f"{said} ({self.why})"


def drm(by: int, why: str, when: Condition | None = None, per: str = "") -> Modifier:
    """A modifier: so much, for a reason, perhaps only sometimes, perhaps for each point of something in the state."""
    return Drm(why, by, per, when)


def between(track: str, low: int, high: int) -> Condition:
    """A track stands between two numbers, both counted in."""
    return Between(track, low, high)


__all__ = [
    "All",
    "AnyOf",
    "AtLeast",
    "AtMost",
    "Between",
    "Condition",
    "Control",
    "Cooperation",
    "Drm",
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
