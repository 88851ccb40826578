"""Frames: what is still to be done, as data.

A frame is a step and its plain arguments. `do` makes one; its arguments are checked by mypy against the
step's own signature. A step changes the state; a choice lists options and changes nothing.
"""

from __future__ import annotations

import inspect
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Concatenate,
    Generic,
    ParamSpec,
    TypeVar,
    cast,
    get_type_hints,
    overload,
)

import msgspec

from resolute.engine.errors import RulesError
from resolute.engine.words import Words

if TYPE_CHECKING:
    from resolute.engine.table import Table

P = ParamSpec("P")
S = TypeVar("S", bound=msgspec.Struct)

Actor = int
"""Who acts inside a game; the game says which seat decides for an actor."""
Seat = int
"""A place at the table, counted from 0."""


class Step(Generic[P]):
    """One rule as a named function that a frame can point at."""

    __slots__ = ("_kinds", "asks", "certain", "forced", "module", "name", "payment", "prompt", "rule", "run", "waits")
    lands: ClassVar[bool] = False
    """Whether the total of a roll is its first argument."""

    def __init__(self, run: Callable[..., Any]) -> None:
        self.run = run
        self.name = run.__name__
        self.module = run.__module__
        self.asks = False
        self.forced = False
        self.certain: Callable[..., bool] | None = None
        self.payment = False
        self.waits = False
        self.prompt: str | Callable[..., str] = ""
        self.rule: str | Callable[..., str] = ""
        self._kinds: tuple[Any, ...] | None = None

    @property
    def kinds(self) -> tuple[Any, ...]:
        """The types of the arguments after the table, by which a saved frame is restored."""
        if self._kinds is None:
            hints = get_type_hints(self.run)
            taken = list(inspect.signature(self.run).parameters.values())[1:]
            if any(one.default is not one.empty or one.kind is not one.POSITIONAL_OR_KEYWORD for one in taken):
                raise RulesError(f"{self.name} can take only plain arguments without defaults")
            self._kinds = tuple(hints[one.name] for one in taken)
        return self._kinds

    @property
    def sentence(self) -> str:
        """The rule in a sentence: the first paragraph of the docstring."""
        return " ".join((inspect.getdoc(self.run) or "").split("\n\n")[0].split())

    def __repr__(self) -> str:
        return f"<step {self.name}>"


class Landing(Step[Concatenate[int, P]], Generic[P]):
    """A step that is given the total of a roll as its first argument, once the dice have landed."""

    __slots__ = ()
    lands = True


