"""What the President sees: everything but the values of face-down counters and the order of what is to come."""

from __future__ import annotations

from resolute.engine.effects import Effect, InOrder
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Fact, Facts, Marker, Part, Tracks, View, Zone
from resolute.engine.words import signed
from resolute.games.presidency.content.bills import NOMINEES, Bill
from resolute.games.presidency.content.places import (
    CAPABILITY_HIGH,
    CAPABILITY_LOW,
    Capability,
    Region,
)
from resolute.games.presidency.content.printed import (
    APPROVAL_BOX,
    COOPERATION_NAMES,
    CORE_SUPPORT,
    MAX_FRIENDS,
    MEDIA_SLANT,
    NO_END,
    WORLD_OPINION_MODIFIER,
)
from resolute.games.presidency.content.sequence import PHASE_NAMES, SEGMENTS
from resolute.games.presidency.content.tracks import TRACKS
from resolute.games.presidency.effects.base import MoveTrack
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
    terror_faces,
    unused_faces,
)
from resolute.games.presidency.library import GROUPS
from resolute.games.presidency.rules.priorities import REWARDED
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.view_cards import card_in_play, looked_at, open_decks
from resolute.games.presidency.view_goals import goals
from resolute.games.presidency.view_outlook import (
    cup,
    danger_faces,
    decks,
    docket,
    evaluation,
    last_year,
    legacy,
    rivals,
)
from resolute.games.presidency.view_session import session
from resolute.games.presidency.view_touches import touches
from resolute.games.presidency.view_world import conflicts, forces, peers, strengths, war_faces, world_map
from resolute.games.presidency.words import view as said
from resolute.games.presidency.words.small import upper

_CONTROL = {1: said.YOUR_PARTY, 0: "split", -1: said.THE_OPPONENTS}
_TREND = {1: "improving", 0: "", -1: "worsening"}


def presidency_view(t: Table[Presidency], seat: Seat | None) -> View:
    """Everything that the seat (or a spectator, who sees the same) may see."""
    s = t.state
    parts: dict[str, Part] = {
        "status": _status(t),
        "evaluation": evaluation(t),
        "legacy": legacy(t),
        "dangers": danger_faces(s),
        "last_year": last_year(s),
        "presidency": _tracks(
            said.THE_PRESIDENT,
            s,
            ("approval", "action_points", "prestige", "party_relations", "legacy_points", "cabinet_effectiveness"),
        ),
        "nation": _tracks(
            said.THE_NATION,
            s,
            (
                *("economy", "congress", "media", "homeland_security", "world_opinion"),
                *("cooperation", "domestic_crisis", "lingering_issues"),
            ),
        ),
        "white_house": _white_house(s),
        "cabinet": _cabinet(s),
        "focus": _focus(s),
        "friends": _legislators(said.FRIENDS_IN_CONGRESS, s, True),
        "opponents": _legislators(said.OPPONENTS_IN_CONGRESS, s, False),
        "pending": Zone(said.PENDING_BILLS, pending_faces(s)),
        "priorities": _priorities(t),
        "passed": Zone(said.LEGISLATION_OF_THIS_PRESIDENCY, passed_faces(s)),
        "unused": Zone(said.UNUSED_BILLS, unused_faces(s)),
        "terror": Zone(said.GROUPS_AT_HOME, terror_faces(s.world.regions[Region.CONUS].terror_groups)),
        "chits": Zone(
            said.CRISIS_CHITS_OF_THIS_YEAR, tuple(map(chit_face, *_numbered(s.decks.drawn_chits))), len(s.decks.chits)
        ),
        "world": world_map(s),
        "nations": Zone(said.NATIONS, nation_faces(s)),
        "wars": Zone(said.WARS, war_faces(s)),
        "forces": forces(s),
        "economies": _tracks(
            said.ECONOMIES_AND_RELATIONS,
            s,
            (
                *("eurozone_economy", "russia_economy", "china_economy"),
                *("russia_relations", "china_relations", "iran_nuclear", "korea_missiles"),
            ),
        ),
        "peers": peers(s),
        "capabilities": _capabilities(s),
        "trends": _trends(s),
        "rivals": rivals(s),
        "conflicts": conflicts(s),
        "strengths": strengths(s),
        "docket": docket(s),
        "session": session(t),
        "cup": cup(s),
        "decks": decks(s),
        "crisis": card_in_play(t.game.book, s),
        **touches(t),
        **open_decks(t.game.book, s),
        **looked_at(t.game.book, s),
    }
    for letter, group in GROUPS.items():
        if faces := action_faces(t.game.book, group):
            parts[f"actions_{letter.lower()}"] = Zone(group, faces)
    if s.scenario.key:
        parts["goals"] = goals(s)
    if s.cabinet.interviewed:
        parts["candidates"] = Zone(said.CANDIDATES, tuple(map(candidate_face, s.cabinet.interviewed)))
    return View("presidency", seat, t.number, parts)


