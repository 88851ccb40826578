"""What the page says of an answer to a card: what it costs, what is certain, and the roll that decides the rest."""

from __future__ import annotations

import random

import pytest

from resolute.engine.effects import choose_printed, happen
from resolute.engine.frames import do
from resolute.engine.option_values import OptionValue
from resolute.engine.record import Record
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.crisis_cards import CardKind
from resolute.games.presidency.content.crisis_index import CARDS
from resolute.games.presidency.content.places import Nation
from resolute.games.presidency.rules.cards import resolve_card
from resolute.games.presidency.rules.votes import attempt_to_pass
from resolute.games.presidency.subjects import NATION, target
from tests.presidency.arranged import arranged
from tests.presidency.helpers import Stage, presidency
from tests.presidency.test_crisis_cards import dealt


def values(t: Stage) -> dict[str, OptionValue]:
    decision = t.decision
    details = decision.details
    return {option.label: details.value(place) for place, option in enumerate(decision.options)}


def drawn(number: int, **fields: object) -> Stage:
    return presidency(**fields).run(do(resolve_card, number, 1))  # type: ignore[arg-type]


def test_an_answer_says_its_price_and_what_is_certain() -> None:
    said = values(drawn(93))
    law = said["Go for it"]
    assert law.price is not None and (law.price.number, law.price.text) == (3, "3 action points")
    assert law.chance is not None and law.roll is not None and len(law.roll.rows) == 2
    assert law.roll_shown and law.roll.rows[0].effect.startswith("State of the economy improves;")
    small = said["Sign the small print"]
    assert small.price is not None and small.price.text == "free"
    assert small.effect == "Relations with Congress +1; party relations −2"


def test_approval_action_points_and_legacy_are_numbers() -> None:
    credit = values(drawn(74))["Take the credit"]
    assert [(one.number, one.text, one.label) for one in credit.gains] == [(6, "+6%", "approval")]
    spend = values(drawn(172, economy=6))["Spend it"]
    assert [(one.number, one.unit) for one in spend.gains] == [(3, "action_points")]


def test_an_answer_says_what_happens_as_the_board_stands() -> None:
    """With the first influence of China in Central America the embargo brings another one, without it a point."""
    influence = (0, 1, *(0,) * 6)
    assert "influence of China" in values(drawn(77, china_influence=influence))["Keep the embargo"].effect
    assert "action points +1" in values(drawn(77, china_influence=(0,) * 8))["Keep the embargo"].effect


def test_the_odds_of_an_envoy_count_the_secretary() -> None:
    envoy = values(drawn(109))["Send an envoy"]
    assert envoy.roll is not None and envoy.roll.rows[0].title == "A first agreement"
    better = values(drawn(109, cabinet=(-1, 0, 13, 2, 3)))["Send an envoy"]
    assert envoy.chance is not None and better.chance is not None
    assert (envoy.chance.after, better.chance.after) == (0.3, 0.5)


def test_every_answer_of_every_event_has_a_value() -> None:
    for card in CARDS:
        if card.kind != CardKind.EVENT:
            continue
        for seed in range(4):
            t = arranged(1000 * card.number + seed)
            dealt(t.table.state, card)
            t.run(do(resolve_card, card.number, 1))
            lot = random.Random(seed)
            while (decision := t.table.decision) is not None and decision.name != "at_rest":
                if t.table.agenda[-1].step is choose_printed:
                    for label, value in values(t).items():
                        assert (value.effect or value.roll) and value.price is not None, (card.key, label)
                        assert value.roll_shown == (value.roll is not None), (card.key, label)
                t.table.advance(lot.choice(decision.options))


def test_a_vote_says_what_a_law_would_be_worth() -> None:
    """The whole table: what each worth of the bill brings with what somebody wanted of it, and the chance of each."""
    bills = {Bill.JOB_CREATION: Place.MINUS_ONE, Bill.EDUCATION: Place.ZERO}
    t = presidency(bills=bills, public_priorities=(6, 1, 2, 3, 4), control=1, cooperation=2)
    value = values(t.run(do(attempt_to_pass)))["Vote on Job Creation Package"]
    assert value.roll_shown and value.roll is not None and value.chance is not None
    landmark, good, spoiled, fails = value.roll.rows
    assert sum(row.chances[0] for row in (landmark, good, spoiled)) == pytest.approx(value.chance.after)
    assert fails.chances[0] == pytest.approx(1 - value.chance.after)
    assert good.effect.startswith("Public approval +10%") and "legacy points +2" in good.effect.lower()


def test_a_question_outside_the_cards_shows_the_rows_of_its_rolls() -> None:
    """Which kind of sanctions: each is a roll, and its rows stand in the option."""
    t = presidency(action_points=0).run(do(happen, "action/F7/there", target(NATION, int(Nation.RUSSIA))))
    for value in values(t).values():
        assert value.roll_shown and value.roll is not None and value.price is None


def test_every_question_of_whole_games_can_be_valued() -> None:
    """Also those whose answers are printed on charts of their own and nowhere in a question."""
    for seed in range(3):
        record, luck = Record.new("presidency", seats=1, seed=seed), random.Random(seed)
        while (decision := record.table.decision) is not None:
            assert len(decision.details.values) == len(decision.options)
            record.play(luck.randrange(len(decision.options)))
