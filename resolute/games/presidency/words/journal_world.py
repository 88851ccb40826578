"""What the chapters of the world tell, in sentences: regions, nations, peers, the UN. What the forces tell is in
journal_forces.py."""

from __future__ import annotations

from collections.abc import Callable

from resolute.engine.words import signed
from resolute.games.presidency.content.allies import GROUP_LETTERS
from resolute.games.presidency.content.conflicts import CONFLICTS
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.programs import PROGRAMS
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.words.allies import TITLES
from resolute.games.presidency.words.peer_summits import EARLIER_PROBLEMS, PROBLEMS
from resolute.games.presidency.words.small import counted, does, heading, plural, upper
from resolute.games.presidency.words.united_nations import ACTIONS

_STATUS = ("", "calm", "tense", "dangerous", "close to war", "war")
_TRADE = (
    "The trade agreement with {} is over.",
    "A trade agreement with {} is pending.",
    "A trade agreement with {} is in force.",
)
_FOOTPRINTS = ("protests at home", "a crisis", "a terror group", "less stability")
_BESIDE = {
    "lost": "Iran loses influence beside Israel.",
    "israel": "Iran gains influence beside Israel.",
    "civil_war": "Iran gains influence in a civil war in the Middle East.",
    "unstable_state": "Iran gains influence in an unstable state in the Middle East.",
}


def _status(conflict: int, value: int) -> str:
    """How close to war a box of a conflict track is; the track of Israel's neighbors is a box shorter."""
    to_war = CONFLICTS[conflict].war - value
    return _STATUS[value] if to_war > 1 else _STATUS[-1 - to_war]


def _has(nation: int) -> str:
    return does(upper(Nation(nation).label), "has", "have")


def _its(nation: int) -> str:
    return "their" if plural(Nation(nation).label) else "its"


def _strength(conflict: int, box: int) -> str:
    one = CONFLICTS[conflict]
    over = one.scale[box]
    if not over:
        return f"Relative strength of {one.name}: even."
    return f"Relative strength of {one.name}: {(one.first if over > 0 else one.second).label} {signed(abs(over))}."


def _crisis(region: int, value: int) -> str:
    if value > 3:
        return f"Crises in {Region(region).label} pass the last box."
    return f"Crises in {Region(region).label} stand at {value}."


