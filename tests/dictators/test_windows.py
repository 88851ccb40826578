"""Interruptions: who is asked, in which order, how they are resolved, and how not to be asked. (Interruption Cards)"""

from __future__ import annotations

import pytest

import resolute
from resolute.engine.reactions import UNTIL_MY_TURN
from resolute.games.dictators.state import Dictators
from resolute.testing import Example
from tests.dictators.staging import (
    aim_at,
    begin,
    begin_in,
    end_turn,
    hand,
    have_disarmed,
    hold,
    next_president,
    on_top,
    player,
    stage,
    where,
)


def test_an_event_that_nobody_can_answer_opens_no_window() -> None:
    t = hold(hold(stage(seats=3), 0, "Hitchhiker"), 1, "Recount").choose("Play Hitchhiker")
    assert t.asked == ("choose_place", 0)
    assert not [entry for entry in t.table.journal or () if entry.kind == "asked"]


def test_every_holder_is_asked_clockwise() -> None:
    t = stage(seats=4)
    for seat in (1, 2, 3):
        hold(t, seat, "Veto")
    hold(t, 0, "Hitchhiker").choose("Play Hitchhiker")
    order = []
    while t.asked[0] == "answer":
        order.append(t.asked[1])
        t.choose("Let it happen")
    assert order == [1, 2, 3] and t.asked == ("choose_place", 0)


def test_the_prompt_says_what_happens() -> None:
    t = hold(hold(stage(), 0, "Hitchhiker"), 1, "Veto").choose("Play Hitchhiker")
    assert t.decision.prompt == "Napoleon plays Hitchhiker. Play Veto?"
    assert t.option("Play Veto").at.startswith("card:")
    t = begin(hold(stage(), 0, "Adrenaline"))
    assert t.decision.prompt == "Your turn is starting. Play Adrenaline?"


def test_the_prompt_says_how_likely_a_success_is() -> None:
    """Ivan adds one to his die, so that a 2 is enough."""
    t = begin(hold(aim_at(stage("Ivan", "Caligula"), 0, "Denver"), 1, "Safety Inspection"))
    t.choose("Try to disarm Rocky Flats plant")
    said = "Ivan tries to disarm Rocky Flats plant in Denver (2+, 83%). Play Safety Inspection?"
    assert t.decision.prompt == said


@pytest.mark.parametrize(("card", "least"), [("At the Desk", "14+, 35%"), ("In a Good Mood", "12+, 45%")])
def test_the_prompt_says_how_near_the_end_is(card: str, least: str) -> None:
    t = have_disarmed(hold(stage("Ivan", "Caligula"), 1, "Golf Weekend"), 0, "Omaha", "Columbus")
    t = next_president(begin_in(t, "Washington"), card).choose("Confront the president")
    said = f"Ivan is about to roll for the win ({least}). Play Golf Weekend?"
    assert t.decision.prompt == said


def test_what_waits_holds_no_sentence() -> None:
    """Events and exchanges are kept as facts: who, what, and about what."""
    t = hold(hold(stage(), 0, "Hitchhiker", "Supreme Court"), 1, "Veto").choose("Play Hitchhiker", "Play Veto")
    assert [(link.event.kind, link.event.by, link.answers) for link in t.state.exchange] == [
        ("card", 0, -1),
        ("card", 1, 0),
    ]
    assert b"Napoleon" not in t.table.pack() and b"Veto" not in t.table.pack()


def test_last_in_first_out_also_against_an_interruption() -> None:
    """A card, a veto, a court, a court: the second court stops the first, so the veto stands."""
    t = hold(hold(stage(), 0, "Hitchhiker", "Supreme Court"), 1, "Veto", "Supreme Court")
    t.choose("Play Hitchhiker", "Play Veto", "Play Supreme Court", "Play Supreme Court")
    assert where(t, 0) == "Denver" and t.asked[0] == "take_action"
    assert sorted(hand(t, 0) + hand(t, 1)) == [], "whatever was played is gone"
    assert [line for line in t.story if line.endswith("has no effect.")] == [
        "Supreme Court has no effect.",
        "Hitchhiker has no effect.",
    ]


