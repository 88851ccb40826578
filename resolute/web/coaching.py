"""What the coach says at a table: the step of a lesson, the question of an exercise, or how its answers do."""

from __future__ import annotations

from resolute.engine.learning import Exercise, Lesson
from resolute.engine.table import Decision
from resolute.learning.exercises import answer_labels, answer_to, exercised
from resolute.learning.lessons import coached, step_at
from resolute.payload import AnswerPayload, CoachPayload
from resolute.web.live import Live
from resolute.web.seats import Eyes


def coach_for(live: Live, decision: Decision | None, eyes: Eyes) -> CoachPayload | None:
    """What is said to these eyes, if this table is a lesson or an exercise: to the seat that decides, and to nobody
    else; an exercise also says at the end how its answers do."""
    if eyes.seat is None or eyes.seat not in eyes.mine or (decision is not None and decision.seat != eyes.seat):
        return None
    lesson = coached(live.record.log)
    if lesson is not None:
        return None if decision is None else _lesson_step(live, lesson, decision)
    exercise = exercised(live.record.log)
    return None if exercise is None or exercise.seat != eyes.seat else _exercise_card(live, exercise)


def _lesson_step(live: Live, lesson: Lesson, decision: Decision) -> CoachPayload | None:
    found = step_at(lesson, live.own_decisions(decision.seat), live.table.agenda[-1].step.name)
    if found is None:
        return None
    at, shown = found
    step = lesson.steps[at]
    return CoachPayload(shown, len(lesson.steps), step.lead, step.text, step.points_at)


def _exercise_card(live: Live, exercise: Exercise) -> CoachPayload:
    log = live.record.log
    answer = answer_to(log, exercise)
    if answer is None:
        return CoachPayload(0, 0, exercise.title, exercise.question, "decision")
    labels = answer_labels(log.game, exercise)
    answers = [
        AnswerPayload(labels[place], chance, place == exercise.best, place == answer)
        for place, chance in sorted(exercise.chances.items(), key=lambda one: -one[1])
    ]
    return CoachPayload(0, 0, exercise.title, exercise.why, "", tuple(answers))
