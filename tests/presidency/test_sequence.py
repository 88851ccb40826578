"""The turn sequence as data: every segment of the year in order. (GM Turn Sequence, Turns; TSF)"""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.games.presidency import GAME
from resolute.games.presidency.content.chits import ACTS_CHIT, CHITS, cup
from resolute.games.presidency.content.difficulty import Difficulty
from resolute.games.presidency.content.sequence import (
    FINAL,
    FOUR,
    ONE,
    PHASE_NAMES,
    SEGMENTS,
    SEQUENCE,
    SPECIAL,
    THREE,
    TWO,
    Segment,
)
from resolute.games.presidency.rules.chits import STEPS as CHIT_STEPS
from resolute.games.presidency.rules.chits import draw_chits, end_turn_roll, return_chits
from resolute.games.presidency.rules.sequence import (
    STEPS,
    begin_year,
    next_segment,
)
from tests.presidency.helpers import presidency

CHAOS = ("Terror or chaos",)


def titles(phase: int, column: int = 0) -> list[str]:
    return [one.title for one in SEQUENCE if one.phase == phase and column in (0, one.column)]


def test_a_turn_has_six_phases_and_their_ends() -> None:
    """GM Turn Sequence: special activations, four phases, final activations; a beginning and an end around them."""
    phases = [one.phase for one in SEQUENCE]
    assert phases == sorted(phases) and set(phases) == set(range(len(PHASE_NAMES)))


def test_phases_1_and_3() -> None:
    """TSF: column 1 Russia or China, any 3 actions, a chit; column 2 as printed; only phase 3 has the cabinet."""
    assert titles(ONE, 1) == ["Russia or China acts", "Any 3 actions", "Draw one chit, and more on a plus"]
    assert titles(THREE, 2) == [
        "One ally/rogue group acts",
        "POTUS/cabinet focus",
        "Media relations, 2 domestic actions, legislative segment",
        "Draw one chit",
        "Focused national intelligence",
        "1 action for POTUS and each cabinet member",
        "Any 4 diplomatic or military actions",
    ]
    assert [one for one in titles(THREE) if not one.startswith("1 action")] == titles(ONE)


def test_phases_2_and_4() -> None:
    """TSF: column 1 a chit, any 3 actions with core support, terror or chaos; column 2 as printed."""
    assert titles(TWO) == titles(FOUR)
    assert titles(TWO, 1) == ["Draw one chit, and more on a plus", "Any 3 actions, core support", *CHAOS]
    assert titles(TWO, 2) == [
        "One ally/rogue group acts",
        "The United Nations act",
        "Media slant",
        "3 domestic actions",
        "Draw one chit",
        "War progress",
        "Any 4 diplomatic or military actions",
        "Impact of the economy",
    ]


def test_ten_draws_in_a_year() -> None:
    """TSF: four draws in each column, one final; the column 2 draws ignore a plus, and the final allows one more."""
    draws = [
        (one.phase, frame.args[0]) for one in SEQUENCE for frame in STEPS.get(one.key, ()) if frame.step is draw_chits
    ]
    assert draws == [(ONE, 3), (ONE, 1), (TWO, 3), (TWO, 1), (THREE, 3), (THREE, 1), (FOUR, 3), (FOUR, 1), (FINAL, 2)]
    assert do(end_turn_roll) in STEPS["end-turn"]


def test_what_does_not_come_in_year_1() -> None:
    """TSF, not on Turn 1: experience, replacement, improvement, State of the Union, impact of the economy."""
    missing = [one.title for one in SEQUENCE if one.phase <= SPECIAL and 1 not in one.years]
    assert missing == [
        "Experience of a cabinet member",
        "Replace a cabinet member",
        "Improve the cabinet",
        "State of the Union",
        "Impact of the economy",
    ]


@pytest.mark.parametrize(("first_year", "title"), [(1, "State of the Union"), (5, "Improve strategic capabilities")])
def test_a_president_who_takes_over_has_a_turn_1(first_year: int, title: str) -> None:
    """GM Re-Election: the new President starts over, so that year 5 leaves out what turn 1 does."""
    place = next(one.key for one in SEQUENCE if one.title == "Focus of national intelligence")
    t = presidency(dice=[5], year=5, first_year=first_year, segment=place)
    next_segment.run(t.table)
    assert SEGMENTS[t.state.segment].title == title


def test_the_second_year_of_a_president_who_takes_over_is_like_any_other() -> None:
    place = next(one.key for one in SEQUENCE if one.title == "Focus of national intelligence")
    t = presidency(dice=[5], year=6, first_year=5, segment=place)
    next_segment.run(t.table)
    assert SEGMENTS[t.state.segment].title == "State of the Union"


def test_elections_come_in_their_years() -> None:
    """TSF: midterms at the end of the second year, re-election at the end of the fourth; none after the eighth."""
    years = {one.title: one.years for one in SEQUENCE}
    assert years["Midterm elections"] == (2, 6)
    assert years["Re-election"] == (4,) and years["End of the presidency"] == (4, 8)


@pytest.mark.parametrize("segment", SEQUENCE, ids=lambda one: one.title)
def test_every_scheduled_segment_has_its_steps(segment: Segment) -> None:
    for frame in STEPS[segment.key]:
        assert GAME.steps[frame.step.name] is frame.step


