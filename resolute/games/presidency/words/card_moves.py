"""What rules/card_moves.py says: the questions and their answers."""

from __future__ import annotations

WHICH_CARD_IS_DROPPED = "Which crisis is laid to rest?"
WHICH_CRISIS_DO_YOU_PREVENT = "You see what is coming. Which crisis do you prevent?"
PREVENT_NONE = "None of them"
