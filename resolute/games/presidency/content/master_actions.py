"""The player aids of the President and of domestic affairs: seven presidential and ten domestic master actions.
(GM Presidential Master Actions, Domestic Master Actions)"""

from __future__ import annotations

from typing import Any

from resolute.engine.charts import (
    Chart,
    Row,
)
from resolute.engine.effects import (
    Act,
    Choose,
    Offer,
    choose,
    several,
)
from resolute.engine.frames import do
from resolute.engine.picks import Pick
from resolute.engine.rolling import OnChart
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.terms import Need
from resolute.games.presidency.conditions.base import (
    All,
    AnyOf,
    AtLeast,
    AtMost,
    Condition,
    Control,
    Cooperation,
    Has,
    HasOpponents,
    Is,
    OpponentsLead,
    PutsFirst,
    between,
    drm,
)
from resolute.games.presidency.content.attributes import Attribute, Focus, Resource
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.charts_cabinet import cabinet_improvement
from resolute.games.presidency.content.tracks import (
    ACTION_POINTS,
    APPROVAL,
    BEST_DOMESTIC,
    CABINET_EFFECTIVENESS,
    CABINET_TENSIONS,
    CONGRESS,
    DOMESTIC_CRISIS,
    ECONOMY,
    LINGERING_CORNER,
    LINGERING_ISSUES,
    MEDIA,
    PARTY_RELATIONS,
    PRESTIGE,
)
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    applause,
    approval,
    check,
    congress,
    cooperation,
    domestic_crisis,
    economy,
    friend,
    improves,
    lingering,
    media,
    party_relations,
    relief,
    right,
    scandal,
    tension,
    when,
    worsens,
)
from resolute.games.presidency.effects.targets import (
    A_MEMBER,
    A_REGION,
    AN_ALLY,
    AN_OPPONENT,
    AllyCloser,
    AllyTension,
    Estranged,
    MemberInScandal,
    MemberReplaced,
    OpponentDropped,
    RegionTrends,
    StrongOpponent,
    Troubled,
)
from resolute.games.presidency.effects.world import choose_region, goodwill
from resolute.games.presidency.library import (
    ANY,
    DIPLOMATIC,
    DOMESTIC,
    MasterAction,
)
from resolute.games.presidency.rolls import (
    D10,
    THE_PRESIDENT,
    ActionPoints,
)
from resolute.games.presidency.rules.cabinet import improve_cabinet
from resolute.games.presidency.rules.congress import move_a_bill
from resolute.games.presidency.rules.terror_at_home import (
    GroupToRaid,
    GroupToTrack,
    choose_group_to_raid,
    choose_group_to_track,
    raid_terror,
    track_terror,
)


