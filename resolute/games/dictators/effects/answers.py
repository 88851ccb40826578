"""Effects of interruptions and of abilities that answer: what they stop or change."""

from __future__ import annotations

from typing import Any, Literal

from resolute.engine.conditions import Subject
from resolute.engine.effects import Saying
from resolute.engine.frames import Actor
from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import NOBODY, CardEffect, Kind
from resolute.games.dictators.effects.base import answered_event, call_off
from resolute.games.dictators.library import CARDS, KIND, PRESIDENTIAL
from resolute.games.dictators.rules.president import another_president, president_after_all
from resolute.games.dictators.rules.rerolls import roll_again


class Cancel(CardEffect, frozen=True):
    """What the interruption answers does not happen."""

    said: str = "it does not happen"

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        call_off(t, answered_event(t))

    def say(self) -> Saying:
        return Saying(self.said)


class CancelCard(CardEffect, frozen=True):
    """A card that is being played has no effect: one of a kind, or one against the player or what lies before him."""

    which: Literal["action or asset", "action", "interruption", "aimed at you"]

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        call_off(t, answered_event(t))

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        if event is None:
            return "No card is being played"
        card, target = event.about
        assert isinstance(card, int)
        assert isinstance(target, int)
        kind = KIND[card]
        if self.which == "aimed at you":
            aim = CARDS[card].aim
            aimed = target == on if kind == Kind.INTERRUPTION else aim is not None and aim.is_against(target, on)
            return "" if aimed else "That card is not aimed at you"
        fits = {
            "action or asset": kind in (Kind.ACTION, Kind.ASSET),
            "action": kind == Kind.ACTION,
            "interruption": kind == Kind.INTERRUPTION,
        }[self.which]
        return "" if fits else "That card is of another kind"

    def say(self) -> Saying:
        return Saying("that card has no effect")


class RollAgain(CardEffect, frozen=True):
    """The die that lies is rolled again."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        roll_again(t, answered_event(t))

    def say(self) -> Saying:
        return Saying("force a reroll")


class AnotherPresident(CardEffect, frozen=True):
    """The president is elsewhere after all: his card is shuffled back and another is drawn."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        card = t.state.open_president
        return "" if card != NOBODY and PRESIDENTIAL[card].present else "The president is absent anyway"

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        another_president(t, answered_event(t))

    def say(self) -> Saying:
        return Saying("shuffle that presidential card back; that opponent draws another")


class PresidentIsIn(CardEffect, frozen=True):
    """The president is present after all, and the effect of his card does not happen."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        card = t.state.open_president
        return "" if card != NOBODY and not PRESIDENTIAL[card].present else "The president is present anyway"

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        president_after_all(t, answered_event(t))

    def say(self) -> Saying:
        return Saying("the president is present after all, and the card's effect does not happen")


class Mood(CardEffect, frozen=True):
    """The president's mood adds a number to the roll that is to convince him."""

    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.state.convince_bonus += self.by

    def say(self) -> Saying:
        return Saying(f"{'+' if self.by > 0 else '−'}{abs(self.by)} on your roll to convince the president")
