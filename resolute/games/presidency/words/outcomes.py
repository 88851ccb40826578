"""How a presidency ends, in words. (GM End of Game; TSF Legacy Point Total, Performance Evaluation)"""

from __future__ import annotations

from resolute.engine.words import plain
from resolute.games.presidency.content.legacy import Rank

GREATEST = "Americans revere you as the greatest American President."

DIED = "You died in office, and others will finish what you began: no victory."


def remembered(points: int, rank: Rank) -> str:
    """How history judges a presidency that ran to its end."""
    return f"{plain(points)} legacy points: you are remembered like {rank.remembered_like}, number {rank.place}."
