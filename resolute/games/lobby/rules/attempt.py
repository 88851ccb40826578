"""A politician tries to win the First State. (5.3 C.3)"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from resolute.engine.frames import Actor, Option, OptionList, Seat, choice, do, step
from resolute.engine.reactions import announce
from resolute.engine.table import Table
from resolute.games.lobby.content.advantages import StateWon
from resolute.games.lobby.library import ELECTORS, LOBBIES, STATES
from resolute.games.lobby.rules.reserve import added, assign, turn_up_first_state
from resolute.games.lobby.rules.scoring import score
from resolute.games.lobby.rules.votes import HANDFUL, attempt_votes, attempt_wins, draw_pawns, put_pawns_back
from resolute.games.lobby.state import NOBODY, Attempt, Lobby
from resolute.games.lobby.words import options, prompts

MAX_MULTIPLES = 15
"""Beyond these nothing can change, so no more is offered."""


@choice(prompts.plan_attempt, rule="C.3 Try to win the First State", forced=True)
def plan_attempt(t: Table[Lobby], actor: Actor, politician: int) -> OptionList:
    """Campaign expenses: a vote for each full multiple of the state's electors. (5.3 C.3)"""
    s = t.state
    most = min(MAX_MULTIPLES, s.players[actor].money // ELECTORS[s.first_state])
    found = OptionList()
    found.later([(actor, politician, multiples) for multiples in range(most + 1)], _expenses_option)
    return found


def _expenses_option(t: Table[Lobby], of: tuple[Seat, int, int]) -> Option:
    """So many votes, bought for a politician."""
    actor, politician, multiples = of
    state = t.state.first_state
    price = ELECTORS[state]
    return Option(
        options.spend(multiples, price),
        do(announce_attempt, actor, politician, multiples),
        at=f"state:{state}",
        cost=options.price(multiples * price),
        amount=multiples,
        piece=f"politician:{politician}",
    )


@step
def announce_attempt(t: Table[Lobby], seat: Seat, politician: int, multiples: int) -> None:
    """The money is paid and the attempt announced: actions and the player's campaign cards may answer. (5.3 C.3)"""
    s = t.state
    paid = multiples * ELECTORS[s.first_state]
    s.players[seat].money -= paid
    s.attempt = Attempt(seat, politician, s.first_state, multiples)
    t.tell("attempts", seat, politician, s.first_state, paid)
    about = ("attempt", politician, s.first_state)
    announce(t, "attempt", do(draw_for_attempt), by=seat, about=about)


@step
def draw_for_attempt(t: Table[Lobby]) -> None:
    """Ten pawns; then campaign cards may still change the result. (5.3 C.3, 3.3 H)"""
    s = t.state
    assert s.attempt is not None
    s.attempt = msgspec.structs.replace(s.attempt, pawns=draw_pawns(t, HANDFUL))
    t.tell("pawns", s.attempt.pawns)
    about = ("attempt", s.attempt.politician, s.attempt.state)
    announce(t, "pawns", do(count_attempt), by=s.attempt.seat, about=about)


@step
def count_attempt(t: Table[Lobby]) -> None:
    """With a majority the state is theirs; otherwise the money is gone and the state stays. (5.3 C.3)"""
    s = t.state
    attempt = s.attempt
    assert attempt is not None
    own, others = attempt_votes(s, attempt)
    won = attempt_wins(s, attempt)
    s.last_attempt, s.attempt = attempt, None
    put_pawns_back(s)
    t.tell("attempt_ends", attempt.seat, attempt.politician, attempt.state, own, others, won)
    if not won:
        return
    assign(s, attempt.seat, attempt.state, attempt.politician)
    s.first_state = NOBODY
    turn_up_first_state(t)
    reward = LOBBIES[s.players[attempt.seat].lobby].reward
    if isinstance(reward, StateWon) and STATES[attempt.state].region in reward.regions:
        score(t, attempt.seat, reward.points, "lobby")


# What actions do to an attempt


def call_attempt_off(t: Table[Lobby]) -> None:
    """The attempt does not happen: the money comes back, and step C is open again."""
    s = t.state
    attempt, now = s.attempt, s.initiative
    assert attempt is not None and now is not None
    s.players[attempt.seat].money += attempt.multiples * ELECTORS[attempt.state]
    s.attempt = None
    s.initiative = msgspec.structs.replace(now, action_done=False)


def fail_and_try_again(t: Table[Lobby]) -> None:
    """The attempt fails, and its player may try again at once, with new expenses."""
    s = t.state
    attempt = s.attempt
    assert attempt is not None
    count_attempt.run(t)
    t.then(try_again, attempt.seat)


@choice(prompts.TRY_AGAIN, rule="C.3 Try to win the First State")
def try_again(t: Table[Lobby], actor: Actor) -> Iterator[Option]:
    """Another attempt, with any politician, or none."""
    for one in t.state.players[actor].politicians:
        yield Option(options.attempt(t, one.card), do(another_attempt, actor, one.card), at=f"politician:{one.card}")
    yield Option(options.NO_SECOND_ATTEMPT, do(no_second_attempt), declines=True)


@step
def another_attempt(t: Table[Lobby], seat: Seat, politician: int) -> None:
    """The second attempt is made as the first."""
    t.then(plan_attempt, seat, politician)


@step
def no_second_attempt(t: Table[Lobby]) -> None:
    """The player lets it be."""


def new_first_state(t: Table[Lobby]) -> None:
    """Another state is turned up, and the First State goes back among the uncontrolled ones."""
    s = t.state
    before, s.first_state = s.first_state, NOBODY
    turn_up_first_state(t)
    s.uncontrolled = added(s.uncontrolled, before)
