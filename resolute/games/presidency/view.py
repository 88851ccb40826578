"""What the President sees: everything but the values of face-down counters and the order of what is to come."""

from __future__ import annotations

from functools import cache

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Face, Facts, Map, Marker, Part, Place, Tracks, View, Zone
from resolute.games.presidency.content.attribute_effects import attribute_text, resource_text
from resolute.games.presidency.content.attributes import Attribute, Focus, Resource
from resolute.games.presidency.content.bills import BILLS, INITIATIVES, NOMINEES, THEIRS, Bill
from resolute.games.presidency.content.bills import Place as BillPlace
from resolute.games.presidency.content.cabinet import CANDIDATES, MEMBERS, Office, Ratings
from resolute.games.presidency.content.chits import CHITS
from resolute.games.presidency.content.congress import FRIENDS, OPPONENTS, Legislator, Wing
from resolute.games.presidency.content.places import (
    ALLIES,
    CAPABILITY_HIGH,
    CAPABILITY_LOW,
    CONFLICTS,
    WORLD,
    Capability,
    Closeness,
    Nation,
    Region,
)
from resolute.games.presidency.content.sequence import PHASE_NAMES, SEQUENCE
from resolute.games.presidency.content.setup import Difficulty
from resolute.games.presidency.content.tracks import (
    COOPERATION_NAMES,
    CORE_SUPPORT,
    MEDIA_SLANT,
    MOST_FRIENDS,
    NO_END,
    TRACKS,
    TRENDING,
)
from resolute.games.presidency.state import NOBODY, Presidency

_CONTROL = {1: "your party", 0: "split", -1: "the opponents"}
_TREND = {1: "improving", 0: "", -1: "worsening"}
_STAGES = ("", "breaking", "deepening", "concluding")
_INTEL = ("", ", gathering", ", locating", ", target fixed")
_PASSED = {
    int(BillPlace.SIGNED): "signed this year",
    int(BillPlace.SIGNED_LANDMARK): "landmark",
    int(BillPlace.LANDMARK): "landmark",
}
_PENDING = ("-2", "-1", "0", "+1", "cannot be passed")


def presidency_view(t: Table[Presidency], seat: Seat | None) -> View:
    """Everything that the seat (or a spectator, who sees the same) may see."""
    s = t.state
    parts: dict[str, Part] = {
        "status": _status(t),
        "presidency": _tracks(
            "The President",
            s,
            ("approval", "action_points", "prestige", "party_relations", "legacy_points", "cabinet_effectiveness"),
        ),
        "nation": _tracks(
            "The nation",
            s,
            (
                *("economy", "congress", "media", "homeland_security", "world_opinion"),
                *("cooperation", "domestic_crisis", "lingering_issues"),
            ),
        ),
        "white_house": _white_house(s),
        "cabinet": _cabinet(s),
        "focus": _focus(s),
        "friends": _legislators("Friends in Congress", s, True),
        "opponents": _legislators("Opponents in Congress", s, False),
        "pending": _pending(s),
        "priorities": _priorities(s),
        "passed": _passed(s),
        "terror": _terror(s),
        "chits": Zone("Crisis chits of this year", tuple(_chit(one) for one in s.drawn_chits), len(s.chits)),
        "world": _world(s),
        "nations": _nations(s),
        "economies": _tracks(
            "Economies and relations",
            s,
            (
                *("eurozone_economy", "russia_economy", "china_economy"),
                *("russia_relations", "china_relations", "iran_nuclear", "korea_missiles"),
            ),
        ),
        "capabilities": _capabilities(s),
        "conflicts": _conflicts(s),
    }
    if s.interviewed:
        parts["candidates"] = Zone("Candidates", tuple(candidate_face(one, False) for one in s.interviewed))
    return View("presidency", seat, t.number, parts)


