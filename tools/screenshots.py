"""Takes the pictures of the documentation from a real server: `make screenshots`, or some of them by their names.

Seeded games are played by steady bots, loaded through the front page as a visitor would, and photographed.
Whoever decides plays against bots then, and the game goes on as it was: nothing says that it came from a file.
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
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, FilePayload, Page, sync_playwright

from resolute.bots import Observation, make_bot
from resolute.engine.record import Record
from resolute.engine.table import Table
from resolute.engine.views import Face, Facts, Map, Zone

TARGET = Path(__file__).parents[1] / "docs" / "images"
LARGEST = 250_000
"""No picture takes more bytes."""
WIDE, NARROW = (1280, 720), (390, 844)

SERVE = """
from resolute.cli import main
from resolute.engine.record import Record
from resolute.web.tables import Tables

async def silent(*_): pass

Record.loaded = lambda record, seed=None: record
Tables.note = silent
main()
"""
"""The server, but a game from a file keeps its luck, and the journal does not say who has sat down."""

Moment = Callable[[Table[Any]], bool]


def played(game: str, seats: int, until: Moment, seed: int, **options: bool | int | str) -> bytes:
    """A game of steady bots up to a moment, as a saved file: the first from this seed on in which it comes."""
    while True:
        record = Record.new(game, seats=seats, options=options, seed=seed)
        bots = [make_bot("steady", seat) for seat in range(seats)]
        while (decision := record.table.decision) is not None and not until(record.table):
            record.play(bots[decision.seat].choose(Observation(record.table)))
        if until(record.table):
            return record.save()
        seed += 1


def over(table: Table[Any]) -> bool:
    """The game has ended."""
    return table.outcome is not None


def many_states(table: Table[Any]) -> bool:
    """Campaign, well under way: ballots can be cast in three states at least."""
    decision = table.decision
    if decision is None or table.number < 110 or decision.name != "cast_ballots":
        return False
    return len({one.at for one in decision.options}) > 3


def many_roads(table: Table[Any]) -> bool:
    """Dictators, well under way: everybody is somewhere else, and there are several places to travel to."""
    decision, nation = table.decision, table.view(None).parts["board"]
    if decision is None or table.number < 60 or decision.name != "take_action" or not isinstance(nation, Map):
        return False
    roads = sum(one.frame.step.name == "travel" for one in decision.options)
    standing = sum(any(token.side is not None for token in place.tokens) for place in nation.places)
    return roads > 3 and len(decision.options) > 7 and standing == table.seats


def interrupted(table: Table[Any]) -> bool:
    """Dictators: an interruption can be interrupted."""
    return table.decision is not None and len(_cards(table, "chain")) > 1


def congress(table: Table[Any]) -> bool:
    """Lobby, in the second turn: an initiative with cards to play, states to try for and some crises open."""
    decision = table.decision
    if decision is None or table.number < 260 or decision.name != "take_initiative":
        return False
    return len(decision.options) > 8 and len(_cards(table, "crises")) > 3


def primaries(table: Table[Any]) -> bool:
    """Lobby: several candidates, and electors to give."""
    decision = table.decision
    if decision is None or decision.name != "take_turn_in_primaries":
        return False
    return len(_cards(table, "candidates")) > 2 and len(decision.options) > 3


def election(table: Table[Any]) -> bool:
    """Lobby: a state votes on election night, some are counted, and somebody has spent money."""
    decision, bids = table.decision, table.view(None).parts.get("bids")
    if decision is None or decision.name != "bid" or not isinstance(bids, Facts) or not bids.rows:
        return False
    nation = table.view(None).parts["map"]
    assert isinstance(nation, Map)
    return sum(place.values[5] is not None for place in nation.places) > 3


def voting(table: Table[Any]) -> bool:
    """Presidency: several bills are on the floor."""
    decision = table.decision
    return decision is not None and decision.name == "choose_vote" and len(decision.options) > 1


def abroad(table: Table[Any]) -> bool:
    """Presidency, well under way: an action abroad is chosen."""
    decision = table.decision
    if decision is None or table.number < 90 or decision.name != "choose_action":
        return False
    return sum(one.at.startswith("region:") for one in decision.options if one.at) > 3


def in_crisis(table: Table[Any]) -> bool:
    """Presidency: a crisis card asks for an answer."""
    decision = table.decision
    return decision is not None and len(decision.options) > 1 and bool(_cards(table, "crisis"))


def _cards(table: Table[Any], part: str) -> tuple[Face, ...]:
    found = table.view(None).parts.get(part)
    return found.cards if isinstance(found, Zone) else ()


@contextmanager
def server(folder: str) -> Iterator[str]:
    """The real server, with a database of its own."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    command = [sys.executable, "-c", SERVE, "play", "--no-browser", "--port", str(port)]
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


