"""What people can choose, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import CRISES, EXECUTIVES, LOBBIES, POLITICIANS
from resolute.games.lobby.state import NOBODY, Candidate, InPlay
from resolute.games.lobby.words.names import (
    OFFICES,
    laid_name,
    letter,
    millions,
    name_of,
    pawns_said,
    short,
    state_name,
    who,
)

T = Table[Any]

CARDS = "Play a card"
ONE_ACTION = "One action"
PARTIES = "Change parties"
DECLARE = "Declare a candidate"
DEALS = "Offer the running mate's place"
CAMPAIGN_CARDS = "Play a campaign card"

DONE = "Done"
PASS = "Pass"
PASS_UNTIL = "Pass until somebody else spends"
PASS_ELECTION = "Pass for the rest of this election"
END_INITIATIVE = "End your initiative"
TAKE_NOTHING = "Take nothing"
NO_SECOND_ATTEMPT = "Leave it at that"
WITHDRAW = "Do not run, and leave politics"
FOR_IMPEACHMENT = "Vote to impeach"
AGAINST_IMPEACHMENT = "Vote against"
ACCEPT = "Accept"
REFUSE = "Refuse"

_PILES = {
    "politicians": "Draw a politician",
    "support": "Draw a support card",
    "fundraising": "Draw a fundraising card",
    "cards": "Take a card",
}


def lobby(card: int) -> str:
    """A lobby with its money."""
    return f"{LOBBIES[card].name} (starts with {millions(LOBBIES[card].start)})"


def party(which: Party) -> str:
    """A party for a generic politician."""
    return which.label


def _office(t: T, card: int) -> str:
    s = t.state
    holders = {s.president: "president", s.vice_president: "vice_president", s.secretary: "secretary"}
    return f", {OFFICES[holders[card]]}" if card in holders else ""


def politician(t: T, seat: int, one: InPlay) -> str:
    """A politician with party, office and player."""
    return f"{POLITICIANS[one.card].name} ({letter(one.party)}{_office(t, one.card)}; {who(t, seat)})"


def draw(pile: str) -> str:
    """A pile to draw from."""
    return _PILES[pile]


def attempt(t: T, card: int) -> str:
    """An attempt at the First State."""
    return f"Try to win {state_name(t.state.first_state)} with {short(card)}"


def spend(multiples: int, price: int) -> str:
    """Expenses for an attempt."""
    return f"Spend {millions(multiples * price)} for {signed(multiples)}" if multiples else "Spend nothing"


def price(amount: int) -> str:
    """What an option costs."""
    return millions(amount) if amount else ""


def turn_party(one: InPlay) -> str:
    """A generic politician changes parties."""
    return f"Make {short(one.card)} a {Party(1 - one.party).label}"


def play(t: T, card: int) -> str:
    """A card from the hand."""
    if card in CRISES:
        return f"Play the crisis {name_of(card)}"
    if card in EXECUTIVES:
        return f"Play {name_of(card)} ({EXECUTIVES[card].symbol.label} {EXECUTIVES[card].value})"
    return f"Play {name_of(card)}"


def crisis(t: T, card: int) -> str:
    """A crisis in the box."""
    return f"On {name_of(card)} (strength {CRISES[card].strength})"


def discard(card: int) -> str:
    """A card that goes."""
    return f"Discard {name_of(card)}"


def rival(t: T, seat: int) -> str:
    """Another player."""
    return who(t, seat)


def laid(t: T, seat: int, card: int, under: int) -> str:
    """A card under a politician."""
    said = laid_name(under)
    return f"{said[0].upper()}{said[1:]}, from {short(card)} ({who(t, seat)})"


def on_top(card: int, on: int) -> str:
    """A tucked executive."""
    return f"{name_of(card)}, on {name_of(on)}"


def run_again(card: int) -> str:
    """The President runs."""
    return f"Run again with {short(card)}"


def declare(one: InPlay) -> str:
    """A candidate."""
    return f"Declare {POLITICIANS[one.card].name} ({letter(one.party)})"


def give(one: InPlay, electors: int, target: Candidate) -> str:
    """A gift of electors."""
    return f"Give {short(one.card)}'s {electors} to {short(target.politician)}"


def give_to(target: Candidate) -> str:
    """Whom gifts go to."""
    return f"Give electors to {short(target.politician)}"


def offer(t: T, seat: int, electors: int) -> str:
    """The running mate's place."""
    return f"Offer it to {who(t, seat)} for {electors} electors"


def bid(candidate: Candidate, sign: int, multiples: int, electors: int) -> str:
    """Expenses on election night."""
    side = "for" if sign > 0 else "against"
    return f"Spend {millions(multiples * electors)} {side} {short(candidate.politician)} ({signed(sign * multiples)})"


def bid_group(candidate: Candidate, sign: int) -> str:
    """Whom expenses are about."""
    return f"{'For' if sign > 0 else 'Against'} {short(candidate.politician)}"


def pass_here(state: int) -> str:
    """A standing order for one state."""
    return f"Pass in {state_name(state)}, whatever the others do"


def campaign(t: T, card: int, place: int) -> str:
    """A campaign card."""
    election = t.state.election
    if place == NOBODY or election is None:
        return f"Play {name_of(card)}"
    return f"Play {name_of(card)} on {short(election.candidates[place].politician)}"


def put_back(pawns: Sequence[int]) -> str:
    """Pawns that go back into the bag."""
    return f"Put back {pawns_said(pawns)}"