def _status(t: Table[Presidency]) -> Facts:
    s = t.state
    rows = [("Year", str(s.year)), ("Difficulty", Difficulty(s.difficulty).name.lower())]
    if s.segment >= 0:
        segment = SEQUENCE[s.segment]
        rows += [("Phase", PHASE_NAMES[segment.phase]), ("Segment", segment.title)]
    rows += [
        ("Control of Congress", _CONTROL[s.control]),
        ("Cooperation", COOPERATION_NAMES[s.cooperation]),
        ("Approval value", str(s.approval_value)),
        ("Core support", str(CORE_SUPPORT[s.party_relations])),
        ("Friends allowed", str(MOST_FRIENDS[s.party_relations])),
        ("Media slant", f"{MEDIA_SLANT[s.media]:+}"),
        ("UN goodwill", str(len(s.goodwill))),
    ]
    if s.actions_left:
        rows.append(("Actions left", str(s.actions_left)))
    if s.evaluations:
        rows.append(("Evaluations", ", ".join(map(str, s.evaluations))))
    for office in Office:
        if s.scandals[office]:
            rows.append(("Scandal", f"{office.label}: {_STAGES[s.scandals[office]]}"))
    return Facts("The presidency", tuple(rows))


def _tracks(title: str, s: Presidency, names: tuple[str, ...]) -> Tracks:
    markers: list[Marker] = []
    for name in names:
        track = TRACKS[name]
        note = _TREND[getattr(s, TRENDING[name])] if name in TRENDING else ""
        low, high = (0, 0) if track.high == NO_END else track.ends
        markers.append(Marker(name, track.label, getattr(s, name), low, high, note))
    return Tracks(title, tuple(markers))


@cache
def _attribute(one: int) -> Face:
    attribute = Attribute(one)
    return Face(f"attribute:{one}", attribute.label, (attribute_text(attribute),), "attribute")


@cache
def _resource(one: int) -> Face:
    resource = Resource(one)
    return Face(f"resource:{one}", resource.label, (resource_text(resource),), "resource")


def _white_house(s: Presidency) -> Zone:
    faces = (*(_attribute(one) for one in s.attributes), *(_resource(one) for one in s.resources))
    return Zone("The White House", faces)


def _ratings(one: Ratings) -> str:
    extra = ", +1 action" if one.extra_action else ""
    return f"domestic {one.domestic}, diplomatic {one.diplomatic}, military {one.military}{extra}"


@cache
def candidate_face(one: int, veteran: bool, office: int = NOBODY) -> Face:
    """A member or candidate: the ratings now, and as a veteran."""
    candidate = CANDIDATES[one]
    lines: tuple[str, ...] = (f"Veteran: {_ratings(candidate.veteran)}",)
    if not veteran:
        lines = (f"Now: {_ratings(candidate.novice)}", f"As a veteran: {_ratings(candidate.veteran)}")
    kind = Office(office).label if office != NOBODY else "candidate"
    return Face(f"candidate:{one}", candidate.name, lines, kind)


def _cabinet(s: Presidency) -> Zone:
    faces = [
        candidate_face(s.cabinet[office], s.veterans[office], int(office))
        for office in MEMBERS
        if s.cabinet[office] != NOBODY
    ]
    return Zone("The cabinet", tuple(faces))


def _focus(s: Presidency) -> Facts:
    rows = [
        (f"Priority {place + 1}", Focus(focus).label + (", tension" if s.focus_tensions[place] else ""))
        for place, focus in enumerate(s.focus)
    ]
    return Facts("Focus of the cabinet", tuple(rows))


_WINGS = {Wing.RADICAL: "radical", Wing.NEITHER: "", Wing.MODERATE: "moderate"}


@cache
def legislator_face(friend: bool, one: int, difficulty: int) -> Face:
    """A friend or opponent, with the side of the counter that the difficulty shows."""
    who: Legislator = (FRIENDS if friend else OPPONENTS)[one]
    wing = who.moderate_side if difficulty == Difficulty.EASIER else who.radical_side
    lines = [f"legislative {who.legislative}, media {who.media}", _WINGS[wing]]
    side = "friend" if friend else "opponent"
    return Face(f"{side}:{one}", who.name, tuple(line for line in lines if line), side)


def _legislators(title: str, s: Presidency, friends: bool) -> Zone:
    here = s.friends if friends else s.opponents
    return Zone(title, tuple(legislator_face(friends, one, s.difficulty) for one in here))


def _bill(bill: int, *lines: str) -> Face:
    kind = "bill" if bill <= len(BILLS) else "initiative" if bill in INITIATIVES else "nominee"
    name = Bill(bill).label
    title = f"{bill} {name}" if kind == "bill" else name
    return Face(f"bill:{bill}", title[0].upper() + title[1:], lines, kind)


