"""What everybody may see of the race: how each dictator stands, the nearest danger, and the roll on the table."""

from __future__ import annotations

from resolute.engine.frames import Actor, Seat
from resolute.engine.table import Table
from resolute.engine.views import Fact, Facts, Marker, Tracks
from resolute.games.dictators.content.map import PLACES
from resolute.games.dictators.content.printed import CONVINCING
from resolute.games.dictators.race import (
    brings,
    chance_of,
    nearest_danger,
    president_in,
    roll_in_sight,
    runner,
)
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import race as words
from resolute.games.dictators.words.names import name_of, source_name


def race_part(t: Table[Dictators], seat: Seat | None) -> Facts:
    """The goal of this seat, the nearest danger, and how each dictator stands on the way to the president."""
    s = t.state
    every = [runner(t, actor) for actor in s.seats]
    rows = [Fact("goal", words.GOAL, words.WATCHING)]
    if roll_in_sight(t) is not None:
        rows = [Fact("held", words.HELD, words.ANSWERS_FIRST)]
    elif seat is not None:
        own = every[seat]
        rows = [Fact("goal", words.GOAL, words.goal(len(own.zones), own.turns, own.least, own.chance))]
    if seat is not None and s.played_by != s.mover and seat in (s.mover, s.played_by):
        bought = words.bought(name_of(t, s.mover)) if seat == s.played_by else words.bribed(name_of(t, s.played_by))
        rows.append(Fact("bribed", words.BRIBED, bought, seat=s.played_by))
    threat = nearest_danger(t, seat)
    if threat is not None:
        said = words.danger(name_of(t, threat.seat), threat.rolls_in, threat.least, threat.chance)
        rows.append(Fact("danger", words.DANGER, said, threat.rolls_in, threat.seat))
    chance = president_in(s)
    rows.append(Fact("president_in", words.PRESIDENT_IN, words.percent(chance), chance))
    for one in every:
        about = tuple(f"zone:{zone}" for zone in one.zones)
        label = words.disarmed_zones(name_of(t, one.seat))
        rows.append(Fact("zones", label, words.zones(one.zones), len(one.zones), one.seat, about))
    return Facts(words.TO_WASHINGTON, tuple(rows))


def roll_part(t: Table[Dictators]) -> Facts | None:
    """The roll that lies on the table until everybody who can has answered."""
    roll = roll_in_sight(t)
    if roll is None:
        return None
    name = name_of(t, roll.seat)
    rows = [
        Fact(roll.what, words.ROLLER, words.rolls_to(name, convince=roll.what == CONVINCING), seat=roll.seat),
        Fact("rolled", words.ROLLED, str(roll.face or roll.total), roll.face or roll.total),
        Fact("total", words.TOTAL, words.margin(roll.total, roll.needed), roll.total),
        Fact("needed", words.NEEDED, words.needed(roll.least), roll.least),
        Fact("chance", words.BEFORE_THE_ROLL, words.percent(roll.chance), roll.chance),
        *(Fact("modifier", source_name(source), words.added(by), by) for source, by in roll.modifiers),
    ]
    return Facts(words.THE_ROLL, tuple(rows))


def worth_part(s: Dictators, actor: Actor, targets: tuple[int, ...]) -> Tracks:
    """What each target would bring."""
    return Tracks(words.BRINGS, tuple(_worth(s, actor, place) for place in targets))


def _worth(s: Dictators, actor: int, place: int) -> Marker:
    """What the die would have to show with this target disarmed; 0 if it brings a token instead."""
    least = brings(s, actor, place)
    if least is None:
        return Marker(f"brings:{place}", PLACES[place].name, 0, note=words.A_TOKEN, seat=actor)
    note = words.brought(least, chance_of(least))
    return Marker(f"brings:{place}", PLACES[place].name, least, note=note, seat=actor)
