"""The tokens of nuclear zone 4, in our words. (Nuclear Zone 4)"""

from __future__ import annotations

NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV")

TOKENS: tuple[str, ...] = (
    "",
    "Move to Washington State or to Washington D.C.",
    "One of your nuclear facilities is disarmed.",
    "Add 5 to your die once when you convince the president, also after the roll.",
    "Swap your dictator for another one of your choice from those that nobody plays.",
    (
        "Choose another player and swap everything you two own: dictator, hand, nuclear cards, place on the map,"
        " tokens, and what lies before you. It works only in the turn that brings you this token."
    ),
    "Swap the places of any number of meeples with each other.",
    (
        "Look at five presidential cards and keep one face down; the others are shuffled back."
        " Once you may draw it instead of one from the deck."
    ),
    (
        "Reveal six command cards and take them in hand; this turn you may play them for free, and nobody can cancel"
        " them. Events among them are shuffled back."
    ),
    "If the game gets to DEFCON 1, show this token and win.",
    (
        "Three command cards and three Founding Fathers are shuffled; each opponent gets one of them at random,"
        " the others are shuffled into the command deck."
    ),
    "All zone 4 tokens on the map leave the game, those on the Trident too.",
    "Swap dictators with an opponent; whoever gives Joseph “The Man of Steal” away that way draws a zone 1 card.",
    "Reveal this token when you receive a Founding Father: he goes to an opponent of your choice.",
    "Draw ten cards; events among them are shuffled back.",
    "Remove any number of roadblocks and no-fly zones.",
)
"""What each of the fifteen tokens brings, by its numeral; there is no token 0."""
