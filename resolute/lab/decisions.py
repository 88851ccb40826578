"""How bots answer each kind of decision, and which kinds they answer blindly.

A kind that is always answered alike is a fault if there was something to choose: balance that is measured with such a
bot says nothing about the other answers. Whether there was something to choose is asked of a search.
"""

from __future__ import annotations

from random import Random

import msgspec

from resolute.bots import Observation
from resolute.bots.search import difference, search
from resolute.lab.simulate import ChoiceCount, Simulation, option_kind, play_moves

ALIKE = 0.995
"""A kind is answered alike if this share of its answers is the same."""
ENOUGH = 20
"""So many answers say something about a kind."""
WORLDS = 64
LOOKS = 4
"""How many decisions of a kind are searched."""
SURE = 3.0
"""How many standard errors apart two answers are different."""


class DecisionRow(msgspec.Struct, frozen=True):
    """A kind of decision: how often it came, and how it was answered."""

    kind: str
    times: int
    first: float
    """How often the first listed option was taken."""
    taken: dict[str, float]
    """The share of each kind of option among the answers."""
    alike: bool
    looked: int = 0
    better: int = 0
    """In how many of the decisions that were searched another answer was clearly better."""

    @property
    def blind(self) -> bool:
        """Always answered alike, although it mattered."""
        return self.better > 0


def decision_rows(simulation: Simulation, *, looks: int = LOOKS, worlds: int = WORLDS) -> list[DecisionRow]:
    """A row for each kind of decision, the most frequent first; kinds that are answered alike are searched."""
    alike = {kind for kind, count in simulation.choices.items() if is_alike(count)}
    seen = look_at(simulation, alike, looks, worlds) if alike and looks else {}
    rows = []
    for kind, count in sorted(simulation.choices.items(), key=lambda one: (-one[1].times, one[0])):
        taken = {option: times / count.times for option, times in sorted(count.taken.items(), key=lambda one: -one[1])}
        looked, better = seen.get(kind, (0, 0))
        rows.append(
            DecisionRow(kind, count.times, count.first / count.times, taken, kind in alike, looked, better),
        )
    return rows


def is_alike(count: ChoiceCount) -> bool:
    """Whether a kind of decision always gets the same answer: one kind of option, or what is listed first."""
    if count.times < ENOUGH:
        return False
    if count.first >= ALIKE * count.times:
        return True
    return count.mixed >= ENOUGH and max(count.taken_of_mixed.values(), default=0) >= ALIKE * count.mixed


def look_at(simulation: Simulation, kinds: set[str], looks: int, worlds: int) -> dict[str, tuple[int, int]]:
    """Search decisions of these kinds, one a game: how many, and in how many another answer was better."""
    left = {kind: min(looks, simulation.choices[kind].times) for kind in sorted(kinds)}
    found = dict.fromkeys(kinds, (0, 0))
    for number in range(simulation.games):
        random = Random(simulation.seed * 1_000_003 + number)
        # Which of the decisions of a kind in this game, so that not only the first ones are looked at.
        waits = {kind: random.randrange(1 + simulation.choices[kind].times // simulation.games) for kind in left}
        for observation, place in play_moves(simulation, number):
            kind = observation.decision.name
            if len(observation.options) < 2 or not left.get(kind):
                continue
            waits[kind] -= 1
            if waits[kind] == -1:
                left[kind] -= 1
                looked, better = found[kind]
                first = simulation.choices[kind].first >= ALIKE * simulation.choices[kind].times
                is_better = _is_better(observation, place, random, worlds, any_option=first)
                found[kind] = looked + 1, better + is_better
        if not any(left.values()):
            break
    return found


def _is_better(observation: Observation, place: int, random: Random, worlds: int, *, any_option: bool) -> bool:
    """Whether a search finds an option that is clearly better than the one that was taken, and of another kind unless
    it is the first listed one that is always taken."""
    estimates = search(observation, random, worlds)
    taken = next((one for one in estimates if one.place == place), None)
    kind = option_kind(observation.options[place])
    others = [one for one in estimates if any_option or option_kind(observation.options[one.place]) != kind]
    if taken is None or not others:
        return False
    by, error = difference(others[0], taken)
    return by > 0 and by > SURE * error
