"""The printed text of crisis cards, read aloud: nothing is missing, and one thing has one name. (GM Crisis Cards)"""

from __future__ import annotations

import re

import pytest

from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Resource
from resolute.games.presidency.content.crisis_cards import FIRST, SECOND, THIRD
from resolute.games.presidency.content.crisis_index import CARDS

BY_NUMBER = {card.number: card for card in CARDS}


def text(number: int, stage: int = FIRST) -> str:
    return " ".join(BY_NUMBER[number].lines(stage))


ALL = {(card.number, stage): text(card.number, stage) for card in CARDS for stage in card.stages}


@pytest.mark.parametrize(
    ("resource", "brings"),
    [
        (Resource.CHIEF_OF_STAFF, "2 more action points each year."),
        (Resource.TREASURY, "Each year: state of the economy improves. −1 for action D1, and a milder crash."),
        (
            Resource.NSC_STAFF,
            "A free intelligence or special forces action (−1) when national intelligence is focused.",
        ),
        (
            Resource.PRESS_SECRETARY,
            "Each year: public approval +2%. Media relations do not wear out in the third phase.",
        ),
        (Resource.LEGISLATIVE_LIAISON, "Each year: relations with Congress +1."),
    ],
)
def test_exceptional_white_house_resources_say_what_they_bring_every_year(resource: Resource, brings: str) -> None:
    """GM Exceptional White House Resources: they add benefits each turn, not only when the card is drawn."""
    assert BY_NUMBER[resource].lines()[1:] == (brings, "This card stays beside the White House.")


def test_36_a_quarrel_across_the_atlantic_says_whose_influence_counts() -> None:
    assert "+1 for each influence counter of Russia in the Eurozone (Moscow buys friends)" in text(36, SECOND)


def test_15_hijackers_are_looked_for_in_a_random_region() -> None:
    """GM Anatomy of a Crisis Card: roll for a random region until you find one with a terror group."""
    assert "in a random region that has a terror group: choose a terror group there: the group loses a level" in text(
        15
    )


def test_programs_are_called_alike_in_effects_and_conditions() -> None:
    assert "If the nuclear program of Iran is 1 or less" in text(113) and "• Sign: nuclear program of Iran −1" in text(
        113
    )
    assert "missile program of North Korea is 4 or more" in text(145) and "missile program of North Korea +1" in text(
        145
    )
    assert not [
        at
        for at, said in ALL.items()
        if " program of" in said.replace("ear program of", "").replace("ile program of", "")
    ]


def test_capabilities_are_those_of_the_us_on_every_card() -> None:
    assert "If US cyber warfare is worse than that of China" in text(98)
    assert "if US strategic missiles are worse than those of the peer" in text(166)
    assert not [at for at, said in ALL.items() if "our cyber" in said or "our naval" in said or "our strategic" in said]


def test_track_checks_name_the_track_as_people_say_it() -> None:
    """GM Track Checks."""
    assert "Check the state of the economy (d10" in text(35, SECOND) and "check the economy of the Eurozone" in text(36)
    assert "check the stability of the region (d10)" in text(119)
    assert "no worsening marker lies on the state of the economy" in text(35, THIRD)
    assert not [at for at, said in ALL.items() if "heck state of" in said or "heck economy of" in said]


def test_where_an_answer_sends_a_card_elsewhere_it_goes_there_only_otherwise() -> None:
    """GM Crisis Cards: discarded unless the card says otherwise. The last line must not contradict an answer above."""
    assert "this card goes to deck 2" in text(68) and text(68).endswith("Otherwise this card is out of the game.")
    assert text(68, SECOND).endswith("Then this card is out of the game.")
    assert text(62).endswith("Otherwise this card goes to deck 2.")
    assert text(8).endswith("Otherwise this card goes to deck 2."), "an answer ends this crisis"
    assert text(8, SECOND).endswith("Then this card goes to deck 3."), "only its way out does"
    assert text(42, THIRD).endswith("Then this card is out of the game."), "it leaves the game either way"


@pytest.mark.parametrize("number", [71, 97, 122, 160, 176])
def test_media_slant_says_what_it_does(number: int) -> None:
    """GM Media Slant: from 2 boxes less at 2 to 2 boxes more at 8, after all the rest of the card."""
    assert BY_NUMBER[number].lines()[-2] == "Media slant: public approval −4% at media relations 2, up to +4% at 8."


def test_102_a_sixth_war_is_never_an_events_doing_and_the_card_says_so() -> None:
    """GM Auto-Loss 11: India and China lose no game by themselves, but a sixth war does."""
    at_war = "at war already: crises in Central and South Asia +1"
    instead = "instead of a war that would end the game: a tension on both sides"
    assert f"conflict of India and China +1 ({at_war}; {instead})" in text(102)


@pytest.mark.parametrize(("caller", "called"), [(72, 66), (112, 79), (120, 116), (170, 171)])
def test_a_card_that_is_called_says_where_it_is_looked_for(caller: int, called: int) -> None:
    """The plan: card n from the box or a later year's deck into the reshuffle pile; elsewhere nothing."""
    waits = "if it waits in the box or in the deck of a later year, goes into the reshuffle pile"
    assert f"the card “{BY_NUMBER[called].title}”, {waits}".lower() in text(caller).lower()


def test_state_of_the_union_and_maneuvering_are_printed_with_a_real_minus() -> None:
    """TSF State of the Union: "Place New Bill in -1 Box"; and nothing else that is printed writes a hyphen for it."""
    assert "introduce a bill of your choice in the −1 box" in BOOK.sentence("chart/D8")
    assert not [at for at in BOOK if re.search(r"(^|[\s(])-\d", BOOK.sentence(at))]
