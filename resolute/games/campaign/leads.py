"""What votes are worth in each state: how far its electors lean, and what a ballot more would change."""

from __future__ import annotations

from math import tanh

from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.lookups import ELECTORS, HOME_STATE, NATION, REGION
from resolute.games.campaign.content.states import REACHED, STATES
from resolute.games.campaign.rules.tally import PER_VOTE, edges_for

_WIDEST = 400
"""No state can be led by more hundred thousand votes than this."""
_STEADINESS = 1.2
"""How many typical ballots make a lead look safe."""
_TRIES = 3
"""How often a region is visited before a ballot for a state there has had its chance."""

Row = tuple[float, ...]
Rows = tuple[Row, ...]

# What a ballot is worth on average in a state, in units of 100,000.
_TYPICAL = tuple(max(1.0, state.population / 1100) for state in STATES)


def _rows(incumbent: int) -> Rows:
    """For each state and Republican lead, how far its electors lean to the Republicans.

    A negative lead counts from the end of the row, as Python's places do.
    """
    rows: list[Row] = []
    for state, edge in enumerate(edges_for(incumbent)):
        leads = (*range(_WIDEST + 1), *range(-_WIDEST, 0))
        lean = [tanh((lead + edge / PER_VOTE) / (_STEADINESS * _TYPICAL[state])) for lead in leads]
        rows.append(tuple(ELECTORS[state] * one for one in lean))
    return tuple(rows)


def _even(row: Row) -> Row:
    """The same row seen by the other party: its own lead, its own lean."""
    return tuple(-row[-lead] for lead in (*range(_WIDEST + 1), *range(-_WIDEST, 0)))


# LEAN[incumbent][party][state][lead of the party]
LEAN: dict[int, tuple[Rows, Rows]] = {}
for _incumbent in (-1, *map(int, Party)):
    _republican = _rows(_incumbent)
    LEAN[_incumbent] = (_republican, tuple(_even(row) for row in _republican))

# In the popular tally a vote is a vote.
_plain = tuple(float(lead) for lead in (*range(_WIDEST + 1), *range(-_WIDEST, 0)))
PLAIN: tuple[Rows, Rows] = ((_plain,) * len(STATES), (_plain,) * len(STATES))


def _reach(state: int) -> float:
    """How likely a roll for the region reaches a state."""
    number, found = STATES[state].number, 0
    for first in range(1, 7):
        for second in range(1, 7):
            found += number in (first, second, first + second)
    assert state in REACHED[REGION[state]][number]
    return found / 36


# How likely a ballot for a state finds a roll for it before the end.
REACHABLE: Row = tuple(1 - (1 - _reach(state)) ** _TRIES for state in NATION)

# LINES[card]: its states with the votes there; a Home State ballot has none.
LINES: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    () if HOME_STATE[card.id] else tuple(zip(card.states, card.votes, strict=True)) for card in BALLOTS
)
HOME_VOTES: tuple[int, ...] = tuple(card.votes[0] if HOME_STATE[card.id] else 0 for card in BALLOTS)
