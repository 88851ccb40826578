"""Redealing what a seat, or several together, cannot know: where the ballots lie that they have not seen.

What is dealt depends on the luck and on what the seats know, and on nothing else: all unseen ballots are gathered
and dealt to the places that hold one. Hands and decks are of one party. A ballot in the box was announced with its
office and state, so one of that office that prints that state must lie there; of one from a debate perhaps only the
region was announced; absentee ballots were cast in secret, so any will do.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from resolute.engine.dice import Luck
from resolute.engine.frames import Seat
from resolute.engine.pieces import changed, shuffled
from resolute.engine.table import Table
from resolute.games.campaign.content.ballots import BALLOTS, DECKS
from resolute.games.campaign.content.candidates import Office, Party
from resolute.games.campaign.content.lookups import BACK, HOME_STATE, LIMIT, LISTING, REGION, STATE_ON, votes_in
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.ballots import VOTES_IN, has_room
from resolute.games.campaign.rules.campaigning import cast_ballots
from resolute.games.campaign.state import ABSENTEE, UNSHOWN, Campaign, Debate, Player, place_in_box

_NATION = len(STATES)
_NOBODY = -1
_OFFICE = tuple(int(ballot.office) for ballot in BALLOTS)
_DECK = tuple(party * len(Office) + office for party, office in zip(BACK, _OFFICE, strict=True))
_HOME_BALLOTS = tuple(
    tuple(card for card in range(len(BALLOTS)) if HOME_STATE[card] and _DECK[card] == deck)
    for deck in range(len(Party) * len(Office))
)

# _CAST_AT[code]: for which party and in which state a ballot was cast, by its place in the box.
_CAST_AT = tuple(divmod((code - 1) % ABSENTEE, _NATION) for code in range(2 * ABSENTEE))


def _slot(code: int) -> tuple[int, int]:
    """The party for which a ballot lies in the box, and the region of the slot."""
    party, state = _CAST_AT[code]
    return party, REGION[state]


Wanted = tuple[int, list[int]]
"""A place and the ballots of which one must lie there."""


class _Places(msgspec.Struct):
    """The places of unseen ballots, in an order that tells nothing; each is called by the ballot that lies there.

    `cast`, `unshown` and `risked` are those about which most is known. Of the others `deck` has ballots of one party
    and office, `hand` of one party, and `mixed` (the undecided voters, and wherever they go) of both.
    """

    cast: list[int]
    unshown: list[int]
    risked: list[int]
    deck: list[int]
    hand: list[int]
    mixed: list[int]

    def all(self) -> list[int]:
        return [*self.cast, *self.unshown, *self.risked, *self.deck, *self.hand, *self.mixed]


def redeal_campaign(t: Table[Campaign], seats: Sequence[Seat]) -> None:
    """Deal the ballots that none of these seats has seen, and what they were not told at the convention."""
    s = t.state
    _redeal_convention(t, seats)
    if s.voting:
        return  # everything has been counted in the open
    parties = {s.players[seat].party for seat in seats}
    places = _unseen(s, parties)
    # stands[card]: the ballot that takes the place of another.
    stands = list(range(len(BALLOTS)))
    left = [False] * len(BALLOTS)
    moving = places.all()
    for place in moving:
        stands[place] = _NOBODY
        left[place] = True
    _deal_known(t, _known_of(t, places, left), stands, left)
    _deal_rest(t, places, stands, left)
    _write_back(t, stands, moving)
    if max(s.box) > ABSENTEE:
        _redeal_absentee(t, parties)
    _count_again(s, parties)


def _one_office(s: Campaign, player: Player) -> bool:
    """Whether a hand comes from one deck: with four players, until the partner's must be drawn from."""
    return len(s.players) > len(Party) and bool(player.deck.cards)


