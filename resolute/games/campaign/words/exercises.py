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
        "stay-on-the-road",
        "Doubles: stay on the road?",
        "You rolled doubles, and all three ballots in your hand fit states you reached: two for Virginia, one for "
        "Connecticut. Campaign there, or visit headquarters and draw a card?",
        "Twenty electoral votes are in reach now, and all of your ballots count. Headquarters takes one or two of them "
        "at most, and the card you draw may cost you a ballot or a turn.",
        seat=1,
        best=0,
        chances={0: 0.97, 1: 0.62},
    ),
    Exercise(
        "behind",
        "Behind, with a 7.",
        "The campaign is nearly over, you're behind, and you rolled 7. Of your three ballots only one fits a state you "
        "reached: New Jersey. Cast it there, or go to headquarters and draw a card?",
        "One more ballot in New Jersey rarely turns an election. At headquarters you keep all three ballots for better "
        "states, and a card is the kind of luck you need when you're behind.",
        seat=1,
        best=1,
        chances={0: 0.47, 1: 0.72},
    ),
)
