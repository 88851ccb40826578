"""How good a position looks for a party: the election as it stands now, and the ballots that can be cast at once."""

from __future__ import annotations

from math import tanh

from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.lookups import ELECTORS, HOME_STATE, LIMIT, STATE_ON, votes_in
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.campaigning import cast_ballots
from resolute.games.campaign.rules.tally import PER_VOTE, additional_votes, edges_for
from resolute.games.campaign.state import Campaign

_WIDEST = 400
"""No state can be led by more hundred thousand votes than this."""
_STEADINESS = 1.2
"""How many typical ballots make a lead look safe."""
_PER_STATE = 1.5
"""What a state more is worth before the absentee ballots are dealt."""
_IN_HAND = 0.7
"""What a ballot that can be cast at once is worth, beside one that is cast."""

# What a ballot is worth on average in a state, in units of 100,000.
_TYPICAL = tuple(max(1.0, state.population / 1100) for state in STATES)


def _rows(incumbent: int) -> tuple[tuple[float, ...], ...]:
    """For each state and Republican lead, how far its electors lean to the Republicans.

    A negative lead counts from the end of the row, as Python's places do.
    """
    rows: list[tuple[float, ...]] = []
    for state, edge in enumerate(edges_for(incumbent)):
        leads = (*range(_WIDEST + 1), *range(-_WIDEST, 0))
        lean = [tanh((lead + edge / PER_VOTE) / (_STEADINESS * _TYPICAL[state])) for lead in leads]
        rows.append(tuple(ELECTORS[state] * one for one in lean))
    return tuple(rows)


_LEAN = {incumbent: _rows(incumbent) for incumbent in (-1, *map(int, Party))}


def evaluate_campaign(t: Table[Campaign], seat: Seat) -> float:
    """Higher is better for the seat's party."""
    if t.outcome is not None:
        return 1e6 if seat in t.outcome.winners else -1e6
    s = t.state
    mine, other = s.sides[0], s.sides[1]
    electoral = t.options["tally"] == "electoral"
    if electoral:
        rows = _LEAN[s.incumbent]
        worth = sum([row[a - b] for row, a, b in zip(rows, mine.votes, other.votes, strict=True)])
        worth += _PER_STATE * (mine.record.count("") - other.record.count("")) * -1
    else:
        worth = sum(mine.votes) - sum(other.votes)
        worth += sum([ours - theirs for ours, theirs in additional_votes(s)])
    agenda = t.agenda
    if agenda and agenda[-1].step is cast_ballots:
        coming = _in_hand(s, electoral)
        worth += coming if s.players[s.mover].party == 0 else -coming
    return worth if s.players[seat].party == 0 else -worth


def _in_hand(s: Campaign, electoral: bool) -> float:
    """What the ballots that the mover can cast at once would bring the party."""
    player = s.players[s.mover]
    party = player.party
    votes, others = s.sides[party].votes, s.sides[1 - party].votes
    record = s.sides[party].record
    rows = _LEAN[s.incumbent]
    worth = 0.0
    for card in player.hand:
        home, printed = HOME_STATE[card], STATE_ON[card]
        for state in player.homes if home else [printed[region] for region in s.regions]:
            if state in s.reached and (home or len(record[state]) < LIMIT[state]):
                more = votes_in(card, state)
                if electoral:
                    lead, row = votes[state] - others[state], rows[state]
                    gain = row[lead + more] - row[lead] if party == 0 else row[-lead] - row[-lead - more]
                    worth += gain + (0 if home or record[state] else _PER_STATE)
                else:
                    worth += more
                break
    return _IN_HAND * worth


class CampaignEvaluation(Evaluation[Campaign]):
    """How bots judge a position of Campaign."""

    def evaluate(self, t: Table[Campaign], seat: Seat) -> float:
        return evaluate_campaign(t, seat)
