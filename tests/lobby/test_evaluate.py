"""How bots see a position of Lobby, and what the laboratory is told of a finished game."""

from __future__ import annotations

from math import exp

import msgspec
import pytest

from resolute.bots import Observation, make_bot
from resolute.engine.frames import Option, do
from resolute.games.lobby import GAME
from resolute.games.lobby.evaluate import LOST, WON
from resolute.games.lobby.findings import TARGETS
from resolute.games.lobby.forecast import (
    approval_variance,
    coming_evaluations,
    evaluations_left,
    initiatives_to_come,
)
from resolute.games.lobby.holdings import promise, purse
from resolute.games.lobby.library import LOBBIES
from resolute.games.lobby.prospects import (
    candidate_chances,
    contenders,
    election_points,
    likely,
    offices_worth,
    second_places,
)
from resolute.games.lobby.rules.attempt import draw_for_attempt, plan_attempt
from resolute.games.lobby.rules.bids import bid, spend
from resolute.games.lobby.rules.effects import choose_for_the_bag
from resolute.games.lobby.rules.scoring import end_of_the_game
from resolute.games.lobby.rules.votes import electors_of
from resolute.games.lobby.standings import impeachment_chance, standings
from resolute.games.lobby.state import Candidate, Election, Impeachment, Laid, OpenCrisis, Record, Vote
from resolute.games.lobby.words import findings as words
from resolute.lab.playing import dealt, moves_of
from resolute.lab.simulate import simulate
from tests.lobby.staging import (
    D,
    R,
    Stage,
    congress,
    crises,
    four,
    hold,
    in_front_of,
    number,
    one,
    plain_lobbies,
    politician,
    refresh,
    start_over,
    state,
)

PRESIDENT, OPPOSITION = 0, 3


def worth(t: Stage, seat: int = 0) -> float:
    """How good a stage looks."""
    return GAME.bots.evaluate(t.table, seat)


def table() -> Stage:
    """Seat 0 has the President, seat 1 the Vice President, and nothing else is going on."""
    return plain_lobbies(four())


def test_3_1_the_end_is_all_that_counts() -> None:
    t = table()
    t.state.players[2].points = 30
    end_of_the_game(t.table)
    assert worth(t, 2) == WON and worth(t, 0) == LOST


def test_points_count_for_their_player_and_against_the_others() -> None:
    t = table()
    before = [worth(t, seat) for seat in range(4)]
    t.state.players[2].points += 1
    after = [worth(t, seat) for seat in range(4)]
    assert after[2] > before[2] and all(after[seat] < before[seat] for seat in (0, 1, 3))


def test_whoever_nears_51_is_the_one_to_stop() -> None:
    """A point more of a leader with 47 hurts more than one of a leader with 20."""

    def loss(points: int) -> float:
        t = table()
        t.state.players[3].points = points
        before = worth(t)
        t.state.players[3].points += 1
        return before - worth(t)

    assert loss(47) > 1.5 * loss(20)


def test_5_3_crises_hurt_those_in_office_and_a_fresh_executive_helps() -> None:
    t = table()
    quiet = [worth(t, seat) for seat in range(4)]
    crises(t, "suez")
    assert worth(t, PRESIDENT) < quiet[PRESIDENT] and worth(t, OPPOSITION) > quiet[OPPOSITION]
    bare = worth(t, PRESIDENT)
    t.state.crises = (OpenCrisis(number("crisis/suez"), (Laid(number("executive/draft-call"), 0),)),)
    assert worth(t, PRESIDENT) > bare


def test_5_3_how_many_evaluations_and_initiatives_a_turn_still_has() -> None:
    """The President's second initiative comes after everybody's first one; the third after everybody's second one."""
    t = table()
    s = t.state
    s.phase, s.round, s.due, s.evaluated = "congress", 1, (2, 3), False
    assert evaluations_left(s) == 2 and initiatives_to_come(s) == 3
    s.round, s.due = 2, (0, 1, 2, 3)
    assert evaluations_left(s) == 2 and initiatives_to_come(s) == 1
    s.due = (1, 2, 3)
    assert evaluations_left(s) == 2 and initiatives_to_come(s) == 0, "it ends with the initiative that runs"
    s.due, s.evaluated = (3,), True
    assert evaluations_left(s) == 1 and initiatives_to_come(s) == 2
    s.round, s.due, s.evaluated = 3, (), False
    assert evaluations_left(s) == 1 and initiatives_to_come(s) == 0
    s.evaluated = True
    assert evaluations_left(s) == 0
    s.phase, s.election = "primaries", Election()
    assert evaluations_left(s) == 0
    s.phase, s.election = "election", None
    assert evaluations_left(s) == 2 and initiatives_to_come(s) == 5, "the result is in, and another turn comes"
    s.turn = s.last_turn
    assert evaluations_left(s) == 0


