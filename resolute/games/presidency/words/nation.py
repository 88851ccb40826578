"""What rules/nation says: labels, prompts, reasons and sentences."""

from __future__ import annotations

TIME_PASSES = "time passes"
MEDIA_SLANT = "media slant"
CORE_SUPPORT = "core support"
HUMANITARIAN_AID = "Humanitarian aid"
