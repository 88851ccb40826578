"""What options are worth: chances of votes before and after, points and approval, and what a card does."""

from __future__ import annotations

from resolute.engine.frames import Step, do
from resolute.engine.option_values import OptionValue
from resolute.engine.reactions import answered, let_it_happen
from resolute.games.lobby import GAME, values
from resolute.games.lobby.rules.bids import bid
from resolute.games.lobby.rules.campaigning import choose_pawns
from resolute.games.lobby.rules.nomination import choose_mate
from resolute.games.lobby.rules.primaries import take_turn_in_primaries
from resolute.games.lobby.state import Attempt, Candidate, Election, Spent, Vote
from resolute.games.lobby.values_people import _electors
from resolute.games.lobby.words import values as words
from tests.lobby.staging import (
    D,
    R,
    Stage,
    congress,
    crises,
    four,
    hold,
    new_table,
    number,
    plain_lobbies,
    politician,
    refresh,
    reward,
    state,
)


def table(*hand: str, seat: int = 0) -> Stage:
    """A player has an initiative in the first round, with these cards in hand."""
    t = plain_lobbies(four())
    t.state.players[seat].hand = ()
    congress(t, 1, (seat,))
    return hold(t, seat, *hand)


def value(t: Stage, label: str) -> OptionValue:
    """What is said of the option that begins so."""
    decision = t.decision
    found = [place for place, option in enumerate(decision.options) if option.label.startswith(label)]
    assert found, t.labels
    return decision.details.value(found[0])


def amounts(found: OptionValue) -> list[tuple[str, float]]:
    """Gains by their unit."""
    return [(one.unit, one.number) for one in found.gains]


def test_5_3_a_a_crisis_says_its_points_and_what_it_costs_the_president() -> None:
    """One point, approval −1 at once, and another −1 at the evaluation unless somebody covers it."""
    found = value(table("crisis/suez", seat=3), "Play the crisis Suez")
    assert amounts(found) == [("points", 1)]
    assert found.kind == "crisis" and found.effect == "approval +1 → 0, evaluation +1 → −1"


def test_3_3_a_newspapers_see_the_point_for_their_first_crisis() -> None:
    t = table("crisis/suez", seat=3)
    t.state.players[3].lobby = number("lobby/newspapers")
    assert amounts(value(refresh(t), "Play the crisis Suez"))[0] == ("points", 1 + reward("newspapers"))


def test_3_3_g_an_executive_says_whether_it_solves_or_covers() -> None:
    t = crises(table("executive/landing-at-inchon", "executive/draft-call"), "war-in-korea")
    solves, covers = value(t, "Play Landing"), value(t, "Play Draft")
    assert (solves.effect, solves.note) == ("solves it", "approval +1 → +3, evaluation 0 → +3")
    assert "needs 2" in covers.effect and covers.note == "evaluation 0 → +1"


def test_3_3_g_an_executive_on_one_of_several_crises_says_it_for_each() -> None:
    t = crises(table("executive/draft-call"), "suez", "war-in-korea")
    assert value(t, "Play Draft").kind == "executive"
    t.choose("Play Draft")
    assert value(t, "On Suez").note == "approval +1 → +3, evaluation −1 → +2"
    assert value(t, "On War in Korea").note == "evaluation −1 → 0"


def test_every_step_that_has_a_value_is_one_of_the_rules() -> None:
    steps = {one.name for module in GAME.rules for one in vars(module).values() if isinstance(one, Step)}
    assert set(values._BY_STEP) <= steps | {answered.name, let_it_happen.name}


def test_5_3_c3_an_attempt_says_its_chance_and_expenses_what_they_add() -> None:
    t = table(seat=3)
    t.state.first_state = state("WY")
    attempt = next(option for option in refresh(t).decision.options if option.frame.step.name == "attempt_with")
    found = t.decision.details.value(list(t.decision.options).index(attempt))
    assert [one.price for one in found.tries] == ["free", "$1M", "$2M", "$3M"]
    assert found.tries[0].chance < found.tries[1].chance < found.tries[3].chance
    t.table.play(attempt)
    nothing, two = t.decision.details.value(0), t.decision.details.value(2)
    assert nothing.price is None and nothing.chance is not None and nothing.chance.after == found.tries[0].chance
    assert two.price is not None and two.price.number == 2
    assert (
        two.chance is not None
        and two.chance.before == found.tries[0].chance < two.chance.after == found.tries[2].chance
    )


