"""axe has nothing against any page, in light and dark, while it is your turn."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.browser.conftest import NewPage
from tests.browser.playing import against_a_bot, axe_complaints, finished_game, my_turn, play_turns, set_up
from tests.browser.test_time import _load


@pytest.fixture(scope="session")
def axe() -> str:
    found = find_spec("axe_playwright_python")
    assert found is not None
    assert found.origin is not None
    return (Path(found.origin).parent / "axe.min.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe(visit: NewPage, axe: str, theme: str, width: int) -> None:
    """Every page: the front page, the set-up, the rules, the table in play, its past, its journal, its odds."""
    found: list[str] = []
    page = visit(color_scheme=theme, viewport={"width": width, "height": 860})
    base = page.url.rstrip("/")
    for path in ("/", "/new/campaign", "/rules/campaign", "/nowhere"):
        page.goto(base + path)
        found += [f"{path} {one}" for one in axe_complaints(page, axe)]
    page.goto(base)
    against_a_bot(page)
    found += [f"first decision {one}" for one in axe_complaints(page, axe)]
    play_turns(page, 4)
    my_turn(page)
    found += [f"table {one}" for one in axe_complaints(page, axe)]
    table = page.url
    page.keyboard.press("?")
    found += [f"keys {one}" for one in axe_complaints(page, axe)]
    for path in ("/at/1", "/journal"):
        page.goto(table + path)
        found += [f"{path} {one}" for one in axe_complaints(page, axe)]
    page.goto(base)
    found += [f"my tables {one}" for one in axe_complaints(page, axe)]
    set_up(page, ["person_here", "person_here"], ["Ann", "Ben"])
    found += [f"curtain {one}" for one in axe_complaints(page, axe)]
    page.goto(base)
    _load(page, finished_game())
    page.wait_for_timeout(200)
    found += [f"over {one}" for one in axe_complaints(page, axe)]
    assert found == []
