"""What rules/beginning says: labels, prompts, reasons and sentences."""

from __future__ import annotations

THE_NEW_YEAR = "the new year"
THE_CABINET = "the cabinet"
CHOOSE_INTELLIGENCE_REGION = "In which region is national intelligence focused?"
TIME_PASSES = "time passes"