class PendingBill(Condition, frozen=True):
    """Some bill is pending in Congress."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.congress.pending)

    def say(self) -> str:
        return "a bill is pending in Congress"


_SPEAKER = AnyOf((Is(Attribute.ORATOR), Is(Attribute.MEDIA_SAVVY)))
_POPULAR = drm(-1, "high approval", AtLeast(APPROVAL, 60))
_DOMESTIC = drm(-1, "the Vice President or the Chief of Staff", per=BEST_DOMESTIC)
_FOCUS_CRISES = drm(-1, "domestic crises are priority 1", PutsFirst(Focus.DOMESTIC_CRISES))
_DOMESTIC_FOCUS = drm(-1, "Domestic Focus", Is(Attribute.DOMESTIC_FOCUS))
_A_POINT = ActionPoints(1, -1)


# Presidential

_PRESENCE = check(
    PRESTIGE,
    passed=Choose(
        "What does your appearance bring?",
        (
            Offer("Public approval", when(AtMost(APPROVAL, 40), approval(+2), approval(+1))),
            Offer("Media relations", media(+1), needs=(Need(AtMost(MEDIA, 3), "Media Relations below 4"),)),
        ),
    ),
    best=several(approval(+2), when(AtMost(MEDIA, 4), media(+1))),
    worst=approval(-1),
    modifiers=(
        drm(-1, "Orator or Media Savvy", _SPEAKER),
        drm(-2, "approval at 40% or less", AtMost(APPROVAL, 40)),
        drm(+2, "approval at 50% or more", between(APPROVAL, 50, 56)),
        drm(+4, "approval at 58% or more", AtLeast(APPROVAL, 58)),
    ),
    paid=(_A_POINT,),
)

_BULLY_PULPIT = OnChart(
    Chart(
        "Bully pulpit",
        (
            Row(1, 3, "Congress listens", Act(do(move_a_bill), "move a pending bill one box")),
            Row(4, 6, "Congress does not listen", NOTHING),
        ),
        modifiers=(
            _POPULAR,
            drm(-1, "Orator or Media Savvy", _SPEAKER),
            drm(-1, "cooperative parties", Cooperation((4,))),
            drm(+1, "low approval", AtMost(APPROVAL, 30)),
            drm(
                +1,
                "poor relations with Congress or more opponents than friends",
                AnyOf((AtMost(CONGRESS, 4), OpponentsLead())),
            ),
            drm(+1, "contentious parties", Cooperation((0,))),
        ),
    )
)

_UN_SPEECH = OnChart(
    Chart(
        "Speech to the United Nations",
        (
            Row(
                1,
                7,
                "the world listens",
                choose(
                    "What does your speech bring?",
                    ("UN goodwill", goodwill()),
                    ("A region that trends pro-US", choose_region(improves)),
                ),
            ),
            Row(8, 10, "polite applause", NOTHING),
        ),
        D10,
        (drm(-1, "Orator", Is(Attribute.ORATOR)),),
    )
)

_TRIP = Pick(
    "Which region do you travel to?",
    A_REGION,
    several(
        check(PRESTIGE, passed=RegionTrends(improves), worst=RegionTrends(worsens)),
        when(
            Troubled(),
            OnChart(
                Chart(
                    "Trip to a troubled region",
                    (
                        Row(1, 3, "a mission of peace", several(goodwill(), when(AtMost(APPROVAL, 56), approval(+1)))),
                        Row(4, 6, "a good picture, soon forgotten", NOTHING),
                        Row(7, 9, "nobody takes notice", NOTHING),
                        Row(10, 10, "booed in the streets", approval(-1)),
                    ),
                    D10,
                    ranked=False,  # goodwill can run out, and approval may be worth more
                )
            ),
        ),
    ),
    rule="Presidential Master Actions",
)

_VISIT = Pick(
    "Which ally do you visit?",
    AN_ALLY,
    OnChart(
        Chart(
            "Visit to an ally",
            (
                Row(1, 6, "a warm welcome", several(AllyCloser(+1), AllyTension(-1))),
                Row(7, 9, "courtesies", NOTHING),
                Row(10, 10, "a quarrel", when(Estranged(), several(AllyTension(+1), tension()), AllyCloser(-1))),
            ),
            D10,
            (
                drm(-1, "An Ally's Best Friend", Is(Attribute.ALLYS_BEST_FRIEND)),
                drm(+1, "the ally is estranged", Estranged()),
            ),
            paid=(_A_POINT,),
        )
    ),
    rule="Presidential Master Actions",
)

_RESIGNATION = Pick(
    "Whom do you ask to resign?",
    A_MEMBER,
    several(
        check(APPROVAL, passed=when(MemberInScandal(), approval(+1)), failed=approval(-1)),
        when(MemberInScandal(), congress(+1)),
        MemberReplaced(),
        Act(do(improve_cabinet), "roll on Cabinet Improvement"),
    ),
    rule="Replacing a Key Cabinet Member",
)

PRESIDENTIAL_ACTIONS = (
    MasterAction("P1", "Make your presence felt", kinds=DOMESTIC, effect=_PRESENCE, once_per_phase=True),
    MasterAction(
        "P2",
        "Use the bully pulpit",
        kinds=DOMESTIC,
        effect=_BULLY_PULPIT,
        cost=1,
        needs=(Need(PendingBill(), "a Pending Bill"),),
    ),
    MasterAction(
        "P3", "Improve your cabinet", kinds=DOMESTIC, effect=cabinet_improvement(_A_POINT), once_per_segment=True
    ),
    MasterAction("P4", "Speak to the United Nations", kinds=DIPLOMATIC, effect=_UN_SPEECH, once_per_phase=True),
    MasterAction("P5", "Travel to a region", kinds=DIPLOMATIC, effect=_TRIP, once_per_phase=True),
    MasterAction("P6", "Visit an ally", kinds=DIPLOMATIC, effect=_VISIT, once_per_segment=True),
    MasterAction("P7", "Ask for a resignation", kinds=ANY, effect=_RESIGNATION, once_per_phase=True),
)


# Domestic

_STIMULATE = check(
    ECONOMY,
    passed=economy(improves),
    worst=economy(worsens),
    modifiers=(
        drm(-1, Resource.TREASURY.label, Has(Resource.TREASURY)),
        drm(-1, "the economy is priority 1", PutsFirst(Focus.ECONOMY)),
        drm(-3, "the economy is weak", AtMost(ECONOMY, 4)),
        drm(+2, "the economy is sound", between(ECONOMY, 5, 5)),
        drm(+4, "the economy runs hot", AtLeast(ECONOMY, 6)),
    ),
    paid=(ActionPoints(2, -2),),
)

_CRISIS = check(
    CABINET_EFFECTIVENESS,
    passed=several(when(AtMost(APPROVAL, 56), approval(+1)), domestic_crisis(-1)),
    failed=approval(-1),
    worst=several(domestic_crisis(+1), approval(-2)),
    modifiers=(
        _FOCUS_CRISES,
        _DOMESTIC_FOCUS,
        _POPULAR,
        _DOMESTIC,
        drm(+1, "lingering domestic issues", per=LINGERING_CORNER),
        drm(-2, "a nation that stands together", AtLeast(DOMESTIC_CRISIS, 2)),
    ),
    most=3,
)

_LINGERING = check(
    CABINET_EFFECTIVENESS,
    passed=several(lingering(-1), applause(3)),
    failed=approval(-1),
    worst=several(approval(-2), lingering(+1)),
    modifiers=(
        drm(+2, "it has lingered long"),
        _FOCUS_CRISES,
        _DOMESTIC_FOCUS,
        _POPULAR,
        drm(-2, "a nation that has had enough", AtLeast(LINGERING_ISSUES, 3)),
    ),
)

_CONGRESS = when(
    All((Control(1), AtLeast(PARTY_RELATIONS, 5), AtMost(CONGRESS, 4))),
    congress(+1),
    OnChart(
        Chart(
            "Improve relations with Congress",
            (
                Row(1, 1, "a new friend", several(congress(+1), friend())),
                Row(2, 3, "better relations", congress(+1)),
                Row(4, 5, "no change", NOTHING),
                Row(6, 6, "harsh words", congress(-1)),
            ),
            modifiers=(
                drm(-1, "relations with Congress are priority 1", PutsFirst(Focus.CONGRESS)),
                drm(-1, "Respected by Congress", Is(Attribute.RESPECTED_BY_CONGRESS)),
                drm(-2, "relations with Congress at 3 or less", AtMost(CONGRESS, 3)),
                drm(-1, "relations with Congress at 4", between(CONGRESS, 4, 4)),
                drm(+3, "relations with Congress at 5", between(CONGRESS, 5, 5)),
                drm(+4, "relations with Congress at 6 or more", AtLeast(CONGRESS, 6)),
            ),
            paid=(_A_POINT,),
        )
    ),
)

_TENSIONS = when(
    AnyOf((Is(Attribute.DOMESTIC_FOCUS), Is(Attribute.TEAM_BUILDER))),
    relief(2),
    when(
        All((AtLeast(CABINET_TENSIONS, 2), AtLeast(ACTION_POINTS, 1))),
        choose(
            "How many tensions do you remove?",
            ("One", relief(1)),
            ("Two, for an action point", several(action_points(-1), relief(2))),
        ),
        relief(1),
    ),
)

_BIPARTISANSHIP = OnChart(
    Chart(
        "Encourage bipartisanship",
        (
            Row(1, 2, "the parties come together", cooperation(right)),
            Row(3, 5, "no change", NOTHING),
            Row(6, 6, "your own party resents it", party_relations(-1)),
        ),
        modifiers=(drm(-1, "Moderate Influence", Is(Attribute.MODERATE_INFLUENCE)),),
    )
)

_SCANDAL = OnChart(
    Chart(
        "Whose scandal it is",
        (
            Row(1, 3, "the Chief of Staff's", scandal(Office.CHIEF_OF_STAFF)),
            Row(4, 5, "the Vice President's", scandal(Office.VICE_PRESIDENT)),
            Row(6, 6, "the President's", scandal(Office.PRESIDENT)),
        ),
        ours=False,
    )
)

_DISCREDIT = Pick(
    "Which opponent do you discredit?",
    AN_OPPONENT,
    OnChart(
        Chart(
            "Discredit an opponent",
            (
                Row(1, 2, "discredited", OpponentDropped()),
                Row(3, 3, "no change", NOTHING),
                Row(4, 5, "Congress is indignant", congress(-1)),
                Row(6, 6, "a scandal", _SCANDAL),
            ),
            modifiers=(
                _POPULAR,
                _DOMESTIC,
                drm(+1, "a strong opponent", StrongOpponent()),
                drm(+1, "relations with Congress below 4", AtMost(CONGRESS, 3)),
            ),
            paid=(_A_POINT,),
        )
    ),
    rule="Domestic Master Actions",
)

DOMESTIC_ACTIONS = (
    MasterAction("D1", "Stimulate the economy", kinds=DOMESTIC, effect=_STIMULATE, once_per_phase=True),
    MasterAction(
        "D2",
        "Address a domestic crisis",
        kinds=DOMESTIC,
        effect=_CRISIS,
        needs=(Need(AtLeast(DOMESTIC_CRISIS, 1), "a Domestic Crisis"),),
    ),
    MasterAction(
        "D3",
        "Address a lingering domestic issue",
        kinds=DOMESTIC,
        effect=_LINGERING,
        needs=(
            Need(AtMost(DOMESTIC_CRISIS, 0), "Domestic Crises at 0"),
            Need(AtLeast(LINGERING_ISSUES, 1), "a Lingering Domestic Issue"),
        ),
    ),
    MasterAction("D4", "Improve relations with Congress", kinds=DOMESTIC, effect=_CONGRESS, once_per_phase=True),
    MasterAction(
        "D5",
        "Raise funds for your party",
        kinds=DOMESTIC,
        effect=party_relations(+1),
        dearer=AtMost(PARTY_RELATIONS, 3),
        once_per_segment=True,
        needs=(Need(AtMost(PARTY_RELATIONS, 7), "Party Relations below 8"),),
    ),
    MasterAction(
        "D6",
        "Remove tensions from the cabinet",
        kinds=DOMESTIC,
        effect=_TENSIONS,
        needs=(Need(AtLeast(CABINET_TENSIONS, 1), "Tensions in the Cabinet"),),
    ),
    MasterAction(
        "D7",
        "Track a terror group in the United States",
        kinds=DOMESTIC,
        effect=Act(do(track_terror), "track a terror group in the United States: check homeland security"),
        asks=do(choose_group_to_track, THE_PRESIDENT),
        needs=(Need(GroupToTrack(), "a Terror Group in the United States below Target Fixed"),),
    ),
    MasterAction(
        "D8",
        "Raid a terror group in the United States",
        kinds=DOMESTIC,
        effect=Act(do(raid_terror), "raid a terror group that is a fixed target: roll on the Domestic Raid Table"),
        asks=do(choose_group_to_raid, THE_PRESIDENT),
        needs=(Need(GroupToRaid(), "a Terror Group in the United States at Target Fixed"),),
    ),
    MasterAction("D9", "Encourage bipartisanship", kinds=DOMESTIC, effect=_BIPARTISANSHIP, cost=1),
    MasterAction(
        "D10",
        "Discredit an opponent",
        kinds=DOMESTIC,
        effect=_DISCREDIT,
        needs=(Need(HasOpponents(), "an Opponent in Congress"),),
    ),
)
