"""Bots that fail, for the processes in which bots think."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial

from resolute.bots import BOTS
from resolute.bots.observation import Bot, Observation


class Raises:
    """Gives up."""

    def choose(self, observation: Observation) -> int:
        raise RuntimeError("I give up")


class Dies:
    """Takes its process with it."""

    def choose(self, observation: Observation) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Dawdles:
    """Never comes to an end; its time is up at once."""

    def choose(self, observation: Observation) -> int:
        signal.raise_signal(signal.SIGALRM)
        while True:
            signal.pause()


class Hangs:
    """Does not even hear that its time is up."""

    def choose(self, observation: Observation) -> int:
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        while True:
            signal.pause()


class Cheats:
    """Chooses what is not listed."""

    def choose(self, observation: Observation) -> int:
        return 100_000


NAMES: dict[str, Callable[[], Bot]] = {
    "raises": Raises,
    "dies": Dies,
    "dawdles": Dawdles,
    "hangs": Hangs,
    "cheats": Cheats,
}


def _make(name: str, seed: int) -> Bot:
    return NAMES[name]()


def add_bad_bots() -> None:
    """Let them be chosen."""
    for name in NAMES:
        BOTS[name] = partial(_make, name)
