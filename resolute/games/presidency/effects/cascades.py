"""Words of the off-map cards: units that are sent or come home, wars that a card makes, groups that are struck, the
next election, an answer in the networks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Choose, Effect, Offer, Saying, happen, several
from resolute.engine.picks import Fitting, Pick
from resolute.engine.pieces import changed
from resolute.engine.rolling import OnChart, printed_roll
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.forces import BOX_LABELS, UNITS, UnitType
from resolute.games.presidency.content.places import REGION_OF_DIE, WORLD, Closeness, Nation, Region
from resolute.games.presidency.content.terror import HIGHEST_LEVEL, IntelBox
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.effects.allies import Reinforces
from resolute.games.presidency.effects.base import NOTHING, party_relations, when
from resolute.games.presidency.effects.cards import Question
from resolute.games.presidency.effects.groups import group_label, group_shown
from resolute.games.presidency.effects.nations import AtWar, Escalates
from resolute.games.presidency.effects.places import TheOne
from resolute.games.presidency.effects.regions import OnRegion
from resolute.games.presidency.effects.terror import GroupFound
from resolute.games.presidency.effects.units import HOME, move_unit
from resolute.games.presidency.figures_world import region_of
from resolute.games.presidency.operations.regions import put_civil_war, raise_crisis
from resolute.games.presidency.operations.sanctions import can_sanction
from resolute.games.presidency.rules.cyber import AIMS, cyber_page
from resolute.games.presidency.rules.forces import within_reach
from resolute.games.presidency.rules.terror_groups import (
    change_rogue,
    groups_in,
    largest_rogue,
    lower_group,
    new_rogue_state,
    promote_highest,
)
from resolute.games.presidency.rules.wars import begin_war, begin_war_by_surprise
from resolute.games.presidency.state import CivilWar, Presidency, War
from resolute.games.presidency.subjects import (
    GROUP,
    NATION,
    REGION,
    group_region,
    group_target,
    is_one,
    number,
    target,
)
from resolute.games.presidency.words import effects_cascades as said
from resolute.games.presidency.words.cyber import AIMS as AIM_WORDS
from resolute.games.presidency.words.small import upper

ARMY = (UnitType.MARINES, UnitType.LIGHT, UnitType.HEAVY)
MIDTERMS, TERM = 2, 4
"""The years of a term at whose end there is an election."""


# Units


class SendsUnit(Effect, frozen=True):
    """A unit of one of some types, the first that is at home, goes to a box. (GM US Military Assets)"""

    simple: ClassVar[bool] = True
    kinds: tuple[UnitType, ...]
    box: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        units = t.state.world.units
        for wanted in self.kinds:
            for place, (kind, _) in enumerate(UNITS):
                if kind == wanted and units[place].box == HOME and not units[place].in_transit:
                    move_unit(t, place, int(self.box))
                    return

    def say(self) -> Saying:
        return Saying(said.sends([kind.unit for kind in self.kinds], BOX_LABELS[int(self.box)]))


class ArmyComesHome(Effect, frozen=True):
    """All US ground units in a region come home."""

    simple: ClassVar[bool] = True
    region: Region

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for place, unit in enumerate(t.state.world.units):
            if unit.box == self.region and UNITS[place][0] in ARMY:
                move_unit(t, place, HOME)

    def say(self) -> Saying:
        return Saying(said.army_comes_home(self.region.label))


class AirPowerThere(Condition, frozen=True):
    """An air force unit is in the region, or a carrier group off its coast."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return within_reach(t.state, region_of(on), UnitType.AIR_FORCE, UnitType.CARRIER) > 0

    def say(self) -> str:
        return said.AIR_POWER_THERE

    def wanted(self) -> str:
        return said.AIR_POWER_WANTED


# Terror groups


def _strongest(t: Table[Presidency], on: Subject) -> list[Target]:
    regions = t.state.world.regions
    best = max(regions[one].highest_group for one in WORLD)
    return [target(REGION, one) for one in WORLD if best and regions[one].highest_group == best]


def _weakest(t: Table[Presidency], on: Subject) -> list[Target]:
    regions = t.state.world.regions
    low = min(regions[one].stability for one in WORLD)
    return [target(REGION, one) for one in WORLD if regions[one].stability == low]


def _region_label(t: Table[Presidency], one: Target) -> str:
    return upper(Region(number(one, REGION)).label)


STRONGHOLD = Fitting(said.STRONGHOLD, _strongest, _region_label)
"""The region with the strongest terror group outside the United States."""
LEAST_STABLE = Fitting(said.LEAST_STABLE, _weakest, _region_label)


