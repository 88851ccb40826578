"""What a player chooses before the game, in words. (GM Difficulty Levels, Special New Player DRM)"""

from __future__ import annotations

from resolute.engine.game import Setting, switch

ABOUT = "Four years in the White House: Congress, the cabinet, the nation."
LENGTH = "an evening"
THE_PRESIDENT = "The President"
PAID = "action points"
NEW_PLAYER_ONLY_EASIER = "The new player's modifier is for the easier game: set difficulty to easier."
SETTINGS = (
    Setting(
        "difficulty",
        "Difficulty",
        (("normal", "normal"), ("easier", "easier"), ("harder", "harder")),
        "Action points, control of Congress, legacy points at the start.",
    ),
    switch("new_player", "New player", "−1 on all your own rolls; only in the easier game."),
    Setting("terms", "Terms", ((1, "one term"), (2, "two terms, if you are re-elected"))),
)
