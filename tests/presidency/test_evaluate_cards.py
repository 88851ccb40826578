"""How bots judge crisis cards: a way out that is open is worth something, and answers are chosen by what they bring."""

from __future__ import annotations

import msgspec

from resolute.engine.frames import do
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.crisis_index import CARDS
from resolute.games.presidency.evaluate import evaluate_presidency
from resolute.games.presidency.evaluate_cards import open_crises_worth, ways_out
from resolute.games.presidency.rules.cards import resolve_card
from tests.presidency.helpers import Stage, presidency

DROUGHT = 6


def with_card(two: tuple[int, ...] = (), three: tuple[int, ...] = (), **fields: object) -> Stage:
    t = presidency(**fields)  # type: ignore[arg-type]
    t.table.state.decks = msgspec.structs.replace(t.table.state.decks, two=two, three=three)
    return t


def test_a_crisis_whose_way_out_is_open_weighs_less() -> None:
    """The drought of deck 2 ends without a domestic crisis."""
    waits = open_crises_worth(with_card(two=(DROUGHT,), domestic_crisis=1).table)
    ends = open_crises_worth(with_card(two=(DROUGHT,), domestic_crisis=0).table)
    assert ends > 0 > waits
    assert open_crises_worth(with_card(three=(DROUGHT,), domestic_crisis=1).table) < waits


def test_every_way_out_that_is_printed_is_known() -> None:
    outs = ways_out(BOOK)
    assert len(outs) == sum("Way out" in card.lines(stage)[0] for card in CARDS for stage in card.stages)


def test_a_new_crisis_looks_worse_than_none() -> None:
    assert evaluate_presidency(with_card(two=(DROUGHT,), domestic_crisis=1).table, 0) < evaluate_presidency(
        with_card(domestic_crisis=1).table, 0
    )


def test_the_answers_of_a_card_are_judged_by_what_they_bring() -> None:
    """Kind words for an island in ruins are worth less than troops with shovels or relief flights."""
    t = presidency(action_points=15).run(do(resolve_card, 13, 1))
    worth = {}
    for option in t.decision.options:
        twin = t.table.clone()
        twin.advance(option)
        worth[option.label] = evaluate_presidency(twin, 0)
    assert worth["Kind words"] == min(worth.values())
