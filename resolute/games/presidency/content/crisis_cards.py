"""Crisis cards: what each of the 180 is made of, where it is printed, and what its text says. (GM Crisis Cards)

How to write one. A file of cards ends with a tuple `CARDS`, which `content/crisis_index.py` lists. A card is data:

    CrisisCard(
        "oil-spike",
        "Oil at a Record",
        several(domestic_crisis(+1), approval(-1), demanded(Bill.ENERGY), Trend(RUSSIA_ECONOMY, improves)),
        number=79,
        story="Prices at the pump climb past anything drivers remember.",
        family=STRAIGHT,
        after=After.RESHUFFLE,
    )

- `number` says its kind (`kind_of`), `key` is kebab-case and never changes, `title` and `story` are read by people.
- `effect` is what happens when it is drawn from the crisis deck; `deck_2` and `deck_3` are its later stages. Effects
  are written in the vocabulary (`effects*.py`); `effects_cards.py` has the words that only cards need: `way_out`,
  `ends`, `goes`, `demanded`, `d10`, `d6`, `lot`, `SLANT` (the media slant, always last: GM Media Slant). Prices are
  `points(2)`. Figures and conditions of the world by name are in `conditions_world.py`, terror groups that are picked
  in `effects_groups.py`. `content/terrorism.py` is an example.
- `family`: `STRAIGHT` has neither a condition nor a choice of effects, `BY_STATE` looks at the board, `BY_CHOICE` asks.
- `after` is where the card goes unless a branch says otherwise (`goes(...)`): `DISCARD` is out of the game,
  `RESHUFFLE` the reshuffle pile, `DECK_2` and `DECK_3` the open decks, `STAY` beside the White House.
- `eras` are the historical starts it belongs to, none means any; `good` marks good news.

A card is printed at `card/<key>`, its stages at `card/<key>/stage-2` and `card/<key>/stage-3`; parts follow as always
(`card/oil-spike/0`). Its text is never written: `CrisisCard.lines` puts it together from the effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import cache

import msgspec

from resolute.engine.book import Book
from resolute.engine.cards import Card
from resolute.engine.cases import Cases
from resolute.engine.effects import POINT, Effect, Goes, InOrder, WayOut, When
from resolute.engine.errors import RulesError
from resolute.engine.terms import After
from resolute.engine.words import Words
from resolute.games.presidency.words import cards as said
from resolute.games.presidency.words.small import upper

FIRST, SECOND, THIRD = 1, 2, 3
"""The stages of a card: drawn from the crisis deck, from deck 2, from deck 3."""


class CardKind(IntEnum):
    """The five kinds of crisis cards. (GM Crisis Cards)"""

    RESOURCE = 0
    DISASTER = 1
    TERRORISM = 2
    CASCADING = 3
    EVENT = 4

    @property
    def label(self) -> str:
        """What the board calls it."""
        return said.KINDS[self]


LAST_OF_KIND = (5, 13, 33, 64, 180)
"""The highest number of each kind. (GM Crisis Cards)"""


class Family(IntEnum):
    """How a card does what it does: straight, by the state of the board, or by the President's choice."""

    STRAIGHT = 0
    BY_STATE = 1
    BY_CHOICE = 2


STRAIGHT, BY_STATE, BY_CHOICE = Family


class Era(IntEnum):
    """The historical starts to which a card can belong."""

    Y2001 = 2001
    Y2009 = 2009
    Y2017 = 2017
    Y2020 = 2020


Y01, Y09, Y17, Y20 = Era


class Stage(msgspec.Struct, frozen=True):
    """What a card does when it comes back from deck 2 or 3, where it goes then, and what has happened meanwhile."""

    effect: Effect
    after: After
    story: Words = ""


