"""Rolling a die again, because a card or an ability says so. (Interruption Cards)"""

from __future__ import annotations

from resolute.engine.dice_rolls import dice_rolled, reroll
from resolute.engine.frames import do
from resolute.engine.reactions import Event, pending_event
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import Trait
from resolute.games.dictators.rules.disarming import can_disarm_at, disarm_die_lies, disarm_rolled
from resolute.games.dictators.rules.events import note_end
from resolute.games.dictators.rules.president import convince_die_lies
from resolute.games.dictators.rules.sources import with_what_is_in_play
from resolute.games.dictators.state import Dictators


def roll_again(t: Table[Dictators], event: Event) -> None:
    """The die that lies is rolled again, and the new roll can be answered like the old one.

    It counts with what lies in play now: while the first was answered, a Founding Father may have come or gone. If the
    Trident has dived meanwhile, there is nothing left to roll for.
    """
    lying = t.waiting(dice_rolled)
    if lying is None:
        return
    modifiers, then = lying.args[2:4]
    to_disarm = then.step is disarm_rolled
    if to_disarm and not can_disarm_at(t.state, *then.args):
        return
    window = pending_event(t, event.id)
    if window is not None:
        t.cancel(window)
        note_end(t, event, stopped=False)
    after = do(disarm_die_lies if to_disarm else convince_die_lies, *then.args)
    trait: Trait = "disarm_roll" if to_disarm else "convince_roll"
    t.tell("rolls_again", event.by)
    reroll(t, after=after, modifiers=with_what_is_in_play(t.state, event.by, trait, modifiers))
