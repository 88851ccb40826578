"""How a game of Lobby went: what decided it, where everybody's points came from, and who won which election."""

from __future__ import annotations

from collections import Counter

from resolute.engine.frames import Seat
from resolute.engine.summary import Deciding, Summary, SummaryFact, SummaryPanel
from resolute.engine.table import Table
from resolute.games.lobby.library import years_of
from resolute.games.lobby.state import Lobby
from resolute.games.lobby.words import summary as words
from resolute.games.lobby.words.names import short, who

GROUPS = {
    "president": "offices",
    "vice_president": "offices",
    "secretary": "offices",
    "succession": "offices",
    "evaluation": "evaluations",
    "crisis": "crises",
    "lobby": "lobby",
    "fate": "fates",
    "independent": "independents",
    "beaten": "beaten",
}
"""Under which heading each reason for points is summed up."""


def lobby_summary(t: Table[Lobby], seat: Seat | None) -> Summary:
    """The summary of a finished game."""
    panels = (_points(t), _elections(t))
    return Summary(_deciding(t), tuple(one for one in panels if one.facts))


def _deciding(t: Table[Lobby]) -> Deciding | None:
    """What brought the winner to 51, or the margin at the end."""
    assert t.outcome is not None
    winner = t.outcome.winners[0]
    scores = t.outcome.scores
    if t.outcome.ending == "goal":
        last = next((one for one in reversed(t.journal or []) if one.kind == "scores" and one.about[0] == winner), None)
        note = words.last_points(last.about[1], GROUPS[last.about[2]]) if last is not None else ""
        number = last.number if last is not None else None
        return Deciding(words.reached(who(t, winner)), note, figure=str(scores[winner]), number=number)
    others = [score for one, score in enumerate(scores) if one not in t.outcome.winners]
    margin = scores[winner] - max(others) if others else 0
    if t.outcome.ending == "shared":
        return Deciding(words.shared([who(t, one) for one in t.outcome.winners]), figure=words.figure(scores[winner]))
    return Deciding(words.ahead(who(t, winner)), words.margin(margin), figure=words.figure(scores[winner]))


def _points(t: Table[Lobby]) -> SummaryPanel:
    """Everybody's points, by where they came from."""
    assert t.outcome is not None
    sums: dict[Seat, Counter[str]] = {seat: Counter() for seat in range(t.seats)}
    for entry in t.journal or ():
        if entry.kind == "scores":
            one, points, why = entry.about
            sums[one][GROUPS[why]] += points
    most = max(1, *t.outcome.scores)
    order = [seat for group in t.outcome.ranking for seat in group]
    facts = [
        SummaryFact(
            who(t, seat),
            words.figure(t.outcome.scores[seat]),
            words.sources({key: points for key, points in sums[seat].items() if points}),
            seat,
            f"seat:{seat}",
            share=max(0.0, t.outcome.scores[seat] / most),
        )
        for seat in order
    ]
    return SummaryPanel("points", words.POINTS, tuple(facts))


def _elections(t: Table[Lobby]) -> SummaryPanel:
    """Who was elected, and how clearly."""
    facts = []
    turn = t.state.first_turn
    for entry in t.journal or ():
        if entry.kind == "turn":
            turn = entry.about[0]
        elif entry.kind == "elected":
            seat, politician, result = entry.about
            year = str(years_of(turn)[1])
            facts.append(
                SummaryFact(
                    year,
                    words.elected(short(politician), who(t, seat)),
                    words.result(result),
                    seat,
                    number=entry.number,
                )
            )
    return SummaryPanel("elections", words.ELECTIONS, tuple(facts))
