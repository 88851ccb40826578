"""What the President sees: everything but the values of face-down counters and the order of what is to come."""

from __future__ import annotations

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Facts, Map, Marker, Part, Place, Tracks, View, Zone
from resolute.games.presidency.content.bills import NOMINEES, Bill
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.places import (
    CAPABILITY_HIGH,
    CAPABILITY_LOW,
    CONFLICTS,
    WORLD,
    Capability,
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
from resolute.games.presidency.faces import (
    action_faces,
    attribute_face,
    candidate_face,
    chit_face,
    focus_face,
    legislator_face,
    nation_faces,
    office_face,
    passed_faces,
    pending_faces,
    resource_face,
    say_groups,
    terror_faces,
    unused_faces,
)
from resolute.games.presidency.library import GROUPS
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import signed, upper

_CONTROL = {1: "your party", 0: "split", -1: "the opponents"}
_TREND = {1: "improving", 0: "", -1: "worsening"}


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
        "pending": Zone("Pending bills", pending_faces(s)),
        "priorities": _priorities(s),
        "passed": Zone("Legislation of this presidency", passed_faces(s)),
        "unused": Zone("Unused bills", unused_faces(s)),
        "terror": Zone("Terror groups in the United States", terror_faces(s.terror_groups[Region.CONUS])),
        "chits": Zone("Crisis chits of this year", tuple(map(chit_face, *_numbered(s.drawn_chits))), len(s.chits)),
        "world": _world(s),
        "nations": Zone("Nations", nation_faces(s)),
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
    for letter, group in GROUPS.items():
        if faces := action_faces(group):
            parts[f"actions_{letter.lower()}"] = Zone(group, faces)
    if s.interviewed:
        parts["candidates"] = Zone("Candidates", tuple(map(candidate_face, s.interviewed)))
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
        ("Media slant", signed(MEDIA_SLANT[s.media])),
        ("UN goodwill", str(len(s.goodwill))),
    ]
    if s.actions_left:
        rows.append(("Actions left", str(s.actions_left)))
    if s.evaluations:
        rows.append(("Evaluations", ", ".join(map(str, s.evaluations))))
    return Facts("The presidency", tuple(rows))


def _tracks(title: str, s: Presidency, names: tuple[str, ...]) -> Tracks:
    markers: list[Marker] = []
    for name in names:
        track = TRACKS[name]
        note = _TREND[getattr(s, TRENDING[name])] if name in TRENDING else ""
        low, high = (0, 0) if track.high == NO_END else track.ends
        markers.append(Marker(name, track.label, getattr(s, name), low, high, note))
    return Tracks(title, tuple(markers))


def _numbered(values: tuple[int, ...]) -> tuple[range, tuple[int, ...]]:
    return range(len(values)), values


def _white_house(s: Presidency) -> Zone:
    return Zone("The White House", (*map(attribute_face, s.attributes), *map(resource_face, s.resources)))


def _cabinet(s: Presidency) -> Zone:
    faces = (office_face(int(one), s.cabinet[one], s.veterans[one], s.scandals[one]) for one in Office)
    return Zone("The President and the cabinet", tuple(faces))


def _focus(s: Presidency) -> Zone:
    faces = (focus_face(focus, place, bool(s.focus_tensions[place])) for place, focus in enumerate(s.focus))
    return Zone("Focus of the cabinet", tuple(faces))


def _legislators(title: str, s: Presidency, friends: bool) -> Zone:
    here = s.friends if friends else s.opponents
    return Zone(title, tuple(legislator_face(friends, one, s.difficulty) for one in here))


def _named(bill: int) -> str:
    return Bill(bill).label if bill else "empty"


def _priorities(s: Presidency) -> Facts:
    rows = [(f"Public {place + 1}", _named(bill)) for place, bill in enumerate(s.public_priorities)]
    rows += [(f"Administration {place + 1}", _named(bill)) for place, bill in enumerate(s.administration_priorities)]
    rows.append(("Campaign promise", _named(s.promise) + (", kept" if s.promise_kept else "")))
    if s.court_vacant:
        rows.append(("Supreme Court", f"a seat is vacant: {NOMINEES[0].label} or {NOMINEES[1].label}"))
    return Facts("Priorities", tuple(rows))


def _world(s: Presidency) -> Map:
    places = tuple(
        Place(
            f"region:{int(region)}",
            upper(region.label),
            "",
            (
                f"{s.alignment[region]} {_SIGN[s.alignment_trend[region]]}".strip(),
                str(s.stability[region]),
                str(s.regional_crisis[region]),
                ", ".join(say_groups(s.terror_groups[region])),
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


def _capabilities(s: Presidency) -> Tracks:
    markers: list[Marker] = []
    for one in Capability:
        ours, russia, china = (nation[one] for nation in s.capabilities)
        note = f"Russia {russia}, China {china}"
        markers.append(Marker(f"capability:{int(one)}", upper(one.label), ours, CAPABILITY_LOW, CAPABILITY_HIGH, note))
    return Tracks("Strategic capabilities", tuple(markers))


def _conflicts(s: Presidency) -> Tracks:
    markers = tuple(
        Marker(f"conflict:{place}", upper(one.name), s.conflict_status[place], 1, one.war)
        for place, one in enumerate(CONFLICTS)
    )
    return Tracks("Conflicts", markers)
