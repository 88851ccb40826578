"""A tournament as one HTML page: shares, ratings, seats, lengths, endings, and balance beside targets (extra `lab`).

The figures are drawn as SVG inside the page, so it can be sent and opened anywhere; it loads nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, PackageLoader
from markupsafe import Markup

from resolute.engine.errors import SetupError
from resolute.engine.registry import find_game
from resolute.lab.playing import GameResult
from resolute.lab.report import ReportRow, interval, rows_of
from resolute.lab.results import read_results
from resolute.lab.simulate import Count
from resolute.lab.tournament import Plan, sum_up

MAX_SUBJECTS = 60
"""A figure shows so many subjects of one question at most: those furthest from the middle. The table has them all."""
WIDTH = 560
STEP = 16


class Section(msgspec.Struct, frozen=True):
    """A heading, the figure below it and a table."""

    title: str
    figure: Markup
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


def write_page(file: Path, page: Path) -> None:
    """Read the results of a tournament and write the page about them."""
    plan, results = read_results(file)
    if not results:
        raise SetupError(f'"{file}" holds no games yet.')
    environment = Environment(
        loader=PackageLoader("resolute.lab"), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    text = environment.get_template("report.html").render(
        plan=plan,
        options=", ".join(f"{name}={_shown(value)}" for name, value in plan.options.items()),
        name=find_game(plan.game).name,
        games=len(results),
        sections=sections(plan, results),
    )
    try:
        page.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{page} cannot be written: {error.strerror or error}.") from error


def _shown(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def sections(plan: Plan, results: Sequence[GameResult]) -> list[Section]:
    """Everything that the page shows."""
    found = [_bots(plan, results), _seats(plan, results), _lengths(results), _endings(results)]
    rows = rows_of(plan.game, findings(results))
    targets = find_game(plan.game).lab.targets
    for question in dict.fromkeys(row.question for row in rows):
        asked = [row for row in rows if row.question == question]
        found.append(_question(question, asked, targets.get(question)))
    return found


def findings(results: Sequence[GameResult]) -> dict[str, dict[str, Count]]:
    """What all games show, counted by question and subject."""
    counted: dict[str, dict[str, Count]] = {}
    for one in results:
        for question, subject, hit in one.findings:
            count = counted.setdefault(question, {}).setdefault(subject, Count())
            count.trials += 1
            count.hits += hit
    return counted


def _bots(plan: Plan, results: Sequence[GameResult]) -> Section:
    total = sum_up(plan, results)
    best_first = sorted(plan.bots, key=lambda bot: -total.elo[bot].elo)
    shares = [(bot, total.share_by_bot[bot]) for bot in best_first]
    figure = _intervals(
        [(bot, share.share, share.low, share.high, True) for bot, share in shares], "share of the games it played in"
    )
    head = ("bot", "games", "won", "95% interval", "fair share", "Elo", "95% interval")
    rows = tuple(
        (
            bot,
            f"{share.games:,}",
            f"{share.share:.1%}",
            f"{share.low:.1%} to {share.high:.1%}",
            f"{share.fair:.0%}",
            f"{total.elo[bot].elo:.0f}",
            f"{total.elo[bot].low:.0f} to {total.elo[bot].high:.0f}",
        )
        for bot, share in shares
    )
    return Section("Who wins", figure, head, rows)


def _seats(plan: Plan, results: Sequence[GameResult]) -> Section:
    rows = []
    for seat in range(plan.seats):
        wins = sum(one.wins[seat] for one in results)
        low, high = interval(wins, len(results))
        rows.append((f"seat {seat + 1}", wins / len(results), low, high, True))
    shown = tuple((name, f"{share:.1%}", f"{low:.1%} to {high:.1%}") for name, share, low, high, _ in rows)
    return Section("By seat", _intervals(rows, "share of all games"), ("seat", "won", "95% interval"), shown)


def _lengths(results: Sequence[GameResult]) -> Section:
    altair = _altair()
    lengths = sorted(one.decisions for one in results)
    chart = (
        altair.Chart(altair.Data(values=[{"decisions": one} for one in lengths]), width=WIDTH, height=160)
        .mark_bar()
        .encode(
            x=altair.X("decisions:Q", bin=altair.Bin(maxbins=40), title="decisions in a game"),
            y=altair.Y("count()", title="games"),
        )
    )
    middle = lengths[len(lengths) // 2]
    return Section(
        "How long games are",
        _svg(chart),
        ("shortest", "median", "95 of 100 are at most", "longest"),
        ((f"{lengths[0]:,}", f"{middle:,}", f"{lengths[int(0.95 * (len(lengths) - 1))]:,}", f"{lengths[-1]:,}"),),
    )


def _endings(results: Sequence[GameResult]) -> Section:
    count: dict[str, int] = {}
    for one in results:
        count[one.ending] = count.get(one.ending, 0) + 1
    rows = []
    for ending, games in sorted(count.items(), key=lambda one: -one[1]):
        low, high = interval(games, len(results))
        rows.append((ending.replace("_", " "), games / len(results), low, high, True))
    shown = tuple((name, f"{share:.1%}", f"{low:.1%} to {high:.1%}") for name, share, low, high, _ in rows)
    return Section("How games end", _intervals(rows, "share of all games"), ("ending", "share", "95% interval"), shown)


def _question(question: str, rows: Sequence[ReportRow], target: tuple[float, float] | None) -> Section:
    """A question of the game, its subjects beside the target."""
    middle = sum(row.share for row in rows) / len(rows)
    drawn = sorted(rows, key=lambda row: -abs(row.share - middle))[:MAX_SUBJECTS]
    figure = _intervals(
        sorted(
            ((row.subject or "all games", row.share, row.low, row.high, row.ok) for row in drawn),
            key=lambda one: -one[1],
        ),
        "share",
        target,
    )
    shown = tuple(
        (
            row.subject or "all games",
            f"{row.trials:,}",
            f"{row.share:.1%}",
            f"{row.low:.1%} to {row.high:.1%}",
            row.target,
            "" if not row.target else "within" if row.ok else "missed",
        )
        for row in rows
    )
    return Section(
        question[:1].upper() + question[1:], figure, ("", "trials", "share", "95% interval", "target", ""), shown
    )


def _altair() -> Any:
    try:
        import altair
        import vl_convert  # noqa: F401  (draws the figures)
    except ImportError:
        raise SetupError("A report needs altair and vl-convert: install resolute with its extra lab.") from None
    return altair


def _intervals(
    rows: Sequence[tuple[str, float, float, float, bool]], title: str, target: tuple[float, float] | None = None
) -> Markup:
    """Shares with their intervals, one below the other; the target is a band behind them."""
    altair = _altair()
    order = [row[0] for row in rows]
    values = [dict(zip(("subject", "share", "low", "high", "ok"), row, strict=True)) for row in rows]
    data = altair.Data(values=values)
    axis = altair.X("low:Q", title=title, scale=altair.Scale(domain=(0, 1)), axis=altair.Axis(format="%"))
    base = altair.Chart(data, width=WIDTH, height={"step": STEP}).encode(
        y=altair.Y("subject:N", title=None, sort=order),
        color=altair.Color("ok:N", legend=None, scale=altair.Scale(domain=[True, False], range=["#1f3a5f", "#b4473f"])),
    )
    layers = [base.mark_rule().encode(x=axis, x2="high:Q"), base.mark_point(filled=True, opacity=1).encode(x="share:Q")]
    if target is not None:
        band = altair.Chart(altair.Data(values=[{"from": max(0.0, target[0]), "to": min(1.0, target[1])}]))
        layers.insert(0, band.mark_rect(color="#b08a3c", opacity=0.18).encode(x="from:Q", x2="to:Q"))
    return _svg(altair.layer(*layers))


def _svg(chart: Any) -> Markup:
    """A chart as SVG that stands in the page itself."""
    import vl_convert

    configured = (
        chart.configure(background="transparent", padding={"left": 24, "right": 8, "top": 8, "bottom": 8})
        .configure_view(stroke=None)
        .configure_axis(grid=False, labelLimit=280)
    )
    return Markup(vl_convert.vegalite_to_svg(configured.to_json()))
