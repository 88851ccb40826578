"""The box of Presidency: the clock, the President, the cabinet, Congress, the nation, the world and the decks.

What lies on the board is a small frozen piece that is replaced; only the boards that hold the pieces change in place.
A piece that something is looked up by keeps its hash.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from resolute.engine.pieces import changed
from resolute.games.presidency.content.attributes import Focus
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.cabinet import CANDIDATES, Office, Ratings
from resolute.games.presidency.content.chits import ACTS_CHIT
from resolute.games.presidency.content.difficulty import Difficulty
from resolute.games.presidency.content.diplomacy import SanctionKind, Trade
from resolute.games.presidency.content.peers import BASE
from resolute.games.presidency.content.places import FIRST_ALLY, PEERS, WORLD, Capability, Closeness, Nation, Region
from resolute.games.presidency.content.printed import APPROVAL_VALUE, FRIENDLY, HOSTILE, LINGERING_MODIFIER
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.wars import STALEMATE, WINNING, Belligerent, WarKind
from resolute.games.presidency.words import state as said

NOBODY = -1
NO_ACTION = ""
YOURS, OPPONENTS = 1, -1
"""The two sides of Congress: the President's and the other one."""
_NO_RATINGS = Ratings(0, 0, 0)


class Clock(msgspec.Struct, frozen=True):
    """The year, the one in which this President took office, and the segment of the turn sequence."""

    year: int = 0
    first_year: int = 1
    segment: str = ""


class President(msgspec.Struct):
    """The President: tracks, points, attributes, and how the years were judged. Approval is kept in percent."""

    approval: int = 50
    prestige: int = 5
    party_relations: int = 5
    action_points: int = 0
    legacy_points: int = 0
    attributes: tuple[int, ...] = ()
    resources: tuple[int, ...] = ()
    evaluations: tuple[int, ...] = ()
    # 1 if re-election was won, -1 if it was lost.
    re_elected: int = 0


class Member(msgspec.Struct, frozen=True):
    """Who holds an office, whether experienced, and how far a scandal about them has gone: 0 none, 1 breaking,
    2 deepening, 3 concluding. The President's office is nobody's."""

    who: int = NOBODY
    veteran: bool = False
    scandal: int = 0


class Cabinet(msgspec.Struct):
    """The cabinet: how it works, who is in it, who could be, and what it puts first."""

    effectiveness: int = 4
    trend: int = 0
    members: tuple[Member, ...] = (Member(),) * len(Office)
    # Candidates in the cup and those who have left the game; three who are being looked at.
    candidates: tuple[int, ...] = ()
    former_members: tuple[int, ...] = ()
    interviewed: tuple[int, ...] = ()
    # The focuses in the order of their priority, and the tensions beside priority 1 to 6 (0: none, else the value).
    focus: tuple[int, ...] = tuple(map(int, Focus))
    tensions: tuple[int, ...] = (0,) * len(Focus)
    # Offices whose holders take no action when the whole cabinet acts next.
    wounded: tuple[int, ...] = ()

    def change(self, office: int, member: Member) -> None:
        """Put another counter on an office."""
        self.members = changed(self.members, office, member)


class Acting(msgspec.Struct):
    """The actions of the present segment: how many are left, of which types, and what was used up."""

    left: int = 0
    allowed: tuple[int, ...] = ()
    # Where the actions come from: 0 the segment gives them, 1 they are free, 2 they were bought.
    source: int = 0
    extra_bought: bool = False
    # Whether one more action could be bought at a question of this segment.
    extra_offered: bool = False
    # How often each office has acted in a segment of the whole cabinet.
    by_office: tuple[int, ...] = (0,) * len(Office)
    # Keys of the master actions that were used in this segment and in this phase; which is being carried out, by whom.
    used_in_segment: tuple[str, ...] = ()
    used_in_phase: tuple[str, ...] = ()
    action: str = NO_ACTION
    office: int = int(Office.PRESIDENT)


