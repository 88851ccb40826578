"""How good a position looks: points, what the offices will bring, the election ahead, and what lies in store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import Option, Seat
from resolute.engine.table import Table
from resolute.games.lobby.chances import attempt_chance, vote_chances
from resolute.games.lobby.content.advantages import (
    Always,
    PerMoney,
    PerPolitician,
    PerState,
    PerSupport,
    StateWon,
)
from resolute.games.lobby.content.effects import ChangePawns, DrawAgain, RivalVotes, Votes
from resolute.games.lobby.content.kinds import Party, Symbol
from resolute.games.lobby.library import (
    ACTIONS,
    CAMPAIGN_CARDS,
    CRISES,
    ELECTORS,
    EXECUTIVES,
    FUNDS,
    LOBBIES,
    STATES,
    half,
)
from resolute.games.lobby.prospects import (
    MATE_HELPS,
    election_points,
    expected_points,
    mixed,
    points_if_elected,
    race,
)
from resolute.games.lobby.rules.attempt import MOST_MULTIPLES, plan_attempt
from resolute.games.lobby.rules.bids import bid, pass_bid, pass_election, pass_here, pass_until, spend
from resolute.games.lobby.rules.congress import uncovered
from resolute.games.lobby.rules.scoring import VICE_PRESIDENT as SUCCESSION
from resolute.games.lobby.rules.votes import attempt_votes, attempt_wins, electors_of, needed, votes_before
from resolute.games.lobby.state import (
    HIGHEST_APPROVAL,
    LOWEST_APPROVAL,
    NO_PAWNS,
    NOBODY,
    Attempt,
    Candidate,
    Election,
    InPlay,
    Lobby,
    Player,
)

WON, LOST = 1000.0, -1000.0

_RIVAL, _CROWD = 0.45, 0.35
"""How much the best rival and all of them together count beside one's own standing."""
_NEAR, _STEEP = 42.0, 0.12
"""From so many points on each further one counts more, because 51 end the game."""
_MONEY = 0.06
"""What a million is worth that is left for later turns."""
_SPENT = 0.09
"""What a million is worth that is spent on an attempt: it is gone for this election too."""
_ELECTOR, _SUPPORT, _POLITICIAN = 0.16, 0.3, 0.35
"""What an elector under control, a support card and a politician beyond the second are worth for one later turn."""
_LATER = 3
"""Nobody plans for more turns than these."""
_STATE_NOW = 0.2
"""What an elector more is worth in the election of this turn."""
_NEXT_EVALUATION = 0.6
"""How many of the crises will be bare again at the evaluation after the next."""
_INCUMBENCY = 3.0
"""What it is worth to be the one who may run again."""
_AWAKE = 0.02
"""What it is worth to be asked about expenses, or to be left alone."""
_INDIFFERENT = 1.0
"""If the results of an election differ by less, a player need not be asked about it."""
_UNKNOWN_CARD = 0.5
_OFFICE_CRISIS, _FREE_CRISIS = 0.1, 0.95
_READY, _OFFICE_EXECUTIVE, _FREE_EXECUTIVE = 3.0, 0.25, 0.08
"""An executive that fits an open crisis is worth most to those in office; each is worth more by its value."""
_ACTION = 0.6
_CAMPAIGN = {Votes: 0.45, RivalVotes: 0.8, ChangePawns: 0.6, DrawAgain: 0.6}


def evaluations_left(s: Lobby) -> int:
    """How many evaluations this turn still has."""
    if s.phase in ("primaries", "election", "over") and (s.election is not None or s.turn == s.last_turn):
        return 0
    if s.phase != "congress" or s.round < 2:
        return 2
    return (3 - s.round) + (0 if s.evaluated else 1)


def coming_evaluations(s: Lobby) -> tuple[float, float, float]:
    """What the evaluations of this turn will bring the President and the others in office, and the approval after."""
    left = evaluations_left(s)
    approval = float(s.approval)
    president = others = 0.0
    drop = float(uncovered(s))
    for _ in range(left):
        approval = min(float(HIGHEST_APPROVAL), max(float(LOWEST_APPROVAL), approval - drop))
        president += approval
        others += half(round(approval))
        drop = _NEXT_EVALUATION * len(s.crises)
    return president, others, approval


