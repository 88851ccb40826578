"""How good a position looks: points, what the offices will bring, the election ahead, and what lies in store."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import exp, tanh

from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import Option, Seat
from resolute.engine.table import Table
from resolute.engine.words import Words
from resolute.games.lobby.ratings import rate_bids, rate_draws, rate_expenses, rate_the_bag
from resolute.games.lobby.rules.attempt import plan_attempt
from resolute.games.lobby.rules.bids import bid
from resolute.games.lobby.rules.effects import choose_for_the_bag
from resolute.games.lobby.rules.initiative import take_initiative
from resolute.games.lobby.standings import LEADER_IN_CHANCES, assessed, balance, best_attempt, own_parts
from resolute.games.lobby.state import Lobby
from resolute.games.lobby.words import advice

WON, LOST = 1000.0, -1000.0


def _standings(t: Table[Lobby], seat: Seat) -> list[float]:
    """How each player stands, with the best expenses of an attempt that is being planned."""
    found = assessed(t.state, seat)
    asked = t.agenda[-1]
    if asked.step is plan_attempt:
        found[asked.args[0]] += best_attempt(t.state, *asked.args)
    return found


def evaluate_lobby(t: Table[Lobby], seat: Seat) -> float:
    """How good a position looks for a seat."""
    if t.outcome is not None:
        return WON if seat in t.outcome.winners else LOST
    return balance(_standings(t, seat), seat)


_PER_POINT = (0.075, 0.05, 0.045, 0.045)
"""How much a point more raises the log odds to win: in the last turn, in the two before it, and earlier."""
_IN_ELECTIONS = (0.2, 0.11, 0.08, 0.06)
"""The same on election night, when less of a turn is still to come. Fitted to games between steady bots."""


def _per_point(s: Lobby) -> float:
    """How much a point more raises the log odds now."""
    each = _IN_ELECTIONS if s.phase == "election" else _PER_POINT
    return each[min(s.last_turn - s.turn, len(each) - 1)]


def lobby_chance(t: Table[Lobby], seat: Seat) -> float:
    """The chance that a seat wins; a shared win counts in parts."""
    if t.outcome is not None:
        return 1 / len(t.outcome.winners) if seat in t.outcome.winners else 0.0
    each = _per_point(t.state)
    lead = max(-_WIDEST, min(_WIDEST, balance(_standings(t, seat), seat, LEADER_IN_CHANCES)))
    if lead > 0 and t.state.phase != "election":
        lead = _PROMISED * tanh(lead / _PROMISED)
    return 1 / (1 + (t.seats - 1) * exp(-each * lead))


_WIDEST = 100.0
"""No lead says more than one of so many points."""
_PROMISED = 45.0
"""Before an election a large lead is mostly cards that still have to be played, and others see it coming: however large
it is, it says no more than so many points. Fitted to games between steady bots with four and with six seats."""


_RATED: Mapping[str, Callable[[Table[Lobby], Seat, Sequence[Option]], Mapping[int, float]]] = {
    bid.name: rate_bids,
    take_initiative.name: rate_draws,
    plan_attempt.name: rate_expenses,
    choose_for_the_bag.name: rate_the_bag,
}
"""What can be judged without playing it, by the question."""


class LobbyEvaluation(Evaluation[Lobby]):
    """How bots judge a position of Lobby."""

    questions_inside = 1
    pace = 0.5
    foreseen = ("plan_attempt",)
    judged_before = ("draw_for_state", "draw_for_attempt", "draw_fate", "next_state", "mortality")

    def evaluate(self, t: Table[Lobby], seat: Seat) -> float:
        return evaluate_lobby(t, seat)

    def rated(self, t: Table[Lobby], seat: Seat, options: Sequence[Option]) -> Mapping[int, float]:
        rate = _RATED.get(t.agenda[-1].step.name)
        return {} if rate is None else rate(t, seat, options)

    def chance(self, t: Table[Lobby], seat: Seat) -> float:
        return lobby_chance(t, seat)

    def terms(self, t: Table[Lobby], seat: Seat) -> Mapping[str, float]:
        if t.outcome is not None:
            return {}
        each = _per_point(t.state)
        return {name: each * worth for name, worth in own_parts(t.state, seat).items()}

    def term_words(self, term: str, better: bool) -> Words:
        return advice.term(term, better)

    def clock(self, t: Table[Lobby]) -> Hashable:
        # An initiative, a bid or a state of an election is settled before the next one.
        s = t.state
        return s.turn, s.phase, s.round, s.due, s.election.to_come if s.election is not None else ()
