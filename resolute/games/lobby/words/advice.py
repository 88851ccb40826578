"""Why one move is better than another, in a few words."""

from __future__ import annotations

from resolute.engine.words import Words

_WORDS: dict[str, tuple[Words, Words]] = {
    "points": ("scores more points", "scores fewer points"),
    "office": ("gets more out of your offices", "gets less out of your offices"),
    "election": ("improves your chances in the election", "hurts your chances in the election"),
    "hand": ("keeps better cards in hand", "costs good cards"),
    "store": ("builds up your lobby", "spends what your lobby has"),
    "attempt": ("may win the state", "gives up on the state"),
    "rivals": ("holds your rivals back", "helps your rivals"),
}


def term(key: str, better: bool) -> Words:
    """A term that is better or worse after a move."""
    return _WORDS[key][0 if better else 1]
