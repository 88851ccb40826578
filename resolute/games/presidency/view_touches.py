"""What the rest of the card in play can still touch: each figure of the board with how far it may fall and rise, as the
board stands now. Luck and answers that can be given count, trending markers do not. (GM Anatomy of a Crisis Card)"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from resolute.engine.cases import Cases
from resolute.engine.effects import Choose, Effect, InOrder, WayOut, When
from resolute.engine.picks import Pick
from resolute.engine.rolling import Check, OnChart
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.views import Marker, Tracks
from resolute.games.presidency.content.conflicts import CONFLICTS
from resolute.games.presidency.content.crisis_cards import crisis_cards
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.printed import APPROVAL_BOX, NO_END
from resolute.games.presidency.content.tracks import ACTION_POINTS, APPROVAL, DOMESTIC_CRISIS, TRACKS, BoardTrack
from resolute.games.presidency.effects.base import MoveCrisis, MoveTrack
from resolute.games.presidency.effects.conflicts import Heats
from resolute.games.presidency.effects.nations import Calms, Escalates
from resolute.games.presidency.effects.regions import CrisisEases, CrisisGrows, StabilityMoves
from resolute.games.presidency.effects.world import NationTension
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import view_outlook as said

MAX_ROWS = 9
"""So many figures are shown, those that may move furthest."""


class Reach(msgspec.Struct, frozen=True):
    """How far a figure may fall and rise."""

    low: int = 0
    high: int = 0


Reaches = Mapping[str, Reach]


def touches(t: Table[Presidency]) -> dict[str, Tracks]:
    """What the rest of the card in play can touch; no part, while there is nothing."""
    s = t.state
    if not s.decks.in_play:
        return {}
    printed = crisis_cards(t.game.book)[s.decks.in_play[-1].number].address
    found = _together(_reach(t, effect, on) for effect, on in _left(t, printed))
    markers = [marker for key, reach in found.items() if (marker := _marker(s, key, reach)) is not None]
    markers.sort(key=lambda one: one.low - one.high)
    return {"touches": Tracks(said.TOUCHES, tuple(markers[:MAX_ROWS]))} if markers else {}


def _left(t: Table[Presidency], printed: str) -> Iterable[tuple[Effect, Subject]]:
    """The effects of the card that are still to come: those that wait on the agenda."""
    for frame in reversed(t.agenda):
        at = next((one for one in frame.args if isinstance(one, str) and one.startswith(printed)), "")
        if at and frame.step.name in ("happen", "choose_printed", "pay_for_roll"):
            yield t.game.book.at(at), frame.args[-1]


def _together(reaches: Iterable[Reaches]) -> Reaches:
    """One after the other."""
    found: dict[str, Reach] = {}
    for one in reaches:
        for key, reach in one.items():
            before = found.get(key, Reach())
            found[key] = Reach(before.low + reach.low, before.high + reach.high)
    return found


def _either(reaches: Iterable[Reaches]) -> Reaches:
    """One or the other."""
    all_of = list(reaches)
    keys = {key: None for one in all_of for key in one}
    return {
        key: Reach(
            min((one.get(key, Reach()).low for one in all_of), default=0),
            max((one.get(key, Reach()).high for one in all_of), default=0),
        )
        for key in keys
    }


def _reach(t: Table[Presidency], effect: Effect, on: Subject) -> Reaches:
    """How far an effect and everything in it can move each figure from here."""
    if isinstance(effect, InOrder):
        return _in_order(t, effect, on)
    if isinstance(effect, Choose):
        open_now = [one for one in effect.offers if not one.why_not(t, on)]
        return _either(
            _together((_paid(one.price.amount if one.price is not None else 0), _reach(t, one.effect, on)))
            for one in open_now
        )
    if isinstance(effect, Check | OnChart):
        dearest = max((one.points for one in effect.prices), default=0)
        return _together(
            (
                _either(_reach(t, one, on) for one in effect.parts().values()),
                _either((_paid(min(dearest, t.state.president.action_points)), {})),
            )
        )
    if isinstance(effect, Cases):
        return _reach(t, effect.parts()[effect.part_now(t, on)], on)
    if isinstance(effect, When):
        return _reach(t, effect.then if effect.condition.holds(t, on) else effect.otherwise, on)
    if isinstance(effect, Pick):
        return _reach(t, effect.effect, None)
    find = _MOVES.get(type(effect))
    return {} if find is None else find(effect)


def _in_order(t: Table[Presidency], effect: InOrder, on: Subject) -> Reaches:
    """Everything in order; where the way out is open, only its reward."""
    first = effect.effects[0]
    if isinstance(first, WayOut):
        if first.condition.holds(t, on):
            return _reach(t, first.reward, on)
        return _together(_reach(t, one, on) for one in effect.effects[1:])
    return _together(_reach(t, one, on) for one in effect.effects)


def _paid(points: int) -> Reaches:
    return _by(ACTION_POINTS.key, -points) if points else {}


def _by(key: str, by: int) -> Reaches:
    return {key: Reach(by, by)}


def _crises(effect: CrisisGrows | CrisisEases) -> Reaches:
    by = effect.by if isinstance(effect, CrisisGrows) else -effect.by
    return {} if effect.region is None else _by(f"crises:{int(effect.region)}", by)


def _stability(effect: StabilityMoves) -> Reaches:
    return {} if effect.region is None else _by(f"stability:{int(effect.region)}", effect.by)


_MOVES: Mapping[type[Effect], Callable[[Any], Reaches]] = {
    MoveTrack: lambda e: _by(e.track.key, e.by),
    MoveCrisis: lambda e: _by(DOMESTIC_CRISIS.key, e.by),
    CrisisGrows: _crises,
    CrisisEases: _crises,
    StabilityMoves: _stability,
    NationTension: lambda e: _by(f"tensions:{int(e.nation)}", e.by),
    Escalates: lambda e: _by(f"conflict:{int(e.track)}", e.by),
    Heats: lambda e: _by(f"conflict:{int(e.track)}", 1),
    Calms: lambda e: _by(f"conflict:{int(e.track)}", -e.by),
}
"""How effects move figures of the board, by their type."""


def _marker(s: Presidency, key: str, reach: Reach) -> Marker | None:
    """A figure where it stands, with the ends of what may become of it; none, if it cannot move."""
    kind, _, number = key.partition(":")
    if not number:
        return _track(s, TRACKS[key], reach)
    label, value, low, high = _WORLD[kind](s, int(number))
    return _moved(f"touch:{key}", label, value, reach, low, high)


def _track(s: Presidency, track: BoardTrack, reach: Reach) -> Marker | None:
    box = APPROVAL_BOX if track is APPROVAL else 1
    low, high = (0, NO_END) if track.high == NO_END else track.ends
    wide = Reach(reach.low * box, reach.high * box)
    return _moved(f"touch:{track.key}", track.label, track.get(s, None), wide, low, high, track.percent)


def _moved(id: str, label: str, value: int, reach: Reach, low: int, high: int, unit: str = "") -> Marker | None:
    least, most = max(low, value + min(0, reach.low)), min(high, value + max(0, reach.high))
    return None if least == most else Marker(id, label, value, least, most, unit)


_WORLD: Mapping[str, Callable[[Presidency, int], tuple[str, int, int, int]]] = {
    "crises": lambda s, at: (said.crises_in(Region(at).label), s.world.regions[at].crisis, 0, 4),
    "stability": lambda s, at: (said.stability_of(Region(at).label), s.world.regions[at].stability, 3, 8),
    "tensions": lambda s, at: (said.tensions_on(Nation(at).label), len(s.world.nations[at].tensions), 0, NO_END),
    "conflict": lambda s, at: (CONFLICTS[at].name, s.world.conflicts[at].status, 1, 5),
}
"""What a figure of the world is called, where it stands, and its ends."""
