"""What is still to come of a position: ballots in hand, and what the question that waits will bring."""

from __future__ import annotations

from functools import cache
from heapq import nlargest
from itertools import combinations
from operator import sub

from resolute.engine.frames import Frame, Seat
from resolute.engine.table import Table
from resolute.games.campaign.content.candidates import CANDIDATES, Candidate
from resolute.games.campaign.content.lookups import LIMIT
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.debating import debate_chances, hit_chance
from resolute.games.campaign.leads import HOME_VOTES, LEAN, LINES, PLAIN, REACHABLE, Rows
from resolute.games.campaign.rules.advertising import cast_advertised
from resolute.games.campaign.rules.campaigning import cast_ballots, choose_activity
from resolute.games.campaign.rules.debate import (
    RISKED,
    choose_debaters,
    choose_issue,
    debaters,
    least_risk,
    open_issues,
    risk_in_region,
)
from resolute.games.campaign.rules.desk import cast_from_desk
from resolute.games.campaign.rules.fortunes import cast_on_the_road, choose_lost_ballot
from resolute.games.campaign.rules.fund_raising import choose_fund_state
from resolute.games.campaign.rules.headquarters import cast_at_home, choose_home_state
from resolute.games.campaign.rules.rumors import cast_handed_ballot, choose_payment
from resolute.games.campaign.state import NO_RUMOR, Campaign, Player

KEPT = 0.55
"""What a ballot in hand is worth beside its best use."""
KEPT_LATE = 0.3
"""The same when the campaign ends before it can be cast, and it may come back as an absentee ballot of either party."""
CROWDED = 0.85
"""What several ballots are worth that can be cast at once: some are for the same state."""
STATE_MORE = 1.5
"""What a state more is worth before the absentee ballots are dealt."""


class Side:
    """One party's view of the board: what a ballot more in a state would bring it."""

    __slots__ = ("absentee", "average", "kept", "leads", "party", "record", "rows", "state_more")

    def __init__(self, t: Table[Campaign], party: int, leads: list[int] | None = None) -> None:
        s = t.state
        mine = s.sides[party]
        electoral = t.options["tally"] == "electoral"
        self.party = party
        self.rows: Rows = LEAN[s.incumbent][party] if electoral else PLAIN[party]
        self.leads = list(map(sub, mine.votes, s.sides[1 - party].votes)) if leads is None else leads
        self.record = mine.record
        self.absentee = mine.absentee
        self.average = AVERAGE[electoral]
        late = s.turns_left == 0 or s.voting
        self.kept = KEPT_LATE if late else KEPT
        # Once the absentee ballots are dealt, states count by their electors alone.
        self.state_more = 0.0 if late else STATE_MORE

    def gain(self, state: int, votes: int) -> float:
        """What so many votes more in a state bring."""
        row, lead = self.rows[state], self.leads[state]
        return row[lead + votes] - row[lead] + (0.0 if self.record[state] else self.state_more)

    def potential(self, card: int, homes: tuple[int, ...]) -> float:
        """What a ballot brings at its best, if the dice reach its state."""
        best = 0.0
        rows, leads, record = self.rows, self.leads, self.record
        for state, votes in LINES[card]:
            if len(record[state]) < LIMIT[state]:
                row, lead = rows[state], leads[state]
                found = (row[lead + votes] - row[lead]) * REACHABLE[state]
                best = max(best, found)
        if not LINES[card]:
            for home in homes:
                best = max(best, (rows[home][leads[home] + HOME_VOTES[card]] - rows[home][leads[home]]))
        return best

    def anywhere(self, card: int, homes: tuple[int, ...], states: tuple[int, ...] | None = None) -> float:
        """What a ballot brings at once in the best of these states (or of all)."""
        best = 0.0
        for state, votes in LINES[card]:
            if (states is None or state in states) and len(self.record[state]) + self.absentee[state] < LIMIT[state]:
                best = max(best, self.gain(state, votes))
        if not LINES[card]:
            for home in homes:
                if states is None or home in states:
                    best = max(best, self.gain(home, HOME_VOTES[card]))
        return best

    def in_hand(self, player: Player) -> float:
        """What a player's ballots are worth as they are held."""
        if not player.hand:
            return 0.0
        homes = player.homes
        potential = self.potential
        return self.kept * sum([potential(card, homes) for card in player.hand])


