"""Everything fits: each game in the most crowded positions of whole games, at four sizes, in both themes.

A failure lists each fault once, with the size and the position in which it was seen first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, serving
from tests.browser.crowded import GAMES, SIZES, Crowd, crowded_positions, faults
from tests.browser.playing import Scan
from tests.web.processes import ServerProcess

EVERY_GAME = """
from resolute.engine.registry import games
for game in games().values():
    type(game).offered = True
from resolute.cli import main
main()
"""


PLANT = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.fixture(scope="module")
def every_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on which also games can be loaded that are not finished yet."""
    yield from serving(tmp_path_factory.mktemp("every"), EVERY_GAME)


def _open(visit: NewPage, server: ServerProcess, crowd: Crowd) -> Page:
    """A page with this position, as whoever decides sees it."""
    page = visit(at=server, viewport={"width": 1280, "height": 720})
    page.evaluate("localStorage.setItem('resolute-hints', 'decision board journal keys')")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.resolute", "mimeType": "application/octet-stream", "buffer": crowd.data}
    )
    page.locator("form", has=page.locator("input[type=file]")).locator("button").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    curtain = page.locator("#decision .curtain button.primary")
    if curtain.count():
        curtain.click()
    expect(page.locator("#decision").locator(".yours, .over").first).to_be_visible()
    # Whatever comes to lie under a pointer that rests explains itself, on top of other things.
    page.mouse.move(0, 0)
    return page


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_everything_fits(visit: NewPage, every_game: ServerProcess, game: str) -> None:
    """At 1280x720, 1400x900, 820x1180 and 390x844: nothing that can be clicked is covered or off the screen, no text
    is smaller than 9 px or cut off, nothing scrolls sideways, and half of a phone's screen is board."""
    found: dict[tuple[str, str], str] = {}  # the first of a kind is enough
    for crowd in crowded_positions(game):
        page = _open(visit, every_game, crowd)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            for fault in faults(page):
                kind = fault.partition(", ")[0]
                found.setdefault((f"{width}x{height}", kind), f"{fault} ({crowd.name})")
        page.close()
    told = [f"{game} {size} · {fault}" for (size, _), fault in sorted(found.items())]
    assert not told, f"{len(told)} faults\n" + "\n".join(told)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_axe_where_it_is_crowded(visit: NewPage, every_game: ServerProcess, axe: str, game: str) -> None:
    """axe has nothing against the table in the most crowded position and at the end, in both themes."""
    positions = crowded_positions(game)
    told: list[str] = []
    for crowd, sizes in ((positions[0], (SIZES[-1], SIZES[0])), (positions[-1], SIZES[:1])):
        page = _open(visit, every_game, crowd)
        scan = Scan(page, axe)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            scan.now(f"{game} {width}x{height}, {crowd.name}")
        told += scan.found
        page.close()
    assert not told, "\n".join(told)


@pytest.mark.parametrize(
    ("style", "fault"),
    [
        ("#decision .who { font-size: 7px }", "text of 7 px"),
        ("#decision { pointer-events: none }", "covered"),
        ("main { min-width: 130vw !important }", "sideways"),
        ("#cards { max-height: 2rem !important }", "the hand is higher than its row"),
        ("#decision { position: relative; left: -200vw }", "off the screen"),
    ],
)
def test_planted_faults_are_found(visit: NewPage, every_game: ServerProcess, style: str, fault: str) -> None:
    """The measure finds what it is there for."""
    page = _open(visit, every_game, crowded_positions("campaign")[0])
    page.evaluate(PLANT, style)
    assert any(fault in one for one in faults(page))
