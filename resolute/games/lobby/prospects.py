"""What the coming election promises each player, from what lies open: who will run, who will win, what that brings.

Before the candidates are known, each party's nominee is a matter of chances: whoever controls more of its electors is
the likelier one. From the votes of the states that have nobody the chance of each side follows.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, sqrt, tanh

import msgspec

from resolute.engine.frames import Seat
from resolute.games.lobby.chances import Odds, outcome_of, vote_chances
from resolute.games.lobby.content.kinds import MAIN_PARTIES, Party
from resolute.games.lobby.forecast import approval_variance
from resolute.games.lobby.library import ELECTORS, POLITICIANS, STATES
from resolute.games.lobby.remembering import remembered
from resolute.games.lobby.rules.night import MAJORITY, TWO
from resolute.games.lobby.rules.primaries import MAX_MANDATES
from resolute.games.lobby.rules.scoring import BEATEN, PRESIDENT, VICE_PRESIDENT
from resolute.games.lobby.rules.votes import edges, electors_of, supporters, total_of, votes_before
from resolute.games.lobby.state import NO_PAWNS, NOBODY, Candidate, Election, InPlay, Lobby

VOTE = 0.6
"""How steeply the chance in a state rises with a vote more: 50, 64, 77, 86 percent."""
MONEY_LATER = 0.75
"""What a vote that will be bought is worth beside one that is bought now: others answer it."""
MATE_HELPS = 0.4
"""How much of their money a running mate's player will spend on the ticket."""
DRIFT = 600.0
"""How far the totals may still move before the candidates are known, as a variance: everybody may change parties."""
SECOND = 3.0
"""How much likelier somebody with more support cards is named running mate."""
RUNS_AGAIN = 0.8
"""How often a President runs who may."""
CONCENTRATION = 2.0
"""How much likelier the strongest in a party is nominated than their share of its electors."""
_HARDLY, _DEALT_SOON = 0.3, 3.0
"""The electors that a player without any may still bring to a party; before all states are laid, everybody will."""
HONEYMOON, BURDEN = 1.5, 1.3
"""The evaluations of a new President's first turn bring a point for each player less the first, and each open crisis
takes the second from it."""
WORST = -10.0
THIRD_OFFICE = 3.0
"""An elected independent scores a third of the electors."""


Supports = tuple[tuple[int, ...], ...]
"""For each candidate the support cards that count for them."""


class Contender(msgspec.Struct, frozen=True):
    """Somebody who may be a party's candidate, with the chance of it and the bonus they would bring."""

    seat: Seat
    chance: float
    bonus: float
    politician: int = NOBODY


def likely(lead: float, variance: float) -> float:
    """The chance to end up ahead."""
    if variance <= 0:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return 0.5 * (1.0 + erf(lead / sqrt(2.0 * variance)))


