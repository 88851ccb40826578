"""What the commands print: the games, a simulation, a replay, the figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from resolute.bench.speed import Figure
from resolute.engine.dice import commitment
from resolute.engine.frames import Seat
from resolute.engine.game import Game
from resolute.engine.record import Record
from resolute.engine.upgrade import ReadOnlyGame
from resolute.lab.decisions import DecisionRow
from resolute.lab.report import ReportRow
from resolute.lab.simulate import Simulation
from resolute.lab.tournament import Tournament
from resolute.text.options import percent
from resolute.text.words import show_value


def describe_game(game: Game[Any]) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "id": game.id,
        "name": game.name,
        "about": game.about,
        "length": game.length,
        "seats": list(game.seat_counts),
        "version": game.version,
        "options": [
            {
                "name": one.name,
                "label": one.label,
                "help": one.help,
                "default": one.default,
                "values": [{"value": value, "label": label} for value, label in one.values],
            }
            for one in game.settings
        ],
    }


def draw_games(games: Sequence[Game[Any]]) -> list[RenderableType]:
    """Every game with its seats and options."""
    things: list[RenderableType] = []
    for game in games:
        seats = " or ".join(map(str, game.seat_counts))
        things.append(Text.assemble((game.name, "bold"), f" ({game.id}): {seats} players, {game.length}"))
        things.append(Text(f"  {game.about}"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for one in game.settings:
            grid.add_row(Text(one.name), Text(", ".join(show_value(value) for value, _ in one.values)), one.help)
        if game.settings:
            things.append(Text("  Options (the first value holds if nothing is said):", "dim"))
            things.append(Padding(grid, (0, 0, 0, 4)))
        things.append(Text(f"  Play it: resolute play {game.id} --text", "dim"))
    return things


@contextmanager
def progress_bar(console: Console, games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar that shows how many games have been played; nothing where there is no terminal."""
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda played: bar.update(task, completed=played)


@contextmanager
def spinner(console: Console, text: str) -> Iterator[None]:
    """A sign that something is going on; nothing where there is no terminal."""
    if not console.is_terminal:
        yield
        return
    with console.status(text):
        yield


def draw_simulation(result: Simulation) -> RenderableType:
    """What a simulation came to."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    chosen = ", ".join(f"{name}={show_value(value)}" for name, value in result.options.items())
    grid.add_row("game", Text(f"{result.game}, {result.seats} seats"))
    grid.add_row("options", Text(chosen))
    grid.add_row("bots", Text(", ".join(result.bots)))
    grid.add_row("games", f"{result.games:,} from seed {result.seed}")
    speed = result.decisions / result.seconds if result.seconds else 0.0
    each = result.decisions / result.games
    grid.add_row("decisions", f"{result.decisions:,}, {each:.0f} a game, {speed:,.0f} a second")
    for seat, wins in enumerate(result.wins_by_seat):
        grid.add_row(f"seat {seat + 1} wins", _share(wins, result.games))
    for bot, wins in sorted(result.wins_by_bot.items()):
        grid.add_row(f"{bot} wins", _share(wins, result.games))
    for ending, count in sorted(result.endings.items(), key=lambda one: -one[1]):
        grid.add_row("ends by", Text(f"{ending.replace('_', ' ')}: {_share(count, result.games)}"))
    return grid


def _share(part: float, whole: int) -> str:
    return f"{part:g} ({percent(part / whole)})"


def draw_report(rows: Sequence[ReportRow]) -> RenderableType:
    """What the game is meant to show, beside what it shows."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("", "trials", "share", "95% interval", "target", ""):
        grid.add_column(name, justify="right" if name in ("trials", "share") else "left")
    last = ""
    for row in rows:
        if row.question != last:
            last = row.question
            grid.add_row(Text(last, "bold"))
        interval = f"{row.low:.1%} to {row.high:.1%}"
        verdict = "" if not row.target else "ok" if row.ok else "missed"
        subject = Text(f"  {row.subject or 'all games'}")
        grid.add_row(subject, f"{row.trials:,}", f"{row.share:.1%}", interval, row.target, verdict)
    return Group(Text(""), grid)


