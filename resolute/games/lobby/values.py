"""What each option is worth to whoever decides: chances of votes, points, approval, and what a card does.

Everything comes from what lies open and from the own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from resolute.engine.frames import Frame, Seat
from resolute.engine.option_values import NO_VALUE, Amount, ChanceValue, DecisionDetails, GroupHeading, OptionValue, Try
from resolute.engine.reactions import Event, open_event
from resolute.engine.table import Decision, Table
from resolute.games.lobby.chances import redraws
from resolute.games.lobby.content.advantages import FirstCrisis
from resolute.games.lobby.library import CRISES, ELECTORS, EXECUTIVES, LOBBIES
from resolute.games.lobby.rules.campaigning import own_place
from resolute.games.lobby.rules.congress import uncovered as bare_crises
from resolute.games.lobby.rules.initiative import MAX_CARDS
from resolute.games.lobby.rules.playing import CRISIS_APPROVAL, CRISIS_POINTS, SOLVED_APPROVAL, laid_value
from resolute.games.lobby.rules.pledges import current
from resolute.games.lobby.rules.votes import attempt_wins
from resolute.games.lobby.state import HIGHEST_APPROVAL, LOWEST_APPROVAL, NOBODY, Laid, Lobby, OpenCrisis, Pawns, Spent
from resolute.games.lobby.values_people import BY_STEP
from resolute.games.lobby.view_outlook import SHOWN_MULTIPLES, chance_of_attempt, chances_now, chances_of_election
from resolute.games.lobby.words import options
from resolute.games.lobby.words import values as words
from resolute.games.lobby.words.cards import card_text, deed_text
from resolute.games.lobby.words.names import name_of, short

T = Table[Lobby]
Find = Callable[..., OptionValue]


def lobby_details(t: T, decision: Decision) -> DecisionDetails:
    """The value of every option of a question, and what stands above bids."""
    values = tuple(_value(t, decision.actor, option.frame) for option in decision.options)
    groups: tuple[GroupHeading, ...] = ()
    if decision.name == "bid":
        groups = _bid_groups(t.state, decision)
    elif decision.name == "take_initiative":
        groups = _initiative_groups(t.state)
    return DecisionDetails(values, groups)


def _initiative_groups(s: Lobby) -> tuple[GroupHeading, ...]:
    """Cards, the one action, the First State as a part of it, and what is free."""
    now, state = s.initiative, s.first_state
    played = 0 if now is None else now.played
    attempts = () if state == NOBODY else (GroupHeading(words.attempts(state), at=f"state:{state}"),)
    return (
        GroupHeading(options.CARDS, used=played, of=MAX_CARDS),
        GroupHeading(options.ONE_ACTION),
        *attempts,
        GroupHeading(options.PARTIES, note=words.FREE),
    )


def _value(t: T, seat: Seat, frame: Frame) -> OptionValue:
    find = _BY_STEP.get(frame.step.name)
    return NO_VALUE if find is None else find(t, seat, *frame.args)


# State attempts


def _attempt_with(t: T, seat: Seat, politician: int) -> OptionValue:
    """A politician, with the chances by what could be spent."""
    s = t.state
    price = ELECTORS[s.first_state]
    most = min(s.players[seat].money // price, SHOWN_MULTIPLES - 1)
    tries = [Try(words.spent(n * price), chance_of_attempt(s, politician, n)) for n in range(most + 1)]
    return OptionValue(short=short(politician), tries=tuple(tries), group=words.attempts(s.first_state))


def _another_attempt(t: T, seat: Seat, _: Seat, politician: int) -> OptionValue:
    return _attempt_with(t, seat, politician)


def _expenses(t: T, seat: Seat, _: Seat, politician: int, multiples: int) -> OptionValue:
    """Expenses in an attempt, beside spending nothing."""
    s = t.state
    chance = ChanceValue(
        chance_of_attempt(s, politician, multiples),
        chance_of_attempt(s, politician, 0) if multiples else None,
        words.to_win(s.first_state),
    )
    paid = multiples * ELECTORS[s.first_state]
    price = Amount(paid, "money", words.price(paid)) if paid else None
    return OptionValue(price=price, chance=chance, short=words.price(paid))


# Election night


def _spend(t: T, seat: Seat, _: Seat, place: int, votes: int) -> OptionValue:
    """Votes that are bought for a candidate, or against one."""
    s = t.state
    election = s.election
    assert election is not None and election.vote is not None
    vote = replace(election.vote, spent=(*election.vote.spent, Spent(seat, place, votes)))
    after = replace(election, vote=vote)
    name = short(election.candidates[place].politician)
    paid = abs(votes) * ELECTORS[vote.state]
    return OptionValue(
        short=words.price(paid),
        price=Amount(paid, "money", words.price(paid)),
        chance=ChanceValue(
            chances_now(s, after, vote)[place],
            chances_now(s, election, election.vote)[place],
            words.to_win(vote.state),
            good=votes > 0,
        ),
        note=words.elected(name, chances_of_election(s, election)[place], chances_of_election(s, after)[place]),
    )


def _pass(t: T, seat: Seat, _: Seat) -> OptionValue:
    """Without another bid the pawns are drawn: the chance of the own candidate as things are."""
    election = t.state.election
    assert election is not None and election.vote is not None
    own = own_place(t.state, seat)
    chance = None
    if own != NOBODY:
        state = election.vote.state
        chance = ChanceValue(chances_now(t.state, election, election.vote)[own], label=words.to_win(state))
    return OptionValue(effect=words.PAWNS_DECIDE, chance=chance, group=words.WITHOUT_SPENDING)


def _bid_groups(s: Lobby, decision: Decision) -> tuple[GroupHeading, ...]:
    """Passing comes first, then the own candidate, with each one's chance as things are."""
    election = s.election
    assert election is not None and election.vote is not None
    chances = chances_now(s, election, election.vote)
    order = sorted(range(len(chances)), key=lambda place: election.candidates[place].seat != decision.actor)
    titles = [one.group for one in decision.options if one.amount is not None]
    headings = [GroupHeading(words.WITHOUT_SPENDING)]
    for sign in (1, -1):
        for place in order:
            candidate = election.candidates[place]
            title = options.bid_group(candidate, sign)
            if title in titles:
                at, note = f"candidate:{candidate.politician}", words.now(chances[place])
                headings.append(GroupHeading(title, at=at, note=note))
    return tuple(headings)


