"""Play and keep a few games of every game with the rules and the code of today.

Run `python -m tests.saves.keep` once before a release that changes rules or formats, and commit what it writes: two
games in the middle and a finished one of each game, as files, and the same games as a server's database holds them.
Nothing that was kept is ever written again: what is there belongs to the version in its name.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from resolute import Record
from resolute.bots import Observation, make_bot
from resolute.engine.record import GAME_FORMAT
from resolute.store.migrate import versions as versions_of_the_database
from resolute.store.rows import GameRow, SeatRow
from resolute.web.host import Host
from resolute.web.settings import read_settings

HERE = Path(__file__).parent

PLAYED: dict[tuple[str, str], tuple[str, int, dict[str, object], int, tuple[int, int] | None]] = {
    ("campaign", "early"): ("random", 2, {"nomination": True, "debate": True}, 11, (40, 90)),
    ("campaign", "middle"): ("steady", 4, {"advertising": True, "fund_raising": True, "debate": True}, 12, (215, 260)),
    ("campaign", "over"): ("steady", 2, {}, 13, None),
    ("dictators", "early"): ("random", 3, {"poker_face": True}, 21, (40, 120)),
    ("dictators", "middle"): ("random", 2, {}, 22, (215, 280)),
    ("dictators", "over"): ("steady", 2, {}, 23, None),
    ("lobby", "early"): ("random", 4, {"poker_face": True, "deals": "ticket"}, 41, (60, 140)),
    ("lobby", "middle"): ("random", 6, {"start": 2, "turns": 2}, 42, (215, 280)),
    ("lobby", "over"): ("steady", 4, {"turns": 1}, 43, None),
    ("presidency", "early"): ("random", 1, {}, 31, (40, 90)),
    ("presidency", "middle"): ("random", 1, {"difficulty": "easier", "terms": 2}, 34, (205, 260)),
    ("presidency", "over"): ("steady", 1, {}, 33, None),
}
"""The bot, the seats, the options and the seed of each; one that is not over stops between two numbers of moves, where
most is waiting on the agenda."""


def played(
    game: str, bot: str, seats: int, options: dict[str, object], seed: int, stop: tuple[int, int] | None
) -> Record:
    """A game that a bot played for all seats."""
    record, player = Record.new(game, seats=seats, options=options, seed=seed), make_bot(bot, seed)
    deepest, best = record.log.until(0), -1
    while record.table.decision is not None and (stop is None or record.table.number < stop[1]):
        record.play(player.choose(Observation(record.table)))
        if stop is not None and stop[0] <= record.table.number and len(record.table.agenda) > best:
            deepest, best = record.log.until(record.table.number), len(record.table.agenda)
    return record if stop is None else Record.of(deepest)


async def write_tables(path: Path, records: dict[str, Record]) -> None:
    """The same games as a server writes them, move by move, with its snapshots."""
    host = await Host.open(read_settings({}, database=str(path), bot_processes=1))
    for id, record in records.items():
        log = record.log
        row = GameRow(
            id=id,
            game=log.game,
            version=log.version,
            seats=log.seats,
            options=log.options,
            seed=log.seed,
            creator="ann",
            public=True,
            created=0.0,
        )
        seats = [SeatRow(game_id=id, seat=seat, kind="person", holder="ann") for seat in range(log.seats)]
        await host.store.create_game(row, seats, start=Record.of(log.until(0)).save())
        for played in log.moves:
            async with host.tables.open(id) as (slot, live):
                await host.tables.write(slot, live, "move", played.move.seat, played.move.index)
        async with host.tables.open(id) as (slot, live):
            assert live.table.hash == record.table.hash
            if id.endswith("middle"):
                for _ in range(3):
                    await host.tables.write(slot, live, "agreed_undo", 0)
                for _ in range(2):
                    await host.tables.write(slot, live, "move", live.table.decider(), 0)
    await asyncio.sleep(1)
    await host.close()


def main() -> None:
    """Write every file that is not there yet."""
    records: dict[str, Record] = {}
    for (game, name), (bot, seats, options, seed, stop) in PLAYED.items():
        record = played(game, bot, seats, options, seed, stop)
        records[f"{game}-{name}"] = record
        file = HERE / f"{game}-v{record.log.version}-format{GAME_FORMAT}-{name}.resolute"
        if not file.exists():
            file.write_bytes(record.save())
        print(file.name, len(record.log.moves), "moves", [frame.step.name for frame in record.table.agenda])
    versions = "-".join(sorted({f"{record.log.game}-v{record.log.version}" for record in records.values()}))
    kept = HERE / f"tables-{versions}-schema{versions_of_the_database()[-1]}.db.gz"
    if kept.exists():
        return
    with TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        asyncio.run(write_tables(database, records))
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("DELETE FROM setting")
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        kept.write_bytes(gzip.compress(database.read_bytes(), mtime=0))


if __name__ == "__main__":
    main()
