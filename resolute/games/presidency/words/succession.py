"""What rules/succession says: labels, prompts, reasons and sentences."""

from __future__ import annotations

DEFEATED_PROMPT = "You lost re-election. Leave, or go on as the President who defeated you?"
LEAVE_THE_WHITE_HOUSE = "Leave the White House"
GO_ON_AS_SUCCESSOR = "Go on as the President who defeated you"
JUDGED_NOW = "history judges you now"
SCORED_ANEW = "four more years; only the new legacy is your score"
