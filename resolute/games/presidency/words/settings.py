"""What a player chooses before the game, in words. (GM Difficulty Levels, Special New Player DRM)"""

from __future__ import annotations

from resolute.engine.game import Preset, Requirement, Setting, switch

ABOUT = "Four years in the White House: Congress, the cabinet, the nation."
LENGTH = "an evening"
THE_PRESIDENT = "The President"
PAID = "action points"
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
REQUIREMENTS = (
    Requirement(
        "new_player",
        (True,),
        "difficulty",
        ("easier",),
        "Needs the easier game",
        "The new player's modifier is for the easier game: set difficulty to easier.",
    ),
)
PRESETS = (
    Preset(
        "first",
        "First game",
        "The easier game, with −1 on your own rolls.",
        {"difficulty": "easier", "new_player": True},
    ),
    Preset("standard", "Standard", "One term at normal difficulty."),
    Preset("everything", "Everything", "Run for re-election and finish a second term.", {"terms": 2}, "two evenings"),
)
