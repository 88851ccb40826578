"""The charts of the White House: focus (D1), cabinet improvement (D2) and drama (D3), the State of the Union (D8), the
impact of the economy, experience and strategic capabilities (WM6)."""

from __future__ import annotations

from typing import Any

from resolute.engine.charts import (
    Chart,
    Paid,
    Row,
)
from resolute.engine.effects import (
    Act,
    Effect,
    Saying,
    choose,
    happen,
    several,
)
from resolute.engine.frames import do
from resolute.engine.rolling import (
    Bands,
    OnChart,
)
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.conditions.base import All, AtLeast, HasPriority, Is, Modifier, TerrorAtHome, drm
from resolute.games.presidency.content.attributes import Attribute, Focus
from resolute.games.presidency.content.bills import Place
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.tracks import (
    CHIEF_DOMESTIC,
    DEFENSE_MILITARY,
    DOMESTIC_CRISIS,
    ECONOMY,
    HALF_CABINET_TENSIONS,
    UNION_RATINGS,
)
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    approval,
    cabinet,
    cabinet_box,
    congress,
    cooperation,
    domestic_crisis,
    drama,
    economy,
    free_actions,
    friend,
    homeland_security,
    improves,
    left,
    media,
    opponent,
    party_relations,
    tension,
    when,
    worsens,
)
from resolute.games.presidency.effects.targets import CapabilityRises, MemberExperienced
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.cabinet import (
    make_veteran,
    replace_member,
)
from resolute.games.presidency.rules.congress import introduce_in_box
from resolute.games.presidency.rules.economy import economic_assistance
from resolute.games.presidency.rules.terror_groups import lower_terror_group

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""

# D1: POTUS/cabinet focus

FOCUS_EFFECTS: dict[Focus, Effect] = {
    Focus.CONGRESS: congress(+1),
    Focus.ECONOMY: economy(improves),
    Focus.HOMELAND_SECURITY: when(
        TerrorAtHome(),
        Act(do(lower_terror_group, int(Region.CONUS)), "a terror group in the United States loses a level"),
        several(homeland_security(+1), approval(-2)),
    ),
    Focus.PUBLIC_AND_PRESS: choose(
        "What do you make of the good press?",
        ("The public alone", approval(+3)),
        ("The public and the press", several(approval(+1), media(+1))),
    ),
    Focus.DOMESTIC_CRISES: when(AtLeast(DOMESTIC_CRISIS, 1), domestic_crisis(-1), action_points(+2)),
    Focus.CABINET: OnChart(
        Chart(
            "Focus on the cabinet",
            (
                Row(1, 3, "the cabinet improves", cabinet(improves)),
                Row(4, 6, "more political capital", action_points(+3)),
            ),
        )
    ),
}
"""What a successful focus brings. (GM POTUS/Cabinet Focus)"""
FOCUS_SUCCESS = (5, 4, 3, 3, 2, 1)
"""The highest roll with which priority 1 to 6 succeeds. (GM POTUS/Cabinet Focus)"""


class FocusSucceeds(Effect, frozen=True):
    """What the focus brings that has this priority now."""

    place: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        focus = t.state.cabinet.focus[self.place]
        t.tell("focus_success", focus)
        happen.run(t, f"focus/{focus}", None)

    def say(self) -> Saying:
        return Saying(f"the effect of the focus that has priority {self.place + 1}")


def _focus_chart(place: int, success: int) -> OnChart:
    rows = (Row(1, success, "success", FocusSucceeds(place)), Row(success + 1, 6, "no effect", NOTHING))
    a_crisis_is_addressed = All(
        (Is(Attribute.DOMESTIC_FOCUS), HasPriority(Focus.DOMESTIC_CRISES, place), AtLeast(DOMESTIC_CRISIS, 1))
    )
    domestic_focus = drm(-1, "Domestic Focus", a_crisis_is_addressed)
    return OnChart(Chart(f"POTUS/cabinet focus, priority {place + 1}", rows, modifiers=(domestic_focus,)))


for _focus, _effect in FOCUS_EFFECTS.items():
    PAGES[f"focus/{int(_focus)}"] = _effect
for _place, _success in enumerate(FOCUS_SUCCESS):
    PAGES[f"chart/D1/{_place + 1}"] = _focus_chart(_place, _success)


# Experience, D2 and D3


class Experienced(Effect, frozen=True):
    """A certain member becomes a veteran."""

    office: Office

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        make_veteran(t, self.office)

    def say(self) -> Saying:
        return Saying(f"{self.office.label} is experienced from now on")


PAGES["chart/experience"] = OnChart(
    Chart(
        "Experience of a cabinet member",
        (Row(1, 2, "a veteran", MemberExperienced()), Row(3, 6, "no more than before", NOTHING)),
    )
)

_WHO_LEARNS = OnChart(
    Chart(
        "Who becomes experienced",
        (
            Row(1, 2, "the Secretary of State", Experienced(Office.STATE)),
            Row(3, 4, "the Secretary of Defense", Experienced(Office.DEFENSE)),
            Row(5, 5, "the Chief of Staff", Experienced(Office.CHIEF_OF_STAFF)),
            Row(6, 6, "the Vice President", Experienced(Office.VICE_PRESIDENT)),
        ),
        ours=False,
    )
)


