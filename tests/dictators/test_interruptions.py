"""Interruption cards, one by one: when they can be played and what they do. (Interruption Cards)"""

from __future__ import annotations

from resolute.games.dictators.content.map import NUMBER
from resolute.games.dictators.content.printed import NOBODY
from tests.dictators.staging import (
    aim_at,
    begin,
    begin_in,
    discarded,
    end_turn,
    hand,
    have_disarmed,
    hold,
    in_front,
    names,
    next_president,
    on_top,
    player,
    put,
    stage,
    where,
)

READY = ("Denver", "Omaha", "Columbus")
"""A facility of each zone that counts."""


def test_tornado_season_moves_the_mover_to_an_adjacent_state() -> None:
    """Play after an opponent moves: move that opponent to an adjacent state."""
    t = hold(stage(), 1, "Tornado Season")
    t.choose("Travel to Wichita, Kansas")
    assert t.asked == ("answer", 1)
    t.choose("Play Tornado Season")
    assert t.asked == ("choose_place", 1)
    assert set(t.labels) >= {
        "Omaha, Nebraska",
        "Denver, Colorado",
        "Oklahoma City, Oklahoma",
    }
    t.choose("Oklahoma City, Oklahoma")
    assert where(t, 0) == "Oklahoma City" and t.asked == ("take_action", 0)
    assert names(t.state.discards) == ["Tornado Season"]


def test_tornado_season_is_for_the_usa_and_for_opponents() -> None:
    """Abroad no state is adjacent, and nobody blows himself away."""
    t = hold(hold(stage(), 0, "Tornado Season"), 1, "Tornado Season")
    t.choose("Fly to Calgary, Canada")
    assert t.asked == ("take_action", 0) and where(t, 0) == "Calgary"


def test_tornado_season_after_a_card_that_moves() -> None:
    """A move by card is a move."""
    t = hold(hold(stage(), 0, "Motorcade"), 1, "Tornado Season")
    t.choose("Play Motorcade", "Omaha, Nebraska", "Play Tornado Season", "Rapid City, South Dakota")
    assert where(t, 0) == "Rapid City"


def test_veto_cancels_action_and_asset_cards() -> None:
    """The card has no effect, stays paid and is discarded."""
    for name in ("Foreign Aid", "State Television"):
        t = hold(hold(stage(), 0, name, "Engineer"), 1, "Veto")
        t.choose(f"Play {name}", "Play Veto")
        assert hand(t, 0) == ["Engineer"] and player(t, 0).in_play == () and t.state.actions == 2
        assert sorted(names(t.state.discards)) == sorted([name, "Veto"])


def test_veto_does_not_answer_abilities_or_the_own_card() -> None:
    """An ability is no card, and one's own card needs no veto."""
    t = hold(hold(stage(), 0, "Veto"), 1, "Veto")
    t.choose("Napoleon: March on", "Wichita, Kansas")
    assert t.asked == ("take_action", 0)


def test_supreme_court_cancels_an_interruption() -> None:
    """An interruption is answered by an interruption: the last is resolved first, and the first card counts."""
    t = hold(hold(stage(), 0, "Foreign Aid", "Supreme Court"), 1, "Veto")
    on_top(t, "Amtrak", "EMP", "Hacker")
    t.choose("Play Foreign Aid", "Play Veto")
    assert t.asked == ("answer", 0)
    t.choose("Play Supreme Court")
    assert hand(t, 0) == ["Amtrak", "EMP", "Hacker"]
    assert sorted(names(t.state.discards)) == ["Foreign Aid", "Supreme Court", "Veto"]


def test_supreme_court_on_a_supreme_court() -> None:
    """A chain of four: the action, a veto, a court, another court; so the veto stands."""
    t = hold(hold(stage(seats=3), 0, "Foreign Aid", "Supreme Court"), 1, "Veto", "Supreme Court")
    t.choose("Play Foreign Aid", "Play Veto", "Play Supreme Court", "Play Supreme Court")
    assert hand(t, 0) == [] and hand(t, 1) == []
    assert t.asked == ("take_action", 0) and t.state.plays == () and t.state.aside == ()


