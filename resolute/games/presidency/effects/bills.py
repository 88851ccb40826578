"""Effects and conditions of Congress that cards use: bills that are helped or introduced, the court, midterms."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Act, Effect, Saying
from resolute.engine.errors import RulesError
from resolute.engine.frames import do
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.effects.base import at_least_one, some
from resolute.games.presidency.operations.docket import BOX_NAMES, file_bill, has_room, is_yours, pending, why_not_yet
from resolute.games.presidency.rules.card_bills import bills_gain
from resolute.games.presidency.rules.congress import court_vacancy, leading_bill_loses
from resolute.games.presidency.rules.priorities import TERM
from resolute.games.presidency.state import YOURS
from resolute.games.presidency.words import effects_bills as said
from resolute.games.presidency.words.small import counted


def bills_forward(steps: int) -> Effect:
    """So many steps to the left for your pending bills."""
    at_least_one(steps, "bills_forward")
    return Act(do(bills_gain, steps), said.bills_gain(counted(steps, "box", "boxes")))


def leading_bill_back() -> Effect:
    """Your bill with most support moves one box to the right."""
    return Act(do(leading_bill_loses), said.LEADING_BILL_LOSES)


def court_seat() -> Effect:
    """A seat on the Supreme Court is vacant."""
    return Act(do(court_vacancy), said.COURT_SEAT)


class Introduces(Effect, frozen=True):
    """A bill of the President comes before Congress in a certain box, if it can be introduced and there is room."""

    simple: ClassVar[bool] = True
    bill: Bill
    box: Place

    def __post_init__(self) -> None:
        if self.box not in BOX_NAMES:
            raise RulesError(f"no bill is pending at {self.box.name}")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if has_room(t.state) and not why_not_yet(t.state, self.bill):
            file_bill(t, int(self.bill), self.box, YOURS)

    def say(self) -> Saying:
        return Saying(said.introduced(self.bill.label, BOX_NAMES[self.box]))


class Midterms(Effect, frozen=True):
    """Something is added to the roll of the next midterm elections; more is worse."""

    simple: ClassVar[bool] = True
    by: int

    def __post_init__(self) -> None:
        some(self.by, "midterms")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        congress = t.state.congress
        congress.midterm_modifier += self.by
        t.tell("midterms", self.by)

    def say(self) -> Saying:
        return Saying(said.midterms(signed(self.by)))


class OwnBill(Condition, frozen=True):
    """A bill of the President is pending."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(is_yours(t.state, bill) for bill in pending(t.state))

    def say(self) -> str:
        return said.OWN_BILL


class CourtVacant(Condition, frozen=True):
    """A seat on the Supreme Court is vacant."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.congress.court_vacant)

    def say(self) -> str:
        return said.COURT_VACANT


class YearOfTerm(Condition, frozen=True):
    """It is one of these years of the President's term, which has four."""

    years: tuple[int, ...]

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return (t.state.year_in_office - 1) % TERM + 1 in self.years

    def say(self) -> str:
        return said.year_of_term(self.years)
