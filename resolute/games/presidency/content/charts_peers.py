"""What Russia and China do (charts WPR1 and WPC1): espionage, economy, and the ten actions of each. The figures are
fitted to what the rulebooks tell. (GM Russia, China, Sanctions)"""

from __future__ import annotations

from collections.abc import Mapping

from resolute.engine.charts import Chart, Row
from resolute.engine.effects import Effect, choose, several
from resolute.engine.rolling import OnChart
from resolute.games.presidency.conditions.base import AtLeast, drm
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.programs import Program
from resolute.games.presidency.content.tracks import (
    CHINA_ECONOMY,
    ECONOMY,
    EUROZONE_ECONOMY,
    HOMELAND_SECURITY,
    RUSSIA_ECONOMY,
)
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.effects.allies import GoesToWar
from resolute.games.presidency.effects.base import (
    NOTHING,
    MoveTrack,
    Trend,
    action_points,
    applause,
    approval,
    check,
    congress,
    economy,
    homeland_security,
    improves,
    media,
    setback,
    when,
    worsens,
)
from resolute.games.presidency.effects.nations import (
    Calms,
    Escalates,
    Lifts,
    MoreActions,
    PeerCapability,
    ProgramAdvances,
    Strengthens,
    TakesPosture,
    Under,
)
from resolute.games.presidency.effects.peers import (
    ChinaProvokes,
    Leads,
    NotStronger,
    Spreads,
    VetoesUN,
)
from resolute.games.presidency.effects.regions import crisis, influence, trends
from resolute.games.presidency.effects.targets import AllyTension
from resolute.games.presidency.effects.world import BetterCapability, Closer, tensions
from resolute.games.presidency.rolls import D10

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""

N, R, K, B, C = Nation, Region, Track, Belligerent, Capability
_PEERS = ((N.RUSSIA, RUSSIA_ECONOMY, 4, 3), (N.CHINA, CHINA_ECONOMY, 5, 2))
"""Each peer with its economy, the highest roll that improves it, and what multilateral sanctions add. (GM Sanctions)"""


def _lot(name: str, *rows: tuple[int, int, str, Effect]) -> OnChart:
    return OnChart(Chart(name, tuple(Row(*row) for row in rows), D10, ours=False))


for _peer, _economy, _best, _multi in _PEERS:
    _key = f"peer/{int(_peer)}"
    PAGES[f"{_key}/espionage"] = OnChart(
        Chart(
            f"Espionage of {_peer.label}",
            (
                Row(-1, 3, "stolen technology", PeerCapability(_peer, None, +1)),
                Row(4, 7, "stolen secrets", action_points(-1)),
                Row(8, 9, "nothing found", NOTHING),
                Row(10, 12, "a double agent", several(BetterCapability(C.CYBER), tensions(_peer, +1))),
            ),
            D10,
            (
                drm(-2, "better at cyber warfare", when=Leads(_peer, 1)),
                drm(+2, "worse at cyber warfare", when=Leads(_peer, -1)),
            ),
            ours=False,
        )
    )
    PAGES[f"{_key}/economy"] = OnChart(
        Chart(
            f"The economy of {_peer.label}",
            (
                Row(1, _best, "growth", Trend(_economy, improves)),
                Row(_best + 1, 8, "nothing new", NOTHING),
                Row(9, 14, "decline", several(Trend(_economy, worsens), MoreActions(_peer, -1))),
            ),
            D10,
            (
                drm(+1, "unilateral sanctions", when=Under(_peer, SanctionKind.UNILATERAL)),
                drm(_multi, "multilateral sanctions", when=Under(_peer, SanctionKind.MULTILATERAL)),
            ),
            ours=False,
        )
    )


