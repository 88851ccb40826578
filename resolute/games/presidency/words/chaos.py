"""What rules/chaos says: labels, prompts, reasons and sentences."""

from __future__ import annotations

TERROR_OR_CHAOS = "Terror or chaos"
