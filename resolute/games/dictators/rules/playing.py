"""Playing cards and using abilities, in the own turn and as an answer to what others do.

(Play an Action/Asset Card; Activate an Asset Card; Interruption Cards; General Rules)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import ABILITY, CARD, NOBODY, Ability, Aim, Kind, Trait
from resolute.games.dictators.content.wording import DEAREST
from resolute.games.dictators.library import (
    ANSWERS,
    CARDS,
    COST,
    DICTATORS,
    HELD,
    INTERRUPTIONS,
    KIND,
    ability_at,
    asset_address,
    card_address,
    card_at,
    dictator_address,
    only_in_usa,
)
from resolute.games.dictators.rules.events import before, carry_out, note_answer
from resolute.games.dictators.rules.sources import forbidden
from resolute.games.dictators.state import Dictators, Play, Player
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts, reasons

# What can be played in the own turn


def cost_of(s: Dictators, actor: Actor, card: int) -> int:
    """The actions that a card costs now: none, if token VIII lets it be played for free."""
    return 0 if card in s.players[actor].free else _price(card, s.trait(actor, "card_cost"))


def _price(card: int, more: int) -> int:
    """What a card costs that is not free, if all cards cost so much more."""
    return min(DEAREST, max(0, COST[card] + more)) if more else COST[card]


def why_not_play(t: Table[Dictators], actor: Actor, card: int) -> str:
    """Why an action or asset card in hand cannot be played now; nothing if it can."""
    s = t.state
    printed = CARDS[card]
    kind = printed.kind
    if kind == Kind.INTERRUPTION:
        return _banned(s, actor, card, "no_interruptions") or reasons.LATER
    if cost_of(s, actor, card) > s.actions:
        return reasons.NO_ACTIONS
    reason = _banned(s, actor, card, "no_action_cards" if kind == Kind.ACTION else "no_asset_cards")
    return reason or _why_it_would_be_wasted(t, actor, card)


def _why_it_would_be_wasted(t: Table[Dictators], actor: Actor, card: int) -> str:
    """Why a card that may be played could do nothing now; nothing if it could."""
    printed = CARDS[card]
    # An asset is laid out anywhere; the sign is for what it can do.
    if printed.usa and printed.kind == Kind.ACTION and not printed.effect.inside_usa(t, actor, None):
        return reasons.ONLY_IN_USA
    return printed.effect.barred(t, actor, None) or _why_not_aimed(t, actor, printed.aim)


def _why_not_aimed(t: Table[Dictators], actor: Actor, aim: Aim | None) -> str:
    """Why nothing can be named that a card or ability has to be aimed at; nothing if something can."""
    return "" if aim is None or next(aim.targets(t, actor), None) is not None else aim.missing


def _banned(s: Dictators, actor: Actor, card: int, ban: Trait) -> str:
    """Who keeps a card from being played: nobody, if token VIII lets it be played, for nothing cancels a token."""
    return "" if card in s.players[actor].free else forbidden(s, actor, ban)


@cache
def _play_option(card: int, cost: int) -> Option:
    return Option(labels.play(card), do(play_card, card), at=f"card:{card}", cost=labels.cost(cost))


@cache
def _within_reach(actions: int, more: int, action_cards: bool, asset_cards: bool) -> frozenset[int]:
    """The cards that cost at most so many actions, if all cards cost so much more, of the kinds that nobody bans."""
    kinds = [kind for kind, allowed in ((Kind.ACTION, action_cards), (Kind.ASSET, asset_cards)) if allowed]
    return frozenset(card for card in HELD if KIND[card] in kinds and _price(card, more) <= actions)


def playable_cards(t: Table[Dictators], actor: Actor, traits: Mapping[Trait, int]) -> list[Option]:
    """The action and asset cards in hand that can be played now; equal ones once."""
    s = t.state
    player = s.players[actor]
    hand, free = player.hand, player.free
    more = traits.get("card_cost", 0)
    reach = _within_reach(s.actions, more, "no_action_cards" not in traits, "no_asset_cards" not in traits)
    if free:
        reach = reach.union(free) - INTERRUPTIONS
    # Most cards that cannot be played are interruptions or too dear: that is seen without asking further.
    if reach.isdisjoint(hand):
        return []
    return [
        _play_option(card, 0 if card in free else _price(card, more))
        for card in dict.fromkeys(hand)
        if card in reach and not _why_it_would_be_wasted(t, actor, card)
    ]


def barred_cards(t: Table[Dictators], actor: Actor) -> Iterator[Barred]:
    """The cards in hand that cannot be played now, each with its reason."""
    for card in dict.fromkeys(t.state.players[actor].hand):
        reason = why_not_play(t, actor, card)
        if reason:
            yield Barred(labels.play(card), reason, f"card:{card}")


@step
def play_card(t: Table[Dictators], card: int) -> None:
    """A card is shown; if it is aimed at somebody or something, that is named first."""
    actor = t.state.mover
    t.state.exchange = ()
    show_card(t, actor, card)
    if CARDS[card].aim is None:
        t.then(pay_for_card, card, NOBODY)
    else:
        t.then(aim_card, actor, card)
    t.then(card_done, card)


@choice(lambda t, actor, card: prompts.aim_card(card), rule="Action cards")
def aim_card(t: Table[Dictators], actor: Actor, card: int) -> list[Option]:
    """Everything that the card can be aimed at."""
    aim = CARDS[card].aim
    assert aim is not None
    return [
        Option(aim.name_target(t, target), do(pay_for_card, card, target), at=aim.place_of(target))
        for target in aim.targets(t, actor)
    ]


@step
def pay_for_card(t: Table[Dictators], card: int, target: int) -> None:
    """The actions are spent, and whoever can answer the card is asked. (Play an Action/Asset Card)

    A card that is canceled stays paid and is discarded.
    """
    s = t.state
    actor = s.mover
    s.actions -= cost_of(s, actor, card)
    sure = no_longer_free(s.players[actor], card)
    t.tell("plays", actor, card, target)
    if KIND[card] == Kind.ASSET:
        frame = do(asset_in_play, actor, card)
    else:
        frame = do(carry_out, Play(actor, card_address(card), target, None, sure))
    if sure:
        t.push(frame)
    else:
        before(t, CARD, frame, by=actor, about=(card, target))


def show_card(t: Table[Dictators], actor: Actor, card: int) -> None:
    """A card leaves the hand and lies open until it is resolved; if it is free, it stays so until it is paid."""
    s = t.state
    player = s.players[actor]
    free = player.free
    player.let_go(card)
    player.free = free
    s.aside += (card,)
    s.played[card] = 1


def no_longer_free(player: Player, card: int) -> bool:
    """A card is played; whether it was one that token VIII lets be played for free."""
    if card not in player.free:
        return False
    player.free = without(player.free, card)
    return True


@step
def card_done(t: Table[Dictators], card: int) -> None:
    """A card that has been resolved or canceled goes to the discards, unless it stays in play."""
    s = t.state
    if card in s.aside:
        s.aside = without(s.aside, card)
        s.discards += (card,)


@step
def asset_in_play(t: Table[Dictators], actor: Actor, card: int) -> None:
    """An asset lies in front of the player until it is removed. (Asset Cards)"""
    s = t.state
    s.aside = without(s.aside, card)
    s.players[actor].lay_down(card, 0)
    t.tell("asset", actor, card)


# Abilities


@cache
def _dictator_abilities(dictator: int) -> tuple[tuple[str, Ability], ...]:
    own = dictator_address(dictator)
    return tuple((f"{own}/{one.key}", one) for one in DICTATORS[dictator].abilities)


@cache
def _asset_abilities(card: int) -> tuple[tuple[str, Ability], ...]:
    own = asset_address(card)
    return tuple((f"{own}/{one.key}", one) for one in CARDS[card].abilities)


@cache
def _abilities(dictator: int, in_play: tuple[int, ...]) -> tuple[tuple[str, Ability], ...]:
    found = _dictator_abilities(dictator) if dictator >= 0 else ()
    for card in dict.fromkeys(in_play):
        found += _asset_abilities(card)
    return found


@cache
def _own_abilities(dictator: int, in_play: tuple[int, ...]) -> tuple[tuple[str, Ability], ...]:
    return tuple((at, one) for at, one in _abilities(dictator, in_play) if one.trigger is None)


def abilities_of(player: Player) -> tuple[tuple[str, Ability], ...]:
    """What the dictator and the assets can do, each with its address."""
    return _abilities(player.power, player.in_play)


def why_not_use(t: Table[Dictators], actor: Actor, at: str, ability: Ability) -> str:
    """Why an ability cannot be used now in the own turn; nothing if it can."""
    s = t.state
    player = s.players[actor]
    if at in player.used:
        return reasons.ONCE_PER_GAME
    if at in player.used_this_turn:
        return reasons.ONCE_PER_TURN
    if ability.cost > s.actions:
        return reasons.NO_ACTIONS
    if only_in_usa(at) and not ability.effect.inside_usa(t, actor, None):
        return reasons.ONLY_IN_USA
    return ability.effect.barred(t, actor, None) or _why_not_aimed(t, actor, ability.aim)


@cache
def _use_option(at: str, dictator: int) -> Option:
    """An ability points at the card on which it stands, and a borrowed one at the dictator who borrowed it."""
    ability = ability_at(at)
    of_dictator = at.startswith("dictator/")
    name = DICTATORS[dictator].name if of_dictator else CARDS[card_at(at)].name
    where = f"dictator:{dictator}" if of_dictator else f"asset:{card_at(at)}"
    return Option(
        labels.use(at, name),
        do(use_ability, at),
        at=where,
        cost=labels.cost(ability.cost),
    )


def usable_abilities(t: Table[Dictators], actor: Actor) -> list[Option]:
    """The abilities that can be used now in the own turn. (Activate an Asset Card)"""
    player = t.state.players[actor]
    return [
        _use_option(at, player.dictator)
        for at, ability in _own_abilities(player.power, player.in_play)
        if not why_not_use(t, actor, at, ability)
    ]


def barred_abilities(t: Table[Dictators], actor: Actor) -> Iterator[Barred]:
    """The abilities that cannot be used now, each with its reason."""
    player = t.state.players[actor]
    for at, ability in abilities_of(player):
        reason = reasons.WHEN_IT_APPLIES if ability.trigger else why_not_use(t, actor, at, ability)
        if reason:
            option = _use_option(at, player.dictator)
            yield Barred(option.label, reason, option.at)


def has_free_ability(player: Player) -> bool:
    """Whether something can be done in the own turn for no action, as far as everybody can see."""
    spent = player.used + player.used_this_turn
    return any(not one.cost and at not in spent for at, one in _own_abilities(player.power, player.in_play))


@step
def use_ability(t: Table[Dictators], at: str) -> None:
    """An ability that is aimed at somebody or something names it first."""
    actor = t.state.mover
    if ability_at(at).aim is None:
        t.then(pay_for_ability, actor, at, NOBODY, None)
    else:
        t.then(aim_ability, actor, at)
    t.then(ability_done)


@step
def ability_done(t: Table[Dictators]) -> None:
    """The ability has been used."""


@choice(lambda t, actor, at: prompts.aim_ability(at), rule="Asset cards")
def aim_ability(t: Table[Dictators], actor: Actor, at: str) -> list[Option]:
    """Everything that the ability can be aimed at."""
    aim = ability_at(at).aim
    assert aim is not None
    return [
        Option(aim.name_target(t, target), do(pay_for_ability, actor, at, target, None), at=aim.place_of(target))
        for target in aim.targets(t, actor)
    ]


MAYBE_EVENT = Event | None


@step
def pay_for_ability(t: Table[Dictators], actor: Actor, at: str, target: int, event: MAYBE_EVENT) -> None:
    """The actions are spent and the ability works; nothing answers an ability. (Activate an Asset Card)"""
    s = t.state
    player = s.players[actor]
    ability = ability_at(at)
    if event is None:
        s.actions -= ability.cost
    if ability.limit == "game":
        player.used += (at,)
    elif ability.limit == "turn":
        player.used_this_turn += (at,)
    if event is None:
        t.tell("uses", actor, at, target)
    else:
        t.tell("uses_against", actor, at, event.kind, event.by, event.about)
        note_answer(t, event, Event(0, ABILITY, actor, (at,)))
    t.then(carry_out, Play(actor, at, target, event))


# Answers


def might_answer(s: Dictators, kind: str) -> bool:
    """Whether somebody holds a card, or has a dictator, that answers events of this kind."""
    cards = ANSWERS.get(kind)
    for player in s.players:
        if cards is not None and not cards.isdisjoint(player.hand):
            return True
        if kind in _answering_powers(player.power):
            return True
    return False


def might_answer_with_power(player: Player, kind: str) -> bool:
    """Whether a player's dictator answers events of this kind."""
    return kind in _answering_powers(player.power)


