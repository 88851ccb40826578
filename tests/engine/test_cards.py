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
from resolute.engine.cards import Card
from resolute.engine.charts import Chart, Row, totals
from resolute.engine.conditions import All, AnyOf, AtLeast, AtMost, Condition, Modifier, Not
from resolute.engine.effects import (
    Act,
    Choose,
    Effect,
    Goes,
    InOrder,
    Nothing,
    Offer,
    Saying,
    Shift,
    Stop,
    WayOut,
    When,
    happen,
    resolve,
)
from resolute.engine.errors import RulesError
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.picks import Fitting, Pick
from resolute.engine.pieces import changed
from resolute.engine.registry import register
from resolute.engine.rolling import Check, OnChart
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import D6, DiceSet, Table
from resolute.engine.terms import After, Need, Price
from resolute.engine.values import Track, held
from resolute.testing import Example, new_example
from tests.engine.small_game import SmallGame, won_by


class Office(msgspec.Struct):
    """A president's desk."""

    approval: int = 5
    security: int = 4
    money: int = 3
    stability: tuple[int, ...] = (3, 5, 2)
    hand: tuple[str, ...] = ()
    gone: tuple[tuple[str, str], ...] = ()
    visits: list[int] = msgspec.field(default_factory=list)


def _stand(key: str, low: int, high: int) -> Track:
    get, put = held("", Office, key)
    return Track(key, key.capitalize(), get, low, high, put)


def _region(on: Subject) -> int:
    assert isinstance(on, Target) and isinstance(on.id, int)
    return on.id


def _set_stability(state: Office, on: Subject, value: int) -> None:
    state.stability = changed(state.stability, _region(on), value)


APPROVAL, SECURITY, MONEY = _stand("approval", 0, 9), _stand("security", 0, 6), _stand("money", 0, 99)
STABILITY = Track("stability", "Stability", lambda s, on: s.stability[_region(on)], 0, 6, _set_stability)
REGIONS = Fitting(
    "a region",
    lambda t, on: [Target("region", place) for place, value in enumerate(t.state.stability) if value < 5],
    lambda t, one: f"Region {one.id}",
)


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
def state_visit(t: Table[Office], guest: int) -> None:
    t.state.visits.append(guest)


AFTERMATH = Chart(
    "the aftermath",
    (
        Row(-1, 2, "panic", InOrder((Shift(APPROVAL, -2), Stop()))),
        Row(3, 3, "unease", Shift(APPROVAL, -1)),
        Row(4, 7, "calm", Nothing()),
        Row(8, 12, "resolve", InOrder((Shift(APPROVAL, +2), Shift(MONEY, +1)))),
    ),
    2 * D6,
    (
        Modifier("a popular president", +1, when=AtLeast(APPROVAL, 5)),
        Modifier("weak security", -1, per=SECURITY, when=AtMost(SECURITY, 2)),
    ),
)

HIJACKING = InOrder(
    (
        Check(
            SECURITY,
            passed=Shift(APPROVAL, +1),
            failed=InOrder((Shift(MONEY, -1), Shift(APPROVAL, -1))),
            modifiers=(Modifier("bad luck", +1),),
        ),
        OnChart(AFTERMATH),
        Choose(
            "What do you play?",
            (
                Offer("Talk", Act(do(state_visit, 7), "receive a guest")),
                Offer("Fight", Shift(SECURITY, -1), Price(MONEY, 2), (Need(AtLeast(APPROVAL, 3), "Approval of 3"),)),
                Offer("Leave", Stop()),
            ),
        ),
        When(AtMost(APPROVAL, 3), Shift(APPROVAL, +1), Goes(After.RESHUFFLE)),
    )
)
RELIEF = Pick("Which region?", REGIONS, Check(STABILITY, Shift(STABILITY, +1), Shift(STABILITY, -1)), rule="Relief")

BOOK = Book()
BOOK.add_card("card/15", Card("15", "A hijacking", HIJACKING))
BOOK.add_card("card/16", Card("16", "Relief", RELIEF, after=After.STAY))
BOOK.add_card(
    "card/17",
    Card("17", "Storm", InOrder((WayOut(AtLeast(SECURITY, 5), Shift(APPROVAL, +1)), Shift(APPROVAL, -3)))),
)
BOOK.add("all", Pick("", REGIONS, Shift(STABILITY, +1), "each"))
BOOK.add("one", Pick("", REGIONS, Shift(STABILITY, +2), "random", otherwise=Shift(MONEY, +1)))


class Presiding(SmallGame[Office]):
    id = "test-presiding"
    name = "Presiding"
    state = Office
    start = start
    rules = (sys.modules[__name__],)
    book = BOOK
    printed_rule = "Answers"
    tracks = {one.key: one for one in (APPROVAL, SECURITY, MONEY, STABILITY)}  # noqa: RUF012

    def put_away(self, t: Table[Office], at: str, after: After) -> None:
        t.state.gone += ((at, after.value),)


