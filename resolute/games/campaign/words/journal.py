"""The journal in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from resolute.engine.journal import Roll
from resolute.engine.table import Table
from resolute.games.campaign.content.candidates import CANDIDATES, Office, Party
from resolute.games.campaign.content.charts import DEBATE_NUMBERS
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.rules.fund_raising import FOR_STATES
from resolute.games.campaign.words.ballots import ballot_label, in_millions, in_words, listed, place
from resolute.games.campaign.words.cards import ended
from resolute.games.campaign.words.options import winning_totals
from resolute.games.campaign.words.prompts import state_names

T = Table[Any]


def as_it_was(t: T, tickets: tuple[tuple[int, ...], ...]) -> T:
    """A table for the names of an old entry: the candidates are those of that time."""
    past = t.clone()
    for player, candidates in zip(past.state.players, tickets, strict=True):
        player.candidates = candidates
    return past


def who(t: T, seat: int) -> str:
    """A seat by the candidates that it plays, or by its party before there are any."""
    return str(t.game.seat_name(t, seat))


def _regions(regions: tuple[int, ...]) -> str:
    return " and ".join(f"the {Region(region).label}" for region in regions)


def _names(cards: tuple[int, ...]) -> str:
    return listed([CANDIDATES[card].surname for card in cards])


def _party(t: T, seat: int) -> str:
    return Party(t.state.players[seat].party).label


def _ballots(count: int) -> str:
    return "a ballot" if count == 1 else f"{in_words(count)} ballots"


def _cards(cards: tuple[int, ...]) -> str:
    return "; ".join(ballot_label(card) for card in cards)


def _roll(t: T, roll: Roll) -> str:
    faces = listed(list(map(str, roll.faces)))
    if roll.why == FOR_STATES:
        numbers = dict.fromkeys([*roll.faces, roll.total])
        return f"Rolled {faces}: states {listed(list(map(str, numbers)))}."
    total = f" for {roll.total}" if len(roll.faces) > 1 else ""
    return f"{_rolled_for(roll.why)}: rolled {faces}{total}."


_ROLLS: Mapping[str, Callable[[int], str]] = {
    "absentee": lambda party: f"Dealt first, {Party(party).label}",
    "argument": lambda card: f"{CANDIDATES[card].surname} argues",
    "first_turn": lambda party: f"First turn, {Party(party).label}",
    "funds": lambda state: f"Fund raising in {place(state)}",
    "nomination": lambda seat: f"Nomination, seat {seat + 1}",
    "president": lambda seat: f"Running for president, seat {seat + 1}",
    "voters": lambda _: "Undecided voters",
}


def _rolled_for(why: str) -> str:
    """What dice were rolled for: its kind, and behind a slash the number of whom or what it is about."""
    kind, _, number = why.partition("/")
    say = _ROLLS.get(kind)
    return why if say is None else say(int(number or 0))


def backed_words(t: T, seat: int, back: int, count: int = 1) -> tuple[str, str]:
    """How ballots with the other party's back are spoken of: before their seal, and at the end."""
    if back == t.state.players[seat].party:
        return "", ""
    counts = "it counts" if count == 1 else "they count"
    return f"{Party(back).adjective}-backed ", f"; {counts} for the {_party(t, seat)}"


def _cast(t: T, seat: int, letter: str, state: int, recorded: bool, back: int, at_home: bool) -> str:
    backed, counts = backed_words(t, seat, back)
    kind = f"Home State ballot ({letter})" if at_home else f"{letter} ballot"
    unmarked = "" if recorded else " (not marked on the board)"
    return f"{who(t, seat)} casts a {backed}{kind} in {place(state)}{unmarked}{counts}."


def _cast_unshown(t: T, seat: int, letter: str, region: int, back: int) -> str:
    backed, counts = backed_words(t, seat, back)
    return f"{who(t, seat)} casts a {backed}{letter} ballot somewhere in the {Region(region).label}{counts}."


def _headquarters_card(t: T, seat: int, card: int) -> str:
    shown = HEADQUARTERS[card]
    return f"{shown.headline} {ended(shown.color)} {shown.text}"