def test_the_marker_moves_from_segment_to_segment() -> None:
    """GM Current US Action: segments of the world and those of other years are passed over; limits begin again."""
    place = next(one.key for one in SEQUENCE if one.title == "Attributes and resources")
    t = presidency(year=1, segment=place, used_in_segment=("P1",), used_in_phase=("P1",)).run(do(next_segment))
    assert SEGMENTS[t.state.segment].title == "Focus of national intelligence"
    assert (t.state.used_in_segment, t.state.used_in_phase) == ((), ("P1",))


def test_a_new_phase_forgets_what_was_used_in_the_old_one() -> None:
    last = max(number for number, one in enumerate(SEQUENCE) if one.phase == FINAL)
    t = presidency(dice=[1], year=1, segment=SEQUENCE[last - 2].key, used_in_phase=("P1",), chits=())
    assert SEQUENCE[last - 1].phase == FINAL and SEQUENCE[last - 2].phase == FOUR
    table = t.table
    next_segment.run(table)
    assert t.state.used_in_phase == ()


def test_after_the_last_segment_a_new_year_begins() -> None:
    """GM Game Turn Track: the marker goes back to the top and the year goes up."""
    t = presidency(year=1, segment=SEQUENCE[-1].key, action_points=7, cabinet_effectiveness=3)
    t.run(do(next_segment))
    assert t.state.year == 2 and t.state.action_points >= 15
    assert "Year 2 begins." in t.story
    assert begin_year.name == "begin_year"


# Chits


def test_a_chit_is_drawn_and_carried_out() -> None:
    """GM Draw Crisis Chits: what the chit says happens, and it lies drawn until the end of the year."""
    t = presidency(chits=(2, 0))
    draw_chits.run(t.table, 3)
    assert t.state.chits == (0,) and t.state.drawn_chits == (2,)
    assert [frame.step.name for frame in t.table.ahead()][:-1] == [CHIT_STEPS[CHITS[2].key].step.name]


def test_a_plus_draws_again_up_to_the_limit() -> None:
    """GM Draw Crisis Chits: on a plus another chit, where the sequence allows it."""
    t = presidency(chits=(1, 1, 1))
    draw_chits.run(t.table, 2)
    waiting = [(frame.step.name, frame.args) for frame in t.table.ahead()]
    assert waiting[:2] == [("domestic_crisis_event", ()), ("draw_chits", (1,))]
    t = presidency(chits=(1, 1, 1))
    draw_chits.run(t.table, 1)
    assert "draw_chits" not in [frame.step.name for frame in t.table.ahead()]


def test_an_empty_cup_has_no_chit() -> None:
    t = presidency(chits=()).run(do(draw_chits, 3))
    assert t.story == ["No crisis chit is left in the cup."]


@pytest.mark.parametrize(("face", "drawn"), [(4, False), (5, True)])
def test_end_turn(face: int, drawn: bool) -> None:
    """TSF Final Activation 2: on 1 to 4 the year ends, on 5 to 10 one more chit is drawn."""
    t = presidency(dice=[face], chits=())
    t.run(do(end_turn_roll))
    assert ("No crisis chit is left in the cup." in t.story) is drawn


@pytest.mark.parametrize(("face", "drawn"), [(4, False), (5, False), (6, True)])
def test_end_turn_is_a_roll_of_a_new_player(face: int, drawn: bool) -> None:
    """GM Special New Player DRM: all rolls but those of allies and peers, so that a 5 ends the year too."""
    t = presidency(dice=[face], chits=(), options={"difficulty": "easier", "new_player": True}).run(do(end_turn_roll))
    assert ("No crisis chit is left in the cup." in t.story) is drawn
    assert any("a new player" in line for line in t.story)


def test_clean_up_returns_the_chits() -> None:
    """TSF Clean-Up: drawn chits go back into the cup."""
    t = presidency(chits=(0,), drawn_chits=(1, 2)).run(do(return_chits))
    assert t.state.chits == (0, 1, 2) and t.state.drawn_chits == ()


def test_the_cup_holds_44_chits_in_the_normal_game() -> None:
    """GM Draw Crisis Chits: most of them draw cards; the harder the game, the more domestic crises and the fewer good
    times. Russia and China come into the cup with their posture."""
    assert len(cup(Difficulty.NORMAL)) == 44
    assert sum("card" in CHITS[one].key for one in cup(Difficulty.NORMAL)) == 24
    assert [cup(level).count(0) for level in Difficulty] == [2, 3, 4]
    assert [cup(level).count(2) for level in Difficulty] == [3, 2, 1]
    assert not set(ACTS_CHIT) & set(cup(Difficulty.HARDER))


def test_cards_that_are_called_for_come_from_an_empty_deck() -> None:
    """While no card is left anywhere, a chit that draws them tells so and changes nothing."""
    for kind in (3, 5, 7, 11, 13):
        t = presidency(chits=(kind,))
        before = t.table.game.copy_state(t.table.state)
        draw_chits.run(t.table, 1)
        t.run(next(t.table.ahead()))
        assert t.table.state.world == before.world and t.table.state.president == before.president
        assert any("No c" in line for line in t.story)
