"""What came to nothing because of what was answered meanwhile: the journal says so, and nothing else happens."""

from __future__ import annotations

import pytest

from resolute.games.dictators.content.map import TIME_ZONES
from resolute.games.dictators.state import ON_THE_BOARD
from tests.dictators.staging import (
    Stage,
    begin,
    begin_in,
    hold,
    in_front,
    names,
    next_president,
    on_top,
    player,
    put,
    road,
    stage,
    where,
)

NOTHING = "It has no effect."


def saved(t: Stage, card: str, *aim: str, drawing: str = "", draws: tuple[int, ...] = ()) -> Stage:
    """Napoleon plays a card; Diplomatic Immunity saves it from Caligula's Veto, and draws a card."""
    hold(hold(t, 0, card, "Diplomatic Immunity"), 1, "Veto")
    if drawing:
        on_top(t, drawing)
    begin(t).choose(f"Play {card}", *aim)
    if draws:
        t.dice(draws=(0, *draws))
    return t.choose("Play Veto", "Play Diplomatic Immunity")


@pytest.mark.parametrize("card", ["Nationalization", "Show Trial"])
def test_a_hand_that_was_played_empty_gives_nothing(card: str) -> None:
    """Caligula's only card was the Veto that came to nothing."""
    t = hold(hold(stage(), 0, card, "Supreme Court"), 1, "Veto").choose(f"Play {card}", "Caligula")
    t.choose("Play Veto", "Play Supreme Court")
    assert t.story[-1] == NOTHING and t.asked == ("take_action", 0)


@pytest.mark.parametrize("card", ["Engineer", "Hacker"])
def test_the_trident_dives_before_a_card_can_try_anything(card: str) -> None:
    t = put(stage(), 0, "Trident")
    t.state.trident, t.state.warheads = ON_THE_BOARD, 2
    saved(t, card, drawing="Trident Nuclear Deterrent")
    assert where(t, 0) == "Guantanamo Bay" and t.story[-1] == "Napoleon has nothing left to disarm there."


def test_nobody_swaps_places_with_somebody_who_has_come_to_the_same_place() -> None:
    t = put(put(stage(), 0, "Guantanamo Bay"), 1, "Trident")
    t.state.trident, t.state.warheads = ON_THE_BOARD, 2
    saved(t, "Body Double", "Caligula", drawing="Trident Nuclear Deterrent")
    assert where(t, 1) == "Guantanamo Bay" and t.story[-1] == NOTHING


def test_skies_that_have_been_closed_meanwhile_stay_as_they_are() -> None:
    """DEFCON 3 closes the Mountain time zone, and the next one, before Napoleon's Closed Skies can."""
    t = stage()
    t.state.defcon = 4
    at = TIME_ZONES.index("Mountain")
    saved(t, "Closed Skies", "the Mountain time zone", drawing="DEFCON", draws=(at, at))
    assert t.state.no_fly.bit_count() == 2 and t.story[-1] == NOTHING


def test_a_helicopter_that_is_grounded_meanwhile_stays() -> None:
    t = stage()
    t.state.defcon = 4
    at = TIME_ZONES.index("Mountain")
    saved(t, "Helicopter", drawing="DEFCON", draws=(at, at))
    assert where(t, 0) == "Denver" and t.story[-1] == NOTHING


def test_a_checkpoint_leaves_the_last_open_road() -> None:
    """Eureka has two roads; while the card waits, wildfires block the one to Portland."""
    t = put(stage(), 1, "Eureka")
    first = road("Portland", "Eureka")  # the first fire picks among all roads, as each end has another
    saved(t, "Checkpoint", "Caligula", drawing="DEFCON", draws=(first, 0, 0, 0))
    assert len(t.state.roadblocks) == 4 and t.story[-1] == NOTHING


def test_five_closed_time_zones_leave_nothing_for_a_hurricane() -> None:
    t = stage()
    t.state.defcon, t.state.no_fly = 4, 0b11111
    on_top(t, "DEFCON").choose("Draw a card")
    assert t.story[-1] == NOTHING


def test_a_plan_finds_only_events_left_in_the_deck() -> None:
    """Diplomatic Immunity draws the last card that is no event."""
    t = hold(hold(stage(), 0, "Five-Year Plan", "Diplomatic Immunity"), 1, "Veto")
    t.state.command = on_top(t, "Hitchhiker", "DEFCON").state.command[:2]
    t.choose("Play Five-Year Plan", "Play Veto", "Play Diplomatic Immunity")
    assert names(player(t, 0).hand) == ["Hitchhiker"] and t.story[-1] == NOTHING


def test_a_father_who_finds_nothing_to_do_says_so() -> None:
    assert on_top(stage(), "Signing the Declaration").choose("Draw a card").story[-1] == NOTHING
    assert on_top(stage(), "Roger Sherman").choose("Draw a card").story[-1] == NOTHING
    t = on_top(in_front(stage(), 1, "John Jay"), "Signing the Declaration").choose("Draw a card", "Remove John Jay")
    assert NOTHING not in t.story and player(t, 1).in_play == ()


def test_a_summit_in_time_of_peace_changes_nothing() -> None:
    t = begin_in(next_president(stage(), "Summit Abroad"), "Washington").choose("Confront the president")
    assert t.state.defcon == 5 and t.story[-1] == NOTHING
