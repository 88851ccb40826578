"""Exercises of Dictators: positions that the laboratory found, and how each answer did when it was played out."""

from resolute.engine.learning import Exercise

EXERCISES = (
    Exercise(
        "one-card",
        "Stop Maximilien with one card.",
        "Maximilien has just convinced the president. You hold Recount, and you are in Washington yourself. What now?",
        "If you let it happen, the game is over. Recount takes the win away, and your own turn comes next: this is the "
        "moment you kept it for.",
        seat=0,
        best=0,
        chances={0: 0.53, 1: 0.0},
    ),
    Exercise(
        "keep-the-win",
        "Keep the win.",
        "You have convinced the president, and Julius plays Recount to take it away. You hold Supreme Court. Now or "
        "later?",
        "Nothing later is worth more than the game itself. Supreme Court cancels Recount, and you have won.",
        seat=0,
        best=0,
        chances={0: 1.0, 1: 0.5},
    ),
    Exercise(
        "one-more-roll",
        "One more roll?",
        "The president is in a bad mood, and your 14 counts as 12: not enough. Loaded Dice lets you roll again, and "
        "now you need a 16. Use it here, or keep it for later?",
        "One more try at 25% now beats a better one later, because Louis is in Washington too and rolls next.",
        seat=1,
        best=0,
        chances={0: 0.37, 1: 0.12},
    ),
)
