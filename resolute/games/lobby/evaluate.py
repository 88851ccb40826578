"""How good a position looks: points, what the offices will bring, the election ahead, and what lies in store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

import msgspec
from msgspec.structs import replace

from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import Option, Seat
from resolute.engine.table import Table
from resolute.games.lobby.chances import attempt_chance, vote_chances
from resolute.games.lobby.content.advantages import (
    Always,
    CrisisSolved,
    ExecutivePlayed,
    FirstCrisis,
    GoodEvaluation,
    Income,
    MateNamed,
    NobodyLost,
    NomineeBacked,
    OwnSolution,
    PerCrisisPlayed,
    PerMoney,
    PerPolitician,
    PerState,
    PerSupport,
    Reward,
    StateWon,
    WhileOpen,
)
from resolute.games.lobby.content.effects import ChangePawns, DrawAgain, RivalVotes, Votes
from resolute.games.lobby.content.kinds import Party, Region, Symbol
from resolute.games.lobby.content.lobbies import Lobby as LobbyCard
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
from resolute.games.lobby.rules.effects import choose_for_the_bag
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
_THREAT = 0.01
"""How much more a point counts that goes to a rival who has many: what must be given is given to the weakest."""
_NEAR, _STEEP = 42.0, 0.12
"""From so many points on each further one counts more, because 51 end the game."""
_MONEY, _PURSE = 0.11, 25.0
"""What a first million is worth for later turns; with so many more, the next one is worth little more than a third."""
_SPENT = 0.02
"""What a million is worth for the election of this turn, when it is spent on an attempt."""
_INCOME = 0.07
"""What a million of income is worth for each later turn."""
_ELECTOR, _SUPPORT, _POLITICIAN = 0.2, 0.3, 0.2
"""What an elector under control, a support card and a politician beyond the second are worth for one later turn."""
_USUAL_TURNS = 3
_USUAL_INCOME: dict[type[Income], float] = {
    WhileOpen: 0.8, PerPolitician: 1.8, PerMoney: 2.2, PerState: 1.1, PerSupport: 2.4, PerCrisisPlayed: 0.3, Always: 2,
}  # fmt: skip
_USUAL_GOAL: dict[type[Reward], float] = {
    StateWon: 0.4, ExecutivePlayed: 0.1, NomineeBacked: 0.5, OwnSolution: 0.4, CrisisSolved: 0.15, MateNamed: 0.15,
    FirstCrisis: 0.2, NobodyLost: 0.55, GoodEvaluation: 1,
}  # fmt: skip
"""What lobbies earn in a usual turn, and how often they reach their goal."""
_SPARED, _TOWARD_GOAL, _HELD_EVALUATIONS = 0.95, 0.3, 0.6
"""How likely the bag spares a politician, what a step toward a lobby's goal is worth, and how many evaluations hold."""
_LATER = 3
"""Nobody plans for more turns than these."""
_STATE_NOW = 0.2
"""What an elector more is worth in the election of this turn."""
_NEXT_EVALUATION = 0.6
"""How many of the crises will be bare again at the evaluation after the next."""
_AWAKE = 0.02
"""What it is worth to be asked about expenses, or to be left alone."""
_INCUMBENCY = 7.0
"""What it is worth to be the one who may run again."""
_PATIENCE = 2
"""After so many votes more that were not worth their money, no more are tried."""
_INDIFFERENT = 1.0
"""If the results of an election differ by less, a player need not be asked about it."""
_LOST_POLITICIAN, _LOST_OFFICE = 0.3, 4.0
"""What a politician who leaves costs beyond their cards, and what an office does."""
_FICKLE = 0.1
"""What a politician's change of party must gain, or everybody would turn all the time."""
_UNKNOWN_CARD = 0.5
_OFFICE_CRISIS, _FREE_CRISIS = 0.1, 0.6
_READY, _READY_LATER, _OFFICE_EXECUTIVE, _FREE_EXECUTIVE = 6.0, 0.6, 0.25, 0.12
"""An executive that fits an open crisis is worth most to those in office, for each evaluation to come; each is worth
more by its value."""
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
    ready = _ready(s, seat) if office else 0.0
    lying = {CRISES[one.card].symbol for one in s.crises} if ready else frozenset[Symbol]()
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


def _ready(s: Lobby, seat: Seat) -> float:
    """What an executive that fits an open crisis is worth to somebody in office, who will play it."""
    left = evaluations_left(s)
    return (_READY if seat == s.chair else _READY / 2) * max(left, _READY_LATER)


class _Held(msgspec.Struct, frozen=True):
    """What a player's politicians have with them."""

    electors: int
    supports: int
    income: int
    of_party: tuple[int, int, int]
    by_region: tuple[int, ...]
    count: int


@lru_cache(maxsize=1 << 13)
def _held(politicians: tuple[InPlay, ...]) -> _Held:
    return _Held(
        electors=sum([electors_of(one.states) for one in politicians]),
        supports=sum([len(one.supports) for one in politicians]),
        income=sum([FUNDS[card].income for one in politicians for card in one.funds]),
        of_party=(
            sum([one.party == Party.DEMOCRAT for one in politicians]),
            sum([one.party == Party.REPUBLICAN for one in politicians]),
            sum([one.party == Party.INDEPENDENT for one in politicians]),
        ),
        by_region=tuple(
            sum([STATES[state].region == region for one in politicians for state in one.states]) for region in Region
        ),
        count=len(politicians),
    )


