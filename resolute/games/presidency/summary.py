"""How a presidency went: what made its legacy, and how its checks came out."""

from __future__ import annotations

from resolute.engine.frames import Seat
from resolute.engine.summary import Deciding, Summary, SummaryFact, SummaryPanel
from resolute.engine.table import Table
from resolute.engine.words import plain
from resolute.games.presidency.content.endings import LOSSES
from resolute.games.presidency.content.legacy import rank_for
from resolute.games.presidency.content.tracks import LEGACY_POINTS, TRACKS
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.victory import goals_now, max_points
from resolute.games.presidency.words import summary as words
from resolute.games.presidency.words.historical import score
from resolute.games.presidency.words.small import upper

SHOWN = 6
"""So many lines a panel has at most."""


def presidency_summary(t: Table[Presidency], seat: Seat | None) -> Summary:
    """The summary of a finished presidency."""
    if t.state.scenario.key:
        total = sum(one.points for one in goals_now(t.state))
        figure = score(total, max_points(t.state))
        return Summary(
            Deciding(words.GOAL_POINTS, figure=figure), tuple([one for one in (_years(t), _checks(t)) if one.facts])
        )
    points = t.state.president.legacy_points
    rank = rank_for(points)
    lost = t.outcome is not None and t.outcome.ending in LOSSES
    note = words.LOST if lost else words.remembered(rank.place, rank.remembered_like)
    deciding = Deciding(words.LEGACY_POINTS, note, figure=plain(points))
    return Summary(deciding, tuple([one for one in (_years(t), _legacy(t), _checks(t)) if one.facts]))


def _years(t: Table[Presidency]) -> SummaryPanel:
    """The presidency year by year: how each was judged, and what changed in it."""
    books = t.state.yearbooks
    facts: list[SummaryFact] = []
    for opened in books:
        if opened.judged:
            continue
        closed = next((one for one in books if one.judged and one.year == opened.year), None)
        if closed is None:
            facts.append(SummaryFact(words.year(opened.year), "–", words.UNFINISHED, seat=0))
        else:
            story = words.year_told(opened, closed)
            total = None if t.state.scenario.key else sum(closed.parts)
            value = "" if total is None else str(total)
            facts.append(SummaryFact(words.year(opened.year), value, story, seat=0, amount=total))
    return SummaryPanel("years", words.YEARS, tuple(facts))


def _legacy(t: Table[Presidency]) -> SummaryPanel:
    """What brought and cost legacy points, the most first; together it is what the presidency is remembered by."""
    brought: dict[str, int] = {}
    last: dict[str, int] = {}
    for entry in t.journal or ():
        if entry.kind == "succession":
            # Somebody else is President from here on, with a legacy of their own.
            brought.clear()
        elif entry.kind == "shift" and entry.about[0] == LEGACY_POINTS.key:
            _, old, new, why = entry.about
            reason = upper(why) or words.CARDS_AND_ROLLS
            brought[reason] = brought.get(reason, 0) + new - old
            last[reason] = entry.number
    brought[words.AT_THE_START] = t.state.president.legacy_points - sum(brought.values())
    reasons = sorted((one for one in brought if brought[one]), key=lambda one: -abs(brought[one]))
    shown = reasons if len(reasons) <= SHOWN else reasons[: SHOWN - 1]
    facts = [SummaryFact(one, words.by(brought[one]), seat=0, number=last.get(one)) for one in shown]
    if rest := sum(brought[one] for one in reasons[len(shown) :]):
        facts.append(SummaryFact(words.ALL_ELSE, words.by(rest), seat=0))
    return SummaryPanel("legacy", words.LEGACY, tuple(facts))


def _checks(t: Table[Presidency]) -> SummaryPanel:
    """How the checks against each track came out, the most frequent first."""
    tries: dict[str, list[bool]] = {}
    for entry in t.journal or ():
        if entry.kind == "check" and entry.about[0] in TRACKS:
            tries.setdefault(entry.about[0], []).append(entry.about[1] == "passed")
    often = sorted(tries.items(), key=lambda one: -len(one[1]))[:SHOWN]
    facts = [SummaryFact(TRACKS[key].label, words.passed(sum(came), len(came)), seat=0) for key, came in often]
    return SummaryPanel("checks", words.CHECKS, tuple(facts))