def _average(rows: Rows) -> float:
    """What a ballot brings at its best on an empty board, if the dice reach its state."""
    found = [max(rows[state][votes] * REACHABLE[state] for state, votes in lines) for lines in LINES if lines]
    return 0.8 * sum(found) / len(found)


AVERAGE = {True: _average(LEAN[-1][0]), False: _average(PLAIN[0])}


# What a visit to headquarters brings on average, in ballots cast at once, by press support.
_HEADQUARTERS = ((6, 1.45), (4, 1.2), (0, 0.9))


@cache
def headquarters_card(press: int) -> float:
    """How many average ballots a headquarters card is worth to a candidate with this press support."""
    return next(worth for least, worth in _HEADQUARTERS if press >= least)


def coming(t: Table[Campaign], own: Side, their: Side) -> float:
    """What the question that waits will bring, for the party of `own`."""
    agenda = t.agenda
    if not agenda:
        return 0.0
    s = t.state
    frame = agenda[-1]
    found = _COMING.get(frame.step.name)
    worth = 0.0
    if found is not None:
        actor: Seat = frame.args[0]
        mine = s.players[actor].party == own.party
        one = found(t, frame, own if mine else their, their if mine else own)
        worth = one if mine else -one
    if frame.step in _BEFORE_THE_CARD:
        seat = s.mover
        side = own if s.players[seat].party == own.party else their
        card = side.average * headquarters_card(s.players[seat].best("press"))
        worth += card if side is own else -card
    if s.debate is not None and s.debate.risked:
        worth += _at_risk(s, own, their)
    return worth


def _drawn_instead(s: Campaign, side: Side) -> float:
    """What the ballot that replaces a cast one is worth."""
    return side.kept * side.average if s.ballots_left(side.party) else 0.0


