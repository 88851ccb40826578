"""The support cards: one of each group in period II, three more in I and all but these three in III."""

from __future__ import annotations

from collections.abc import Iterator

from resolute.games.lobby.content.cards import Support, key_of
from resolute.games.lobby.content.keys import number_of
from resolute.games.lobby.content.kinds import Group, Period

EARLY = (Group.UNIONS, Group.FARMERS, Group.CINEMA)
"""Twice in period I, and no more in III."""


def _printed(period: Period) -> Iterator[tuple[Group, str]]:
    """The groups of a period, each with what its key ends with."""
    for group in Group:
        if period is not Period.III or group not in EARLY:
            yield group, f"{period}"
    if period is Period.I:
        yield from ((group, f"{period}b") for group in EARLY)


def _read() -> Iterator[Support]:
    for period in Period:
        for group, end in _printed(period):
            key = f"support/{key_of(group.label)}-{end}"
            yield Support(number_of(key), key, group.label, period, group)


SUPPORT = tuple(_read())