def test_5_3_an_evaluation_that_comes_at_once_is_counted_exactly() -> None:
    """Approval +3: 3 for the President and 2 for the Vice President; one bare crisis takes 1 from it."""
    t = table()
    s = t.state
    s.phase, s.round, s.approval, s.due = "congress", 3, 3, ()
    assert coming_evaluations(s) == (3.0, 2.0, 3.0)
    crises(t, "suez")
    assert coming_evaluations(s) == (2.0, 1.0, 2.0)
    s.evaluated = True
    assert coming_evaluations(s) == (0.0, 0.0, 3.0)


def test_5_3_the_further_off_an_evaluation_the_less_approval_tells_of_it() -> None:
    """Fates and crises come between: the difference of 8 shrinks, and the election becomes less certain."""
    t = crises(table(), "suez", "watts")
    s = t.state
    s.phase = "congress"
    gaps, doubts = [], []
    for s.round, s.due in ((3, ()), (2, (1, 2, 3)), (1, (3,)), (1, (1, 2, 3))):
        found = []
        for s.approval in (-4, 4):
            found.append(coming_evaluations(s)[2])
        gaps.append(found[1] - found[0])
        doubts.append(approval_variance(s))
    assert gaps == sorted(gaps, reverse=True) and gaps[0] == 8 and 0 < gaps[-1] < 4
    assert doubts == sorted(doubts) and doubts[0] == 0


def test_3_3_g_an_executive_that_solves_either_of_two_crises_solves_the_stronger_one() -> None:
    t = hold(congress(crises(plain_lobbies(four()), "suez", "war-in-korea"), 1, (0,)), 0, "executive/landing-at-inchon")
    t.choose("Play Landing at Inchon")
    assert t.asked == ("choose_crisis", 0)
    chosen = make_bot("steady", 1).choose(Observation(t.table))
    assert t.decision.options[chosen].label.startswith("On War in Korea")


def test_the_presidency_is_worth_less_while_crises_pile_up() -> None:
    t = table()
    light, _ = offices_worth(t.state)
    crises(t, "suez", "watts", "sputnik", "polio-epidemic")
    heavy, _ = offices_worth(t.state)
    assert heavy < light
    t.state.turn = t.state.last_turn
    assert offices_worth(t.state) == (10, 5), "nothing comes after the last election"


def test_cards_of_others_count_by_their_number_only() -> None:
    t = hold(table(), 3, "crisis/suez")
    one = worth(t)
    assert worth(hold(t, 3, "action/filibuster")) == one
    assert worth(hold(t, 3, "action/filibuster", "crisis/suez")) < one


def test_an_executive_that_fits_is_worth_holding_for_the_president() -> None:
    t = crises(table(), "suez")
    fits, other = worth(hold(t, 0, "executive/draft-call")), worth(hold(t, 0, "executive/disaster-relief"))
    assert fits > other


def test_5_3_c3_an_attempt_is_judged_by_its_chance_before_the_pawns() -> None:
    t = table()
    t.state.phase, t.state.round = "congress", 1
    quiet = worth(t, 3)
    t.table.agenda.append(do(plan_attempt, 3, politician("montenegro")))
    refresh(t)
    t.table.pauses, t.table.unanswered = GAME.bots.judged_before, True
    planned = worth(t, 3)
    found = []
    for option in t.decision.options[:4]:
        twin = t.table.clone()
        twin.advance(option)
        assert twin.agenda[-1].step is draw_for_attempt
        found.append(GAME.bots.evaluate(twin, 3))
    assert planned > quiet, "a Republican is welcome in Wyoming"
    assert max(found) == pytest.approx(planned, abs=0.05), "the best expenses are foreseen"
    assert len(set(found)) == len(found)


