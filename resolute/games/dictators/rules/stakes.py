"""What a die has to show as things stand now: while answers are played, Founding Fathers may come and go."""

from __future__ import annotations

from msgspec.structs import replace

from resolute.engine.dice_rolls import dice_rolled
from resolute.engine.reactions import Event, pending_event
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import CONFRONT, DEFCON_CARD, DISARM, Trait
from resolute.games.dictators.library import PRESIDENTIAL
from resolute.games.dictators.rules.disarming import (
    disarm_modifiers,
    disarm_rolled,
    least_to_disarm,
    roll_to_disarm,
)
from resolute.games.dictators.rules.president import least_on_die
from resolute.games.dictators.rules.sources import Named, with_what_is_in_play
from resolute.games.dictators.state import Dictators


def as_it_stands(t: Table[Dictators], event: Event) -> Event:
    """An event that waits, about what would come of it now; one that is over stays as it was announced."""
    frame = pending_event(t, event.id)
    if frame is None or frame.args[0] != event:
        return event
    if event.kind == DISARM and frame.args[1].step is roll_to_disarm:
        actor, place, bonus, source = frame.args[1].args
        return replace(event, about=(place, least_to_disarm(t.state, actor, bonus, source)))
    if event.kind == CONFRONT:
        card = int(event.about[0])
        return replace(event, about=(card, least_on_die(t.state, event.by) - PRESIDENTIAL[card].effect.mood))
    return replace(event, about=(t.state.defcon - 1,)) if event.kind == DEFCON_CARD else event


def modifiers_of_attempt(t: Table[Dictators], event: Event) -> Named:
    """Everything that is added to the die of an attempt that waits, each with its address."""
    frame = pending_event(t, event.id)
    if frame is None or frame.args[1].step is not roll_to_disarm:
        return ()
    actor, _, bonus, source = frame.args[1].args
    return tuple(disarm_modifiers(t.state, actor, bonus, source))


def least_on_reroll(t: Table[Dictators], event: Event) -> int:
    """What the die on the table would have to show if it were rolled again."""
    lying = t.waiting(dice_rolled)
    assert lying is not None
    modifiers, then = lying.args[2:4]
    trait: Trait = "disarm_roll" if then.step is disarm_rolled else "convince_roll"
    changed = with_what_is_in_play(t.state, event.by, trait, modifiers)
    return int(event.about[-1]) - sum(by for _, by in changed)
