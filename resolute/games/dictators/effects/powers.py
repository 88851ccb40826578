"""The ability of one who chooses an ability."""

from __future__ import annotations

from functools import cache
from typing import Any

from resolute.engine.conditions import Subject
from resolute.engine.effects import Saying, happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import CardEffect, Unchanged
from resolute.games.dictators.effects.base import player_number
from resolute.games.dictators.effects.hands import must_discard
from resolute.games.dictators.library import DICTATORS, dictator_address
from resolute.games.dictators.rules.drawing import draw_cards
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import effects as words
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts


class TakeOnAbility(CardEffect, frozen=True):
    """The player chooses another dictator and has that one's ability from now on."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(choose_ability, player_number(on))

    def say(self) -> Saying:
        return Saying(words.TAKE_ON_ABILITY)


@choice(prompts.WHOSE_ABILITY, rule="The dictators")
def choose_ability(t: Table[Dictators], actor: Actor) -> list[Option]:
    """Any dictator but the player's own."""
    own = t.state.players[actor].dictator
    return [_ability_option(actor, number) for number in range(len(DICTATORS)) if number != own]


@cache
def _ability_option(actor: Actor, dictator: int) -> Option:
    return Option(labels.copy_ability(dictator), do(ability_chosen, actor, dictator), at=f"dictator:{dictator}")


@step
def ability_chosen(t: Table[Dictators], actor: Actor, dictator: int) -> None:
    """The ability holds from now on. During set-up the number of cards that its owner is dealt is made up for."""
    player = t.state.players[actor]
    more = DICTATORS[dictator].starting_hand - DICTATORS[player.dictator].starting_hand
    player.power = dictator
    t.tell("takes_ability", actor, dictator)
    if not isinstance(DICTATORS[dictator].arrives, Unchanged):
        t.then(happen, f"{dictator_address(dictator)}/arrives", actor)
    if t.state.round:
        return
    if more > 0:
        t.then(draw_cards, actor, more)
    elif more < 0:
        t.then(must_discard, actor, -more)
