"""The race to Washington in public figures: how far each dictator is, and how likely a roll convinces."""

from __future__ import annotations

import msgspec

from resolute.engine.dice_rolls import dice_rolled
from resolute.engine.frames import Actor, Seat
from resolute.engine.reactions import pending
from resolute.engine.table import D20, Table
from resolute.games.dictators.content.map import PLACES, WASHINGTON
from resolute.games.dictators.content.printed import CONVINCED, CONVINCING, DISARMING, NOBODY
from resolute.games.dictators.library import PRESIDENTIAL
from resolute.games.dictators.rules.disarming import BONUS_ZONE
from resolute.games.dictators.rules.president import NEEDED, impressed_by, least_on_die
from resolute.games.dictators.state import ON_THE_BOARD, Dictators
from resolute.games.dictators.ways import Obstacles, obstacles_for, turns_from

NEAR = 3
"""Who can roll in so many turns is a danger."""


class Runner(msgspec.Struct, frozen=True):
    """A dictator in the race, by what lies open."""

    seat: Seat
    turns: int
    """Turns to Washington; -1 if no way is open."""
    rolls_in: int
    """In which of their turns they can roll to convince, if nothing but the map is in their way: 0 in this one, 1 in
    the next; -1 if no way is open."""
    least: int
    """What the die has to show, with everything in play, before the president's mood."""
    chance: int
    """How likely that is, in percent."""
    zones: tuple[int, ...]
    """The zones that count as disarmed, of those that impress the president."""


class Roll(msgspec.Struct, frozen=True):
    """A roll that lies on the table and does not count yet."""

    seat: Seat
    what: str
    """What it is for: `convince` or `disarm`."""
    sides: int
    face: int
    """What the die shows; 0 if only the total is known any more."""
    total: int
    needed: int
    modifiers: tuple[tuple[str, int], ...]
    """Addresses of what is added to it, and how much."""

    @property
    def least(self) -> int:
        """What the die itself had to show."""
        return self.needed - sum(by for _, by in self.modifiers)

    @property
    def chance(self) -> int:
        """How likely it was before the roll, in percent."""
        return chance_of(self.least, self.sides)


def chance_of(least: int, sides: int = D20.sides) -> int:
    """How likely a die shows at least that, in percent."""
    return round(100 * min(sides, max(0, sides + 1 - least)) / sides)


def in_the_way(s: Dictators, actor: Actor) -> Obstacles:
    """What stops a dictator on the map."""
    return obstacles_for(s.traits(actor), s.roadblocks, s.no_fly, trident=s.trident == ON_THE_BOARD)


def zones_done(s: Dictators, actor: Actor) -> tuple[int, ...]:
    """The zones that count as disarmed when the president is confronted."""
    zones = {PLACES[place].zone for place in s.players[actor].disarmed} - {BONUS_ZONE}
    if s.trait(actor, "zone_1_done"):
        zones.add(1)
    return tuple(sorted(zones))


def runner(t: Table[Dictators], actor: Actor) -> Runner:
    """Where a dictator is in the race."""
    s = t.state
    turns = turns_from(s.players[actor].place, in_the_way(s, actor))[WASHINGTON]
    least = least_on_die(s, actor)
    return Runner(actor, turns, _rolls_in(t, actor, turns), least, chance_of(least), zones_done(s, actor))


def _rolls_in(t: Table[Dictators], actor: Actor, turns: int) -> int:
    """The president is confronted at the start of a turn: whoever arrives waits for the next."""
    s = t.state
    if turns < 0:
        return -1
    if actor == s.mover and is_confronting(t):
        return 0
    moves_now = actor == s.mover and s.round > 0 and s.travels > 0 and s.actions > 0
    return s.players[actor].skips + (max(turns, 1) if moves_now else turns + 1)


def is_confronting(t: Table[Dictators]) -> bool:
    """Whether whoever moves is before the president now, or is asked whether to go in."""
    if t.decision is not None and t.decision.name in ("confront", "draw_another"):
        return True
    roll = roll_in_sight(t)
    return t.state.open_president != NOBODY or (roll is not None and roll.what == CONVINCING)


def nearest_danger(t: Table[Dictators], seat: Seat | None) -> Runner | None:
    """The opponent who can roll first, and of several the likeliest to convince; nobody if all are far."""
    others = [runner(t, actor) for actor in t.state.seats if actor != seat]
    near = [one for one in others if 0 <= one.rolls_in <= NEAR and one.chance]
    return min(near, key=lambda one: (one.rolls_in, -one.chance), default=None)


def president_in(s: Dictators) -> int:
    """How likely the next presidential card finds the president, in percent, by the cards that lie open.

    What somebody has looked at or keeps counts as unknown, whoever asks.
    """
    kept = tuple(player.kept_card for player in s.players if player.kept_card != NOBODY)
    looked_at = () if s.examined_openly else s.examined_presidential
    unknown = (*s.presidential, *kept, *looked_at) if s.presidential else s.presidential_discards
    there = sum(PRESIDENTIAL[card].present for card in unknown)
    return round(100 * there / len(unknown)) if unknown else 0


def brings(s: Dictators, actor: Actor, place: int) -> int | None:
    """What the die would have to show once this target is disarmed too; None for zone 4, which brings a token."""
    if PLACES[place].zone == BONUS_ZONE:
        return None
    done = impressed_by(s, actor)
    player = s.players[actor]
    # Zone 1 counts for Joseph already, but only once.
    counted = PLACES[place].zone == 1 and s.trait(actor, "zone_1_done")
    nothing_new = counted and not any(PLACES[one].zone == 1 for one in player.disarmed)
    more = done if nothing_new else min(done + 1, len(NEEDED) - 1)
    return least_on_die(s, actor) - NEEDED[done] + NEEDED[more]


def roll_in_sight(t: Table[Dictators]) -> Roll | None:
    """The roll that waits until everybody who can has answered."""
    frame = t.waiting(dice_rolled)
    if frame is not None:
        sides, why, modifiers, then, faces, _ = frame.args
        what, _, needed = why.partition("/")
        if what in (CONVINCING, DISARMING):
            total = sum(faces) + sum(by for _, by in modifiers)
            return Roll(then.args[0], what, sides, faces[0], total, int(needed), modifiers)
    for frame in t.agenda:
        if frame.step is pending and frame.args[0].kind == CONVINCED:
            event = frame.args[0]
            total, needed = event.about
            return Roll(event.by, CONVINCING, D20.sides, 0, total, needed, ())
    return None
