"""The printed tracks and the figures that conditions and modifiers look at: where each is kept, its ends, its words.
(GM Tracks, Trending Tracks)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from resolute.engine.pieces import changed
from resolute.engine.subjects import Subject
from resolute.engine.values import Figure, Get, Put, Track, held
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.places import Nation
from resolute.games.presidency.content.printed import APPROVAL_HIGH, APPROVAL_LOW, FAILURE, NO_END
from resolute.games.presidency.state import (
    Cabinet,
    Congress,
    PeerStatus,
    Presidency,
    President,
    StateOfTheNation,
    World,
)
from resolute.games.presidency.words import conditions as said


class Counted(msgspec.Struct, frozen=True):
    """How to say that there is one, none, or several of what a figure counts."""

    one: str
    several: str
    single: str
    none: str
    many: str


class Told(msgspec.Struct, frozen=True):
    """How to say that a figure stands at a number or above, at a number or below, and that it has to, where that is
    neither "is" nor "there are"."""

    least: Callable[[int], str]
    most: Callable[[int], str]
    wanted: Callable[[int], str]


class BoardTrack(Track, frozen=True):
    """A track in the words of the board; a trending track has a second marker: -1 worsening, 0 none, 1 improving."""

    plural: bool = False
    percent: str = ""
    counted: Counted | None = None
    trend: tuple[Get, Put] | None = None
    # The number in the corner of the box, where checks are made against that.
    corner: Get | None = None
    # How a condition or a check calls it, if not by its label.
    said: str = ""

    @property
    def asked(self) -> str:
        return self.said or self.name

    def against(self, state: Presidency, on: Subject) -> int:
        return (self.corner or self.get)(state, on)

    def at_least(self, number: int) -> str:
        return _at_least(self.asked, number, self.plural, self.percent, self.counted)

    def at_most(self, number: int) -> str:
        return _at_most(self.asked, number, self.plural, self.percent, self.counted)

    def between(self, low: int, high: int) -> str:
        return f"{self.asked} {'are' if self.plural else 'is'} {low}{self.percent} to {high}{self.percent}"

    def wanted(self, number: int) -> str:
        return f"{self.asked} at {number}{self.percent} or more"


class BoardFigure(Figure, frozen=True):
    """A figure in the words of the board."""

    per: str = ""
    counted: Counted | None = None
    plural: bool = False
    told: Told | None = None
    # How a condition or a check calls it, if not by its label.
    said: str = ""

    @property
    def asked(self) -> str:
        return self.said or self.name

    def at_least(self, number: int) -> str:
        if self.told is not None:
            return self.told.least(number)
        return _at_least(self.asked, number, self.plural, "", self.counted)

    def at_most(self, number: int) -> str:
        if self.told is not None:
            return self.told.most(number)
        return _at_most(self.asked, number, self.plural, "", self.counted)

    def wanted(self, number: int) -> str:
        return super().wanted(number) if self.told is None else self.told.wanted(number)

    def each(self) -> str:
        return self.per or super().each()


def _at_least(name: str, number: int, plural: bool, percent: str, counted: Counted | None) -> str:
    if counted is not None:
        one = counted
        return f"{one.one} {one.single}" if number == 1 else f"{one.several} {number} or more {one.many}"
    return f"{name} {'are' if plural else 'is'} {number}{percent} or more"


def _at_most(name: str, number: int, plural: bool, percent: str, counted: Counted | None) -> str:
    if counted is not None:
        one = counted
        if number == 1:
            return f"{one.one} no more than one {one.single.partition(' ')[2]}"
        return f"{one.one} {one.none}" if number == 0 else f"{one.several} at most {number} {one.many}"
    return f"{name} {'are' if plural else 'is'} {number}{percent} or less"


# Where they are kept


def _peer(nation: Nation, field: str) -> tuple[Get, Put]:
    """A figure of Russia or China, whose counters are replaced together."""
    assert field in PeerStatus.__struct_fields__

    def get(state: Presidency, on: Subject) -> int:
        value: int = getattr(state.world.peers[nation], field)
        return value

    def put(state: Presidency, on: Subject, value: int) -> None:
        peers = state.world.peers
        state.world.peers = changed(peers, nation, msgspec.structs.replace(peers[nation], **{field: value}))

    return get, put


def _track(key: str, label: str, low: int, high: int, kept: tuple[Get, Put], **words: Any) -> BoardTrack:
    get, put = kept
    return BoardTrack(key, label, get, low, high, put, **words)


def _there(single: str, none: str, many: str) -> Counted:
    return Counted("there is", "there are", single, none, many)


APPROVAL = _track(
    "approval",
    "Public approval",
    APPROVAL_LOW,
    APPROVAL_HIGH,
    held("president", President, "approval"),
    percent="%",
    corner=lambda s, on: s.approval_value,
)
CONGRESS = _track("congress", "Relations with Congress", 2, 8, held("congress", Congress, "relations"), plural=True)
MEDIA = _track("media", "Media relations", 2, 8, held("nation", StateOfTheNation, "media"), plural=True)
HOMELAND_SECURITY = _track(
    "homeland_security", "Homeland security", 3, 8, held("nation", StateOfTheNation, "homeland_security")
)
ECONOMY = _track(
    "economy",
    "State of the economy",
    3,
    7,
    held("nation", StateOfTheNation, "economy"),
    trend=held("nation", StateOfTheNation, "economy_trend"),
    said="the state of the economy",
)
WORLD_OPINION = _track("world_opinion", "World opinion of the US", 2, 8, held("world", World, "opinion"))
PRESTIGE = _track("prestige", "Presidential prestige", 1, 10, held("president", President, "prestige"))
PARTY_RELATIONS = _track(
    "party_relations", "Party relations", 2, 8, held("president", President, "party_relations"), plural=True
)
COOPERATION = _track("cooperation", "Bipartisan cooperation", 0, 4, held("congress", Congress, "cooperation"))
CABINET_EFFECTIVENESS = _track(
    "cabinet_effectiveness",
    "Cabinet effectiveness",
    3,
    7,
    held("cabinet", Cabinet, "effectiveness"),
    trend=held("cabinet", Cabinet, "trend"),
)
DOMESTIC_CRISIS = _track(
    "domestic_crisis",
    "Domestic crises",
    0,
    FAILURE,
    held("nation", StateOfTheNation, "domestic_crisis"),
    counted=_there("a domestic crisis", "no domestic crisis", "domestic crises"),
)
LINGERING_ISSUES = _track(
    "lingering_issues",
    "Lingering domestic issues",
    0,
    5,
    held("nation", StateOfTheNation, "lingering_issues"),
    counted=_there("a lingering domestic issue", "no lingering domestic issue", "lingering domestic issues"),
)
ACTION_POINTS = _track(
    "action_points",
    "Action points",
    0,
    NO_END,
    held("president", President, "action_points"),
    counted=Counted("you have", "you have", "an action point", "no action points", "action points"),
)
LEGACY_POINTS = _track(
    "legacy_points", "Legacy points", -NO_END, NO_END, held("president", President, "legacy_points"), plural=True
)
EUROZONE_ECONOMY = _track(
    "eurozone_economy",
    "Economy of the Eurozone",
    3,
    7,
    held("world", World, "eurozone_economy"),
    trend=held("world", World, "eurozone_trend"),
    said="the economy of the Eurozone",
)
RUSSIA_ECONOMY, CHINA_ECONOMY = (
    _track(key, label, 3, 7, _peer(peer, "economy"), trend=_peer(peer, "economy_trend"))
    for key, label, peer in (
        ("russia_economy", "Economy of Russia", Nation.RUSSIA),
        ("china_economy", "Economy of China", Nation.CHINA),
    )
)
RUSSIA_RELATIONS, CHINA_RELATIONS = (
    _track(key, label, 1, 5, _peer(peer, "relations"), plural=True, trend=_peer(peer, "relations_trend"))
    for key, label, peer in (
        ("russia_relations", "Relations of Russia with the US", Nation.RUSSIA),
        ("china_relations", "Relations of China with the US", Nation.CHINA),
    )
)
IRAN_NUCLEAR = _track(
    "iran_nuclear",
    "Nuclear program of Iran",
    1,
    5,
    held("world", World, "iran_nuclear"),
    said="the nuclear program of Iran",
)
KOREA_MISSILES = _track(
    "korea_missiles",
    "Missile program of North Korea",
    1,
    5,
    held("world", World, "korea_missiles"),
    said="the missile program of North Korea",
)

ALL_TRACKS = (
    *(APPROVAL, CONGRESS, MEDIA, HOMELAND_SECURITY, ECONOMY, WORLD_OPINION, PRESTIGE, PARTY_RELATIONS, COOPERATION),
    *(CABINET_EFFECTIVENESS, DOMESTIC_CRISIS, LINGERING_ISSUES, ACTION_POINTS, LEGACY_POINTS, EUROZONE_ECONOMY),
    *(RUSSIA_ECONOMY, CHINA_ECONOMY, RUSSIA_RELATIONS, CHINA_RELATIONS, IRAN_NUCLEAR, KOREA_MISSILES),
)
TRACKS: Mapping[str, BoardTrack] = {track.key: track for track in ALL_TRACKS}


# Figures that are counted together


def _figure(key: str, label: str, read: Callable[[Presidency], int], per: str = "", **words: Any) -> BoardFigure:
    return BoardFigure(key, label, lambda state, on: read(state), per, **words)


YEAR_IN_OFFICE = _figure(
    "year_in_office",
    "your year in office",
    lambda s: s.year_in_office,
    told=Told(said.year_or_later, said.year_or_earlier, said.year_or_later),
)
CABINET_TENSIONS = _figure(
    "cabinet_tensions",
    "tensions in the cabinet",
    lambda s: s.cabinet_tensions,
    "for every tension in the cabinet",
    counted=_there("a tension in the cabinet", "no tension in the cabinet", "tensions in the cabinet"),
)
HALF_CABINET_TENSIONS = _figure(
    "half_cabinet_tensions",
    "half the tensions in the cabinet",
    lambda s: s.cabinet_tensions // 2,
    "for every two tensions in the cabinet",
)
CHIEF_DOMESTIC = _figure(
    "chief_domestic",
    "the Chief of Staff's domestic rating",
    lambda s: s.ratings(Office.CHIEF_OF_STAFF).domestic,
    "for each point of the Chief of Staff's domestic rating",
)
BEST_DOMESTIC = _figure(
    "best_domestic",
    "the better domestic rating of the Vice President and the Chief of Staff",
    lambda s: s.best_domestic,
    "for each point of the better domestic rating of the Vice President and the Chief of Staff",
)
DEFENSE_MILITARY = _figure(
    "defense_military",
    "the Secretary of Defense's military rating",
    lambda s: s.ratings(Office.DEFENSE).military,
    "for each point of the Secretary of Defense's military rating",
)
LINGERING_CORNER = _figure(
    "lingering_modifier",
    "the corner of the lingering issues box",
    lambda s: s.lingering_modifier,
    "for each point in the corner of the lingering issues box",
)
MIDTERM_MODIFIER = _figure(
    "midterm_modifier",
    "what cards have added to the midterm elections",
    lambda s: s.congress.midterm_modifier,
    "for each point that cards have added",
)
RE_ELECTION_MODIFIER = _figure(
    "re_election_modifier",
    "what cards have added to the re-election",
    lambda s: s.congress.re_election_modifier,
    "for each point that cards have added",
)
UNION_RATINGS = _figure("union_ratings", "approval, Congress, media and prestige together", lambda s: s.union_ratings)
STANDING = _figure("standing", "prestige, approval and media together", lambda s: s.standing)
PERFORMANCE = _figure("performance", "the performance of the year", lambda s: s.performance)
