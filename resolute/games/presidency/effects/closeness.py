"""Effects, conditions and picks of allies and peers that cards use: who turns to us or away, whose capability is
better."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.errors import RulesError
from resolute.engine.picks import Fitting
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.places import ALLIES, PEERS, Capability, Closeness, Nation
from resolute.games.presidency.effects.base import one_way, some
from resolute.games.presidency.operations.moves import draw_closer
from resolute.games.presidency.operations.nations import change_peer_capability
from resolute.games.presidency.operations.tensions import relieve_nation, strain_nation
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import NATION, number, target
from resolute.games.presidency.words import effects_closeness as said

# Allies


class Turns(Effect, frozen=True):
    """An ally comes one level closer or moves one away; where there is no level left, a tension goes or comes instead.
    The printed ally, or the subject if none is printed."""

    simple: ClassVar[bool] = True
    by: int
    ally: Nation | None = None

    def __post_init__(self) -> None:
        one_way(self.by, "turns")
        if self.ally is not None and self.ally not in ALLIES:
            raise RulesError(f"{self.ally.label} is no ally")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        ally = number(on, NATION) if self.ally is None else int(self.ally)
        if Closeness.ESTRANGED <= t.state.world.closeness(ally) + self.by <= Closeness.VERY_CLOSE:
            draw_closer(t, ally, self.by)
        elif self.by > 0:
            relieve_nation(t, ally)
        else:
            strain_nation(t, ally)

    def say(self) -> Saying:
        who = said.THE_ALLY if self.ally is None else self.ally.label
        return Saying((said.comes_closer if self.by > 0 else said.moves_away)(who))


class IsEstranged(Condition, frozen=True):
    """An ally is estranged."""

    ally: Nation

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.closeness(self.ally) == Closeness.ESTRANGED)

    def say(self) -> str:
        return said.is_estranged(self.ally.label)


class TwoStrained(Effect, frozen=True):
    """Tensions come to two allies, as dice say."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        first = t.dice.below(len(ALLIES))
        second = t.dice.below(len(ALLIES) - 1)
        for ally in (first, second + (second >= first)):
            strain_nation(t, int(ALLIES[ally]))

    def say(self) -> Saying:
        return Saying(said.TWO_STRAINED)


class ItsTensions(Effect, frozen=True):
    """Tensions come to the nation, or leave it."""

    simple: ClassVar[bool] = True
    by: int

    def __post_init__(self) -> None:
        some(self.by, "tensions")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        (strain_nation if self.by > 0 else relieve_nation)(t, number(on, NATION), abs(self.by))

    def say(self) -> Saying:
        return Saying(said.its_tensions(signed(self.by)))


# Capabilities


class Compares(Condition, frozen=True):
    """A capability of ours is below (-1), equal to (0) or above (1) that of a peer: the printed one, or the subject."""

    capability: Capability
    by: int
    peer: Nation | None = None

    def holds(self, t: Table[Any], on: Subject) -> bool:
        peer = number(on, NATION) if self.peer is None else int(self.peer)
        ours, *theirs = t.state.world.capabilities
        mine, other = ours[self.capability], theirs[peer][self.capability]
        return bool((mine > other) - (mine < other) == self.by)

    def say(self) -> str:
        whose = said.THE_PEER if self.peer is None else self.peer.label
        return said.compares(self.capability.label, whose, self.by)


class PeerImproves(Effect, frozen=True):
    """A capability of the peer rises or falls."""

    simple: ClassVar[bool] = True
    capability: Capability
    by: int

    def __post_init__(self) -> None:
        some(self.by, "capability")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        change_peer_capability(t, number(on, NATION), int(self.capability), self.by)

    def say(self) -> Saying:
        return Saying(said.peer_improves(self.capability.label, signed(self.by)))


def _richer(t: Table[Presidency], on: Subject) -> list[Target]:
    russia, china = (t.state.world.peers[peer].economy for peer in PEERS)
    return [target(NATION, Nation.CHINA if china > russia else Nation.RUSSIA)]


A_RANDOM_ALLY = Fitting(
    said.A_RANDOM_ALLY,
    lambda t, on: [target(NATION, one) for one in ALLIES],
    lambda t, one: Nation(number(one, NATION)).label,
)
"""Any of the nine allies, for a pick that the board makes."""
THE_RICHER_PEER = Fitting(said.THE_RICHER_PEER, _richer, lambda t, one: Nation(number(one, NATION)).label)
"""Russia or China, whichever has the better economy; of equals Russia."""


# How content is written


def closer(ally: Nation | None = None) -> Effect:
    """An ally, or the subject, comes one level closer."""
    return Turns(+1, ally)


def further(ally: Nation | None = None) -> Effect:
    """An ally, or the subject, moves one level away."""
    return Turns(-1, ally)
