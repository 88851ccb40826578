"""What the content prints: effects by address, and the master actions in the order of their player aids."""

from __future__ import annotations

from enum import IntFlag

import msgspec

from resolute.engine.book import Book
from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect
from resolute.engine.errors import RulesError
from resolute.engine.frames import Frame, Step
from resolute.engine.table import Table
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import points, upper

BOOK = Book()


class Kind(IntFlag):
    """What a segment allows, and where an action may be taken."""

    DOMESTIC = 1
    DIPLOMATIC = 2
    MILITARY = 4
    ANY = 7


class Need(msgspec.Struct, frozen=True):
    """Something without which an action cannot be taken, and what the board calls it."""

    condition: Condition
    words: str

    def say(self) -> str:
        """The need in a line, as a reason why not."""
        return f"Needs {self.words}"


class MasterAction(msgspec.Struct, frozen=True):
    """A master action: what it is called, when and at what price it may be taken, and what it does.

    `key` is its letter and number on the player aid: P1 (presidential), D1 (domestic), F1 (diplomatic), M1
    (military). Presidential actions are taken by the President only. What it does is printed at `action/<key>`.
    """

    key: str
    title: str
    kind: Kind
    effect: Effect
    cost: int = 0
    # One action point more if this holds.
    dearer: Condition | None = None
    once_per_segment: bool = False
    once_per_phase: bool = False
    # All of these must hold; one that does not is the reason why the action is barred.
    needs: tuple[Need, ...] = ()

    @property
    def presidential(self) -> bool:
        """Whether only the President takes it."""
        return self.key[0] == "P"

    def price(self, t: Table[Presidency]) -> int:
        """How many action points it costs now."""
        return self.cost + (self.dearer is not None and self.dearer.holds(t, None))

    def lines(self) -> tuple[str, ...]:
        """The action as its player aid prints it: price, limits, needs, and what it does."""
        said: list[str] = []
        if self.dearer is not None:
            said.append(f"Costs {points(self.cost + 1)} if {self.dearer.say()}")
        if self.cost:
            said.append(f"Costs {points(self.cost)}{' otherwise' if self.dearer is not None else ''}")
        said += ["Once per segment"] * self.once_per_segment + ["Once per phase"] * self.once_per_phase
        said += [need.say() for need in self.needs]
        return (*said, upper(self.effect.say().sentence()))


YEARLY: set[str] = set()
"""Addresses of attributes and resources that bring something at the beginning of each year."""
ACTIONS: list[MasterAction] = []
GROUPS = {"P": "Presidential actions", "D": "Domestic actions", "F": "Diplomatic actions", "M": "Military actions"}
"""The player aids, by the letter of their actions."""


def print_actions(*actions: MasterAction) -> None:
    """Add the actions of a player aid."""
    for one in actions:
        BOOK.add(f"action/{one.key}", one.effect)
        ACTIONS.append(one)


def print_yearly(address: str, effect: Effect) -> None:
    """Add what an attribute or resource brings at the beginning of each year."""
    BOOK.add(address, effect)
    YEARLY.add(address)


def group_of(action: MasterAction) -> str:
    """The player aid on which an action stands."""
    return GROUPS[action.key[0]]


def later(t: Table[Presidency], name: str, *args: int | str) -> None:
    """Put a step on the agenda that another chapter provides, by its name."""
    t.push(Frame(step_named(t, name), args))


def step_named(t: Table[Presidency], name: str) -> Step[...]:
    """The step of that name."""
    try:
        return t.game.steps[name]
    except KeyError:
        raise RulesError(f"no chapter provides the step {name}") from None