def _cyber(peer: Nation, *rows: tuple[int, int, str, Effect, Effect]) -> Effect:
    """A cyber attack: the better the attacker, the likelier and graver. Each target has a success and a major one."""
    name = f"{peer.label}'s target"
    success = _lot(f"{name}, a success", *((low, high, what, effect) for low, high, what, effect, _ in rows))
    major = _lot(f"{name}, a major success", *((low, high, what, effect) for low, high, what, _, effect in rows))
    better = _lot(
        f"A cyber attack of {peer.label}, the better one",
        (1, 3, "a major success", major),
        (4, 9, "a success", success),
        (10, 10, "it fails", NOTHING),
    )
    equal = _lot(
        f"A cyber attack of {peer.label}, an equal one",
        (1, 1, "a major success", major),
        (2, 7, "a success", success),
        (8, 10, "it fails", NOTHING),
    )
    worse = _lot(
        f"A cyber attack of {peer.label}, the weaker one", (1, 5, "a success", success), (6, 10, "it fails", NOTHING)
    )
    return when(Leads(peer, 1), better, when(Leads(peer, 0), equal, worse))  # fmt: skip


RUSSIAN: Mapping[int, Effect] = {
    1: _cyber(
        N.RUSSIA,
        (1, 1, "the economy", economy(worsens), when(AtLeast(ECONOMY, 5), MoveTrack(ECONOMY, -1))),
        (2, 3, "our networks", homeland_security(-1), several(homeland_security(-1), congress(-1))),
        (4, 4, "the President", setback(1), several(setback(2), media(-1))),
        (5, 6, "Europe", Trend(EUROZONE_ECONOMY, worsens),
         several(Trend(EUROZONE_ECONOMY, worsens), crisis(+1, R.EUROZONE))),
        (7, 8, "NATO", tensions(N.NATO, +1), Closer(N.NATO, -1)),
        (9, 10, "Eastern Europe", influence(N.RUSSIA, +1, R.EASTERN_EUROPE),
         several(influence(N.RUSSIA, +1, R.EASTERN_EUROPE), trends(worsens, R.EASTERN_EUROPE))),
    ),
    2: Spreads(N.RUSSIA, R.EASTERN_EUROPE),
    3: _lot("Russia on sanctions",
            (1, 3, "it does not move", NOTHING),
            (4, 8, "a compromise", several(influence(N.RUSSIA, -1, R.EASTERN_EUROPE), Lifts(N.RUSSIA))),
            (9, 10, "a thaw", several(TakesPosture(N.RUSSIA, 1), Calms(K.RUSSIA_UKRAINE), Lifts(N.RUSSIA)))),
    4: _lot("Russia in the Arctic",
            (1, 2, "ice", NOTHING), (3, 4, "oil", Trend(RUSSIA_ECONOMY, improves)),
            (5, 6, "icebreakers", PeerCapability(N.RUSSIA, C.NAVAL, +1)),
            (7, 8, "bases", several(Strengthens(K.RUSSIA_NATO, B.RUSSIA), tensions(N.CANADA, +1))),
            (9, 10, "patrols", tensions(N.CANADA, +1))),
    5: several(PeerCapability(N.RUSSIA, None, +1), Strengthens(K.RUSSIA_UKRAINE, B.RUSSIA)),
    6: VetoesUN(),
    7: _lot("Russia helps Iran", (1, 5, "know-how", ProgramAdvances(Program.IRAN)), (6, 10, "not now", NOTHING)),
    8: _lot("Russia helps North Korea",
            (1, 5, "know-how", ProgramAdvances(Program.NORTH_KOREA)), (6, 10, "not now", NOTHING)),
    9: Spreads(N.RUSSIA, R.MIDDLE_EAST),
    10: when(NotStronger(K.RUSSIA_NATO, B.RUSSIA), Strengthens(K.RUSSIA_NATO, B.RUSSIA),
             _lot("Russia probes NATO",
                  (1, 3, "NATO is ready", Strengthens(K.RUSSIA_NATO, B.NATO)),
                  (4, 6, "agents", influence(N.RUSSIA, +1, R.EASTERN_EUROPE)),
                  (7, 10, "incidents", Escalates(K.RUSSIA_NATO)))),
}  # fmt: skip
"""The ten actions of Russia."""

