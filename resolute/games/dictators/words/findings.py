"""What the laboratory calls its findings."""

from __future__ import annotations

LASTS = "game lasts 8 to 40 rounds"
LASTS_AT_MOST = "game lasts at most 25 rounds"
DEFCON_ENDS_IT = "DEFCON 1 ends the game"
ENDING = "ending"
ENDINGS = {
    "president_convinced": "convinced president",
    "token_ix": "token IX at DEFCON 1",
    "defcon_1": "DEFCON 1, nobody wins",
}
"""What the endings are called, by their keys."""
CARD_IS_PLAYED = "card is played"


def seat_wins(seats: int) -> str:
    """How often a seat wins."""
    return f"seat wins among {seats}"


def dictator_wins(seats: int) -> str:
    """How often a dictator wins."""
    return f"dictator wins among {seats}"


def turn(number: int) -> str:
    """A seat by when its first turn comes."""
    return f"turn {number}"