def _casting(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    """The ballots in hand for the states reached."""
    s = t.state
    player = s.players[frame.args[0]]
    return _best_of_hand(s, player, side, s.reached, len(player.hand))


def _best_of_hand(s: Campaign, player: Player, side: Side, states: tuple[int, ...], count: int) -> float:
    """The best ballots of a hand that can be cast at once in these states, over keeping them."""
    homes, instead = player.homes, _drawn_instead(s, side)
    found = [
        side.anywhere(card, homes, states) + instead - side.kept * side.potential(card, homes) for card in player.hand
    ]
    return CROWDED * sum(nlargest(count, [one for one in found if one > 0]))


def _activity(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    """The better of casting and headquarters; other things may be better still."""
    player = t.state.players[frame.args[0]]
    card = side.average * headquarters_card(player.best("press"))
    return max(_casting(t, frame, side, other), card)


def _at_home(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    s = t.state
    return _best_of_hand(s, s.players[frame.args[0]], side, (s.home,), LIMIT[s.home])


def _homes(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    s = t.state
    player = s.players[frame.args[0]]
    return max(_best_of_hand(s, player, side, (home,), LIMIT[home]) for home in player.homes)


def _on_the_road(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    actor, left, states = frame.args
    return _best_of_hand(t.state, t.state.players[actor], side, states, left)


def _from_desk(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    """Undecided voters that can be cast at once."""
    s = t.state
    homes = s.players[frame.args[0]].homes
    found = [side.anywhere(card, homes, s.desk_states) for card in s.desk]
    return CROWDED * sum(nlargest(s.desk_room - s.desk_cast, found))


def _advertised(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    """The same where each new state has its price: the best buys for the money."""
    s = t.state
    player = s.players[frame.args[0]]
    board = s.sides[side.party]
    room, funds, worth = s.desk_room - s.desk_cast, board.funds, 0.0
    bought = list(s.bought)
    buys: list[tuple[float, int, int]] = []
    for card in s.desk:
        for state, votes in LINES[card]:
            if state in s.desk_states and len(side.record[state]) < LIMIT[state]:
                buys.append((side.gain(state, votes), card, state))
        if not LINES[card]:
            buys += [(side.gain(home, HOME_VOTES[card]), card, home) for home in player.homes if home in s.desk_states]
    used: set[int] = set()
    for gain, card, state in sorted(buys, reverse=True):
        if not room or card in used:
            continue
        price = 0 if state in bought else STATES[state].advertising
        if state in bought or (state not in board.advertised and price <= funds):
            worth += gain - MONEY * price
            funds -= price
            bought.append(state)
            used.add(card)
            room -= 1
    return worth


MONEY = 1.2
"""What a million dollars is worth while it can still be spent."""


def _lost_ballots(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    """The least useful ballots go."""
    player = t.state.players[frame.args[0]]
    found = sorted(side.potential(card, player.homes) for card in player.hand)
    return -side.kept * sum(found[: frame.args[1]])


def _payment(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    """Ballots that are handed over are cast by the other party wherever they do most."""
    player = t.state.players[frame.args[0]]
    losses = sorted(_handed(side, other, card, player) for card in player.hand)
    return -sum(losses[: frame.args[1]])


def _handed(side: Side, other: Side, card: int, player: Player) -> float:
    return other.anywhere(card, ()) + side.kept * side.potential(card, player.homes)


def _handed_ballot(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    s = t.state
    return sum(side.anywhere(card, s.players[frame.args[0]].homes) for card in s.desk)


def _rally(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    actor: Seat = frame.args[0]
    return MONEY * (0.6 + t.state.players[actor].best("fund_raising"))


# Debates


@cache
def debate_odds(mine: Candidate, other: Candidate, issue: str) -> tuple[float, float, float]:
    """How likely the first candidate wins a debate about an issue, draws it or loses it."""
    return debate_chances(
        hit_chance(mine.rating),
        1 + (issue in mine.issues),
        hit_chance(other.rating),
        1 + (issue in other.issues),
    )


def debates_worth(won: int, lost: int, average: float) -> float:
    """What debates are worth before the absentee ballots are dealt: five of them go to the better debaters."""
    lead = won - lost
    return average * (0.0 if not lead else 1.6 if lead > 0 else -1.6) + 0.4 * average * max(-2, min(2, lead))


def _debate(s: Campaign, side: Side, other: Side, seat: Seat, odds: tuple[float, float, float], theirs: int) -> float:
    """What a challenge comes to: four ballots that need no dice, at a risk."""
    won, level, lost = odds
    player = s.players[seat]
    homes = player.homes
    found = nlargest(RISKED, [side.anywhere(card, ()) for card in player.hand if LINES[card]])
    kept = nlargest(RISKED, [side.potential(card, homes) for card in player.hand if LINES[card]])
    own = CROWDED * sum(found)
    their = theirs * other.average * 1.2
    cost = side.kept * sum(kept) - RISKED * _drawn_instead(s, side)
    cast = (won + level) * own - lost * own + won * their - (level + lost) * their
    return cast - cost + theirs * other.kept * other.average + (won - lost) * 2.0 * side.average


def _challenge(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    """The best debaters and the best issue for them."""
    s = t.state
    seat: Seat = frame.args[0]
    issues = open_issues(s)
    tickets = [
        (s.running_for(side.party, office), s.running_for(1 - side.party, office)) for office in s.players[seat].offices
    ]
    return max(_on_issue(s, side, other, seat, *pair, issue) for pair in tickets for issue in issues)


def _on_issue(s: Campaign, side: Side, other: Side, seat: Seat, mine: Candidate, their: Candidate, issue: str) -> float:
    return _debate(s, side, other, seat, debate_odds(mine, their, issue), max(1, their.rating - 1))


def _issue(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    s = t.state
    assert s.debate is not None
    mine, their = debaters(s, s.debate)
    return max(_on_issue(s, side, other, frame.args[0], mine, their, issue) for issue in open_issues(s))


def _risking(t: Table[Campaign], frame: Frame, side: Side, other: Side) -> float:
    """The ballots that are still to be risked, as good as the best that are left."""
    s = t.state
    debate = s.debate
    assert debate is not None
    actor, region = frame.args
    player = s.players[actor]
    mine, their = debaters(s, debate)
    won, level, lost = debate_odds(mine, their, debate.issue)
    if actor != debate.challenger:
        won, lost = lost, won
    risked = sum(1 for party, _, _ in debate.risked if party == side.party)
    count = max(0, least_risk(s, debate, actor) - risked)
    worth = 0.0
    for place in range(region, min(region + count, 4)):
        found = [
            (won + level - lost) * side.gain(lines[place][0], lines[place][1]) - side.kept * side.potential(card, ())
            for card in player.hand
            if (lines := LINES[card])
        ]
        worth += max(found, default=0.0) + _drawn_instead(s, side)
    if actor == debate.challenger:
        theirs = max(1, their.rating - 1)
        worth += theirs * (won - level - lost) * other.average + (won - lost) * 2.0 * side.average
    return worth


def _at_risk(s: Campaign, own: Side, their: Side) -> float:
    """The ballots that lie at risk: cast by whoever wins, or each by their own party."""
    debate = s.debate
    assert debate is not None
    if debate.hits[0] or debate.hits[1] or debate.issue == "":
        mine, others = debate.hits
        odds = (float(mine > others), float(mine == others), float(mine < others))
    else:
        odds = debate_odds(*debaters(s, debate), debate.issue)
    won, level, lost = odds if s.players[debate.challenger].party == own.party else odds[::-1]
    worth = 0.0
    for party, region, card in debate.risked:
        state, votes = LINES[card][region]
        if party == own.party:
            worth += (won + level) * own.gain(state, votes) - lost * their.gain(state, votes)
        else:
            worth += won * own.gain(state, votes) - (level + lost) * their.gain(state, votes)
    return worth


_COMING = {
    cast_ballots.name: _casting,
    choose_activity.name: _activity,
    choose_home_state.name: _homes,
    cast_at_home.name: _at_home,
    cast_on_the_road.name: _on_the_road,
    cast_from_desk.name: _from_desk,
    cast_advertised.name: _advertised,
    choose_lost_ballot.name: _lost_ballots,
    choose_payment.name: _payment,
    cast_handed_ballot.name: _handed_ballot,
    choose_fund_state.name: _rally,
    choose_debaters.name: _challenge,
    choose_issue.name: _issue,
    risk_in_region.name: _risking,
}
_BEFORE_THE_CARD = (choose_home_state, cast_at_home)


# The ticket and everything that is not on the board


@cache
def ticket_worth(candidates: tuple[int, ...], advertising: bool, debate: bool) -> float:
    """What the ratings of a ticket are worth, in average ballots."""
    if not candidates:
        return 0.0
    cards = [CANDIDATES[one] for one in candidates]
    best = {name: max(int(getattr(card, name)) for card in cards) for name in ("campaign", "press", "advertising")}
    worth = 0.5 * best["campaign"] + 0.12 * best["press"]
    if advertising:
        worth += 0.1 * best["advertising"] + 0.05 * sum(card.financial for card in cards)
    if debate:
        worth += 0.25 * max(card.rating for card in cards)
    return worth


@cache
def best_ticket(
    chosen: tuple[int, ...], cards: tuple[int, ...], running: int, advertising: bool, debate: bool
) -> float:
    """What a ticket of so many candidates can become: those who are chosen, with the best of the cards beside them."""
    others = [card for card in cards if card not in chosen]
    more = max(0, running - len(chosen))
    return max(ticket_worth((*chosen, *some), advertising, debate) for some in combinations(others, more))


def rumor_cost(player: Player, average: float) -> float:
    """What a rumor about a player that still has to be answered costs on average."""
    return 1.1 * average if player.rumor != NO_RUMOR else 0.0