def test_supreme_court_does_not_answer_actions() -> None:
    """It is for interruptions."""
    t = hold(hold(stage(), 0, "Hitchhiker"), 1, "Supreme Court")
    t.choose("Play Hitchhiker")
    assert t.asked == ("choose_place", 0)


def test_diplomatic_immunity_cancels_what_is_aimed_at_you() -> None:
    """A card against the holder has no effect, and the holder draws a card."""
    t = on_top(hold(hold(stage(), 0, "House Arrest"), 1, "Diplomatic Immunity"), "Amtrak")
    t.choose("Play House Arrest", "Caligula", "Play Diplomatic Immunity")
    assert player(t, 1).in_play == () and hand(t, 1) == ["Amtrak"]
    assert sorted(names(t.state.discards)) == ["Diplomatic Immunity", "House Arrest"]


def test_diplomatic_immunity_is_not_for_others() -> None:
    """A card against somebody else, or a number that only looks like the seat's, does not concern the holder."""
    t = hold(hold(stage(seats=3), 0, "House Arrest", "Closed Skies"), 1, "Diplomatic Immunity")
    t.choose("Play House Arrest", "Louis")
    assert t.asked == ("take_action", 0)
    t.choose("Play Closed Skies", "the Pacific time zone")
    assert t.asked == ("take_action", 0) and t.state.no_fly == 1 << 1


def test_diplomatic_immunity_covers_what_you_have_in_play() -> None:
    """A card against the holder's asset is one against the holder; against another's it is not."""
    t = in_front(in_front(stage(seats=3), 1, "State Television"), 2, "Private Jet")
    hold(hold(t, 0, "Censorship", "Censorship"), 1, "Diplomatic Immunity")
    t.choose("Play Censorship", "Louis's Private Jet")
    assert t.asked == ("take_action", 0)
    t.choose("Play Censorship", "Caligula's State Television", "Play Diplomatic Immunity")
    assert names(player(t, 1).in_play) == ["State Television"] and len(hand(t, 1)) == 1


def test_diplomatic_immunity_against_an_interruption() -> None:
    """A tornado after the own move is aimed at the mover."""
    t = hold(hold(stage(), 0, "Diplomatic Immunity"), 1, "Tornado Season")
    t.choose("Travel to Wichita, Kansas", "Play Tornado Season", "Play Diplomatic Immunity")
    assert where(t, 0) == "Wichita" and len(hand(t, 0)) == 1


def test_safety_inspection_calls_an_attempt_off() -> None:
    """The attempt is canceled before the die; the cost stays paid and the card is kept."""
    t = hold(aim_at(stage(), 0, "Denver"), 1, "Safety Inspection")
    t.choose("Try to disarm Rocky Flats plant", "Play Safety Inspection")
    assert player(t, 0).targets == (NUMBER["Denver"],)
    assert t.state.actions == 1 and t.state.travels == 0


def test_rearmament_after_the_roll() -> None:
    """The roll succeeded, but it does not count."""
    t = hold(aim_at(stage(), 0, "Denver"), 1, "Rearmament").dice(6)
    t.choose("Try to disarm Rocky Flats plant", "Play Rearmament")
    assert player(t, 0).targets == (NUMBER["Denver"],) and player(t, 0).disarmed == ()


def test_rearmament_has_nothing_to_answer_after_a_failure() -> None:
    """A failed roll needs no answer."""
    t = hold(aim_at(stage(), 0, "Denver"), 1, "Rearmament").dice(2)
    t.choose("Try to disarm Rocky Flats plant")
    assert t.asked == ("take_action", 0)


