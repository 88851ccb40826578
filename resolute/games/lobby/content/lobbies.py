"""The twelve lobbies: trades and groups, never an organization or a firm."""

from __future__ import annotations

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
from resolute.games.lobby.content.keys import number_of
from resolute.games.lobby.content.kinds import Party, Region, Symbol


class Lobby(msgspec.Struct, frozen=True):
    """A lobby card: $ million at the start, what every income phase adds, and what brings points. (3.3 A)"""

    id: int
    key: str
    """`lobby/oil`"""
    name: str
    start: int
    income: Income
    reward: Reward

    @property
    def icon(self) -> str:
        """The name of its mark, on the board and on fundraising cards."""
        return self.key.removeprefix("lobby/")


def _lobby(icon: str, name: str, start: int, income: Income, reward: Reward) -> Lobby:
    return Lobby(number_of(f"lobby/{icon}"), f"lobby/{icon}", name, start, income, reward)


_WARS = (Symbol.COLD_WAR, Symbol.MAJOR_CONFLICT)

LOBBIES = (
    _lobby(
        "oil",
        "Oil and gas",
        10,
        WhileOpen((Symbol.MAJOR_CONFLICT,), 3),
        StateWon((Region.SOUTH, Region.WEST), 3),
    ),
    _lobby("arms", "Arms makers", 12, WhileOpen(_WARS, 2), ExecutivePlayed(_WARS, 7)),
    _lobby("unions", "Unions", 8, PerPolitician(Party.DEMOCRAT, 5), NomineeBacked(3)),
    _lobby("employers", "Employers", 6, PerPolitician(Party.REPUBLICAN, 2), OwnSolution(4)),
    _lobby("banks", "Banks", 12, PerMoney(10, 3), CrisisSolved(Symbol.ECONOMY, 5)),
    _lobby("farmers", "Farmers", 6, PerState(Region.MIDWEST, 3), StateWon((Region.MIDWEST,), 4)),
    _lobby("film", "Film and television", 8, PerSupport(5), MateNamed(4)),
    _lobby("newspapers", "Newspapers", 10, PerCrisisPlayed(3), FirstCrisis(4)),
    _lobby(
        "civil-rights",
        "Civil rights groups",
        5,
        WhileOpen((Symbol.CIVIL_RIGHTS,), 2),
        CrisisSolved(Symbol.CIVIL_RIGHTS, 3),
    ),
    _lobby(
        "aerospace",
        "Aerospace",
        8,
        WhileOpen((Symbol.SPACE_RACE,), 4),
        CrisisSolved(Symbol.SPACE_RACE, 7),
    ),
    _lobby("doctors", "Doctors and insurers", 10, Always(4), NobodyLost(4, 4)),
    _lobby(
        "nature",
        "Nature and parks",
        4,
        WhileOpen((Symbol.VARIOUS,), 1),
        GoodEvaluation(Region.WEST, 3),
    ),
)
LOBBY_BY_KEY = {lobby.key: lobby for lobby in LOBBIES}
