"""What the coach says in a first game of Presidency.

Its deal was found by `python -m resolute.lab.lessons presidency FIRST END`: look for another one when rules or bots
change.
"""

from resolute.engine.learning import Lesson, LessonStep

LESSON = Lesson(
    seed=20260004,
    seats=1,
    options={"difficulty": "easier", "new_player": True, "terms": 1},
    about=(
        "Your first year in the White House, in the easier game. Ten short tips explain what is on the screen when it "
        "matters: the desk, your actions, Congress, the world, a crisis, and how a year is judged."
    ),
    steps=(
        LessonStep(
            "choose_candidate",
            "Your goal: be remembered well.",
            "Legacy points are your score after four years. You also have to last that long: your desk lists every "
            "danger with the steps it is away. First, fill your cabinet.",
            "legacy_points",
        ),
        LessonStep(
            "choose_administration_priority",
            "Choose bills you mean to pass.",
            "A bill on your list brings legacy and action points when it becomes law. One that the public wants "
            "too brings even more.",
            "board",
        ),
        LessonStep(
            "choose_intelligence_region",
            "This is the world.",
            "The map says where, the columns below it how much. Where you focus intelligence, terror groups are found "
            "sooner. A look at the Terror and Crises rows helps.",
            "board",
        ),
        LessonStep(
            "choose_focus",
            "What comes first succeeds more often.",
            "Your cabinet works on six things in this order. Put what you need most on top: the economy moves "
            "your approval all year.",
            "board",
        ),
        LessonStep(
            "choose_member_action",
            "Now you act.",
            "Most actions are one roll, and low is good. Open an action to see its targets, each with its chance; Odds "
            "shows whole tables with every modifier. What is ringed in brass on the board can be clicked too.",
            "decision",
        ),
        LessonStep(
            "roll_again",
            "Action points are your political capital.",
            "One buys a second roll, and that one counts. They also make a roll easier before it is made, and two buy "
            "one more action. What you don't spend this year is lost.",
            "action_points",
        ),
        LessonStep(
            "choose_action",
            "Watch your approval.",
            "It counts in every evaluation and in the election. The economy, the press and your base move it even "
            "when you do nothing.",
            "approval",
        ),
        LessonStep(
            "choose_introduction",
            "Send Congress a bill.",
            "It starts in a box between strong support and strong opposition. The chance above each box is that of a "
            "vote; actions and friends move a bill to the left.",
            "board",
        ),
        LessonStep(
            "choose_printed",
            "This one is your call.",
            "Crises and charts sometimes leave you a choice. A crisis that you don't solve may come back from deck 2 "
            "or 3, and worse: read its later stages first.",
            "decision",
        ),
        LessonStep(
            "choose_novice",
            "A year has been judged.",
            "This page adds it up, number by number, and shows what changed in the world. The same sum for the new "
            "year is on the desk, under Evaluation. From here on you're on your own. Good luck!",
            "evaluation",
        ),
    ),
)
