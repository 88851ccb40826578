"""What the page says of an answer to a card: what it costs, what is certain, and the roll that decides the rest."""

from __future__ import annotations

import random

from resolute.engine.effects import choose_printed
from resolute.engine.frames import do
from resolute.engine.option_values import OptionValue
from resolute.games.presidency.content.crisis_cards import CardKind
from resolute.games.presidency.content.crisis_index import CARDS
from resolute.games.presidency.rules.cards import resolve_card
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