class PendingBill(msgspec.Struct, frozen=True):
    """A bill that awaits passage: its box, and which side introduced it."""

    bill: int
    box: Place
    side: int = YOURS


class PassedBill(msgspec.Struct, frozen=True):
    """A bill that was signed this year, or is law for good."""

    bill: int
    place: Place


class Session(msgspec.Struct):
    """A legislative segment: what is left to do, whose turn it is, and what it will bring in the end."""

    bills_left: int = 0
    shifts_left: int = 0
    shifted: tuple[int, ...] = ()
    tried: tuple[int, ...] = ()
    floor: int = 0
    # Own bills that were signed; friends and opponents that landmarks will bring.
    momentum: int = 0
    friends_due: int = 0
    opponents_due: int = 0


class Congress(msgspec.Struct):
    """Congress: its relations, its people, the bills and who wants them. Control: 1 the President's party, 0 split, -1
    the opponents."""

    relations: int = 5
    cooperation: int = 2
    control: int = 0
    friends: tuple[int, ...] = ()
    opponents: tuple[int, ...] = ()
    friends_cup: tuple[int, ...] = ()
    opponents_cup: tuple[int, ...] = ()
    # In the order of the bills; those that are neither pending nor passed lie unused.
    pending: tuple[PendingBill, ...] = ()
    passed: tuple[PassedBill, ...] = ()
    # The bills that this President has signed, in whatever year.
    signed: tuple[int, ...] = ()
    # For each initiative its level.
    society: tuple[int, ...] = (0,) * 6
    # Priorities by bill, 0 for an empty box.
    public_priorities: tuple[int, ...] = (0,) * 5
    administration_priorities: tuple[int, ...] = (0,) * 3
    promise: int = 0
    promise_kept: bool = False
    court_vacant: bool = False
    # A bill that helps the economy if it is signed this year, 0 for none.
    emergency: int = 0
    # What is added to the roll of the next midterm election.
    midterm_modifier: int = 0
    # What is added to the roll of the re-election.
    re_election_modifier: int = 0
    session: Session = msgspec.field(default_factory=Session)

    @property
    def taken_bills(self) -> tuple[int, ...]:
        """The bills that are pending or passed."""
        return (*[one.bill for one in self.pending], *[one.bill for one in self.passed])


class StateOfTheNation(msgspec.Struct):
    """The state of the nation: press, security, economy, crises and what lingers of them."""

    media: int = 5
    homeland_security: int = 5
    economy: int = 5
    economy_trend: int = 0
    domestic_crisis: int = 0
    lingering_issues: int = 0


class TerrorGroup(msgspec.Struct, frozen=True, order=True, cache_hash=True):
    """A terror group: its level, and where it is on the intel track."""

    level: int
    box: IntelBox = IntelBox.UNSEEN


class RogueState(msgspec.Struct, frozen=True, cache_hash=True):
    """A rogue state: its level, a weapon of mass destruction, a "-1 action" counter, and whether a war is fought
    against it."""

    level: int
    weapon: bool = False
    slowed: bool = False
    at_war: bool = False


class CivilWar(msgspec.Struct, frozen=True, cache_hash=True):
    """A civil war: fighting or under a ceasefire, with peacekeepers, with Iranian influence."""

    ceasefire: bool = False
    peacekeepers: bool = False
    iranian: bool = False


