"""The charts of the nation: domestic crisis events and failures, terror at home and the raids on it, good times, and
the domestic side of chaos. (Domestic charts D9 to D12 and D15; TSF Chaos Procedure)

Only the domestic side of chaos stands in the rulebooks; the other figures are fitted to what they tell.
"""

from __future__ import annotations

from resolute.engine.charts import (
    Chart,
    Row,
)
from resolute.engine.effects import (
    Act,
    Effect,
    several,
)
from resolute.engine.frames import do
from resolute.engine.rolling import OnChart
from resolute.games.presidency.conditions.base import AtLeast, AtMost, Is, PutsFirst, drm
from resolute.games.presidency.content.attributes import Attribute, Focus
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    CABINET_EFFECTIVENESS,
    CHINA_ECONOMY,
    CONGRESS,
    ECONOMY,
    EUROZONE_ECONOMY,
    HOMELAND_SECURITY,
    LINGERING_CORNER,
    MEDIA,
    RUSSIA_ECONOMY,
    BoardTrack,
)
from resolute.games.presidency.effects.base import (
    NOTHING,
    Trend,
    action_points,
    applause,
    approval,
    cabinet,
    cabinet_box,
    check,
    congress,
    cooperation,
    domestic_crisis,
    drama,
    economy,
    economy_box,
    free_actions,
    friend,
    homeland_security,
    improves,
    left,
    lingering,
    media,
    opponent,
    party_relations,
    prestige,
    right,
    setback,
    tension,
    when,
    worsens,
)
from resolute.games.presidency.effects.cards import SLANT, demanded
from resolute.games.presidency.effects.nation import (
    Attacker,
    ByLevel,
    GainAttribute,
    InGreatCity,
    Raided,
    Strikes,
    StrongGroup,
    Tracked,
    cell_at_home,
    new_group,
    stronger_group,
)
from resolute.games.presidency.effects.world import alignment, choose_ally, goodwill
from resolute.games.presidency.library import MILITARY
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.cards import draw_disaster
from resolute.games.presidency.rules.decks import terrorism_joins
from resolute.games.presidency.rules.nation import humanitarian_aid
from resolute.games.presidency.rules.terror_at_home import domestic_terror

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""


def abroad(economy: BoardTrack) -> Effect:
    """An economy that others check: a new player's modifier is none of theirs. (GM Special New Player DRM)"""
    return check(economy, NOTHING, Trend(economy, worsens), ours=False)


BAD_PRESS = when(AtLeast(MEDIA, 5), media(-1))
"""What a friendly press asks after a crisis."""
SLOWDOWN = when(AtLeast(ECONOMY, 5), economy(worsens))
"""What slows an economy down that is not in a slump already."""


# D9: the domestic crisis chit


PAGES["chart/D9"] = OnChart(
        Chart(
            "Domestic Crisis Event",
            dice=D10,
            ours=False,
            rows=(
                Row(1, 1, "A shooting shakes the nation",
                    several(domestic_crisis(+1), setback(2), demanded(Bill.GUN_LEGISLATION), BAD_PRESS)),
                Row(2, 2, "Unrest in the cities",
                    several(domestic_crisis(+1), setback(2), media(-1), check(APPROVAL, NOTHING, lingering(+1)))),
                Row(3, 3, "An epidemic",
                    several(domestic_crisis(+1), setback(3), SLOWDOWN, demanded(Bill.HEALTH_CARE))),
                Row(4, 4, "Bridges and power lines fail",
                    several(domestic_crisis(+1), setback(2), SLOWDOWN, demanded(Bill.INFRASTRUCTURE))),
                Row(5, 5, "Gridlock in Washington",
                    several(when(AtLeast(CONGRESS, 7), congress(-2), congress(-1)), setback(2), party_relations(-1),
                            cooperation(left), check(CONGRESS, NOTHING, friend(-1)))),
                Row(6, 6, "A terror cell is discovered",
                    several(cell_at_home(), homeland_security(-1), tension())),
                Row(7, 7, "Drugs and gangs cross the border",
                    several(domestic_crisis(+1), setback(2),
                            stronger_group(Region.CENTRAL_AMERICA), stronger_group(Region.SOUTH_AMERICA),
                            homeland_security(-1), BAD_PRESS)),
                Row(8, 8, "A natural disaster",
                    Act(do(draw_disaster), "draw a natural disaster card")),
                Row(9, 9, "Markets crash",
                    several(when(AtLeast(ECONOMY, 6), economy_box(-1), SLOWDOWN), setback(3),
                            party_relations(-1), check(ECONOMY, NOTHING, lingering(+1)),
                            abroad(EUROZONE_ECONOMY), abroad(RUSSIA_ECONOMY), abroad(CHINA_ECONOMY))),
                Row(10, 10, "Terror at home",
                    Act(do(domestic_terror), "a domestic terror attack")),
            ),
        )
    )  # fmt: skip


