"""Set-up, with the changes for games that begin in period II or III. (4.3, 7)"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.pieces import pick, shuffled, without
from resolute.engine.table import Table
from resolute.games.lobby.content.crises import STARTING_CRISES
from resolute.games.lobby.content.kinds import Period
from resolute.games.lobby.content.politicians import PRESIDENT_BY_NUMBER
from resolute.games.lobby.library import (
    FATES,
    FUNDS,
    IN_THE_PILE,
    LAID,
    LAST_TURN,
    LOBBIES,
    POLITICIANS,
    STATES,
    SUPPORTS,
)
from resolute.games.lobby.rules.offices import fill_offices
from resolute.games.lobby.rules.periods import into_the_pile
from resolute.games.lobby.rules.reserve import added, assign, declare_party, lay_under, turn_up_first_state
from resolute.games.lobby.rules.scoring import PRESIDENT, VICE_PRESIDENT, score
from resolute.games.lobby.rules.turns import begin_turn
from resolute.games.lobby.state import InPlay, Lobby, OpenCrisis, Record
from resolute.games.lobby.words import options, prompts

LOBBIES_DEALT = 2
GENERICS_DEALT = 2
SMALL_STATES_DEALT, BIG_STATES_DEALT = 2, 1
HAND = 2
FUNDS_DEALT = {Period.I: 0, Period.II: 1, Period.III: 2}
FIRST_PRESIDENT = {Period.I: 1, Period.II: 6, Period.III: 11}
FIRST_VICE_PRESIDENT = 2
"""In period I it is given who is Vice President: Truman. (4.3 step 7)"""


def last_turn_of(start: int, turns: str | int) -> int:
    """The turn with which a game ends that begins with a period. (3.1)"""
    first = Period(start)
    if turns == "period":
        return first.last_turn
    return LAST_TURN if turns == "all" else first.first_turn + int(turns) - 1


@step
def open_the_box(t: Table[Lobby]) -> None:
    """Everybody gets two lobbies and keeps one; nobody knows what the others have. (4.3 step 2)"""
    s = t.state
    s.period = int(t.options["start"])
    s.turn = s.first_turn = Period(s.period).first_turn
    s.last_turn = last_turn_of(s.period, t.options["turns"])
    s.lobbies = tuple(LOBBIES)
    for seat, player in enumerate(s.players):
        for _ in range(LOBBIES_DEALT):
            one, s.lobbies = pick(s.lobbies, t.dice)
            player.offered += (one,)
        t.tell("offered_lobbies", seat, player.offered, to=(seat,))
    for seat in s.seats:
        t.then(choose_lobby, seat)
    t.then(show_lobbies)


@choice(prompts.CHOOSE_LOBBY, rule="Setup")
def choose_lobby(t: Table[Lobby], actor: Actor) -> Iterator[Option]:
    """One of two, in secret. (4.3 step 2)"""
    for card in t.state.players[actor].offered:
        yield Option(options.lobby(card), do(keep_lobby, actor, card), at=f"lobby:{card}")


@step
def keep_lobby(t: Table[Lobby], seat: Seat, card: int) -> None:
    """The lobby lies face down until all have chosen."""
    t.state.players[seat].lobby = card
    t.tell("has_chosen", seat)
    t.tell("chose_lobby", card, to=(seat,))


@step
def show_lobbies(t: Table[Lobby]) -> None:
    """All lobbies are shown together and pay what they start with; the others are out of this game. (4.3 step 2)"""
    s = t.state
    s.shown = True
    for seat, player in enumerate(s.players):
        s.lobbies = added(s.lobbies, *without(player.offered, player.lobby))
        player.offered = ()
        player.money = LOBBIES[player.lobby].start
        t.tell("shows_lobby", seat, player.lobby, player.money)
    t.then(deal_politicians)


def presidents_of(period: Period, seats: int) -> tuple[int, ...]:
    """The presidents who are dealt: as many as there are players, by their numbers. (4.3 step 3, 7 step 3)"""
    first = FIRST_PRESIDENT[period]
    return tuple(PRESIDENT_BY_NUMBER[n].id for n in range(first, first + seats) if n in PRESIDENT_BY_NUMBER)


@step
def deal_politicians(t: Table[Lobby]) -> None:
    """A president each, or a generic politician where there are too few, then two generics each. (4.3 steps 3 and 4)

    What is left of the period is the reserve, with its independents; whoever belongs to later periods waits.
    """
    s = t.state
    period = Period(s.period)
    generics = tuple(number for number, one in POLITICIANS.items() if one.is_generic)
    dealt = presidents_of(period, len(s.players))
    while len(dealt) < len(s.players):
        one, generics = pick(generics, t.dice)
        dealt += (one,)
    for player, card in zip(s.players, shuffled(dealt, t.dice), strict=True):
        player.politicians = (InPlay(card, POLITICIANS[card].party or 0),)
    for player in s.players:
        for _ in range(GENERICS_DEALT):
            card, generics = pick(generics, t.dice)
            player.politicians += (InPlay(card, 0),)
    for seat, player in enumerate(s.players):
        t.tell("dealt_politicians", seat, tuple(one.card for one in player.politicians))
    rest = [number for number in POLITICIANS if number not in dealt and not POLITICIANS[number].is_generic]
    s.politicians = added(generics, *(n for n in rest if period in POLITICIANS[n].periods))
    s.later = added(s.later, *(n for n in rest if min(POLITICIANS[n].periods) > period))
    s.out = added(s.out, *(n for n in rest if max(POLITICIANS[n].periods) < period))
    s.president = PRESIDENT_BY_NUMBER[FIRST_PRESIDENT[period]].id
    s.chair = s.owner(s.president)
    s.president_party = s.in_play(s.president).party
    s.record = Record(first_president=s.chair)
    t.then(choose_parties)


@step
def choose_parties(t: Table[Lobby]) -> None:
    """Clockwise from the President, everybody says which party each generic belongs to. (4.3 step 5)"""
    s = t.state
    for seat in s.clockwise(s.chair):
        player = s.players[seat]
        for one in player.politicians:
            if POLITICIANS[one.card].is_generic:
                t.then(declare_party, seat, one.card)
        player.politicians = tuple(one for one in player.politicians if not POLITICIANS[one.card].is_generic)
    undeclared = [f.args[1] for f in t.ahead() if f.step is declare_party]
    s.aside = added(s.aside, *undeclared)
    t.then(first_mandate)


@step
def first_mandate(t: Table[Lobby]) -> None:
    """The first President scores 10 with an approval of +1, and the Vice President 5. (4.3 and 7, steps 6 and 7)"""
    s = t.state
    s.mandates = (s.president,)
    s.approval = 1
    t.tell("takes_office", s.chair, s.president, "president")
    score(t, s.chair, PRESIDENT, "president")
    if s.period == Period.I:
        s.vice_president = PRESIDENT_BY_NUMBER[FIRST_VICE_PRESIDENT].id
        seat = s.owner(s.vice_president)
        t.tell("takes_office", seat, s.vice_president, "vice_president")
        score(t, seat, VICE_PRESIDENT, "vice_president")
    t.then(fill_offices)
    t.then(deal_states)


@step
def deal_states(t: Table[Lobby]) -> None:
    """Two small states and a big one each; the first of the others is the First State. (4.3 steps 8 and 9)"""
    s = t.state
    small = tuple(number for number, state in STATES.items() if not state.is_big)
    big = tuple(number for number, state in STATES.items() if state.is_big)
    hands: dict[Seat, list[int]] = {}
    for seat in s.clockwise(s.chair):
        hands[seat] = []
        for _ in range(SMALL_STATES_DEALT):
            card, small = pick(small, t.dice)
            hands[seat].append(card)
        for _ in range(BIG_STATES_DEALT):
            card, big = pick(big, t.dice)
            hands[seat].append(card)
        t.tell("dealt_states", seat, tuple(hands[seat]))
    s.uncontrolled = added((), *small, *big)
    turn_up_first_state(t)
    for seat, cards in hands.items():
        s.aside = added(s.aside, *cards)
        # The biggest first: the others follow from it.
        t.then(assign_states, seat, tuple(sorted(cards, key=lambda card: -STATES[card].electors)))
    t.then(deal_support)


@step
def assign_states(t: Table[Lobby], seat: Seat, cards: tuple[int, ...]) -> None:
    """Each of the three politicians gets one state. (4.3 step 9)"""
    if cards:
        t.then(assign_state, seat, cards[0])
        t.then(assign_states, seat, cards[1:])


@choice(prompts.lay_under, rule="Setup", forced=True)
def assign_state(t: Table[Lobby], actor: Actor, card: int) -> list[Option]:
    """One of the politicians who have no state yet. (4.3 step 9)"""
    return [
        Option(
            options.politician(t, actor, one), do(state_assigned, actor, card, one.card), at=f"politician:{one.card}"
        )
        for one in t.state.players[actor].politicians
        if not one.states
    ]


@step
def state_assigned(t: Table[Lobby], seat: Seat, card: int, politician: int) -> None:
    """The state lies under the politician."""
    s = t.state
    s.aside = without(s.aside, card)
    assign(s, seat, card, politician)
    t.tell("lays_under", seat, card, politician)


def _up_to(cards: Iterable[int], period: int) -> tuple[list[int], list[int]]:
    """Support and fundraising cards of this period or an earlier one, and those of later ones."""
    now = [card for card in cards if LAID[card].period <= period]
    return now, [card for card in cards if LAID[card].period > period]


@step
def deal_support(t: Table[Lobby]) -> None:
    """A support card each, assigned at once, and the others are reserve. (4.3 step 10)"""
    s = t.state
    now, later = _up_to(SUPPORTS, s.period)
    s.supports, s.later = tuple(now), added(s.later, *later)
    for seat in s.clockwise(s.chair):
        card, s.supports = pick(s.supports, t.dice)
        s.aside = added(s.aside, card)
        t.tell("draws_laid", seat, card)
        t.then(lay_under, seat, card)
    t.then(deal_fundraising)


@step
def deal_fundraising(t: Table[Lobby]) -> None:
    """None, one or two fundraising cards each in periods I, II and III; the rest is reserve. (4.3 and 7, step 11)"""
    s = t.state
    now, later = _up_to(FUNDS, s.period)
    s.funds, s.later = tuple(now), added(s.later, *later)
    for seat in s.clockwise(s.chair):
        for _ in range(FUNDS_DEALT[Period(s.period)]):
            card, s.funds = pick(s.funds, t.dice)
            s.aside = added(s.aside, card)
            t.tell("draws_laid", seat, card)
            t.then(lay_under, seat, card)
    t.then(deal_cards)


@step
def deal_cards(t: Table[Lobby]) -> None:
    """The starting crises lie open, the period's other cards are the CARDS pile, and all draw two. (4.3 12-16)"""
    s = t.state
    starting = tuple(crisis.id for crisis in STARTING_CRISES[Period(s.period)])
    s.crises = tuple(OpenCrisis(card) for card in starting)
    for card in starting:
        t.tell("crisis_lies", card)
    s.dealt_in = bytearray(max(IN_THE_PILE) + 1)
    into_the_pile(s, (n for n, one in IN_THE_PILE.items() if one.period == s.period and n not in starting))
    s.later = added(s.later, *(n for n, one in IN_THE_PILE.items() if one.period > s.period))
    s.out = added(s.out, *(n for n, one in IN_THE_PILE.items() if one.period < s.period))
    s.fates = tuple(FATES)
    for seat in s.clockwise(s.chair):
        player = s.players[seat]
        for _ in range(HAND):
            card, s.cards = pick(s.cards, t.dice)
            player.hand += (card,)
        t.tell("drew", seat, HAND)
        t.tell("drew_these", player.hand, to=(seat,))
    t.then(begin_turn)
