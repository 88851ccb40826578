"""What Congress tells, in sentences."""

from __future__ import annotations

from collections.abc import Callable

from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.bills import NOMINEES, Bill, Place
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.operations.docket import BOX_NAMES
from resolute.games.presidency.state import YOURS, Presidency

T = Table[Presidency]
_RANKS = ("first", "second", "third", "fourth", "fifth")
_SCANDALS = (
    "The scandal about {} is over.",
    "A scandal about {} breaks.",
    "The scandal about {} deepens.",
    "The scandal about {} comes to its conclusion.",
)


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _name(bill: int) -> str:
    return Bill(bill).label if bill in NOMINEES else f"the bill {Bill(bill).label}"


def _introduced(t: T, bill: int, box: int, side: int) -> str:
    if bill in NOMINEES:
        return f"You nominate {Bill(bill).label}, with {BOX_NAMES[Place(box)]}."
    who = "You introduce" if side == YOURS else "The opponents introduce"
    return f"{who} {_name(bill)}, with {BOX_NAMES[Place(box)]}."


def _support(t: T, net: int) -> str:
    if not net:
        return "Friends and opponents in Congress keep the balance."
    who = "Your friends" if net > 0 else "The opponents"
    return f"{who} in Congress are stronger by {abs(net)}."


def _vote(t: T, bill: int, passed: bool) -> str:
    return f"{_capital(_name(bill))} {'passes' if passed else 'fails'}."


def _signed(t: T, bill: int, landmark: bool) -> str:
    return f"You sign {_name(bill)}{', landmark legislation' if landmark else ''}."


def _floor(t: T, side: int) -> str:
    return "You choose first." if side == YOURS else "The opponents choose first."


SENTENCES_CONGRESS: dict[str, Callable[..., str]] = {
    "support": _support,
    "bill_moved": lambda t, bill, box: f"{_capital(_name(bill))} has {BOX_NAMES[Place(box)]} now.",
    "introduced": _introduced,
    "floor": _floor,
    "vote": _vote,
    "signed": _signed,
    "spoiled": lambda t, bill: f"Amendments have spoiled {_name(bill)}, and you have to veto it.",
    "vetoed": lambda t, bill: f"You veto {_name(bill)}.",
    "confirmed": lambda t, bill: f"The Senate confirms {Bill(bill).label}.",
    "advance": lambda t, bill, level: f"The initiative {Bill(bill).label} reaches level {level}.",
    "dropped": lambda t, bill: f"{_capital(_name(bill))} has no chance and is dropped.",
    "withdrawn": lambda t, bill: f"You withdraw {_name(bill)}.",
    "midterms": lambda t, by: f"The next midterm roll changes by {signed(by)}.",
    "court_vacant": lambda t: "A seat on the Supreme Court is vacant.",
    "public_priority": lambda t, bill, box: f"{Bill(bill).label} is the {_RANKS[box]} priority of the public.",
    "administration_priority": lambda t, bill, box: (
        f"{Bill(bill).label} is the {_RANKS[box]} priority of your administration."
    ),
    "promise": lambda t, bill: f"You have promised {Bill(bill).label}.",
    "scandal": lambda t, office, box: _SCANDALS[box].format(Office(office).label),
    "units_released": lambda t: "Congress releases new units to the forces at home.",
}