def test_flat_tire_sends_a_driver_back() -> None:
    """After a move by road the opponent is back where it began; the travel is used all the same."""
    t = hold(stage(), 1, "Flat Tire")
    t.choose("Travel to Wichita, Kansas", "Play Flat Tire")
    assert where(t, 0) == "Denver" and t.state.travels == 0


def test_flat_tire_is_for_roads() -> None:
    """Who flies or takes a train has no tires; a road trip has."""
    t = hold(hold(stage(), 0, "Helicopter", "Road Trip"), 1, "Flat Tire")
    t.choose("Play Helicopter", "Cheyenne, Wyoming")
    assert t.asked == ("take_action", 0)
    t.choose("Play Road Trip", "Omaha, Nebraska", "Play Flat Tire")
    assert where(t, 0) == "Cheyenne"


def test_loaded_dice_roll_again() -> None:
    """The die is rolled once more, the own or another's, and the new roll counts."""
    t = hold(aim_at(stage(), 0, "Denver"), 1, "Loaded Dice").dice(6, 1)
    t.choose("Try to disarm Rocky Flats plant", "Play Loaded Dice")
    assert player(t, 0).disarmed == ()
    t = hold(aim_at(stage(), 0, "Denver"), 0, "Loaded Dice").dice(1, 6)
    t.choose("Try to disarm Rocky Flats plant", "Play Loaded Dice")
    assert player(t, 0).facilities == 1


def test_loaded_dice_and_a_second_pair() -> None:
    """The new roll can be answered like the old one."""
    t = hold(hold(aim_at(stage(), 0, "Denver"), 0, "Loaded Dice"), 1, "Loaded Dice").dice(6, 1, 5)
    t.choose("Try to disarm Rocky Flats plant", "Play Loaded Dice", "Play Loaded Dice")
    assert player(t, 0).facilities == 1


def test_loaded_dice_before_the_president() -> None:
    """The twenty-sided die too."""
    t = hold(have_disarmed(aim_at(stage(), 0, *READY), 0, *READY), 1, "Loaded Dice")
    next_president(t, "At the Desk")
    begin_in(t, "Washington").dice(20, 3).choose("Confront the president", "Play Loaded Dice")
    assert t.table.outcome is None and t.asked == ("take_action", 1)


def test_recount_stops_a_victory() -> None:
    """The roll was enough, but he changes his mind; the turn is over."""
    t = hold(have_disarmed(aim_at(stage(), 0, *READY), 0, *READY), 1, "Recount")
    next_president(t, "At the Desk")
    begin_in(t, "Washington").dice(20).choose("Confront the president", "Play Recount")
    assert t.table.outcome is None and t.asked == ("take_action", 1)
    assert t.state.plays == () and t.state.aside == ()


def test_recount_can_be_overruled() -> None:
    """With the Supreme Court the victory counts."""
    t = hold(hold(have_disarmed(aim_at(stage(), 0, *READY), 0, *READY), 0, "Supreme Court"), 1, "Recount")
    next_president(t, "At the Desk")
    begin_in(t, "Washington").dice(20).choose("Confront the president", "Play Recount", "Play Supreme Court")
    assert t.table.outcome is not None and t.table.outcome.winners == (0,)


def test_golf_weekend_brings_another_card() -> None:
    """The card with the president is shuffled back, and another is drawn in its place."""
    t = next_president(hold(stage(), 1, "Golf Weekend"), "At the Desk", "Golf in Florida")
    begin_in(t, "Washington").choose("Confront the president", "Play Golf Weekend")
    assert t.asked == ("take_action", 0) and len(hand(t, 0)) == 2
    assert t.state.plays == () and t.state.aside == () and names(t.state.discards) == ["Golf Weekend"]
    assert len(t.state.presidential) == 11


