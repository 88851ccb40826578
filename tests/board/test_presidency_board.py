"""Presidency's board: the frame that stays, the stage that follows the game, and figures that add up."""

from __future__ import annotations

import re
from typing import Any

import pytest

import resolute
from resolute.engine.frames import do
from resolute.engine.table import Table
from resolute.games.presidency import GAME
from resolute.games.presidency.board import prepare
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.crisis_cards import crisis_cards
from resolute.games.presidency.content.legacy import RANKS
from resolute.games.presidency.dangers import dangers
from resolute.games.presidency.rules.cards import resolve_card
from resolute.games.presidency.state import ConflictStatus, InPlay, Presidency
from tests.board.seen import drawn, payload_for
from tests.presidency.helpers import presidency
from tests.presidency.moments import BOARD


def page(table: Table[Any]) -> str:
    return drawn(payload_for(table, 0), "board")


@pytest.mark.parametrize(
    ("moment", "focus"),
    [
        ("candidates", "house"),
        ("priorities", "congress"),
        ("national intelligence", "world"),
        ("capabilities", "strategic"),
        ("focus", "house"),
        ("a vote", "congress"),
        ("forces", "world"),
        ("the end", "year"),
    ],
)
def test_the_stage_is_where_what_may_be_chosen_lies(moment: str, focus: str) -> None:
    assert prepare(payload_for(BOARD.moment(moment), 0)).frame.focus == focus


def test_the_boards_can_be_changed_without_script() -> None:
    """Each board has a radio button, and its tile is the label of it; that of the present board follows the game."""
    html = page(BOARD.moment("a vote"))
    for key in ("house", "nation", "world", "strategic", "crises"):
        assert f'id="pr-pick-{key}"' in html and f'for="pr-pick-{key}"' in html
    assert 'for="pr-now"' in html and re.search(r'id="pr-now"[^>]* checked', html)


@pytest.mark.parametrize("moment", ["focus", "late", "the end"])
def test_the_desk_adds_up_the_evaluation_and_counts_every_danger(moment: str) -> None:
    table = BOARD.moment(moment)
    state: Presidency = table.state
    shown = prepare(payload_for(table, 0))
    assert shown.desk.evaluation.value == state.performance == shown.house.total
    assert len(shown.desk.near) + len(shown.desk.far) == len(dangers(state))
    assert [one for one in shown.house.bands if one.now], "one band holds the total"


def test_a_historical_start_shows_its_goals_in_the_place_of_the_evaluation() -> None:
    table: Table[Presidency] = resolute.new("presidency", seats=1, options={"scenario": "2009"}, seed=1)
    html = page(table)
    desk = prepare(payload_for(table, 0)).desk
    assert len(desk.goals) == 5 and desk.goal_points == sum(points for _, points, _ in desk.goals)
    assert (
        "Bring them home" in html
        and 'data-at="legacy_points"' not in html.split('id="pr-desk"')[1].split("</section>")[0]
    )


def test_the_strip_shows_the_present_segment() -> None:
    table = BOARD.moment("a vote")
    (now,) = [phase for phase in prepare(payload_for(table, 0)).strip.phases if phase.state == "now"]
    (step,) = [one for one in now.steps if one.state == "now"]
    assert table.state.clock.segment.endswith("/congress") and step.who == "y"


def test_a_card_in_play_is_shown_with_all_its_stages() -> None:
    cards = crisis_cards(GAME.book)
    card = next(one for one in cards.values() if len(one.stages) == 3)
    table = BOARD.moment("actions").clone()
    table.state.decks = table.state.decks.__class__(in_play=(InPlay(card.number, 2),), two=(card.number,))
    shown = prepare(payload_for(table, 0))
    assert shown.frame.focus == "crises"
    assert shown.crises.card is not None
    assert [(stage.number, stage.state) for stage in shown.crises.card.stages] == [(1, "was"), (2, "now"), (3, "next")]
    was, now, _ = shown.crises.card.stages
    assert was.story == card.story and not was.lines and now.story == card.stages[2].story
    assert " ".join(line.text for line in now.lines) == " ".join(card.lines(2))
    assert now.lines[0].kind == "out" and now.lines[-1].kind == "goes"
    assert [one.title for one in shown.crises.two] == [card.title]


