"""While others wait they read what somebody is doing: every choice of a game for several people says it."""

from __future__ import annotations

import pytest

from resolute.engine.frames import Choice
from resolute.engine.registry import find_game
from tests.conformance.setups import GAMES


@pytest.mark.parametrize("game", [game for game in GAMES if max(find_game(game).seat_counts) > 1])
def test_every_choice_says_what_somebody_is_doing(game: str) -> None:
    own = find_game(game)
    choices = {
        one.name
        for module in own.rules
        for one in vars(module).values()
        if isinstance(one, Choice) and one.module.startswith(f"resolute.games.{game}")
    }
    assert choices, "the rules of a game ask something"
    assert not choices - own.doing.keys()
    assert all(said == said.strip(" .…") and said[0].islower() for said in own.doing.values())
