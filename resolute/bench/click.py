"""How soon a click is seen: from a click on an option to the first frame in which the page has changed."""

from __future__ import annotations

import shutil
from pathlib import Path
from statistics import median
from typing import Any

CLICKS = 30
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]

# The clock starts with the click as the page hears of it, and stops in the frame that shows a region redrawn.
_WATCH = """() => {
  const regions = ["board", "decision", "cards", "tally", "journal"].map((id) => document.getElementById(id));
  window.clicked = null;
  window.changed = null;
  const observer = new MutationObserver(() => {
    if (window.clicked === null || window.changed !== null) return;
    window.changed = 0;
    requestAnimationFrame(() => { window.changed = performance.now() - window.clicked; });
  });
  for (const one of regions) observer.observe(one, { childList: true, subtree: true });
  addEventListener("click", () => { window.clicked ??= performance.now(); }, { capture: true });
}"""
_AGAIN = "() => { window.clicked = null; window.changed = null; }"
_MINE = "#decision button.opt[name=index]"


def measure_click(port: int, clicks: int = CLICKS) -> float | None:
    """The median over some clicks, in milliseconds, with one page open; None, where there is no Chromium."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        found = next(filter(None, map(shutil.which, _NAMES)), None) or playwright.chromium.executable_path
        if not Path(found).exists():
            return None
        try:
            browser = playwright.chromium.launch(executable_path=found, args=_ARGUMENTS)
        except Error:
            return None
        try:
            page = browser.new_page(viewport={"width": 1280, "height": 860})
            page.goto(f"http://127.0.0.1:{port}/")
            page.locator("form[action='/quick'] button").first.click()
            page.locator("#decision").wait_for()
            page.evaluate(_WATCH)
            return median(_click(page) for _ in range(clicks))
        finally:
            browser.close()


def _click(page: Any) -> float:
    option = page.locator(_MINE).first
    option.wait_for()
    # What the last move set going comes to rest first.
    page.wait_for_timeout(400)
    option.wait_for()
    page.evaluate(_AGAIN)
    option.click()
    for _ in range(500):
        seen: float | None = page.evaluate("() => window.changed")
        if seen:
            return seen
        page.wait_for_timeout(10)
    raise TimeoutError("A click changed nothing on the page for five seconds.")
