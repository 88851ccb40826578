"""What the board reads of a payload, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from resolute.engine.frames import Seat
from resolute.engine.views import Face, Fact, Facts, Part, Tracks, Zone
from resolute.payload import TablePayload


def pointed_at(payload: TablePayload) -> dict[str, int]:
    """What the visitor may choose now: what options point at, and how many do."""
    asked = payload.decision
    found: dict[str, int] = {}
    if asked is not None and asked.mine and not payload.past:
        for option in asked.options:
            if option.index >= 0 and option.at:
                found[option.at] = found.get(option.at, 0) + 1
    return found


def barred_at(payload: TablePayload) -> dict[str, str]:
    """What the visitor may not choose now, and why not, by what it points at."""
    asked = payload.decision
    if asked is None or not asked.mine or payload.past:
        return {}
    return {option.at: option.barred for option in asked.options if option.barred and option.at}


def numbers(at: Mapping[str, int], kind: str) -> frozenset[int]:
    """The numbers of the pieces of a kind that may be chosen."""
    return frozenset(int(one.partition(":")[2]) for one in at if one.startswith(f"{kind}:"))


def faces(part: Part | None) -> tuple[Face, ...]:
    """The open cards of a part."""
    return part.cards if isinstance(part, Zone) else ()


def address(face: Face) -> str:
    """What options that mean this card point at; of equal cards each but the first has the number of its copy."""
    return face.id.partition("#")[0]


def number_of(face: Face) -> int:
    """The number of a piece."""
    return number_in(address(face))


def number_in(at: str) -> int:
    """The number in an address."""
    return int(at.partition(":")[2])


def is_disarmed(face: Face) -> bool:
    """Whether a nuclear card lies face up because its facility is disarmed."""
    return "disarmed" in face.tags


def seat_of(part: Part | None, key: str) -> Seat | None:
    """The seat that a fact is about."""
    fact = part.get(key) if isinstance(part, Facts) else None
    return None if fact is None else fact.seat


def marker(part: Part | None, name: str) -> tuple[int, str]:
    """The value of a marker, and its note."""
    markers = part.markers if isinstance(part, Tracks) else ()
    return next(((one.value, one.note) for one in markers if one.id == name), (0, ""))


def figures(part: Part | None) -> tuple[tuple[str, str, int], ...]:
    """What a part counts: ids, labels and figures."""
    markers = part.markers if isinstance(part, Tracks) else ()
    return tuple((one.id, one.label, one.value) for one in markers)


def fact(part: Part | None, key: str) -> Fact | None:
    """The first fact of a key."""
    return part.get(key) if isinstance(part, Facts) else None


def facts(part: Part | None, key: str) -> tuple[Fact, ...]:
    """Every fact of a key."""
    return tuple(one for one in part.rows if one.key == key) if isinstance(part, Facts) else ()
