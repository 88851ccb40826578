"""Every effect that is printed anywhere, brought about by itself: rows of charts, bills, actions, attributes."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.subjects import Target
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.printed import (
    FAILURE,
)
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import (
    TRACKS,
)
from resolute.games.presidency.state import (
    TerrorGroup,
    presidency_pieces,
)
from tests.presidency.helpers import Stage, bring, presidency
from tests.presidency.test_odds import POSITIONS

CHAPTERS = sorted({"/".join(address.split("/")[:2]) for address in BOOK if not address.startswith("card/")})
"""Crisis cards are walked whole, by test_crisis_cards.py: their parts happen to what the card has picked."""
LONGEST = 200
GROUP = TerrorGroup(1, IntelBox.TARGET_FIXED)
"""A terror group of level 1 whose target is fixed."""
SUBJECTS: dict[str, int | Target] = {
    **{"chart/D11": 1, "chart/D12": 0, "check/track_terror": 0, "action/P6": 4, "action/P7": 2},
    "action/M1": Target("capability", 3),
    "support/resupply": Target("war", 0),
}
"""What these happen to: a level, a group, an ally, an office; others to the first opponent, or to nothing."""


def resolved(t: Stage, seed: int) -> Stage:
    """Choose at random until everything is done."""
    choose = random.Random(seed)
    for _ in range(LONGEST):
        decision = t.table.decision
        if decision is None or decision.name == "at_rest":
            return t
        t.table.advance(choose.choice(decision.options))
    raise AssertionError("this has no end")


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_everything_that_is_printed_can_happen(chapter: str) -> None:
    """No row fails, loses a counter or leaves a track, whatever the position is."""
    for address in BOOK:
        if address != chapter and not address.startswith(f"{chapter}/"):
            continue
        for seed, fields in enumerate(POSITIONS.values()):
            t = presidency(**fields)
            s = t.state
            s.opponents = s.opponents or (0,)
            s.terror_groups = (*s.terror_groups[:8], (GROUP, *s.terror_groups[8]))
            s.friends_cup = tuple(one for one in s.friends_cup if one not in s.friends)
            s.opponents_cup = tuple(one for one in s.opponents_cup if one not in s.opponents)
            before = Counter(presidency_pieces(t.table.state))
            t.table.dice = Dice(seed_bytes(seed))
            try:
                resolved(
                    bring(
                        t,
                        address,
                        SUBJECTS.get(
                            chapter,
                            1
                            if chapter.startswith(("chart/D5", "bill", "veto", "priority", "promise", "society"))
                            else 0,
                        ),
                    ),
                    seed,
                )
            except BaseException as error:
                error.add_note(f"{address} in position {seed}")
                raise
            for name, track in TRACKS.items():
                assert track.low <= getattr(s, name) <= track.high, (address, name)
            assert s.domestic_crisis < FAILURE or t.table.outcome is not None, address
            assert Counter(presidency_pieces(t.table.state)) == before, address
