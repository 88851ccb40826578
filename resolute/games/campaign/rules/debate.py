"""Debates: ballots are risked on an issue before the nation. (Advanced Game, Debate)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from resolute.engine.frames import Actor, Barred, Option, Seat, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.table import D6, Table
from resolute.games.campaign.content.addresses import BALLOT_AT, STATE_AT
from resolute.games.campaign.content.candidates import Candidate, Office
from resolute.games.campaign.content.charts import DEBATE_NUMBERS, ISSUES
from resolute.games.campaign.content.lookups import HOME_STATE, STATE_ON
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.rules.ballots import cast_ballot, cast_unshown, has_room, refill_hand
from resolute.games.campaign.state import Campaign, Debate
from resolute.games.campaign.words import options, prompts, reasons
from resolute.games.campaign.words.ballots import cast_label

RISKED = 4
"""The challenger risks four ballots, one for each region; nobody may risk more. (Debate 3, 4)"""
TWO_DICE = 2 * D6


def eligible(s: Campaign, seat: Seat) -> list[int]:
    """The ballots that a player may risk: no Home State ballots."""
    return [card for card in s.players[seat].hand if not HOME_STATE[card]]


def open_issues(s: Campaign) -> list[str]:
    """The issues that nobody has won yet. (Debate 8)"""
    won = s.sides[0].debates + s.sides[1].debates
    return [issue for issue in ISSUES if issue not in won]


def why_not_debate(t: Table[Campaign], seat: Seat) -> str:
    """Why a player cannot debate now; empty if they can, or if it is not played."""
    s = t.state
    first, second = s.dice
    if not t.options["debate"]:
        return ""
    if first != second and first + second != 7:
        return reasons.SEVEN_OR_DOUBLES
    if len(eligible(s, seat)) < RISKED:
        return reasons.FOUR_BALLOTS
    if not s.players[s.opponent(seat)].hand or s.debate_refused:
        return reasons.OPPONENT_HAS_NONE
    if not open_issues(s):
        return reasons.EVERY_ISSUE_WON
    return ""


def may_debate(t: Table[Campaign], seat: Seat) -> bool:
    """7 or doubles, four ballots to risk, and an opponent who has one. (Debate 1, 3)"""
    return bool(t.options["debate"]) and not why_not_debate(t, seat)


@step
def challenge(t: Table[Campaign], seat: Seat) -> None:
    """The opponent for the same office must answer; with two players the challenger names the office. (Debate 2)

    An opponent without a single ballot to risk cannot be challenged: the challenger does something else.
    """
    from resolute.games.campaign.rules.campaigning import choose_activity

    s = t.state
    opponent = s.opponent(seat)
    t.tell("challenges", seat, opponent)
    if not eligible(s, opponent):
        s.debate_refused = True
        t.tell("cannot_debate", opponent)
        t.then(choose_activity, seat)
    elif len(s.players[seat].offices) > 1:
        t.then(choose_debaters, seat)
    else:
        t.then(open_debate, seat, s.players[seat].offices[0])


@choice(prompts.WHO_DEBATES, rule="Debate")
def choose_debaters(t: Table[Campaign], actor: Actor) -> Iterator[Option]:
    """President against president, or vice president against vice president. (Debate 2)"""
    s = t.state
    party = s.players[actor].party
    for office in Office:
        mine, other = s.running_for(party, office), s.running_for(1 - party, office)
        yield Option(
            options.debaters(mine, other),
            do(open_debate, actor, int(office)),
            cost=options.debaters_need(mine, DEBATE_NUMBERS[mine.rating], other, DEBATE_NUMBERS[other.rating]),
        )


@step
def open_debate(t: Table[Campaign], seat: Seat, office: int) -> None:
    """The challenger selects the issue; then ballots are risked, the dice speak, and the ballots are cast."""
    s = t.state
    s.debate = Debate(seat, s.opponent(seat), office)
    t.then(choose_issue, seat)
    t.then(risk_ballots, seat, 0)
    t.then(risk_ballots, s.debate.opponent, 0)
    t.then(argue)


def _issue_prompt(t: Table[Any], actor: Actor) -> str:
    s: Campaign = t.state
    assert s.debate is not None
    mine, other = debaters(s, s.debate)
    return prompts.issue(mine, DEBATE_NUMBERS[mine.rating], other, DEBATE_NUMBERS[other.rating])


@choice(_issue_prompt, rule="Debate")
def choose_issue(t: Table[Campaign], actor: Actor) -> Iterator[Option]:
    """Any issue that has not been won; whoever is identified with it rolls twice. (Debate 2, 5, 8)"""
    s = t.state
    assert s.debate is not None
    mine, other = debaters(s, s.debate)
    for issue in open_issues(s):
        known = [who for who in (mine, other) if issue in who.issues]
        yield Option(issue, do(name_issue, issue), cost=options.rolls_twice(known))


@step
def name_issue(t: Table[Campaign], issue: str) -> None:
    """The issue of the debate is announced."""
    s = t.state
    assert s.debate is not None
    s.debate.issue = issue
    mine, other = debaters(s, s.debate)
    t.tell("issue", issue, mine.id, other.id)


def debaters(s: Campaign, debate: Debate) -> tuple[Candidate, Candidate]:
    """The candidates who debate: the challenger's and the opponent's."""
    party = s.players[debate.challenger].party
    return s.running_for(party, debate.office), s.running_for(1 - party, debate.office)


def least_risk(s: Campaign, debate: Debate, seat: Seat) -> int:
    """Four for the challenger; for the opponent the rating less one, at least one, or all they have. (Debate 4)"""
    if seat == debate.challenger:
        return RISKED
    held = len(eligible(s, seat)) + sum(1 for party, _, _ in debate.risked if party == s.players[seat].party)
    return min(max(1, debaters(s, debate)[1].rating - 1), held, RISKED)


@step
def risk_ballots(t: Table[Campaign], seat: Seat, region: int) -> None:
    """Put ballots face down on the box, at most one for each region. (Debate 3, 4)"""
    s = t.state
    if region == len(Region):
        assert s.debate is not None
        count = sum(1 for party, _, _ in s.debate.risked if party == s.players[seat].party)
        t.tell("risked", seat, count)
    else:
        t.then(risk_in_region, seat, region)
        t.then(risk_ballots, seat, region + 1)


@choice(
    lambda t, actor, region: prompts.risk(region),
    rule="Debate",
)
def risk_in_region(t: Table[Campaign], actor: Actor, region: int) -> Iterator[Option]:
    """The opponent may leave regions out, but must risk as many as the rating asks for. (Debate 4)"""
    s = t.state
    assert s.debate is not None
    party = s.players[actor].party
    risked = sum(1 for side, _, _ in s.debate.risked if side == party)
    cards = eligible(s, actor)
    for card in cards:
        state = STATE_ON[card][region]
        yield Option(
            cast_label(card, state),
            do(risk, actor, region, card),
            at=STATE_AT[state],
            piece=BALLOT_AT[card],
        )
    later = min(len(Region) - 1 - region, len(cards))
    if not cards or risked + later >= least_risk(s, s.debate, actor):
        yield Option(options.risk_nothing(region), do(risk_nothing), declines=True)


@step
def risk(t: Table[Campaign], seat: Seat, region: int, card: int) -> None:
    """A ballot is at risk in a region."""
    s = t.state
    assert s.debate is not None
    player = s.players[seat]
    player.hand = without(player.hand, card)
    s.debate.risked += ((player.party, region, card),)
    t.tell("risks", seat, region)


@step
def risk_nothing(t: Table[Campaign]) -> None:
    """The region is left out."""


@step
def argue(t: Table[Campaign]) -> None:
    """Each rolls once, or twice if identified with the issue; numbers by rating win. (Debate 5, 6)

    Whoever hits more often wins and casts all ballots at risk; level, both cast their own.
    """
    s = t.state
    debate = s.debate
    assert debate is not None
    hits: list[int] = []
    for who in debaters(s, debate):
        count = 0
        for _ in range(2 if debate.issue in who.issues else 1):
            total = sum(t.roll_now(TWO_DICE, f"argument/{who.id}"))
            hit = total in DEBATE_NUMBERS[who.rating]
            count += hit
            t.tell("argued", who.id, total, hit)
        hits.append(count)
    debate.hits = (hits[0], hits[1])
    if hits[0] == hits[1]:
        t.tell("stalemate", debate.issue)
    else:
        winner = debate.challenger if hits[0] > hits[1] else debate.opponent
        s.side_of(winner).debates += (debate.issue,)
        t.tell("debate_won", winner, debate.issue)
        _show_risked(t, winner)
    t.then(cast_risked)
    t.then(close_debate)


def _show_risked(t: Table[Campaign], winner: Seat) -> None:
    """The winner picks up the loser's ballots and so sees them."""
    s = t.state
    assert s.debate is not None
    party = s.players[winner].party
    won = tuple(card for side, _, card in s.debate.risked if side != party)
    for card in won:
        s.known[card] = 3
    if won:
        t.tell("won_ballots", won, to=s.seats_of(party))


