"""What each row of a log leaves on the table: the position, and the lines of the journal that belong to it.

Rules change, and then moves cannot be replayed; checkpoints are what an upgraded server goes on from, and what it shows
of the part before. A checkpoint is written as the difference from the one before it, in about a tenth of its size; the
first that a process writes at a table stands alone.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from resolute.engine.packing import position_body, seal_position
from resolute.engine.stored import Checkpoint, StoredLine, last_lines
from resolute.engine.table import Table
from resolute.store.rows import LogRow

_ALONE, _DIFFERENCE = b"A", b"D"
# A window of 8 KiB reaches back to the same place in the checkpoint before. It is set up for every move: a larger one
# would take longer for that than for all the rest.
_WINDOW, _MEMORY = -13, 4
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(tuple[bytes, tuple[StoredLine, ...]])


class CheckpointWriter:
    """Makes the checkpoints that one process writes at one table."""

    __slots__ = ("_last", "_number")

    def __init__(self) -> None:
        self._number = -1
        self._last = b""

    def encode(self, number: int, table: Table[Any]) -> bytes:
        """What log row `number` leaves on the table. The difference is taken only from what this process wrote into
        the row before, so that it can always be read again."""
        data = _encoder.encode((position_body(table), last_lines(table)))
        before = self._last if number == self._number + 1 else b""
        self._number, self._last = number, data
        if not before:
            return _ALONE + zlib.compress(data, 1)
        deflate = zlib.compressobj(1, zlib.DEFLATED, _WINDOW, _MEMORY, zlib.Z_DEFAULT_STRATEGY, before)
        return _DIFFERENCE + deflate.compress(data) + deflate.flush()


def read_checkpoints(rows: Iterable[LogRow]) -> Iterator[Checkpoint | None]:
    """The checkpoint of each row, in order; None where there is none that can be read."""
    before = b""
    for row in rows:
        kept = row.checkpoint
        try:
            if kept[:1] == _ALONE:
                before = zlib.decompress(kept[1:])
            elif kept[:1] == _DIFFERENCE and before:
                before = zlib.decompressobj(_WINDOW, before).decompress(kept[1:])
            else:
                before = b""
            body, lines = _decoder.decode(before)
            yield Checkpoint(seal_position(body), lines)
        except (zlib.error, msgspec.MsgspecError):
            before = b""
            yield None