def _hand(s: Lobby, seat: Seat) -> float:
    """What the own cards are worth while they are not played."""
    office = s.holds_office(seat)
    lying = {CRISES[one.card].symbol for one in s.crises} if office else frozenset[Symbol]()
    ready = _READY if seat == s.chair else _READY / 2
    worth = 0.0
    for card in s.players[seat].hand:
        if card in CRISES:
            worth += _OFFICE_CRISIS if office else _FREE_CRISIS
        elif card in EXECUTIVES:
            worth += (_OFFICE_EXECUTIVE if office else _FREE_EXECUTIVE) * EXECUTIVES[card].value
            worth += ready if EXECUTIVES[card].symbol in lying else 0.0
        elif card in ACTIONS:
            worth += _ACTION
        else:
            effect = CAMPAIGN_CARDS[card].effect
            worth += _CAMPAIGN[type(effect)] * (effect.amount if isinstance(effect, Votes) else 1)
    return worth


class _Held(msgspec.Struct, frozen=True):
    """What a player's politicians have with them."""

    electors: int
    states: int
    supports: int
    income: int
    of_party: tuple[int, int, int]
    count: int


@lru_cache(maxsize=1 << 13)
def _held(politicians: tuple[InPlay, ...]) -> _Held:
    return _Held(
        electors=sum([electors_of(one.states) for one in politicians]),
        states=sum([len(one.states) for one in politicians]),
        supports=sum([len(one.supports) for one in politicians]),
        income=sum([FUNDS[card].income for one in politicians for card in one.funds]),
        of_party=(
            sum([one.party == Party.DEMOCRAT for one in politicians]),
            sum([one.party == Party.REPUBLICAN for one in politicians]),
            sum([one.party == Party.INDEPENDENT for one in politicians]),
        ),
        count=len(politicians),
    )


