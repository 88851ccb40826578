"""Cards 1 to 64: each is of its kind and era, every branch, answer and way out can be reached and resolved, and the two
cards that the rulebook prints do what they say. (GM Crisis Cards, Anatomy of a Crisis Card)"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from resolute.engine.effects import Nothing, WayOut
from resolute.engine.frames import do
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.bills import BILLS, Bill
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.conflicts import CONFLICTS, Track
from resolute.games.presidency.content.crisis_cards import SECOND, THIRD, CardKind, CrisisCard
from resolute.games.presidency.content.crisis_index import CARDS
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.forces import UNITS, Box, UnitType
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.printed import FAILURE
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import TRACKS
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.effects.cascades import CrisesInRandomRegions
from resolute.games.presidency.operations.nations import take_posture
from resolute.games.presidency.operations.sanctions import impose
from resolute.games.presidency.rules.cards import resolve_card
from resolute.games.presidency.rules.wars import begin_war
from resolute.games.presidency.state import NOBODY, Member, Presidency, TerrorGroup, Unit, War, presidency_pieces
from tests.presidency import shorthand as plan
from tests.presidency import shorthand_off_map as shorthand
from tests.presidency.arranged import arranged
from tests.presidency.helpers import Stage, effect, presidency
from tests.presidency.test_crisis_cards import dealt, inside
from tests.presidency.test_event_cards import noted_addresses
from tests.presidency.test_rows import resolved

OFF_MAP = [card for card in CARDS if card.kind != CardKind.EVENT]
BY_NUMBER = {card.number: card for card in OFF_MAP}
STAGES = [(card, stage) for card in OFF_MAP for stage in card.stages]
TRIES = 1500
"""So many positions are arranged until every part of a card has happened."""
ZONES = (int(Box.EASTERN_PACIFIC), int(Box.INDIAN_OCEAN), int(Box.MEDITERRANEAN))
HIJACK, CODE = 15, 34


def test_there_are_5_8_20_and_31_of_them() -> None:
    """GM Component List."""
    kinds = Counter(card.kind for card in OFF_MAP)
    wanted = {CardKind.RESOURCE: 5, CardKind.DISASTER: 8, CardKind.TERRORISM: 20, CardKind.CASCADING: 31}
    assert kinds == wanted and len(CARDS) == 180


def test_every_off_map_card_does_what_the_plan_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plan writes each stage in one line of shorthand; a figure that is tuned is tuned there too."""
    monkeypatch.setattr(plan, "_CONDITIONS", {**plan._CONDITIONS, **shorthand.CONDITIONS})
    monkeypatch.setattr(plan, "_EFFECTS", {**plan._EFFECTS, **shorthand.EFFECTS})
    monkeypatch.setattr(plan, "figure", shorthand.figure)
    lines = Path(__file__).with_name("off_map_plan.txt").read_text(encoding="utf-8").splitlines()
    cards = sorted(OFF_MAP, key=lambda one: one.number)
    assert [line for card in cards for line in shorthand.written(card)] == lines


def test_most_later_stages_have_a_way_out() -> None:
    """Those without one: a good card with a risk, a card that only a lead ends, and three whose answers end them."""
    without = {
        (card.number, stage)
        for card, stage in STAGES
        if stage in (SECOND, THIRD) and not any(isinstance(one, WayOut) for one in inside(card.stages[stage].effect))
    }
    assert without == {(34, 2), (34, 3), (41, 2), (48, 3), (57, 2), (59, 2), (62, 2), (62, 3)}


def test_eras() -> None:
    """Ten cards belong to any start; the others to one or more of the four."""
    told = [card for card in OFF_MAP if card.kind != CardKind.RESOURCE]
    assert sum(not card.eras for card in told) == 10


# Every branch