GAME = Presiding()
register(GAME)


def card(*faces: int, at: str = "card/15", **state: Any) -> Example[Office]:
    game = new_example(GAME, seats=2, faces=faces)
    for name, value in state.items():
        setattr(game.state, name, value)
    return game.run(do(resolve, at, 1))


def test_a_card_of_three_stages_is_played_through() -> None:
    game = card(2, 3, 4)
    decision = game.table.decision
    assert decision is not None and (decision.prompt, decision.actor) == ("What do you play?", 1)
    assert decision.rule == "Answers", "the game says which section explains what is printed"
    assert (game.state.approval, game.state.money) == (8, 4), "passed +1, and resolve +2"
    game.choose("Fight")
    assert (game.state.security, game.state.money) == (3, 2) and game.labels[0] == "Go on"
    assert game.story == [
        "Security check (needs 4 or less): rolled 2 + 1 (bad luck) = 3.",
        "The check passed.",
        "Approval goes from 5 to 6.",
        "the aftermath: rolled 3 + 4 + 1 (a popular president) = 8: resolve.",
        "Approval goes from 6 to 8.",
        "Money goes from 3 to 4.",
        "Money goes from 4 to 2.",
        "Security goes from 4 to 3.",
    ]


def test_a_failed_check_brings_the_other_part() -> None:
    game = card(4, 1, 2)
    assert game.state.money == 2 and game.state.approval == 3
    assert game.story[-2] == "the aftermath: rolled 1 + 2 = 3: unease.", "approval is 4 by now, so nothing is added"
    game.choose("Talk")
    assert game.state.approval == 4 and game.state.visits == [7], "at most 3, so one up"


def test_an_offer_that_cannot_be_paid_or_needs_something_is_barred_with_the_reason() -> None:
    assert card(2, 3, 4, money=0).barred == {"Fight": "Costs 2 money, and you have 1"}
    assert card(2, 2, 2, approval=1).barred == {"Fight": "Needs Approval of 3"}
    with pytest.raises(RulesError, match="neither a price nor a need"):
        Choose("Pay?", (Offer("Yes", Nothing(), Price(MONEY, 1)),))


def test_the_way_out_of_a_row_drops_the_rest_of_the_card_and_nothing_else() -> None:
    game = card(6, 1, 1, security=2)
    assert game.state.approval == 2 and game.labels[0] == "Go on"
    assert "the aftermath: rolled 1 + 1 − 2 (weak security) = 0: panic." in game.story


def test_the_way_out_can_be_chosen() -> None:
    game = card(1, 2, 2, approval=1)
    game.choose("Leave")
    assert game.state.approval == 2 and game.labels[0] == "Go on", "the last part would have raised it"


def test_a_way_out_is_looked_at_first_and_brings_its_reward_alone() -> None:
    game = card(at="card/17", security=5)
    assert game.state.approval == 6 and game.state.gone == (("card/17", "discard"),)
    assert card(at="card/17").state.approval == 2


def test_a_card_goes_where_it_says_unless_an_effect_says_otherwise() -> None:
    assert card(2, 3, 4).choose("Talk").state.gone == (("card/15", "reshuffle"),)
    assert card(4, 1, 2).choose("Talk").state.gone == (("card/15", "discard"),)
    assert card(1, 2, 2).choose("Leave").state.gone == (("card/15", "discard"),)


def test_what_is_picked_is_the_subject_of_what_follows() -> None:
    game = card(3, at="card/16")
    decision = game.table.decision
    assert decision is not None and (decision.prompt, decision.rule) == ("Which region?", "Relief")
    assert [(one.label, one.at) for one in decision.options] == [("Region 0", "region:0"), ("Region 2", "region:2")]
    game.choose("Region 0")
    assert game.state.stability == (4, 5, 2) and game.state.gone == (("card/16", "stay"),)
    assert card(3, at="card/16").choose("Region 2").state.stability == (3, 5, 1), "the check is of that region"


def test_what_is_picked_survives_a_save() -> None:
    game = card(3, at="card/16")
    other = Example[Office](resolute.unpack(game.table.pack()))
    assert other.labels == ["Region 0", "Region 2"]


def test_a_pick_can_be_a_lot_or_each_that_fits() -> None:
    game = new_example(GAME, seats=2).run(do(happen, "all", None))
    assert game.state.stability == (4, 5, 3)
    game = new_example(GAME, seats=2).dice(draws=[1]).run(do(happen, "one", None))
    assert game.state.stability == (3, 5, 4)
    game = new_example(GAME, seats=2)
    game.state.stability = (6, 6, 6)
    assert game.run(do(happen, "one", None)).state.money == 4, "where nothing fits, something else happens"


