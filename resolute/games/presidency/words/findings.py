"""What findings says: labels, prompts, reasons and sentences."""

from __future__ import annotations

A_FIRST_YEAR_IS_EVALUATED_AT_TO = "a first year is evaluated at 22 to 29"
A_PRESIDENCY_REACHES_YEAR = "a presidency reaches year 3"
AN_AUTOMATIC_LOSS_IS_THIS_ONE = "an automatic loss is this one"
A_PRESIDENCY_WITH_THIS_ATTRIBUTE_IS_NOT = "a presidency with this attribute is not lost"
A_PRESIDENT_WHO_STANDS_AGAIN_IS_RE = "a President who stands again is re-elected"
