"""Dealing anew what a seat cannot know: where the ballots lie that it has not seen.

What is dealt depends on the luck and on what the seat knows, and on nothing else: all unseen ballots are gathered
and dealt to the places that hold one. A place keeps the colour of its back. A ballot in the box was announced with
its office and state, so one of that office that prints that state must lie there; absentee ballots were cast in
secret, so any will do.
"""

from __future__ import annotations

import msgspec

from resolute.engine.dice import Luck
from resolute.engine.frames import Seat
from resolute.engine.pieces import shuffled
from resolute.engine.table import Table
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import Office, Party
from resolute.games.campaign.content.lookups import HOME_STATE, LIMIT, LISTING, STATE_ON, votes_in
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.ballots import has_room
from resolute.games.campaign.rules.campaigning import cast_ballots
from resolute.games.campaign.rules.debate import choose_recording
from resolute.games.campaign.state import ABSENTEE, NOT_CAST, Campaign, place_in_box

_NATION = len(STATES)
_NOBODY = -1
_PARTY = tuple(int(ballot.party) for ballot in BALLOTS)
_OFFICE = tuple(int(ballot.office) for ballot in BALLOTS)
# What the back of a ballot tells: its deck; with two players, whose decks are mixed, its party.
_DECK = tuple(party * len(Office) + office for party, office in zip(_PARTY, _OFFICE, strict=True))
_MIXED = tuple(party * len(Office) for party in _PARTY)
_HOME_BALLOTS = tuple(
    tuple(card for card in range(len(BALLOTS)) if HOME_STATE[card] and _DECK[card] == deck)
    for deck in range(len(Party) * len(Office))
)

Wanted = tuple[tuple[int, ...], list[int]]
"""One of these places must be given one of these ballots."""


class _Places(msgspec.Struct):
    """The places of unseen ballots, in an order that tells nothing; each is called by the ballot that lies there."""

    cast: list[int]
    risked: list[int]
    held: list[int]
    undecided: list[int]

    def all(self) -> list[int]:
        return [*self.cast, *self.risked, *self.held, *self.undecided]


def redeal_campaign(t: Table[Campaign], seat: Seat | None) -> None:
    """Deal the ballots that the seat has not seen, and what it was not told at the convention."""
    s = t.state
    _redeal_convention(t, seat)
    if s.voting:
        return  # everything has been counted in the open
    party = None if seat is None else s.players[seat].party
    places = _unseen(s, party)
    # stands[card]: the ballot that takes the place of another.
    stands = list(range(len(BALLOTS)))
    left = [False] * len(BALLOTS)
    for place in places.all():
        stands[place] = _NOBODY
        left[place] = True
    _deal_announced(t, _announced(t, places, left), stands, left)
    _deal_rest(t, places, stands, left)
    _write_back(t, stands, party)


