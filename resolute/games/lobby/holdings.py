"""What a player's things are worth for later turns: states, support, funds, politicians, money, and a lobby's goal."""

from __future__ import annotations

from functools import lru_cache
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
from resolute.games.lobby.content.kinds import Party, Region
from resolute.games.lobby.content.lobbies import Lobby as LobbyCard
from resolute.games.lobby.library import (
    FUNDS,
    LOBBIES,
    STATES,
)
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
    StateWon: 0.4, ExecutivePlayed: 0.1, NomineeBacked: 0.5, OwnSolution: 0.4, CrisisSolved: 0.15, MateNamed: 0.15,
    FirstCrisis: 0.2, NobodyLost: 0.55, GoodEvaluation: 1,
}  # fmt: skip
"""What lobbies earn in a usual turn, and how often they reach their goal."""
_SPARED, _TOWARD_GOAL, HELD_EVALUATIONS = 0.95, 0.3, 0.6
"""How likely the bag spares a politician, what a step toward a lobby's goal is worth, and how many evaluations hold."""
LATER = 3
"""Nobody plans for more turns than these."""


class _Held(msgspec.Struct, frozen=True):
    """What a player's politicians have with them."""

    electors: int
    supports: int
    income: int
    of_party: tuple[int, int, int]
    by_region: tuple[int, ...]
    count: int


@lru_cache(maxsize=1 << 13)
def _held(politicians: tuple[InPlay, ...]) -> _Held:
    return _Held(
        electors=sum([electors_of(one.states) for one in politicians]),
        supports=sum([len(one.supports) for one in politicians]),
        income=sum([FUNDS[card].income for one in politicians for card in one.funds]),
        of_party=(
            sum([one.party == Party.DEMOCRAT for one in politicians]),
            sum([one.party == Party.REPUBLICAN for one in politicians]),
            sum([one.party == Party.INDEPENDENT for one in politicians]),
        ),
        by_region=tuple(
            sum([STATES[state].region == region for one in politicians for state in one.states]) for region in Region
        ),
        count=len(politicians),
    )


def _bonus(player: Player, held: _Held) -> float:
    """What the lobby will add to the next income, as far as it can be steered."""
    match LOBBIES[player.lobby].income:
        case PerPolitician(party=party, most=most):
            return min(most, held.of_party[party])
        case PerState(region=region, most=most):
            return min(most, held.by_region[region])
        case PerSupport(most=most):
            return min(most, held.supports)
        case PerMoney(each=each, most=most):
            return min(most, player.money // each)
        case Always(amount=amount):
            return amount
        case _:
            return 1.0


def _goal(player: Player, held: _Held) -> float:
    """What politicians and states bring to a lobby's own goal in a turn."""
    match LOBBIES[player.lobby].reward:
        case NobodyLost(least=least, points=points):
            return points * _SPARED**held.count if held.count >= least else _TOWARD_GOAL * held.count * points / least
        case GoodEvaluation(region=region, most=most):
            return HELD_EVALUATIONS * min(most, held.by_region[region])
        case _:
            return 0.0


def promise(lobby: LobbyCard) -> float:
    """What a lobby looks worth before the game: its money, and what its income and its goal bring in a usual turn."""
    income, reward = lobby.income, lobby.reward
    goal = _USUAL_GOAL[type(reward)] * (1 if isinstance(reward, GoodEvaluation) else reward.points)
    if isinstance(reward, StateWon):
        goal *= len(reward.regions)
    return purse(lobby.start) + _USUAL_TURNS * (_INCOME * _USUAL_INCOME[type(income)] + goal)


def purse(money: float) -> float:
    """What money is worth: the more there is, the less the next million buys."""
    return _MONEY * _PURSE * (1.0 - exp(-money / _PURSE))


def store(player: Player, later: int) -> float:
    """What is worth something in later turns: states, support, funds, politicians and money."""
    if not later:
        return 0.001 * player.money
    held = _held(player.politicians)
    span = min(later, LATER)
    spare = min(max(0, held.count - 2), 3)
    worth = span * (ELECTOR_A_TURN * held.electors + _SUPPORT * held.supports + _POLITICIAN * spare)
    income = held.income + (_bonus(player, held) if player.lobby != NOBODY else 0.0)
    if player.lobby != NOBODY:
        worth += span * _goal(player, held)
    return worth + purse(player.money) + _INCOME * income * min(later, 2 * LATER)
