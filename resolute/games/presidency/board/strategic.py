"""The strategic board: the ten conflicts, capabilities of the three powers, Russia and China, the two programs."""

from __future__ import annotations

import msgspec

from resolute.engine.words import level
from resolute.games.presidency.board.marks import Box, Pointed, boxes, markers, number_of
from resolute.games.presidency.content.conflicts import CONFLICTS
from resolute.games.presidency.content.places import PEERS, Capability
from resolute.games.presidency.words import board as words
from resolute.payload import TablePayload


class ConflictRow(msgspec.Struct, frozen=True):
    """A conflict: how near a war is, and who is stronger."""

    at: str
    name: str
    boxes: tuple[Box, ...]
    strength: str
    loses: bool
    hot: bool
    label: str


class CapabilityRow(msgspec.Struct, frozen=True):
    """A strategic capability of the three powers."""

    at: str
    name: str
    powers: tuple[tuple[str, int], ...]
    label: str


class PeerCard(msgspec.Struct, frozen=True):
    """Russia or China."""

    key: str
    name: str
    rows: tuple[tuple[str, str, int], ...]
    """What it is, its figure, and its trend."""
    influence: int
    goal: int
    share: int


class Program(msgspec.Struct, frozen=True):
    """The program of Iran or North Korea."""

    at: str
    name: str
    boxes: tuple[Box, ...]
    label: str


class Strategic(msgspec.Struct, frozen=True, cache_hash=True):
    """The strategic board."""

    conflicts: tuple[ConflictRow, ...]
    capabilities: tuple[CapabilityRow, ...]
    peers: tuple[PeerCard, ...]
    programs: tuple[Program, ...]
    eurozone: tuple[Box, ...]


def strategic(payload: TablePayload, pointed: Pointed) -> Strategic:
    """Everything on the strategic board."""
    parts = payload.parts
    tracks, strengths = markers(parts, "conflicts"), markers(parts, "strengths")
    ours, rivals = markers(parts, "capabilities"), markers(parts, "rivals")
    economies, peers = markers(parts, "economies"), markers(parts, "peers")
    trends = {key.partition(":")[2]: one.value for key, one in markers(parts, "trends").items()}
    conflicts = []
    for at, one in tracks.items():
        printed = CONFLICTS[number_of(at)]
        strength = strengths[f"strength:{number_of(at)}"].value
        conflicts.append(
            ConflictRow(
                at,
                one.label,
                boxes(one, range(one.high - 1, one.high + 1)),
                level(strength),
                bool(printed.loses),
                one.value >= one.high - 1,
                pointed.label(at, one.label),
            )
        )
    rows = []
    for capability in Capability:
        at = f"capability:{int(capability)}"
        powers = [("us", ours[at].value)]
        powers += [(("ru", "cn")[peer], rivals[f"rival:{int(peer)}:{int(capability)}"].value) for peer in PEERS]
        rows.append(CapabilityRow(at, words.CAPABILITIES[capability], tuple(powers), pointed.label(at, ours[at].label)))
    cards = []
    for peer, key in zip(PEERS, ("russia", "china"), strict=True):
        influence = peers[f"influence:{int(peer)}"]
        named = ((f"{key}_economy", "economy"), (f"{key}_relations", "relations"))
        figures = [(name, str(economies[track].value), trends.get(track, 0)) for track, name in named]
        figures.append(("posture", str(peers[f"posture:{int(peer)}"].value), 0))
        goal = influence.goal or 1
        share = round(10 * min(influence.value / goal, 1))
        cards.append(PeerCard(key, words.NATIONS[peer], tuple(figures), influence.value, goal, share))
    programs = tuple(
        Program(key, economies[key].label, _program(economies[key].value), pointed.label(key, economies[key].label))
        for key in ("iran_nuclear", "korea_missiles")
    )
    return Strategic(tuple(conflicts), tuple(rows), tuple(cards), programs, boxes(economies["eurozone_economy"]))


def _program(at: int) -> tuple[Box, ...]:
    return tuple(
        Box(str(box), box == at, box >= len(words.PROGRAM) - 1, name) for box, name in enumerate(words.PROGRAM, 1)
    )
