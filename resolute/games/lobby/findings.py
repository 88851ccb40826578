"""What a finished game shows about the balance of Lobby, and what it is meant to show."""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.study import Bench, Study
from resolute.engine.table import Table
from resolute.games.lobby.content.crises import STARTING_CRISES
from resolute.games.lobby.content.kinds import MAIN_PARTIES, Party
from resolute.games.lobby.library import LOBBIES, period_of
from resolute.games.lobby.state import Lobby
from resolute.games.lobby.words import findings as words

MANY_POINTS = 35

FAIR = {seats: 1 / seats for seats in (4, 5, 6)}

TARGETS = {
    **{words.seat_wins(seats): (0.0, 1.25 * share) for seats, share in FAIR.items()},
    **{words.first_president_wins(seats): (0.0, 1.5 * share) for seats, share in FAIR.items()},
    **{words.lobby_wins(seats): (0.6 * share, 1.5 * share) for seats, share in FAIR.items()},
    words.WINNER_HAS_35: (0.50, 1.0),
    words.GOAL_REACHED: (0.25, 0.50),
    words.MAIN_PARTY: (0.42, 0.58),
    words.INDEPENDENT: (0.0, 0.03),
    words.REELECTED: (0.40, 0.70),
    words.EVALUATION: (0.40, 0.75),
    words.SOLVED: (0.40, 0.80),
    words.IMPEACHED: (0.02, 0.10),
}


def _shares(question: str, subject: str, yes: int, of: int) -> Iterator[tuple[str, str, bool]]:
    """A question that a game answers several times."""
    for number in range(of):
        yield question, subject, number < yes


def lobby_findings(t: Table[Lobby]) -> Iterator[tuple[str, str, bool]]:
    """Who won, how high, and what happened on the way."""
    s = t.state
    assert t.outcome is not None
    won = t.outcome.winners
    for seat, player in enumerate(s.players):
        yield words.seat_wins(t.seats), words.seat(seat + 1), seat in won
        yield words.lobby_wins(t.seats), LOBBIES[player.lobby].name, seat in won
    record = s.record
    yield words.first_president_wins(t.seats), "", record.first_president in won
    yield words.WINNER_HAS_35, "", max(player.points for player in s.players) >= MANY_POINTS
    yield words.GOAL_REACHED, "", t.outcome.ending == "goal"
    yield words.ENDING, t.outcome.ending, True
    yield words.IMPEACHED, "", record.impeachments > 0
    held = sum(record.elections)
    for party in MAIN_PARTIES:
        yield from _shares(words.MAIN_PARTY, party.plural, record.elections[party], held)
    yield from _shares(words.INDEPENDENT, "", record.elections[Party.INDEPENDENT], held)
    yield from _shares(words.REELECTED, "", record.reelected, record.reruns)
    yield from _shares(words.EVALUATION, "", record.evaluations_held, record.evaluations)
    lying = {one.card for one in s.crises}
    from_the_start = sum(one.id not in lying for one in STARTING_CRISES[period_of(s.first_turn)])
    yield from _shares(words.SOLVED, "", max(0, record.solved - from_the_start), record.crises)


class LobbyStudy(Study[Lobby]):
    """What the laboratory asks of Lobby."""

    targets = TARGETS
    bench = Bench(seats=4, middle=300, decisions=3, clone=5, packed=10, setups=((4, {}), (6, {"turns": "all"})))

    def findings(self, t: Table[Lobby]) -> Iterator[tuple[str, str, bool]]:
        return lobby_findings(t)
