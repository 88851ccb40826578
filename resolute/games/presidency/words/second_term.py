"""What rules/second_term says: labels, prompts and reasons."""

from __future__ import annotations

EXCHANGE = "Exchange one of your attributes for a random one?"
KEEP = "Keep them"
TIRED = "a tired house"


def exchange(attribute: str) -> str:
    """An attribute that may go."""
    return f"Exchange {attribute}"


def who_leaves(office: str) -> str:
    """Why a die is rolled."""
    return f"{office} stays or goes"
