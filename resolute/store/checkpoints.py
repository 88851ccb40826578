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

from resolute.engine.stored import Checkpoint, last_checkpoint
from resolute.engine.table import Table
from resolute.store.rows import LogRow

_ALONE, _DIFFERENCE = b"A", b"D"
# A window of 8 KiB holds a checkpoint and the one before it; a larger one would take longer to set up than to use.
_WINDOW, _MEMORY = -13, 6
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Checkpoint)


class CheckpointWriter:
    """Makes the checkpoints that one process writes at one table."""

    __slots__ = ("_last", "_number")

    def __init__(self) -> None:
        self._number = -1
        self._last = b""

    def encode(self, number: int, table: Table[Any]) -> bytes:
        """What log row `number` leaves on the table. The difference is taken only from what this process wrote into
        the row before, so that it can always be read again."""
        data = _encoder.encode(last_checkpoint(table))
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
            yield _decoder.decode(before) if before else None
        except (zlib.error, msgspec.MsgspecError):
            before = b""
            yield None
