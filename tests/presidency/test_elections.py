"""Midterm elections, re-election and the final score. (GM Midterm Elections, Re-Election, Legacy Points, End of Game;
TSF The Election Table, Legacy Point Total; charts D16 and D17)"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from resolute.engine.charts import Chart
from resolute.engine.frames import do
from resolute.engine.rolling import Bands
from resolute.engine.table import Outcome
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.bills import Place
from resolute.games.presidency.content.cabinet import CANDIDATES
from resolute.games.presidency.content.legacy import RANKS, rank_for
from resolute.games.presidency.rules.elections import (
    final_score,
    midterm_elections,
    midterms_are_over,
    re_election,
)
from resolute.games.presidency.rules.succession import end_of_presidency
from tests.presidency.changes import changes
from tests.presidency.helpers import Stage, bring, presidency
from tests.presidency.sheet import theirs

MIDTERM, RE_ELECTION = "chart/D17/midterm", "chart/D17/re-election"
STANDINGS = {11: (3, 28, 6), 12: (4, 28, 6), 15: (5, 46, 5), 16: (5, 52, 5), 20: (8, 52, 6), 21: (8, 52, 7)}
"""Prestige, approval and media relations that add up to a standing."""


def standing(total: int, **fields: Any) -> Stage:
    """A table with a certain standing; control of Congress is split."""
    prestige, approval, media = STANDINGS[total]
    t = presidency(**{"prestige": prestige, "approval": approval, "media": media, "control": 0, **fields})
    assert t.state.standing == total
    return t


def column(table: str, t: Stage) -> Chart:
    """The column of the election table that counts now."""
    bands = BOOK.at(table)
    assert isinstance(bands, Bands)
    chart = BOOK.chart(f"{table}/{bands.row_for(t.state.standing).key}")
    assert isinstance(chart, Chart)
    return chart


def over(t: Stage) -> Outcome:
    """How the game ended."""
    assert t.table.outcome is not None
    return t.table.outcome


# The election table

_NO: Mapping[str, int] = {}
_YOURS = {"control": 1, "friends": 1, "legacy_points": 3, "approval": 3}
_THEIRS = {"control": -1, "opponents": 1, "legacy_points": -5, "approval": -5}
_RESULTS = {
    11: (_NO, _THEIRS, _THEIRS, _THEIRS),
    12: (_YOURS, _NO, _THEIRS, _THEIRS),
    15: (_YOURS, _NO, _THEIRS, _THEIRS),
    16: (_YOURS, _YOURS, _NO, _THEIRS),
    20: (_YOURS, _YOURS, _NO, _THEIRS),
    21: (_YOURS, _YOURS, _YOURS, _NO),
}
_ROUTS = {11: (7, 8, 9, 10), 12: (10,), 15: (10,), 16: (1, 2, 3), 20: (1, 2, 3), 21: (1, 2, 3, 4, 5, 6)}


@pytest.mark.parametrize("total", _RESULTS)
@pytest.mark.parametrize("face", range(1, 11))
def test_the_election_table_every_cell_from_split_control(total: int, face: int) -> None:
    """TSF The Election Table, midterms: one level, a friend, +3 legacy and +3 approval; or an opponent, -5 and -5."""
    t = standing(total).dice(face)
    with changes(t) as found:
        bring(t, MIDTERM)
    assert found == _RESULTS[total][(face - 1) // 3]


@pytest.mark.parametrize("total", _ROUTS)
@pytest.mark.parametrize("face", range(1, 11))
def test_the_election_table_a_rout_gives_both_houses(total: int, face: int) -> None:
    """TSF The Election Table, *: full control at once, where favor alone moves one level."""
    result = _RESULTS[total][(face - 1) // 3]
    if result is _NO:
        return
    wins = result is _YOURS
    t = standing(total, control=-1 if wins else 1).dice(face)
    bring(t, MIDTERM)
    assert t.state.control == ((1 if wins else -1) if face in _ROUTS[total] else 0)


@pytest.mark.parametrize(("total", "face", "control"), [(16, 1, 1), (12, 1, 1), (12, 7, -1), (11, 10, -1)])
def test_favor_for_a_side_that_holds_both_houses_changes_nothing(total: int, face: int, control: int) -> None:
    """TSF The Election Table: whoever already controls both houses: the same as no change."""
    t = standing(total, control=control).dice(face)
    with changes(t) as found:
        bring(t, MIDTERM)
    assert found == {}


def test_the_election_table_tells_its_odds() -> None:
    """D17: the chances of a column, every modifier counted."""
    t = standing(16)
    assert column(MIDTERM, t).odds(t.table) == {
        "Your favor, a rout": Fraction(3, 10),
        "Your favor": Fraction(3, 10),
        "No change": Fraction(3, 10),
        "Their favor": Fraction(1, 10),
    }
    t.state.attributes = (Attribute.LIKEABLE,)
    assert column(MIDTERM, t).odds(t.table)["Their favor"] == 0


# Midterm elections


@pytest.mark.parametrize(
    ("fields", "drms"),
    [
        ({}, ()),
        ({"attributes": (Attribute.LIKEABLE,)}, (("Likeable", -1),)),
        ({"midterm_modifier": -2}, (("events before the election", -2),)),
        ({"midterm_modifier": 1}, (("events before the election", 1),)),
        ({"party_relations": 4}, ()),
        ({"new_player": True}, (("a new player", -1),)),
    ],
)
def test_midterm_modifiers(fields: Mapping[str, Any], drms: object) -> None:
    """TSF The Election Table, midterms: cards and counters, Likeable, a new player."""
    t = standing(16, **fields)
    assert column(MIDTERM, t).drms(t.table) == drms


def test_midterms_use_up_what_cards_added() -> None:
    """TSF Midterm Elections: counters of this election do not count in the next."""
    t = standing(16, midterm_modifier=-3).dice(9).run(do(midterm_elections))
    assert t.state.control == 1
    assert t.state.midterm_modifier == 0


def test_midterms_two_members_may_be_replaced_freely() -> None:
    """GM Midterm Elections: up to two members go; the Vice President cannot."""
    t = presidency().run(do(midterms_are_over))
    names = [CANDIDATES[one].name for one in t.state.cabinet[1:]]
    assert t.labels == [
        "Keep them",
        f"Replace {names[1]} (the Secretary of State)",
        f"Replace {names[2]} (the Secretary of Defense)",
        f"Replace {names[3]} (the Chief of Staff)",
    ]
    with changes(t) as found:
        t.choose(f"Replace {names[1]}")
        t.choose(t.labels[0])
        assert f"Replace {names[2]} (the Secretary of Defense)" in t.labels
        t.choose(f"Replace {names[2]}")
        t.choose(t.labels[0])
    assert t.labels == ["rest"]
    assert found == {}
    assert t.state.cabinet[2] != 1
    assert t.state.cabinet[3] != 2


def test_midterms_nobody_need_go() -> None:
    """GM Midterm Elections: the replacement is an option."""
    t = presidency().run(do(midterms_are_over)).choose("Keep them")
    assert t.labels == ["rest"]
    assert t.state.cabinet == (-1, 0, 1, 2, 3)


# Re-election


@pytest.mark.parametrize("total", _RESULTS)
@pytest.mark.parametrize("face", range(1, 11))
def test_re_election_every_cell(total: int, face: int) -> None:
    """TSF The Election Table, in brackets: no change and your favor re-elect (+5), their favor defeats (-5); ruling
    24: once."""
    t = standing(total, year=4).dice(face)
    with changes(t) as found:
        t.run(do(re_election))
    result = _RESULTS[total][(face - 1) // 3]
    won = result is not _THEIRS
    assert t.state.re_elected == (1 if won else -1)
    assert found == {**result, "legacy_points": result.get("legacy_points", 0) + (5 if won else -5)}


@pytest.mark.parametrize(
    ("fields", "drms"),
    [
        ({"party_relations": 4}, (("a lukewarm party", 1),)),
        ({"party_relations": 5}, (("a lukewarm party", 1),)),
        ({"party_relations": 6}, ()),
        ({"attributes": (Attribute.LIKEABLE,)}, (("Likeable", -1),)),
        ({"midterm_modifier": 2}, ()),
        ({"new_player": True}, (("a new player", -1),)),
    ],
)
def test_re_election_modifiers(fields: Mapping[str, Any], drms: object) -> None:
    """TSF Re-Election: +1 with party relations of 4 or 5, -1 Likeable, a new player."""
    t = standing(16, **fields)
    assert column(RE_ELECTION, t).drms(t.table) == drms


@pytest.mark.parametrize("party", [2, 3])
def test_ruling_23_a_president_whom_the_party_rejects_loses_15_points_once(party: int) -> None:
    """TSF Re-Election, ruling 23: below 4 there is no nomination and no election; 15 legacy points, once."""
    t = presidency(year=4, party_relations=party, approval=40, legacy_points=30)
    t.run(do(re_election), do(end_of_presidency))
    assert over(t).ending == "one_term"
    assert over(t).scores == (15,)
    assert t.state.re_elected == 0
    assert "Your party does not nominate you again." in t.story


# The final score


def test_ruling_24_five_points_for_re_election_once() -> None:
    """Ruling 24: +5 stands in the table and in the final list; it counts once."""
    t = standing(16, year=4, legacy_points=10).dice(7).run(do(re_election), do(end_of_presidency))
    assert over(t).scores == (10 + 5 + 4,)
    assert over(t).ending == "two_terms"


def test_a_defeat_costs_five_points_once() -> None:
    """TSF Legacy Point Total: -5 for a one-term President; their favor costs its own 5 and approval."""
    t = standing(16, year=4, legacy_points=10).dice(10).run(do(re_election), do(end_of_presidency))
    assert t.state.approval == 42
    assert over(t).scores == (10 - 5 - 5 + 1,)
    assert over(t).ending == "one_term"


def test_the_evaluation_of_the_last_year_counts_once() -> None:
    """Content 1.9: the final score does not add the evaluation of year 4 again."""
    t = presidency(year=4, approval=40, legacy_points=10, evaluations=(26, 26, 26, 30)).run(do(final_score))
    assert over(t).scores == (10,)


def test_two_terms_go_on_after_re_election() -> None:
    """GM Turns: eight years if you want to extend your game; only for the re-elected."""
    t = presidency(options={"terms": 2}, year=4, re_elected=1).run(do(end_of_presidency))
    assert t.table.outcome is None
    t = presidency(options={"terms": 2}, year=8, re_elected=1).run(do(end_of_presidency))
    assert over(t).ending == "two_terms"
    t = presidency(options={"terms": 2}, year=4, re_elected=0, party_relations=3).run(do(end_of_presidency))
    assert over(t).ending == "one_term"
    t = presidency(year=4, re_elected=1).run(do(end_of_presidency))
    assert over(t).ending == "two_terms"


def defeated(**fields: Any) -> Stage:
    """A table of eight years after a lost re-election that gave the opponents Congress."""
    t = standing(16, year=4, legacy_points=20, options={"terms": 2}, **fields)
    return t.dice(10).run(do(re_election), do(end_of_presidency))


def test_a_defeat_may_end_an_eight_year_game() -> None:
    """GM Re-Election: whoever does not wish to play on is judged."""
    t = defeated().choose("Leave the White House")
    assert over(t).ending == "one_term"
    assert over(t).scores == (20 - 5 - 5 + 1,)


def test_a_defeat_may_be_continued_as_the_new_president() -> None:
    """GM Re-Election: start over as the one who won; the roll has set the control of Congress."""
    bills = {1: Place.ZERO, 2: theirs(Place.PLUS_ONE), 3: Place.LANDMARK}
    t = defeated(
        bills=bills,
        scandals=(2, 0, 0, 0, 0),
        attributes=(4, 5),
        lingering_issues=2,
        economy=4,
        friends=(0,),
        focus_tensions=(0, 0, 0, 0, 1, 1),
        tensions_cup=(9, 9),
    )
    t.choose("Go on as the President who defeated you")
    s = t.state
    assert s.control == 1
    assert s.approval == presidency().state.approval
    assert s.legacy_points == presidency().state.legacy_points
    assert s.re_elected == 0
    assert s.scandals == (0,) * 5
    assert len(s.attributes) == 2
    assert s.cabinet_tensions == 0
    assert s.tensions_cup == (11, 9)
    assert s.bills == {3: Place.LANDMARK}
    assert (s.lingering_issues, s.economy) == (2, 4)
    while t.labels != ["rest"]:
        t.choose(t.labels[0])
    assert -1 not in s.cabinet[1:]
    assert (len(s.friends), len(s.opponents)) == (2, 2)
    assert 0 not in s.administration_priorities
    assert s.promise
    assert any("leave with 11 legacy points, remembered like Rutherford B. Hayes" in one for one in t.story)


def test_a_president_who_takes_over_starts_with_a_first_year_and_has_four() -> None:
    """GM Re-Election: start over with the normal set-up; the game ends when the eight years are over."""
    t = defeated().choose("Go on as the President who defeated you")
    assert t.state.first_year == 5
    t = presidency(year=8, first_year=5, approval=40, legacy_points=10, options={"terms": 2}).run(do(end_of_presidency))
    assert over(t).ending == "one_term" and over(t).scores == (10,)


@pytest.mark.parametrize(("approval", "points"), [(18, -8), (28, -4), (34, -2), (40, 0), (50, 4), (54, 6), (70, 15)])
def test_final_score_adds_the_points_of_approval(approval: int, points: int) -> None:
    """TSF Legacy Point Total: add or subtract what the box of approval says."""
    t = presidency(year=4, approval=approval, legacy_points=20).run(do(final_score))
    assert over(t).scores == (20 + points,)


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (60, "Abraham Lincoln"),
        (99, "Abraham Lincoln"),
        (59, "George Washington"),
        (55, "George Washington"),
        (54, "Franklin D. Roosevelt"),
        (50, "Franklin D. Roosevelt"),
        (49, "Theodore Roosevelt"),
        (45, "Theodore Roosevelt"),
        (44, "Thomas Jefferson"),
        (40, "Thomas Jefferson"),
        (39, "Andrew Jackson"),
        (35, "Andrew Jackson"),
        (34, "Woodrow Wilson"),
        (32, "Woodrow Wilson"),
        (31, "James Madison"),
        (29, "James Madison"),
        (28, "John Adams"),
        (26, "John Adams"),
        (25, "James Monroe"),
        (23, "James Monroe"),
        (22, "William Howard Taft"),
        (20, "William Howard Taft"),
        (19, "John Quincy Adams"),
        (17, "John Quincy Adams"),
        (16, "Calvin Coolidge"),
        (14, "Calvin Coolidge"),
        (13, "Rutherford B. Hayes"),
        (11, "Rutherford B. Hayes"),
        (10, "Millard Fillmore"),
        (8, "Millard Fillmore"),
        (7, "William Harrison"),
        (5, "William Harrison"),
        (4, "Warren Harding"),
        (2, "Warren Harding"),
        (1, "James Buchanan"),
        (-40, "James Buchanan"),
    ],
)
def test_the_18_ranks(points: int, name: str) -> None:
    """TSF Legacy Point Total, D16: whose legacy yours is like, at both ends of every band."""
    assert len(RANKS) == 18
    assert [one.place for one in RANKS] == list(range(1, 19))
    assert rank_for(points).remembered_like == name
    t = presidency(year=4, approval=40, legacy_points=points).run(do(final_score))
    said = str(points).replace("-", "−")
    assert over(t).reason == f"{said} legacy points: you are remembered like {name}, number {rank_for(points).place}."
    assert over(t).winners == (0,)
