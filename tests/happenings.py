"""Which printed effects happen: noted while a test plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from resolute.engine.effects import Effect


def _kinds(kind: type[Effect]) -> Iterator[type[Effect]]:
    """The kinds of effects that say themselves what happens."""
    if "happen" in vars(kind):
        yield kind
    for one in kind.__subclasses__():
        yield from _kinds(one)


def _watched(happen: Callable[..., None], noted: set[str]) -> Callable[..., None]:
    def watch(effect: Effect, t: Any, at: str, on: Any) -> None:
        noted.add(at)
        happen(effect, t, at, on)

    return watch


@contextmanager
def noted_effects(noted: set[str]) -> Iterator[None]:
    """Note every address at which an effect happens."""
    own: dict[type[Effect], Callable[..., None]] = {kind: vars(kind)["happen"] for kind in _kinds(Effect)}
    for kind, happen in own.items():
        setattr(kind, "happen", _watched(happen, noted))  # noqa: B010
    try:
        yield
    finally:
        for kind, happen in own.items():
            setattr(kind, "happen", happen)  # noqa: B010
