"""Disarming facilities and warheads. (Disarming a Nuclear Facility; Trident Nuclear Deterrent)"""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.games.dictators.content.map import GUANTANAMO, NUMBER, TRIDENT
from resolute.games.dictators.library import number_of
from resolute.games.dictators.rules.drawing import draw_cards
from resolute.games.dictators.rules.president import impressed_by
from resolute.games.dictators.state import GONE, NOT_YET, ON_THE_BOARD
from tests.dictators.staging import (
    Stage,
    aim_at,
    discarded,
    end_turn,
    have_disarmed,
    hold,
    on_top,
    player,
    put,
    stage,
    where,
)


def at_denver() -> Stage:
    """The player whose turn it is stands at a facility of theirs."""
    return aim_at(stage(at="Denver"), 0, "Denver", "Chicago", "Detroit", "Veracruz")


def attempt(t: Stage) -> str:
    """The label of the attempt."""
    return next(label for label in t.labels if label.startswith("Try to disarm"))


def test_disarming_takes_the_travel_and_an_action_more() -> None:
    t = at_denver().dice(1)
    assert t.option(attempt(t)).cost == "2 actions (uses your travel)"
    t.choose(attempt(t))
    assert t.state.actions == 1 and t.state.travels == 0


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_disarming_needs_a_3_to_6(face: int) -> None:
    t = at_denver().dice(face)
    t.choose(attempt(t))
    assert (NUMBER["Denver"] in player(t, 0).disarmed) is (face >= 3)


def test_disarmed_cards_lie_face_up() -> None:
    t = at_denver().dice(3)
    t.choose(attempt(t))
    part = t.table.view(1).parts["nuclear1"]
    assert [face.id for face in part.cards] == [f"nuclear:{NUMBER['Denver']}"]  # type: ignore[union-attr]
    assert impressed_by(t.state, 0) == 1


def test_a_failed_attempt_has_no_penalty_and_keeps_the_card() -> None:
    t = at_denver().dice(2)
    t.choose(attempt(t))
    assert NUMBER["Denver"] in player(t, 0).targets and player(t, 0).skips == 0
    assert "Napoleon fails to disarm" in t.story[-1]


def test_a_failed_attempt_can_be_repeated_with_enough_actions() -> None:
    """In the next turn, or at once with an Engineer, who does not need the travel."""
    t = hold(at_denver(), 0, "Engineer").dice(1, 5)
    t.choose(attempt(t), "Play Engineer")
    assert NUMBER["Denver"] in player(t, 0).disarmed and t.state.mover == 1, "all three actions are spent"


def test_only_the_own_facilities_can_be_disarmed() -> None:
    t = aim_at(stage(at="Denver"), 0, "Cheyenne", "Chicago", "Detroit", "Veracruz")
    assert not [label for label in t.labels if label.startswith("Try to disarm")]
    assert t.barred["Disarm the facility here"] == "Not one of your targets"


def test_disarming_needs_the_right_place() -> None:
    t = put(at_denver(), 0, "Cheyenne")
    assert not [label for label in t.labels if label.startswith("Try to disarm")]


def test_traveled_this_turn_bars_disarming_but_not_the_engineer() -> None:
    """3.7: the travel is used up."""
    t = aim_at(hold(stage(at="Cheyenne"), 0, "Engineer"), 0, "Denver").dice(6)
    t.choose("Travel to Denver")
    label = next(one for one in t.barred if one.startswith("Try to disarm"))
    assert t.barred[label] == "You have used your travel this turn"
    t.choose("Play Engineer")
    assert NUMBER["Denver"] in player(t, 0).disarmed


def test_disarming_bars_walking_and_flying_in_that_turn() -> None:
    t = at_denver().dice(1)
    t.choose(attempt(t))
    assert not [label for label in t.labels if label.startswith(("Travel", "Fly"))]


def test_facilities_are_disarmed_in_any_order_and_number() -> None:
    t = put(at_denver(), 0, "Detroit").dice(6)
    t.choose(attempt(t))
    assert player(t, 0).disarmed == (NUMBER["Detroit"],)