def prepared(seed: int) -> Stage:
    """An arranged position in which bills were signed, sanctions lie, fleets are at sea and crises may be low."""
    t = arranged(seed)
    s: Presidency = t.table.state
    lot = random.Random(seed)
    s.congress.signed = tuple(
        lot.sample([int(bill) for bill in (*BILLS, Bill.FREEDOMS_AND_EQUALITY)], lot.randint(0, 5))
    )
    for nation in (Nation.IRAN, Nation.NORTH_KOREA, Nation.RUSSIA):
        kinds = tuple(SanctionKind)[: 2 if nation == Nation.RUSSIA else 3]
        if lot.random() < 0.5:
            impose(t.table, int(nation), lot.choice(kinds))
    if lot.random() < 0.3:
        take_posture(t.table, int(Nation.CHINA), 2)
    if lot.random() < 0.5:
        s.world.units = tuple(
            Unit(lot.choice(ZONES)) if kind in (UnitType.CARRIER, UnitType.MARINES) else Unit(int(Region.CONUS))
            for kind, _ in UNITS
        )
    if lot.random() < 0.4:
        s.president.resources, s.decks = (2, 3, 5), msgspec.structs.replace(s.decks, resources=(1, 4))
    if lot.random() < 0.3:
        groups = tuple(TerrorGroup(lot.randint(1, 4), lot.choice(tuple(IntelBox))) for _ in range(lot.randint(1, 2)))
        home = msgspec.structs.replace(s.world.regions[Region.CONUS], terror_groups=groups)
        s.world.change_region(int(Region.CONUS), home)
    if lot.random() < 0.3:
        _quiet(s, lot)
    if lot.random() < 0.4:
        s.world.wars = (*s.world.wars[:3], lot.choice(WARS))
    if lot.random() < 0.1:
        for region in range(9):
            s.world.change_region(region, msgspec.structs.replace(s.world.regions[region], terror_groups=()))
    if lot.random() < 0.2:
        s.clock = msgspec.structs.replace(s.clock, year=lot.randint(5, 8))
    s.president.action_points = lot.choice((0, 15, 15, 15))
    new, old = lot.choice(s.cabinet.candidates), s.cabinet.members[Office.STATE].who
    s.cabinet.candidates = tuple(old if one == new else one for one in s.cabinet.candidates)
    s.cabinet.change(Office.STATE, Member(new, lot.random() < 0.5))
    return t


def _war(attacker: Belligerent, defender: Belligerent, region: Region, track: int = NOBODY) -> War:
    return War(attacker, defender, int(region), WarKind.COMBINED, STALEMATE, 6, 6, track)


WARS = (
    *(
        _war(one.first, Belligerent.HAMAS if one.second == Belligerent.NEIGHBORS else one.second, one.region, number)
        for number, one in enumerate(CONFLICTS)
        if one.first != Belligerent.UNITED_STATES and not (one.loses and one.with_program is None)
    ),
    _war(Belligerent.CHINA, Belligerent.TAIWAN, Region.ASIA_PACIFIC),
)
"""Wars of every conflict that can have one, and one over an island."""


def _quiet(s: Presidency, lot: random.Random) -> None:
    """A calm world, in which ways out are open."""
    world = s.world
    for region in range(8):
        here = world.regions[region]
        calm = msgspec.structs.replace(
            here, crisis=lot.randint(0, 1), unstable_states=0, civil_wars=(), terror_groups=here.terror_groups[:1]
        )
        world.change_region(region, calm)
    for nation in range(13):
        here_ = world.nations[nation]
        world.tensions_cup = tuple(
            count + here_.tensions.count(value) for value, count in enumerate(world.tensions_cup, 1)
        )
        world.change_nation(nation, msgspec.structs.replace(here_, tensions=()))
    world.wars = ()
    world.conflicts = tuple(msgspec.structs.replace(one, status=lot.randint(1, 2)) for one in world.conflicts)
    world.iran_nuclear, world.korea_missiles = lot.randint(1, 2), lot.randint(1, 2)
    s.nation.domestic_crisis = s.nation.lingering_issues = 0


