"""What the table works out for everybody from what lies open: chances of attempts, of a vote and of the election."""

from __future__ import annotations

from functools import lru_cache

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Fact, Facts
from resolute.games.lobby.chances import Odds, attempt_chance, elected_chances, outcome_of, vote_chances
from resolute.games.lobby.content.kinds import MAIN_PARTIES, Party
from resolute.games.lobby.library import ELECTORS, STATES
from resolute.games.lobby.rules.attempt import MAX_MULTIPLES
from resolute.games.lobby.rules.pledges import face_up
from resolute.games.lobby.rules.votes import attempt_bonus, electors_of, total_of, votes_before
from resolute.games.lobby.state import NOBODY, Election, Lobby, Vote
from resolute.games.lobby.words import view as words
from resolute.games.lobby.words.names import short, who

SHOWN_MULTIPLES = 4
"""So many expenses are shown beside each politician, if there is money for them."""


def in_mille(chance: float) -> int:
    """A chance as the facts hold it."""
    return round(1000 * chance)


# State attempts


def chance_of_attempt(s: Lobby, politician: int, multiples: int) -> float:
    """The chance that a politician wins the First State with these expenses. (5.3 C.3)"""
    state = s.first_state
    own = attempt_bonus(s, politician, state) + multiples
    against = tuple(STATES[state].bonus_for(party) for party in MAIN_PARTIES)
    return attempt_chance(s.in_play(politician).party, own, (against[0], against[1]))


def attempts_part(s: Lobby, seat: Seat) -> Facts:
    """For each politician of a seat the chance to win the First State, by how much is spent."""
    rows = []
    if s.first_state != NOBODY:
        price = ELECTORS[s.first_state]
        most = min(MAX_MULTIPLES, s.players[seat].money // price, SHOWN_MULTIPLES - 1)
        for one in s.players[seat].politicians:
            for multiples in range(most + 1):
                chance = chance_of_attempt(s, one.card, multiples)
                text = words.attempt_chance(chance, multiples * price)
                about = (f"politician:{one.card}", f"multiples:{multiples}")
                rows.append(Fact("attempt_chance", short(one.card), text, in_mille(chance), seat, about))
    return Facts(words.ATTEMPTS, tuple(rows))


# Primaries


def open_states_part(t: Table[Lobby]) -> Facts:
    """Electors that players can still give, by party, and who has used their pass."""
    s = t.state
    rows = []
    for seat, player in enumerate(s.players):
        for party in Party:
            states = tuple(card for one in face_up(s, seat) if one.party == party for card in one.states)
            if states:
                count = electors_of(states)
                rows.append(Fact("open", who(t, seat), words.open_electors(count, party), count, seat, (party.key,)))
        if player.passed:
            rows.append(Fact("passed", who(t, seat), words.PASSED, seat=seat))
    return Facts(words.STILL_OPEN, tuple(rows))


# Election night


def chances_now(s: Lobby, election: Election, vote: Vote) -> Odds:
    """Each candidate's chance in the state that votes, as things are."""
    before = votes_before(s, election, vote)
    parties = [one.party for one in election.candidates]
    return outcome_of(before, parties, vote.pawns) if any(vote.pawns) else vote_chances(before, parties)


@lru_cache(maxsize=256)
def _elected(electors: tuple[int, ...], states: tuple[tuple[int, Odds], ...]) -> Odds:
    return elected_chances(electors, states)


def chances_of_election(s: Lobby, election: Election) -> Odds:
    """Each candidate's chance to be elected, if nobody spends again."""
    parties = [one.party for one in election.candidates]
    states: list[tuple[int, Odds]] = []
    if election.vote is not None:
        states.append((ELECTORS[election.vote.state], chances_now(s, election, election.vote)))
    for state in election.to_come:
        states.append((ELECTORS[state], vote_chances(votes_before(s, election, Vote(state)), parties)))
    return _elected(tuple(total_of(one) for one in election.candidates), tuple(states))


def outlook_part(s: Lobby, election: Election) -> Facts:
    """The race as it stands."""
    rows = []
    for one, chance in zip(election.candidates, chances_of_election(s, election), strict=True):
        about = (f"candidate:{one.politician}",)
        text = words.percent(chance)
        rows.append(Fact("elected", short(one.politician), text, in_mille(chance), one.seat, about))
    return Facts(words.OUTLOOK, tuple(rows))


def bidders_part(t: Table[Lobby], election: Election, vote: Vote) -> Facts:
    """Who may still spend here, and who passes."""
    s = t.state
    rows = []
    for seat in election.order:
        status = _status(t, election, vote, seat)
        text = words.bidder(status, s.players[seat].money)
        rows.append(Fact("bidder", who(t, seat), text, s.players[seat].money, seat, (status,)))
    return Facts(words.BIDDERS, tuple(rows))


def _status(t: Table[Lobby], election: Election, vote: Vote, seat: Seat) -> str:
    if t.outcome is None and t.decider() == seat:
        return "deciding"
    if seat in election.retired or seat in election.resting or seat in vote.done:
        return "out"
    if seat in vote.passed:
        return "passed"
    return "cannot" if t.state.players[seat].money < ELECTORS[vote.state] else "waiting"
