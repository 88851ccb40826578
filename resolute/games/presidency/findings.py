"""What a finished presidency shows about the balance, and what it is meant to show."""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.study import Bench, Study
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.endings import LOSSES
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import findings as said

TARGETS = {
    said.FIRST_YEAR_EVALUATION: (0.5, 1.0),
    said.A_PRESIDENCY_REACHES_YEAR: (0.5, 1.0),
    said.SHARE_OF_LOSSES: (0.0, 0.34),
}
"""For a sensible player in the normal game."""


def presidency_findings(t: Table[Presidency]) -> Iterator[tuple[str, str, bool]]:
    """How long it lasted, how it was judged, and how it ended."""
    s = t.state
    assert t.outcome is not None
    level = str(t.options["difficulty"])
    if s.president.evaluations:
        yield said.FIRST_YEAR_EVALUATION, level, 22 <= s.president.evaluations[0] <= 29
    yield said.A_PRESIDENCY_REACHES_YEAR, level, s.clock.year >= 3
    for attribute in s.president.attributes:
        yield said.ATTRIBUTE_SURVIVES, Attribute(attribute).label, bool(t.outcome.ranking)
    if not t.outcome.ranking:
        for ending in LOSSES:
            yield said.SHARE_OF_LOSSES, ending, t.outcome.ending == ending
    if s.president.re_elected:
        yield said.RE_ELECTED, level, s.president.re_elected > 0


class PresidencyStudy(Study[Presidency]):
    """What the laboratory asks of Presidency."""

    targets = TARGETS
    bench = Bench(
        seats=1,
        middle=120,
        decisions=3,
        clone=5,
        packed=24,
        setups=((1, {}), (1, {"difficulty": "easier", "terms": 2})),
    )

    def findings(self, t: Table[Presidency]) -> Iterator[tuple[str, str, bool]]:
        return presidency_findings(t)
