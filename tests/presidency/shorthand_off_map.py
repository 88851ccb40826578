"""The shorthand of the plan of cards 1 to 64: the words that they use and event cards do not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from resolute.engine.conditions import Condition, Not
from resolute.engine.effects import Act, Effect, Stop, WayOut
from resolute.engine.picks import Pick
from resolute.engine.rolling import Check
from resolute.engine.terms import After
from resolute.games.presidency.conditions import base as conditions
from resolute.games.presidency.conditions import world as conditions_world
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.crisis_cards import CrisisCard
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.forces import BOX_LABELS, UnitType
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.effects import allies as effects_allies
from resolute.games.presidency.effects import cards as effects_cards
from resolute.games.presidency.effects import cascades as effects_cascades
from resolute.games.presidency.effects import conflicts as effects_conflicts
from resolute.games.presidency.effects import groups as effects_groups
from resolute.games.presidency.effects import nations as effects_nations
from resolute.games.presidency.effects import regions as effects_regions
from resolute.games.presidency.effects import rogue as effects_rogue
from resolute.games.presidency.effects import terror as effects_terror
from resolute.games.presidency.effects import world as effects_world
from resolute.games.presidency.effects.groups import FoundByTheDie
from tests.presidency import shorthand as plan

SANCTIONS = {SanctionKind.UNILATERAL: "uni", SanctionKind.MULTILATERAL: "multi", SanctionKind.UN: "UN"}
UNITS = dict(zip(UnitType, ("Intel", "SOF", "Marines", "Light", "Heavy", "USAF", "Carrier"), strict=True))
PILES = {**plan.PILES, After.DECK_3: "3", After.STAY: "stays"}


def _boxes(boxes: tuple[int, ...]) -> str:
    return " ".join(plan.REGIONS[Region(one)] if one <= Region.CONUS else BOX_LABELS[one] for one in boxes)


def _units(kinds: tuple[UnitType, ...]) -> str:
    return "/".join(UNITS[one] for one in kinds)


def figure(key: str) -> str:
    """A figure of the board, as this plan calls it too."""
    own = {"cooperation": "BC", "highest_group": "TG @", "state_diplomacy": "State Dip"}
    if key in own:
        return own[key]
    for begins, words in (("unstable_", "UNS {}"), ("influence_russia_", "RusINF {}")):
        if key.startswith(begins):
            return words.format(plan.REGIONS[Region[key.removeprefix(begins).upper()]])
    return _PRINTED_FIGURE(key)


_PRINTED_FIGURE = plan.figure


def _modifier(one: Any) -> str:
    if one.per is not None:
        return f"({one.by:+d} per {one.per.key})" if one.per.key not in ("state_diplomacy",) else "-Dip"
    return f"({one.by:+d} {condition(one.when)})" if one.when is not None else f"({one.by:+d})"


def _paid(paid: tuple[Any, ...]) -> str:
    return "".join(f"({one.points}AP {one.by:+d})" for one in paid)


def _table(chart: Any) -> str:
    return f"d{chart.dice.sides}" + "".join(map(_modifier, chart.modifiers)) + _paid(chart.paid) + plan.rows_of(chart)


def _check(one: Any) -> str:
    parts = [plan.shorthand(one.passed), plan.shorthand(one.failed)]
    best = f"<={one.best_at}: {plan.shorthand(one.best)} / " if one.best is not None else ""
    bear = "".join(map(_modifier, one.modifiers)) + _paid(one.paid)
    return f"chk {figure(one.track.key)}{bear}" + "{" + best + " / ".join(parts) + "}"


def _act(one: Act) -> str:
    if one.frame.step.name == "new_scandal":
        return f"scandal {Office(one.frame.args[0]).label}"
    return plan._act(one)


def _war(one: effects_cascades.CardWar) -> str:
    strength = f" {one.attacking}" if one.attacking else ""
    surprise = ", surprise" if one.surprise else ""
    who = f"{one.attacker.label}{strength}>{one.defender.label} {one.defending}"
    return f"war {who} {plan.REGIONS[one.region]}, {one.kind.name.lower()}{surprise}"


def condition(one: Condition) -> str:
    """A condition as the plan writes it."""
    return plan.condition(one)


CONDITIONS: dict[type[Condition], Callable[[Any], str]] = {
    conditions_world.UnitsIn: lambda c: f"{c.count if c.count > 1 else ''}{_units(c.kinds)} in {_boxes(c.boxes)}",
    Not: lambda c: f"not {condition(c.inner)}",
    conditions.Has: lambda c: f"has {c.resource.name}",
    conditions.TerrorAtHome: lambda c: "TG HOME>=1",
    conditions_world.Signed: lambda c: f"signed({int(c.bill)})",
    conditions_world.Outdoes: lambda c: f"US {plan.CAPABILITIES[c.which]}>={plan.NATIONS[c.peer]}+{c.by}",
    conditions_world.AmongPriorities: lambda c: f"{c.focus.name} focus 1-{c.first}",
    conditions_world.GroupKnown: lambda c: f"{plan.REGIONS[c.region]} TG at {c.box.name}",
    conditions_world.FocusedOn: lambda c: f"FNI in {plan.REGIONS[c.region]}",
    conditions_world.NoWorsening: lambda c: f"no worsening marker on {c.track.key}",
    conditions_world.PostureIs: lambda c: f"{plan.NATIONS[c.peer]} posture {c.posture}",
    effects_allies.RogueHere: lambda c: f"ROG {plan.REGIONS[c.region]}",
    effects_nations.AtWar: lambda c: f"war of {plan.CONFLICT_NAMES[c.track]}",
    effects_nations.Under: lambda c: f"{plan.NATIONS[c.nation]} under {SANCTIONS[c.kind]}",
    effects_cascades.CanImpose: lambda c: f"SAN-{SANCTIONS[c.kind]} {plan.NATIONS[c.nation]} can be",
    effects_cascades.AirPowerThere: lambda c: "USAF in @ or Carrier off @",
    effects_cascades.ElectionAhead: lambda c: "an election ahead",
    effects_terror.Leads: lambda c: f"US {plan.CAPABILITIES[c.capability]}>both",
    effects_conflicts.WarOn: lambda c: f"war {c.attacker.label}>{c.defender.label} on",
}
EFFECTS: dict[type[Effect], Callable[[Any], str]] = {
    Act: _act,
    Stop: lambda e: "stop",
    WayOut: lambda e: f"OUT {condition(e.condition)} [{plan.shorthand(e.reward)}]",
    Pick: lambda e: f"{e.how} {e.fitting.words}: {plan.shorthand(e.effect)}",
    FoundByTheDie: lambda e: f"{e.fitting.words}: {plan.shorthand(e.effect)}",
    Check: _check,
    effects_cards.CardRoll: lambda e: _table(e.chart),
    effects_cards.CardGoes: lambda e: f"go {PILES[e.after]}",
    effects_cards.Ends: lambda e: "over",
    effects_cards.Joins: lambda e: "joins",
    effects_nations.Escalates: lambda e: (
        f"{plan.CONFLICT_NAMES[e.track]}{e.by:+d}" + (f" ({e.most} at most)" if e.most else "")
    ),
    effects_nations.Imposes: lambda e: f"SAN-{SANCTIONS[e.kind]} {plan.NATIONS[e.nation]}",
    effects_nations.ProgramAdvances: lambda e: f"{plan.PROGRAMS[e.program]}+1",
    effects_nations.MoreActions: lambda e: f"{plan.NATIONS[e.nation]} act{e.by:+d}",
    effects_nations.TakesPosture: lambda e: f"{plan.NATIONS[e.peer]} posture {e.posture}",
    effects_world.Closer: lambda e: f"{plan.NATIONS[e.ally]}{e.by:+d}lvl",
    effects_allies.Reinforces: lambda e: f"{e.who.label}{e.by:+d}str",
    effects_regions.CivilWarBegins: lambda e: f"{'UNS>' if e.unstable else ''}CW+ {plan.place(e.region)}",
    effects_terror.GroupFound: lambda e: "intel+1",
    effects_groups.ChosenGroupFalls: lambda e: "TG-1",
    effects_rogue.AlignmentBox: lambda e: f"{plan.REGIONS[e.region]} RA{e.by:+d}",
    effects_cascades.SendsUnit: lambda e: f"{_units(e.kinds)} CONUS>{_boxes((e.box,))}",
    effects_cascades.ArmyComesHome: lambda e: f"US ground {plan.REGIONS[e.region]}>CONUS",
    effects_cascades.BecomesRogue: lambda e: f"{plan.place(e.region)} ROG1",
    effects_cascades.Struck: lambda e: f"{plan.place(e.region)} TG-1 or ROG-1",
    effects_cascades.ToNation: lambda e: f"cyber response {plan.NATIONS[e.nation]}",
    effects_cascades.CardWar: _war,
    effects_cascades.UsJoins: lambda e: "US joins",
    effects_cascades.CrisesInRandomRegions: lambda e: f"+1RC {e.count} RND",
    effects_cascades.CeasefireBreaks: lambda e: f"{plan.place(e.region)} ceasefire breaks",
    effects_cascades.AddsToElection: lambda e: f"next election {e.by:+d}",
}


def written(card: CrisisCard) -> list[str]:
    """The lines of a card: its terms, and what each of its stages does."""
    family = ("straight", "state", "choice")[card.family]
    eras = " ".join(str(int(era))[2:] for era in card.eras) or "any"
    head = f"{card.number} {card.key} | {card.kind.name.lower()} | {family} | {eras}"
    stages = [
        f"  {number}: {plan.shorthand(stage.effect)} | {PILES.get(stage.after, 'D')}"
        for number, stage in card.stages.items()
    ]
    return [head, *stages]
