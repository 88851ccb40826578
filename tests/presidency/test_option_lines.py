"""What stands beside an action before it is chosen: what its roll brings now, and how likely that is."""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.engine.option_values import OptionValue
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.bills import Place
from resolute.games.presidency.library import DIPLOMATIC, DOMESTIC
from resolute.games.presidency.rules.cabinet import cabinet_experience
from resolute.games.presidency.rules.economy import next_capability
from resolute.games.presidency.rules.focus import choose_focus
from resolute.games.presidency.rules.new_bills import choose_introduction
from resolute.games.presidency.rules.priorities import choose_administration_priority, choose_promise
from resolute.games.presidency.rules.votes import sign_or_veto
from tests.presidency.helpers import Stage, presidency
from tests.presidency.sheet import theirs
from tests.presidency.test_event_values import values
from tests.presidency.test_presidential_actions import segment


def line(t: Stage, label: str) -> OptionValue:
    return values(t)[label]


def test_a_check_says_what_passing_brings() -> None:
    """P1 at 58 %: 1 passes and could never be the best result, so what that brings is not what is likely."""
    one = line(segment(DOMESTIC, prestige=5, approval=58, media=5, action_points=0), "P1: Make your presence felt")
    assert one.effect == "Public approval +2%"
    assert one.chance is not None and (one.chance.after, one.chance.label) == (0.1, "check passed")
    poor = line(segment(DOMESTIC, prestige=5, approval=38, media=3, action_points=0), "P1: Make your presence felt")
    assert poor.effect == "Public approval +4% or media relations +1"


def test_a_result_that_cannot_come_is_not_promised() -> None:
    """P3 with nobody who helps: rows 1 and 2 improve the cabinet, and a point makes row 0 possible."""
    t = segment(DOMESTIC, action_points=2)
    free = line(t, "P3: Improve your cabinet: Roll without")
    paid = line(t, "P3: Improve your cabinet: Spend an action point for −1")
    assert free.effect == paid.effect == "Cabinet effectiveness improves"
    assert free.chance is not None and paid.chance is not None
    assert free.chance.after == pytest.approx(2 / 6) and free.chance.label == "improving"
    assert paid.chance.before == free.chance.after and paid.chance.after == pytest.approx(3 / 6)
    assert paid.chance.label == "improving or more"


def test_everything_that_helps_is_counted() -> None:
    """D4 with poor relations: 1 to 3 win a friend too, 4 and 5 better relations alone; F1: 1 helps twice as much."""
    t = segment(DOMESTIC, congress=3, action_points=0, focus=(1, 0, 2, 3, 4, 5))
    congress = line(t, "D4: Improve relations with Congress")
    assert congress.effect == "Relations with Congress +1" and congress.chance is not None
    assert congress.chance.after == pytest.approx(5 / 6) and congress.chance.label == "better relations or more"
    t = segment(DIPLOMATIC, regional_crisis=(0, 0, 0, 2, 0, 0, 0, 0), stability=(5,) * 8)
    relief = line(t, "F1: Relieve a regional crisis: Africa")
    assert relief.effect == "Crises in the region −1" and relief.chance is not None
    assert relief.chance.label == "help arrives or more" and relief.chance.after > 0.4


def test_where_passing_brings_nothing_the_price_of_failing_is_said() -> None:
    """P7: without a scandal the public can only resent it."""
    label = "P7: Ask for a resignation: The Chief of Staff, "
    t = segment(DOMESTIC, approval=50, scandals=(0, 0, 0, 1, 0))
    for option, value in values(t).items():
        if not option.startswith("P7"):
            continue
        assert value.chance is not None
        if option.startswith("P7: Ask for a resignation: The Secretary of Defense"):
            assert (value.effect, value.chance.label, value.chance.good) == (
                "Public approval +2%",
                "check passed",
                True,
            )
            assert value.chance.after == 0.6
        else:
            assert (value.effect, value.chance.label, value.chance.good) == (
                "Public approval −2%",
                "check failed",
                False,
            )
            assert value.chance.after == 0.4
    assert any(one.startswith(label) for one in values(t))


def test_a_second_roll_says_how_likely_a_better_result_is() -> None:
    t = segment(DIPLOMATIC, 7, regional_crisis=(0, 0, 0, 2, 0, 0, 0, 0), stability=(5,) * 8)
    t.choose("F1: Relieve a regional crisis: Africa")
    better = line(t, "Reroll").chance
    assert better is not None and better.label == "a better result"
    assert better.after == pytest.approx(0.6), "1 to 6 help"


