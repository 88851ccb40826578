"""What is left of the undecided voters is dealt to the parties and cast in secret. (Absentee Ballots)"""

from __future__ import annotations

from functools import cache

from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.table import D6, Table
from resolute.games.campaign.content.addresses import BALLOT_AT, STATE_AT
from resolute.games.campaign.content.candidates import Office, Party
from resolute.games.campaign.content.lookups import NATION
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.ballots import cast_in_secret, places_for, states_of
from resolute.games.campaign.rules.tally import election_tally
from resolute.games.campaign.state import Campaign
from resolute.games.campaign.words import options, prompts
from resolute.games.campaign.words.ballots import cast_label

FOR_DEBATES = 5
"""How many absentee ballots go first to the party that won more debates. (Debate 10)"""


@step
def distribute_absentee_ballots(t: Table[Campaign]) -> None:
    """First five to the better debaters, then one for each state more, the rest alternately.

    The dealing begins with the party that campaigned in more states; if they are tied, dice decide.
    """
    s = t.state
    states = (s.sides[0].states, s.sides[1].states)
    t.tell("states_count", *states)
    debates = (len(s.sides[0].debates), len(s.sides[1].debates))
    if debates[0] != debates[1]:
        _deal(t, int(debates[1] > debates[0]), FOR_DEBATES, "for_debates")
    ahead = int(states[1] > states[0])
    if states[0] == states[1]:
        ahead = _roll_off(t)
    else:
        _deal(t, ahead, abs(states[0] - states[1]), "for_states")
    party = ahead
    while s.undecided.cards:
        _deal(t, party, 1, "")
        party = 1 - party
    t.tell("absentee_dealt", *map(len, s.absentee_hands))
    for party in (ahead, 1 - ahead):
        seats, cards = s.seats_of(party), s.absentee_hands[party]
        t.tell("absentee_hand", party, cards, to=seats)
    t.then(cast_absentee, ahead)
    t.then(cast_absentee, 1 - ahead)
    t.then(election_tally)


def _deal(t: Table[Campaign], party: int, count: int, why: str) -> None:
    s = t.state
    cards = s.undecided.take(count)
    for card in cards:
        s.known[card] |= 1 << party
    s.absentee_hands[party] += cards
    if why and cards:
        t.tell(why, party, len(cards))


def _roll_off(t: Table[Campaign]) -> int:
    while True:
        rolls = [sum(t.roll_now(2 * D6, f"absentee/{party:d}")) for party in Party]
        if rolls[0] != rolls[1]:
            return int(rolls[1] > rolls[0])


@step
def cast_absentee(t: Table[Campaign], party: int) -> None:
    """A party casts its absentee ballots one after the other, in any order; its presidential candidate decides."""
    s = t.state
    if s.absentee_hands[party]:
        t.then(cast_absentee_ballot, s.seat_running_for(party, Office.PRESIDENT))
        t.then(cast_absentee, party)


def _prompt(t: Table[Campaign], actor: Actor) -> str:
    return prompts.absentee(len(t.state.absentee_hands[t.state.players[actor].party]))


@choice(_prompt, rule="Absentee Ballots")
def cast_absentee_ballot(t: Table[Campaign], actor: Actor) -> list[Option]:
    """Any ballot of the hand, in a state printed on it. For popular votes the limits hold; for electoral votes they do
    not."""
    s = t.state
    player = s.players[actor]
    hand, found = s.absentee_hands[player.party], list[Option]()
    if t.options["tally"] == "popular":
        found += [_cast_option(actor, card, state) for card in hand for state in places_for(s, player, card, NATION)]
    else:
        for card in hand:
            found += _cast_anywhere(actor, card, player.homes)
    found.append(_aside_option(actor))
    return found


@cache
def _cast_option(actor: Actor, card: int, state: int) -> Option:
    return Option(
        cast_label(card, state),
        do(cast_absentee_in, actor, card, state),
        at=STATE_AT[state],
        group=STATES[state].name,
        piece=BALLOT_AT[card],
    )


@cache
def _cast_anywhere(actor: Actor, card: int, homes: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(_cast_option(actor, card, state) for state in states_of(card, homes))


@cache
def _aside_option(actor: Actor) -> Option:
    return Option(options.SET_ASIDE, do(set_aside, actor), declines=True)


@step
def cast_absentee_in(t: Table[Campaign], seat: int, card: int, state: int) -> None:
    """The ballot is cast without being announced; in popular play it is marked X on the party's own board."""
    s = t.state
    party = s.players[seat].party
    # Whoever saw one of these before cannot tell from now on which were cast, nor where.
    for one in s.absentee_hands[party]:
        s.known[one] = 1 << party
    s.absentee_hands[party] = without(s.absentee_hands[party], card)
    cast_in_secret(t, party, card, state, marked=t.options["tally"] == "popular")
    t.tell("absentee_cast", card, state, to=s.seats_of(party))


@step
def set_aside(t: Table[Campaign], seat: int) -> None:
    """Ballots that are not used are set aside."""
    s = t.state
    party = s.players[seat].party
    cards, s.absentee_hands[party] = s.absentee_hands[party], ()
    s.aside += cards
    for card in cards:
        t.tell("absentee_aside", card, to=s.seats_of(party))