class RegionStatus(msgspec.Struct, frozen=True, cache_hash=True):
    """Everything that lies in a region; the United States hold terror groups only."""

    alignment: int = 5
    alignment_trend: int = 0
    stability: int = 5
    crisis: int = 0
    unstable_states: int = 0
    civil_wars: tuple[CivilWar, ...] = ()
    terror_groups: tuple[TerrorGroup, ...] = ()
    rogue_states: tuple[RogueState, ...] = ()
    trade: Trade = Trade.NONE
    # Footprints by their hidden effect.
    footprints: tuple[int, ...] = ()
    # Influence counters; a base counts as three of them, which it stands for.
    russian_influence: int = 0
    chinese_influence: int = 0
    russian_base: bool = False
    chinese_base: bool = False

    def influence(self, peer: int) -> int:
        """The influence of a peer here; a base counts as three."""
        return self.chinese_influence if peer else self.russian_influence

    def base(self, peer: int) -> bool:
        """Whether a peer has a base here."""
        return self.chinese_base if peer else self.russian_base

    def removable(self, peer: int) -> int:
        """How many influence counters of a peer could be removed: a base stays."""
        return self.influence(peer) - (BASE if self.base(peer) else 0)

    @property
    def highest_group(self) -> int:
        """The level of the strongest terror group, 0 if there is none."""
        return max((group.level for group in self.terror_groups), default=0)

    @property
    def fighting(self) -> int:
        """How many civil wars are fought, ceasefires not counted."""
        return sum(not one.ceasefire for one in self.civil_wars)


class Sanction(msgspec.Struct, frozen=True, order=True, cache_hash=True):
    """A sanction: unilateral, multilateral or of the UN, and the hidden value that it takes away."""

    kind: SanctionKind
    value: int


class NationStatus(msgspec.Struct, frozen=True, cache_hash=True):
    """A peer, rogue nation or ally: tensions by their hidden value, counters that change its actions, sanctions, and
    how close an ally is."""

    tensions: tuple[int, ...] = ()
    action_counter: int = 0
    sanctions: tuple[Sanction, ...] = ()
    closeness: int = int(Closeness.CLOSE)

    def under(self, kind: SanctionKind) -> bool:
        """Whether a sanction of this kind lies on it."""
        return kind in [one.kind for one in self.sanctions]


class PeerStatus(msgspec.Struct, frozen=True):
    """Russia or China: economy and relations with the US, each with its trend, and posture."""

    economy: int = 5
    economy_trend: int = 0
    relations: int = 3
    relations_trend: int = 0
    posture: int = 1


class ConflictStatus(msgspec.Struct, frozen=True, cache_hash=True):
    """A conflict track: its status and the relative strength of its sides."""

    status: int = 1
    strength: int = 0


class War(msgspec.Struct, frozen=True, cache_hash=True):
    """A war on the war sideboard. (GM Setting up a War)

    `status` counts half boxes (content/wars.py). `attacking` and `defending` are the strength counters; on the side of
    the United States they are what is added to its units, which stay on the map. Regional forces are counted apart,
    because losses do not touch them. `conflict` is the track that led to it, or nobody's.
    """

    attacker: Belligerent
    defender: Belligerent
    region: int
    kind: WarKind
    status: int
    attacking: int
    defending: int
    conflict: int = NOBODY
    attacking_regional: int = 0
    defending_regional: int = 0
    # 1 if the United States attack or support the attacker, -1 the defender, 0 if they stay out.
    us_side: int = 0

    @property
    def us_winning(self) -> bool:
        """Whether the side of the United States is winning: the half box beside a stalemate is not enough."""
        return (self.status - STALEMATE) * self.us_side >= WINNING

    def involves(self, who: int) -> bool:
        """Whether somebody is in this war."""
        return who in (self.attacker, self.defender) or (who == Belligerent.UNITED_STATES and self.us_side != 0)


class Unit(msgspec.Struct, frozen=True, cache_hash=True):
    """A unit of the US forces: its box (content/forces.py), and whether it is still on its way there."""

    box: int
    in_transit: bool = False


