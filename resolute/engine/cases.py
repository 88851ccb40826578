"""Cases: of several effects the first happens whose condition holds, and another one if none does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Nothing, Saying, happen, several
from resolute.engine.subjects import Subject
from resolute.engine.table import Table


class Case(msgspec.Struct, frozen=True):
    """An effect, and what must be so for it."""

    condition: Condition
    effect: Effect


class Cases(Effect, frozen=True):
    """The first case whose condition holds when its turn comes; `otherwise`, if there is none."""

    cases: tuple[Case, ...]
    otherwise: Effect = Nothing()

    def part_now(self, t: Table[Any], on: Subject) -> str:
        """The part that happens in the present state."""
        for number, one in enumerate(self.cases):
            if one.condition.holds(t, on):
                return str(number)
        return "otherwise"

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        happen.run(t, f"{at}/{self.part_now(t, on)}", on)

    def say(self) -> Saying:
        said = [
            Saying(f"{'otherwise, if' if number else 'if'} {one.condition.say()}:", "and", (one.effect.say(),))
            for number, one in enumerate(self.cases)
        ]
        if not isinstance(self.otherwise, Nothing):
            said.append(Saying("if not:", "and", (self.otherwise.say(),)))
        return Saying("", "and", tuple(said))

    def parts(self) -> Mapping[str, Effect]:
        return {**{str(number): one.effect for number, one in enumerate(self.cases)}, "otherwise": self.otherwise}


def case(condition: Condition, *effects: Effect) -> Case:
    """What happens if something is so."""
    return Case(condition, several(*effects))


def first_of(*cases: Case, otherwise: Effect | None = None) -> Cases:
    """The first of these cases that holds; nothing, if none does and nothing else is said."""
    return Cases(cases) if otherwise is None else Cases(cases, otherwise)
