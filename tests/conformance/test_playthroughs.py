"""Whole games kept as text: what was asked, what was chosen, what was told, and the hash at the end.

A file begins with its set-up. To add one, write that line alone; RESOLUTE_UPDATE=1 writes the rest.
"""

from __future__ import annotations

import json
import os
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from tests.conformance.setups import GAMES, Setup

FOLDER = Path(__file__).parents[1] / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))


class Head(msgspec.Struct, frozen=True):
    """The first line of a file."""

    game: str
    seats: int
    options: dict[str, str | bool | int]
    seed: int


def _choose(seed: int, number: int, count: int) -> int:
    """A choice that is the same on every machine and with every version of Python."""
    digest = blake2b(b"playthrough %d %d" % (seed, number), digest_size=8).digest()
    return int.from_bytes(digest, "big") % count


def _played(head: Head) -> str:
    table = Setup(head.game, head.seats, tuple(head.options.items())).start(head.seed)
    lines = [json.dumps(msgspec.to_builtins(head)), ""]
    told = 0

    def tell() -> None:
        nonlocal told
        journal = table.journal or []
        for entry in journal[told:]:
            only = "" if entry.seats is None else f"[{', '.join(f'seat {seat + 1}' for seat in entry.seats)}] "
            lines.append(f"    {only}{table.game.sentence(table, entry)}")
        told = len(journal)

    tell()
    while (decision := table.decision) is not None:
        option = decision.options[_choose(head.seed, table.number, len(decision.options))]
        lines.append(f"{table.number + 1}. Seat {decision.seat + 1}: {decision.prompt}")
        lines.append(f"  > {option.label}")
        table.play(option)
        tell()
    assert table.outcome is not None
    lines += ["", table.outcome.reason, f"Hash {table.hash}"]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_is_played_in_the_same_way(file: Path) -> None:
    kept = file.read_text(encoding="utf-8")
    played = _played(msgspec.json.decode(kept.splitlines()[0], type=Head))
    if os.environ.get("RESOLUTE_UPDATE"):
        file.write_text(played, encoding="utf-8")
    else:
        assert played.splitlines() == kept.splitlines(), "if this is meant, write it again with RESOLUTE_UPDATE=1"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_playthroughs(game: str) -> None:
    assert [file for file in FILES if file.stem.startswith(f"{game}-")]
