"""Every row of the charts of the world: what it says, and what is told when it happens in one busy position. The lines
were read against content and rulebooks when they were frozen. (GM The World Arena; charts WD1 to WD4, WM1 to WM7, WT1,
WT2, WA1 to WA4, WPR1, WPR2, WPC1, WPC2)"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.rolling import OnChart
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import PEERS, WORLD, Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.operations.sanctions import impose
from resolute.games.presidency.operations.tensions import strain_nation
from resolute.games.presidency.state import CivilWar, ConflictStatus, RegionStatus, RogueState, TerrorGroup, War
from tests.presidency.helpers import A_WAR, Stage, bring, on_what, presidency

FILE = Path(__file__).with_name("rows_abroad.txt")
"""An address on a line, then what it says (=) and what is told (>); RESOLUTE_UPDATE=1 writes it again."""
CHAPTERS = ("ally/", "peer/", "rogue/", "summit/", "chart/WD", "chart/WM", "chart/WT", "chart/unstable", "support/")
ELSEWHERE = ("chart/WM6", "chart/WD1/refugees")
"""Rows that other tests walk."""
MOST_QUESTIONS = 20
_OURS = War(Belligerent.UNITED_STATES, Belligerent.ROGUE_STATE, 0, WarKind.COMBINED, STALEMATE, 9, 6, us_side=1)
FOUGHT = {
    "ally/2/then": (War(Belligerent.IRAN, Belligerent.GULF_STATES, 4, WarKind.COMBINED, STALEMATE, 9, 4),),
    "ally/3/then": (War(Belligerent.NORTH_KOREA, Belligerent.SOUTH_KOREA, 7, WarKind.COMBINED, STALEMATE, 9, 4),),
    "rogue/": (
        War(Belligerent.UNITED_STATES, Belligerent.ROGUE_STATE, 0, WarKind.COMBINED, STALEMATE, 9, 6, us_side=1),
    ),
}
"""The wars that are fought when a row of a chart about one happens."""
FIXED = IntelBox.TARGET_FIXED


def rows() -> Iterator[str]:
    """The address of every row of every chart of the world."""
    for address in BOOK:
        effect = BOOK.at(address)
        if address.startswith(CHAPTERS) and not address.startswith(ELSEWHERE) and isinstance(effect, OnChart):
            yield from (f"{address}/{row.key}" for row in effect.chart.rows)


def busy() -> Stage:
    """A position in which every row has something to do: crises, groups, influence, tensions, sanctions, programs."""
    t = presidency(action_points=5, iran_nuclear=3, korea_missiles=3, approval=50, friends=(0,))
    s = t.table.state
    t.table.dice = Dice(seed_bytes(5))
    groups = (TerrorGroup(2, FIXED), TerrorGroup(1))
    here = RegionStatus(5, 0, 5, 1, 1, (CivilWar(),), groups, russian_influence=1, chinese_influence=1)
    for region in WORLD:
        s.world.change_region(region, here)
    s.world.change_region(0, msgspec.structs.replace(here, rogue_states=(RogueState(3), RogueState(3, at_war=True))))
    s.world.change_region(8, msgspec.structs.replace(s.world.regions[Region.CONUS], terror_groups=groups))
    for nation in Nation:
        strain_nation(t.table, int(nation), 2)
    for nation in (*PEERS, Nation.IRAN, Nation.NORTH_KOREA):
        impose(t.table, int(nation), SanctionKind.UNILATERAL)
    impose(t.table, int(Nation.NORTH_KOREA), SanctionKind.UN)
    s.world.conflicts = tuple(ConflictStatus(2, one.strength) for one in s.world.conflicts)
    s.world.iran_influence = 1
    s.world.goodwill, s.world.goodwill_supply = s.world.goodwill_supply[:1], s.world.goodwill_supply[1:]
    return t


def told(address: str) -> list[str]:
    """What is told when a row happens; where it asks, the first answer is given."""
    t, on = busy(), on_what(address, 0)
    at_war = (A_WAR,) if on is not None and on.kind == "war" else ()
    t.table.state.world.wars = next((wars for begins, wars in FOUGHT.items() if address.startswith(begins)), at_war)
    before = len(t.story)
    bring(t, address, on)
    for _ in range(MOST_QUESTIONS):
        decision = t.table.decision
        if decision is None or decision.name == "at_rest":
            break
        t.table.play(decision.options[0])
    return list(t.story[before:])


def test_every_row_abroad_says_and_does_what_was_read() -> None:
    found: list[str] = []
    for address in rows():
        found += [address, f"= {BOOK.sentence(address)}", *(f"> {line}" for line in told(address))]
    text = "\n".join(found) + "\n"
    if os.environ.get("RESOLUTE_UPDATE"):
        FILE.write_text(text, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == text


def test_no_row_abroad_does_nothing_by_mistake() -> None:
    """A row that says something tells something; those that change nothing say so, and no rogue state has a weapon."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    silent = [
        lines[at] for at, line in enumerate(lines[:-1]) if not line.startswith(("=", ">")) and lines[at + 2][:1] != ">"
    ]
    assert all(one in ("rogue/acts/10", "rogue/fights/10") for one in silent if BOOK.sentence(one) != "nothing happens")
