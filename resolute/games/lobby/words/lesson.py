"""What the coach says in a first game of Lobby.

Its deal was found by `python -m resolute.lab.lessons lobby FIRST END`: look for another one when cards or bots change.
"""

from resolute.engine.learning import Lesson, LessonStep

LESSON = Lesson(
    seed=19440260,
    seats=4,
    options={"turns": 1},
    length="about half an hour",
    about=(
        "Lead a lobby through one term, from Congress to election night, against three beginner bots. Eight short "
        "tips show you how to use your politicians, when a crisis pays, and what a vote costs."
    ),
    steps=(
        LessonStep(
            "choose_lobby",
            "Your goal: power points.",
            "The first player with 51 wins at once; in this short game the most points after the election win. First "
            "choose a lobby: each pays in its own way and has its own way to score.",
            "tally",
        ),
        LessonStep(
            "assign_state",
            "Politicians work for you.",
            "Every state, support card and fundraising card belongs to one of your politicians. A candidate starts "
            "with the electors of their own states, so give the big one to somebody who could run.",
            "board",
        ),
        LessonStep(
            "take_initiative",
            "This is your initiative: play a card and take one action.",
            "A crisis brings you a point and hurts the President. An executive of the same symbol covers it or solves "
            "it. As your action, draw something or try to win the First State.",
            "cards",
        ),
        LessonStep(
            "take_initiative",
            "Watch the approval.",
            "Twice a term the policy is evaluated: every crisis without a fresh executive costs 1, then the President "
            "scores the approval, below zero too. The dashed mark shows where it would stand.",
            "board",
        ),
        LessonStep(
            "plan_attempt",
            "Ten pawns decide, and money helps.",
            "Half of the bag is blue and half is red. Your skill, your support cards and your money are votes on top; "
            "each button shows the chance. Save some money for election night.",
            "decision",
        ),
        LessonStep(
            "take_turn_in_primaries",
            "Run yourself, or back a winner?",
            "The leader of each party takes all its electors. A President is worth 10 points and a Vice President 5, "
            "so giving your states to somebody who will name your politician as running mate can pay off too.",
            "board",
        ),
        LessonStep(
            "bid",
            "Election night: the states vote one by one.",
            "Spend only where it matters: big states that are close. Each button shows the chance it buys, and "
            "somebody may answer. The candidate who gets to 51 electors is elected.",
            "decision",
        ),
        LessonStep(
            "bid",
            "Enough for tonight?",
            "Under \u201cDon\u2019t ask again\u201d you can pass for this state, until somebody spends, or for the "
            "whole election. Then the count runs by itself.",
            "decision",
        ),
    ),
)