# D10: a domestic failure

cabinet_suffers = check(CABINET_EFFECTIVENESS, NOTHING, cabinet(worsens))

PAGES["chart/D10"] = OnChart(
        Chart(
            "Domestic Failure",
            dice=D10,
            most=3,
            modifiers=(
                drm(+1, "lingering issues", per=LINGERING_CORNER),
                drm(+1, "low approval", when=AtMost(APPROVAL, 38)),
                drm(-1, "high approval", when=AtLeast(APPROVAL, 60)),
                drm(+1, "a hostile press", when=AtMost(MEDIA, 4)),
                drm(-1, "a friendly press", when=AtLeast(MEDIA, 6)),
                drm(-1, "Teflon", when=Is(Attribute.TEFLON)),
                drm(-1, "Domestic Focus", when=Is(Attribute.DOMESTIC_FOCUS)),
            ),
            rows=(
                Row(-2, 1, "A narrow escape", NOTHING),
                Row(2, 3, "Grumbling", setback(1)),
                Row(4, 5, "A bad press", several(lingering(+1), setback(2), media(-1), cabinet_suffers)),
                Row(6, 7, "Hearings", several(lingering(+1), setback(1), congress(-1))),
                Row(8, 9, "Desertions",
                    several(lingering(+1), setback(2), congress(-1), party_relations(-1), opponent(),
                            cabinet_suffers, SLOWDOWN)),
                Row(10, 11, "An outrage",
                    several(lingering(+1), setback(3), party_relations(-1), prestige(-1), congress(-1),
                            cooperation(left), tension())),
                Row(12, 13, "A national disgrace",
                    several(lingering(+2), setback(3), party_relations(-1), SLOWDOWN, tension(),
                            cabinet_suffers)),
            ),
        )
    )  # fmt: skip


# D11: a terror attack in the United States

_SEVERITY: tuple[tuple[str, Effect], ...] = (
    ("A failed device", setback(1)),
    ("A minor attack", setback(2)),
    ("Images that stay", several(setback(2), media(-1))),
    ("Many wounded", several(setback(3), congress(-1))),
    ("Many dead", several(setback(3), lingering(+1))),
    ("A city in shock", several(setback(4), congress(-1), lingering(+1))),
    ("A city in shock, and questions", several(setback(4), congress(-1), media(-1), lingering(+1))),
    ("A nation in shock", several(setback(5), homeland_security(-1), congress(-1), lingering(+1))),
    ("A catastrophe",
     several(setback(6), prestige(-1), homeland_security(-1), congress(-1), media(-1), lingering(+1))),
)  # fmt: skip
"""What an attack costs, from the lightest to the gravest."""


def severity(level: int, *lasts: tuple[int, int]) -> OnChart:
    """The column of a level: which grade of severity goes up to which roll."""
    rows = []
    low = 1
    for grade, last in lasts:
        name, effect = _SEVERITY[grade]
        rows.append(Row(low, last, name, effect))
        low = last + 1
    return OnChart(
        Chart(
            f"Severity of an attack, level {level}",
            tuple(rows),
            D10,
            (drm(+1, "a city of special weight", when=InGreatCity()),),
        )
    )


PAGES["chart/D11/severity"] = ByLevel(
    (
        severity(1, (0, 4), (1, 7), (2, 8), (3, 9), (4, 10)),
        severity(2, (0, 2), (1, 5), (2, 6), (3, 7), (4, 8), (5, 9), (6, 10)),
        severity(3, (1, 3), (2, 4), (3, 5), (4, 6), (5, 7), (6, 8), (7, 9), (8, 10)),
        severity(4, (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 8), (8, 10)),
    )
)

_city = Strikes("chart/D11/severity")
_great_city = Strikes("chart/D11/severity", great_city=True)
LOCATION = OnChart(
    Chart(
        "Where terror strikes",
        dice=D10,
        ours=False,
        rows=(
            Row(1, 1, "Boston", _city),
            Row(2, 2, "Dallas", _city),
            Row(3, 3, "San Francisco", _city),
            Row(4, 4, "San Diego", _city),
            Row(5, 5, "Chicago", _city),
            Row(6, 6, "Houston", _city),
            Row(7, 7, "Philadelphia", _city),
            Row(8, 8, "Los Angeles", _great_city),
            Row(9, 9, "New York", _great_city),
            Row(10, 10, "Washington", _great_city),
        ),
    )
)

