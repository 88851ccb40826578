"""Ballots and votes in words."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.lookups import votes_in
from resolute.games.campaign.content.states import STATES

_ALIKE = Counter(
    (card.office, state, votes) for card in BALLOTS for state, votes in zip(card.states, card.votes, strict=False)
)


def in_words(count: int) -> str:
    """A small number as a word."""
    return ("no", "one", "two", "three", "four", "five")[count] if count < 6 else str(count)


def listed(words: Sequence[str], last_by: str = "and") -> str:
    """Words one after the other, with an "and" or "or" before the last."""
    *some, last = words
    return f"{', '.join(some)} {last_by} {last}" if some else last


def place(state: int) -> str:
    """A state as a sentence names it: the District of Columbia has an article."""
    name = STATES[state].name
    return f"the {name}" if STATES[state].code == "DC" else name


def in_millions(votes: int) -> str:
    """Votes in units of 100,000, as people say them: 12 is 1.2M."""
    return f"{votes / 10:,.1f}M" if votes else "0"


def votes_label(votes: int) -> str:
    """The same with the word: 1.2M votes."""
    return f"{in_millions(votes)} votes"


def worth_label(card: int, state: int) -> str:
    """What a ballot brings in a state."""
    return f"{STATES[state].name}: {votes_label(votes_in(card, state))}"


@cache
def cast_label(card: int, state: int) -> str:
    """A ballot by what it brings in a state, and by what else it prints where others bring the same."""
    ballot, label = BALLOTS[card], worth_label(card, state)
    office = ballot.office.label.lower()
    if ballot.home_state:
        return f"{label} (Home State ballot) – {office}, {ballot.party.label}"
    label += f" ({office} ballot)"
    if _ALIKE[ballot.office, state, votes_in(card, state)] == 1:
        return label
    printed = zip(ballot.states, ballot.votes, strict=True)
    others = [f"{STATES[one].code} {in_millions(count)}" for one, count in printed if one != state]
    return f"{label} – also {', '.join(others)}"


@cache
def unmarked_label(card: int, state: int) -> str:
    """A ballot that is cast without a mark on the board."""
    return f"{cast_label(card, state)} – not marked on the board"


@cache
def ballot_label(card: int) -> str:
    """A ballot with everything that is printed on it."""
    ballot = BALLOTS[card]
    if ballot.home_state:
        return f"Home State ballot, {votes_label(ballot.votes[0])} ({ballot.office.label.lower()})"
    printed = zip(ballot.states, ballot.votes, strict=True)
    return ", ".join(f"{STATES[state].name} {in_millions(votes)}" for state, votes in printed)
