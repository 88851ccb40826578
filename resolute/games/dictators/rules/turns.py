"""Turns: who is to move, the hand limit, skipped turns and cards that stay for some turns.

(General Rules; Playing Your Turn; Skipping Turns and Multi-Turn Cards)
"""

from __future__ import annotations

from functools import cache
from typing import Any

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.reactions import ask_again, listen_again
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import NOBODY, TURN_BEGINS, TURN_ENDS, FoundingFather, Unchanged
from resolute.games.dictators.content.wording import HAND_LIMIT
from resolute.games.dictators.library import CARDS, DICTATORS, ability_at, card_address, dictator_address
from resolute.games.dictators.rules.acting import turn_goes_on
from resolute.games.dictators.rules.confronting import call_on_the_president
from resolute.games.dictators.rules.disarming import FIFTH
from resolute.games.dictators.rules.events import acting_is_over, after
from resolute.games.dictators.rules.piles import discard
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts

ACTIONS = 3
"""A turn has at most so many actions. (Playing Your Turn)"""


# A turn begins


@step
def begin_turn(t: Table[Dictators]) -> None:
    """A turn begins, unless it has to be skipped; skips add up. (Skipping Turns and Multi-Turn Cards)"""
    s = t.state
    actor = s.mover
    player = s.players[actor]
    s.turn += 1
    player.used_this_turn = ()
    if player.skips:
        player.skips -= 1
        t.tell("skipped", actor, player.skips)
        t.then(pass_turn_on)
        return
    listen_again(t, actor)
    s.disarm_bonus = 0
    s.convince_bonus = 0
    s.travels = 1
    s.actions = s.actions_in_all = ACTIONS
    t.tell("turn", actor)
    if player.bribed_by != NOBODY:
        let_the_briber_in(t, actor)
    traits = s.traits(actor)
    if traits:
        s.travels += traits.get("travels", 0)
        s.change_actions(traits.get("actions", 0))
    after(t, TURN_BEGINS, by=actor)
    for at in _printed_for(player.power, player.father, "begin"):
        t.then(happen, at, actor)
    t.then(call_on_the_president)
    t.then(turn_goes_on)
    t.then(acting_is_over)
    t.then(end_turn)


def let_the_briber_in(t: Table[Dictators], actor: Actor) -> None:
    """Whoever bribed plays the turn with everything that belongs to it, and sees it all. (FAQ)"""
    s = t.state
    player = s.players[actor]
    seat, player.bribed_by = player.bribed_by, NOBODY
    if seat == actor:
        return  # token V has brought the bribe back to the one who paid it
    s.played_by = seat
    player.show_everything(1 << seat)
    t.tell("bribed_turn", actor, seat)
    t.tell("sees_everything", actor, player.hand, player.targets, player.tokens, player.kept_card, to=(seat,))


@cache
def _printed_for(power: int, father: int, when: str) -> tuple[str, ...]:
    """What the dictator and the Founding Father bring at the start or the end of a turn, by address."""
    found = []
    if power != NOBODY and when == "begin" and not isinstance(DICTATORS[power].beginning, Unchanged):
        found.append(f"{dictator_address(power)}/{when}")
    if father != NOBODY:
        card = CARDS[father]
        assert isinstance(card, FoundingFather)
        if not isinstance(card.beginning if when == "begin" else card.ending, Unchanged):
            found.append(f"{card_address(father)}/{when}")
    return tuple(found)


# A turn ends


@step
def end_turn(t: Table[Dictators]) -> None:
    """What the Founding Father demands comes first, then the hand limit, then multi-turn cards are counted down.

    Only then the turn is over, and others answer that: what comes to the player now did not come during the turn.

    What can be used once per turn is ready again; what answers others, once per round, waits for the next turn.
    """
    s = t.state
    actor = s.mover
    player = s.players[actor]
    player.free = ()
    if player.used_this_turn:
        player.used_this_turn = tuple(at for at in player.used_this_turn if ability_at(at).trigger is not None)
    s.tokens_received = 0
    if FIFTH in player.tokens:
        s.fifth_is_stale = True
    for at in _printed_for(player.power, player.father, "end"):
        t.then(happen, at, actor)
    t.then(keep_to_the_limit)
    t.then(count_down)
    t.then(turn_is_over)
    t.then(pass_turn_on)


def hand_limit(s: Dictators, actor: Actor) -> int:
    """How many cards a player may keep."""
    return max(0, HAND_LIMIT + s.trait(actor, "hand_limit"))


@step
def keep_to_the_limit(t: Table[Dictators]) -> None:
    """Excess cards are discarded at the end of the turn. (Draw a Card)"""
    s = t.state
    actor = s.mover
    if len(s.players[actor].hand) > hand_limit(s, actor):
        t.then(discard_excess, actor)
        t.then(keep_to_the_limit)


def _excess_prompt(t: Table[Any], actor: Actor) -> str:
    return prompts.discard_excess(len(t.state.players[actor].hand), hand_limit(t.state, actor))


@choice(_excess_prompt, rule="Playing your turn")
def discard_excess(t: Table[Dictators], actor: Actor) -> list[Option]:
    """Any card in hand."""
    return [discard_option(actor, card) for card in dict.fromkeys(t.state.players[actor].hand)]


@cache
def discard_option(actor: Actor, card: int) -> Option:
    """To discard a card from the hand."""
    return Option(labels.discard(card), do(discard_card, actor, card), at=f"card:{card}")


@step
def discard_card(t: Table[Dictators], actor: Actor, card: int) -> None:
    """A card from the hand goes to the discards, face up."""
    t.state.players[actor].let_go(card)
    discard(t.state, card)
    t.tell("discards", actor, card)


@step
def count_down(t: Table[Dictators]) -> None:
    """The turn counts for every multi-turn card before the player, also for one that came during it.

    (Skipping Turns and Multi-Turn Cards)
    """
    s = t.state
    player = s.players[s.mover]
    if not any(player.turns_left):
        return
    kept = []
    for card, left in zip(player.in_play, player.turns_left, strict=True):
        if left == 1:
            discard(s, card)
            t.tell("expires", s.mover, card)
        else:
            kept.append((card, max(0, left - 1)))
    player.in_play = tuple(card for card, _ in kept)
    player.turns_left = tuple(left for _, left in kept)


@step
def turn_is_over(t: Table[Dictators]) -> None:
    """Whoever can answer the end of the turn is asked before the next one begins. (Interruption Cards)"""
    after(t, TURN_ENDS, by=t.state.mover)


@step
def pass_turn_on(t: Table[Dictators]) -> None:
    """Clockwise to the next player, or another turn for the same one. (General Rules)"""
    s = t.state
    player = s.players[s.mover]
    if s.played_by != s.mover:
        player.show_everything(1 << s.played_by)
        # The briber cannot silence the dictator beyond the turn that was paid for.
        ask_again(t, s.mover)
    if player.extra_turns:
        player.extra_turns -= 1
        t.tell("extra_turn", s.mover)
    else:
        s.mover = (s.mover + 1) % len(s.players)
        if s.mover == s.first:
            s.round += 1
    s.played_by = s.mover
    t.then(begin_turn)


@step
def skip_turns(t: Table[Dictators], actor: Actor, count: int) -> None:
    """Skipping turns is cumulative. (Skipping Turns and Multi-Turn Cards)"""
    t.state.players[actor].skips += count
    t.tell("will_skip", actor, count)
