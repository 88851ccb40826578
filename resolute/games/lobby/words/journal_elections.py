"""Primaries and elections in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import ELECTORS
from resolute.games.lobby.state import NOBODY
from resolute.games.lobby.words.names import counted, listed, millions, pawns_said, short, state_name, who

T = Table[Any]


def _tickets(t: T, tickets: tuple[tuple[int, int, int], ...]) -> str:
    said = [
        f"{short(one)}{f' and {short(mate)}' if mate != NOBODY else ''} ({electors})" for one, mate, electors in tickets
    ]
    return f"On the ballot: {'; '.join(said)}."


def _spends(t: T, seat: int, candidate: int, votes: int, paid: int) -> str:
    side = "for" if votes > 0 else "against"
    return f"{who(t, seat)} spent {millions(paid)} {side} {short(candidate)} ({signed(votes)})."


def _won(t: T, state: int, candidate: int, totals: tuple[int, ...]) -> str:
    score = ":".join(map(str, sorted(totals, reverse=True)))
    return f"{short(candidate)} won {state_name(state)} ({ELECTORS[state]}), {score}."


def _elected(t: T, seat: int, politician: int, result: tuple[tuple[int, int], ...]) -> str:
    (first, most), *others = sorted(result, key=lambda one: -one[1])
    said = "".join(f", {short(one)} {total}" for one, total in others)
    return (
        f"{short(politician)} ({who(t, seat)}) was elected President: {short(first)} {counted(most, 'elector')}{said}."
    )


def _primary_tie(t: T, tied: tuple[int, ...], drawn: tuple[int, ...]) -> str:
    said = [f"{short(one)} drew {pawns}" for one, pawns in zip(tied, drawn, strict=True)]
    return f"A tie for the nomination: {', '.join(said)}."


ELECTION_SENTENCES: Mapping[str, Callable[..., str]] = {
    "two_terms": lambda t, seat, card: f"President {short(card)} had two terms and cannot run again.",
    "president_runs": lambda t, seat, card, electors: (
        f"President {short(card)} ran again, backed by {counted(electors, 'elector')}."
    ),
    "passes": lambda t, seat: f"{who(t, seat)} passed.",
    "declares": lambda t, seat, card, electors: (
        f"{who(t, seat)} declared {short(card)}, who starts with {counted(electors, 'elector')}."
    ),
    "gives": lambda t, seat, card, electors, candidate: (
        f"{short(card)} ({who(t, seat)}) gave {counted(electors, 'elector')} to {short(candidate)}."
    ),
    "duty": lambda t, seat, party: f"The {Party(party).plural} had no candidate: {who(t, seat)} had to put one up.",
    "party_missing": lambda t, party: f"Nobody could run for the {Party(party).plural}.",
    "offers_ticket": lambda t, seat, other: f"{who(t, seat)} offered {who(t, other)} the running mate's place.",
    "accepts_ticket": lambda t, seat: f"{who(t, seat)} accepted.",
    "refuses_ticket": lambda t, seat: f"{who(t, seat)} refused.",
    "nominated": lambda t, seat, card, electors: (
        f"{short(card)} ({who(t, seat)}) was nominated, with {counted(electors, 'elector')}."
    ),
    "primary_tie": _primary_tie,
    "mate": lambda t, candidate, seat, card: (
        f"{short(candidate)} chose {short(card)} ({who(t, seat)}) as running mate."
    ),
    "tickets": _tickets,
    "state_votes": lambda t, state: f"{state_name(state)} voted ({counted(ELECTORS[state], 'elector')}).",
    "spends": _spends,
    "state_won": _won,
    "tie_pawns": lambda t, pawns: (
        f"Tie: drew {pawns_said(pawns)} to break it." if any(pawns) else "Tie: decided by lot."
    ),
    "election_tie": lambda t, tied: f"The election is tied between {listed([short(one) for one in tied])}.",
    "elected": _elected,
}
