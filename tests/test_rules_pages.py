"""Every game's page of rules is true: its steps and tests exist, and nothing of the rulebook is missing."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from resolute import rulebook
from resolute.engine.effects import Choose
from resolute.engine.frames import Choice
from resolute.engine.game import Game
from resolute.engine.registry import games
from resolute.games.dictators.content.tokens import NUMERALS
from tests.presidency.sections import ITEMS as PRESIDENCY_ITEMS

TESTS = Path(__file__).parent
COLUMNS = ["rule", "step", "test"]

# The rulebooks are not in the repository, so this is our own list of their sections and numbered items. Each must
# begin a row of the game's page.
RULEBOOKS: dict[str, tuple[str, ...]] = {
    "campaign": (
        "Players",
        "Object, popular",
        "Object, electoral",
        *(f"Setup {number}" for number in range(1, 7)),
        "Candidate card",
        "Ballot card",
        "Play, hands",
        "Play, partners",
        "Play, first turn",
        "Play, order",
        "Campaigning, region",
        "Campaigning, three states",
        "Campaigning, example 1",
        "Campaigning, ballots",
        "Campaigning, at least one",
        "Campaigning, any number",
        "Campaigning, announcing",
        "Campaigning, face down",
        "Campaigning, example 2",
        "Campaigning, recording",
        "Campaigning, limits",
        "Campaigning, refill",
        "Home Stretch, when",
        "Home Stretch, who",
        "Home Stretch, six states",
        "Campaign's End, last turns",
        "Campaign's End, hands",
        "Headquarters, when",
        "Headquarters, home state",
        "Headquarters, two players",
        "Headquarters, Home State ballot",
        "Headquarters, card",
        "Blunder, card",
        "Rumor, opponent",
        "Rumor, squelched",
        "Rumor, other states",
        "Rumor, no ballot",
        "Rumor, handed ballots",
        "Bulletin",
        "Other cards",
        "Endorsement, dice",
        "Endorsement, press support",
        "Endorsement, ground",
        "Endorsement, recording",
        "Endorsement, returned",
        "Replenishing, in turn",
        "Replenishing, unseen",
        "Replenishing, shortage",
        "Replenishing, example",
        "Absentee, states",
        "Absentee, example",
        "Absentee, the rest",
        "Absentee, any state",
        "Absentee, popular",
        "Absentee, secret",
        "Absentee, unused",
        "Absentee, electoral",
        "Popular, regions",
        "Popular, regional votes",
        "Popular, regional tie",
        "Popular, national votes",
        "Popular, national tie",
        "Popular, grand total",
        "Popular, 237",
        "Electoral, edge",
        "Electoral, example",
        "Electoral, winner takes all",
        "Electoral, state by state",
        "Electoral, majority",
        "Nomination, four: cards",
        "Nomination, four: choosing",
        "Nomination, four: agreement",
        "Nomination, four: totals",
        "Nomination, four: equal totals",
        "Nomination, four: running mate",
        "Nomination, four: aside",
        "Nomination, deals",
        "Nomination, two: cards",
        "Nomination, two: choosing",
        *(f"Advertising {number}" for number in range(1, 10)),
        *(f"Fund Raising {number}" for number in range(1, 5)),
        "Fund Raising, example",
        *(f"Debate {number}" for number in range(1, 11)),
        "Debate, example",
        "Incumbent, president",
        "Incumbent, running mate",
        "Incumbent, challengers",
        "Incumbent, edges",
        "Incumbent, electoral only",
    ),
    "presidency": PRESIDENCY_ITEMS,
    "dictators": (
        "Players",
        "Components",
        "Overview, goal",
        "Overview, facilities",
        "Setup, dictators",
        "Setup, Hawaii",
        "Setup, nuclear cards",
        "Setup, tokens",
        "Setup, command cards",
        "Setup, events",
        "Setup, presidential deck",
        "Setup, DEFCON",
        "Setup, within reach",
        "General, start",
        "General, order",
        "General, abilities",
        "General, cards",
        "Turn, three actions",
        "Turn, any order",
        "Turn, travel",
        "Turn, draw",
        "Turn, hand limit",
        "Turn, empty deck",
        "Turn, play",
        "Turn, activate",
        "Deck, action cards",
        "Deck, USA sign",
        "Deck, two and three turns",
        "Deck, interruptions",
        "Deck, asset cards",
        "Founding Father, at once",
        "Founding Father, replaced",
        "Founding Father, turns",
        "Founding Father, discards",
        "DEFCON, at once",
        "DEFCON, discards",
        "DEFCON, from the discards",
        "Events, any source",
        "Trident, first",
        "Trident, a place",
        "Trident, second",
        "Trident, from the discards",
        "Disarming, own",
        "Disarming, order",
        "Disarming, place",
        "Disarming, cost",
        "Disarming, roll",
        "Disarming, face up",
        "Disarming, failure",
        "Disarming, again",
        "Disarming, zone 4",
        "Zone 4, token",
        "Zone 4, once",
        "Zone 4, sure",
        *(f"Zone 4, {numeral}" for numeral in NUMERALS[1:]),
        "Warheads, number",
        "Warheads, everybody",
        "President, place",
        "President, card",
        "President, present",
        "President, chart",
        "President, success",
        "President, failure",
        "President, absent",
        "Map, flights",
        "Map, nuclear zones",
        "Map, time zones",
        "Map, adjacent states",
        "Map, Hawaii",
        "Map, Washington D.C.",
        "Map, special sites",
        "Roadblock, road",
        "No-fly zone",
        "Advanced, skips",
        "Advanced, own turn",
        "Advanced, skipped turns",
        "Advanced, example 1",
        "Advanced, example 2",
        "Adjusting, Founding Fathers",
        "Adjusting, OOPS",
        "Adjusting, DEFCON 4",
        "Adjusting, DEFCON cards",
        *(f"FAQ {number}" for number in range(1, 21)),
    ),
}

Row = tuple[str, str, str]


@cache
def rows(game: str) -> tuple[Row, ...]:
    """The rows of every table of a page."""
    found: list[Row] = []
    header: list[str] | None = None
    for line in rulebook.rules_text(game).splitlines():
        if not line.startswith("|"):
            header = None
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if header is None:
            header = cells
        elif header == COLUMNS and not set(line) <= set("|-: "):
            assert len(cells) == 3, f"a row of {game}.md needs three cells: {line}"
            found.append((cells[0], cells[1], cells[2]))
    return tuple(found)


def name_in(cell: str) -> str:
    """The name that a cell gives in backticks."""
    found = re.fullmatch(r"`([^`]+)`", cell)
    assert found, f"a name in backticks is missing: {cell!r}"
    return found[1]


def exists(game: str, name: str) -> bool:
    """Whether a dotted name is there, below the game's rules or below the game itself."""
    home = f"resolute.games.{game}"
    return any(_reach(base, name.split(".")) for base in (f"{home}.rules", home))


