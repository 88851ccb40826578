"""One server for one SQLite file: whoever comes second is told so."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from resolute.store.errors import StoreError

_HELD: set[Path] = set()


class FileLock:
    """A lock beside a file, which the system lets go when this process ends, however it ends.

    It belongs to the process and not to the open file, so that a forked child cannot keep it.
    """

    def __init__(self, file: Path) -> None:
        self._path = file.with_name(file.name + ".lock")
        if self._path in _HELD:
            raise StoreError(_in_use(file, os.getpid()))
        self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._handle)
        except OSError:
            owner = os.read(self._handle, 20).strip()
            os.close(self._handle)
            raise StoreError(_in_use(file, int(owner) if owner.isdigit() else None)) from None
        os.ftruncate(self._handle, 0)
        os.write(self._handle, b"%d\n" % os.getpid())
        _HELD.add(self._path)

    def release(self) -> None:
        """Let the next one in. The file stays, so that nobody locks one that is being removed."""
        if self._path in _HELD:
            _HELD.remove(self._path)
            os.close(self._handle)


def _in_use(file: Path, owner: int | None) -> str:
    who = f" (process {owner})" if owner else ""
    return (
        f"{file} is in use by another Resolute server{who}: stop that one, or name another file,"
        " or a postgresql:// address, which any number of servers can share."
    )


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        os.lseek(handle, 1 << 20, os.SEEK_SET)  # beyond the process number, which others may read
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
