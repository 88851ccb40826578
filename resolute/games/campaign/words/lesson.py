"""What the coach says in a first game of Campaign."""

from resolute.engine.learning import Lesson, LessonStep

LESSON = Lesson(
    seed=19720022,
    seats=2,
    options={"tally": "electoral"},
    about=(
        "Win the 1972 election against a beginner bot. Eight short tips show you how to read your ballots, where "
        "the dice take you, and what decides a close state."
    ),
    steps=(
        LessonStep(
            "choose_president",
            "Your goal: 270 of the 538 electoral votes.",
            "The candidate with more votes in a state when the polls close takes all its electoral votes. You play "
            "both candidates, and the better rating always counts, so either one is a fine choice for president.",
            "tally",
        ),
        LessonStep(
            "choose_region",
            "Look at your ballots first.",
            "Each one lists a state in every region and the votes it brings there. Choose the region where you "
            "hold the most; then your dice decide which states there you reach.",
            "cards",
        ),
        LessonStep(
            "cast_ballots",
            "Each die and their total opened a state.",
            "A ballot counts once, in one state. Cast big ones in big states, where the electoral votes are, and "
            "keep those that would be worth more somewhere else.",
            "board",
        ),
        LessonStep(
            "cast_ballots",
            "One ballot is enough; more are up to you.",
            "Your opponent sees which states you work, but never how many votes you brought. Every state leans a "
            "little to one party: a tie goes that way, so one good ballot often turns it.",
            "decision",
        ),
        LessonStep(
            "choose_region",
            "Your hand is full again.",
            "Being in many states pays off twice: each one you touch can be won, and at the end the party in more "
            "states gets extra absentee ballots.",
            "board",
        ),
        LessonStep(
            "choose_region",
            "Keep an eye on the race.",
            "The header adds up the states as far as you can know. Their votes are hidden until election night, "
            "so a small lead is no lead.",
            "tally",
        ),
        LessonStep(
            "choose_activity",
            "7, 11 or doubles: you can go to headquarters.",
            "There you cast ballots in your home state and draw a card. Some help a lot, some hurt. If the states "
            "you reached are good for you, just campaign.",
            "decision",
        ),
        LessonStep(
            "cast_absentee_ballot",
            "The campaign is over, and the mail comes in.",
            "These absentee ballots are secret and have no limit. Put them where they can still turn a big state, "
            "then watch the count.",
            "board",
        ),
    ),
)
