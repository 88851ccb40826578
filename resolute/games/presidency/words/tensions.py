"""What tensions says: labels, prompts, reasons and sentences."""

from __future__ import annotations

AN_OUTCRY_AGAINST_AMERICA = "an outcry against America"
TENSIONS_IN_THE_CABINET = "tensions in the cabinet"
