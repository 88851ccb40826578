"""Congress: three rounds of initiatives, and the evaluations of the President's policy. (5.3)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import Seat, step
from resolute.engine.table import Table
from resolute.games.lobby.content.advantages import GoodEvaluation
from resolute.games.lobby.library import LOBBIES, STATES, half
from resolute.games.lobby.rules.initiative import begin_initiative
from resolute.games.lobby.rules.scoring import move_approval, score
from resolute.games.lobby.state import NOBODY, Lobby, OpenCrisis

ROUNDS = 3


@step
def open_congress(t: Table[Lobby]) -> None:
    """The first round begins with the President. (5.3)"""
    s = t.state
    s.phase = "congress"
    s.succeeded = False
    s.round = 0
    t.tell("phase", "congress")
    t.then(next_round)


@step
def next_round(t: Table[Lobby]) -> None:
    """Everybody in the first two rounds, the President alone in the third. (5.3)"""
    s = t.state
    s.round += 1
    s.had = ()
    s.evaluated = False
    s.due = s.clockwise(s.chair) if s.round < ROUNDS else (s.chair,)
    t.then(next_initiative)


@step
def next_initiative(t: Table[Lobby]) -> None:
    """Clockwise; a new President takes over the round. (5.3, 5.1.3)"""
    s = t.state
    if s.succeeded:
        s.succeeded = False
        _take_over(t)
    if s.due:
        seat, s.due = s.due[0], s.due[1:]
        s.had += (seat,)
        t.then(begin_initiative, seat)
        t.then(end_of_initiative, seat)
        t.then(next_initiative)
    elif s.round < ROUNDS:
        t.then(next_round)
    else:
        s.round, s.had = 0, ()


def _take_over(t: Table[Lobby]) -> None:
    """A new President who has not had the initiative in this round goes on with it; otherwise it is over. (5.1.3)

    Those in between lose their initiative.
    """
    s = t.state
    if s.chair in s.had:
        lost, s.due = s.due, ()
    elif s.chair in s.due:
        at = s.due.index(s.chair)
        lost, s.due = s.due[:at], s.due[at:]
    else:
        lost, s.due = (), (s.chair, *s.due)
    if lost:
        t.tell("lose_initiative", lost)


@step
def end_of_initiative(t: Table[Lobby], seat: Seat) -> None:
    """At the end of the President's second and third initiative the policy is evaluated. (5.3)"""
    s = t.state
    s.initiative = None
    if s.round > 1 and seat == s.chair and not s.evaluated:
        t.then(policy_evaluation)


def uncovered(s: Lobby) -> int:
    """Crises on which no executive was laid since the last evaluation."""
    return sum(not crisis.fresh for crisis in s.crises)


def evaluation_points(approval: int) -> tuple[int, int]:
    """What an evaluation brings to the President, and to the Vice President and Secretary of State. (5.3)"""
    return approval, half(approval)


@step
def policy_evaluation(t: Table[Lobby]) -> None:
    """Approval falls by one for each crisis without a fresh executive; then the office holders score by it. (5.3)

    The executives are tucked under: they still count toward solving, but cover nothing anymore.
    """
    s = t.state
    s.evaluated = True
    bare = uncovered(s)
    t.tell("evaluation", bare)
    move_approval(t, -bare, "evaluation")
    s.crises = tuple(OpenCrisis(one.card, (), (*one.tucked, *one.fresh)) for one in s.crises)
    president, others = evaluation_points(s.approval)
    record = s.record
    s.record = msgspec.structs.replace(
        record,
        evaluations=record.evaluations + 1,
        evaluations_held=record.evaluations_held + (s.approval >= 0),
    )
    score(t, s.chair, president, "evaluation")
    for office in (s.vice_president, s.secretary):
        if office != NOBODY:
            score(t, s.owner(office), others, "evaluation")
    if s.approval >= 0:
        _reward_good_evaluation(t)


def _reward_good_evaluation(t: Table[Lobby]) -> None:
    """A lobby may score when an evaluation is at least 0. (3.3 A)"""
    for seat, player in enumerate(t.state.players):
        reward = LOBBIES[player.lobby].reward
        if isinstance(reward, GoodEvaluation):
            states = [card for one in player.politicians for card in one.states]
            score(t, seat, min(reward.most, sum(STATES[card].region == reward.region for card in states)), "lobby")
