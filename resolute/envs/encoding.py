"""Positions and options as arrays of a fixed size, made only from what one seat may see.

A view is turned into named numbers (`features`): a marker is where it stands on its track, a card is 1 where it lies,
a place has its owner, its figures and its tokens. Each name has a fixed place and sign in the array, by a hash of the
name (feature hashing), so the size does not depend on the game, a new card moves nothing else, and nobody has to keep
a list. Seats are counted from the seat that looks: 0 is always its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from math import tanh
from typing import Any

import numpy

from resolute.engine.frames import Option
from resolute.engine.table import Decision
from resolute.engine.views import Fact, Map, Marker, Part, Place, Tracks, View, Zone

OBSERVATION_SIZE = 2048
OPTION_SIZE = 256
MAX_OPTIONS = 200
"""No question has more options (`tests/conformance` checks it)."""

Array = numpy.ndarray[Any, numpy.dtype[numpy.float32]]
Mask = numpy.ndarray[Any, numpy.dtype[numpy.int8]]


def features(view: View, seats: int) -> dict[str, float]:
    """The view as named numbers between -1 and 1."""
    found: dict[str, float] = {}
    for name, part in view.parts.items():
        for key, value in _of_part(part, view.seat or 0, seats):
            found[f"{name}/{key}"] = found.get(f"{name}/{key}", 0.0) + value
    return {name: max(-1.0, min(1.0, value)) for name, value in found.items()}


def encode_view(view: View, seats: int) -> Array:
    """The view as an array."""
    return _hashed(features(view, seats).items(), OBSERVATION_SIZE)


def encode_options(decision: Decision | None) -> tuple[Array, Mask]:
    """A row of numbers for each option of a question, and which of them there are. Who is not asked can only wait: the
    mask allows the first action, which does nothing then."""
    rows = numpy.zeros((MAX_OPTIONS, OPTION_SIZE), numpy.float32)
    mask = numpy.zeros(MAX_OPTIONS, numpy.int8)
    if decision is None:
        mask[0] = 1
    else:
        for place, option in enumerate(decision.options[:MAX_OPTIONS]):
            rows[place] = _hashed(_of_option(decision.name, option), OPTION_SIZE)
            mask[place] = 1
    return rows, mask


def _of_part(part: Part, me: int, seats: int) -> Iterator[tuple[str, float]]:
    if isinstance(part, Zone):
        yield from _of_zone(part)
    elif isinstance(part, Tracks):
        for marker in part.markers:
            yield _relative(marker.id, marker.seat, me, seats), _along(marker)
    elif isinstance(part, Map):
        for place in part.places:
            yield from _of_place(part, place, me, seats)
    else:
        for fact in part.rows:
            yield from _of_fact(fact, me, seats)


def _of_zone(zone: Zone) -> Iterator[tuple[str, float]]:
    yield "hidden", _squeezed(zone.hidden)
    for card in zone.cards:
        yield card.id, 1.0
        yield f"kind/{card.kind}", 0.1
        for tag in card.tags:
            yield f"{card.id}/{tag}", 1.0


def _of_place(map: Map, place: Place, me: int, seats: int) -> Iterator[tuple[str, float]]:
    if place.owner is not None:
        yield f"{place.id}/owner/{(place.owner - me) % seats}", 1.0
    for column, value in zip(map.columns, place.values, strict=False):
        if isinstance(value, int):
            yield f"{place.id}/{column.key}", _squeezed(value)
        elif value is not None:
            yield f"{place.id}/{column.key}/{value}", 1.0
    for token in place.tokens:
        side = "" if token.side is None else f"/{(token.side - me) % seats}"
        yield f"{place.id}/{token.kind}{side}", 0.5


def _of_fact(fact: Fact, me: int, seats: int) -> Iterator[tuple[str, float]]:
    key = _relative(fact.key, fact.seat, me, seats)
    yield key, 1.0 if fact.value is None else _squeezed(fact.value)
    for thing in fact.about:
        yield f"{key}/{thing}", 1.0


def _of_option(question: str, option: Option) -> Iterator[tuple[str, float]]:
    yield f"asked/{question}", 0.5
    yield f"step/{option.frame.step.name}", 1.0
    yield f"both/{question}/{option.frame.step.name}", 1.0
    if option.at:
        yield f"at/{option.at}", 1.0
    if option.piece:
        yield f"piece/{option.piece}", 1.0
    if option.declines:
        yield "declines", 1.0
    if option.amount is not None:
        yield f"amount/{question}", _squeezed(option.amount)
    for place, argument in enumerate(option.frame.args):
        if isinstance(argument, bool | str):
            yield f"argument/{option.frame.step.name}/{place}/{argument}", 0.5
        elif isinstance(argument, int):
            yield f"argument/{option.frame.step.name}/{place}", _squeezed(argument)


def _relative(id: str, seat: int | None, me: int, seats: int) -> str:
    return id if seat is None else f"{id}/seat/{(seat - me) % seats}"


def _along(marker: Marker) -> float:
    """Where a marker stands: from -1 at the low end to 1 at the high end."""
    if marker.high > marker.low:
        return 2 * (marker.value - marker.low) / (marker.high - marker.low) - 1
    return _squeezed(marker.value)


def _squeezed(value: float) -> float:
    """A number without bounds as one between -1 and 1."""
    return tanh(value / 10)


def _hashed(named: Iterable[tuple[str, float]], size: int) -> Array:
    array = numpy.zeros(size, numpy.float32)
    for name, value in named:
        place, sign = _place(name, size)
        array[place] += sign * value
    return array.clip(-1.0, 1.0)


@lru_cache(maxsize=200_000)
def _place(name: str, size: int) -> tuple[int, float]:
    digest = blake2b(name.encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "little")
    return (number >> 1) % size, 1.0 if number & 1 else -1.0
