"""Election night: the regions are counted one after the other."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from resolute.engine.views import Map, Part, Tracks
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.lookups import in_millions
from resolute.games.campaign.content.states import Region
from resolute.games.campaign.view import VOTES_AT


class Count(msgspec.Struct, frozen=True):
    """A line of the result: a region, votes that were added, or everything."""

    name: str
    states: tuple[int, int]
    """How many states each party carries."""
    electors: tuple[int, int]
    votes: tuple[str, str]


class Night(msgspec.Struct, frozen=True):
    """The result of an election."""

    electoral: bool
    regions: tuple[Count, ...]
    total: Count
    reason: str


def election_night(nation: Map, parts: Mapping[str, Part], electoral: bool, reason: str) -> Night:
    """The count, region by region, from what everybody may see once the polls have closed."""
    rows: list[Count] = []
    every_state, every_elector, every_vote = [0, 0], [0, 0], [0, 0]
    for region in Region:
        states, electors, votes = [0, 0], [0, 0], [0, 0]
        for place in nation.places:
            if place.group != region.label:
                continue
            if place.owner:
                winner = int(place.owner == Party.DEMOCRAT.label)
                states[winner] += 1
                electors[winner] += int(place.figures[1])
            for party in Party:
                votes[party] += int(place.figures[VOTES_AT + party] or 0)
        for party in Party:
            every_state[party] += states[party]
            every_elector[party] += electors[party]
            every_vote[party] += votes[party]
        rows.append(_count(f"The {region.label}", states, electors, votes))
    added = parts.get("added")
    if isinstance(added, Tracks):
        for one, other in zip(added.markers[::2], added.markers[1::2], strict=True):
            more = [one.value, other.value]
            place_name = one.label.partition(": ")[2]
            name = "Most states in the nation" if place_name == "Nation" else f"Most states in the {place_name}"
            rows.append(_count(name, [0, 0], [0, 0], more))
            for party in Party:
                every_vote[party] += more[party]
    return Night(electoral, tuple(rows), _count("In all", every_state, every_elector, every_vote), reason)


def _count(name: str, states: list[int], electors: list[int], votes: list[int]) -> Count:
    return Count(
        name,
        (states[0], states[1]),
        (electors[0], electors[1]),
        (in_millions(votes[0]), in_millions(votes[1])),
    )
