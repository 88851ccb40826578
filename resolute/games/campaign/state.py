"""The box of Campaign: everything that lies on the table, in hands or in the ballot box."""

from __future__ import annotations

from functools import cache

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.migration import RawPosition
from resolute.engine.pieces import Deck, Pile
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES, Candidate, Office, Party
from resolute.games.campaign.content.states import STATES

ABSENTEE = 103
"""Added to the place of a ballot that was cast in secret, as an absentee ballot."""
UNSHOWN = 4
"""Beside which parties know a ballot: it was cast with its region announced, but not its state."""
NO_RUMOR = -1


def place_in_box(party: int, state: int) -> int:
    """How the ballot box remembers that a card was cast for a party in a state."""
    return 1 + party * len(STATES) + state


@cache
def _best(candidates: tuple[int, ...], rating: str) -> int:
    return max(int(getattr(CANDIDATES[one], rating)) for one in candidates)


@cache
def _homes(candidates: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(CANDIDATES[one].home for one in candidates))


@cache
def _seats_of(seats: int, first: int, party: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(seats) if (first + seat) % 2 == party)


class Player(msgspec.Struct):
    """One person's things: the candidates who are played, the hand and the own ballot deck.

    With four players a person plays one candidate; with two, both of a party, the president first.
    """

    party: int
    candidates: tuple[int, ...] = ()
    offices: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    deck: Deck = msgspec.field(default_factory=Deck)
    rumor: int = NO_RUMOR
    skips: int = 0
    extra_turns: int = 0

    def best(self, rating: str) -> int:
        """A rating of the candidate, or with two candidates the higher one."""
        return _best(self.candidates, rating)

    @property
    def homes(self) -> tuple[int, ...]:
        """The home states of the candidates."""
        return _homes(self.candidates)

    @property
    def running(self) -> tuple[Candidate, ...]:
        """The candidates' cards."""
        return tuple(CANDIDATES[one] for one in self.candidates)


class Side(msgspec.Struct):
    """A party's tally board: what it recorded in each state, and what its ballots come to."""

    record: tuple[str, ...]
    votes: tuple[int, ...]
    absentee: tuple[int, ...]
    funds: int = 0
    advertised: tuple[int, ...] = ()
    raised: tuple[int, ...] = ()
    debates: tuple[str, ...] = ()

    @property
    def states(self) -> int:
        """In how many states the party has campaigned: those with a recorded ballot."""
        return sum(1 for marks in self.record if marks)


def new_side() -> Side:
    """An empty tally board."""
    nation = len(STATES)
    return Side(("",) * nation, (0,) * nation, (0,) * nation)


class Debate(msgspec.Struct):
    """A debate that is going on: who, about what, and the ballots at risk (party, region, card)."""

    challenger: Seat
    opponent: Seat
    office: int
    issue: str = ""
    risked: tuple[tuple[int, int, int], ...] = ()
    hits: tuple[int, int] = (0, 0)


class Nomination(msgspec.Struct):
    """The convention: the cards in front of each seat, and what has been chosen from them."""

    cards: list[tuple[int, ...]]
    nominees: list[int]
    mates: list[int]
    revealed: bool = False


class Campaign(msgspec.Struct):
    """The whole game."""

    players: list[Player]
    sides: list[Side]
    undecided: Pile
    headquarters: Deck
    headquarters_discards: tuple[int, ...]
    # For each ballot where in the box it lies (`place_in_box`), and which parties know where it is (1 and 2);
    # 4 if its state was not announced.
    box: bytearray
    known: bytearray
    order: tuple[Seat, ...] = ()
    turn: int = 0
    mover: Seat = 0
    regions: tuple[int, ...] = ()
    dice: tuple[int, int] = (0, 0)
    reached: tuple[int, ...] = ()
    cast_this_turn: int = 0
    rumor_answered: bool = False
    turn_lost: bool = False
    # Who has had a turn since the last ballot was cast, with all decks used up.
    idle_seats: tuple[Seat, ...] = ()
    turns_left: int = -1
    home_stretch: bool = False
    # Ballots on the desk: taken from the undecided voters, or handed over, and not yet cast.
    desk: tuple[int, ...] = ()
    desk_room: int = 0
    desk_cast: int = 0
    desk_states: tuple[int, ...] = ()
    bought: tuple[int, ...] = ()
    home: int = 0
    absentee_hands: list[tuple[int, ...]] = msgspec.field(default_factory=lambda: [(), ()])
    aside: tuple[int, ...] = ()
    debate: Debate | None = None
    debate_refused: bool = False
    nomination: Nomination | None = None
    incumbent: int = -1
    president: int = -1
    election: int = 1
    voting: bool = False
    # Until which move the seats played other candidates, and which.
    formerly: tuple[tuple[int, tuple[tuple[int, ...], ...]], ...] = ()

    def side_of(self, seat: Seat) -> Side:
        """The tally board of a seat's party."""
        return self.sides[self.players[seat].party]

    def seats_of(self, party: int) -> tuple[Seat, ...]:
        """The seats that play a party."""
        return _seats_of(len(self.players), self.players[0].party, party)

    def running_for(self, party: int, office: int) -> Candidate:
        """A party's candidate for an office."""
        for player in self.players:
            if player.party == party and office in player.offices:
                return CANDIDATES[player.candidates[player.offices.index(office)]]
        raise LookupError(f"no candidate of party {party} for office {office}")

    def seat_running_for(self, party: int, office: int) -> Seat:
        """Who plays a party's candidate for an office."""
        for seat, player in enumerate(self.players):
            if player.party == party and office in player.offices:
                return seat
        raise LookupError(f"nobody of party {party} plays office {office}")

    def opponent(self, seat: Seat) -> Seat:
        """Who seeks the same office for the other party; with two players simply the other one."""
        player = self.players[seat]
        return self.seat_running_for(1 - player.party, player.offices[0])

    def ballots_left(self, party: int) -> int:
        """How many ballots are left in a party's decks."""
        return sum(len(player.deck.cards) for player in self.players if player.party == party)


def new_box(seats: int) -> Campaign:
    """The box before set-up. Seats 1 and 3 play one party, 2 and 4 the other; lots decide which."""
    return Campaign(
        players=[Player(seat % 2) for seat in range(seats)],
        sides=[new_side(), new_side()],
        undecided=Pile(),
        headquarters=Deck(),
        headquarters_discards=(),
        box=bytearray(len(BALLOTS)),
        known=bytearray(len(BALLOTS)),
    )


def make_room(position: RawPosition) -> RawPosition:
    """A position that was saved before cards were added: they lie outside of this election, and join in the next."""
    for pile in ("box", "known"):
        position.state[pile] = bytes(position.state[pile]).ljust(len(BALLOTS), bytes(1))
    return position


__all__ = ["Campaign", "Debate", "Nomination", "Office", "Party", "Player", "Side", "make_room", "new_box", "new_side"]
