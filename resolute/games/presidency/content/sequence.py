"""The turn sequence: every segment of a year, in order, with the steps that carry it out.

A segment of the world is named here and is not scheduled: it has no steps. (TSF Turn Sequence)
"""

from __future__ import annotations

import msgspec

from resolute.games.presidency.library import Kind

Call = tuple[str, tuple[int, ...]]
"""A step by its name, and its arguments."""

BEGINNING, SPECIAL, ONE, TWO, THREE, FOUR, FINAL, CLEAN_UP, CONSEQUENCES, JUDGEMENT = range(10)
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
EVERY = (1, 2, 3, 4, 5, 6, 7, 8)
LATER = EVERY[1:]


class Segment(msgspec.Struct, frozen=True):
    """A segment: its phase and column, its name, the steps that carry it out, and the years in which it comes."""

    phase: int
    column: int
    title: str
    steps: tuple[Call, ...] = ()
    years: tuple[int, ...] = EVERY

    @property
    def scheduled(self) -> bool:
        """Whether it is played: segments of the world are only named."""
        return bool(self.steps)

    @property
    def activation(self) -> bool:
        """Whether "once per segment" counts in it: in phases 1 to 4, and when the cabinet acts in the special
        activations. (GM Turn Sequence)"""
        return ONE <= self.phase <= FOUR or any(name == "cabinet_actions" for name, _ in self.steps)

    def comes(self, year: int, year_in_office: int) -> bool:
        """Whether it is played in a year: what turn 1 leaves out, the first year of every President does."""
        return bool(self.steps) and year in self.years and (year_in_office > 1 or 1 in self.years)


def _home(phase: int, column: int, title: str, *steps: str | Call, years: tuple[int, ...] = EVERY) -> Segment:
    return Segment(phase, column, title, tuple((one, ()) if isinstance(one, str) else one for one in steps), years)


def _world(phase: int, column: int, title: str) -> Segment:
    return Segment(phase, column, title)


def _odd_phase(phase: int) -> tuple[Segment, ...]:
    """Activation phases 1 and 3; only the third lets the whole cabinet act. (TSF Activation Phase 1 or 3)"""
    cabinet = (
        (_home(phase, 2, "1 action for POTUS and each cabinet member", "cabinet_actions"),) if phase == THREE else ()
    )
    return (
        _world(phase, 1, "Russia or China acts"),
        _home(phase, 1, "Any 3 actions", ("take_actions", (3, int(Kind.ANY)))),
        _home(phase, 1, "Draw one chit, and more on a plus", ("draw_chits", (3,))),
        _world(phase, 2, "One ally/rogue group acts"),
        _home(phase, 2, "POTUS/cabinet focus", "focus_rolls"),
        _home(
            phase,
            2,
            "Media relations, 2 domestic actions, legislative segment",
            "media_decline",
            ("take_actions", (2, int(Kind.DOMESTIC))),
            "legislative_segment",
        ),
        _home(phase, 2, "Draw one chit", ("draw_chits", (1,))),
        _world(phase, 2, "Focused national intelligence"),
        *cabinet,
        _world(phase, 2, "Any 4 diplomatic or military actions"),
    )


def _even_phase(phase: int) -> tuple[Segment, ...]:
    """Activation phases 2 and 4. (TSF Activation Phase 2 or 4)"""
    return (
        _home(phase, 1, "Draw one chit, and more on a plus", ("draw_chits", (3,))),
        _home(phase, 1, "Any 3 actions, core support", ("take_actions", (3, int(Kind.ANY))), "core_support"),
        _world(phase, 1, "Terror or chaos in the world"),
        _home(phase, 1, "Chaos at home", "chaos_at_home"),
        _world(phase, 2, "One ally/rogue group acts"),
        _world(phase, 2, "The United Nations act"),
        _home(phase, 2, "Media slant", "media_slant"),
        _home(phase, 2, "3 domestic actions", ("take_actions", (3, int(Kind.DOMESTIC)))),
        _home(phase, 2, "Draw one chit", ("draw_chits", (1,))),
        _world(phase, 2, "War progress"),
        _world(phase, 2, "Any 4 diplomatic or military actions"),
        _home(phase, 2, "Impact of the economy", "economy_impact"),
    )


SEQUENCE: tuple[Segment, ...] = (
    _home(BEGINNING, 1, "Action points of the year", "year_points"),
    _home(BEGINNING, 1, "Attributes and resources", "attribute_effects"),
    _home(BEGINNING, 1, "Experience of a cabinet member", "cabinet_experience", years=LATER),
    _home(BEGINNING, 1, "Replace a cabinet member", "new_year_replacement", years=LATER),
    _home(BEGINNING, 1, "Improve the cabinet", "improve_cabinet", years=LATER),
    _home(BEGINNING, 1, "Focus of national intelligence", "place_national_intelligence"),
    _home(SPECIAL, 1, "State of the Union", "state_of_the_union", years=LATER),
    _home(SPECIAL, 1, "Impact of the economy", "economy_impact", years=LATER),
    _home(SPECIAL, 1, "Improve strategic capabilities", "improve_capabilities"),
    _home(SPECIAL, 1, "Set POTUS/cabinet focus", "set_focus"),
    _home(SPECIAL, 1, "1 action for POTUS and each cabinet member", "cabinet_actions"),
    *_odd_phase(ONE),
    *_even_phase(TWO),
    *_odd_phase(THREE),
    *_even_phase(FOUR),
    _home(FINAL, 1, "Draw one chit, and one more on a plus", ("draw_chits", (2,))),
    _home(FINAL, 1, "End turn", "end_turn_roll"),
    _home(CLEAN_UP, 1, "Chits back into the cup", "return_chits"),
    _world(CLEAN_UP, 1, "Ally/rogue groups shuffled"),
    _home(CLEAN_UP, 1, "Bills", "clear_bills"),
    _home(CLEAN_UP, 1, "Relations with Russia and China fade", "peer_relations_fade"),
    _home(CLEAN_UP, 1, "Public priorities", "renew_public_priorities"),
    _home(CLEAN_UP, 1, "Administration priorities", "change_administration_priorities"),
    _world(CONSEQUENCES, 1, "1 Regional stability and terror"),
    _world(CONSEQUENCES, 1, "2 Terrorist recruiting in the world"),
    _home(CONSEQUENCES, 1, "2 Terrorist recruiting at home", "terror_recruits"),
    _world(CONSEQUENCES, 1, "3 Rogue states"),
    _world(CONSEQUENCES, 1, "4 Wars"),
    _world(CONSEQUENCES, 1, "5 Military footprints"),
    _world(CONSEQUENCES, 1, "6 Good governments"),
    _world(CONSEQUENCES, 1, "7 The European economy"),
    _world(CONSEQUENCES, 1, "8 An agent for peace"),
    _home(CONSEQUENCES, 1, "9 World opinion", "world_opinion_changes"),
    _world(CONSEQUENCES, 1, "10 Trade agreements"),
    _home(CONSEQUENCES, 1, "11 Campaign promise", "judge_promise"),
    _home(CONSEQUENCES, 1, "12 Congress reacts to approval", "congress_reacts"),
    _world(CONSEQUENCES, 1, "13 The deck of the new year"),
    _home(JUDGEMENT, 1, "Performance evaluation", "performance_evaluation"),
    _home(JUDGEMENT, 1, "Midterm elections", "midterm_elections", years=(2, 6)),
    _home(JUDGEMENT, 1, "Re-election", "re_election", years=(4,)),
    _home(JUDGEMENT, 1, "End of the presidency", "end_of_presidency", years=(4, 8)),
)
