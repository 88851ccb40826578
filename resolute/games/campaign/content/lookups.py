"""The printed content as lookup tables by card and state index."""

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

# BACK[card]: the party whose color is on the back.
BACK: tuple[int, ...] = tuple(int(card.party) for card in BALLOTS)

HOME_STATE: tuple[bool, ...] = tuple(card.home_state for card in BALLOTS)
FOR_HOME: frozenset[int] = frozenset(card.id for card in BALLOTS if card.home_state)
"""The Home State ballots."""


def votes_in(card: int, state: int) -> int:
    """What a ballot is worth in a state, in units of 100,000. A Home State ballot is worth the same anywhere."""
    votes = BALLOTS[card].votes
    return votes[0] if HOME_STATE[card] else votes[REGION[state]]


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
