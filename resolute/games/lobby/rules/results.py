"""The result of the election: offices, points, and what becomes of the beaten. (5.4.2)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import step
from resolute.engine.table import Table
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import share
from resolute.games.lobby.rules.leaving import leave_politics
from resolute.games.lobby.rules.offices import fill_offices
from resolute.games.lobby.rules.pledges import now
from resolute.games.lobby.rules.reserve import go_home
from resolute.games.lobby.rules.scoring import BEATEN, PRESIDENT, VICE_PRESIDENT, score
from resolute.games.lobby.rules.ties import break_tie
from resolute.games.lobby.rules.votes import put_pawns_back, total_of
from resolute.games.lobby.state import NOBODY, Candidate, Election, Lobby

FIRST_APPROVAL = 1
INDEPENDENT_SHARE = 3


def independent_points(candidate: Candidate) -> int:
    """A third of an independent's votes. (5.4.2)"""
    return share(total_of(candidate), INDEPENDENT_SHARE)


@step
def election_result(t: Table[Lobby]) -> None:
    """The most electors win; a last pawn decides a tie. The winner is President and scores 10, the mate 5. (5.4.2)

    An independent scores a third of the votes instead. Approval is +1 again, after a re-election too.
    """
    s = t.state
    election = now(s)
    winner = election.candidates[_winner(t, election)]
    beaten = election.incumbent if election.incumbent not in (NOBODY, winner.politician) else NOBODY
    s.result = tuple((one.politician, total_of(one)) for one in election.candidates)
    _note(s, election, winner)
    s.president, s.vice_president, s.secretary = winner.politician, winner.mate, NOBODY
    s.chair, s.president_party = winner.seat, winner.party
    s.mandates += (winner.politician,)
    s.approval = FIRST_APPROVAL
    t.tell("elected", winner.seat, winner.politician, s.result)
    _close_the_polls(t, election)
    if beaten != NOBODY:
        score(t, s.owner(beaten), BEATEN, "beaten")
    points = independent_points(winner) if winner.party == Party.INDEPENDENT else PRESIDENT
    score(t, winner.seat, points, "president")
    if winner.mate != NOBODY:
        t.tell("takes_office", s.owner(winner.mate), winner.mate, "vice_president")
        score(t, s.owner(winner.mate), VICE_PRESIDENT, "vice_president")
    if beaten != NOBODY:
        t.then(leave_politics, s.owner(beaten), beaten, "beaten")
    t.then(fill_offices)
    losers = [one for one in election.candidates if one.party == Party.INDEPENDENT and one is not winner]
    for one in losers:
        t.then(independent_scores, one.politician, independent_points(one))


@step
def independent_scores(t: Table[Lobby], politician: int, points: int) -> None:
    """An independent who was not elected scores a third of the votes too. (5.4.2)"""
    score(t, t.state.owner(politician), points, "independent")


def _winner(t: Table[Lobby], election: Election) -> int:
    totals = [total_of(one) for one in election.candidates]
    first = [place for place, total in enumerate(totals) if total == max(totals)]
    if len(first) == 1:
        return first[0]
    t.tell("election_tie", tuple(election.candidates[place].politician for place in first))
    place = break_tie(t, first)
    put_pawns_back(t.state)
    return place


def _close_the_polls(t: Table[Lobby], election: Election) -> None:
    """States that voted are uncontrolled again, and all others face up; a First State is turned up. (5.4.2)"""
    s = t.state
    s.election = None
    for player in s.players:
        player.politicians = tuple(msgspec.structs.replace(one, given=False) for one in player.politicians)
    go_home(t, *election.to_come, *(state for state, _ in election.counted))


def _note(s: Lobby, election: Election, winner: Candidate) -> None:
    """What the laboratory will ask."""
    record = s.record
    runs = election.incumbent != NOBODY
    wins = list(record.elections)
    wins[winner.party] += 1
    s.record = msgspec.structs.replace(
        record,
        elections=(wins[0], wins[1], wins[2]),
        reruns=record.reruns + runs,
        reelected=record.reelected + (runs and winner.politician == election.incumbent),
    )
