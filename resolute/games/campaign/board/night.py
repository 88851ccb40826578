"""Election night: the regions are counted one after the other, and then what it came down to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from resolute.engine.summary import SummaryPanel
from resolute.engine.views import Map, Part, Tracks
from resolute.games.campaign.board.states import PLAIN, States
from resolute.games.campaign.content.addresses import REGION_AT
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.states import Region
from resolute.games.campaign.rules.tally import MAJORITY
from resolute.games.campaign.tally_board import ELECTORS_AT, VOTES_AT
from resolute.games.campaign.view import NATION_ADDED
from resolute.games.campaign.words import race as words
from resolute.games.campaign.words.ballots import in_millions

_CLOSEST = 5
"""So many close states are told."""
_FEW = 3
"""Of more states nobody says that they decided it."""
_PER_VOTE = 100_000


class Count(msgspec.Struct, frozen=True):
    """A line of the result: a region, votes that were added, or everything."""

    name: str
    states: tuple[int, int]
    """How many states each party carries."""
    electors: tuple[int, int]
    votes: tuple[str, str]
    chips: tuple[tuple[str, int, str, str], ...] = ()
    """The states of a region in the order of the count: code, electors, the letter of whoever carries each, and its
    ballots."""


class Close(msgspec.Struct, frozen=True):
    """A state that was won by little."""

    name: str
    electors: int
    letter: str
    margin: int
    """In votes, with the edge."""
    share: int
    """The margin in percent of the widest of these."""

    @property
    def shown(self) -> str:
        """The margin as people say it."""
        return words.margin(self.margin)


class Night(msgspec.Struct, frozen=True):
    """The result of an election."""

    electoral: bool
    regions: tuple[Count, ...]
    added: tuple[Count, ...]
    total: Count
    reason: str
    own: int | None
    closest: tuple[Close, ...]
    other: tuple[str, str]
    """What both have by the other tally."""
    other_says: str
    turned_by: str
    """What would have turned it."""

    @property
    def first(self) -> int:
        """The party that is named first: the visitor's own, or the Republicans."""
        return self.own or 0


class Box(msgspec.Struct, frozen=True):
    """The ballot box, once it is open: for each state the ballots of both parties, as seal and votes ("P12 V5")."""

    ballots: dict[str, tuple[str, str]] = {}

    def of(self, code: str) -> str:
        """The ballots of a state, the Republican ones first; nothing if there are none."""
        return "/".join(self.ballots.get(STATE_ID.format(code), ()))


STATE_ID = "state:{}"
_SEALS = {"president": "P", "vice_president": "V", "absentee": "X"}


