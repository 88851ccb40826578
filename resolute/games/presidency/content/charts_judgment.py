"""How a President is judged: by the world, by Congress, by the evaluation of each year, and by the voters.
(TSF Consequences 9 and 12, Presidential Performance Evaluation, The Election Table; chart D17)"""

from __future__ import annotations

from resolute.engine.charts import (
    Chart,
    Row,
)
from resolute.engine.effects import (
    Effect,
    several,
)
from resolute.engine.rolling import (
    Bands,
    OnChart,
)
from resolute.games.presidency.conditions.base import All, AtLeast, AtMost, Control, Is, Modifier, between, drm
from resolute.games.presidency.conditions.starts import InStart, WasEnded
from resolute.games.presidency.conditions.world import Signed
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    COOPERATION,
    LINGERING_ISSUES,
    MIDTERM_MODIFIER,
    PARTY_RELATIONS,
    PERFORMANCE,
    RE_ELECTION_MODIFIER,
    STANDING,
    YEAR_IN_OFFICE,
)
from resolute.games.presidency.effects.base import (
    NOTHING,
    approval,
    congress,
    friend,
    legacy,
    opponent,
    prestige,
    when,
    world_opinion,
)
from resolute.games.presidency.effects.nation import ControlMoves, Elected, Greatest, Loses, RegionsAgree, RegionsObject
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.victory import PANDEMIC
from resolute.games.presidency.words import conditions_starts as why

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""

LEAST, MOST = -50, 99


# Consequences

PAGES["consequence/9"] = several(when(RegionsAgree(), world_opinion(+1)), when(RegionsObject(), world_opinion(-1)))
PAGES["consequence/12"] = several(
    when(AtLeast(APPROVAL, 60), several(congress(+1), friend())),
    when(AtMost(APPROVAL, 38), several(congress(-1), opponent())),
)


# The performance evaluation


def remarkable() -> Effect:
    """What a remarkable year brings."""
    return several(legacy(+2), prestige(+1), approval(+3))


PAGES["chart/evaluation"] = Bands(
    "Presidential performance evaluation",
    PERFORMANCE,
    (
        Row(LEAST, 16, "16 or less", Loses("evaluation")),
        Row(17, 21, "17 to 21", several(legacy(-1), approval(-1))),
        Row(22, 25, "22 to 25", NOTHING),
        Row(26, 29, "26 to 29", several(legacy(+1), approval(+1))),
        Row(30, 34, "30 to 34", remarkable()),
        Row(35, MOST, "35 or more", when(AtLeast(YEAR_IN_OFFICE, 2), Greatest(), remarkable())),
    ),
)


# D17: the election table

Result = tuple[str, Effect]


def _won(levels: int) -> Effect:
    return when(Control(1), NOTHING, several(ControlMoves(levels), friend(), legacy(+3), approval(+3)))


def _lost(levels: int) -> Effect:
    return when(Control(-1), NOTHING, several(ControlMoves(-levels), opponent(), legacy(-5), approval(-5)))


NO_CHANGE: Result = ("No change", NOTHING)
YOURS: Result = ("Your favor", _won(1))
YOUR_ROUT: Result = ("Your favor, a rout", _won(2))
THEIRS: Result = ("Their favor", _lost(1))
THEIR_ROUT: Result = ("Their favor, a rout", _lost(2))
DEFEATS = (THEIRS, THEIR_ROUT)

Column = tuple[tuple[int, int, Result], ...]
COLUMNS: tuple[tuple[int, int, str, Column], ...] = (
    (0, 11, "11 or less", ((1, 3, NO_CHANGE), (4, 6, THEIRS), (7, 10, THEIR_ROUT))),
    (12, 15, "12 to 15", ((1, 3, YOURS), (4, 6, NO_CHANGE), (7, 9, THEIRS), (10, 10, THEIR_ROUT))),
    (16, 20, "16 to 20", ((1, 3, YOUR_ROUT), (4, 6, YOURS), (7, 9, NO_CHANGE), (10, 10, THEIRS))),
    (21, MOST, "21 or more", ((1, 6, YOUR_ROUT), (7, 9, YOURS), (10, 10, NO_CHANGE))),
)
"""By prestige, the value of approval and media relations together. Rows that say the same are one row."""


def _midterm(result: Result) -> Effect:
    return result[1]


def _presidential(result: Result) -> Effect:
    elected = Elected(result not in DEFEATS)
    return elected if result is NO_CHANGE else several(elected, result[1])


def _table(name: str, presidential: bool, modifiers: tuple[Modifier, ...]) -> Bands:
    effect = _presidential if presidential else _midterm
    columns = tuple(
        Row(low, high, f"a standing of {said}", OnChart(
            Chart(f"{name}, standing {said}",
                     tuple(Row(one, last, result[0], effect(result)) for one, last, result in rows), D10, modifiers)
        ))
        for low, high, said, rows in COLUMNS
    )  # fmt: skip
    return Bands(name, STANDING, columns)


_likeable = drm(-1, "Likeable", when=Is(Attribute.LIKEABLE))
_pendulum = drm(
    +1,
    why.THE_PENDULUM,
    when=All((InStart("2009"), Signed(Bill.HEALTH_CARE), AtMost(COOPERATION, 1))),
)
_long_year = (
    drm(+1, why.UNREST, when=All((InStart("2020"), AtLeast(LINGERING_ISSUES, 4)))),
    drm(-1, why.THE_PANDEMIC_IS_OVER, when=All((InStart("2020"), WasEnded(PANDEMIC)))),
)

PAGES["chart/D17/midterm"] = _table(
    "Midterm elections", False, (drm(+1, "events before the election", per=MIDTERM_MODIFIER), _likeable, _pendulum)
)
PAGES["chart/D17/re-election"] = _table(
    "Re-election",
    True,
    (
        drm(+1, "a lukewarm party", when=between(PARTY_RELATIONS, 4, 5)),
        drm(+1, "events before the election", per=RE_ELECTION_MODIFIER),
        _likeable,
        *_long_year,
    ),
)
