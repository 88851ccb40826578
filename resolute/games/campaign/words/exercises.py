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
        chances={0: 0.0, 1: 0.0, 2: 0.0, 3: 0.32, 4: 0.0},
    ),
    Exercise(
        "small-state",
        "Big votes or a close state?",
        "Five absentee ballots are left. Texas would take 800,000 votes from this one. Is that where it does the most?",
        "Votes count only where they turn a state. Texas is decided; 300,000 votes in Maryland tip it, and with it the "
        "election.",
        seat=1,
        best=0,
        chances={0: 0.95, 1: 0.62, 2: 0.58, 3: 0.58, 4: 0.52},
    ),
    Exercise(
        "texas",
        "Three ballots left.",
        "You trail, and three absentee ballots are still yours to cast. This one lists Massachusetts, Texas, Missouri "
        "and Alaska. Where does it help most?",
        "You need a big state within reach. 1.4M votes can turn Texas; the others are lost, safe, or too small.",
        seat=1,
        best=1,
        chances={0: 0.17, 1: 0.48, 2: 0.17, 3: 0.18, 4: 0.17},
    ),
)
