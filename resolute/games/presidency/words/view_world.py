"""What view_world says: labels and short texts."""

from __future__ import annotations

from collections.abc import Sequence

THE_WORLD = "The world"
ALIGNMENT = "Alignment"
STABILITY = "Stability"
CRISIS = "Crisis"
TERROR_GROUPS = "Terror groups"
ROGUE_STATES = "Rogue states"
CIVIL_WARS = "Civil wars"
UNSTABLE_STATES = "Unstable states"
RUSSIAN_INFLUENCE = "Russian influence"
CHINESE_INFLUENCE = "Chinese influence"
TRADE = "Trade agreement"
FOOTPRINTS = "Footprints"
FORCES = "US forces outside the regions"
PEERS = "Russia, China and Iranian influence"
IRAN_INFLUENCE = "Iranian influence beside Israel"
CONFLICTS = "Conflicts"
EVEN = "even"
PRO_US = "pro-US"
ANTI_US = "anti-US"
STRENGTHS = "Relative strength"


def base_of(peer: str) -> str:
    return f"base of {peer}"


def over(first: str, second: str) -> str:
    return f"{first} over {second}"


def in_transit(kind: str) -> str:
    return f"{kind} (in transit)"


def influence(count: int, base: bool) -> str:
    return f"{count} (base)" if base else str(count)


def rogue(level: int, weapon: bool, slowed: bool, at_war: bool) -> str:
    notes = [*(["WMD"] * weapon), *(["slowed"] * slowed), *(["at war"] * at_war)]
    return f"level {level}" + (f" ({', '.join(notes)})" if notes else "")


def civil_war(ceasefire: bool, peacekeepers: bool, iranian: bool) -> str:
    notes = [*(["peacekeepers"] * peacekeepers), *(["Iranian influence"] * iranian)]
    return ("ceasefire" if ceasefire else "fighting") + (f" ({', '.join(notes)})" if notes else "")


def against(attacker: str, defender: str) -> str:
    return f"{attacker} against {defender}"


def where(kind: str, region: str) -> str:
    return f"{kind} in {region}"


def strengths(attacking: int, defending: int) -> str:
    return f"strength {attacking} against {defending}"


def stands(status: int, low: int, high: int) -> str:
    box = f"{status // 2}" if status % 2 == 0 else f"{status // 2}½"
    end = " (attacker wins)" if status >= high else " (defender wins)" if status <= low else ""
    return f"status {box} of 5{end}"


def listed(units: Sequence[str]) -> str:
    counts = {unit: units.count(unit) for unit in units}
    return ", ".join(unit if count == 1 else f"{count} {unit}" for unit, count in counts.items())


def posture(peer: str) -> str:
    return f"Posture of {peer}"


def influence_of(peer: str) -> str:
    return f"Influence of {peer} in the world"
