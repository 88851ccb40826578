"""What the coach says in a first game of Presidency."""

from resolute.engine.learning import Lesson, LessonStep

LESSON = Lesson(
    seed=20260001,
    seats=1,
    options={"difficulty": "easier", "new_player": True, "terms": 1},
    about=(
        "Your first year in the White House, in the easier game. Eight short tips show you what counts, how "
        "actions and rolls work, and how a bill becomes law."
    ),
    steps=(
        LessonStep(
            "choose_candidate",
            "Your goal: be remembered well.",
            "Legacy points are your score after four years. You also have to last that long: six lingering "
            "issues, a bad evaluation or a conviction ends it at once. First, fill your cabinet.",
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
            "choose_focus",
            "What comes first succeeds more often.",
            "Your cabinet works on six things in this order. Put what you need most on top: the economy moves "
            "your approval all year.",
            "economy",
        ),
        LessonStep(
            "choose_member_action",
            "Now you act.",
            "Most actions are one roll, and low is good. The number of the track you roll against is what you "
            "must not go over. Rest on an option to see its odds.",
            "decision",
        ),
        LessonStep(
            "pay_for_roll",
            "Action points are your political capital.",
            "One point makes this roll easier. They also buy a second roll, or for two points one more action. "
            "What you don't spend this year is lost.",
            "action_points",
        ),
        LessonStep(
            "roll_again",
            "Not happy? You can reroll.",
            "It costs points, and the second roll counts. Save it for rolls that matter.",
            "action_points",
        ),
        LessonStep(
            "choose_introduction",
            "Send Congress a bill.",
            "It starts in a box between strong support and strong opposition. Actions and friends in Congress can "
            "move it left, where it passes more easily.",
            "decision",
        ),
        LessonStep(
            "choose_action",
            "Watch your approval.",
            "It counts in every evaluation and in the election. The economy, the press and your base move it even "
            "when you do nothing.",
            "approval",
        ),
    ),
)
