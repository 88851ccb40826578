"""What a lobby is good at: its bonus in every income phase, and what brings it points. (3.3 A)

`words/cards.py` makes the texts.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from resolute.games.lobby.content.kinds import Party, Region, Symbol


class WhileOpen(msgspec.Struct, frozen=True, tag=True):
    """$ million while an unsolved crisis of one of these symbols is on the board."""

    symbols: tuple[Symbol, ...]
    amount: int


class PerPolitician(msgspec.Struct, frozen=True, tag=True):
    """$1M for each of your politicians of a party."""

    party: Party
    most: int


class PerMoney(msgspec.Struct, frozen=True, tag=True):
    """$1M for each full `each` million that you hold when income begins."""

    each: int
    most: int


class PerState(msgspec.Struct, frozen=True, tag=True):
    """$1M for each state of a region that you control."""

    region: Region
    most: int


class PerSupport(msgspec.Struct, frozen=True, tag=True):
    """$1M for each of your support cards."""

    most: int


class PerCrisisPlayed(msgspec.Struct, frozen=True, tag=True):
    """$1M for each crisis that you played last turn."""

    most: int


class Always(msgspec.Struct, frozen=True, tag=True):
    """$ million in every income phase."""

    amount: int


Income: TypeAlias = WhileOpen | PerPolitician | PerMoney | PerState | PerSupport | PerCrisisPlayed | Always


class StateWon(msgspec.Struct, frozen=True, tag=True):
    """Points for each state of these regions that you win in an attempt."""

    regions: tuple[Region, ...]
    points: int


class ExecutivePlayed(msgspec.Struct, frozen=True, tag=True):
    """Points when you play an executive on a crisis of one of these symbols."""

    symbols: tuple[Symbol, ...]
    points: int


class NomineeBacked(msgspec.Struct, frozen=True, tag=True):
    """Points when a candidate to whom you gave electors is nominated."""

    points: int


class OwnSolution(msgspec.Struct, frozen=True, tag=True):
    """Points when your executive is the one that solves a crisis."""

    points: int


class CrisisSolved(msgspec.Struct, frozen=True, tag=True):
    """Points when a crisis of this symbol is solved, whoever solves it."""

    symbol: Symbol
    points: int


class MateNamed(msgspec.Struct, frozen=True, tag=True):
    """Points when your politician is named running mate."""

    points: int


class FirstCrisis(msgspec.Struct, frozen=True, tag=True):
    """Points for the first crisis that you play in a turn."""

    points: int


class NobodyLost(msgspec.Struct, frozen=True, tag=True):
    """Points when the mortality phase takes none of your politicians and you have `least` or more."""

    least: int
    points: int


class GoodEvaluation(msgspec.Struct, frozen=True, tag=True):
    """A point for each of your states of a region when a policy evaluation is at least 0."""

    region: Region
    most: int


Reward: TypeAlias = (
    StateWon
    | ExecutivePlayed
    | NomineeBacked
    | OwnSolution
    | CrisisSolved
    | MateNamed
    | FirstCrisis
    | NobodyLost
    | GoodEvaluation
)