@pytest.mark.parametrize(("card", "stage"), STAGES, ids=lambda one: getattr(one, "key", str(one)))
def test_every_branch_answer_and_way_out_can_be_reached_and_resolved(card: CrisisCard, stage: int) -> None:
    address = card.stage_address(stage)
    others = tuple(card.stage_address(other) for other in card.stages if other != stage)
    wanted = {at for at in BOOK if at == address or at.startswith(f"{address}/")}
    wanted = {at for at in wanted if not (at.endswith("/otherwise") and isinstance(BOOK.at(at), Nothing))}
    if stage == 1 and others:
        wanted = {at for at in wanted if not at.startswith(others)}
    with noted_addresses() as noted:
        for seed in range(TRIES):
            t = prepared(10_000 * card.number + 1000 * stage + seed)
            s: Presidency = t.table.state
            dealt(s, card)
            before = Counter(presidency_pieces(s)) + Counter([("card", card.number)])
            resolved(t.run(do(resolve_card, card.number, stage)), seed)
            for name, track in TRACKS.items():
                assert track.low <= track.get(s, None) <= track.high, (seed, name)
            if t.table.outcome is None:
                assert s.nation.domestic_crisis < FAILURE and not s.decks.in_play
                assert Counter(presidency_pieces(s)) == before, seed
            if wanted <= noted:
                return
    raise AssertionError(f"never reached: {sorted(wanted - noted)}")


# The two cards of the rulebook


def card(t: Stage, number: int, stage: int = 1) -> Stage:
    return t.run(do(resolve_card, number, stage))


def test_anatomy_hijack_attempt_thwarted() -> None:
    """A passed check: approval +1; with 3 or less a group of a random region, at your choice, loses a level."""
    t = card(presidency(dice=[5], homeland_security=5, approval=50), HIJACK)
    assert t.state.approval == 52 and HIJACK in t.table.state.decks.removed
    groups = ((),) * 4 + ((TerrorGroup(2), TerrorGroup(1)),) + ((),) * 4
    t = card(presidency(dice=[3], homeland_security=5, approval=50, terror_groups=groups), HIJACK)
    assert len(t.labels) == 2, "which group it was is your choice"
    t.choose(t.labels[0])
    assert t.state.approval == 52 and [one.level for one in t.state.terror_groups[4]] == [1, 1]


def test_anatomy_hijackers_are_looked_for_with_the_die_of_the_regions() -> None:
    """GM Regions: "until you find one with a terror group"; Africa has two numbers on the die, the Eurozone one."""
    cell = (TerrorGroup(1),)
    groups = (cell, (), (), cell, (), (), (), (), ())
    for draw, left in enumerate((Region.AFRICA, Region.EUROZONE, Region.EUROZONE)):
        t = card(presidency(dice=[1], draws=[draw], terror_groups=groups), HIJACK)
        t.choose(t.labels[0])
        assert [bool(here) for here in t.state.terror_groups].index(True) == left


def test_crises_in_different_regions_are_named_by_the_die() -> None:
    """GM Regions: 5 the Middle East; 8 Africa; then 10, because what names those two again does not count."""
    t = presidency(draws=[4, 5, 5], regional_crisis=(0,) * 8)
    effect(t, CrisesInRandomRegions(3))
    assert t.state.regional_crisis == (0, 0, 0, 1, 1, 0, 0, 1)


def test_anatomy_hijack_attempt_not_stopped() -> None:
    """A failed check: a domestic crisis, a crisis in South America (once), approval -2, the public wants the bill."""
    t = presidency(dice=[6], homeland_security=5, approval=50)
    before = t.state.regional_crisis[Region.SOUTH_AMERICA]
    card(t, HIJACK)
    assert t.state.approval == 46 and t.state.domestic_crisis == 1
    assert t.state.regional_crisis[Region.SOUTH_AMERICA] == before + 1
    assert t.state.public_priorities[0] == Bill.HOMELAND_SECURITY


def test_anatomy_cyber_attack_on_japan_or_india() -> None:
    """From the crisis deck: 1 to 5 Japan, 6 to 10 India; two tensions on both sides, and their conflict +1."""
    for face, victim, track in ((5, Nation.JAPAN, 4), (6, Nation.INDIA, 0)):
        t = presidency(dice=[face])
        before = t.state.conflicts[track].status
        card(t, CODE)
        assert len(t.state.tensions[victim]) == 2 and len(t.state.tensions[Nation.CHINA]) == 2
        assert t.state.conflicts[track].status == before + 1
        assert t.table.state.decks.two == (CODE,)


def _cyber(ours: int, theirs: int) -> tuple[tuple[int, ...], ...]:
    base = [4] * 7
    us, russia, china = base.copy(), base.copy(), base.copy()
    us[Capability.CYBER], china[Capability.CYBER] = ours, theirs
    return tuple(us), tuple(russia), tuple(china)