def in_the(fitting: Fitting, *effects: Effect, otherwise: Effect = NOTHING) -> Effect:
    """What happens in the region that fits, of several in one at random."""
    return TheOne("", fitting, several(*effects), "random", otherwise=otherwise)


class BecomesRogue(OnRegion, frozen=True):
    """The strongest terror group of a region, if it has level 4, becomes a rogue state of level 1."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = self.where(on)
        if t.state.world.regions[region].highest_group == HIGHEST_LEVEL:
            promote_highest(t, region)
        else:
            new_rogue_state(t, region, 1)

    def say(self) -> Saying:
        return Saying(said.becomes_rogue(self.place))


class Struck(OnRegion, frozen=True):
    """A terror group of a region falls a level; where there is none, the largest rogue state does."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = self.where(on)
        if groups_in(t.state, region):
            lower_group(t, region)
            return
        place = largest_rogue(t.state, region)
        if place is not None and not t.state.world.regions[region].rogue_states[place].at_war:
            rogue = t.state.world.regions[region].rogue_states[place]
            change_rogue(t, region, place, rogue.level - 1)

    def say(self) -> Saying:
        return Saying(said.struck(self.place))


def _followed(t: Table[Presidency], on: Subject) -> list[Target]:
    """The groups abroad that are no fixed targets yet; the one that was followed before lies last in its region."""
    found: list[Target] = []
    done = group_region(on) if is_one(on, GROUP) else -1
    for region in WORLD:
        here = groups_in(t.state, int(region))
        last = len(here) - 1 if region == done else -1
        for place, group in enumerate(here):
            if group.box < IntelBox.TARGET_FIXED and place != last and group not in here[:place]:
                found.append(group_target(GROUP, int(region), place))
    return found


A_GROUP_ABROAD = Fitting(said.A_GROUP_ABROAD, _followed, group_label, at=group_shown)
ANOTHER_GROUP = Fitting(said.ANOTHER_GROUP, _followed, group_label, at=group_shown)


def two_groups_followed() -> Effect:
    """Two terror groups at the President's choice each move one box to the right on the intel track."""
    second = Pick(said.WHOM_ELSE, ANOTHER_GROUP, GroupFound())
    return Pick(said.WHOM, A_GROUP_ABROAD, several(GroupFound(), second))


# Regions


class CrisesInRandomRegions(Effect, frozen=True):
    """The crises of some different regions grow, as a die names them; one that names a region again does not count.
    (GM Regions)"""

    count: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        faces: tuple[int, ...] = REGION_OF_DIE
        for _ in range(self.count):
            region = faces[t.dice.below(len(faces))]
            raise_crisis(t, region)
            faces = tuple(one for one in faces if one != region)

    def say(self) -> Saying:
        return Saying(said.crises_in_random_regions(self.count))


class CeasefireBreaks(OnRegion, frozen=True):
    """A ceasefire of a region breaks, if there is one: the peacekeepers leave and the war goes on."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = self.where(on)
        for place, war in enumerate(t.state.world.regions[region].civil_wars):
            if war.ceasefire:
                put_civil_war(t, region, place, CivilWar(iranian=war.iranian))
                t.tell("civil_war", region)
                return

    def say(self) -> Saying:
        return Saying(said.ceasefire_breaks(self.place))


# Conflicts, wars, sanctions


def closer_to_war(track: Track, stronger: Belligerent, most: int = 0) -> Effect:
    """A conflict comes a box closer to war, to a certain box at most; where its war is fought already, a side gains
    strength instead."""
    return when(AtWar(track), Reinforces(stronger, +1, track), Escalates(track, most=most))


class CardWar(Effect, frozen=True):
    """A war that a card makes, with the strengths that stand on it. (GM Setting up a War)"""

    attacker: Belligerent
    attacking: int
    defender: Belligerent
    defending: int
    region: Region
    kind: WarKind = WarKind.COMBINED
    surprise: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        us_side = 1 if self.attacker == Belligerent.UNITED_STATES else 0
        war = War(
            *(self.attacker, self.defender, int(self.region), self.kind, STALEMATE, self.attacking, self.defending),
            us_side=us_side,
        )
        t.then(begin_war_by_surprise if self.surprise else begin_war, war)

    def say(self) -> Saying:
        return Saying(
            said.card_war(
                *(self.attacker.label, self.attacking, self.defender.label, self.defending, self.region.label),
                *(self.kind.label, self.surprise),
            )
        )


class UsJoins(Effect, frozen=True):
    """The United States join a war on the side of the defender, if it is still fought."""

    simple: ClassVar[bool] = True
    attacker: Belligerent
    defender: Belligerent

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        wars = t.state.world.wars
        for place, war in enumerate(wars):
            if (war.attacker, war.defender) == (self.attacker, self.defender):
                t.state.world.wars = changed(wars, place, _joined(war))
                t.tell("us_joins", int(war.attacker), int(war.defender))
                return

    def say(self) -> Saying:
        return Saying(said.us_joins(self.defender.label, self.attacker.label))


def _joined(war: War) -> War:
    return War(
        *(war.attacker, war.defender, war.region, war.kind, war.status, war.attacking, war.defending, war.conflict),
        *(war.attacking_regional, war.defending_regional, -1),
    )


class CanImpose(Condition, frozen=True):
    """A sanction of a kind could be imposed on a nation."""

    nation: Nation
    kind: SanctionKind

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return can_sanction(t.state, int(self.nation), self.kind)

    def say(self) -> str:
        return said.can_impose(self.kind.label, self.nation.label)

    def wanted(self) -> str:
        return said.room_for_sanctions(self.kind.label, self.nation.label)


# Elections


class ElectionAhead(Condition, frozen=True):
    """There is another election for this President: none after the midterms of a second four years."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        s: Presidency = t.state
        return s.clock.year <= TERM + MIDTERMS

    def say(self) -> str:
        return said.ELECTION_AHEAD


