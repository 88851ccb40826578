"""What fates and actions do. (3.3 H and I)"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from resolute.engine.frames import Actor, Option, Seat, Step, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.reactions import Event, stop_event
from resolute.engine.table import Table
from resolute.games.lobby.content.effects import (
    Approval,
    Case,
    Discard,
    Draw,
    DrawLaid,
    EveryoneDraws,
    EveryoneMoney,
    FaceTheBag,
    Impeach,
    LayOnTop,
    Levy,
    LookAtHand,
    Money,
    MoveLaid,
    NewFirstState,
    NewVicePresident,
    Points,
    RemoveLaid,
    ReturnLaid,
    RivalDiscards,
    SecondAttempt,
    Spare,
    Stop,
    TakeCard,
    TakeExposed,
    TakeLaid,
    TakeMoney,
    TurnParty,
)
from resolute.games.lobby.library import POLITICIANS, effect_at
from resolute.games.lobby.rules.aims import can_happen, rivals
from resolute.games.lobby.rules.attempt import call_attempt_off, fail_and_try_again, new_first_state
from resolute.games.lobby.rules.hands import choose_discard, discard, look_at_hand, take_card
from resolute.games.lobby.rules.impeachment import call_impeachment
from resolute.games.lobby.rules.laid import take_laid_card
from resolute.games.lobby.rules.mortality import face_the_bag
from resolute.games.lobby.rules.offices import fill_offices, name_vice_president, politicians_in_play
from resolute.games.lobby.rules.parties import flip
from resolute.games.lobby.rules.periods import draw_cards
from resolute.games.lobby.rules.reserve import draw_fundraising, draw_support
from resolute.games.lobby.rules.scoring import move_approval, score
from resolute.games.lobby.state import Laid, Lobby, OpenCrisis
from resolute.games.lobby.words import options, prompts


def _applies(s: Lobby, seat: Seat, case: Case) -> bool:
    """Whether a fate has its effect now."""
    match case:
        case "always":
            return True
        case "in_office":
            return s.holds_office(seat)
        case "out_of_office":
            return not s.holds_office(seat)
        case "approval_below_0":
            return s.approval < 0
        case "approval_above_0":
            return s.approval > 0


@step
def effect_happens(t: Table[Lobby], seat: Seat, card: int, place: int) -> None:
    """One of the effects of a fate or an action; what cannot happen does nothing."""
    effect = effect_at(card, place)
    if not can_happen(t.state, seat, effect):
        t.tell("nothing_happens", card)
        return
    at_once = _AT_ONCE.get(type(effect))
    if at_once is not None:
        at_once(t, seat, effect)
    else:
        t.then(_ASKING[type(effect)], seat, card, place)


def _pay_or_get(t: Table[Lobby], seat: Seat, amount: int) -> None:
    """Nobody pays more than they have."""
    player = t.state.players[seat]
    change = max(amount, -player.money)
    player.money += change
    if change:
        t.tell("money", seat, change)


def _discard_one(t: Table[Lobby], seat: Seat, at_random: bool) -> None:
    hand = t.state.players[seat].hand
    if at_random:
        discard(t, seat, hand[t.dice.below(len(hand))])
    else:
        t.then(choose_discard, seat, 1)


def _score(t: Table[Lobby], seat: Seat, effect: Points) -> None:
    score(t, seat, effect.amount if _applies(t.state, seat, effect.case) else 0, "fate")


def _approval(t: Table[Lobby], seat: Seat, effect: Approval) -> None:
    move_approval(t, effect.amount if _applies(t.state, seat, effect.case) else 0, "card")


def _everyone_money(t: Table[Lobby], seat: Seat, effect: EveryoneMoney) -> None:
    for one in t.state.clockwise(seat):
        _pay_or_get(t, one, effect.amount)


def _everyone_draws(t: Table[Lobby], seat: Seat, effect: EveryoneDraws) -> None:
    for one in t.state.clockwise(seat):
        draw_cards(t, one, effect.count)


def _levy(t: Table[Lobby], seat: Seat, effect: Levy) -> None:
    most = max(player.money for player in t.state.players)
    for one in t.state.clockwise(seat):
        if t.state.players[one].money == most:
            _pay_or_get(t, one, -effect.amount)


def _draw_laid(t: Table[Lobby], seat: Seat, effect: DrawLaid) -> None:
    t.then(draw_support if effect.pile == "support" else draw_fundraising, seat)


# Rivals


@choice(prompts.choose_rival, rule="Action cards", forced=True)
def choose_rival(t: Table[Lobby], actor: Actor, card: int, place: int) -> Iterator[Option]:
    """A rival whom the card can hit."""
    s = t.state
    for rival in rivals(s, actor):
        player = s.players[rival]
        if player.money if isinstance(effect_at(card, place), TakeMoney) else player.hand:
            yield Option(options.rival(t, rival), do(hit_rival, actor, card, place, rival), at=f"seat:{rival}")


@step
def hit_rival(t: Table[Lobby], seat: Seat, card: int, place: int, rival: Seat) -> None:
    """What the card does to the rival."""
    s = t.state
    match effect_at(card, place):
        case TakeMoney(amount=amount):
            taken = min(amount, s.players[rival].money)
            s.players[rival].money -= taken
            s.players[seat].money += taken
            t.tell("takes_money", seat, rival, taken)
        case LookAtHand():
            look_at_hand(t, seat, rival)
        case TakeCard():
            take_card(t, seat, rival)
        case RivalDiscards(count=count):
            t.then(choose_discard, rival, min(count, len(s.players[rival].hand)))


# Politicians and executives


@choice(prompts.TURN_ANYBODY, rule="Action cards", forced=True)
def choose_generic(t: Table[Lobby], actor: Actor, card: int, place: int) -> Iterator[Option]:
    """A generic politician of any player."""
    for seat, one in politicians_in_play(t.state):
        if POLITICIANS[one.card].is_generic:
            yield Option(options.turn_party(one), do(made_to_turn, seat, one.card), at=f"politician:{one.card}")


@step
def made_to_turn(t: Table[Lobby], seat: Seat, card: int) -> None:
    """The politician changes parties."""
    flip(t, seat, card)


@choice(prompts.CHOOSE_FOR_THE_BAG, rule="Action cards")
def choose_for_the_bag(t: Table[Lobby], actor: Actor, card: int, place: int) -> Iterator[Option]:
    """Any politician in play."""
    for seat, one in politicians_in_play(t.state):
        yield Option(options.politician(t, seat, one), do(sent_to_the_bag, seat, one.card), at=f"politician:{one.card}")


@step
def sent_to_the_bag(t: Table[Lobby], seat: Seat, card: int) -> None:
    """A pawn is drawn for the politician, as in the mortality phase. (5.1.1)"""
    face_the_bag(t, seat, card)


@choice(prompts.CHOOSE_TUCKED, rule="Action cards", forced=True)
def choose_tucked(t: Table[Lobby], actor: Actor, card: int, place: int) -> Iterator[Option]:
    """An executive that was tucked under a crisis."""
    for crisis in t.state.crises:
        for one in crisis.tucked:
            frame = do(on_top_again, crisis.card, one.card)
            yield Option(options.on_top(one.card, crisis.card), frame, at=f"crisis:{crisis.card}")


@step
def on_top_again(t: Table[Lobby], crisis: int, card: int) -> None:
    """The executive counts as fresh at the next evaluation."""
    s = t.state
    again = []
    for one in s.crises:
        laid = next((laid for laid in one.tucked if laid.card == card), None)
        again.append(one if laid is None else _fresh_again(one, laid))
    s.crises = tuple(again)
    t.tell("on_top", card, crisis)


def _fresh_again(crisis: OpenCrisis, laid: Laid) -> OpenCrisis:
    return OpenCrisis(crisis.card, (*crisis.fresh, laid), without(crisis.tucked, laid))


@step
def president_renames(t: Table[Lobby], seat: Seat, card: int, place: int) -> None:
    """The President names another Vice President; a Secretary of State who rises is replaced. (5.1.3)"""
    t.then(name_vice_president, t.state.chair, t.state.vice_president)
    t.then(fill_offices)


_AT_ONCE: Mapping[type, Callable[[Table[Lobby], Seat, Any], None]] = {
    Money: lambda t, seat, effect: _pay_or_get(t, seat, effect.amount),
    Points: _score,
    Approval: _approval,
    Draw: lambda t, seat, effect: draw_cards(t, seat, effect.count),
    Discard: lambda t, seat, effect: _discard_one(t, seat, effect.at_random),
    DrawLaid: _draw_laid,
    EveryoneMoney: _everyone_money,
    EveryoneDraws: _everyone_draws,
    Levy: _levy,
    Impeach: lambda t, seat, effect: call_impeachment(t, seat),
    NewFirstState: lambda t, seat, effect: new_first_state(t),
}
"""What needs no question."""

_ASKING: Mapping[type, Step[[Seat, int, int]]] = {
    NewVicePresident: president_renames,
    TakeMoney: choose_rival,
    LookAtHand: choose_rival,
    TakeCard: choose_rival,
    RivalDiscards: choose_rival,
    ReturnLaid: take_laid_card,
    TakeLaid: take_laid_card,
    RemoveLaid: take_laid_card,
    MoveLaid: take_laid_card,
    TakeExposed: take_laid_card,
    TurnParty: choose_generic,
    FaceTheBag: choose_for_the_bag,
    LayOnTop: choose_tucked,
}
"""What asks somebody first."""


# Answers


@step
def answer_happens(t: Table[Lobby], seat: Seat, card: int, event: Event) -> None:
    """An action that answers an event: it stops a card, calls an attempt off or saves a politician. (3.3 H)"""
    match effect_at(card, 0):
        case Stop() | Spare():
            stop_event(t, event.id)
        case NewFirstState() if stop_event(t, event.id):
            call_attempt_off(t)
            new_first_state(t)
        case SecondAttempt() if stop_event(t, event.id):
            fail_and_try_again(t)
