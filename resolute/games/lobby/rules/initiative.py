"""An initiative: a fate, then cards, parties and one action, in any order. (5.3)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from resolute.engine.frames import Actor, Barred, Option, OptionList, Seat, choice, do, step
from resolute.engine.pieces import pick
from resolute.engine.reactions import announce, listen_again
from resolute.engine.table import Table
from resolute.games.lobby.library import FATES, POLITICIANS
from resolute.games.lobby.rules.attempt import plan_attempt
from resolute.games.lobby.rules.effects import effect_happens
from resolute.games.lobby.rules.parties import flip
from resolute.games.lobby.rules.periods import can_draw, draw_cards
from resolute.games.lobby.rules.playing import barred_cards, move_made, play_option, playable_cards
from resolute.games.lobby.rules.reserve import draw_fundraising, draw_politician, draw_support
from resolute.games.lobby.state import NOBODY, Initiative, InPlay, Lobby
from resolute.games.lobby.words import options, prompts, reasons

MAX_CARDS = 2
GENERIC = frozenset(card for card, one in POLITICIANS.items() if one.is_generic)
"""The politicians who may change parties."""


def change(s: Lobby, **changes: int | bool | tuple[int, ...]) -> None:
    """Note what is done in the initiative that is being played."""
    assert s.initiative is not None
    s.initiative = msgspec.structs.replace(s.initiative, **changes)


@step
def begin_initiative(t: Table[Lobby], seat: Seat) -> None:
    """Others may play actions at its beginning; then a fate is drawn, and steps A, B and C follow. (5.3, 3.3 H)"""
    s = t.state
    s.initiative = Initiative(seat)
    t.tell("initiative", seat, s.round)
    listen_again(t, seat)
    announce(t, "initiative", do(draw_fate, seat), by=seat)
    t.then(initiative_goes_on)


@step
def draw_fate(t: Table[Lobby], seat: Seat) -> None:
    """A fate for good or ill; when all have been drawn they are shuffled again. (5.3 1, 3.3 I)"""
    s = t.state
    if not s.fates:
        s.fates, s.past_fates = s.past_fates, ()
    card, s.fates = pick(s.fates, t.dice)
    s.past_fates += (card,)
    t.tell("fate", seat, card)
    for place in range(len(FATES[card].effects)):
        t.then(effect_happens, seat, card, place)


@step
def initiative_goes_on(t: Table[Lobby]) -> None:
    """As long as something is left to do, the player is asked. (5.3 2)"""
    now = t.state.initiative
    if now is not None and not _is_over(t, now):
        t.then(take_initiative, now.seat)
        t.then(initiative_goes_on)


def _is_over(t: Table[Lobby], now: Initiative) -> bool:
    """Whether nothing is left but to end it. With a poker face whoever holds a card is asked, playable or not."""
    s = t.state
    parties = now.parties_done or not any(True for _ in generics(s, now.seat))
    if not parties or (not now.action_done and can_act(s, now.seat)):
        return False
    if now.cards_done or now.played == MAX_CARDS or not s.players[now.seat].hand:
        return True
    return not t.options["poker_face"] and not any(True for _ in playable_cards(t, now.seat))


def generics(s: Lobby, seat: Seat) -> Iterator[int]:
    """The generic politicians of a player."""
    return (one.card for one in s.players[seat].politicians if one.card in GENERIC)


def can_act(s: Lobby, seat: Seat) -> bool:
    """Whether one of the three actions of step C is possible; most of them need a politician. (5.3 C)"""
    if s.politicians or can_draw(s):
        return True
    return bool(s.players[seat].politicians) and (bool(s.supports or s.funds) or s.first_state != NOBODY)


@choice(prompts.initiative, rule="An initiative")
def take_initiative(t: Table[Lobby], actor: Actor) -> OptionList:
    """Steps A, B and C, in any order; A and C are duties as long as they are possible. (5.3 2)"""
    s = t.state
    now = s.initiative
    assert now is not None
    found = OptionList()
    if not now.cards_done and now.played < MAX_CARDS:
        found.later(list(playable_cards(t, actor)), play_option)
    cards = len(found)
    if not now.action_done:
        found.extend(_draws(s, actor))
        if s.first_state != NOBODY:
            found.later([one.card for one in s.players[actor].politicians], _attempt_option)
    if not now.parties_done:
        found.extend(_turns(t, actor, now))
    if (now.played or now.cards_done or not cards) and (now.action_done or not can_act(s, actor)):
        found.append(_END)
    return found


@take_initiative.barred
def _(t: Table[Lobby], actor: Actor) -> Iterator[Barred]:
    s = t.state
    now = s.initiative
    assert now is not None
    if not now.cards_done and now.played < MAX_CARDS:
        yield from barred_cards(t, actor)
    if not now.action_done:
        for pile, cards in (("politicians", s.politicians), ("support", s.supports), ("fundraising", s.funds)):
            if not cards:
                yield Barred(options.draw(pile), reasons.EMPTY_PILE, f"pile:{pile}")
            elif pile != "politicians" and not s.players[actor].politicians:
                yield Barred(options.draw(pile), reasons.NO_POLITICIAN, f"pile:{pile}")


def _draws(s: Lobby, actor: Actor) -> Iterator[Option]:
    """Step C.1 and C.2: draw from the reserve, or take a card. (5.3 C)"""
    own = s.players[actor].politicians
    if s.politicians:
        yield _draw_option("politicians")
    if s.supports and own:
        yield _draw_option("support")
    if s.funds and own:
        yield _draw_option("fundraising")
    if can_draw(s):
        yield _draw_option("cards")


def _attempt_option(t: Table[Lobby], politician: int) -> Option:
    """Step C.3: a politician tries to win the First State. (5.3 C)"""
    return Option(
        options.attempt(t, politician),
        do(attempt_with, politician),
        at=f"politician:{politician}",
        group=options.ONE_ACTION,
        piece=f"state:{t.state.first_state}",
    )


@cache
def _draw_option(pile: str) -> Option:
    return Option(options.draw(pile), do(act, pile), at=f"pile:{pile}", group=options.ONE_ACTION)


def _turns(t: Table[Lobby], actor: Actor, now: Initiative) -> Iterator[Option]:
    """Step B: each generic politician can be turned once. (5.3 B)"""
    for one in t.state.players[actor].politicians:
        if one.card in GENERIC and one.card not in now.turned:
            yield _turn_option(actor, one.card, one.party)


@cache
def _turn_option(actor: Actor, card: int, party: int) -> Option:
    label = options.turn_party(InPlay(card, party))
    return Option(label, do(turn_party, actor, card), at=f"politician:{card}", group=options.PARTIES)


@step
def finish_initiative(t: Table[Lobby]) -> None:
    """The player is done."""
    t.state.initiative = None


_END = Option(options.END_INITIATIVE, do(finish_initiative), declines=True)


def _close_cards(s: Lobby) -> None:
    """Step A is one step: whoever goes on to another one after a card is done with it. (5.3 A)"""
    assert s.initiative is not None
    if s.initiative.played:
        change(s, cards_done=True)


@step
def act(t: Table[Lobby], what: str) -> None:
    """C.1: the first card of a pile of the reserve. C.2: the first card of the CARDS pile. (5.3 C)"""
    s = t.state
    assert s.initiative is not None
    seat = s.initiative.seat
    _close_cards(s)
    change(s, action_done=True)
    if what == "politicians":
        t.then(draw_politician, seat)
    elif what == "support":
        t.then(draw_support, seat)
    elif what == "fundraising":
        t.then(draw_fundraising, seat)
    else:
        draw_cards(t, seat, 1)
    t.then(move_made)


@step
def attempt_with(t: Table[Lobby], politician: int) -> None:
    """C.3: a politician tries to win the First State. (5.3 C.3)"""
    s = t.state
    assert s.initiative is not None
    _close_cards(s)
    change(s, action_done=True)
    t.then(plan_attempt, s.initiative.seat, politician)
    t.then(move_made)


@step
def turn_party(t: Table[Lobby], seat: Seat, card: int) -> None:
    """A generic politician changes parties; more may follow in the same step. (5.3 B)"""
    s = t.state
    assert s.initiative is not None
    _close_cards(s)
    change(s, turned=(*s.initiative.turned, card), parties_done=True)
    flip(t, seat, card)
    if any(one not in s.initiative.turned for one in generics(s, seat)):
        t.then(turn_more, seat)


@choice(prompts.TURN_MORE, rule="An initiative")
def turn_more(t: Table[Lobby], actor: Actor) -> Iterator[Option]:
    """Step B is one step, in which each generic politician is turned once at most. (5.3 B)"""
    now = t.state.initiative
    assert now is not None
    yield from _turns(t, actor, now)
    yield Option(options.DONE, do(done_turning), declines=True)


@step
def done_turning(t: Table[Lobby]) -> None:
    """The others keep their party."""
