"""What cards can do, as effects that happen and say themselves.

An effect happens to a player (`on`). Who plays the card, what it is aimed at and what it answers are in
`t.state.plays[-1]`. `barred` says why a card cannot be played now.
"""

from resolute.games.dictators.effects import board, disarm, hands, moves, powers, turns

MODULES = (moves, hands, turns, board, disarm, powers)
"""The files with steps."""

__all__ = ["MODULES"]