class AddsToElection(Effect, frozen=True):
    """Something is added to the roll of the next election, midterms or re-election; more is worse."""

    simple: ClassVar[bool] = True
    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        congress = t.state.congress
        if (t.state.clock.year - 1) % TERM < MIDTERMS:
            congress.midterm_modifier += self.by
        else:
            congress.re_election_modifier += self.by
        t.tell("next_election", self.by)

    def say(self) -> Saying:
        return Saying(said.next_election(signed(self.by)))


def next_election(by: int) -> Effect:
    """Something is added to the next election; with none ahead the party minds."""
    return when(ElectionAhead(), AddsToElection(by), party_relations(-by))


# Cyber war

_TOGETHER = "together"
"""What is printed of a cyber attack that an ally and the United States make together, beside the ally's own rows."""


class ToNation(Effect, frozen=True):
    """What is printed at an address happens to a nation."""

    address: str
    nation: Nation
    sentence: str

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(happen, self.address, target(NATION, int(self.nation)))

    def say(self) -> Saying:
        return Saying(self.sentence)

    def parts(self) -> Mapping[str, Effect]:
        return {}


def _cyber_offers(nation: Nation, prefix: str = "") -> list[Offer]:
    """A free cyber attack on each thing that can be attacked of a nation."""
    return [
        Offer(
            upper(AIM_WORDS[aim]),
            ToNation(f"chart/WM3/{prefix}{cyber_page(int(nation), aim)}", nation, said.attack_on(nation.label)),
        )
        for aim in AIMS[int(nation)]
    ]


def cyber_response(nation: Nation) -> Effect:
    """A free cyber attack on a nation, or none. (GM Cyber War)"""
    offers = _cyber_offers(nation)
    return Question(said.answer_in_kind(nation.label), (*offers, Offer(said.DO_NOT_ANSWER, NOTHING)))


class AlliedCyberAttack(OnChart, frozen=True, kw_only=True):
    """A cyber attack that an ally makes by itself; the United States can join a very close one at once, for nothing.
    (GM Cyber War)"""

    ally: Nation
    target: Nation

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if t.state.world.closeness(self.ally) >= Closeness.VERY_CLOSE:
            t.then(happen, f"{at}/{_TOGETHER}", on)
        else:
            super().happen(t, at, on)

    def parts(self) -> Mapping[str, Effect]:
        offers = _cyber_offers(self.target, "israel/" if self.ally == Nation.ISRAEL else "joint/")
        alone = Offer(said.LET_THEM_ACT_ALONE, ActsAlone())
        join = Choose(said.join_attack(self.ally.label, self.target.label), (*offers, alone))
        return {**super().parts(), _TOGETHER: join}


class ActsAlone(Effect, frozen=True):
    """The ally attacks by itself, on the chart in which the choice is printed."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        chart = at.rpartition(f"/{_TOGETHER}/")[0]
        t.game.roll_printed(t, printed_roll(t, chart), chart, on)

    def say(self) -> Saying:
        return Saying(said.ACTS_ALONE)
