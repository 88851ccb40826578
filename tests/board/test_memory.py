"""A memory spares work, and nothing else."""

from __future__ import annotations

from weakref import ref

import resolute
from resolute.board.memory import Memory, view_memory


def test_what_was_made_of_the_same_is_not_made_again() -> None:
    made: list[tuple[int, int]] = []

    def add(one: int, other: int) -> tuple[int]:
        made.append((one, other))
        return (one + other,)

    memory = Memory()
    first = memory.keep(add, 1, 2)
    assert memory.keep(add, 1, 2) is first
    assert made == [(1, 2)]


def test_only_the_last_of_each_thing_is_remembered() -> None:
    made: list[int] = []

    def double(number: int) -> int:
        made.append(number)
        return 2 * number

    memory = Memory()
    assert [memory.keep(double, number) for number in (1, 2, 2, 1)] == [2, 4, 4, 2]
    assert made == [1, 2, 1]
    assert memory.keep(str, 1) == "1" and memory.keep(double, 1) == 2
    assert made == [1, 2, 1]


def test_a_view_has_a_memory_for_each_seat_until_its_table_is_gone() -> None:
    table = resolute.new("campaign", seats=2, seed=1)
    memory = view_memory(table, 0)
    assert view_memory(table, 0) is memory
    assert view_memory(table, 1) is not memory and view_memory(table.clone(), 0) is not memory
    gone = ref(memory)
    del memory, table
    assert gone() is None
