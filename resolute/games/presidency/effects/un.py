"""Effects that only the United Nations bring: young people who turn away from terror, programs that are talked down."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.effects import Effect, Saying
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.operations.programs import program_of, reverse_program
from resolute.games.presidency.rules.terror_groups import groups_in, named_group, place_group
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import NATION, REGION, number
from resolute.games.presidency.words import effects_un as said

YOUTH_LEVELS = (2, 3)
"""Only groups of these levels lose their young. (TSF The UN Action Segment)"""


def has_youth(s: Presidency, region: int) -> bool:
    """Whether a region has a terror group of level 2 or 3."""
    return any(group.level in YOUTH_LEVELS for group in groups_in(s, region))


class YouthHelped(Effect, frozen=True):
    """A terror group of level 2 or 3 in the region loses a level."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = number(on, REGION)
        fitting = tuple(group for group in groups_in(t.state, region) if group.level in YOUTH_LEVELS)
        if fitting:
            group = named_group(fitting)
            place_group(t, region, group, group.level - 1, group.box)

    def say(self) -> Saying:
        return Saying(said.YOUTH)


class ProgramTalkedDown(Effect, frozen=True):
    """The program of the nation goes a box back."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        reverse_program(t, int(program_of(number(on, NATION))))

    def say(self) -> Saying:
        return Saying(said.PROGRAM)
