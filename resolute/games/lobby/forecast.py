"""How approval will move until the election: what the evaluations to come will bring, and how sure that is.

Fates lift a low approval and crises wear down a high one, so that with each initiative less is left of what it is now.
The figures were fitted to games between steady bots.
"""

from __future__ import annotations

from resolute.games.lobby.library import CRISES, half
from resolute.games.lobby.rules.congress import ROUNDS, uncovered
from resolute.games.lobby.rules.playing import laid_value
from resolute.games.lobby.state import HIGHEST_APPROVAL, LOWEST_APPROVAL, Lobby

_KEPT = 0.89
"""How much of what approval is now is left after an initiative."""
_NOT_LIFTING = 1.0
"""Fates and solved crises would bring it in time to the number of players less this, if no crisis lay open."""
_STILL_BARE, _BARE_ON_AVERAGE = 0.6, 0.8
"""How much a crisis that is bare or covered now tells of the evaluation, for each initiative before it, and how many of
the open crises are bare at an evaluation that is far away."""
_BARE_AGAIN, _HARDER = 0.45, 0.06
"""How likely a crisis is bare again at the evaluation after the next, and how much likelier for each value it still
needs: of two crises the stronger one is the better to be rid of."""
_WIDEST, _SETTLING = 30.0, 0.84
"""How far approval may end from the forecast, as a variance, and how much of that an initiative less leaves."""


def evaluations_left(s: Lobby) -> int:
    """How many evaluations this turn still has."""
    if s.phase in ("primaries", "election", "over") and (s.election is not None or s.turn == s.last_turn):
        return 0
    if s.phase != "congress" or s.round < 2:
        return 2
    return (ROUNDS - s.round) + (0 if s.evaluated else 1)


def initiatives_to_come(s: Lobby) -> int:
    """How many initiatives are still to begin before the next evaluation."""
    if s.phase != "congress":
        return len(s.players) + 1
    if s.round < 2:
        return len(s.due) + 1
    if s.round == 2:
        if s.evaluated:
            return len(s.due) + 1
        return s.due.index(s.chair) + 1 if s.chair in s.due else 0
    return len(s.due)


def coming_evaluations(s: Lobby) -> tuple[float, float, float]:
    """What the evaluations of this turn will bring the President and the others in office, and the approval after."""
    approval = float(s.approval)
    president = others = 0.0
    to_come = initiatives_to_come(s)
    told = _STILL_BARE**to_come
    bare = told * uncovered(s) + (1.0 - told) * _BARE_ON_AVERAGE * len(s.crises)
    lifted_to = len(s.players) - _NOT_LIFTING
    for _ in range(evaluations_left(s)):
        kept = _KEPT**to_come
        approval = kept * approval + (1.0 - kept) * lifted_to - bare
        approval = min(float(HIGHEST_APPROVAL), max(float(LOWEST_APPROVAL), approval))
        president += approval
        others += half(round(approval))
        to_come, bare = len(s.players), _bare_again(s)
    return president, others, approval


def _bare_again(s: Lobby) -> float:
    """How many crises will probably be bare at the evaluation after the next."""
    missing = sum([CRISES[one.card].strength - laid_value(one) for one in s.crises])
    return _BARE_AGAIN * len(s.crises) + _HARDER * missing


def approval_variance(s: Lobby) -> float:
    """How far the approval at the election may be from the forecast, as a variance."""
    left = evaluations_left(s)
    if not left:
        return 0.0
    to_come = initiatives_to_come(s) + (left - 1) * len(s.players)
    return _WIDEST * (1.0 - _SETTLING**to_come)