def draw_decisions(rows: Sequence[DecisionRow]) -> RenderableType:
    """How each kind of decision was answered, and which were answered blindly."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("decision", "times", "first", "answers", ""):
        grid.add_column(name, justify="right" if name in ("times", "first") else "left")
    for row in rows:
        answers = ", ".join(f"{kind} {share:.0%}" for kind, share in list(row.taken.items())[:MAX_ANSWERS])
        more = len(row.taken) - MAX_ANSWERS
        grid.add_row(
            Text(row.kind),
            f"{row.times:,}",
            f"{row.first:.0%}",
            Text(f"{answers}, {more} more" if more > 0 else answers),
            Text(_verdict(row), "bold" if row.blind else ""),
        )
    return Group(Text(""), grid)


def _verdict(row: DecisionRow) -> str:
    if not row.alike:
        return ""
    if row.blind:
        return f"blind: a search answers otherwise in {row.better} of {row.looked}"
    return f"alike, and so is a search in {row.looked}"


MAX_ANSWERS = 6
"""How many kinds of options the list of decisions names."""


def draw_tournament(result: Tournament) -> RenderableType:
    """What a tournament came to: a row for each bot, the best first."""
    plan = result.plan
    chosen = ", ".join(f"{name}={show_value(value)}" for name, value in plan.options.items())
    head = Grid.grid(padding=(0, 2, 0, 0))
    head.add_row("game", Text(f"{plan.game}, {plan.seats} {'seat' if plan.seats == 1 else 'seats'}"))
    head.add_row("options", Text(chosen))
    head.add_row("games", f"{result.games:,} from seed {plan.seed}")
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("bot", "games", "won", "95% interval", "fair", "Elo", "95% interval"):
        grid.add_column(name, justify="left" if name in ("bot", "95% interval") else "right")
    for bot in sorted(plan.bots, key=lambda one: -result.elo[one].elo):
        share, elo = result.share_by_bot[bot], result.elo[bot]
        between = f"{share.low:.1%} to {share.high:.1%}"
        rated = f"{elo.low:.0f} to {elo.high:.0f}"
        grid.add_row(
            bot, f"{share.games:,}", f"{share.share:.1%}", between, f"{share.fair:.0%}", f"{elo.elo:.0f}", rated
        )
    return Group(head, Text(""), grid)


def replay_lines(record: Record, seat: Seat | None) -> Iterator[str]:
    """The story of a game: after the end everything, before it what the seat (or a spectator) may read."""
    table = record.table
    everything = table.outcome is not None and seat is None
    entries = (table.journal or []) if everything else table.journal_for(seat)
    yield from _numbered((entry.number, table.game.sentence(table, entry)) for entry in entries)
    moves, older = len(record.log.moves), record.log.floor
    if older:
        yield f"Moves 1 to {older} were played under older rules: they are told as they were stored, and not checked."
    if moves > older or not older:
        yield f"Checked: {moves - older} moves give the same draws and the same position again (hash {table.hash})."
    if table.outcome is None or table.seed is None:
        who = "a spectator" if seat is None else f"seat {seat + 1}"
        yield f"The game is not over; this is what {who} may read. Its luck is sealed: {table.commitment}"
        return
    yield table.outcome.reason
    yield f"Seed: {table.seed.hex()}"
    holds = "and that is its hash" if commitment(table.seed) == table.commitment else "BUT THAT IS NOT ITS HASH"
    yield f"Sealed at the start: {table.commitment}, {holds}."


def stored_lines(game: ReadOnlyGame, seat: Seat | None) -> Iterator[str]:
    """The story of a game that can only be read, as far as the seat (or a spectator) may."""
    yield from _numbered((line.number, line.text) for line in game.lines_for(seat))
    if game.outcome is not None:
        yield game.outcome.reason
    yield str(game)


def _numbered(lines: Iterable[tuple[int, str]]) -> Iterator[str]:
    """Lines with the number of their move before the first of each."""
    last = -1
    for number, text in lines:
        yield f"{number:>4}  {text}" if number != last else f"      {text}"
        last = number


def draw_figures(title: str, figures: Sequence[Figure]) -> RenderableType:
    """The figures of the bench, each beside its target."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in (title, "measured", "target", ""):
        grid.add_column(name, justify="right" if name == "measured" else "left")
    for figure in figures:
        verdict = "" if figure.ok is None else "ok" if figure.ok else "missed"
        grid.add_row(Text(figure.name), f"{_digits(figure.value)} {figure.unit}", figure.target, verdict)
    return grid


def _digits(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