def _bonus(player: Player, held: _Held) -> float:
    """What the lobby will add to the next income, as far as it can be steered."""
    match LOBBIES[player.lobby].income:
        case PerPolitician(party=party, most=most):
            return min(most, held.of_party[party])
        case PerState(region=region, most=most):
            return min(most, held.by_region[region])
        case PerSupport(most=most):
            return min(most, held.supports)
        case PerMoney(each=each, most=most):
            return min(most, player.money // each)
        case Always(amount=amount):
            return amount
        case _:
            return 1.0


def _goal(player: Player, held: _Held) -> float:
    """What politicians and states bring to a lobby's own goal in a turn."""
    match LOBBIES[player.lobby].reward:
        case NobodyLost(least=least, points=points):
            return points * _SPARED**held.count if held.count >= least else _TOWARD_GOAL * held.count * points / least
        case GoodEvaluation(region=region, most=most):
            return _HELD_EVALUATIONS * min(most, held.by_region[region])
        case _:
            return 0.0


def _promise(lobby: LobbyCard) -> float:
    """What a lobby looks worth before the game: its money, and what its income and its goal bring in a usual turn."""
    income, reward = lobby.income, lobby.reward
    goal = _USUAL_GOAL[type(reward)] * (1 if isinstance(reward, GoodEvaluation) else reward.points)
    if isinstance(reward, StateWon):
        goal *= len(reward.regions)
    return _purse(lobby.start) + _USUAL_TURNS * (_INCOME * _USUAL_INCOME[type(income)] + goal)


def _purse(money: float) -> float:
    """What money is worth: the more there is, the less the next million buys."""
    return _MONEY * _PURSE * (1.0 - exp(-money / _PURSE))


def _store(player: Player, later: int) -> float:
    """What is worth something in later turns: states, support, funds, politicians and money."""
    if not later:
        return 0.001 * player.money
    held = _held(player.politicians)
    span = min(later, _LATER)
    spare = min(max(0, held.count - 2), 3)
    worth = span * (_ELECTOR * held.electors + _SUPPORT * held.supports + _POLITICIAN * spare)
    income = held.income + (_bonus(player, held) if player.lobby != NOBODY else 0.0)
    if player.lobby != NOBODY:
        worth += span * _goal(player, held)
    return worth + _purse(player.money) + _INCOME * income * min(later, 2 * _LATER)


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
    elif isinstance(reward, GoodEvaluation) and STATES[attempt.state].region is reward.region:
        worth += _HELD_EVALUATIONS * min(s.last_turn - s.turn + 1, _LATER)
    return chance * worth


def _best_attempt(s: Lobby, seat: Seat, politician: int) -> float:
    """The same with the best expenses, before they are chosen."""
    price, money = ELECTORS[s.first_state], s.players[seat].money
    kept = _purse(money) if s.turn < s.last_turn else 0.0
    found = 0.0
    for multiples in range(min(MOST_MULTIPLES, money // price) + 1):
        paid = multiples * price
        cost = _SPENT * paid + (kept - _purse(money - paid) if kept else 0.0)
        found = max(found, _attempt(s, Attempt(seat, politician, s.first_state, multiples)) - cost)
    return found


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
    found[s.chair] -= chance * president
    if s.vice_president != NOBODY:
        found[s.owner(s.vice_president)] += chance * (president - others + SUCCESSION + _INCUMBENCY)


def standings(s: Lobby, me: Seat) -> list[float]:
    """How each player stands, in points; only one's own hand is known."""
    found, approval = apart_from_the_election(s, me)
    if s.phase == "over" or (s.phase == "setup" and s.president == NOBODY):
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
        found[seat] += _store(player, later) if s.shown or player.lobby == NOBODY else _promise(LOBBIES[player.lobby])
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
    crowd = sum([one + _THREAT * max(one, 0.0) ** 2 for one in rivals])
    return mine - _RIVAL * max(rivals) - _CROWD * crowd / len(rivals)


def evaluate_lobby(t: Table[Lobby], seat: Seat) -> float:
    """How good a position looks for a seat."""
    if t.outcome is not None:
        return WON if seat in t.outcome.winners else LOST
    found = standings(t.state, seat)
    asked = t.agenda[-1]
    if asked.step is plan_attempt:
        found[asked.args[0]] += _best_attempt(t.state, *asked.args)
    initiative = t.state.initiative
    if initiative is not None and initiative.turned:
        found[initiative.seat] -= _FICKLE * len(initiative.turned)
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
    best: dict[tuple[int, bool], tuple[int, float]] = {}
    for at, option in enumerate(options):
        frame = option.frame
        if frame.step is spend:
            _, place, bought = frame.args
            side = place, bought > 0
            peak, most = best.get(side, (0, passing))
            if abs(bought) > peak + _PATIENCE:
                worths[at] = LOST
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
        loss = _store(player, later) - _store(replace(player, politicians=rest), later) + _LOST_POLITICIAN
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


class LobbyEvaluation(Evaluation[Lobby]):
    """How bots judge a position of Lobby."""

    questions_inside = 1
    foreseen = ("plan_attempt",)
    judged_before = ("draw_for_state", "draw_for_attempt", "draw_fate", "next_state", "mortality")

    def evaluate(self, t: Table[Lobby], seat: Seat) -> float:
        return evaluate_lobby(t, seat)

    def rated(self, t: Table[Lobby], seat: Seat, options: Sequence[Option]) -> Mapping[int, float]:
        asked = t.agenda[-1].step
        if asked is bid:
            return rate_bids(t, seat, options)
        return rate_the_bag(t, seat, options) if asked is choose_for_the_bag else {}
