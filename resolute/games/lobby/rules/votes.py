"""How votes are counted: in state attempts, in elections and in an impeachment. (5.3 C.3, 5.4.2, 6)"""

from __future__ import annotations

from resolute.engine.pieces import Bag
from resolute.engine.table import Table
from resolute.games.lobby.content.kinds import MAIN_PARTIES, Party
from resolute.games.lobby.library import ELECTORS, POLITICIANS, STATES, SUPPORTS, half, share
from resolute.games.lobby.state import BAG, NO_PAWNS, NOBODY, Attempt, Candidate, Election, Lobby, Pawns, Vote

HANDFUL = 10
PARTIES = tuple(Party)


def in_the_bag(s: Lobby) -> Pawns:
    """The pawns that do not lie on the table."""
    return (BAG[0] - s.pawns[0], BAG[1] - s.pawns[1], BAG[2] - s.pawns[2])


def plus(one: Pawns, other: Pawns) -> Pawns:
    """Two handfuls together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


def draw_pawns(t: Table[Lobby], count: int) -> Pawns:
    """Take pawns from the bag; they lie on the table until they are put back."""
    blue, red, yellow = Bag(in_the_bag(t.state)).handful(count, t.dice)
    drawn = (blue, red, yellow)
    t.state.pawns = plus(t.state.pawns, drawn)
    return drawn


def put_pawns_back(s: Lobby, pawns: Pawns | None = None) -> None:
    """All pawns that lie on the table, or some of them, go back into the bag."""
    s.pawns = NO_PAWNS if pawns is None else plus(s.pawns, (-pawns[0], -pawns[1], -pawns[2]))


# State attempts


def supporters(supports: tuple[int, ...], state: int) -> int:
    """One voice more for each support card whose symbol the state bears. (3.3 E)"""
    if not supports:
        return 0
    groups = STATES[state].groups
    return sum([SUPPORTS[card].group in groups for card in supports])


def support_votes(supports: tuple[int, ...]) -> int:
    """What support cards print."""
    return sum([SUPPORTS[card].votes for card in supports]) if supports else 0


def attempt_bonus(s: Lobby, politician: int, state: int) -> int:
    """What a politician brings to an attempt: skill, support and the party's bonus. (5.3 C.3)"""
    one = s.in_play(politician)
    bonus = POLITICIANS[politician].skill + support_votes(one.supports) + supporters(one.supports, state)
    return bonus + STATES[state].bonus_for(PARTIES[one.party])


def attempt_votes(s: Lobby, attempt: Attempt) -> tuple[int, int]:
    """Votes for the politician and for the opposition: the other color, or the larger for an independent. (5.3 C.3)"""
    party = s.in_play(attempt.politician).party
    state = STATES[attempt.state]
    own = attempt_bonus(s, attempt.politician, attempt.state) + attempt.multiples + attempt.votes
    others = [attempt.pawns[other] + state.bonus_for(other) for other in MAIN_PARTIES if other != party]
    return own + attempt.pawns[party], max(others) - attempt.against


def attempt_wins(s: Lobby, attempt: Attempt) -> bool:
    """A majority: more votes than the opposition; a tie fails. (5.3 C.3)"""
    own, others = attempt_votes(s, attempt)
    return own > others


# Elections


def approval_bonus(s: Lobby, candidate: Candidate) -> int:
    """Half of the approval goes to the candidate of the President's party. (5.4.2)

    Independents are no party: an independent President's approval counts for the President alone.
    """
    if candidate.party != s.president_party:
        return 0
    if candidate.party == Party.INDEPENDENT and candidate.politician != s.president:
        return 0
    return half(s.approval)


def bonus_lines(s: Lobby, candidate: Candidate) -> list[tuple[str, int]]:
    """The bonus of a candidate, line by line. (5.4.2)"""
    one = s.in_play(candidate.politician)
    mate = s.in_play(candidate.mate).supports if candidate.mate != NOBODY else ()
    return [
        ("skill", POLITICIANS[candidate.politician].skill),
        ("support", support_votes(one.supports)),
        ("mate", support_votes(mate)),
        ("approval", approval_bonus(s, candidate)),
    ]


def _supports_of(s: Lobby, candidate: Candidate) -> tuple[int, ...]:
    """The support cards of a candidate and the running mate."""
    own = s.in_play(candidate.politician).supports
    return own if candidate.mate == NOBODY else own + s.in_play(candidate.mate).supports


def _bonus(s: Lobby, candidate: Candidate, supports: tuple[int, ...]) -> int:
    return POLITICIANS[candidate.politician].skill + support_votes(supports) + approval_bonus(s, candidate)


def bonus_of(s: Lobby, candidate: Candidate) -> int:
    """The bonus of a candidate."""
    return _bonus(s, candidate, _supports_of(s, candidate))


def edges(s: Lobby, candidates: tuple[Candidate, ...]) -> list[int]:
    """What each has more than the one with the lowest bonus. (5.4.2)"""
    bonuses = [bonus_of(s, one) for one in candidates]
    lowest = min(bonuses, default=0)
    return [bonus - lowest for bonus in bonuses]


def state_bonus(s: Lobby, candidate: Candidate, state: int) -> int:
    """What a state gives a candidate: the party's bonus, and supporters of candidate and running mate. (5.4.2)"""
    return STATES[state].bonus_for(PARTIES[candidate.party]) + supporters(_supports_of(s, candidate), state)


def bought(vote: Vote, place: int) -> int:
    """Votes that were bought for a candidate, less those against. (5.4.2)"""
    return sum([one.votes for one in vote.spent if one.candidate == place])


def votes_before(s: Lobby, election: Election, vote: Vote) -> list[int]:
    """The votes of each candidate without the pawns. (5.4.2)"""
    state = STATES[vote.state]
    bonuses: list[int] = []
    found: list[int] = []
    for candidate in election.candidates:
        supports = _supports_of(s, candidate)
        bonuses.append(_bonus(s, candidate, supports))
        found.append(bonuses[-1] + state.bonus_for(PARTIES[candidate.party]) + supporters(supports, vote.state))
    lowest = min(bonuses)
    found = [votes - lowest for votes in found]
    for one in (*vote.spent, *vote.cards):
        found[one.candidate] += one.votes
    return found


def votes_in_all(s: Lobby, election: Election, vote: Vote) -> list[int]:
    """The votes of each candidate with the pawns of their color. (5.4.2)"""
    before = votes_before(s, election, vote)
    return [votes + vote.pawns[one.party] for votes, one in zip(before, election.candidates, strict=True)]


def total_of(candidate: Candidate) -> int:
    """Electors that were pledged and won."""
    return candidate.electors + candidate.won


def electors_of(states: tuple[int, ...]) -> int:
    """What states are worth together."""
    return sum(map(ELECTORS.__getitem__, states))


# Impeachment


def needed(s: Lobby) -> int:
    """Two thirds of the politicians in play, rounded up; the President counts too. (6)"""
    return share(2 * sum(len(player.politicians) for player in s.players), 3)
