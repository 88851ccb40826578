"""The glossaries: short, without doubles, and behind the labels that views have."""

from __future__ import annotations

import re

import pytest

from resolute.engine.registry import games
from resolute.engine.views import Facts, Map, Tracks, Zone
from resolute.learning.lessons import lesson_record
from resolute.web.templating import term_of

GAMES = [game for game in games().values() if game.glossary]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_term_has_keys_of_its_own_and_one_or_two_sentences(game: object) -> None:
    from resolute.engine.game import Game

    assert isinstance(game, Game)
    keys = [key for term in game.glossary for key in (term.key, *term.also)]
    assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]
    for term in game.glossary:
        assert re.fullmatch(r"[a-z_]+", term.key)
        assert term.text.endswith("."), term.key
        assert len(re.findall(r"[.!?](?: |$)", term.text.replace("D.C. ", "DC "))) <= 4, term.key


def test_a_key_with_a_seat_behind_it_is_explained_by_the_thing_itself() -> None:
    assert term_of("dictators", "needs:1") == "needs"
    assert term_of("campaign", "leans") == "edge"
    assert term_of("campaign", "no such key") == ""
    assert term_of("no such game", "leans") == ""


@pytest.mark.parametrize("game", ["campaign", "dictators", "lobby", "presidency"])
def test_the_glossary_explains_most_of_what_a_view_labels(game: str) -> None:
    """Facts, tracks, columns and kinds of cards; what everybody knows, such as whose turn it is, needs no term."""
    known: set[str] = set()
    unknown: set[str] = set()
    for part in lesson_record(game).table.view(0).parts.values():
        if isinstance(part, Facts):
            keys = {one.key for one in part.rows}
        elif isinstance(part, Tracks):
            keys = {one.id for one in part.markers}
        elif isinstance(part, Map):
            keys = {one.key for one in part.columns}
        else:
            assert isinstance(part, Zone)
            keys = {one.kind for one in part.cards}
        for key in keys:
            (known if term_of(game, key) else unknown).add(key)
    assert len(known) > 8
    assert len(known) > len({one.partition(":")[0] for one in unknown}), sorted(unknown)
