"""What is said before a game starts: about the game and its settings."""

from __future__ import annotations

from resolute.engine.game import Preset

NAME = "Dictators"
ABOUT = "Dictators race across America: disarm secret targets, stop each other, and convince the president."
LENGTH = "about 90 minutes"
PICTURE = "The Dictators board: the roads to Washington, and where everybody is"

FOUNDING_FATHERS = "Founding Fathers"
FOUNDING_FATHERS_VALUES = {3: "three in the deck", 0: "none", 1: "one", 5: "five", 8: "eight"}
FOUNDING_FATHERS_HELP = (
    "How many Founding Fathers are shuffled into the command deck: more make the game harder. Each reshuffle adds"
    " three more (or one, or none, if you pick that here)."
)
IN_THE_DECK = {True: "in the presidential deck", False: "left out"}
OOPS = "OOPS"
OOPS_HELP = "A presidential card that arms one of your disarmed facilities again; leave it out in your first game."
DEFCON_START = "DEFCON at the start"
DEFCON_START_VALUES = {5: "5: peace", 4: "4: the end is nearer"}
DEFCON_START_HELP = "The DEFCON level the game starts at."
DEFCON_CARDS = "DEFCON cards in the command deck"
DEFCON_CARDS_VALUES = {2: "two", 1: "one"}
DEFCON_CARDS_HELP = "Leave one out for an easier game."
PRESIDENTIAL_DEFCON = "Nuclear Football"
PRESIDENTIAL_DEFCON_HELP = "A presidential card that drops DEFCON a level; leave it out for an easier game."

PRESETS = (
    Preset(
        "first",
        "First game",
        "One Founding Father, one DEFCON card, and no surprises in the president's deck.",
        {"founding_fathers": 1, "oops": False, "defcon_cards": 1, "presidential_defcon": False},
    ),
    Preset("standard", "Standard", "The game as it is meant to be played, with three Founding Fathers."),
    Preset(
        "everything",
        "Everything",
        "Eight Founding Fathers, and the world starts one step closer to the end.",
        {"founding_fathers": 8, "defcon_start": 4},
        "about two hours",
    ),
)
