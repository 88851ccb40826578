"""Frames of every shape go into a save and come out equal; what cannot be carried is a fault of the rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import Enum, IntEnum
from types import ModuleType
from typing import Any, Literal

import msgspec
import pytest

import resolute
from resolute.engine.dice_rolls import dice_rolled, roll_dice
from resolute.engine.errors import RulesError
from resolute.engine.frames import Actor, Frame, Option, RollFrame, Step, choice, do, on_roll, step
from resolute.engine.reactions import Event, pending, window
from resolute.engine.registry import register
from resolute.engine.table import Table
from resolute.testing import Example, new_example
from tests.engine.small_game import SmallGame, won_by


class Suit(Enum):
    """An enum of words."""

    HEARTS = "hearts"
    SPADES = "spades"


class Rank(IntEnum):
    """An enum of numbers."""

    ACE = 1
    KING = 13


class Card(msgspec.Struct, frozen=True):
    """A frozen struct with others inside."""

    suit: Suit
    rank: Rank
    under: tuple[int, ...] = ()


class Red(msgspec.Struct, frozen=True, tag="red"):
    """One of a tagged union."""

    number: int


class Black(msgspec.Struct, frozen=True, tag="black"):
    """The other."""

    number: int


class Blank(msgspec.Struct):
    """A state that does not matter."""

    runs: list[str] = msgspec.field(default_factory=list)


@step
def start(t: Table[Blank]) -> None:
    t.then(idle, 0)


@choice("Go on?", rule="")
def idle(t: Table[Blank], actor: Actor) -> Iterator[Option]:
    yield Option("Go on", do(stop))


@step
def stop(t: Table[Blank]) -> None:
    t.finish(won_by(0))


@step
def plain(t: Table[Blank], number: int, word: str, yes: bool, nothing: None, raw: bytes) -> None:
    t.state.runs.append("plain")


@step
def enums(t: Table[Blank], suit: Suit, rank: Rank, maybe: Suit | None, either: Literal["a", "b"]) -> None:
    t.state.runs.append("enums")


@step
def tuples(t: Table[Blank], many: tuple[int, ...], pair: tuple[str, Suit], deep: tuple[tuple[str, int], ...]) -> None:
    t.state.runs.append("tuples")


@step
def structs(t: Table[Blank], card: Card, cards: tuple[Card, ...], color: Red | Black, maybe: Card | None) -> None:
    t.state.runs.append("structs")


@step
def subject(t: Table[Blank], on: int | str | None) -> None:
    t.state.runs.append("subject")


@step
def holds(t: Table[Blank], frame: Frame, maybe: Frame | None, missing: Frame | None) -> None:
    t.state.runs.append("holds")
    t.push(frame)


@on_roll
def landed(t: Table[Blank], total: int, card: Card, frame: Frame) -> None:
    t.state.runs.append(f"landed {total}")


@step
def holds_roll(t: Table[Blank], then: RollFrame) -> None:
    t.state.runs.append("holds roll")


class Shapes(SmallGame[Blank]):
    id = "test-shapes"
    name = "Shapes"
    state = Blank
    start = start
    rules = (sys.modules[__name__],)


GAME = Shapes()
register(GAME)

ACE = Card(Suit.SPADES, Rank.ACE, (1, 2))
NESTED = do(holds, do(holds, do(subject, "deep"), None, None), do(subject, None), None)
ROLL = do(landed, ACE, NESTED)

FRAMES: list[Frame] = [
    do(stop),
    do(plain, -7, "wörd", True, None, b"\0\xff"),
    do(plain, 1 << 60, "", False, None, b""),
    do(enums, Suit.HEARTS, Rank.KING, None, "a"),
    do(enums, Suit.HEARTS, Rank.KING, Suit.SPADES, "b"),
    do(tuples, (), ("x", Suit.HEARTS), ()),
    do(tuples, (1, 2, 3), ("x", Suit.SPADES), (("a", 1), ("b", 2))),
    do(structs, ACE, (ACE, ACE), Red(3), None),
    do(structs, ACE, (), Black(3), ACE),
    do(subject, 4),
    do(subject, "4"),
    do(subject, None),
    NESTED,
    do(landed, 9, ACE, do(stop)),
    do(holds_roll, ROLL),
    Frame(roll_dice, (2, 6, "why", (("a", 1), ("b", -2)), ROLL, do(idle, 0), "")),
    Frame(roll_dice, (2, 6, "why", (), ROLL, None, "chart/1")),
    Frame(dice_rolled, (6, "why", (("a", 1),), ROLL, (3, 4), "")),
    do(window, Event(3, "march", 1, (1, "road")), (0, 1)),
    do(pending, Event(3, "march", 1, (1, "road")), NESTED),
    do(idle, 0),
]


def through_a_save(*frames: Frame) -> Table[Any]:
    game = new_example(GAME, seats=1)
    game.table.agenda[:0] = frames
    data = game.table.pack()
    loaded = resolute.unpack(data)
    assert loaded.pack() == data
    return loaded


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame.step.name)
def test_a_frame_goes_through_a_save_and_comes_back_equal(frame: Frame) -> None:
    loaded = through_a_save(frame).agenda[0]
    assert loaded == frame
    assert [type(value) for value in loaded.args] == [type(value) for value in frame.args]


def test_all_frames_together_go_through_a_save() -> None:
    assert through_a_save(*FRAMES).agenda[:-1] == FRAMES


def test_restored_frames_run_as_the_others() -> None:
    game = Example[Blank](through_a_save())
    game.dice(2, 3)
    game.run(
        *through_a_save(FRAMES[1], FRAMES[3], FRAMES[6], FRAMES[7], NESTED, FRAMES[16]).agenda[:5],
        Frame(roll_dice, (2, 6, "why", (("a", 1),), ROLL, None, "")),
    )
    assert game.state.runs == ["plain", "enums", "tuples", "structs", "holds", "holds", "subject", "landed 6"]


def test_a_landing_lacks_its_total_until_the_dice_lie() -> None:
    assert isinstance(do(landed, ACE, NESTED), RollFrame)
    assert do(landed, card=ACE, frame=NESTED) == do(landed, ACE, NESTED)
    assert do(landed, 3, ACE, NESTED) == do(landed, 3, card=ACE, frame=NESTED) == Frame(landed, (3, ACE, NESTED))


# Steps that a save could not carry


def rules_with(run: Any) -> Shapes:
    """The game with one more step; the module is only there to carry it."""
    module = ModuleType("odd_rules")
    run.__module__ = "odd_rules"
    vars(module)[run.__name__] = step(run)
    game: Shapes = type("Odd", (Shapes,), {"rules": (module,)})()
    return game


def takes_a_list(t: Table[Blank], cards: list[int]) -> None: ...


def takes_a_set(t: Table[Blank], cards: frozenset[str]) -> None: ...


def takes_a_dict(t: Table[Blank], cards: dict[str, int]) -> None: ...


def takes_an_open_struct(t: Table[Blank], state: Blank) -> None: ...


def takes_anything(t: Table[Blank], what: Any) -> None: ...


def takes_frames(t: Table[Blank], frames: tuple[Frame, ...]) -> None: ...


@pytest.mark.parametrize(
    "run", [takes_a_list, takes_a_set, takes_a_dict, takes_an_open_struct, takes_anything, takes_frames]
)
def test_a_step_cannot_take_what_can_change_or_has_no_order(run: Any) -> None:
    with pytest.raises(RulesError, match=f"{run.__name__} cannot take .*: use numbers"):
        assert rules_with(run).steps


def takes_a_default(t: Table[Blank], number: int = 3) -> None: ...


def takes_a_word(t: Table[Blank], *, number: int) -> None: ...


def takes_many(t: Table[Blank], *numbers: int) -> None: ...


@pytest.mark.parametrize("run", [takes_a_default, takes_a_word, takes_many])
def test_a_step_takes_plain_arguments_without_defaults(run: Any) -> None:
    with pytest.raises(RulesError, match=f"{run.__name__} can take only plain arguments"):
        assert rules_with(run).steps


def happen(t: Table[Blank]) -> None: ...


def test_two_steps_of_one_name_are_a_fault() -> None:
    with pytest.raises(RulesError, match="test-shapes has two steps called happen"):
        assert rules_with(happen).steps


def test_the_steps_of_a_game_and_of_the_kernel_are_found_by_name() -> None:
    steps: dict[str, Step[Any]] = GAME.steps
    assert steps["plain"] is plain and steps["throw_dice"] is roll_dice
    assert {"happen", "answer", "window", "dice_lie", "choose_printed"} < set(steps)
