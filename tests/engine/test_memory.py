"""A memory spares work, and nothing else."""

from __future__ import annotations

from resolute.engine.memory import Memory


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
