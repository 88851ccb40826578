"""Income: 10 for everybody, fundraising, and what the lobby adds. (5.2)"""

from __future__ import annotations

from resolute.engine.frames import Seat, step
from resolute.engine.table import Table
from resolute.games.lobby.content.advantages import (
    Always,
    PerCrisisPlayed,
    PerMoney,
    PerPolitician,
    PerState,
    PerSupport,
    WhileOpen,
)
from resolute.games.lobby.library import CRISES, FUNDS, LOBBIES, STATES
from resolute.games.lobby.state import Lobby

FLAT = 10
OWN_ICON = 1
"""What a fundraising card brings more to the lobby whose icon it bears."""


@step
def income(t: Table[Lobby]) -> None:
    """Everybody gets $10M, the income of their fundraising cards and the bonus of their lobby. (5.2)"""
    s = t.state
    s.phase = "income"
    t.tell("phase", "income")
    for seat, player in enumerate(s.players):
        funds, lobby = raised(s, seat), bonus(s, seat)
        player.money += FLAT + funds + lobby
        t.tell("income", seat, FLAT, funds, lobby)


def raised(s: Lobby, seat: Seat) -> int:
    """What the fundraising cards of a player bring."""
    player = s.players[seat]
    own = LOBBIES[player.lobby].key
    cards = [FUNDS[card] for one in player.politicians for card in one.funds]
    return sum(card.income + (OWN_ICON if card.lobby == own else 0) for card in cards)


def bonus(s: Lobby, seat: Seat) -> int:
    """What a lobby adds now. (3.3 A)"""
    player = s.players[seat]
    match LOBBIES[player.lobby].income:
        case WhileOpen(symbols=symbols, amount=amount):
            return amount if any(CRISES[one.card].symbol in symbols for one in s.crises) else 0
        case PerPolitician(party=party, most=most):
            return min(most, sum(one.party == party for one in player.politicians))
        case PerMoney(each=each, most=most):
            return min(most, player.money // each)
        case PerState(region=region, most=most):
            states = [card for one in player.politicians for card in one.states]
            return min(most, sum(STATES[card].region == region for card in states))
        case PerSupport(most=most):
            return min(most, sum(len(one.supports) for one in player.politicians))
        case PerCrisisPlayed(most=most):
            return min(most, player.crises_before)
        case Always(amount=amount):
            return amount
