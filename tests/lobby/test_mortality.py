"""5.1: politicians leave, offices are filled, and players draw to two."""

from __future__ import annotations

from resolute.engine.frames import do
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.rules.leaving import leave_politics
from resolute.games.lobby.rules.mortality import mortality
from resolute.games.lobby.rules.offices import fill_offices
from resolute.games.lobby.state import BAG, NOBODY
from tests.lobby.staging import (
    RESERVE,
    D,
    I,
    R,
    Stage,
    congress,
    elect,
    four,
    hold,
    in_front_of,
    lobby,
    number,
    one,
    points,
    politician,
    reward,
    start_over,
    state,
)

BLUE, RED, YELLOW = 0, 1, 2


def in_mortality(t: Stage, *draws: int) -> Stage:
    """A mortality phase with these pawns; further ones are blue."""
    t.dice(draws=draws)
    return start_over(t, do(mortality))


def six() -> Stage:
    """Six players: President Carter (0), Vice President Ford's rival Johnson (1), Secretary Kennedy (2)."""
    t = lobby(6)
    in_front_of(t, 0, one("carter", D), one("ashgrove", D))
    in_front_of(t, 1, one("johnson", D), one("bellweather", R))
    in_front_of(t, 2, one("kennedy", D), one("farraday", R))
    in_front_of(t, 3, one("eisenhower", R), one("okonkwo", D))
    in_front_of(t, 4, one("nixon", R), one("montenegro", D))
    in_front_of(t, 5, one("ford", R), one("sundqvist", D))
    for player in t.state.players:
        player.points, player.hand = 0, ()
    t.state.politicians = RESERVE
    return elect(t, "carter", "johnson", "kennedy")


def test_5_1_the_first_turn_of_a_game_has_no_mortality() -> None:
    t = lobby(4)
    assert not any("yellow pawn" in line for line in t.story)
    assert "Mortality." not in t.story


def test_5_1_1_every_politician_draws_a_pawn_and_a_yellow_one_takes_them() -> None:
    t = in_mortality(four(), BLUE, RED, BLUE, YELLOW, 1)
    s = t.state
    t.choose("Democrat")
    assert s.owner(politician("bellweather")) == NOBODY
    assert not any(one.faced for player in s.players for one in player.politicians)


def test_5_1_1_one_by_one_the_president_s_player_first() -> None:
    t = four()
    elect(t, "eisenhower", "okonkwo")
    in_mortality(t, YELLOW)
    assert t.state.owner(politician("eisenhower")) == NOBODY


def test_5_1_1_whoever_is_left_with_one_draws_to_two_and_the_new_one_is_not_tested() -> None:
    t = four()
    t.state.politicians = (politician("tillinghast"),)
    in_mortality(t, BLUE, BLUE, BLUE, YELLOW, 1)
    assert t.asked == ("declare_party", 1)
    t.dice(draws=[BLUE, BLUE, BLUE, BLUE])
    t.choose("Republican")
    cards = [one.card for one in t.state.players[1].politicians]
    assert cards == [politician("kennedy"), politician("tillinghast")]
    assert t.state.players[1].named(politician("tillinghast")).party == R


def test_5_1_1_an_empty_reserve_leaves_a_player_with_one() -> None:
    t = four()
    in_front_of(t, 3, one("reagan", R), one("trump", R))
    t.state.politicians = ()
    start_over(t, do(leave_politics, 3, politician("trump"), "pawn"))
    assert len(t.state.players[3].politicians) == 1


def test_5_1_2_all_cards_go_home_and_a_generic_goes_to_the_reserve() -> None:
    t = four()
    in_front_of(t, 2, one("farraday", D, "NJ", supports=("press-1",)), one("eisenhower", R), one("okonkwo", R))
    start_over(t, do(leave_politics, 2, politician("farraday"), "pawn"))
    s = t.state
    assert politician("farraday") in s.politicians
    assert state("NJ") in s.uncontrolled
    assert number("support/press-1") in s.supports


def test_5_1_2_anybody_else_leaves_the_game() -> None:
    t = four()
    start_over(t, do(leave_politics, 2, politician("eisenhower"), "pawn"))
    assert politician("eisenhower") in t.state.out


def test_5_1_2_a_state_that_comes_home_is_turned_up_if_there_is_no_first_state() -> None:
    t = four()
    t.state.first_state, t.state.uncontrolled = NOBODY, ()
    start_over(t, do(leave_politics, 2, politician("eisenhower"), "pawn"))
    assert t.state.first_state == state("KS")


def test_5_1_3_the_vice_president_succeeds_with_5_points_and_names_another_of_the_party() -> None:
    t = four()
    t.state.approval = -3
    t.state.phase = "mortality"
    start_over(t, do(leave_politics, 0, politician("truman"), "pawn"))
    t.choose("Democrat")
    s = t.state
    assert s.president == politician("kennedy") and s.chair == 1
    assert s.approval == -3, "the approval stays"
    assert t.asked == ("name_vice_president", 1)
    assert all("(D" in label for label in t.labels)
    assert not any("bellweather" in label.lower() for label in t.labels)
    before = points(t)
    assert before[1] == 5
    t.choose("Desmond Farraday")
    assert s.vice_president == politician("farraday")
    assert points(t)[2] == 5


def test_5_1_3_succession_is_no_mandate_of_one_s_own() -> None:
    t = four()
    t.state.phase = "mortality"
    start_over(t, do(leave_politics, 0, politician("truman"), "pawn"))
    assert t.state.mandates == (politician("truman"),)


