"""What an effect happens to: a seat, or something of a game that says its kind, or nothing in particular."""

from __future__ import annotations

import msgspec


class Target(msgspec.Struct, frozen=True, array_like=True):
    """Something of a game by its kind and its stable id: a region, a nation, a member, a terror group, a card."""

    kind: str
    id: int | str

    @property
    def at(self) -> str:
        """The id under which a view shows it."""
        return f"{self.kind}:{self.id}"


Subject = int | str | Target | None
"""What an effect happens to. A bare number is a seat; everything else says its kind."""
