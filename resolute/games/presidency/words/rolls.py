"""What rolls says: labels, prompts, reasons and sentences."""

from __future__ import annotations

from resolute.engine.words import plain, signed

A_NEW_PLAYER = "a new player"
AN_ACTION_POINT = "an action point"
ROLL_WITHOUT = "Roll without"
A_BETTER_ROLL = "a better roll"
FAILED_BADLY = "failed badly"
A_SECOND_ROLL = "a second roll"
REROLL = "Reroll"


def modifier_for(by: object, points: object) -> str:
    return f"{by} for {points}"


def spend_points_prompt(title: object) -> str:
    return f"{title}: spend action points for a modifier?"


def action_points(points: object) -> str:
    return f"{points} action points"


def spend_for(price: object, by: int) -> str:
    return f"Spend {price} for {signed(by)}"


def you_rolled(faces: object) -> str:
    return f"You rolled {faces}"


def with_modifiers(total: int) -> str:
    return f" ({plain(total)} with modifiers)"


def and_needed_or_less(against: object, result: object) -> str:
    return f" and needed {against} or less: {result}"


def or_less_would_be_better(best_at: object) -> str:
    return f" ({best_at} or less would be better)"


def keep_it_or_reroll(said: object) -> str:
    return f"{said}. Keep it, or reroll?"


def keep_the(args: object) -> str:
    return f"Keep the {args}"
