"""After a lost re-election the game may go on, with the President who won it. (GM Re-Election)"""

from __future__ import annotations

from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.bills import THEIRS, Place
from resolute.games.presidency.content.legacy import rank_for
from resolute.games.presidency.content.setup import Difficulty, sandbox
from resolute.games.presidency.library import later
from resolute.games.presidency.rules.elections import add_last_points, final_score
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.tensions import relieve_cabinet

PERSONAL = (
    "approval",
    "congress",
    "media",
    "prestige",
    "party_relations",
    "cooperation",
    "cabinet_effectiveness",
    "cabinet_trend",
    "legacy_points",
    "attributes",
    "resources",
    "resource_cards",
    "cabinet",
    "veterans",
    "candidates",
    "former_members",
    "scandals",
    "friends",
    "friends_cup",
    "opponents",
    "opponents_cup",
    "administration_priorities",
    "promise",
    "promise_kept",
    "re_elected",
)
"""What belongs to a President and starts anew with the next; the nation and the world stay as they are."""
_NO_LONGER_PENDING = bytes(
    Place.UNUSED if Place.MINUS_TWO <= place <= Place.CANNOT_PASS + THEIRS else place for place in range(256)
)


@choice("You are defeated. How does it go on?", rule="Re-Election")
def choose_after_defeat(t: Table[Presidency], actor: Actor) -> tuple[Option, ...]:
    """The game may go on for four years with the one who won the election. (GM Re-Election)"""
    return _AFTER_DEFEAT


@step
def take_over(t: Table[Presidency]) -> None:
    """The winner sets up anew: attributes, cabinet, Congress, priorities, and a first year; but the election has
    settled who controls Congress, seen from the other side now. (GM Re-Election)"""
    s = t.state
    add_last_points(t)
    t.tell("succession", s.legacy_points, rank_for(s.legacy_points).remembered_like)
    relieve_cabinet(t, len(s.focus_tensions))
    fresh = sandbox(Difficulty(s.difficulty), s.new_player)
    for name in PERSONAL:
        setattr(s, name, getattr(fresh, name))
    s.first_year = s.year + 1
    s.control = -s.control
    s.bills = s.bills.translate(_NO_LONGER_PENDING)
    for name in ("draw_the_president", "name_the_cabinet", "seat_congress", "choose_priorities"):
        later(t, name)


_AFTER_DEFEAT = (
    Option("Leave the White House", do(final_score), declines=True),
    Option("Go on as the President who defeated you", do(take_over)),
)