_STAND_OFF = choose(
    "China's ships block the way. What do you do?",
    ("Sail on", several(tensions(N.CHINA, +1), Escalates(K.CHINA_JAPAN, most=4))),
    ("Give way", several(influence(N.CHINA, +1, R.ASIA_PACIFIC), trends(worsens, R.ASIA_PACIFIC))),
)
CHINESE: Mapping[int, Effect] = {
    1: _cyber(
        N.CHINA,
        (1, 1, "the economy", economy(worsens), when(AtLeast(ECONOMY, 5), MoveTrack(ECONOMY, -1))),
        (2, 2, "our networks", homeland_security(-1), several(homeland_security(-1), congress(-1))),
        (3, 6, "trade in the Pacific", when(AtLeast(ECONOMY, 5), economy(worsens)),
         several(influence(N.CHINA, +1, R.ASIA_PACIFIC), trends(worsens, R.ASIA_PACIFIC))),
        (7, 8, "India", tensions(N.INDIA, +1), several(tensions(N.INDIA, +2), Escalates(K.INDIA_CHINA))),
        (9, 10, "Japan and South Korea", tensions(N.JAPAN, +1),
         several(Closer(N.JAPAN, -1), Closer(N.SOUTH_KOREA, -1))),
    ),
    2: several(Spreads(N.CHINA), Spreads(N.CHINA)),
    3: Spreads(N.CHINA, R.ASIA_PACIFIC),
    4: several(PeerCapability(N.CHINA, None, +1), Strengthens(K.INDIA_PAKISTAN, B.PAKISTAN)),
    5: _lot("China at sea", (1, 6, "new islands", Spreads(N.CHINA, R.ASIA_PACIFIC)),
            (7, 10, "a stand-off", _STAND_OFF)),
    6: _lot("China in the Americas", (1, 5, "Central America", Spreads(N.CHINA, R.CENTRAL_AMERICA)),
            (6, 10, "South America", Spreads(N.CHINA, R.SOUTH_AMERICA))),
    7: several(VetoesUN(), when(Under(N.CHINA), _lot(
        "China on sanctions", (1, 4, "it waits", NOTHING), (5, 10, "a deal", Lifts(N.CHINA))))),
    8: _lot("China buys oil", (1, 3, "South America", Spreads(N.CHINA, R.SOUTH_AMERICA)),
            (4, 6, "Africa", Spreads(N.CHINA, R.AFRICA)),
            (7, 10, "the Middle East", Spreads(N.CHINA, R.MIDDLE_EAST))),
    9: check(HOMELAND_SECURITY, several(economy(worsens), setback(2)),
             several(when(AtLeast(ECONOMY, 5), MoveTrack(ECONOMY, -1)), setback(5), congress(-1),
                     homeland_security(-1)),
             modifiers=(drm(+1, "a test of cyber war"),)),
    10: _lot("China provokes its neighbors",
             (1, 3, "pressure", influence(N.CHINA, +1, R.ASIA_PACIFIC)),
             (4, 6, "they arm", several(Strengthens(K.CHINA_JAPAN, B.JAPAN), Strengthens(K.INDIA_CHINA, B.INDIA))),
             (7, 8, "a clash", Escalates(K.INDIA_CHINA)),
             (9, 9, "war with India", GoesToWar(K.INDIA_CHINA, B.CHINA)),
             (10, 10, "war with Japan", ChinaProvokes())),
}  # fmt: skip
"""The ten actions of China."""
for _peer, _actions in ((N.RUSSIA, RUSSIAN), (N.CHINA, CHINESE)):
    for _number, _effect in _actions.items():
        PAGES[f"peer/{int(_peer)}/{_number}"] = _effect


# How a summit is judged (charts WPR2, WPC2)


def _judged(name: str, good: tuple[str, Effect], bad: tuple[str, Effect]) -> OnChart:
    return OnChart(Chart(name, (Row(1, 5, *good), Row(6, 10, *bad)), D10))


PAGES["summit/none"] = _judged(
    "A summit without results",
    ("polite silence", approval(-1)),
    ("open quarrel", several(approval(-2), AllyTension(+1))),
)
PAGES["summit/some"] = _judged("A summit with few results", ("a shrug", NOTHING), ("disappointment", approval(-1)))
PAGES["summit/half"] = _judged("A summit with some results", ("good news", applause(1)), ("a shrug", NOTHING))
PAGES["summit/most"] = _judged(
    "A summit with good results",
    ("praise and less tension", several(applause(1), AllyTension(-1))),
    ("praise", applause(1)),
)
PAGES["summit/all"] = _judged(
    "A summit that solves everything",
    ("a triumph", several(applause(2), action_points(+1), AllyTension(-2))),
    ("praise and less tension", several(applause(1), AllyTension(-1))),
)