def _unseen(s: Campaign, party: int | None) -> _Places:
    """Where the ballots lie whose place this party does not know."""
    bit = 0 if party is None else 1 << party
    known, box = s.known, s.box
    held: list[int] = []
    for player in s.players:
        held += player.deck.cards
        if player.party != party:
            held += player.hand
    held += [card for card in (*s.desk, *s.aside) if not known[card] & bit]
    for side, hand in enumerate(s.absentee_hands):
        if side != party:
            held += [card for card in hand if not known[card] & bit]
    cast = [card for card, code in enumerate(box) if code and not known[card] & bit]
    # The box has no order: its places are told apart by what was announced.
    secret = [card for card in cast if box[card] > ABSENTEE]
    held += sorted(secret, key=lambda card: (_DECK[card], (box[card] - 1 - ABSENTEE) // _NATION, known[card]))
    cast = [card for card in cast if box[card] <= ABSENTEE]
    cast.sort(key=lambda card: (_DECK[card], HOME_STATE[card], box[card], known[card]))
    risked = s.debate.risked if s.debate is not None else ()
    return _Places(
        cast,
        [card for side, _, card in risked if side != party and not known[card] & bit],
        held,
        [card for card in s.undecided.cards if not known[card] & bit],
    )


def _backs(s: Campaign) -> tuple[int, ...]:
    return _DECK if len(s.players) > len(Party) else _MIXED


def _announced(t: Table[Campaign], places: _Places, left: list[bool]) -> list[Wanted]:
    """The places about which something was announced, with the ballots that fit."""
    s = t.state
    wanted: list[Wanted] = []
    for place in places.cast:
        if HOME_STATE[place]:
            fitting = _HOME_BALLOTS[_DECK[place]]
        else:
            fitting = LISTING[_PARTY[place]][_OFFICE[place]][(s.box[place] - 1) % _NATION]
        wanted.append(((place,), [card for card in fitting if left[card]]))
    asked = t.agenda[-1] if t.agenda else None
    if asked is not None and asked.step is cast_ballots and not s.cast_this_turn:
        wanted += _castable(s, left)
    if asked is not None and asked.step is choose_recording:
        wanted += _recordable(s, asked.args[0], left)
    return wanted


def _castable(s: Campaign, left: list[bool]) -> list[Wanted]:
    """Whoever did not blunder holds a ballot for one of the states reached."""
    player = s.players[s.mover]
    if not left[player.hand[0]]:
        return []
    record = s.sides[player.party].record
    backs = _backs(s)
    in_hand = {backs[card] for card in player.hand}
    fitting = {
        card: None
        for state in s.reached
        if state == player.rumor or len(record[state]) < LIMIT[state]
        for cards in LISTING[player.party]
        for card in cards[state]
        if left[card] and backs[card] in in_hand
    }
    return [(player.hand, list(fitting))]


def _recordable(s: Campaign, caster: Seat, left: list[bool]) -> list[Wanted]:
    """Whoever is asked whether to record a ballot from a debate has room where it goes."""
    assert s.debate is not None
    _, region, place = s.debate.risked[0]
    if not left[place]:
        return []
    backs, side = _backs(s), s.side_of(caster)
    fitting = [
        card
        for card in range(len(BALLOTS))
        if left[card] and backs[card] == backs[place] and not HOME_STATE[card]
        if has_room(side, STATE_ON[card][region])
    ]
    return [((place,), fitting)]


def _deal_announced(t: Table[Campaign], wanted: list[Wanted], stands: list[int], left: list[bool]) -> None:
    """Deal to the places about which something is known, those with the fewest possibilities first."""
    backs = _backs(t.state)
    wanted.sort(key=lambda one: len(one[1]))
    holder: dict[int, int] = {}
    for number in range(len(wanted)):
        _find_ballot(t.dice, number, wanted, holder, set())
    for card, number in holder.items():
        place = next(place for place in wanted[number][0] if backs[place] == backs[card])
        stands[place] = card
        left[card] = False


def _find_ballot(luck: Luck, number: int, wanted: list[Wanted], holder: dict[int, int], tried: set[int]) -> bool:
    """Give a wanted place a fitting ballot; if all are taken, whoever has one may find another."""
    fitting = wanted[number][1]
    free = [card for card in fitting if card not in holder]
    if free:
        holder[free[luck.below(len(free))] if len(free) > 1 else free[0]] = number
        return True
    for card in fitting:
        if card not in tried:
            tried.add(card)
            if _find_ballot(luck, holder[card], wanted, holder, tried):
                holder[card] = number
                return True
    return False


def _deal_rest(t: Table[Campaign], places: _Places, stands: list[int], left: list[bool]) -> None:
    """Deal the other ballots by the colour of their back.

    No Home State ballot is at risk in a debate. The undecided voters of four players were mixed from two decks.
    """
    backs = _backs(t.state)
    pools: list[list[int]] = [[] for _ in _HOME_BALLOTS]
    for card, free in enumerate(left):
        if free:
            pools[backs[card]].append(card)
    pools = [list(shuffled(tuple(pool), t.dice)) for pool in pools]
    for place in places.risked:
        if stands[place] == _NOBODY:
            pool = pools[backs[place]]
            stands[place] = pool.pop(next(at for at, card in enumerate(pool) if not HOME_STATE[card]))
    for place in places.held:
        if stands[place] == _NOBODY:
            stands[place] = pools[backs[place]].pop()
    mixed = [shuffled((*pools[0], *pools[1]), t.dice), shuffled((*pools[2], *pools[3]), t.dice)]
    rest = [iter(cards) for cards in mixed]
    for place in places.undecided:
        stands[place] = next(rest[_PARTY[place]])


def _write_back(t: Table[Campaign], stands: list[int], party: int | None) -> None:
    """Put every ballot where it stands now, and count the other party's votes again."""
    s = t.state

    def moved(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([stands[card] for card in cards])

    for player in s.players:
        player.deck.cards = moved(player.deck.cards)
        player.hand = moved(player.hand)
    s.undecided.cards = moved(s.undecided.cards)
    s.desk = moved(s.desk)
    s.aside = moved(s.aside)
    s.absentee_hands = [moved(hand) for hand in s.absentee_hands]
    if s.debate is not None:
        s.debate.risked = tuple((side, region, stands[card]) for side, region, card in s.debate.risked)
    box, known = bytearray(len(BALLOTS)), bytearray(len(BALLOTS))
    for card, code in enumerate(s.box):
        box[stands[card]] = code
        known[stands[card]] = s.known[card]
    s.known = known
    s.box = box
    _redeal_absentee(t, party)
    for side in Party:
        if side != party:
            s.sides[side].votes = [0] * _NATION
    for card, code in enumerate(box):
        if code != NOT_CAST:
            caster, state = divmod((code - 1) % ABSENTEE, _NATION)
            if caster != party:
                s.sides[caster].votes[state] += votes_in(card, state)


def _redeal_absentee(t: Table[Campaign], party: int | None) -> None:
    """The other party's absentee ballots may have been cast in any state that they print and that takes them."""
    s = t.state
    popular = t.options["tally"] == "popular"
    for side in Party:
        if side == party:
            continue
        board = s.sides[side]
        board.absentee = [0] * _NATION
        homes = tuple(home for seat in s.seats_of(side) for home in s.players[seat].homes)
        for card, code in enumerate(s.box):
            if code > ABSENTEE and (code - 1 - ABSENTEE) // _NATION == side:
                states = homes if HOME_STATE[card] else STATE_ON[card]
                if popular and not HOME_STATE[card]:
                    states = tuple(state for state in states if has_room(board, state)) or states
                state = states[t.dice.below(len(states))]
                s.box[card] = place_in_box(side, state) + ABSENTEE
                if popular and not HOME_STATE[card]:
                    board.absentee[state] += 1


def _redeal_convention(t: Table[Campaign], seat: Seat | None) -> None:
    """What others have laid face down at the convention may be any of their cards."""
    s = t.state
    if s.nomination is None or s.nomination.revealed:
        return
    for place, cards in enumerate(s.nomination.cards):
        if place != seat:
            order = shuffled(cards, t.dice)
            if s.nomination.nominees[place] >= 0:
                s.nomination.nominees[place] = order[0]
            if s.nomination.mates[place] >= 0:
                s.nomination.mates[place] = order[1]