def _bonus(player: Player, held: _Held) -> float:
    """What the lobby will add to the next income, as far as it can be steered."""
    match LOBBIES[player.lobby].income:
        case PerPolitician(party=party, most=most):
            return min(most, held.of_party[party])
        case PerState(region=_, most=most):
            return min(most, held.states / 4)
        case PerSupport(most=most):
            return min(most, held.supports)
        case PerMoney(each=each, most=most):
            return min(most, player.money // each)
        case Always(amount=amount):
            return amount
        case _:
            return 1.0


def _store(player: Player, later: int) -> float:
    """What is worth something in later turns: states, support, funds, politicians and money."""
    if not later:
        return 0.001 * player.money
    held = _held(player.politicians)
    span = min(later, _LATER)
    spare = min(max(0, held.count - 2), 3)
    worth = span * (_ELECTOR * held.electors + _SUPPORT * held.supports + _POLITICIAN * spare)
    income = held.income + (_bonus(player, held) if player.lobby != NOBODY else 0.0)
    return worth + _MONEY * (player.money + income * min(later, 2 * _LATER))


def _attempt(s: Lobby, attempt: Attempt) -> float:
    """What trying to win a state is worth, by its chance."""
    if attempt.pawns != NO_PAWNS:
        chance = float(attempt_wins(s, attempt))
    else:
        own, others = attempt_votes(s, attempt)
        party = s.in_play(attempt.politician).party
        state = STATES[attempt.state]
        against = (
            (state.bonus_for(Party.DEMOCRAT) - attempt.against, state.bonus_for(Party.REPUBLICAN) - attempt.against)
            if party == Party.INDEPENDENT
            else (others, others)
        )
        chance = attempt_chance(party, own, against)
    reward = LOBBIES[s.players[attempt.seat].lobby].reward
    worth = ELECTORS[attempt.state] * (_STATE_NOW + _ELECTOR * min(s.last_turn - s.turn, _LATER))
    if isinstance(reward, StateWon) and STATES[attempt.state].region in reward.regions:
        worth += reward.points
    return chance * worth


def _best_attempt(s: Lobby, seat: Seat, politician: int) -> float:
    """The same with the best expenses, before they are chosen."""
    price = ELECTORS[s.first_state]
    most = min(MOST_MULTIPLES, s.players[seat].money // price)
    return max(
        [
            _attempt(s, Attempt(seat, politician, s.first_state, multiples)) - _SPENT * multiples * price
            for multiples in range(most + 1)
        ]
    )


def impeachment_chance(s: Lobby) -> float:
    """How likely the vote that is under way dismisses the President, from the votes that were cast."""
    now = s.impeachment
    assert now is not None
    missing = needed(s) - sum([len(s.players[seat].politicians) for seat, for_it in now.votes if for_it])
    left = sum([len(s.players[seat].politicians) for seat in now.left])
    return min(1.0, max(0.0, (left - missing + 1) / (left + 1)))


def _impeachment(s: Lobby, found: list[float], president: float, others: float) -> None:
    """A dismissed President scores no more evaluations and does not run again; the Vice President takes over."""
    chance = impeachment_chance(s)
    found[s.chair] -= chance * (president + _INCUMBENCY)
    if s.vice_president != NOBODY:
        found[s.owner(s.vice_president)] += chance * (president - others + SUCCESSION)


def standings(s: Lobby, me: Seat) -> list[float]:
    """How each player stands, in points; only one's own hand is known."""
    found, approval = apart_from_the_election(s, me)
    if s.phase in ("setup", "over"):
        return found
    return [one + more for one, more in zip(found, election_points(s, approval), strict=True)]


def apart_from_the_election(s: Lobby, me: Seat) -> tuple[list[float], float]:
    """The same without the coming election, and the approval that the President will bring to it."""
    later = s.last_turn - s.turn
    president, others, approval = coming_evaluations(s)
    found = [float(player.points) for player in s.players]
    if s.president != NOBODY:
        found[s.chair] += president
        for office in (s.vice_president, s.secretary):
            if office != NOBODY:
                found[s.owner(office)] += others
    for seat, player in enumerate(s.players):
        found[seat] += _store(player, later)
        found[seat] += _hand(s, seat) if seat == me else _UNKNOWN_CARD * len(player.hand)
    if s.impeachment is not None and s.president != NOBODY:
        _impeachment(s, found, president, others)
    if s.attempt is not None:
        found[s.attempt.seat] += _attempt(s, s.attempt)
    return found, approval


def _steep(worth: float) -> float:
    """Points near the goal count more."""
    over = worth - _NEAR
    return worth + _STEEP * over * over if over > 0 else worth


def balance(found: list[float], seat: Seat) -> float:
    """One's own standing less those of the others, above all of whoever is ahead."""
    mine = _steep(found[seat])
    rivals = [_steep(one) for other, one in enumerate(found) if other != seat]
    return mine - _RIVAL * max(rivals) - _CROWD * sum(rivals) / len(rivals)


def evaluate_lobby(t: Table[Lobby], seat: Seat) -> float:
    """How good a position looks for a seat."""
    if t.outcome is not None:
        return WON if seat in t.outcome.winners else LOST
    found = standings(t.state, seat)
    asked = t.agenda[-1]
    if asked.step is plan_attempt:
        found[asked.args[0]] += _best_attempt(t.state, *asked.args)
    return balance(found, seat)


# Bids


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
    store = _store(own, later)
    behind = [_share_of_money(s, one, seat) for one in election.candidates]

    def after(paid: int, place: int, bought: int) -> float:
        odds = vote_chances([have + (bought if at == place else 0) for at, have in enumerate(votes)], parties)
        money = tuple([have - share * paid for have, share in zip(now.money, behind, strict=True)])
        outcomes = [now.chances(money, electors, winner) for winner in range(len(parties))]
        found = [a + b for a, b in zip(apart, expected_points(mixed(odds, outcomes), points), strict=True)]
        found[seat] += _store(replace(own, money=own.money - paid), later) - store
        return balance(found, seat)

    passing = after(0, NOBODY, 0)
    results = [balance([a + b for a, b in zip(apart, one, strict=True)], seat) for one in points]
    indifferent = max(results) - min(results) < _INDIFFERENT
    worths: dict[int, float] = {}
    for at, option in enumerate(options):
        frame = option.frame
        if frame.step is spend:
            _, place, bought = frame.args
            worths[at] = after(abs(bought) * electors, place, bought)
        elif frame.step in (pass_bid, pass_here):
            worths[at] = passing
        elif frame.step is pass_until:
            worths[at] = passing + (0.0 if seat in _running(election) else _AWAKE)
        elif frame.step is pass_election:
            worths[at] = passing + (2 * _AWAKE if indifferent else -_AWAKE)
    return worths


def _running(election: Election) -> list[Seat]:
    return [one.seat for one in election.candidates]


def _share_of_money(s: Lobby, candidate: Candidate, seat: Seat) -> float:
    """How much of a player's money counts as a candidate's."""
    if candidate.seat == seat:
        return 1.0
    return MATE_HELPS if candidate.mate != NOBODY and s.owner(candidate.mate) == seat else 0.0


class LobbyEvaluation(Evaluation[Lobby]):
    """How bots judge a position of Lobby."""

    questions_inside = 1
    foreseen = ("plan_attempt",)
    judged_before = ("draw_for_state", "draw_for_attempt", "draw_fate", "next_state", "mortality")

    def evaluate(self, t: Table[Lobby], seat: Seat) -> float:
        return evaluate_lobby(t, seat)

    def rated(self, t: Table[Lobby], seat: Seat, options: Sequence[Option]) -> Mapping[int, float]:
        return rate_bids(t, seat, options) if t.agenda[-1].step is bid else {}
