"""Cards and charts as data: what is printed is what happens, and every row is walked."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from typing import Any

import msgspec
import pytest

import resolute
from resolute.engine.book import Book
from resolute.engine.charts import Chart, Row, totals
from resolute.engine.conditions import All, AnyOf, AtLeast, AtMost, Condition, Modifier, Not, Subject
from resolute.engine.effects import (
    Act,
    Carry,
    Check,
    Choose,
    Draw,
    Effect,
    InOrder,
    Nothing,
    OnChart,
    Put,
    Saying,
    Shift,
    Stop,
    Take,
    When,
    resolve,
)
from resolute.engine.errors import RulesError
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.pieces import Deck, Hand, Track
from resolute.engine.registry import register
from resolute.engine.table import D6, DiceSet, Table
from resolute.testing import Example, lay
from tests.engine.small_game import SmallGame, won_by


class Office(msgspec.Struct):
    """A president's desk."""

    approval: int = 5
    security: int = 4
    crises: Hand = msgspec.field(default_factory=Hand)
    solved: Hand = msgspec.field(default_factory=Hand)
    pending: Deck = msgspec.field(default_factory=lambda: Deck((31, 32, 33)))
    visits: list[int | str | None] = msgspec.field(default_factory=list)


@step
def start(t: Table[Office]) -> None:
    t.then(idle, 0)


@choice("Go on?", rule="")
def idle(t: Table[Office], actor: Actor) -> Iterator[Option]:
    yield Option("Go on", do(stop))
    yield Option("Take the card", do(take_the_card))


@step
def stop(t: Table[Office]) -> None:
    t.finish(won_by(0))


@step
def take_the_card(t: Table[Office]) -> None:
    t.then(resolve, "card/15", 1)
    t.then(idle, 0)


@step
def state_visit(t: Table[Office], on: Subject) -> None:
    t.state.visits.append(on)


AFTERMATH = Chart(
    "the aftermath",
    (
        Row(-1, 2, "panic", InOrder((Shift("approval", -2), Stop()))),
        Row(3, 3, "unease", Shift("approval", -1)),
        Row(4, 7, "calm", Nothing()),
        Row(8, 12, "resolve", InOrder((Shift("approval", +2), Draw("pending", "crises", 2)))),
    ),
    2 * D6,
    (
        Modifier("a popular president", +1, when=AtLeast("approval", 5)),
        Modifier("weak security", -1, per="security", when=AtMost("security", 2)),
    ),
)

HIJACKING = InOrder(
    (
        Check(
            "security",
            passed=Shift("approval", +1),
            failed=InOrder((Put(15, "crises", "the hijacking"), Shift("approval", -1))),
            modifiers=(Modifier("bad luck", +1),),
        ),
        OnChart(AFTERMATH),
        Choose(
            "How do you answer?",
            (
                ("Talk", Act(state_visit, "receive a guest")),
                ("Fight", InOrder((Carry(15, "crises", "solved", "the hijacking"), Shift("security", -1)))),
                ("Leave", Stop()),
            ),
        ),
        When(AtMost("approval", 3), Shift("approval", +1), Take(15, "crises", "the hijacking")),
    )
)

BOOK = Book()
BOOK.add("card/15", HIJACKING)


class Presiding(SmallGame[Office]):
    id = "test-presiding"
    name = "Presiding"
    state = Office
    start = start
    rules = (sys.modules[__name__],)
    book = BOOK
    printed_rule = "Answers"
    tracks = {"approval": Track("Approval", 0, 9), "security": Track("Security", 0, 6)}  # noqa: RUF012


GAME = Presiding()
register(GAME)


def card(*faces: int, **state: Any) -> Example[Office]:
    game = lay(GAME, seats=2, faces=faces)
    for name, value in state.items():
        setattr(game.state, name, value)
    return game.run(do(resolve, "card/15", 1))


def test_a_card_of_three_stages_is_played_through() -> None:
    game = card(2, 3, 4)
    decision = game.table.decision
    assert decision is not None and (decision.prompt, decision.actor) == ("How do you answer?", 1)
    assert decision.rule == "Answers", "the game says which section explains what is printed"
    assert game.state.approval == 8, "passed +1, and resolve +2"
    assert game.state.crises.cards == (31, 32) and game.state.pending.cards == (33,)
    game.choose("Fight")
    assert game.state.security == 3 and game.labels[0] == "Go on"
    assert game.story == [
        "check of security: 2 + 1 (bad luck) = 3.",
        "Approval goes from 5 to 6.",
        "the aftermath: 3 + 4 + 1 (a popular president) = 8: resolve.",
        "Approval goes from 6 to 8.",
        "Security goes from 4 to 3.",
    ]


