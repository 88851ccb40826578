"""Facts before prose: with every word of a game replaced by nonsense, every page has the same structure and figures."""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.web.regions import render_region
from tests.board.seen import payload_for, watchers
from tests.conformance.setups import GAMES, Eyes, Moments, Setup, some_setups, walk
from tests.nonsense import Skeleton, scrambled
from tests.suite import FULL

SAMPLE = 12 if FULL else 2
EVERY = 5 if FULL else 19
SAMPLED = [setup for game in GAMES for setup in some_setups(game, SAMPLE)]
REGIONS = ("board", "cards", "tally", "decision", "journal")


def compare(table: Table[Any], seat: Seat | None) -> None:
    """The page of a seat beside the same page in nonsense."""
    payload = payload_for(table, seat)
    other = scrambled(payload)
    for region in REGIONS:
        plain, strange = Skeleton(render_region(payload, region)).bones, Skeleton(render_region(other, region)).bones
        pairs = enumerate(zip(plain, strange, strict=False))
        differs = next((f"{one} / {two}" for _, (one, two) in pairs if one != two), "")
        assert not differs, f"{region} at move {table.number} for {seat}: {differs}"
        assert len(plain) == len(strange)


@pytest.mark.parametrize("setup", SAMPLED, ids=str)
def test_no_page_depends_on_wording(setup: Setup) -> None:
    table, moment, eyes = setup.start(61), Moments(EVERY), Eyes()
    for number, decision in enumerate(walk(table, 61)):
        if moment(number):
            for seat in eyes(table, decision):
                compare(table, seat)
    for seat in watchers(table):
        compare(table, seat)