def _unseen(s: Campaign, parties: Collection[int]) -> _Places:
    """Where the ballots lie whose place these parties do not know."""
    bit = sum(1 << party for party in parties)
    known, box = s.known, s.box
    places = _Places([], [], [], [], [], [])
    for player in s.players:
        cards = places.deck if _one_office(s, player) else places.hand
        cards += player.deck.cards
        if player.party not in parties:
            cards += player.hand
    loose = (*s.undecided.cards, *s.desk, *s.aside, *s.absentee_hands[0], *s.absentee_hands[1])
    places.mixed += [card for card in loose if not known[card] & bit]
    if s.debate is not None:
        places.risked += [card for side, _, card in s.debate.risked if side not in parties and not known[card] & bit]
    # The box has no order: its places are told apart by what was announced.
    cast = [card for card, code in enumerate(box) if code and not known[card] & bit]
    for card in cast:
        if box[card] <= ABSENTEE:
            (places.unshown if known[card] & UNSHOWN else places.cast).append(card)
    places.unshown.sort(key=lambda card: (_DECK[card], _slot(box[card]), known[card]))
    places.cast.sort(key=lambda card: (_DECK[card], HOME_STATE[card], box[card], known[card]))
    secret = [card for card in cast if box[card] > ABSENTEE]
    secret.sort(key=lambda card: ((box[card] - 1 - ABSENTEE) // _NATION, known[card]))
    places.mixed += secret
    return places


def _known_of(t: Table[Campaign], places: _Places, left: list[bool]) -> list[Wanted]:
    """The places about which something is known, with the ballots that fit."""
    s = t.state
    wanted: list[Wanted] = []
    for place in places.cast:
        if HOME_STATE[place]:
            fitting = _HOME_BALLOTS[_DECK[place]]
        else:
            fitting = LISTING[BACK[place]][_OFFICE[place]][(s.box[place] - 1) % _NATION]
        wanted.append((place, [card for card in fitting if left[card]]))
    for place in places.unshown:
        wanted.append((place, [card for card in DECKS[_DECK[place]] if left[card] and not HOME_STATE[card]]))
    announced = len(wanted)
    if t.agenda and t.agenda[-1].step is cast_ballots and not s.cast_this_turn:
        wanted += _castable(s, left)
    if s.debate is not None:
        wanted += _risked(s, s.debate, left)
    if places.deck and len(wanted) > announced:
        # A hand of two offices must leave enough ballots of each for the decks.
        taken = {place for place, _ in wanted}
        decks = [[card for card in deck if left[card]] for deck in DECKS]
        wanted += [(place, decks[_DECK[place]]) for place in places.deck if place not in taken]
    return wanted


def _may_hold(s: Campaign, player: Player, left: list[bool]) -> list[int]:
    """The unseen ballots that a player could hold."""
    if _one_office(s, player):
        deck = player.party * len(Office) + player.offices[0]
        return [card for card in DECKS[deck] if left[card]]
    first = player.party * len(Office)
    return [card for card in (*DECKS[first], *DECKS[first + 1]) if left[card]]


def _castable(s: Campaign, left: list[bool]) -> list[Wanted]:
    """Whoever did not blunder holds a ballot for one of the states reached."""
    player = s.players[s.mover]
    if not left[player.hand[0]]:
        return []
    record = s.sides[player.party].record
    room = [state for state in s.reached if state == player.rumor or len(record[state]) < LIMIT[state]]
    home = any(state in s.reached for state in player.homes)
    fitting = [
        card
        for card in _may_hold(s, player, left)
        if (home if HOME_STATE[card] else any(state in STATE_ON[card] for state in room))
    ]
    return [(player.hand[0], fitting)]


def _risked(s: Campaign, debate: Debate, left: list[bool]) -> list[Wanted]:
    """No Home State ballot is at risk."""
    wanted: list[Wanted] = []
    for party, _, place in debate.risked:
        if left[place]:
            seat = debate.challenger if s.players[debate.challenger].party == party else debate.opponent
            fitting = [card for card in _may_hold(s, s.players[seat], left) if not HOME_STATE[card]]
            wanted.append((place, fitting))
    return wanted


def _deal_known(t: Table[Campaign], wanted: list[Wanted], stands: list[int], left: list[bool]) -> None:
    """Deal to the places about which something is known, those with the fewest possibilities first."""
    wanted.sort(key=lambda one: len(one[1]))
    holder: dict[int, int] = {}
    for number in range(len(wanted)):
        _find_ballot(t.dice, number, wanted, holder, set())
    for card, number in holder.items():
        stands[wanted[number][0]] = card
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
    """Deal the other ballots, first to where only one deck can lie, then to where only one party can."""
    pools: list[tuple[int, ...]] = [tuple([card for card in deck if left[card]]) for deck in DECKS]
    pools = _deal(t.dice, [place for place in places.deck if stands[place] == _NOBODY], _DECK, pools, stands)
    pools = [pools[first] + pools[first + 1] for first in range(0, len(pools), len(Office))]
    pools = _deal(t.dice, [place for place in places.hand if stands[place] == _NOBODY], BACK, pools, stands)
    _deal(t.dice, places.mixed, (0,) * len(BALLOTS), [pools[0] + pools[1]], stands)


def _deal(
    luck: Luck, places: list[int], kind: tuple[int, ...], pools: list[tuple[int, ...]], stands: list[int]
) -> list[tuple[int, ...]]:
    """Deal to places from the pool of their kind, at random; what is left of the pools."""
    if not places:
        return pools
    dealt = [list(shuffled(pool, luck)) for pool in pools]
    for place in places:
        stands[place] = dealt[kind[place]].pop()
    return [tuple(pool) for pool in dealt]


def _write_back(t: Table[Campaign], stands: list[int], moving: list[int]) -> None:
    """Put every ballot where it stands now."""
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
    box, known = s.box[:], s.known[:]
    for place in moving:
        card, code = stands[place], s.box[place]
        if s.known[place] & UNSHOWN:
            party, region = _slot(code)
            code = place_in_box(party, STATE_ON[card][region])
        box[card], known[card] = code, s.known[place]
    s.box, s.known = box, known


def _count_again(s: Campaign, parties: Collection[int]) -> None:
    """Count what the ballots of the other party come to now."""
    votes = [[0] * _NATION, [0] * _NATION]
    for card, code in enumerate(s.box):
        if code:
            caster, state = _CAST_AT[code]
            if caster not in parties:
                votes[caster][state] += VOTES_IN[card].get(state) or votes_in(card, state)
    for side in Party:
        if side not in parties:
            s.sides[side].votes = tuple(votes[side])


def _redeal_absentee(t: Table[Campaign], parties: Collection[int]) -> None:
    """The other party's absentee ballots may have been cast in any state that they print and that takes them."""
    s = t.state
    popular = t.options["tally"] == "popular"
    for side in Party:
        if side in parties:
            continue
        board = s.sides[side]
        board.absentee = (0,) * _NATION
        for card, code in enumerate(s.box):
            if code > ABSENTEE and (code - 1 - ABSENTEE) // _NATION == side:
                president = s.players[s.seat_running_for(side, Office.PRESIDENT)]
                states = president.homes if HOME_STATE[card] else STATE_ON[card]
                if popular and not HOME_STATE[card]:
                    states = tuple(state for state in states if has_room(board, state)) or states
                state = states[t.dice.below(len(states))]
                s.box[card] = place_in_box(side, state) + ABSENTEE
                if popular and not HOME_STATE[card]:
                    board.absentee = changed(board.absentee, state, board.absentee[state] + 1)


def _redeal_convention(t: Table[Campaign], seats: Sequence[Seat]) -> None:
    """What others have put face down at the convention may be any of their cards."""
    s = t.state
    if s.nomination is None or s.nomination.revealed:
        return
    for place, cards in enumerate(s.nomination.cards):
        if place not in seats:
            order = shuffled(cards, t.dice)
            if s.nomination.nominees[place] >= 0:
                s.nomination.nominees[place] = order[0]
            if s.nomination.mates[place] >= 0:
                s.nomination.mates[place] = order[1]
