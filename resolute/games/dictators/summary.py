"""How a race went: the roll that decided it, the luckiest and unluckiest ones, the closest rival."""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.frames import Seat
from resolute.engine.journal import Roll
from resolute.engine.summary import Deciding, Summary, SummaryFact, SummaryPanel, Try, luckiest, unluckiest
from resolute.engine.table import Table
from resolute.engine.words import Words
from resolute.games.dictators.content.map import PLACES
from resolute.games.dictators.content.printed import CONVINCED, CONVINCING, DISARMED, DISARMING
from resolute.games.dictators.history import race_panel
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import summary as words
from resolute.games.dictators.words.names import name_of

SIDES = {CONVINCING: 20, DISARMING: 6}


class Attempt(Try, frozen=True):
    """A try to disarm a facility (`place`) or to convince the president."""

    total: int = 0
    least: int = 0
    faces: tuple[int, ...] = ()
    place: int | None = None


def dictators_summary(t: Table[Dictators], seat: Seat | None) -> Summary:
    """The summary of a finished race."""
    tries = list(_attempts(t))
    panels = (_luck(tries), _rival(t, tries), _standing(t, tries), race_panel(t, tries))
    return Summary(_deciding(t, tries), tuple([one for one in panels if one.facts]))


def _attempts(t: Table[Dictators]) -> Iterator[Attempt]:
    """Every roll that counted, with how likely it was to succeed."""
    last: Roll | None = None
    for entry in t.journal or ():
        match entry.kind:
            case "roll" | "now":
                last = entry.about[0]
            case "convinced" | "not_convinced" if last is not None:
                actor = entry.about[0]
                yield _attempt(
                    last, actor, entry.kind == "convinced", entry.number, words.convincing(name_of(t, actor))
                )
                last = None
            case "stopped" if last is not None and entry.about[0] == CONVINCED:
                actor = entry.about[1]
                yield _attempt(last, actor, True, entry.number, words.convincing(name_of(t, actor)))
                last = None
            case "stopped" if last is not None and entry.about[0] == DISARMED:
                actor, (place,) = entry.about[1:]
                yield _attempt(
                    last, actor, True, entry.number, words.disarming(name_of(t, actor), PLACES[place].name), place
                )
                last = None
            case "disarmed" | "disarm_failed" if last is not None:
                actor, place = entry.about
                what = words.disarming(name_of(t, actor), PLACES[place].name)
                yield _attempt(last, actor, entry.kind == "disarmed", entry.number, what, place)
                last = None
            case "attempt" | "turn":
                last = None


def _attempt(roll: Roll, actor: Seat, succeeded: bool, number: int, what: str, place: int | None = None) -> Attempt:
    kind, _, least = roll.why.partition("/")
    needed = int(least) - sum(by for _, by in roll.modifiers)
    sides = SIDES[kind]
    chance = min(max((sides + 1 - needed) / sides, 0.0), 1.0)
    return Attempt(actor, chance, succeeded, number, what, roll.total, int(least), roll.faces, place)


def _rolled(one: Attempt) -> Words:
    return words.rolled(sum(one.faces), one.total, one.least, one.chance)


def _deciding(t: Table[Dictators], tries: list[Attempt]) -> Deciding | None:
    """The roll that convinced the president; where the world ended, DEFCON 1."""
    assert t.outcome is not None
    last = next((one for one in reversed(tries) if one.succeeded and one.place is None), None)
    if t.outcome.ending != "president_convinced" or last is None:
        return None if t.outcome.ending == "president_convinced" else Deciding(words.DEFCON_1, figure="1")
    return Deciding(
        words.convinces(name_of(t, last.seat)),
        _rolled(last),
        last.faces,
        SIDES[CONVINCING],
        last.least - last.total + sum(last.faces),
        number=last.number,
    )


def _luck(tries: list[Attempt]) -> SummaryPanel:
    found = ((words.LUCKIEST, luckiest(tries)), (words.UNLUCKIEST, unluckiest(tries)))
    facts = [
        SummaryFact(
            label,
            one.what,
            _rolled(one),
            one.seat,
            _at(one),
            one.number,
        )
        for label, one in found
        if one is not None
    ]
    return SummaryPanel("luck", words.LUCK, tuple(facts))


def _at(one: Attempt) -> str:
    return "" if one.place is None else f"place:{one.place}"


def _rival(t: Table[Dictators], tries: list[Attempt]) -> SummaryPanel:
    """Whoever else came closest to convincing the president."""
    assert t.outcome is not None
    # Where the world ended nobody has won.
    winners = t.outcome.winners if len(t.outcome.ranking) > 1 else ()
    others = [one for one in tries if one.place is None and one.seat not in winners]
    if not others:
        return SummaryPanel("rival", words.RIVAL, ())
    best = max(others, key=lambda one: one.total - one.least)
    said = _rolled(best)
    fact = SummaryFact(name_of(t, best.seat), said, seat=best.seat, number=best.number)
    return SummaryPanel("rival", words.RIVAL, (fact,))


def _standing(t: Table[Dictators], tries: list[Attempt]) -> SummaryPanel:
    """How many facilities everybody has disarmed, and how often they tried to convince the president."""
    facts = []
    for seat in sorted(range(t.seats), key=lambda one: (one not in t.outcome.winners if t.outcome else True, one)):
        count = sum(1 for one in tries if one.seat == seat and one.place is None)
        facts.append(SummaryFact(name_of(t, seat), words.disarmed(t.state.players[seat].facilities, count), seat=seat))
    return SummaryPanel("standing", words.STANDING, tuple(facts))
