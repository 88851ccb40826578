"""A second term: who goes, what is chosen again, and a house that grows tired. (GM Re-Election)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import do
from resolute.games.presidency.content.bills import Place
from resolute.games.presidency.rules.elections import midterms_are_over
from resolute.games.presidency.rules.second_term import (
    begin_second_term,
    choose_exchange,
    exchange_attribute,
    members_leave,
    tired_house,
)
from resolute.games.presidency.rules.succession import end_of_presidency
from resolute.games.presidency.state import PendingBill, Presidency
from tests.presidency.helpers import presidency
from tests.presidency.sheet import Stage


def in_year(t: Stage, year: int) -> Presidency:
    t.table.state.clock = msgspec.structs.replace(t.table.state.clock, year=year)
    return t.table.state


def test_a_re_elected_president_begins_a_second_term() -> None:
    t = presidency(options={"terms": 2}, dice=(1, 1, 1))
    s = in_year(t, 4)
    s.president.re_elected = 1
    s.congress.pending = (PendingBill(3, Place.ZERO),)
    s.congress.promise = 5
    t.run(do(end_of_presidency))
    assert not t.table.state.congress.taken_bills and t.table.state.congress.promise == 0
    assert t.table.decision is not None and t.table.decision.name == "choose_dismissal"


def test_two_members_may_go_and_the_others_leave_on_a_6() -> None:
    t = presidency(dice=(6, 1, 1))
    before = tuple(member.who for member in t.table.state.cabinet.members)
    t.run(do(members_leave, before))
    assert t.table.state.cabinet.former_members == (before[2],)


def test_a_member_who_was_replaced_is_not_rolled_for() -> None:
    t = presidency(dice=(1, 1))
    before = tuple(member.who for member in t.table.state.cabinet.members)
    t.table.state.cabinet.change(2, msgspec.structs.replace(t.table.state.cabinet.members[2], who=9))
    t.run(do(members_leave, before))
    assert not t.table.state.cabinet.former_members


def test_friends_beyond_what_the_party_bears_leave() -> None:
    t = presidency(draws=(0, 0), party_relations=2)
    t.table.state.congress.friends = (0, 1, 2)
    t.run(do(begin_second_term))
    assert len(t.table.state.congress.friends) == 1


def test_an_attribute_may_be_exchanged_for_a_random_one() -> None:
    t = presidency(draws=(0,))
    t.table.state.president.attributes = (12, 4)
    t.run(do(exchange_attribute, 12))
    assert t.table.state.president.attributes == (4, 0)
    t = presidency()
    t.table.state.president.attributes = (12, 4)
    t.run(do(choose_exchange, 0)).choose("Keep them")
    assert t.table.state.president.attributes == (12, 4)


def test_a_tired_house_in_years_7_and_8() -> None:
    t = presidency(draws=(0,), approval=52)
    s = in_year(t, 7)
    s.congress.friends = (0, 1)
    t.run(do(tired_house))
    assert (s.congress.relations, len(s.congress.friends)) == (4, 1)
    s.president.approval = 54
    in_year(t, 8)
    t.run(do(tired_house))
    assert (s.congress.relations, len(s.congress.friends)) == (3, 1)
    in_year(t, 6)
    t.run(do(tired_house))
    assert s.congress.relations == 3


def test_a_president_who_took_over_is_not_tired() -> None:
    t = presidency()
    s = in_year(t, 7)
    s.clock = msgspec.structs.replace(s.clock, first_year=5)
    t.run(do(tired_house))
    assert s.congress.relations == 5


def test_before_a_second_term_nobody_talks_of_midterms() -> None:
    t = presidency(options={"terms": 2}, dice=(1, 1, 1))
    in_year(t, 4)
    t.run(do(begin_second_term))
    assert t.decision.prompt == "Replace a member of the cabinet freely before your second term? Two may go."
    t = presidency()
    in_year(t, 2)
    t.run(do(midterms_are_over))
    assert t.decision.prompt == "Replace a member of the cabinet freely after the midterm elections? Two may go."


def test_whoever_is_defeated_reads_what_going_on_means() -> None:
    t = presidency(options={"terms": 2})
    in_year(t, 4).president.re_elected = -1
    t.run(do(end_of_presidency))
    assert t.decision.prompt == "You lost re-election. Leave, or go on as the President who defeated you?"
    costs = {option.label: option.cost for option in t.decision.options}
    assert costs["Leave the White House"] == "history judges you now"
    assert costs["Go on as the President who defeated you"] == "four more years; only the new legacy is your score"
