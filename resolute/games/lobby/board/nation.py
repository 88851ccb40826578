"""The states: what they are worth, who controls them through whom, and who has won them tonight."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from resolute.board.drawing import Drawn
from resolute.board.states_map import CALLOUTS
from resolute.engine.views import Facts, Map, Place, Zone
from resolute.games.lobby.board.marks import LETTERS, Mark, Pointed, code_of, letter_of, part, surname
from resolute.games.lobby.board.places import POINTS, percent
from resolute.games.lobby.board.shapes import SHAPES
from resolute.games.lobby.words import board as words
from resolute.payload import TablePayload


class Terms(msgspec.Struct, frozen=True):
    """What states are drawn with."""

    drawing: str
    night: bool
    """On election night full colors are won; in the primaries they are pledged."""


class StateSketch(msgspec.Struct, frozen=True):
    """A state: its shape, the sign of whoever controls it, its line in the table, and a ring if it matters now."""

    outline: str
    sign: str
    row: str
    ring: str


class Nation(msgspec.Struct, frozen=True):
    """The map, line by line."""

    outlines: tuple[str, ...]
    signs: tuple[str]
    rows: tuple[str, ...]
    rings: tuple[str]


class First(msgspec.Struct, frozen=True, cache_hash=True):
    """The First State, which every attempt is about, and the last attempt."""

    at: str
    code: str
    name: str
    electors: int
    lean: str
    groups: str
    attempt: str
    label: str


def nation(payload: TablePayload, marks: tuple[Mark, ...], pointed: Pointed, terms: Terms) -> Nation:
    """Every state as it stands."""
    land = payload.parts["map"]
    assert isinstance(land, Map)
    candidates = {face.id: letter_of(face) for face in part(payload.parts, "candidates", Zone).cards}
    states = [_state_of(place, marks, pointed, candidates, terms) for place in land.places]
    return Nation(
        tuple([state.outline for state in states]),
        (SHAPES.signs([state.sign for state in states]),),
        tuple([state.row for state in states]),
        (SHAPES.rings([state.ring for state in states]),),
    )


def _state_of(
    place: Place, marks: tuple[Mark, ...], pointed: Pointed, candidates: dict[str, str], terms: Terms
) -> StateSketch:
    mark = None if place.owner is None else marks[place.owner]
    result = place.values[5]
    won = candidates.get(result, "") if isinstance(result, str) else ""
    return _state(place, mark, won, pointed.label(place.id, place.name), terms)


@lru_cache(maxsize=4096)
def _state(place: Place, mark: Mark | None, won: str, label: str, terms: Terms) -> StateSketch:
    """A state; most stay as they are from move to move, so each is kept."""
    code = code_of(place.id)
    electors, _, _, holder, party, _ = place.values
    lying = {token.kind for token in place.tokens}
    letter = LETTERS[party] if isinstance(party, str) else ""
    shade = f"{won}w" if won else f"{letter}w" if letter and "given" in lying and not terms.night else letter or "o"
    marked = "first" if "first_state" in lying else "voting" if "voting" in lying else ""
    outline = f"{terms.drawing}#{code}"
    kinds = f"{shade}{' lit' if label else ''}" if shade != "o" or label else ""
    ring = SHAPES.ring(marked, bool(label), outline) if label or marked else ""
    through = words.through(surname(holder), letter) if isinstance(holder, str) else ""
    row = SHAPES.row(code, place.name, (electors, *place.figures[1:3], place.owned_by, through, place.figures[5]))
    return StateSketch(
        SHAPES.state(code, kinds, outline, place.id, label),
        "" if mark is None else _sign(code, shade, mark),
        row,
        ring,
    )


def _sign(code: str, shade: str, mark: Mark) -> str:
    """The sign of whoever controls a state, above its name; beside the coast on a plate of the party's color."""
    aside = code in CALLOUTS
    x, y = percent(*(CALLOUTS.get(code) or POINTS[code])[:2])
    return SHAPES.sign(x, y, shade, mark.seat, aside)


def first_state(payload: TablePayload, pointed: Pointed) -> First | None:
    """The First State, if one lies open."""
    facts = part(payload.parts, "first_state", Facts)
    row = facts.get("first_state")
    land = payload.parts["map"]
    if row is None or not row.about or not isinstance(land, Map):
        return None
    place = next(one for one in land.places if one.id == row.about[0])
    tried = facts.get("attempt") or facts.get("last_attempt")
    return First(
        place.id,
        code_of(place.id),
        place.name,
        row.value or 0,
        place.figures[1],
        place.figures[2],
        "" if tried is None else words.tried(tried.label, tried.text),
        pointed.label(place.id, place.name),
    )


LEADERS = Drawn(
    "".join(
        SHAPES.leader(x - 30, y, end_x, end_y) if x > end_x else SHAPES.leader(x + 10, y + 12, end_x, end_y)
        for x, y, end_x, end_y in CALLOUTS.values()
    )
)
"""The lines from the names beside the coast."""
