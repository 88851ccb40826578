"""Ballots and candidates as cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

import msgspec

from resolute.board.drawing import Drawn
from resolute.engine.views import Face
from resolute.games.campaign.board.shapes import SHAPES
from resolute.games.campaign.content.addresses import STATE_AT
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES, Kind, Office
from resolute.games.campaign.content.lookups import ELECTORS
from resolute.games.campaign.content.states import BY_CODE, STATES
from resolute.games.campaign.words.ballots import in_millions, votes_label
from resolute.games.campaign.words.view import rating_word

RATINGS: tuple[tuple[Kind, str, int], ...] = (
    ("campaign", "Campaign", 10),
    ("financial", "Financial", 12),
    ("press", "Press", 8),
    ("fund_raising", "Fund raising", 3),
    ("advertising", "Advertising", 6),
)
"""The ratings of a candidate, and the whole length of their bars."""


class Pointed(msgspec.Struct, frozen=True):
    """What may be chosen now: how many options point at a place, and the index of the one option that uses a piece
    there."""

    places: Mapping[str, int]
    uses: Mapping[tuple[str, str], int]


NOTHING = Pointed({}, {})


class Row(msgspec.Struct, frozen=True):
    """A line of a ballot: its votes in a state."""

    votes: int
    name: str
    code: str
    index: int | None
    """The option that casts this ballot here."""
    full: bool
    """The party may record no more there."""


class BallotCard(msgspec.Struct, frozen=True):
    """A ballot that the visitor sees."""

    at: str
    letter: str
    office: str
    side: str
    """The letter of its party."""
    party: str
    foreign: bool
    home_state: bool
    rows: tuple[Row, ...]
    lit: bool
    where: str = ""
    """In which region it is at risk, if it is."""

    def __hash__(self) -> int:
        return hash((self.at, self.lit, self.where))

    @property
    def castable(self) -> bool:
        """Whether something may be done with it now."""
        return self.lit or any(row.index is not None for row in self.rows)

    def drawn(self, *, small: bool = False) -> Drawn:
        """The ballot as a card of the page."""
        return _ballot(self, small)


class Rating(msgspec.Struct, frozen=True):
    """A rating of a candidate."""

    label: str
    value: int
    most: int
    word: str


class CandidateCard(msgspec.Struct, frozen=True, cache_hash=True):
    """A candidate's card."""

    id: int
    at: str
    name: str
    short: str
    post: str
    home: str
    code: str
    electors: int
    letter: str
    party: str
    office: Office | None
    ratings: tuple[Rating, ...]
    total: int
    issues: tuple[str, ...]
    lit: bool


def ballot_card(
    at: str,
    pointed: Pointed,
    own: int | None,
    full: frozenset[str],
    homes: tuple[str, ...] = (),
    *,
    where: str = "",
) -> BallotCard:
    """A ballot; a row that an option casts knows its index."""
    if pointed.places:
        return _ballot_card(at, pointed, own, full, homes, where)
    return _resting_card(at, own, full, homes, where)


@lru_cache(maxsize=8192)
def _resting_card(at: str, own: int | None, full: frozenset[str], homes: tuple[str, ...], where: str) -> BallotCard:
    """A ballot while others decide: it lies there from move to move."""
    return _ballot_card(at, NOTHING, own, full, homes, where)


def _ballot_card(
    at: str,
    pointed: Pointed,
    own: int | None,
    full: frozenset[str],
    homes: tuple[str, ...],
    where: str,
) -> BallotCard:
    card = int(at.partition(":")[2])
    ballot = BALLOTS[card]
    codes = homes if ballot.home_state else tuple(STATES[state].code for state in ballot.states)
    votes = ballot.votes[:1] * len(codes) if ballot.home_state else ballot.votes
    rows: list[Row] = []
    for code, count in zip(codes, votes, strict=True):
        state = BY_CODE[code]
        index = pointed.uses.get((at, STATE_AT[state.index]))
        rows.append(Row(count, state.name, code, index, code in full and not ballot.home_state))
    if not rows:
        rows.append(Row(ballot.votes[0], "Home state", "", None, False))
    return BallotCard(
        at=at,
        letter=ballot.office.letter,
        office=ballot.office.label,
        side="RD"[ballot.party],
        party=ballot.party.label,
        foreign=own is not None and ballot.party != own,
        home_state=ballot.home_state,
        rows=tuple(rows),
        lit=at in pointed.places,
        where=where,
    )


@lru_cache(maxsize=8192)
def _ballot(card: BallotCard, small: bool) -> Drawn:
    """A ballot in several lines. It lies there from move to move, so it is kept."""
    signs = (("foreign", card.foreign), ("lit", card.lit), ("on", card.castable), ("mini", small))
    kind = "".join([f" {sign}" for sign, there in signs if there])
    says = ",".join([f" {row.name} {in_millions(row.votes)}" for row in card.rows])
    label = f"{card.office} ballot:{says}" if card.lit else ""
    short = "Home" if card.home_state else SHORT[card.letter]
    return SHAPES.ballot(card, kind, label, short, [_row(card, row) for row in card.rows])


SHORT = {"P": "Pres.", "V": "Vice"}
"""The seals in a word that fits on a small card."""


def _row(card: BallotCard, row: Row) -> str:
    if row.index is not None and not card.lit:
        says = f"Cast this {card.office.lower()} ballot in {row.name}: {votes_label(row.votes)}"
        return SHAPES.castable(row, says, in_millions(row.votes))
    return SHAPES.printed(row, in_millions(row.votes))


def candidate_card(face: Face, pointed: Pointed) -> CandidateCard:
    """A candidate, with bars for the ratings; and the office, once it is settled."""
    office = next((one for one in Office if one.key in face.tags), None)
    return _candidate_card(face.id, office, face.id in pointed.places)


@cache
def _candidate_card(at: str, office: Office | None, lit: bool) -> CandidateCard:
    card = int(at.partition(":")[2])
    one = CANDIDATES[card]
    home = STATES[one.home]
    return CandidateCard(
        id=card,
        at=at,
        name=one.name,
        short=one.surname,
        post=one.post,
        home=home.name,
        code=home.code,
        electors=ELECTORS[one.home],
        letter="RD"[one.party],
        party=one.party.label,
        office=office,
        ratings=tuple(
            Rating(label, one.rated(kind), most, rating_word(one.tier(kind))) for kind, label, most in RATINGS
        ),
        total=one.total,
        issues=one.issues,
        lit=lit,
    )