@lru_cache(maxsize=1 << 12)
def _leaning(states: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """For each party bonus from Republican +2 to Democrat +2 the electors of states, and their squares."""
    found = {lean: [0, 0] for lean in range(-2, 3)}
    for number in states:
        state = STATES[number]
        lean = -state.bonus if state.lean is Party.REPUBLICAN else state.bonus
        found[lean][0] += state.electors
        found[lean][1] += state.electors**2
    return tuple((lean, electors, squares) for lean, (electors, squares) in found.items() if electors)


def expected_votes(states: tuple[int, ...], edge: float) -> tuple[float, float, float]:
    """By how many electors the Democrats are expected to lead in states that vote, how far that may be off, and how
    many more a vote more everywhere would bring."""
    lead = variance = swing = 0.0
    for lean, electors, squares in _leaning(states):
        share = 1.0 / (1.0 + exp(-VOTE * (edge + lean)))
        lead += electors * (2.0 * share - 1.0)
        open_still = share * (1.0 - share)
        variance += squares * 4.0 * open_still
        swing += electors * 2.0 * VOTE * open_still
    return lead, variance, swing


def money_lead(more_money: float, electors: int) -> float:
    """The lead in states to come that more money buys: a vote costs a million for each elector."""
    return MONEY_LATER * electors * tanh(VOTE / 2 * more_money / electors) if electors else 0.0


def states_to_vote(s: Lobby) -> tuple[int, ...]:
    """The states that nobody controls and that have not voted yet."""
    if s.phase == "election" and s.election is not None:
        return s.election.to_come
    return s.uncontrolled if s.first_state == NOBODY else (*s.uncontrolled, s.first_state)


def offices_worth(s: Lobby) -> tuple[float, float]:
    """What the presidency and the vice presidency are worth: the points at once, and the evaluations of next turn."""
    if s.turn == s.last_turn:
        return PRESIDENT, VICE_PRESIDENT
    later = max(WORST, len(s.players) - HONEYMOON - BURDEN * len(s.crises))
    return PRESIDENT + later, VICE_PRESIDENT + later / 2


# Before the nomination


def _own_bonus(one: InPlay) -> int:
    """What a politician brings to an election."""
    return POLITICIANS[one.card].skill + len(one.supports)


class _Wing(msgspec.Struct, frozen=True):
    """A player's politicians of one party."""

    # Electors, all of them and those that were not given away yet.
    electors: int
    free: int
    # Who would run, with the bonus they bring; nobody if all have given.
    runner: int
    bonus: int
    # How likely one of them is to be a running mate.
    second: float


Wings = tuple[_Wing, _Wing]
"""A player's Democrats and Republicans."""


def _wing(politicians: tuple[InPlay, ...], party: int, leaving: int) -> _Wing:
    """Of a player's politicians those of a party; `leaving` will not run."""
    mine = [one for one in politicians if one.party == party]
    able = [one for one in mine if not one.given and one.card != leaving]
    best = max(able, key=lambda one: 2 * _own_bonus(one) + electors_of(one.states), default=None)
    return _Wing(
        electors=sum([electors_of(one.states) for one in mine]),
        free=sum([electors_of(one.states) for one in able]),
        runner=NOBODY if best is None else best.card,
        bonus=0 if best is None else _own_bonus(best),
        second=max([(1.0 + len(one.supports)) ** SECOND for one in mine], default=0.0),
    )


@remembered
def _wings(politicians: tuple[InPlay, ...], leaving: int) -> Wings:
    democrats, republicans = MAIN_PARTIES
    return _wing(politicians, democrats, leaving), _wing(politicians, republicans, leaving)


def _all_wings(s: Lobby) -> list[Wings]:
    """Of each player; a President who does not run leaves before anybody is declared."""
    leaving = s.president if s.election is None else NOBODY
    return [_wings(player.politicians, leaving if seat == s.chair else NOBODY) for seat, player in enumerate(s.players)]


def contenders(s: Lobby, party: int, wings: list[Wings] | None = None) -> list[Contender]:
    """Who may be the candidate of a main party."""
    wings = wings or _all_wings(s)
    election = s.election
    declared = election.candidates if election is not None else ()
    if s.president_party == party and _may_run_again(s):
        return _with_president(s, party, wings)
    if election is not None and election.closed == party:
        return [Contender(one.seat, 1.0, _own_bonus(s.in_play(one.politician)), one.politician)
                for one in declared if one.party == party]  # fmt: skip
    return _open_race(s, party, wings)


def _may_run_again(s: Lobby) -> bool:
    """Whether the President may still say that they run."""
    return s.election is None and s.president != NOBODY and s.mandates.count(s.president) < MAX_MANDATES


def _with_president(s: Lobby, party: int, wings: list[Wings]) -> list[Contender]:
    """The President will probably run, and then nobody else of the party can."""
    president = Contender(s.chair, RUNS_AGAIN, _own_bonus(s.in_play(s.president)), s.president)
    others = [one for one in _open_race(s, party, wings) if one.seat != s.chair]
    total = sum([one.chance for one in others])
    share = (1.0 - RUNS_AGAIN) / total if total else 0.0
    return [president, *[Contender(one.seat, one.chance * share, one.bonus, one.politician) for one in others]]


def _open_race(s: Lobby, party: int, wings: list[Wings]) -> list[Contender]:
    """Everybody by the electors of the party that they have or could still give themselves.

    Whoever has a candidate puts up no other one, and a President who may run again probably will.
    """
    declared = {one.seat: one for one in s.election.candidates} if s.election is not None else {}
    still = _DEALT_SOON if s.phase == "setup" else _HARDLY
    strengths: list[tuple[float, Seat, float, int]] = []
    for seat, both in enumerate(wings):
        wing = both[party]
        candidate = declared.get(seat)
        if candidate is not None:
            if candidate.party == party:
                strength = (candidate.electors + wing.free + 1.0) ** CONCENTRATION
                bonus = _own_bonus(s.in_play(candidate.politician))
                strengths.append((strength, seat, bonus, candidate.politician))
        elif wing.runner != NOBODY and (wing.free or not declared):
            strengths.append(((0.8 * wing.free + still) ** CONCENTRATION, seat, wing.bonus, wing.runner))
    total = sum([one[0] for one in strengths])
    bound = sum([one[0] for one in strengths if one[1] == s.chair]) if _may_run_again(s) else 0.0
    if not bound or bound == total:
        return [Contender(seat, strength / total, bonus, runner) for strength, seat, bonus, runner in strengths]
    free, alone = (1.0 - RUNS_AGAIN) / total, RUNS_AGAIN / (total - bound)
    return [
        Contender(seat, strength * (free if seat == s.chair else free + alone), bonus, runner)
        for strength, seat, bonus, runner in strengths
    ]


def _pledged(s: Lobby, party: int, wings: list[Wings]) -> int:
    """The electors behind a party."""
    if s.election is not None and s.election.candidates:
        given = sum([one.electors for one in s.election.candidates if one.party == party])
        return given + sum([both[party].free for both in wings])
    return sum([both[party].electors for both in wings])


def _before_nomination(s: Lobby, approval: float) -> list[float]:
    """What the election promises while nobody knows who will run."""
    wings = _all_wings(s)
    open_states = states_to_vote(s)
    electors = electors_of(open_states)
    runners = [contenders(s, party, wings) for party in MAIN_PARTIES]
    sides: list[tuple[float, float, float]] = []
    for party, field in zip(MAIN_PARTIES, runners, strict=True):
        bonus = sum([one.chance * one.bonus for one in field])
        if party == s.president_party:
            bonus += approval / 2
        money = sum([one.chance * s.players[one.seat].money for one in field])
        sides.append((_pledged(s, party, wings), bonus, money))
    blue, red = sides
    lead, variance, swing = expected_votes(open_states, blue[1] - red[1])
    lead += blue[0] - red[0] + money_lead(blue[2] - red[2], electors)
    chance = likely(lead, variance + DRIFT + approval_variance(s) * (swing / 2) ** 2)
    found = [0.0] * len(s.players)
    first, second = offices_worth(s)
    for party, field, wins in zip(MAIN_PARTIES, runners, (chance, 1.0 - chance), strict=True):
        for one in field:
            found[one.seat] += one.chance * wins * first
            if one.politician == s.president:
                found[one.seat] += one.chance * (1.0 - wins) * BEATEN
        weights = [both[party].second for both in wings]
        share_second_place(weights, [(one.seat, one.chance * wins * second) for one in field], found)
    return found


def second_places(s: Lobby, party: int) -> list[float]:
    """How likely each player's politicians of a party are to be running mates; support cards make it likelier."""
    return [_wings(player.politicians, NOBODY)[party].second for player in s.players]


def share_second_place(weights: list[float], nominees: list[tuple[Seat, float]], found: list[float]) -> None:
    """Some other player of the party will be running mate; each nominee brings what that is worth by their chance."""
    total = sum(weights)
    shares = [(seat, worth / (total - weights[seat])) for seat, worth in nominees if total > weights[seat]]
    each = sum([share for _, share in shares])
    for seat, weight in enumerate(weights):
        found[seat] += weight * each
    for seat, share in shares:
        found[seat] -= weights[seat] * share


# Once the candidates are known


def odds_here(s: Lobby, election: Election) -> Odds:
    """Each candidate's chance in the state that votes."""
    vote = election.vote
    assert vote is not None
    parties = [one.party for one in election.candidates]
    before = votes_before(s, election, vote)
    return outcome_of(before, parties, vote.pawns) if vote.pawns != NO_PAWNS else vote_chances(before, parties)


@lru_cache(maxsize=1 << 13)
def _odds_in(parties: tuple[int, ...], edge: tuple[int, ...], supports: Supports, state: int) -> Odds:
    """Each candidate's chance in a state where nobody has spent anything."""
    votes = [
        ahead + STATES[state].bonus_for(Party(party)) + supporters(cards, state)
        for ahead, party, cards in zip(edge, parties, supports, strict=True)
    ]
    return vote_chances(votes, parties)


@lru_cache(maxsize=1 << 10)
def _outlook(
    parties: tuple[int, ...], edge: tuple[int, ...], supports: Supports, states: tuple[int, ...]
) -> tuple[tuple[float, ...], tuple[tuple[float, ...], ...]]:
    """The electors that each candidate may expect of states, and how far the lead of one over another may be off."""
    odds = [(ELECTORS[state], _odds_in(parties, edge, supports, state)) for state in states]
    field = range(len(parties))
    expected = tuple(sum([count * chances[place] for count, chances in odds]) for place in field)
    return expected, tuple(tuple(_variance(odds, one, other) for other in field) for one in field)


def _variance(odds: list[tuple[int, Odds]], one: int, other: int) -> float:
    return sum([n * n * (c[one] + c[other] - (c[one] - c[other]) ** 2) for n, c in odds])


def _supports_of(s: Lobby, candidate: Candidate) -> tuple[int, ...]:
    """The support cards of a candidate and the running mate."""
    own = s.in_play(candidate.politician).supports
    return own if candidate.mate == NOBODY else own + s.in_play(candidate.mate).supports


class Race(msgspec.Struct, frozen=True):
    """An election without the state that votes now: what each candidate has, may expect, and can still spend."""

    totals: tuple[int, ...]
    expected: tuple[float, ...]
    # How far the lead of one candidate over another may be off.
    spread: tuple[tuple[float, ...], ...]
    money: tuple[float, ...]
    electors_to_come: int

    def chances(self, money: tuple[float, ...], here: int, winner: int) -> Odds:
        """Each candidate's chance to be elected, if the state that votes, with its electors, goes to one of them."""
        field = range(len(self.totals))
        if len(self.totals) == TWO:
            decided = [self.totals[place] + (here if place == winner else 0) >= MAJORITY for place in field]
            if any(decided):
                return tuple(map(float, decided))
        expected = [
            self.expected[place]
            + (here if place == winner else 0)
            + self._bought(money[place] - max([money[other] for other in field if other != place]))
            for place in field
        ]
        first, second, *rest = sorted(field, key=lambda place: -expected[place])
        ahead = likely(expected[first] - expected[second], self.spread[first][second])
        found = [0.0] * len(expected)
        for place in rest:
            found[place] = 0.5 * likely(expected[place] - expected[first], self.spread[place][first])
        left_over = 1.0 - sum(found)
        found[first], found[second] = ahead * left_over, (1.0 - ahead) * left_over
        return tuple(found)

    def _bought(self, more_money: float) -> float:
        """Electors that a candidate gains in the states to come by having more money than the others."""
        return money_lead(more_money, self.electors_to_come) / 2


def race(s: Lobby, election: Election) -> Race:
    """How an election stands, apart from the state that votes."""
    field = election.candidates
    to_come = states_to_vote(s)
    supports = tuple([_supports_of(s, one) for one in field])
    gains, spread = _outlook(tuple([one.party for one in field]), tuple(edges(s, field)), supports, to_come)
    totals = tuple([total_of(one) for one in field])
    return Race(
        totals=totals,
        expected=tuple([have + gain for have, gain in zip(totals, gains, strict=True)]),
        spread=spread,
        money=tuple([_money_behind(s, one) for one in field]),
        electors_to_come=electors_of(to_come),
    )


def _money_behind(s: Lobby, candidate: Candidate) -> float:
    """What a candidate's player will spend, and some of what the running mate's player has."""
    money = float(s.players[candidate.seat].money)
    if candidate.mate == NOBODY:
        return money
    owner = s.owner(candidate.mate)
    return money + (MATE_HELPS * s.players[owner].money if owner != candidate.seat else 0.0)


def mixed(odds: Odds, outcomes: list[Odds]) -> Odds:
    """Chances by what may happen first."""
    return tuple(
        [sum([odd * one[place] for odd, one in zip(odds, outcomes, strict=True)]) for place in range(len(odds))]
    )


def candidate_chances(s: Lobby, election: Election) -> Odds:
    """Each candidate's chance to be elected, if the states to come vote by their odds and money is spent evenly."""
    field = election.candidates
    if len(field) == 1:
        return (1.0,)
    if len(field) == TWO and any(total_of(one) >= MAJORITY for one in field):
        return tuple([float(total_of(one) >= MAJORITY) for one in field])
    now = race(s, election)
    if election.vote is None:
        return now.chances(now.money, 0, NOBODY)
    electors = ELECTORS[election.vote.state]
    odds = odds_here(s, election)
    return mixed(odds, [now.chances(now.money, electors, place) for place in range(len(field))])


def points_if_elected(s: Lobby, election: Election) -> list[list[float]]:
    """What the election brings each player, for each candidate who may be elected."""
    first, second = offices_worth(s)
    found: list[list[float]] = []
    for elected in election.candidates:
        points = [0.0] * len(s.players)
        for one in election.candidates:
            if one.party == Party.INDEPENDENT:
                points[one.seat] += total_of(one) / THIRD_OFFICE
            if one is not elected and one.politician == election.incumbent:
                points[one.seat] += BEATEN
        if elected.party != Party.INDEPENDENT:
            points[elected.seat] += first
            if elected.mate == NOBODY:
                share_second_place(second_places(s, elected.party), [(elected.seat, second)], points)
        if elected.mate != NOBODY:
            points[s.owner(elected.mate)] += second
        found.append(points)
    return found


def _with_candidates(s: Lobby, election: Election) -> list[float]:
    """What the election promises once everybody knows who runs."""
    return expected_points(candidate_chances(s, election), points_if_elected(s, election))


def expected_points(chances: Odds, points: list[list[float]]) -> list[float]:
    """What each player may expect, from what each result would bring."""
    return [
        sum([chance * one[seat] for chance, one in zip(chances, points, strict=True)]) for seat in range(len(points[0]))
    ]


def nominated(s: Lobby) -> bool:
    """Whether only one candidate of each main party is left: running mates are being named, or states vote."""
    return s.phase == "election" or (s.election is not None and any(c.mate != NOBODY for c in s.election.candidates))


def election_points(s: Lobby, approval: float) -> list[float]:
    """The points that each player may expect of the coming election."""
    if s.election is not None and nominated(s) and s.election.candidates:
        return _with_candidates(s, s.election)
    return _before_nomination(s, approval)
