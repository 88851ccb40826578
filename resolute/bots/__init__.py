"""Players for any game. A bot gets what its seat may know, never the table of record."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from resolute.bots.observation import Bot, Observation
from resolute.bots.random import RandomBot
from resolute.bots.steady import SteadyBot
from resolute.engine.errors import SetupError

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "steady": SteadyBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, with luck of its own."""
    maker = BOTS.get(name)
    if maker is None:
        near = get_close_matches(name, BOTS, n=1)
        hint = f'did you mean "{near[0]}"?' if near else f"there is {' and '.join(BOTS)}."
        raise SetupError(f'no bot called "{name}"; {hint}')
    return maker(seed)


__all__ = ["BOTS", "Bot", "Observation", "RandomBot", "SteadyBot", "make_bot"]
