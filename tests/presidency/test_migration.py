"""Games of version 2, whose state was flat, go on: their positions become what the same moves lead to today."""

from __future__ import annotations

from pathlib import Path

import pytest

from resolute.engine.packing import unpack
from resolute.engine.record import read_saved
from resolute.engine.upgrade import carried_over
from resolute.games.presidency import GAME
from resolute.games.presidency.migration import subject
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
