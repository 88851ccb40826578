"""Effects on the decks of crisis cards: cards that are called, added unseen, ripened, dropped or foreseen."""

from __future__ import annotations

from resolute.engine.effects import Act, Effect, happen
from resolute.engine.frames import do
from resolute.games.presidency.effects.base import at_least_one
from resolute.games.presidency.rules import card_moves as moves
from resolute.games.presidency.rules.cards import draw_disaster
from resolute.games.presidency.words import effects_decks as said
from resolute.games.presidency.words.small import number_word


def called(number: int, title: str) -> Effect:
    """A certain card comes from the box, or from a later year's deck, into the reshuffle pile."""
    return Act(do(moves.card_called, number), said.called(title))


def cascading_waits() -> Effect:
    """An unseen cascading card goes into the reshuffle pile."""
    return Act(do(moves.unseen_card, moves.CASCADING), said.CASCADING_WAITS)


def terrorism_waits() -> Effect:
    """An unseen terrorism card goes into the reshuffle pile."""
    return Act(do(moves.unseen_card, moves.TERRORISM), said.TERRORISM_WAITS)


def card_ripens() -> Effect:
    """A random card of deck 2 goes to deck 3."""
    return Act(do(moves.card_ripens), said.CARD_RIPENS)


def one_crisis_dropped() -> Effect:
    """A card of deck 2, at the President's choice, is out of the game."""
    return Act(do(moves.drop_a_card), said.ONE_CRISIS_DROPPED)


def crises_foreseen(count: int) -> Effect:
    """The President sees so many cards of the crisis deck, one of which may leave the game."""
    at_least_one(count, "crises_foreseen")
    return Act(do(moves.look_ahead, count), said.foreseen(number_word(count)))


def disaster_strikes() -> Effect:
    """A natural disaster is drawn and resolved at once."""
    return Act(do(draw_disaster), said.DISASTER_STRIKES)


def past_at_home() -> Effect:
    """A roll on the chart of old debts at home (D13)."""
    return Act(do(happen, "chart/D13", None), said.PAST_AT_HOME)


def past_abroad() -> Effect:
    """A roll on the chart of old debts abroad (WT3)."""
    return Act(do(happen, "chart/WT3", None), said.PAST_ABROAD)