def test_a_third_player_may_answer_the_answer() -> None:
    t = hold(hold(hold(stage(seats=3), 0, "Hitchhiker"), 1, "Veto"), 2, "Supreme Court")
    t.choose("Play Hitchhiker", "Play Veto")
    assert t.asked == ("answer", 2)
    t.choose("Play Supreme Court", "Cheyenne, Wyoming")
    assert where(t, 0) == "Cheyenne"


def test_an_interruption_that_was_canceled_can_be_followed_by_another_on_the_same_event() -> None:
    """The first recount is overruled, and the second one still saves the others."""
    t = have_disarmed(
        hold(hold(stage(), 0, "Supreme Court"), 1, "Recount", "Recount"), 0, "Denver", "Chicago", "Detroit"
    )
    begin_in(next_president(t, "At the Desk"), "Washington").dice(20)
    t.choose("Confront the president", "Play Recount", "Play Supreme Court")
    assert t.asked == ("answer", 1) and "Play Recount" in t.labels
    t.choose("Play Recount")
    assert t.table.outcome is None and hand(t, 1) == []
    t = hold(hold(stage(), 0, "Hitchhiker", "Supreme Court"), 1, "Veto", "Veto")
    t.choose("Play Hitchhiker", "Play Veto", "Play Supreme Court", "Let it happen")
    assert t.asked == ("choose_place", 0) and hand(t, 1) == ["Veto"]


def test_canceled_cards_and_attempts_stay_paid() -> None:
    t = hold(hold(stage(), 0, "Foreign Aid"), 1, "Veto").choose("Play Foreign Aid", "Play Veto")
    assert t.state.actions == 2 and hand(t, 0) == []
    t = aim_at(hold(stage(), 1, "Safety Inspection"), 0, "Denver")
    t.choose("Try to disarm", "Play Safety Inspection")
    assert t.state.actions == 1 and t.state.travels == 0 and player(t, 0).targets != ()


def test_a_chain_can_be_followed_on_the_table() -> None:
    """The view tells what waits, the oldest first, and what each answer is against."""
    t = hold(hold(stage(), 0, "Hitchhiker", "Supreme Court"), 1, "Veto").choose("Play Hitchhiker", "Play Veto")
    chain = t.table.view(None).parts["chain"]
    assert [(face.title, face.lines) for face in chain.cards] == [  # type: ignore[union-attr]
        ("Napoleon plays Hitchhiker", ()),
        ("Caligula plays Veto", ("in answer to: Napoleon plays Hitchhiker",)),
    ]
    t.choose("Let it happen")
    assert "chain" not in t.table.view(None).parts


@pytest.mark.parametrize(
    ("card", "deed"),
    [
        ("Tornado Season", "moved"),
        ("Flat Tire", "moved"),
        ("Veto", "card"),
        ("Pickpocket", "drew"),
        ("Safety Inspection", "disarm"),
        ("Loaded Dice", "disarm_roll"),
        ("Rearmament", "disarmed"),
        ("Night Train", "turn_ends"),
        ("Filibuster", "turn_begins"),
        ("Golf Weekend", "confront"),
        ("Recount", "convinced"),
        ("Crossed Wires", "defcon"),
    ],
)
def test_a_window_opens_after_every_event_that_a_held_card_could_answer(card: str, deed: str) -> None:
    t = have_disarmed(aim_at(stage(), 0, "Denver"), 0)
    if deed in ("confront", "convinced"):
        have_disarmed(t, 0, "Denver", "Chicago", "Detroit")
        next_president(begin_in(t, "Washington"), "At the Desk")
        hold(t, 1, card).dice(20).choose("Confront the president")
    elif deed == "turn_begins":
        end_turn(hold(t, 1, card))
        end_turn(t)
    else:
        hold(hold(t, 0, "Foreign Aid"), 1, card).dice(6)
        on_top(t, "DEFCON" if deed == "defcon" else "Veto")
        moves = {
            "moved": "Travel to Cheyenne",
            "card": "Play Foreign Aid",
            "drew": "Draw a card",
            "defcon": "Draw a card",
            "turn_ends": "End your turn",
        }
        t.choose(moves.get(deed, "Try to disarm"))
    assert t.asked == ("answer", 1)
    assert f"Play {card}" in t.labels


# Not being asked