@cache
def _answering_powers(dictator: int) -> frozenset[str]:
    """The kinds of events that a dictator's abilities answer."""
    if dictator < 0:
        return frozenset()
    triggers = [one.trigger for one in DICTATORS[dictator].abilities]
    return frozenset(kind for trigger in triggers if trigger is not None for kind in trigger.kinds)


def answers_to(t: Table[Dictators], actor: Actor, event: Event) -> list[Option]:
    """The interruptions in hand and the abilities with which a player can answer. (Interruption Cards)"""
    s = t.state
    player = s.players[actor]
    cards = ANSWERS.get(event.kind)
    hand = player.hand
    found: list[Option] = []
    if cards is not None and not cards.isdisjoint(hand):
        for place, card in enumerate(hand):
            if card not in cards or card in hand[:place] or _banned(s, actor, card, "no_interruptions"):
                continue
            if can_answer(t, actor, card, event):
                frame = do(play_interruption, actor, card, event)
                found.append(Option(labels.play(card), frame, at=f"card:{card}", group=CARDS[card].name))
    if event.kind in _answering_powers(player.power):
        for at, ability in _dictator_abilities(player.power):
            trigger = ability.trigger
            if trigger is None or at in player.used or at in player.used_this_turn:
                continue
            if trigger.fits(t, actor, event) and not ability.effect.barred(t, actor, event):
                found.append(
                    Option(
                        ability.label,
                        do(pay_for_ability, actor, at, event.by, event),
                        at=f"dictator:{player.dictator}",
                        group=labels.ability_of(player.dictator),
                    )
                )
    return found


def can_answer(t: Table[Dictators], actor: Actor, card: int, event: Event) -> bool:
    """Whether an interruption fits an event now."""
    printed = CARDS[card]
    if printed.trigger is None or not printed.trigger.fits(t, actor, event):
        return False
    if printed.usa and not printed.effect.inside_usa(t, actor, event):
        return False
    return not printed.effect.barred(t, actor, event)


@step
def play_interruption(t: Table[Dictators], actor: Actor, card: int, event: Event) -> None:
    """An interruption costs no action, is played in anybody's turn, and can itself be answered. (Interruption Cards)

    One that token VIII has revealed in this turn cannot be countered. (FAQ)
    """
    show_card(t, actor, card)
    sure = no_longer_free(t.state.players[actor], card)
    t.tell("interrupts", actor, card, event.kind, event.by, event.about)
    frame = do(carry_out, Play(actor, card_address(card), event.by, event, sure))
    own = Event(0, CARD, actor, (card, event.by))
    if sure:
        t.push(frame)
    else:
        own = before(t, CARD, frame, by=actor, about=own.about)
    note_answer(t, event, own)
    t.then(card_done, card)
