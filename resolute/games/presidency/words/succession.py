"""What rules/succession says: labels, prompts, reasons and sentences."""

from __future__ import annotations

DEFEATED_PROMPT = "You are defeated. How does it go on?"
LEAVE_THE_WHITE_HOUSE = "Leave the White House"
GO_ON_AS_SUCCESSOR = "Go on as the President who defeated you"
