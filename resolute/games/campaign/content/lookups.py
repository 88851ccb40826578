"""The printed content once more, arranged for quick looking up by card and state index."""

from collections import Counter
from functools import cache

from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import Office
from resolute.games.campaign.content.states import STATES, Region

NATION = range(len(STATES))

LIMIT: tuple[int, ...] = tuple(state.limit for state in STATES)
REGION: tuple[int, ...] = tuple(int(state.region) for state in STATES)
ELECTORS: tuple[int, ...] = tuple(state.electors for state in STATES)

NOWHERE = -1

# STATE_ON[card][region]: the state that a card prints for a region; NOWHERE on a Home State ballot.
STATE_ON: tuple[tuple[int, ...], ...] = tuple(card.states or (NOWHERE,) * len(Region) for card in BALLOTS)

# LETTER[card]: the mark that the tally board gets for it.
LETTER: tuple[str, ...] = tuple(card.office.letter for card in BALLOTS)

# BACK[card]: the party whose colour is on the back.
BACK: tuple[int, ...] = tuple(int(card.party) for card in BALLOTS)

HOME_STATE: tuple[bool, ...] = tuple(card.home_state for card in BALLOTS)


def votes_in(card: int, state: int) -> int:
    """What a ballot is worth in a state, in hundred thousands. A Home State ballot is worth the same anywhere."""
    votes = BALLOTS[card].votes
    return votes[0] if HOME_STATE[card] else votes[REGION[state]]


_ALIKE = Counter(
    (card.office, state, votes) for card in BALLOTS for state, votes in zip(card.states, card.votes, strict=False)
)


def in_millions(votes: int) -> str:
    """Votes in hundred thousands, as people say them: 12 is 1.2M."""
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
    others = zip(ballot.states, ballot.votes, strict=True)
    return f"{label} – also {', '.join(f'{STATES[one].code} {count}' for one, count in others if one != state)}"


@cache
def unmarked_label(card: int, state: int) -> str:
    """A ballot that is cast without a mark on the board."""
    return f"{cast_label(card, state)} – not marked on the board"


@cache
def ballot_label(card: int) -> str:
    """A ballot with everything that is printed on it."""
    ballot = BALLOTS[card]
    if HOME_STATE[card]:
        return f"Home State ballot, {votes_label(ballot.votes[0])} ({ballot.office.label.lower()})"
    printed = zip(ballot.states, ballot.votes, strict=True)
    return ", ".join(f"{STATES[state].name} {votes}" for state, votes in printed)


# LISTING[party][office][state]: the ballots that print a state.
LISTING: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...] = tuple(
    tuple(
        tuple(
            tuple(card.id for card in BALLOTS if card.party == party and card.office == office and state in card.states)
            for state in NATION
        )
        for office in Office
    )
    for party in range(2)
)
