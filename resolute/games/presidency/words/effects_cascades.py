"""What the words of the off-map cards say: labels, prompts and sentences."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.games.presidency.words.small import number_word, upper

AIR_POWER_THERE = "an air force unit or a carrier group can strike there"
AIR_POWER_WANTED = "an air force unit or a carrier group that can strike there"
STRONGHOLD = "the region with the strongest terror group abroad"
LEAST_STABLE = "the least stable region"
A_GROUP_ABROAD = "a terror group abroad"
ANOTHER_GROUP = "another terror group abroad"
WHOM = "Which terror group do the prisoners give up?"
WHOM_ELSE = "And which other group?"
ELECTION_AHEAD = "another election is ahead"
LET_THEM_ACT_ALONE = "Let them act alone"
ACTS_ALONE = "the ally attacks by itself"
DO_NOT_ANSWER = "Leave it at that"


def sends(units: Sequence[str], where: object) -> str:
    named = [f"{'an' if one[0] in 'aeiou' else 'a'} {one}" for one in units]
    return f"send {' or '.join(named)} from home to {where}"


def army_comes_home(where: object) -> str:
    return f"all US ground units in {where} come home"


def becomes_rogue(where: object) -> str:
    return f"a rogue state of level 1 in {where}, from a terror group of level 4 if there is one"


def struck(where: object) -> str:
    return f"a terror group in {where} falls a level, or a rogue state if there is none"


def crises_in_random_regions(count: int) -> str:
    return f"crises +1 in {number_word(count)} different regions at random"


def ceasefire_breaks(where: object) -> str:
    return f"a ceasefire in {where} breaks, if there is one"


def card_war(
    attacker: object, attacking: int, defender: object, defending: int, where: object, kind: object, surprise: bool
) -> str:
    strength = f" (strength {attacking})" if attacking else ""
    how = ", by surprise" if surprise else ""
    return f"war in {where}: {attacker}{strength} against {defender} (strength {defending}), {kind}{how}"


def us_joins(defender: object, attacker: object) -> str:
    return f"the United States fights beside {defender} against {attacker}"


def can_impose(kind: object, nation: object) -> str:
    return f"{kind} sanctions can be imposed on {nation}"


def room_for_sanctions(kind: object, nation: object) -> str:
    return f"a counter for {kind} sanctions on {nation}"


def next_election(by: object) -> str:
    return f"{by} to the roll of the next election"


def attack_on(nation: object) -> str:
    return f"a free cyber attack on {nation}"


def join_attack(ally: str, target: str) -> str:
    return f"{upper(ally)} attacks the networks of {target}. What do you attack together?"


def answer_in_kind(nation: object) -> str:
    return f"Do you strike back at {nation} in its networks?"
