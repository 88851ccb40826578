"""The box of Lobby: everything that lies on the table, in hands and in piles.

Every card is called by its number in the box (`content.box`). Piles that nobody has looked into have no order.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.pieces import without

NOBODY = -1
"""No seat, politician or state."""

BAG = (20, 20, 2)
"""The pawns in the bag: blue, red, yellow."""

LOWEST_APPROVAL, HIGHEST_APPROVAL = -10, 10

Phase = Literal["setup", "mortality", "income", "congress", "primaries", "election", "over"]

Pawns = tuple[int, int, int]
"""How many pawns of each color: blue, red, yellow."""

NO_PAWNS: Pawns = (0, 0, 0)


class InPlay(msgspec.Struct, frozen=True):
    """A politician in front of a player, with the cards assigned to them."""

    card: int
    party: int
    states: tuple[int, ...] = ()
    supports: tuple[int, ...] = ()
    funds: tuple[int, ...] = ()
    # In the mortality phase: a pawn was drawn for them, or they came in during it.
    faced: bool = False
    # In the primaries: their states are turned face down.
    given: bool = False


@cache
def _clockwise(first: Seat, count: int) -> tuple[Seat, ...]:
    """So many players, beginning with this one."""
    return tuple((first + turn) % count for turn in range(count))


class Player(msgspec.Struct):
    """One player's things."""

    lobby: int = NOBODY
    # The two lobbies that were dealt, until all have chosen.
    offered: tuple[int, ...] = ()
    money: int = 0
    points: int = 0
    hand: tuple[int, ...] = ()
    # Cards in hand that others have seen, with the seats that have, as bits.
    known: tuple[tuple[int, int], ...] = ()
    politicians: tuple[InPlay, ...] = ()
    # Crises played in this turn and in the last one.
    crises: int = 0
    crises_before: int = 0
    # How many politicians the mortality phase has taken.
    lost: int = 0
    # The one voluntary pass of the primaries is used.
    passed: bool = False

    def holds(self, politician: int) -> bool:
        """Whether this politician is in front of the player."""
        return any(one.card == politician for one in self.politicians)

    def named(self, politician: int) -> InPlay:
        """A politician in front of the player."""
        for one in self.politicians:
            if one.card == politician:
                return one
        raise LookupError(f"politician {politician} is not in front of this player")

    def put(self, changed: InPlay) -> None:
        """Put a changed politician in the place of what they were."""
        self.politicians = tuple([changed if one.card == changed.card else one for one in self.politicians])

    def let_go(self, card: int) -> None:
        """A card leaves the hand."""
        self.hand = without(self.hand, card)
        if self.known:
            self.known = tuple(one for one in self.known if one[0] != card)

    def show(self, card: int, seats: int) -> None:
        """Seats, as bits, have seen a card in the hand."""
        before = next((seen for one, seen in self.known if one == card), 0)
        rest = tuple(one for one in self.known if one[0] != card)
        self.known = (*rest, (card, before | seats))


class Laid(msgspec.Struct, frozen=True):
    """An executive on a crisis, and who played it."""

    card: int
    seat: Seat


class OpenCrisis(msgspec.Struct, frozen=True):
    """A crisis in the box: executives laid on since the last evaluation are fresh, the others are tucked under."""

    card: int
    fresh: tuple[Laid, ...] = ()
    tucked: tuple[Laid, ...] = ()


class Initiative(msgspec.Struct, frozen=True):
    """The initiative that is being played: what of steps A, B and C is done."""

    seat: Seat
    played: int = 0
    cards_done: bool = False
    parties_done: bool = False
    turned: tuple[int, ...] = ()
    action_done: bool = False


class Attempt(msgspec.Struct, frozen=True):
    """An attempt to win the First State. (5.3 C.3)"""

    seat: Seat
    politician: int
    state: int
    multiples: int = 0
    # Votes that campaign cards add for the politician and for the opposition.
    votes: int = 0
    against: int = 0
    pawns: Pawns = NO_PAWNS


class Candidate(msgspec.Struct, frozen=True):
    """A candidate for President, from the declaration to the result."""

    seat: Seat
    politician: int
    party: int
    electors: int = 0
    won: int = 0
    # Who gave electors.
    givers: tuple[Seat, ...] = ()
    mate: int = NOBODY
    # To whom the running mate's place was promised.
    promised: Seat = NOBODY


class Spent(msgspec.Struct, frozen=True):
    """Votes that somebody bought for a candidate, or against them if below zero. `candidate` is a place in the list."""

    seat: Seat
    candidate: int
    votes: int


class Vote(msgspec.Struct, frozen=True):
    """The state that votes."""

    state: int
    spent: tuple[Spent, ...] = ()
    # Votes by campaign cards, likewise.
    cards: tuple[Spent, ...] = ()
    pawns: Pawns = NO_PAWNS
    # The place in turn order of who is next, who passed since the last expense, and who passed here whatever comes.
    next: int = 0
    passed: tuple[Seat, ...] = ()
    done: tuple[Seat, ...] = ()


