"""What options are worth, in words."""

from __future__ import annotations

from resolute.engine.words import Words, signed
from resolute.games.lobby.library import STATES

POINTS: Words = "points"
APPROVAL: Words = "approval"
AT_THE_EVALUATION: Words = "after the next evaluation"
COVERS: Words = "covers it at the next evaluation"
COVERED: Words = "already covered until the next evaluation"
SOLVES: Words = "solves it: approval +2"


def to_win(state: int) -> Words:
    """What a chance is about: winning a state."""
    return f"to win {STATES[state].name}"


def price(amount: int) -> Words:
    """What expenses cost."""
    return f"${amount}M"


def change(number: int) -> Words:
    """A change of points or approval."""
    return signed(number)


def elected(name: Words, before: float, after: float) -> Words:
    """How the chance to be elected moves, if nobody spends again."""
    return f"{name} elected {round(100 * before)}% → {round(100 * after)}%"


def left(cards: int) -> Words:
    """How many cards a pile has."""
    return "1 card left" if cards == 1 else f"{cards} cards left"


def still_needs(strength: int) -> Words:
    """What a crisis needs after an executive."""
    return f"then it still needs {strength}"
