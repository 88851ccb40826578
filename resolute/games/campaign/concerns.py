"""What each entry of the journal is about: the ids of states, regions, ballots, candidates and headquarters cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from resolute.games.campaign.content.addresses import (
    BALLOT_AT,
    CANDIDATE_AT,
    REGION_AT,
    STATE_AT,
)

Ids = Iterable[str]


def _state(seat: int, state: int, *rest: int) -> Ids:
    return (STATE_AT[state],)


def _region(seat: int, region: int) -> Ids:
    return (REGION_AT[region],)


def _counted(place: int, *rest: int) -> Ids:
    """A region, or the nation behind the last of them."""
    return REGION_AT[place : place + 1]


def _ballots(cards: tuple[int, ...]) -> Ids:
    return [BALLOT_AT[card] for card in cards]


def _candidates(*cards: int) -> Ids:
    return [CANDIDATE_AT[card] for card in cards]


def _cast(seat: int, letter: str, state: int, recorded: bool, back: int, at_home: bool) -> Ids:
    return (STATE_AT[state],)


def _reached(seat: int, regions: tuple[int, ...], states: tuple[int, ...]) -> Ids:
    return [*(REGION_AT[region] for region in regions), *(STATE_AT[state] for state in states)]


CONCERNS: Mapping[str, Callable[..., Ids]] = {
    # Setup and nomination
    "turned_up": lambda party, pair: _candidates(*pair),
    "runs_for": lambda seat, card, office: _candidates(card),
    "drew": lambda seat, cards: _ballots(cards),
    "convention": lambda seat, cards: _candidates(*cards),
    "chose_nominee": _candidates,
    "chose_mate": _candidates,
    "nominee": lambda seat, card: _candidates(card),
    # Campaigning
    "reached": _reached,
    "cast": _cast,
    # Headquarters
    "headquarters": _state,
    "headquarters_card": lambda seat, card: (f"headquarters:{card}",),
    "rumor": _state,
    "squelched": _state,
    "rumor_stands": _state,
    "rumor_unanswerable": _state,
    "rumor_forgotten": _state,
    "ballot_passed": lambda card: _ballots((card,)),
    "lost_card": lambda card: _ballots((card,)),
    "took_undecided": lambda seat, cards: _ballots(cards),
    # Advanced game
    "advertises": _region,
    "paid_for": _state,
    "raises_funds": _region,
    "funds_raised": _state,
    "issue": lambda issue, mine, other: _candidates(mine, other),
    "risks": _region,
    "argued": lambda card, total, hit: _candidates(card),
    "won_ballots": _ballots,
    "cast_unshown": lambda seat, letter, region, back: (REGION_AT[region],),
    "kept_secret": lambda state: (STATE_AT[state],),
    # Absentee ballots
    "absentee_hand": lambda party, cards: _ballots(cards),
    "absentee_cast": lambda card, state: (BALLOT_AT[card], STATE_AT[state]),
    "absentee_aside": lambda card: _ballots((card,)),
    # Election night
    "state_tallied": lambda state, *counts: (STATE_AT[state],),
    "region_tallied": _counted,
    "region_counted": _counted,
    "votes_added": _counted,
    "elected": lambda winner, president, mate, *scores: _candidates(president, mate),
    "four_years_later": _candidates,
    "runs_again": _candidates,
}
