"""What people, places and cards are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resolute.engine.table import Table
from resolute.games.lobby.content.box import CARDS
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import FUNDS, LOBBIES, POLITICIANS, STATES, SUPPORTS

T = Table[Any]

OFFICES = {"president": "President", "vice_president": "Vice President", "secretary": "Secretary of State"}


def who(t: T, seat: int) -> str:
    """A seat by its lobby, once the lobbies are shown."""
    return LOBBIES[t.state.players[seat].lobby].name if t.state.shown else f"Seat {seat + 1}"


def name_of(card: int) -> str:
    """The name of a card."""
    return CARDS[card].name


def laid_name(card: int) -> str:
    """A state, support or fundraising card in a sentence."""
    if card in SUPPORTS:
        return f"the support of {name_of(card)}"
    return f"the fundraising card {name_of(card)}" if card in FUNDS else name_of(card)


def short(politician: int) -> str:
    """A politician's surname."""
    return POLITICIANS[politician].short_name


def state_name(state: int) -> str:
    """The name of a state."""
    return STATES[state].name


def letter(party: int) -> str:
    """D, R or I."""
    return Party(party).letter


def listed(names: Sequence[str]) -> str:
    """Names in a row."""
    *some, last = names
    return f"{', '.join(some)} and {last}" if some else last


def millions(amount: int) -> str:
    """An amount of money."""
    return f"${amount}M" if amount >= 0 else f"−${-amount}M"


def counted(number: int, one: str, many: str = "") -> str:
    """A number of things."""
    figure = str(number) if number >= 0 else f"−{-number}"
    return f"{figure} {one if abs(number) == 1 else many or one + 's'}"


def pawns_said(pawns: Sequence[int]) -> str:
    """A handful of pawns."""
    said = [f"{number} {color}" for number, color in zip(pawns, ("blue", "red", "yellow"), strict=True) if number]
    return listed(said) if said else "none"