def visit(browser: Browser, size: tuple[int, int], *, dark: bool = False, moving: bool = False) -> Page:
    """A page of a new visitor who has had all hints and asks for no motion, unless it is needed."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if moving else "reduce",
    )
    context.add_init_script("localStorage.setItem('resolute-hints', 'decision board journal keys')")
    return context.new_page()


def load(page: Page, address: str, game: bytes) -> None:
    """Load a saved game from the front page, and let bots have the seats of those who do not decide."""
    # In another tab: election night runs only once in each.
    other = page.context.new_page()
    other.goto(address)
    file = FilePayload(name="game.resolute", mimeType="application/octet-stream", buffer=game)
    other.locator("input[type=file]").set_input_files(file)
    form = other.locator("form", has=other.locator("input[type=file]"))
    form.locator("button").click()
    other.wait_for_url(re.compile("/t/"))
    table = Record.load(game).table
    mine = 0 if table.decision is None else table.decision.seat
    api, name = f"{address}/api/v1", other.url.split("/t/")[1]
    headers = {"X-CSRF-Token": page.request.get(f"{api}/me").json()["csrf"]}
    for seat in range(table.seats):
        if seat != mine:
            data = {"action": "stand_in", "seat": seat, "bot": "steady"}
            answer = page.request.post(f"{api}/tables/{name}/seats", data=data, headers=headers)
            if not answer.ok:
                raise SystemExit(f"screenshots: {answer.text()}")
    page.goto(other.url)
    other.close()
    page.locator("html.scripted").wait_for()


def count_until(page: Page, called: int) -> None:
    """Let election night go on until so many states are called and the next ballots are turned."""
    page.locator(".night [data-do=pause]").click()
    while page.locator(".st.called").count() < called or page.locator(".night .slip.down").count() != 1:
        page.keyboard.press("ArrowRight")


def save(page: Page, name: str) -> None:
    """Take a picture of what is in sight."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    path = TARGET / f"{name}.png"
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE).save(path, optimize=True)
    size = path.stat().st_size
    print(f"{path.name}: {size:,} bytes")
    if size > LARGEST:
        raise SystemExit(f"screenshots: {path.name} is larger than {LARGEST:,} bytes")


RULES = {"advertising": True, "fund_raising": True, "debate": True}
GAMES: dict[str, Callable[[], bytes]] = {
    "table": lambda: played("campaign", 2, many_states, 41, **RULES),
    "night": lambda: played("campaign", 2, over, 41, **RULES),
    "race": lambda: played("dictators", 4, many_roads, 7),
    "chain": lambda: played("dictators", 4, interrupted, 7),
    "end": lambda: played("dictators", 4, over, 7),
    "floor": lambda: played("lobby", 4, congress, 5),
    "caucus": lambda: played("lobby", 4, primaries, 5),
    "returns": lambda: played("lobby", 4, election, 5),
    "vote": lambda: played("presidency", 1, voting, 5),
    "world": lambda: played("presidency", 1, abroad, 5),
    "crisis": lambda: played("presidency", 1, in_crisis, 5),
}
PICTURES = {
    "front": (WIDE, False, "table"),
    "election-night": (WIDE, False, "night"),
    "table-wide": (WIDE, False, "table"),
    "table-narrow": (NARROW, False, "table"),
    "table-dark": (WIDE, True, "table"),
    "dictators": (WIDE, False, "race"),
    "dictators-narrow": (NARROW, False, "race"),
    "dictators-end": (WIDE, False, "end"),
    "dictators-interrupted": (WIDE, False, "chain"),
    "lobby": (WIDE, False, "floor"),
    "lobby-primaries": (WIDE, False, "caucus"),
    "lobby-night": (WIDE, False, "returns"),
    "lobby-narrow": (NARROW, False, "floor"),
    "presidency": (WIDE, False, "vote"),
    "presidency-world": (WIDE, False, "world"),
    "presidency-crisis": (WIDE, False, "crisis"),
    "presidency-narrow": (NARROW, False, "vote"),
}
"""The size of each picture, whether it is dark, and the game that it shows."""


def main() -> None:
    """Take all pictures, or those that are named."""
    names = sys.argv[1:] or list(PICTURES)
    if unknown := [name for name in names if name not in PICTURES]:
        raise SystemExit(f"screenshots: no picture called {unknown[0]}; there are {', '.join(PICTURES)}")
    TARGET.mkdir(parents=True, exist_ok=True)
    games = {game: GAMES[game]() for game in dict.fromkeys(PICTURES[name][2] for name in names)}
    with tempfile.TemporaryDirectory() as folder, server(folder) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium())
        for name in names:
            size, dark, game = PICTURES[name]
            page = visit(browser, size, dark=dark, moving=name == "election-night")
            load(page, address, games[game])
            if name == "front":
                page.goto(address)
            if name == "election-night":
                count_until(page, 30)
            save(page, name)
        browser.close()


if __name__ == "__main__":
    main()
