"""Cascading cards of China, its neighbors and North Korea. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.engine.effects import several
from resolute.games.presidency.conditions.base import AtLeast, AtMost, drm
from resolute.games.presidency.conditions.world import (
    CARRIERS_OFF_CHINA,
    Outdoes,
    PostureIs,
    alignment_of,
    tensions_on,
    very_close,
)
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, Y09, Y17, Y20, CrisisCard
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.event_cards import (
    CHINA_COOLS,
    CHINA_GROWS,
    CHINA_SLUMPS,
    CHINA_WARMS,
    DIPLOMACY,
    EUROPE_SLUMPS,
    ask,
)
from resolute.games.presidency.content.forces import Box, UnitType
from resolute.games.presidency.content.off_map import all_of, answer, cascade, one_of, sanction, turns, units
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.programs import Program
from resolute.games.presidency.content.tracks import (
    CHINA_ECONOMY,
    CHINA_RELATIONS,
    ECONOMY,
    HOMELAND_SECURITY,
    KOREA_MISSILES,
    PRESTIGE,
)
from resolute.games.presidency.content.wars import Belligerent, WarKind
from resolute.games.presidency.effects.allies import Reinforces, status
from resolute.games.presidency.effects.base import (
    NOTHING,
    MoveTrack,
    approval,
    check,
    economy,
    economy_box,
    homeland_security,
    improves,
    legacy,
    party_relations,
    when,
    world_opinion,
    worsens,
)
from resolute.games.presidency.effects.cards import d10, ends, lot, way_out
from resolute.games.presidency.effects.cascades import CanImpose, CardWar, UsJoins, closer_to_war
from resolute.games.presidency.effects.conflicts import WarOn
from resolute.games.presidency.effects.nations import (
    Calms,
    Escalates,
    PeerCapability,
    ProgramAdvances,
    ProgramReverses,
    Strengthens,
    TakesPosture,
    Under,
)
from resolute.games.presidency.effects.places import SomeGoodwill
from resolute.games.presidency.effects.regions import crisis, influence, stability, trends
from resolute.games.presidency.effects.rogue import AlignmentBox
from resolute.games.presidency.effects.world import goodwill, tensions

C, K, N, R, U, W = Capability, Track, Nation, Region, UnitType, Belligerent
CHINA_SEA = Box.EASTERN_PACIFIC
_FIRST = lot(
    "Whose networks",
    (5, several(tensions(N.JAPAN, +2), tensions(N.CHINA, +2), Escalates(K.CHINA_JAPAN)), "Japan's"),
    (10, several(tensions(N.INDIA, +2), tensions(N.CHINA, +2), Escalates(K.INDIA_CHINA)), "India's"),
)
_OURS = check(
    HOMELAND_SECURITY,
    several(tensions(N.CHINA, +2), CHINA_SLUMPS, economy(worsens), approval(-1)),
    several(
        *(tensions(N.CHINA, +3), CHINA_SLUMPS, crisis(+1, R.ASIA_PACIFIC), economy_box(-1), homeland_security(-1)),
        approval(-3),
        ask(
            "Do you impose sanctions of your own?",
            answer(
                "Impose them",
                sanction(SanctionKind.UNILATERAL, N.CHINA),
                need=CanImpose(N.CHINA, SanctionKind.UNILATERAL),
            ),
            answer("No", NOTHING),
        ),
    ),
)
_COURT = d10(
    "The court",
    (6, several(trends(improves, R.ASIA_PACIFIC), CHINA_COOLS), "It rules for the fishermen"),
    (10, influence(N.CHINA, +1, R.ASIA_PACIFIC), "It takes years"),
)

CARDS: tuple[CrisisCard, ...] = (
    cascade(
        34, "fingerprints-in-the-code", "Fingerprints in the Code",
        "The intruder worked office hours, nine to six, Beijing time.",
        (_FIRST,),
        (when(Outdoes(C.CYBER, N.CHINA, by=0), _FIRST, _OURS),),
        (_OURS,),
        BY_CHOICE, (Y09, Y17, Y20),
    ),
    cascade(
        43, "islands-of-sand", "Islands Made of Sand",
        "Last year it was a reef. This year it has a harbor, and a flag.",
        (tensions(N.CHINA, +1), tensions(N.AUSTRALIA, +1),
         ask("What do you do about the reef?",
             answer("Sail past it", tensions(N.CHINA, +1), trends(improves, R.ASIA_PACIFIC),
                    need=units(U.CARRIER, CHINA_SEA)),
             answer("Take it to a court", _COURT, cost=1),
             answer("Let the United Nations take it to a court", goodwill(-1), _COURT, need=SomeGoodwill()),
             answer("Say nothing", influence(N.CHINA, +1, R.ASIA_PACIFIC), trends(worsens, R.ASIA_PACIFIC)))),
        (way_out(all_of(units(U.CARRIER, CHINA_SEA), Outdoes(C.NAVAL, N.CHINA, by=2)),
                 tensions(N.CHINA, -1), tensions(N.JAPAN, -1)),
         PeerCapability(N.CHINA, C.NAVAL, +1), influence(N.CHINA, +1, R.ASIA_PACIFIC),
         Escalates(K.CHINA_JAPAN, most=4), tensions(N.JAPAN, +1)),
        (way_out(one_of(AtLeast(CHINA_RELATIONS, 4),
                        all_of(AtLeast(alignment_of(R.ASIA_PACIFIC), 7), AtMost(status(K.CHINA_JAPAN), 2))),
                 trends(improves, R.ASIA_PACIFIC), legacy(+1)),
         influence(N.CHINA, +1, R.ASIA_PACIFIC),
         check(PRESTIGE, several(tensions(N.CHINA, +2), approval(+1)),
               several(tensions(N.CHINA, +2), Escalates(K.CHINA_JAPAN, most=4), stability(-1, R.ASIA_PACIFIC),
                       approval(-2), turns(N.AUSTRALIA, -1)))),
        BY_CHOICE, (Y09, Y17),
    ),
    cascade(
        44, "across-the-strait", "Across the Strait",
        "An election on an island, and an exercise all around it.",
        (tensions(N.CHINA, +2), tensions(N.JAPAN, +1),
         ask("What do you tell the island?",
             answer("Arms are on the way", CHINA_COOLS, trends(improves, R.ASIA_PACIFIC), turns(N.JAPAN, +1), cost=1),
             answer("An old formula, said again", tensions(N.CHINA, -2), party_relations(-1)),
             answer("Look out to sea", tensions(N.CHINA, +1), approval(+1), trends(improves, R.ASIA_PACIFIC),
                    need=units(U.CARRIER, CHINA_SEA)))),
        (way_out(one_of(AtLeast(CHINA_RELATIONS, 4), AtMost(tensions_on(N.CHINA), 0)),
                 trends(improves, R.ASIA_PACIFIC)),
         tensions(N.CHINA, +2), crisis(+1, R.ASIA_PACIFIC), CHINA_SLUMPS, economy(worsens), approval(-1),
         TakesPosture(N.CHINA, 2)),
        (way_out(all_of(AtLeast(CHINA_RELATIONS, 3), AtMost(tensions_on(N.CHINA), 2)),
                 legacy(+2), trends(improves, R.ASIA_PACIFIC)),
         when(WarOn(W.CHINA, W.TAIWAN), Reinforces(W.CHINA, +2, against=W.TAIWAN),
              d10("The blockade", (4, several(tensions(N.CHINA, +1), approval(+1)), "It is only a drill"),
                  (7, several(crisis(+2, R.ASIA_PACIFIC), economy(worsens), CHINA_SLUMPS, approval(-2)), "It holds"),
                  (10, several(CardWar(W.CHINA, 6, W.TAIWAN, 3, R.ASIA_PACIFIC, WarKind.NAVAL), CHINA_SLUMPS,
                               approval(-2),
                               ask("The island is at war. Do you fight?",
                                   answer("The fleet fights", UsJoins(W.CHINA, W.TAIWAN),
                                          need=all_of(units(U.CARRIER, CHINA_SEA), WarOn(W.CHINA, W.TAIWAN))),
                                   answer("Sanctions with the allies", sanction(SanctionKind.MULTILATERAL, N.CHINA),
                                          need=CanImpose(N.CHINA, SanctionKind.MULTILATERAL)),
                                   answer("Stay out", AlignmentBox(R.ASIA_PACIFIC, -1), turns(N.JAPAN, -1),
                                          world_opinion(-1)))),
                   "Shots are fired"),
                  drm(-1, "the better navy", when=Outdoes(C.NAVAL, N.CHINA)),
                  drm(-1, "carriers nearby", per=CARRIERS_OFF_CHINA),
                  drm(+1, "an aggressive China", when=PostureIs(N.CHINA, 2)),
                  drm(+1, "the worst of relations", when=AtMost(CHINA_RELATIONS, 1))))),
    ),
    cascade(
        48, "rockets-over-the-sea", "Rockets over the Sea",
        "The alarm on every telephone in northern Japan says: take cover, now.",
        (ProgramAdvances(Program.NORTH_KOREA), tensions(N.JAPAN, +1),
         ask("What follows the launch?",
             answer("Talks with China's help",
                    d10("The talks", (5, several(tensions(N.NORTH_KOREA, -2), CHINA_WARMS), "A good week"),
                        (10, tensions(N.NORTH_KOREA, -1), "A handshake")),
                    cost=1, need=AtLeast(CHINA_RELATIONS, 3)),
             answer("The Security Council",
                    d10("The vote", (6, sanction(SanctionKind.UN, N.NORTH_KOREA), "Fifteen to none"),
                        (10, tensions(N.NORTH_KOREA, +1), "A veto"))),
             answer("Drills", Strengthens(K.KOREAS, W.SOUTH_KOREA), tensions(N.NORTH_KOREA, +2),
                    tensions(N.SOUTH_KOREA, -1), need=very_close(N.SOUTH_KOREA)))),
        (way_out(all_of(AtMost(KOREA_MISSILES, 2), AtMost(status(K.KOREAS), 2)),
                 tensions(N.JAPAN, -1), tensions(N.SOUTH_KOREA, -1)),
         when(one_of(Under(N.NORTH_KOREA, SanctionKind.UN), Under(N.NORTH_KOREA, SanctionKind.MULTILATERAL)),
              several(tensions(N.NORTH_KOREA, +1), closer_to_war(K.KOREAS, W.NORTH_KOREA)),
              several(ProgramAdvances(Program.NORTH_KOREA), closer_to_war(K.KOREAS, W.NORTH_KOREA), approval(-1))),
         tensions(N.SOUTH_KOREA, +1)),
        (when(all_of(AtMost(tensions_on(N.NORTH_KOREA), 1), AtMost(status(K.KOREAS), 2)),
              ask("Their leader offers to meet. Do you go?",
                  answer("Go",
                         d10("The summit",
                             (4, several(ProgramReverses(Program.NORTH_KOREA), Calms(K.KOREAS), legacy(+2),
                                         approval(+3)), "A paper with two signatures"),
                             (8, several(approval(+1), tensions(N.SOUTH_KOREA, +1)), "A photograph"),
                             (10, several(tensions(N.NORTH_KOREA, +2), approval(-2)), "An empty chair"),
                             drm(-1, "your standing", when=AtLeast(PRESTIGE, 6))),
                         cost=3),
                  answer("No", tensions(N.NORTH_KOREA, +1))),
              several(ProgramAdvances(Program.NORTH_KOREA), closer_to_war(K.KOREAS, W.NORTH_KOREA),
                      stability(-1, R.ASIA_PACIFIC), tensions(N.CHINA, +1), approval(-2), homeland_security(-1))),),
    ),
    cascade(
        60, "tariffs", "Tariffs",
        "Washing machines first, then steel, then soybeans, then everything.",
        (ask("What do you do about the trade with China?",
             answer("Raise tariffs", CHINA_COOLS, CHINA_SLUMPS, economy(worsens), approval(+1), party_relations(+1)),
             answer("Bargain first",
                    d10("The bargain", (4, several(CHINA_WARMS, economy(improves), ends()), "A deal"),
                        (10, tensions(N.CHINA, +1), "A walkout"), DIPLOMACY,
                        drm(-1, "decent relations", when=AtLeast(CHINA_RELATIONS, 3))),
                    cost=2),
             answer("Let it be", CHINA_GROWS, approval(-1), party_relations(-1))),),
        (way_out(AtLeast(CHINA_RELATIONS, 4), economy(improves)),
         tensions(N.CHINA, +1), tensions(N.SOUTH_KOREA, +1), tensions(N.JAPAN, +1), economy(worsens), CHINA_SLUMPS,
         ask("The farms lose their buyers. Do you pay them?",
             answer("Checks for the farms", approval(+1), party_relations(+1), cost=2),
             answer("No", party_relations(-1), approval(-1)))),
        (way_out(all_of(AtLeast(ECONOMY, 6), AtMost(tensions_on(N.CHINA), 2)),
                 economy(improves), CHINA_GROWS, approval(+2), legacy(+1)),
         economy_box(-1), MoveTrack(CHINA_ECONOMY, -1), EUROPE_SLUMPS, influence(N.CHINA, +1, R.SOUTH_AMERICA),
         PeerCapability(N.CHINA, C.SPACE, +1), trends(worsens, R.ASIA_PACIFIC), approval(-2)),
        BY_CHOICE, (Y17, Y20),
    ),
)  # fmt: skip
