"""What a player chooses before the game, in words. (GM Difficulty Levels, Special New Player DRM)"""

from __future__ import annotations

from resolute.engine.game import Preset, Requirement, Setting, switch
from resolute.games.presidency.words.historical import INTRODUCTIONS, TITLES

ABOUT = "Four years in the White House, alone against the clock: Congress, the nation, the world and its crises."
GOAL = "Last four years and be remembered well: legacy points are your score."
LENGTH = "an evening"
THE_PRESIDENT = "The President"
PAID = "action points"
SETTINGS = (
    Setting(
        "scenario",
        "Scenario",
        (("sandbox", "Your own term"), *TITLES.items()),
        "Your own term is judged by its legacy. A historical start has its own board, cards and goals.",
    ),
    Setting(
        "difficulty",
        "Difficulty",
        (("normal", "normal"), ("easier", "easier"), ("harder", "harder")),
        "Action points, control of Congress, legacy points at the start.",
    ),
    switch("new_player", "New player", "−1 on all your own rolls; only in the easier game."),
    Setting(
        "attributes",
        "Attributes",
        (("drawn", "drawn at random"), ("chosen", "chosen by you")),
        "Drawn attributes may be bad ones; chosen ones are among the good ones.",
    ),
    Setting("terms", "Terms", ((1, "one term"), (2, "two terms, if you are re-elected"))),
)
_HISTORICAL = tuple(TITLES)
REQUIREMENTS = (
    Requirement(
        "scenario",
        _HISTORICAL,
        "difficulty",
        ("normal",),
        "Played at normal difficulty",
        "Historical starts are played at normal difficulty: set difficulty to normal.",
    ),
    Requirement(
        "scenario",
        _HISTORICAL,
        "terms",
        (1,),
        "Ends with its election",
        "A historical start ends with its election: set terms to 1.",
    ),
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
        "First term (guided)",
        "The easier game, with −1 on your own rolls and a coach for the first year.",
        {"difficulty": "easier", "new_player": True},
    ),
    Preset("standard", "Standard", "One term at normal difficulty."),
    Preset(
        "hard",
        "Hard",
        "The opponents hold Congress, you have one friend there, and more crises come at home.",
        {"difficulty": "harder"},
    ),
    *(
        Preset(f"start-{key}", title, INTRODUCTIONS[key][0], {"scenario": key}, "an evening")
        for key, title in TITLES.items()
    ),
    Preset("everything", "Two terms", "Run for re-election and finish a second term.", {"terms": 2}, "two evenings"),
)