def _disregarded(t: T, seat: int, issue: str) -> str:
    names = [candidate.surname for candidate in t.state.players[seat].running]
    nobody = f"Neither {names[0]} nor {names[1]} is" if len(names) > 1 else f"{names[0]} isn't"
    return f"{nobody} identified with {issue}: the bulletin doesn't concern them."


def _rumor_stands(t: T, seat: int, state: int, count: int) -> str:
    paid = f"gives up {_ballots(count)}" if count else "has no ballots left to give up"
    return f"{who(t, seat)} didn't answer the rumor in {place(state)} and {paid}."


def _rumor_unanswerable(t: T, seat: int, state: int, count: int) -> str:
    paid = f"gives up {_ballots(count)}" if count else "has no ballots to give up"
    return f"{who(t, seat)} has no {STATES[state].name} ballot to answer with and {paid}."


def _desk(t: T, seat: int, count: int, room: int) -> str:
    if not count:
        return f"There are no undecided voters left for {who(t, seat)} to win over."
    voters = "an undecided voter" if count == 1 else f"{in_words(count)} undecided voters"
    if not room:
        return f"{who(t, seat)} looks at {voters} but may cast none: the decks are empty and can't replace them."
    limit = "" if room == count else f" and may cast {in_words(room)}: the decks can replace no more"
    return f"{who(t, seat)} takes {voters}{limit}."


def _home_stretch(t: T, party: int) -> str:
    empty = "deck is" if len(t.state.players) == len(Party) else "decks are"
    return f"The {Party(party).label}' {empty} empty. Home stretch: everyone may now campaign in two regions."


def _state_tallied(t: T, state: int, republican: int, democrat: int, edge: int, winner: int, electors: int) -> str:
    holder = Party.REPUBLICAN if edge > 0 else Party.DEMOCRAT
    return (
        f"{STATES[state].name}: {_votes(republican, democrat)}; leans {holder.adjective} by {abs(edge) * 1000:,}."
        f" {electors} electoral votes for the {Party(winner).label}."
    )


def _votes_added(t: T, place: int, republican: int, democrat: int) -> str:
    where = f"the {Region(place).label}" if place < len(Region) else "the nation"
    return f"For the most states in {where}: {_votes(republican, democrat)}."


def _proposes(t: T, seat: int, partner: int, mate: bool) -> str:
    wish = ", in return for choosing the running mate" if mate else ""
    return f"Seat {seat + 1} offers to let seat {partner + 1} run{wish}."


def _funds_change(t: T, seat: int, by: int, funds: int) -> str:
    party = _party(t, seat)
    if not by:
        return f"The {party} have no money to pay with."
    left = f"${funds} million" if funds else "nothing left"
    return f"The {party} {'receive' if by > 0 else 'pay'} ${abs(by)} million and have {left}."


def _pair(republican: object, democrat: object) -> str:
    return f"Republicans {republican}, Democrats {democrat}"


def _votes(republican: int, democrat: int) -> str:
    return _pair(in_millions(republican), in_millions(democrat))


def _absentee_hand(t: T, party: int, cards: tuple[int, ...]) -> str:
    return f"Your absentee ballots: {_cards(cards)}." if cards else "You get no absentee ballots."