SENTENCES_WORLD: dict[str, Callable[..., str]] = {
    "crisis": lambda t, region, value: _crisis(region, value),
    "major_crisis": lambda t, region: f"A major crisis breaks out in {Region(region).label}.",
    "base": lambda t, peer, region: f"{Nation(peer).label} builds a base in {Region(region).label}.",
    "unstable_states": lambda t, region, value: (
        f"{upper(Region(region).label)} has {counted(value, 'unstable state')}."
    ),
    "civil_war": lambda t, region: f"Civil war breaks out in {Region(region).label}.",
    "iran_influence": lambda t, where: _BESIDE[where],
    "conflict": lambda t, conflict, value: (
        f"The conflict of {CONFLICTS[conflict].name} stands at {value} ({_status(conflict, value)})."
    ),
    "conflict_at_war": lambda t, conflict: f"{upper(CONFLICTS[conflict].name)} are at war already.",
    "relative_strength": lambda t, conflict, box: _strength(conflict, box),
    "war": lambda t, attacker, defender, region: (
        f"War: {Belligerent(attacker).label} against {Belligerent(defender).label} in {Region(region).label}."
    ),
    "war_over": lambda t, attacker, defender: (
        f"The war of {Belligerent(attacker).label} against {Belligerent(defender).label} is over."
    ),
    "war_strength": lambda t, attacker, defender, attacking, defending: (
        f"{does(upper(Belligerent(attacker).label), 'now has', 'now have')} strength {attacking},"
        f" {Belligerent(defender).label} {defending}."
    ),
    "program_frozen": lambda t, program: f"The program of {PROGRAMS[program].nation.label} is held up this year.",
    "action_counter": lambda t, nation, value: (
        f"{_has(nation)} {signed(value) if value else 'no counter'} on {_its(nation)} next actions."
    ),
    "posture": lambda t, peer, value: f"{Nation(peer).label} takes posture {value}.",
    "peer_capability": lambda t, peer, which, value: (
        f"{upper(Capability(which).label)} of {Nation(peer).label}: {value}."
    ),
    "sanction": lambda t, nation, kind: f"{upper(SanctionKind(kind).label)} sanctions on {Nation(nation).label}.",
    "sanctions_lifted": lambda t, nation: f"Sanctions on {Nation(nation).label} are lifted.",
    "sanctions_revealed": lambda t, nation, total: f"The sanctions on {Nation(nation).label} are worth {total}.",
    "talks": lambda t, region, ceasefire: (
        f"Talks about a {'ceasefire' if ceasefire else 'civil war'} in {Region(region).label}."
    ),
    "ceasefire": lambda t, region, peacekeepers: (
        f"A ceasefire in {Region(region).label}{', watched by peacekeepers' if peacekeepers else ''}."
    ),
    "ceasefire_broken": lambda t, region: f"A ceasefire in {Region(region).label} is broken.",
    "civil_war_over": lambda t, region: f"A civil war in {Region(region).label} is over.",
    "un_asked": lambda t, key: f"You ask the United Nations: {heading(ACTIONS[key])}.",
    "rogue_state_level": lambda t, region, level: f"A rogue state in {Region(region).label} now has level {level}.",
    "rogue_state_falls": lambda t, region: f"A rogue state in {Region(region).label} falls apart.",
    "no_rogue_states": lambda t: "There is no rogue state anywhere: the world breathes.",
    "recruiting": lambda t, region, grows: (
        f"A rogue state in {Region(region).label} {'finds' if grows else 'finds no'} recruits."
    ),
    "footprint_turned": lambda t, region, kind: (
        f"A footprint in {Region(region).label} is turned over: {_FOOTPRINTS[kind]}."
    ),
    "nobel_prize": lambda t: "You are awarded the Nobel Peace Prize.",
    "agent_for_peace": lambda t: "You are praised again as an agent for peace.",
    "ally_group": lambda t, group: f"Group {GROUP_LETTERS[group]} of allies and rogues acts.",
    "ally_acts": lambda t, ally, total: (
        f"{does(upper(Nation(ally).label), 'acts')}{f': {_its(ally)} tensions are worth {total}' if total else ''}."
    ),
    "rogue_nation_acts": lambda t, nation: f"{Nation(nation).label} acts.",
    "rogue_nation_rests": lambda t, nation: f"{Nation(nation).label} has lost its action and does nothing this time.",
    "joint_action": lambda t, joint, ally: f"Together with {Nation(ally).label}: {TITLES[joint].lower()}.",
    "in_vain": lambda t: "It is in vain.",
    "rogue_slowed": lambda t, region: (
        f"The rogue state in {Region(region).label} is slowed: +2 when it recruits at the end of the year."
    ),
    "weapon": lambda t, region: f"A rogue state in {Region(region).label} has a weapon of mass destruction.",
    "peer_acts": lambda t, peer, total: (
        f"{Nation(peer).label} acts{f': its tensions are worth {total}' if total else ''}."
    ),
    "peer_actions": lambda t, peer, count: f"{Nation(peer).label} takes {counted(count, 'action')}.",
    "influence_refused": lambda t, peer, region: f"{Nation(peer).label} gains nothing in {Region(region).label}.",
    "peer_summit": lambda t, peer: f"You meet with {Nation(peer).label}.",
    "agreed": lambda t, peer, key: f"{Nation(peer).label} agrees: {heading((PROBLEMS | EARLIER_PROBLEMS)[key])}.",
    "refused": lambda t, peer: f"{Nation(peer).label} refuses.",
    "summit": lambda t, region: f"A summit is held in {Region(region).label}.",
    "trade": lambda t, region, stage: _TRADE[stage].format(Region(region).label),
    "goodwill_spent": lambda t, value: f"A UN goodwill counter is turned over: {value}.".replace("-", "−"),
}
