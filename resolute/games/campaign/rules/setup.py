"""Setting up: parties, candidates, ballot decks, undecided voters, hands, and who goes first. (Setup)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.pieces import Deck, Pile, shuffled
from resolute.engine.table import D6, Table
from resolute.games.campaign.content.addresses import CANDIDATE_AT
from resolute.games.campaign.content.ballots import BALLOTS, DECKS
from resolute.games.campaign.content.candidates import CANDIDATES, Office, Party
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.rules.ballots import refill_hand
from resolute.games.campaign.rules.incumbent import incumbent_slate
from resolute.games.campaign.rules.nomination import nominate
from resolute.games.campaign.rules.turns import next_turn
from resolute.games.campaign.state import NO_RUMOR, Campaign, new_side
from resolute.games.campaign.words import prompts

REMOVED = 3
"""How many cards of each ballot deck become undecided voters."""
TWO_DICE = 2 * D6
_PARTIES = {"republican": Party.REPUBLICAN, "democrat": Party.DEMOCRAT}


@step
def open_the_box(t: Table[Campaign]) -> None:
    """Lots decide which partners play which party, unless the players have settled it. (Setup 1)"""
    s = t.state
    chosen = _PARTIES.get(t.options["sides"])
    first = t.dice.below(2) if chosen is None else int(chosen)
    for seat, player in enumerate(s.players):
        player.party = (first + seat) % 2
    t.tell("parties", tuple(player.party for player in s.players))
    incumbent = _PARTIES.get(t.options["incumbent"])
    if incumbent is not None:
        s.incumbent = incumbent
        cards = party_cards(incumbent)
        s.president = cards[t.dice.below(len(cards))]
        for party in Party:
            share_the_offices(t, party)
        t.then(incumbent_slate)
    elif t.options["nomination"]:
        t.then(nominate)
    else:
        t.then(turn_up_candidates)
    t.then(deal_ballots)


def party_cards(party: int) -> tuple[int, ...]:
    """The candidate cards of a party."""
    return tuple(candidate.id for candidate in CANDIDATES if candidate.party == party)


@step
def turn_up_candidates(t: Table[Campaign]) -> None:
    """Each party turns up two candidates. (Setup 3)

    With four players dice decide who runs for president; with two the player chooses.
    """
    s = t.state
    for party in Party:
        deck = Deck(party_cards(party))
        pair = (deck.draw(t.dice), deck.draw(t.dice))
        t.tell("turned_up", int(party), pair)
        seats = s.seats_of(party)
        if len(seats) == 1:
            s.players[seats[0]].candidates = pair
            t.then(choose_president, seats[0])
        else:
            share_the_offices(t, party)
            for seat, card in zip(seats, pair, strict=True):
                s.players[seat].candidates = (card,)
                t.tell("runs_for", seat, card, s.players[seat].offices[0])


def share_the_offices(t: Table[Campaign], party: int) -> None:
    """A single player has both offices; of two partners, dice decide who runs for president. (Setup 3)"""
    s = t.state
    seats = s.seats_of(party)
    president, vice_president = int(Office.PRESIDENT), int(Office.VICE_PRESIDENT)
    if len(seats) == 1:
        s.players[seats[0]].offices = (president, vice_president)
        return
    first = _roll_for_president(t, seats)
    for seat in seats:
        s.players[seat].offices = (president,) if seat == first else (vice_president,)


def _roll_for_president(t: Table[Campaign], seats: tuple[Seat, ...]) -> Seat:
    while True:
        rolls = [sum(t.roll_now(TWO_DICE, f"president/{seat}")) for seat in seats]
        if rolls[0] != rolls[1]:
            return seats[int(rolls[1] > rolls[0])]


def _president_prompt(t: Table[Any], actor: Actor) -> str:
    s: Campaign = t.state
    return prompts.president(s.players[s.seats_of(1 - s.players[actor].party)[0]].running)


@choice(_president_prompt, rule="Setup")
def choose_president(t: Table[Campaign], actor: Actor) -> Iterator[Option]:
    """The other one runs for vice president. (Setup 3)"""
    for card in t.state.players[actor].candidates:
        yield Option(CANDIDATES[card].name, do(name_president, actor, card), at=CANDIDATE_AT[card])


@step
def name_president(t: Table[Campaign], seat: Seat, card: int) -> None:
    """A player with two candidates plays both."""
    player = t.state.players[seat]
    mate = next(other for other in player.candidates if other != card)
    player.candidates = (card, mate)
    player.offices = (int(Office.PRESIDENT), int(Office.VICE_PRESIDENT))
    t.tell("runs_for", seat, card, int(Office.PRESIDENT))
    t.tell("runs_for", seat, mate, int(Office.VICE_PRESIDENT))


@step
def deal_ballots(t: Table[Campaign]) -> None:
    """Three cards of each ballot deck become the undecided voters; the rest are the players' decks. (Setup 4)

    With two players a party's two decks are then shuffled into one.
    """
    s = t.state
    s.sides = [new_side(), new_side()]
    s.box = bytearray(len(BALLOTS))
    s.known = bytearray(len(BALLOTS))
    s.aside = ()
    undecided: list[int] = []
    for player in s.players:
        player.hand = ()
        player.deck = Deck()
        player.rumor = NO_RUMOR
        player.skips = player.extra_turns = 0
        for office in player.offices:
            deck = Deck(DECKS[player.party * 2 + office])
            undecided += [deck.draw(t.dice) for _ in range(REMOVED)]
            player.deck.add(*deck.cards)
    s.undecided = Pile(shuffled(tuple(undecided), t.dice))
    s.headquarters = Deck(tuple(card.id for card in HEADQUARTERS))
    s.headquarters_discards = ()
    if t.options["advertising"]:
        for seat, player in enumerate(s.players):
            s.side_of(seat).funds += sum(candidate.financial for candidate in player.running)
        t.tell("funds", s.sides[0].funds, s.sides[1].funds)
    for seat in range(len(s.players)):
        refill_hand(t, seat)
    t.then(roll_for_first_turn)


@step
def roll_for_first_turn(t: Table[Campaign]) -> None:
    """The presidential candidates roll for the first turn. With four: president, president, vice, vice. (Play)"""
    s = t.state
    presidents = [s.seat_running_for(party, Office.PRESIDENT) for party in Party]
    while True:
        rolls = [sum(t.roll_now(TWO_DICE, f"first_turn/{party:d}")) for party in Party]
        if rolls[0] != rolls[1]:
            break
    first = Party(int(rolls[1] > rolls[0]))
    parties = (first, Party(1 - first))
    order = [presidents[party] for party in parties]
    if len(s.players) > len(parties):
        order += [s.seat_running_for(party, Office.VICE_PRESIDENT) for party in parties]
    s.order = tuple(order)
    s.turn = 0
    s.turns_left = -1
    s.idle_seats = ()
    s.home_stretch = False
    t.tell("begins", s.order)
    t.then(next_turn)
