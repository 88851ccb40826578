"""mypy --strict checks the arguments of every frame against the step itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypy import api

from tests.suite import ROOT

RULES = """
from __future__ import annotations
from collections.abc import Iterator
import msgspec
from resolute.engine.frames import Actor, Frame, Option, RollFrame, choice, do, on_roll, step
from resolute.engine.table import D6, Table

class State(msgspec.Struct):
    n: int = 0

@step
def pay(t: Table[State], seat: int, why: str) -> None: ...

@on_roll
def landed(t: Table[State], total: int, seat: int, why: str) -> None: ...

@choice("Which?", rule="")
def which(t: Table[State], actor: Actor, why: str) -> Iterator[Option]:
    yield Option("a", do(pay, actor, why))
    yield Option("b", do(pay, actor))  # wrong
    yield Option("c", do(landed, actor, why))  # wrong

@step
def rules(t: Table[State]) -> None:
    frame: Frame = do(pay, 1, "x")
    frame = do(pay, 1, why="x")
    frame = do(which, 0, "x")
    frame = do(landed, 3, 1, "x")
    roll: RollFrame = do(landed, 1, "x")
    do(pay, "1", "x")  # wrong
    do(pay, 1)  # wrong
    do(pay, 1, "x", 2)  # wrong
    do(pay, 1, because="x")  # wrong
    do(landed, 1)  # wrong
    do(landed, "1", "x")  # wrong
    do(landed, 1, "x", "y")  # wrong
    frame = do(landed, 1, "x")  # wrong
    roll = do(pay, 1, "x")  # wrong

    t.then(pay, 1, "x")
    t.then(pay, 1, why="x")
    t.then(which, 0, "x")
    t.then(landed, 6, 1, "x")
    t.push(frame)
    t.then(pay, "1", "x")  # wrong
    t.then(pay, 1)  # wrong
    t.then(pay)  # wrong
    t.then(pay, 1, "x", None)  # wrong
    t.then(which, "x")  # wrong
    t.then(landed, 1, "x")  # wrong
    t.push(do(landed, 1, "x"))  # wrong

    t.roll(D6, "luck", then=do(landed, 1, "x"), before=do(which, 0, "x"), after=do(which, 0, "x"))
    t.roll(D6, "luck", modifiers=[("a", 1)], then=do(landed, 1, "x"))
    t.roll(D6, "luck", then=do(landed, 1))  # wrong
    t.roll(D6, "luck", then=do(landed, 1, 2))  # wrong
    t.roll(D6, "luck", then=do(pay, 1, "x"))  # wrong
    t.roll(D6, "luck", then=do(landed, 6, 1, "x"))  # wrong
    t.roll(D6, "luck", then=do(landed, 1, "x"), after=do(landed, 1, "x"))  # wrong
    t.roll(D6, "luck", then=do(landed, 1, "x"), before=do(which, 0))  # wrong
    t.roll(D6, "luck", modifiers=[(1, "a")], then=do(landed, 1, "x"))  # wrong

@step
def no_number(t: Table[State], number) -> None: ...  # wrong

@on_roll
def no_total(t: Table[State], why: str) -> None: ...  # wrong below

@choice("Which?", rule="")
def no_options(t: Table[State], actor: Actor) -> None: ...  # wrong below
"""


def test_mypy_accepts_right_frames_and_rejects_each_wrong_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    snippet = tmp_path / "snippet.py"
    snippet.write_text(RULES)
    said, _, _ = api.run(["--config-file", "pyproject.toml", "--cache-dir", ".mypy_cache", str(snippet)])
    errors = {int(line) for line in re.findall(r"snippet\.py:(\d+): error", said)}
    lines = RULES.splitlines()
    expected = {number for number, line in enumerate(lines, 1) if line.endswith("# wrong")}
    expected |= {number - 1 for number, line in enumerate(lines, 1) if line.endswith("# wrong below")}
    assert {lines[number - 1] for number in errors ^ expected} == set(), said
    assert len(expected) == 28
