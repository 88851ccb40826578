"""What __init__ says: labels, prompts, reasons and sentences."""

from __future__ import annotations

CHARTS_AND_TABLES = "Charts and Tables"
