"""Every game as its testers know it: what each game's own `tests/<game>/known.py` says."""

from __future__ import annotations

from tests.conformance.knowing import Known, Noted
from tests.discover import own

KNOWN: dict[str, Known] = own("known", "KNOWN", Known, "what no rule says and the conformance suite must know")

__all__ = ["KNOWN", "Known", "Noted"]