def _pending(s: Presidency) -> Zone:
    faces: list[Face] = []
    for bill, place in enumerate(s.bills):
        if BillPlace.UNUSED < place <= BillPlace.CANNOT_PASS + THEIRS:
            theirs, box = divmod(place - 1, THEIRS)
            faces.append(_bill(bill, f"box {_PENDING[box]}", "theirs" if theirs else "yours"))
    return Zone("Pending bills", tuple(faces))


def _passed(s: Presidency) -> Zone:
    faces = [_bill(bill, _PASSED[place]) for bill, place in enumerate(s.bills) if place in _PASSED]
    for bill, level in zip(INITIATIVES, s.society, strict=True):
        if level and s.bills[bill] not in _PASSED:
            faces.append(_bill(bill, f"level {level}"))
    return Zone("Legislation of this presidency", tuple(faces))


def _named(bill: int) -> str:
    return Bill(bill).label if bill else "empty"


def _priorities(s: Presidency) -> Facts:
    rows = [(f"Public {place + 1}", _named(bill)) for place, bill in enumerate(s.public_priorities)]
    rows += [(f"Administration {place + 1}", _named(bill)) for place, bill in enumerate(s.administration_priorities)]
    rows.append(("Campaign promise", _named(s.promise) + (", kept" if s.promise_kept else "")))
    if s.court_vacant:
        rows.append(("Supreme Court", f"a seat is vacant: {NOMINEES[0].label} or {NOMINEES[1].label}"))
    return Facts("Priorities", tuple(rows))


def _groups(groups: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"level {group >> 2}{_INTEL[group & 3]}" for group in groups)


def _terror(s: Presidency) -> Zone:
    groups = _groups(s.terror_groups[Region.CONUS])
    faces = tuple(Face(f"terror:{place}", "Terror group", (text,), "terror") for place, text in enumerate(groups))
    return Zone("Terror groups in the United States", faces)


@cache
def _chit(kind: int) -> Face:
    return Face(f"chit:{kind}", CHITS[kind].name, (), "chit")


def _world(s: Presidency) -> Map:
    places = tuple(
        Place(
            f"region:{int(region)}",
            region.label[0].upper() + region.label[1:],
            "",
            (
                f"{s.alignment[region]} {_SIGN[s.alignment_trend[region]]}".strip(),
                str(s.stability[region]),
                str(s.regional_crisis[region]),
                ", ".join(_groups(s.terror_groups[region])),
                str(s.russia_influence[region]),
                str(s.china_influence[region]),
            ),
            ("intelligence",) if region in s.national_intelligence else (),
        )
        for region in WORLD
    )
    columns = ("Alignment", "Stability", "Crisis", "Terror groups", "Russian influence", "Chinese influence")
    return Map("The world", columns, places)


_SIGN = {1: "pro-US", 0: "", -1: "anti-US"}


def _nations(s: Presidency) -> Facts:
    rows: list[tuple[str, str]] = []
    for nation in Nation:
        words = [Closeness(s.closeness[nation - ALLIES[0]]).label] if nation in ALLIES else []
        if s.tensions[nation]:
            words.append(f"tensions {len(s.tensions[nation])}")
        name = nation.label
        rows.append((name[0].upper() + name[1:], ", ".join(words) or "calm"))
    return Facts("Nations", tuple(rows))


def _capabilities(s: Presidency) -> Tracks:
    markers: list[Marker] = []
    for one in Capability:
        ours, russia, china = (nation[one] for nation in s.capabilities)
        label = one.label[0].upper() + one.label[1:]
        markers.append(
            Marker(
                f"capability{int(one)}", label, ours, CAPABILITY_LOW, CAPABILITY_HIGH, f"Russia {russia}, China {china}"
            )
        )
    return Tracks("Strategic capabilities", tuple(markers))


def _conflicts(s: Presidency) -> Tracks:
    markers = tuple(
        Marker(f"conflict{place}", one.name[0].upper() + one.name[1:], s.conflict_status[place], 1, one.war)
        for place, one in enumerate(CONFLICTS)
    )
    return Tracks("Conflicts", markers)
