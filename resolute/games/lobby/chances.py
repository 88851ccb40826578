"""Exact chances of votes from the bag, and how an election looks from them.

Ten pawns of 20 blue, 20 red and 2 yellow make thirty different handfuls. Everything here is counted over them, from
what lies open, and kept in a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.state import BAG, Pawns

HANDFUL = 10
"""How many pawns are drawn for a vote. (5.3 C.3, 5.4.2)"""

Odds = tuple[float, ...]
"""A chance for each candidate."""


def _handfuls() -> tuple[tuple[Pawns, float], ...]:
    blue, red, yellow = BAG
    total = comb(sum(BAG), HANDFUL)
    found: list[tuple[Pawns, float]] = []
    for y in range(yellow + 1):
        for b in range(HANDFUL - y + 1):
            r = HANDFUL - y - b
            found.append(((b, r, y), comb(blue, b) * comb(red, r) * comb(yellow, y) / total))
    return tuple(found)


HANDFULS = _handfuls()
"""Every handful with its chance."""


def redraws(kept: Pawns, count: int) -> list[tuple[Pawns, float]]:
    """What can lie on the table after so many more pawns are drawn, and how likely each is. (3.3 H)"""
    bag = [have - out for have, out in zip(BAG, kept, strict=True)]
    total = comb(sum(bag), count)
    found = []
    for y in range(min(count, bag[2]) + 1):
        for b in range(min(count - y, bag[0]) + 1):
            r = count - y - b
            ways = comb(bag[0], b) * comb(bag[1], r) * comb(bag[2], y)
            if ways:
                found.append(((kept[0] + b, kept[1] + r, kept[2] + y), ways / total))
    return found


def margins() -> dict[int, float]:
    """How likely each surplus of red pawns over blue ones is."""
    found: dict[int, float] = {}
    for (blue, red, _), chance in HANDFULS:
        found[red - blue] = found.get(red - blue, 0.0) + chance
    return dict(sorted(found.items()))


def attempt_succeeds(party: int, own: int, against: tuple[int, int], pawns: Pawns) -> bool:
    """Whether a politician has more votes than the other color; an independent must beat the larger of both.

    `against` is what blue and red have without pawns. (5.3 C.3)
    """
    blue, red = against[0] + pawns[0], against[1] + pawns[1]
    opposition = (red, blue, max(blue, red))[party]
    return own + pawns[party] > opposition


@cache
def attempt_chance(party: int, own: int, against: tuple[int, int]) -> float:
    """The chance of a state attempt before the pawns."""
    return sum([chance for pawns, chance in HANDFULS if attempt_succeeds(party, own, against, pawns)])


def outcome_of(votes: Sequence[int], parties: Sequence[int], pawns: Pawns) -> Odds:
    """Who wins a state once the pawns lie; those with equal votes wait for a further pawn of their color. (5.4.2)

    Pawns are drawn without putting any back; independents who share a yellow one draw lots.
    """
    totals = [count + pawns[party] for count, party in zip(votes, parties, strict=True)]
    most = max(totals)
    tied = [place for place, total in enumerate(totals) if total == most]
    if len(tied) == 1:
        return tuple([1.0 if place == tied[0] else 0.0 for place in range(len(totals))])
    left = [BAG[color] - pawns[color] for color in Party]
    sharing = {color: sum([parties[place] == color for place in tied]) for color in Party}
    total = sum([left[color] for color in Party if sharing[color]])
    odds = [0.0] * len(totals)
    for place in tied:
        color = Party(parties[place])
        odds[place] = left[color] / total / sharing[color] if total else 1 / len(tied)
    return tuple(odds)


def vote_chances(votes: Sequence[int], parties: Sequence[int]) -> Odds:
    """The chance of each candidate in a state before the pawns, from the votes they have there."""
    least = min(votes)
    return _vote_chances(tuple([count - least for count in votes]), tuple(parties))


@cache
def _vote_chances(votes: tuple[int, ...], parties: tuple[int, ...]) -> Odds:
    odds = [0.0] * len(votes)
    for pawns, chance in HANDFULS:
        for place, share in enumerate(outcome_of(votes, parties, pawns)):
            odds[place] += chance * share
    return tuple(odds)


def elected_chances(electors: Sequence[int], states: Sequence[tuple[int, Odds]]) -> Odds:
    """Each candidate's chance of the most electors, if every state still to come votes by these odds.

    `states` are the electors of each with the odds there. With two candidates, whoever is first at 51 also has the
    most in the end. With more, each is compared with the strongest other one.
    """
    if len(electors) == 1:
        return (1.0,)
    expected = [have + sum([count * odds[place] for count, odds in states]) for place, have in enumerate(electors)]
    ranked = sorted(range(len(electors)), key=lambda place: -expected[place])
    first, second = ranked[0], ranked[1]
    chance = _duel(first, second, electors, states)
    found = [0.0] * len(electors)
    for place in ranked[2:]:
        # A third candidate wins only by beating the leader; what that takes comes from both of the others.
        found[place] = _duel(place, first, electors, states) * _duel(place, second, electors, states)
    rest = max(0.0, 1.0 - sum(found))
    found[first], found[second] = chance * rest, (1.0 - chance) * rest
    return tuple(found)


def _duel(one: int, other: int, electors: Sequence[int], states: Sequence[tuple[int, Odds]]) -> float:
    """The chance that one candidate ends up with more electors than another; a tie counts as half."""
    spread = {electors[one] - electors[other]: 1.0}
    for count, odds in states:
        win, lose = odds[one], odds[other]
        stay = max(0.0, 1.0 - win - lose)
        after: dict[int, float] = {}
        for lead, chance in spread.items():
            for moved, share in ((lead + count, win), (lead - count, lose), (lead, stay)):
                if share:
                    after[moved] = after.get(moved, 0.0) + chance * share
        spread = after
    return sum([chance * (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0) for lead, chance in spread.items()])
