"""Games of version 2, whose state was flat, go on: their positions become what the same moves lead to today."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from resolute.engine.migration import RawPosition
from resolute.engine.packing import unpack
from resolute.engine.record import read_saved
from resolute.engine.upgrade import carried_over
from resolute.games.presidency import GAME
from resolute.games.presidency.migration import migrate_presidency, subject
from tests.saves import keep

KEPT = sorted(Path(keep.__file__).parent.glob("presidency-v2-*.resolute"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_flat_position_becomes_a_nested_one(file: Path) -> None:
    saved = read_saved(file.read_bytes())
    assert saved.checkpoint is not None and saved.log.version == 2
    table = unpack(saved.checkpoint.position)
    record = carried_over(saved)
    assert record.log.version == GAME.version
    assert table.pack() == record.table.pack(), "so that the game is simply of the new version"


def test_there_is_one_of_each() -> None:
    assert [file.stem.rpartition("-")[2] for file in KEPT] == ["early", "middle", "over"]


@pytest.mark.parametrize(
    ("address", "old", "new"),
    [
        ("chart/D11", 3, ["attack", 3]),
        ("chart/D11/severity/3", 11, ["great_city_attack", 3]),
        ("chart/D12", 11, ["terror", 1]),
        ("chart/D14/breaking", 0, ["office", 0]),
        ("action/P6/there", 5, ["nation", 5]),
        ("chart/D6", "second", ["session", 2]),
        ("chart/D6", None, None),
    ],
)
def test_a_bare_number_becomes_a_subject_that_says_its_kind(address: str, old: int | str | None, new: object) -> None:
    assert subject(address, old, (4, 11)) == new


def test_version_7_asks_fuller_questions() -> None:
    """Who of the cabinet acts next is asked member by member, and the UN with the target; what was not paid yet can be
    asked for again."""
    waiting = [["next_action", []], ["choose_member", [0]], ["choose_un_target", [0, "talks", True]]]
    state = {"clock": {"year": 2}, "decks": {}}
    moved = migrate_presidency(6, RawPosition(1, {}, state, waiting))
    assert moved.agenda == [["next_action", []], ["next_member", []], ["ask_the_un", ["", False, True]]]
    assert migrate_presidency(7, RawPosition(1, {}, {}, waiting)).agenda == waiting


def test_version_12_tells_revealed_tensions_apart() -> None:
    """All that lie on a nation in the middle of its actions count as revealed, as they did; rogue states act
    together."""
    waiting = [["ally_done", [5]], ["rogue_nation_done", [2]], ["rogue_states_act", [0, 0]], ["next_segment", []]]
    moved = migrate_presidency(11, RawPosition(1, {}, {}, waiting)).agenda
    assert moved == [["ally_done", [5, 99]], ["rogue_nation_done", [2, 99]], ["rogue_states_act", []], waiting[-1]]
    assert migrate_presidency(12, RawPosition(1, {}, {}, waiting)).agenda == waiting


def test_version_12_lets_civil_wars_wait_side_by_side() -> None:
    """What waits behind the one that is rolled for: the one before it in its region, then that of another region."""
    regions: list[dict[str, Any]] = [{}, {"civil_wars": [{}]}, {}, {"civil_wars": [{}, {}, {}]}]
    position = RawPosition(
        1, {}, {"world": {"regions": regions}}, [["next_segment", []], ["civil_war_done", [31, [10]]]]
    )
    assert migrate_presidency(11, position).agenda == [
        *(
            ["next_segment", []],
            ["next_civil_war", [10, True]],
            ["next_civil_war", [30, False]],
            ["civil_war_done", []],
        ),
    ]


def test_version_7_deals_crisis_cards() -> None:
    """A deck for this year and one for each that is left of the term; the rest lies off the map."""
    state: dict[str, Any] = {"clock": {"year": 2}, "decks": {"chits": [3]}}
    decks = migrate_presidency(6, RawPosition(1, {}, state, [])).state["decks"]
    assert decks["chits"] == [3] and len(decks["crisis"]) == 16 and [len(one) for one in decks["years"]] == [16, 16]
    boxes = [decks[name] for name in ("crisis", "disasters", "terrorism", "cascading", "events")]
    assert sorted(one for pile in (*boxes, *decks["years"]) for one in pile) == list(range(6, 181))


@pytest.mark.parametrize("name", ["early", "middle"])
def test_a_game_of_version_6_goes_on_with_cards(name: str) -> None:
    saved = read_saved((Path(keep.__file__).parent / f"presidency-v6-format2-{name}.resolute").read_bytes())
    table: Any = carried_over(saved).table
    assert table.state.decks.crisis and table.state.decks.events
