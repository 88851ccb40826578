"""The convention: each party chooses its ticket. (Advanced Game, Nomination)"""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.pieces import Deck
from resolute.engine.table import D6, Table
from resolute.games.campaign.content.addresses import CANDIDATE_AT
from resolute.games.campaign.content.candidates import CANDIDATES, Office, Party
from resolute.games.campaign.state import Campaign, Nomination
from resolute.games.campaign.words import options, prompts

FIVE = 5
SEVEN = 7
NOBODY = -1


@step
def nominate(t: Table[Campaign]) -> None:
    """Turn candidate cards up: five before each of four players, seven before each of two.

    What is chosen stays secret until everybody has chosen.
    """
    s = t.state
    seats = len(s.players)
    decks = [Deck(tuple(one.id for one in CANDIDATES if one.party == party)) for party in Party]
    count = FIVE if seats > len(Party) else SEVEN
    cards = [tuple(decks[player.party].draw(t.dice) for _ in range(count)) for player in s.players]
    s.nomination = Nomination(cards, [NOBODY] * seats, [NOBODY] * seats)
    for seat, shown in enumerate(cards):
        t.tell("convention", seat, shown)
    for seat in range(seats):
        t.then(choose_nominee, seat)
    if seats > len(Party):
        t.then(reveal_nominees)
    else:
        for seat in range(seats):
            t.then(choose_mate_of_seven, seat)
        t.then(reveal_tickets)


@choice(prompts.NOMINATE, rule="Nomination")
def choose_nominee(t: Table[Campaign], actor: Actor) -> Iterator[Option]:
    """One of the cards in front of the player; the others are not told yet."""
    s = t.state
    assert s.nomination is not None
    for card in s.nomination.cards[actor]:
        yield Option(options.candidate(card), do(put_up, actor, card), at=CANDIDATE_AT[card])


@step
def put_up(t: Table[Campaign], seat: Seat, card: int) -> None:
    """Put a nominee down, face down for now."""
    s = t.state
    assert s.nomination is not None
    s.nomination.nominees[seat] = card
    t.tell("has_chosen", seat)
    t.tell("chose_nominee", card, to=(seat,))


# Four players: partners compete, agree, or the higher total decides


@step
def reveal_nominees(t: Table[Campaign]) -> None:
    """All nominees are shown; then the partners of each party settle who runs for president."""
    s = t.state
    assert s.nomination is not None
    s.nomination.revealed = True
    for seat, card in enumerate(s.nomination.nominees):
        t.tell("nominee", seat, card)
    for party in Party:
        t.then(settle_party, int(party))
    t.then(close_convention)


def _total(s: Campaign, seat: Seat) -> int:
    """The effective total of a seat's nominee."""
    assert s.nomination is not None
    return CANDIDATES[s.nomination.nominees[seat]].total


@step
def settle_party(t: Table[Campaign], party: int) -> None:
    """Without an agreement the higher total wins the nomination, so its player is asked first.

    With equal totals the first of them is asked; if they cannot agree, dice decide.
    """
    s = t.state
    one, other = s.seats_of(party)
    totals = [_total(s, seat) for seat in (one, other)]
    if totals[0] == totals[1]:
        t.tell("totals_level", party)
        t.then(choose_claim, one, other)
    elif totals[0] > totals[1]:
        t.then(choose_favored, one, other)
    else:
        t.then(choose_favored, other, one)


@choice(prompts.CLAIM, rule="Nomination")
def choose_claim(t: Table[Campaign], actor: Actor, partner: Seat) -> Iterator[Option]:
    """With equal totals either may give way; if neither does, dice decide."""
    yield Option(options.CLAIM, do(claim, actor, partner))
    yield Option(options.LET_PARTNER_RUN, do(propose, actor, partner, False))
    yield Option(options.LET_PARTNER_RUN_FOR_MATE, do(propose, actor, partner, True))


@step
def claim(t: Table[Campaign], seat: Seat, partner: Seat) -> None:
    """A claim among equals, which the partner may dispute."""
    t.tell("claims", seat)
    t.then(answer_claim, partner, seat)


@choice(prompts.ANSWER_CLAIM, rule="Nomination")
def answer_claim(t: Table[Campaign], actor: Actor, claimant: Seat) -> Iterator[Option]:
    """Agree, or let the dice decide."""
    yield Option(options.AGREE, do(win_nomination, claimant, actor, claimant))
    yield Option(options.DISAGREE_AND_ROLL, do(roll_for_nomination, claimant, actor), declines=True)


