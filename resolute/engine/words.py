"""Which texts are words: made for people to read, in a voice or a language, and never read back by a program."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

Words: TypeAlias = Annotated[str, msgspec.Meta(description="Words for people: they may change at any time.")]
"""The type of a field that holds words. Whatever a program must know stands beside it, as an id, a kind or a number."""


def plain(number: int) -> str:
    """Write a number, with a real minus."""
    return str(number) if number >= 0 else f"−{-number}"


def signed(number: int) -> str:
    """Write a number with its sign, with a real minus."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def level(number: int) -> str:
    """Write a value that may be below zero: +2, 0 or −3."""
    return signed(number) if number else "0"
