"""Old debts, at home (D13) and abroad (WT3): what an event card brings when the past catches up with a President. The
figures are ours. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.engine.cases import case, first_of
from resolute.engine.effects import Effect, several
from resolute.engine.picks import Pick
from resolute.engine.rolling import OnChart
from resolute.engine.table import D6
from resolute.games.presidency.conditions.base import AtLeast, AtMost, Cooperation, Has, drm
from resolute.games.presidency.conditions.world import WARS, UnitsIn
from resolute.games.presidency.content.attributes import Resource
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.event_cards import EUROPE_SLUMPS, ask, needs, option, strained
from resolute.games.presidency.content.forces import UnitType
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.programs import Program
from resolute.games.presidency.content.tracks import (
    CONGRESS,
    ECONOMY,
    EUROZONE_ECONOMY,
    HOMELAND_SECURITY,
    LINGERING_ISSUES,
    PARTY_RELATIONS,
)
from resolute.games.presidency.content.wars import MAX_WARS, Belligerent
from resolute.games.presidency.effects.allies import Attacks, InfluenceIn
from resolute.games.presidency.effects.base import (
    NOTHING,
    MoveTrack,
    action_points,
    approval,
    check,
    congress,
    cooperation,
    domestic_crisis,
    economy_box,
    friend,
    homeland_security,
    improves,
    left,
    lingering,
    media,
    opponent,
    party_relations,
    right,
    tension,
    when,
    worsens,
)
from resolute.games.presidency.effects.bills import leading_bill_back
from resolute.games.presidency.effects.cards import d6, demanded, lot
from resolute.games.presidency.effects.closeness import further
from resolute.games.presidency.effects.conflicts import Heats, ProgramGoesOn
from resolute.games.presidency.effects.nation import ControlMoves, new_group, stronger_group
from resolute.games.presidency.effects.nations import Escalates, ProgramReverses
from resolute.games.presidency.effects.past import (
    ALL_REGIONS,
    BecomesRogue,
    EmergencyBill,
    Friends,
    Leaps,
    MemberDies,
    PresidentDies,
    Wounded,
)
from resolute.games.presidency.effects.regions import (
    CivilWarBegins,
    Destabilized,
    GroupAppears,
    GroupRises,
    IranianInfluence,
    crisis,
    influence,
    stability,
    trends,
)
from resolute.games.presidency.effects.units import Deploys
from resolute.games.presidency.effects.world import goodwill, tensions

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""
N, R, K, W = Nation, Region, Track, Belligerent
SHORT_OF_WAR = 4


# D13: at home


def _shots(who: str, wounded: Effect, dies: Effect) -> OnChart:
    """Somebody is shot at: what security, and a bitter Congress, make of it."""
    return d6(
        f"Shots at {who}",
        (1, several(approval(+1), homeland_security(+1)), "Stopped at the gate"),
        (3, approval(+1), "Foiled"),
        (5, wounded, "Wounded"),
        (6, dies, "Dead"),
        drm(-1, "homeland security is 6 or more", when=AtLeast(HOMELAND_SECURITY, 6)),
        drm(+1, "homeland security is 4 or less", when=AtMost(HOMELAND_SECURITY, 4)),
        drm(+1, "a bitter Congress", when=Cooperation((0,))),
    )


def _at_member(office: Office) -> OnChart:
    return _shots(
        office.label,
        several(approval(+1), tension(), Wounded(office)),
        several(MemberDies(office), approval(+2), tension(2)),
    )


_CRASH = several(
    when(AtMost(ECONOMY, 6), lingering(+1)),
    when(Has(Resource.TREASURY), economy_box(-2), economy_box(-3)),
    MoveTrack(EUROZONE_ECONOMY, -2),
    approval(-5),
    Pick("", ALL_REGIONS, several(stability(-1), trends(worsens)), "each"),
    demanded(Bill.JOB_CREATION),
    EmergencyBill(Bill.JOB_CREATION),
)

PAGES["chart/D13"] = lot(
    "Old Debts at Home",
    (1, first_of(case(AtLeast(PARTY_RELATIONS, 7), friend(), cooperation(left)),
                 case(AtLeast(PARTY_RELATIONS, 5), party_relations(-1), cooperation(left)),
                 otherwise=several(party_relations(-1), friend(-1), opponent())), "The base wants more"),
    (2, first_of(case(AtMost(LINGERING_ISSUES, 1), approval(-1)),
                 case(AtMost(LINGERING_ISSUES, 3), domestic_crisis(+1), approval(-2)),
                 otherwise=several(domestic_crisis(+1), approval(-3), media(-1), new_group(R.CONUS))), "Marches"),
    (3, first_of(case(AtLeast(CONGRESS, 7), action_points(+2), approval(+1)),
                 case(AtLeast(CONGRESS, 5), congress(-1)),
                 case(AtLeast(CONGRESS, 3), congress(-1), opponent(), leading_bill_back()),
                 otherwise=ControlMoves(-1)), "Confidence in Congress"),
    (4, first_of(case(Cooperation((4,)), cooperation(left)),
                 case(Cooperation((2, 3)), cooperation(left), approval(-1)),
                 case(Cooperation((1,)), approval(-2), opponent()),
                 otherwise=several(approval(-2), lingering(+1), stronger_group(R.CONUS))), "Two countries"),
    (5, lot("Whom the shots are meant for",
            (2, _shots("the President", several(action_points(-3), approval(+3), tension()), PresidentDies()), "You"),
            (3, _at_member(Office.VICE_PRESIDENT), "The Vice President"),
            (4, _at_member(Office.STATE), "The Secretary of State"),
            (5, _at_member(Office.DEFENSE), "The Secretary of Defense"),
            (6, when(Friends(),
                     _shots("a friend in Congress", several(approval(+1), tension()),
                            several(friend(-1), approval(+1), cooperation(right))),
                     _at_member(Office.CHIEF_OF_STAFF)), "A friend in Congress"),
            dice=D6), "Shots at a rally"),
    (6, _CRASH, "The crash"),
    dice=D6,
)  # fmt: skip
PAGES["past/emergency"] = economy_box(+1)


# WT3: abroad

_RELIEF = (crisis(-1, R.AFRICA), goodwill(+1), trends(improves, R.AFRICA))

PAGES["chart/WT3"] = lot(
    "Old Debts Abroad",
    (1, several(crisis(+2, R.AFRICA), stability(-1, R.AFRICA),
                ask("A fever spreads from village to village. What do you send?",
                    option("Field hospitals", *_RELIEF, cost=2),
                    option("The army's doctors", Deploys(UnitType.LIGHT, R.AFRICA), *_RELIEF,
                        needs=needs(UnitsIn((UnitType.LIGHT,), (R.CONUS,)), "a light army unit at home")),
                    option("Nothing", check(HOMELAND_SECURITY, NOTHING,
                                            several(domestic_crisis(+1), approval(-2)))))),
     "A fever in the villages"),
    (2, lot("Unrest in Iran",
            (4, several(tensions(N.IRAN, -2), ProgramReverses(Program.IRAN)), "The guards look away"),
            (8, several(Escalates(K.US_IRAN, most=SHORT_OF_WAR), *strained(N.IRAN)), "They blame us"),
            (10, several(ProgramGoesOn(Program.IRAN), Heats(K.ISRAEL_IRAN), IranianInfluence()), "The guards rule")),
     "Unrest in Iran"),
    (3, several(GroupRises(R.CENTRAL_SOUTH_ASIA), GroupAppears(R.CENTRAL_SOUTH_ASIA),
                stability(-1, R.CENTRAL_SOUTH_ASIA), Heats(K.INDIA_PAKISTAN), BecomesRogue(R.CENTRAL_SOUTH_ASIA)),
     "Militants surge in Pakistan"),
    (4, several(stability(-1, R.EUROZONE), trends(worsens, R.EUROZONE), EUROPE_SLUMPS,
                lot("Who turns away", (3, further(N.NATO), "NATO"),
                    (6, further(N.UNITED_KINGDOM), "The United Kingdom"), dice=D6),
                when(InfluenceIn(N.RUSSIA, R.EUROZONE), influence(N.RUSSIA, +1, R.EUROZONE))), "Europe's nationalists"),
    (5, several(further(N.NATO), *strained(N.NATO),
                lot("After the night",
                    (5, several(influence(N.RUSSIA, +1, R.MIDDLE_EAST), tensions(N.RUSSIA, -1)), "Moscow calls first"),
                    (10, several(crisis(+1, R.EUROZONE), crisis(+1, R.MIDDLE_EAST)), "The borders open"))),
     "A coup night in Turkey"),
    (6, several(first_of(case(AtLeast(WARS, MAX_WARS), CivilWarBegins(R.EASTERN_EUROPE)),
                         otherwise=Attacks(W.SERBIA, W.BALKAN_STATES, R.EASTERN_EUROPE)),
                crisis(+1, R.EASTERN_EUROPE), *strained(N.NATO, N.RUSSIA)), "The Balkans burn"),
    (7, several(GroupRises(R.CENTRAL_AMERICA), GroupRises(R.SOUTH_AMERICA), stability(-1, R.CENTRAL_AMERICA),
                new_group(R.CONUS), domestic_crisis(+1)), "Cartels as armies"),
    (8, several(influence(N.CHINA, +1, R.ASIA_PACIFIC), tensions(N.CHINA, +2), *strained(N.JAPAN),
                lot("Where China presses", (5, Escalates(K.CHINA_JAPAN, most=SHORT_OF_WAR), "At sea"),
                    (10, Heats(K.INDIA_CHINA), "In the mountains"))), "China presses"),
    (9, several(trends(worsens, R.SOUTH_AMERICA), crisis(+1, R.SOUTH_AMERICA), Destabilized(R.SOUTH_AMERICA),
                GroupAppears(R.SOUTH_AMERICA),
                lot("Who gains by it", (5, influence(N.RUSSIA, +1, R.SOUTH_AMERICA), "Russia"),
                    (10, influence(N.CHINA, +1, R.SOUTH_AMERICA), "China"))), "The south turns"),
    (10, several(lot("Whose leap it is", (4, Leaps(N.RUSSIA), "Russia"), (10, Leaps(N.CHINA), "China")),
                 approval(-1)), "A leap in technology"),
)  # fmt: skip
