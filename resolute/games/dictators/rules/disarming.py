"""Disarming nuclear facilities and the Trident's warheads. (Disarming a Nuclear Facility; Nuclear Zone 4)"""

from __future__ import annotations

from resolute.engine.dice_rolls import rolled_total
from resolute.engine.frames import Actor, do, on_roll, step
from resolute.engine.pieces import changed, pick
from resolute.engine.table import D6, Table
from resolute.games.dictators.content.map import FACILITIES, PLACES, TRIDENT
from resolute.games.dictators.content.printed import DISARM, DISARM_ROLL, DISARMED, DISARMING
from resolute.games.dictators.rules.events import after, answerable, before
from resolute.games.dictators.rules.piles import EVERYBODY
from resolute.games.dictators.rules.sources import sources_of
from resolute.games.dictators.state import NUCLEAR, Dictators

DISARM_COST = 2
"""The travel and an additional action. (Disarming a Nuclear Facility)"""
ENOUGH = 3
"""A 3 to 6 disarms."""
BONUS_ZONE = len(FACILITIES) - 1
"""Facilities of zone 4 do not count for the president but bring a token."""
FIFTH = 5
BLUEPRINTS = "card/blueprints"
"""The only card that adds to all attempts of a turn."""


def can_disarm_at(s: Dictators, actor: Actor, place: int) -> bool:
    """Only one's own facilities; but every dictator may try the warheads of the Trident while there are any."""
    return bool(s.warheads) if place == TRIDENT else place in s.players[actor].targets


@step
def disarm_action(t: Table[Dictators], cost: int) -> None:
    """An attempt takes the travel and an additional action. (Disarming a Nuclear Facility)"""
    s = t.state
    s.actions -= cost
    s.travels -= 1
    attempt(t, s.mover, s.players[s.mover].place)


def attempt(t: Table[Dictators], actor: Actor, place: int, bonus: int = 0, source: str = "") -> None:
    """An attempt to disarm is announced, with a number that its source adds to the die."""
    _announce_attempt(t, actor, place)
    least = least_to_disarm(t.state, actor, bonus, source)
    before(t, DISARM, do(roll_to_disarm, actor, place, bonus, source), by=actor, about=(place, least))


def hack(t: Table[Dictators], actor: Actor, place: int) -> None:
    """A facility is to be disarmed without a roll; it can still be canceled. (FAQ)"""
    _announce_attempt(t, actor, place)
    before(t, DISARM, do(disarm, actor, place), by=actor, about=(place,))


def _announce_attempt(t: Table[Dictators], actor: Actor, place: int) -> None:
    """Whoever tries shows that it is the own facility."""
    if place != TRIDENT:
        t.state.players[actor].show(EVERYBODY, NUCLEAR + place)
    t.tell("attempt", actor, place)


def _came_to_nothing(t: Table[Dictators], actor: Actor, place: int) -> bool:
    """What was answered meanwhile may have taken the target away: the Trident dives with everybody aboard."""
    if can_disarm_at(t.state, actor, place):
        return False
    t.tell("nothing_to_disarm", actor, place)
    return True


def least_to_disarm(s: Dictators, actor: Actor, bonus: int = 0, source: str = "") -> int:
    """What the die itself has to show, with everything that is added to it."""
    return ENOUGH - sum(by for _, by in disarm_modifiers(s, actor, bonus, source))


@step
def roll_to_disarm(t: Table[Dictators], actor: Actor, place: int, bonus: int, source: str) -> None:
    """A 3 to 6 on a six-sided die disarms. (Disarming a Nuclear Facility)"""
    if _came_to_nothing(t, actor, place):
        return
    t.roll(
        D6,
        f"{DISARMING}/{ENOUGH}",
        modifiers=disarm_modifiers(t.state, actor, bonus, source),
        then=do(disarm_rolled, actor, place),
        after=do(disarm_die_lies, actor, place) if answerable(t, DISARM_ROLL) else None,
    )


def disarm_modifiers(s: Dictators, actor: Actor, bonus: int, source: str) -> list[tuple[str, int]]:
    """What is added to the die of an attempt, and by what."""
    by_turn = s.disarm_bonus if actor == s.mover else 0
    modifiers = (*sources_of(s, actor, "disarm_roll"), (BLUEPRINTS, by_turn), (source, bonus))
    return [one for one in modifiers if one[1]]


@step
def disarm_die_lies(t: Table[Dictators], actor: Actor, place: int) -> None:
    """Whoever can do something about the die is asked before it counts."""
    after(t, DISARM_ROLL, by=actor, about=(place, rolled_total(t), ENOUGH))


@on_roll
def disarm_rolled(t: Table[Dictators], total: int, actor: Actor, place: int) -> None:
    """There is no penalty for failing; the card is kept. (Disarming a Nuclear Facility)"""
    if _came_to_nothing(t, actor, place):
        return
    if total >= ENOUGH:
        t.then(disarm, actor, place)
    else:
        t.tell("disarm_failed", actor, place)


@step
def disarm(t: Table[Dictators], actor: Actor, place: int) -> None:
    """The attempt has succeeded, unless somebody prevents that it counts."""
    if not _came_to_nothing(t, actor, place):
        before(t, DISARMED, do(facility_disarmed, actor, place), by=actor, about=(place,))


@step
def facility_disarmed(t: Table[Dictators], actor: Actor, place: int) -> None:
    """The card lies face up; zone 4 and the Trident bring a token. (Disarming a Nuclear Facility; Nuclear Zone 4)"""
    s = t.state
    player = s.players[actor]
    if place == TRIDENT:
        if not s.warheads:
            return
        s.warheads -= 1
        t.tell("disarmed", actor, place)
        _unused_token(t, actor)
        return
    if place not in player.targets:
        return
    player.targets = tuple(one for one in player.targets if one != place)
    player.forget(NUCLEAR + place)
    player.disarmed += (place,)
    t.tell("disarmed", actor, place)
    if PLACES[place].zone == BONUS_ZONE:
        at = FACILITIES[BONUS_ZONE].index(place)
        token = s.map_tokens[at]
        s.map_tokens = changed(s.map_tokens, at, 0)
        if token:
            _receive_token(t, actor, token)
        else:
            t.tell("no_token", actor)


def _unused_token(t: Table[Dictators], actor: Actor) -> None:
    """A warhead brings a random unused token. (Trident Nuclear Deterrent)"""
    s = t.state
    if not s.spare_tokens:
        t.tell("no_token", actor)
        return
    token, s.spare_tokens = pick(s.spare_tokens, t.dice)
    _receive_token(t, actor, token)


def _receive_token(t: Table[Dictators], actor: Actor, token: int) -> None:
    """The numeral need not be shown. (Nuclear Zone 4)"""
    s = t.state
    s.players[actor].tokens += (token,)
    t.tell("token_received", actor)
    t.tell("token_is", actor, token, to=s.seats_behind(actor))
    if actor == s.mover:
        s.tokens_received += 1
    elif token == FIFTH:
        s.fifth_is_stale = True
