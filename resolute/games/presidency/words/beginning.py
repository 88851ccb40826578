"""What rules/beginning says: labels, prompts, reasons and sentences."""

from __future__ import annotations

THE_NEW_YEAR = "the new year"
THE_CABINET = "the cabinet"
IN_WHICH_REGION_IS_NATIONAL_INTELLIGENCE_FOCUSED = "In which region is national intelligence focused?"
TIME_PASSES = "time passes"
