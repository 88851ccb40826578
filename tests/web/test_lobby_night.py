"""Election night of Lobby with people who click too late, twice, for others, or leave: one clear sentence, the money
stays where it was, and the table goes on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from resolute.client import Answer
from resolute.engine.record import Record
from resolute.engine.views import Tracks
from resolute.payload import TablePayload
from resolute.web.seating import AWAY
from tests.clock import until
from tests.web.server import Running

SEATS = 4
RICH = 10
"""Enough for a vote in any state."""


@cache
def night() -> tuple[bytes, int]:
    """Random players up to an election night on which seat 0 is asked to spend; and who is asked next."""
    for seed in range(100):
        record, luck = Record.new("lobby", seats=SEATS, options={"turns": 1}, seed=seed), Random(seed)
        while (asked := record.table.decision) is not None and asked.name != "bid":
            record.play(luck.randrange(len(asked.options)))
        if asked is None or asked.seat != 0 or record.table.state.players[0].money < RICH:
            continue
        after = record.table.clone()
        after.play(next(one for one in asked.options if one.declines))
        then = after.decision
        if then is not None and then.name == "bid" and then.seat != 0:
            return record.save(), then.seat
    raise AssertionError("seat 0 is never asked first")


class Night:
    """A table on election night: Ann has seat 0, Ben the one that is asked next, and bots play the others."""

    def __init__(self, server: Running) -> None:
        self.ann, self.ben = server.visitor(), server.visitor()
        data, self.seat = night()
        self.table = self.ann.load(data).table
        for seat in range(1, SEATS):
            if seat == self.seat:
                self.ann.seat(self.table, "give_up", seat)
                self.ben.join(self.ann.renew_link(self.table, seat).links[str(seat)], "Ben")
            else:
                self.ann.seat(self.table, "stand_in", seat, bot="random")

    def raises(self, payload: TablePayload) -> int:
        """The first raise that is listed."""
        assert payload.decision is not None
        return next(one.index for one in payload.decision.options if one.amount is not None)

    def passes(self, payload: TablePayload) -> int:
        """Whatever declines."""
        assert payload.decision is not None
        return next(one.index for one in payload.decision.options if one.declines)

    def money(self) -> list[float]:
        """Everybody's money, as it lies open."""
        parts = self.ann.view(self.table).parts
        tracks = [parts[f"seat{seat + 1}"] for seat in range(SEATS)]
        assert all(isinstance(one, Tracks) for one in tracks)
        return [one.markers[0].value for one in tracks if isinstance(one, Tracks)]


@pytest.fixture
def on_the_night(server: Running) -> Iterator[Night]:
    yield Night(server)


def test_a_raise_that_came_too_late_costs_nothing(on_the_night: Night) -> None:
    """Ann has passed on another tab; the raise of the first one is told that the game has gone on."""
    n = on_the_night
    seen = n.ann.view(n.table)
    n.ann.play(n.table, seen.number, n.passes(seen))
    before = n.money()
    with pytest.raises(Answer, match="gone on meanwhile") as late:
        n.ann.play(n.table, seen.number, n.raises(seen))
    assert late.value.status == 409 and late.value.payload is not None
    assert n.money() == before


def test_a_double_click_on_a_raise_is_paid_once(on_the_night: Night) -> None:
    n = on_the_night
    seen, before = n.ann.view(n.table), n.money()
    for _ in range(2):
        n.ann.play(n.table, seen.number, n.raises(seen), request="one click")
    with pytest.raises(Answer, match="gone on meanwhile"):
        n.ann.play(n.table, seen.number, n.raises(seen), request="another click")
    assert seen.decision is not None
    price = seen.decision.options[n.raises(seen)].value.price
    assert price is not None and n.money()[0] == before[0] - price.number


def test_nobody_raises_for_another_seat(on_the_night: Night) -> None:
    n = on_the_night
    seen, before = n.ann.view(n.table), n.money()
    for stranger, seat in ((n.ben, 0), (n.ben, n.seat)):
        with pytest.raises(Answer) as refused:
            stranger.play(n.table, seen.number, n.raises(seen), seat=seat)
        assert refused.value.status in (403, 409)
        assert str(refused.value).endswith(".") and len(str(refused.value)) < 120
    assert n.money() == before and n.ann.view(n.table).number == seen.number


def test_a_stale_page_in_the_middle_of_the_bids_is_sent_the_new_position(on_the_night: Night) -> None:
    """Ben's page still shows the bids before Ann's raise; his own raise is refused, and he sees hers."""
    n = on_the_night
    seen = n.ann.view(n.table)
    after = n.ann.play(n.table, seen.number, n.raises(seen))
    before = n.money()
    with pytest.raises(Answer, match="gone on meanwhile") as stale:
        n.ben.play(n.table, seen.number, 0)
    assert stale.value.payload is not None and stale.value.payload.number == after.number
    assert stale.value.payload.decision is not None and stale.value.payload.decision.mine
    assert n.money() == before


def test_when_somebody_leaves_during_the_night_the_table_goes_on(on_the_night: Night, server: Running) -> None:
    """Ben vanishes. After a while Ann lets a bot play for him, with his money where it was, and the night ends."""
    n = on_the_night
    seen = n.ann.view(n.table)
    n.ann.play(n.table, seen.number, n.passes(seen))
    before = n.money()
    server.clock.turn(AWAY)
    payload = n.ann.seat(n.table, "stand_in", n.seat, bot="random")
    assert any("stands in for Ben" in line.text for line in payload.journal)
    assert n.money()[0] == before[0]

    def goes_on() -> bool:
        now = n.ann.view(n.table)
        if now.decision is not None and now.decision.mine:
            n.ann.play(n.table, now.number, n.passes(now))
        return now.outcome is not None

    until(goes_on, "the night ends")
