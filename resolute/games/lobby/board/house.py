"""The White House: offices, approval with the evaluation ahead, and the open crises."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from resolute.engine.views import Face, Facts, Part, Tracks, Zone
from resolute.engine.words import level, plain
from resolute.games.lobby.board.marks import Mark, Pointed, letter_of, part, surname, tagged
from resolute.games.lobby.content.kinds import Symbol
from resolute.games.lobby.words import board as words

FEW, SOME = 4, 8
"""Up to so many crises stand two by two as cards; more are rows, up to so many with what lies on them."""
SYMBOLS = {symbol.key: symbol.label for symbol in Symbol}


class Office(msgspec.Struct, frozen=True):
    """An office and who holds it."""

    key: str
    label: str
    name: str
    letter: str
    mark: Mark | None
    brings: str
    """The points of the next evaluation."""


class House(msgspec.Struct, frozen=True, cache_hash=True):
    """Offices and approval; positions on the track in percent."""

    offices: tuple[Office, ...]
    approval: str
    after: str
    at: str
    after_at: str
    fall: tuple[str, str]
    """Where the fall of the evaluation begins, and how wide it is."""
    ticks: tuple[tuple[str, str], ...]
    evaluates: bool
    forecast: str
    initiatives: str


class Crisis(msgspec.Struct, frozen=True, cache_hash=True):
    """An open crisis."""

    at: str
    name: str
    symbol: str
    symbol_name: str
    strength: int
    met: int
    pips: tuple[str, ...]
    """Of each point of strength: fresh, tucked or open."""
    laid: tuple[tuple[str, str, str], ...]
    """What lies on it: fresh or tucked, its name and value, its id."""
    covered: bool
    label: str
    """What is told of it if it may be chosen."""
    says: str
    new: bool
    event: str


class Crises(msgspec.Struct, frozen=True, cache_hash=True):
    """All open crises."""

    crises: tuple[Crisis, ...]
    style: str
    title: str
    costs: str
    quiet: tuple[tuple[str, str], ...]
    """The symbols without a crisis."""


def house(parts: Mapping[str, Part], marks: tuple[Mark, ...]) -> House:
    """Offices and approval, with what the next evaluation will make of them."""
    track = {marker.id: marker for marker in part(parts, "approval", Tracks).markers}
    now, after, bare = track["approval"], track["evaluation"], track["uncovered"]
    low, high = now.low, now.high

    def spot(value: int) -> float:
        return 2 + 96 * (value - low) / (high - low)

    order = [row for row in part(parts, "order", Facts).rows if row.about and row.about[0] in ("now", "next")]
    evaluations = [place for place, row in enumerate(order) if "evaluation" in row.about]
    brings = {
        "president": track["evaluation:president"].value,
        "vice_president": track["evaluation:others"].value,
        "secretary": track["evaluation:others"].value,
    }
    offices = tuple(
        Office(
            row.key,
            row.label,
            surname(row.about[0]) if row.about else row.text,
            _party_of(parts, row.about[0]) if row.about else "",
            None if row.seat is None else marks[row.seat],
            level(brings[row.key]) if evaluations and row.seat is not None else "",
        )
        for row in part(parts, "offices", Facts).rows
    )
    return House(
        offices=offices,
        approval=level(now.value),
        after=level(after.value),
        at=f"{spot(now.value):.1f}",
        after_at=f"{spot(after.value):.1f}",
        fall=(f"{spot(after.value):.1f}", f"{spot(now.value) - spot(after.value):.1f}"),
        ticks=tuple((f"{spot(value):.1f}", plain(value)) for value in range(low, high + 1, 5)),
        evaluates=bool(evaluations) and after.value != now.value,
        forecast=words.forecast(now.value, bare.value, after.value),
        initiatives=words.until_evaluation(evaluations[0]) if evaluations else "",
    )


def _party_of(parts: Mapping[str, Part], at: str) -> str:
    for zone in parts.values():
        if isinstance(zone, Zone):
            for face in zone.cards:
                if face.id == at:
                    return letter_of(face)
    return ""


def crises(parts: Mapping[str, Part], pointed: Pointed, changed: frozenset[str]) -> Crises:
    """Every open crisis with what lies on it; those that changed since the last decision are marked."""
    executives = {face.id: face for face in part(parts, "executives", Zone).cards}
    found = tuple(
        _crisis(face, [executives[at] for at in face.about if at in executives], pointed, face.id in changed)
        for face in part(parts, "crises", Zone).cards
    )
    there = {one.symbol for one in found}
    bare = sum(not one.covered for one in found)
    ahead = any("evaluation" in row.about for row in part(parts, "order", Facts).rows)
    return Crises(
        found,
        "few" if len(found) <= FEW else "many some" if len(found) <= SOME else "many",
        words.open_crises(len(found)),
        words.cost_of(bare, ahead),
        tuple((key, label) for key, label in SYMBOLS.items() if key not in there),
    )


def _crisis(face: Face, laid: list[Face], pointed: Pointed, new: bool) -> Crisis:
    symbol = next((tag for tag in face.tags if tag in SYMBOLS), "")
    strength, met = face.price or 0, tagged(face, "met")
    pips: list[str] = []
    for one in laid:
        pips += ["fresh" if "fresh" in one.tags else "tucked"] * (one.price or 0)
    pips = [*pips[:strength], *["open"] * (strength - len(pips))]
    covered = "covered" in face.tags
    lying = tuple(("fresh" if "fresh" in one.tags else "tucked", f"{one.title} {one.price}", one.id) for one in laid)
    return Crisis(
        face.id,
        face.title,
        symbol,
        SYMBOLS.get(symbol, ""),
        strength,
        met,
        tuple(pips),
        lying,
        covered,
        pointed.label(face.id, face.title),
        words.crisis(SYMBOLS.get(symbol, ""), met, strength, covered, [name for _, name, _ in lying]),
        new,
        "" if laid else face.flavor,
    )
