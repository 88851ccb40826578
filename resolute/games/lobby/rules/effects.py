"""What fates and actions do. (3.3 H and I)"""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.reactions import Event, stop_event
from resolute.engine.table import Table
from resolute.games.lobby.content.effects import (
    ActionEffect,
    Approval,
    Case,
    Discard,
    Draw,
    DrawLaid,
    EveryoneDraws,
    EveryoneMoney,
    FaceTheBag,
    FateEffect,
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
from resolute.games.lobby.library import ACTIONS, FATES, POLITICIANS
from resolute.games.lobby.rules.attempt import call_attempt_off, fail_and_try_again, new_first_state
from resolute.games.lobby.rules.hands import choose_discard, discard, look_at_hand, take_card
from resolute.games.lobby.rules.impeachment import call_impeachment
from resolute.games.lobby.rules.laid import laid_cards, take_laid_card
from resolute.games.lobby.rules.mortality import face_the_bag
from resolute.games.lobby.rules.offices import name_vice_president, politicians_in_play, possible_mates, required_party
from resolute.games.lobby.rules.parties import flip
from resolute.games.lobby.rules.periods import draw_cards
from resolute.games.lobby.rules.reserve import draw_fundraising, draw_support
from resolute.games.lobby.rules.scoring import move_approval, score
from resolute.games.lobby.state import HIGHEST_APPROVAL, LOWEST_APPROVAL, NOBODY, Laid, Lobby, OpenCrisis
from resolute.games.lobby.words import options, prompts

Effect = FateEffect | ActionEffect


def effect_at(card: int, place: int) -> Effect:
    """What a fate or an action prints at a place."""
    return FATES[card].effects[place] if card in FATES else ACTIONS[card].effects[place]


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


def _rivals(s: Lobby, seat: Seat) -> tuple[Seat, ...]:
    return s.clockwise(seat)[1:]


def can_happen(t: Table[Lobby], seat: Seat, effect: Effect) -> bool:
    """Whether an effect has an aim, by what everybody can see. (5.3 A)"""
    s = t.state
    match effect:
        case Approval(amount=amount):
            return s.approval < HIGHEST_APPROVAL if amount > 0 else s.approval > LOWEST_APPROVAL
        case TakeMoney():
            return any(s.players[one].money for one in _rivals(s, seat))
        case Levy():
            return any(player.money for player in s.players)
        case LookAtHand() | TakeCard() | RivalDiscards():
            return any(s.players[one].hand for one in _rivals(s, seat))
        case Draw() | EveryoneDraws():
            return bool(s.cards)
        case DrawLaid(pile=pile):
            return bool(s.supports if pile == "support" else s.funds)
        case MoveLaid():
            return len(s.players[seat].politicians) > 1 and bool(laid_cards(s, seat, effect))
        case ReturnLaid() | TakeLaid() | RemoveLaid() | TakeExposed():
            return bool(laid_cards(s, seat, effect))
        case TurnParty():
            return any(POLITICIANS[one.card].is_generic for _, one in politicians_in_play(s))
        case NewFirstState():
            return s.first_state != NOBODY and bool(s.uncontrolled)
        case NewVicePresident():
            party = required_party(s.president_party)
            return bool(possible_mates(s, s.chair, s.president, party, s.vice_president))
        case LayOnTop():
            return any(crisis.tucked for crisis in s.crises)
        case Impeach():
            return s.phase == "congress" and s.president != NOBODY
        case _:
            return True


@step
def effect_happens(t: Table[Lobby], seat: Seat, card: int, place: int) -> None:
    """One of the effects of a fate or an action; what cannot happen does nothing."""
    s = t.state
    effect = effect_at(card, place)
    if not can_happen(t, seat, effect):
        t.tell("nothing_happens", card)
        return
    match effect:
        case Money(amount=amount):
            _pay_or_get(t, seat, amount)
        case Points(amount=amount, case=case):
            score(t, seat, amount if _applies(s, seat, case) else 0, "fate")
        case Approval(amount=amount, case=case):
            move_approval(t, amount if _applies(s, seat, case) else 0, "card")
        case Draw(count=count):
            draw_cards(t, seat, count)
        case Discard(at_random=at_random):
            _discard_one(t, seat, at_random)
        case DrawLaid(pile=pile):
            t.then(draw_support if pile == "support" else draw_fundraising, seat)
        case EveryoneMoney(amount=amount):
            for one in s.clockwise(seat):
                _pay_or_get(t, one, amount)
        case EveryoneDraws(count=count):
            for one in s.clockwise(seat):
                draw_cards(t, one, count)
        case Levy(amount=amount):
            most = max(player.money for player in s.players)
            for one in s.clockwise(seat):
                if s.players[one].money == most:
                    _pay_or_get(t, one, -amount)
        case Impeach():
            call_impeachment(t, seat)
        case NewFirstState():
            new_first_state(t)
        case NewVicePresident():
            t.then(name_vice_president, s.chair, s.vice_president)
        case TakeMoney() | LookAtHand() | TakeCard() | RivalDiscards():
            t.then(choose_rival, seat, card, place)
        case ReturnLaid() | TakeLaid() | RemoveLaid() | MoveLaid() | TakeExposed():
            t.then(take_laid_card, seat, card, place)
        case TurnParty():
            t.then(choose_generic, seat)
        case FaceTheBag():
            t.then(choose_for_the_bag, seat)
        case LayOnTop():
            t.then(choose_tucked, seat)


def _pay_or_get(t: Table[Lobby], seat: Seat, amount: int) -> None:
    """Nobody pays more than they have."""
    player = t.state.players[seat]
    change = max(amount, -player.money)
    player.money += change
    if change:
        t.tell("money", seat, change)


def _discard_one(t: Table[Lobby], seat: Seat, at_random: bool) -> None:
    player = t.state.players[seat]
    if not player.hand:
        return
    if at_random:
        discard(t, seat, player.hand[t.dice.below(len(player.hand))])
    else:
        t.then(choose_discard, seat, 1)


# Rivals


@choice(prompts.choose_rival, rule="Action cards", forced=True)
def choose_rival(t: Table[Lobby], actor: Actor, card: int, place: int) -> Iterator[Option]:
    """A rival whom the card can hit."""
    s = t.state
    for rival in _rivals(s, actor):
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
def choose_generic(t: Table[Lobby], actor: Actor) -> Iterator[Option]:
    """A generic politician of any player."""
    for seat, one in politicians_in_play(t.state):
        if POLITICIANS[one.card].is_generic:
            yield Option(options.turn_party(one), do(made_to_turn, seat, one.card), at=f"politician:{one.card}")


@step
def made_to_turn(t: Table[Lobby], seat: Seat, card: int) -> None:
    """The politician changes parties."""
    flip(t, seat, card)


@choice(prompts.CHOOSE_FOR_THE_BAG, rule="Action cards")
def choose_for_the_bag(t: Table[Lobby], actor: Actor) -> Iterator[Option]:
    """Any politician in play."""
    for seat, one in politicians_in_play(t.state):
        yield Option(options.politician(t, seat, one), do(sent_to_the_bag, seat, one.card), at=f"politician:{one.card}")


@step
def sent_to_the_bag(t: Table[Lobby], seat: Seat, card: int) -> None:
    """A pawn is drawn for the politician, as in the mortality phase. (5.1.1)"""
    face_the_bag(t, seat, card)


@choice(prompts.CHOOSE_TUCKED, rule="Action cards", forced=True)
def choose_tucked(t: Table[Lobby], actor: Actor) -> Iterator[Option]:
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
