"""Whole years at home, played at random: the sequence is kept, nothing is lost, and every year is judged."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import resolute
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.sequence import SEQUENCE
from resolute.games.presidency.content.tracks import (
    TRACKS,
)
from resolute.games.presidency.library import actions_in
from resolute.games.presidency.rules.sequence import STEPS
from resolute.games.presidency.state import presidency_pieces

LEVELS = ("easier", "normal", "harder")
MAX_PACKED = 24 * 1024


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(8))
def test_a_random_presidency_runs_to_its_end(level: str, seed: int) -> None:
    options = {"difficulty": level, "terms": 1 + seed % 2, "new_player": level == "easier" and seed % 3 == 0}
    table = resolute.new("presidency", seats=1, options=options, seed=seed)
    choose = random.Random(seed)
    pieces = Counter(presidency_pieces(table.state))
    largest = 0
    while (decision := table.decision) is not None:
        s = table.state
        assert Counter(presidency_pieces(s)) == pieces
        assert all(track.low <= track.get(s, None) <= track.high for track in TRACKS.values())
        largest = max(largest, len(table.pack()))
        table.advance(choose.choice(decision.options))
    assert largest < MAX_PACKED
    assert table.outcome is not None
    assert all(table.story(0))
    evaluated = len(table.state.president.evaluations)
    assert table.state.clock.year - 1 <= evaluated <= table.state.clock.year


def test_a_year_visits_its_segments_in_order() -> None:
    """TSF Anatomy of the Turn: every segment that is scheduled in the first year, once and in order."""
    for seed in range(20):
        table = resolute.new("presidency", seats=1, options={"difficulty": "easier"}, seed=seed)
        choose = random.Random(seed)
        while (decision := table.decision) is not None and table.state.clock.year < 2:
            table.advance(choose.choice(decision.options))
        if table.state.clock.year == 2:
            break
    visited = [entry.about[0] for entry in table.journal or () if entry.kind == "segment"]
    due = [one.key for one in SEQUENCE if 1 in one.years]
    assert visited[: len(due)] == due


def test_seven_presidential_and_ten_domestic_actions() -> None:
    """GM Presidential Master Actions, Domestic Master Actions."""
    at_home = [one.key for one in actions_in(BOOK) if one.key[0] in "PD"]
    assert at_home == [f"P{one}" for one in range(1, 8)] + [f"D{one}" for one in range(1, 11)]


def test_every_segment_that_is_played_has_its_steps_and_no_other_has() -> None:
    assert set(STEPS) == {one.key for one in SEQUENCE}
    assert len({one.key for one in SEQUENCE}) == len(SEQUENCE)
