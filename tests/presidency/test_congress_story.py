"""Congress told: every sentence of a session, read from the journal."""

from __future__ import annotations

from resolute.engine.frames import do
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.rules.congress import court_vacancy, introduce_in_box
from resolute.games.presidency.rules.legislation import support_or_opposition
from resolute.games.presidency.rules.new_bills import introduce_new_bills
from resolute.games.presidency.rules.priorities import choose_priorities
from resolute.games.presidency.rules.scandals import ease_a_scandal, new_scandal
from resolute.games.presidency.rules.votes import attempt_to_pass, bill_comes
from tests.presidency.helpers import Stage, presidency
from tests.presidency.sheet import (
    Lies,
    theirs,
)


def told(t: Stage, *sentences: str) -> None:
    for sentence in sentences:
        assert sentence in t.story, t.story


def bills(**places: Lies) -> dict[int, Lies]:
    found: dict[int, Lies] = {}
    for name, place in places.items():
        found[Bill[name]] = place
    return found


def test_set_up_is_told() -> None:
    t = presidency().run(do(choose_priorities)).choose("Welfare", "Education", "Health Care", "Immigration")
    told(
        t,
        "Social Security is the first priority of the public.",
        "Welfare is the first priority of your administration.",
        "You have promised Immigration.",
    )


def test_support_is_told() -> None:
    pending = bills(WELFARE=Place.ZERO)
    t = presidency(bills=pending, friends=(0,)).run(do(support_or_opposition))
    told(t.choose("Move Welfare one box left"), "Your friends in Congress are stronger by 1.")
    told(t, "The bill Welfare has moderate support now.")
    t = presidency(bills=pending, opponents=(1,)).run(do(support_or_opposition))
    told(t, "The opponents in Congress are stronger by 2.", "The bill Welfare has moderate opposition now.")
    told(
        presidency(bills=pending).run(do(support_or_opposition)), "Friends and opponents in Congress keep the balance."
    )


def test_votes_and_signatures_are_told() -> None:
    t = presidency(dice=[2, 1, 1], bills=bills(WELFARE=Place.ZERO), cooperation=2).run(do(attempt_to_pass))
    told(
        t.choose("Sign"),
        "You choose first.",
        "The bill Welfare passes.",
        "You sign the bill Welfare, landmark legislation.",
    )
    t = presidency(dice=[1, 1, 6], bills=bills(WELFARE=theirs(Place.ZERO)), cooperation=2).run(do(attempt_to_pass))
    told(t, "The opponents choose first.", "Amendments have spoiled the bill Welfare, and you have to veto it.")
    t = presidency(bills=bills(SPACE=Place.PLUS_ONE)).run(do(bill_comes, int(Bill.SPACE), False)).choose("Sign")
    told(t, "You sign the bill Space.", "The initiative Space reaches level 1.")
    t = presidency(bills=bills(WELFARE=Place.ZERO)).run(do(bill_comes, int(Bill.WELFARE), False)).choose("Veto")
    told(t, "You veto the bill Welfare.")
    t = presidency(bills=bills(EXPANDED_MILITARY=Place.ZERO)).run(do(bill_comes, int(Bill.EXPANDED_MILITARY), False))
    told(t.choose("Sign"), "Congress releases new units to the forces at home.")


def test_the_court_is_told() -> None:
    t = presidency().run(do(court_vacancy)).choose("Nominate a moderate Justice")
    told(t, "A seat on the Supreme Court is vacant.", "You nominate a moderate Justice, with moderate support.")
    t.run(do(bill_comes, int(Bill.MODERATE_JUSTICE), False))
    told(t, "The Senate confirms a moderate Justice.")


def test_new_bills_are_told() -> None:
    t = presidency(
        dice=[1],
        bills=bills(WELFARE=Place.CANNOT_PASS, PRIVACY=Place.ZERO),
        cooperation=2,
        public_priorities=(Bill.EDUCATION, 0, 0, 0, 0),
    )
    t.run(do(introduce_new_bills)).choose("Withdraw Privacy")
    told(
        t,
        "The bill Welfare has no chance and is dropped.",
        "You withdraw the bill Privacy Legislation.",
        "The opponents introduce the bill Education, with neither support nor opposition.",
    )
    t.run(do(introduce_in_box, int(Place.MINUS_ONE))).choose("Introduce Welfare")
    told(t, "You introduce the bill Welfare, with moderate support.")


def test_scandals_are_told() -> None:
    state = int(Office.STATE)
    t = presidency().run(do(new_scandal, state), do(new_scandal, state), do(new_scandal, state))
    told(
        t,
        "A scandal about the Secretary of State breaks.",
        "The scandal about the Secretary of State deepens.",
        "The scandal about the Secretary of State comes to its conclusion.",
    )
    t.state.scandals = (0, 0, 1, 0, 0)
    told(t.run(do(ease_a_scandal)), "The scandal about the Secretary of State is over.")