def caster_of(s: Campaign, debate: Debate) -> Seat:
    """Who casts the next ballot at risk: the winner all of them, in a stalemate each player their own."""
    mine, others = debate.hits
    if mine == others:
        own = s.players[debate.challenger].party == debate.risked[0][0]
        return debate.challenger if own else debate.opponent
    return debate.challenger if mine > others else debate.opponent


@step
def cast_risked(t: Table[Campaign]) -> None:
    """The ballots at risk are cast one by one, in the region in which they were risked. (Debate 6, 7)"""
    s = t.state
    debate = s.debate
    assert debate is not None
    if not debate.risked:
        return
    t.then(choose_recording, caster_of(s, debate))
    t.then(cast_risked)


def _next_at_risk(s: Campaign) -> tuple[int, int]:
    """The ballot that is cast next, and the state of its region."""
    assert s.debate is not None
    _, region, card = s.debate.risked[0]
    return card, STATE_ON[card][region]


@choice(prompts.RECORDING, rule="Debate")
def choose_recording(t: Table[Campaign], actor: Actor) -> Iterator[Option]:
    """Ballots from a debate need not be recorded, but may be, where the party has room. (Debate 7)"""
    s = t.state
    card, state = _next_at_risk(s)
    at, piece = STATE_AT[state], BALLOT_AT[card]
    yield Option(options.keep_secret(card, state), do(cast_at_risk, actor, False), at=at, piece=piece)
    if has_room(s.side_of(actor), state):
        yield Option(options.show(card, state), do(cast_at_risk, actor, True), at=at, piece=piece)


@choose_recording.barred
def _barred_recording(t: Table[Campaign], actor: Actor) -> list[Barred]:
    s = t.state
    card, state = _next_at_risk(s)
    if has_room(s.side_of(actor), state):
        return []
    reason = reasons.state_is_full(STATES[state].limit)
    return [Barred(options.show(card, state), reason, STATE_AT[state])]


@step
def cast_at_risk(t: Table[Campaign], seat: Seat, recorded: bool) -> None:
    """A ballot from the debate goes into the box: recorded and so announced, or with its region only."""
    s = t.state
    assert s.debate is not None
    card, state = _next_at_risk(s)
    s.debate.risked = s.debate.risked[1:]
    if recorded:
        cast_ballot(t, seat, card, state, recorded=True)
    else:
        cast_unshown(t, seat, card, state)


@step
def close_debate(t: Table[Campaign]) -> None:
    """Both players refill their hands. (Debate 9)"""
    s = t.state
    assert s.debate is not None
    challenger, opponent = s.debate.challenger, s.debate.opponent
    s.debate = None
    refill_hand(t, challenger)
    refill_hand(t, opponent)
