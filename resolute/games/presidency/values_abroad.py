"""What actions abroad are worth: operations against terror groups, cyber attacks, sanctions, talks and requests to the
United Nations, with the chance of the roll with which each begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from resolute.engine.effects import Choose, Effect, When, happen
from resolute.engine.frames import Frame
from resolute.engine.option_values import NO_VALUE, Amount, ChanceValue, OptionValue
from resolute.engine.rolling import Check, OnChart
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.games.presidency.content.allies import Joint
from resolute.games.presidency.content.setup import GOODWILL
from resolute.games.presidency.effects.talks import TalksOfYours, war_to_talk_about
from resolute.games.presidency.figures_world import WORLD_OPINION_CORNER
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules import allies, beginning, cyber, intelligence, united_nations
from resolute.games.presidency.rules.cyber import cyber_page
from resolute.games.presidency.rules.united_nations import talks_page
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import (
    CIVIL_WAR,
    CIVIL_WAR_US,
    GROUP,
    NATION,
    REGION,
    civil_war_of,
    civil_war_target,
    group_target,
    number,
    target,
)
from resolute.games.presidency.values_cards import Result, first_roll, likely_result, parts_now
from resolute.games.presidency.words import values as words
from resolute.games.presidency.words.small import points, small, upper

LONGEST = 120
"""So many letters fit beside an option."""


def line(parts: Sequence[str]) -> str:
    """What an option brings, as far as it fits beside it: the rest is on its card and in its odds."""
    while len(parts) > 1 and len("; ".join(parts)) > LONGEST:
        parts = parts[:-1]
    said = "; ".join(parts)
    return upper(said) if len(said) <= LONGEST else ""


def brought(t: Table[Presidency], effect: Effect, on: Subject, by: int = 0) -> OptionValue:
    """An effect as the board stands: what its roll can bring and how likely that is, or what is certain."""
    if isinstance(effect, When):
        return brought(t, effect.then if effect.condition.holds(t, on) else effect.otherwise, on, by)
    if isinstance(effect, TalksOfYours):
        war = war_to_talk_about(t.state, number(on, REGION))
        return NO_VALUE if war is None else brought(t, t.game.book.at(talks_page(t.state, war)), war, by)
    if isinstance(effect, Choose) and (rolls := _rolls_offered(t, effect, on)):
        return OptionValue(effect=upper(words.either(rolls)))
    roll = first_roll(t, effect, on)
    if roll is None:
        return OptionValue(effect=line(parts_now(t, effect, on)))
    found = likely_result(t, roll, on, by)
    return NO_VALUE if found is None else rolled_for(found)


def rolled_for(found: Result) -> OptionValue:
    """The likely result of a roll."""
    return OptionValue(effect=line(found.brings), chance=ChanceValue(found.chance, label=found.name, good=found.good))


def _rolls_offered(t: Table[Presidency], choice: Choose, on: Subject) -> list[str]:
    """Rolls of which one may be chosen, each with its chance."""
    found = []
    for offer in choice.offers:
        if isinstance(offer.effect, OnChart | Check) and not offer.why_not(t, on):
            likely = likely_result(t, offer.effect, on)
            if likely is not None:
                found.append(words.with_chance(offer.effect.title, likely.chance))
    return found


# Where an answer leads

_Led = tuple[str, Subject]
"""The address of what happens, and to whom."""


def _find(region: int, place: int, again: bool) -> _Led:
    return "chart/WM7", group_target(GROUP, region, place)


def _strike(kind: str, region: int, place: int, again: bool) -> _Led:
    return f"chart/WM2/{kind}", group_target(GROUP, region, place)


def _networks(nation: int, aim: str) -> _Led:
    return f"chart/WM3/{cyber_page(nation, aim)}", target(NATION, nation)


def _rogue_networks(region: int) -> _Led:
    return "chart/WM3/rogue", target(REGION, region)


_LEADS: Mapping[str, Callable[..., _Led]] = {
    happen.name: lambda at, on: (at, on),
    intelligence.superstars_act.name: lambda key, at, on: (at, on),
    intelligence.find.name: _find,
    intelligence.strike.name: _strike,
    cyber.attack_networks.name: _networks,
    cyber.attack_rogue_networks.name: _rogue_networks,
}


def answer_abroad(t: Table[Presidency], answer: Frame) -> OptionValue:
    """What an answer leads to, if that is printed."""
    leads = _LEADS.get(answer.step.name)
    if leads is None:
        return NO_VALUE
    at, on = leads(*answer.args)
    return brought(t, t.game.book.at(at), on)


def _answered(step: str) -> Callable[..., OptionValue]:
    """The value of the options that lead to a step."""

    def value(t: Table[Presidency], *args: object) -> OptionValue:
        at, on = _LEADS[step](*args)
        return brought(t, t.game.book.at(at), on)

    return value


# The United Nations and civil wars


def _asked(
    t: Table[Presidency], key: str, goodwill: bool, on: Subject, by_points: bool, by_goodwill: bool
) -> OptionValue:
    """A request to the United Nations: an action point is -1; how much a counter is worth nobody knows before it is
    turned over, so that the chance counts all of them. The chart of talks counts world opinion by itself. (GM UN
    Goodwill)"""
    if key == "talks":
        on = civil_war_target(CIVIL_WAR_US, *civil_war_of(on))
        page, opinion = talks_page(t.state, on), 0
    else:
        page, opinion = f"chart/WD3/{key}", WORLD_OPINION_CORNER.get(t.state, on)
    paid = Counter(GOODWILL) if goodwill else Counter({-united_nations.ASKED_COST: 1})
    effect = t.game.book.at(page)
    values = [(brought(t, effect, on, by + opinion), count) for by, count in paid.items()]
    best = values[-1][0]
    if best.chance is None:
        return best
    chance = sum(one.chance.after * count for one, count in values if one.chance is not None) / paid.total()
    return OptionValue(effect=best.effect, chance=ChanceValue(chance, label=best.chance.label, good=best.chance.good))


def _helped(t: Table[Presidency], one: int, helped: tuple[int, ...]) -> OptionValue:
    """A point for talks, before the dice of a civil war are rolled: -1."""
    on = target(CIVIL_WAR, one)
    roll = t.game.book.at(talks_page(t.state, on))
    with_help, without = brought(t, roll, on, -1), brought(t, roll, on)
    price = Amount(1, "action_points", points(1))
    if with_help.chance is None or without.chance is None:
        return OptionValue(price=price)
    chance = ChanceValue(with_help.chance.after, without.chance.after, with_help.chance.label)
    return OptionValue(effect=with_help.effect, chance=chance, price=price)


# Allies


def _joint(t: Table[Presidency], joint: int, ally: int, left: int, done: tuple[int, ...], on: Target) -> OptionValue:
    """A joint action; those that are not sure are rolled for. (GM Allies)"""
    if joint == Joint.RAID:
        return brought(t, t.game.book.at("chart/WM2/raid"), on)
    works = allies.works_to(t.state, joint, ally)
    chance = None if works is None else ChanceValue(works / D10.sides, label=words.TO_WORK)
    return OptionValue(effect=words.JOINT[joint], chance=chance)


def _joint_pair(t: Table[Presidency], first: Frame, joint: int, on: Target) -> OptionValue:
    """Two joint actions: what each brings, with its chance."""
    _, ally, left, done, _ = first.args
    parts = (_joint(t, *first.args), _joint(t, joint, ally, left, done, on))
    return OptionValue(effect=line([_with_chance(one) for one in parts]))


def _with_chance(one: OptionValue) -> str:
    return small(one.effect) if one.chance is None else words.with_chance(one.effect, one.chance.after)


# Where intelligence looks


def _focused(t: Table[Presidency], region: int) -> OptionValue:
    return OptionValue(effect=words.groups(len(t.state.world.regions[region].terror_groups)))


def _moved(t: Table[Presidency], regions: tuple[int, ...]) -> OptionValue:
    return OptionValue(effect=words.groups(sum(len(t.state.world.regions[one].terror_groups) for one in regions)))


ABROAD: Mapping[str, Callable[..., OptionValue]] = {
    **{step: _answered(step) for step in _LEADS if step != happen.name},
    united_nations.un_asked.name: _asked,
    united_nations.help_civil_war.name: _helped,
    allies.joint_action.name: _joint,
    allies.joint_actions.name: _joint_pair,
    beginning.focus_intelligence.name: _focused,
    intelligence.focus_moves_to.name: _moved,
}
