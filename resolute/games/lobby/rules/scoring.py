"""Points, and how the game ends. (3.1)"""

from __future__ import annotations

from resolute.engine.frames import Seat
from resolute.engine.table import Outcome, Table
from resolute.games.lobby.state import HIGHEST_APPROVAL, LOWEST_APPROVAL, NOBODY, Lobby
from resolute.games.lobby.words import outcomes

GOAL = 51
PRESIDENT, VICE_PRESIDENT, SECRETARY, BEATEN = 10, 5, 5, -5


def score(t: Table[Lobby], seat: Seat, points: int, why: str) -> None:
    """Points move at once, and 51 of them win on the spot. (3.1)"""
    if not points or seat == NOBODY or t.outcome is not None:
        return
    player = t.state.players[seat]
    player.points += points
    t.tell("scores", seat, points, why)
    if player.points >= GOAL:
        rest = tuple(one for one in t.state.seats if one != seat)
        t.state.phase = "over"
        t.tell("wins", seat, player.points)
        t.finish(Outcome(((seat,), *_by_points(t.state, rest)), _points(t.state), "goal", outcomes.goal(t, seat)))


def end_of_the_game(t: Table[Lobby]) -> None:
    """After the last turn the most points win; a tie is shared. (3.1)"""
    s = t.state
    s.phase = "over"
    ranking = _by_points(s, tuple(s.seats))
    ending = "most_points" if len(ranking[0]) == 1 else "shared"
    t.tell("ends", ranking[0])
    t.finish(Outcome(ranking, _points(s), ending, outcomes.most_points(t, ranking[0])))


def _points(s: Lobby) -> tuple[int, ...]:
    return tuple(player.points for player in s.players)


def _by_points(s: Lobby, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Seats from most points to fewest; those with as many stand together."""
    totals = sorted({s.players[seat].points for seat in seats}, reverse=True)
    return tuple(tuple(seat for seat in seats if s.players[seat].points == total) for total in totals)


def move_approval(t: Table[Lobby], by: int, why: str) -> None:
    """The President's approval moves, and stops at the ends of its track."""
    s = t.state
    before = s.approval
    s.approval = min(HIGHEST_APPROVAL, max(LOWEST_APPROVAL, before + by))
    if s.approval != before:
        t.tell("approval", before, s.approval, why)
