"""The words of the board: what it says of the race, of the evaluation ahead and of whatever is drawn on it."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.games.lobby.words.names import counted

GOAL = "Goal"


def turn(number: int, last: int) -> str:
    """Which turn it is."""
    return f"turn {number} of {last}"


def standing(points: Sequence[tuple[str, int]], goal: int) -> str:
    """Everybody's points in a sentence."""
    said = ", ".join(f"{name} {number}" for name, number in points)
    return f"Points: {said}; {goal} wins"


def goal(points: int, last: int) -> str:
    """How the game is won."""
    return f"{points} points win at once; after turn {last} the most points do."


def nearest(name: str, own: bool, left: int) -> str:
    """Who is nearest to winning."""
    return f"{'You need' if own else f'{name} needs'} {counted(max(left, 0), 'more point')}."
