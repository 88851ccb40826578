"""The start of a turn in Washington D.C.: use tokens first, then confront the president or leave it.

(Confronting & Convincing the President; Nuclear Zone 4)
"""

from __future__ import annotations

from functools import cache

from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.dictators.content.map import WASHINGTON
from resolute.games.dictators.content.printed import NOBODY
from resolute.games.dictators.rules.president import draw_presidential, kept_option, needed
from resolute.games.dictators.rules.sources import sources_of
from resolute.games.dictators.rules.tokens import barred_tokens, usable_tokens, use_token
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts


@step
def call_on_the_president(t: Table[Dictators]) -> None:
    """Whoever begins the turn in Washington D.C. may confront the president. (Confronting the President)"""
    s = t.state
    if s.players[s.mover].place == WASHINGTON and not s.trait(s.mover, "no_confronting"):
        t.then(confront, s.mover)


@choice(
    lambda t, actor: prompts.confront(needed(t.state, actor), sources_of(t.state, actor, "convince_roll")),
    rule="Confronting the president",
)
def confront(t: Table[Dictators], actor: Actor) -> list[Option]:
    """At the start of the turn in Washington D.C., for no action; nobody has to. Tokens may be used before."""
    options = [_CONFRONT]
    player = t.state.players[actor]
    if player.kept_card != NOBODY:
        options.append(kept_option(player.kept_card))
    if player.tokens:
        options += [_token_first(option) for option in usable_tokens(t, actor)]
    options.append(_NOT_NOW)
    return options


@confront.barred
def _barred_at_the_start(t: Table[Dictators], actor: Actor) -> list[Barred]:
    """The tokens that cannot be used now."""
    return list(barred_tokens(t, actor))


@step
def use_token_first(t: Table[Dictators], token: int) -> None:
    """A token is used at the start of the turn; whoever is still in Washington may confront the president after it."""
    t.then(use_token, token)
    t.then(call_on_the_president)


@step
def do_not_confront(t: Table[Dictators]) -> None:
    """The player leaves the president alone this turn."""


_CONFRONT = Option(labels.CONFRONT, do(draw_presidential))
_NOT_NOW = Option(labels.NOT_THIS_TURN, do(do_not_confront), declines=True)


@cache
def _token_first(option: Option) -> Option:
    token: int = option.frame.args[0]
    return Option(option.label, do(use_token_first, token), at=option.at)
