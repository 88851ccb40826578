"""Exercises of Lobby: kinds of decisions for which the laboratory finds a position; the words fit any of them."""

from resolute.engine.learning import Exercise, Recipe
from resolute.games.lobby.words.exercises_found import FOUND

ONE_TERM = {"turns": 1}


def _found(id: str, title: str, question: str, why: str, recipe: Recipe) -> Exercise:
    seat, chances = FOUND.get(id, (0, {0: 1.0}))
    return Exercise(id, title, question, why, seat, max(chances, key=lambda one: chances[one]), chances, recipe)


EXERCISES = (
    _found(
        "running-mate",
        "Choose a running mate.",
        "You have the nomination. A running mate's support counts in every state, and if you win, their lobby gets "
        "5 points. Whom do you name?",
        "Two things count: the votes that a running mate brings, and who gets the 5 points. The votes come first, "
        "because without them nobody gets anything; among equals, name somebody whose lobby is behind yours.",
        Recipe(("choose_mate",), 4, ONE_TERM),
    ),
    _found(
        "step-aside",
        "Run again, or step aside?",
        "The nation is unhappy with your President, and half of that approval counts in every state. The whole party "
        "is behind you if you run, but losing costs 5 points. Run again?",
        "A President who is this unpopular loses, and pays 5 points for it. Step aside: your other politicians can "
        "still run, or be named as somebody's running mate.",
        Recipe(("run_again",), 4, ONE_TERM, declining=True),
    ),
    _found(
        "primaries",
        "Whom do you put forward?",
        "It's your turn in the primaries. Declare a candidate, give a politician's electors to somebody else's, or "
        "pass. Which one pays off?",
        "Only the leader of each party is on the ballot in the end. Put your electors where they decide that: behind "
        "a politician of yours who can lead and win, or behind one who will owe you the running mate's place.",
        Recipe(("take_turn_in_primaries",), 4, ONE_TERM),
    ),
)
