"""Bytes and plain values as typed ones, in any thread.

msgspec looks at a struct when it first meets it, and a second thread that meets it meanwhile can bring the process
down. So the first look at every type is taken here, by one thread at a time.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_first_look = Lock()
_packed: dict[Any, msgspec.msgpack.Decoder[Any]] = {}
_written: dict[Any, msgspec.json.Decoder[Any]] = {}


def decoder_of(kind: type[T]) -> msgspec.msgpack.Decoder[T]:
    """What reads a type from msgpack."""
    found = _packed.get(kind)
    if found is None:
        with _first_look:
            found = _packed.setdefault(kind, msgspec.msgpack.Decoder(kind))
    return found


def json_decoder_of(kind: type[T]) -> msgspec.json.Decoder[T]:
    """What reads a type from JSON."""
    found = _written.get(kind)
    if found is None:
        with _first_look:
            found = _written.setdefault(kind, msgspec.json.Decoder(kind))
    return found


def converted(value: Any, kind: Any) -> Any:
    """A plain value as one of a type."""
    decoder_of(kind)
    return msgspec.convert(value, kind)
