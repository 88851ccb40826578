"""What the President sees of crisis cards: the one in play stage by stage, and the open decks 2 and 3. (GM Anatomy of
a Crisis Card)"""

from __future__ import annotations

from functools import lru_cache

from resolute.engine.book import Book
from resolute.engine.views import Face, Zone
from resolute.games.presidency.content.crisis_cards import FIRST, SECOND, THIRD, CrisisCard, crisis_cards
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import view_outlook as said


def card_in_play(book: Book, s: Presidency) -> Zone:
    """The card that is being resolved: a face for each of its stages."""
    if not s.decks.in_play:
        return Zone(said.CARD_IN_PLAY)
    now = s.decks.in_play[-1]
    stages = crisis_cards(book)[now.number].stages
    return Zone(said.CARD_IN_PLAY, tuple(_stage(book, now.number, stage, now.stage) for stage in stages))


def open_decks(book: Book, s: Presidency) -> dict[str, Zone]:
    """Decks 2 and 3 lie open: each card with what it will do when it comes back."""
    return {
        name: Zone(said.DECK[pile], tuple(_waiting(book, number, stage) for number in numbers))
        for name, pile, numbers, stage in (
            ("deck_two", "two", s.decks.two, SECOND),
            ("deck_three", "three", s.decks.three, THIRD),
        )
    }


def looked_at(book: Book, s: Presidency) -> dict[str, Zone]:
    """Cards of the crisis deck that the President looks at, and those on top of it that were foreseen, if there are
    any."""
    return {
        name: Zone(title, tuple(_waiting(book, number, FIRST) for number in numbers))
        for name, title, numbers in (
            ("looked_at", said.LOOKED_AT, s.decks.looked_at),
            ("foreseen", said.FORESEEN, s.decks.foreseen),
        )
        if numbers
    }


@lru_cache(maxsize=1024)
def _stage(book: Book, number: int, stage: int, now: int) -> Face:
    """A stage of the card in play; the present one bears the card's own id."""
    state = "was" if stage < now else "now" if stage == now else "next"
    card = crisis_cards(book)[number]
    return _face(card, stage, state, f"card:{card.key}" if stage == now else f"card:{card.key}:{stage}")


@lru_cache(maxsize=1024)
def _waiting(book: Book, number: int, stage: int) -> Face:
    card = crisis_cards(book)[number]
    return _face(card, min(stage, max(card.stages)), "next", f"card:{card.key}")


def _face(card: CrisisCard, stage: int, state: str, at: str) -> Face:
    """A stage with its own story; its last tags say what each line is."""
    lines = card.kinds_of_lines(stage)
    return Face(
        at,
        card.title,
        tuple(text for _, text in lines),
        card.kind.name.lower(),
        card.kind.label,
        flavor=card.stages[stage].story,
        tags=(state, f"stage:{stage}", f"number:{card.number}", *(f"line:{kind}" for kind, _ in lines)),
    )
