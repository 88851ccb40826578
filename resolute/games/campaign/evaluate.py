"""How good a position looks for a party: the election as it stands, and what is still to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from operator import getitem, neg

from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import Option, Seat
from resolute.engine.table import Table
from resolute.engine.words import Words
from resolute.games.campaign.content.candidates import CANDIDATES, Party
from resolute.games.campaign.content.lookups import NATION, votes_in
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.prospects import (
    AVERAGE,
    MONEY,
    Side,
    best_ticket,
    coming,
    debates_worth,
    rumor_cost,
    ticket_worth,
)
from resolute.games.campaign.rules.absentee import cast_absentee_ballot, cast_absentee_in
from resolute.games.campaign.rules.ballots import VOTES_IN
from resolute.games.campaign.rules.campaigning import cast, cast_ballots
from resolute.games.campaign.rules.desk import cast_desk_ballot, cast_from_desk
from resolute.games.campaign.rules.tally import additional_votes
from resolute.games.campaign.state import Campaign, Player
from resolute.games.campaign.words import advice

TURN = 2.5
"""What a turn is worth, in average ballots."""
_SURE = 0.9999


def weigh(t: Table[Campaign], seat: Seat) -> tuple[float, ...]:
    """What speaks for a seat's party, term by term, in electors that lean to it (or in votes)."""
    s = t.state
    party = s.players[seat].party
    own = Side(t, party)
    their = Side(t, 1 - party, list(map(neg, own.leads)))
    average = own.average
    leads = sum(map(getitem, own.rows, own.leads))
    states = own.state_more * (their.record.count("") - own.record.count(""))
    if t.options["tally"] == "popular":
        leads += sum([row[party] - row[1 - party] for row in additional_votes(s)])
    hands = turns = 0.0
    for player in s.players:
        if player.party == party:
            hands += own.in_hand(player) + _refill(s, player, own)
            turns += _turns(player, average)
        else:
            hands -= their.kept * average * len(player.hand) + _refill(s, player, their)
            turns -= _turns(player, average)
    if s.absentee_hands[0] or s.absentee_hands[1]:
        hands += _absentee(s, own, party) - 0.9 * average * len(s.absentee_hands[1 - party])
    mine, other = s.sides[party], s.sides[1 - party]
    money = MONEY * (mine.funds - other.funds) if t.options["advertising"] and s.turns_left != 0 else 0.0
    debates = 0.0
    if mine.debates or other.debates:
        debates = debates_worth(len(mine.debates), len(other.debates), average)
    return leads, states, hands, turns, money, debates, _tickets(t, party) * average, coming(t, own, their)


TERMS = ("leads", "states", "hands", "turns", "money", "debates", "ticket", "coming")


def _refill(s: Campaign, player: Player, side: Side) -> float:
    """A hand is refilled at the end of the turn, as long as there are ballots."""
    if not player.candidates:
        return 0.0
    missing = player.best("campaign") - len(player.hand)
    if missing <= 0:
        return 0.0
    return side.kept * side.average * min(missing, s.ballots_left(player.party))


def _turns(player: Player, average: float) -> float:
    if not player.skips and not player.extra_turns and player.rumor < 0:
        return 0.0
    return TURN * average * (player.extra_turns - player.skips) - rumor_cost(player, average)


def _absentee(s: Campaign, own: Side, party: int) -> float:
    """The own absentee ballots are cast anywhere."""
    homes: tuple[int, ...] = ()
    for player in s.players:
        if player.party == party:
            homes += player.homes
    return 0.9 * sum([own.anywhere(card, homes) for card in s.absentee_hands[party]])


def _tickets(t: Table[Campaign], party: int) -> float:
    """The ratings of both tickets; one that is still being chosen is worth as much as the best that it can become."""
    s = t.state
    advertising, debate = bool(t.options["advertising"]), bool(t.options["debate"])
    running = len(Party) * 2 // len(s.players)
    worth = 0.0
    for seat, player in enumerate(s.players):
        candidates = player.candidates
        if len(candidates) == running:
            one = ticket_worth(candidates, advertising, debate)
        else:
            one = best_ticket(*_slate(s, seat), running, advertising, debate)
        worth += one if player.party == party else -one
    return worth


