"""Exercises of Campaign: positions that the laboratory found, and how each answer did when it was played out."""

from resolute.engine.learning import Exercise

EXERCISES = (
    Exercise(
        "last-ballot",
        "Reach 270 with one ballot.",
        "It's your last absentee ballot, and you're behind. Only one of these states can still turn the election. "
        "Which one?",
        "California's 45 electoral votes are the only ones that can still make up the difference. No small state is "
        "worth it when you need that many.",
        seat=0,
        best=3,
        chances={0: 0.01, 1: 0.01, 2: 0.01, 3: 0.37, 4: 0.01},
    ),
    Exercise(
        "nebraska",
        "Big votes or a close state?",
        "Your last absentee ballot: 1.1M votes in California, 400,000 in Florida, or 100,000 in Vermont or Nebraska. "
        "You need a few more electoral votes. Where does it do the most?",
        "Votes count only where they turn a state. California and Florida are decided without them; 100,000 votes can "
        "tip Nebraska, and its 5 electoral votes are the ones you need.",
        seat=1,
        best=2,
        chances={0: 0.06, 1: 0.06, 2: 0.64, 3: 0.06, 4: 0.07},
    ),
    Exercise(
        "new-mexico",
        "Play it safe.",
        "You're ahead, but only just. One absentee ballot is left: Massachusetts, Texas, South Dakota or New Mexico?",
        "New Mexico is still open, and 100,000 votes all but secure its 4 electoral votes. With those you win even if "
        "other close states go the wrong way.",
        seat=1,
        best=3,
        chances={0: 0.74, 1: 0.74, 2: 0.74, 3: 0.98, 4: 0.74},
    ),
)
