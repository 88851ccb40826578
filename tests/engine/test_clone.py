"""Copies of a state share nothing that can change."""

from __future__ import annotations

import random
from enum import Enum
from typing import Any, Literal

import msgspec
import pytest

import resolute
from resolute.engine.clone import cloner, shared
from resolute.engine.errors import RulesError
from resolute.engine.pieces import Deck, Hand


class Color(Enum):
    """A color."""

    RED = "red"


class Fixed(msgspec.Struct, frozen=True):
    """It never changes."""

    number: int
    words: tuple[str, ...] = ()


class Half(msgspec.Struct, frozen=True):
    """It is frozen, but what it holds is not."""

    cards: list[int]


class Inner(msgspec.Struct):
    """It changes."""

    name: str
    cards: Hand
    more: list[list[int]]


class Strict(msgspec.Struct, kw_only=True):
    """It is made with words only."""

    one: int
    two: list[int]


class Child(Inner, kw_only=True):
    """Words only after what it inherits."""

    extra: list[str]


class Everything(msgspec.Struct):
    """Every shape that a state may have."""

    number: int
    share: float
    word: str | None
    raw: bytes
    color: Color
    literal: Literal["a", "b"]
    pair: tuple[int, str]
    fixed: Fixed
    numbers: list[int]
    table: list[list[int]]
    deep: dict[str, dict[int, list[Inner]]]
    flat: dict[Color, int]
    inner: Inner
    maybe: Inner | None
    maybe_not: Inner | None
    maybe_list: list[Inner] | None
    several: tuple[Inner, ...]
    many_tables: tuple[list[int], ...]
    half: Half
    halves: list[Half]
    optional_items: list[Inner | None]
    buffer: bytearray
    deck: Deck
    strict: Strict
    child: Child


def inner(name: str = "x") -> Inner:
    return Inner(name, Hand((1, 2)), [[1], [2, 3]])


def everything() -> Everything:
    return Everything(
        number=1,
        share=0.5,
        word=None,
        raw=b"r",
        color=Color.RED,
        literal="a",
        pair=(1, "x"),
        fixed=Fixed(3, ("a",)),
        numbers=[1, 2],
        table=[[1], []],
        deep={"a": {1: [inner(), inner("y")]}},
        flat={Color.RED: 2},
        inner=inner(),
        maybe=inner(),
        maybe_not=None,
        maybe_list=[inner()],
        several=(inner(), inner()),
        many_tables=([1], [2]),
        half=Half([1]),
        halves=[Half([2])],
        optional_items=[None, inner()],
        buffer=bytearray(b"abc"),
        deck=Deck((1, 2, 3)),
        strict=Strict(one=1, two=[2]),
        child=Child("c", Hand(), [[]], extra=["e"]),
    )


def changing(value: Any) -> list[Any]:
    """Everything in a value that can change in place."""
    found: list[Any] = []
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            found.append(value)
        inside = [getattr(value, field) for field in value.__struct_fields__]
    elif isinstance(value, dict):
        found.append(value)
        inside = [*value.values()]
    elif isinstance(value, list | tuple):
        found += [value] if isinstance(value, list) else []
        inside = [*value]
    else:
        found += [value] if isinstance(value, bytearray) else []
        inside = []
    return found + [one for part in inside for one in changing(part)]


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    original = everything()
    copy = cloner(Everything)(original)
    assert copy == original and type(copy) is Everything and type(copy.child) is Child
    mine, theirs = changing(original), changing(copy)
    assert len(mine) == len(theirs) > 40
    assert not {id(one) for one in mine} & {id(one) for one in theirs}


def test_what_never_changes_is_shared() -> None:
    original = everything()
    copy = cloner(Everything)(original)
    assert copy.fixed is original.fixed and copy.pair is original.pair and copy.deck.cards is original.deck.cards


def test_changing_a_copy_deep_inside_leaves_the_original_alone() -> None:
    original = everything()
    copy = cloner(Everything)(original)
    copy.deep["a"][1][0].more[1].append(9)
    copy.several[0].cards.add(7)
    copy.halves[0].cards.clear()
    copy.many_tables[1].append(1)
    copy.strict.two.append(1)
    copy.child.extra.append("f")
    copy.buffer[0] = 0
    assert original == everything() != copy


@pytest.mark.parametrize(
    ("kind", "is_shared"),
    [
        (int, True),
        (Color, True),
        (Fixed, True),
        (tuple[Fixed, ...], True),
        (int | None, True),
        (Half, False),
        (Inner, False),
        (list[int], False),
        (tuple[list[int], ...], False),
        (Inner | None, False),
        (bytearray, False),
        (set[int], False),
        (Any, False),
    ],
)
def test_what_may_be_shared(kind: Any, is_shared: bool) -> None:
    assert shared(kind) is is_shared


@pytest.mark.parametrize(
    "kind", [set[int], frozenset[int], Any, object, list, dict, tuple[int, list[int]], Inner | Half, dict[Inner, int]]
)
def test_a_state_that_cannot_be_copied_safely_is_a_fault(kind: Any) -> None:
    odd = msgspec.defstruct("Odd", [("what", kind)])
    with pytest.raises(RulesError, match="a state cannot hold"):
        cloner(odd)


class Endless(msgspec.Struct):
    """It contains itself."""

    inner: Endless | None = None


def test_a_state_that_contains_itself_is_a_fault() -> None:
    with pytest.raises(RulesError, match="Endless contains itself"):
        cloner(Endless)


@pytest.mark.parametrize("seed", range(4))
def test_a_clone_plays_on_identically_and_apart(seed: int) -> None:
    chance = random.Random(seed)
    table = resolute.new("test-fair", seats=3, seed=seed)
    while table.decision:
        before, twin = table.pack(), table.clone()
        assert twin.pack() == before and twin.journal is None
        index = chance.randrange(len(table.decision.options))
        move = twin.play(index)
        assert table.pack() == before
        assert table.play(index) == move and twin.pack() == table.pack()
