"""How each player stands, in points: what was scored, what offices and cards will bring, and what lies in store."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.engine.frames import Seat
from resolute.games.lobby.chances import attempt_chance
from resolute.games.lobby.content.advantages import (
    GoodEvaluation,
    StateWon,
)
from resolute.games.lobby.content.effects import ChangePawns, DrawAgain, RivalVotes, Votes
from resolute.games.lobby.content.kinds import MAIN_PARTIES, Party, Symbol
from resolute.games.lobby.forecast import coming_evaluations, evaluations_left
from resolute.games.lobby.holdings import ELECTOR_A_TURN, HELD_EVALUATIONS, LATER, promise, purse, store
from resolute.games.lobby.library import (
    ACTIONS,
    CAMPAIGN_CARDS,
    CRISES,
    ELECTORS,
    EXECUTIVES,
    LOBBIES,
    STATES,
)
from resolute.games.lobby.prospects import election_points, second_places, share_second_place
from resolute.games.lobby.rules.attempt import MAX_MULTIPLES
from resolute.games.lobby.rules.scoring import VICE_PRESIDENT as SUCCESSION
from resolute.games.lobby.rules.votes import attempt_votes, attempt_wins, needed
from resolute.games.lobby.state import (
    NO_PAWNS,
    NOBODY,
    Attempt,
    Lobby,
)

_RIVAL, _CROWD = 0.7, 0.35
"""How much the best rival and all of them together count beside one's own standing."""
LEADER_IN_CHANCES = 0.45
"""How much the best rival counts in the chance to win, as it was fitted: whoever plays minds the leader more."""
_THREAT = 0.01
"""How much more a point counts that goes to a rival who has many: what must be given is given to the weakest."""
_NEAR, _STEEP = 42.0, 0.12
"""From so many points on each further one counts more, because 51 end the game."""
_SPENT = 0.02
"""What a million is worth for the election of this turn, when it is spent on an attempt."""
_STATE_NOW = 0.2
"""What an elector more is worth in the election of this turn."""
_RISING, _NOT_RISING = 8.0, 3
"""How much a Vice President who takes over is ahead in everybody's eyes, because a President is mostly elected again:
for each player but the first three, because the more there are, the less a rival's gain is to each of them."""
_DISMISSED = 8.0
"""What a President who is dismissed loses beside the evaluations to come."""
_UNKNOWN_CARD = 0.5
_OFFICE_CRISIS, _FREE_CRISIS = 0.1, 0.6
_READY, _READY_LATER, _OFFICE_EXECUTIVE, _FREE_EXECUTIVE = 9.0, 0.6, 0.25, 0.12
"""An executive that fits an open crisis is worth most to those in office, for each evaluation to come; each is worth
more by its value."""
_ACTION = 0.6
_CAMPAIGN = {Votes: 0.45, RivalVotes: 0.8, ChangePawns: 0.6, DrawAgain: 0.6}
_CAMPAIGN_WORTH = {
    card: _CAMPAIGN[type(printed.effect)] * (printed.effect.amount if isinstance(printed.effect, Votes) else 1)
    for card, printed in CAMPAIGN_CARDS.items()
}


def _hand(s: Lobby, seat: Seat) -> float:
    """What the own cards are worth while they are not played."""
    return cards_worth(s, seat, s.players[seat].hand)


def cards_worth(s: Lobby, seat: Seat, cards: Sequence[int]) -> float:
    """What cards are worth in a player's hand."""
    office = s.holds_office(seat)
    ready = _ready(s, seat) if office else 0.0
    lying = {CRISES[one.card].symbol for one in s.crises} if ready else frozenset[Symbol]()
    a_crisis, a_value = (_OFFICE_CRISIS, _OFFICE_EXECUTIVE) if office else (_FREE_CRISIS, _FREE_EXECUTIVE)
    worth = 0.0
    for card in cards:
        if card in CRISES:
            worth += a_crisis
        elif card in EXECUTIVES:
            executive = EXECUTIVES[card]
            worth += a_value * executive.value
            worth += ready if executive.symbol in lying else 0.0
        elif card in ACTIONS:
            worth += _ACTION
        else:
            worth += _CAMPAIGN_WORTH[card]
    return worth


def _ready(s: Lobby, seat: Seat) -> float:
    """What an executive that fits an open crisis is worth to somebody in office, who will play it."""
    left = evaluations_left(s)
    return (_READY if seat == s.chair else _READY / 2) * max(left, _READY_LATER)


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
    worth = ELECTORS[attempt.state] * (_STATE_NOW + ELECTOR_A_TURN * min(s.last_turn - s.turn, LATER))
    if isinstance(reward, StateWon) and STATES[attempt.state].region in reward.regions:
        worth += reward.points
    elif isinstance(reward, GoodEvaluation) and STATES[attempt.state].region is reward.region:
        worth += HELD_EVALUATIONS * min(s.last_turn - s.turn + 1, LATER)
    return chance * worth


