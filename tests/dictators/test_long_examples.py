"""The long examples of ADVANCED RULES and the worked examples of our content plan, told from end to end."""

from __future__ import annotations

from collections import Counter

from resolute.engine.frames import do
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.library import KIND
from resolute.games.dictators.rules.defcon import reach_level
from tests.dictators.staging import (
    Stage,
    end_turn,
    hand,
    hold,
    names,
    on_top,
    player,
    stage,
    where,
)


def amtrak_to_ohio(*drawn: str) -> Stage:
    """Joseph takes the Amtrak from Oklahoma to Ohio, perhaps after drawing, and Fidel answers with an EMP in Ohio."""
    t = hold(hold(stage("Joseph", "Fidel", at="Oklahoma City"), 0, "Amtrak"), 1, "EMP")
    if drawn:
        on_top(t, *drawn).choose("Draw a card")
    t.choose("Play Amtrak", "Columbus, Ohio")
    if t.asked[1] == 0:
        end_turn(t)
    assert where(t, 0) == "Columbus"
    return t.choose("Play EMP", "Ohio")


def skipped_in_a_row(t: Stage, seat: int) -> int:
    """How many of a seat's turns pass before it plays one."""
    before = len(t.story)
    end_turn(t)
    while t.state.mover != seat:
        end_turn(t)
    name = t.table.game.seat_name(t.table, seat)
    return sum(line.startswith(f"{name} skips this turn") for line in t.story[before:])


def test_advanced_example_1_amtrak_and_emp() -> None:
    """Amtrak, then an EMP: two skipped turns in total."""
    t = amtrak_to_ohio()
    assert player(t, 0).skips == 2
    assert skipped_in_a_row(t, 0) == 2


def test_advanced_example_2_and_gouverneur_morris() -> None:
    """Amtrak, EMP and Morris: three skipped turns; Morris's other two turns are counted after them."""
    t = amtrak_to_ohio("Gouverneur Morris")
    assert player(t, 0).skips == 3 and names(player(t, 0).in_play) == ["Gouverneur Morris"]
    assert player(t, 0).turns_left == (2,), "the turn in which he came was the first"
    assert skipped_in_a_row(t, 0) == 3
    assert player(t, 0).turns_left == (2,)
    for left in ((1,), ()):
        hold(t, 0, "Veto")
        end_turn(t)
        if t.asked[0] != "take_action":
            t.choose("Discard Veto")
        assert player(t, 0).turns_left == left
        end_turn(t)


def test_3_7_defcon_2_with_twelve_command_and_two_event_cards() -> None:
    """Twelve are discarded, the events kept aside, the discards shuffled, eight more discarded; then the events and
    three Founding Fathers are added."""
    t = stage()
    s = t.state
    command = [card for card in s.command if KIND[card] <= Kind.ASSET]
    events = [card for card in s.command if KIND[card] > Kind.FOUNDING_FATHER][:2]
    others = tuple(card for card in s.command if KIND[card] > Kind.ASSET and card not in events)
    s.father_discards += tuple(card for card in others if KIND[card] == Kind.FOUNDING_FATHER)
    s.command = (*command[:12], *events)
    s.discards = tuple(command[12:])
    all_cards = Counter(command)
    s.defcon = 3
    t.run(do(reach_level, 0))
    assert len(s.discards) == 8 and all(KIND[card] <= Kind.ASSET for card in s.discards)
    assert "The command deck had only 12 cards to discard, so the discards are shuffled for the rest." in t.story
    inside = Counter(KIND[card] for card in s.command)
    assert inside[Kind.FOUNDING_FATHER] == 3
    assert inside[Kind.DEFCON] + inside[Kind.TRIDENT] == 2
    assert Counter([card for card in s.command if KIND[card] <= Kind.ASSET]) + Counter(s.discards) == all_cards


def test_3_6_defcon_2_with_a_full_deck_discards_twenty_that_are_no_events() -> None:
    t = stage()
    s = t.state
    before = len(s.command)
    s.defcon = 3
    t.run(do(reach_level, 0))
    assert len(s.discards) == 20 and len(s.command) == before - 20
    assert all(KIND[card] <= Kind.ASSET for card in s.discards)


def test_3_7_mutually_assured_destruction() -> None:
    """A discards and B has no card: no move. A declines: up to three states."""
    t = hold(hold(stage(seats=3), 0, "Mutually Assured Destruction"), 1, "Amtrak")
    t.choose("Play Mutually Assured Destruction")
    assert t.asked[1] == 1
    t.choose("Discard Amtrak")
    assert where(t, 0) == "Denver" and t.asked == ("take_action", 0) and hand(t, 1) == []
    t = hold(hold(stage(seats=3), 0, "Mutually Assured Destruction"), 1, "Amtrak")
    t.choose("Play Mutually Assured Destruction")
    t.choose("Discard nothing")
    assert t.asked == ("choose_place", 0)
    assert {"Omaha, Nebraska", "Chicago, Illinois"} <= set(t.labels)