def test_a_failed_check_brings_the_other_part() -> None:
    game = card(4, 1, 2)
    assert list(game.state.crises.cards) == [15] and game.state.approval == 3
    assert game.story[-2] == "the aftermath: 1 + 2 = 3: unease.", "approval is 4 by now, so nothing is added"
    game.choose("Fight")
    assert list(game.state.crises.cards) == [] and game.state.solved.cards == (15,)
    assert game.state.approval == 4, "at most 3, so one up"


def test_the_way_out_of_a_row_drops_the_rest_of_the_card_and_nothing_else() -> None:
    game = card(6, 1, 1, security=2)
    assert game.state.approval == 2 and game.labels[0] == "Go on"
    assert "the aftermath: 1 + 1 − 2 (weak security) = 0: panic." in game.story


def test_the_way_out_can_be_chosen() -> None:
    game = card(1, 2, 2, approval=1)
    game.choose("Leave")
    assert game.state.approval == 2 and game.labels[0] == "Go on", "the last part would have raised it"


def test_what_is_too_odd_for_the_set_is_a_step_that_is_given_the_subject() -> None:
    assert card(1, 2, 3).choose("Talk").state.visits == [1]


def test_options_of_a_printed_choice_say_what_they_do() -> None:
    game = card(1, 2, 3)
    assert [game.option(label).cost for label in game.labels] == [
        "receive a guest",
        "move the hijacking from crises to solved; security -1",
        "stop here",
    ]


def test_a_card_prints_itself() -> None:
    assert HIJACKING.say().sentence() == (
        "check security; (passed: approval +1 or failed: (put the hijacking into crises; approval -1)); "
        "roll on the aftermath: (-1-2 panic: (approval -2; stop here) or 3 unease: approval -1 or "
        "4-7 calm: nothing happens or 8-12 resolve: (approval +2; draw 2 from pending)); "
        "choose: (receive a guest or (move the hijacking from crises to solved; security -1) or stop here); "
        "(if approval is at most 3: approval +1; if not: take the hijacking out of crises)"
    )


def test_a_chart_prints_itself() -> None:
    assert AFTERMATH.say() == (
        "the aftermath (2d6; +1 if approval is at least 5 (a popular president); "
        "-1 for each point of security if security is at most 2 (weak security))\n"
        "-1 to 2: panic: approval -2; stop here\n"
        "3: unease: approval -1\n"
        "4 to 7: calm: nothing happens\n"
        "8 to 12: resolve: approval +2; draw 2 from pending"
    )


def test_everything_printed_has_an_address_and_happens() -> None:
    """Every row and part is walked from a table of its own."""
    assert len(BOOK) == len(list(BOOK)) == 24
    for address in BOOK:
        effect = BOOK.at(address)
        assert effect.say().sentence()
        assert {BOOK.at(f"{address}/{name}") for name in effect.parts()} == set(effect.parts().values())
        game = lay(GAME, seats=2, faces=[3] * 9)
        before = game.table.pack()
        game.run(do(resolve, address, 0))
        assert game.labels
        if isinstance(effect, Shift):
            assert game.table.pack() != before


@pytest.mark.parametrize("total", range(-4, 16))
def test_every_total_hits_a_row_and_beyond_the_ends_the_last(total: int) -> None:
    row = AFTERMATH.row_for(total)
    assert row.low <= max(-1, min(12, total)) <= row.high


def test_the_odds_of_a_chart_are_what_comes_of_playing_it() -> None:
    table = lay(GAME, seats=2).table
    expected = AFTERMATH.odds(table)
    assert expected == {
        "panic": Fraction(0),
        "unease": Fraction(1, 36),
        "calm": Fraction(14, 36),
        "resolve": Fraction(21, 36),
    }
    played = resolute.new("test-presiding", seats=2, seed=1)
    draws, rows = 20_000, Counter[str]()
    for _ in range(draws):
        twin = played.clone()
        twin.dice, twin.journal = played.dice, []
        Example[Office](twin).run(do(resolve, "card/15/1", 0))
        rows[twin.journal[0].about[0].row] += 1
    for row, chance in expected.items():
        spread = sqrt(draws * chance * (1 - chance))
        assert abs(rows[row] - draws * chance) <= 4 * spread


