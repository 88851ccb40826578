"""What the laboratory asks of finished games."""

from __future__ import annotations

from resolute.games.campaign.content.candidates import Candidate, Party
from resolute.games.campaign.content.states import STATES

OPEN_YEAR = "party wins an open year"
INCUMBENT = "incumbent wins"
FIRST_PLAYER = "first player wins"
CANDIDATE = "candidate wins"
CARRIES = "party carries a state"
CARRIES_DC = "party carries D.C."


def candidate(one: Candidate) -> str:
    """A candidate and the party."""
    return f"{one.name} ({one.party.label})"


def republicans_in(state: int) -> str:
    """The Republicans in a state."""
    return f"{STATES[state].name}: {Party.REPUBLICAN.label}"
