"""The cards of the reserve, of the CARDS pile and of the fate deck: what is printed on each kind."""

from __future__ import annotations

import re

import msgspec

from resolute.games.lobby.content.effects import ActionEffect, CampaignEffect, FateEffect, Impeach, Moment
from resolute.games.lobby.content.kinds import Group, Period, Symbol


def key_of(name: str) -> str:
    """A name as a part of a key."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


class Fundraising(msgspec.Struct, frozen=True):
    """A fundraising card: $ million for the player of the politician it lies under, in every income phase. (3.3 D)"""

    id: int
    key: str
    """`fundraising/bake-sales`"""
    name: str
    period: Period
    income: int
    lobby: str | None
    """The key of the lobby whose icon it bears: $1M more for that lobby."""


class Support(msgspec.Struct, frozen=True):
    """A support card: votes for its politician, and one more where the state bears its group. (3.3 E)"""

    id: int
    key: str
    """`support/catholics-2`: the group and the period"""
    name: str
    period: Period
    group: Group
    votes: int = 1


class Crisis(msgspec.Struct, frozen=True):
    """A crisis card; executives of the same symbol worth `strength` together solve it. (3.3 F)"""

    id: int
    key: str
    """`crisis/war-in-korea`"""
    number: int
    name: str
    period: Period
    symbol: Symbol
    strength: int
    event: str
    """What happened, in a line."""


class Executive(msgspec.Struct, frozen=True):
    """An executive card; one that `returns` goes back to the CARDS pile after the crisis is solved. (3.3 G)"""

    id: int
    key: str
    """`executive/berlin-airlift`"""
    name: str
    period: Period
    symbol: Symbol
    value: int
    returns: bool
    measure: str
    """What is done, in a line."""


class Action(msgspec.Struct, frozen=True):
    """An action card, with the moments at which it may be played. Its effects happen in order. (3.3 H)"""

    id: int
    key: str
    """`action/leaked-memo`"""
    name: str
    period: Period
    moments: tuple[Moment, ...]
    effects: tuple[ActionEffect, ...]

    @property
    def is_impeachment(self) -> bool:
        """Whether it calls for an impeachment, which other cards answer at a moment of its own. (6)"""
        return any(isinstance(effect, Impeach) for effect in self.effects)


class CampaignCard(msgspec.Struct, frozen=True):
    """A campaign card: it needs a vote, and is played before or after the pawns. (3.3 H)"""

    id: int
    key: str
    """`campaign/whistle-stop-tour`"""
    name: str
    period: Period
    effect: CampaignEffect


class Fate(msgspec.Struct, frozen=True):
    """A fate card: drawn at the beginning of every initiative. Its effects happen in order. (3.3 I)"""

    id: int
    key: str
    """`fate/open-house`"""
    number: int
    name: str
    effects: tuple[FateEffect, ...]
