"""What conditions of historical starts say."""

from __future__ import annotations

from resolute.games.presidency.words.historical import TITLES

IN_A_DECK = "the pandemic still waits in a deck"
WAS_ENDED = "the pandemic was ended"
AGAINST_THE_TALIBAN = "the war is against the Taliban"
THE_PENDULUM = "the pendulum swings back"
UNREST = "unrest in the streets"
THE_PANDEMIC_IS_OVER = "the pandemic was ended"
TALKS = "talks are under way"
LOCATED = "the cell is located"
UNSEEN = "nobody has seen them"
AFTER_SEPTEMBER = "from now on a war on the regime in the mountains costs no more action points than another"
AFTER_AN_ATTACK = "your first war on the regime in the mountains has surprise, and NATO adds 2 strength"
WHILE_THE_DEAL_HOLDS = "the nuclear program of Iran does not advance in your first two years"


def in_start(key: str) -> str:
    """The start, as a condition."""
    return f"you play {TITLES[key]}"


def approval_rises(to: int) -> str:
    """An effect of the start in 2001."""
    return f"approval rises to {to}%"