def election(t: Stage, blue: int, red: int) -> Election:
    """Truman against Montenegro with pledged electors, while New York votes."""
    t.state.phase = "election"
    candidates = (
        Candidate(0, politician("truman"), D, electors=blue, mate=politician("kennedy")),
        Candidate(3, politician("montenegro"), R, electors=red, mate=politician("bellweather")),
    )
    to_come = tuple(state(code) for code in ("CA", "WY", "IA", "WI"))
    return Election(candidates, incumbent=politician("truman"), to_come=to_come, vote=Vote(state("NY")))


def test_5_4_2_chances_of_an_election() -> None:
    t = table()
    even = candidate_chances(t.state, election(t, 40, 40))
    ahead = candidate_chances(t.state, election(t, 45, 40))
    assert sum(even) == pytest.approx(1) and ahead[0] > even[0]
    assert candidate_chances(t.state, election(t, 51, 49)) == (1.0, 0.0), "51 electors end the night"


def test_5_4_2_a_candidate_who_wins_brings_10_and_the_running_mate_5() -> None:
    t = table()
    t.state.turn = t.state.last_turn
    t.state.election = election(t, 80, 0)
    assert election_points(t.state, 0) == pytest.approx([10, 5, 0, 0], abs=0.05)
    t.state.election = election(t, 0, 80)
    assert election_points(t.state, 0) == pytest.approx([-5, 5, 0, 10], abs=0.05)


def test_5_4_2_votes_that_are_bought_show_before_the_pawns() -> None:
    t = table()
    before = election(t, 40, 40)
    vote = msgspec.convert({"state": state("NY"), "spent": [{"seat": 0, "candidate": 0, "votes": 2}]}, Vote)
    after = msgspec.structs.replace(before, vote=vote)
    assert candidate_chances(t.state, after)[0] > candidate_chances(t.state, before)[0]


def test_5_4_1_who_may_be_nominated() -> None:
    """A President who may run is the likeliest of the party; in the other one electors decide."""
    t = table()
    t.state.phase = "congress"
    democrats, republicans = contenders(t.state, D), contenders(t.state, R)
    assert max(democrats, key=lambda one: one.chance).seat == 0
    assert max(republicans, key=lambda one: one.chance).seat == 3
    assert sum(one.chance for one in democrats) == pytest.approx(1)
    assert sum(one.chance for one in republicans) == pytest.approx(1)


def test_5_4_1_the_president_s_player_hardly_hopes_for_the_other_party_s_nomination() -> None:
    """One candidate a player: only after two mandates the electors in the other party count as anybody's."""
    t = in_front_of(table(), 0, one("truman", D, "MO"), one("ashgrove", R, "CA", "NY"))
    t.state.phase = "congress"
    chances = {runner.seat: runner.chance for runner in contenders(t.state, R)}
    assert sum(chances.values()) == pytest.approx(1)
    assert 0 < chances[0] < 0.25
    t.state.mandates = (t.state.president,) * 2
    assert max(contenders(t.state, R), key=lambda runner: runner.chance).seat == 0


@pytest.mark.parametrize(("seats", "start"), [(4, 1), (5, 3), (6, 1), (6, 3)])
def test_4_3_step_9_the_first_president_s_player_keeps_the_big_state_in_the_party(seats: int, start: int) -> None:
    """The President will run, so that electors in the other party only help whoever runs there."""
    own = other = 0
    for deal in range(4):
        t = dealt("lobby", seats, {"start": start}, 0, deal)
        moves = moves_of(t, ("steady",) * seats, 0, deal)
        while t.state.phase == "setup":
            next(moves)
        for somebody in t.state.players[t.state.chair].politicians:
            electors = electors_of(somebody.states)
            if somebody.party == t.state.president_party:
                own += electors
            else:
                other += electors
    assert own > 2 * other


def test_5_4_2_whoever_brings_more_support_is_likelier_named_running_mate() -> None:
    """Of two Republicans beside a third, the one with two support cards may hope for nearly all of the second place."""
    t = in_front_of(table(), 2, one("eisenhower", R, "KS", supports=("women-1", "press-1")))
    in_front_of(t, 1, one("kennedy", D, "MA"), one("bellweather", R))
    weights = second_places(t.state, R)
    assert weights[2] > 10 * weights[1] > 0


