"""What rules/legislation says: labels, prompts, reasons and sentences."""

from __future__ import annotations

MOVE_NO_FURTHER_BILL = "Move no further bill"
LOSE_SUPPORT_PROMPT = "Your opponents are stronger. Which of your bills loses support?"
THE_STORY_OF_THE_SESSION = "the story of the session"


def shift_prompt(text: object) -> str:
    return f"Your friends can move {text} one box. Which?"


def move_one_box(label: object, text: object) -> str:
    return f"Move {label} one box {text}"


def to(box_names: object) -> str:
    return f"to {box_names}"


def bills(left: object) -> str:
    return f"{left} bills"
