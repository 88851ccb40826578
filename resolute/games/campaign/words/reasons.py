"""Why something cannot be done now."""

from __future__ import annotations

SEVEN_OR_DOUBLES = "Needs a 7 or doubles"
NO_FUNDS = "Your party has less than $1 million"
NO_UNDECIDED = "No undecided voters are left"
NO_REPLACEMENT = "Your opponent's deck is empty and cannot replace what you would cast"
FOUR_BALLOTS = "You need four ballots to risk"
OPPONENT_HAS_NONE = "Your opponent has no ballot to risk"
EVERY_ISSUE_WON = "Every issue has been won"
NOTHING_TO_CAST = "You hold no ballot that can be cast there"
FUNDS_RAISED = "Your party has raised funds in all its states"


def state_is_full(limit: int) -> str:
    """The party may record no more ballots in a state."""
    return f"Your party has cast all {limit} ballots it may there"
