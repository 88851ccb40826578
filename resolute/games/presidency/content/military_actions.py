"""The player aid of military affairs: the military master actions. (GM Military Master Actions)

The rulebooks give their numbers and what some of them need; the figures are fitted to that.
"""

from __future__ import annotations

from resolute.engine.charts import Chart, Row
from resolute.engine.effects import Act, Effect, choose, several
from resolute.engine.frames import do
from resolute.engine.picks import Pick
from resolute.engine.rolling import OnChart
from resolute.engine.terms import Need
from resolute.games.presidency.conditions.base import AtMost, drm
from resolute.games.presidency.content.tracks import DEFENSE_MILITARY
from resolute.games.presidency.effects.base import NOTHING, improves, worsens
from resolute.games.presidency.effects.forces import (
    A_CAPABILITY,
    A_REGION_TO_HELP,
    AllyActsMore,
    AllyRelieved,
    AllyStronger,
    FootprintGoes,
    GroupToFind,
    GroupToStrike,
    OpponentTension,
    RapidCounter,
    RegionToHelp,
    Resupplied,
    RoomForRapid,
    SomebodyToFight,
    SomebodyToSupport,
    UnitToMove,
)
from resolute.games.presidency.effects.regions import crisis, trends
from resolute.games.presidency.effects.war import WarBegins
from resolute.games.presidency.effects.world import goodwill
from resolute.games.presidency.figures_world import PEERS_WITH_INFLUENCE
from resolute.games.presidency.library import MILITARY, MasterAction
from resolute.games.presidency.rolls import D10, THE_PRESIDENT
from resolute.games.presidency.rules.forces import move_forces
from resolute.games.presidency.rules.hostilities import (
    choose_hostilities,
    choose_support,
    open_hostilities,
    support_ally,
)
from resolute.games.presidency.rules.intelligence import (
    NOWHERE,
    choose_group_to_find,
    choose_strike,
    gather_intelligence,
    raid_or_strike,
)

PAGES: dict[str, Effect] = {}
"""What the actions lead to, by address."""
_RULE = "Military Master Actions"
_DEFENSE = drm(-1, "the Secretary of Defense", per=DEFENSE_MILITARY)

_RAPID_CAPABILITIES = Pick("Which capability do you develop rapidly?", A_CAPABILITY, RapidCounter(), rule=_RULE)

PAGES["support/resupply"] = Resupplied()
PAGES["support/training"] = OnChart(
    Chart(
        "Joint training",
        (
            Row(-1, 3, "a strong partner", several(AllyRelieved(), AllyStronger(), AllyActsMore())),
            Row(
                4,
                7,
                "a good exercise",
                choose(
                    "Whose tensions does the exercise ease?",
                    ("The ally's", AllyRelieved()),
                    ("Its enemy's", OpponentTension(-1)),
                ),
            ),
            Row(8, 10, "the enemy protests", OpponentTension(+1)),
        ),
        D10,
        (_DEFENSE,),
    )
)
PAGES["support/arms"] = several(AllyStronger(), OpponentTension(+2))

PAGES["hostilities/war"] = OnChart(
    Chart(
        "Surprise",
        (
            Row(-1, 5, "the enemy is surprised", WarBegins(surprise=True)),
            Row(6, 10, "the enemy is ready", WarBegins(surprise=False)),
        ),
        D10,
        (_DEFENSE,),
    )
)

_HELP = Pick(
    "Which region do your troops help?",
    A_REGION_TO_HELP,
    OnChart(
        Chart(
            "Infrastructure and aid",
            (
                Row(-1, 2, "the soldiers are welcome", several(trends(improves), goodwill(), FootprintGoes())),
                Row(
                    3,
                    4,
                    "schools and wells",
                    several(
                        crisis(-1),
                        choose(
                            "What else does the help bring?",
                            ("A pro-US trend", trends(improves)),
                            ("UN goodwill", goodwill()),
                            ("One less footprint", FootprintGoes()),
                        ),
                    ),
                ),
                Row(5, 7, "roads are open again", crisis(-1)),
                Row(8, 9, "no change", NOTHING),
                Row(10, 12, "an accident", trends(worsens)),
            ),
            D10,
            (_DEFENSE, drm(+1, "foreign influence", per=PEERS_WITH_INFLUENCE)),
        )
    ),
    rule=_RULE,
)

MILITARY_ACTIONS = (
    MasterAction(
        "M1",
        "Develop rapid capabilities",
        kinds=MILITARY,
        effect=_RAPID_CAPABILITIES,
        dearer=AtMost(DEFENSE_MILITARY, 1),
        needs=(Need(RoomForRapid(), "fewer than two Rapid Capabilities counters"),),
    ),
    MasterAction(
        "M2",
        "Gather intelligence",
        kinds=MILITARY,
        effect=Act(do(gather_intelligence), "two intelligence operations on different terror groups: 4 or less each"),
        asks=do(choose_group_to_find, THE_PRESIDENT, NOWHERE),
        needs=(Need(GroupToFind(), "a Terror Group abroad below Target Fixed"),),
    ),
    MasterAction(
        "M3",
        "Move and deploy forces",
        kinds=MILITARY,
        effect=Act(
            do(move_forces),
            "move one unit, or two of intelligence and special forces, or two at sea (carriers and Marines)",
        ),
        needs=(Need(UnitToMove(), "a unit that can move"),),
    ),
    MasterAction(
        "M4",
        "Raid or strike a terror group",
        kinds=MILITARY,
        effect=Act(do(raid_or_strike), "one special forces raid, or up to two air or drone strikes in one region"),
        asks=do(choose_strike, THE_PRESIDENT, NOWHERE, NOWHERE),
        needs=(Need(GroupToStrike(), "a Terror Group abroad at Locating or Target Fixed"),),
    ),
    MasterAction(
        "M5",
        "Support an ally",
        kinds=MILITARY,
        effect=Act(do(support_ally), "resupply an ally at war, or train with a very close ally, or sell arms to one"),
        dearer=AtMost(DEFENSE_MILITARY, 0),
        asks=do(choose_support, THE_PRESIDENT),
        needs=(Need(SomebodyToSupport(), "an ally at war or a very close ally with an enemy"),),
    ),
    MasterAction(
        "M6",
        "Open hostilities",
        kinds=MILITARY,
        effect=Act(do(open_hostilities), "begin a war against a rogue state (roll for surprise), or attack networks"),
        asks=do(choose_hostilities, THE_PRESIDENT),
        needs=(Need(SomebodyToFight(), "a Rogue State within reach, or networks not attacked yet"),),
    ),
    MasterAction(
        "M7",
        "Help the people of a region",
        kinds=MILITARY,
        effect=_HELP,
        once_per_phase=True,
        needs=(Need(RegionToHelp(), "a region with a footprint, a war or a civil war"),),
    ),
)
