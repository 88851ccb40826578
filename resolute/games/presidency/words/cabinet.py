"""What rules/cabinet says: labels, prompts, reasons and sentences."""

from __future__ import annotations

REPLACE_MEMBER_PROMPT = "Do you replace a member of the cabinet?"
REPLACE_THE_VICE_PRESIDENT = "Replace the Vice President"
VICE_PRESIDENT_STAYS = "Only a scandal can remove the Vice President"
THE_CABINET_WORSENS = "the cabinet worsens"
KEEP_EVERYBODY = "Keep everybody"
WHO_MAY_GAIN_EXPERIENCE = "Who may gain experience?"


def who_becomes(label: object) -> str:
    return f"Who becomes {label}?"


def experienced(now: str, later: str) -> str:
    return f"{now}; no better with experience" if now == later else f"{now}; with experience {later}"


def gains(now: str, later: str) -> str:
    """What experience brings."""
    return f"stays at {now}" if now == later else f"{now} → {later}"


def replace(label: object, name: object) -> str:
    return f"Replace {label}, {name}"