def test_the_odds_of_a_chart_follow_the_state() -> None:
    table = lay(GAME, seats=2).table
    table.state.approval, table.state.security = 2, 2
    assert AFTERMATH.odds(table)["panic"] == Fraction(6, 36)
    assert sum(AFTERMATH.odds(table).values()) == 1


def test_the_odds_of_an_option_that_leads_to_a_card_are_exact() -> None:
    table = resolute.new("test-presiding", seats=2, seed=1)
    decision = table.decision
    assert decision is not None
    found = table.odds(decision.options[1])
    assert found.exact and found.ways == 3 * (15 + 21 * 6) + 3 * (21 + 15 * 6)
    calm = [one.chance for one in found.chances if one.says == ("Approval goes from 5 to 6.",)]
    assert calm == [Fraction(3, 6) * Fraction(14, 36)]


def test_totals_of_dice() -> None:
    assert totals(2 * D6)[7] == Fraction(1, 6) and sum(totals(DiceSet(3, 20)).values()) == 1
    assert totals(DiceSet(0, 6)) == {0: Fraction(1)}


@pytest.mark.parametrize("low", [3, 5])
def test_a_chart_with_a_gap_or_an_overlap_is_a_fault(low: int) -> None:
    with pytest.raises(RulesError, match=f"the chart bad has a gap or overlap at {low}"):
        Chart("bad", (Row(1, 3, "a", Nothing()), Row(low, 6, "b", Nothing())))


@pytest.mark.parametrize(
    ("condition", "holds", "says"),
    [
        (AtLeast("approval", 5), True, "approval is at least 5"),
        (AtLeast("approval", 6), False, "approval is at least 6"),
        (AtMost("approval", 5), True, "approval is at most 5"),
        (Not(AtMost("approval", 5)), False, "it is not so that approval is at most 5"),
        (
            All((AtLeast("approval", 5), AtMost("security", 3))),
            False,
            "approval is at least 5 and security is at most 3",
        ),
        (
            AnyOf((AtLeast("approval", 5), AtMost("security", 3))),
            True,
            "approval is at least 5 or security is at most 3",
        ),
    ],
)
def test_conditions_hold_and_say_themselves(condition: Condition, holds: bool, says: str) -> None:
    assert condition.holds(lay(GAME, seats=2).table, None) is holds and condition.say() == says


def test_a_marker_stops_at_the_end_of_its_track() -> None:
    game = lay(GAME, seats=2)
    assert game.table.shift("approval", 7, why="a parade") == 4
    assert game.table.shift("approval", 1) == 0
    assert game.table.shift("approval", -20) == -9
    assert game.story == [
        "Approval goes from 5 to 9 (a parade).",
        "Approval stays at 9.",
        "Approval goes from 9 to 0.",
    ]


def test_pieces_that_are_not_there_are_neither_taken_nor_carried() -> None:
    game = lay(GAME, seats=2)
    for effect in (Take(1, "crises", "it"), Carry(1, "crises", "solved", "it")):
        effect.happen(game.table, "", None)
    assert game.state == Office()


def test_no_more_is_drawn_than_there_is() -> None:
    game = lay(GAME, seats=2)
    Draw("pending", "crises", 9).happen(game.table, "", None)
    assert game.state.crises.cards == (31, 32, 33)


def test_a_text_with_an_or_inside_an_and_is_put_in_brackets() -> None:
    either = Saying("", "or", (Saying("a"), Saying("b")))
    assert Saying("", "and", (either, Saying("c"))).sentence() == "(a or b); c"


def test_what_is_not_printed_is_a_fault() -> None:
    with pytest.raises(RulesError, match="nothing is printed at card/99"):
        BOOK.at("card/99")
    with pytest.raises(RulesError, match="no chart is printed at card/15/0"):
        BOOK.chart("card/15/0")
    with pytest.raises(RulesError, match="two effects are printed at card/15"):
        BOOK.add("card/15", Nothing())


@pytest.mark.parametrize("effect", [Effect(), Condition()])
def test_a_kind_of_effect_or_condition_has_to_say_what_it_does(effect: Effect | Condition) -> None:
    with pytest.raises(NotImplementedError):
        effect.say()
