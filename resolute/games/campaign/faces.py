"""Ballots, candidates and headquarters cards as they lie open."""

from __future__ import annotations

from functools import cache

import msgspec

from resolute.engine.views import Face
from resolute.games.campaign.content.addresses import BALLOT_AT, CANDIDATE_AT, REGION_AT, STATE_AT
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES, Office
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.words import view as words

AT_RISK = "at_risk"
"""The tag of a ballot that is at risk in a debate; it is about the region first, then about the state there."""


@cache
def ballot_face(card: int) -> Face:
    """A ballot as its holder sees it: about the states that it prints, tagged with its back and its seal."""
    ballot = BALLOTS[card]
    home = ("home_state",) if ballot.home_state else ()
    return Face(
        id=BALLOT_AT[card],
        title=words.ballot_title(ballot),
        lines=words.ballot_lines(ballot),
        kind="ballot",
        label=ballot.office.letter,
        tags=(ballot.party.key, ballot.office.key, *home),
        about=tuple(STATE_AT[state] for state in ballot.states),
    )


@cache
def risked_face(card: int, region: int) -> Face:
    """A ballot at risk in a debate, with the region in which it will be cast."""
    face = ballot_face(card)
    return msgspec.structs.replace(
        face,
        label=words.at_risk(region),
        tags=(*face.tags, AT_RISK),
        about=(REGION_AT[region], STATE_AT[BALLOTS[card].states[region]]),
    )


@cache
def candidate_face(card: int, office: int | None = None) -> Face:
    """A candidate card: about the home state, tagged with the party and, once it is settled, the office."""
    one = CANDIDATES[card]
    return Face(
        id=CANDIDATE_AT[card],
        title=one.name,
        lines=words.candidate_lines(one),
        kind="candidate",
        label=words.candidate_kind(one.party, office),
        tags=(one.party.key,) if office is None else (one.party.key, Office(office).key),
        about=(STATE_AT[one.home],),
    )


@cache
def headquarters_face(card: int) -> Face:
    """A headquarters card that was turned up."""
    one = HEADQUARTERS[card]
    return Face(f"headquarters:{card}", one.title, (one.text,), one.kind, one.label, flavor=one.color)