def test_zone_4_brings_a_token_and_does_not_count() -> None:
    t = put(at_denver(), 0, "Veracruz").dice(6)
    t.choose(attempt(t))
    assert len(player(t, 0).tokens) == 1 and impressed_by(t.state, 0) == 0


def test_an_attempt_shows_that_it_is_the_own_facility() -> None:
    t = at_denver().dice(1)
    t.choose(attempt(t))
    part = t.table.view(1).parts["nuclear1"]
    assert [face.id for face in part.cards] == [f"nuclear:{NUMBER['Denver']}"]  # type: ignore[union-attr]


# The Trident


def surfaced(t: Stage) -> Stage:
    """The Trident is on the board, and the player whose turn it is is there."""
    t.state.trident, t.state.warheads = ON_THE_BOARD, len(t.state.players)
    player(t, 0).place = TRIDENT
    return t.run()


def test_trident_surfaces_when_its_card_is_drawn_first() -> None:
    t = on_top(stage(seats=3), "Trident Nuclear Deterrent", "Veto")
    assert t.state.trident == NOT_YET
    t.choose("Draw a card")
    assert t.state.trident == ON_THE_BOARD and t.state.warheads == 3 and player(t, 0).hand == ()
    assert number_of("Trident Nuclear Deterrent") in t.state.discards


def test_trident_can_be_reached_only_while_it_is_there() -> None:
    t = put(stage(), 0, "Houston")
    assert "Sail to the Trident" not in t.labels
    on_top(t, "Trident Nuclear Deterrent").choose("Draw a card")
    assert "Sail to the Trident" in t.labels
    t.choose("Sail to the Trident")
    assert player(t, 0).place == TRIDENT and t.state.mover == 1, "all three actions are spent"


def test_trident_sinks_the_second_time_and_sends_everybody_to_guantanamo() -> None:
    t = surfaced(stage(seats=3))
    player(t, 2).place = TRIDENT
    on_top(t, "Trident Nuclear Deterrent").choose("Draw a card")
    assert t.state.trident == GONE and t.state.warheads == 0
    assert [player(t, seat).place for seat in (0, 2)] == [GUANTANAMO] * 2 and where(t, 1) == "Denver"


def test_trident_does_nothing_from_the_third_time_on() -> None:
    t = stage()
    t.state.trident = GONE
    on_top(t, "Trident Nuclear Deterrent").choose("Draw a card")
    assert t.state.trident == GONE and "The Trident is gone for good; its card does nothing." in t.story


def test_trident_card_from_the_discards() -> None:
    """Mao's draw, or Just What I Needed!, may bring it a second time."""
    t = discarded(surfaced(stage("Mao", "Caligula")), "Trident Nuclear Deterrent")
    t.choose("Take Trident Nuclear Deterrent from the discards")
    assert t.state.trident == GONE


def test_every_dictator_may_try_the_warheads_and_gets_an_unused_token() -> None:
    t = surfaced(stage(seats=3)).dice(4)
    spare = t.state.spare_tokens
    t.choose("Try to disarm a warhead of the Trident")
    assert t.state.warheads == 2 and len(player(t, 0).tokens) == 1
    assert player(t, 0).tokens[0] in spare and len(t.state.spare_tokens) == 5
    assert t.state.actions == 1 and t.state.travels == 0


def test_warheads_run_out() -> None:
    t = surfaced(stage()).dice(4)
    t.state.warheads = 1
    t.choose("Try to disarm a warhead of the Trident")
    end_turn(end_turn(t))
    assert not [label for label in t.labels if label.startswith("Try to disarm")]


def test_one_dictator_may_disarm_several_warheads() -> None:
    """3.4: as many as there are dictators, until they are used up."""
    t = surfaced(stage()).dice(4, 4)
    t.choose("Try to disarm a warhead of the Trident", "End your turn", "End your turn")
    t.choose("Try to disarm a warhead of the Trident")
    assert len(player(t, 0).tokens) == 2 and t.state.warheads == 0


def test_disarmed_facilities_are_kept_when_events_come() -> None:
    t = have_disarmed(stage(), 0, "Denver")
    t.run(do(draw_cards, 0, 3))
    assert player(t, 0).disarmed == (NUMBER["Denver"],)