def _status(t: Table[Presidency]) -> Facts:
    s = t.state
    rows = [
        Fact("year", said.YEAR, str(s.clock.year), s.clock.year),
        _figure("first_year", said.FIRST_YEAR, s.clock.first_year),
        Fact("difficulty", said.DIFFICULTY, s.difficulty.name.lower(), int(s.difficulty)),
    ]
    if s.clock.segment:
        segment = SEGMENTS[s.clock.segment]
        rows += [
            Fact("phase", said.PHASE, PHASE_NAMES[segment.phase], int(segment.phase)),
            Fact("segment", said.SEGMENT, segment.title, about=(f"segment:{segment.key}",)),
        ]
    rows += [
        Fact("control", said.CONTROL_OF_CONGRESS, _CONTROL[s.congress.control], s.congress.control),
        Fact("cooperation", said.COOPERATION, COOPERATION_NAMES[s.congress.cooperation], s.congress.cooperation),
        _figure("approval_value", said.APPROVAL_VALUE, s.approval_value),
        _figure("core_support", said.CORE_SUPPORT, CORE_SUPPORT[s.president.party_relations]),
        _figure("friends_allowed", said.FRIENDS_ALLOWED, MAX_FRIENDS[s.president.party_relations]),
        Fact("media_slant", said.MEDIA_SLANT, signed(MEDIA_SLANT[s.nation.media]), MEDIA_SLANT[s.nation.media]),
        _figure("goodwill", said.UN_GOODWILL, len(s.world.goodwill)),
        Fact(
            "world_opinion_modifier",
            said.WORLD_OPINION_MODIFIER,
            signed(WORLD_OPINION_MODIFIER[s.world.opinion]),
            WORLD_OPINION_MODIFIER[s.world.opinion],
        ),
    ]
    if s.acting.left:
        rows.append(_figure("actions_left", said.ACTIONS_LEFT, s.acting.left))
    rows += [
        Fact("evaluation", said.evaluation_of_year(year), str(total), total)
        for year, total in enumerate(s.president.evaluations, s.clock.first_year)
    ]
    return Facts(said.THE_PRESIDENCY, tuple(rows))


def _figure(key: str, label: str, value: int) -> Fact:
    return Fact(key, label, str(value), value)


def _tracks(title: str, s: Presidency, names: tuple[str, ...]) -> Tracks:
    markers: list[Marker] = []
    for name in names:
        track = TRACKS[name]
        note = _TREND[track.trend[0](s, None)] if track.trend is not None else ""
        low, high = (0, 0) if track.high == NO_END else track.ends
        markers.append(Marker(name, track.label, track.get(s, None), low, high, note))
    return Tracks(title, tuple(markers))


