"""What rules/chits says: labels, prompts, reasons and sentences."""

from __future__ import annotations

END_OF_THE_YEAR = "End of the year"
