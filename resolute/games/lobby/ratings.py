"""Options that can be judged without playing them: draws from piles, expenses in attempts and on election night, and
who is sent to the bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from resolute.engine.frames import Option, Seat
from resolute.engine.table import Table
from resolute.games.lobby.chances import vote_chances
from resolute.games.lobby.content.kinds import MAIN_PARTIES
from resolute.games.lobby.holdings import income_of, income_worth, store
from resolute.games.lobby.library import ELECTORS, POLITICIANS
from resolute.games.lobby.prospects import (
    MATE_HELPS,
    election_points,
    expected_points,
    mixed,
    points_if_elected,
    race,
)
from resolute.games.lobby.rules.bids import pass_bid, pass_election, pass_here, pass_until, spend
from resolute.games.lobby.rules.initiative import act
from resolute.games.lobby.rules.votes import votes_before
from resolute.games.lobby.standings import apart_from_the_election, assessed, balance, cards_worth, needless, standings
from resolute.games.lobby.state import NOBODY, Attempt, Candidate, Election, InPlay, Lobby

_AWAKE = 0.02
"""What it is worth to be asked about expenses, or to be left alone."""
_PATIENCE = 2
"""After so many votes more that were not worth their money, no more are tried."""
_NOT_TRIED = float("-inf")
_INDIFFERENT = 1.0
"""If the results of an election differ by less, a player need not be asked about it."""
_LOST_POLITICIAN, _LOST_OFFICE = 0.3, 4.0
"""What a politician who leaves costs beyond their cards, and what an office does."""


def rate_bids(t: Table[Lobby], seat: Seat, options: Sequence[Option]) -> dict[int, float]:
    """What expenses and passes on election night are worth: what changes is money, and the chances of a single state.

    A standing order is worth a little if it hardly matters to the player who wins.
    """
    s = t.state
    election = s.election
    assert election is not None and election.vote is not None
    apart, _ = apart_from_the_election(s, seat)
    now = race(s, election)
    points = points_if_elected(s, election)
    parties = [one.party for one in election.candidates]
    votes = votes_before(s, election, election.vote)
    electors = ELECTORS[election.vote.state]
    own, later = s.players[seat], s.last_turn - s.turn
    kept = store(own, later)
    behind = [_share_of_money(s, one, seat) for one in election.candidates]

    def after(paid: int, place: int, bought: int) -> float:
        odds = vote_chances([have + (bought if at == place else 0) for at, have in enumerate(votes)], parties)
        money = tuple([have - share * paid for have, share in zip(now.money, behind, strict=True)])
        outcomes = [now.chances(money, electors, winner) for winner in range(len(parties))]
        found = [a + b for a, b in zip(apart, expected_points(mixed(odds, outcomes), points), strict=True)]
        found[seat] += store(replace(own, money=own.money - paid), later) - kept
        return balance(found, seat)

    passing = after(0, NOBODY, 0)
    results = [balance([a + b for a, b in zip(apart, one, strict=True)], seat) for one in points]
    indifferent = max(results) - min(results) < _INDIFFERENT
    worths: dict[int, float] = {}
    best: dict[tuple[int, bool], tuple[int, float]] = {}
    for at, option in enumerate(options):
        frame = option.frame
        if frame.step is spend:
            _, place, bought = frame.args
            side = place, bought > 0
            peak, most = best.get(side, (0, passing))
            if abs(bought) > peak + _PATIENCE:
                worths[at] = _NOT_TRIED
                continue
            worths[at] = after(abs(bought) * electors, place, bought)
            if worths[at] > most:
                best[side] = abs(bought), worths[at]
        elif frame.step in (pass_bid, pass_here):
            worths[at] = passing
        elif frame.step is pass_until:
            worths[at] = passing + (0.0 if seat in _running(election) else _AWAKE)
        elif frame.step is pass_election:
            worths[at] = passing + (2 * _AWAKE if indifferent else -_AWAKE)
    return worths


class _Draw:
    """A player about to draw: what everybody has apart from the coming election is the same whatever is drawn, but for
    what lies in the player's own store."""

    def __init__(self, s: Lobby, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.own = s.players[seat]
        self.later = s.last_turn - s.turn
        self._found = assessed(s, seat)
        self._apart, self._approval = apart_from_the_election(s, seat)
        self._apart[seat] -= store(self.own, self.later) + needless(s, seat)

    def better(self, worth: float) -> float:
        """How the position looks if the player stands better by so much."""
        found = list(self._found)
        found[self.seat] += worth
        return balance(found, self.seat)

    def with_politicians(self, politicians: tuple[InPlay, ...]) -> float:
        """How it looks if these politicians stand before the player."""
        before, self.own.politicians = self.own.politicians, politicians
        found = [a + b for a, b in zip(self._apart, election_points(self.s, self._approval), strict=True)]
        found[self.seat] += store(self.own, self.later)
        self.own.politicians = before
        return balance(found, self.seat)


def rate_draws(t: Table[Lobby], seat: Seat, options: Sequence[Option]) -> dict[int, float]:
    """What drawing from each pile is worth on average. What lies in the reserve is open; what the pile of cards holds
    is as likely as anything else."""
    draws = {option.frame.args[0]: at for at, option in enumerate(options) if option.frame.step is act}
    if not draws:
        return {}
    draw = _Draw(t.state, seat)
    return {at: _DRAWS[pile](draw) for pile, at in draws.items()}


def _draw_card(draw: _Draw) -> float:
    s = draw.s
    pile = s.cards or s.discards
    return draw.better(cards_worth(s, draw.seat, pile) / len(pile))


def _draw_fundraising(draw: _Draw) -> float:
    """Where it goes matters little to what it brings."""
    funds = draw.s.funds
    income = sum([income_of(card, draw.own.lobby) for card in funds]) / len(funds)
    return draw.better(income_worth(income, draw.later))


def _draw_support(draw: _Draw) -> float:
    """It goes under whom it helps most; one support card is as good as another until a state votes."""
    own, card = draw.own.politicians, draw.s.supports[:1]
    changed = [replace(one, supports=(*one.supports, *card)) for one in own]
    return max([draw.with_politicians((*own[:at], one, *own[at + 1 :])) for at, one in enumerate(changed)])


def _draw_politician(draw: _Draw) -> float:
    """A generic one joins the better party; those with the same party and skill are as good as each other."""
    own, reserve, total = draw.own.politicians, draw.s.politicians, 0.0
    alike = Counter((POLITICIANS[card].party, POLITICIANS[card].skill) for card in reserve)
    for (party, skill), count in alike.items():
        card = next(one for one in reserve if (POLITICIANS[one].party, POLITICIANS[one].skill) == (party, skill))
        parties = MAIN_PARTIES if party is None else (party,)
        total += count * max([draw.with_politicians((*own, InPlay(card, int(one)))) for one in parties])
    return total / len(reserve)


_DRAWS: Mapping[str, Callable[[_Draw], float]] = {
    "politicians": _draw_politician,
    "support": _draw_support,
    "fundraising": _draw_fundraising,
    "cards": _draw_card,
}


def rate_expenses(t: Table[Lobby], seat: Seat, options: Sequence[Option]) -> dict[int, float]:
    """What each price of a state attempt is worth, by the chance that it buys."""
    s = t.state
    own, price = s.players[seat], ELECTORS[s.first_state]
    money, worths = own.money, {}
    for at, option in enumerate(options):
        _, politician, multiples = option.frame.args
        own.money = money - multiples * price
        s.attempt = Attempt(seat, politician, s.first_state, multiples)
        worths[at] = balance(assessed(s, seat), seat)
    own.money, s.attempt = money, None
    return worths


def rate_the_bag(t: Table[Lobby], seat: Seat, options: Sequence[Option]) -> dict[int, float]:
    """Whom the bag should threaten: a yellow pawn is rare, so that trying it out would show nothing."""
    s = t.state
    before = standings(s, seat)
    later = s.last_turn - s.turn
    worths: dict[int, float] = {}
    for at, option in enumerate(options):
        politician = option.frame.args[-1]
        owner = s.owner(politician)
        player = s.players[owner]
        rest = tuple([one for one in player.politicians if one.card != politician])
        loss = store(player, later) - store(replace(player, politicians=rest), later) + _LOST_POLITICIAN
        loss += _LOST_OFFICE if politician in s.office_holders() else 0.0
        found = [worth - (loss if other == owner else 0.0) for other, worth in enumerate(before)]
        worths[at] = balance(found, seat)
    return worths


def _running(election: Election) -> list[Seat]:
    return [one.seat for one in election.candidates]


def _share_of_money(s: Lobby, candidate: Candidate, seat: Seat) -> float:
    """How much of a player's money counts as a candidate's."""
    if candidate.seat == seat:
        return 1.0
    return MATE_HELPS if candidate.mate != NOBODY and s.owner(candidate.mate) == seat else 0.0
