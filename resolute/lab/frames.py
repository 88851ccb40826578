"""A report as a table of data or a chart, for people who go on from there (extra `lab`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from resolute.engine.errors import SetupError
from resolute.lab.report import ReportRow

KINDS = (".csv", ".parquet", ".html")


def report_frame(rows: Sequence[ReportRow]) -> Any:
    """The rows of a report as a polars data frame."""
    try:
        import polars
    except ImportError:
        raise SetupError("Data frames need polars: install resolute with its extra lab.") from None
    return polars.DataFrame([msgspec.to_builtins(row) for row in rows], infer_schema_length=None).drop(
        "bounds", strict=False
    )


def report_chart(rows: Sequence[ReportRow]) -> Any:
    """The shares of a report with their 95 % intervals as an altair chart, a panel for each question."""
    try:
        import altair
    except ImportError:
        raise SetupError("Charts need altair: install resolute with its extra lab.") from None
    base = altair.Chart(report_frame(rows)).encode(
        y=altair.Y("subject:N", title=None),
        color=altair.Color("ok:N", title="within the target"),
    )
    share = altair.Scale(domain=(0, 1))
    bars = base.mark_rule().encode(x=altair.X("low:Q", title="share", scale=share), x2="high:Q")
    points = base.mark_point(filled=True).encode(x=altair.X("share:Q", scale=share), tooltip=["trials", "target"])
    return (bars + points).facet(row=altair.Row("question:N", title=None)).resolve_scale(y="independent")


def save_report(rows: Sequence[ReportRow], path: Path) -> None:
    """Write a report as CSV, Parquet or a chart in HTML, by the ending of the file's name."""
    if path.suffix not in KINDS:
        raise SetupError(
            f"A report can be saved as {', '.join(KINDS)}, not as {path.suffix or 'a name without ending'}."
        )
    try:
        if path.suffix == ".csv":
            report_frame(rows).write_csv(path)
        elif path.suffix == ".parquet":
            report_frame(rows).write_parquet(path)
        else:
            report_chart(rows).save(str(path))
    except OSError as error:
        raise SetupError(f"{path} cannot be written: {error.strerror or error}.") from error