# Reactions


def _answered(t: T, seat: Seat, _: Seat, event: Event, frame: Frame) -> OptionValue:
    """What is played is worth what it is worth anywhere."""
    return _value(t, seat, frame)


def _let_it_happen(t: T, seat: Seat) -> OptionValue:
    """What comes of it then."""
    s, event = t.state, open_event(t)
    if event is None:
        return OptionValue(effect=words.GOES_ON)
    if event.kind == "pawns" and s.attempt is not None:
        return OptionValue(effect=words.as_it_lies(s.attempt.state, won=attempt_wins(s, s.attempt)))
    if event.kind == "pawns" and s.election is not None and s.election.vote is not None:
        vote = s.election.vote
        odds = chances_now(s, s.election, vote)
        leader = s.election.candidates[max(range(len(odds)), key=lambda place: odds[place])]
        return OptionValue(effect=words.goes_to(vote.state, short(leader.politician), tied=max(odds) < 1))
    if event.kind == "action":
        return OptionValue(effect=deed_text(int(event.about[0])))
    return OptionValue(effect=words.LET_IT_HAPPEN.get(event.kind, words.GOES_ON))


def _put_back(t: T, seat: Seat, pawns: Pawns) -> OptionValue:
    """Some pawns are drawn again: the chance to win with those."""
    s = t.state
    lying = s.attempt.pawns if s.attempt is not None else current(s).pawns
    kept = (lying[0] - pawns[0], lying[1] - pawns[1], lying[2] - pawns[2])
    chance, state = 0.0, NOBODY
    for drawn, likely in redraws(kept, sum(pawns)):
        if s.attempt is not None:
            state = s.attempt.state
            chance += likely * attempt_wins(s, replace(s.attempt, pawns=drawn))
        elif s.election is not None:
            vote = replace(current(s), pawns=drawn)
            state = vote.state
            chance += likely * chances_now(s, s.election, vote)[own_place(s, seat)]
    return OptionValue(chance=ChanceValue(chance, label=words.to_win(state)))


# Cards


