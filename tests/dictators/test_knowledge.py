"""What each seat may know: hands, targets, tokens, piles, and what was shown of them."""

from __future__ import annotations

from typing import Any

from resolute.engine.frames import Seat
from resolute.engine.views import Zone
from resolute.games.dictators.content.map import NUMBER
from resolute.games.dictators.library import number_of
from resolute.games.dictators.rules.piles import EVERYBODY
from resolute.games.dictators.state import NUCLEAR, Player
from tests.dictators.staging import (
    Stage,
    aim_at,
    begin_in,
    discarded,
    end_turn,
    hand,
    have_disarmed,
    hold,
    in_front,
    on_top,
    player,
    stage,
)


def zone(t: Stage, seat: Seat | None, part: str) -> Zone:
    """A part of a view that holds cards."""
    found = t.table.view(seat).parts[part]
    assert isinstance(found, Zone)
    return found


def titles(t: Stage, seat: Seat | None, part: str) -> list[str]:
    """The cards that a seat sees in a part."""
    return [face.title for face in zone(t, seat, part).cards]


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    t = hold(stage(), 0, "Veto", "Engineer")
    assert titles(t, 0, "hand1") == ["Veto", "Engineer"]
    for seat in (1, None):
        assert titles(t, seat, "hand1") == [] and zone(t, seat, "hand1").hidden == 2


def test_targets_and_tokens_are_secret() -> None:
    t = aim_at(stage(), 0, "Denver", "Chicago")
    player(t, 0).tokens = (5, 9)
    assert len(titles(t, 0, "nuclear1")) == 2 and titles(t, 0, "tokens1") == ["V", "IX"]
    for seat in (1, None):
        assert titles(t, seat, "nuclear1") == titles(t, seat, "tokens1") == []
        assert (zone(t, seat, "nuclear1").hidden, zone(t, seat, "tokens1").hidden) == (2, 2)


def test_a_nuclear_card_says_how_far_away_it_is() -> None:
    t = aim_at(stage(), 0, "Denver", "Chicago")
    (here, there) = zone(t, 0, "nuclear1").cards
    assert here.lines[-1] == "You are here." and there.lines[-1].endswith("turns away")


def test_what_was_taken_from_the_open_discards_is_known_to_all() -> None:
    t = discarded(hold(stage(), 0, "Just What I Needed!"), "Amtrak")
    t.choose("Play Just What I Needed!", "Amtrak")
    assert titles(t, 1, "hand1") == titles(t, None, "hand1") == ["Amtrak"]
    assert [face.id for face in zone(t, 1, "hand1").cards] == [f"hand1:{number_of('Amtrak')}"]


def test_equal_cards_are_counted_for_each_seat() -> None:
    """Whoever has seen one of two equal cards no longer sees any after one was played."""
    one = Player(hand=(7, 7, 8), known=((7, 0b10), (7, EVERYBODY)))
    one.let_go(7)
    assert one.known == ((7, 0b10),)
    one = Player(hand=(7, 7, 8), known=((7, 0b10), (7, 0b100)))
    one.let_go(7)
    assert one.known == ()


def test_a_hand_that_was_looked_at_stays_known() -> None:
    t = hold(hold(stage(), 0, "Wiretap"), 1, "Hacker", "Engineer")
    t.choose("Play Wiretap", "Caligula")
    assert sorted(titles(t, 0, "hand2")) == ["Engineer", "Hacker"]
    assert titles(t, None, "hand2") == []


def test_a_bribed_turn_is_seen_by_both() -> None:
    """FAQ: you get to see all nuclear cards and play with the other's hand."""
    t = aim_at(hold(stage(seats=3), 1, "Veto"), 1, "Denver", "Chicago")
    player(t, 1).bribed_by = 0
    on_top(end_turn(t), "Amtrak").choose("Draw a card")
    assert titles(t, 0, "hand2") == titles(t, 1, "hand2") == ["Veto", "Amtrak"]
    assert len(titles(t, 0, "nuclear2")) == 2
    assert titles(t, 2, "hand2") == titles(t, 2, "nuclear2") == []
    end_turn(t)
    assert sorted(titles(t, 0, "hand2")) == ["Amtrak", "Veto"], "and remembers what it saw"


def test_what_token_v_gave_away_is_remembered() -> None:
    t = hold(hold(stage(seats=3), 0, "Veto"), 1, "Engineer")
    player(t, 0).tokens = (5,)
    t.run().choose("Use token V", "Swap with Caligula")
    assert titles(t, 0, "hand1") == ["Engineer"] and titles(t, 0, "hand2") == ["Veto"]
    assert titles(t, 1, "hand1") == ["Engineer"] and titles(t, 2, "hand1") == []


