"""What headquarters cards can do, as effects that happen and say themselves."""

from __future__ import annotations

from typing import Any

import msgspec

from resolute.engine.conditions import Condition, Subject
from resolute.engine.effects import Effect, Nothing, Saying
from resolute.engine.table import Table
from resolute.games.campaign.content.candidates import FAIR_PRESS, STRONG_PRESS
from resolute.games.campaign.content.lookups import NATION
from resolute.games.campaign.content.states import BY_CODE, REGION_STATES, Region
from resolute.games.campaign.rules.endorsements import press_endorsement, win_undecided
from resolute.games.campaign.rules.fortunes import (
    disregard,
    gain_funds,
    gain_turn,
    lose_ballots,
    lose_turns,
    whistle_stop,
)
from resolute.games.campaign.rules.rumors import RUMOR_COST, spread_rumor


class Ground(msgspec.Struct, frozen=True):
    """Where ballots may be cast: whole regions, or states by name."""

    states: tuple[int, ...]
    name: str


def regions(*some: Region) -> Ground:
    """All states of these regions."""
    return Ground(
        tuple(state for region in some for state in REGION_STATES[region]),
        " or ".join(f"the {region.label}" for region in some),
    )


def only(*codes: str) -> Ground:
    """These states and no others."""
    states = [BY_CODE[code] for code in codes]
    return Ground(tuple(state.index for state in states), " or ".join(state.name for state in states))


ANYWHERE = Ground(tuple(NATION), "any state")


def _seat(on: Subject) -> int:
    assert isinstance(on, int)
    return on


class IdentifiedWith(Condition, frozen=True):
    """One of the player's candidates stands for an issue."""

    issue: str

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(self.issue in candidate.issues for candidate in t.state.players[_seat(on)].running)

    def say(self) -> str:
        return f"you are identified with {self.issue}"


class Disregard(Nothing, frozen=True):
    """A bulletin about an issue that none of the player's candidates stands for."""

    issue: str

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(disregard, _seat(on), self.issue)


class Playing(Condition, frozen=True):
    """The table plays with one of the advanced rules."""

    option: str

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.options[self.option])

    def say(self) -> str:
        return f"{self.option.replace('_', ' ')} is played"


class Rumor(Effect, frozen=True):
    """A rumor about the opponent in a state."""

    code: str

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(spread_rumor, _seat(on), BY_CODE[self.code].index)

    def say(self) -> Saying:
        return Saying(
            f"by the end of their next turn your opponent must reach {BY_CODE[self.code].name} and cast a ballot"
            f" there, or refill their hand and give you {RUMOR_COST} ballots, which you cast at once; an opponent"
            f" without a ballot for {BY_CODE[self.code].name} gives them up right away"
        )


class Endorsement(Effect, frozen=True):
    """Undecided voters follow the press: how many by the dice, where by the press support."""

    dice: int
    poor: Ground
    fair: Ground
    strong: Ground

    def ground(self, press: int) -> Ground:
        """Where a candidate with this press support may cast the ballots."""
        if press < FAIR_PRESS:
            return self.poor
        return self.fair if press < STRONG_PRESS else self.strong

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        seat = _seat(on)
        ground = self.ground(t.state.players[seat].best("press"))
        t.then(press_endorsement, seat, self.dice, ground.states)

    def say(self) -> Saying:
        dice = "one die" if self.dice == 1 else "both dice"
        return Saying(
            f"roll {dice} and take that many ballots from the undecided voters; with poor press support (up to"
            f" {FAIR_PRESS - 1}) you may cast them in {self.poor.name}; with fair ({FAIR_PRESS} or {STRONG_PRESS - 1})"
            f" in {self.fair.name}; with strong ({STRONG_PRESS} or more) in {self.strong.name}"
        )


class WinVoters(Effect, frozen=True):
    """A fixed number of undecided voters."""

    count: int
    ground: Ground

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(win_undecided, _seat(on), self.count, self.ground.states)

    def say(self) -> Saying:
        ballots, them = ("a ballot", "it") if self.count == 1 else (f"{self.count} ballots", "them")
        return Saying(f"take {ballots} from the undecided voters; you may cast {them} in {self.ground.name}")


class WhistleStop(Effect, frozen=True):
    """Ballots from the hand without rolling for states."""

    count: int
    ground: Ground

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(whistle_stop, _seat(on), self.count, self.ground.states)

    def say(self) -> Saying:
        ballots = "a ballot" if self.count == 1 else f"up to {self.count} ballots"
        return Saying(f"you may cast {ballots} from your hand in {self.ground.name}")


class LoseTurns(Effect, frozen=True):
    """Turns are lost, the player's or the opponent's."""

    count: int = 1
    opponent: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        seat = _seat(on)
        t.then(lose_turns, t.state.opponent(seat) if self.opponent else seat, self.count)

    def say(self) -> Saying:
        turns = "the next turn" if self.count == 1 else f"the next {self.count} turns"
        return Saying(f"your opponent loses {turns}" if self.opponent else f"you lose {turns}")


class AnotherTurn(Effect, frozen=True):
    """Another turn at once."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(gain_turn, _seat(on))

    def say(self) -> Saying:
        return Saying("take another turn right after this one")


class LoseBallots(Effect, frozen=True):
    """Ballots from the hand become undecided voters."""

    count: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(lose_ballots, _seat(on), self.count)

    def say(self) -> Saying:
        ballots = "a ballot" if self.count == 1 else f"{self.count} ballots"
        return Saying(f"put {ballots} from your hand under the undecided voters")


class Funds(Effect, frozen=True):
    """Money for advertising, or a bill."""

    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(gain_funds, _seat(on), self.by)

    def say(self) -> Saying:
        return Saying(f"your party {'receives' if self.by > 0 else 'pays'} ${abs(self.by)} million")
