"""The shorthand of the card plan: what an effect does, written as briefly as the plan writes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from resolute.engine.cases import Cases
from resolute.engine.charts import Chart
from resolute.engine.conditions import All, AnyOf, AtLeast, AtMost, Condition, Modifier
from resolute.engine.effects import Act, Choose, Effect, InOrder, Nothing, When
from resolute.engine.rolling import Check, OnChart
from resolute.engine.terms import After
from resolute.games.presidency.conditions import base as conditions
from resolute.games.presidency.conditions import world as conditions_world
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.cabinet import REPLACEABLE
from resolute.games.presidency.content.conflicts import CONFLICTS, Track
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.forces import UnitType
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.programs import Program
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.effects import allies as effects_allies
from resolute.games.presidency.effects import bills as effects_bills
from resolute.games.presidency.effects import cards as effects_cards
from resolute.games.presidency.effects import closeness as effects_closeness
from resolute.games.presidency.effects import conflicts as effects_conflicts
from resolute.games.presidency.effects import nations as effects_nations
from resolute.games.presidency.effects import offices as effects_offices
from resolute.games.presidency.effects import places as effects_places
from resolute.games.presidency.effects import regions as effects_regions
from resolute.games.presidency.effects import targets as effects_targets
from resolute.games.presidency.effects import units as effects_units
from resolute.games.presidency.effects import world as effects_world
from resolute.games.presidency.effects.base import CabinetRelief, CabinetTension, MoveCrisis, MoveTrack, People, Trend

TRACKS = {
    **{"approval": "PA", "congress": "RWC", "media": "MR", "homeland_security": "HS", "economy": "SoE"},
    **{"world_opinion": "WO", "prestige": "PP", "party_relations": "PR", "lingering_issues": "LDI"},
    **{"action_points": "AP", "legacy_points": "LP", "domestic_crisis": "DC", "cabinet_effectiveness": "CE"},
    **{"eurozone_economy": "EZ-SoE", "china_relations": "CHN-Rel", "russia_relations": "RUS-Rel"},
    **{
        "china_economy": "CHN-SoE",
        "iran_nuclear": "NukeIRN",
        "korea_missiles": "MissNK",
        "cabinet_tensions": "T cab",
        "wars": "wars",
    },
    **{"stability": "ST @", "iran_at_israel": "IrINF at ISR"},
}
TRENDS = {
    **{"economy": "E{}", "cabinet_effectiveness": "CE{}", "eurozone_economy": "E{}EZ", "russia_economy": "E{}RUS"},
    **{"china_economy": "E{}CHN", "russia_relations": "US{} RUS", "china_relations": "US{} CHN"},
}
REGIONS = dict(zip(Region, ("EZ", "CAm", "SAm", "AF", "ME", "EE", "CSA", "A/P", "HOME"), strict=True))
_NATIONS = ("RUS", "CHN", "IRN", "NK", "CAN", "UK", "NATO", "ISR", "GS", "IND", "JPN", "ROK", "AUS")
NATIONS = dict(zip(Nation, _NATIONS, strict=True))
SIDES: dict[int, str] = {**{int(one): name for one, name in NATIONS.items()}, 13: "US", 14: "PAK", 17: "UKR"}
CAPABILITIES = dict(zip(Capability, ("Air", "Ground", "Naval", "Cyber", "Space", "Missile", "Recon"), strict=True))
_BILLS = (
    *("", "SocSec", "Tax", "Infra", "Education", "Homeland", "Jobs", "Health", "Immigration", "Gun", "Privacy"),
    *("Energy", "Cyber", "Welfare", "NASA", "Lingering", "Military"),
)
CONFLICT_NAMES = dict(
    zip(
        Track,
        (
            *("IND/CHN", "IND/PAK", "RUS/NATO", "RUS/UKR", "CHN/JPN", "DPRK/ROK", "ISR/IRN", "ISR/NBR", "GS/IRN"),
            "US/IRN",
        ),
        strict=True,
    )
)
PROGRAMS = {Program.IRAN: "NukeIRN", Program.NORTH_KOREA: "MissNK"}
KINDS = {SanctionKind.UNILATERAL: "uni", SanctionKind.MULTILATERAL: "multi"}
WARRING = {Belligerent.SERBIA: "Serbia", Belligerent.BALKAN_STATES: "Balkans"}
ATTRIBUTES = {
    **{Attribute.MEDIA_SAVVY: "Media Savvy", Attribute.LIKEABLE: "Likeable", Attribute.ORATOR: "Orator"},
    **{Attribute.TEFLON: "Teflon", Attribute.TEAM_BUILDER: "Team Builder"},
    Attribute.LACKING_SOCIAL_GRACES: "Lacking Graces",
}
PILES = {After.RESHUFFLE: "R", After.DECK_2: "2"}


def sign(by: int) -> str:
    """The sign of a marker."""
    return "+" if by > 0 else "-"


def place(region: Region | None) -> str:
    """A region, or the one that the card has picked."""
    return "@" if region is None else REGIONS[region]


def side(track: Track, who: Belligerent) -> str:
    """A side of a conflict as the plan calls it."""
    name = CONFLICT_NAMES[track]
    first, second = name.split("/")
    return first if who == CONFLICTS[track].first else second


# Conditions


def figure(key: str) -> str:
    """A figure of the board as the plan calls it."""
    if key in TRACKS:
        return TRACKS[key]
    for begins, words in (
        *(("stability_", "ST {}"), ("alignment_", "RA {}"), ("crises_", "RC {}"), ("highest_group_", "TG {}")),
        *(("fighting_", "CW {}"), ("influence_china_", "ChiINF {}")),
    ):
        if key.startswith(begins):
            return words.format(REGIONS[Region[key.removeprefix(begins).upper()]])
    if key.startswith("status_"):
        return CONFLICT_NAMES[Track[key.removeprefix("status_").upper()]]
    if key.startswith("tensions_on_"):
        return f"T {NATIONS[Nation[key.removeprefix('tensions_on_').upper()]]}"
    assert key.endswith("_us"), key
    return CAPABILITIES[Capability[key.removesuffix("_us").upper()]]


_COMPARED = {-1: "<", 0: "=", 1: ">"}


def condition(one: Condition) -> str:
    """A condition as the plan writes it."""
    found = _CONDITIONS[type(one)](one)
    assert isinstance(found, str)
    return found


_CONDITIONS: dict[type[Condition], Callable[[Any], str]] = {
    AtLeast: lambda c: f"{figure(c.figure.key)}>={c.number}",
    AtMost: lambda c: f"{figure(c.figure.key)}<={c.number}",
    All: lambda c: " and ".join(map(condition, c.inner)),
    AnyOf: lambda c: " or ".join(map(condition, c.inner)),
    conditions.Control: lambda c: f"Control {c.side}",
    conditions.Cooperation: lambda c: f"BC>={min(c.boxes)}",
    conditions.Is: lambda c: ATTRIBUTES[c.attribute],
    conditions.Scandal: lambda c: "a scandal",
    conditions_world.UnitsIn: lambda c: (
        "carrier Indian Ocean" if c.kinds == (UnitType.CARRIER,) else f"Intel or SOF in {REGIONS[c.boxes[0]]}"
    ),
    conditions_world.RoomForWar: lambda c: "wars<5",
    conditions_world.AsCloseAs: lambda c: f"{NATIONS[c.ally]} {('E', 'C', 'VC')[c.least]}",
    effects_allies.UsAtWar: lambda c: "US at war",
    effects_allies.InfluenceIn: lambda c: f"{('Rus', 'Chi')[c.peer]}INF {REGIONS[c.region]}",
    effects_bills.CourtVacant: lambda c: "a seat already vacant",
    effects_bills.OwnBill: lambda c: "own bill pending",
    effects_bills.YearOfTerm: lambda c: {(3, 4): "year>=3", (1, 2): "year<=2", (2,): "year=2"}[c.years],
    effects_closeness.IsEstranged: lambda c: f"{NATIONS[c.ally]} E",
    effects_closeness.Compares: lambda c: "{0}{1}{2} {0}".format(
        CAPABILITIES[c.capability], _COMPARED[c.by], "@" if c.peer is None else NATIONS[c.peer]
    ),
    effects_conflicts.RogueToAttack: lambda c: f"ROG {REGIONS[c.region]}",
    effects_conflicts.WarOn: lambda c: "this war on",
    effects_nations.Fighting: lambda c: f"{NATIONS[Nation(int(c.who))]} at war",
    effects_offices.OfficeIs: lambda c: "@ State, Defense or CoS" if c.offices == REPLACEABLE else "@ POTUS or VP",
    effects_places.SomeGoodwill: lambda c: "a GW",
    effects_places.TradeAgreed: lambda c: f"trade pact {REGIONS[c.region]}",
    effects_units.ArmyAbroad: lambda c: "Light or Heavy abroad except ROK",
}


# Effects


def shorthand(one: Effect) -> str:
    """An effect as the plan writes it."""
    found = _EFFECTS[type(one)](one)
    assert isinstance(found, str)
    return found


def _in_order(effects: tuple[Effect, ...]) -> str:
    return ", ".join(map(shorthand, effects))


def _act(one: Act) -> str:
    name, args = one.frame.step.name, one.frame.args
    words: dict[str, Callable[[], str]] = {
        "media_slant": lambda: "slant",
        "public_priority_first": lambda: f"pub1 {_BILLS[args[0]]}",
        "bills_gain": lambda: f"bill<{args[0]}",
        "leading_bill_loses": lambda: "lead bill>1",
        "court_vacancy": lambda: "court",
        "cabinet_drama": lambda: "Drama",
        "unseen_card": lambda: f"{args[0]}>R",
        "card_called": lambda: f"call {args[0]}",
        "card_ripens": lambda: "ripen",
        "drop_a_card": lambda: "drop2",
        "look_ahead": lambda: f"peek{args[0]}",
        "draw_disaster": lambda: "disaster now",
        "happen": lambda: f"roll {args[0].removeprefix('chart/')}",
    }
    return words[name]()


def _cases(one: Cases) -> str:
    parts = [f"{condition(case.condition)}: {shorthand(case.effect)}" for case in one.cases]
    return "{" + " / ".join([*parts, f"else: {shorthand(one.otherwise)}"]) + "}"


def _offers(one: Choose) -> str:
    said = []
    for offer in one.offers:
        price = f" [{offer.price.amount}AP]" if offer.price is not None else ""
        needs = "".join(f" (need {condition(need.condition)})" for need in offer.needs)
        said.append(f"..{price}{needs}: {shorthand(offer.effect)}")
    return "choose{" + " / ".join(said) + "}"


def _modifier(one: Modifier) -> str:
    if one.per is None:
        assert one.when is not None
        return f"({one.by:+d} {condition(one.when)})"
    return {"state_diplomacy": "-Dip", "defense_military": "-Mil"}[one.per.key]


def _table(chart: Chart) -> str:
    return f"d{chart.dice.sides}" + "".join(map(_modifier, chart.modifiers)) + rows_of(chart)


def rows_of(chart: Chart) -> str:
    """The rows of a printed roll."""
    rows = []
    for row in chart.rows:
        last = row is chart.rows[-1]
        low = f"{row.low}+" if last and row.low < chart.dice.sides else f"{row.low}-{row.high}"
        rows.append(f"{row.low if row.low == row.high else low}: {shorthand(row.effect)}")
    return "{" + " / ".join(rows) + "}"


def _the_one(one: effects_places.TheOne) -> str:
    return f"@; {shorthand(one.effect)}; none: {shorthand(one.otherwise)}"


_EFFECTS: dict[type[Effect], Callable[[Any], str]] = {
    Nothing: lambda e: "0",
    InOrder: lambda e: _in_order(e.effects),
    Act: _act,
    Cases: _cases,
    When: lambda e: "{" + f"{condition(e.condition)}: {shorthand(e.then)} / else: {shorthand(e.otherwise)}" + "}",
    Choose: _offers,
    effects_cards.Question: _offers,
    Check: lambda e: f"chk {figure(e.track.key)}" + "{" + f"{shorthand(e.passed)} / {shorthand(e.failed)}" + "}",
    OnChart: lambda e: _table(e.chart),
    effects_cards.CardRoll: lambda e: _table(e.chart),
    effects_cards.CardGoes: lambda e: f"go {PILES[e.after]}",
    MoveTrack: lambda e: (
        f"BC {'R' if e.by > 0 else 'L'}" if e.track.key == "cooperation" else f"{e.by:+d}{TRACKS[e.track.key]}"
    ),
    MoveCrisis: lambda e: f"{e.by:+d}DC",
    Trend: lambda e: TRENDS[e.track.key].format(sign(e.by)),
    People: lambda e: f"{sign(e.by)}{'Fr' if e.friends else 'Opp'}",
    CabinetTension: lambda e: f"+{e.count}T cab",
    CabinetRelief: lambda e: f"-{e.count}T cab",
    effects_world.Goodwill: lambda e: f"{e.count:+d}GW",
    effects_world.NationTension: lambda e: f"{e.by:+d}T {NATIONS[e.nation]}",
    effects_world.BetterCapability: lambda e: f"{CAPABILITIES[e.capability]}{e.by:+d}",
    effects_regions.Aligns: lambda e: f"US{sign(e.way)} {place(e.region)}",
    effects_regions.CrisisGrows: lambda e: f"+{e.by}RC {place(e.region)}",
    effects_regions.CrisisEases: lambda e: f"-{e.by}RC {place(e.region)}",
    effects_regions.StabilityMoves: lambda e: f"{e.by:+d}ST {place(e.region)}",
    effects_regions.InfluenceMoves: lambda e: f"{sign(e.by)}{('Rus', 'Chi')[e.peer]}INF {place(e.region)}",
    effects_regions.Destabilized: lambda e: f"UNS{sign(e.by)} {place(e.region)}",
    effects_regions.CivilWarBegins: lambda e: f"CW+ {place(e.region)}",
    effects_regions.GroupAppears: lambda e: f"TG{e.level} {place(e.region)}",
    effects_regions.GroupRises: lambda e: f"TG+ {place(e.region)}",
    effects_regions.GroupFalls: lambda e: f"TG-{e.by if e.by > 1 else ''} {place(e.region)}",
    effects_regions.IranianInfluence: lambda e: "+IrINF",
    effects_nations.Calms: lambda e: f"{CONFLICT_NAMES[e.track]}-{e.by}",
    effects_nations.Strengthens: lambda e: f"RS {CONFLICT_NAMES[e.track]}>{side(e.track, e.side)}",
    effects_nations.ProgramReverses: lambda e: f"{PROGRAMS[e.program]}-1",
    effects_nations.PeerCapability: lambda e: f"{NATIONS[e.peer]} {CAPABILITIES[e.capability]}{e.by:+d}",
    effects_nations.Lifts: lambda e: f"lift SAN {NATIONS[e.nation]}",
    effects_allies.Attacks: lambda e: f"war {WARRING[e.attacker]}>{WARRING[e.defender]} {REGIONS[e.region]}",
    effects_allies.Reinforces: lambda e: f"{SIDES[int(e.who)]}{e.by:+d}str",
    effects_bills.Introduces: lambda e: f"introduce {_BILLS[e.bill]}",
    effects_bills.Midterms: lambda e: f"mid{e.by:+d}",
    effects_closeness.Turns: lambda e: f"{'@' if e.ally is None else NATIONS[e.ally]}{sign(e.by)}",
    effects_closeness.TwoStrained: lambda e: "+1T 2rndallies",
    effects_closeness.ItsTensions: lambda e: f"{e.by:+d}T @",
    effects_closeness.PeerImproves: lambda e: f"@ {CAPABILITIES[e.capability]}{e.by:+d}",
    effects_conflicts.Heats: lambda e: f"{CONFLICT_NAMES[e.track]}+1",
    effects_conflicts.ProgramGoesOn: lambda e: f"{PROGRAMS[e.program]}+1",
    effects_conflicts.Sanctioned: lambda e: f"SAN-{KINDS[e.kind]} {NATIONS[e.nation]}",
    effects_conflicts.HezbollahAttacks: lambda e: "war Hezbollah>ISR ME",
    effects_conflicts.AttacksRogue: lambda e: f"war {SIDES[int(e.attacker)]}>ROG {REGIONS[e.region]}",
    effects_conflicts.EnemyReinforced: lambda e: f"enemy{e.by:+d}str",
    effects_offices.OfficeByDie: lambda e: f"@; {shorthand(e.effect)}",
    effects_offices.ScandalThere: lambda e: "scandal @",
    effects_offices.ForemostScandal: lambda e: "scandal>1",
    effects_places.InRandomRegion: lambda e: shorthand(e.effect).replace("@", "RND"),
    effects_places.TheOne: _the_one,
    effects_places.TradeEnds: lambda e: f"pact ends {place(e.region)}",
    effects_places.CivilWarPauses: lambda e: f"ceasefire {place(e.region)}",
    effects_places.CivilWarOver: lambda e: f"CW>UNS {place(e.region)}" if e.fragile else f"CW ends {place(e.region)}",
    effects_places.GroupFixed: lambda e: f"fix {place(e.region)}",
    effects_places.EasesTwoWorst: lambda e: "-1RC highest, -1RC nexthighest",
    effects_places.Steadies: lambda e: "UNS- {0} (none: US+ {0})".format(place(e.region)),
    effects_places.LosesInfluence: lambda e: "-{}INF {} (none: US+ {})".format(
        ("Rus", "Chi")[e.peer], REGIONS[e.region], REGIONS[e.region]
    ),
    effects_targets.MemberReplaced: lambda e: "replace @",
    effects_units.Deploys: lambda e: f"Marines CONUS>{REGIONS[e.region]}",
    effects_units.ComeHome: lambda e: f"recall {place(e.region)}",
    effects_units.FootprintLeft: lambda e: f"FP {place(e.region)}",
    effects_units.FootprintsGo: lambda e: f"-FP {place(e.region)}",
}
