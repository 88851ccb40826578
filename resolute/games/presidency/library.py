"""Master actions: cards of the player aids, with their types, prices and limits. (GM Master Actions)"""

from __future__ import annotations

from enum import IntEnum

from resolute.engine.book import Book
from resolute.engine.cards import Card
from resolute.engine.conditions import Condition
from resolute.engine.frames import Frame
from resolute.engine.table import Table
from resolute.engine.terms import After
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import library as phrases
from resolute.games.presidency.words.small import points, upper


class Kind(IntEnum):
    """What a segment allows, and where an action may be taken."""

    DOMESTIC = 1
    DIPLOMATIC = 2
    MILITARY = 4


Kinds = tuple[int, ...]
"""Several types of action."""
DOMESTIC, DIPLOMATIC, MILITARY = ((int(kind),) for kind in Kind)
ABROAD: Kinds = (*DIPLOMATIC, *MILITARY)
ANY: Kinds = tuple(map(int, Kind))


class SomethingToAimAt(Condition, frozen=True):
    """There is something that an action can be aimed at: whoever lists what that is need not ask."""


class MasterAction(Card, frozen=True, kw_only=True):
    """A master action: what it is called, when and at what price it may be taken, and what it does.

    `key` is its letter and number on the player aid: P1 (presidential), D1 (domestic), F1 (diplomatic), M1
    (military). Presidential actions are taken by the President only. What it does is printed at `action/<key>`. All
    its needs must be met; one that is not is the reason why the action is barred. `asks` is the question about its
    target with which it begins, where that is not printed.
    """

    kinds: Kinds
    cost: int = 0
    # One action point more if this holds.
    dearer: Condition | None = None
    once_per_segment: bool = False
    once_per_phase: bool = False
    after: After = After.STAY
    asks: Frame | None = None

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
            said.append(phrases.costs_if(points(self.cost + 1), self.dearer.say()))
        if self.cost:
            said.append(phrases.costs(points(self.cost), " otherwise" if self.dearer is not None else ""))
        said += [phrases.ONCE_PER_SEGMENT] * self.once_per_segment + [phrases.ONCE_PER_PHASE] * self.once_per_phase
        said += [need.say() for need in self.needs]
        return (*said, upper(self.effect.say().sentence()))


GROUPS = {
    "P": phrases.PRESIDENTIAL_ACTIONS,
    "D": phrases.DOMESTIC_ACTIONS,
    "F": phrases.DIPLOMATIC_ACTIONS,
    "M": phrases.MILITARY_ACTIONS,
}
"""The player aids, by the letter of their actions."""


def actions_in(book: Book) -> tuple[MasterAction, ...]:
    """The master actions that a book prints, in the order of their player aids."""
    return tuple(card for card in book.cards("action/") if isinstance(card, MasterAction))


def group_of(action: MasterAction) -> str:
    """The player aid on which an action stands."""
    return GROUPS[action.key[0]]