def _slate(s: Campaign, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Whom a seat has chosen so far, and the cards that it chooses from: its own at a convention, or all of its
    party's."""
    player = s.players[seat]
    if s.nomination is None:
        return player.candidates, tuple([one.id for one in CANDIDATES if one.party == player.party])
    chosen = player.candidates or (s.nomination.nominees[seat], s.nomination.mates[seat])
    return tuple([one for one in chosen if one >= 0]), s.nomination.cards[seat]


_AT_FIRST, _AT_LAST, _COUNTED = 0.0035, 0.017, 0.028
"""How much an elector more raises the log odds: at the start, what the campaign adds to that until its end, and once
the absentee ballots are dealt. Fitted to games between steady bots."""
_BALLOTS = 148
"""How many ballots both parties' decks hold at the start."""


def certainty(t: Table[Campaign]) -> float:
    """How much a lead says: little at the start, more with every ballot that is cast."""
    s = t.state
    # In the popular tally a ballot moves less, and says as much.
    unit = AVERAGE[True] / AVERAGE[t.options["tally"] == "electoral"]
    if s.voting or s.absentee_hands[0] or s.absentee_hands[1]:
        return _COUNTED * unit
    cast = 1 - min(s.ballots_left(0) + s.ballots_left(1), _BALLOTS) / _BALLOTS
    return (_AT_FIRST + _AT_LAST * cast * cast) * unit


def as_chance(worth: float, scale: float) -> float:
    """A lead as the chance to win."""
    x = worth * scale
    if x > 30:
        return _SURE
    if x < -30:
        return 1 - _SURE
    return 1 / (1 + exp(-x))


def evaluate_campaign(t: Table[Campaign], seat: Seat) -> float:
    """The chance that the seat's party wins."""
    if t.outcome is not None:
        if len(t.outcome.ranking) < 2:
            return 0.5
        return 1.0 if seat in t.outcome.winners else 0.0
    return as_chance(sum(weigh(t, seat)), certainty(t))


class CampaignEvaluation(Evaluation[Campaign]):
    """How bots judge a position of Campaign."""

    def evaluate(self, t: Table[Campaign], seat: Seat) -> float:
        return evaluate_campaign(t, seat)

    def terms(self, t: Table[Campaign], seat: Seat) -> Mapping[str, float]:
        if t.outcome is not None:
            return {}
        scale = certainty(t)
        found = {name: scale * worth for name, worth in zip(TERMS, weigh(t, seat), strict=True)}
        # What leads come to is told state by state.
        del found["leads"]
        side = Side(t, t.state.players[seat].party)
        for state in NATION:
            found[f"state/{STATES[state].code}"] = scale * side.rows[state][side.leads[state]]
        return found

    def term_words(self, term: str, better: bool) -> Words:
        return advice.term(term, better)

    def clock(self, t: Table[Campaign]) -> int:
        # Debates, rumors and lost ballots are all settled before the turn passes.
        return t.state.turn

    def rated(self, t: Table[Campaign], seat: Seat, options: Sequence[Option]) -> Mapping[int, float]:
        """Ballots that are cast one by one: what each brings, less what it might have brought elsewhere."""
        step = t.agenda[-1].step
        if step is cast_ballots:
            return _rate_casting(t, seat, options)
        if step is cast_from_desk or (step is cast_absentee_ballot and not _is_last(t, seat)):
            return _rate_free_ballots(t, seat, options)
        return {}

    def policy(self, t: Table[Campaign], seat: Seat, options: Sequence[Option]) -> int | None:
        """Ballots one by one, the best first."""
        step = t.agenda[-1].step
        if step is cast_ballots:
            found = _cast_gains(t, seat, options)
        elif step is cast_from_desk or (step is cast_absentee_ballot and not _is_last(t, seat)):
            found = _free_gains(t, seat, options)
        else:
            return None
        return found.index(max(found))


def _is_last(t: Table[Campaign], seat: Seat) -> bool:
    """Whether a party casts its last absentee ballot, which may decide the election."""
    return len(t.state.absentee_hands[t.state.players[seat].party]) == 1


def _cast_gains(t: Table[Campaign], seat: Seat, options: Sequence[Option]) -> list[float]:
    """What each ballot from the hand gains over keeping it; to stop gains nothing."""
    s = t.state
    player = s.players[seat]
    side = Side(t, player.party)
    homes = player.homes
    instead = side.kept * side.average if s.ballots_left(side.party) else 0.0
    keeping = {card: side.kept * side.potential(card, homes) - instead for card in player.hand}
    rumor = player.rumor if not s.rumor_answered else -1
    found: list[float] = []
    for option in options:
        if option.frame.step is not cast:
            found.append(0.0)
            continue
        card, state = option.frame.args
        gain = side.gain(state, _votes(card, state)) - keeping[card]
        found.append(gain + rumor_cost(player, side.average) if state == rumor else gain)
    return found


def _free_gains(t: Table[Campaign], seat: Seat, options: Sequence[Option]) -> list[float]:
    """What each ballot that need not be kept gains."""
    side = Side(t, t.state.players[seat].party)
    found: list[float] = []
    for option in options:
        if option.frame.step is cast_desk_ballot or option.frame.step is cast_absentee_in:
            _, card, state = option.frame.args
            found.append(side.gain(state, _votes(card, state)))
        else:
            found.append(0.0)
    return found


def _votes(card: int, state: int) -> int:
    return VOTES_IN[card].get(state) or votes_in(card, state)


def _rate_casting(t: Table[Campaign], seat: Seat, options: Sequence[Option]) -> Mapping[int, float]:
    return _as_chances(t, seat, _cast_gains(t, seat, options))


def _rate_free_ballots(t: Table[Campaign], seat: Seat, options: Sequence[Option]) -> Mapping[int, float]:
    return _as_chances(t, seat, _free_gains(t, seat, options))


def _as_chances(t: Table[Campaign], seat: Seat, gains: list[float]) -> Mapping[int, float]:
    scale = certainty(t)
    worth = sum(weigh(t, seat))
    best = max(gains)
    return {place: as_chance(worth + gain - best, scale) for place, gain in enumerate(gains)}