def test_6_whoever_gains_by_an_impeachment_wants_the_votes_for_it() -> None:
    """Approval stands at +5: the President would lose the evaluations, and the Vice President would get them."""
    t = table()
    s = t.state
    s.phase, s.round, s.approval = "congress", 1, 5

    def after(for_it: bool, seat: int) -> float:
        s.impeachment = Impeachment(3, (2, 0, 1), ((3, for_it),))
        return worth(t, seat)

    assert after(True, 1) > after(False, 1)
    assert after(True, 0) < after(False, 0)
    s.impeachment = Impeachment(3, (), tuple((seat, True) for seat in range(4)))
    assert impeachment_chance(s) == 1
    s.impeachment = Impeachment(3, (), tuple((seat, False) for seat in range(4)))
    assert impeachment_chance(s) == 0


def test_5_1_4_a_dismissal_is_worth_something_to_whoever_may_be_named_next() -> None:
    """The Vice President who takes over names somebody else's Democrat: seat 2 hopes for it only with one."""
    t = table()
    s = t.state
    s.phase, s.round = "congress", 1

    def gain() -> float:
        s.impeachment = Impeachment(3, (), tuple((seat, False) for seat in range(4)))
        before = standings(s, 2)[2]
        s.impeachment = Impeachment(3, (), tuple((seat, True) for seat in range(4)))
        return standings(s, 2)[2] - before

    in_front_of(t, 2, one("eisenhower", R, "KS"))
    assert gain() == pytest.approx(0)
    in_front_of(t, 2, one("eisenhower", R, "KS"), one("bellweather", D))
    assert gain() > 1


def test_a_lead_without_doubt_is_certain() -> None:
    assert likely(1, 0) == 1 and likely(0, 0) == 0.5 and likely(-1, 0) == 0
    assert likely(3, 9) == pytest.approx(0.841, abs=0.001)


@pytest.mark.slow
def test_steady_beats_random_and_the_laboratory_hears_of_it() -> None:
    found = simulate("lobby", games=10, seats=4, bots=("steady", "random"), seed=5)
    assert found.wins_by_bot["steady"] > found.wins_by_bot.get("random", 0)
    asked = set(found.findings)
    assert asked >= {question for question in TARGETS if not question.endswith((" 5", " 6"))}


def bidding(money: int = 40) -> Stage:
    """Truman against Montenegro, and seat 0, whose candidate Truman is, bids in New York."""
    t = table()
    s = t.state
    s.election = msgspec.structs.replace(election(t, 40, 40), order=(0, 1, 2, 3))
    for player in s.players:
        player.money = money
    start_over(t, do(bid, 0))
    return refresh(t)


def test_5_4_2_expenses_are_rated_as_if_they_had_been_played() -> None:
    t = bidding()
    options = t.decision.options
    rated = GAME.bots.rated(t.table, 0, options)
    tried = 0
    for place, option in enumerate(options):
        if option.frame.step is spend and rated[place] > LOST:
            twin = t.table.clone()
            twin.advance(option)
            assert GAME.bots.evaluate(twin, 0) == pytest.approx(rated[place])
            tried += 1
    assert tried >= 4
    best = options[max(rated, key=lambda place: rated[place])]
    assert best.frame.step is not spend or best.frame.args[1] == 0, "nobody pays for the other side"


def test_5_4_2_money_is_held_back_for_states_that_matter_and_spent_on_the_last_one() -> None:
    """With California to come nobody pays in New York; if no state comes after it, and no turn, everybody does."""

    def best(t: Stage) -> Option:
        rated = GAME.bots.rated(t.table, 0, t.decision.options)
        return t.decision.options[max(rated, key=lambda place: rated[place])]

    t = bidding()
    s = t.state
    s.turn = s.last_turn
    assert best(t).declines
    assert s.election is not None
    s.election = msgspec.structs.replace(s.election, to_come=())
    assert best(refresh(t)).frame.step is spend and best(t).frame.args[1] == 0


def test_a_million_more_is_worth_less_the_more_there_are() -> None:
    assert 0 < purse(41) - purse(40) < purse(6) - purse(5)


def test_3_3_h_whoever_sends_somebody_to_the_bag_picks_a_rival_who_would_be_missed() -> None:
    t = table()
    start_over(t, do(choose_for_the_bag, 3, number("action/second-thoughts"), 0))
    options = refresh(t).decision.options
    rated = GAME.bots.rated(t.table, 3, options)
    best = options[max(rated, key=lambda place: rated[place])].frame.args[-1]
    assert t.state.owner(best) != 3 and best in t.state.office_holders()


