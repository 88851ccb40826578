"""Players for any game. A bot gets what its seat may know, never the table of record.

`random` plays anything; `casual` any move that looks nearly as good as the best; `steady` what looks best one move
ahead; `sharp` and `expert` search redealt worlds, about 20 ms and 0.3 s a decision on a quiet machine.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from resolute.bots.casual import CasualBot
from resolute.bots.observation import Bot, Observation
from resolute.bots.random import RandomBot
from resolute.bots.search import SearchBot
from resolute.bots.steady import SteadyBot
from resolute.engine.errors import SetupError

SHARP_WORLDS, SHARP_CANDIDATES = 24, 6
EXPERT_WORLDS, EXPERT_CANDIDATES = 240, 12

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "casual": CasualBot,
    "steady": SteadyBot,
    "sharp": lambda seed: SearchBot(seed, SHARP_WORLDS, SHARP_CANDIDATES),
    "expert": lambda seed: SearchBot(seed, EXPERT_WORLDS, EXPERT_CANDIDATES),
}
"""The levels from the weakest to the strongest."""


AT_MOST = {"sharp": 0.25, "expert": 1.5}
"""How many seconds a level takes at most where somebody waits, on a machine however slow."""
EASIER = {"expert": "sharp", "sharp": "steady"}
"""What a level that thinks long is replaced by where there is no time for it."""


def unknown_bot(name: str) -> SetupError:
    """What somebody is told who names a bot that there is not."""
    near = get_close_matches(name, BOTS, n=1)
    *most, last = BOTS
    hint = f'did you mean "{near[0]}"?' if near else f"there are {', '.join(most)} and {last}."
    return SetupError(f'There is no bot called "{name}"; {hint}')


def make_bot(name: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot by its name, with luck of its own; one that searches decides after so many seconds at the latest.

    How much is searched is counted in worlds, so that without a limit of time the same seed gives the same move.
    """
    maker = BOTS.get(name)
    if maker is None:
        raise unknown_bot(name)
    bot = maker(seed)
    if isinstance(bot, SearchBot):
        bot.seconds = seconds if seconds is None else min(seconds, AT_MOST.get(name, seconds))
    return bot


__all__ = ["BOTS", "EASIER", "Bot", "CasualBot", "Observation", "RandomBot", "SearchBot", "SteadyBot", "make_bot"]
