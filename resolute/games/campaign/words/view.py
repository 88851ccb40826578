"""What the view calls things: titles, columns, markers, tokens and the facts of the campaign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from resolute.games.campaign.content.ballots import Ballot
from resolute.games.campaign.content.candidates import Candidate, Kind, Office, Party
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.words.ballots import in_millions, place

PARTIES: tuple[str, ...] = tuple(party.label for party in Party)

# Candidates and ballots

RATINGS: dict[Kind, str] = {
    "campaign": "Campaign ability",
    "financial": "Financial support",
    "press": "Press support",
    "fund_raising": "Fund raising",
    "advertising": "Advertising",
}
_RATED = ("Poor", "Fair", "Good", "Strong")


def rating_word(tier: int) -> str:
    """The word that a candidate card prints before a rating."""
    return _RATED[tier]


def candidate_lines(one: Candidate) -> tuple[str, ...]:
    """What is printed on a candidate's card."""
    ratings = [f"{label}: {rating_word(one.tier(kind))} {one.rated(kind)}" for kind, label in RATINGS.items()]
    return (
        f"{one.post} ({STATES[one.home].electors})",
        *ratings,
        f"Total: {one.total}",
        f"Identified with {', '.join(one.issues)}",
    )


def candidate_kind(party: Party, office: int | None) -> str:
    """The party of a candidate, and the office if there is one yet."""
    return party.label if office is None else f"{party.label}, for {Office(office).label.lower()}"


def ballot_title(ballot: Ballot) -> str:
    """A ballot by its seal and its back."""
    return f"{ballot.office.label} ballot, {ballot.party.label}"


def ballot_lines(ballot: Ballot) -> tuple[str, ...]:
    """What is printed on a ballot."""
    if ballot.home_state:
        return (f"Home State {in_millions(ballot.votes[0])}",)
    printed = zip(ballot.states, ballot.votes, strict=True)
    return tuple(f"{STATES[state].name} {in_millions(votes)}" for state, votes in printed)


def at_risk(region: int) -> str:
    """Where a ballot of a debate is at risk."""
    return f"at risk in the {Region(region).label}"


# The campaign

CAMPAIGN = "The campaign"
TALLY = "Tally"
ELECTORAL = "electoral votes"
POPULAR = "popular votes"
INCUMBENT = "Incumbent"
DECIDING = "Deciding"
TURN = "Turn"
HOME_STRETCH = "Home stretch"
TWO_REGIONS = "everyone may campaign in two regions"
TURNS_LEFT = "Turns left"
RUMOR = "Rumor"
LOSES_TURNS = "Plane delay"
DEBATE = "Debate"
CAMPAIGNING_IN = "Campaigning in"
REACHED = "Reached"


def rumor_about(name: str, state: int) -> str:
    """About whom a rumor goes around, and where."""
    return f"about {name} in {place(state)}"


def turns_lost(name: str, count: int) -> str:
    """Who loses turns, and how many."""
    return f"{name} loses {'a turn' if count == 1 else f'{count} turns'}"


def regions(some: Iterable[int]) -> str:
    """Regions that are announced together."""
    return " and ".join([Region(region).label for region in some])


def states(some: Iterable[int]) -> str:
    """States one after the other."""
    return ", ".join([STATES[state].name for state in some])


# The tally board

NATION = "The nation"
COLUMNS: dict[str, str] = {
    "dice": "Dice",
    "electors": "Electors",
    "limit": "Max ballots",
    "republican_ballots": "Republicans",
    "democrat_ballots": "Democrats",
    "republican_votes": "Republican votes",
    "democrat_votes": "Democratic votes",
    "chance": "Chance",
    "leans": "Leans",
    "price": "Advertising",
}
TOKENS = {"advertised": "advertised", "funds": "funds", "rumor": "rumor", "home": "home"}
TOKEN_REACHED = "reached"


def token(kind: str, party: int) -> str:
    """Something of a party that lies in a state."""
    return f"{TOKENS[kind]} {PARTIES[party]}"


def edge(thousands: int) -> str:
    """Where a state leans, and by how much."""
    return f"{'R' if thousands > 0 else 'D'} {abs(thousands) * 1000:,}"


def percent(chance: int) -> str:
    """The chance to carry a state."""
    return f"{chance}%"


def price(millions: int) -> str:
    """What advertising in a state costs."""
    return f"${millions}M"


# Markers and piles

ELECTORAL_VOTES = "electoral votes"
STATES_VISITED = "states"
VOTES = "votes"
PROJECTION = "If it ended now"
LOW = "low end, 8 cases in 10"
HIGH = "high end, 8 cases in 10"
SURE = "electoral votes that are sure"
OPEN = "electoral votes in open states"
SECRET = "ballots cast in secret"
FUNDS = "$ million"
DEBATES_WON = "debates won"
ADDED = "Votes for the most states"
NATION_ADDED = "Nation"
OTHER_TALLY = "By the other tally"
DECKS = "Ballot decks"
UNDECIDED = "Undecided voters"
HEADQUARTERS = "Headquarters cards"
TAKEN = "Undecided voters taken"
HANDED = "Handed over for the rumor"
ABSENTEE = "Absentee ballots"
RISKED = "Ballots at risk"
CHOSEN = "You have chosen"
SLATE = "Candidates to choose from"
OWN_HAND = "Your ballots"


def issues(won: Sequence[str]) -> str:
    """The issues on which a party has won a debate."""
    return ", ".join(won)


def seat_of_party(seat: int, party: int, *, alone: bool) -> str:
    """A seat before its candidates are known: with two players its party says whose it is."""
    return ("The Republican", "The Democrat")[party] if alone else f"Seat {seat + 1} ({PARTIES[party]})"


def party_side(party: int) -> str:
    """A party, as somebody who is invited reads it."""
    return f"the {PARTIES[party]}"


def convention(seat: int) -> str:
    """The candidate cards before a seat."""
    return f"Seat {seat + 1}'s candidates"


def ticket(seat: int, party: int) -> str:
    """The candidates whom a seat plays."""
    return f"Seat {seat + 1}: {PARTIES[party]}"


def hand(name: str) -> str:
    """The ballots of somebody else."""
    return f"{name}'s ballots"
