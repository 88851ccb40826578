"""What all effects share: to whom they happen, what they are aimed at, and several in a row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from resolute.engine.conditions import Subject
from resolute.engine.effects import Effect, Saying, happen
from resolute.engine.frames import Actor, Seat
from resolute.engine.reactions import Event, pending_event
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import CardEffect
from resolute.games.dictators.rules.events import note_end
from resolute.games.dictators.state import Dictators


def player_number(on: Subject) -> Actor:
    """The player to whom an effect happens."""
    assert isinstance(on, int)
    return on


def target_of(t: Table[Dictators]) -> int:
    """What the card or ability that is being carried out is aimed at."""
    return t.state.plays[-1].target


def answered_event(t: Table[Dictators]) -> Event:
    """What the interruption or ability that is being carried out answers."""
    event = t.state.plays[-1].event
    assert event is not None
    return event


def close_event(t: Table[Dictators], event: Event) -> None:
    """What was announced is over, because the answer has changed it: nobody else is asked about it."""
    frame = pending_event(t, event.id)
    if frame is not None:
        t.cancel(frame)
        note_end(t, event, stopped=False)


def call_off(t: Table[Dictators], event: Event) -> None:
    """What was announced does not happen, if it is still to come."""
    frame = pending_event(t, event.id)
    if frame is not None:
        t.cancel(frame)
        note_end(t, event, stopped=True)
        t.tell("stopped", event.kind, event.by, event.about)


def bits(seats: tuple[Seat, ...]) -> int:
    """Seats as bits."""
    return sum(1 << seat for seat in seats)


class Both(CardEffect, frozen=True):
    """Several effects, one after the other; the first decides whether the card can be played."""

    effects: tuple[CardEffect, ...]

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return self.effects[0].barred(t, on, event)

    def inside_usa(self, t: Table[Any], on: Actor, event: Event | None) -> bool:
        return all(effect.inside_usa(t, on, event) for effect in self.effects)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for number in range(len(self.effects)):
            t.then(happen, f"{at}/{number}", on)

    def say(self) -> Saying:
        return Saying("", "and", tuple(effect.say() for effect in self.effects))

    def parts(self) -> Mapping[str, Effect]:
        return {str(number): effect for number, effect in enumerate(self.effects)}


def both(*effects: CardEffect) -> Both:
    """These effects, one after the other."""
    return Both(effects)


class AtThePriceOf(Both, frozen=True):
    """A price and what it buys: without the one, or if the other cannot be had, nothing happens."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return next((reason for one in self.effects if (reason := one.barred(t, on, event))), "")
