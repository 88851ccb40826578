"""Tables of Presidency past set-up, on which an example runs the steps that it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from resolute.engine.dice import ScriptedDice
from resolute.engine.effects import Effect, happen
from resolute.engine.frames import Actor, Option, choice, do
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.games.presidency import PresidencyGame
from resolute.games.presidency.book import presidency_book
from resolute.games.presidency.content.cabinet import CANDIDATES
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.migration import subject
from resolute.games.presidency.state import Presidency, War
from tests.presidency.sheet import Stage, write

SHEET = presidency_book()
"""The book, to which examples add what only they print."""
PRINTED = len(SHEET)


class ExampleGame(PresidencyGame):
    """Presidency with a sheet on which examples print effects of their own."""

    book = SHEET


GAME = ExampleGame()
POINTS = 15


AN_ALLY = 7
"""Israel, who is at war in some positions."""
WORLDLY = {
    **dict.fromkeys(("chart/WD1", "chart/WD2", "chart/WD4"), "region"),
    **dict.fromkeys(("action/F1/there", "action/F2/there", "action/F3/there", "action/F4/there"), "region"),
    **dict.fromkeys(("action/F5/there", "action/F7/there"), "nation"),
    "action/F8/there": "conflict",
    **dict.fromkeys(("chart/WCT1", "support/resupply"), "war"),
    "support/": "conflict",
    "war/ally-": "nation",
    **dict.fromkeys(("war/us-wins", "war/us-loses", "war/peer-", "war/rogue-loses"), "region"),
    **dict.fromkeys(("hostilities/", "action/M7/there"), "region"),
    "action/M1/there": "capability",
    **dict.fromkeys(("chart/WM2", "chart/WM7"), "group"),
    "chart/WM1": "region",
    **dict.fromkeys(("chart/WM3/program", "chart/WM3/infrastructure", "chart/WM3/israel/"), "rogue"),
    **dict.fromkeys(("chart/WM3/joint/program", "chart/WM3/joint/infrastructure"), "rogue"),
    "chart/WM3/joint/peer-": "nation",
    **dict.fromkeys(("chart/WM3/rogue", "chart/WM3/reaction/rogue"), "region"),
    **dict.fromkeys(("chart/WM3/peer-", "chart/WM3/reaction/nation"), "nation"),
    "chart/WM3/by": "war",
    "action/F9/there/then": "war",
    "action/F9/there/otherwise": "region",
    "action/F9/there": "region",
    **dict.fromkeys(("chart/WD3/humanitarian", "chart/WD3/infrastructure", "chart/WD3/youth"), "region"),
    **dict.fromkeys(("chart/WD3/sanctions", "chart/WD3/arms-control"), "rogue"),
    "chart/WD3/de-escalate": "conflict",
    "chart/WD3/broker-peace": "war",
    "chart/WM4/terror": "region",
    "chart/WM4": "civil_war",
    **dict.fromkeys(("chart/unstable", "chart/D13/6/4/there"), "region"),
    "summit/": "nation",
    "action/F6/there": "nation",
    "rogue/": "rogue_state",
}
"""What is printed about the world happens to things of these kinds, by the beginning of its address."""


FIRST_OF = {"group": 80, "rogue": int(Nation.IRAN), "war": 0, "civil_war": int(Region.AFRICA) * 10, "rogue_state": 1}
"""Of these kinds there is only one in an example."""
A_WAR = War(Belligerent.ISRAEL, Belligerent.HAMAS, int(Region.MIDDLE_EAST), WarKind.COMBINED, STALEMATE, 9, 2)
"""A war on the sideboard, for what is printed about wars; a civil war is fought in Africa from the beginning."""


@choice("Nothing more to do", rule="")
def at_rest(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """What waits below an example."""
    yield Option("rest", do(at_rest, 0))


def presidency(
    dice: Sequence[int] = (), draws: Sequence[int] = (), options: dict[str, Any] | None = None, **fields: Any
) -> Stage:
    """A table in year 1, nobody in Congress, candidates 0 to 3 in the cabinet, 15 action points; `fields` of the state
    as given. Nothing is waiting, so that frames can be `run`."""
    table: Table[Presidency] = Table(GAME, 1, GAME.resolve_options(1, options), ScriptedDice(dice, draws))
    start = {
        "year": 1,
        "action_points": POINTS,
        "cabinet": (-1, 0, 1, 2, 3),
        "candidates": tuple(range(4, len(CANDIDATES))),
    }
    for name, value in {**start, **fields}.items():
        write(table.state, name, value)
    table.agenda = [do(at_rest, 0)]
    return Stage(table)


def on_what(address: str, on: int | str | None) -> Target | None:
    """What is printed at an address happens to things of one kind; which one is said by its number alone."""
    found = subject(address, on, range(100))
    if found is None and isinstance(on, int):
        kind = next((kind for begins, kind in WORLDLY.items() if address.startswith(begins)), "")
        if address.startswith("war/ally-"):
            on = AN_ALLY
        on = FIRST_OF.get(kind, on)
        return Target("nation" if kind == "rogue" else kind, on) if kind else None
    return None if found is None else Target(*found)


def bring(t: Stage, address: str, on: Subject = None) -> Stage:
    """Let what is printed at an address happen, to a target or to the one with that number."""
    return t.run(do(happen, address, on if isinstance(on, Target) else on_what(address, on)))


def effect(t: Stage, one: Effect) -> Stage:
    """Let an effect happen that is printed nowhere."""
    SHEET.add(address := f"example/{len(SHEET) - PRINTED}", one)
    return bring(t, address)


__all__ = ["A_WAR", "GAME", "POINTS", "SHEET", "ExampleGame", "Stage", "bring", "effect", "on_what", "presidency"]
