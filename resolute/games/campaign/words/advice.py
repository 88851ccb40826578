"""Why one move is better than another, in a few words."""

from __future__ import annotations

from resolute.engine.words import Words
from resolute.games.campaign.content.states import BY_CODE
from resolute.games.campaign.words.ballots import place

_WORDS: dict[str, tuple[Words, Words]] = {
    "states": ("reaches more states", "reaches fewer states"),
    "hands": ("keeps stronger ballots in hand", "spends stronger ballots from your hand"),
    "turns": ("gains time", "costs time"),
    "money": ("keeps more money", "costs more money"),
    "debates": ("does better in debates", "does worse in debates"),
    "ticket": ("makes a stronger ticket", "makes a weaker ticket"),
    "coming": ("leaves better things to do", "leaves less to do"),
}


def term(key: str, better: bool) -> Words:
    """A term that is better or worse after a move."""
    kind, _, code = key.partition("/")
    if kind == "state":
        name = place(BY_CODE[code].index)
        return f"gains ground in {name}" if better else f"gives up ground in {name}"
    return _WORDS[kind][0 if better else 1]
