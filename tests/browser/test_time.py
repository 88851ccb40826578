"""Time travel: undo, the scrubber, positions with addresses, and finished games that are shared and branched."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    against_a_bot,
    choose,
    decision,
    finished_game,
    gone_on,
    journal,
    load,
    moves,
    my_turn,
    play_turns,
)


@pytest.fixture(scope="session")
def finished() -> bytes:
    return finished_game()


def test_undo(visit: NewPage) -> None:
    """A move is taken back, by the button or by a key."""
    page = visit()
    against_a_bot(page)
    play_turns(page, 2)
    my_turn(page)
    before = moves(page)
    question = decision(page).get_by_role("heading", level=2).inner_text()
    page.keyboard.press("u")
    asked = decision(page).locator(".undo[open]")
    if asked.count():
        expect(asked).to_contain_text("This takes back your last move")
        expect(asked.get_by_role("button")).to_be_focused()
        page.keyboard.press("Enter")
    gone_on(page, before)
    my_turn(page)
    assert moves(page) < before
    assert question


def test_scrub(visit: NewPage) -> None:
    """Back and forth through the game with links and keys; a past position has an address. While the game runs
    none can be branched."""
    page = visit()
    against_a_bot(page)
    play_turns(page, 4)
    my_turn(page)
    now = moves(page)
    lines = journal(page).get_by_role("listitem").count()
    page.keyboard.press(",")
    expect(page).to_have_url(re.compile(rf"/at/{now - 1}$"))
    expect(decision(page)).to_contain_text(f"After move {now - 1} of {now}")
    page.locator("#scrubber").focus()
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"/at/0$"))
    expect(decision(page)).to_contain_text(f"After move 0 of {now}")
    assert journal(page).get_by_role("listitem").count() < lines
    there = visit("/t/" + page.url.split("/t/")[1], like=page)
    expect(decision(there)).to_contain_text(f"After move 0 of {now}")
    there.get_by_role("link", name="Back to now").first.click()
    my_turn(there)
    assert moves(there) == now
    page.locator("#scrubber").press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/at/1$"))
    expect(decision(page)).to_contain_text(f"After move 1 of {now}")
    expect(page.get_by_role("button", name="Try a different line")).to_have_count(0)


def test_branch(visit: NewPage, finished: bytes) -> None:
    """A finished game is played on from one of its positions, as a game of its own."""
    page = visit()
    load(page, finished)
    page.get_by_role("link", name="Analyze").click()
    expect(decision(page)).to_contain_text("After move 0")
    page.locator("#scrubber").press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/at/1$"))
    page.get_by_role("button", name="Try a different line").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("from move 1")
    page.get_by_role("button", name="show my cards").click()
    my_turn(page)
    assert moves(page) == 1
    choose(page)


def test_share_download_load(visit: NewPage, finished: bytes, tmp_path: Path) -> None:
    """A finished game is loaded from a file, shared by its address, looked through, downloaded and branched."""
    page = visit()
    load(page, finished)
    expect(decision(page)).to_contain_text("The game is over")
    friend = visit("/t/" + page.url.split("/t/")[1])
    expect(decision(friend)).to_contain_text("The game is over")
    friend.get_by_role("link", name="Analyze").click()
    expect(decision(friend)).to_contain_text("After move 0")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save").click()
    file = tmp_path / "again.resolute"
    waiting.value.save_as(file)
    assert file.read_bytes() == finished
    friend.get_by_role("button", name="Try a different line").click()
    expect(friend.get_by_role("heading", level=1)).to_contain_text("from move 0")


def test_a_bad_file_gets_a_sentence(visit: NewPage) -> None:
    """Something else than a saved game is refused in words."""
    page = visit()
    load(page, b"not a game")
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"\w+ .*\."))