def open_box(panels: Iterable[SummaryPanel], parties: Sequence[int]) -> Box:
    """The ballots as a finished game's summary lists them; `parties` are those of the seats."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    for panel in panels:
        for fact in panel.facts if panel.key == "box" else ():
            if fact.seat is not None and fact.amount is not None:
                found.setdefault(fact.at, ([], []))[parties[fact.seat]].append(f"{_SEALS[fact.kind]}{fact.amount}")
    return Box({at: (" ".join(red), " ".join(blue)) for at, (red, blue) in found.items()})


def election_night(
    nation: Map, parts: Mapping[str, Part], country: States, electoral: bool, own: int | None, reason: str, box: Box
) -> Night:
    """The count, region by region, from what everybody may see once the polls have closed."""
    rows, total = _regions(nation, country, box)
    added = () if electoral else _added(parts.get("added"))
    votes = [total[2][party] + sum([more[1][party] for more in added]) for party in Party]
    other = parts.get("other")
    by_other = [marker.value for marker in other.markers] if isinstance(other, Tracks) else [0, 0]
    return Night(
        electoral,
        rows,
        tuple([_count(name, [0, 0], [0, 0], more) for name, more in added]),
        _count("In all", total[0], total[1], votes),
        reason,
        own,
        _closest(nation) if electoral else (),
        (str(by_other[0]), str(by_other[1])) if not electoral else (in_millions(by_other[0]), in_millions(by_other[1])),
        words.other_tally(own, by_other, total[1] if electoral else votes, electoral=electoral),
        _turned_by(nation, total[1]) if electoral else "",
    )


def _regions(
    nation: Map, country: States, box: Box
) -> tuple[tuple[Count, ...], tuple[list[int], list[int], list[int]]]:
    rows: list[Count] = []
    whole: tuple[list[int], list[int], list[int]] = ([0, 0], [0, 0], [0, 0])
    for region, quarter in zip(Region, country.quarters, strict=True):
        sums: tuple[list[int], list[int], list[int]] = ([0, 0], [0, 0], [0, 0])
        for place in nation.places:
            if place.group != REGION_AT[region]:
                continue
            if place.owner is not None:
                sums[0][place.owner] += 1
                sums[1][place.owner] += int(place.values[ELECTORS_AT] or 0)
            for party in Party:
                sums[2][party] += int(place.values[VOTES_AT + party] or 0)
        for every, some in zip(whole, sums, strict=True):
            for party in Party:
                every[party] += some[party]
        chips = tuple([(one.code, one.electors, one.leader, box.of(one.code)) for one in quarter.states])
        rows.append(_count(f"The {region.label}", *sums, chips=chips))
    return tuple(rows), whole


def _added(added: Part | None) -> tuple[tuple[str, list[int]], ...]:
    """The votes for the most states, in each region and in the nation."""
    if not isinstance(added, Tracks):
        return ()
    pairs = zip(added.markers[::2], added.markers[1::2], strict=True)
    return tuple(
        [
            (words.most_states("" if one.id.startswith(NATION_ADDED) else one.label), [one.value, other.value])
            for one, other in pairs
        ]
    )


def _count(
    name: str,
    states: list[int],
    electors: list[int],
    votes: list[int],
    chips: tuple[tuple[str, int, str, str], ...] = (),
) -> Count:
    return Count(
        name,
        (states[0], states[1]),
        (electors[0], electors[1]),
        (in_millions(votes[0]), in_millions(votes[1])),
        chips,
    )


def _margins(nation: Map) -> list[tuple[int, str, int, int]]:
    """For each state in which somebody has votes: by how many it was won, its name, its electors and its winner."""
    found: list[tuple[int, str, int, int]] = []
    for place in nation.places:
        red, blue, edge = (int(place.values[at] or 0) for at in (VOTES_AT, VOTES_AT + 1, PLAIN))
        if place.owner is not None and (red or blue):
            lead = (red - blue) * _PER_VOTE + edge
            found.append((abs(lead), place.name, int(place.values[ELECTORS_AT] or 0), place.owner))
    return sorted(found, key=lambda one: one[0])


def _closest(nation: Map) -> tuple[Close, ...]:
    found = _margins(nation)[:_CLOSEST]
    widest = max([margin for margin, *_ in found], default=1)
    return tuple(
        [
            Close(name, electors, "RD"[owner], margin, max(1, margin * 100 // widest))
            for margin, name, electors, owner in found
        ]
    )


def _turned_by(nation: Map, electors: list[int]) -> str:
    """The fewest of the winner's closest states without which it would not have won."""
    if max(electors) < MAJORITY:
        return ""
    winner = electors.index(max(electors))
    owned = [(margin, name, count) for margin, name, count, owner in _margins(nation) if owner == winner]
    alone = [(name, count) for _, name, count in owned if electors[winner] - count < MAJORITY]
    if alone:
        name, count = alone[0]
        return words.without([name], electors[winner] - count, electors[1 - winner] + count)
    lost: list[str] = []
    left = electors[winner]
    for _, name, count in owned[:_FEW]:
        lost.append(name)
        left -= count
        if left < MAJORITY:
            return words.without(lost, left, sum(electors) - left)
    return ""
