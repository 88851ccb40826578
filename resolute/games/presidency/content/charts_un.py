"""What the United Nations try (chart WD3), and talks in civil wars (chart WM4). All figures stand in the rulebooks.
(TSF The UN Action Segment, Civil War Resolution/Broker Peace Chart)"""

from __future__ import annotations

from typing import Any

from resolute.engine.charts import Chart, Row
from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, several
from resolute.engine.rolling import OnChart
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.conditions.base import Modifier, drm
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.tracks import BoardFigure
from resolute.games.presidency.effects.base import NOTHING, when
from resolute.games.presidency.effects.diplomacy import ConflictCalms, IsNation, SanctionImposed
from resolute.games.presidency.effects.peace import (
    BACKING,
    PEERS_IN_THE_WAR,
    Backed,
    Ceasefire,
    CivilWarEnds,
    FightingGoesOn,
    PeaceIsMade,
    ToItsRegion,
)
from resolute.games.presidency.effects.regions import HighestGroupRises, crisis, influence, stability
from resolute.games.presidency.effects.un import ProgramTalkedDown, YouthHelped
from resolute.games.presidency.effects.world import goodwill
from resolute.games.presidency.figures_world import STATE_DIPLOMACY, WORLD_OPINION_CORNER
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import (
    CIVIL_WAR_INTEL,
    CIVIL_WAR_TALKS,
    CIVIL_WAR_UN,
    CIVIL_WAR_US,
    NATION,
    civil_war_of,
    is_one,
    number,
)

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""

_ASKED = (
    drm(-1, "what you paid", per=BACKING),
    drm(+1, "world opinion of the US", when=Backed(), per=WORLD_OPINION_CORNER),
)
"""Only what the President asks for is modified."""


def _un(name: str, last: int, effect: Effect, *more: Modifier) -> OnChart:
    """A UN action that succeeds up to a roll."""
    rows = (Row(-8, last, "it succeeds", effect), Row(last + 1, 13, "it fails", NOTHING))
    return OnChart(Chart(name, rows, D10, (*_ASKED, *more)))


def _program(state: Presidency, on: Subject) -> int:
    world = state.world
    return world.iran_nuclear if number(on, NATION) == Nation.IRAN else world.korea_missiles


_PROGRAM = BoardFigure("program", "its program", _program, "for each box of its program")


def _consolation(name: str, *rows: tuple[int, int, str, Effect]) -> OnChart:
    """Who gains influence by an agreement."""
    return OnChart(Chart(name, tuple(Row(*row) for row in rows), D10, ours=False))


_SOUTH_ASIA, _PACIFIC = Region.CENTRAL_SOUTH_ASIA, Region.ASIA_PACIFIC
_IRAN_AGREES = _consolation(
    "Who gains by an agreement with Iran",
    (1, 4, "Russia", influence(Nation.RUSSIA, +1, _SOUTH_ASIA)),
    (5, 7, "China", influence(Nation.CHINA, +1, _SOUTH_ASIA)),
    (8, 10, "nobody", NOTHING),
)
_KOREA_AGREES = _consolation(
    "Who gains by an agreement with North Korea",
    (1, 5, "China", influence(Nation.CHINA, +1, _PACIFIC)),
    (6, 7, "Russia", influence(Nation.RUSSIA, +1, _PACIFIC)),
    (8, 10, "nobody", NOTHING),
)

PAGES["chart/WD3/humanitarian"] = _un("Humanitarian aid", 8, crisis(-1))
PAGES["chart/WD3/infrastructure"] = _un("Infrastructure aid", 5, stability(+1))
PAGES["chart/WD3/youth"] = _un("Youth empowerment", 5, YouthHelped())
PAGES["chart/WD3/sanctions"] = _un(
    "UN sanctions", 5, SanctionImposed(SanctionKind.UN), drm(-1, "its program", per=_PROGRAM)
)
PAGES["chart/WD3/arms-control"] = _un(
    "Arms control", 5, several(ProgramTalkedDown(), when(IsNation(Nation.IRAN), _IRAN_AGREES, _KOREA_AGREES))
)
PAGES["chart/WD3/de-escalate"] = _un("UN de-escalation", 5, ConflictCalms(2))
PAGES["chart/WD3/broker-peace"] = _un(
    "UN peace in a war", 3, PeaceIsMade(), drm(+1, "relations with the US", per=PEERS_IN_THE_WAR)
)


# WM4: civil wars


class _Kind(Condition, frozen=True):
    """The talks are of a certain kind."""

    kind: str
    words: str

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return is_one(on, self.kind)

    def say(self) -> str:
        return self.words


class _Here(Condition, frozen=True):
    """Something is so of the civil war; with shared intelligence nothing else counts."""

    what: str
    words: str

    def holds(self, t: Table[Any], on: Subject) -> bool:
        if is_one(on, CIVIL_WAR_INTEL):
            return False
        region, place = civil_war_of(on)
        here = t.state.world.regions[region]
        return bool(here.stability < 5 if self.what == "unstable" else getattr(here.civil_wars[place], self.what))

    def say(self) -> str:
        return self.words


_TALKS = (
    drm(-1, "what you paid", per=BACKING),
    drm(-1, "the UN leads the talks", when=_Kind(CIVIL_WAR_UN, "the UN leads the talks")),
    drm(+1, "world opinion of the US", when=_Kind(CIVIL_WAR_US, "you asked the UN for it"), per=WORLD_OPINION_CORNER),
    drm(-2, "shared intelligence", when=_Kind(CIVIL_WAR_INTEL, "you share intelligence")),
    drm(-1, "the Secretary of State", when=_Kind(CIVIL_WAR_TALKS, "you lead the talks"), per=STATE_DIPLOMACY),
    drm(+1, "stability below 5", when=_Here("unstable", "the stability of the region is below 5")),
    drm(+1, "Iranian influence", when=_Here("iranian", "Iran has influence there")),
)
_thanks = when(Backed(), goodwill())
_refugees = ToItsRegion("chart/WD1/refugees", "refugees, by the region")

PAGES["chart/WM4/civil-war"] = OnChart(
        Chart(
            "Civil war",
            dice=D10,
            modifiers=_TALKS,
            rows=(
                Row(-5, 2, "a ceasefire with peacekeepers", several(Ceasefire(peacekeepers=True), _thanks)),
                Row(3, 4, "a ceasefire", Ceasefire()),
                Row(5, 7, "the fighting goes on", NOTHING),
                Row(8, 9, "the fighting grows", FightingGoesOn()),
                Row(10, 12, "people flee", several(FightingGoesOn(), _refugees)),
            ),
        )
    )  # fmt: skip
PAGES["chart/WM4/ceasefire"] = OnChart(
        Chart(
            "Ceasefire in a civil war",
            dice=D10,
            modifiers=(*_TALKS, drm(-2, "peacekeepers", when=_Here("peacekeepers", "peacekeepers are there"))),
            rows=(
                Row(-7, 2, "a permanent peace", several(CivilWarEnds(), _thanks)),
                Row(3, 4, "a fragile peace", CivilWarEnds(fragile=True)),
                Row(5, 7, "the ceasefire holds", NOTHING),
                Row(8, 9, "it breaks", FightingGoesOn()),
                Row(10, 12, "it breaks, and terror grows",
                    several(FightingGoesOn(), ToItsRegion("chart/WM4/terror", "the highest terror group there rises"))),
            ),
        )
    )  # fmt: skip
PAGES["chart/WM4/terror"] = HighestGroupRises()
