"""Cyber attacks and how their victims react (WM3). The figures are fitted to what the rulebooks tell. (GM Cyber War)"""

from __future__ import annotations

from resolute.engine.charts import Chart, Row
from resolute.engine.effects import Effect, several
from resolute.engine.rolling import OnChart
from resolute.games.presidency.conditions.base import Modifier, drm
from resolute.games.presidency.content.places import PEERS, Region
from resolute.games.presidency.effects.base import NOTHING, economy, homeland_security, setback, worsens
from resolute.games.presidency.effects.cyber import (
    CYBER_DIFFERENCE,
    ActsLess,
    CapabilityHit,
    DefenderWeakened,
    EconomyHit,
    NetworksDown,
    NoPeer,
    ProgramDamaged,
    ProgramFrozen,
    Reacts,
    RelationsSuffer,
    RogueWeakened,
    VictimTension,
)
from resolute.games.presidency.effects.nation import new_group
from resolute.games.presidency.effects.regions import GroupAppears
from resolute.games.presidency.rolls import D10

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""

_ALONE: dict[str, tuple[Modifier, ...]] = {"": ()}
_WITH_AN_ALLY = {**_ALONE, "joint/": (drm(-1, "an ally joins in"),)}
_WITH_ISRAEL = {**_WITH_AN_ALLY, "israel/": (drm(-2, "Israel joins in"),)}
"""What an ally adds to a cyber attack that is made together, by the beginning of the address."""
_MODIFIERS = (drm(+1, "cyber warfare", per=CYBER_DIFFERENCE), drm(-1, "no peer", when=NoPeer()))


def _attack(page: str, name: str, *rows: tuple[int, int, str, Effect]) -> None:
    """An attack: what it does, and then the reaction; from 10 on it is detected. What an ally may attack too is printed
    once more for an attack that is made together."""
    found = tuple(Row(low, high, words, several(effect, Reacts())) for low, high, words, effect in rows)
    rolled = (*found, Row(10, 14, "it is detected", Reacts(detected=True)))
    partners = _ALONE if page == "rogue" else _WITH_AN_ALLY if page.startswith("peer-") else _WITH_ISRAEL
    for prefix, together in partners.items():
        PAGES[f"chart/WM3/{prefix}{page}"] = OnChart(Chart(name, rolled, D10, (*_MODIFIERS, *together), most=4))


_attack(
    "program",
    "Cyber attack on a program",
    (-3, 2, "years of work are lost", ProgramDamaged()),
    (3, 6, "the machines stand still", ProgramFrozen()),
    (7, 9, "no effect", NOTHING),
)
_attack(
    "infrastructure",
    "Cyber attack on networks",
    (-3, 3, "their defenses are blind", NetworksDown()),
    (4, 7, "offices stand still", ActsLess()),
    (8, 9, "no effect", NOTHING),
)
_attack(
    "peer-economy",
    "Cyber attack on an economy",
    (-3, 1, "their markets crash", EconomyHit(box=True)),
    (2, 7, "their banks stand still", EconomyHit()),
    (8, 9, "no effect", NOTHING),
)
_attack(
    "peer-infrastructure",
    "Cyber attack on the networks of a peer",
    (-3, 1, "plans are stolen", CapabilityHit()),
    (2, 4, "their defenses are blind", NetworksDown()),
    (5, 7, "offices stand still", ActsLess()),
    (8, 9, "no effect", NOTHING),
)
_attack(
    "rogue",
    "Cyber attack on a rogue state",
    (-3, 2, "their command is cut off", RogueWeakened(2, slows=True)),
    (3, 9, "their networks fail", RogueWeakened(1)),
)

_NATION = (
    Row(1, 2, "they do not know who it was", NOTHING),
    Row(3, 6, "they protest", VictimTension(1)),
    Row(7, 9, "they break off talks", several(VictimTension(2), RelationsSuffer())),
    Row(10, 13, "they strike back", several(VictimTension(2), RelationsSuffer(), economy(worsens), setback(1))),
)
_ROGUE = (
    Row(1, 6, "they do not know who it was", NOTHING),
    Row(7, 9, "they recruit", GroupAppears()),
    Row(10, 13, "they strike back", several(homeland_security(-1), new_group(Region.CONUS))),
)
# A victim that has detected the attack knows who it was.
for _kind, _rows, _known in (("nation", _NATION, _NATION[1:]), ("rogue", _ROGUE, _ROGUE)):
    for _suffix, _extra in (("", ()), ("-detected", (drm(+3, "detected"),))):
        PAGES[f"chart/WM3/reaction/{_kind}{_suffix}"] = OnChart(
            Chart("Reaction to a cyber attack", _known if _suffix else _rows, D10, _extra, ours=False, ranked=True)
        )

for _peer in PEERS:
    PAGES[f"chart/WM3/by/{int(_peer)}"] = OnChart(
        Chart(
            f"Cyber attack of {_peer.label} in its war",
            (Row(1, 4, "its enemy is blind", DefenderWeakened(int(_peer))), Row(5, 10, "no effect", NOTHING)),
            D10,
            ours=False,
        )
    )
