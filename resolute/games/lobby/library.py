"""The cards by number, sorted by kind, and the figures that the rules look up often."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from resolute.games.lobby.content.box import CARDS, Playable
from resolute.games.lobby.content.cards import Action, CampaignCard, Crisis, Executive, Fate, Fundraising, Support
from resolute.games.lobby.content.effects import ActionEffect, FateEffect
from resolute.games.lobby.content.kinds import Period
from resolute.games.lobby.content.lobbies import Lobby as LobbyCard
from resolute.games.lobby.content.politicians import Politician
from resolute.games.lobby.content.states import State

C = TypeVar("C")


def _of(kind: type[C]) -> dict[int, C]:
    return {number: card for number, card in enumerate(CARDS) if isinstance(card, kind)}


STATES = _of(State)
POLITICIANS = _of(Politician)
LOBBIES = _of(LobbyCard)
FUNDS = _of(Fundraising)
SUPPORTS = _of(Support)
CRISES = _of(Crisis)
EXECUTIVES = _of(Executive)
ACTIONS = _of(Action)
CAMPAIGN_CARDS = _of(CampaignCard)
FATES = _of(Fate)

Effect: TypeAlias = FateEffect | ActionEffect


def effect_at(card: int, place: int) -> Effect:
    """What a fate or an action prints at a place."""
    return FATES[card].effects[place] if card in FATES else ACTIONS[card].effects[place]


ELECTORS = {number: state.electors for number, state in STATES.items()}

IN_THE_PILE: dict[int, Playable] = {**CRISES, **EXECUTIVES, **ACTIONS, **CAMPAIGN_CARDS}
"""Whatever the CARDS pile can hold."""

LAID: dict[int, Support | Fundraising] = {**SUPPORTS, **FUNDS}
"""What is laid under politicians, but for states."""

LAST_TURN = Period.III.last_turn


def period_of(turn: int) -> Period:
    """The period in which a turn lies. (3.1)"""
    return next(period for period in Period if turn <= period.last_turn)


def years_of(turn: int) -> tuple[int, int]:
    """The mandate of a turn: from an election to the next one."""
    first = 1944 + 4 * (turn - 1)
    return first, first + 4


def half(number: int) -> int:
    """Half of a number, rounded away from zero. (3.2)"""
    return share(number, 2)


def share(number: int, parts: int) -> int:
    """A part of a number, rounded away from zero: 3/2 is 2, and −5/2 is −3. (3.2)"""
    return -(-number // parts) if number >= 0 else number // parts