class World(msgspec.Struct):
    """The world arena, the strategic tracks and the forces."""

    opinion: int = 5
    regions: tuple[RegionStatus, ...] = (RegionStatus(),) * len(Region)
    nations: tuple[NationStatus, ...] = (NationStatus(),) * len(Nation)
    peers: tuple[PeerStatus, ...] = (PeerStatus(),) * len(PEERS)
    conflicts: tuple[ConflictStatus, ...] = ()
    # Of the United States, Russia and China.
    capabilities: tuple[tuple[int, ...], ...] = ((4,) * len(Capability),) * 3
    rapid_capabilities: tuple[int, ...] = (0,) * len(Capability)
    wars: tuple[War, ...] = ()
    units: tuple[Unit, ...] = ()
    national_intelligence: tuple[int, ...] = ()
    eurozone_economy: int = 5
    eurozone_trend: int = 0
    iran_nuclear: int = 2
    korea_missiles: int = 2
    iran_influence: int = 0
    iran_influence_unstable: int = 0
    # Which peer acted last, which groups of allies have not acted this year, at whom a cyber attack was aimed.
    peer_acted: int = NOBODY
    ally_groups: tuple[int, ...] = (0, 1, 2, 3)
    cyber_targets: tuple[int, ...] = ()
    cyber_on_rogues: bool = False
    # Which programs are held up until the end of the year; where a war that starts now has better intelligence.
    programs_frozen: tuple[bool, bool] = (False, False)
    prewar_intelligence: tuple[int, ...] = ()
    nobel_prize: bool = False
    # What was paid for the talks or the UN action that is being rolled for: -1 for a point, or a goodwill value.
    backing: int = 0
    # Counters by their hidden value: how many tensions of value 1 and 2 the cup holds, goodwill, footprints, sanctions.
    tensions_cup: tuple[int, ...] = (0, 0)
    goodwill: tuple[int, ...] = ()
    goodwill_supply: tuple[int, ...] = ()
    footprint_supply: tuple[int, ...] = ()
    sanctions_supply: tuple[Sanction, ...] = ()

    def change_region(self, region: int, status: RegionStatus) -> None:
        """Replace what lies in a region."""
        self.regions = changed(self.regions, region, status)

    def change_nation(self, nation: int, status: NationStatus) -> None:
        """Replace what lies on a nation."""
        self.nations = changed(self.nations, nation, status)

    def closeness(self, ally: int) -> int:
        """How close an ally is."""
        return self.nations[ally].closeness

    @property
    def allies(self) -> tuple[NationStatus, ...]:
        """The nations that are allies."""
        return self.nations[FIRST_ALLY:]

    @property
    def abroad(self) -> tuple[RegionStatus, ...]:
        """The eight world regions, without the United States."""
        return self.regions[: len(WORLD)]

    def total_influence(self, peer: int) -> int:
        """All influence of a peer in the world; a base counts as three. (GM Russian/Chinese Influence Track)"""
        return influence_in(self.regions, peer)

    def at_war(self, who: int) -> bool:
        """Whether a belligerent is in a war."""
        return any(war.involves(who) for war in self.wars)

    @property
    def civil_wars(self) -> int:
        """How many civil wars are fought in the world, ceasefires not counted."""
        return sum(region.fighting for region in self.abroad)

    @property
    def rogue_count(self) -> int:
        """How many rogue state counters lie on the board."""
        return _totals(self.regions).rogue_states


def influence_in(regions: tuple[RegionStatus, ...], peer: int) -> int:
    """All influence of a peer in these regions; a base counts as three."""
    totals = _totals(regions)
    return totals.chinese_influence if peer else totals.russian_influence


class _Totals(NamedTuple):
    """What is counted in all regions together."""

    hostile: int
    rogue_states: int
    russian_influence: int
    chinese_influence: int


@lru_cache(maxsize=1024)
def _totals(regions: tuple[RegionStatus, ...]) -> _Totals:
    return _Totals(
        sum(one.alignment <= HOSTILE for one in regions[: len(WORLD)]),
        sum(len(one.rogue_states) for one in regions),
        sum(one.russian_influence for one in regions),
        sum(one.chinese_influence for one in regions),
    )


