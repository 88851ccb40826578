"""What the laboratory asks of finished games."""

from __future__ import annotations

GOAL_REACHED = "somebody reaches 51 points"
WINNER_HAS_35 = "the winner has 35 points or more"
MAIN_PARTY = "a main party wins an election"
INDEPENDENT = "an independent wins an election"
REELECTED = "a President who runs again is elected"
EVALUATION = "an evaluation is at least 0"
SOLVED = "a crisis that was played is solved"
IMPEACHED = "an impeachment succeeds"
ENDING = "ending"


def seat_wins(seats: int) -> str:
    """How often each seat wins at a table of this size."""
    return f"seat wins, of {seats}"


def first_president_wins(seats: int) -> str:
    """How often the player who starts as President wins."""
    return f"the first President's player wins, of {seats}"


def lobby_wins(seats: int) -> str:
    """How often each lobby wins."""
    return f"lobby wins, of {seats}"


def seat(number: int) -> str:
    """A seat."""
    return f"seat {number}"
