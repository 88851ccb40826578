"""How a game ended."""

from __future__ import annotations

DEFCON_1 = "DEFCON 1: the missiles fly, and nobody rules the world."


def token_ix(name: str) -> str:
    """The world ends, and one wins."""
    return f"The world ends, and {name} has bet on it: token IX wins."


def president_convinced(name: str) -> str:
    """The president gives up."""
    return f"{name} has convinced the president and rules the USA."
