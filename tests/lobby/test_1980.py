"""The chain of examples that the rulebook tells in 5.3 and 5.4, as one scripted game: 1976 to 1980, six players."""

from __future__ import annotations

from resolute.games.lobby.content.states import STATES
from resolute.games.lobby.rules.votes import bonus_of, edges, votes_before
from resolute.games.lobby.state import NOBODY
from tests.lobby.staging import (
    RESERVE,
    D,
    I,
    R,
    Stage,
    congress,
    elect,
    hold,
    in_front_of,
    lobby,
    number,
    one,
    pawns,
    plain_lobbies,
    points,
    politician,
    state,
)

CARTER, CLINTON, FORD, REAGAN, BUSH, ANDERSON = range(6)
"""Who leads whom: seat 0 has Carter, seat 3 Reagan, seat 5 Anderson."""

REPUBLICAN_TWOS = ("AL", "GA", "IN", "LA", "MD", "MA", "MN", "MO", "NC", "TN")


def in_1976() -> Stage:
    """Turn 9: Carter is President, Clinton Vice President, and Bush's player has the Secretary of State."""
    t = plain_lobbies(lobby(6, start=2, turns=6))
    s = t.state
    s.turn = 9
    taken = {"CA", "TX", "FL", "OH", "IL", "NJ", "NY", *REPUBLICAN_TWOS}
    democratic = [one.code for one in STATES if one.code not in taken]
    in_front_of(t, CARTER, one("carter", D, *democratic, supports=("catholics-2",)), one("ashgrove", D))
    in_front_of(t, CLINTON, one("clinton", D, supports=("cinema-2",)), one("bellweather", R, "TX"))
    in_front_of(t, FORD, one("ford", R, "FL"), one("farraday", D))
    in_front_of(t, REAGAN, one("reagan", R, "CA", supports=("women-2",)), one("okonkwo", D))
    in_front_of(t, BUSH, one("elder-bush", R, "OH", *REPUBLICAN_TWOS, supports=("press-2",)), one("sundqvist", D))
    in_front_of(t, ANDERSON, one("anderson", I, "IL", "NJ", supports=("students-2",)), one("ivorson", R))
    s.first_state, s.uncontrolled, s.politicians = state("NY"), (), RESERVE
    s.players[CLINTON].lobby = number("lobby/oil")  # whose goal has nothing to do with the example
    for player in s.players:
        player.points, player.money, player.hand, player.known = 0, 20, (), ()
    s.crises = ()
    s.approval = 3
    # Four fates that bring a little money, one for each initiative.
    money = ("check-in-the-mail", "small-donors", "good-quarter", "generous-will")
    s.fates = tuple(number(f"fate/{key}") for key in money)
    return elect(t, "carter", "clinton", "sundqvist")


def ends_with_a_card(t: Stage) -> Stage:
    """The rest of an initiative: a card from the pile, and no more."""
    return t.choose("Take a card", "End your initiative")


def test_1980_from_the_evaluation_to_the_result() -> None:
    t = in_1976()
    _congress(t)
    _primaries(t)
    _night(t)
    _result(t)


def _congress(t: Stage) -> None:
    s = t.state
    # Carter's second initiative ends with an approval of +3: 3 points, 2 for the Vice President, 2 for the Secretary.
    hold(t, FORD, "crisis/watergate")
    hold(t, REAGAN, "crisis/three-mile-island")
    congress(t, 2, (CARTER, FORD, REAGAN))
    ends_with_a_card(t)
    assert s.approval == 3
    assert points(t) == [3, 2, 0, 0, 2, 0]

    # Two crises bring approval down to +1, and nobody covers them before the third initiative ends: −1 for all three.
    t.choose("Play the crisis Watergate")
    ends_with_a_card(t)
    t.choose("Play the crisis Three Mile Island")
    ends_with_a_card(t)
    assert s.approval == 1 and points(t) == [3, 2, 1, 1, 2, 0]
    assert s.round == 3 and t.asked == ("take_initiative", CARTER)
    hold(t, CARTER)
    ends_with_a_card(t)
    assert s.approval == -1
    assert points(t) == [2, 1, 1, 1, 1, 0]


def _primaries(t: Stage) -> None:
    s = t.state
    # The primaries: Carter has every Democratic state; Reagan starts with California's 10.
    assert t.asked == ("run_again", CARTER)
    t.choose("Run again with Carter")
    assert s.election is not None
    assert s.election.candidates[0].electors == 42
    t.choose("Pass", "Pass", "Declare Ronald Reagan")
    assert s.election.candidates[1].electors == 10
    t.choose("Give G. H. W. Bush's 24 to Reagan")
    t.choose("Declare John Anderson")
    t.choose("Give Bellweather's 6 to Reagan")
    t.choose("Give Ford's 5 to Reagan")
    assert [(one.politician, one.electors) for one in s.election.candidates] == [
        (politician("carter"), 42),
        (politician("reagan"), 45),
        (politician("anderson"), 7),
    ]


def _night(t: Stage) -> None:
    s = t.state
    assert s.election is not None
    # Running mates: Clinton with Carter, the elder Bush with Reagan; Anderson names nobody.
    t.choose("Bill Clinton", "George H. W. Bush")
    assert [one.mate for one in s.election.candidates] == [politician("clinton"), politician("elder-bush"), NOBODY]

    # Carter +1 −1 +1 +1 = +2, Reagan +1 +1 +1 = +3, Anderson +2: a differential of +1 for Reagan.
    assert [bonus_of(s, one) for one in s.election.candidates] == [2, 3, 2]
    assert edges(s, s.election.candidates) == [0, 1, 0]

    # New York: Carter +2 for the state and +1 for $6M, Reagan +1 and +2 for $12M; six red pawns and four blue: 9 to 7.
    assert s.election.vote is not None and s.election.vote.state == state("NY")
    t.choose("Spend $6M for Carter", "Pass", "Pass", "Spend $12M for Reagan")
    assert votes_before(s, s.election, s.election.vote) == [3, 3, 0]
    t.dice(draws=pawns((4, 6, 0)))
    while t.asked[0] == "bid":
        t.choose("Pass for the rest of this election")
    assert "Reagan won New York (6), 9:7:0." in t.story


def _result(t: Stage) -> None:
    s = t.state
    # Reagan 51, Carter 42, Anderson 7: 10 points, 5 for Bush, 3 for Anderson, and 5 less for Carter, who leaves.
    assert dict(s.result) == {politician("reagan"): 51, politician("carter"): 42, politician("anderson"): 7}
    while t.asked[0] != "name_secretary":
        t.table.play(0)
    assert s.owner(politician("carter")) == NOBODY and politician("carter") in s.out
    t.choose("Eleanor Ashgrove")
    assert (s.president, s.vice_president) == (politician("reagan"), politician("elder-bush"))
    assert s.approval == 1
    assert points(t) == [2 - 5 + 5, 1, 1, 1 + 10, 1 + 5, 3]
