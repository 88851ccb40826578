"""The terms of cards and offers: what they need, what they cost, and where a card goes afterward."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from resolute.engine.conditions import Condition
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.values import Track
from resolute.engine.words import Words


class Need(msgspec.Struct, frozen=True):
    """Something without which an action or offer cannot be chosen, and what the board calls it."""

    condition: Condition
    words: Words

    def say(self) -> str:
        """The need in a line, as a reason why not."""
        return f"Needs {self.words}"


def unmet(needs: tuple[Need, ...], t: Table[Any], on: Subject) -> str:
    """The first need that is not met, as a reason; nothing, if all are."""
    for need in needs:
        if not need.condition.holds(t, on):
            return need.say()
    return ""


class Price(msgspec.Struct, frozen=True):
    """So much of something that lies on a track: points, money, counters."""

    track: Track
    amount: int

    def affordable(self, t: Table[Any], on: Subject) -> bool:
        """Whether it can be paid in full."""
        return self.track.get(t.state, on) - self.amount >= self.track.low

    def pay(self, t: Table[Any], on: Subject) -> None:
        """Take it."""
        t.game.move(t, self.track, -self.amount, on=on)

    def why_not(self, t: Table[Any], on: Subject) -> str:
        """Why it cannot be paid."""
        return f"{self.say()}, and you have {self.track.get(t.state, on)}"

    def say(self) -> str:
        """The price in a line."""
        return f"Costs {self.amount} {self.track.name}"


class After(StrEnum):
    """Where a card goes once it is resolved."""

    DISCARD = "discard"
    RESHUFFLE = "reshuffle"
    REMOVE = "remove"
    STAY = "stay"
    # Open decks of cards that have more to come.
    DECK_2 = "deck 2"
    DECK_3 = "deck 3"
