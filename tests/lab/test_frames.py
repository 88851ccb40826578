"""Reports as data frames and charts."""

from pathlib import Path

import pytest

from resolute.engine.errors import SetupError
from resolute.lab.frames import report_frame, save_report
from resolute.lab.report import ReportRow, report_lines
from resolute.lab.simulate import simulate

pytest.importorskip("polars")


@pytest.fixture(scope="module")
def rows() -> list[ReportRow]:
    return list(report_lines(simulate("campaign", games=4, seats=2, bots=("random",), seed=5)))


def test_a_report_is_a_frame_with_a_row_for_each_subject(rows: list[ReportRow]) -> None:
    frame = report_frame(rows)
    assert frame.height == len(rows)
    assert set(frame.columns) >= {"question", "subject", "share", "low", "high"}


@pytest.mark.parametrize("ending", [".csv", ".parquet", ".html"])
def test_a_report_is_saved_by_the_ending_of_its_name(rows: list[ReportRow], tmp_path: Path, ending: str) -> None:
    if ending == ".html":
        pytest.importorskip("altair")
    path = tmp_path / f"report{ending}"
    save_report(rows, path)
    assert path.stat().st_size > 100


def test_an_unknown_ending_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"\.csv, \.parquet, \.html"):
        save_report([], tmp_path / "report.xls")
