"""axe has nothing against any page, in light and dark, while it is your turn."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import against_a_bot, axe_complaints, decision, finished_game, my_turn, play_turns, set_up
from tests.browser.test_time import _load

THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")


@pytest.fixture(scope="session")
def axe() -> str:
    found = find_spec("axe_playwright_python")
    assert found is not None
    assert found.origin is not None
    return (Path(found.origin).parent / "axe.min.js").read_text(encoding="utf-8")


class Scan:
    """Looks at one page after the other, in both themes."""

    def __init__(self, page: Page, axe: str) -> None:
        self.page = page
        self.axe = axe
        self.found: list[str] = []

    def now(self, name: str) -> None:
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            self.found += [f"{name}, {theme}: {one}" for one in axe_complaints(self.page, self.axe)]


def test_axe_around_the_table(visit: NewPage, axe: str) -> None:
    """The front page, the set-up, the rules, an error, a finished game, its journal, and the list of one's tables."""
    page = visit()
    base = page.url.rstrip("/")
    scan = Scan(page, axe)
    for path in ("/", "/new/campaign", "/rules/campaign", "/nowhere"):
        page.goto(base + path)
        scan.now(path)
    page.goto(base)
    _load(page, finished_game())
    expect(decision(page)).to_contain_text("The game is over")
    scan.now("over")
    page.goto(page.url + "/journal")
    scan.now("journal")
    page.goto(base)
    scan.now("my tables")
    assert not scan.found, "\n".join(scan.found)


def test_axe_at_the_table(visit: NewPage, axe: str) -> None:
    """The table while it is your turn, its keys, its odds, its past; and the curtain."""
    page = visit()
    base = page.url.rstrip("/")
    scan = Scan(page, axe)
    against_a_bot(page)
    scan.now("first decision")
    play_turns(page, 3)
    my_turn(page)
    scan.now("table")
    page.locator("summary", has_text="Chat").click()
    page.locator(".seat summary").first.click()
    page.get_by_role("link", name="Odds").click()
    expect(page.locator("#rule-text")).to_contain_text("%")
    scan.now("odds, chat and a seat")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    scan.now("keys")
    page.goto(page.url + "/at/1")
    scan.now("past")
    page.goto(base)
    set_up(page, ["person_here", "person_here"], ["Ann", "Ben"])
    scan.now("curtain")
    assert not scan.found, "\n".join(scan.found)


def test_axe_on_a_phone(visit: NewPage, axe: str) -> None:
    """The table while it is your turn, on a narrow screen."""
    page = visit(viewport={"width": 390, "height": 844})
    scan = Scan(page, axe)
    scan.now("/")
    against_a_bot(page)
    play_turns(page, 2)
    my_turn(page)
    scan.now("table")
    assert not scan.found, "\n".join(scan.found)
