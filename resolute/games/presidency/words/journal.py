"""The journal in sentences: what every chapter tells. The chapters add their own in files beside this one."""

from __future__ import annotations

from collections.abc import Callable

from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import Attribute, Resource
from resolute.games.presidency.content.cabinet import CANDIDATES, Office
from resolute.games.presidency.content.chits import CHITS
from resolute.games.presidency.content.congress import FRIENDS, OPPONENTS
from resolute.games.presidency.content.places import Capability, Closeness, Nation, Region
from resolute.games.presidency.content.sequence import PHASE_NAMES, SEGMENTS
from resolute.games.presidency.content.tracks import TRACKS
from resolute.games.presidency.state import NOBODY, Presidency
from resolute.games.presidency.words.small import does

T = Table[Presidency]
_RESULTS = {"passed": "passed", "failed": "failed", "best": "passed with the best result", "worst": "failed badly"}
_TRENDS = {1: "is improving", 0: "shows no trend", -1: "is worsening"}


def _reason(why: str) -> str:
    return f" ({why})" if why else ""


def upper(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[0].upper() + text[1:]


def shift_words(t: T, track: str, old: int, new: int, why: str) -> str:
    """Where a marker stood and where it stands now."""
    label, percent = TRACKS[track].label, "%" if track == "approval" else ""
    if old == new:
        return f"{label}: still {new}{percent}{_reason(why)}."
    return f"{label}: from {old} to {new}{percent}{_reason(why)}."


def _trend(t: T, track: str, marker: int, why: str) -> str:
    return f"{TRACKS[track].label} {_TRENDS[marker]}{_reason(why)}."


def _aligned(t: T, region: int, value: int, marker: int, why: str) -> str:
    where = upper(Region(region).label)
    trend = {1: ", trending pro-US", 0: "", -1: ", trending anti-US"}[marker]
    return f"{where} is aligned at {value}{trend}{_reason(why)}."


def _title(t: T, key: str) -> str:
    card = t.game.book.card(f"action/{key}")
    return card.title if card is not None else key


def _action(t: T, key: str, office: int, member: int) -> str:
    who = (
        "The President" if office == 0 else CANDIDATES[member].name if member != NOBODY else upper(Office(office).label)
    )
    return f"{who} acts: {_title(t, key)}."


SENTENCES: dict[str, Callable[..., str]] = {
    "year": lambda t, year: f"Year {year} begins.",
    "segment": lambda t, key: f"{PHASE_NAMES[SEGMENTS[key].phase]}: {SEGMENTS[key].title}.",
    "shift": shift_words,
    "check": lambda t, track, result: f"The check {_RESULTS[result]}.",
    "trend": _trend,
    "aligned": _aligned,
    "action": _action,
    "friend": lambda t, who: f"{FRIENDS[who].name} is a friend in Congress.",
    "friend_lost": lambda t, who: f"{FRIENDS[who].name} is no longer a friend.",
    "no_friend": lambda t: "Party relations allow you no more friends in Congress.",
    "opponent": lambda t, who: f"{OPPONENTS[who].name} is an opponent in Congress.",
    "opponent_lost": lambda t, who: f"{OPPONENTS[who].name} is no longer an opponent.",
    "tensions": lambda t, nation, count: f"Tensions of {Nation(nation).label}: {count}.",
    "cabinet_tensions": lambda t, count: f"Tensions in the cabinet: {count}.",
    "outcry": lambda t: "No tensions counter is left: the world cries out against America and makes peace without it.",
    "stability": lambda t, region, value: f"Stability of {Region(region).label} is {value}.",
    "influence": lambda t, peer, region, value: (
        f"Influence of {Nation(peer).label} in {Region(region).label}: {value}."
    ),
    "goodwill": lambda t, count: f"UN goodwill counters: {count}.",
    "ally": lambda t, ally, value: f"{does(upper(Nation(ally).label), 'is', 'are')} {Closeness(value).label}.",
    "chit": lambda t, kind: f"A crisis chit is drawn: {CHITS[kind].name}.",
    "no_chit": lambda t: "No crisis chit is left in the cup.",
    "attribute": lambda t, which: f"Your attribute {Attribute(which).label} comes into play.",
    "resource": lambda t, which: f"Your resource {Resource(which).label} comes into play.",
    "attribute_gained": lambda t, which: f"You gain the attribute {Attribute(which).label}.",
    "attribute_lost": lambda t, which: f"You lose the attribute {Attribute(which).label}.",
    "second_term": lambda t: "A second term begins.",
    "tired_house": lambda t: "The house is tired: Congress listens less.",
    "resource_gained": lambda t, which: f"You gain the resource {Resource(which).label}.",
    "intelligence": lambda t, region: f"National intelligence is focused on {Region(region).label}.",
    "capability": lambda t, which, value: f"US {Capability(which).label}: {value}.",
}
