"""A decision as text: the question, its numbered options, and what is barred."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from resolute.bots.advice import Advice
from resolute.engine.frames import Option
from resolute.engine.game import Game
from resolute.engine.odds import Odds, chances_of_places
from resolute.engine.option_values import OptionValue
from resolute.engine.table import Decision
from resolute.engine.views import View

LONG = 12
"""A list with more options than this is grouped, and set in two columns if they are short."""
SHORT = 40
"""A label that fits half the page."""
TOP = 8
"""How many outcomes are listed when somebody asks for odds."""


class Listing:
    """The options of a decision in the order in which people see them, counted from 1."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.details = decision.details
        options = decision.options
        groups = list(dict.fromkeys(option.group for option in options if not (option.declines or option.mutes)))
        places = {group: place for place, group in enumerate(groups)}
        self.order = sorted(range(len(options)), key=lambda at: self._place(options[at], places))
        self.grouped = len(options) > LONG and 1 < len(groups) <= len(options) / 2

    @staticmethod
    def _place(option: Option, places: dict[str, int]) -> int:
        """Moves by their groups, then what declines, then the wishes not to be asked again."""
        if option.mutes:
            return len(places) + 1
        return len(places) if option.declines else places[option.group]

    def place_of(self, number: int) -> int | None:
        """The place in the table's own list of what stands here as `number`."""
        return self.order[number - 1] if 1 <= number <= len(self.order) else None

    def draw(self) -> RenderableType:
        """The question and its options."""
        things: list[RenderableType] = [Text(self.decision.prompt, "bold")]
        things += [Text(line, "dim") for line in self._above()]
        things.append(Padding(self._options(), (0, 0, 0, 1)))
        for bar in self.decision.barred:
            things.append(Text(f"     {bar.label}: not now. {bar.reason}", "dim"))
        return Group(*things)

    def _above(self) -> Iterator[str]:
        """What is at stake, what is being played on what, and what else there is to know."""
        details = self.details
        if details.note:
            yield details.note
        if details.stakes is not None:
            chance = "" if details.stakes.chance is None else f" ({details.stakes.chance:.0%})"
            yield f"{details.stakes.title}{chance}. {details.stakes.text}".rstrip(". ") + "."
        for link in details.chain:
            yield f"- {link.title}{f' ({link.fate_name})' if link.fate_name else ''}"

    def _options(self) -> RenderableType:
        if not self.grouped:
            return self._lines(self.order)
        groups: dict[str, list[int]] = {}
        for at in self.order:
            option = self.decision.options[at]
            groups.setdefault("" if option.declines or option.mutes else option.group, []).append(at)
        things: list[RenderableType] = []
        for group, ats in groups.items():
            things += [Text(f"    {group}", "dim")] if group else []
            things.append(self._lines(ats, group))
        return Group(*things)

    def _lines(self, ats: list[int], group: str = "") -> Grid:
        numbers = {at: number for number, at in enumerate(self.order, 1)}
        lines = [(str(numbers[at]), self._label(at, group)) for at in ats]
        width = len(str(len(self.order)))
        columns = 2 if len(self.order) > LONG and all(len(label.plain) <= SHORT for _, label in lines) else 1
        grid = Grid.grid(padding=(0, 2, 0, 0))
        rows = -(-len(lines) // columns)
        for _ in range(columns):
            grid.add_column(justify="right", width=width)
            grid.add_column(min_width=SHORT if columns > 1 else None)
        for row in range(rows):
            cells: list[RenderableType] = []
            for number, label in lines[row::rows]:
                cells += [Text(number, "bold"), label]
            grid.add_row(*cells)
        return grid

    def _label(self, at: int, group: str) -> Text:
        option = self.decision.options[at]
        label = option.label.removeprefix(f"{group}: ") if group else option.label
        value = self.details.value(at)
        # Where the label says already what the option does, it is not said twice.
        worth = worth_said(replace(value, effect="") if value.effect and value.effect in label else value)
        return Text.assemble(
            label, (f"  [{option.cost}]" if option.cost else "", "dim"), (f"  {worth}" if worth else "", "dim")
        )


def worth_said(value: OptionValue) -> str:
    """What an option does and is worth, in one line."""
    said = [value.effect]
    said += [f"{one.text} {one.label}".rstrip() for one in value.gains]
    if value.chance is not None:
        before = "" if value.chance.before is None else f"{value.chance.before:.0%} → "
        chance = f"{before}{value.chance.after:.0%} {value.chance.label}".rstrip()
        said += [chance] if chance != value.effect else []
    said += [f"{one.name} {'–' if one.turns is None else one.turns}" for one in value.distances]
    said.append(value.note)
    return ", ".join(part for part in said if part)


def draw_odds(label: str, odds: Odds, game: Game[Any], view: View) -> RenderableType:
    """What can come of an option, the likeliest first, at every price that could be paid on the way."""
    how = "Exact, given what you can see." if odds.exact else f"Estimated by simulation ({odds.ways:,} trials)."
    things: list[RenderableType] = [Text.assemble((label, "bold"), f"  {how}")]
    if odds.prices:
        things.append(Text("If you pay nothing:"))
    things += _outcomes(odds, game, view)
    for price in odds.prices:
        things += [Text(f"{price.label}:"), *_outcomes(price.odds, game, view)]
    return Group(*things)


def draw_advice(advice: Advice, listing: Listing) -> RenderableType:
    """The best options with their numbers, the chance to win, how sure that is, and what makes the difference."""
    if not advice.options:
        return Text("There is nothing to choose here.")
    ties = sum(one.equal for one in advice.options) > 1
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for place, one in enumerate(advice.options):
        chance = "" if one.chance is None else f"{one.chance:.1%} ± {one.spread or 0.0:.1%}"
        rank = "equal" if one.equal and ties else "" if place else "best"
        number = str(listing.order.index(one.place) + 1)
        grid.add_row(Text(number, "bold"), Text(one.label), Text(chance), Text(rank, "dim"))
        if one.why:
            why = ", ".join(reason.says for reason in one.why)
            grid.add_row("", Text(f"Next to the {'first' if place else 'second'} choice, it {why}", "dim"))
    how = "Equal: the difference is within the margin of error. " if ties else ""
    return Group(grid, Text(f"{how}Estimated by simulation, from what you can see.", "dim"))


def _outcomes(odds: Odds, game: Game[Any], view: View) -> list[RenderableType]:
    """A line for each outcome; of many, also how often each name is in them."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=7)
    for chance in odds.chances[:TOP]:
        says = " ".join(chance.says) or "nothing that everybody can see"
        grid.add_row(Text(percent(float(chance.chance))), Text(says))
    rest = odds.chances[TOP:]
    if not rest:
        return [grid]
    share = float(sum(chance.chance for chance in rest))
    grid.add_row(Text(percent(share), "dim"), Text(f"{len(rest)} other outcomes together", "dim"))
    named = [f"{one.name} {percent(float(share))}" for one, share in chances_of_places(odds, game, view)]
    return [grid, Text("In all: " + ", ".join(named))] if named else [grid]


def percent(share: float) -> str:
    """A share in per cent; a small one is not called none, nor a large one all."""
    if 0 < share < 0.001:
        return "<0.1%"
    return ">99.9%" if 0.999 < share < 1 else f"{share:.1%}"
