"""Effects of interruptions and of abilities that answer: what they stop or change."""

from __future__ import annotations

from typing import Any, Literal

from resolute.engine.conditions import Subject
from resolute.engine.effects import Saying
from resolute.engine.frames import Actor
from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import DISARM, DISARM_ROLL, DISARMED, NOBODY, CardEffect, Kind
from resolute.games.dictators.effects.base import answered_event, call_off
from resolute.games.dictators.library import CARDS, KIND, PRESIDENTIAL
from resolute.games.dictators.rules.disarming import can_disarm_at
from resolute.games.dictators.rules.president import another_president, president_after_all
from resolute.games.dictators.rules.rerolls import roll_again
from resolute.games.dictators.words import effects as words
from resolute.games.dictators.words import reasons


def nothing_left_of(t: Table[Any], event: Event | None) -> str:
    """Why an attempt to disarm is no longer worth an answer: what was answered meanwhile has let the Trident dive."""
    if event is None or event.kind not in (DISARM, DISARM_ROLL, DISARMED):
        return ""
    place = event.about[0]
    assert isinstance(place, int)
    return "" if can_disarm_at(t.state, event.by, place) else reasons.NOTHING_HERE


class Cancel(CardEffect, frozen=True):
    """What the interruption answers does not happen."""

    said: str = words.DOES_NOT_HAPPEN

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return nothing_left_of(t, event)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        call_off(t, answered_event(t))

    def say(self) -> Saying:
        return Saying(self.said)


class CancelCard(CardEffect, frozen=True):
    """A card that is being played has no effect: one of a kind, or one against the player or their cards in play."""

    which: Literal["action_or_asset", "action", "interruption", "aimed_at_you"]

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        call_off(t, answered_event(t))

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        if event is None:
            return reasons.NO_CARD_PLAYED
        card, target = event.about
        assert isinstance(card, int)
        assert isinstance(target, int)
        kind = KIND[card]
        if self.which == "aimed_at_you":
            aim = CARDS[card].aim
            aimed = target == on if kind == Kind.INTERRUPTION else aim is not None and aim.is_against(target, on)
            return "" if aimed else reasons.NOT_AIMED_AT_YOU
        fits = {
            "action_or_asset": kind in (Kind.ACTION, Kind.ASSET),
            "action": kind == Kind.ACTION,
            "interruption": kind == Kind.INTERRUPTION,
        }[self.which]
        return "" if fits else reasons.OTHER_KIND

    def say(self) -> Saying:
        return Saying(words.NO_EFFECT)


class RollAgain(CardEffect, frozen=True):
    """The die that lies is rolled again."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return nothing_left_of(t, event)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        roll_again(t, answered_event(t))

    def say(self) -> Saying:
        return Saying(words.ROLL_AGAIN)


class AnotherPresident(CardEffect, frozen=True):
    """The president is elsewhere after all: the card is shuffled back and another is drawn."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        card = t.state.open_president
        return "" if card != NOBODY and PRESIDENTIAL[card].present else reasons.ABSENT_ANYWAY

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        another_president(t, answered_event(t))

    def say(self) -> Saying:
        return Saying(words.ANOTHER_PRESIDENT)


class PresidentIsIn(CardEffect, frozen=True):
    """The president is present after all, and the effect of the card does not happen."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        card = t.state.open_president
        return "" if card != NOBODY and not PRESIDENTIAL[card].present else reasons.PRESENT_ANYWAY

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        president_after_all(t, answered_event(t))

    def say(self) -> Saying:
        return Saying(words.PRESIDENT_IS_IN)


class Mood(CardEffect, frozen=True):
    """The president's mood adds a number to the roll to convince them."""

    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.state.convince_bonus += self.by

    @property
    def mood(self) -> int:
        return self.by

    def say(self) -> Saying:
        return Saying(words.mood(self.by))