def test_golf_weekend_and_the_president_again() -> None:
    """If the other card finds him, he is convinced as usual, and the turn is over."""
    t = next_president(hold(stage(), 1, "Golf Weekend"), "At the Desk", "Signing Things")
    begin_in(t, "Washington").dice(2).choose("Confront the president", "Play Golf Weekend")
    assert t.asked == ("take_action", 1)
    assert t.state.plays == () and t.state.aside == () and names(t.state.discards) == ["Golf Weekend"]


def test_golf_weekend_needs_the_president() -> None:
    """An absent president cannot go away."""
    t = next_president(hold(stage(), 1, "Golf Weekend"), "Golf in Florida")
    begin_in(t, "Washington").choose("Confront the president")
    assert t.asked == ("take_action", 0)


def test_surprise_visit_finds_an_absent_president() -> None:
    """He is present after all, without the effect of the card; convincing takes the whole turn."""
    t = next_president(hold(have_disarmed(aim_at(stage(), 0, *READY), 0, *READY), 0, "Surprise Visit"), "OOPS")
    begin_in(t, "Washington").dice(7).choose("Confront the president", "Play Surprise Visit")
    assert player(t, 0).facilities == 3 and t.asked == ("take_action", 1)
    assert t.state.plays == () and t.state.aside == () and names(t.state.discards) == ["Surprise Visit"]


def test_surprise_visit_wins() -> None:
    """An 8 is enough with three facilities."""
    t = next_president(hold(have_disarmed(aim_at(stage(), 0, *READY), 0, *READY), 0, "Surprise Visit"), "OOPS")
    begin_in(t, "Washington").dice(8).choose("Confront the president", "Play Surprise Visit")
    assert t.table.outcome is not None and t.table.outcome.winners == (0,)


def test_pickpocket_takes_the_drawn_card() -> None:
    """The card that was just drawn as an action changes hands."""
    t = on_top(hold(hold(stage(), 0, "Engineer"), 1, "Pickpocket"), "Amtrak")
    t.choose("Draw a card", "Play Pickpocket")
    assert hand(t, 0) == ["Engineer"] and hand(t, 1) == ["Amtrak"]


def test_pickpocket_takes_the_drawn_card_or_nothing() -> None:
    """Whoever plays the drawn card in the meantime loses no other one."""
    t = hold(hold(stage(), 0, "Hacker"), 1, "Pickpocket", "Supreme Court")
    on_top(t, "Supreme Court").choose("Draw a card", "Play Pickpocket", "Play Supreme Court", "Play Supreme Court")
    assert hand(t, 0) == ["Hacker"] and hand(t, 1) == []
    assert t.story[-1] == "Napoleon no longer has the card that was drawn."
    t = hold(hold(stage(), 0, "Supreme Court"), 1, "Pickpocket", "Supreme Court")
    on_top(t, "Hacker").choose("Draw a card", "Play Pickpocket", "Play Supreme Court", "Play Supreme Court")
    assert hand(t, 0) == [] and hand(t, 1) == ["Hacker"] and player(t, 0).drawn == NOBODY
    t = hold(hold(stage(), 0, "Supreme Court"), 1, "Pickpocket", "Supreme Court")
    on_top(t, "Supreme Court").choose("Draw a card", "Play Pickpocket", "Play Supreme Court", "Play Supreme Court")
    t.choose("Let it happen", "Let it happen")
    assert hand(t, 1) == ["Supreme Court"], "of equal cards the drawn one stays to the last"


def test_pickpocket_the_draw_does_not_tell_the_card() -> None:
    """Neither the event nor what a bot is given depends on it, even when it may have been played."""
    given = []
    for old, new in (("Supreme Court", "Hacker"), ("Hacker", "Supreme Court")):
        t = on_top(hold(hold(stage(seats=3), 0, old), 1, "Pickpocket", "Supreme Court"), new).choose("Draw a card")
        assert t.table.agenda[-1].args[1].about == ()
        t.choose("Play Pickpocket", "Play Supreme Court")
        given.append(t.table.redeal(1, 3).pack())
    assert given[0] == given[1]
    t = on_top(hold(stage(), 1, "Pickpocket"), "Hacker").choose("Draw a card", "Let it happen")
    assert player(t, 0).drawn == NOBODY