class Choice(Step[P]):
    """A decision: a pure function of the table that lists options for an actor."""

    __slots__ = ("bars",)

    def __init__(
        self,
        run: Callable[..., Any],
        prompt: str | Callable[..., str],
        rule: str | Callable[..., str],
        forced: bool,
        payment: bool,
        waits: bool,
    ) -> None:
        super().__init__(run)
        self.asks = True
        self.forced = forced
        self.payment = payment
        self.waits = waits
        self.prompt = prompt
        self.rule = rule
        self.bars: Callable[..., Iterable[Barred]] | None = None

    def barred(self, run: Callable[Concatenate[Table[S], P], Iterable[Barred]]) -> None:
        """Add the function that lists what people will expect here but cannot do now."""
        self.bars = run

    def several(self, run: Callable[Concatenate[Table[S], P], bool]) -> None:
        """Add a quick look that is true only where there is certainly more than one option, so that a forced choice
        need not be listed to find out."""
        self.certain = run


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A step that waits to be run, with its arguments."""

    step: Step[Any]
    args: tuple[Any, ...] = ()


MAYBE_FRAME = Frame | None
"""How a step annotates a frame that may be missing."""


class RollFrame(msgspec.Struct, frozen=True, gc=False):
    """A frame that still lacks the total of a roll, so that it cannot wait on the agenda by itself."""

    step: Landing[Any]
    args: tuple[Any, ...] = ()


class Option(msgspec.Struct, frozen=True, eq=False, gc=False):
    """Something that a player may do now: a labeled frame.

    `at` is the id of the piece or place that the option points at, `piece` that of the card or ballot that is used
    for it, `cost` what it costs, `amount` the number by which options of one kind differ, `group` the heading under
    which a long list shows it.
    """

    label: Words
    frame: Frame
    at: str = ""
    cost: Words = ""
    declines: bool = False
    amount: int | None = None
    group: Words = ""
    piece: str = ""
    mutes: bool = False
    """It answers nothing: it only asks not to be asked again."""


class OptionList:
    """What a choice offers, where many options are alike: some are kept as what they are made from, and made only when
    somebody looks, because a simulation looks at none but the one that it plays.

    It does not know its table, so that a table may keep it; the question does (`Decision.options`).
    """

    __slots__ = ("_ends", "_items", "_made", "_makers")

    def __init__(self) -> None:
        # What the options are made from, in runs that have one maker each; where each run ends, once somebody counts;
        # and those that were made.
        self._items: list[Sequence[Any]] = []
        self._makers: list[Callable[[Table[Any], Any], Option] | None] = []
        self._ends: list[int] = []
        self._made: dict[int, Option] = {}

    def __len__(self) -> int:
        ends = self._ends
        if len(ends) != len(self._items):
            ends = self._ends = list(accumulate(map(len, self._items)))
        return ends[-1] if ends else 0

    def append(self, option: Option) -> None:
        """Add an option that is made already."""
        self.later((option,), None)

    def extend(self, options: Iterable[Option]) -> None:
        """Add options that are made already."""
        self.later(tuple(options), None)

    def later(self, items: Sequence[Any], make: Callable[[Table[Any], Any], Option] | None) -> None:
        """Add an option for each of these, which `make` makes from it while the question waits."""
        self._items.append(items)
        self._makers.append(make)

    def made(self, table: Table[Any], place: int) -> Option:
        """The option at this place in the list."""
        option = self._made.get(place)
        if option is None:
            option = self._made[place] = self._make(table, place)
        return option

    def _make(self, table: Table[Any], place: int) -> Option:
        if not 0 <= place < len(self):
            raise IndexError(f"there is no option {place}")
        run = bisect_right(self._ends, place)
        make, item = self._makers[run], self._items[run][place - self._ends[run]]
        option: Option = item if make is None else make(table, item)
        return option


class ListedOptions(Sequence[Option]):
    """The options of a listing at its table."""

    __slots__ = ("_listing", "_table")

    def __init__(self, table: Table[Any], listing: OptionList) -> None:
        self._table = table
        self._listing = listing

    def __len__(self) -> int:
        return len(self._listing)

    @overload
    def __getitem__(self, place: int) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> list[Option]: ...
    def __getitem__(self, place: int | slice) -> Option | list[Option]:
        if isinstance(place, int):
            return self._listing.made(self._table, place if place >= 0 else place + len(self._listing))
        return [self._listing.made(self._table, one) for one in range(*place.indices(len(self._listing)))]

    def __eq__(self, other: object) -> bool:
        """The same listing at the same table; nothing has to be made to see that."""
        return isinstance(other, ListedOptions) and self._listing is other._listing and self._table is other._table

    def __hash__(self) -> int:
        return hash((id(self._listing), id(self._table)))


class Barred(msgspec.Struct, frozen=True):
    """Something that people will expect to be able to do, and the reason why they cannot."""

    label: Words
    reason: Words
    at: str = ""


def step(run: Callable[Concatenate[Table[S], P], None]) -> Step[P]:
    """Make a function a step: it may change the state and put further frames on the agenda."""
    return Step(run)


def on_roll(run: Callable[Concatenate[Table[S], int, P], None]) -> Landing[P]:
    """Make a function the step that follows a roll; the total is its first argument after the table."""
    return Landing(run)


def choice(
    prompt: str | Callable[..., str],
    *,
    rule: str | Callable[..., str],
    forced: bool = False,
    payment: bool = False,
    waits: bool = False,
) -> Callable[[Callable[Concatenate[Table[S], P], Iterable[Option] | OptionList]], Choice[P]]:
    """Make a function a decision; its first argument after the table is the actor who decides.

    `forced` lets the table play a single option by itself: only where the rules leave no choice at all. `payment` marks
    an optional payment on the way to a result: odds look past it and are counted for each price. `waits` holds the
    game until somebody has looked, even where there is only one thing to do.
    """

    def wrap(run: Callable[Concatenate[Table[S], P], Iterable[Option] | OptionList]) -> Choice[P]:
        return Choice(run, prompt, rule, forced, payment, waits)

    return wrap


@overload
def do(step: Step[P], *args: P.args, **kwargs: P.kwargs) -> Frame: ...
@overload
def do(step: Landing[P], *args: P.args, **kwargs: P.kwargs) -> RollFrame: ...
def do(step: Step[Any], *args: Any, **kwargs: Any) -> Frame | RollFrame:
    """A frame of this step with these arguments; for a step that follows a roll, all but the total."""
    if kwargs:
        args = _positional(step, args, kwargs)
    if step.lands and len(args) < len(step.kinds):
        return RollFrame(cast("Landing[Any]", step), args)
    return Frame(step, args)


def _positional(step: Step[Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, ...]:
    names = list(inspect.signature(step.run).parameters)[1:]
    if isinstance(step, Landing) and len(args) + len(kwargs) < len(names):
        del names[0]
    rest = names[len(args) :]
    if sorted(rest) != sorted(kwargs):
        raise RulesError(f"{step.name} takes ({', '.join(names)})")
    return args + tuple(kwargs[name] for name in rest)
