"""Why one move is better than another, in a few words."""

from __future__ import annotations

from resolute.engine.words import Words

_WORDS: dict[str, tuple[Words, Words]] = {
    "approval": ("raises your approval and legacy", "costs approval or legacy"),
    "elections": ("helps you in the next election", "hurts you in the next election"),
    "goals": ("brings your goals closer", "takes you further from your goals"),
    "congress": ("improves your position in Congress", "weakens your position in Congress"),
    "economy": ("helps the economy", "hurts the economy"),
    "points": ("saves action points", "spends more action points"),
    "home": ("calms crises at home", "adds to crises at home"),
    "cabinet": ("strengthens your Cabinet", "strains your Cabinet"),
    "allies": ("brings allies closer", "costs goodwill abroad"),
    "world": ("steadies the world", "unsettles the world"),
    "threats": ("reduces terror and war", "lets terror and war grow"),
    "forces": ("puts forces where they are needed", "leaves forces where they help less"),
    "cards": ("settles open crisis cards", "leaves crisis cards open"),
    "standing": ("leaves your administration in better shape", "leaves your administration in worse shape"),
}


def term(key: str, better: bool) -> Words:
    """A term that is better or worse after a move."""
    return _WORDS[key][0 if better else 1]
