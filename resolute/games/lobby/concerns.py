"""What each entry of the journal is about: the ids of states, politicians, crises, candidates and seats.

Cards in hand are left out: they may be hidden again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from resolute.games.lobby.library import STATES
from resolute.games.lobby.state import NOBODY

Ids = Iterable[str]


def _politician(seat: int, card: int, *rest: object) -> Ids:
    return (f"politician:{card}", f"seat:{seat}")


def _seat(seat: int, *rest: object) -> Ids:
    return (f"seat:{seat}",)


def _state(state: int, *rest: object) -> Ids:
    return (f"state:{state}",)


def _laid(card: int) -> str:
    return f"state:{card}" if card in STATES else f"laid:{card}"


def _attempt(seat: int, politician: int, state: int, *rest: object) -> Ids:
    return (f"state:{state}", f"politician:{politician}", f"seat:{seat}")


def _candidate(card: int) -> Ids:
    return (f"candidate:{card}", f"politician:{card}")


CONCERNS: Mapping[str, Callable[..., Ids]] = {
    "dealt_politicians": lambda seat, cards: [f"politician:{card}" for card in cards],
    "dealt_states": lambda seat, cards: [f"state:{card}" for card in cards],
    "crisis_lies": lambda card: (f"crisis:{card}",),
    "lays_under": lambda seat, card, politician: (f"politician:{politician}", _laid(card), f"seat:{seat}"),
    "moves_laid": lambda seat, card, giver, taker: (f"politician:{giver}", f"politician:{taker}", _laid(card)),
    "takes_laid": lambda seat, owner, politician, card: (f"politician:{politician}", f"seat:{seat}"),
    "laid_goes_home": lambda owner, politician, card: (f"politician:{politician}",),
    "draws_politician": _politician,
    "declares_party": _politician,
    "turns_party": _politician,
    "faces_the_bag": _politician,
    "leaves": _politician,
    "succeeds": _politician,
    "takes_office": _politician,
    **dict.fromkeys(
        ("shows_lobby", "draws_laid", "drew", "discards", "looks_at_hand", "takes_card", "fate", "plays", "shows"),
        _seat,
    ),
    **dict.fromkeys(("answers_with", "takes_money", "passes", "duty", "offers_ticket", "accepts_ticket"), _seat),
    "refuses_ticket": _seat,
    "scores": _seat,
    "income": _seat,
    "money": _seat,
    "initiative": _seat,
    "first_state": _state,
    "attempts": _attempt,
    "attempt_ends": _attempt,
    "plays_on": lambda seat, card, crisis: (f"crisis:{crisis}", f"seat:{seat}"),
    "solves": lambda seat, card: (f"crisis:{card}", f"seat:{seat}"),
    "on_top": lambda card, crisis: (f"crisis:{crisis}",),
    "impeachment": lambda seat, president, least: (f"politician:{president}", f"seat:{seat}"),
    "votes": _seat,
    "president_runs": lambda seat, card, electors: (*_candidate(card), f"seat:{seat}"),
    "declares": lambda seat, card, electors: (*_candidate(card), f"seat:{seat}"),
    "gives": lambda seat, card, electors, candidate: (f"politician:{card}", *_candidate(candidate), f"seat:{seat}"),
    "nominated": lambda seat, card, electors: (*_candidate(card), f"seat:{seat}"),
    "mate": lambda candidate, seat, card: (f"candidate:{candidate}", f"politician:{card}"),
    "state_votes": _state,
    "spends": lambda seat, candidate, votes, paid: (f"candidate:{candidate}", f"seat:{seat}"),
    "campaigns": lambda seat, card, on: (f"seat:{seat}",) if on == NOBODY else (f"candidate:{on}", f"seat:{seat}"),
    "state_won": lambda state, candidate, totals: (f"state:{state}", f"candidate:{candidate}"),
    "elected": _politician,
}
