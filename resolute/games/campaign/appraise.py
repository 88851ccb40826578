"""How good a position looks for a party: the election as it would stand, and the room that is left to improve it."""

from __future__ import annotations

from math import tanh

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.games.campaign.content.lookups import ELECTORS, LIMIT, NATION
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.tally import PER_VOTE, additional_votes, edges_for
from resolute.games.campaign.state import Campaign

# What a ballot is worth on average in a state, in hundred thousands.
_TYPICAL = tuple(max(1.0, state.population / 1000) for state in STATES)
_WIDEST = 60
# _CHANCE[state][lead + _WIDEST]: how sure the electors look with a lead of so many hundred thousand votes.
_CHANCE = tuple(
    tuple(ELECTORS[state] * tanh(lead / (1.5 * _TYPICAL[state])) for lead in range(-_WIDEST, _WIDEST + 1))
    for state in NATION
)


def appraise_campaign(t: Table[Campaign], seat: Seat) -> float:
    """Higher is better for the seat's party."""
    s = t.state
    party = s.players[seat].party
    if t.outcome is not None:
        return 1e6 if seat in t.outcome.winners else -1e6
    if t.options["tally"] == "electoral":
        worth = _electoral(s)
    else:
        added = additional_votes(s)
        worth = sum(s.sides[0].votes) - sum(s.sides[1].votes) + sum(mine - other for mine, other in added)
    worth = worth if party == 0 else -worth
    return worth + _outlook(s, party) - _outlook(s, 1 - party)


def _electoral(s: Campaign) -> float:
    mine, other = s.sides[0].votes, s.sides[1].votes
    worth = 0.0
    for state, edge in enumerate(edges_for(s.incumbent)):
        lead = mine[state] - other[state] + (1 if edge > 0 else 0) + edge // PER_VOTE
        worth += _CHANCE[state][max(0, min(2 * _WIDEST, lead + _WIDEST))]
    return worth


def _outlook(s: Campaign, party: int) -> float:
    return 0.0


assert LIMIT
