"""What the coach says in a first game of Dictators."""

from resolute.engine.learning import Lesson, LessonStep

LESSON = Lesson(
    seed=20260402,
    seats=2,
    options={"oops": False, "presidential_defcon": False},
    about=(
        "Race a beginner bot from Hawaii to Washington as Ivan, who is good at disarming. Eight short tips show "
        "you how to travel, disarm and interrupt."
    ),
    steps=(
        LessonStep(
            "take_action",
            "Your goal: convince the president before anyone else does.",
            "Start a turn in Washington D.C. and roll a twenty-sided die. With nothing disarmed you need a 20; "
            "with one, two or three targets disarmed you need 18, 14 or 8.",
            "tally",
        ),
        LessonStep(
            "take_action",
            "These are your secret targets, one in each zone.",
            "Those in zones 1, 2 and 3 help with the president. Zone 4 brings a token instead. Pick a road east "
            "that passes at least two of them.",
            "cards",
        ),
        LessonStep(
            "take_action",
            "Three actions a turn, but only one travel.",
            "Take a road, fly, or disarm: each uses your travel. With what is left, draw a card or play one. "
            "Every option says what it costs.",
            "decision",
        ),
        LessonStep(
            "take_action",
            "Get to a target, then disarm it.",
            "Yours are ringed on the map. Standing on one, spend your travel and an action and roll: 3 or more does "
            "it, and Ivan adds 1. If it fails, try again next turn.",
            "board",
        ),
        LessonStep(
            "take_action",
            "Assets stay, actions go.",
            "An asset stays in front of you and works every turn. An action card happens once. Watch the header "
            "to see how many turns your rival is from Washington.",
            "cards",
        ),
        LessonStep(
            "take_action",
            "You keep five cards when your turn ends.",
            "So play what you can before you draw more, and keep one interruption for defense.",
            "cards",
        ),
        LessonStep(
            "answer",
            "You can interrupt.",
            "Interruptions cost no action, and you're asked when one applies. Keep the strong ones for the moment "
            "your rival is about to win; letting it happen is often right.",
            "decision",
        ),
        LessonStep(
            "confront",
            "This is it: the president.",
            "You draw a presidential card first. If the president is in, you roll, and it takes your whole turn. "
            "If you fail, you can try again on your next turn here.",
            "decision",
        ),
    ),
)