def _trends(s: Presidency) -> Tracks:
    """The second markers of the trending tracks that have one now: 1 improving, -1 worsening."""
    markers: list[Marker] = []
    for name, track in TRACKS.items():
        if track.trend is not None and (trend := track.trend[0](s, None)):
            markers.append(Marker(f"trend:{name}", track.label, trend, -1, 1, _TREND[trend]))
    return Tracks(said.TRENDS, tuple(markers))


def _numbered(values: tuple[int, ...]) -> tuple[range, tuple[int, ...]]:
    return range(len(values)), values


def _white_house(s: Presidency) -> Zone:
    return Zone(
        said.THE_WHITE_HOUSE, (*map(attribute_face, s.president.attributes), *map(resource_face, s.president.resources))
    )


def _cabinet(s: Presidency) -> Zone:
    faces = (office_face(office, one.who, one.veteran, one.scandal) for office, one in enumerate(s.cabinet.members))
    return Zone(said.THE_PRESIDENT_AND_THE_CABINET, tuple(faces))


def _focus(s: Presidency) -> Zone:
    faces = (focus_face(focus, place, bool(s.cabinet.tensions[place])) for place, focus in enumerate(s.cabinet.focus))
    return Zone(said.FOCUS_OF_THE_CABINET, tuple(faces))


def _legislators(title: str, s: Presidency, friends: bool) -> Zone:
    here = s.congress.friends if friends else s.congress.opponents
    return Zone(title, tuple(legislator_face(friends, one, s.difficulty) for one in here))


def _named(bill: int) -> str:
    return Bill(bill).label if bill else "empty"


def _priorities(t: Table[Presidency]) -> Facts:
    s = t.state
    rows = [
        Fact("public_priority", said.public(place), _named(bill), about=_bill_at(bill))
        for place, bill in enumerate(s.congress.public_priorities, 1)
    ]
    rows += [
        Fact("administration_priority", said.administration(place), _named(bill), about=_bill_at(bill))
        for place, bill in enumerate(s.congress.administration_priorities, 1)
    ]
    kept = ", kept" if s.congress.promise_kept else ""
    rows.append(
        Fact(
            "promise",
            said.CAMPAIGN_PROMISE,
            _named(s.congress.promise) + kept,
            int(s.congress.promise_kept),
            about=_bill_at(s.congress.promise),
        )
    )
    for kind in ("public", "administration"):
        for place in range(1, REWARDED + 1):
            text = _reward(t.game.book.at(f"priority/{kind}/{place}"))
            rows.append(Fact("reward", said.REWARD, text, about=(f"{kind}:{place}",)))
    if s.congress.court_vacant:
        choice = said.a_seat_is_vacant_or(NOMINEES[0].label, NOMINEES[1].label)
        rows.append(Fact("court", said.SUPREME_COURT, choice, about=tuple(f"bill:{int(one)}" for one in NOMINEES)))
    return Facts("Priorities", tuple(rows))


def _reward(effect: Effect) -> str:
    """What a law brings because somebody wanted it, in short: "+6%, +2 legacy"."""
    parts = effect.effects if isinstance(effect, InOrder) else (effect,)
    found = {one.track.key: one.by for one in parts if isinstance(one, MoveTrack)}
    if "approval" in found:
        found["approval"] *= APPROVAL_BOX
    return ", ".join(said.rewarded(key, signed(found[key])) for key in said.REWARDS if key in found)


def _bill_at(bill: int) -> tuple[str, ...]:
    return (f"bill:{bill}",) if bill else ()


def _capabilities(s: Presidency) -> Tracks:
    markers: list[Marker] = []
    for one in Capability:
        ours, russia, china = (nation[one] for nation in s.world.capabilities)
        note = said.russia_china(russia, china)
        markers.append(Marker(f"capability:{int(one)}", upper(one.label), ours, CAPABILITY_LOW, CAPABILITY_HIGH, note))
    return Tracks(said.STRATEGIC_CAPABILITIES, tuple(markers))
