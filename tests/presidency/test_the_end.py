"""The end is the end: once a game is lost or won, nothing changes any more. (GM Auto-Loss, End of Game)"""

from __future__ import annotations

import random
from typing import Any

import pytest

import resolute
from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.effects import several
from resolute.engine.table import Outcome, Table
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.terror import (
    ROGUE_COUNTERS,
    IntelBox,
)
from resolute.games.presidency.effects.base import (
    approval,
    legacy,
    lingering,
)
from resolute.games.presidency.state import (
    Presidency,
    RogueState,
    TerrorGroup,
)
from tests.presidency.helpers import bring, effect, presidency
from tests.presidency.test_odds import POSITIONS
from tests.presidency.test_rows import CHAPTERS, GROUP, SUBJECTS, resolved

BRINK: dict[str, Any] = {
    "lingering_issues": 5,
    "domestic_crisis": 2,
    "rogue_states": ((RogueState(1, at_war=True), *(RogueState(1),) * (ROGUE_COUNTERS - 1)), *((),) * 7),
    "terror_groups": (*(((TerrorGroup(4),) * 5,) * 8), (GROUP, TerrorGroup(4, IntelBox.TARGET_FIXED))),
    "alignment": (3,) * 8,
}
"""One more lingering issue, one more rogue state or the next evaluation ends the game here."""


class Watch:
    """Keeps the position at the moment in which the game ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.state: Presidency | None = None
        self.told = 0
        finish = Table.finish

        def seen(t: Table[Any], outcome: Outcome) -> None:
            finish(t, outcome)
            if self.state is None:
                self.state, self.told = t.game.copy_state(t.state), len(t.journal or ())

        monkeypatch.setattr(Table, "finish", seen)

    def ends_here(self, t: Table[Any]) -> None:
        assert t.outcome is not None and self.state is not None
        assert t.state == self.state
        assert len(t.journal or ()) == self.told, t.story(0)[self.told :]


def test_effects_in_a_row_stop_where_the_game_ends() -> None:
    """GM Lingering Domestic Issues: at 5 one more ends the game immediately; what is printed behind it is void."""
    t = effect(presidency(lingering_issues=5, approval=50), several(lingering(+1), approval(-3), legacy(-2)))
    assert t.table.outcome is not None and t.table.outcome.ending == "lingering_issues"
    assert (t.state.approval, t.state.legacy_points, t.state.lingering_issues) == (50, 5, 5)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_nothing_that_is_printed_goes_on_after_the_end(chapter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for address in BOOK:
        if address != chapter and not address.startswith(f"{chapter}/"):
            continue
        for seed, fields in enumerate(POSITIONS.values()):
            with monkeypatch.context() as patch:
                watch = Watch(patch)
                t = presidency(**{**fields, **BRINK})
                t.state.opponents = t.state.opponents or (0,)
                t.state.friends_cup = tuple(one for one in t.state.friends_cup if one not in t.state.friends)
                t.state.opponents_cup = tuple(one for one in t.state.opponents_cup if one not in t.state.opponents)
                t.table.dice = Dice(seed_bytes(seed))
                resolved(bring(t, address, SUBJECTS.get(chapter, 0)), seed)
                if t.table.outcome is not None:
                    watch.ends_here(t.table)


def test_no_random_game_goes_on_after_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    endings = set()
    for seed in range(60):
        with monkeypatch.context() as patch:
            watch = Watch(patch)
            table = resolute.new("presidency", seats=1, seed=seed)
            choose = random.Random(seed)
            while (decision := table.decision) is not None:
                table.advance(choose.choice(decision.options))
            watch.ends_here(table)
            assert table.outcome is not None
            endings.add(table.outcome.ending)
    assert len(endings) > 1