def test_dont_ask_me_about_a_card_until_my_next_turn() -> None:
    t = hold(hold(stage(), 0, "Hitchhiker", "Foreign Aid"), 1, "Veto", "Tornado Season")
    t.choose("Play Hitchhiker", "Don't ask me about Veto until my next turn", "Cheyenne, Wyoming")
    assert t.asked == ("answer", 1) and "Play Tornado Season" in t.labels, "about another card he is asked"
    t.choose("Let it happen", "Play Foreign Aid")
    assert t.asked == ("take_action", 0), "about the veto he is not"
    assert t.table.muted == ((1, f"{UNTIL_MY_TURN}card:{player(t, 1).hand[0]}"),)
    end_turn(end_turn(t))
    assert len(t.table.muted) == 0


def test_dont_ask_me_again_this_turn() -> None:
    t = hold(hold(stage(), 0, "Hitchhiker", "Foreign Aid"), 1, "Veto", "Tornado Season")
    t.choose("Play Hitchhiker", "Don't ask me again this turn", "Cheyenne, Wyoming", "Play Foreign Aid")
    assert t.asked == ("take_action", 0)


def test_dont_ask_me_until_my_next_turn() -> None:
    t = hold(hold(hold(stage(seats=3), 0, "Hitchhiker"), 1, "Hitchhiker"), 2, "Veto")
    t.choose("Play Hitchhiker", "Don't ask me until my next turn", "Cheyenne, Wyoming")
    end_turn(t).choose("Play Hitchhiker")
    assert t.asked == ("choose_place", 1)


# Poker face


def test_an_exchange_does_not_tell_who_could_have_answered() -> None:
    """Whether a hidden Veto opened a window for the tornado, in which nobody was asked, leaves no trace."""
    exchanges = []
    for other in ("Veto", "Amtrak"):
        t = hold(stage(), 1, "Tornado Season", other)
        t.choose("Travel to Wichita, Kansas", "Play Tornado Season")
        assert t.asked == ("choose_place", 1)
        exchanges.append(t.state.exchange)
    assert exchanges[0] == exchanges[1] and len(exchanges[0]) == 2


def test_poker_face_asks_every_seat_that_holds_cards() -> None:
    t = hold(hold(stage(seats=4, poker_face=True), 0, "Hitchhiker", "Engineer"), 1, "Veto")
    hold(t, 2, "Engineer").choose("Play Hitchhiker")
    seats = []
    while t.asked[0] == "answer":
        seats.append(t.asked[1])
        t.choose("Let it happen")
    assert seats == [1, 2, 0], "seat 4 holds nothing, and everybody knows it"


def test_poker_face_the_story_is_the_same_whoever_could_have_answered() -> None:
    stories = []
    for cards in (("Veto", "Engineer"), ("Engineer", "Veto"), ("Engineer", "Hacker")):
        t = stage(seats=3, poker_face=True)
        for seat, card in enumerate(cards, start=1):
            hold(t, seat, card)
        hold(t, 0, "Hitchhiker", "Amtrak")
        start = len(t.story)
        t.choose("Play Hitchhiker", "Let it happen", "Let it happen", "Let it happen")
        stories.append(t.table.story(None)[start:])
        assert t.asked == ("choose_place", 0)
    assert stories[0] == stories[1] == stories[2]


def test_a_game_can_be_saved_in_the_middle_of_a_chain() -> None:
    t = hold(hold(stage(), 0, "Hitchhiker", "Supreme Court"), 1, "Veto").choose("Play Hitchhiker", "Play Veto")
    loaded = Example[Dictators](resolute.unpack(t.table.pack()))
    for one in (t, loaded):
        one.choose("Play Supreme Court", "Cheyenne, Wyoming")
    assert t.table.pack() == loaded.table.pack()


def test_bots_that_are_asked_can_answer() -> None:
    """A redeal gives whoever is asked a card that answers: that he is asked shows that he holds one."""
    t = hold(hold(stage(seats=3), 0, "Hitchhiker"), 1, "Veto", "Engineer").choose("Play Hitchhiker")
    for seed in range(20):
        twin = t.table.redeal(0, seed)
        assert twin.decision is not None and twin.decision.seat == 1
        assert [option for option in twin.decision.options if option.label.startswith("Play ")]
