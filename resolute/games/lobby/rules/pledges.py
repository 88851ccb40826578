"""The election under way: electors that are pledged in the primaries, and the vote of the night. (5.4)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.games.lobby.rules.votes import electors_of
from resolute.games.lobby.state import Candidate, Election, InPlay, Lobby, Vote


def now(s: Lobby) -> Election:
    """The election that is under way."""
    assert s.election is not None
    return s.election


def put(s: Lobby, **changes: object) -> None:
    """Change something about the election that is under way."""
    s.election = msgspec.structs.replace(now(s), **changes)


def put_candidate(s: Lobby, place: int, candidate: Candidate) -> None:
    """Put a changed candidate in their place."""
    candidates = now(s).candidates
    put(s, candidates=(*candidates[:place], candidate, *candidates[place + 1 :]))


def face_up(s: Lobby, seat: Seat) -> list[InPlay]:
    """The politicians of a player with states that were not given."""
    return [one for one in s.players[seat].politicians if one.states and not one.given]


def give_states(t: Table[Lobby], seat: Seat, card: int, place: int) -> None:
    """A politician's electors go to a candidate."""
    s = t.state
    one = s.players[seat].named(card)
    s.players[seat].put(msgspec.structs.replace(one, given=True))
    electors = electors_of(one.states)
    target = now(s).candidates[place]
    givers = target.givers if seat in target.givers else (*target.givers, seat)
    backed = msgspec.structs.replace(target, electors=target.electors + electors, givers=givers)
    put_candidate(s, place, backed)
    t.tell("gives", seat, card, electors, target.politician)


# Bids on election night


def current(s: Lobby) -> Vote:
    """The state that votes."""
    vote = now(s).vote
    assert vote is not None
    return vote


def stands_aside(s: Lobby, seat: Seat) -> bool:
    """Whether a standing order says that a player passes in the state that votes, before the pawns and after them."""
    election = now(s)
    return seat in election.retired or seat in election.resting or seat in current(s).done


def bidding_goes_on(s: Lobby, seat: Seat) -> None:
    """Whoever has passed may answer an expense, and so may whoever rested until somebody else spends."""
    election, vote = now(s), current(s)
    put(
        s,
        vote=msgspec.structs.replace(vote, passed=()),
        resting=tuple(one for one in election.resting if one == seat),
    )
