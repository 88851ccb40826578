"""What is drawn once for many states: slots for ballots, dice numbers, and the lines to names beside the coast."""

from __future__ import annotations

from functools import lru_cache

from resolute.board.drawing import Drawn
from resolute.games.campaign.board.places import CALLOUTS
from resolute.games.campaign.content.states import STATES

PIP = 8.5
"""The width of a slot for a recorded ballot, in units of the drawing."""


@lru_cache(maxsize=512)
def slots(letter: str, marks: str, limit: int) -> str:
    """The slots of one party in a state: dots of a thick dotted line, square for Republicans, round for Democrats.
    What is recorded covers those that are empty."""
    empty = f'<use href="#{letter}{limit}"/>' if len(marks) < limit else ""
    if not marks:
        return empty
    middles = _middles(limit)[: len(marks)]
    places = " ".join(f"{x:g}" for x in middles)
    return (
        f'{empty}<g class="{letter.lower()}s"><path {_dots(letter, middles)}/>'
        f'<text y="{_HEIGHT[letter] + 2.3:g}" x="{places}">{"".join(sorted(marks))}</text></g>'
    )


_HEIGHT = {"R": 6.5, "D": 15.5}


def _middles(limit: int) -> list[float]:
    return [(place - (limit - 1) / 2) * PIP for place in range(limit)]


def _dots(letter: str, middles: list[float]) -> str:
    """A line from the first dot to a little behind the last, so that the last is drawn as well."""
    return f'd="M{middles[0]:g} {_HEIGHT[letter]:g}h{middles[-1] - middles[0] + 0.1:g}"'


def _empty(letter: str, limit: int) -> str:
    dots = _dots(letter, _middles(limit))
    return f'<g id="{letter}{limit}" class="{letter.lower()}s"><path class="o" {dots}/><path class="i" {dots}/></g>'


def _callout(code: str) -> str:
    x, y, *end = CALLOUTS[code]
    start = (x - 29, y + 4) if x > 900 else (x + 20, y + 22)
    return f'<path d="M{start[0]} {start[1]}L{end[0]} {end[1]}"/>'


LEADERS = Drawn("".join(map(_callout, CALLOUTS)))
"""The lines from the names beside the coast."""

STRIPS = Drawn("".join(_empty(letter, limit) for letter in "RD" for limit in sorted({state.limit for state in STATES})))
"""Empty slots, each row drawn once."""

NUMBERS = Drawn(
    "".join(
        f'<g id="n{number}"><rect class="die-box" x="-26" y="-9.5" width="12" height="11" rx="2.5"/>'
        f'<text class="nn" x="-20" y="-1">{number}</text></g>'
        for number in range(1, 13)
    )
)
"""The dice numbers, each drawn once."""