class CrisisCard(Card, frozen=True, kw_only=True):
    """A crisis card by its number and its key. See the head of this file."""

    number: int
    family: Family
    story: Words = ""
    eras: tuple[Era, ...] = ()
    good: bool = False
    deck_2: Stage | None = None
    deck_3: Stage | None = None
    # What a resource brings as long as it lies beside the White House.
    always: Words = ""

    def __post_init__(self) -> None:
        if not self.key.replace("-", "").isalnum() or self.key != self.key.lower():
            raise RulesError(f"the key of card {self.number} is {self.key!r}: write it in kebab-case")

    @property
    def kind(self) -> CardKind:
        """Which of the five kinds it is."""
        return kind_of(self.number)

    @property
    def address(self) -> str:
        """Where it is printed."""
        return f"card/{self.key}"

    @property
    def stages(self) -> Mapping[int, Stage]:
        """Its stages by number; most cards have only the first."""
        later = {SECOND: self.deck_2, THIRD: self.deck_3}
        first = Stage(self.effect, self.after, self.story)
        return {FIRST: first, **{number: stage for number, stage in later.items() if stage is not None}}

    def stage_address(self, stage: int) -> str:
        """Where a stage is printed."""
        return self.address if stage == FIRST else f"{self.address}/stage-{stage}"

    def lines(self, stage: int = FIRST) -> tuple[str, ...]:
        """What the card does at a stage: a line for each effect, case and answer, and where it goes then."""
        return tuple(text for _, text in self.kinds_of_lines(stage))

    def kinds_of_lines(self, stage: int = FIRST) -> tuple[tuple[str, str], ...]:
        """The same lines, each with what it is: a way `out`, an `answer` or row, a `heading` above some, a `case` that
        looks at the board, a `plain` effect, or where the card `goes`."""
        shown = self.stages[stage]
        parts = shown.effect.effects if isinstance(shown.effect, InOrder) else (shown.effect,)
        found = [
            ("answer" if line.startswith(POINT) else _kind_of_line(part), _ended(line))
            for part in parts
            for line in part.say().lines()
        ]
        after = [kind for kind, _ in found[1:]]
        headed = [
            ("heading" if kind in ("plain", "case") and below == "answer" else kind, text)
            for (kind, text), below in zip(found, [*after, ""], strict=True)
        ]
        later = [("plain", self.always)] if self.always else []
        goes = said.OTHERWISE if _sends_elsewhere(shown.effect, shown.after) else said.AFTER
        return (*headed, *later, ("goes", goes[shown.after]))


OUT = (After.DISCARD, After.REMOVE)
"""Both are out of the game."""


def _sends_elsewhere(effect: Effect, after: After) -> bool:
    """Whether something in an effect, beside a way out, sends the card elsewhere than it says."""
    if isinstance(effect, Goes):
        return effect.after != after and not (effect.after in OUT and after in OUT)
    if isinstance(effect, WayOut):
        return False
    inner = effect.effects if isinstance(effect, InOrder) else effect.parts().values()
    return any(_sends_elsewhere(part, after) for part in inner)


def _kind_of_line(part: Effect) -> str:
    """What a line is that says a part of a stage."""
    return "out" if isinstance(part, WayOut) else "case" if isinstance(part, When | Cases) else "plain"


def _ended(line: str) -> str:
    """A line with a capital letter and a full stop, or a colon if more comes below it."""
    point, text = (POINT, line.removeprefix(POINT)) if line.startswith(POINT) else ("", line)
    end = ":" if text.endswith(";") else "" if text.endswith((":", "?", ".")) else "."
    return f"{point}{upper(text.removesuffix(';'))}{end}"


@cache
def kind_of(number: int) -> CardKind:
    """The kind of a card, by its number."""
    return next(kind for kind, last in zip(CardKind, LAST_OF_KIND, strict=True) if number <= last)


def print_card(book: Book, card: CrisisCard) -> None:
    """Print a card at its address, and its later stages at theirs."""
    for number, stage in card.stages.items():
        later = Card(card.key, card.title, stage.effect, after=stage.after)
        book.add_card(card.stage_address(number), card if number == FIRST else later)


@cache
def crisis_cards(book: Book) -> Mapping[int, CrisisCard]:
    """The crisis cards of a book, by number."""
    return {card.number: card for card in book.cards("card/") if isinstance(card, CrisisCard)}
