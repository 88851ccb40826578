"""The commands of the laboratory: simulations, tournaments and reports."""

from __future__ import annotations

from pathlib import Path

import msgspec

from resolute.cli_parameters import Flag, Many, Options, Places, Seed, print_json
from resolute.engine.errors import SetupError
from resolute.engine.registry import find_game
from resolute.lab.workers import Workers
from resolute.text.screen import Screen, paper
from resolute.text.words import read_bots, read_options


def _workers(processes: int, cluster: bool, address: str | None) -> Workers:
    """Who does the work; an address means a cluster."""
    if cluster and address is not None:
        raise SetupError("--cluster starts one on this machine; leave it out where you give an --address.")
    return Workers(processes, address if address is not None else "local" if cluster else None)


def simulate(
    game: str,
    /,
    *,
    games: Many = 100,
    seats: Places | None = None,
    bots: str = "steady",
    option: Options = (),
    seed: Seed = 0,
    processes: Places = 1,
    cluster: Flag = False,
    address: str | None = None,
    report: Flag = False,
    save: Path | None = None,
    json: Flag = False,
) -> None:
    """Let bots play many games, and count what comes of them.

    Parameters
    ----------
    game
        The id of a game, as `resolute games` lists it.
    games
        How many games to play.
    seats
        How many players there are; if you leave it out, as few as the game allows.
    bots
        A list such as steady,random, repeated around the table; each moves one seat over from game to game.
    option
        A setting of the game, such as tally=popular; repeat it for more than one.
    seed
        Use the same number to get the same games again.
    processes
        How many processes share the work.
    cluster
        Share the work on a Ray cluster that is started on this machine; needs the extra cluster.
    address
        Share it on the Ray cluster at this address.
    report
        Show what the game is meant to show beside what it shows, with 95% intervals; and how the bots answer each
        kind of decision, with a mark where they always answer alike although a search sees a difference.
    save
        Save the report as a table (.csv, .parquet) or a chart (.html); needs the extra lab.
    json
        Print it as JSON.
    """
    from resolute.lab.decisions import decision_rows
    from resolute.lab.frames import save_report
    from resolute.lab.report import report_lines
    from resolute.lab.simulate import simulate as run
    from resolute.text.reports import draw_decisions, draw_report, draw_simulation, progress_bar

    rules = find_game(game)
    options = read_options(rules, option)
    names = read_bots(bots)
    with progress_bar(paper(stderr=True), games) as progress:
        result = run(
            rules.id,
            games=games,
            seats=seats or min(rules.seat_counts),
            bots=names,
            options=options,
            seed=seed,
            workers=_workers(processes, cluster, address),
            progress=progress,
        )
    rows = report_lines(result) if report or save else []
    if save:
        save_report(rows, save)
    answers = decision_rows(result) if report else []
    if json:
        more = {"report": msgspec.to_builtins(rows), "answers": msgspec.to_builtins(answers)} if report else {}
        print_json({**msgspec.to_builtins(result), **more})
    else:
        shown = [draw_report(rows), draw_decisions(answers)] if report else []
        Screen(paper()).show(draw_simulation(result), *shown)


def tournament(
    game: str,
    /,
    *,
    bots: str = "steady,random",
    games: Many = 100,
    seats: Places | None = None,
    lineup: str = "equal",
    option: Options = (),
    seed: Seed = 0,
    processes: Places = 1,
    cluster: Flag = False,
    address: str | None = None,
    save: Path | None = None,
    json: Flag = False,
) -> None:
    """Let bots play against each other in the same deals, each in every seat, and rate them.

    Parameters
    ----------
    game
        The id of a game, as `resolute games` lists it.
    bots
        A comma list such as sharp,steady,random. In a game for one, each plays the same deals alone.
    games
        How many games to play at least; each deal is played with every line-up.
    seats
        How many players there are; if you leave it out, as few as the game allows.
    lineup
        equal: each pair shares the seats by turns; one: the first bot sits alone among each of the others.
    option
        A setting of the game, such as tally=popular; repeat it for more than one.
    seed
        Use the same number to get the same games again.
    processes
        How many processes share the work.
    cluster
        Share the work on a Ray cluster that is started on this machine; needs the extra cluster.
    address
        Share it on the Ray cluster at this address.
    save
        Keep the results in this .parquet file; if it already holds some of these games, only the others are played.
    json
        Print it as JSON.
    """
    from resolute.lab.results import check_results_name, resume, write_results
    from resolute.lab.tournament import plan_tournament, play_tournament
    from resolute.text.reports import draw_tournament, progress_bar

    rules = find_game(game)
    plan = plan_tournament(
        rules.id,
        bots=read_bots(bots),
        seats=seats,
        options=read_options(rules, option),
        seed=seed,
        lineup=lineup,
    )
    if save is not None:
        check_results_name(save)
    played = resume(save, plan) if save is not None else []
    with progress_bar(paper(stderr=True), len(plan.games(games))) as progress:
        result, _ = play_tournament(
            plan,
            games,
            played=played,
            workers=_workers(processes, cluster, address),
            progress=progress,
            keep=None if save is None else lambda results: write_results(save, plan, results),
        )
    if json:
        print_json(result)
    else:
        Screen(paper()).show(draw_tournament(result))


def report(file: Path, /, *, to: Path | None = None) -> None:
    """Write the results of a tournament as one page with figures: shares, ratings, seats, lengths, balance.

    Parameters
    ----------
    file
        The .parquet file that `resolute tournament --save` wrote.
    to
        Where the page goes; beside the file, with the ending .html, if nothing is said.
    """
    from resolute.lab.report_page import write_page

    page = to or file.with_suffix(".html")
    write_page(file, page)
    Screen(paper()).line(f"The report is in {page}.")
