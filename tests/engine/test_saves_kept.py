"""Files that earlier code saved load, go on and can be played to the end, or say in one sentence why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from resolute import Record, SaveError
from resolute.engine.record import read_saved
from resolute.engine.upgrade import ReadOnlyGame
from tests.saves.changes import CHANGES, change_rules, to_the_end

FILES = sorted((Path(__file__).parent.parent / "saves").glob("*.resolute"))


def test_there_are_files_of_every_game() -> None:
    assert {file.name.partition("-")[0] for file in FILES} >= {"campaign", "dictators", "presidency"}


@pytest.mark.parametrize("how", CHANGES)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_goes_on_or_says_why_not(file: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    change_rules(how, monkeypatch)
    data = file.read_bytes()
    saved = read_saved(data)
    try:
        record = Record.load(data)
    except ReadOnlyGame as game:
        assert saved.checkpoint is not None and game.lines == saved.checkpoint.lines, "what was stored can be read"
        assert (game.outcome is not None) == ("over" in file.stem)
        return
    except SaveError as error:
        assert saved.checkpoint is None, "a file that holds its position is read"
        assert "the file does not hold the position itself" in str(error) and str(error).count(".") == 1
        return
    assert len(record.log.moves) == len(saved.log.moves), "no move is lost"
    assert (record.table.outcome is not None) == ("over" in file.stem)
    for seat in (None, *range(record.log.seats)):
        assert record.table.view(seat).parts and record.table.story(seat)
    to_the_end(record)
    again = Record.load(record.save())
    assert again.table.outcome == record.table.outcome and again.save() == record.save()
