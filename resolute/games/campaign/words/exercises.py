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
        "last-turn",
        "Who gets your last ballots?",
        "It's the last turn of the campaign. Only your Wisconsin ballot fits the states you reached. What stays in "
        "your hand goes under the undecided voters, who are dealt out as absentee ballots: two to the Democrats, who "
        "visited two more states, then one to each party in turn. Campaign, or go to headquarters?",
        "Wisconsin is yours already. If you cast that ballot, your New York ballot moves up one place in the stack: "
        "the Democrats get it, and its 1.9M votes win them 41 electoral votes. If you go to headquarters, it comes "
        "back to you, unless the card you draw takes a ballot.",
        seat=0,
        best=1,
        chances={0: 0.41, 1: 0.84},
    ),
)
