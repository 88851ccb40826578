"""The combat table (WCT1), what a war does to the nation after a roll, and what its end brings (WM5). The figures are
fitted to the one cell and the examples that the rulebooks give. (GM Waging War, Winning or Losing a War)"""

from __future__ import annotations

from resolute.engine.charts import Chart, Row
from resolute.engine.effects import Effect, several
from resolute.engine.rolling import OnChart
from resolute.games.presidency.conditions.base import Modifier, drm
from resolute.games.presidency.content.places import PEERS
from resolute.games.presidency.content.tracks import CONGRESS, ECONOMY, MEDIA
from resolute.games.presidency.content.wars import COLUMNS, COMBAT, MAX_MODIFIERS, ROWS, WarKind
from resolute.games.presidency.effects.base import (
    NOTHING,
    approval,
    check,
    congress,
    economy,
    improves,
    legacy,
    media,
    party_relations,
    prestige,
    tension,
    when,
    worsens,
)
from resolute.games.presidency.effects.regions import trends
from resolute.games.presidency.effects.targets import AllyCloser
from resolute.games.presidency.effects.war import (
    AIR_FORCE,
    AIR_POWER,
    ALIGNMENT,
    HEAVY,
    INFLUENCE,
    INTELLIGENCE,
    POWERS,
    SURFACE,
    AlignmentFalls,
    AlliesThere,
    AllyEstranged,
    Fought,
    KnownBefore,
    PeerAfterWar,
    RogueFalls,
    RogueFightsOn,
    RogueSplits,
    Surprised,
    VeryClose,
)
from resolute.games.presidency.rolls import D10

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""

_ALL = (
    drm(-1, "surprise", when=Surprised()),
    drm(-1, "intelligence before the war", when=KnownBefore()),
    drm(+1, "national intelligence", per=INTELLIGENCE),
    drm(+1, "a great power", per=POWERS),
    drm(+1, "heavy units", per=HEAVY),
    drm(+1, "the Air Force", per=AIR_FORCE),
    drm(+1, "ground or naval forces", per=SURFACE),
    drm(+1, "air forces", per=AIR_POWER),
    drm(+1, "the alignment of the region", per=ALIGNMENT),
    drm(+1, "foreign influence", per=INFLUENCE),
)
_MODIFIERS: dict[WarKind, tuple[Modifier, ...]] = {
    WarKind.COMBINED: _ALL,
    WarKind.AIR: _ALL,
    WarKind.GUERRILLA: (*_ALL, drm(+2, "guerrillas")),
}
_TITLES = {
    WarKind.COMBINED: "Combined war",
    WarKind.AIR: "War in the air or at sea",
    WarKind.GUERRILLA: "Guerrilla war",
}
_KEYS = {WarKind.COMBINED: "combined", WarKind.AIR: "air", WarKind.GUERRILLA: "guerrilla"}
_ROW_NAMES = ("the attack breaks through", "the attack gains ground", "hard fighting", "the attack falters")
_LOWS = (-7, 2, 5, 8)

for _kind, _rows in COMBAT.items():
    for _column, _odds in enumerate(COLUMNS):
        PAGES[f"chart/WCT1/{_KEYS[_kind]}/{_column}"] = OnChart(
            Chart(
                f"{_TITLES[_kind]}, {_odds}",
                tuple(
                    Row(low, high, name, Fought(cells[_column]))
                    for low, high, name, cells in zip(_LOWS, ROWS, _ROW_NAMES, _rows, strict=True)
                ),
                D10,
                _MODIFIERS[_kind],
                most=MAX_MODIFIERS,
                ours=False,
            )
        )


# After a roll

PAGES["war/us-losses"] = several(approval(-2), check(MEDIA, NOTHING, media(-1)), check(CONGRESS, NOTHING, congress(-1)))
PAGES["war/supported"] = check(ECONOMY, economy(improves))
PAGES["war/unsupported"] = several(approval(-2), tension(), check(ECONOMY, NOTHING, economy(worsens)))


# At its end

PAGES["war/us-wins"] = several(approval(+2), media(+1), party_relations(+1), congress(+1), legacy(+2), trends(improves))
PAGES["war/us-loses"] = several(
    approval(-6), congress(-1), media(-1), party_relations(-1), prestige(-1), AlignmentFalls(), AlliesThere(-1)
)
PAGES["war/rogue-beaten"] = legacy(+1)
PAGES["war/ally-wins"] = several(approval(+1), when(VeryClose(), legacy(+1), AllyCloser(+1)))
PAGES["war/ally-loses"] = several(approval(-3), AllyEstranged())
for _peer in PEERS:
    PAGES[f"war/peer-wins/{int(_peer)}"] = PeerAfterWar(int(_peer), +1)
    PAGES[f"war/peer-loses/{int(_peer)}"] = PeerAfterWar(int(_peer), -1)


def _falls(level: int, groups: int) -> Effect:
    """What becomes of a weak rogue state that has lost."""
    return OnChart(
        Chart(
            f"A rogue state of level {level} has lost",
            (
                Row(-1, 6, "it falls apart", RogueFalls(groups)),
                Row(7, 10, "it fights on", RogueFightsOn()),
            ),
            D10,
            (drm(-2, "a weak rogue state"),) if level == 1 else (),
        )
    )


PAGES["war/rogue-loses/1"] = _falls(1, 1)
PAGES["war/rogue-loses/2"] = _falls(2, 3)
PAGES["war/rogue-loses/3"] = RogueSplits((1, 1))
PAGES["war/rogue-loses/4"] = RogueSplits((2, 1))
