"""What findings says: labels, prompts, reasons and sentences."""

from __future__ import annotations

FIRST_YEAR_EVALUATION = "a first year is evaluated at 22 to 29"
A_PRESIDENCY_REACHES_YEAR = "a presidency reaches year 3"
SHARE_OF_LOSSES = "an automatic loss is this one"
ATTRIBUTE_SURVIVES = "a presidency with this attribute is not lost"
RE_ELECTED = "a President who runs again is re-elected"
