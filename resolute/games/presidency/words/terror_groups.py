"""What rules/terror_groups says: labels, prompts, reasons and sentences."""

from __future__ import annotations

TERROR_IN_THE_UNITED_STATES = "terror in the United States"
