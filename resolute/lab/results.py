"""Results of a tournament as a Parquet file: a row for each game, and the plan that they belong to (extra `lab`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from resolute.engine.errors import SetupError
from resolute.lab.playing import GameResult
from resolute.lab.tournament import Plan

COLUMNS = ("number", "deal", "bots", "wins", "scores", "ending", "decisions", "findings")


def _polars() -> Any:
    try:
        import polars
    except ImportError:
        raise SetupError("Results are kept with polars: install resolute with its extra lab.") from None
    return polars


def results_frame(plan: Plan, results: Sequence[GameResult]) -> Any:
    """A data frame with a row for each game; the plan stands in a column of its own, so that files can be joined."""
    polars = _polars()
    finding = polars.Struct({"question": polars.String, "subject": polars.String, "hit": polars.Boolean})
    schema = {
        "number": polars.Int64,
        "deal": polars.Int64,
        "bots": polars.List(polars.String),
        "wins": polars.List(polars.Float64),
        "scores": polars.List(polars.Int64),
        "ending": polars.String,
        "decisions": polars.Int64,
        "findings": polars.List(finding),
    }
    rows = [
        (
            *(getattr(one, name) for name in COLUMNS[:-1]),
            [{"question": question, "subject": subject, "hit": hit} for question, subject, hit in one.findings],
        )
        for one in results
    ]
    frame = polars.DataFrame(rows, schema=schema, orient="row")
    return frame.with_columns(polars.lit(msgspec.json.encode(plan).decode()).cast(polars.Categorical).alias("plan"))


def check_results_name(path: Path) -> None:
    """Refuse a name that does not end in .parquet before anything is played."""
    if path.suffix != ".parquet":
        raise SetupError(f"Results are kept as .parquet, not as {path.suffix or 'a name without ending'}.")
    _polars()


def write_results(path: Path, plan: Plan, results: Sequence[GameResult]) -> None:
    """Write all results; the file is replaced at once, so that it is whole at any moment."""
    part = path.with_name(path.name + ".part")
    try:
        results_frame(plan, results).write_parquet(part)
        part.replace(path)
    except OSError as error:
        raise SetupError(f"{path} cannot be written: {error.strerror or error}.") from error


def read_results(path: Path) -> tuple[Plan, list[GameResult]]:
    """The plan and the results of a file."""
    polars = _polars()
    try:
        frame = polars.read_parquet(path)
        plans = frame["plan"].cast(polars.String).unique().to_list()
        plan = msgspec.json.decode(plans[0], type=Plan)
        rows = frame.select(COLUMNS).rows(named=True)
        results = [
            msgspec.convert(
                {**row, "findings": [tuple(one.values()) for one in row["findings"]]}, GameResult, strict=False
            )
            for row in rows
        ]
    except FileNotFoundError:
        raise SetupError(f'there is no file "{path}".') from None
    except OSError as error:
        raise SetupError(f'cannot read "{path}": {error.strerror or error}.') from None
    except (polars.exceptions.PolarsError, msgspec.MsgspecError, LookupError, TypeError) as error:
        raise SetupError(f'"{path}" holds no results of a tournament.') from error
    if len(plans) > 1:
        raise SetupError(f'"{path}" holds results of {len(plans)} different tournaments; report one at a time.')
    return plan, results


def resume(path: Path, plan: Plan) -> list[GameResult]:
    """The games of this plan that a file already holds; none, if there is no file yet."""
    if not path.exists():
        return []
    kept, results = read_results(path)
    if kept != plan:
        raise SetupError(f'"{path}" holds another tournament; choose another name, or the same bots, options and seed.')
    return results
