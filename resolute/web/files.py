"""Files for the browser, each under an address that changes with its content."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec

from resolute.engine.registry import games

_HERE = Path(__file__).parent
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}


class Static(msgspec.Struct, frozen=True):
    """A file for the browser, as it is and compressed."""

    data: bytes
    type: str
    packed: bytes


@cache
def board_folder(game: str) -> Path | None:
    """The folder with a game's own board, if it has one."""
    known = games().get(game)
    if known is None:
        return None
    file = import_module(type(known).__module__).__file__
    folder = Path(file or "").parent / "board"
    return folder if folder.is_dir() else None


@cache
def static_files() -> dict[str, Static]:
    """Every file that the browser may ask for, by its path below the version."""
    found: dict[str, Static] = {}
    folders = {"": _HERE / "static"}
    for game in games():
        folder = board_folder(game)
        if folder is not None:
            folders[f"{game}/"] = folder
    for prefix, folder in folders.items():
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix in _TYPES:
                data = file.read_bytes()
                packed = gzip.compress(data, mtime=0)
                found[prefix + file.relative_to(folder).as_posix()] = Static(data, _TYPES[file.suffix], packed)
    return found


@cache
def static_version() -> str:
    """A name for the present content of all files, so that browsers can keep them for ever."""
    whole = hashlib.blake2b(digest_size=6)
    for path, file in static_files().items():
        whole.update(path.encode() + b"\0" + file.data)
    return whole.hexdigest()


def static(path: str) -> str:
    """The address of a file."""
    return f"/static/{static_version()}/{path}"


@cache
def game_static(game: str, path: str) -> str:
    """The address of a file of a game's board, or nothing if there is none."""
    full = f"{game}/{path}"
    return static(full) if full in static_files() else ""
