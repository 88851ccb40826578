"""The words that crisis cards add to the vocabulary: ways out, where a card goes, rolls that are printed on a card.

    way_out(AtMost(DOMESTIC_CRISIS, 0), approval(+1))            looked at first; ends the card
    d10("The levees", (5, domestic_crisis(+1)), (10, approval(-2)), drm(...), paid=per_point(2, -2))
    lot("Who is hit", (5, tensions(Nation.JAPAN, +2)), (10, tensions(Nation.INDIA, +2)))

Rows are named by the highest total that they take, and may have a name of their own as a third part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from resolute.engine.charts import Chart, Row
from resolute.engine.conditions import Condition, Modifier
from resolute.engine.effects import Act, Choose, Effect, Goes, Saying, WayOut, several
from resolute.engine.frames import do
from resolute.engine.rolling import OnChart
from resolute.engine.subjects import Subject
from resolute.engine.table import D6, DiceSet, Table
from resolute.engine.terms import After, Price
from resolute.engine.words import signed
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.printed import APPROVAL_BOX, MEDIA_SLANT
from resolute.games.presidency.content.tracks import ACTION_POINTS
from resolute.games.presidency.rolls import D10, ActionPoints
from resolute.games.presidency.rules.nation import media_slant
from resolute.games.presidency.rules.priorities import public_priority_first
from resolute.games.presidency.words import cards as card_words
from resolute.games.presidency.words import effects_cards as said
from resolute.games.presidency.words.small import points as counted_points

_BOXES = min(MEDIA_SLANT), max(MEDIA_SLANT)
SLANT = Act(do(media_slant), said.media_slant(*((box, signed(MEDIA_SLANT[box] * APPROVAL_BOX)) for box in _BOXES)))
"""What the press makes of it: the last effect of a card that has it. (GM Media Slant)"""


def demanded(bill: Bill) -> Effect:
    """The public wants this bill before all others."""
    return Act(do(public_priority_first, int(bill)), said.demanded(bill.label))


class Question(Choose, frozen=True):
    """A choice on a card, which says what is asked."""

    def say(self) -> Saying:
        return Saying(self.prompt, "or", super().say().parts, asks=True)


class CardRoll(OnChart, frozen=True):
    """A roll whose few rows stand on the card."""

    def say(self) -> Saying:
        chart = self.chart
        rows = (
            Saying(said.row(chart.reach(row), "" if row.name == row.totals else row.name), "and", (row.effect.say(),))
            for row in chart.rows
        )
        modifiers = [one.say() for one in chart.modifiers]
        return Saying(said.roll(chart.name, chart.dice.sides, [*modifiers, *self._prices()]), "or", tuple(rows))

    def _prices(self) -> list[str]:
        """What points buy; where each buys the same, this is said once."""
        paid = self.chart.paid
        each = paid[0].by if paid else 0
        if len(paid) > 1 and all(one.by == each * one.points for one in paid):
            return [said.each_point(signed(each), paid[-1].points)]
        return [one.say() for one in paid]


class CardGoes(Goes, frozen=True):
    """This card goes elsewhere than it says."""

    def say(self) -> Saying:
        return Saying(card_words.GOES[self.after])


class Ends(Goes, frozen=True):
    """The crisis is over: the card leaves the game, and it is remembered that it was ended."""

    simple: ClassVar[bool] = True
    after: After = After.REMOVE

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        super().happen(t, at, on)
        decks = t.state.decks
        t.state.decks = msgspec.structs.replace(decks, ended=(*decks.ended, decks.in_play[-1].number))

    def say(self) -> Saying:
        return Saying(said.A_CRISIS_ENDS)


class Joins(Effect, frozen=True):
    """Somebody joins the White House; what they do, they do later."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        """Nothing yet: the card stays beside the White House."""

    def say(self) -> Saying:
        return Saying(said.JOINS)


def joins() -> Effect:
    """Somebody joins the White House."""
    return Joins()


def goes(after: After) -> Effect:
    """This card goes elsewhere than it says."""
    return CardGoes(after)


def ends() -> Effect:
    """The crisis is over, and the card is out of the game."""
    return Ends()


def way_out(condition: Condition, *reward: Effect) -> Effect:
    """What a stage looks at first: if this is so, only the reward comes, and the crisis is over."""
    return WayOut(condition, several(*reward, Ends()))


class PriceInPoints(Price, frozen=True):
    """So many action points."""

    def say(self) -> str:
        return said.costs(counted_points(self.amount))


def points(count: int) -> Price:
    """A price in action points."""
    return PriceInPoints(ACTION_POINTS, count)


def per_point(most: int, by: int) -> tuple[ActionPoints, ...]:
    """Up to so many action points before a roll, each adding so much."""
    return tuple(ActionPoints(count, count * by) for count in range(1, most + 1))


Rows = tuple[int, Effect] | tuple[int, Effect, str]


def _rolled(name: str, dice: DiceSet, rows: Sequence[Rows | Modifier], **more: Any) -> OnChart:
    low, found = 1, []
    for one in rows:
        if not isinstance(one, Modifier):
            high, effect = one[:2]
            bare = Row(low, high, "", effect)
            found.append(msgspec.structs.replace(bare, name=one[2] if len(one) > 2 else bare.totals))
            low = high + 1
    modifiers = tuple(one for one in rows if isinstance(one, Modifier))
    return CardRoll(Chart(name, tuple(found), dice, modifiers, **more))


def d10(name: str, *rows: Rows | Modifier, paid: tuple[ActionPoints, ...] = (), most: int = 0) -> OnChart:
    """A ten-sided die on rows of the card, low is good; modifiers stand among the rows."""
    return _rolled(name, D10, rows, paid=paid, most=most)


def d6(name: str, *rows: Rows | Modifier, paid: tuple[ActionPoints, ...] = ()) -> OnChart:
    """The same with a six-sided die."""
    return _rolled(name, D6, rows, paid=paid)


def lot(name: str, *rows: Rows | Modifier, dice: DiceSet = D10) -> OnChart:
    """A die that only says which: no row is better for the President, and a new player's modifier does not count."""
    return _rolled(name, dice, rows, ours=False)