def _crisis(t: T, seat: Seat, _: Seat, card: int) -> OptionValue:
    """A crisis brings a point, or more to a lobby that lives on them, and costs approval twice if nobody covers it."""
    s = t.state
    reward = LOBBIES[s.players[seat].lobby].reward
    first = reward.points if isinstance(reward, FirstCrisis) and not s.players[seat].crises else 0
    points = CRISIS_POINTS + first
    return OptionValue(
        short=name_of(card),
        effect=_forecast(s, CRISIS_APPROVAL, uncovered=1),
        kind="crisis",
        gains=(Amount(points, "points", words.change(points), words.POINTS),),
    )


def _forecast(s: Lobby, change: int, uncovered: int) -> str:
    """Approval now and after the next evaluation, and what a card makes of both."""
    bare = bare_crises(s)
    before, after = s.approval, _within(s.approval + change)
    return words.forecast((before, after), (_within(before - bare), _within(after - bare - uncovered)))


def _within(approval: int) -> int:
    return max(LOWEST_APPROVAL, min(HIGHEST_APPROVAL, approval))


def _executive(t: T, seat: Seat, _: Seat, card: int, crisis: int) -> OptionValue:
    """An executive solves a crisis, or covers it until the next evaluation."""
    s = t.state
    before = next(one for one in s.crises if one.card == crisis)
    now = OpenCrisis(crisis, (*before.fresh, Laid(card, seat)), before.tucked)
    missing = CRISES[crisis].strength - laid_value(now)
    bare = 0 if before.fresh else 1
    if missing <= 0:
        effect, forecast = words.SOLVES, _forecast(s, SOLVED_APPROVAL, uncovered=-bare)
    else:
        effect = words.covers(missing) if bare else words.adds(missing)
        forecast = _forecast(s, 0, uncovered=-bare)
    return OptionValue(effect=effect, kind="executive", note=forecast)


def _card(t: T, seat: Seat, _: Seat, card: int, *rest: Any) -> OptionValue:
    """A card that says what it does."""
    return OptionValue(effect=card_text(card), kind="executive" if card in EXECUTIVES else "action")


def _campaign(t: T, seat: Seat, _: Seat, card: int, place: int) -> OptionValue:
    return OptionValue(effect=card_text(card), kind="campaign")


def _rival(t: T, seat: Seat, _: Seat, card: int, place: int, rival: Seat) -> OptionValue:
    """Whom a card could hit, with what they have."""
    player = t.state.players[rival]
    return OptionValue(effect=words.rival(player.money, player.points, len(player.hand)))


def _laid_card(
    t: T, seat: Seat, _: Seat, card: int, place: int, owner: Seat, politician: int, laid: int
) -> OptionValue:
    return OptionValue(effect=card_text(laid))


def _takes_nothing(t: T, seat: Seat, _: Seat) -> OptionValue:
    return OptionValue(effect=words.AS_IT_IS)


def _on_top(t: T, seat: Seat, crisis: int, card: int) -> OptionValue:
    """A tucked executive covers its crisis again."""
    return OptionValue(effect=words.COVERS, note=_forecast(t.state, 0, uncovered=-1))


def _finish(t: T, seat: Seat) -> OptionValue:
    return OptionValue(effect=words.kept(len(t.state.players[seat].hand)))


def _no_second_attempt(t: T, seat: Seat) -> OptionValue:
    return OptionValue(effect=words.AS_IT_IS)


def _pile(t: T, seat: Seat, what: str) -> OptionValue:
    """A pile, with what is left of it."""
    s = t.state
    piles = {"politicians": s.politicians, "support": s.supports, "fundraising": s.funds, "cards": s.cards}
    return OptionValue(short=words.PILES[what], note=words.left(len(piles[what])), kind="pile")


_BY_STEP: Mapping[str, Find] = {
    **BY_STEP,
    "pass_bid": _pass,
    "answered": _answered,
    "let_it_happen": _let_it_happen,
    "pawns_changed": _put_back,
    "discarded": _card,
    "hit_rival": _rival,
    "laid_card_goes": _laid_card,
    "takes_nothing": _takes_nothing,
    "on_top_again": _on_top,
    "finish_initiative": _finish,
    "another_attempt": _another_attempt,
    "no_second_attempt": _no_second_attempt,
    "attempt_with": _attempt_with,
    "announce_attempt": _expenses,
    "spend": _spend,
    "play_crisis": _crisis,
    "play_executive": _executive,
    "show_executive": _card,
    "announce_executive": _executive,
    "play_action": _card,
    "play_action_early": _card,
    "play_answer": _card,
    "play_in_bid": _campaign,
    "play_campaign": _campaign,
    "act": _pile,
}
