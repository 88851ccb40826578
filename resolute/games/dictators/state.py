"""The box of Dictators: everything that lies on the map, in hands, in piles or in front of a player."""

from __future__ import annotations

from functools import cache

import msgspec

from resolute.engine.frames import Actor, Seat
from resolute.engine.pieces import without
from resolute.engine.reactions import Event
from resolute.games.dictators.content.map import FACILITIES, HAWAII, PLACES
from resolute.games.dictators.content.printed import NOBODY, Kind, Trait
from resolute.games.dictators.library import CARDS, KIND, traits_in_play

# How `Player.known` calls pieces that are no command cards.
NUCLEAR = 1000
TOKEN = 2000
KEPT_CARD = 3000

PUBLIC = 0x80
"""Among the bits of those who know a piece: everybody, spectators too."""

NOT_YET, ON_THE_BOARD, GONE = range(3)
"""Where the Trident is."""


@cache
def _others(actor: Actor, count: int) -> tuple[Actor, ...]:
    """Of so many players everybody else, clockwise."""
    return tuple((actor + turn) % count for turn in range(1, count))


@cache
def _facilities(disarmed: tuple[int, ...]) -> int:
    return sum(PLACES[place].zone < len(FACILITIES) - 1 for place in disarmed)


class Player(msgspec.Struct):
    """One player's things. Token V swaps two of these whole."""

    dictator: int = NOBODY
    # Whose ability it has: the dictator's own, or the one that "The Young-One" has chosen.
    power: int = NOBODY
    place: int = HAWAII
    hand: tuple[int, ...] = ()
    # Cards in hand that token VIII lets be played for free, as long as the turn lasts.
    free: tuple[int, ...] = ()
    # The card in hand that was just drawn as an action, as long as others can answer the draw.
    drawn: int = NOBODY
    # Nuclear cards: the places that are still to be disarmed, face down, and those that lie face up.
    targets: tuple[int, ...] = ()
    disarmed: tuple[int, ...] = ()
    # Tokens of zone 4 by their numeral, and the presidential card that token VII keeps.
    tokens: tuple[int, ...] = ()
    kept_card: int = NOBODY
    # Assets, the Founding Father and multi-turn cards, with the turns that each stays (0: until it is removed).
    in_play: tuple[int, ...] = ()
    turns_left: tuple[int, ...] = ()
    skips: int = 0
    extra_turns: int = 0
    bribed_by: Seat = NOBODY
    # Abilities of dictators that are used up for the game, and those that are until the next turn, by address.
    used: tuple[str, ...] = ()
    used_this_turn: tuple[str, ...] = ()
    # What others have seen of the hand, the targets and the tokens: a piece, and the seats that know it, as bits.
    known: tuple[tuple[int, int], ...] = ()

    @property
    def facilities(self) -> int:
        """Disarmed facilities of zones 1 to 3: those that impress the president."""
        return _facilities(self.disarmed)

    @property
    def father(self) -> int:
        """The Founding Father before the player, or NOBODY."""
        for card in self.in_play:
            if KIND[card] == Kind.FOUNDING_FATHER:
                return card
        return NOBODY

    @property
    def assets(self) -> tuple[int, ...]:
        """The assets before the player."""
        return tuple(card for card in self.in_play if KIND[card] == Kind.ASSET)

    def hold(self, card: int, seen_by: int = 0) -> None:
        """Take a card in hand; `seen_by` are the seats that know it."""
        self.hand += (card,)
        if seen_by:
            self.known += ((card, seen_by),)

    def let_go(self, card: int) -> None:
        """A card leaves the hand."""
        self.hand = without(self.hand, card)
        if self.known:
            self.forget(card)
        # Of equal cards the one that is not free goes first.
        if self.free and self.free.count(card) > self.hand.count(card):
            self.free = without(self.free, card)
        if card == self.drawn and card not in self.hand:
            self.drawn = NOBODY

    def forget(self, piece: int) -> None:
        """A piece goes. Whoever knew of one, or of several equal ones, knows of one less."""
        seen = [seats for one, seats in self.known if one == piece]
        if not seen:
            return
        rest = tuple(one for one in self.known if one[0] != piece)
        if len(seen) == 1:
            self.known = rest
            return
        bits = range(PUBLIC.bit_length())
        counts = [sum(seats >> bit & 1 for seats in seen) for bit in bits]
        left = (sum(1 << bit for bit in bits if counts[bit] > least) for least in range(1, len(seen)))
        self.known = (*rest, *((piece, seats) for seats in left if seats))

    def show(self, seats: int, *pieces: int) -> None:
        """Seats have seen these pieces; of equal ones each that is named is another."""
        before = list(self.known)
        seen: list[tuple[int, int]] = []
        for piece in pieces:
            at = next((at for at, one in enumerate(before) if one[0] == piece), None)
            seen.append((piece, seats if at is None else seats | before.pop(at)[1]))
        self.known = (*before, *seen)

    def show_everything(self, seats: int) -> None:
        """Seats have seen the hand, the targets, the tokens and the card that token VII keeps."""
        kept = (KEPT_CARD + self.kept_card,) if self.kept_card != NOBODY else ()
        targets = (NUCLEAR + place for place in self.targets)
        tokens = (TOKEN + token for token in self.tokens)
        self.show(seats, *self.hand, *targets, *tokens, *kept)

    def lay_down(self, card: int, turns: int) -> None:
        """A card lies in front of the player for so many turns, or for good."""
        self.in_play += (card,)
        self.turns_left += (turns,)

    def lies_here(self, card: int, turns: int = 0) -> bool:
        """Whether a card lies in front of the player, and for so many turns if they are named."""
        return (card, turns) in zip(self.in_play, self.turns_left, strict=True) if turns else card in self.in_play

    def take_up(self, card: int, turns: int = 0) -> None:
        """A card in front of the player leaves: of equal ones the one that stays for so many turns."""
        lying = list(zip(self.in_play, self.turns_left, strict=True))
        at = lying.index((card, turns)) if turns else self.in_play.index(card)
        self.in_play = self.in_play[:at] + self.in_play[at + 1 :]
        self.turns_left = self.turns_left[:at] + self.turns_left[at + 1 :]


