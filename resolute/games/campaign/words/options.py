"""What people can choose, in words."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.games.campaign.content.candidates import CANDIDATES, Candidate
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.words.ballots import listed, worth_label

# Campaigning

DONE = "Done campaigning"
GO_CAMPAIGNING = "Campaign in the states reached"


def campaign_in(regions: Sequence[int]) -> str:
    """Announce regions."""
    return f"Campaign in {' and '.join(f'the {Region(region).label}' for region in regions)}"


# Headquarters

GO_TO_HEADQUARTERS = "Go to campaign headquarters"
DRAW_A_CARD = "Draw a card"
RETURN_THE_REST = "Return the rest"
CAST_NONE = "Cast none"


def home_of(candidate: int) -> str:
    """A home state, by whose it is."""
    one = CANDIDATES[candidate]
    return f"{STATES[one.home].name}, home of {one.surname}"


# Advertising and fund raising

ADVERTISE = "Advertise"
STOP_ADVERTISING = "Stop advertising"


def advertise_in(region: int) -> str:
    """Advertise in a region."""
    return f"Advertise in the {Region(region).label}"


def price(millions: int) -> str:
    """What a ballot costs in a state."""
    return f"${millions} million" if millions else "already paid"


def raise_funds_in(region: int) -> str:
    """Raise funds in a region."""
    return f"Raise funds in the {Region(region).label}"


def rally_in(state: int) -> str:
    """A state in which funds can be raised."""
    return f"{STATES[state].name} ({STATES[state].electors} electoral votes)"


# Debate

CHALLENGE = "Challenge your opponent to a debate"
DEBATE = "Debate"


def winning_totals(totals: Sequence[int]) -> str:
    """The totals with which a candidate makes the point. (Debate 5)"""
    return listed(list(map(str, totals)), "or")


def debaters(mine: Candidate, other: Candidate) -> str:
    """Who debates against whom."""
    return f"{mine.surname} against {other.surname}"


def debaters_need(mine: Candidate, totals: Sequence[int], other: Candidate, others: Sequence[int]) -> str:
    """What both need to make the point."""
    return f"{mine.surname} needs {winning_totals(totals)}; {other.surname} {winning_totals(others)}"


def rolls_twice(known: Sequence[Candidate]) -> str:
    """Who is identified with an issue and so rolls twice."""
    if not known:
        return ""
    return f"{' and '.join(one.surname for one in known)} {'roll' if len(known) > 1 else 'rolls'} twice"


def risk_nothing(region: int) -> str:
    """Leave a region out."""
    return f"Risk nothing in the {Region(region).label}"


def keep_secret(card: int, state: int) -> str:
    """Cast a ballot of a debate without showing where."""
    return f"Keep it secret – {worth_label(card, state)}"


def show(card: int, state: int) -> str:
    """Cast a ballot of a debate on the board."""
    return f"Show it – {worth_label(card, state)}"


# Candidates

RUN = "Run for president"
CLAIM = "Claim it"
LET_PARTNER_RUN = "Let your partner run"
LET_PARTNER_RUN_FOR_MATE = "Let your partner run if you get to choose the running mate"
AGREE = "Agree"
AGREE_AND_RUN = "Agree and run"
DISAGREE_AND_ROLL = "Disagree and roll for it"
DECLINE_AND_ROLL = "Decline and roll for it"
DECLINE = "Decline"
NEXT_CAMPAIGN = "Start the next campaign"


def candidate(card: int) -> str:
    """A candidate with the total that settles a disputed nomination."""
    return f"{CANDIDATES[card].name} (total {CANDIDATES[card].total})"


# Absentee ballots

SET_ASIDE = "Set the rest aside"
