"""What a command card in hand is worth to whoever holds it, in turns; less than what it does when its moment comes."""

from __future__ import annotations

from resolute.games.dictators.library import CARDS

AVERAGE = 0.33
"""A card that nobody has seen."""

_BY_KEY = {
    # What keeps somebody else from winning, or from disarming
    "recount": 0.9,
    "golf-weekend": 0.65,
    "loaded-dice": 0.6,
    "rearmament": 0.55,
    "safety-inspection": 0.5,
    "tornado-season": 0.45,
    "flat-tire": 0.4,
    "veto": 0.4,
    "supreme-court": 0.4,
    "diplomatic-immunity": 0.4,
    # What brings one further
    "surprise-visit": 0.6,
    "hacker": 0.6,
    "engineer": 0.5,
    "amtrak": 0.45,
    "night-train": 0.45,
    "helicopter": 0.4,
    "road-trip": 0.4,
    "hitchhiker": 0.4,
    "motorcade": 0.35,
    "morale-boost": 0.35,
    "golden-toolbox": 0.4,
    "private-jet": 0.4,
    # Another action, or one less for a rival, every turn that its holder likes
    "adrenaline": 0.2,
    "filibuster": 0.12,
    # What rarely finds its use
    "bulldozer": 0.12,
    "deregulation": 0.15,
    "crossed-wires": 0.2,
    "red-telephone": 0.2,
    "stealth-fighter": 0.2,
    "sneaking-across": 0.22,
    "censorship": 0.22,
    "wiretap": 0.2,
    "show-trial": 0.2,
    "mutually-assured-destruction": 0.2,
}

WORTH: tuple[float, ...] = tuple(_BY_KEY.get(card.key, 0.3) for card in CARDS)
