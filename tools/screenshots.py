"""Takes the pictures of the documentation from a real server: `make screenshots`.

A seeded game is played by steady bots, loaded through the front page as a visitor would, and photographed.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, FilePayload, Page, sync_playwright

from resolute.bots import Sight, make_bot
from resolute.engine.record import Record
from resolute.engine.table import Decision

TARGET = Path(__file__).parents[1] / "docs" / "images"
SEED = 41
OPTIONS = {"advertising": True, "fund_raising": True, "debate": True}
AFTER = 110
"""The table is shown after so many moves, at the next turn on which there is much to choose."""
LARGEST = 250_000
"""No picture takes more bytes."""
WIDE, NARROW = (1400, 1000), (390, 844)


def played(until: Callable[[Decision, int], bool]) -> bytes:
    """A game of Campaign up to a moment, as a saved file."""
    record = Record.new("campaign", seats=2, options=OPTIONS, seed=SEED)
    bots = [make_bot("steady", seat) for seat in range(2)]
    while (decision := record.table.decision) is not None and not until(decision, record.table.number):
        record.play(bots[decision.seat].choose(Sight(record.table)))
    return record.save()


def worth_seeing(decision: Decision, number: int) -> bool:
    """Ballots can be cast in three states at least."""
    return number >= AFTER and decision.name == "cast_ballots" and len({one.at for one in decision.options}) > 3


@contextmanager
def server(folder: str) -> Iterator[str]:
    """The real server, with a database of its own."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    command = [sys.executable, "-m", "resolute.cli", "play", "--no-browser", "--port", str(port)]
    environment = {**os.environ, "RESOLUTE_DATABASE": f"{folder}/tables.db", "RESOLUTE_LOG": "error"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
                break
            except OSError:
                if process.poll() is not None:
                    raise SystemExit("screenshots: the server did not start") from None
                time.sleep(0.1)
        else:
            raise SystemExit("screenshots: the server does not answer")
        yield address
    finally:
        process.terminate()
        process.wait(20)


def chromium() -> str | None:
    """Chromium of the machine, if there is one; else Playwright's own."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def visit(browser: Browser, size: tuple[int, int], *, dark: bool = False) -> Page:
    """A page of a new visitor who asks for no motion and has had all hints."""
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    page.add_init_script("localStorage.setItem('resolute-hints', 'decision board journal keys')")
    return page


def load(page: Page, address: str, game: bytes) -> None:
    """Load a saved game from the front page, and lift the curtain if there is one."""
    page.goto(address)
    file = FilePayload(name="game.resolute", mimeType="application/octet-stream", buffer=game)
    page.locator("input[type=file]").set_input_files(file)
    form = page.locator("form", has=page.locator("input[type=file]"))
    form.locator("button").click()
    page.wait_for_url(re.compile("/t/"))
    curtain = page.locator("#decision .curtain button.primary")
    if curtain.count():
        curtain.click()
        curtain.wait_for(state="detached")


def save(page: Page, name: str) -> None:
    """Take a picture of what is in sight."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    path = TARGET / f"{name}.png"
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)
    size = path.stat().st_size
    print(f"{path.name}: {size:,} bytes")
    if size > LARGEST:
        raise SystemExit(f"screenshots: {path.name} is larger than {LARGEST:,} bytes")


def main() -> None:
    """Take all pictures."""
    TARGET.mkdir(parents=True, exist_ok=True)
    table, night = played(worth_seeing), played(lambda decision, number: False)
    with tempfile.TemporaryDirectory() as folder, server(folder) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium())
        page = visit(browser, (1100, 760))
        page.goto(address)
        save(page, "front")
        for name, size, dark, game in (
            ("table-wide", WIDE, False, table),
            ("table-narrow", NARROW, False, table),
            ("table-dark", WIDE, True, table),
            ("election-night", WIDE, False, night),
        ):
            page = visit(browser, size, dark=dark)
            load(page, address, game)
            save(page, name)
        browser.close()


if __name__ == "__main__":
    main()