def test_options_of_a_printed_choice_say_what_they_do() -> None:
    game = card(1, 2, 3)
    assert [game.option(label).cost for label in game.labels] == ["receive a guest", "security −1", "stop here"]


def test_a_card_prints_itself() -> None:
    assert HIJACKING.say().sentence() == (
        "check security (d6; +1 (bad luck)); (passed: approval +1 or failed: (money −1; approval −1)); "
        "roll on the aftermath (2d6; +1 if approval is at least 5 (a popular president); "
        "−1 for each point of security if security is at most 2 (weak security)): "
        "(2 or less panic: (approval −2; stop here) or 3 unease: approval −1 or "
        "4 to 7 calm: nothing happens or 8 or more resolve: (approval +2; money +1)); "
        "choose: (Talk: receive a guest or Fight (costs 2 money; needs Approval of 3): security −1 or "
        "Leave: stop here); "
        "(if approval is at most 3: approval +1; if not: this card: reshuffle)"
    )
    assert RELIEF.say().sentence() == (
        "choose a region: check stability (d6); (passed: stability +1 or failed: stability −1)"
    )


def test_a_chart_prints_itself() -> None:
    assert AFTERMATH.say() == (
        "the aftermath (2d6; +1 if approval is at least 5 (a popular president); "
        "−1 for each point of security if security is at most 2 (weak security))\n"
        "2 or less: panic: approval −2; stop here\n"
        "3: unease: approval −1\n"
        "4 to 7: calm: nothing happens\n"
        "8 or more: resolve: approval +2; money +1"
    )


def test_everything_printed_has_an_address_and_happens() -> None:
    """Every row and part is walked from a table of its own."""
    assert len(BOOK) == len(list(BOOK))
    for address in BOOK:
        effect = BOOK.at(address)
        assert effect.say().sentence()
        assert {BOOK.at(f"{address}/{name}") for name in effect.parts()} == set(effect.parts().values())
        game = new_example(GAME, seats=2, faces=[3] * 9)
        game.run(do(resolve, address, Target("region", 1)))
        assert game.labels


def test_simple_effects_that_come_first_need_no_address_and_stop_when_the_game_is_over() -> None:
    both = InOrder((Shift(APPROVAL, -1), Shift(MONEY, -1), Nothing()))
    assert list(both.parts()) == ["2"]
    game = new_example(GAME, seats=2)
    game.table.finish(won_by(0))
    both.happen(game.table, "", None)
    assert (game.state.approval, game.state.money) == (4, 3), "the first happened, and then it was over"


@pytest.mark.parametrize("total", range(-4, 16))
def test_every_total_hits_a_row_and_beyond_the_ends_the_last(total: int) -> None:
    row = AFTERMATH.row_for(total)
    assert row.low <= max(-1, min(12, total)) <= row.high


def test_the_odds_of_a_chart_are_what_comes_of_playing_it() -> None:
    table = new_example(GAME, seats=2).table
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
    table = new_example(GAME, seats=2).table
    table.state.approval, table.state.security = 2, 2
    assert AFTERMATH.odds(table)["panic"] == Fraction(6, 36)
    assert sum(AFTERMATH.odds(table).values()) == 1


def test_the_odds_of_an_option_that_leads_to_a_card_are_exact() -> None:
    table = resolute.new("test-presiding", seats=2, seed=1)
    decision = table.decision
    assert decision is not None
    found = table.odds(decision.options[1])
    assert found.exact and found.ways == 6 * 36
    calm = [one.chance for one in found.chances if one.says == ("The check passed.", "Approval goes from 5 to 6.")]
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
        (AtLeast(APPROVAL, 5), True, "approval is at least 5"),
        (AtLeast(APPROVAL, 6), False, "approval is at least 6"),
        (AtMost(APPROVAL, 5), True, "approval is at most 5"),
        (Not(AtMost(APPROVAL, 5)), False, "it is not so that approval is at most 5"),
        (
            All((AtLeast(APPROVAL, 5), AtMost(SECURITY, 3))),
            False,
            "approval is at least 5 and security is at most 3",
        ),
        (
            AnyOf((AtLeast(APPROVAL, 5), AtMost(SECURITY, 3))),
            True,
            "approval is at least 5 or security is at most 3",
        ),
    ],
)
def test_conditions_hold_and_say_themselves(condition: Condition, holds: bool, says: str) -> None:
    assert condition.holds(new_example(GAME, seats=2).table, None) is holds and condition.say() == says


def test_a_marker_stops_at_the_end_of_its_track() -> None:
    game = new_example(GAME, seats=2)
    assert game.table.shift(APPROVAL, 7, why="a parade") == 4
    assert game.table.shift(APPROVAL, 1) == 0
    assert game.table.shift(APPROVAL, -20) == -9
    assert game.story == [
        "Approval goes from 5 to 9 (a parade).",
        "Approval stays at 9.",
        "Approval goes from 9 to 0.",
    ]


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
