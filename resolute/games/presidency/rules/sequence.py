"""The turn sequence: year after year, segment after segment. (GM Turn Sequence; TSF Anatomy of the Turn)"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from resolute.engine.effects import happen
from resolute.engine.frames import Frame, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.decks import YEARS as TERM
from resolute.games.presidency.content.sequence import FOUR, ONE, SEGMENTS, SEQUENCE, THREE, TWO, Segment, phase_key
from resolute.games.presidency.library import ABROAD, ANY, DOMESTIC
from resolute.games.presidency.rules.actions import last_purchase, take_actions
from resolute.games.presidency.rules.allies import ally_group_acts, shuffle_groups
from resolute.games.presidency.rules.beginning import (
    attribute_effects,
    peer_relations_fade,
    place_national_intelligence,
    year_points,
)
from resolute.games.presidency.rules.cabinet import cabinet_experience, improve_cabinet, new_year_replacement
from resolute.games.presidency.rules.cabinet_actions import cabinet_actions
from resolute.games.presidency.rules.chaos import terror_or_chaos
from resolute.games.presidency.rules.chits import draw_chits, end_turn_roll, return_chits
from resolute.games.presidency.rules.congress import clear_bills
from resolute.games.presidency.rules.decks import lay_the_decks, new_year_deck, open_year_deck
from resolute.games.presidency.rules.diplomacy import trade_pays
from resolute.games.presidency.rules.economy import economy_impact, improve_capabilities
from resolute.games.presidency.rules.elections import midterm_elections, re_election
from resolute.games.presidency.rules.focus import focus_rolls, set_focus
from resolute.games.presidency.rules.historical import lay_the_start, scripted
from resolute.games.presidency.rules.intelligence import focused_intelligence
from resolute.games.presidency.rules.legislation import legislative_segment
from resolute.games.presidency.rules.nation import core_support, media_decline, media_slant
from resolute.games.presidency.rules.peers import a_peer_acts
from resolute.games.presidency.rules.priorities import (
    change_administration_priorities,
    judge_promise,
    renew_public_priorities,
)
from resolute.games.presidency.rules.second_term import tired_house
from resolute.games.presidency.rules.setup import ADMINISTRATION, lay_the_world
from resolute.games.presidency.rules.state_of_the_union import state_of_the_union
from resolute.games.presidency.rules.succession import end_of_presidency
from resolute.games.presidency.rules.united_nations import civil_wars_progress, united_nations_act
from resolute.games.presidency.rules.wars import war_progress
from resolute.games.presidency.rules.year_end import (
    congress_reacts,
    performance_evaluation,
    terror_recruits,
    world_opinion_changes,
)
from resolute.games.presidency.rules.year_end_world import (
    agent_for_peace,
    european_economy,
    footprints_turned_over,
    good_governments,
    rogue_states_spread,
    stability_and_terror,
    terror_recruits_abroad,
    wars_weigh,
)
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.yearbooks import write_yearbook


def _odd_phase(phase: int) -> dict[str, tuple[Frame, ...]]:
    """Activation phases 1 and 3. (TSF Activation Phase 1 or 3)"""
    return {
        phase_key(phase, "peer-acts"): (do(a_peer_acts),),
        phase_key(phase, "three-actions"): (do(take_actions, 3, ANY),),
        phase_key(phase, "chits"): (do(draw_chits, 3),),
        phase_key(phase, "allies-act"): (do(ally_group_acts),),
        phase_key(phase, "focus"): (do(focus_rolls),),
        phase_key(phase, "congress"): (
            do(media_decline),
            do(take_actions, 2, DOMESTIC),
            do(legislative_segment),
            do(last_purchase),
        ),
        phase_key(phase, "chit"): (do(draw_chits, 1),),
        phase_key(phase, "intelligence"): (do(focused_intelligence),),
        phase_key(phase, "four-actions"): (do(take_actions, 4, ABROAD),),
    }


def _even_phase(phase: int) -> dict[str, tuple[Frame, ...]]:
    """Activation phases 2 and 4. (TSF Activation Phase 2 or 4)"""
    return {
        phase_key(phase, "chits"): (do(draw_chits, 3),),
        phase_key(phase, "three-actions"): (do(take_actions, 3, ANY), do(core_support)),
        phase_key(phase, "terror-or-chaos"): (do(terror_or_chaos),),
        phase_key(phase, "allies-act"): (do(ally_group_acts),),
        phase_key(phase, "united-nations"): (do(united_nations_act),),
        phase_key(phase, "media-slant"): (do(media_slant),),
        phase_key(phase, "domestic-actions"): (do(take_actions, 3, DOMESTIC),),
        phase_key(phase, "chit"): (do(draw_chits, 1),),
        phase_key(phase, "war-progress"): (do(war_progress), do(civil_wars_progress)),
        phase_key(phase, "four-actions"): (do(take_actions, 4, ABROAD),),
        phase_key(phase, "economy"): (do(economy_impact),),
    }


STEPS: Mapping[str, tuple[Frame, ...]] = {
    "action-points": (do(year_points), do(tired_house)),
    "attributes": (do(attribute_effects),),
    "experience": (do(cabinet_experience),),
    "replacement": (do(new_year_replacement),),
    "improve-cabinet": (do(improve_cabinet),),
    "national-intelligence": (do(place_national_intelligence),),
    "state-of-the-union": (do(state_of_the_union),),
    "economy": (do(economy_impact),),
    "capabilities": (do(improve_capabilities),),
    "set-focus": (do(set_focus),),
    "cabinet-acts": (do(cabinet_actions),),
    **_odd_phase(ONE),
    **_even_phase(TWO),
    **_odd_phase(THREE),
    phase_key(THREE, "cabinet-acts"): (do(cabinet_actions),),
    **_even_phase(FOUR),
    "final-chits": (do(draw_chits, 2),),
    "end-turn": (do(end_turn_roll),),
    "return-chits": (do(return_chits),),
    "shuffle-groups": (do(shuffle_groups),),
    "clear-bills": (do(clear_bills),),
    "relations-fade": (do(peer_relations_fade),),
    "public-priorities": (do(renew_public_priorities),),
    "administration-priorities": (do(change_administration_priorities),),
    "consequence-1": (do(stability_and_terror, 0),),
    "consequence-2-world": (do(terror_recruits_abroad),),
    "consequence-2-home": (do(terror_recruits),),
    "consequence-3": (do(rogue_states_spread),),
    "consequence-4": (do(wars_weigh),),
    "consequence-5": (do(footprints_turned_over),),
    "consequence-6": (do(good_governments, 0),),
    "consequence-7": (do(european_economy),),
    "consequence-8": (do(agent_for_peace),),
    "consequence-9": (do(world_opinion_changes),),
    "consequence-10": (do(trade_pays),),
    "consequence-11": (do(judge_promise),),
    "consequence-12": (do(congress_reacts),),
    "consequence-13": (do(new_year_deck),),
    "evaluation": (do(performance_evaluation),),
    "midterms": (do(midterm_elections),),
    "re-election": (do(re_election),),
    "end-of-presidency": (do(end_of_presidency),),
}
"""What carries out each segment that is played."""


@step
def open_the_box(t: Table[Presidency]) -> None:
    """The world is set up, the decks are made, the President is drawn, the administration is named, Congress sits,
    priorities are chosen."""
    t.then(lay_the_world)
    t.then(lay_the_decks)
    t.then(lay_the_start)
    for frame in ADMINISTRATION:
        t.push(frame)
    t.then(begin_year)


@step
def begin_year(t: Table[Presidency]) -> None:
    """A year goes through the whole sequence. (GM Turns)"""
    clock = t.state.clock
    t.state.clock = msgspec.structs.replace(clock, year=clock.year + 1, segment="")
    write_yearbook(t.state, judged=False)
    t.tell("year", clock.year + 1)
    if clock.year and not clock.year % TERM:
        open_year_deck(t, clock.year + 1)
    t.then(next_segment)


@cache
def _segment_in(after: str, year: int, year_in_office: int) -> Segment | None:
    """The next segment that is played in a year."""
    ahead = SEQUENCE[SEQUENCE.index(SEGMENTS[after]) + 1 :] if after else SEQUENCE
    return next((one for one in ahead if one.comes(year, year_in_office)), None)


@step
def next_segment(t: Table[Presidency]) -> None:
    """The marker moves to the next segment that is played this year; after the last a new year begins."""
    s = t.state
    clock, acting = s.clock, s.acting
    segment = _segment_in(clock.segment, clock.year, s.year_in_office)
    if segment is None:
        t.then(begin_year)
        return
    if not clock.segment or segment.phase != SEGMENTS[clock.segment].phase:
        acting.used_in_phase = ()
        s.world.cyber_targets, s.world.cyber_on_rogues = (), False
        s.world.prewar_intelligence = ()
    acting.used_in_segment = ()
    s.clock = msgspec.structs.replace(clock, segment=segment.key)
    t.tell("segment", segment.key)
    before = scripted(s, segment.key)
    if before:
        t.then(happen, before, None)
    for frame in STEPS[segment.key]:
        t.push(frame)
    t.push(_NEXT)


_NEXT = do(next_segment)
