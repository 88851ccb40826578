"""Effects and conditions of offices that cards use: a die names one, scandals break and move on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying, happen
from resolute.engine.subjects import Subject
from resolute.engine.table import D6, Table
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.tracks import APPROVAL
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.rules.scandals import CONCLUDING, deepen, new_scandal
from resolute.games.presidency.subjects import OFFICE, number, target
from resolute.games.presidency.words import effects_offices as said

OFFICE_OF_DIE = (
    Office.CHIEF_OF_STAFF,
    Office.STATE,
    Office.DEFENSE,
    Office.VICE_PRESIDENT,
    Office.PRESIDENT,
    Office.PRESIDENT,
)
"""Whom a six-sided die names for a scandal, counted from a roll of 1. (GM Scandal Track)"""
NOTHING_LEFT_TO_DEEPEN = 2
"""Boxes of approval that it costs if every scandal is concluding already."""


class OfficeByDie(Effect, frozen=True):
    """A die names an office, which is the subject of everything inside."""

    effect: Effect

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        (face,) = t.roll_now(D6, said.WHOSE_OFFICE)
        office = OFFICE_OF_DIE[face - 1]
        t.tell("office_named", int(office))
        happen.run(t, f"{at}/there", target(OFFICE, office))

    def say(self) -> Saying:
        return Saying(said.A_DIE_NAMES_AN_OFFICE, "and", (self.effect.say(),))

    def parts(self) -> Mapping[str, Effect]:
        return {"there": self.effect}


class OfficeIs(Condition, frozen=True):
    """The office is one of these."""

    offices: tuple[Office, ...]

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return number(on, OFFICE) in self.offices

    def say(self) -> str:
        return said.office_is([one.label for one in self.offices])


class ScandalThere(Effect, frozen=True):
    """A scandal about the office breaks, or moves on."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(new_scandal, number(on, OFFICE))

    def say(self) -> Saying:
        return Saying(said.SCANDAL_THERE)


class ForemostScandal(Effect, frozen=True):
    """The scandal that has come furthest without concluding moves on; if all are concluding, the public has had
    enough."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        stages = [(member.scandal, office) for office, member in enumerate(t.state.cabinet.members)]
        open_ones = [one for one in stages if 0 < one[0] < CONCLUDING]
        if open_ones:
            best = max(open_ones)[0]
            foremost = [office for stage, office in open_ones if stage == best]
            deepen(t, foremost[t.dice.below(len(foremost))] if len(foremost) > 1 else foremost[0])
        elif any(stage for stage, _ in stages):
            move(t, APPROVAL, -NOTHING_LEFT_TO_DEEPEN, said.A_SCANDAL)

    def say(self) -> Saying:
        return Saying(said.FOREMOST_SCANDAL)
