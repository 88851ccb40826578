"""What effects of old debts say."""

from __future__ import annotations

FRIENDS = "you have a friend in Congress"
IN_OFFICE = "a death in office"
ALL_REGIONS = "the eight regions"


def wounded(office: str) -> str:
    return f"{office} takes no action when the cabinet acts next"


def member_dies(office: str) -> str:
    return f"{office} dies, and a successor is named"


def president_dies(by: str) -> str:
    return (
        f"you die in office: legacy points {by}, and the game ends with your final score; "
        "in a historical start there is no victory"
    )


def emergency(bill: str) -> str:
    return (
        f"{bill} is before Congress as your bill, with neither support nor opposition; "
        "if you sign it this year, state of the economy +1"
    )


def becomes_rogue(level: int, place: str) -> str:
    return f"a terror group of level {level} in {place} becomes a rogue state, if there is one"


def leaps(peer: str, by: str) -> str:
    return f"a random capability of {peer} {by}; a US rapid capabilities counter on the same track"
