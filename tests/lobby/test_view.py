"""What a seat sees: facts that the board needs, chances from the bag, and nothing that is hidden."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from resolute.engine.frames import do
from resolute.engine.views import Fact, Facts, Tracks, Zone
from resolute.games.lobby.rules.night import open_the_polls
from resolute.games.lobby.rules.scoring import score
from resolute.games.lobby.state import NOBODY, Candidate, Election, Laid, OpenCrisis, Phase
from resolute.games.lobby.view_outlook import chance_of_attempt
from tests.lobby.staging import (
    D,
    R,
    Stage,
    congress,
    crises,
    four,
    hold,
    lobby,
    number,
    plain_lobbies,
    politician,
    start_over,
    state,
)


def facts(t: Stage, part: str, seat: int | None = None) -> tuple[Fact, ...]:
    """The facts of a part of the view."""
    found = t.table.view(seat).parts[part]
    assert isinstance(found, Facts)
    return found.rows


def markers(t: Stage, part: str) -> dict[str, int]:
    """The values of a part's tracks."""
    found = t.table.view(None).parts[part]
    assert isinstance(found, Tracks)
    return {one.id: one.value for one in found.markers}


def test_the_next_evaluation_is_forecast() -> None:
    t = crises(four(), "suez", "sputnik")
    t.state.crises += (OpenCrisis(number("crisis/watts"), (Laid(number("executive/mediation-board"), 2),)),)
    assert markers(t, "approval") == {
        "approval": 1,
        "evaluation": -1,
        "uncovered": 2,
        "evaluation:president": -1,
        "evaluation:others": -1,
    }


@pytest.mark.parametrize(("phase", "after"), [("congress", 1), ("primaries", -1), ("election", -1)])
def test_5_4_2_once_congress_is_over_the_forecast_begins_with_an_approval_of_1(phase: Phase, after: int) -> None:
    t = crises(four(), "suez", "sputnik")
    t.state.approval, t.state.phase = 3, phase
    assert markers(t, "approval")["approval"] == 3
    assert markers(t, "approval")["evaluation"] == after


def test_the_order_of_initiatives_is_shown_to_the_end_of_congress() -> None:
    t = congress(plain_lobbies(four()), 1, (0, 1, 2, 3))
    rows = [(row.seat, row.value, row.about[0]) for row in facts(t, "order")]
    assert rows[:4] == [(0, 1, "now"), (1, 1, "next"), (2, 1, "next"), (3, 1, "next")]
    assert [seat for seat, round, _ in rows if round == 2] == [0, 1, 2, 3]
    assert [seat for seat, round, _ in rows if round == 3] == [0]


@pytest.mark.parametrize(("margin", "percent"), [(0, 41), (1, 59), (2, 69), (3, 83), (5, 96)])
def test_2_7_the_chance_of_an_attempt_by_its_margin(margin: int, percent: int) -> None:
    """New Jersey leans nowhere and Applewhite has no skill: what is spent is the margin."""
    t = four()
    t.state.first_state = state("NJ")
    t.state.players[2].politicians += (replace(t.state.players[2].politicians[0], card=politician("applewhite")),)
    assert round(100 * chance_of_attempt(t.state, politician("applewhite"), margin)) == percent


def test_chances_of_attempts_are_shown_to_the_one_who_could_make_them() -> None:
    t = congress(plain_lobbies(four()), 1, (2,))
    rows = facts(t, "attempts", 2)
    assert {row.about[0] for row in rows} == {f"politician:{politician(one)}" for one in ("eisenhower", "farraday")}
    assert all(0 <= (row.value or 0) <= 1000 for row in rows)
    assert "attempts" not in t.table.view(None).parts


def voting() -> Stage:
    """Truman against Montenegro in New Jersey, with New York to come."""
    t = plain_lobbies(four())
    s = t.state
    s.first_state, s.uncontrolled, s.approval = NOBODY, (state("NJ"), state("NY")), 0
    s.election = Election(
        (
            Candidate(0, politician("truman"), D, 45, mate=politician("kennedy")),
            Candidate(3, politician("montenegro"), R, 46, mate=politician("eisenhower")),
        )
    )
    return start_over(t, do(open_the_polls))


