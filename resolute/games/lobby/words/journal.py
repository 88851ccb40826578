"""The journal in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from resolute.engine.table import Table
from resolute.engine.words import level
from resolute.games.lobby.content.kinds import Party, Period
from resolute.games.lobby.library import CRISES, ELECTORS, FATES, years_of
from resolute.games.lobby.state import NOBODY
from resolute.games.lobby.words.journal_elections import ELECTION_SENTENCES
from resolute.games.lobby.words.names import (
    OFFICES,
    counted,
    laid_name,
    listed,
    millions,
    name_of,
    pawns_said,
    short,
    state_name,
    who,
)

T = Table[Any]

PHASES = {
    "mortality": "Mortality",
    "income": "Income",
    "congress": "Congress",
    "primaries": "Primaries",
    "election": "Election night",
}

_WHY = {
    "president": "the presidency",
    "vice_president": "the vice presidency",
    "secretary": "the State Department",
    "succession": "moving into the White House",
    "evaluation": "the policy evaluation",
    "crisis": "the crisis",
    "lobby": "the lobby's goal",
    "fate": "the fate card",
    "independent": "the independent's votes",
    "beaten": "losing the White House",
}

_APPROVAL = {
    "evaluation": "uncovered crises",
    "crisis": "a new crisis",
    "solved": "a crisis solved",
    "card": "the card",
}

_LEAVES = {
    "pawn": "{} ({}) left politics.",
    "impeachment": "{} ({}) was removed from office and left politics.",
    "withdraws": "{} ({}) did not run again and left politics.",
    "beaten": "{} ({}) lost the White House and left politics.",
}


def _names(cards: tuple[int, ...]) -> str:
    return listed([name_of(card) for card in cards]) if cards else "nothing"


def _points(t: T, seat: int, points: int, why: str) -> str:
    verb = "scored" if points > 0 else "lost"
    return f"{who(t, seat)} {verb} {counted(abs(points), 'point')} for {_WHY[why]}."


def _turn(t: T, turn: int, period: int) -> str:
    first, last = years_of(turn)
    return f"Turn {turn}: {first} to {last}."


def _fate(t: T, seat: int, card: int) -> str:
    return f"{who(t, seat)} drew the fate {FATES[card].name}."


def _income(t: T, seat: int, flat: int, funds: int, lobby: int) -> str:
    parts = [f"{millions(flat)}"]
    if funds:
        parts.append(f"{millions(funds)} from fundraising")
    if lobby:
        parts.append(f"{millions(lobby)} from the lobby")
    details = f": {listed(parts)}" if len(parts) > 1 else ""
    return f"{who(t, seat)} got {millions(flat + funds + lobby)}{details}."


def _evaluation(t: T, bare: int) -> str:
    if not bare:
        return "Policy evaluation: every crisis is covered."
    return f"Policy evaluation: {counted(bare, 'crisis is', 'crises are')} uncovered."


def _approval(t: T, before: int, after: int, why: str) -> str:
    return f"Approval went from {level(before)} to {level(after)} ({_APPROVAL[why]})."


def _plays(t: T, seat: int, card: int) -> str:
    kind = "the crisis " if card in CRISES else ""
    return f"{who(t, seat)} played {kind}{name_of(card)}."


def _attempt_ends(t: T, seat: int, politician: int, state: int, own: int, others: int, won: bool) -> str:
    result = "won" if won else "did not win"
    return f"{short(politician)} {result} {state_name(state)}, {own} to {others}."


def _attempts(t: T, seat: int, politician: int, state: int, paid: int) -> str:
    spent = f", spending {millions(paid)}" if paid else ""
    return f"{who(t, seat)} sent {short(politician)} to win {state_name(state)} ({ELECTORS[state]}){spent}."


def _impeached(t: T, president: int, votes: int, least: int) -> str:
    verdict = "is removed from office" if votes >= least else "stays in office"
    return f"{counted(votes, 'vote')} to impeach, {least} needed: President {short(president)} {verdict}."


def _money(t: T, seat: int, amount: int) -> str:
    return f"{who(t, seat)} {'got' if amount > 0 else 'paid'} {millions(abs(amount))}."


def _pawn(t: T, seat: int, card: int, color: int) -> str:
    return f"{short(card)} ({who(t, seat)}) drew a {Party(color).pawn} pawn."


def _leaves(t: T, seat: int, card: int, why: str) -> str:
    return _LEAVES[why].format(short(card), who(t, seat))


def _office(t: T, seat: int, card: int, office: str) -> str:
    return f"{short(card)} ({who(t, seat)}) became {OFFICES[office]}."


def _answers(t: T, seat: int, card: int, *event: Any) -> str:
    return f"{who(t, seat)} answered with {name_of(card)}."


def _stopped(t: T, kind: str, by: int, about: tuple[Any, ...]) -> str:
    match kind:
        case "attempt":
            return f"The attempt in {state_name(about[2])} was called off."
        case "pawns":
            return "The first attempt does not count."
        case "leaving":
            return f"{short(about[0])} ({who(t, by)}) stays in politics."
        case _:
            return f"{name_of(about[0])} was stopped."


SENTENCES: Mapping[str, Callable[..., str]] = {
    "stopped": _stopped,
    # Set-up
    "offered_lobbies": lambda t, seat, cards: f"You may lead {' or '.join(name_of(card) for card in cards)}.",
    "has_chosen": lambda t, seat: f"Seat {seat + 1} chose a lobby.",
    "chose_lobby": lambda t, card: f"You chose {name_of(card)}.",
    "shows_lobby": lambda t, seat, card, money: f"Seat {seat + 1} leads {name_of(card)}, with {millions(money)}.",
    "dealt_politicians": lambda t, seat, cards: f"{who(t, seat)} got {_names(cards)}.",
    "dealt_states": lambda t, seat, cards: f"{who(t, seat)} got {_names(cards)}.",
    "crisis_lies": lambda t, card: f"{name_of(card)} (strength {CRISES[card].strength}) is on the board.",
    # Turns
    "turn": _turn,
    "period": lambda t, period: f"Period {Period(period).label} began: new cards came in.",
    "phase": lambda t, phase: f"{PHASES[phase]}.",
    "income": _income,
    "scores": _points,
    "wins": lambda t, seat, points: f"{who(t, seat)} reached {points} points.",
    "ends": lambda t, seats: f"The game is over. First place: {listed([who(t, seat) for seat in seats])}.",
    "approval": _approval,
    # Politicians and offices
    "draws_politician": lambda t, seat, card: f"{who(t, seat)} drew {name_of(card)}.",
    "declares_party": lambda t, seat, card, party: f"{short(card)} joined the {Party(party).plural}.",
    "turns_party": lambda t, seat, card, party: (
        f"{short(card)} ({who(t, seat)}) went over to the {Party(party).plural}."
    ),
    "faces_the_bag": _pawn,
    "leaves": _leaves,
    "succeeds": lambda t, seat, card: f"{short(card)} ({who(t, seat)}) succeeded as President.",
    "takes_office": _office,
    # Cards
    "draws_laid": lambda t, seat, card: f"{who(t, seat)} drew {laid_name(card)}.",
    "lays_under": lambda t, seat, card, politician: f"{short(politician)} got {laid_name(card)}.",
    "moves_laid": lambda t, seat, card, giver, taker: (
        f"{who(t, seat)} moved {laid_name(card)} from {short(giver)} to {short(taker)}."
    ),
    "takes_laid": lambda t, seat, owner, politician, card: (
        f"{who(t, seat)} took {laid_name(card)} from {short(politician)} ({who(t, owner)})."
    ),
    "laid_goes_home": lambda t, owner, politician, card: (
        f"{short(politician)} ({who(t, owner)}) lost {laid_name(card)}."
    ),
    "takes_nothing": lambda t, seat: f"{who(t, seat)} took nothing.",
    "first_state": lambda t, state: f"{state_name(state)} ({ELECTORS[state]}) is the First State.",
    "drew": lambda t, seat, count: f"{who(t, seat)} took {counted(count, 'card')}.",
    "drew_these": lambda t, cards: f"You drew {_names(cards)}.",
    "discards": lambda t, seat, card: f"{who(t, seat)} discarded {name_of(card)}.",
    "reshuffles": lambda t, count: f"{counted(count, 'discarded card was', 'discarded cards were')} shuffled again.",
    "looks_at_hand": lambda t, seat, rival: f"{who(t, seat)} looked at the hand of {who(t, rival)}.",
    "sees_hand": lambda t, rival, cards: f"{who(t, rival)} holds {_names(cards)}.",
    "takes_card": lambda t, seat, rival: f"{who(t, seat)} took a card from the hand of {who(t, rival)}.",
    "took_this": lambda t, seat, rival, card: f"It was {name_of(card)}.",
    # Congress
    "initiative": lambda t, seat, number: f"Initiative of {who(t, seat)} (round {number}).",
    "lose_initiative": lambda t, seats: (
        f"A new President took over: {listed([who(t, seat) for seat in seats])} lost the initiative."
    ),
    "fate": _fate,
    "nothing_happens": lambda t, card: f"{name_of(card)} had no effect.",
    "plays": _plays,
    "shows": lambda t, seat, card: f"{who(t, seat)} showed {name_of(card)}.",
    "plays_on": lambda t, seat, card, crisis: f"{who(t, seat)} played {name_of(card)} on {name_of(crisis)}.",
    "answers_with": _answers,
    "solves": lambda t, seat, card: f"{name_of(card)} is solved.",
    "money": _money,
    "takes_money": lambda t, seat, rival, amount: f"{who(t, seat)} took {millions(amount)} from {who(t, rival)}.",
    "on_top": lambda t, card, crisis: f"{name_of(card)} counts as fresh on {name_of(crisis)} again.",
    "evaluation": _evaluation,
    "attempts": _attempts,
    "pawns": lambda t, pawns: f"Drew {pawns_said(pawns)}.",
    "attempt_ends": _attempt_ends,
    "impeachment": lambda t, seat, president, least: (
        f"{who(t, seat)} called for the impeachment of President {short(president)}: {counted(least, 'vote')} needed."
    ),
    "votes": lambda t, seat, count, for_it: (
        f"{who(t, seat)} cast {counted(count, 'vote')} {'for' if for_it else 'against'} impeachment."
    ),
    "impeached": _impeached,
    "campaigns": lambda t, seat, card, on: (
        f"{who(t, seat)} played {name_of(card)}{f' on {short(on)}' if on != NOBODY else ''}."
    ),
    **ELECTION_SENTENCES,
}
