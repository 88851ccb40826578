"""The journal of the cabinet, of its focus and of the President's own actions, in sentences."""

from __future__ import annotations

from collections.abc import Callable

from resolute.games.presidency.content.attributes import Focus
from resolute.games.presidency.content.cabinet import CANDIDATES, Office
from resolute.games.presidency.words.small import upper

_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def _focus(t: object, *order: int) -> str:
    return f"The cabinet's priorities, in order: {', '.join(Focus(one).label for one in order)}."


def _interviewed(t: object, drawn: tuple[int, ...]) -> str:
    *some, last = (CANDIDATES[who].name for who in drawn)
    return f"Candidates: {', '.join(some)} and {last}."


SENTENCES_CABINET: dict[str, Callable[..., str]] = {
    "interviewed": _interviewed,
    "named": lambda t, office, who: f"{CANDIDATES[who].name} becomes {Office(office).label}.",
    "member_left": lambda t, office, who: f"{CANDIDATES[who].name} is no longer {Office(office).label}.",
    "veteran": lambda t, office, who: f"{CANDIDATES[who].name}, {Office(office).label}, is experienced now.",
    "nothing_to_do": lambda t, office, who: (
        f"{CANDIDATES[who].name}, {Office(office).label}, has nothing to do and brings an action point instead."
    ),
    "office_named": lambda t, office: f"It is about {Office(office).label}.",
    "wounded": lambda t, office: f"{upper(Office(office).label)} is wounded and will miss the next cabinet segment.",
    "president_dies": lambda t: "You die in office.",
    "focus": _focus,
    "focus_passed_over": lambda t, place, focus: (
        f"Tensions: nobody has time for the {_PLACES[place]} priority, {Focus(focus).label}."
    ),
    "focus_success": lambda t, focus: f"The cabinet makes progress on {Focus(focus).label}.",
}