def test_an_action_says_what_it_does_and_a_pile_how_much_is_left() -> None:
    t = table("action/late-session")
    assert value(t, "Play Late session").effect == "In any initiative: draw two cards."
    assert value(t, "Take a card").note == f"{len(t.state.cards)} cards left"


def test_3_3_h_whoever_may_answer_an_action_reads_what_it_will_do() -> None:
    t = table("action/late-session")
    hold(t, 1, "action/point-of-order")
    t.choose("Play Late session")
    assert t.asked == ("answer", 1)
    assert value(t, "Let it happen").effect == "draw two cards."


def test_6_a_vote_to_impeach_says_who_follows() -> None:
    t = table("action/breach-of-trust", seat=2)
    t.choose("Play Breach of trust")
    assert value(t, "Vote to impeach").effect == "then 2 of 6 votes for it"
    assert value(t, "Vote to impeach").note == "if it passes, Kennedy (Film and television) is President and scores 5"
    assert value(t, "Vote against").note == ""


def test_4_3_a_lobby_is_called_by_its_name_and_says_the_rest_once() -> None:
    t = new_table()
    found = t.decision.details.value(0)
    assert found.short and "$" not in found.short and "starts with" in found.effect.lower()


def test_5_4_2_a_raise_says_the_chance_here_and_of_the_election() -> None:
    """In New York a vote costs $6M; what others hold in their hands changes nothing of it."""
    t = plain_lobbies(four())
    s = t.state
    candidates = (
        Candidate(0, politician("truman"), D, electors=40, mate=politician("kennedy")),
        Candidate(3, politician("montenegro"), R, electors=40, mate=politician("bellweather")),
    )
    vote = Vote(state("NY"), cards=(Spent(3, 1, 2), Spent(0, 0, 1)))
    s.phase, s.election = "election", Election(candidates, order=(0, 1, 2, 3), to_come=(state("IA"),), vote=vote)
    s.approval = 0
    t.table.agenda.append(do(bid, 0))
    before = refresh(t).decision.details
    first, against = before.value(0), value(t, "Spend $6M for Montenegro")
    assert first.price is not None and first.price.number == 6
    assert first.chance is not None and first.chance.before is not None and first.chance.after > first.chance.before
    assert first.note.startswith("Truman elected ")
    assert against.chance is not None and against.chance.label == "to win New York"
    s.players[3].hand = (number("campaign/recount"),)
    assert refresh(t).decision.details == before


def test_5_4_2_an_election_that_is_not_over_is_never_called_certain() -> None:
    assert words.elected("Truman", 0.994, 0.9971) == "Truman elected 99% → >99%"
    assert words.elected("Truman", 0.004, 0.0) == "Truman elected <1% → 0%"
    assert words.elected("Truman", 0.5, 1.0) == "Truman elected 50% → 100%"


def test_5_4_1_a_gift_says_where_it_brings_a_candidate_and_whether_that_leads() -> None:
    t = plain_lobbies(four())
    t.state.election = Election(
        (Candidate(1, politician("kennedy"), D, 2), Candidate(0, politician("truman"), D, 3)), order=(2, 3, 0, 1)
    )
    t.state.phase = "primaries"
    t.run(do(take_turn_in_primaries, 2))
    found = value(t, "Give Farraday's 3 to Kennedy")
    assert found.effect == "Kennedy 2 → 5" and found.note == "leads the party"
    assert value(t, "Declare Dwight Eisenhower").gains[0].number == 1


def test_5_4_2_a_running_mate_says_what_they_bring_and_whom_they_help() -> None:
    t = plain_lobbies(four())
    t.state.election = Election(
        (Candidate(3, politician("montenegro"), R, 9), Candidate(0, politician("truman"), D, 9))
    )
    t.state.phase = "primaries"
    t.run(do(choose_mate, 3, 0))
    found = value(t, "Dwight Eisenhower")
    assert found.chance is not None and 0 < found.chance.after < 1
    assert found.note == "Nature and parks +5 if elected"


def test_3_3_h_pawns_that_go_back_say_the_chance_that_this_wins() -> None:
    """Lost by four: only the best redraws of three win it, and those that give up the other color do best."""
    t = table(seat=3)
    t.state.attempt = Attempt(3, politician("montenegro"), state("WY"), 0, pawns=(7, 3, 0))
    t.run(do(choose_pawns, 3, 3))
    blue, red = (value(t, f"Put back 3 {color}").chance for color in ("blue", "red"))
    assert blue is not None and red is not None
    assert red.after < blue.after < 1


def test_a_single_elector_is_one() -> None:
    assert [_electors(count).label for count in (0, 1, 2)] == ["electors", "elector", "electors"]
