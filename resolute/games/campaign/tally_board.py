"""The tally board as a map of the nation: what is printed in each state, recorded there and lying there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress
from operator import ne
from typing import Any

import msgspec

from resolute.board.memory import Memory
from resolute.engine.table import Table
from resolute.engine.views import Column, Map, Place, PlaceGroup, Token
from resolute.games.campaign.content.addresses import REGION_AT, STATE_AT
from resolute.games.campaign.content.candidates import CANDIDATES, Party
from resolute.games.campaign.content.lookups import NATION
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.rules.tally import carries, edges_for
from resolute.games.campaign.state import NO_RUMOR, Campaign
from resolute.games.campaign.words import view as words
from resolute.games.campaign.words.ballots import in_millions

_UNKNOWN = (None,) * len(STATES)


def tally_board(
    t: Table[Campaign], party: int | None, memory: Memory, chances: tuple[int | None, ...] = _UNKNOWN
) -> Map:
    """The tally board: dice number, electors, what both parties recorded, the own votes, the chance to carry it, and
    whatever is played for: the edges of an electoral tally, the prices of advertising."""
    s = t.state
    electoral, advertising = t.options["tally"] == "electoral", bool(t.options["advertising"])
    marks: list[tuple[str, ...]] = []
    votes: list[tuple[int | None, ...]] = []
    for side in (Party.REPUBLICAN, Party.DEMOCRAT):
        board, known = s.sides[side], s.voting or side == party
        absentee = known and any(board.absentee)
        marks.append(
            tuple([board.record[one] + "X" * board.absentee[one] for one in NATION]) if absentee else board.record
        )
        votes.append(board.votes if known else _UNKNOWN)
    owners = _owners(s, electoral) if s.voting else _UNKNOWN
    tokens = memory.keep(
        _tokens,
        tuple([(side.advertised, side.raised) for side in s.sides]),
        tuple([(player.party, player.rumor, player.candidates) for player in s.players]),
    )
    edges = edges_for(s.incumbent) if electoral else _UNKNOWN
    prices = _PRICES if advertising else _UNKNOWN
    columns: tuple[Sequence[Any], ...] = (NATION, edges, prices, *marks, *votes, chances, tokens, owners)
    standing: _Standing | None = memory.last.get(_Standing)
    if standing is None or standing.columns != columns:
        standing = memory.last[_Standing] = _stand(columns, standing)
    headings = _headings(electoral, advertising)
    return memory.keep(_map, headings, standing.places, s.reached)


@cache
def _headings(electoral: bool, advertising: bool) -> tuple[Column, ...]:
    keys = (*COLUMNS, *(["leans"] if electoral else []), *(["price"] if advertising else []))
    return tuple([Column(key, words.COLUMNS[key]) for key in keys])


def _owners(s: Campaign, electoral: bool) -> tuple[int | None, ...]:
    """Who carries each state; where electors do not count, who has more votes there."""
    if electoral:
        return tuple([int(carries(s, state)) for state in NATION])
    both = zip(s.sides[0].votes, s.sides[1].votes, strict=True)
    return tuple([None if one == other else int(one < other) for one, other in both])


def _map(headings: tuple[Column, ...], places: tuple[Place, ...], reached: tuple[int, ...]) -> Map:
    """The map, with what a roll has reached."""
    if reached:
        now = list(places)
        for state in set(reached):
            now[state] = _reached(places[state])
        places = tuple(now)
    return Map(words.NATION, headings, places, "us-states", GROUPS)


class _Standing(msgspec.Struct, frozen=True):
    """The states with all that stays in them for a while, and what they were made of: a column for each figure."""

    columns: tuple[Sequence[Any], ...]
    places: tuple[Place, ...]


def _stand(columns: tuple[Sequence[Any], ...], before: _Standing | None) -> _Standing:
    """The states of the nation; those that are what they were before are taken from there."""
    if before is None:
        return _Standing(columns, tuple(map(_place, *columns)))
    places = list(before.places)
    changed: set[int] = set()
    for old, new in zip(before.columns, columns, strict=True):
        if old is not new:
            changed.update(compress(NATION, map(ne, old, new)))
    for state in changed:
        places[state] = _place(*[column[state] for column in columns])
    return _Standing(columns, tuple(places))


COLUMNS = (
    "dice",
    "electors",
    "limit",
    "republican_ballots",
    "democrat_ballots",
    "republican_votes",
    "democrat_votes",
    "chance",
)
"""The columns that every game has; then come the edge of an electoral game and the price of advertising."""
ELECTORS_AT = COLUMNS.index("electors")
VOTES_AT = COLUMNS.index("republican_votes")
"""The values of a place from here on are the votes of both parties, and the chance to carry it."""
GROUPS = tuple(PlaceGroup(REGION_AT[region], region.label) for region in Region)
_PRICES = tuple(state.advertising for state in STATES)
_TOKENS = {kind: tuple(Token(kind, words.token(kind, side), int(side)) for side in Party) for kind in words.TOKENS}
_REACHED = Token("reached", words.TOKEN_REACHED)


def _tokens(
    sides: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...], players: tuple[tuple[int, int, tuple[int, ...]], ...]
) -> tuple[tuple[Token, ...], ...]:
    """What lies in each state beside ballots: from where each party has advertised and raised funds, and each
    player's party, rumor and candidates."""
    lying = [(_TOKENS["advertised"][party], side[0]) for party, side in enumerate(sides)]
    lying += [(_TOKENS["funds"][party], side[1]) for party, side in enumerate(sides)]
    lying += [(_TOKENS["rumor"][party], (rumor,)) for party, rumor, _ in players if rumor != NO_RUMOR]
    lying += [
        (_TOKENS["home"][party], tuple([CANDIDATES[one].home for one in candidates]))
        for party, _, candidates in players
    ]
    found: list[tuple[Token, ...]] = [()] * len(STATES)
    for token, states in lying:
        for state in set(states):
            if token not in found[state]:
                found[state] += (token,)
    return tuple(found)


@lru_cache(maxsize=4096)
def _reached(place: Place) -> Place:
    """A state that a roll has reached."""
    return msgspec.structs.replace(place, tokens=(*place.tokens, _REACHED))


@lru_cache(maxsize=16384)
def _place(
    state: int,
    edge: int | None,
    price: int | None,
    republican: str,
    democrat: str,
    red: int | None,
    blue: int | None,
    chance: int | None,
    tokens: tuple[Token, ...],
    owner: int | None,
) -> Place:
    """A state on the tally board. Most stay as they are from move to move, so each is made once."""
    one = STATES[state]
    values: list[int | str | None] = [one.number, one.electors, one.limit, republican, democrat, red, blue]
    figures = [str(one.number), str(one.electors), str(one.limit), republican, democrat]
    figures += ["" if votes is None else in_millions(votes) for votes in (red, blue)]
    values.append(chance)
    figures.append("" if chance is None else words.percent(chance))
    if edge is not None:
        values.append(edge * 1000)
        figures.append(words.edge(edge))
    if price is not None:
        values.append(price)
        figures.append(words.price(price))
    return Place(
        id=STATE_AT[state],
        name=one.name,
        group=REGION_AT[one.region],
        figures=tuple(figures),
        values=tuple(values),
        tokens=tokens,
        owner=owner,
        owned_by="" if owner is None else words.PARTIES[owner],
    )
