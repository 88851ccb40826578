"""What the chapters of the forces tell, in sentences: units, footprints, capabilities."""

from __future__ import annotations

from collections.abc import Callable

from resolute.games.presidency.content.forces import UnitType
from resolute.games.presidency.content.places import Capability, Region
from resolute.games.presidency.content.wars import COLUMNS, DEFENDER_WINS, Belligerent, WarKind
from resolute.games.presidency.words.forces import goal, place
from resolute.games.presidency.words.journal import T
from resolute.games.presidency.words.small import counted, does, upper


def _moved(t: T, kind: int, before: int, box: int, in_transit: bool) -> str:
    way = " and is in transit" if in_transit else ""
    return f"The {UnitType(kind).unit} {place(before)} goes {goal(box)}{way}."


def _status(t: T, attacker: int, defender: int, status: int, kind: int, attacking: int, defending: int) -> str:
    stands = _STANDS[status - DEFENDER_WINS]
    sides = f"{Belligerent(attacker).label} against {Belligerent(defender).label}"
    article = "an" if kind == WarKind.AIR else "a"
    return f"{upper(sides)}, {article} {WarKind(kind).label}: {stands}."


_STANDS = (
    "the defender wins",
    "the defender is close to winning",
    "the defender is winning",
    "the defender has a slight edge",
    "a stalemate",
    "the attacker has a slight edge",
    "the attacker is winning",
    "the attacker is close to winning",
    "the attacker wins",
)


SENTENCES_FORCES: dict[str, Callable[..., str]] = {
    "unit_moved": _moved,
    "unit_ready": lambda t, kind, box: f"The {UnitType(kind).unit} {place(box)} is ready.",
    "rapid_capability": lambda t, which: f"A rapid capabilities counter for {Capability(which).label}.",
    "war_odds": lambda t, attacker, defender, attacking, defending, column: (
        f"{does(upper(Belligerent(attacker).label), 'attacks')} {Belligerent(defender).label}:"
        f" {attacking} to {defending}, odds {COLUMNS[column]}."
    ),
    "war_status": _status,
    "war_goes_on": lambda t, attacker, defender: (
        f"The war of {Belligerent(attacker).label} against {Belligerent(defender).label} goes on."
    ),
    "war_won": lambda t, winner, loser: (
        f"{does(upper(Belligerent(winner).label), 'wins')} the war against {Belligerent(loser).label}."
    ),
    "weapon_destroyed": lambda t, region: (
        f"The weapons of mass destruction of the rogue state in {Region(region).label} are destroyed."
    ),
    "overwhelming_victory": lambda t, region: f"An overwhelming victory in {Region(region).label}.",
    "rogue_level": lambda t, region, level: f"The rogue state in {Region(region).label} has level {level} now.",
    "rogue_gone": lambda t, region: f"The rogue state in {Region(region).label} is gone.",
    "guerrillas": lambda t, region: f"The rogue state in {Region(region).label} fights on as guerrillas.",
    "war_prepared": lambda t, region: f"Intelligence prepares a war in {Region(region).label}.",
    "terror_consolidates": lambda t, region: (
        f"Two terror groups of level 1 in {Region(region).label} become one of level 2."
    ),
    "footprint": lambda t, region, count: (
        f"{upper(counted(count, 'US footprint'))} in {Region(region).label}."
        if count
        else f"No US footprint is left in {Region(region).label}."
    ),
}
