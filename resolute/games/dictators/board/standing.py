"""How the race stands in a line, for the front page."""

from __future__ import annotations

from resolute.games.dictators.board.reading import marker
from resolute.games.dictators.words import race as words
from resolute.games.dictators.words.names import figure
from resolute.payload import TablePayload


def standing(payload: TablePayload) -> tuple[tuple[str, str], ...]:
    """How far the visitor is and how likely they convince, and who else is closest: figures, each with what it is."""
    found = [(_read(payload, seat.seat, "washington"), seat) for seat in payload.seats]
    own = [(turns, seat) for turns, seat in found if seat.seat == payload.seat]
    others = sorted(
        [(turns, seat.seat, seat.label) for turns, seat in found if seat.seat != payload.seat and turns >= 0]
    )
    said: list[tuple[str, str]] = []
    for turns, seat in own:
        said.append((figure(turns) if turns >= 0 else "–", words.turns_to_go(turns)))
        said.append((words.percent(_read(payload, seat.seat, "chance")), words.TO_CONVINCE))
    if others:
        turns, _, name = others[0]
        said.append((figure(turns), words.closest(name, turns)))
    return tuple(said)


def _read(payload: TablePayload, seat: int, name: str) -> int:
    return marker(payload.parts.get(f"seat{seat + 1}"), f"{name}:{seat}")[0]