class InPlay(msgspec.Struct, frozen=True):
    """A crisis card that is being resolved: its number, and the stage at which it is."""

    number: int
    stage: int = 1


class Decks(msgspec.Struct, frozen=True):
    """Chits in the cup and drawn this year, by kind; crisis cards by number. (GM Crisis Cards)

    What lies face down has no order, because nobody can know it: a card is drawn by lot. `in_play` are the cards that
    are being resolved, the last one inside the others.
    """

    chits: tuple[int, ...] = ()
    drawn_chits: tuple[int, ...] = ()
    crisis: tuple[int, ...] = ()
    reshuffle: tuple[int, ...] = ()
    two: tuple[int, ...] = ()
    three: tuple[int, ...] = ()
    years: tuple[tuple[int, ...], ...] = ((), (), ())
    terrorism: tuple[int, ...] = ()
    cascading: tuple[int, ...] = ()
    disasters: tuple[int, ...] = ()
    events: tuple[int, ...] = ()
    resources: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    # Cards of the crisis deck that the President looks at; those on top of it that were seen, the next one first.
    looked_at: tuple[int, ...] = ()
    foreseen: tuple[int, ...] = ()
    in_play: tuple[InPlay, ...] = ()
    # Cards whose crisis was ended by a way out, and all cards that anybody has seen.
    ended: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    # Among so many cards from the top of the crisis deck lies a resource of the White House.
    resource_within: int = 0


class ScenarioStatus(msgspec.Struct, frozen=True):
    """A historical start: its key (content/starts.py; none in the sandbox), what has happened in it, which units came
    home, and the economy at the end of the third year."""

    key: str = ""
    happened: tuple[str, ...] = ()
    came_home: tuple[int, ...] = ()
    third_year_economy: int = 0

    def after(self, *what: str) -> ScenarioStatus:
        """The same after these have happened, each noted once."""
        new = tuple(one for one in what if one not in self.happened)
        return msgspec.structs.replace(self, happened=(*self.happened, *new))


class Yearbook(msgspec.Struct, frozen=True):
    """How things stood when a year began, or when it was judged: what the evaluation adds up, and the world."""

    year: int
    judged: bool
    approval: int
    # The parts of the evaluation in their order (view_outlook.py).
    parts: tuple[int, ...]
    legacy: int
    laws: int
    wars: int
    lingering: int
    alignment: tuple[int, ...]
    stability: tuple[int, ...]
    groups: int