def test_5_1_3_a_secretary_who_rises_is_replaced() -> None:
    t = six()
    t.state.phase = "mortality"
    start_over(t, do(leave_politics, 0, politician("carter"), "pawn"))
    t.choose("Democrat")
    t.choose("John Kennedy (D, Secretary of State")
    assert t.state.vice_president == politician("kennedy")
    assert t.asked == ("name_secretary", 1)
    assert points(t)[1:3] == [5, 5]
    t.choose("Gerald Ford")
    assert t.state.secretary == politician("ford")
    assert points(t)[5] == 5


def test_5_1_3_a_secretary_who_rises_by_an_action_is_replaced_too() -> None:
    t = six()
    t.state.fates = (number("fate/benefit-of-the-doubt"),)
    congress(hold(t, 3, "action/new-ticket"), 1, (3,))
    t.choose("Play New ticket", "John Kennedy (D, Secretary of State")
    assert t.state.vice_president == politician("kennedy")
    assert t.asked == ("name_secretary", 0)
    t.choose("Gerald Ford")
    assert t.state.secretary == politician("ford")
    assert points(t) == [0, 0, 5, 0, 0, 5]


def test_5_1_3_the_secretary_may_rise_but_nobody_holds_two_offices_if_it_can_be_helped() -> None:
    t = six()
    in_front_of(t, 2, one("kennedy", D), one("farraday", D))
    start_over(t, do(leave_politics, 1, politician("johnson"), "pawn"), do(fill_offices))
    t.choose("Democrat")
    assert t.asked == ("name_vice_president", 0)
    named = [label.split(" (")[0] for label in t.labels]
    assert "John Kennedy" in named, "the Secretary may become Vice President"
    assert "Desmond Farraday" not in named, "their player would have both offices"
    assert "Theodore Okonkwo" in named


def test_5_1_3_two_offices_if_the_secretary_s_player_has_the_only_politicians_of_the_party() -> None:
    t = six()
    in_front_of(t, 2, one("farraday", D), one("kennedy", R))
    for seat, name in ((1, "johnson"), (3, "okonkwo"), (4, "montenegro"), (5, "sundqvist")):
        in_front_of(t, seat, one(name, R))
    t.state.vice_president = NOBODY
    start_over(t, do(fill_offices))
    assert t.state.vice_president == politician("farraday")


def test_5_1_3_nobody_s_own_as_long_as_somebody_else_s_is_there() -> None:
    t = six()
    t.state.phase = "mortality"
    start_over(t, do(leave_politics, 1, politician("johnson"), "pawn"))
    t.choose("Democrat")
    assert t.asked == ("name_vice_president", 0)
    assert not any("Ashgrove" in label for label in t.labels)


def test_5_1_3_an_own_politician_of_the_party_goes_before_somebody_else_s_of_the_other() -> None:
    t = four()
    in_front_of(t, 1, one("kennedy", D), one("bellweather", R))
    in_front_of(t, 2, one("eisenhower", R), one("farraday", R))
    t.state.phase = "mortality"
    t.state.politicians = ()
    start_over(t, do(leave_politics, 1, politician("kennedy"), "pawn"))
    assert t.state.vice_president == politician("ashgrove"), "the only Democrat left is the President's own"


def test_5_1_4_the_president_replaces_a_vice_president_who_scores_5() -> None:
    t = four()
    t.state.phase = "mortality"
    start_over(t, do(leave_politics, 1, politician("kennedy"), "pawn"))
    t.choose("Democrat", "Desmond Farraday")
    assert t.state.vice_president == politician("farraday")
    assert points(t) == [0, 0, 5, 0]


def test_a_secretary_who_dies_is_replaced_and_the_new_one_scores() -> None:
    t = six()
    t.state.phase = "mortality"
    start_over(t, do(leave_politics, 2, politician("kennedy"), "pawn"))
    t.choose("Democrat", "Richard Nixon")
    assert t.state.secretary == politician("nixon")
    assert points(t)[4] == 5


def test_an_independent_president_names_anybody() -> None:
    t = four()
    in_front_of(t, 0, one("anderson", I), one("ashgrove", D))
    elect(t, "anderson", "kennedy")
    t.state.phase = "mortality"
    start_over(t, do(leave_politics, 1, politician("kennedy"), "pawn"))
    t.choose("Democrat")
    assert any("(R" in label for label in t.labels) and any("(D" in label for label in t.labels)


def test_3_3_a_doctors_score_when_none_of_four_is_lost() -> None:
    t = four()
    t.state.players[2].lobby = number("lobby/doctors")
    in_front_of(t, 2, one("eisenhower", R), one("farraday", D), one("sundqvist", D), one("ivorson", D))
    in_mortality(t)
    assert points(t) == [0, 0, reward("doctors"), 0]


def test_3_3_h_an_action_spares_a_politician() -> None:
    t = four()
    hold(t, 1, "action/change-of-heart")
    in_mortality(t, BLUE, BLUE, BLUE, YELLOW)
    assert t.asked == ("answer", 1)
    t.choose("Play Change of heart")
    assert t.state.owner(politician("bellweather")) == 1
    assert number("action/change-of-heart") in t.state.discards


def test_a_yellow_pawn_comes_once_in_twenty_one_draws() -> None:
    assert Party.INDEPENDENT.pawn == "yellow"
    assert BAG[2] / sum(BAG) == 2 / 42
