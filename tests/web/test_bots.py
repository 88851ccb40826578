"""Bots that crash, overrun or cheat are replaced by a steadier one, and the journal says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from resolute.bots import BOTS
from resolute.web import bots
from tests.web.bad_bots import NAMES, add_bad_bots
from tests.web.server import HERE, Running, running


@pytest.fixture
def bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with bad bots, who have little time."""
    before = dict(BOTS)
    add_bad_bots()
    monkeypatch.setattr(bots, "GRACE", 6.0)
    with running(str(tmp_path / "tables.db"), add_bad_bots, bot_seconds=1.0) as server:
        yield server
    BOTS.clear()
    BOTS.update(before)


@pytest.mark.parametrize("name", list(NAMES))
def test_a_bot_that_fails_is_replaced(bad: Running, name: str) -> None:
    person = bad.visitor()
    table = person.lay("campaign", [HERE, {"kind": "bot", "bot": name}]).table
    look = person.look(table)
    notes: list[str] = []
    while not notes:
        look = person.decide(table, look) if look.decision and look.decision.mine else person.wait(table, look.number)
        notes = [line.text for line in look.journal if line.kind == "note"]
    what = "thought for too long" if name in ("dawdles", "hangs") else "gave up"
    assert notes[0].startswith(f"The {name} bot {what}; the steady bot moved for it.")
    assert f'resolute_bot_failures_total{{why="{"overrun" if "long" in what else "crash"}"}}' in person.page("/metrics")
    # The processes are there again for whoever needs them.
    other = person.lay("campaign").table
    look = person.look(other)
    while look.last < 10:
        look = person.decide(other, look) if look.decision and look.decision.mine else person.wait(other, look.number)
    assert not any(line.kind == "note" for line in look.journal)