def _reach(base: str, parts: list[str]) -> bool:
    here: Any = import_module(base)
    for part in parts:
        if isinstance(here, ModuleType) and not hasattr(here, part):
            try:
                here = import_module(f"{here.__name__}.{part}")
            except ModuleNotFoundError:
                return False
        elif hasattr(here, part):
            here = getattr(here, part)
        else:
            return False
    return True


@cache
def names_of_tests(file: Path) -> frozenset[str]:
    """The names of the tests in a file, read without running it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


# Other tests register small games of their own.
OURS = [game for game in games().values() if type(game).__module__.startswith("resolute.games.")]

pages = pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)


@pages
def test_every_row_has_its_rule_its_step_and_its_test(game: Game[Any]) -> None:
    found = rows(game.id)
    assert found
    for row in found:
        assert all(row), f"an empty cell: {row}"
        name_in(row[1])
        name_in(row[2])


@pages
def test_every_step_exists(game: Game[Any]) -> None:
    missing = [name for _, step, _ in rows(game.id) if not exists(game.id, name := name_in(step))]
    assert not missing


@pages
def test_every_test_exists(game: Game[Any]) -> None:
    for _, _, cell in rows(game.id):
        file, name = name_in(cell).split("::")
        path = TESTS / game.id / file
        assert path.is_file(), f"{game.id}.md names {file}, which is not there"
        assert name in names_of_tests(path), f"{game.id}.md names {name}, which is not in {file}"


@pages
def test_the_rule_of_every_decision_is_a_heading(game: Game[Any]) -> None:
    """The page opens at the section that a decision names."""
    headings = rulebook.headings(game.id)
    for step in game.steps.values():
        if isinstance(step, Choice) and step.module.startswith(f"resolute.games.{game.id}."):
            assert step.rule in headings, f"{step.name} names {step.rule!r}"
            assert rulebook.section(game.id, step.rule).splitlines()[0].endswith(step.rule)
    prints_choices = any(isinstance(game.book.at(address), Choose) for address in game.book)
    assert game.printed_rule in headings if prints_choices else not game.printed_rule


@pages
def test_no_section_of_the_rulebook_is_missing(game: Game[Any]) -> None:
    marked = {found[1] for rule, _, _ in rows(game.id) if (found := re.match(r"\*\*(.+?)\*\* ", rule))}
    assert game.id in RULEBOOKS, f"list the sections of the rulebook of {game.id} in this test"
    assert [item for item in RULEBOOKS[game.id] if item not in marked] == []
    assert marked - set(RULEBOOKS[game.id]) == set()


@pages
def test_headings_are_told_apart(game: Game[Any]) -> None:
    headings = rulebook.headings(game.id)
    assert len(headings) == len(set(headings))
