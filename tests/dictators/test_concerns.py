"""What journal entries are about: odds and screens find places and pieces by ids, never by names."""

from __future__ import annotations

import random
from fractions import Fraction

import resolute
from resolute.engine.odds import chances_of_places
from resolute.games.dictators import GAME
from resolute.games.dictators.concerns import CONCERNS
from resolute.games.dictators.content.map import NUMBER, PLACES, ROADS, TIME_ZONES
from resolute.games.dictators.library import CARDS, DICTATORS, PRESIDENTIAL
from tests.dictators.staging import begin, begin_in, stage

NOTHING = {"roll", "now", "modifier", "new_deck", "defcon", "defcon_relaxed", "tokens_cleared", "presidential_shuffled"}
NOTHING |= {"no_effect", "no_more", "deck_ran_short", "no_card_left"}
"""Entries about nothing that a screen could point at."""


def exists(id: str, seats: int) -> bool:
    """Whether there is such a thing in the box."""
    kind, _, number = id.partition(":")
    counts = {
        "seat": seats,
        "place": len(PLACES),
        "road": len(ROADS),
        "time_zone": len(TIME_ZONES),
        "card": len(CARDS),
        "dictator": len(DICTATORS),
        "president": len(PRESIDENTIAL),
        "token": 16,
    }
    return 0 <= int(number) < counts[kind]


def test_every_kind_of_entry_says_what_it_is_about() -> None:
    assert set(GAME.sentences()) - NOTHING == set(CONCERNS) - {"asked"}


def test_what_entries_are_about_is_in_the_box() -> None:
    met = set()
    for seed in range(6):
        table, luck = resolute.new("dictators", seats=4, seed=seed), random.Random(seed)
        while table.decision is not None and table.number < 1200:
            table.play(luck.randrange(len(table.decision.options)))
        for entry in table.journal or ():
            met.add(entry.kind)
            ids = GAME.about_entry(entry)
            assert all(exists(id, table.seats) for id in ids), (entry, ids)
            assert ids or entry.kind in NOTHING or entry.kind in ("drew_cards", "thrown_away", "reveals"), entry
    assert len(met & set(CONCERNS)) > 50


def test_a_move_is_about_the_dictator_and_both_places() -> None:
    t = begin(stage()).choose("Travel to Cheyenne")
    entry = next(one for one in reversed(t.table.journal or ()) if one.kind == "moved")
    assert GAME.about_entry(entry) == ("seat:0", f"place:{NUMBER['Denver']}", f"place:{NUMBER['Cheyenne']}")


def test_odds_name_places_from_entries() -> None:
    """One of the twelve presidential cards takes whoever draws it to Baltimore."""
    t = begin_in(stage(), "Washington")
    odds = t.table.odds(t.option("Confront the president"))
    found = {place.id: share for place, share in chances_of_places(odds, GAME, t.table.view(0))}
    share = found[f"place:{NUMBER['Baltimore']}"]
    assert abs(share - Fraction(1, 12)) < Fraction(1, 20), "sampled, because other cards bring cards"


def test_what_is_certain_is_no_news() -> None:
    t = begin(stage())
    odds = t.table.odds(t.option("Travel to Cheyenne"))
    assert "moved" in {one.kind for chance in odds.chances for one in chance.entries}
    assert chances_of_places(odds, GAME, t.table.view(0)) == []