def test_anatomy_cyber_attack_from_deck_2_spares_us_with_equal_cyber_warfare() -> None:
    t = card(presidency(dice=[1], capabilities=_cyber(4, 4)), CODE, 2)
    assert len(t.state.tensions[Nation.JAPAN]) == 2 and t.table.state.decks.three == (CODE,)
    t = card(presidency(dice=[1], capabilities=_cyber(3, 4), approval=50), CODE, 2)
    assert not t.state.tensions[Nation.JAPAN] and t.state.approval == 48, "else we are the target"


def test_anatomy_cyber_attack_on_us() -> None:
    """From deck 3: passed, a minor disruption; failed, a major one, and unilateral sanctions at no cost."""
    t = card(presidency(dice=[5], homeland_security=5, approval=50, economy=5), CODE, 3)
    assert len(t.state.tensions[Nation.CHINA]) == 2 and t.state.approval == 48
    assert t.state.economy_trend == -1 and t.state.china_economy_trend == -1
    t = card(presidency(dice=[6], homeland_security=5, approval=50, economy=5), CODE, 3)
    assert (t.state.economy, t.state.homeland_security, t.state.approval) == (4, 4, 44)
    assert len(t.state.tensions[Nation.CHINA]) == 3 and t.state.regional_crisis[Region.ASIA_PACIFIC] == 1
    t.choose("Impose them")
    assert [one.kind for one in t.state.sanctions[Nation.CHINA]] == [SanctionKind.UNILATERAL]
    assert CODE in t.table.state.decks.removed


# Words of their own


def test_a_way_out_ends_the_crisis_and_is_remembered() -> None:
    t = card(presidency(domestic_crisis=0, approval=50), 6, 2)
    assert t.state.approval == 52 and t.table.state.decks.ended == (6,) and 6 in t.table.state.decks.removed
    assert not t.table.state.decks.three


def test_an_answer_that_needs_a_fleet_is_barred_without_one() -> None:
    units: Any = tuple(Unit(int(Region.CONUS)) for _ in UNITS)
    t = card(presidency(units=units, action_points=5), 43)
    assert "Sail past it" not in t.labels
    assert any(one.label == "Sail past it" and "Needs a carrier group" in one.reason for one in t.decision.barred)


def test_sending_troops_moves_a_unit_from_home() -> None:
    t = card(presidency(), 13)
    t.choose("Send troops with shovels")
    moved = [kind for (kind, _), unit in zip(UNITS, t.state.units, strict=True) if unit.box == Region.CENTRAL_AMERICA]
    assert moved == [UnitType.MARINES]


def test_without_a_unit_at_home_no_troops_can_be_sent() -> None:
    """GM US Military Assets: units that Congress holds do not count, and the card goes on without them."""
    units: Any = tuple(Unit(int(Box.HELD_BY_CONGRESS)) for _ in UNITS)
    t = card(presidency(units=units), 13)
    assert "Send troops with shovels" not in t.labels and "Kind words" in t.labels


def test_a_card_allows_a_free_cyber_attack() -> None:
    """GM Cyber War: a response where a card allows it; it costs nothing and uses up no attack of the phase."""
    t = card(presidency(dice=[1, 5, 5, 5], homeland_security=5, action_points=0), 46, 2)
    assert len(t.labels) == 3 and t.labels[-1] == "Leave it at that"
    t.choose(t.labels[0])
    assert any("networks" in line.lower() or "economy" in line.lower() for line in t.story)
    assert not t.state.cyber_targets, "the attacks of the phase are still to come"


def test_what_a_card_prints_is_rolled_with_its_modifiers_and_prices() -> None:
    """GM Charts and Tables: points are paid before the roll, and a low total is good."""
    t = card(presidency(dice=[3], action_points=3, approval=50), 7)
    t.choose("Spend an action point")
    assert (t.state.approval, t.state.action_points) == (54, 2) and t.table.state.decks.three == (7,)


