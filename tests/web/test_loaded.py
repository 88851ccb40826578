"""A game that somebody uploads: they know its seed, so it goes on with another one, and everybody is told."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from resolute.client import Answer, Client
from resolute.engine.log import Base
from resolute.engine.packing import seal, unpack, unseal
from resolute.engine.record import GAME_FORMAT, Record, Saved
from tests.clock import HANG
from tests.web.processes import ServerProcess
from tests.web.server import Running, Visitor


def half_a_game(moves: int) -> Record:
    """A game that somebody has played at home, and knows all about."""
    record, rng = Record.new("dictators", seats=2, seed=4), random.Random(4)
    for _ in range(moves):
        assert record.table.decision is not None
        record.play(rng.randrange(len(record.table.decision.options)))
    return record


def luck_of(server: Running, table: str, people: tuple[Visitor, Visitor]) -> list[tuple[int, ...]]:
    """Play on; what was drawn."""
    for _ in range(40):
        number, real = server.position(table)
        if real.decision is None:
            break
        people[real.decision.seat].play(table, number, 0)

    async def draws() -> list[tuple[int, ...]]:
        async with server.app.host.tables.open(table) as (_, live):
            return [played.move.draws for played in live.record.log.moves[60:]]

    return [drawn for drawn in server.ask(draws()) if drawn]


def test_whoever_uploads_an_unfinished_game_does_not_know_what_comes(server: Running) -> None:
    record = half_a_game(60)
    host, guest = server.visitor(), server.visitor()
    table = host.load(record.save()).table
    host.seat(table, "give_up", 1)
    link = host.renew_link(table, 1).links["1"]
    assert "loaded from a file" in guest.page(link), "the guest is told before they join"
    guest.join(link, "Bea")
    seen = guest.view(table)
    assert seen.loaded and seen.commitment != record.table.commitment
    assert any("loaded from a file" in line.text for line in seen.journal)
    assert "from a file" in guest.page(f"/t/{table}")
    # The uploader plays their copy ahead with the same moves: it tells them nothing.
    drawn = luck_of(server, table, (host, guest))
    ahead = []
    for _ in range(40):
        if record.table.decision is None:
            break
        ahead.append(record.play(0).draws)
    assert drawn and drawn != [one for one in ahead if one]


def test_a_loaded_game_outlives_a_restart_of_its_table(server: Running) -> None:
    """What was redealt is in the log: whoever reads it again finds the same position."""
    host = server.visitor()
    table = host.load(half_a_game(60).save()).table
    before = host.view(table)
    host.play(table, before.number, 0, seat=before.decision.seat if before.decision is not None else None)
    real = server.table(table).hash
    server.app.host.tables._entries.pop(table)
    assert server.table(table).hash == real
    assert host.view(table, at=10).past


def test_whoever_branches_a_finished_game_does_not_know_what_comes(server: Running) -> None:
    """The cards of a finished game are known; somebody who is invited to go on from its middle is told, and both draw
    cards that nobody knows."""
    record = half_a_game(60)
    rng = random.Random(5)
    while (decision := record.table.decision) is not None:
        record.play(rng.randrange(len(decision.options)))
    host, guest = server.visitor(), server.visitor()
    over = host.load(record.save()).table
    table = host.branch(over, 60).table
    then, now = record.at(60), server.table(table)
    assert now.number == 60 and now.state != then.state, "the draw piles are those of the finished game"
    for seat in range(2):
        assert now.view(seat).encode() == then.view(seat).encode()
    host.change(table, title="A fair game")
    host.seat(table, "give_up", 1)
    link = host.renew_link(table, 1).links["1"]
    assert "goes on from a finished one" in guest.page(link), "the guest is told before they join"
    seen = guest.join(link, "Bea")
    assert seen.branched and not seen.loaded
    assert any("goes on from a finished one" in line.text for line in seen.journal)
    assert "from an earlier game" in guest.page(f"/t/{table}")


def made_up() -> bytes:
    """A game whose moves cannot be replayed, because it was played under older rules, as its file says; and whose
    position is none that any rules lead to: the one seat that takes turns has no ballots, and refills the desk."""
    record = Record.new("campaign", seats=2, seed=5)
    while record.table.agenda[-1].step.name != "choose_region":
        record.play(0)
    position = msgspec.msgpack.decode(unseal(b"position", record.table.pack(), "position"))
    state, agenda = position[4:6]
    state["order"], state["desk_cast"], state["players"][0]["deck"]["cards"] = [0, 0], 9, []
    agenda[:] = [["replenish_in_turn", [0]], agenda[-1]]
    packed = seal(b"position", msgspec.msgpack.encode(position))
    base = Base(len(record.log.moves), packed, ())
    log = msgspec.structs.replace(record.log, base=base, hash=unpack(packed).hash)
    return seal(b"game", msgspec.msgpack.encode(Saved(log)), GAME_FORMAT)


def test_a_position_that_somebody_made_up_does_not_hold_up_the_server(tmp_path: Path) -> None:
    """The refill of the desk never ends: the table is closed, and everybody else plays on."""
    with ServerProcess(tmp_path / "tables.db", tmp_path / "log") as server:
        person, other = Client(server.address, patience=HANG), Client(server.address, patience=HANG)
        table = person.load(made_up()).table
        payload = person.view(table)
        with pytest.raises(Answer, match="file that was changed") as refused:
            while payload.decision is not None:
                seat = payload.decision.seat
                payload = person.play(table, person.view(table, seat=seat).number, 0, seat=seat)
        assert refused.value.status == 409
        closed = person.view(table)
        assert closed.closed and any("file that was changed" in line.text for line in closed.journal)
        created = other.create("campaign", [{"kind": "person_here"}] * 2)
        assert other.view(created.table).decision is not None
