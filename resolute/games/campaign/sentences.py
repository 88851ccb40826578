"""The journal in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from resolute.engine.table import Table
from resolute.games.campaign.content.candidates import CANDIDATES, Office, Party
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.lookups import ballot_label
from resolute.games.campaign.content.states import STATES, Region

T = Table[Any]


def who(t: T, seat: int) -> str:
    """A seat by the candidates that it plays, or by its party before there are any."""
    return str(t.game.seat_name(t, seat))


def millions(votes: int) -> str:
    """Votes in hundred thousands, written out: 237 is 23,700,000."""
    return f"{votes * 100_000:,}"


def _states(states: tuple[int, ...]) -> str:
    *some, last = [STATES[state].name for state in states]
    return f"{', '.join(some)} and {last}" if some else last


def _regions(regions: tuple[int, ...]) -> str:
    return " and ".join(f"the {Region(region).label}" for region in regions)


def _names(cards: tuple[int, ...]) -> str:
    return ", ".join(CANDIDATES[card].name for card in cards)


def _ballots(count: int) -> str:
    return "a ballot" if count == 1 else f"{count} ballots"


def _cards(cards: tuple[int, ...]) -> str:
    return "; ".join(ballot_label(card) for card in cards)


def _cast(t: T, seat: int, letter: str, state: int, recorded: bool, back: int, at_home: bool) -> str:
    office = Office.PRESIDENT if letter == "P" else Office.VICE_PRESIDENT
    off = "" if recorded else ", off the record"
    kind = "Home State ballot" if at_home else "ballot"
    whose = "" if back == t.state.players[seat].party else f" of the {Party(back).label}"
    return f"{who(t, seat)} casts a {office.label.lower()} {kind}{whose} in {STATES[state].name}{off}."


def _headquarters_card(t: T, seat: int, card: int) -> str:
    shown = HEADQUARTERS[card]
    text = shown.text
    return f"{shown.kind}: {shown.title}. {shown.colour} {text[0].upper()}{text[1:]}."


def _state_tallied(t: T, state: int, republican: int, democrat: int, edge: int, winner: int, electors: int) -> str:
    holder = Party.REPUBLICAN if edge > 0 else Party.DEMOCRAT
    return (
        f"{STATES[state].name}: Republicans {millions(republican)}, Democrats {millions(democrat)}, "
        f"edge {abs(edge) * 1000:,} for the {holder.label}. "
        f"{electors} electoral votes for the {Party(winner).label}."
    )


def _votes_added(t: T, place: int, republican: int, democrat: int) -> str:
    where = f"the {Region(place).label}" if place < len(Region) else "the nation"
    return (
        f"For campaigning in the most states of {where}: "
        f"Republicans {millions(republican)}, Democrats {millions(democrat)}."
    )


def _proposes(t: T, seat: int, partner: int, mate: bool) -> str:
    wish = ", and wants to choose the running mate" if mate else ""
    return f"Seat {seat + 1} proposes the nominee of seat {partner + 1}{wish}."


def _funds_change(t: T, seat: int, by: int, funds: int) -> str:
    party = Party(t.state.players[seat].party).label
    if not by:
        return f"The {party} have no money to pay with."
    return f"The {party} {'receive' if by > 0 else 'pay'} ${abs(by)} million and have ${funds} million."


def _pair(republican: int, democrat: int) -> str:
    return f"Republicans {republican}, Democrats {democrat}"


def _absentee_hand(t: T, party: int, cards: tuple[int, ...]) -> str:
    return f"Your absentee ballots: {_cards(cards)}." if cards else "You get no absentee ballots."


SENTENCES: Mapping[str, Callable[..., str]] = {
    # Setup
    "parties": lambda t, parties: (
        "; ".join(f"Seat {seat + 1} plays for the {Party(party).label}" for seat, party in enumerate(parties)) + "."
    ),
    "turned_up": lambda t, party, pair: f"The {Party(party).label} turn up {_names(pair)}.",
    "runs_for": lambda t, seat, card, office: (
        f"{CANDIDATES[card].name} ({CANDIDATES[card].title} from {STATES[CANDIDATES[card].home].name})"
        f" runs for {Office(office).label.lower()}."
    ),
    "funds": lambda t, *funds: f"Advertising funds in $ million: {_pair(*funds)}.",
    "drew": lambda t, seat, cards: f"{who(t, seat)} draws {_cards(cards)}.",
    "begins": lambda t, order: f"{who(t, order[0])} begins.",
    # Nomination
    "convention": lambda t, seat, cards: f"Before seat {seat + 1}: {_names(cards)}.",
    "has_chosen": lambda t, seat: f"Seat {seat + 1} has chosen.",
    "chose_nominee": lambda t, card: f"You put up {CANDIDATES[card].name}.",
    "chose_mate": lambda t, card: f"You choose {CANDIDATES[card].name} as running mate.",
    "nominee": lambda t, seat, card: (
        f"Seat {seat + 1} puts up {CANDIDATES[card].name}, total {CANDIDATES[card].total}."
    ),
    "totals_level": lambda t, party: f"The nominees of the {Party(party).label} have equal totals.",
    "claims": lambda t, seat: f"Seat {seat + 1} claims the nomination.",
    "proposes": _proposes,
    # Turns
    "no_ballots": lambda t, seat: f"{who(t, seat)} has no ballots left.",
    "skipped": lambda t, seat: f"{who(t, seat)} loses this turn.",
    "extra_turn": lambda t, seat: f"{who(t, seat)} has another turn.",
    "no_extra_turn": lambda t, seat: f"{who(t, seat)} has no other turn: in the last round everybody has only one.",
    "idle_round": lambda t: "All decks are used up, and for a full round nobody has cast a ballot.",
    "home_stretch": lambda t: "A party has used up its ballot decks: the election is in the home stretch.",
    "last_ballot": lambda t, seat: f"{who(t, seat)} is out of ballots: the others have one more turn each.",
    "no_use_for_ballots": lambda t, seat: (
        f"{who(t, seat)} holds only ballots that can never be cast: the others have one more turn each."
    ),
    "campaign_ends": lambda t: "The campaign is over.",
    "hand_to_undecided": lambda t, seat, count: f"{who(t, seat)} leaves {_ballots(count)} to the undecided voters.",
    # Campaigning
    "reached": lambda t, seat, regions, states: (
        f"{who(t, seat)} goes to {_regions(regions)} and reaches {_states(states)}."
    ),
    "cast": _cast,
    "blunder": lambda t, seat: f"{who(t, seat)} blunders: there is no ballot to cast.",
    # Headquarters
    "headquarters": lambda t, seat, home: f"{who(t, seat)} goes to campaign headquarters in {STATES[home].name}.",
    "headquarters_card": _headquarters_card,
    "reshuffled": lambda t: "The headquarters cards are shuffled anew.",
    "rumor": lambda t, target, state: f"A rumor about {who(t, target)} goes round in {STATES[state].name}.",
    "squelched": lambda t, seat, state: f"{who(t, seat)} squelches the rumor in {STATES[state].name}.",
    "rumor_stands": lambda t, seat, state: f"Nobody answers the rumor about {who(t, seat)} in {STATES[state].name}.",
    "handed_over": lambda t, seat, taker: f"{who(t, seat)} hands a ballot to {who(t, taker)}.",
    "ballot_passed": lambda t, card: f"It is {ballot_label(card)}.",
    "loses_turns": lambda t, seat, count: (
        f"{who(t, seat)} will lose {'the next turn' if count == 1 else f'{count} turns'}."
    ),
    "lost_ballot": lambda t, seat: f"{who(t, seat)} puts a ballot under the undecided voters.",
    "lost_card": lambda t, card: f"It was {ballot_label(card)}.",
    "funds_change": _funds_change,
    "took_undecided": lambda t, seat, cards: f"From the undecided voters: {_cards(cards)}.",
    "desk": lambda t, seat, count, room: (
        f"{who(t, seat)} takes {_ballots(count)} from the undecided voters and may cast {room}."
    ),
    "returned": lambda t, seat, count: f"{who(t, seat)} returns {_ballots(count)}.",
    # Advanced game
    "advertises": lambda t, seat, region: f"{who(t, seat)} advertises in the {Region(region).label}.",
    "paid_for": lambda t, seat, state, price, funds: (
        f"Advertising in {STATES[state].name} costs ${price} million; ${funds} million are left."
    ),
    "raises_funds": lambda t, seat, region: f"{who(t, seat)} raises funds in the {Region(region).label}.",
    "no_funds_left": lambda t, seat: (
        f"{who(t, seat)} has raised funds in all of these states before: the turn is lost."
    ),
    "funds_raised": lambda t, seat, state, raised, funds: (
        f"{who(t, seat)} raises ${raised} million in {STATES[state].name}; the party has ${funds} million."
    ),
    "challenges": lambda t, seat, other: f"{who(t, seat)} challenges {who(t, other)} to a debate.",
    "cannot_debate": lambda t, seat: f"{who(t, seat)} has no ballot to risk and cannot be challenged.",
    "issue": lambda t, issue, mine, other: f"{CANDIDATES[mine].name} and {CANDIDATES[other].name} debate: {issue}.",
    "risks": lambda t, seat, region: f"{who(t, seat)} risks a ballot in the {Region(region).label}.",
    "risked": lambda t, seat, count: f"{who(t, seat)} has risked {_ballots(count)}.",
    "argued": lambda t, card, total, hit: (
        f"{CANDIDATES[card].name} rolls {total} and {'makes the point' if hit else 'misses the point'}."
    ),
    "stalemate": lambda t, issue: f"The debate on {issue} is a stalemate; both cast their own ballots.",
    "debate_won": lambda t, seat, issue: f"{who(t, seat)} wins the debate on {issue} and casts all ballots at risk.",
    "won_ballots": lambda t, cards: f"You win {_cards(cards)}.",
    # Absentee ballots
    "states_count": lambda t, *counts: f"States campaigned in: {_pair(*counts)}.",
    "for_debates": lambda t, party, count: (
        f"The {Party(party).label} won more debates and get {_ballots(count)} of absentees first."
    ),
    "for_states": lambda t, party, count: (
        f"The {Party(party).label} campaigned in more states and get {_ballots(count)} of absentees."
    ),
    "absentee_dealt": lambda t, *counts: f"Absentee ballots: {_pair(*counts)}.",
    "absentee_hand": _absentee_hand,
    "absentee_cast": lambda t, card, state: (
        f"You cast an absentee ballot in {STATES[state].name}: {ballot_label(card)}."
    ),
    "absentee_aside": lambda t, card: f"You set an absentee ballot aside: {ballot_label(card)}.",
    # Election night
    "polls_close": lambda t: "The polls have closed.",
    "state_tallied": _state_tallied,
    "region_tallied": lambda t, region, *running: (
        f"After the {Region(region).label}, electoral votes: {_pair(*running)}."
    ),
    "electoral_tie": lambda t, republican, democrat: (
        "269 electoral votes each: the popular vote decides. "
        f"Republicans {millions(republican)}, Democrats {millions(democrat)}."
    ),
    "region_counted": lambda t, region, republican, democrat: (
        f"The {Region(region).label}: Republicans {millions(republican)}, Democrats {millions(democrat)}."
    ),
    "subtotal": lambda t, republican, democrat: (
        f"Ballots in all: Republicans {millions(republican)}, Democrats {millions(democrat)}."
    ),
    "votes_added": _votes_added,
    "elected": lambda t, winner, president, mate, *scores: (
        f"{CANDIDATES[president].name} is elected president, with {CANDIDATES[mate].name} as vice president."
    ),
    "dead_heat": lambda t, *scores: "The election ends in a dead heat.",
    "four_years_later": lambda t, president: f"Four years later, President {CANDIDATES[president].name} stands again.",
    "runs_again": lambda t, president: f"President {CANDIDATES[president].name} runs for re-election.",
}
