"""What effects on bills, the court and midterms say."""

from __future__ import annotations

from collections.abc import Sequence

_YEARS = ("first", "second", "third", "fourth")
LEADING_BILL_LOSES = "your bill with most support moves one box to the right; without a bill, action points −1"
COURT_SEAT = "a seat on the Supreme Court falls vacant"
OWN_BILL = "a bill of yours is pending"
COURT_VACANT = "a seat on the Supreme Court is already vacant"


def bills_gain(boxes: str) -> str:
    return f"move your pending bills {boxes} to the left in all; without a bill that can move, action points +1"


def introduced(bill: object, box: object) -> str:
    return f"{bill} is introduced with {box}, if it can be"


def midterms(by: object) -> str:
    return f"next midterm roll {by}"


def year_of_term(years: Sequence[int]) -> str:
    return f"it is the {' or '.join(_YEARS[one - 1] for one in years)} year of your term"
