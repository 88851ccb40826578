"""How a presidency will be judged: by the evaluation of the year, by the next election, by the goals of a historical
start, and by the legacy. What is judged soon counts in full, what is judged later less, because it can still change."""

from __future__ import annotations

from functools import cache

from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.charts_judgment import COLUMNS, NO_CHANGE, THEIR_ROUT, THEIRS, YOUR_ROUT, YOURS
from resolute.games.presidency.content.goals import GOALS, GoalNeed
from resolute.games.presidency.content.printed import APPROVAL_LEGACY
from resolute.games.presidency.content.sequence import FOUR, SEQUENCE, phase_key
from resolute.games.presidency.content.starts import STARTS
from resolute.games.presidency.content.tracks import ECONOMY
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.victory import FIGURES

MAIN = 2.0
"""What a box of one of the five main tracks is worth."""
_SAFE, _CLOSE_TO_LOSS = 24, 20
"""An evaluation below the first costs a little more for each point, below the second much more: 16 loses."""
_LEGACY = 0.8
_APPROVAL_SOON, _APPROVAL_LATER = 0.8, 0.25
"""What counts of the legacy points for approval: it changes until the last day."""
_TERM = 4
_PLACE = {segment.key: place / len(SEQUENCE) for place, segment in enumerate(SEQUENCE)}
_LAST_ACTIONS = _PLACE[phase_key(FOUR, "four-actions")]
_MIDTERMS = {NO_CHANGE: 0.0, YOURS: 6.0, YOUR_ROUT: 7.5, THEIRS: -10.0, THEIR_ROUT: -12.0}
_RE_ELECTION = {NO_CHANGE: 6.0, YOURS: 11.0, YOUR_ROUT: 12.0, THEIRS: -14.0, THEIR_ROUT: -16.0}
_AT_STAKE = {NO_CHANGE: 20.0, YOURS: 20.0, YOUR_ROUT: 20.0, THEIRS: -20.0, THEIR_ROUT: -20.0}
"""What each result of an election is worth: at midterms, when you run again, and where a defeat loses the game."""
_RESULTS = (_MIDTERMS, _RE_ELECTION, _AT_STAKE)
_NOT_NOMINATED = 4
_GOAL = 3.0
"""What a point of a goal is worth at the end."""
_WAY = 0.5
"""What counts of the next point of a goal, if a single step is missing."""


def _gone(s: Presidency) -> float:
    """How much of the present year has gone by, from 0 to 1."""
    return _PLACE.get(s.clock.segment, 0.0)


def acting_gone(s: Presidency) -> float:
    """How much of the part of the year in which you act has gone by."""
    return min(1.0, _gone(s) / _LAST_ACTIONS)


def _years_left(s: Presidency, year: int) -> float:
    """Until the end of that year of a term."""
    return (year - s.year_in_office) % _TERM + 1.0 - _gone(s)


def approval_worth(s: Presidency) -> float:
    """What approval is worth beside its place in the evaluation: legacy at the end."""
    if s.scenario.key:
        return 0.15 * s.president.approval
    left = min(1.0, _years_left(s, _TERM) / 2)
    part = _APPROVAL_SOON + (_APPROVAL_LATER - _APPROVAL_SOON) * left
    return 0.1 * s.president.approval + part * APPROVAL_LEGACY[s.president.approval]


def year_worth(s: Presidency) -> float:
    """What the tracks that are judged at the end of the year are worth, and the legacy so far."""
    main = s.approval_value + s.congress.relations + s.nation.media + s.nation.economy + s.nation.homeland_security
    worth = MAIN * main + approval_worth(s)
    if s.scenario.key:
        return worth
    performance = main - s.hostile_regions - s.world.rogue_count
    if performance < _SAFE:
        worth -= 1.2 * (_SAFE - performance)
        if performance < _CLOSE_TO_LOSS:
            worth -= 3.0 * (_CLOSE_TO_LOSS - performance)
    return worth + _LEGACY * s.president.legacy_points


_ECONOMY = (-22.0, -12.0, -5.0, 0.0, 2.5, 5.0, 6.5)
"""What the impact of the economy, three times a year, is worth: from below its lowest box to above its highest."""
_HALFWAY = 0.3
"""What counts of the next box if a marker points to it."""


def economy_worth(s: Presidency) -> float:
    """What the economy brings or costs in approval, points and relations, beside its place in the evaluation."""
    box, trend = s.nation.economy - ECONOMY.low + 1, s.nation.economy_trend
    here = _ECONOMY[box]
    return here + (_HALFWAY * (_ECONOMY[box + trend] - here + trend * MAIN) if trend else 0.0)


# Elections


def election_worth(s: Presidency) -> float:
    """What the next election will bring, with what counts there now; the further off it is, the less is certain."""
    at_stake = bool(s.scenario.key)
    year = s.year_in_office
    if year > _TERM:
        return 0.0
    modifier = -(Attribute.LIKEABLE in s.president.attributes)
    midterms = year <= _TERM // 2
    worth = 0.0
    if midterms:
        worth += _expected(0, s.standing, modifier + s.congress.midterm_modifier, _spread(_years_left(s, 2)))
    left = _years_left(s, _TERM)
    relations = s.president.party_relations
    modifier += s.congress.re_election_modifier + (relations <= 5)
    share = 1.0 if left <= 1 else 1.0 / left
    worth += share * _expected(2 if at_stake else 1, s.standing, modifier, _spread(left))
    if relations < _NOT_NOMINATED:
        worth -= share * (25.0 if at_stake else 6.0)
    return worth


def _spread(years: float) -> int:
    """How far what counts may move until an election, in boxes."""
    return min(4, 1 + round(1.5 * years))


@cache
def _expected(kind: int, standing: int, modifier: int, spread: int) -> float:
    """The worth of an election on average, where the standing may move so far either way."""
    total, weights = 0.0, 0.0
    for by in range(-spread, spread + 1):
        weight = 1.0 + spread - abs(by)
        total += weight * _of_column(kind, max(0, standing + by), modifier)
        weights += weight
    return total / weights


@cache
def _of_column(kind: int, standing: int, modifier: int) -> float:
    """The worth of an election by its table. (TSF The Election Table)"""
    results = _RESULTS[kind]
    rows = next(rows for low, high, _, rows in COLUMNS if low <= standing <= high)
    total = 0.0
    for die in range(1, 11):
        rolled = min(10, max(1, die + modifier))
        total += next(results[result] for low, high, result in rows if low <= rolled <= high)
    return total / 10


# Goals of a historical start


def goals_worth(s: Presidency) -> float:
    """The points of the goals now, and how near the next one of each is."""
    key = s.scenario.key
    if not key:
        return 0.0
    left = STARTS[key].years - (s.year_in_office - (1 if STARTS[key].years == _TERM else _TERM)) - _gone(s)
    share = 1.0 if left <= 1 else 0.4 + 0.6 / left
    worth = 0.0
    for goal in GOALS[key]:
        for needs in goal.points:
            missing = sum(_missing(s, need) for need in needs)
            if missing:
                worth += _WAY / missing
                break
            worth += 1.0
    return share * _GOAL * worth


def _missing(s: Presidency, need: GoalNeed) -> int:
    """How many steps a figure is away from what a goal needs."""
    value = FIGURES[need.figure](s)
    return max(0, need.value - value if need.least else value - need.value)
