"""What crisis cards and their decks tell, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from resolute.engine.terms import After
from resolute.engine.words import signed
from resolute.games.presidency.content.crisis_cards import FIRST, crisis_cards
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.words.cards import PUT_AWAY


def _title(t: Any, number: int) -> str:
    return crisis_cards(t.game.book)[number].title


def _drawn(t: Any, number: int, stage: int) -> str:
    card = crisis_cards(t.game.book)[number]
    story = card.stages[stage].story
    return f"{card.title}. {story}" if stage == FIRST else f"{card.title} is back, from deck {stage}. {story}"


SENTENCES_CARDS: dict[str, Callable[..., str]] = {
    "crisis_card": _drawn,
    "card_put_away": lambda t, number, after: PUT_AWAY[After(after)].format(_title(t, number)),
    "reshuffled": lambda t: "The crisis deck is empty: the reshuffle pile becomes the new one.",
    "new_year_deck": lambda t, count: f"The crisis deck of the new year has {count} cards.",
    "terrorism_planned": lambda t: "A plot is being planned: a terrorism card goes to the reshuffle pile unseen.",
    "terrorism_joins": lambda t: "A plot is being planned: a terrorism card is shuffled into the crisis deck unseen.",
    # Only in the journals of games before version 8.
    "us_joins": lambda t, attacker, defender: (
        f"The United States joins {Belligerent(defender).label} against {Belligerent(attacker).label}."
    ),
    "next_election": lambda t, by: f"{signed(by)} to the roll of the next election.",
    "card_called": lambda t, number: f"“{_title(t, number)}” goes into the reshuffle pile.",
    "unseen_card": lambda t, pile: f"An unseen {pile} card goes into the reshuffle pile.",
    "card_ripens": lambda t, number: f"“{_title(t, number)}” ripens: it goes from deck 2 to deck 3.",
    "card_dropped": lambda t, number: f"“{_title(t, number)}” leaves the game.",
    "no_card": lambda t, count: (
        "No crisis card is left to draw." if count == 1 else f"No crisis cards are left to draw ({count})."
    ),
    "no_cascading_card": lambda t: "No cascading card lies in decks 2 and 3: nothing happens.",
    "no_terrorism_card": lambda t: "No terrorism card is left: groups of level 2 appear in two random regions instead.",
    "no_new_cascading_card": lambda t: (
        "No cascading card is left: groups of level 2 appear in two random regions instead."
    ),
}
"""What happened, by kind."""
