"""What moves says: labels, prompts, reasons and sentences."""

from __future__ import annotations

THE_FAILURE = "the failure"
