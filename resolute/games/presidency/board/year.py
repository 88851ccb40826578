"""The year in review: the evaluation number by number and what changed in the world; at the end, the whole presidency
year by year, and its place among the 18."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Fact, Facts
from resolute.engine.words import level, plain
from resolute.games.presidency.board.marks import markers, part, tagged_fact, value
from resolute.games.presidency.content.legacy import RANKS
from resolute.games.presidency.words import board as words
from resolute.payload import TablePayload

NEIGHBORS = 3
"""So many places above and below one's own are shown of history's list."""
YEARS = "years"
"""The panel of the summary that tells the presidency year by year."""


class Change(msgspec.Struct, frozen=True):
    """A figure: what it was, what it is, and whether that is better (1), worse (-1) or the same."""

    name: str
    before: str
    after: str
    tone: int


class RegionChange(msgspec.Struct, frozen=True):
    """What changed in a region."""

    name: str
    alignment: Change
    stability: Change


class YearRow(msgspec.Struct, frozen=True):
    """A year of the presidency: how it was judged, and what happened in a sentence."""

    name: str
    total: str
    story: str


class Year(msgspec.Struct, frozen=True, cache_hash=True):
    """The year in review, or the end."""

    year: int
    judged: bool
    total: int
    parts: tuple[Change, ...]
    figures: tuple[Change, ...]
    regions: tuple[RegionChange, ...]
    band: str
    ending: str
    years: tuple[YearRow, ...]
    ranks: tuple[tuple[int, str, str, bool], ...]
    """At the end, unless it was an automatic loss: places among the 18 with the fewest points, the President, and
    whether it is this one's."""


def year(payload: TablePayload) -> Year:
    """The last year that was judged, and after the end the whole presidency."""
    parts = payload.parts
    rows = part(parts, "last_year", Facts).rows
    total = value(parts, "last_year", "total")
    bands = [one for key, one in markers(parts, "evaluation").items() if key.startswith("band:")]
    outcome = payload.outcome
    panels = outcome.summary.panels if outcome is not None else ()
    told = next((panel.facts for panel in panels if panel.key == YEARS), ())
    place = value(parts, "legacy", "final_rank")
    return Year(
        year=value(parts, "last_year", "year"),
        judged=any(row.key == "total" for row in rows),
        total=total,
        parts=tuple(_change(row, 1) for row in rows if row.key.startswith("part:")),
        figures=tuple(_change(row, words.BETTER[row.key]) for row in rows if row.key.startswith("figure:")),
        regions=_regions(rows),
        band=next((one.note for one in bands if one.low <= total <= one.high), ""),
        ending="" if outcome is None else outcome.reason,
        years=tuple(YearRow(fact.label, fact.value, fact.note) for fact in told),
        ranks=tuple(
            (rank.place, words.least(rank.least), rank.remembered_like, rank.place == place)
            for rank in RANKS
            if place and abs(rank.place - place) <= NEIGHBORS
        ),
    )


def _regions(rows: tuple[Fact, ...]) -> tuple[RegionChange, ...]:
    """The regions in which something changed."""
    found: dict[int, dict[str, Fact]] = {}
    for row in rows:
        kind, _, number = row.key.partition(":")
        if kind in ("alignment", "stability"):
            found.setdefault(int(number), {})[kind] = row
    return tuple(
        RegionChange(words.REGIONS[region], _change(some["alignment"], 1), _change(some["stability"], 1))
        for region, some in found.items()
        if any(row.value != tagged_fact(row, "before") for row in some.values())
    )


def _change(row: Fact, better: int) -> Change:
    before, after = tagged_fact(row, "before"), row.value or 0
    tone = better * ((after > before) - (after < before))
    shown = level if row.key in ("part:hostile_regions", "part:rogue_states") else plain
    return Change(row.label, shown(before), shown(after), tone)


def summed_up(payload: TablePayload) -> tuple[str, ...]:
    """The panels of the summary that the board draws itself."""
    return (YEARS,)