class Election(msgspec.Struct, frozen=True):
    """Primaries and election of one turn."""

    candidates: tuple[Candidate, ...] = ()
    # The party whose primaries are over because the President runs.
    closed: int = NOBODY
    # The politician who was President when the primaries began, if they run.
    incumbent: int = NOBODY
    # Seats in turn order, and the place of whose turn is next.
    order: tuple[Seat, ...] = ()
    next: int = 0
    # Parties that nobody could field a candidate of.
    missing: tuple[int, ...] = ()
    # Running mate's places that were offered: candidate and seat.
    offers: tuple[tuple[int, Seat], ...] = ()
    to_come: tuple[int, ...] = ()
    counted: tuple[tuple[int, int], ...] = ()
    vote: Vote | None = None
    # Seats that pass until somebody else spends, and for the rest of the election.
    resting: tuple[Seat, ...] = ()
    retired: tuple[Seat, ...] = ()


class Impeachment(msgspec.Struct, frozen=True):
    """A vote on dismissing the President: politicians for and against, and who is still to vote."""

    caller: Seat
    left: tuple[Seat, ...]
    votes: tuple[tuple[Seat, bool], ...] = ()


class Record(msgspec.Struct, frozen=True):
    """What the laboratory asks of a finished game."""

    evaluations: int = 0
    evaluations_held: int = 0
    crises: int = 0
    solved: int = 0
    elections: tuple[int, int, int] = (0, 0, 0)
    reruns: int = 0
    reelected: int = 0
    impeachments: int = 0
    first_president: Seat = NOBODY


class Lobby(msgspec.Struct):
    """The whole game."""

    players: list[Player]
    phase: Phase = "setup"
    period: int = 1
    turn: int = 1
    first_turn: int = 1
    last_turn: int = 7
    shown: bool = False
    """Whether the lobbies are shown."""
    # Offices, by politician, and the player who is or last was President's.
    president: int = NOBODY
    vice_president: int = NOBODY
    secretary: int = NOBODY
    chair: Seat = NOBODY
    president_party: int = NOBODY
    # Everybody who won an election or held the first mandate, once for each.
    mandates: tuple[int, ...] = ()
    approval: int = 1
    crises: tuple[OpenCrisis, ...] = ()
    # Piles without order.
    cards: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    politicians: tuple[int, ...] = ()
    supports: tuple[int, ...] = ()
    funds: tuple[int, ...] = ()
    uncontrolled: tuple[int, ...] = ()
    first_state: int = NOBODY
    fates: tuple[int, ...] = ()
    past_fates: tuple[int, ...] = ()
    lobbies: tuple[int, ...] = ()
    # Cards of later periods, and what has left the game.
    later: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    # Of each card of the CARDS piles: the period in whose pile it last lay.
    dealt_in: bytearray = msgspec.field(default_factory=bytearray)
    # A card that was played and is not yet resolved.
    aside: tuple[int, ...] = ()
    # Congress: which round, who is still to come, who has had the initiative.
    round: int = 0
    due: tuple[Seat, ...] = ()
    had: tuple[Seat, ...] = ()
    evaluated: bool = False
    succeeded: bool = False
    """The presidency changed hands during an initiative."""
    initiative: Initiative | None = None
    # Who the mortality phase began with.
    mortality_from: Seat = NOBODY
    attempt: Attempt | None = None
    last_attempt: Attempt | None = None
    impeachment: Impeachment | None = None
    election: Election | None = None
    # The last result: each candidate with the electors in all.
    result: tuple[tuple[int, int], ...] = ()
    # Pawns that lie on the table instead of in the bag.
    pawns: Pawns = NO_PAWNS
    record: Record = Record()

    @property
    def seats(self) -> range:
        """All players by number."""
        return range(len(self.players))

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """Everybody, beginning with this seat."""
        return _clockwise(first, len(self.players))

    def owner(self, politician: int) -> Seat:
        """Whose politician this is; NOBODY if they are not in play."""
        # A plain loop: this is asked more often than anything else.
        for seat, player in enumerate(self.players):
            for one in player.politicians:
                if one.card == politician:
                    return seat
        return NOBODY

    def in_play(self, politician: int) -> InPlay:
        """A politician in play."""
        for player in self.players:
            for one in player.politicians:
                if one.card == politician:
                    return one
        raise LookupError(f"politician {politician} is not in play")

    def office_holders(self) -> tuple[int, ...]:
        """President, Vice President and Secretary of State, as far as there are any."""
        return tuple(one for one in (self.president, self.vice_president, self.secretary) if one != NOBODY)

    def holds_office(self, seat: Seat) -> bool:
        """Whether one of the seat's politicians is President, Vice President or Secretary of State."""
        offices = self.office_holders()
        return any(one.card in offices for one in self.players[seat].politicians)


def new_box(seats: int) -> Lobby:
    """The box before set-up."""
    return Lobby(players=[Player() for _ in range(seats)])
