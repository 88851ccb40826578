"""Campaign cards: before or after the pawns, in attempts and in elections. (3.3 H, 5.4.2)"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.games.lobby.content.effects import ChangePawns, DrawAgain, RivalVotes, Votes
from resolute.games.lobby.library import CAMPAIGN_CARDS
from resolute.games.lobby.rules.pledges import bidding_goes_on, current, now, put, stands_aside
from resolute.games.lobby.rules.votes import HANDFUL, attempt_wins, draw_pawns, plus, put_pawns_back
from resolute.games.lobby.state import NOBODY, Lobby, Pawns, Spent
from resolute.games.lobby.words import options, prompts
from resolute.games.lobby.words.names import name_of


def own_place(s: Lobby, seat: Seat) -> int:
    """The place of a player's candidate on election night."""
    return next((place for place, one in enumerate(now(s).candidates) if one.seat == seat), NOBODY)


def _uses(t: Table[Lobby], seat: Seat, *, pawns_lie: bool) -> Iterator[tuple[int, int]]:
    """The campaign cards that a player can play now, each with the candidate at whom it is aimed."""
    s = t.state
    hand = s.players[seat].hand
    if CAMPAIGN_CARDS.keys().isdisjoint(hand):
        return
    if s.attempt.seat != seat if s.attempt is not None else own_place(s, seat) == NOBODY:
        return
    for card in hand:
        if card not in CAMPAIGN_CARDS:
            continue
        match CAMPAIGN_CARDS[card].effect:
            case Votes():
                yield card, NOBODY if s.attempt is not None else own_place(s, seat)
            case RivalVotes() if s.attempt is None:
                for place, one in enumerate(now(s).candidates):
                    if one.seat != seat:
                        yield card, place
            case RivalVotes():
                yield card, NOBODY
            case ChangePawns() | DrawAgain() if pawns_lie:
                yield card, NOBODY


def bid_cards(t: Table[Lobby], seat: Seat) -> Iterator[Option]:
    """Before the pawns of an election: the players of the candidates may play cards. (5.4.2)"""
    for card, place in _uses(t, seat, pawns_lie=False):
        label = options.campaign(t, card, place)
        yield Option(label, do(play_in_bid, seat, card, place), at=f"card:{card}", group=options.CAMPAIGN_CARDS)


def has_bid_cards(t: Table[Lobby], seat: Seat) -> bool:
    """Whether a player could play a campaign card before the pawns."""
    return next(_uses(t, seat, pawns_lie=False), None) is not None


def campaign_answers(t: Table[Lobby], actor: Actor, event: Event) -> Iterator[Option]:
    """Around the pawns of an attempt, and after those of an election; a state that is won needs no card. (3.3 H)"""
    attempt = t.state.attempt
    if stands_aside(t.state, actor) if attempt is None else event.kind == "pawns" and attempt_wins(t.state, attempt):
        return
    for card, place in _uses(t, actor, pawns_lie=event.kind == "pawns"):
        label = options.campaign(t, card, place)
        frame = do(play_campaign, actor, card, place)
        yield Option(label, frame, at=f"card:{card}", group=name_of(card))


@step
def play_in_bid(t: Table[Lobby], seat: Seat, card: int, place: int) -> None:
    """A campaign card among the bids."""
    t.then(play_campaign, seat, card, place)


@step
def play_campaign(t: Table[Lobby], seat: Seat, card: int, place: int) -> None:
    """The card works at once and is discarded; on election night the others may answer it. (3.3 H)"""
    s = t.state
    if s.attempt is None:
        bidding_goes_on(s, seat)
    s.players[seat].let_go(card)
    s.discards += (card,)
    against = now(s).candidates[place].politician if place != NOBODY else NOBODY
    t.tell("campaigns", seat, card, against)
    match CAMPAIGN_CARDS[card].effect:
        case Votes(amount=amount):
            _add_votes(s, seat, place, amount)
        case RivalVotes(amount=amount):
            _add_votes(s, seat, place, -amount)
        case ChangePawns(count=count):
            t.then(choose_pawns, seat, count)
        case DrawAgain():
            put_pawns_back(s)
            _lie(t, draw_pawns(t, HANDFUL))


def _add_votes(s: Lobby, seat: Seat, place: int, amount: int) -> None:
    if s.attempt is None:
        vote = current(s)
        put(s, vote=msgspec.structs.replace(vote, cards=(*vote.cards, Spent(seat, place, amount))))
    elif amount > 0:
        s.attempt = msgspec.structs.replace(s.attempt, votes=s.attempt.votes + amount)
    else:
        s.attempt = msgspec.structs.replace(s.attempt, against=s.attempt.against - amount)


def _lying(s: Lobby) -> Pawns:
    if s.attempt is not None:
        return s.attempt.pawns
    return current(s).pawns


def _lie(t: Table[Lobby], pawns: Pawns) -> None:
    """Other pawns count now."""
    s = t.state
    if s.attempt is not None:
        s.attempt = msgspec.structs.replace(s.attempt, pawns=pawns)
    else:
        vote = current(s)
        put(s, vote=msgspec.structs.replace(vote, pawns=pawns))
    t.tell("pawns", pawns)


@choice(prompts.choose_pawns, rule="Campaign cards", forced=True)
def choose_pawns(t: Table[Lobby], actor: Actor, count: int) -> Iterator[Option]:
    """Which of the pawns go back into the bag."""
    blue, red, yellow = _lying(t.state)
    for one in range(min(blue, count) + 1):
        for two in range(min(red, count - one) + 1):
            three = count - one - two
            if three <= yellow:
                pawns = (one, two, three)
                yield Option(options.put_back(pawns), do(pawns_changed, pawns), at="pawns")


@step
def pawns_changed(t: Table[Lobby], pawns: Pawns) -> None:
    """They go back, and as many are drawn."""
    s = t.state
    lying = _lying(s)
    put_pawns_back(s, pawns)
    drawn = draw_pawns(t, sum(pawns))
    _lie(t, plus(lying, (drawn[0] - pawns[0], drawn[1] - pawns[1], drawn[2] - pawns[2])))
