"""Conditions that only historical starts look at. (TSF Historical Scenarios)"""

from __future__ import annotations

from typing import Any

from resolute.engine.conditions import Condition
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.subjects import WAR, number
from resolute.games.presidency.words import conditions_starts as said


class InStart(Condition, frozen=True):
    """A historical start is played."""

    key: str

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.scenario.key == self.key)

    def say(self) -> str:
        return said.in_start(self.key)


class InDecks(Condition, frozen=True):
    """A crisis card still waits in a deck."""

    card: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        decks = t.state.decks
        waiting = (decks.crisis, decks.reshuffle, decks.two, decks.three, *decks.years)
        return any(self.card in pile for pile in waiting)

    def say(self) -> str:
        return said.IN_A_DECK


class WasEnded(Condition, frozen=True):
    """The crisis of a card was ended by a way out."""

    card: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return self.card in t.state.decks.ended

    def say(self) -> str:
        return said.WAS_ENDED


class AgainstTheTaliban(Condition, frozen=True):
    """The war in question is the one against the Taliban."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.wars[number(on, WAR)].defender == Belligerent.TALIBAN)

    def say(self) -> str:
        return said.AGAINST_THE_TALIBAN
