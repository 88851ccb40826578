"""The turn sequence: every segment of a year, in order. What carries each out is in rules/sequence.py. (TSF Turn
Sequence)"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

BEGINNING, SPECIAL, ONE, TWO, THREE, FOUR, FINAL, CLEAN_UP, CONSEQUENCES, JUDGMENT = range(10)
PHASE_NAMES = (
    "Beginning of the year",
    "Special activations",
    "Activation phase 1",
    "Activation phase 2",
    "Activation phase 3",
    "Activation phase 4",
    "Final activations",
    "Clean-up",
    "Consequences",
    "Performance",
)
CABINET_ACTS = "cabinet-acts"
EVERY = (1, 2, 3, 4, 5, 6, 7, 8)
LATER = EVERY[1:]


class Segment(msgspec.Struct, frozen=True):
    """A segment: its key, its phase and column, its name, and the years in which it comes.

    `activation` says that "once per segment" counts in
    it: in phases 1 to 4, and when the cabinet acts in the special activations. (GM Turn Sequence)
    """

    key: str
    phase: int
    column: int
    title: str
    years: tuple[int, ...] = EVERY
    activation: bool = False

    @property
    def whole_cabinet(self) -> bool:
        """Whether the President and each cabinet member act in it."""
        return self.key.rpartition("/")[2] == CABINET_ACTS

    def comes(self, year: int, year_in_office: int) -> bool:
        """Whether it is played in a year: what turn 1 leaves out, the first year of every President does."""
        return year in self.years and (year_in_office > 1 or 1 in self.years)


def phase_key(phase: int, key: str) -> str:
    """The key of a segment that comes in several activation phases."""
    return f"phase-{phase - ONE + 1}/{key}" if ONE <= phase <= FOUR else key


def _segment(phase: int, column: int, title: str, key: str, years: tuple[int, ...] = EVERY) -> Segment:
    active = ONE <= phase <= FOUR or key == CABINET_ACTS
    return Segment(phase_key(phase, key), phase, column, title, years, active)


def _odd_phase(phase: int) -> tuple[Segment, ...]:
    """Activation phases 1 and 3; only the third lets the whole cabinet act. (TSF Activation Phase 1 or 3)"""
    cabinet = (
        (_segment(phase, 2, "1 action for POTUS and each cabinet member", "cabinet-acts"),) if phase == THREE else ()
    )
    return (
        _segment(phase, 1, "Russia or China acts", "peer-acts"),
        _segment(phase, 1, "Any 3 actions", "three-actions"),
        _segment(phase, 1, "Draw one chit, and more on a plus", "chits"),
        _segment(phase, 2, "One ally/rogue group acts", "allies-act"),
        _segment(phase, 2, "POTUS/cabinet focus", "focus"),
        _segment(phase, 2, "Media relations, 2 domestic actions, legislative segment", "congress"),
        _segment(phase, 2, "Draw one chit", "chit"),
        _segment(phase, 2, "Focused national intelligence", "intelligence"),
        *cabinet,
        _segment(phase, 2, "Any 4 diplomatic or military actions", "four-actions"),
    )


def _even_phase(phase: int) -> tuple[Segment, ...]:
    """Activation phases 2 and 4. (TSF Activation Phase 2 or 4)"""
    return (
        _segment(phase, 1, "Draw one chit, and more on a plus", "chits"),
        _segment(phase, 1, "Any 3 actions, core support", "three-actions"),
        _segment(phase, 1, "Terror or chaos", "terror-or-chaos"),
        _segment(phase, 2, "One ally/rogue group acts", "allies-act"),
        _segment(phase, 2, "The United Nations act", "united-nations"),
        _segment(phase, 2, "Media slant", "media-slant"),
        _segment(phase, 2, "3 domestic actions", "domestic-actions"),
        _segment(phase, 2, "Draw one chit", "chit"),
        _segment(phase, 2, "War progress", "war-progress"),
        _segment(phase, 2, "Any 4 diplomatic or military actions", "four-actions"),
        _segment(phase, 2, "Impact of the economy", "economy"),
    )


SEQUENCE: tuple[Segment, ...] = (
    _segment(BEGINNING, 1, "Action points of the year", "action-points"),
    _segment(BEGINNING, 1, "Attributes and resources", "attributes"),
    _segment(BEGINNING, 1, "Experience of a cabinet member", "experience", years=LATER),
    _segment(BEGINNING, 1, "Replace a cabinet member", "replacement", years=LATER),
    _segment(BEGINNING, 1, "Improve the cabinet", "improve-cabinet", years=LATER),
    _segment(BEGINNING, 1, "Focus of national intelligence", "national-intelligence"),
    _segment(SPECIAL, 1, "State of the Union", "state-of-the-union", years=LATER),
    _segment(SPECIAL, 1, "Impact of the economy", "economy", years=LATER),
    _segment(SPECIAL, 1, "Improve strategic capabilities", "capabilities"),
    _segment(SPECIAL, 1, "Set POTUS/cabinet focus", "set-focus"),
    _segment(SPECIAL, 1, "1 action for POTUS and each cabinet member", "cabinet-acts"),
    *_odd_phase(ONE),
    *_even_phase(TWO),
    *_odd_phase(THREE),
    *_even_phase(FOUR),
    _segment(FINAL, 1, "Draw one chit, and one more on a plus", "final-chits"),
    _segment(FINAL, 1, "End turn", "end-turn"),
    _segment(CLEAN_UP, 1, "Chits back into the cup", "return-chits"),
    _segment(CLEAN_UP, 1, "Ally/rogue groups shuffled", "shuffle-groups"),
    _segment(CLEAN_UP, 1, "Bills", "clear-bills"),
    _segment(CLEAN_UP, 1, "Relations with Russia and China fade", "relations-fade"),
    _segment(CLEAN_UP, 1, "Public priorities", "public-priorities"),
    _segment(CLEAN_UP, 1, "Administration priorities", "administration-priorities"),
    _segment(CONSEQUENCES, 1, "1 Regional stability and terror", "consequence-1"),
    _segment(CONSEQUENCES, 1, "2 Terrorist recruiting in the world", "consequence-2-world"),
    _segment(CONSEQUENCES, 1, "2 Terrorist recruiting at home", "consequence-2-home"),
    _segment(CONSEQUENCES, 1, "3 Rogue states", "consequence-3"),
    _segment(CONSEQUENCES, 1, "4 Wars", "consequence-4"),
    _segment(CONSEQUENCES, 1, "5 Military footprints", "consequence-5"),
    _segment(CONSEQUENCES, 1, "6 Good governments", "consequence-6"),
    _segment(CONSEQUENCES, 1, "7 The European economy", "consequence-7"),
    _segment(CONSEQUENCES, 1, "8 An agent for peace", "consequence-8"),
    _segment(CONSEQUENCES, 1, "9 World opinion", "consequence-9"),
    _segment(CONSEQUENCES, 1, "10 Trade agreements", "consequence-10"),
    _segment(CONSEQUENCES, 1, "11 Campaign promise", "consequence-11"),
    _segment(CONSEQUENCES, 1, "12 Congress reacts to approval", "consequence-12"),
    _segment(CONSEQUENCES, 1, "13 The deck of the new year", "consequence-13"),
    _segment(JUDGMENT, 1, "Performance evaluation", "evaluation"),
    _segment(JUDGMENT, 1, "Midterm elections", "midterms", years=(2, 6)),
    _segment(JUDGMENT, 1, "Re-election", "re-election", years=(4,)),
    _segment(JUDGMENT, 1, "End of the presidency", "end-of-presidency", years=(4, 8)),
)
SEGMENTS: Mapping[str, Segment] = {one.key: one for one in SEQUENCE}