PAGES["chart/D11"] = check(
    HOMELAND_SECURITY,
    passed=several(domestic_crisis(+1), stronger_group(Region.CONUS), tension(2)),
    failed=several(LOCATION, stronger_group(Region.CONUS)),
    modifiers=(
        drm(+1, "a group of level 3", when=Attacker(3)),
        drm(+2, "a group of level 4", when=Attacker(4)),
    ),
)


# Domestic action 7 and D12: tracking and raiding a terror group

PAGES["check/track_terror"] = check(HOMELAND_SECURITY, passed=Tracked())

PAGES["chart/D12"] = OnChart(
        Chart(
            "Domestic Raid",
            dice=D10,
            modifiers=(
                drm(-1, "homeland security is 6 or more", when=AtLeast(HOMELAND_SECURITY, 6)),
                drm(-1, "homeland security comes first", when=PutsFirst(Focus.HOMELAND_SECURITY)),
                drm(+1, "a group of level 3 or 4", when=StrongGroup()),
            ),
            rows=(
                Row(0, 2, "The cell is broken", several(Raided(2), applause(2), domestic_crisis(-1))),
                Row(3, 5, "Arrests", several(Raided(1), applause(1))),
                Row(6, 7, "Arrests and doubts", several(Raided(1), SLANT)),
                Row(8, 8, "The house is empty", Raided(0, IntelBox.LOCATING)),
                Row(9, 12, "A raid goes wrong", several(Raided(0), setback(2), tension(), SLANT)),
            ),
        )
    )  # fmt: skip


# D15: good times

PAGES["chart/D15"] = OnChart(
        Chart(
            "Good Times",
            dice=D10,
            ours=False,
            rows=(
                Row(1, 1, "The nation likes you",
                    several(applause(2), when(AtMost(MEDIA, 4), media(+1)), GainAttribute(Attribute.LIKEABLE))),
                Row(2, 2, "A visit of friends",
                    several(alignment(Region.EUROZONE, improves), alignment(Region.ASIA_PACIFIC, improves),
                            GainAttribute(Attribute.ALLYS_BEST_FRIEND), choose_ally(+1))),
                Row(3, 3, "The press is charmed",
                    several(applause(1), media(+1), GainAttribute(Attribute.MEDIA_SAVVY))),
                Row(4, 4, "The cabinet works as one",
                    several(cabinet_box(+1), GainAttribute(Attribute.TEAM_BUILDER))),
                Row(5, 5, "Wind in the sails", several(action_points(+2), applause(1))),
                Row(6, 6, "The forces are ready", several(applause(1), free_actions(1, MILITARY))),
                Row(7, 7, "A generous nation",
                    several(goodwill(), applause(1), Act(do(humanitarian_aid), "the UN try humanitarian aid"),
                            Act(do(humanitarian_aid), "and once more"))),
                Row(8, 8, "Business is good",
                    several(economy(improves), when(AtMost(CONGRESS, 5), congress(+1)), applause(1))),
                Row(9, 9, "A spirit of compromise",
                    several(cooperation(right), when(AtMost(CONGRESS, 5), congress(+1)))),
                Row(10, 10, "New friends", several(applause(1), when(AtMost(MEDIA, 4), media(+1)), friend())),
            ),
        )
    )  # fmt: skip


# WT2, its domestic side

PAGES["chart/WT2/domestic"] = several(
        domestic_crisis(+1),
        OnChart(
            Chart(
                "Domestic Chaos",
                ours=False,
                rows=(
                    Row(1, 2, "Congressional leaders are dismayed",
                        OnChart(
                            Chart(
                                "Dismayed leaders",
                                ours=False,
                                rows=(
                                    Row(1, 3, "A friend leaves", friend(-1)),
                                    Row(4, 6, "An opponent comes", opponent()),
                                ),
                            )
                        )),
                    Row(3, 4, "The cabinet quarrels", several(approval(-1), cabinet(worsens), drama())),
                    Row(5, 6, "Nobody loves the President",
                        when(AtMost(APPROVAL, 58),
                             several(congress(-1), approval(-2), action_points(-1), tension()))),
                ),
            )
        ),
    )  # fmt: skip

PAGES["consequence/2"] = check(
    HOMELAND_SECURITY,
    passed=NOTHING,
    failed=several(
        new_group(Region.CONUS),
        Act(do(terrorism_joins), "a terrorism card is shuffled into the crisis deck"),
    ),
)
