"""Chances from the bag, against the figures that were worked out by hand."""

from __future__ import annotations

import pytest

from resolute.games.lobby.chances import (
    HANDFULS,
    attempt_chance,
    attempt_succeeds,
    elected_chances,
    margins,
    outcome_of,
    vote_chances,
)
from resolute.games.lobby.content.kinds import Party

BLUE, RED, YELLOW = Party


def test_1_there_are_thirty_handfuls() -> None:
    assert len(HANDFULS) == 30
    assert sum(chance for _, chance in HANDFULS) == pytest.approx(1)
    assert all(sum(pawns) == 10 for pawns, _ in HANDFULS)
    assert sum(margins().values()) == pytest.approx(1) and margins()[3] == pytest.approx(margins()[-3])


@pytest.mark.parametrize(("margin", "percent"), [(-2, 17), (-1, 31), (0, 41), (1, 59), (2, 69), (3, 83), (5, 96)])
def test_5_3_c3_the_chance_of_an_attempt_by_its_margin(margin: int, percent: int) -> None:
    """A tie fails."""
    assert round(100 * attempt_chance(BLUE, 5 + margin, (0, 5))) == percent
    assert round(100 * attempt_chance(RED, 5 + margin, (5, 0))) == percent


@pytest.mark.parametrize(("margin", "percent"), [(-2, 23), (-1, 36), (0, 50), (1, 64), (2, 77), (3, 86), (5, 97)])
def test_5_4_2_the_chance_of_a_vote_by_its_margin(margin: int, percent: int) -> None:
    """Further pawns settle ties."""
    blue, red = vote_chances((5 + margin, 5), (BLUE, RED))
    assert round(100 * blue) == percent
    assert blue + red == pytest.approx(1)


def test_5_3_c3_an_independent_needs_six_votes_to_be_the_favorite() -> None:
    assert round(100 * attempt_chance(YELLOW, 6, (0, 0))) == 54
    assert attempt_chance(YELLOW, 5, (0, 0)) < 0.5


def test_5_4_2_new_york_vote() -> None:
    """Carter +3, Reagan +3, six red and four blue pawns: 9 to 7."""
    assert outcome_of((3, 3), (BLUE, RED), (4, 6, 0)) == (0.0, 1.0)
    assert vote_chances((3, 3), (BLUE, RED)) == pytest.approx((0.5, 0.5))


def test_5_3_c3_a_tie_fails() -> None:
    assert not attempt_succeeds(BLUE, 0, (0, 0), (5, 5, 0))
    assert attempt_succeeds(BLUE, 1, (0, 0), (5, 5, 0))
    assert not attempt_succeeds(YELLOW, 5, (0, 0), (3, 6, 1)), "six red pawns are the opposition"


def test_5_4_2_a_tie_is_settled_by_what_is_left_in_the_bag() -> None:
    """Six blue and four red pawns lie; 14 blue and 16 red are left."""
    assert outcome_of((0, 2), (BLUE, RED), (6, 4, 0)) == pytest.approx((14 / 30, 16 / 30))
    assert outcome_of((0, 4, 4), (BLUE, YELLOW, YELLOW), (4, 6, 0)) == pytest.approx((16 / 18, 1 / 18, 1 / 18))
    assert outcome_of((8, 8), (YELLOW, YELLOW), (4, 4, 2)) == (0.5, 0.5), "two independents draw lots"


def test_5_4_2_who_will_be_elected() -> None:
    even = (0.5, 0.5)
    assert elected_chances((50, 40), ((10, even),)) == (0.75, 0.25)
    assert elected_chances((51, 42, 7), ()) == (1.0, 0.0, 0.0)
    assert elected_chances((30,), ()) == (1.0,)
    three = elected_chances((40, 40, 10), ((10, (0.4, 0.4, 0.2)),))
    assert three[0] == pytest.approx(three[1]) and three[2] == 0
