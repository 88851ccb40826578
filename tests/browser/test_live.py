"""What a page draws by itself: it shows the same as one that is loaded again; pieces move, and the bell rings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    against_a_bot,
    choose,
    differences,
    moves,
    my_turn,
    open_menu,
    options,
    path_of,
    play_turns,
)

GAMES = pytest.mark.parametrize("game", ["Campaign", "Dictators"])

_RECORDS_ANIMATIONS = """
  window.animated = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...words) {
    window.animated.push([this.className?.baseVal ?? this.className, this.dataset?.die !== undefined]);
    return animate.apply(this, words);
  };
"""

_RECORDS_NOTIFICATIONS = """
  window.told = [];
  window.away = false;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (Notification.permission = "granted"); }
    constructor(title, words) { window.told.push(`${title}: ${words.body}`); }
    addEventListener() {}
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => window.away });
"""


@GAMES
def test_what_is_drawn_piece_by_piece_is_what_a_new_page_shows(visit: NewPage, game: str) -> None:
    """After every few moves, each of which changed only parts of the page, a second tab shows just the same."""
    page = visit()
    against_a_bot(page, game)
    for which in range(18):
        my_turn(page)
        choose(page, which % options(page).count())
        if which % 6 == 5:
            my_turn(page)
            again = visit(path_of(page), like=page)
            my_turn(again)
            assert moves(again) == moves(page)
            assert differences(page, again) == []
            again.close()


@GAMES
def test_the_map_is_not_drawn_anew_at_every_move(visit: NewPage, game: str) -> None:
    """Once a page knows the text of the board, its drawing stays the same element while pieces change in it."""
    page = visit()
    against_a_bot(page, game)
    play_turns(page, 6)
    my_turn(page)
    page.evaluate("() => { document.querySelector('#board svg:is(.world, .nation)').kept = true; }")
    before = page.locator("#board svg:is(.world, .nation)").first.inner_html()
    for _ in range(8):
        play_turns(page, 1)
    my_turn(page)
    assert page.locator("#board svg:is(.world, .nation)").first.inner_html() != before
    assert page.evaluate("() => document.querySelector('#board svg:is(.world, .nation)').kept === true")


def test_pieces_move_unless_somebody_wants_them_still(visit: NewPage) -> None:
    """Dice tumble and ballots fly; with reduced motion nothing is animated at all."""
    for wanted, moving in (("no-preference", True), ("reduce", False)):
        page = visit(reduced_motion=wanted)
        page.context.add_init_script(_RECORDS_ANIMATIONS)
        against_a_bot(page)
        play_turns(page, 8)
        my_turn(page)
        animated = page.evaluate("() => window.animated")
        assert bool(animated) == moving
        if moving:
            assert any(die for _, die in animated), "no die was seen to tumble"
            assert any("flying" in name for name, _ in animated), "no ballot was seen to fly"


def test_the_bell_tells_a_hidden_tab_that_it_is_its_turn(visit: NewPage) -> None:
    """Asked for by a click, a notification comes when the page is hidden and it becomes its turn, and only then."""
    page = visit()
    page.context.add_init_script(_RECORDS_NOTIFICATIONS)
    against_a_bot(page)
    open_menu(page).get_by_role("button", name="Notify me").click()
    expect(page.locator("#bell")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    play_turns(page, 2)
    my_turn(page)
    assert page.evaluate("() => window.told") == []
    page.evaluate("() => { window.away = true; }")
    choose(page)
    for _ in range(12):
        my_turn(page)
        if page.evaluate("() => window.told.length"):
            break
        choose(page)
    told = page.evaluate("() => window.told")
    assert told and told[0].startswith("Your turn: ") and len(told[0]) > len("Your turn: ")
