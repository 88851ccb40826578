"""What rules/succession says: labels, prompts, reasons and sentences."""

from __future__ import annotations

YOU_ARE_DEFEATED_HOW_DOES_IT_GO = "You are defeated. How does it go on?"
LEAVE_THE_WHITE_HOUSE = "Leave the White House"
GO_ON_AS_THE_PRESIDENT_WHO_DEFEATED = "Go on as the President who defeated you"
