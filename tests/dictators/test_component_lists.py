"""The component lists of the rules page are what is printed: nobody has to keep them by hand."""

from __future__ import annotations

import pytest

from resolute import rulebook
from resolute.games.dictators.content.actions import ACTIONS
from resolute.games.dictators.content.assets import ASSETS
from resolute.games.dictators.content.defcon import LEVELS
from resolute.games.dictators.content.dictators import DICTATORS
from resolute.games.dictators.content.founding_fathers import FOUNDING_FATHERS
from resolute.games.dictators.content.interruptions import INTERRUPTIONS
from resolute.games.dictators.content.presidential import PRESIDENTIAL
from resolute.games.dictators.content.printed import Card, Dictator, Kind, Level, Presidential
from resolute.games.dictators.content.tokens import NUMERALS, TOKENS
from resolute.games.dictators.content.wording import card_lines, dictator_lines, level_said, president_lines

Thing = Card | Dictator | Presidential | Level | str

CARDS = "| card | copies | actions | what it does |"
OTHERS = "| card | what it does |"

LISTS: tuple[tuple[str, str, str, tuple[Thing, ...]], ...] = (
    (
        "The dictators",
        "Fourteen dictators, of whom everybody is dealt one. What a dictator can do differs in kind and in timing.",
        "| dictator | ability |",
        DICTATORS,
    ),
    (
        "The action cards",
        "Sixty-six cards, played in one's own turn for the actions that are printed on them.",
        CARDS,
        ACTIONS,
    ),
    (
        "The interruption cards",
        "Thirty-one cards, played for nothing at their moment, in anybody's turn.",
        CARDS,
        INTERRUPTIONS,
    ),
    (
        "The asset cards",
        "Five cards, laid before the player; what they can do costs what is said with it.",
        CARDS,
        ASSETS,
    ),
    (
        "The Founding Fathers",
        "Fifteen cards, three of which are in the first command deck. Most of them get in the way.",
        OTHERS,
        FOUNDING_FATHERS,
    ),
    (
        "The presidential deck",
        "Twelve cards; in six of them the president is there.",
        OTHERS,
        PRESIDENTIAL,
    ),
    (
        "The DEFCON levels",
        "What happens when a level is reached, and what holds for everybody while it lasts.",
        "| level | what it brings |",
        LEVELS,
    ),
    (
        "The tokens of zone 4",
        "Fifteen tokens: one lies face down on each facility in Canada and Mexico, six beside the board.",
        "| token | what it brings |",
        TOKENS[1:],
    ),
)


def row(thing: Thing) -> str:
    """The line of the list for a card, a dictator, a level or a token."""
    if isinstance(thing, str):
        return f"| {NUMERALS[TOKENS.index(thing)]} | {thing} |"
    if isinstance(thing, Level):
        return f"| {thing.number}: {thing.name} | {level_said(thing)} |"
    if isinstance(thing, Dictator):
        return f"| {thing.full_name} | {' '.join(dictator_lines(thing))} |"
    if isinstance(thing, Presidential):
        return f"| {thing.name} | {' '.join(president_lines(thing))} |"
    text = " ".join(card_lines(thing))
    if thing.kind == Kind.FOUNDING_FATHER:
        return f"| {thing.name} | {text} |"
    return f"| {thing.name} | {thing.copies} | {thing.cost} | {text} |"


@pytest.mark.parametrize(("heading", "things"), [(one[0], one[3]) for one in LISTS], ids=lambda one: str(one)[:24])
def test_the_page_lists_what_is_printed(heading: str, things: tuple[Thing, ...]) -> None:
    """Every component has its line, with the text that its effects make."""
    lines = rulebook.section("dictators", heading).splitlines()
    assert [line for line in map(row, things) if line not in lines] == []
