"""Cards: what is printed on one, with its terms. A master action is a card that never leaves its player aid."""

from __future__ import annotations

from typing import Any

import msgspec

from resolute.engine.effects import Effect
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.terms import After, Need, unmet
from resolute.engine.words import Words


class Card(msgspec.Struct, frozen=True):
    """A card by its key, which never changes: its title, what it does, what it needs, where it goes afterward."""

    key: str
    title: Words
    effect: Effect
    needs: tuple[Need, ...] = ()
    after: After = After.DISCARD

    def why_not(self, t: Table[Any], on: Subject = None) -> str:
        """Why it cannot be used now; nothing, if it can."""
        return unmet(self.needs, t, on)
