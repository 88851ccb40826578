"""The box of Presidency: everything that lies on the boards, in cups and in decks, flat and by number.

Values are numbers, bytes and tuples that are replaced and never changed in place, so that a copy shares them.
"""

from __future__ import annotations

import msgspec

from resolute.games.presidency.content.cabinet import CANDIDATES, Office, Ratings
from resolute.games.presidency.content.tracks import APPROVAL_VALUE, FRIENDLY, HOSTILE, LINGERING_MODIFIER

NOBODY = -1
NO_ACTION = -1
_NO_RATINGS = Ratings(0, 0, 0)


class War(msgspec.Struct, frozen=True):
    """A war on the war sideboard. (GM Setting up a War)"""

    attacker: int
    defender: int
    region: int
    kind: int
    status: int
    attacking: int
    defending: int
    us_involved: bool = False


class Presidency(msgspec.Struct):
    """The whole game."""

    # The clock: the year, the one in which this President took office, and the place in the turn sequence.
    year: int = 0
    first_year: int = 1
    segment: int = -1
    difficulty: int = 1
    new_player: bool = False

    # Tracks of the President and the nation (content/tracks.py). Approval is kept in per cent.
    approval: int = 50
    congress: int = 5
    media: int = 5
    homeland_security: int = 5
    economy: int = 5
    economy_trend: int = 0
    world_opinion: int = 5
    prestige: int = 5
    party_relations: int = 5
    cooperation: int = 2
    cabinet_effectiveness: int = 4
    cabinet_trend: int = 0
    domestic_crisis: int = 0
    lingering_issues: int = 0
    action_points: int = 0
    legacy_points: int = 0

    # The White House.
    attributes: tuple[int, ...] = ()
    resources: tuple[int, ...] = ()
    # For each office the number of the candidate, the President's is nobody; and whether it is a veteran.
    cabinet: tuple[int, ...] = (NOBODY,) * 5
    veterans: tuple[bool, ...] = (False,) * 5
    # Candidates in the cup and those who have left the game; three who are being looked at.
    candidates: tuple[int, ...] = ()
    former_members: tuple[int, ...] = ()
    interviewed: tuple[int, ...] = ()
    # The focuses in the order of their priority, and the tensions beside priority 1 to 6 (0: none, else the value).
    focus: tuple[int, ...] = (0, 1, 2, 3, 4, 5)
    focus_tensions: tuple[int, ...] = (0,) * 6
    # For each office how far a scandal has gone: 0 none, 1 breaking, 2 deepening, 3 concluding.
    scandals: tuple[int, ...] = (0,) * 5

    # Actions of the present segment (rules/actions.py).
    actions_left: int = 0
    actions_allowed: int = 0
    extra_action_bought: bool = False
    # Where the actions come from: 0 the segment gives them, 1 they are free, 2 they were bought.
    action_source: int = 0
    # How often each office has acted in a segment of the whole cabinet.
    member_acted: tuple[int, ...] = (0,) * 5
    # Master actions that were used in this segment and in this phase, as bits; which is being carried out, by whom.
    used_in_segment: int = 0
    used_in_phase: int = 0
    action: int = NO_ACTION
    acting: int = 0

    # Congress. Control: 1 the President's party, 0 split, -1 the opponents.
    control: int = 0
    friends: tuple[int, ...] = ()
    opponents: tuple[int, ...] = ()
    friends_cup: tuple[int, ...] = ()
    opponents_cup: tuple[int, ...] = ()
    # For each bill its place (content/bills.py), and for each initiative its level.
    bills: bytes = bytes(25)
    society: bytes = bytes(6)
    # Priorities by bill, 0 for an empty box.
    public_priorities: tuple[int, ...] = (0,) * 5
    administration_priorities: tuple[int, ...] = (0,) * 3
    promise: int = 0
    promise_kept: bool = False
    court_vacant: bool = False
    # The legislative segment: attempts or introductions left, shifts of bills left, whose turn, own bills signed.
    bills_left: int = 0
    shifts_left: int = 0
    shifted: tuple[int, ...] = ()
    tried: tuple[int, ...] = ()
    floor: int = 0
    momentum: int = 0
    # Friends and opponents that landmark bills of this segment will bring.
    friends_due: int = 0
    opponents_due: int = 0
    # What is added to the roll of the next midterm election.
    midterm_modifier: int = 0

    # The world: regions in the order of content/places.py.
    alignment: tuple[int, ...] = (5,) * 8
    alignment_trend: tuple[int, ...] = (0,) * 8
    stability: tuple[int, ...] = (5,) * 8
    regional_crisis: tuple[int, ...] = (0,) * 8
    unstable_states: tuple[int, ...] = (0,) * 8
    # Civil wars of each region: 1 fighting, 2 ceasefire; +4 peacekeepers, +8 Iranian influence.
    civil_wars: tuple[tuple[int, ...], ...] = ((),) * 8
    # Terror groups of each region and of the United States: level * 4 + place on the intel track (0 to 3).
    terror_groups: tuple[tuple[int, ...], ...] = ((),) * 9
    # Rogue states of each region: level; +8 with a WMD, +16 with a "-1 action" counter.
    rogue_states: tuple[tuple[int, ...], ...] = ((),) * 8
    national_intelligence: tuple[int, ...] = ()
    trade: tuple[int, ...] = (0,) * 8
    # Footprints by their hidden effect, for each region, and those in the supply.
    footprints: tuple[tuple[int, ...], ...] = ((),) * 8
    footprint_supply: tuple[int, ...] = ()
    russia_influence: tuple[int, ...] = (0,) * 8
    china_influence: tuple[int, ...] = (0,) * 8
    russia_bases: int = 0
    china_bases: int = 0
    iran_influence: int = 0
    iran_influence_unstable: int = 0
    eurozone_economy: int = 5
    eurozone_trend: int = 0

    # Peers and rogue nations.
    russia_economy: int = 5
    russia_economy_trend: int = 0
    china_economy: int = 5
    china_economy_trend: int = 0
    russia_relations: int = 3
    russia_relations_trend: int = 0
    china_relations: int = 3
    china_relations_trend: int = 0
    postures: tuple[int, ...] = (1, 1)
    iran_nuclear: int = 2
    korea_missiles: int = 2
    peer_acted: int = NOBODY
    # Sanctions on Russia, China, Iran, North Korea: kind * 8 + hidden value; and the supply of each kind.
    sanctions: tuple[tuple[int, ...], ...] = ((),) * 4
    sanctions_supply: tuple[tuple[int, ...], ...] = ((),) * 3
    # Tensions by their hidden value on each nation, and how many counters of each value are left in the cup.
    tensions: tuple[tuple[int, ...], ...] = ((),) * 13
    tensions_cup: tuple[int, ...] = (0, 0)
    # Counters that add to or take from the actions of a nation.
    action_counters: tuple[int, ...] = (0,) * 13
    # How close each ally is; groups that have not acted this year.
    closeness: tuple[int, ...] = (1,) * 9
    ally_groups: tuple[int, ...] = (0, 1, 2, 3)
    goodwill: tuple[int, ...] = ()
    goodwill_supply: tuple[int, ...] = ()
    nobel_prize: bool = False

    # Strategic tracks: status and relative strength of each conflict; capabilities of the US, Russia and China.
    conflict_status: tuple[int, ...] = (1,) * 10
    conflict_strength: tuple[int, ...] = (0,) * 10
    capabilities: tuple[tuple[int, ...], ...] = ((4,) * 7,) * 3
    rapid_capabilities: tuple[int, ...] = (0,) * 7
    # For each unit its box (content/forces.py).
    forces: bytes = b""
    wars: tuple[War, ...] = ()
    cyber_used: int = 0

    # Crisis chits in the cup and drawn this year, by kind; crisis cards by number.
    chits: tuple[int, ...] = ()
    drawn_chits: tuple[int, ...] = ()
    crisis_deck: tuple[int, ...] = ()
    reshuffle_pile: tuple[int, ...] = ()
    deck_two: tuple[int, ...] = ()
    deck_three: tuple[int, ...] = ()
    year_decks: tuple[tuple[int, ...], ...] = ((), (), ())
    terrorism_deck: tuple[int, ...] = ()
    cascading_deck: tuple[int, ...] = ()
    disaster_deck: tuple[int, ...] = ()
    resource_cards: tuple[int, ...] = ()
    removed_cards: tuple[int, ...] = ()

    # What the years were like, for the end: the evaluation of each, and whether re-election was won (1) or lost (-1).
    evaluations: tuple[int, ...] = ()
    re_elected: int = 0

    @property
    def year_in_office(self) -> int:
        """Which year of this President it is."""
        return self.year - self.first_year + 1

    @property
    def approval_value(self) -> int:
        """The number in the corner of the approval box."""
        return APPROVAL_VALUE[self.approval]

    @property
    def union_ratings(self) -> int:
        """What chooses the column of the State of the Union: approval, Congress, media and prestige together."""
        return APPROVAL_VALUE[self.approval] + self.congress + self.media + self.prestige

    @property
    def lingering_modifier(self) -> int:
        """The number in the corner of the box of lingering issues."""
        return LINGERING_MODIFIER[self.lingering_issues]

    @property
    def standing(self) -> int:
        """What the election table looks at: prestige, the value of approval, media relations."""
        return self.prestige + APPROVAL_VALUE[self.approval] + self.media

    @property
    def friendly_regions(self) -> int:
        """How many regions are aligned at 6 or more."""
        return sum(value >= FRIENDLY for value in self.alignment)

    @property
    def hostile_regions(self) -> int:
        """How many regions are aligned at 4 or less."""
        return sum(value <= HOSTILE for value in self.alignment)

    @property
    def rogue_count(self) -> int:
        """How many rogue state counters lie on the board."""
        return sum(map(len, self.rogue_states))

    @property
    def performance(self) -> int:
        """The total of a performance evaluation. (TSF Presidential Performance Evaluation)"""
        tracks = self.congress + self.media + self.economy + self.homeland_security
        return APPROVAL_VALUE[self.approval] + tracks - self.hostile_regions - self.rogue_count

    @property
    def cabinet_tensions(self) -> int:
        """How many tensions lie in the cabinet."""
        return 6 - self.focus_tensions.count(0)

    @property
    def tense_focus(self) -> int:
        """The focus of the highest priority that has a tension, which leaves first."""
        return next(focus for focus, tension in zip(self.focus, self.focus_tensions, strict=True) if tension)

    @property
    def half_cabinet_tensions(self) -> int:
        """Half the tensions in the cabinet, rounded down."""
        return (6 - self.focus_tensions.count(0)) // 2

    def ratings(self, office: int) -> Ratings:
        """What a member of the cabinet can do now."""
        member = self.cabinet[office]
        if member == NOBODY:
            return _NO_RATINGS
        return CANDIDATES[member].veteran if self.veterans[office] else CANDIDATES[member].novice

    @property
    def chief_domestic(self) -> int:
        """The domestic rating of the Chief of Staff."""
        return self.ratings(Office.CHIEF_OF_STAFF).domestic

    @property
    def vice_domestic(self) -> int:
        """The domestic rating of the Vice President."""
        return self.ratings(Office.VICE_PRESIDENT).domestic

    @property
    def best_domestic(self) -> int:
        """The better domestic rating of Vice President and Chief of Staff."""
        return max(self.vice_domestic, self.chief_domestic)

    @property
    def state_diplomatic(self) -> int:
        """The diplomatic rating of the Secretary of State."""
        return self.ratings(Office.STATE).diplomatic

    @property
    def defense_military(self) -> int:
        """The military rating of the Secretary of Defense."""
        return self.ratings(Office.DEFENSE).military


def changed_bytes(values: bytes, place: int, value: int) -> bytes:
    """The same bytes with another one at a place."""
    return values[:place] + bytes((value,)) + values[place + 1 :]


def presidency_pieces(s: Presidency) -> list[tuple[str, int]]:
    """Every counter that can wander from one place to another, by what it is."""
    piles = {
        "friend": (s.friends, s.friends_cup),
        "opponent": (s.opponents, s.opponents_cup),
        "candidate": (s.candidates, s.former_members, s.interviewed, tuple(one for one in s.cabinet if one != NOBODY)),
        "goodwill": (s.goodwill, s.goodwill_supply),
        "footprint": (*s.footprints, s.footprint_supply),
        "sanction": (*s.sanctions, *s.sanctions_supply),
        "chit": (s.chits, s.drawn_chits),
        "resource": (s.resources, s.resource_cards),
    }
    found = [(kind, one) for kind, places in piles.items() for one in sorted(one for pile in places for one in pile)]
    tensions = [value for here in (*s.tensions, s.focus_tensions) for value in here if value]
    for value, count in enumerate(s.tensions_cup, 1):
        found += [("tension", value)] * (count + tensions.count(value))
    return found