def test_pickpocket_takes_what_mao_draws_from_the_discards() -> None:
    """A draw from the discards is a draw; everybody sees what changes hands. Events are out of reach."""
    t = discarded(hold(hold(stage("Mao", "Louis", "Ivan"), 0, "Veto"), 1, "Pickpocket"), "Amtrak")
    t.choose("Take Amtrak from the discards", "Play Pickpocket")
    assert hand(t, 0) == ["Veto"] and hand(t, 1) == ["Amtrak"]
    assert t.table.story(2)[-1] == "The card is Amtrak."
    t = discarded(hold(stage("Mao", "Louis"), 1, "Pickpocket"), "DEFCON").choose("Take DEFCON from the discards")
    assert t.asked == ("take_action", 0)


def test_pickpocket_is_for_draw_actions() -> None:
    """Cards that other cards bring are out of reach."""
    t = hold(hold(stage(), 0, "Foreign Aid"), 1, "Pickpocket")
    t.choose("Play Foreign Aid")
    assert t.asked == ("take_action", 0) and len(hand(t, 0)) == 3


def test_night_train_moves_between_turns() -> None:
    """After an opponent's turn, along one road."""
    t = hold(stage(), 1, "Night Train")
    t.choose("End your turn", "Play Night Train", "Wichita, Kansas")
    assert where(t, 1) == "Wichita" and t.asked == ("take_action", 1)


def test_adrenaline_brings_an_action() -> None:
    """Four actions in this turn."""
    t = begin(hold(stage(), 0, "Adrenaline"))
    assert t.asked == ("answer", 0)
    t.choose("Play Adrenaline")
    assert t.asked == ("take_action", 0) and t.state.actions == 4


def test_filibuster_costs_an_opponent_an_action() -> None:
    """Two actions in that turn, and three again in the next."""
    t = begin(hold(stage(), 1, "Filibuster"))
    assert t.asked == ("answer", 1)
    t.choose("Play Filibuster")
    assert t.asked == ("take_action", 0) and t.state.actions == 2
    end_turn(t)
    assert t.state.actions == 3


def test_crossed_wires_keep_the_level() -> None:
    """The DEFCON card is discarded without effect; the one who drew it may do so too."""
    for seat in (0, 1):
        t = on_top(hold(stage(), seat, "Crossed Wires"), "DEFCON")
        t.choose("Draw a card", "Play Crossed Wires")
        assert t.state.defcon == 5 and t.state.roadblocks == ()
        assert sorted(names(t.state.discards)) == ["Crossed Wires", "DEFCON"]


def test_faq_john_adams_allows_interruptions() -> None:
    """FAQ: who has John Adams may not play actions, but interruptions."""
    t = in_front(hold(stage(), 1, "Flat Tire"), 1, "John Adams", 2)
    t.choose("Travel to Wichita, Kansas", "Play Flat Tire")
    assert where(t, 0) == "Denver"


def test_benjamin_franklin_forbids_interruptions() -> None:
    """No calls after nine: the holder is not asked."""
    t = in_front(hold(stage(), 1, "Flat Tire"), 1, "Benjamin Franklin", 3)
    t.choose("Travel to Wichita, Kansas")
    assert where(t, 0) == "Wichita" and t.asked == ("take_action", 0)


def test_interruptions_in_the_own_turn() -> None:
    """The own turn is allowed: a tornado for an opponent whom a card of mine has moved."""
    t = put(hold(stage(), 0, "Body Double", "Tornado Season"), 1, "Wichita")
    t.choose("Play Body Double", "Caligula")
    assert t.asked == ("answer", 0)
    t.choose("Play Tornado Season", "Salt Lake City, Utah")
    assert (where(t, 0), where(t, 1)) == ("Wichita", "Salt Lake City")