def test_the_review_of_a_year_tells_what_the_evaluation_was_made_of() -> None:
    table = BOARD.moment("the second year")
    state: Presidency = table.state
    year = prepare(payload_for(table, 0)).year
    judged = [one for one in state.yearbooks if one.judged][-1]
    assert (year.year, year.total) == (1, sum(judged.parts)) == (1, state.president.evaluations[-1])
    assert sum(int(one.after.replace("−", "-")) for one in year.parts) == year.total


def test_the_end_tells_every_year() -> None:
    table = BOARD.moment("the end")
    shown = prepare(payload_for(table, 0)).year
    assert table.outcome is not None and shown.ending == table.outcome.reason
    assert len(shown.years) == table.state.clock.year
    assert len(shown.ranks) <= len(RANKS)


def test_a_world_that_changes_redraws_its_own_line_only() -> None:
    """Every board is one line with an id, so that a move replaces what it changes and a chosen board stays."""
    before, after = (page(BOARD.moment(name)).split("\n") for name in ("focus", "a vote"))
    assert len(before) == len(after)
    for line in (one for one in after if one.startswith("<section")):
        assert re.match(r'<section id="pr-\w+"', line) and line.endswith("</section>")


def test_a_card_in_play_tells_what_the_rest_of_it_can_touch() -> None:
    """Answers that can be given, luck and prices: from where each figure stands now to the ends it can reach."""
    t = presidency(approval=54, action_points=3)
    t.run(do(resolve_card, 93, 1))
    shown = {one.name: (one.low, one.now, one.high) for one in prepare(payload_for(t.table, 0)).crises.touches}
    assert shown["Public approval"] == ("50%", "54%", "58%")
    assert shown["Action points"] == ("0", "3", "3")
    assert shown["Party relations"] == ("4", "6", "7")
    poor = presidency(approval=54, action_points=2).run(do(resolve_card, 93, 1))
    assert "Public approval" not in {one.name for one in prepare(payload_for(poor.table, 0)).crises.touches}


def test_a_session_of_congress_is_followed_step_by_step() -> None:
    """Ten steps: what is over, what is being taken, and what the rest would bring as Congress stands now."""
    board = prepare(payload_for(BOARD.moment("a vote"), 0)).congress
    states = [one.state for one in board.session]
    assert states == ["was", "now", *["next"] * 8]
    assert [one.number for one in board.ahead] == [5, 6, 7, 8, 9] and all(one.text for one in board.ahead)
    signing = prepare(payload_for(BOARD.moment("a signature"), 0)).congress
    assert [one.name for one in signing.session if one.state == "now"] == ["Signature"]
    idle = prepare(payload_for(BOARD.moment("actions"), 0)).congress
    assert not idle.sits and not idle.session and not idle.ahead


def test_what_somebody_wanted_says_what_it_brings() -> None:
    board = prepare(payload_for(BOARD.moment("a vote"), 0)).congress
    assert [brings for *_, brings in board.public] == ["+6%, +2 legacy", "+4%, +1 legacy", "+2%", "", ""]
    assert [brings for *_, brings in board.yours] == ["+4 AP, +1 legacy", "+2 AP, +1 legacy", "+2 AP"]


@pytest.mark.parametrize(("track", "ends"), [(Track.KOREAS, True), (Track.ISRAEL_IRAN, False)])
def test_a_conflict_near_war_is_named_within_the_map(track: Track, ends: bool) -> None:
    """Where its name would pass the eastern edge, it ends there."""
    conflicts = tuple(ConflictStatus(4 if one == track else 1) for one in Track)
    t = presidency(conflicts=conflicts)
    sign = re.search(r'<svg class="pin hot( ends)?" x="([\d.]+)%"', page(t.table))
    assert sign is not None and bool(sign[1]) == ends and (sign[2] == "100.0") == ends
