"""Every crisis card: its text agrees with what it does, and it can be resolved at every stage in any state of a game.
(GM Crisis Cards)"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

import resolute
from resolute.engine.book import Book
from resolute.engine.cases import Cases
from resolute.engine.conditions import Condition
from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.effects import Choose, Effect, WayOut, When
from resolute.engine.frames import do
from resolute.engine.picks import Pick
from resolute.engine.rolling import Bands, Check, OnChart
from resolute.engine.table import Table
from resolute.engine.terms import After
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, BY_STATE, STRAIGHT, CardKind, CrisisCard, Family
from resolute.games.presidency.content.crisis_index import CARDS
from resolute.games.presidency.content.printed import FAILURE
from resolute.games.presidency.content.tracks import TRACKS
from resolute.games.presidency.rules.cards import resolve_card
from resolute.games.presidency.state import Decks, Presidency, presidency_pieces
from tests.presidency.helpers import Stage, at_rest, presidency
from tests.presidency.test_odds import POSITIONS
from tests.presidency.test_rows import resolved

STAGES = [(card, stage) for card in CARDS for stage in card.stages]
KEYS = [card.key for card in CARDS]
NO_PILES = ("chits", "drawn_chits", "years", "in_play", "ended", "seen", "resource_within")
SAMPLES = (40, 100, 180, 300)
"""After so many decisions of random games every stage is resolved."""


def inside(effect: Effect) -> Iterator[Effect]:
    """An effect and everything in it."""
    yield effect
    for part in effect.parts().values():
        yield from inside(part)


def conditions(effect: Effect) -> Iterator[Condition]:
    """Whatever an effect looks at."""
    for one in inside(effect):
        if isinstance(one, When | WayOut):
            yield one.condition


def test_numbers_keys_and_titles_are_given_once() -> None:
    stories = [stage.story for card in CARDS for stage in card.stages.values()]
    for many in ([card.number for card in CARDS], KEYS, [card.title for card in CARDS], stories):
        assert not [one for one, count in Counter(many).items() if count > 1]
    assert all(1 <= card.number <= 180 for card in CARDS)


def test_no_two_cards_do_the_same() -> None:
    said = Counter(tuple(card.lines(stage)[:-1] for stage in card.stages) for card in CARDS)
    assert not [one for one, count in said.items() if count > 1]


@pytest.mark.parametrize("card", CARDS, ids=KEYS)
def test_the_text_is_what_the_card_does(card: CrisisCard) -> None:
    """Every label, price, need, reward and row stands in the text, in the words of the parts."""
    for stage, printed in card.stages.items():
        address = card.stage_address(stage)
        assert BOOK.at(address) is printed.effect
        book_card = BOOK.card(address)
        assert book_card is not None and book_card.after == printed.after
        text = " ".join(card.lines(stage))
        assert "_" not in text and "  " not in text, text
        for one in inside(printed.effect):
            if isinstance(one, Choose):
                assert one.prompt in text
                for offer in one.offers:
                    assert offer.label in text
                    terms = ([] if offer.price is None else [offer.price.say()]) + [need.say() for need in offer.needs]
                    assert all(f"{term[:1].lower()}{term[1:]}" in text for term in terms)
            elif isinstance(one, OnChart):
                assert one.chart.name in text and f"d{one.chart.dice.sides}" in text
                assert all(modifier.say() in text for modifier in one.chart.modifiers)
                for row in one.chart.rows:
                    named = "" if row.name == row.totals else f" – {row.name}"
                    assert f"{one.chart.reach(row)}{named}:" in text
            elif isinstance(one, WayOut | When):
                assert one.condition.say() in text
            elif isinstance(one, Cases):
                assert all(case.condition.say() in text for case in one.cases)
            elif isinstance(one, Pick):
                assert one.fitting.words.lower() in text.lower()
        assert printed.story and printed.story[-1] in ".?!", card.key
        assert "it is not so" not in text and "Needs " not in text and "United States are" not in text
    assert card.title


@pytest.mark.parametrize("card", CARDS, ids=KEYS)
def test_a_card_is_of_its_family(card: CrisisCard) -> None:
    """Straight cards ask nothing; those by choice offer effects; those by state look at the board or roll."""
    parts = [one for stage in card.stages.values() for one in inside(stage.effect)]
    asks = any(isinstance(one, Choose) for one in parts)
    looks = any(isinstance(one, When | WayOut | Cases | Check | Bands | OnChart | Pick) for one in parts)
    assert (card.family != STRAIGHT) or not asks, card.key
    assert (card.family != BY_CHOICE) or asks, card.key
    assert (card.family != BY_STATE) or looks, card.key
    assert card.family in Family


@pytest.mark.parametrize("card", CARDS, ids=KEYS)
def test_where_a_card_goes(card: CrisisCard) -> None:
    """Cascading cards and disasters have three stages, which follow each other through decks 2 and 3."""
    goes = [stage.after for stage in card.stages.values()]
    if card.kind in (CardKind.DISASTER, CardKind.CASCADING):
        assert goes == [After.DECK_2, After.DECK_3, After.DISCARD]
    elif card.kind == CardKind.RESOURCE:
        assert goes == [After.STAY]
    else:
        assert goes[0] in (After.DISCARD, After.RESHUFFLE)


@cache
def _samples(difficulty: str) -> tuple[Table[Presidency], ...]:
    """Positions of random games, from the first year to the last."""
    return tuple(_sample(difficulty, wanted) for wanted in SAMPLES)


def _sample(difficulty: str, wanted: int) -> Table[Presidency]:
    for seed in range(1000):
        choose = random.Random(seed)
        table = resolute.new("presidency", seats=1, options={"difficulty": difficulty, "terms": 2}, seed=seed)
        count = 0
        while (decision := table.decision) is not None:
            decks = table.state.decks
            if count >= wanted and not decks.in_play and not decks.looked_at:
                return table
            table.advance(choose.choice(decision.options))
            count += 1
    raise AssertionError(f"no random game goes on for {wanted} decisions")


def dealt(s: Presidency, card: CrisisCard) -> None:
    """Put the card into the player's hand: it lies in no deck any more."""

    def kept(pile: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(one for one in pile if one != card.number)

    years = tuple(kept(year) for year in s.decks.years)
    names = [one for one in Decks.__struct_fields__ if one not in NO_PILES]
    s.decks = msgspec.structs.replace(s.decks, years=years, **{one: kept(getattr(s.decks, one)) for one in names})
    s.president.resources = kept(s.president.resources)


def _walk(t: Stage, card: CrisisCard, stage: int, seed: int) -> None:
    s: Presidency = t.table.state
    dealt(s, card)
    before = Counter(presidency_pieces(s)) + Counter([("card", card.number)])
    resolved(t.run(do(resolve_card, card.number, stage)), seed)
    for name, track in TRACKS.items():
        assert track.low <= track.get(s, None) <= track.high, name
    if t.table.outcome is None:
        assert s.nation.domestic_crisis < FAILURE and not s.decks.in_play
        assert Counter(presidency_pieces(s)) == before


@pytest.mark.parametrize(("card", "stage"), STAGES, ids=lambda one: getattr(one, "key", str(one)))
def test_a_card_can_be_resolved_in_any_state(card: CrisisCard, stage: int) -> None:
    """No stage fails, loses a counter or leaves a track, in positions of random games and in arranged ones."""
    for seed, sample in enumerate(_samples("normal")):
        table = sample.clone()
        table.dice = Dice(seed_bytes(seed))
        table.agenda = [do(at_rest, 0)]
        _walk(Stage(table), card, stage, seed)
    for seed, fields in enumerate(POSITIONS.values()):
        t = presidency(**fields)
        t.state.opponents = t.state.opponents or (0,)
        t.state.friends_cup = tuple(one for one in t.state.friends_cup if one not in t.state.friends)
        t.state.opponents_cup = tuple(one for one in t.state.opponents_cup if one not in t.state.opponents)
        t.table.dice = Dice(seed_bytes(seed))
        _walk(t, card, stage, seed)


def test_the_book_prints_every_card_once() -> None:
    assert isinstance(BOOK, Book)
    printed = [card for card in BOOK.cards("card/") if isinstance(card, CrisisCard)]
    assert printed == list(CARDS)
