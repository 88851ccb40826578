"""What the suite is told about Campaign."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import resolute
from resolute.engine.frames import Seat, do
from resolute.engine.journal import Entry
from resolute.engine.table import Table
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.charts import BRACKETS, funds_raised
from resolute.games.campaign.content.lookups import ELECTORS, NATION, ballot_label
from resolute.games.campaign.rules import fund_raising
from resolute.games.campaign.rules.tally import election_tally
from resolute.games.campaign.state import Campaign
from resolute.testing import Example
from tests.conformance.knowing import Known, Noted, Rare

_TELLS_OF_BALLOTS = {
    "drew": 1,
    "took_undecided": 1,
    "won_ballots": 0,
    "ballot_passed": 0,
    "absentee_hand": 1,
    "lost_card": 0,
    "absentee_cast": 0,
    "absentee_aside": 0,
}
"""Kinds of journal entries that name ballots, and which of their particulars does."""


def _ballots_told(entries: Iterable[Entry]) -> set[str]:
    told: set[str] = set()
    for entry in entries:
        if entry.kind == "four_years_later":
            told.clear()
        elif entry.kind in _TELLS_OF_BALLOTS:
            cards = entry.about[_TELLS_OF_BALLOTS[entry.kind]]
            told.update(f"ballot:{card}" for card in (cards if isinstance(cards, tuple) else (cards,)))
    return told


def _ballots_known(t: Table[Any], seat: Seat | None) -> set[str]:
    if seat is None:
        return set()
    s = t.state
    party = s.players[seat].party
    cards = [card for card, parties in enumerate(s.known) if parties & 1 << party]
    cards += [card for player in s.players if player.party == party for card in player.hand]
    return {f"ballot:{card}" for card in cards}


def _cell(low: int, high: int, roll: int, rating: int) -> str:
    return f"fund raising chart, {low} to {high} electors, a roll of {roll}, rating {rating}"


@contextmanager
def _reading_charts(noted: Noted) -> Iterator[None]:
    def read(electors: int, roll: int, rating: int) -> int:
        low, high = next((low, high) for low, high in BRACKETS if low <= electors <= high)
        noted.add(_cell(low, high, roll, rating))
        return funds_raised(electors, roll, rating)

    with patch.object(fund_raising, "funds_raised", read):
        yield


def _election(tally: str, republican: Mapping[int, int], democrat: Mapping[int, int]) -> Table[Any]:
    """A table on election night, with these votes in these states."""
    example: Example[Campaign] = Example(resolute.new("campaign", seats=2, options={"tally": tally}, seed=1))
    example.choose(example.labels[0])
    example.choose(example.labels[0])
    for side, votes in zip(example.state.sides, (republican, democrat), strict=True):
        side.votes = tuple(votes.get(state, 0) for state in NATION)
    return example.run(do(election_tally)).table


def _half_of_the_electors() -> set[int]:
    """States that have 269 electoral votes together."""
    reached: dict[int, tuple[int, ...]] = {0: ()}
    for state in NATION:
        for total, states in list(reached.items()):
            reached.setdefault(total + ELECTORS[state], (*states, state))
    return set(reached[sum(ELECTORS) // 2])


def _electoral_tie() -> Table[Any]:
    won = _half_of_the_electors()
    return _election("electoral", dict.fromkeys(won, 50), dict.fromkeys(set(NATION) - won, 10))


def _dead_heat() -> Table[Any]:
    return _election("popular", {}, {})


KNOWN = Known(
    packed=8 * 1024,
    endings=frozenset({"electoral_majority", "popular_majority", "electoral_tie", "dead_heat"}),
    secret_ids="ballot",
    told=_ballots_told,
    names={f"ballot:{ballot.id}": ballot_label(ballot.id) for ballot in BALLOTS if not ballot.home_state},
    knows=_ballots_known,
    cells=frozenset(
        _cell(low, high, roll, rating)
        for low, high in BRACKETS
        for roll in range(2, 13)
        for rating in sorted({candidate.fund_raising for candidate in CANDIDATES})
    ),
    reading=_reading_charts,
    rare={
        "ending electoral_tie": Rare("269 electoral votes each come about once in a few hundred games", _electoral_tie),
        "ending dead_heat": Rare("an equal popular vote comes about once in a thousand games", _dead_heat),
    },
)