def best_attempt(s: Lobby, seat: Seat, politician: int) -> float:
    """The same with the best expenses, before they are chosen."""
    price, money = ELECTORS[s.first_state], s.players[seat].money
    kept = purse(money) if s.turn < s.last_turn else 0.0
    found = 0.0
    for multiples in range(min(MAX_MULTIPLES, money // price) + 1):
        paid = multiples * price
        cost = _SPENT * paid + (kept - purse(money - paid) if kept else 0.0)
        found = max(found, _attempt(s, Attempt(seat, politician, s.first_state, multiples)) - cost)
    return found


def impeachment_chance(s: Lobby) -> float:
    """How likely the vote that is under way dismisses the President, from the votes that were cast."""
    now = s.impeachment
    assert now is not None
    missing = needed(s) - sum([len(s.players[seat].politicians) for seat, for_it in now.votes if for_it])
    left = sum([len(s.players[seat].politicians) for seat in now.left])
    return min(1.0, max(0.0, (left - missing + 1) / (left + 1)))


def _impeachment(s: Lobby, found: list[float], president: float, others: float, me: Seat) -> None:
    """A dismissed President scores no more evaluations and does not run again; the Vice President takes over, and names
    somebody else's politician for the office that is free then."""
    chance = impeachment_chance(s)
    found[s.chair] -= chance * (president + (_DISMISSED if me == s.chair else 0.0))
    if s.vice_president != NOBODY:
        heir = s.owner(s.vice_president)
        found[heir] += chance * (president - others + SUCCESSION + _RISING * (len(s.players) - _NOT_RISING))
        if s.president_party in MAIN_PARTIES:
            share_second_place(second_places(s, s.president_party), [(heir, chance * (SUCCESSION + others))], found)


def standings(s: Lobby, me: Seat) -> list[float]:
    """How each player stands, in points; only one's own hand is known."""
    found, approval = apart_from_the_election(s, me)
    if s.phase == "over" or (s.phase == "setup" and s.president == NOBODY):
        return found
    return [one + more for one, more in zip(found, election_points(s, approval), strict=True)]


_FICKLE = 0.5
"""What a politician's change of party must gain, or everybody would turn all the time."""


def assessed(s: Lobby, me: Seat) -> list[float]:
    """The same, less what is lost by needless changes of party."""
    found = standings(s, me)
    if s.initiative is not None:
        found[s.initiative.seat] -= needless(s, s.initiative.seat)
    return found


def needless(s: Lobby, seat: Seat) -> float:
    """What a player loses by changes of party, unless they gain more."""
    if s.initiative is None or s.initiative.seat != seat:
        return 0.0
    return _FICKLE * len(s.initiative.turned)


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
        found[seat] += store(player, later) if s.shown or player.lobby == NOBODY else promise(LOBBIES[player.lobby])
        found[seat] += _hand(s, seat) if seat == me else _UNKNOWN_CARD * len(player.hand)
    if s.impeachment is not None and s.president != NOBODY:
        _impeachment(s, found, president, others, me)
    if s.attempt is not None:
        found[s.attempt.seat] += _attempt(s, s.attempt)
    return found, approval


def own_parts(s: Lobby, seat: Seat) -> dict[str, float]:
    """What one's own standing is made of, and what the rivals take from it: the terms that advice compares."""
    found, _ = apart_from_the_election(s, seat)
    player, later = s.players[seat], s.last_turn - s.turn
    parts = {
        "points": float(player.points),
        "hand": _hand(s, seat),
        "store": store(player, later) if s.shown or player.lobby == NOBODY else promise(LOBBIES[player.lobby]),
        "attempt": _attempt(s, s.attempt) if s.attempt is not None and s.attempt.seat == seat else 0.0,
    }
    # The rest is what the offices bring, and what an impeachment makes of that.
    parts["office"] = found[seat] - sum(parts.values())
    everybody = standings(s, seat)
    parts["election"] = everybody[seat] - found[seat]
    parts["rivals"] = balance(everybody, seat, LEADER_IN_CHANCES) - everybody[seat]
    return parts


def _steep(worth: float) -> float:
    """Points near the goal count more."""
    over = worth - _NEAR
    return worth + _STEEP * over * over if over > 0 else worth


def balance(found: list[float], seat: Seat, leader: float = _RIVAL) -> float:
    """One's own standing less those of the others, above all of whoever is ahead."""
    mine = _steep(found[seat])
    rivals = [_steep(one) for other, one in enumerate(found) if other != seat]
    crowd = sum([one + _THREAT * max(one, 0.0) ** 2 for one in rivals])
    return mine - leader * max(rivals) - _CROWD * crowd / len(rivals)
