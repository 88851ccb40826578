"""What each answer to a question is worth: effect, gain, price and chance, as typed data for whoever decides.

A game works these out in `Game.details` when somebody looks at a question, never in a simulation, and only from what
the seat that decides may know.
"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.words import Words


class Amount(msgspec.Struct, frozen=True):
    """A number that an option brings or costs, its unit, and how people say it: 13, `votes`, "1.3M"."""

    number: float
    unit: str
    text: Words
    label: Words = ""
    """What the number counts, for a column heading: "score"."""


class ChanceValue(msgspec.Struct, frozen=True):
    """How likely something is once an option is chosen, and without it if both are known: from 0 to 1."""

    after: float
    before: float | None = None
    label: Words = ""
    """Of what: "to carry it", "Napoleon wins this turn"."""
    good: bool = True
    """Whether the seat that decides wants it to happen."""


class Distance(msgspec.Struct, frozen=True):
    """How many turns away something would be, and how many it is now; None: no way leads there."""

    at: str
    """Its id on the board."""
    name: Words
    turns: int | None
    before: int | None = None
    short: Words = ""
    """Its name in the head of a narrow column."""


class Try(msgspec.Struct, frozen=True):
    """A chance at a price: what it would be if so much were spent on it."""

    price: Words
    chance: float


class RollModifier(msgspec.Struct, frozen=True):
    """Something that is added to a roll, and how much."""

    name: Words
    by: int


class RollRow(msgspec.Struct, frozen=True):
    """A row of the table that a roll is looked up in: its totals, what it is called and brings, and how likely it is,
    once for each price."""

    totals: Words
    title: Words
    effect: Words
    chances: tuple[float, ...]
    tone: str = ""
    """`good` or `bad` for whoever rolls, if one can say so."""


class RollTable(msgspec.Struct, frozen=True):
    """A roll before it is made: the whole table, every modifier, and what each price buys."""

    title: Words
    dice: Words
    rows: tuple[RollRow, ...]
    modifiers: tuple[RollModifier, ...] = ()
    prices: tuple[Words, ...] = ()
    """What could be paid, the columns of the chances; nothing where nothing can."""


class OptionValue(msgspec.Struct, frozen=True):
    """What an option does and what it is worth. Whatever a game cannot say honestly stays empty."""

    effect: Words = ""
    """What it does, in a short line."""
    short: Words = ""
    """The label where the group's heading has already said the rest."""
    kind: str = ""
    """What kind of thing it is, for a sign beside it: `president`, `action`, `interruption`."""
    kind_name: Words = ""
    gains: tuple[Amount, ...] = ()
    price: Amount | None = None
    chance: ChanceValue | None = None
    note: Words = ""
    """What else there is to know: the next best use of a ballot, who stands where the road leads."""
    distances: tuple[Distance, ...] = ()
    tries: tuple[Try, ...] = ()
    """Its chance by what could be spent on it, for a small table of the options of its group."""
    opens: tuple[str, ...] = ()
    """The ids of what it makes possible."""
    group: Words = ""
    """The heading under which it stands, if the option itself has none."""
    roll: RollTable | None = None
    """The roll that it begins with; screens show it where somebody asks for the odds."""
    roll_shown: bool = False
    """Whether its rows stand in the option itself."""

    def __bool__(self) -> bool:
        """Whether there is anything to say."""
        return self != NO_VALUE


NO_VALUE = OptionValue()


class GroupHeading(msgspec.Struct, frozen=True):
    """What stands above the options of one group."""

    title: Words
    at: str = ""
    number: int | None = None
    """The dice number that opens it."""
    worth: Words = ""
    """What it is worth in all, beside the title: its electoral votes."""
    used: int | None = None
    of: int | None = None
    """How many of how many places are taken."""
    price: Amount | None = None
    """What most of its options cost; an option that costs something else says so itself."""
    note: Words = ""
    folds: bool = False
    """Whether a long list shows only the heading until it is opened, because the options differ in their aim alone."""


class DiceMeaning(msgspec.Struct, frozen=True):
    """What one die, or several together, have opened: the faces, the number that they make, and its name."""

    faces: tuple[int, ...]
    number: int
    name: Words
    at: str = ""
    """Its id on the board."""


class Stakes(msgspec.Struct, frozen=True):
    """What happens if nobody reacts, and how likely it is."""

    title: Words
    text: Words = ""
    chance: float | None = None
    least: int | None = None
    """What has to be rolled, and on how many sides."""
    sides: int = 0
    good: bool = False
    """Whether the seat that decides wants it to happen."""


class ChainLink(msgspec.Struct, frozen=True):
    """One thing that was announced or played, the oldest first, and what becomes of it."""

    title: Words
    text: Words = ""
    seat: Seat | None = None
    fate: str = ""
    """`next`: it counts next; `failing`: it is about to fail; `stopped`; or nothing yet."""
    fate_name: Words = ""


class AskedSeat(msgspec.Struct, frozen=True):
    """A seat that may still react, or has let its chance pass, as far as everybody knows."""

    seat: Seat
    name: Words
    state: str
    """`passed` or `may`."""
    note: Words = ""


class DecisionDetails(msgspec.Struct, frozen=True):
    """Everything about a question that helps to decide: the values of its options, in their order, and what stands
    above them."""

    values: tuple[OptionValue, ...] = ()
    groups: tuple[GroupHeading, ...] = ()
    columns: tuple[Words, ...] = ()
    """Headings of the value columns, where all options have the same ones."""
    stakes: Stakes | None = None
    chain: tuple[ChainLink, ...] = ()
    asked: tuple[AskedSeat, ...] = ()
    note: Words = ""
    """A line under the question."""
    roll: RollTable | None = None
    """The roll that the question is about."""
    dice: tuple[DiceMeaning, ...] = ()
    """What the dice have opened."""

    def value(self, index: int) -> OptionValue:
        """The value of an option by its place; an empty one if the game says nothing about it."""
        return self.values[index] if index < len(self.values) else NO_VALUE


NO_DETAILS = DecisionDetails()
