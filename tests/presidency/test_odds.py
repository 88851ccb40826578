"""What a chart or check tells is what comes: 100,000 rolls for each, in several positions. (GM Charts and Tables)"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any

import pytest

from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.dice_rolls import pending_roll
from resolute.engine.rolling import (
    Check,
    OnChart,
)
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.state import RogueState, TerrorGroup
from tests.presidency.helpers import (
    A_WAR,
    Stage,
    on_what,
    presidency,
)

ROLLS = 100_000
SIGMAS = 3.2905
"""The 99.9 % interval."""

FIXED = IntelBox.TARGET_FIXED
ONE_GROUP = (*((),) * 8, (TerrorGroup(1, FIXED),))
POSITIONS: dict[str, dict[str, Any]] = {
    "the start": {},
    "a popular President": {
        **{"approval": 64, "congress": 8, "media": 8, "economy": 7, "homeland_security": 7, "party_relations": 8},
        **{"cooperation": 4, "cabinet_effectiveness": 7, "prestige": 8, "control": 1, "friends": (0, 1, 2, 3)},
        **{"attributes": (0, 4, 8, 11), "resources": (1, 2, 3, 4, 5), "opponents": (0,), "year": 2},
        **{"veterans": (False, True, True, True, True), "focus": (1, 4, 0, 2, 3, 5)},
    },
    "a President in trouble": {
        **{"approval": 26, "congress": 2, "media": 3, "economy": 3, "homeland_security": 3, "party_relations": 3},
        **{"cooperation": 0, "cabinet_effectiveness": 3, "prestige": 2, "control": -1, "opponents": (0, 1, 2, 3)},
        **{"attributes": (12, 13, 14, 15), "lingering_issues": 5, "focus_tensions": (1,) * 6, "domestic_crisis": 2},
        **{
            "scandals": (2, 1, 0, 0, 1),
            "terror_groups": ((),) * 8
            + (tuple(TerrorGroup(*one) for one in ((1, FIXED), (2, FIXED), (4, IntelBox.UNSEEN))),),
            "year": 4,
        },
    },
    "a new player": {"options": {"difficulty": "easier", "new_player": True}, "friends": (0,), "opponents": (0,)},
}
for _position in POSITIONS.values():
    _position["wars"] = (A_WAR,)
    _position["rogue_states"] = ((RogueState(2, at_war=True), RogueState(1)), *((),) * 7)


@cache
def faces(sides: int) -> tuple[int, ...]:
    dice = Dice(seed_bytes(2024))
    return tuple(dice.die(sides) for _ in range(ROLLS))


def printed() -> list[str]:
    found = (address for address in BOOK if isinstance(BOOK.at(address), OnChart | Check))
    return [address for address in found if not address.startswith("card/")]


def odds(t: Stage, effect: OnChart | Check, address: str, paid: int) -> dict[str, Fraction]:
    """What the table is told."""
    if isinstance(effect, OnChart):
        return effect.chart.odds(t.table, on_what(address, 0), paid)
    return effect.odds(t.table, on_what(address, 0), paid)


def simulated(t: Stage, effect: OnChart | Check, address: str, paid: int) -> dict[str, Fraction]:
    """Throw as the table throws, and count what each throw brings."""
    effect.roll(t.table, address, on_what(address, 0), paid)
    frame = pending_roll(t.table)
    count, sides, _, modifiers = frame.args[:4]
    assert count == 1
    plus = sum(by for _, by in modifiers)
    brought: Counter[str] = Counter()
    for face, times in Counter(faces(sides)).items():
        total = face + plus
        if isinstance(effect, OnChart):
            brought[effect.chart.row_for(total).name] += times
        else:
            brought[effect.result(t.table, on_what(address, 0), total, plus)] += times
    return {name: Fraction(times, ROLLS) for name, times in brought.items()}


@pytest.mark.parametrize("position", POSITIONS)
def test_the_odds_of_every_chart_are_its_frequencies(position: str) -> None:
    checked = 0
    for address in printed():
        effect = BOOK.at(address)
        assert isinstance(effect, OnChart | Check)
        payments = effect.chart.paid if isinstance(effect, OnChart) else effect.paid
        for paid in (0, *(one.by for one in payments)):
            t = presidency(**{"terror_groups": ONE_GROUP, **POSITIONS[position]})
            told = odds(t, effect, address, paid)
            assert sum(told.values()) == 1
            came = simulated(t, effect, address, paid)
            for name, chance in told.items():
                allowed = SIGMAS * sqrt(chance * (1 - chance) / ROLLS)
                assert abs(came.get(name, Fraction(0)) - chance) <= allowed, (address, name, chance)
            checked += 1
    assert checked > 50


def test_rows_of_a_chart_are_told_apart() -> None:
    """Odds are told by the names of the rows."""
    for address in printed():
        effect = BOOK.at(address)
        if isinstance(effect, OnChart):
            names = [row.name for row in effect.chart.rows]
            assert len(names) == len(set(names)), address


def test_every_chart_and_check_says_itself() -> None:
    for address in BOOK:
        sentence = BOOK.at(address).say().sentence()
        assert sentence.strip(), address
        assert "  " not in sentence, address
