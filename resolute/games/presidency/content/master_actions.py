"""The player aids of the President and of domestic affairs: seven presidential and ten domestic master actions.
(GM Presidential Master Actions, Domestic Master Actions)"""

from __future__ import annotations

from typing import Any

from resolute.engine.charts import Row
from resolute.engine.conditions import Subject
from resolute.engine.table import Table
from resolute.games.presidency.conditions import (
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
from resolute.games.presidency.content.bills import THEIRS, Place
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.charts_cabinet import cabinet_improvement
from resolute.games.presidency.effects import (
    NOTHING,
    Named,
    action_points,
    approval,
    check,
    choose,
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
    several,
    tension,
    when,
    worsens,
)
from resolute.games.presidency.effects_world import choose_region, goodwill
from resolute.games.presidency.library import Kind, MasterAction, Need, print_actions
from resolute.games.presidency.rolls import D10, DieChart, OnDieChart, Paid
from resolute.games.presidency.rules.targets import (
    Aimed,
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
from resolute.games.presidency.rules.terror_at_home import GroupToRaid, GroupToTrack

_NOT_PENDING = bytes(place for place in range(256) if not Place.MINUS_TWO <= place <= Place.CANNOT_PASS + THEIRS)


class PendingBill(Condition, frozen=True):
    """Some bill is pending in Congress."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.bills.translate(None, _NOT_PENDING))

    def say(self) -> str:
        return "a bill is pending in Congress"


_SPEAKER = AnyOf((Is(Attribute.ORATOR), Is(Attribute.MEDIA_SAVVY)))
_POPULAR = drm(-1, "high approval", AtLeast("approval", 60))
_DOMESTIC = drm(-1, "the Vice President or the Chief of Staff", per="best_domestic")
_FOCUS_CRISES = drm(-1, "domestic crises are priority 1", PutsFirst(Focus.DOMESTIC_CRISES))
_DOMESTIC_FOCUS = drm(-1, "Domestic Focus", Is(Attribute.DOMESTIC_FOCUS))
_A_POINT = Paid(1, -1)


# Presidential

_PRESENCE = check(
    "prestige",
    passed=choose(
        "What does your appearance bring?",
        ("Public approval", approval(+2)),
        ("Media relations", media(+1)),
    ),
    best=several(approval(+3), media(+1)),
    worst=approval(-1),
    modifiers=(drm(-1, "Orator or Media Savvy", _SPEAKER),),
    paid=(_A_POINT,),
)

_BULLY_PULPIT = OnDieChart(
    DieChart(
        "Bully pulpit",
        (
            Row(1, 3, "Congress listens", Named("move_a_bill", "move a pending bill one box")),
            Row(4, 6, "Congress does not listen", NOTHING),
        ),
        modifiers=(
            _POPULAR,
            drm(-1, "Orator or Media Savvy", _SPEAKER),
            drm(-1, "cooperative parties", Cooperation((4,))),
            drm(+1, "low approval", AtMost("approval", 30)),
            drm(
                +1,
                "poor relations with Congress or more opponents than friends",
                AnyOf((AtMost("congress", 4), OpponentsLead())),
            ),
            drm(+1, "contentious parties", Cooperation((0,))),
        ),
    )
)

_UN_SPEECH = OnDieChart(
    DieChart(
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

_TRIP = Aimed(
    "a region",
    several(
        check("prestige", passed=RegionTrends(improves), worst=RegionTrends(worsens)),
        when(
            Troubled(),
            OnDieChart(
                DieChart(
                    "Trip to a troubled region",
                    (
                        Row(1, 3, "a mission of peace", several(goodwill(), approval(+1))),
                        Row(4, 6, "courage is noticed", approval(+2)),
                        Row(7, 9, "a good picture", approval(+1)),
                        Row(10, 10, "nobody takes notice", NOTHING),
                    ),
                    D10,
                )
            ),
        ),
    ),
)

_VISIT = Aimed(
    "an ally",
    OnDieChart(
        DieChart(
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
)

_RESIGNATION = Aimed(
    "a member of the cabinet",
    several(
        check("approval", passed=approval(+1), failed=approval(-1)),
        when(MemberInScandal(), congress(+1)),
        MemberReplaced(),
        Named("improve_cabinet", "roll on Cabinet Improvement"),
    ),
)

print_actions(
    MasterAction("P1", "Make your presence felt", Kind.DOMESTIC, _PRESENCE),
    MasterAction(
        "P2",
        "Use the bully pulpit",
        Kind.DOMESTIC,
        _BULLY_PULPIT,
        cost=1,
        needs=(Need(PendingBill(), "a Pending Bill"),),
    ),
    MasterAction("P3", "Improve your cabinet", Kind.DOMESTIC, cabinet_improvement(_A_POINT), once_per_segment=True),
    MasterAction("P4", "Speak to the United Nations", Kind.DIPLOMATIC, _UN_SPEECH, once_per_phase=True),
    MasterAction("P5", "Travel to a region", Kind.DIPLOMATIC, _TRIP),
    MasterAction("P6", "Visit an ally", Kind.DIPLOMATIC, _VISIT),
    MasterAction("P7", "Ask for a resignation", Kind.ANY, _RESIGNATION),
)


# Domestic

_STIMULATE = check(
    "economy",
    passed=economy(improves),
    modifiers=(
        drm(-1, Resource.TREASURY.label, Has(Resource.TREASURY)),
        drm(-1, "the economy is priority 1", PutsFirst(Focus.ECONOMY)),
    ),
    paid=(Paid(2, -2),),
)

_CRISIS = check(
    "cabinet_effectiveness",
    passed=several(approval(+1), domestic_crisis(-1)),
    failed=approval(-1),
    worst=several(approval(-2), domestic_crisis(+1)),
    modifiers=(
        _FOCUS_CRISES,
        _DOMESTIC_FOCUS,
        _POPULAR,
        _DOMESTIC,
        drm(+1, "lingering domestic issues", per="lingering_modifier"),
    ),
    most=3,
)

_LINGERING = check(
    "cabinet_effectiveness",
    passed=several(lingering(-1), approval(+3)),
    failed=approval(-1),
    worst=several(approval(-2), lingering(+1)),
    modifiers=(drm(+2, "it has lingered long"), _FOCUS_CRISES, _DOMESTIC_FOCUS, _POPULAR),
)

_CONGRESS = when(
    All((Control(1), AtLeast("party_relations", 5))),
    congress(+1),
    OnDieChart(
        DieChart(
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
                drm(+1, "relations with Congress at 4 or 5", between("congress", 4, 5)),
                drm(+2, "relations with Congress at 2 or 3", AtMost("congress", 3)),
            ),
            paid=(_A_POINT,),
        )
    ),
)

_TENSIONS = when(
    AnyOf((Is(Attribute.DOMESTIC_FOCUS), Is(Attribute.TEAM_BUILDER))),
    relief(2),
    when(
        All((AtLeast("cabinet_tensions", 2), AtLeast("action_points", 1))),
        choose(
            "How many tensions do you remove?",
            ("One", relief(1)),
            ("Two, for an action point", several(action_points(-1), relief(2))),
        ),
        relief(1),
    ),
)

_BIPARTISANSHIP = OnDieChart(
    DieChart(
        "Encourage bipartisanship",
        (
            Row(1, 2, "the parties come together", cooperation(right)),
            Row(3, 5, "no change", NOTHING),
            Row(6, 6, "your own party resents it", party_relations(-1)),
        ),
        modifiers=(drm(-1, "Moderate Influence", Is(Attribute.MODERATE_INFLUENCE)),),
    )
)

_SCANDAL = OnDieChart(
    DieChart(
        "Whose scandal it is",
        (
            Row(1, 3, "the Chief of Staff's", scandal(Office.CHIEF_OF_STAFF)),
            Row(4, 5, "the Vice President's", scandal(Office.VICE_PRESIDENT)),
            Row(6, 6, "the President's", scandal(Office.PRESIDENT)),
        ),
        ours=False,
    )
)

_DISCREDIT = Aimed(
    "an opponent",
    OnDieChart(
        DieChart(
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
                drm(+1, "relations with Congress below 4", AtMost("congress", 3)),
            ),
            paid=(_A_POINT,),
        )
    ),
)

print_actions(
    MasterAction("D1", "Stimulate the economy", Kind.DOMESTIC, _STIMULATE, once_per_segment=True),
    MasterAction(
        "D2",
        "Address a domestic crisis",
        Kind.DOMESTIC,
        _CRISIS,
        needs=(Need(AtLeast("domestic_crisis", 1), "a Domestic Crisis"),),
    ),
    MasterAction(
        "D3",
        "Address a lingering domestic issue",
        Kind.DOMESTIC,
        _LINGERING,
        needs=(
            Need(AtMost("domestic_crisis", 0), "Domestic Crises at 0"),
            Need(AtLeast("lingering_issues", 1), "a Lingering Domestic Issue"),
        ),
    ),
    MasterAction("D4", "Improve relations with Congress", Kind.DOMESTIC, _CONGRESS),
    MasterAction(
        "D5",
        "Raise funds for your party",
        Kind.DOMESTIC,
        party_relations(+1),
        dearer=AtMost("party_relations", 3),
        once_per_segment=True,
        needs=(Need(AtMost("party_relations", 7), "Party Relations below 8"),),
    ),
    MasterAction(
        "D6",
        "Remove tensions from the cabinet",
        Kind.DOMESTIC,
        _TENSIONS,
        needs=(Need(AtLeast("cabinet_tensions", 1), "Tensions in the Cabinet"),),
    ),
    MasterAction(
        "D7",
        "Track a terror group in the United States",
        Kind.DOMESTIC,
        Named("track_terror", "track a terror group in the United States: check homeland security"),
        needs=(Need(GroupToTrack(), "a Terror Group in the United States below Target Fixed"),),
    ),
    MasterAction(
        "D8",
        "Raid a terror group in the United States",
        Kind.DOMESTIC,
        Named("raid_terror", "raid a terror group that is a fixed target: roll on the Domestic Raid Table"),
        needs=(Need(GroupToRaid(), "a Terror Group in the United States at Target Fixed"),),
    ),
    MasterAction("D9", "Encourage bipartisanship", Kind.DOMESTIC, _BIPARTISANSHIP, cost=1),
    MasterAction(
        "D10",
        "Discredit an opponent",
        Kind.DOMESTIC,
        _DISCREDIT,
        needs=(Need(HasOpponents(), "an Opponent in Congress"),),
    ),
)