class Play(msgspec.Struct, frozen=True):
    """A card, token or ability whose effect is being carried out: by whom, at which address, aimed at what.

    `event` is what an interruption answers; a `sure` effect cannot be stopped.
    """

    actor: Actor
    at: str
    target: int = NOBODY
    event: Event | None = None
    sure: bool = False


class Link(msgspec.Struct, frozen=True):
    """A link of an exchange: what was announced, or what was played on it."""

    # Its id is 0 if it can no longer be answered.
    event: Event
    # Which link of the exchange it answers.
    answers: int = NOBODY
    stopped: bool = False


class Dictators(msgspec.Struct):
    """The whole game."""

    players: list[Player]
    # Face-down piles, which have no order, and their open discards.
    command: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    # During set-up: the events that are shuffled in when all cards are dealt.
    events: tuple[int, ...] = ()
    fathers: tuple[int, ...] = ()
    father_discards: tuple[int, ...] = ()
    presidential: tuple[int, ...] = ()
    presidential_discards: tuple[int, ...] = ()
    # Nuclear cards that nobody has, by zone (from 0: zone 1).
    nuclear: tuple[tuple[int, ...], ...] = ((), (), (), ())
    dictators: tuple[int, ...] = ()
    # Zone 4 tokens: one (or 0) for each of its facilities, and those that lie beside the board.
    map_tokens: tuple[int, ...] = ()
    spare_tokens: tuple[int, ...] = ()
    # What has left the game: tokens that were used, tokens that nobody has looked at, and presidential cards.
    spent_tokens: tuple[int, ...] = ()
    buried_tokens: tuple[int, ...] = ()
    spent_presidential: tuple[int, ...] = ()
    # Cards that were played or revealed and are not yet resolved.
    aside: tuple[int, ...] = ()
    open_president: int = NOBODY
    # Cards that one player is looking at.
    examiner: Actor = NOBODY
    examined: tuple[int, ...] = ()
    examined_presidential: tuple[int, ...] = ()
    examined_openly: bool = False
    roadblocks: tuple[int, ...] = ()
    # No-fly zones, a bit for each time zone.
    no_fly: int = 0
    defcon: int = 5
    trident: int = NOT_YET
    warheads: int = 0
    # The turn that is being played.
    turn: int = 0
    round: int = 0
    first: Actor = 0
    mover: Actor = 0
    # Who decides for the mover: another seat, if it has bribed the way in.
    played_by: Seat = 0
    actions: int = 0
    # How many the turn has in all, with what was added or taken away.
    actions_in_all: int = 0
    travels: int = 0
    # What cards add to the rolls of this turn.
    disarm_bonus: int = 0
    convince_bonus: int = 0
    # How many tokens the mover has received in this turn, and whether the turn is over in which V was received.
    tokens_received: int = 0
    fifth_is_stale: bool = False
    # What is being carried out, the last on top.
    plays: tuple[Play, ...] = ()
    # The last exchange of interruptions, and the move at which it last went on.
    exchange: tuple[Link, ...] = ()
    exchanged_at: int = 0
    # Who played whom before dictators changed hands: up to which move, and the dictators of all seats.
    formerly: tuple[tuple[int, tuple[int, ...]], ...] = ()
    # For each card whether it has been played or has happened, for the laboratory.
    played: bytearray = msgspec.field(default_factory=bytearray)

    def change_actions(self, by: int) -> None:
        """The turn has more or fewer actions than before, never fewer than none."""
        left = max(0, self.actions + by)
        self.actions_in_all += left - self.actions
        self.actions = left

    def traits(self, actor: Actor) -> dict[Trait, int]:
        """What the dictator's ability, the DEFCON level and the cards in play change for a player."""
        player = self.players[actor]
        return traits_in_play(player.power, self.defcon, player.in_play)

    def trait(self, actor: Actor, name: Trait) -> int:
        """One of them; 0 if nothing changes it."""
        player = self.players[actor]
        return traits_in_play(player.power, self.defcon, player.in_play).get(name, 0)

    @property
    def seats(self) -> range:
        """All players by number."""
        return range(len(self.players))

    def opponents(self, actor: Actor) -> tuple[Actor, ...]:
        """Everybody else, clockwise."""
        return _others(actor, len(self.players))

    def knows_hand(self, seat: Seat, other: Actor) -> bool:
        """Whether a seat has seen every card in a player's hand."""
        if seat in self.seats_behind(other):
            return True
        player = self.players[other]
        seen = [piece for piece, seats in player.known if piece < NUCLEAR and seats & (PUBLIC | 1 << seat)]
        return len(seen) == len(player.hand) and sorted(seen) == sorted(player.hand)

    def seat_for(self, actor: Actor) -> Seat:
        """Who decides for a player: in a bribed turn another seat."""
        return self.played_by if actor == self.mover else actor

    def seats_behind(self, actor: Actor) -> tuple[Seat, ...]:
        """Who sees a player's hand: the owner, and whoever plays the turn."""
        if actor == self.mover and self.played_by != actor:
            return (actor, self.played_by) if actor < self.played_by else (self.played_by, actor)
        return (actor,)


def new_box(seats: int) -> Dictators:
    """The box before set-up."""
    return Dictators(players=[Player() for _ in range(seats)], played=bytearray(len(CARDS)))
