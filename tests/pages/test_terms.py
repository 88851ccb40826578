"""Labels that the glossary explains carry the key of its term, wherever any game is drawn from its view."""

from __future__ import annotations

import resolute
from resolute.web.regions import render_region
from resolute.web.templating import macro
from tests.pages.payloads import payload_for


def test_tracks_facts_columns_and_cards_carry_their_terms() -> None:
    """By their keys, never by their words; what the glossary does not know carries nothing."""
    table = resolute.new("presidency", seats=1, seed=3)
    html = "".join(macro("part")(part, name, "presidency") for name, part in table.view(0).parts.items())
    assert 'data-at="approval" class="term" data-term="approval"' in html, "a track"
    assert 'class="term" data-term="core_support"' in html, "a fact"
    assert 'class="term" data-term="stability"' in html, "a column"
    assert '<span class="term" data-term="attribute">' in html, "a kind of card"
    assert 'data-fact="year"><dt><span>' in html


def test_a_game_without_a_glossary_has_no_terms() -> None:
    table = resolute.new("presidency", seats=1, seed=3)
    html = render_region(payload_for(table, game="chess"), "board")
    assert "data-term" not in html
