"""The tokens of nuclear zone 4, in our words. (Nuclear Zone 4)"""

from __future__ import annotations

NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV")

TOKENS: tuple[str, ...] = (
    "",
    "Move to Washington State or to Washington D.C.",
    "Disarm one of your nuclear facilities.",
    "+5 on one roll to convince the president; you may decide after you roll.",
    "Swap your dictator for any dictator nobody plays.",
    (
        "Choose another player and swap everything: dictator, hand, nuclear cards, place on the map, tokens, and"
        " cards in play. Works only in the turn you receive this token."
    ),
    "Swap the places of any number of meeples with each other.",
    (
        "Look at five presidential cards and keep one face down; the others are shuffled back."
        " You may draw it once instead of a card from the deck."
    ),
    (
        "Reveal six command cards and take them into your hand; this turn you may play them for free, whatever would"
        " forbid it, and nobody can cancel them. Events among them are shuffled back."
    ),
    "If DEFCON reaches 1, show this token and win.",
    (
        "Three command cards and three Founding Fathers are shuffled; each opponent gets one of them at random,"
        " the others are shuffled into the command deck."
    ),
    "All zone 4 tokens on the map leave the game, those on the Trident too.",
    "Swap dictators with an opponent; if you give up Joseph “The Man of Steal” this way, draw a zone 1 card.",
    "Reveal this token when you receive a Founding Father: pass that card to an opponent of your choice.",
    "Draw ten cards; events among them are shuffled back.",
    "Remove any number of roadblocks and no-fly zones.",
)
"""What each of the fifteen tokens brings, by its numeral; there is no token 0."""
