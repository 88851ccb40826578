"""What actions, campaign cards and fates do, as small typed structs. `words/cards.py` makes their texts.

An effect happens to whoever plays or draws the card ("you"), unless it says otherwise. "A rival" is another player whom
you choose. What cannot happen (nobody has a card to take, no politician to turn) makes an action unplayable and a fate
do nothing.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Moment = Literal["initiative", "crisis", "executive", "action", "impeachment", "attempt", "pawns", "leaving"]
"""When an action may be played. (3.3 H)

`initiative`: at the beginning of anybody's initiative, or as one of the cards of your own. All others are answers:
another player plays a `crisis`, an `executive` or an `action`, or calls for an `impeachment`; another player announces
a state `attempt`; the `pawns` of your own attempt lie there and it would fail; one of your politicians is `leaving`
because of a yellow pawn.
"""

Laid = Literal["support", "fundraising"]
"""What can be laid under a politician and taken away again."""

Case = Literal["always", "in_office", "out_of_office", "approval_below_0", "approval_above_0"]
"""When a fate has its effect; otherwise nothing happens. `in_office`: you hold an office through a politician."""


class Money(msgspec.Struct, frozen=True, tag=True):
    """You get $ million from the bank, or pay as much of it as you have."""

    amount: int


class Points(msgspec.Struct, frozen=True, tag=True):
    """You score points, or lose them."""

    amount: int
    case: Case = "always"


class Approval(msgspec.Struct, frozen=True, tag=True):
    """The President's approval moves."""

    amount: int
    case: Case = "always"


class Draw(msgspec.Struct, frozen=True, tag=True):
    """You draw from the CARDS pile."""

    count: int


class Discard(msgspec.Struct, frozen=True, tag=True):
    """You discard a card from your hand, of your choice or at random."""

    at_random: bool


class DrawLaid(msgspec.Struct, frozen=True, tag=True):
    """You take the first card of a pile of the reserve and lay it under one of your politicians."""

    pile: Laid


class ReturnLaid(msgspec.Struct, frozen=True, tag=True):
    """One of your support or fundraising cards, of your choice, goes back to the reserve."""


class TakeExposed(msgspec.Struct, frozen=True, tag=True):
    """You may take a state, support or fundraising card from under a rival's politician. (3.3 I, fate 15)"""


class EveryoneMoney(msgspec.Struct, frozen=True, tag=True):
    """All players get $ million, or pay as much of it as they have."""

    amount: int


class EveryoneDraws(msgspec.Struct, frozen=True, tag=True):
    """All players draw from the CARDS pile, clockwise from you."""

    count: int


class Impeach(msgspec.Struct, frozen=True, tag=True):
    """You call for the impeachment of the President, in Congress only. (6)"""


class Stop(msgspec.Struct, frozen=True, tag=True):
    """The card that was just played does nothing and is discarded."""

    what: Literal["crisis", "executive", "action"]


class TakeMoney(msgspec.Struct, frozen=True, tag=True):
    """You take $ million from a rival, or as much of it as they have."""

    amount: int


class Levy(msgspec.Struct, frozen=True, tag=True):
    """Whoever has the most money pays $ million to the bank; if several have it, all of them do."""

    amount: int


class LookAtHand(msgspec.Struct, frozen=True, tag=True):
    """You look at a rival's hand."""


class TakeCard(msgspec.Struct, frozen=True, tag=True):
    """You take a card at random from a rival's hand."""


class RivalDiscards(msgspec.Struct, frozen=True, tag=True):
    """A rival discards cards of their choice."""

    count: int


class MoveLaid(msgspec.Struct, frozen=True, tag=True):
    """You move a support or fundraising card from one of your politicians to another of yours."""


class TakeLaid(msgspec.Struct, frozen=True, tag=True):
    """You take a card of this kind from a rival's politician and lay it under one of yours."""

    what: Laid


class RemoveLaid(msgspec.Struct, frozen=True, tag=True):
    """A card of this kind goes back from a rival's politician to the reserve."""

    what: Laid


class TurnParty(msgspec.Struct, frozen=True, tag=True):
    """A generic politician of your choice, of any player, changes parties."""


class NewFirstState(msgspec.Struct, frozen=True, tag=True):
    """The First State goes back into the deck of uncontrolled states, which is shuffled; another is turned up.

    With `stops_attempt`, the attempt that was announced does not happen: its money is given back, and its player
    chooses the one action of step C again.
    """

    stops_attempt: bool = False


class SecondAttempt(msgspec.Struct, frozen=True, tag=True):
    """Your attempt fails, and you may attempt the First State again at once, with new expenses."""


class FaceTheBag(msgspec.Struct, frozen=True, tag=True):
    """A politician of your choice draws a pawn, as in the mortality phase."""


class Spare(msgspec.Struct, frozen=True, tag=True):
    """Your politician for whom a yellow pawn was drawn stays in politics."""


class NewVicePresident(msgspec.Struct, frozen=True, tag=True):
    """The President names another Vice President, whose player scores as always."""


class LayOnTop(msgspec.Struct, frozen=True, tag=True):
    """An executive that was tucked under a crisis of your choice counts as fresh again."""


FateEffect: TypeAlias = (
    Money | Points | Approval | Draw | Discard | DrawLaid | ReturnLaid | TakeExposed | EveryoneMoney | EveryoneDraws
)

ActionEffect: TypeAlias = (
    Impeach
    | Stop
    | Approval
    | Money
    | TakeMoney
    | Levy
    | LookAtHand
    | TakeCard
    | RivalDiscards
    | Draw
    | MoveLaid
    | TakeLaid
    | RemoveLaid
    | TurnParty
    | NewFirstState
    | SecondAttempt
    | FaceTheBag
    | Spare
    | NewVicePresident
    | LayOnTop
)


class Votes(msgspec.Struct, frozen=True, tag=True):
    """Your candidate gets votes in this state."""

    amount: int


class RivalVotes(msgspec.Struct, frozen=True, tag=True):
    """Another candidate loses votes in this state; in a state attempt, the opposition does."""

    amount: int


class ChangePawns(msgspec.Struct, frozen=True, tag=True):
    """You put some of the ten pawns back, those that you choose, and draw as many. Only after the pawns."""

    count: int


class DrawAgain(msgspec.Struct, frozen=True, tag=True):
    """All ten pawns go back, and ten are drawn again. Only after the pawns."""


CampaignEffect: TypeAlias = Votes | RivalVotes | ChangePawns | DrawAgain