SENTENCES: Mapping[str, Callable[..., str]] = {
    "roll": _roll,
    # Setup
    "parties": lambda t, parties: " ".join(
        f"Seat {seat + 1} plays the {Party(party).label}." for seat, party in enumerate(parties)
    ),
    "turned_up": lambda t, party, pair: f"The {Party(party).label} draw {_names(pair)}.",
    "runs_for": lambda t, seat, card, office: (
        f"{CANDIDATES[card].name}, {CANDIDATES[card].post}, runs for {Office(office).label.lower()}."
    ),
    "funds": lambda t, republican, democrat: (
        f"Advertising funds: {_pair(f'${republican} million', f'${democrat} million')}."
    ),
    "drew": lambda t, seat, cards: f"{who(t, seat)} draws {_cards(cards)}.",
    "begins": lambda t, order: f"{who(t, order[0])} goes first.",
    # Nomination
    "convention": lambda t, seat, cards: f"Seat {seat + 1}'s candidates: {_names(cards)}.",
    "has_chosen": lambda t, seat: f"Seat {seat + 1} has chosen.",
    "chose_nominee": lambda t, card: f"You nominate {CANDIDATES[card].name}.",
    "chose_mate": lambda t, card: f"You choose {CANDIDATES[card].name} as running mate.",
    "nominee": lambda t, seat, card: (
        f"Seat {seat + 1} nominates {CANDIDATES[card].name} (total {CANDIDATES[card].total})."
    ),
    "totals_level": lambda t, party: f"The {Party(party).label}' nominees have equal totals.",
    "claims": lambda t, seat: f"Seat {seat + 1} claims the nomination.",
    "proposes": _proposes,
    # Turns
    "turn": lambda t, seat, number: f"{who(t, seat)}, turn {number}.",
    "no_ballots": lambda t, seat: f"{who(t, seat)} has no ballots left.",
    "skipped": lambda t, seat: f"{who(t, seat)} loses this turn.",
    "extra_turn": lambda t, seat: f"{who(t, seat)} takes another turn.",
    "no_extra_turn": lambda t, seat: f"No extra turn for {who(t, seat)}: in the last round everyone gets just one.",
    "idle_round": lambda t: "All decks are empty, and nobody has cast a ballot for a full round.",
    "home_stretch": _home_stretch,
    "last_ballot": lambda t, seat: f"{who(t, seat)} is out of ballots. Everyone else gets one more turn.",
    "no_use_for_ballots": lambda t, seat: (
        f"{who(t, seat)} holds only ballots that can never be cast. Everyone else gets one more turn."
    ),
    "campaign_ends": lambda t: "The campaign is over.",
    "hand_to_undecided": lambda t, seat, count: f"{who(t, seat)} leaves {_ballots(count)} to the undecided voters.",
    # Campaigning
    "reached": lambda t, seat, regions, states: (
        f"{who(t, seat)} goes to {_regions(regions)} and reaches {state_names(states)}."
    ),
    "cast": _cast,
    "blunder": lambda t, seat: f"{who(t, seat)} blunders: no ballot in hand can be cast there.",
    # Headquarters
    "headquarters": lambda t, seat, home: f"{who(t, seat)} goes to campaign headquarters in {place(home)}.",
    "headquarters_card": _headquarters_card,
    "disregarded": _disregarded,
    "reshuffled": lambda t: "The headquarters cards are reshuffled.",
    "rumor": lambda t, target, state: f"A rumor about {who(t, target)} is going around in {place(state)}.",
    "squelched": lambda t, seat, state: f"{who(t, seat)} squelches the rumor in {place(state)}.",
    "rumor_stands": _rumor_stands,
    "rumor_unanswerable": _rumor_unanswerable,
    "rumor_forgotten": lambda t, target, state: (
        f"Nobody talks about the rumor in {place(state)} anymore: there's a new one about {who(t, target)}."
    ),
    "handed_over": lambda t, seat, taker: f"{who(t, seat)} gives {who(t, taker)} a ballot.",
    "ballot_passed": lambda t, card: f"It's {ballot_label(card)}.",
    "loses_turns": lambda t, seat, count: (
        f"{who(t, seat)} will lose their {'next turn' if count == 1 else f'next {in_words(count)} turns'}."
    ),
    "lost_ballot": lambda t, seat: f"{who(t, seat)} puts a ballot under the undecided voters.",
    "lost_card": lambda t, card: f"It was {ballot_label(card)}.",
    "empty_hand": lambda t, seat: f"{who(t, seat)} holds no ballots, so nothing more comes of the card.",
    "funds_change": _funds_change,
    "took_undecided": lambda t, seat, cards: f"From the undecided voters: {_cards(cards)}.",
    "desk": _desk,
    "returned": lambda t, seat, count: f"{who(t, seat)} returns {_ballots(count)}.",
    # Advanced game
    "advertises": lambda t, seat, region: f"{who(t, seat)} advertises in the {Region(region).label}.",
    "paid_for": lambda t, seat, state, price, funds: (
        f"Advertising in {place(state)} costs ${price} million; {f'${funds} million' if funds else 'nothing'} left."
    ),
    "raises_funds": lambda t, seat, region: f"{who(t, seat)} raises funds in the {Region(region).label}.",
    "no_funds_left": lambda t, seat: (
        f"The {_party(t, seat)} have already raised funds in all of these states: {who(t, seat)} loses the turn."
    ),
    "funds_raised": lambda t, seat, state, raised, funds: (
        f"{who(t, seat)} raises {f'${raised} million' if raised else 'nothing'} in {place(state)};"
        f" the party has {f'${funds} million' if funds else 'no money'}."
    ),
    "challenges": lambda t, seat, other: f"{who(t, seat)} challenges {who(t, other)} to a debate.",
    "cannot_debate": lambda t, seat: f"{who(t, seat)} has no ballot to risk and can't be challenged.",
    "issue": lambda t, issue, mine, other: (
        f"{CANDIDATES[mine].surname} and {CANDIDATES[other].surname} debate {issue}."
    ),
    "risks": lambda t, seat, region: f"{who(t, seat)} risks a ballot in the {Region(region).label}.",
    "risked": lambda t, seat, count: f"{who(t, seat)} has risked {_ballots(count)}.",
    "argued": lambda t, card, total, hit: (
        f"Needed {winning_totals(DEBATE_NUMBERS[CANDIDATES[card].rating])}: {CANDIDATES[card].surname}"
        f" {'makes' if hit else 'misses'} the point."
    ),
    "stalemate": lambda t, issue: f"The debate on {issue} is a stalemate; both cast their own ballots.",
    "debate_won": lambda t, seat, issue: f"{who(t, seat)} wins the debate on {issue} and casts every ballot at risk.",
    "won_ballots": lambda t, cards: f"You win {_cards(cards)}.",
    "cast_unshown": _cast_unshown,
    "kept_secret": lambda t, state: f"It's in {place(state)}.",
    # Absentee ballots
    "states_count": lambda t, *counts: f"States campaigned in: {_pair(*counts)}.",
    "for_debates": lambda t, party, count: (
        f"The {Party(party).label} won more debates and get the first {in_words(count)} absentee ballots."
    ),
    "for_states": lambda t, party, count: (
        f"The {Party(party).label} campaigned in more states and get"
        f" {'an extra absentee ballot' if count == 1 else f'{in_words(count)} extra absentee ballots'}."
    ),
    "absentee_dealt": lambda t, *counts: f"Absentee ballots: {_pair(*counts)}.",
    "absentee_hand": _absentee_hand,
    "absentee_cast": lambda t, card, state: f"You cast an absentee ballot in {place(state)}: {ballot_label(card)}.",
    "absentee_aside": lambda t, card: f"You set an absentee ballot aside: {ballot_label(card)}.",
    # Election night
    "polls_close": lambda t: "The polls have closed.",
    "state_tallied": _state_tallied,
    "region_tallied": lambda t, region, *running: (
        f"After the {Region(region).label}, electoral votes: {_pair(*running)}."
    ),
    "electoral_tie": lambda t, republican, democrat: (
        f"269 electoral votes each: the popular vote decides. {_votes(republican, democrat)}."
    ),
    "region_counted": lambda t, region, republican, democrat: (
        f"The {Region(region).label}: {_votes(republican, democrat)}."
    ),
    "subtotal": lambda t, republican, democrat: f"All ballots: {_votes(republican, democrat)}.",
    "votes_added": _votes_added,
    "elected": lambda t, winner, president, mate, *scores: (
        f"{CANDIDATES[president].name} is elected president, with {CANDIDATES[mate].name} as vice president."
    ),
    "dead_heat": lambda t, *scores: "The election ends in a dead heat.",
    "four_years_later": lambda t, president: "Four years later, the next election begins.",
    "runs_again": lambda t, president: f"President {CANDIDATES[president].name} runs for re-election.",
}
