"""Why one move is better than another, in a few words."""

from __future__ import annotations

from resolute.engine.words import Words

_WORDS: dict[str, tuple[Words, Words]] = {
    "way": ("shortens your way to the presidency", "makes your way longer"),
    "in_play": ("improves what you have in play", "weakens what you have in play"),
    "cards": ("keeps better cards in hand", "costs good cards"),
    "tokens": ("brings or keeps tokens", "uses up tokens"),
    "turns": ("gains time", "costs time"),
    "rivals": ("slows your rivals", "lets your rivals get ahead"),
    "danger": ("keeps the peace", "brings war closer"),
    "actions": ("leaves you more to do this turn", "uses more of this turn"),
}


def term(key: str, better: bool) -> Words:
    """A term that is better or worse after a move."""
    return _WORDS[key][0 if better else 1]
