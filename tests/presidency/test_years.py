"""Whole years at home, played at random: the sequence is kept, nothing is lost, and every year is judged."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import resolute
from resolute.games.presidency import GAME
from resolute.games.presidency.content.sequence import SEQUENCE
from resolute.games.presidency.content.tracks import TRACKS
from resolute.games.presidency.library import ACTIONS
from resolute.games.presidency.state import presidency_pieces

LEVELS = ("easier", "normal", "harder")
MOST_PACKED = 24 * 1024


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
        assert all(track.low <= getattr(s, name) <= track.high for name, track in TRACKS.items())
        largest = max(largest, len(table.pack()))
        table.advance(choose.choice(decision.options))
    assert largest < MOST_PACKED
    assert table.outcome is not None
    assert all(table.story(0))
    evaluated = len(table.state.evaluations)
    assert table.state.year - 1 <= evaluated <= table.state.year


def test_a_year_visits_its_segments_in_order() -> None:
    """TSF Anatomy of the Turn: every segment that is scheduled in the first year, once and in order."""
    for seed in range(20):
        table = resolute.new("presidency", seats=1, options={"difficulty": "easier"}, seed=seed)
        choose = random.Random(seed)
        while (decision := table.decision) is not None and table.state.year < 2:
            table.advance(choose.choice(decision.options))
        if table.state.year == 2:
            break
    visited = [entry.about[0] for entry in table.journal or () if entry.kind == "segment"]
    due = [place for place, one in enumerate(SEQUENCE) if one.scheduled and 1 in one.years]
    assert visited[: len(due)] == due


def test_seven_presidential_and_ten_domestic_actions() -> None:
    """GM Presidential Master Actions, Domestic Master Actions."""
    assert [one.key for one in ACTIONS] == [f"P{one}" for one in range(1, 8)] + [f"D{one}" for one in range(1, 11)]


def test_every_named_step_is_there() -> None:
    """What charts and the sequence call by name exists and takes what it is given."""
    for address in GAME.book:
        effect = GAME.book.at(address)
        name, args = getattr(effect, "step", None), getattr(effect, "args", None)
        if isinstance(name, str) and isinstance(args, tuple):
            assert len(GAME.steps[name].kinds) == len(args), (address, name)
