"""What players are told before they decide: what they need, what changes it, and why something cannot be done."""

from __future__ import annotations

import pytest

from resolute.engine.views import Zone
from resolute.games.dictators.content.map import ROADS
from tests.dictators.staging import (
    Stage,
    aim_at,
    begin,
    begin_in,
    block,
    have_disarmed,
    hold,
    in_front,
    next_president,
    on_top,
    player,
    stage,
)

READY = ("Denver", "Omaha", "Columbus")


def ready(t: Stage) -> Stage:
    """With three facilities disarmed a roll has to come to 8."""
    return have_disarmed(aim_at(t, 0, *READY), 0, *READY)


def rolls(t: Stage) -> list[str]:
    """The rolls that the journal tells, each with what was added to it."""
    return [
        line.partition(": ")[2].removesuffix(".") for line in t.story if line.startswith(("Disarming", "Convincing"))
    ]


# Rolls


@pytest.mark.parametrize(
    ("name", "father", "disarmed", "needed"),
    [
        ("Ivan", "", True, "8 or more on a twenty-sided die."),
        ("Ivan", "", False, "20 on a twenty-sided die."),
        ("Ivan", "Thomas Paine", True, "11 or more on a twenty-sided die (8 after −3 from Thomas Paine)."),
        ("Louis", "", False, "24 (20 after −4 from Louis), which a twenty-sided die alone cannot show."),
        (
            "Louis",
            "Thomas Paine",
            True,
            "15 or more on a twenty-sided die (8 after −3 from Thomas Paine and −4 from Louis).",
        ),
    ],
)
def test_confronting_says_what_the_die_must_show(name: str, father: str, disarmed: bool, needed: str) -> None:
    t = stage(name, "Caligula")
    if father:
        in_front(t, 0, father)
    if disarmed:
        ready(t)
    decision = begin_in(t, "Washington").table.decision
    assert decision is not None
    assert decision.prompt == f"You stand before the White House. Confront the president? You need {needed}"


def test_every_modifier_of_a_roll_to_disarm_has_its_name() -> None:
    """Two that come to nothing together are told as well."""
    t = begin(aim_at(in_front(stage("Ivan", "Louis"), 0, "John Hancock"), 0, "Denver")).dice(2)
    assert rolls(t.choose("Try to disarm Rocky Flats plant"))[-1] == "2 − 1 (John Hancock) + 1 (Ivan) = 2"
    t = in_front(hold(aim_at(stage("Napoleon", "Louis"), 0, "Denver"), 0, "Blueprints"), 0, "Golden Toolbox")
    t.choose("Play Blueprints").dice(2).choose("Golden Toolbox")
    assert rolls(t)[-1] == "2 + 1 (Blueprints) − 1 (Golden Toolbox) = 2"


def test_every_modifier_of_a_roll_to_convince_has_its_name() -> None:
    t = next_president(in_front(stage("Louis", "Ivan"), 0, "Thomas Paine"), "In a Good Mood", "OOPS")
    begin_in(t, "Washington").dice(9).choose("Confront the president", "In a Good Mood")
    assert rolls(t)[-1] == "9 − 3 (Thomas Paine) − 4 (Louis) + 2 (In a Good Mood) = 4"


# Answers


def test_an_ability_that_answers_says_what() -> None:
    t = hold(hold(stage("Ivan", "Maximilien"), 0, "Foreign Aid"), 1, "Hacker", "EMP")
    t.choose("Play Foreign Aid", "Cut it short")
    assert t.story[-1] == "Maximilien uses “Cut it short” against: Ivan plays Foreign Aid."


# The way


def way_to_omaha(t: Stage) -> str:
    """What the nuclear card of Omaha says about the way."""
    nuclear = aim_at(t, 0, "Omaha").table.view(0).parts["nuclear1"]
    assert isinstance(nuclear, Zone)
    return nuclear.cards[0].lines[-1]


def test_a_nuclear_card_says_how_far_away_it_is() -> None:
    """Around roadblocks, unless they do not stop the player."""
    blocked = [("Cheyenne", "Omaha"), ("Omaha", "Kansas City")]
    assert way_to_omaha(stage("Ivan", "Caligula")) == "2 turns away"
    assert way_to_omaha(block(stage("Ivan", "Caligula"), *blocked)) == "3 turns away"
    assert way_to_omaha(block(stage("Genghis", "Caligula"), *blocked)) == "2 turns away"
    t = stage("Ivan", "Caligula")
    t.state.roadblocks = tuple(range(len(ROADS)))
    assert way_to_omaha(t.run()) == "No way is open."


# Reasons


def test_tokens_that_cannot_be_used_say_why_or_when() -> None:
    t = hold(stage(), 0, "Veto")
    held = (3, 5, 9, 11, 13, 15)
    s = t.state
    s.spare_tokens = tuple(one for one in (*s.map_tokens, *s.spare_tokens) if one not in held)
    s.map_tokens = (0,) * len(s.map_tokens)
    player(t, 0).tokens = held
    s.fifth_is_stale = True
    barred = t.run().barred
    assert {label: reason for label, reason in barred.items() if label.startswith("Use token")} == {
        "Use token III": "you are asked when you roll to convince the president",
        "Use token V: swap everything with another player": "it works only in the turn in which you receive it",
        "Use token IX": "you are asked when the game gets to DEFCON 1",
        "Use token XI: remove all warhead tokens from the board": "no token is left on the board",
        "Use token XIII": "you are asked when a Founding Father comes to you",
        "Use token XV: remove roadblocks and no-fly zones": "there is nothing to remove",
    }


@pytest.mark.parametrize(("card", "turns"), [("Alexander Hamilton", 0), ("Sanctions", 3)])
def test_a_draw_that_is_too_dear_says_why(card: str, turns: int) -> None:
    t = begin(in_front(hold(stage(), 0, "Veto"), 0, card, turns)).choose("Draw a card")
    assert "Draw a card" not in t.labels
    assert t.barred["Draw a card"] == f"it costs 2 actions because of {card}"


def test_a_draw_without_actions_says_why() -> None:
    t = on_top(stage(), "Veto", "Veto", "Veto").choose("Draw a card", "Draw a card", "Draw a card")
    assert t.barred["Draw a card"] == "you have too few actions left"


def test_arriving_in_washington_says_when_the_president_can_be_confronted() -> None:
    t = begin_in(stage(), "Baltimore")
    assert "Confront the president" not in t.barred
    t.choose("Travel to Washington D.C.")
    assert t.barred["Confront the president"] == "that is possible only at the start of a turn that begins here"


@pytest.mark.parametrize(
    ("father", "label"),
    [
        ("Benjamin Franklin", "Play Veto"),
        ("John Adams", "Play Foreign Aid"),
        ("John Adams", "Play Golden Toolbox"),
        ("John Jay", "Travel"),
    ],
)
def test_whoever_forbids_something_is_named(father: str, label: str) -> None:
    t = begin(in_front(hold(stage(), 0, "Veto", "Foreign Aid", "Golden Toolbox"), 0, father, 2))
    assert t.barred[label] == f"{father} forbids it"
