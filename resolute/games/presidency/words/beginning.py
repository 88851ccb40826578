"""What rules/beginning says: labels, prompts, reasons and sentences."""

from __future__ import annotations

THE_NEW_YEAR = "the new year"
THE_CABINET = "the cabinet"
CHOOSE_INTELLIGENCE_REGION = "Where do you focus national intelligence?"
FOCUS_ELSEWHERE = "Where else do you focus national intelligence?"
TIME_PASSES = "time passes"