def test_election_night_in_facts() -> None:
    t = voting()
    vote = facts(t, "vote")
    assert vote[0].about == (f"state:{state('NJ')}",) and vote[0].value == 3
    assert [row.value for row in vote if row.key == "chance"] == [500, 500]
    said = [f"{row.label}: {row.text}" for row in (*vote, *facts(t, "night"))]
    for line in ("Truman: 50% to win it", "If Truman wins: 10 points for Doctors and insurers"):
        assert line in said, said
    assert [row.about for row in facts(t, "night") if row.key == "to_come"] == [(f"state:{state('NY')}",)]
    assert [(row.seat, row.about[0]) for row in facts(t, "bidders")][:2] == [(0, "deciding"), (1, "waiting")]
    assert markers(t, "race") == {
        f"electors:{politician('truman')}": 45,
        f"electors:{politician('montenegro')}": 46,
    }


def test_5_4_1_a_beaten_president_s_loss_stands_beside_what_the_election_brings() -> None:
    t = voting()
    assert t.state.election is not None
    t.state.election = replace(t.state.election, incumbent=politician("truman"))
    stakes = [(row.label, row.seat, row.value) for row in facts(t, "night") if row.key == "stake"]
    assert [one for one in stakes if one[0] == "If Montenegro wins"] == [
        ("If Montenegro wins", 3, 10),
        ("If Montenegro wins", 2, 5),
        ("If Montenegro wins", 0, -5),
    ]
    assert all(points > 0 for label, _, points in stakes if label == "If Truman wins" and points is not None)
    assert "−5 points for Doctors and insurers" in [row.text for row in facts(t, "night")]


def test_a_bid_moves_the_chance() -> None:
    t = voting().choose("Spend $3M for Truman")
    assert [row.value for row in facts(t, "vote") if row.key == "chance"] == [642, 358]
    assert [row.text for row in facts(t, "vote") if row.key == "line:spent"] == ["Truman +1"]
    assert [(row.seat, row.value) for row in facts(t, "bids")] == [(0, 1)]


def test_the_chance_of_election_looks_at_all_states_to_come() -> None:
    """Whoever wins New York, which leans Democratic by 2, has 51 and more."""
    t = voting()
    chances = [row.value or 0 for row in facts(t, "outlook")]
    assert sum(chances) == 1000 and chances[0] == 766


def test_hands_are_seen_by_their_owners_only() -> None:
    t = four()
    hold(t, 2, "crisis/suez")
    assert b"Suez" in t.table.view(2).encode()
    for seat in (None, 0, 1, 3):
        view = t.table.view(seat)
        assert b"Suez" not in view.encode()
        hand = view.parts["hand3"]
        assert isinstance(hand, Zone) and hand.hidden == 1


def test_every_seat_has_its_things_in_the_view() -> None:
    t = lobby(6)
    for seat in range(6):
        for part in ("lobby", "seat", "politicians", "laid", "hand"):
            assert f"{part}{seat + 1}" in t.table.view(None).parts


def test_the_goal_line() -> None:
    t = four()
    t.state.players[1].points = 30
    assert "21 points to go" in t.table.game.goal(t.table, 1)
    assert "1972" in t.table.game.goal(t.table, None)


def test_the_goal_line_of_a_finished_game_counts_nothing_down() -> None:
    t = four()
    score(t.table, 1, 51, "president")
    assert "to go" not in t.table.game.goal(t.table, 1)


# Piles that run out


def test_an_initiative_with_every_pile_empty_is_no_dead_end() -> None:
    t = four()
    s = t.state
    s.politicians = s.supports = s.funds = s.cards = s.uncontrolled = ()
    s.first_state = NOBODY
    congress(t, 1, (2,))
    assert t.labels == ["Make Farraday a Republican", "End your initiative"]
    t.choose("End your initiative")


def test_with_nothing_left_to_do_nobody_is_asked() -> None:
    t = four()
    s = t.state
    s.politicians = s.supports = s.funds = s.cards = s.uncontrolled = ()
    s.first_state = NOBODY
    s.players[2].politicians = s.players[2].politicians[:1]
    congress(t, 1, (2,))
    assert t.asked[1] != 2 or t.asked[0] != "take_initiative"