def test_crises_that_lay_at_the_start_are_not_counted_as_played_and_solved() -> None:
    """Three were solved, both starting crises among them: one of the four that were played."""
    t = crises(table(), "suez")
    t.state.record = Record(crises=4, solved=3)
    end_of_the_game(t.table)
    told = [solved for question, _, solved in GAME.lab.findings(t.table) if question == words.SOLVED]
    assert told == [True, False, False, False]


# What is judged without playing it


def test_5_3_c_a_draw_is_worth_what_its_pile_holds() -> None:
    """Fundraising of $4M is worth more than of $1M, an own icon more than another one; support goes where it helps."""
    t = congress(table(), 1, (0,))
    options = t.decision.options

    def worths() -> dict[str, float]:
        rated = GAME.bots.rated(t.table, 0, options)
        return {options[place].frame.args[0]: worth for place, worth in rated.items()}

    s = t.state
    s.funds = (number("fundraising/bake-sales"),)
    poor = worths()
    assert set(poor) == {"politicians", "support", "fundraising", "cards"}
    s.funds = (number("fundraising/wildcatters-gala"),)
    rich = worths()
    assert rich["fundraising"] > poor["fundraising"] and rich["support"] == poor["support"]
    s.funds = (number("fundraising/hospital-ball"), number("fundraising/premiere-night"))
    both = worths()["fundraising"]
    s.funds = (number("fundraising/hospital-ball"),)
    assert worths()["fundraising"] > both, "seat 0 leads the doctors"


def test_5_3_c_a_draw_is_judged_like_the_position_after_it() -> None:
    """Of a pile with one card nothing is left to chance: what it is worth is what the best answer leads to."""
    t = congress(table(), 1, (0,))
    s = t.state
    s.supports, s.politicians = s.supports[:1], s.politicians[:1]
    options = t.decision.options
    rated = GAME.bots.rated(t.table, 0, options)
    for place, option in enumerate(options):
        if option.frame.step.name == "act" and option.frame.args[0] in ("support", "politicians"):
            drawn = t.table.clone()
            drawn.advance(option)
            after = []
            assert drawn.decision is not None
            for answer in drawn.decision.options:
                twin = drawn.clone()
                twin.advance(answer)
                after.append(GAME.bots.evaluate(twin, 0))
            assert rated[place] == pytest.approx(max(after))


def test_5_3_c_3_expenses_are_judged_as_if_they_were_played() -> None:
    t = congress(table(), 1, (0,))
    start_over(t, do(plan_attempt, 0, politician("truman")))
    options = refresh(t).decision.options
    rated = GAME.bots.rated(t.table, 0, options)
    assert len(rated) == len(options) > 10
    for place, option in enumerate(options):
        twin = t.table.clone()
        twin.pauses = GAME.bots.judged_before
        twin.advance(option)
        assert GAME.bots.evaluate(twin, 0) == pytest.approx(rated[place])


@pytest.mark.parametrize("question", ["take_initiative", "plan_attempt"])
def test_judging_leaves_the_position_as_it_was(question: str) -> None:
    t = congress(table(), 1, (0,))
    if question == "plan_attempt":
        start_over(t, do(plan_attempt, 0, politician("truman")))
    before = refresh(t).table.pack()
    assert t.asked[0] == question
    GAME.bots.rated(t.table, 0, t.decision.options)
    assert t.table.pack() == before


def test_before_an_election_no_lead_is_certain() -> None:
    # 45 points at most, 0.045 to the log odds for each, against three rivals.
    t = table()
    t.state.players[0].points = 49
    assert t.state.phase == "congress"
    assert worth(t) > 80
    chance = GAME.bots.chance(t.table, 0)
    assert 0.6 < chance < 1 / (1 + 3 * exp(-0.045 * 45))
    t.state.players[0].points = 36
    assert GAME.bots.chance(t.table, 0) < chance


def test_chances_of_all_seats_keep_the_order_of_their_standing() -> None:
    t = table()
    for seat, points in enumerate((30, 20, 10, 0)):
        t.state.players[seat].points = points
    chances = [GAME.bots.chance(t.table, seat) for seat in range(4)]
    assert chances == sorted(chances, reverse=True)


def test_no_lobby_looks_worse_than_all_others_so_that_each_is_led() -> None:
    looks = [promise(lobby) for lobby in LOBBIES.values()]
    assert looks.count(min(looks)) > 1
