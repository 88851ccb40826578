"""Typed values out of bytes, in any thread."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from resolute.engine import reading

THREADS = 8


class Piece(msgspec.Struct, frozen=True):
    """Something that no other test reads."""

    name: str
    at: tuple[int, int] = (0, 0)


@pytest.mark.parametrize("decoder_of", [reading.decoder_of, reading.json_decoder_of])
def test_one_thread_at_a_time_looks_at_a_type_for_the_first_time(
    decoder_of: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two that did so at once have brought down a server that many people came back to."""
    looking: list[Any] = []
    together: list[int] = []

    def look(kind: Any) -> object:
        looking.append(kind)
        together.append(len(looking))
        time.sleep(0.01)
        looking.remove(kind)
        return object()

    monkeypatch.setattr(msgspec.msgpack, "Decoder", look)
    monkeypatch.setattr(msgspec.json, "Decoder", look)
    monkeypatch.setattr(reading, "_packed", {})
    monkeypatch.setattr(reading, "_written", {})
    with ThreadPoolExecutor(THREADS) as threads:
        found = list(threads.map(decoder_of, [Piece, int] * (THREADS // 2)))
    assert max(together) == 1
    assert len({id(one) for one in found}) == 2, "one for each type"


def test_a_value_is_read_as_its_type() -> None:
    piece = Piece("pawn", (3, 4))
    assert reading.decoder_of(Piece).decode(msgspec.msgpack.encode(piece)) == piece
    assert reading.json_decoder_of(Piece).decode(msgspec.json.encode(piece)) == piece
    assert reading.converted({"name": "pawn", "at": [3, 4]}, Piece) == piece
    with pytest.raises(msgspec.ValidationError):
        reading.converted({"name": 1}, Piece)
