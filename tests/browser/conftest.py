"""Real Chromium before a real server. Without Chromium these tests are skipped with a word; in CI they fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="the browser tests need playwright: install resolute[dev]")

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.web.processes import RUN, ServerProcess

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first is Chromium without its own windows: a page takes it less than half of the work."""
MISSING = "no Chromium here: install chromium-headless-shell or chromium, or run: python -m playwright install chromium"

PATIENCE = 60_000
"""Milliseconds after which a page hangs; nothing takes so long, even on a busy machine."""

NewPage = Callable[..., Page]


def _executable(playwright: Playwright) -> str | None:
    """Chromium of this machine, or playwright's own; it is fetched where that is possible."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is not None:
        return found
    own = playwright.chromium.executable_path
    if not Path(own).exists():
        fetch = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(fetch, check=False, timeout=300, capture_output=True)
    return own if Path(own).exists() else None


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        executable = _executable(playwright)
        if executable is None:
            if os.environ.get("CI"):
                pytest.fail(MISSING)
            pytest.skip(MISSING)
        expect.set_options(timeout=PATIENCE)
        made = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        yield made
        made.close()


def serving(folder: Path, run: str = RUN, bot_pause: str = "0") -> Iterator[ServerProcess]:
    """A server with a database in this folder, which stops in peace."""
    with ServerProcess(folder / "tables.db", folder / "log", run=run, log="error", bot_pause=bot_pause) as made:
        yield made
        assert made.stop() == 0, (folder / "log").read_text()[-2000:]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that many tests share."""
    yield from serving(tmp_path_factory.mktemp("server"))


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[NewPage]:
    """A page of a new visitor; whatever the browser complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", *, like: Page | None = None, at: ServerProcess = server, **settings: Any) -> Page:
        if like is not None:
            settings["storage_state"] = like.context.storage_state()
        context = browser.new_context(
            **{"viewport": {"width": 1280, "height": 860}, "reduced_motion": "reduce", **settings}
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text)
                if said.type == "error" and "Failed to load resource" not in said.text and "net::ERR" not in said.text
                else None
            ),
        )
        page.goto(at.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The script that looks for what keeps people out."""
    found = find_spec("axe_playwright_python")
    assert found is not None
    assert found.origin is not None
    return (Path(found.origin).parent / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def browser_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own, to be killed."""
    yield from serving(tmp_path)
