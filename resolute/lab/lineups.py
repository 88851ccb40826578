"""Who sits where in a tournament: every bot in every seat, in the same deals."""

from __future__ import annotations

from itertools import combinations

from resolute.engine.errors import SetupError

Lineup = tuple[str, ...]
"""The bot of each seat."""

LINEUPS = ("equal", "one")


def lineups(bots: tuple[str, ...], seats: int, kind: str = "equal") -> list[Lineup]:
    """The games that are played with each deal.

    `equal`: each pair of bots shares the seats by turns. `one`: the first bot sits alone among each of the others.
    Either way everybody sits in every seat. Where there is one seat, each bot plays the deal by itself.
    """
    if kind not in LINEUPS:
        raise SetupError(f'A line-up is {" or ".join(LINEUPS)}, not "{kind}".')
    if len(set(bots)) < len(bots):
        raise SetupError("Name each bot once; it plays in every seat anyway.")
    if seats == 1:
        return [(bot,) for bot in bots]
    if len(bots) == 1:
        return [bots * seats]
    found: dict[Lineup, None] = {}
    if kind == "one":
        first, *others = bots
        for other in others:
            for seat in range(seats):
                found[(other,) * seat + (first,) + (other,) * (seats - seat - 1)] = None
        return list(found)
    for pair in combinations(bots, 2):
        for start in (0, 1):
            seated = tuple(pair[(start + seat) % 2] for seat in range(seats))
            for turn in range(seats):
                found[seated[turn:] + seated[:turn]] = None
    return list(found)