def cabinet_improvement(*paid: Paid) -> OnChart:
    """The Cabinet Improvement Table; the presidential action lets a point be paid for it."""
    return OnChart(
        Chart(
            "Cabinet Improvement",
            (
                Row(0, 0, "a team that learns", several(cabinet(improves), _WHO_LEARNS)),
                Row(1, 2, "improving", cabinet(improves)),
                Row(3, 4, "no change", NOTHING),
                Row(5, 5, "losing cohesion", several(tension(), cabinet(worsens), approval(-1))),
                Row(6, 6, "disarray", several(cabinet_box(-1), drama(), approval(-2))),
            ),
            modifiers=(
                drm(-1, "the Chief of Staff", per=CHIEF_DOMESTIC),
                drm(-1, "Team Builder", Is(Attribute.TEAM_BUILDER)),
                drm(+1, "tensions in the cabinet", per=HALF_CABINET_TENSIONS),
            ),
            paid=paid,
        )
    )


PAGES["chart/D2"] = cabinet_improvement()


def _resigns(office: Office) -> Effect:
    return Act(do(replace_member, int(office)), f"{office.label} resigns, and one of three candidates follows")


_WHO_RESIGNS = OnChart(
    Chart(
        "Who resigns",
        (
            Row(1, 2, "the Secretary of State", _resigns(Office.STATE)),
            Row(3, 4, "the Secretary of Defense", _resigns(Office.DEFENSE)),
            Row(5, 6, "the Chief of Staff", _resigns(Office.CHIEF_OF_STAFF)),
        ),
        ours=False,
    )
)

PAGES["chart/D3"] = OnChart(
    Chart(
        "Cabinet Drama",
        (
            Row(1, 1, "quarrels in public", approval(-1)),
            Row(2, 2, "leaks about the President", several(media(-1), approval(-1), party_relations(-1))),
            Row(
                3,
                3,
                "a leaked list of enemies in Congress",
                several(congress(-1), approval(-1), action_points(-2), cooperation(left)),
            ),
            Row(4, 4, "influence sold at the Treasury", several(economy(worsens), approval(-2))),
            Row(
                5,
                5,
                "a resignation",
                several(cabinet(worsens), approval(-2), party_relations(-1), _WHO_RESIGNS),
            ),
            Row(
                6,
                6,
                "open hostility",
                several(domestic_crisis(+1), tension(), cabinet(worsens), approval(-2)),
            ),
        ),
        # "d6 - no drms": not even a new player's.
        ours=False,
    )
)


# D8: the State of the Union


def _bill(place: Place, box: str) -> Effect:
    return Act(do(introduce_in_box, int(place)), f"introduce a bill of your choice in the {box} box")


_BILL_AHEAD, _BILL_EVEN, _BILL_BEHIND = (
    _bill(Place.MINUS_ONE, "−1"),
    _bill(Place.ZERO, "0"),
    _bill(Place.PLUS_ONE, "+1"),
)
_SPEECHES = (
    (
        "a speech for the history books",
        several(approval(+2), action_points(+4), congress(+1), friend(), _BILL_AHEAD, free_actions(2)),
    ),
    (
        "a great speech",
        several(approval(+2), action_points(+3), congress(+1), _BILL_AHEAD, free_actions(2)),
    ),
    ("a strong speech", several(approval(+1), action_points(+3), _BILL_EVEN, free_actions(1))),
    ("a good speech", several(approval(+1), action_points(+2), _BILL_EVEN, free_actions(1))),
    ("a decent speech", several(action_points(+1), _BILL_BEHIND)),
    ("a yawner", several(approval(-1), congress(-1))),
    ("boos from the benches", several(approval(-2), congress(-1), opponent())),
)
"""From the best to the worst; each column of the chart begins one further down than the next."""
_BY_ROLL = ((1, 2), (3, 5), (6, 8), (9, 10))


def _column(first: int) -> OnChart:
    rows = tuple(Row(low, high, *_SPEECHES[first + at]) for at, (low, high) in enumerate(_BY_ROLL))
    orator = drm(-2, "Orator", Is(Attribute.ORATOR))
    return OnChart(Chart("State of the Union", rows, D10, (orator,)))


PAGES["chart/D8"] = Bands(
    "the State of the Union by approval, Congress, media and prestige together",
    UNION_RATINGS,
    (
        Row(0, 18, "18 or less", _column(3)),
        Row(19, 23, "19 to 23", _column(2)),
        Row(24, 27, "24 to 27", _column(1)),
        Row(28, 40, "28 or more", _column(0)),
    ),
)


# The impact of the economy


def _assistance(acts: int) -> Effect:
    words = "an act of economic assistance" if acts == 1 else "two acts of economic assistance"
    return Act(do(economic_assistance, acts), words)


PAGES["chart/economy"] = Bands(
    "the impact of the economy",
    ECONOMY,
    (
        Row(3, 3, "recession", several(approval(-4), action_points(-2), congress(-2), friend(-1))),
        Row(4, 4, "stagnation", several(_assistance(1), approval(-2), action_points(-1), congress(-1))),
        Row(5, 5, "recovery", _assistance(1)),
        Row(6, 6, "growth", several(_assistance(2), approval(+1), action_points(+1))),
        Row(7, 7, "peak", several(_assistance(2), approval(+3), action_points(+2), congress(+1))),
    ),
)


# WM6: strategic capabilities


def _capability_chart(name: str, success: int, *modifiers: Modifier) -> OnChart:
    rows = (
        Row(1, success, "progress", CapabilityRises()),
        Row(success + 1, 10, "no progress", NOTHING),
    )
    return OnChart(Chart(name, rows, D10, modifiers))


PAGES["chart/WM6"] = _capability_chart(
    "Improve a strategic capability", 5, drm(-1, "the Secretary of Defense", per=DEFENSE_MILITARY)
)
PAGES["chart/WM6-rapid"] = _capability_chart("Rapid capabilities", 7)
