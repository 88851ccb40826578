"""Every game as its testers know it. A game without an entry fails the suite."""

from __future__ import annotations

from tests.conformance.knowing import Known, Noted
from tests.conformance.knows_campaign import CAMPAIGN
from tests.conformance.knows_dictators import DICTATORS
from tests.conformance.knows_presidency import PRESIDENCY

KNOWN: dict[str, Known] = {"campaign": CAMPAIGN, "dictators": DICTATORS, "presidency": PRESIDENCY}

__all__ = ["KNOWN", "Known", "Noted"]