@step
def roll_for_nomination(t: Table[Campaign], one: Seat, other: Seat) -> None:
    """Dice decide between nominees of equal totals."""
    while True:
        rolls = [sum(t.roll_now(2 * D6, f"nomination/{seat}")) for seat in (one, other)]
        if rolls[0] != rolls[1]:
            break
    winner, loser = (one, other) if rolls[0] > rolls[1] else (other, one)
    t.then(win_nomination, winner, loser, winner)


@choice(prompts.RUN, rule="Nomination")
def choose_favored(t: Table[Campaign], actor: Actor, partner: Seat) -> Iterator[Option]:
    """The favored player may insist, or let the partner run, with or without choosing the running mate."""
    yield Option(options.RUN, do(win_nomination, actor, partner, actor))
    yield Option(options.LET_PARTNER_RUN, do(propose, actor, partner, False))
    yield Option(options.LET_PARTNER_RUN_FOR_MATE, do(propose, actor, partner, True))


choose_favored.name = "choose_favoured"  # as saved games call it


@step
def propose(t: Table[Campaign], seat: Seat, partner: Seat, chooses_mate: bool) -> None:
    """A proposal to the partner, who may decline it."""
    t.tell("proposes", seat, partner, chooses_mate)
    t.then(answer_proposal, partner, seat, chooses_mate)


@choice(lambda t, actor, proposer, chooses_mate: prompts.proposal(chooses_mate), rule="Nomination")
def answer_proposal(t: Table[Campaign], actor: Actor, proposer: Seat, chooses_mate: bool) -> Iterator[Option]:
    """Agree and run for president; without agreement the higher total decides, and between equals the dice."""
    yield Option(options.AGREE_AND_RUN, do(win_nomination, actor, proposer, proposer if chooses_mate else actor))
    if _total(t.state, actor) == _total(t.state, proposer):
        yield Option(options.DECLINE_AND_ROLL, do(roll_for_nomination, proposer, actor), declines=True)
    else:
        yield Option(options.DECLINE, do(win_nomination, proposer, actor, proposer), declines=True)


@step
def win_nomination(t: Table[Campaign], winner: Seat, partner: Seat, chooser: Seat) -> None:
    """The nominee is settled; the running mate comes from the other nine cards of the two partners."""
    s = t.state
    assert s.nomination is not None
    card = s.nomination.nominees[winner]
    s.players[winner].candidates = (card,)
    s.players[winner].offices = (int(Office.PRESIDENT),)
    s.players[partner].offices = (int(Office.VICE_PRESIDENT),)
    t.tell("runs_for", winner, card, int(Office.PRESIDENT))
    t.then(choose_mate, chooser, winner, partner)


@choice(prompts.RUNNING_MATE, rule="Nomination")
def choose_mate(t: Table[Campaign], actor: Actor, winner: Seat, partner: Seat) -> Iterator[Option]:
    """The losing nominee, or any card that neither partner had chosen."""
    s = t.state
    assert s.nomination is not None
    for card in (*s.nomination.cards[winner], *s.nomination.cards[partner]):
        if card != s.nomination.nominees[winner]:
            yield Option(options.candidate(card), do(name_mate, partner, card), at=CANDIDATE_AT[card])


@step
def name_mate(t: Table[Campaign], partner: Seat, card: int) -> None:
    """The partner plays the running mate."""
    t.state.players[partner].candidates = (card,)
    t.tell("runs_for", partner, card, int(Office.VICE_PRESIDENT))


# Two players: each picks a ticket from seven cards


@choice(prompts.RUNNING_MATE, rule="Nomination")
def choose_mate_of_seven(t: Table[Campaign], actor: Actor) -> Iterator[Option]:
    """Another of the seven cards; the opponent is not told yet."""
    s = t.state
    assert s.nomination is not None
    for card in s.nomination.cards[actor]:
        if card != s.nomination.nominees[actor]:
            yield Option(options.candidate(card), do(pick_mate, actor, card), at=CANDIDATE_AT[card])


@step
def pick_mate(t: Table[Campaign], seat: Seat, card: int) -> None:
    """Put the running mate down, face down for now."""
    s = t.state
    assert s.nomination is not None
    s.nomination.mates[seat] = card
    t.tell("has_chosen", seat)
    t.tell("chose_mate", card, to=(seat,))


@step
def reveal_tickets(t: Table[Campaign]) -> None:
    """Both tickets are shown at once."""
    s = t.state
    assert s.nomination is not None
    for seat, player in enumerate(s.players):
        player.candidates = (s.nomination.nominees[seat], s.nomination.mates[seat])
        player.offices = (int(Office.PRESIDENT), int(Office.VICE_PRESIDENT))
        for card, office in zip(player.candidates, player.offices, strict=True):
            t.tell("runs_for", seat, card, office)
    t.then(close_convention)


@step
def close_convention(t: Table[Campaign]) -> None:
    """The remaining candidate cards are set aside."""
    t.state.nomination = None