def test_token_v_and_the_names_of_the_past() -> None:
    """What was told before the swap keeps its names."""
    t = hold(stage(), 0, "Veto").choose("Travel to Cheyenne")
    player(t, 0).tokens = (5,)
    line = "Napoleon travels from Denver to Cheyenne, Wyoming."
    assert line in t.story
    t.run().choose("Use token V", "Swap with Caligula")
    assert line in t.story and t.table.game.seat_name(t.table, 0) == "Caligula"


def test_discards_and_played_cards_lie_open() -> None:
    t = hold(stage(), 0, "Hitchhiker").choose("Play Hitchhiker")
    assert titles(t, None, "aside") == ["Hitchhiker"]
    t.choose("Cheyenne, Wyoming")
    assert titles(t, None, "discards") == ["Hitchhiker"]


def test_cards_that_somebody_looks_at_are_seen_by_nobody_else() -> None:
    t = on_top(hold(stage(), 0, "Five-Year Plan"), "Veto", "Amtrak", "Engineer", "Hacker", "Recount")
    t.choose("Play Five-Year Plan")
    assert len(titles(t, 0, "examined")) == 5
    assert titles(t, 1, "examined") == [] and zone(t, 1, "examined").hidden == 5


def test_a_redeal_keeps_what_a_seat_knows() -> None:
    t = aim_at(hold(hold(stage(seats=3), 0, "Veto", "Amtrak"), 1, "Engineer"), 1, "Denver", "Chicago")
    player(t, 1).show(1 << 0, NUCLEAR + NUMBER["Denver"])
    before = t.table.view(0)
    changed = 0
    for seed in range(10):
        twin = t.table.redeal(0, seed)
        assert twin.view(0) == before
        assert hand(t, 0) == ["Veto", "Amtrak"] and NUMBER["Denver"] in twin.state.players[1].targets
        changed += twin.state.players[1].hand != player(t, 1).hand
    assert changed > 5


def test_a_redeal_does_not_know_what_others_have_seen() -> None:
    t = hold(hold(stage(seats=3), 0, "Veto"), 1, "Engineer")
    player(t, 1).show(1 << 2, *player(t, 1).hand)
    assert t.table.redeal(0, 1).state.players[1].known == ()
    assert t.table.redeal(2, 1).state.players[1].known == ((player(t, 1).hand[0], 1 << 2),)


def test_the_status_says_whose_turn_it_is_and_what_is_left() -> None:
    t = stage().choose("Travel to Cheyenne")
    parts: Any = t.table.view(None).parts
    status = parts["status"]
    assert (status.get("turn").seat, status.get("turn").text) == (0, "Napoleon")
    assert (status.get("actions").value, status.get("actions").text) == (2, "2 of 3")
    assert (status.get("travels").value, status.get("travels").text) == (0, "used")
    rows = parts["whereabouts"].rows
    assert [(row.key, row.seat, row.about) for row in rows] == [
        ("deciding", 0, ()),
        ("place", 0, (f"place:{NUMBER['Cheyenne']}",)),
        ("place", 1, (f"place:{NUMBER['Denver']}",)),
    ]
    assert [(row.label, row.text) for row in rows] == [
        ("Deciding", "Napoleon"),
        ("Napoleon", "in Cheyenne, Wyoming"),
        ("Caligula", "in Denver, Colorado"),
    ]


def test_the_tally_says_what_must_be_rolled() -> None:
    tracks: Any = have_disarmed(stage(), 0, "Denver", "Chicago").table.view(1).parts["tally"]
    assert [(marker.value, marker.note) for marker in tracks.markers] == [
        (2, "needs 14+ on a 20-sided die (35%)"),
        (0, "needs 20 on a 20-sided die (5%)"),
    ]


def test_the_tally_counts_what_changes_the_roll() -> None:
    t = have_disarmed(in_front(stage("Louis", "Ivan"), 1, "Thomas Paine"), 1, "Denver", "Omaha", "Columbus")
    tracks: Any = t.table.view(None).parts["tally"]
    assert [marker.note for marker in tracks.markers] == [
        "needs 24 on a 20-sided die (20 on the chart, −4 from Louis), which takes a bonus",
        "needs 11+ on a 20-sided die (50%; 8 on the chart, −3 from Thomas Paine)",
    ]


def test_defcon_says_what_its_level_does() -> None:
    t = stage()
    t.state.defcon = 3
    tracks: Any = t.table.view(None).parts["defcon"]
    (marker,) = tracks.markers
    assert (marker.value, marker.low, marker.high) == (3, 1, 5) and "flight" in marker.note


def test_the_kept_presidential_card_is_its_owners() -> None:
    t = stage()
    player(t, 0).tokens = (7,)
    t.run().choose("Use token VII")
    assert t.asked == ("keep_presidential", 0) and len(titles(t, 0, "examined")) == 5
    assert titles(t, 1, "examined") == []
    t.choose(t.labels[0])
    assert len(titles(t, 0, "aside1")) == 1 and titles(t, 1, "aside1") == []
    begin_in(t, "Washington")
    assert len(t.labels) == 3
