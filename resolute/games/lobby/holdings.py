"""What a player's things are worth for later turns: states, support, funds, politicians, money, and a lobby's goal."""

from __future__ import annotations

from functools import cache
from math import exp

import msgspec

from resolute.games.lobby.content.advantages import (
    Always,
    CrisisSolved,
    ExecutivePlayed,
    FirstCrisis,
    GoodEvaluation,
    Income,
    MateNamed,
    NobodyLost,
    NomineeBacked,
    OwnSolution,
    PerCrisisPlayed,
    PerMoney,
    PerPolitician,
    PerState,
    PerSupport,
    Reward,
    StateWon,
    WhileOpen,
)
from resolute.games.lobby.content.kinds import Region
from resolute.games.lobby.content.lobbies import Lobby as LobbyCard
from resolute.games.lobby.library import (
    FUNDS,
    LOBBIES,
    STATES,
)
from resolute.games.lobby.remembering import remembered
from resolute.games.lobby.rules.income import OWN_ICON
from resolute.games.lobby.rules.votes import electors_of
from resolute.games.lobby.state import (
    NOBODY,
    InPlay,
    Player,
)

_MONEY, _PURSE = 0.11, 25.0
"""What a first million is worth for later turns; with so many more, the next one is worth little more than a third."""
_INCOME = 0.07
"""What a million of income is worth for each later turn."""
ELECTOR_A_TURN, _SUPPORT, _POLITICIAN = 0.2, 0.3, 0.2
"""What an elector under control, a support card and a politician beyond the second are worth for one later turn."""
_USUAL_TURNS = 3
_USUAL_INCOME: dict[type[Income], float] = {
    WhileOpen: 0.8, PerPolitician: 1.8, PerMoney: 2.2, PerState: 1.1, PerSupport: 2.4, PerCrisisPlayed: 0.3, Always: 2,
}  # fmt: skip
_USUAL_GOAL: dict[type[Reward], float] = {
    StateWon: 0.2, ExecutivePlayed: 0.15, NomineeBacked: 0.45, OwnSolution: 0.4, CrisisSolved: 0.2, MateNamed: 0.1,
    FirstCrisis: 0.3, NobodyLost: 0.55, GoodEvaluation: 0.8,
}  # fmt: skip
"""What lobbies earn in a usual turn, and how often they reach their goal."""
_SPARED, _TOWARD_GOAL, HELD_EVALUATIONS = 0.95, 0.3, 0.6
"""How likely the bag spares a politician, what a step toward a lobby's goal is worth, and how many evaluations hold."""
LATER = 3
"""Nobody plans for more turns than these."""


class _Held(msgspec.Struct, frozen=True):
    """What a player's politicians, and what lies under them, are worth to a lobby."""

    a_turn: float
    """In points, for each later turn."""
    income: float
    """In $ million a turn, but for what money itself brings."""


def income_of(card: int, lobby: int) -> int:
    """What a fundraising card brings a lobby."""
    own = lobby != NOBODY and FUNDS[card].lobby == LOBBIES[lobby].key
    return FUNDS[card].income + (OWN_ICON if own else 0)


def income_worth(income: float, later: int) -> float:
    """What so many million a turn more are worth."""
    return _INCOME * income * min(later, 2 * LATER)


@remembered
def _held(politicians: tuple[InPlay, ...], lobby: int) -> _Held:
    supports = sum([len(one.supports) for one in politicians])
    spare = min(max(0, len(politicians) - 2), 3)
    electors = sum([electors_of(one.states) for one in politicians])
    income = sum([income_of(card, lobby) for one in politicians for card in one.funds])
    return _Held(
        a_turn=ELECTOR_A_TURN * electors + _SUPPORT * supports + _POLITICIAN * spare + _goal(politicians, lobby),
        income=income + _bonus(politicians, lobby, supports),
    )


def _states_in(politicians: tuple[InPlay, ...], region: Region) -> int:
    return sum([STATES[state].region is region for one in politicians for state in one.states])


def _bonus(politicians: tuple[InPlay, ...], lobby: int, supports: int) -> float:
    """What the lobby will add to the next income, as far as its politicians can steer it."""
    match LOBBIES[lobby].income if lobby != NOBODY else PerMoney(1, 0):
        case PerPolitician(party=party, most=most):
            return min(most, sum([one.party == party for one in politicians]))
        case PerState(region=region, most=most):
            return min(most, _states_in(politicians, region))
        case PerSupport(most=most):
            return min(most, supports)
        case PerMoney():
            return 0.0
        case Always(amount=amount):
            return amount
        case _:
            return 1.0


def _goal(politicians: tuple[InPlay, ...], lobby: int) -> float:
    """What politicians and states bring to a lobby's own goal in a turn."""
    count = len(politicians)
    match LOBBIES[lobby].reward if lobby != NOBODY else None:
        case NobodyLost(least=least, points=points):
            return points * _SPARED**count if count >= least else _TOWARD_GOAL * count * points / least
        case GoodEvaluation(region=region, most=most):
            return HELD_EVALUATIONS * min(most, _states_in(politicians, region))
        case _:
            return 0.0


def promise(lobby: LobbyCard) -> float:
    """What a lobby looks worth before the game: its money, and what its income and its goal bring in a usual turn.

    In whole points: nobody knows it better, and of lobbies that look alike each is led as often.
    """
    income, reward = lobby.income, lobby.reward
    goal = _USUAL_GOAL[type(reward)] * (1 if isinstance(reward, GoodEvaluation) else reward.points)
    if isinstance(reward, StateWon):
        goal *= len(reward.regions)
    return round(purse(lobby.start) + _USUAL_TURNS * (_INCOME * _USUAL_INCOME[type(income)] + goal))


@cache
def purse(money: float) -> float:
    """What money is worth: the more there is, the less the next million buys."""
    return _MONEY * _PURSE * (1.0 - exp(-money / _PURSE))


def store(player: Player, later: int) -> float:
    """What is worth something in later turns: states, support, funds, politicians and money."""
    money = player.money
    if not later:
        return 0.001 * money
    held = _held(player.politicians, player.lobby)
    income = held.income
    if player.lobby != NOBODY:
        bonus = LOBBIES[player.lobby].income
        if isinstance(bonus, PerMoney):
            income += min(bonus.most, money // bonus.each)
    return min(later, LATER) * held.a_turn + purse(money) + income_worth(income, later)
