"""What effects on the decks of crisis cards say."""

from __future__ import annotations

CASCADING_WAITS = "an unseen cascading card goes into the reshuffle pile"
TERRORISM_WAITS = "an unseen terrorism card goes into the reshuffle pile"
CARD_RIPENS = "a random card of deck 2 goes to deck 3"
ONE_CRISIS_DROPPED = "a card of deck 2 of your choice leaves the game; if there is none, a card of deck 3"
PAST_AT_HOME = "roll on Old Debts at Home"
PAST_ABROAD = "roll on Old Debts Abroad"
DISASTER_STRIKES = "draw and resolve a natural disaster"


def called(title: str) -> str:
    return f"the card “{title}”, if it waits in the box or in the deck of a later year, goes into the reshuffle pile"


def foreseen(count: str) -> str:
    return f"look at the next {count} cards of the crisis deck; one may leave the game, the others come next"
