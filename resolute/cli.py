"""The `resolute` command: typed commands, and one clear line for whatever cannot be done."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from cyclopts import App, CycloptsError, Parameter

import resolute
from resolute.cli_lab import report, simulate, tournament
from resolute.cli_parameters import Flag, Options, Places, Port, Seconds, Seed, print_json
from resolute.engine.errors import ResoluteError, SetupError
from resolute.engine.record import Record
from resolute.engine.registry import find_game, games
from resolute.engine.upgrade import ReadOnlyGame
from resolute.text.mistakes import say_mistake
from resolute.text.screen import Screen, paper
from resolute.text.words import around_the_table, read_bots, read_file, read_options
from resolute.web.settings import help_text

app = App(
    name="resolute",
    version=f"resolute {resolute.__version__}",
    help="A table and a laboratory for games about the American presidency.",
    help_format="plaintext",
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)


app.command("resolute.admin.commands:admin", name="admin", help="Look after the database of a server.")
for command in (simulate, tournament, report):
    app.command(command)


@app.command(help_epilogue=help_text())
def play(
    game: str | None = None,
    /,
    *,
    text: Flag = False,
    seats: Places | None = None,
    people: Places | None = None,
    bots: str | None = None,
    option: Options = (),
    seed: Seed | None = None,
    load: str | None = None,
    port: Port | None = None,
    no_browser: Flag = False,
) -> None:
    """Play in the browser, or in the terminal: resolute play campaign --text

    Parameters
    ----------
    game
        The id of a game, as `resolute games` lists it.
    text
        Play in the terminal; the options from --seats to --load are for that.
    seats
        How many players there are; if you leave it out, as few as the game allows.
    people
        How many people share this keyboard (1 unless you say so); they take the first seats.
    bots
        Who plays the other seats: one level for all, or a list such as steady,random.
    option
        A setting of the game, such as tally=popular; repeat it for more than one.
    seed
        Use the same number to get the same luck again.
    load
        Continue the game saved in this file.
    port
        The port to serve the browser table on; 8000 unless it is set elsewhere.
    no_browser
        Serve, but don't open a browser.
    """
    if not text:
        asked = {"seats": seats, "people": people, "bots": bots, "option": option or None, "seed": seed, "load": load}
        for name, value in asked.items():
            if value is not None:
                raise SetupError(f"--{name} is for --text; in the browser it is chosen at the table.")
        _serve(game, port, browser=not no_browser)
        return
    if port is not None or no_browser:
        name = "--no-browser" if port is None else "--port"
        raise SetupError(f"{name} is for the table in the browser; leave --text out.")
    people = people or 1
    from resolute.text.session import Session

    names = None if bots is None else read_bots(bots)
    if load is None:
        rules = find_game(game or _first_game())
        wanted = seats or next((count for count in sorted(rules.seat_counts) if count >= people), people)
        resolved = read_options(rules, option)
        rules.resolve_options(wanted, resolved)
        around = around_the_table(people, names, wanted)
        record = Record.new(rules.id, seats=wanted, options=resolved, seed=seed)
    else:
        record = _loaded(load, game, seats, bool(option) or seed is not None)
        around = around_the_table(people, names, record.table.seats)
    Session(record, around, Screen(), seed if seed is not None else int.from_bytes(os.urandom(6), "big")).run()


def _serve(game: str | None, port: int | None, *, browser: bool) -> None:
    from resolute.web.serve import serve
    from resolute.web.settings import read_settings

    path = "/" if game is None else f"/new/{find_game(game).id}"
    serve(read_settings(port=port), path=path, browser=browser)


def _first_game() -> str:
    return next(id for id, game in games().items() if game.offered)


def _loaded(file: str, game: str | None, seats: int | None, changed: bool) -> Record:
    if changed:
        raise SetupError("a saved game keeps its own options and seed; leave --option and --seed out.")
    record = _read_game(file)
    if isinstance(record, ReadOnlyGame):
        raise SetupError(f'cannot go on with "{file}": {record} Read it with resolute replay.')
    if game is not None and find_game(game).id != record.table.game.id:
        raise SetupError(f'"{file}" is a game of {record.table.game.id}, not of {game}.')
    if seats not in (None, record.table.seats):
        raise SetupError(f'"{file}" is a game with {record.table.seats} seats, not {seats}.')
    return record


def _read_game(file: str) -> Record | ReadOnlyGame:
    data = read_file(file)
    try:
        return Record.load(data)
    except ReadOnlyGame as game:
        return game
    except ResoluteError as error:
        raise SetupError(f'cannot use "{file}": {error}') from None


@app.command(name="games")
def list_games(*, json: Flag = False) -> None:
    """List the games, with their numbers of seats and their options.

    Parameters
    ----------
    json
        Print it as JSON.
    """
    from resolute.text.reports import describe_game, draw_games

    offered = [game for game in games().values() if game.offered]
    if json:
        print_json([describe_game(game) for game in offered])
    else:
        Screen(paper()).show(*draw_games(offered))


@app.command
def replay(file: str, /, *, seat: Places | None = None) -> None:
    """Tell the story of a saved game, and check that its moves give the same result again.

    Parameters
    ----------
    file
        A game that was saved with `save` while playing.
    seat
        Tell what this seat may read (counted from 1). Without it: everything once the game is over, and
        what a spectator may read as long as it is not.
    """
    from resolute.text.reports import replay_lines, stored_lines

    found = _read_game(file)
    if seat is not None and seat > found.log.seats:
        raise SetupError(f"--seat takes a seat from 1 to {found.log.seats}, not {seat}.")
    screen, place = Screen(paper()), None if seat is None else seat - 1
    for line in replay_lines(found, place) if isinstance(found, Record) else stored_lines(found, place):
        screen.line(line)


@app.command
def bench(*, seconds: Seconds = 20.0, json: Flag = False) -> None:
    """Print the figures: how fast it plays and clones beside Catanatron, how small it is, and what the table in
    the browser carries beside the boardgame.io server.

    Parameters
    ----------
    seconds
        About how long to measure the engine; the server takes twice as long, and about a minute to set up.
    json
        Print it as JSON.
    """
    from resolute.bench.load import run_load
    from resolute.bench.speed import run_bench
    from resolute.text.reports import draw_figures, spinner

    with spinner(paper(stderr=True), "Measuring the engine"):
        engine = run_bench(seconds)
    with spinner(paper(stderr=True), "Measuring the table in the browser"):
        browser = run_load(2 * seconds)
    if json:
        print_json(msgspec.to_builtins([*engine, *browser]))
        return
    screen = Screen(paper())
    screen.show(draw_figures("The engine", engine))
    screen.line("")
    screen.show(draw_figures("The table in the browser", browser))


def run(words: Sequence[str]) -> int:
    """Do what the words say; the exit code."""
    try:
        if words:
            app(words, exit_on_error=False, print_error=False, result_action="return_value")
        else:
            app.help_print([])
        sys.stdout.flush()
        return 0
    except (ResoluteError, CycloptsError) as error:
        complaint = str(error) if isinstance(error, ResoluteError) else say_mistake(error, words, app)
        sys.stderr.write("resolute: " + _one_line(complaint) + "\n")
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has had enough. What is still buffered must not fail at the exit.
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        sys.stderr.write(f"resolute: the system refused: {_one_line(error.strerror or str(error))}.\n")
        return 2


def _drop_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _one_line(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))


def main() -> None:
    """What the command `resolute` runs."""
    # An output that was closed is not wanted; a character that a terminal does not know is a question mark.
    nowhere = Path(os.devnull)
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
