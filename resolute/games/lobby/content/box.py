"""The whole box: 450 cards by number and by key, and which of them belong to a period."""

from __future__ import annotations

from typing import TypeAlias

from resolute.games.lobby.content.actions import ACTIONS
from resolute.games.lobby.content.campaign_cards import CAMPAIGN_CARDS
from resolute.games.lobby.content.cards import Action, CampaignCard, Crisis, Executive, Fate, Fundraising, Support
from resolute.games.lobby.content.crises import CRISES
from resolute.games.lobby.content.executives import EXECUTIVES
from resolute.games.lobby.content.fates import FATES
from resolute.games.lobby.content.fundraising import FUNDRAISING
from resolute.games.lobby.content.kinds import Period
from resolute.games.lobby.content.lobbies import LOBBIES, Lobby
from resolute.games.lobby.content.politicians import POLITICIANS, Politician
from resolute.games.lobby.content.states import STATES, State
from resolute.games.lobby.content.support import SUPPORT

Playable: TypeAlias = Crisis | Executive | Action | CampaignCard
"""What the CARDS pile and the hands hold."""

Card: TypeAlias = Lobby | Politician | State | Fundraising | Support | Playable | Fate

PLAYABLE: tuple[Playable, ...] = (*CRISES, *EXECUTIVES, *ACTIONS, *CAMPAIGN_CARDS)

CARDS: tuple[Card, ...] = tuple(
    sorted(
        (*LOBBIES, *POLITICIANS, *STATES, *FUNDRAISING, *SUPPORT, *PLAYABLE, *FATES),
        key=lambda card: card.id,
    )
)
"""Every card at the place of its number."""

CARD_BY_KEY = {card.key: card for card in CARDS}


def cards_pile(period: Period) -> tuple[Playable, ...]:
    """The CARDS pile of a period; its starting crises are among them. (4.3 step 12)"""
    return tuple(card for card in PLAYABLE if card.period is period)
