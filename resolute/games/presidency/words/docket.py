"""What docket says: labels, prompts, reasons and sentences."""

from __future__ import annotations

STRONG_SUPPORT = "strong support"
MODERATE_SUPPORT = "moderate support"
NEITHER_SUPPORT_NOR_OPPOSITION = "neither support nor opposition"
MODERATE_OPPOSITION = "moderate opposition"
STRONG_OPPOSITION = "strong opposition"
PASSED_FOR_GOOD = "Passed for good"
ALREADY_PASSED_THIS_YEAR = "Already passed this year"
ALREADY_PENDING = "Already pending"
NEEDS_DOMESTIC_CRISES_AT = "Needs Domestic Crises at 0"
ANOTHER_INITIATIVE_IS_PENDING = "Another initiative is pending"
NEEDS_A_VACANCY = "Needs a vacancy on the Supreme Court"
ANOTHER_NOMINEE_IS_PENDING = "Another nominee is pending"
