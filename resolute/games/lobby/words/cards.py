"""What every card says, in a line or two. A view shows it beside the card's own facts."""

from __future__ import annotations

from typing import assert_never

from resolute.engine.words import Words, signed
from resolute.games.lobby.content.box import CARDS, Card
from resolute.games.lobby.content.cards import Action, CampaignCard, Crisis, Executive, Fate, Fundraising, Support
from resolute.games.lobby.content.lobbies import LOBBY_BY_KEY, Lobby
from resolute.games.lobby.content.politicians import Politician
from resolute.games.lobby.content.states import State
from resolute.games.lobby.library import ACTIONS
from resolute.games.lobby.words.cards_effects import (
    action_text,
    campaign_text,
    fate_text,
    moments_text,
    money,
    votes,
)
from resolute.games.lobby.words.cards_lobbies import a_crisis, income_text, reward_text

RETURNS: Words = "Goes back to the pile after solving."


def electors(count: int) -> Words:
    """A number of electors."""
    return "1 elector" if count == 1 else f"{count} electors"


def _lobby(card: Lobby) -> Words:
    return f"Starts with {money(card.start)}. Income: {income_text(card.income)}. Points: {reward_text(card.reward)}."


def _politician(card: Politician) -> Words:
    party = "Either party" if card.party is None else card.party.label
    number = f"President #{card.number}, " if card.number else ""
    return f"{number}{party}, Political Skill {card.skill}"


def _state(card: State) -> Words:
    said = [electors(card.electors)]
    if card.lean is not None:
        said.append(f"{card.lean.label} {signed(card.bonus)}")
    said.extend(group.label for group in card.groups)
    return ", ".join(said)


def _fundraising(card: Fundraising) -> Words:
    own = f" ({money(card.income + 1)} for {LOBBY_BY_KEY[card.lobby].name})" if card.lobby else ""
    return f"{money(card.income)} every turn{own}."


def _support(card: Support) -> Words:
    return f"{votes(card.votes)} in every attempt and election, and one more where the state shows {card.group.label}."


def _executive(card: Executive) -> Words:
    said = f"Worth {card.value} on {a_crisis(card.symbol)}."
    return f"{said} {RETURNS}" if card.returns else said


def _action(card: Action) -> Words:
    return f"{moments_text(card.moments)}: {_deed(card)}"


def _deed(card: Action) -> Words:
    said = " ".join(action_text(effect) for effect in card.effects)
    return f"{said[0].lower()}{said[1:]}"


def text(card: Card) -> Words:
    """What a card says."""
    match card:
        case Lobby():
            return _lobby(card)
        case Politician():
            return _politician(card)
        case State():
            return _state(card)
        case Fundraising():
            return _fundraising(card)
        case Support():
            return _support(card)
        case Crisis():
            return f"{card.symbol.label}, strength {card.strength}."
        case Executive():
            return _executive(card)
        case Action():
            return _action(card)
        case CampaignCard():
            return campaign_text(card.effect)
        case Fate():
            return " ".join(fate_text(effect) for effect in card.effects)
        case _:
            assert_never(card)


def deed_text(number: int) -> Words:
    """What the action with a number does, without when it may be played."""
    return _deed(ACTIONS[number])


def card_text(number: int) -> Words:
    """What the card with a number says."""
    return text(CARDS[number])