@pytest.mark.parametrize(("number", "conflict", "stronger"), [(49, 8, "attacking"), (53, 1, "defending")])
def test_where_the_war_is_on_already_a_side_gains_strength_at_the_second_stage(
    number: int, conflict: int, stronger: str
) -> None:
    war = next(one for one in WARS if one.conflict == conflict)
    t = card(presidency(wars=(war,), dice=[1, 1]), number, 2)
    assert getattr(t.table.state.world.wars[0], stronger) == getattr(war, stronger) + 1


@pytest.mark.parametrize(
    ("year", "first_year", "midterms", "re_election", "party"),
    [(2, 1, 1, 0, 6), (4, 1, 0, 1, 6), (6, 1, 1, 0, 6), (7, 1, 0, 0, 5), (6, 5, 1, 0, 6), (8, 5, 0, 0, 5)],
)
def test_without_an_election_ahead_the_party_minds(
    year: int, first_year: int, midterms: int, re_election: int, party: int
) -> None:
    """Card 46; a President who took over after four years has midterms in year 6 and no election after them."""
    t = card(presidency(year=year, first_year=first_year, party_relations=6), 46, 3)
    congress = t.table.state.congress
    assert (congress.midterm_modifier, congress.re_election_modifier) == (midterms, re_election)
    assert t.state.party_relations == party


@pytest.mark.parametrize(
    ("number", "stage", "track"), [(45, 3, 3), (48, 2, 5), (49, 2, 8), (49, 3, 8), (53, 2, 1), (53, 3, 1), (64, 2, 7)]
)
def test_no_way_out_by_a_quiet_border_while_its_war_is_fought(number: int, stage: int, track: int) -> None:
    """Cards 45, 48, 49, 53 and 64: a war that a chart has begun stands in the last box of its track."""
    printed = CONFLICTS[track]
    t = presidency(dice=[5] * 20, draws=[0] * 40, regional_crisis=(0,) * 8)
    sides = printed.second, printed.first
    t.run(do(begin_war, War(*sides, int(printed.region), WarKind.COMBINED, STALEMATE, 5, 5, track)))
    assert len(t.table.state.world.wars) == 1, "it goes on after its first roll"
    (way,) = (one for one in inside(BY_NUMBER[number].stages[stage].effect) if isinstance(one, WayOut))
    assert not way.condition.holds(t.table, None)


@pytest.mark.parametrize(("number", "stage", "track", "side"), [(49, 2, 8, 8), (64, 2, 7, 20)])
def test_the_side_gains_strength_in_the_war_that_the_card_is_about(
    number: int, stage: int, track: int, side: int
) -> None:
    """Cards 49 and 64: the Gulf States may fight in Yemen too, and Israel against Iran."""
    gulf, region = Belligerent.GULF_STATES, int(Region.MIDDLE_EAST)
    other = War(gulf, Belligerent.YEMEN, region, WarKind.COMBINED, STALEMATE, 5, 4)
    if track == Track.ISRAEL_NEIGHBORS:
        other = War(Belligerent.ISRAEL, Belligerent.IRAN, region, WarKind.COMBINED, STALEMATE, 8, 6, Track.ISRAEL_IRAN)
    enemy = Belligerent.IRAN if track == Track.GULF_IRAN else Belligerent.ISRAEL
    meant = War(enemy, Belligerent(side), region, WarKind.COMBINED, STALEMATE, 6, 5, track)
    t = card(presidency(wars=(other, meant), dice=[1] * 9, draws=[0] * 20, regional_crisis=(0,) * 8), number, stage)
    first, second = t.table.state.world.wars
    assert (first.attacking, first.defending) == (other.attacking, other.defending)
    assert (second.attacking, second.defending) == (6, 6)


@pytest.mark.parametrize(("number", "face"), [(23, 5), (28, 5)])
def test_any_number_of_groups_at_home_can_be_followed(number: int, face: int) -> None:
    """There is no cap in the United States: the twelfth group can be chosen as well as the first."""
    home = (*[TerrorGroup(1, IntelBox.TARGET_FIXED)] * 11, TerrorGroup(2))
    t = card(presidency(dice=[face] * 9, homeland_security=8, terror_groups=((),) * 8 + (home,)), number)
    assert t.labels == ["The United States: group of level 2 (unseen)"]
    t.choose(t.labels[0])
    assert t.table.state.world.regions[Region.CONUS].terror_groups[-1] == TerrorGroup(2, IntelBox.GATHERING)