def test_a_second_roll_of_a_check_is_to_pass_it() -> None:
    t = segment(DIPLOMATIC, 9, alignment=(5,) * 8, action_points=1)
    t.choose("F2: Improve regional alignment: The Eurozone")
    better = line(t, "Reroll").chance
    assert better is not None and better.after == pytest.approx(0.5)


# What else is chosen


def test_priorities_and_promise_say_what_they_bring() -> None:
    t = presidency().run(do(choose_administration_priority, 0, 0))
    assert t.decision.prompt == (
        "Which bill is your administration's first priority? When you pass it: legacy points +1; action points +4."
    )
    assert line(t, "Welfare").effect == "If it becomes law: public approval +2%"
    t = presidency().run(do(choose_promise, 0))
    assert t.decision.prompt == (
        "Which bill did you promise in your campaign? When you pass it: public approval +4%; party relations +1; "
        "action points +1. Each year without it: public approval −4%; party relations −1."
    )
    assert line(t, "Welfare").effect == "If it becomes law: public approval +2%"


def test_a_focus_says_what_it_brings_and_how_often() -> None:
    t = presidency(domestic_crisis=1, attributes=(int(Attribute.DOMESTIC_FOCUS),)).run(do(choose_focus, 0, 1))
    crises = line(t, "Domestic crises")
    economy = line(t, "The economy")
    assert economy.effect == "State of the economy improves" and economy.chance is not None
    assert economy.chance.after == pytest.approx(4 / 6) and economy.chance.label == "to succeed"
    assert crises.chance is not None and crises.chance.after == pytest.approx(5 / 6), "Domestic Focus helps"


def test_capabilities_and_experience_say_how_likely_they_are() -> None:
    t = presidency(economy=4).run(do(next_capability, 1, ()))
    air = line(t, "Air forces").chance
    assert air is not None and air.after == 0.5 and air.label == "to rise"
    t = presidency(economy=5, cabinet=(-1, 0, 1, 3, 2)).run(do(next_capability, 2, ()))
    both = line(t, "Air forces and ground forces").chance
    assert both is not None and both.after == 0.6 and both.label == "each to rise"
    t = presidency().run(do(cabinet_experience))
    novice = values(t)[t.labels[0]].chance
    assert novice is not None and novice.after == pytest.approx(2 / 6) and novice.label == "a veteran"


def test_a_bill_with_a_roll_says_both_results() -> None:
    t = presidency().run(do(choose_promise, 0))
    assert line(t, "Health Care").effect == (
        "If it becomes law: public approval +4%; 50% a new friend in Congress, 50% a new opponent in Congress"
    )
    assert line(t, "Homeland Security").effect == (
        "If it becomes law: 50% public approval +4%, 50% public approval −2%"
    )


def test_a_focus_says_what_it_brings_as_the_board_stands() -> None:
    t = presidency(domestic_crisis=0).run(do(choose_focus, 0, 0))
    assert line(t, "Domestic crises").effect == "Action points +2"
    assert line(t, "Homeland security").effect == "Homeland security +1; public approval −4%"
    assert line(t, "Cabinet effectiveness").effect == "50% cabinet effectiveness improves, 50% action points +3"
    assert line(t, "Public and press relations").effect == (
        "Public approval +6% or public approval +2%; media relations +1"
    )


def test_a_speech_to_the_un_says_what_may_be_chosen() -> None:
    speech = line(segment(DIPLOMATIC), "P4: Speak to the United Nations")
    assert speech.effect == "A UN goodwill counter or choose a region, which trends pro-US"


def test_a_signature_says_everything_that_it_brings() -> None:
    t = presidency(bills={14: Place.ZERO}, public_priorities=(14, 1, 2, 3, 4)).run(do(sign_or_veto, 0, 14, True))
    assert t.decision.options[0].cost == (
        "legacy points +4; public approval +12%; relations with Congress +1; choose: Space warfare: space warfare +1 "
        "or Strategic reconnaissance: strategic reconnaissance +1; a new friend in Congress; "
        "a free action at the end of the session"
    )
    t = presidency(bills={14: theirs(Place.ZERO)}).run(do(sign_or_veto, 0, 14, True))
    assert t.decision.options[0].cost == ("party relations −1; bipartisan cooperation +1; a new opponent in Congress")


def test_a_justice_is_confirmed() -> None:
    t = presidency(court_vacant=True, control=1).run(do(choose_introduction, 0))
    assert line(t, "Introduce a moderate Justice").effect.startswith("If confirmed: public approval +2%;")