class Presidency(msgspec.Struct):
    """The whole game."""

    difficulty: Difficulty = Difficulty.NORMAL
    new_player: bool = False
    scenario: ScenarioStatus = ScenarioStatus()
    clock: Clock = Clock()
    president: President = msgspec.field(default_factory=President)
    cabinet: Cabinet = msgspec.field(default_factory=Cabinet)
    acting: Acting = msgspec.field(default_factory=Acting)
    congress: Congress = msgspec.field(default_factory=Congress)
    nation: StateOfTheNation = msgspec.field(default_factory=StateOfTheNation)
    world: World = msgspec.field(default_factory=World)
    decks: Decks = Decks()
    # Two pages for each year: its beginning, and its evaluation.
    yearbooks: tuple[Yearbook, ...] = ()

    @property
    def year_in_office(self) -> int:
        """Which year of this President it is."""
        return self.clock.year - self.clock.first_year + 1

    @property
    def approval_value(self) -> int:
        """The number in the corner of the approval box."""
        return APPROVAL_VALUE[self.president.approval]

    @property
    def union_ratings(self) -> int:
        """What chooses the column of the State of the Union: approval, Congress, media and prestige together."""
        return self.approval_value + self.congress.relations + self.nation.media + self.president.prestige

    @property
    def lingering_modifier(self) -> int:
        """The number in the corner of the box of lingering issues."""
        return LINGERING_MODIFIER[self.nation.lingering_issues]

    @property
    def standing(self) -> int:
        """What the election table looks at: prestige, the value of approval, media relations."""
        return self.president.prestige + self.approval_value + self.nation.media

    @property
    def friendly_regions(self) -> int:
        """How many regions are aligned at 6 or more."""
        return sum(region.alignment >= FRIENDLY for region in self.world.abroad)

    @property
    def hostile_regions(self) -> int:
        """How many regions are aligned at 4 or less."""
        return _totals(self.world.regions).hostile

    @property
    def performance(self) -> int:
        """The total of a performance evaluation. (TSF Presidential Performance Evaluation)"""
        return sum(self.performance_parts)

    @property
    def performance_parts(self) -> tuple[int, ...]:
        """What a performance evaluation adds up: approval, Congress, media, economy, security, less one for each
        hostile region and each rogue state."""
        nation = self.nation
        tracks = (self.congress.relations, nation.media, nation.economy, nation.homeland_security)
        return (self.approval_value, *tracks, -self.hostile_regions, -self.world.rogue_count)

    @property
    def cabinet_tensions(self) -> int:
        """How many tensions lie in the cabinet."""
        tensions = self.cabinet.tensions
        return len(tensions) - tensions.count(0)

    def ratings(self, office: int) -> Ratings:
        """What a member of the cabinet can do now."""
        member = self.cabinet.members[office]
        if member.who == NOBODY:
            return _NO_RATINGS
        return CANDIDATES[member.who].veteran if member.veteran else CANDIDATES[member.who].novice

    @property
    def best_domestic(self) -> int:
        """The better domestic rating of Vice President and Chief of Staff."""
        return max(self.ratings(Office.VICE_PRESIDENT).domestic, self.ratings(Office.CHIEF_OF_STAFF).domestic)


def presidency_pieces(s: Presidency) -> list[tuple[str, int]]:
    """Every counter that can wander from one place to another, by what it is."""
    congress, cabinet, world, decks = s.congress, s.cabinet, s.world, s.decks
    sitting = tuple(one.who for one in cabinet.members if one.who != NOBODY)
    sanctions = [*world.sanctions_supply, *(one for nation in world.nations for one in nation.sanctions)]
    piles = {
        "friend": (congress.friends, congress.friends_cup),
        "opponent": (congress.opponents, congress.opponents_cup),
        "candidate": (cabinet.candidates, cabinet.former_members, cabinet.interviewed, sitting),
        "goodwill": (world.goodwill, world.goodwill_supply),
        "footprint": (*(region.footprints for region in world.regions), world.footprint_supply),
        # The chits of Russia and China come and go with their posture.
        "chit": (tuple(one for one in (*decks.chits, *decks.drawn_chits) if one not in ACTS_CHIT),),
        "card": (*card_piles(decks), tuple(one.number for one in decks.in_play), s.president.resources),
        **{said.sanction(kind): (tuple(one.value for one in sanctions if one.kind == kind),) for kind in range(3)},
        "bill": (congress.taken_bills, unused_bills(s)),
    }
    found = [(kind, one) for kind, places in piles.items() for one in sorted(one for pile in places for one in pile)]
    tensions = [value for here in (*(one.tensions for one in world.nations), cabinet.tensions) for value in here]
    for value, count in enumerate(world.tensions_cup, 1):
        found += [("tension", value)] * (count + tensions.count(value))
    return found


def card_piles(decks: Decks) -> tuple[tuple[int, ...], ...]:
    """Every deck and pile of crisis cards."""
    return (
        *(decks.crisis, decks.reshuffle, decks.two, decks.three, *decks.years, decks.terrorism, decks.cascading),
        *(decks.disasters, decks.events, decks.resources, decks.removed, decks.looked_at),
    )


def unused_bills(s: Presidency) -> tuple[int, ...]:
    """The bills, initiatives and nominees that are neither pending nor passed."""
    taken = s.congress.taken_bills
    return tuple(int(bill) for bill in tuple(Bill)[1:] if bill not in taken)
