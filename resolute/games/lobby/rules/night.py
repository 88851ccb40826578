"""Election night: the states that nobody controls vote, one by one. (5.4.2)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import do, step
from resolute.engine.pieces import pick, without
from resolute.engine.reactions import announce, listen_again
from resolute.engine.table import Table
from resolute.games.lobby.library import ELECTORS, STATES
from resolute.games.lobby.rules.bids import next_bid
from resolute.games.lobby.rules.pledges import now, put, put_candidate
from resolute.games.lobby.rules.results import election_result
from resolute.games.lobby.rules.ties import break_tie
from resolute.games.lobby.rules.votes import HANDFUL, draw_pawns, put_pawns_back, total_of, votes_in_all
from resolute.games.lobby.state import NOBODY, Lobby, Vote

BIG = frozenset(state for state, printed in STATES.items() if printed.is_big)
MAJORITY = 51
TWO = 2


@step
def open_the_polls(t: Table[Lobby]) -> None:
    """Uncontrolled states vote, the First State too; the others were pledged in the primaries. (5.4.2)"""
    s = t.state
    s.phase = "election"
    listen_again(t)
    to_come = s.uncontrolled if s.first_state == NOBODY else tuple(sorted((*s.uncontrolled, s.first_state)))
    s.uncontrolled, s.first_state = (), NOBODY
    put(s, to_come=to_come, order=s.clockwise(s.chair))
    t.tell("phase", "election")
    t.tell("tickets", tuple((one.politician, one.mate, one.electors) for one in now(s).candidates))
    t.then(next_state)


@step
def next_state(t: Table[Lobby]) -> None:
    """With two candidates 51 electors end the night; with more, or fewer, every state is counted. (5.4.2)

    Big states vote first, unless the setting says otherwise; within a group chance decides.
    """
    s = t.state
    election = now(s)
    candidates = election.candidates
    over = len(candidates) == TWO and any(total_of(one) >= MAJORITY for one in candidates)
    if over or len(candidates) < TWO or not election.to_come:
        t.then(election_result)
        return
    big = tuple([state for state in election.to_come if state in BIG]) if t.options["big_states_first"] else ()
    state, _ = pick(big or election.to_come, t.dice)
    put(s, to_come=without(election.to_come, state), vote=Vote(state))
    t.tell("state_votes", state)
    t.then(next_bid)
    t.then(draw_for_state)


@step
def draw_for_state(t: Table[Lobby]) -> None:
    """Ten pawns; then the players of the candidates may still play campaign cards. (5.4.2)"""
    s = t.state
    vote = now(s).vote
    assert vote is not None
    vote = msgspec.structs.replace(vote, pawns=draw_pawns(t, HANDFUL))
    put(s, vote=vote)
    t.tell("pawns", vote.pawns)
    announce(t, "pawns", do(count_state), by=now(s).order[-1], about=("vote", NOBODY, vote.state))


@step
def count_state(t: Table[Lobby]) -> None:
    """The most votes win the state; in a tie further pawns decide. (5.4.2)"""
    s = t.state
    election = now(s)
    vote = election.vote
    assert vote is not None
    totals = votes_in_all(s, election, vote)
    most = max(totals)
    tied = [place for place, votes in enumerate(totals) if votes == most]
    winner = break_tie(t, tied) if len(tied) > 1 else tied[0]
    candidate = election.candidates[winner]
    put_pawns_back(s)
    put_candidate(s, winner, msgspec.structs.replace(candidate, won=candidate.won + ELECTORS[vote.state]))
    put(s, vote=None, counted=(*election.counted, (vote.state, winner)))
    t.tell("state_won", vote.state, candidate.politician, tuple(totals))
    t.then(next_state)
