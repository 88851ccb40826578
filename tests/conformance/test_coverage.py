"""Every step, every effect that is printed, every cell of a chart and every ending comes up in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest

import resolute
from resolute.engine.frames import Step
from resolute.engine.game import Game
from tests.conformance.known import KNOWN, Noted
from tests.conformance.setups import GAMES, setups, walk
from tests.happenings import noted_effects
from tests.suite import FULL

GAMES_TO_PLAY = 3000 if FULL else 120


@contextmanager
def _noting_steps(game: Game[Any], noted: Noted) -> Iterator[None]:
    """Note every step that runs, and the address of every printed effect that happens."""

    def watched(step: Step[Any], run: Callable[..., Any]) -> Callable[..., Any]:
        name = f"step {step.name}"

        @wraps(run)
        def watch(t: Any, *args: Any) -> Any:
            noted.add(name)
            return run(t, *args)

        return watch

    runs = {step: step.run for step in game.steps.values()}
    for step, run in runs.items():
        step.run = watched(step, run)
    try:
        with noted_effects(noted):
            yield
    finally:
        for step, run in runs.items():
            step.run = run


def _all_of(game: Game[Any]) -> Noted:
    """Whatever should come up: the kernel's own steps belong to the games that use them."""
    steps = {f"step {step.name}" for step in game.steps.values() if step.module.startswith("resolute.games.")}
    known = KNOWN[game.id]
    printed = (address for address in game.book if not address.startswith(known.walked))
    return {*steps, *printed, *known.cells, *(f"ending {ending}" for ending in known.endings)}


@pytest.mark.parametrize("id", GAMES)
def test_everything_comes_up(id: str) -> None:
    game, known, every = resolute.find_game(id), KNOWN[id], setups(id)
    noted: Noted = set()
    with _noting_steps(game, noted), known.reading(noted):
        for number in range(GAMES_TO_PLAY):
            table = every[number * 7 % len(every)].start(40_000 + number, journal=False)
            for _ in walk(table, number):
                pass
            assert table.outcome is not None
            noted.add(f"ending {table.outcome.ending}")
            missing = sorted(_all_of(game) - noted - set(known.rare))
            if _is_enough(game, missing):
                break
    assert not {one for one in noted if one.startswith("ending ")} - _all_of(game)
    assert _is_enough(game, missing), missing


def _is_enough(game: Game[Any], missing: list[str]) -> bool:
    """In the long form nothing may be missing; the slice plays until little is."""
    steps = sum(one.startswith("step ") for one in missing)
    return not missing if FULL else steps <= len(game.steps) // 20 and len(missing) < len(_all_of(game)) // 5


@pytest.mark.parametrize(("id", "what"), [(id, what) for id in GAMES if id in KNOWN for what in KNOWN[id].rare])
def test_what_chance_seldom_reaches_can_be_reached(id: str, what: str) -> None:
    game, rare = resolute.find_game(id), KNOWN[id].rare[what]
    assert what in _all_of(game)
    assert rare.why
    noted: Noted = set()
    with _noting_steps(game, noted), KNOWN[id].reading(noted):
        table = rare.arranged()
    if table.outcome is not None:
        noted.add(f"ending {table.outcome.ending}")
    assert what in noted
