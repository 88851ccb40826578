"""What a finished election says about itself."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.words.ballots import in_millions, place

CLOSEST = "Closest states"
LARGEST = "Biggest leads"
LUCK = "Luck of the dice"
OTHER_TALLY = "The other tally"
GROUND = "States campaigned in"
BOX = "The ballot box"
BEST_ROLL = "Best roll"
WORST_ROLL = "Worst roll"


def margin(thousands: int) -> str:
    """A lead in votes, from thousands."""
    return f"{thousands / 1000:.1f}M" if thousands >= 1000 else f"{thousands}K"


def by_lean(level: bool) -> str:
    """A state whose ballots did not decide it."""
    return "tied on ballots, decided by its lean" if level else "decided by its lean"


def _begins(state: int) -> str:
    """A state at the beginning of a sentence."""
    name = place(state)
    return f"{name[0].upper()}{name[1:]}"


def decided(state: int) -> str:
    """The state on which it hung."""
    return f"{_begins(state)} decided it"


def without(state: int, winner: int, lead: int, scores: Sequence[int]) -> str:
    """What would have come of it without a state."""
    by = f"The {Party(winner).label} carry it by {margin(lead)}."
    return f"{by} Without it: {scores[winner]} to {scores[1 - winner]}."


def tipping(state: int, winner: int, lead: int) -> str:
    """The state that brought the majority."""
    return f"{_begins(state)} brings the {Party(winner).label} to 270. They carry it by {margin(lead)}."


def most(totals: Sequence[int], winner: int) -> str:
    """A popular election by its totals."""
    return f"{in_millions(totals[winner])} to {in_millions(totals[1 - winner])} votes, everything included."


def reached(states: Sequence[int]) -> str:
    """Where a roll led."""
    return ", ".join([f"{STATES[one].code} {STATES[one].electors}" for one in states]) or "nowhere"


def electors_reached(count: int, usual: float) -> str:
    """How many electoral votes a roll opened, and how many one usually does."""
    return f"{count} electoral votes in reach; {usual:.0f} is average"


def popular(winner: int | None) -> str:
    """Who would have won by the popular vote."""
    return "The popular vote would be tied." if winner is None else f"The {Party(winner).label} win the popular vote."


def electoral(winner: int | None) -> str:
    """Who would have won by electoral votes."""
    return "Electoral votes would be tied." if winner is None else f"The {Party(winner).label} win the electoral vote."
