"""A second term after a won re-election: what stays, who goes, and a house that grows tired. (GM Re-Election; the
details are ours)"""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import D6, Table
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.cabinet import REPLACEABLE
from resolute.games.presidency.content.printed import MAX_FRIENDS
from resolute.games.presidency.content.tracks import CONGRESS
from resolute.games.presidency.operations.docket import take_away
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.operations.people import lose_friend
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.cabinet import replace_member
from resolute.games.presidency.rules.elections import FREE_DISMISSALS, choose_dismissal
from resolute.games.presidency.rules.priorities import fill_administration, make_a_promise
from resolute.games.presidency.rules.setup import gain_attribute
from resolute.games.presidency.state import NOBODY, Presidency
from resolute.games.presidency.words import second_term as said

LEAVES_ON = 6
"""A member of the cabinet who was not replaced leaves on this roll."""
TIRED_YEARS = (7, 8)
POPULAR = 54
"""From this approval on no friend leaves a tired house."""


@step
def begin_second_term(t: Table[Presidency]) -> None:
    """The world, the tracks, wars, decks and legacy stay. Friends beyond what the party bears leave, up to two members
    of the cabinet are replaced and others may go, pending bills lapse, priorities and a promise are chosen again, and
    an attribute may be exchanged."""
    s = t.state
    t.tell("second_term")
    while len(s.congress.friends) > MAX_FRIENDS[s.president.party_relations]:
        lose_friend(t)
    for one in s.congress.pending:
        take_away(s, one.bill)
    s.congress.administration_priorities = (0,) * len(s.congress.administration_priorities)
    s.congress.promise, s.congress.promise_kept = 0, False
    before = tuple(member.who for member in s.cabinet.members)
    t.then(choose_dismissal, THE_PRESIDENT, FREE_DISMISSALS, NOBODY)
    t.then(members_leave, before)
    t.then(fill_administration)
    t.then(make_a_promise)
    t.then(choose_exchange, THE_PRESIDENT)


@step
def members_leave(t: Table[Presidency], before: tuple[int, ...]) -> None:
    """Each Secretary and Chief of Staff of the first term leaves on a 6; the Vice President stays."""
    for office in REPLACEABLE:
        member = t.state.cabinet.members[office].who
        if member == NOBODY or member != before[office]:
            continue
        (rolled,) = t.roll_now(D6, said.who_leaves(office.label))
        if rolled == LEAVES_ON:
            t.then(replace_member, int(office))


@choice(said.EXCHANGE, rule="Re-Election")
def choose_exchange(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """One attribute may be exchanged for a random one."""
    yield _KEEP
    for one in t.state.president.attributes:
        yield Option(said.exchange(Attribute(one).label), do(exchange_attribute, one), at=f"attribute:{one}")


@step
def exchange_attribute(t: Table[Presidency], attribute: int) -> None:
    """The attribute goes, and another comes by lot."""
    s = t.state
    others = [int(one) for one in Attribute if one not in s.president.attributes]
    s.president.attributes = tuple(one for one in s.president.attributes if one != attribute)
    t.tell("attribute_lost", attribute)
    gain_attribute(t, others[t.dice.below(len(others))])


@step
def keep_attributes(t: Table[Presidency]) -> None:
    """Nothing is exchanged."""


_KEEP = Option(said.KEEP, do(keep_attributes), declines=True)


@step
def tired_house(t: Table[Presidency]) -> None:
    """At the beginning of years 7 and 8 Congress listens less, and a friend leaves unless the President is popular. A
    President who took over after four years is not tired."""
    s = t.state
    if s.clock.year not in TIRED_YEARS or s.clock.first_year > 1:
        return
    t.tell("tired_house")
    move(t, CONGRESS, -1, said.TIRED)
    if s.president.approval < POPULAR and s.congress.friends:
        lose_friend(t)
