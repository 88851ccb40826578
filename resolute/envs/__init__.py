"""Research environments: every game for Gymnasium and PettingZoo (extra `envs`).

`import resolute.envs` registers an environment a game with Gymnasium (`resolute/Campaign-v0`,
`resolute/Presidency-v0`, ...): one seat, the others are played by bots. `aec(game, seats=N)` is a PettingZoo
environment in which every seat is an agent; `parallel(game, seats=N)` is the same in the parallel form.
"""

from __future__ import annotations

try:
    import gymnasium
    import numpy  # noqa: F401  (observations are its arrays)
except ImportError:
    raise ImportError("Research environments need Gymnasium: install resolute with its extra envs.") from None

from resolute.engine.registry import games
from resolute.envs.encoding import MAX_OPTIONS, OBSERVATION_SIZE, OPTION_SIZE, encode_options, encode_view, features
from resolute.envs.multi import aec, parallel
from resolute.envs.single import SeatEnv, make_vec

__all__ = [
    "MAX_OPTIONS",
    "OBSERVATION_SIZE",
    "OPTION_SIZE",
    "SeatEnv",
    "aec",
    "encode_options",
    "encode_view",
    "features",
    "make_vec",
    "parallel",
]


def env_id(game: str) -> str:
    """The name under which Gymnasium knows a game: resolute/Campaign-v0."""
    return f"resolute/{game.capitalize()}-v0"


def register() -> None:
    """Make every game known to Gymnasium; doing it twice changes nothing."""
    for game in games():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(env_id(game), entry_point="resolute.envs.single:SeatEnv", kwargs={"game": game})


register()
