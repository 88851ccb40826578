"""A Home State ballot on every path: it is for the home state of whoever casts it, and is never recorded.

The rulebook has it at headquarters ("do not record it") and in a debate ("may not be risked"); everywhere else it is
a ballot like any other that lists the home state, except that the limit does not matter.
"""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.games.campaign.content.candidates import CANDIDATES, Candidate
from resolute.games.campaign.content.states import BY_CODE, REGION_STATES
from resolute.games.campaign.rules.absentee import distribute_absentee_ballots
from resolute.games.campaign.rules.advertising import advertise
from resolute.games.campaign.rules.debate import eligible
from resolute.games.campaign.rules.endorsements import win_undecided
from resolute.games.campaign.rules.fortunes import whistle_stop
from resolute.games.campaign.rules.headquarters import go_to_headquarters
from resolute.games.campaign.rules.rumors import hand_over
from resolute.games.campaign.rules.turns import end_turn
from tests.campaign.helpers import (
    DEMOCRAT,
    EAST,
    MIDWEST,
    REPUBLICAN,
    Stage,
    ballots,
    begin,
    campaign,
    fill,
    hold,
    home_state_ballot,
    offered,
    pick,
    record,
    stack,
    stand,
    state,
    votes,
    worth,
)


def from_state(code: str, party: int = REPUBLICAN) -> Candidate:
    return next(one for one in CANDIDATES if one.party == party and one.home == state(code))


OWN = home_state_ballot()
ILLINOIS, INDIANA = from_state("IL"), from_state("IN")


def at_home(card: int = OWN, *more: int, seats: int = 4, **options: bool | str) -> Stage:
    """A Republican from Illinois holds a Home State ballot; Illinois is full."""
    t = campaign(seats, **options)
    stand(t, 0, ILLINOIS, *([INDIANA] if seats == 2 else []))
    return fill(hold(t, 0, card, *more), REPUBLICAN, "IL")


def counted(t: Stage, card: int, code: str = "IL") -> bool:
    """The ballot has been cast in the state and is not recorded."""
    marks = "P" * BY_CODE[code].limit
    return votes(t, REPUBLICAN, code) == worth(card, code) and record(t, REPUBLICAN, code) == marks


def test_when_the_dice_reach_the_home_state() -> None:
    """Campaigning: it lists the home state, so it can be cast there and saves its holder from a blunder."""
    t = at_home(OWN, *ballots("ND")).dice(2, 4).choose("Campaign in the Midwest")
    assert t.asked == ("cast_ballots", 0) and offered(t) == {"IL"}
    pick(t, "IL")
    assert counted(t, OWN)


def test_when_the_dice_reach_other_states() -> None:
    """Campaigning: elsewhere it is of no use."""
    t = at_home().dice(1, 3).choose("Campaign in the Midwest")
    assert any("blunders" in line for line in t.story)


def test_with_two_players_in_either_home_state() -> None:
    """Both candidates are the player's: Illinois (6) and Indiana (3), whichever is reached."""
    t = at_home(seats=2).dice(3, 6).choose("Campaign in the Midwest")
    assert offered(t) == {"IL", "IN"}
    pick(t, "IN")
    assert votes(t, REPUBLICAN, "IN") == worth(OWN, "IN") and record(t, REPUBLICAN, "IN") == ""


def test_with_four_players_not_in_the_partners_home_state() -> None:
    t = stand(at_home(), 2, INDIANA).dice(1, 2).choose("Campaign in the Midwest")
    assert any("blunders" in line for line in t.story), "the partner's Indiana (3) is reached, Illinois is not"


def test_at_headquarters() -> None:
    """Going to Campaign Headquarters: cast before the card is drawn, and not recorded."""
    t = begin(at_home(), do(go_to_headquarters, 0), do(end_turn))
    pick(t, "IL")
    assert counted(t, OWN)


@pytest.mark.parametrize(("ground", "there"), [(MIDWEST, True), (EAST, False)])
def test_on_a_whistle_stop(ground: int, there: bool) -> None:
    """A trip through the home state takes it like any other ballot."""
    t = begin(at_home(OWN, *ballots("ND")), do(whistle_stop, 0, 1, REGION_STATES[ground]), do(end_turn))
    assert ("IL" in offered(t)) == there
    if there:
        pick(t, "IL")
        assert counted(t, OWN)


@pytest.mark.parametrize(("ground", "there"), [(MIDWEST, True), (EAST, False)])
def test_from_an_endorsement(ground: int, there: bool) -> None:
    """Whoever's it was, it is for the caster's own home state, if that is on the card's ground."""
    card = home_state_ballot(DEMOCRAT)
    t = stack(at_home(), card)
    begin(t, do(win_undecided, 0, 1, REGION_STATES[ground]), do(end_turn))
    assert ("IL" in offered(t)) == there
    if there:
        pick(t, "IL")
        assert counted(t, card)


def test_from_advertising() -> None:
    """The state is paid for like any other, once, and the ballot is not recorded."""
    card = home_state_ballot(DEMOCRAT)
    t = stack(at_home(advertising=True), card)
    t.state.sides[REPUBLICAN].funds = BY_CODE["IL"].advertising
    begin(t, do(advertise, 0, int(MIDWEST)), do(end_turn))
    pick(t, "IL")
    assert counted(t, card) and t.state.sides[REPUBLICAN].funds == 0
    assert state("IL") in t.state.sides[REPUBLICAN].advertised


def test_from_advertising_where_the_party_has_advertised_before() -> None:
    """Once in a state: a second campaign cannot be bought, for this ballot neither."""
    t = stack(at_home(advertising=True), home_state_ballot(DEMOCRAT))
    t.state.sides[REPUBLICAN].advertised = (state("IL"),)
    begin(t, do(advertise, 0, int(MIDWEST)), do(end_turn))
    assert "IL" not in offered(t)


@pytest.mark.parametrize("tally", ["popular", "electoral"])
def test_among_the_absentees(tally: str) -> None:
    """Absentee Ballots: for the home state of whoever casts it, without a limit and without an X."""
    card = home_state_ballot(DEMOCRAT)
    t = stack(at_home(tally=tally), card)
    begin(t, do(distribute_absentee_ballots))
    own = [option for option in t.decision.options if option.piece == f"ballot:{card}"]
    assert t.asked == ("cast_absentee_ballot", 0) and [option.at for option in own] == ["state:IL"]
    t.table.play(own[0])
    assert counted(t, card) and not any(t.state.sides[REPUBLICAN].absentee)


def test_handed_over_for_a_rumor() -> None:
    """Rumor: whoever is given it casts it at once, in their own home state."""
    card = home_state_ballot(DEMOCRAT)
    t = hold(stand(at_home(), 1, from_state("MI", DEMOCRAT)), 1, card)
    begin(t, do(hand_over, 1, card, 1), do(end_turn))
    assert t.asked == ("cast_handed_ballot", 0) and offered(t) == {"IL"}
    pick(t, "IL")
    assert counted(t, card)


def test_never_at_risk_in_a_debate() -> None:
    """Debate 4: no Home State ballots may be risked."""
    t = at_home(OWN, *ballots("ND"), debate=True)
    assert eligible(t.state, 0) == list(ballots("ND"))
