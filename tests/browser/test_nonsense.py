"""Facts before prose, in the browser: with every word of a game replaced by nonsense the keyboard, the search for a
place and live updates do just the same, and all pages have the same structure and figures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from resolute.engine.game import Game
from resolute.engine.record import Record
from resolute.web.choices import LISTED_AT_MOST
from tests.browser.conftest import NewPage, serving
from tests.browser.playing import REGIONS, awake, decision, load, moves, my_turn, options, path_of, shown
from tests.browser.speaking import NONSENSE, PLAIN
from tests.discover import our_games
from tests.nonsense import Skeleton, nonsense
from tests.web.processes import ServerProcess

DRAWN = (*(one for one in REGIONS if one != "seats"), "journal")
"""The regions that change with moves alone; who is there is told now and then."""
DECISIONS = 5
"""So many decisions are played after the search."""


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose games speak as they do."""
    yield from serving(tmp_path_factory.mktemp("plain"), PLAIN)


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose games speak nonsense."""
    yield from serving(tmp_path_factory.mktemp("strange"), NONSENSE)


def many_places(game: Game[Any]) -> bytes:
    """A game up to the first decision with so many places that one looks for one by its name."""
    for seed in range(20):
        record = Record.new(game.id, seats=min(game.seat_counts), seed=seed)
        luck = Random(seed)
        while (asked := record.table.decision) is not None:
            if len({one.at for one in asked.options if one.at}) > LISTED_AT_MOST:
                return record.save()
            record.play(luck.randrange(len(asked.options)))
    raise AssertionError(f"{game.name} never asks for one of many places")


# A question with one answer passes by itself after a while: on a slow machine on the one page and not on the other.
_WAIT = """() => {
  const wait = () => document.getElementById("wait")?.click();
  document.addEventListener("resolute:drawn", wait);
  wait();
}"""


class Stretch:
    """A stretch of a game on one server: what was seen, moment by moment."""

    def __init__(self, visit: NewPage, server: ServerProcess, game: bytes) -> None:
        self.page = visit(at=server)
        load(self.page, game)
        awake(self.page)
        self.page.evaluate(_WAIT)
        self.watcher = visit(path_of(self.page), at=server)
        self.seen: list[tuple[str, list[object]]] = []
        self.prompts: list[str] = []
        expect(self.watcher.locator("#seats")).to_contain_text("1 watching")
        self.structure("at first")

    def structure(self, moment: str) -> None:
        """Keep the bones of both pages."""
        for name, page in (("whoever plays", self.page), ("whoever watches", self.watcher)):
            table = path_of(page).partition("/at/")[0]
            for region in DRAWN:
                # How many options lie beyond the fold depends on how wide the words are.
                html = re.sub(r'<p[^>]* class="v-more[^>]*>[^<]*</p>', "", shown(page, region))
                bones = Skeleton(html.replace(table, "/t/table")).bones
                self.seen.append((f"{moment}, {region} of {name}", bones))

    def turn(self) -> None:
        """Wait for one's turn; lift the curtain if there is one."""
        expect(decision(self.page).locator(".yours, .curtain").first).to_be_visible()
        if decision(self.page).locator(".curtain").count():
            self.page.keyboard.press("1")
        my_turn(self.page)
        self.prompts.append(decision(self.page).get_by_role("heading", level=2).inner_text())

    def search(self) -> None:
        """Look for a place by a part of its name, go to what was found, and choose it."""
        self.turn()
        self.structure("a decision with many places")
        place = decision(self.page).locator("[data-option-at] span").last.inner_text()
        self.page.keyboard.press("/")
        expect(self.page.locator("#filter")).to_be_focused()
        self.page.keyboard.type(max(place.split(), key=len))
        expect(self.page.locator("#found")).not_to_be_empty()
        self.structure("a place was looked for")
        self.page.keyboard.press("ArrowDown")
        expect(options(self.page).first).to_be_focused()
        self.goes_on("Enter")
        self.structure("a place was chosen")

    def goes_on(self, key: str) -> None:
        """Press a key that plays, and wait until everybody has seen the move."""
        before = moves(self.page)
        self.page.keyboard.press(key)
        for page in (self.page, self.watcher):
            expect(page.locator("#timeline .where b")).to_have_text(str(before + 1))


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.id)
def test_a_stretch_of_a_game_in_nonsense(
    visit: NewPage, plain: ServerProcess, strange: ServerProcess, game: Game[Any]
) -> None:
    start = many_places(game)
    real, odd = Stretch(visit, plain, start), Stretch(visit, strange, start)
    for one in (real, odd):
        one.search()
        for number in range(DECISIONS):
            one.turn()
            one.goes_on("1")
            one.structure(f"decision {number}")
    assert [nonsense(prompt) for prompt in real.prompts] == odd.prompts
    for (moment, bones), (_, others) in zip(real.seen, odd.seen, strict=True):
        assert bones == others, moment
