"""Several people: around one screen, by links on two browsers, and somebody who only watches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    awake,
    choose,
    decides_or_over,
    decision,
    hand_of,
    invitation,
    moves,
    my_turn,
    open_menu,
    over,
    path_of,
    play_on,
    set_up,
    sit_down,
)

ASKS_EVERY = 10_000
"""Milliseconds after which a page that shows the past asks again whose turn it is."""


def test_two_browsers(visit: NewPage) -> None:
    """Two people by a private link: each move appears at the other without a reload, each sees one hand."""
    ann = visit()
    set_up(ann, ["person_here", "person_link"], ["Ann", "Ben"])
    link = invitation(ann)
    ben = visit(link)
    sit_down(ben)
    expect(ann.locator("#seats")).to_contain_text("· here")
    for _ in range(10):
        page = decides_or_over([ann, ben])
        assert page is not None
        choose(page)
        shown = str(moves(page))
        for other in (ann, ben):
            expect(other.locator("#timeline .where b")).to_have_text(shown)
    assert hand_of(ann) and hand_of(ben) and not set(hand_of(ann)) & set(hand_of(ben))
    again = visit(link)
    expect(again.get_by_role("heading", level=1)).to_have_text("You can’t join with this link")


def test_who_looks_at_the_past_learns_that_it_is_his_turn(visit: NewPage) -> None:
    ann = visit()
    ann.clock.install()
    set_up(ann, ["person_here", "person_link"], ["Ann", "Ben"])
    ben = visit(invitation(ann))
    ben.clock.install()
    sit_down(ben)
    choose(decides_or_over([ann, ben]) or ann)
    mover = decides_or_over([ann, ben])
    assert mover is not None
    other = ben if mover is ann else ann
    for page in (ann, ben):
        page.keyboard.press(",")
        expect(decision(page)).to_contain_text("After move 0 of 1")
    expect(mover).to_have_title(re.compile("^● Your turn · Move 0 of 1"))
    expect(decision(mover)).to_contain_text("it is your turn")
    expect(other).not_to_have_title(re.compile("Your turn"))
    mover.keyboard.press("n")
    for _ in range(40):
        my_turn(mover)
        choose(mover)
        if not decision(mover).get_by_text("Your turn", exact=True).is_visible():
            break
    other.clock.fast_forward(ASKS_EVERY)
    expect(other).to_have_title(re.compile("^● Your turn · Move 0 of 1"))
    expect(decision(other).get_by_role("link")).to_have_text("Back to now: it is your turn")
    expect(other.locator("#timeline .now")).to_have_text("Back to now: it is your turn")
    decision(other).get_by_role("link").click()
    my_turn(other)


def test_a_whole_game_on_two_browsers_to_election_night(visit: NewPage) -> None:
    """Every decision of a game is clicked on two pages, and both see the same election night."""
    ann = visit()
    set_up(ann, ["person_here", "person_link"], ["Ann", "Ben"])
    ben = visit(invitation(ann))
    sit_down(ben)
    night = re.compile("elected president|dead heat", re.IGNORECASE)
    for seed, page in enumerate((ann, ben), 72):
        play_on(page, seed)
    over(ann)
    for page in (ann, ben):
        expect(page.locator("#campaign-board.counted")).to_be_attached()
        expect(decision(page).get_by_text(night).first).to_be_visible()
    assert moves(ann) == moves(ben) > 150


def test_a_spectator(visit: NewPage) -> None:
    """A public table is found on the front page; who watches sees the moves and nobody's cards."""
    ann = visit()
    ann.get_by_role("link", name="Set up Campaign").click()
    ann.get_by_label("Title").fill("An open game")
    ann.get_by_role("switch", name="Public").check()
    ann.get_by_role("button", name="Start game").click()
    my_turn(ann)
    watcher = visit()
    watcher.get_by_role("link", name="An open game").click()
    expect(ann.locator("#seats")).to_contain_text("1 watching")
    for _ in range(4):
        my_turn(ann)
        choose(ann)
    my_turn(ann)
    expect(watcher.locator("#timeline .where b")).to_have_text(str(moves(ann)))
    assert watcher.locator("#decision button[name=index]").count() == 0
    assert hand_of(ann) and hand_of(watcher) == []


def test_around_one_screen(visit: NewPage) -> None:
    """Two people on one screen: a curtain before each hidden hand, and nothing of it before it is lifted."""
    page = visit()
    set_up(page, ["person_here", "person_here"], ["Ann", "Ben"])
    seen: set[str] = set()
    for _ in range(40):
        expect(decision(page).locator(".yours, .curtain").first).to_be_visible()
        curtain = decision(page).get_by_role("button", name="show my cards")
        if curtain.count():
            assert hand_of(page) == []
            expect(page.get_by_role("region", name="Board")).to_be_hidden()
            seen.add(curtain.inner_text())
            curtain.click()
            my_turn(page)
        if len(seen) > 2 and hand_of(page):
            break
        choose(page)
    assert len(seen) > 1
    before = moves(page)
    decision(page).get_by_text("Undo").first.click()
    asked = decision(page).locator(".undo[open]")
    if asked.count():
        expect(asked).to_contain_text("Does everyone at this screen agree?")
        asked.get_by_role("button", name="Undo").click()
    expect(page.locator("#timeline .where b")).to_have_text(str(before - 1))


def test_what_changes_under_a_pressed_button_waits_until_it_is_released(visit: NewPage) -> None:
    """Somebody comes to watch between the press and the release: the click counts."""
    ann = visit()
    set_up(ann, ["person_here", "person_link"], ["Ann", "Cleo"])
    sit_down(visit(invitation(ann)))
    awake(ann)
    expect(ann.locator("#seats")).to_contain_text("· here")
    open_menu(ann).get_by_role("button", name="Leave game").hover()
    ann.mouse.down()
    watcher = visit(path_of(ann))
    awake(watcher)
    visit(path_of(ann))
    expect(watcher.locator("#seats")).to_contain_text("2 watching")
    assert "2 watching" not in ann.locator("#seats").inner_text()
    ann.mouse.up()
    expect(ann.locator("#seats")).to_contain_text("free")


def test_give_up_and_take_over(visit: NewPage) -> None:
    """A seat is given up and taken back; a bot stands in and is sent away again. A stranger can only ask for it."""
    ann = visit()
    set_up(ann, ["person_here", "person_link"], ["Ann", "Cleo"])
    ben = visit(invitation(ann))
    sit_down(ben)
    awake(ben)
    open_menu(ben).get_by_role("button", name="Leave game").click()
    expect(ann.locator("#seats")).to_contain_text("free")
    stranger = visit(path_of(ann))
    awake(stranger)
    expect(open_menu(stranger).get_by_text("for a link")).to_be_visible()
    expect(stranger.get_by_role("button", name="Join")).to_have_count(0)
    open_menu(ben).get_by_role("button", name="Join").click()
    expect(ben.locator(".seat.mine")).to_have_count(1)
    open_menu(ben).get_by_role("button", name="Let a bot play for me").click()
    expect(ben.locator("#seats")).to_contain_text("steady bot")
    open_menu(ben).get_by_role("button", name="Take your seat back").click()
    expect(ben.locator(".seat.mine")).to_have_count(1)
