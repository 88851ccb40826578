"""Regional summits (chart WD2) and what trade agreements bring (chart WD4). The figures are fitted to what the
rulebooks tell. (GM Draw Crisis Chits, Trade Agreements; TSF Consequences 10)"""

from __future__ import annotations

from typing import Any

from resolute.engine.charts import Chart, Row
from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, choose, several
from resolute.engine.rolling import Bands, OnChart
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.conditions.base import AnyOf, AtLeast, AtMost, Modifier, drm
from resolute.games.presidency.content.diplomacy import Trade
from resolute.games.presidency.content.tracks import ECONOMY, WORLD_OPINION
from resolute.games.presidency.effects.base import (
    NOTHING,
    MoveTrack,
    approval,
    check,
    economy,
    improves,
    when,
    worsens,
)
from resolute.games.presidency.effects.diplomacy import PeerHelps, SomePushedBack, TradeComesOn
from resolute.games.presidency.effects.regions import GroupFalls, crisis, stability, trends
from resolute.games.presidency.effects.world import goodwill
from resolute.games.presidency.figures_world import (
    ALIGNMENT,
    CRISES,
    HIGHEST_GROUP,
    PEERS_WITH_INFLUENCE,
    ROGUE_STATES_HERE,
    STABILITY,
    VERY_CLOSE_ALLIES,
    WARS_HERE,
)
from resolute.games.presidency.rolls import D10, ActionPoints

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""


class HasGoodwill(Condition, frozen=True):
    """You have a UN goodwill counter."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.goodwill)

    def say(self) -> str:
        return "you have UN goodwill"


# WD2: a regional summit

_DANGER = AnyOf((AtLeast(WARS_HERE, 1), AtLeast(HIGHEST_GROUP, 4), AtLeast(ROGUE_STATES_HERE, 1)))
_SECURITY = AnyOf((AtLeast(CRISES, 2), AtLeast(WARS_HERE, 1), AtLeast(HIGHEST_GROUP, 4), AtLeast(ROGUE_STATES_HERE, 1)))


def _summit(name: str, mood: Modifier, best: Effect, good: Effect) -> OnChart:
    helped = when(AtLeast(PEERS_WITH_INFLUENCE, 1), several(crisis(-1), PeerHelps()))
    return OnChart(
        Chart(
            name,
            dice=D10,
            most=3,
            modifiers=(
                mood,
                drm(-1, "very close allies", per=VERY_CLOSE_ALLIES),
                drm(+1, "danger in the region", when=_DANGER),
                drm(+1, "foreign influence", per=PEERS_WITH_INFLUENCE),
            ),
            paid=(ActionPoints(1, -1),),
            rows=(
                Row(-2, 0, "A triumph", best),
                Row(1, 4, "A good summit", good),
                Row(5, 6, "A family photo", NOTHING),
                Row(7, 8, "Others take the lead", helped),
                Row(9, 13, "A walkout",
                    several(trends(worsens), when(HasGoodwill(), goodwill(-1), MoveTrack(WORLD_OPINION, -1)))),
            ),
        )
    )  # fmt: skip


def _kind_of_summit(name: str, best: Effect, good: Effect) -> Effect:
    """The mood of the region is checked first: it helps or it harms."""
    return check(
        ALIGNMENT,
        _summit(f"{name}, a friendly region", drm(-1, "a friendly region"), best, good),
        _summit(f"{name}, a cool region", drm(+1, "a cool region"), best, good),
    )


PAGES["chart/WD2"] = when(
    _SECURITY,
    _kind_of_summit(
        "Security summit", several(crisis(-1), GroupFalls(), trends(improves)), crisis(-1)
    ),
    when(
        AtMost(STABILITY, 4),
        _kind_of_summit(
            "Economic summit",
            several(trends(improves), TradeComesOn(Trade.PENDING), stability(+1)),
            stability(+1),
        ),
        _kind_of_summit(
            "Global summit",
            several(trends(improves), stability(+1)),
            choose(
                "What does the summit bring?",
                ("Fewer crises", crisis(-1)),
                ("More stability", stability(+1)),
            ),
        ),
    ),
)  # fmt: skip


# WD4: what a trade agreement brings in a year

_ROWS = ((-1, 2, "A boom"), (3, 5, "Brisk trade"), (6, 8, "Steady trade"), (9, 10, "Slow trade"), (11, 12, "Losses"))


def _trade(name: str, *results: Effect) -> OnChart:
    return OnChart(
        Chart(
            f"Trade agreement, {name}",
            tuple(Row(low, high, said, effect) for (low, high, said), effect in zip(_ROWS, results, strict=True)),
            D10,
            (
                drm(-1, "a quiet region", when=AtMost(CRISES, 1)),
                drm(+1, "foreign influence", per=PEERS_WITH_INFLUENCE),
            ),
        )
    )


_MORE_TRADE = when(AtMost(ECONOMY, 5), economy(improves))
"""Trade lifts an economy that is not at its best."""

PAGES["chart/WD4"] = Bands(
    "Trade agreement",
    STABILITY,
    (
        Row(3, 4, "stability 3 or 4", _trade(
            "stability 3 or 4",
            approval(+1), NOTHING, approval(-1), several(approval(-1), trends(worsens)),
            several(approval(-2), trends(worsens)),
        )),
        Row(5, 5, "stability 5", _trade(
            "stability 5",
            several(_MORE_TRADE, trends(improves)), approval(+1), NOTHING, approval(-1),
            several(approval(-1), trends(worsens)),
        )),
        Row(6, 7, "stability 6 or 7", _trade(
            "stability 6 or 7",
            several(_MORE_TRADE, trends(improves)), several(approval(+1), trends(improves)),
            NOTHING, NOTHING, approval(-1),
        )),
        Row(8, 8, "stability 8", _trade(
            "stability 8",
            several(_MORE_TRADE, approval(+1), trends(improves), SomePushedBack()),
            several(_MORE_TRADE, trends(improves)), several(approval(+1), trends(improves)),
            NOTHING, NOTHING,
        )),
    ),
)  # fmt: skip
