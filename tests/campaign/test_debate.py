"""Advanced Game: Debate 1 to 10 (the tenth is in test_absentee_ballots), with its examples and those of 4.7."""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.games.campaign.content.candidates import CANDIDATES, Candidate
from resolute.games.campaign.content.charts import ISSUES
from resolute.games.campaign.content.lookups import STATE_ON, votes_in
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.rules.debate import argue, challenge, least_risk
from resolute.games.campaign.rules.turns import end_turn
from resolute.games.campaign.state import UNSHOWN, Debate
from resolute.web.telling import tell_lines
from tests.campaign.helpers import (
    ALL_BALLOTS,
    DEMOCRAT,
    EAST,
    PRESIDENT,
    REPUBLICAN,
    WEST,
    Stage,
    ballots,
    begin,
    campaign,
    debater,
    empty_decks,
    everything,
    fill,
    hold,
    home_state_ballot,
    plain_ballots,
    record,
    seen,
    stand,
    votes,
    worth,
    zone,
)

FOUR = debater(REPUBLICAN, 4)
TWO = debater(DEMOCRAT, 2)


def podium(mine: Candidate = FOUR, other: Candidate = TWO, seats: int = 4) -> Stage:
    """Two presidential candidates with plain ballots in hand; the Republican is to move."""
    t = campaign(seats, debate=True)
    stand(t, 0, mine, *t.state.players[0].running[1:])
    stand(t, 1, other, *t.state.players[1].running[1:])
    hold(t, 0, *plain_ballots(mine.campaign))
    return hold(t, 1, *plain_ballots(other.campaign, DEMOCRAT))


def challenged(t: Stage) -> Stage:
    """The Republican challenges, and the turn will end afterward."""
    return begin(t, do(challenge, 0), do(end_turn))


def neutral(*who: Candidate) -> str:
    """An issue with which none of them is identified."""
    return next(issue for issue in ISSUES if not any(issue in one.issues for one in who))


def debate_on(t: Stage, issue: str, *faces: int, theirs: int = 1) -> Stage:
    """Debate an issue: the challenger risks four, the opponent so many, and the dice fall."""
    challenged(t).choose(issue)
    for _ in range(4):
        t.table.play(0)
    t.dice(*faces)
    for region in range(4):
        t.table.play(0 if region < theirs else len(t.decision.options) - 1)
    return t


def finish(t: Stage) -> Stage:
    """Cast everything that was at risk, unrecorded."""
    while t.asked[0] == "choose_recording":
        t.table.play(0)
    return t


def cards(t: Stage, party: int) -> list[int]:
    assert t.state.debate is not None
    return [card for side, _, card in t.state.debate.risked if side == party]


@pytest.mark.parametrize(("faces", "allowed"), [((1, 6), True), ((4, 4), True), ((5, 6), False)])
def test_debate_1_on_7_or_doubles(faces: tuple[int, int], allowed: bool) -> None:
    """Debate 1: a region is selected, and 7 or doubles allow a challenge; 11 does not."""
    t = podium().dice(*faces).choose("Campaign in the East")
    assert ("Challenge your opponent to a debate" in t.labels) == allowed


def test_debate_1_only_where_it_is_played() -> None:
    t = campaign(4).dice(3, 4).choose("Campaign in the East")
    assert not any("debate" in label for label in t.labels) and "Debate" not in t.barred


def test_debate_2_the_challenger_selects_the_issue() -> None:
    """Debate 2: from the list on the tally board; president against president."""
    t = challenged(podium())
    assert t.asked == ("choose_issue", 0)
    assert t.labels == list(ISSUES)
    assert t.state.debate is not None and (t.state.debate.opponent, t.state.debate.office) == (1, PRESIDENT)


def test_debate_2_with_two_players_the_challenger_chooses_who_debates() -> None:
    """Debate 2: president against president, or the vice presidents; rating and issues are the debater's own."""
    t = podium(seats=2)
    mine, other = t.state.players[0].running, t.state.players[1].running
    challenged(t)
    assert t.labels == [f"{one.surname} against {two.surname}" for one, two in zip(mine, other, strict=True)]
    t.choose(f"{mine[1].surname} against {other[1].surname}", ISSUES[0])
    assert any(f"{mine[1].surname} and {other[1].surname} debate" in line for line in t.story)


def test_debate_2_every_issue_says_who_rolls_twice() -> None:
    """Debate 2, 5: one of them rolls twice, or both roll twice."""
    mine, other = next(
        (one, two)
        for one in CANDIDATES
        for two in CANDIDATES
        if (one.party, two.party) == (REPUBLICAN, DEMOCRAT)
        and set() < set(one.issues) & set(two.issues) < set(one.issues)
    )
    shared, own = (next(one for one in mine.issues if (one in other.issues) == both) for both in (True, False))
    said = {option.label: option.cost for option in challenged(podium(mine, other)).decision.options}
    assert said[shared] == f"{mine.surname} and {other.surname} roll twice"
    assert said[own] == f"{mine.surname} rolls twice"
    assert said[neutral(mine, other)] == ""


def test_debate_3_the_challenger_risks_four_one_for_each_region() -> None:
    t = challenged(podium()).choose(ISSUES[0])
    for region in range(4):
        assert t.asked == ("risk_in_region", 0)
        assert not any(label.startswith("Risk nothing") for label in t.labels)
        t.table.play(0)
        assert t.state.debate is not None
        assert [place for _, place, _ in t.state.debate.risked] == list(range(region + 1))


def test_debate_3_risked_ballots_lie_face_down() -> None:
    t = challenged(podium()).choose(ISSUES[0])
    t.table.play(0)
    (card,) = cards(t, REPUBLICAN)
    assert seen(t, 0, "risked") == seen(t, 2, "risked") == [f"ballot:{card}"]
    assert seen(t, 1, "risked") == [] and zone(t, 1, "risked").hidden == 1


def test_debate_3_a_challenger_needs_four_ballots() -> None:
    """Ruling 4.6: with three, or with Home State ballots among four, there is no challenge."""
    for hand in (plain_ballots(3), (*plain_ballots(3), home_state_ballot())):
        t = hold(podium(), 0, *hand).dice(3, 4).choose("Campaign in the East")
        assert t.barred["Debate"] == "You need four ballots to risk"


@pytest.mark.parametrize(("rating", "least"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_debate_4_the_opponent_risks_by_the_rating(rating: int, least: int) -> None:
    """Debate 4: a rating of 4 must risk three; ruling 4.4.4: rating less one, at least one."""
    other = next((one for one in _democrats() if one.rating == rating), None)
    if other is None:
        pytest.skip(f"no Democrat has a rating of {rating}")
    t = podium(other=other)
    assert least_risk(t.state, Debate(0, 1, PRESIDENT), 1) == least
    assert least_risk(t.state, Debate(0, 1, PRESIDENT), 0) == 4


def _democrats() -> list[Candidate]:
    return [one for one in CANDIDATES if one.party == DEMOCRAT]


def test_debate_4_the_opponent_selects_the_regions() -> None:
    """Debate 4: an opponent of rating 4 may leave out one region, any one, but no second."""
    t = challenged(podium(other=debater(DEMOCRAT, 4))).choose(ISSUES[0])
    for _ in range(4):
        t.table.play(0)
    t.choose("Risk nothing in the East")
    for _ in range(3):
        assert not any(label.startswith("Risk nothing") for label in t.labels)
        if t.state.debate is not None and len(cards(t, DEMOCRAT)) == 2:
            break
        t.table.play(0)
    assert t.state.debate is not None
    assert [region for party, region, _ in t.state.debate.risked if party == DEMOCRAT] == [1, 2]


def test_debate_4_never_more_than_one_a_region_or_four_in_all() -> None:
    t = challenged(podium()).choose(ISSUES[0])
    for _ in range(4):
        t.table.play(0)
    t.dice(1, 1, 1, 1, 1, 1, 1, 1)
    for _ in range(3):
        t.table.play(0)
    assert len(cards(t, DEMOCRAT)) == 3
    t.table.play(0)
    assert t.asked[0] != "risk_in_region"


def test_debate_4_no_home_state_ballots_are_risked() -> None:
    t = hold(podium(), 0, home_state_ballot(), *plain_ballots(4))
    challenged(t).choose(ISSUES[0])
    assert len(t.labels) == 4


def test_ruling_an_opponent_short_of_the_minimum_risks_everything() -> None:
    """Ruling 4.6: a rating of 4 asks for three ballots, but only one in hand may be risked."""
    t = podium(other=debater(DEMOCRAT, 4))
    hold(t, 1, *plain_ballots(1, DEMOCRAT), home_state_ballot(DEMOCRAT))
    assert least_risk(t.state, Debate(0, 1, PRESIDENT), 1) == 1


def test_ruling_an_opponent_without_a_ballot_to_risk_cannot_be_challenged() -> None:
    """Ruling 4.6: the challenger does something else with the turn."""
    t = hold(podium(), 1, home_state_ballot(DEMOCRAT)).dice(3, 4).choose("Campaign in the East")
    t.choose("Challenge your opponent to a debate")
    assert t.asked == ("choose_activity", 0)
    assert "Challenge your opponent to a debate" not in t.labels
    assert t.barred["Debate"] == "Your opponent has no ballot to risk"


def test_4_7_rating_4_identified_hits_twice_against_once() -> None:
    """Debate 5, 6; content 4.7: 8 and 11 against a 10 is two to one, and won."""
    issue = next(one for one in FOUR.issues if one not in TWO.issues)
    t = debate_on(podium(), issue, 4, 4, 5, 6, 5, 5)
    assert t.state.debate is not None and t.state.debate.hits == (2, 1)
    assert t.state.sides[REPUBLICAN].debates == (issue,)
    assert t.asked == ("choose_recording", 0)
    assert cards(t, DEMOCRAT)


def test_4_7_one_hit_each_is_a_stalemate() -> None:
    """Debate 6; content 4.7: 8 and 7 against a 10: both cast their own ballots, and nobody has won."""
    issue = next(one for one in FOUR.issues if one not in TWO.issues)
    t = debate_on(podium(), issue, 4, 4, 3, 4, 5, 5)
    assert t.state.debate is not None and t.state.debate.hits == (1, 1)
    own = {party: cards(t, party) for party in (REPUBLICAN, DEMOCRAT)}
    finish(t)
    assert [side.debates for side in t.state.sides] == [(), ()]
    for party, held in own.items():
        assert sum(t.state.sides[party].votes) > 0
        for card in held:
            assert (t.state.box[card] - 1) // len(STATES) == party


def test_debate_5_only_whoever_is_identified_rolls_twice() -> None:
    """Debate 5: four dice are thrown when neither is identified, eight when both are."""
    t = debate_on(podium(), neutral(FOUR, TWO), 3, 4, 3, 4)
    assert t.state.debate is not None and t.state.debate.hits == (0, 0)
    both = debater(DEMOCRAT, 4)
    shared = next((issue for issue in FOUR.issues if issue in both.issues), None)
    if shared is not None:
        t = debate_on(podium(other=both), shared, 3, 4, 3, 4, 3, 4, 3, 4, theirs=3)
        assert t.state.debate is not None and t.state.debate.hits == (0, 0)


@pytest.mark.parametrize("total", range(2, 13))
def test_debate_5_the_winning_numbers_of_rating_4_and_2(total: int) -> None:
    """Debate 5: 2, 3, 8 or 11 for a rating of 4; 4 or 10 for a rating of 2."""
    faces = (total // 2, total - total // 2)
    t = podium()
    t.state.debate = Debate(0, 1, PRESIDENT, neutral(FOUR, TWO))
    t.dice(*faces, *faces)
    hits: tuple[int, int] = (int(total in (2, 3, 8, 11)), int(total in (4, 10)))
    begin(t, do(argue), do(end_turn))
    won = [len(side.debates) for side in t.state.sides]
    assert won == [int(hits[0] > hits[1]), int(hits[1] > hits[0])]


def test_debate_5_the_journal_says_what_was_needed() -> None:
    """Debate 5: dice and result stand together, and nobody has to remember the winning totals."""
    t = debate_on(podium(), neutral(FOUR, TWO), 5, 6, 4, 5)
    told = t.table.story(None)
    assert told[told.index(f"{FOUR.surname} argues: rolled 5 and 6 for 11.") + 1] == (
        f"Needed 2, 3, 8 or 11: {FOUR.surname} makes the point."
    )
    assert f"Needed 4 or 10: {TWO.surname} misses the point." in told


def test_debate_3_ballots_at_risk_are_told_in_one_sentence() -> None:
    """The journal joins them, without a word about which ballots they are."""
    t = debate_on(podium(), neutral(FOUR, TWO), 3, 4, 3, 4, theirs=2)
    joined = [line.joined for line in tell_lines(t.table, None) if line.kind == "risks"]
    assert joined[3] == f"{FOUR.surname} risks four ballots, in the East, the South, the Midwest and the West."
    assert joined[4:] == ["", f"{TWO.surname} risks two ballots, in the East and the South."]


def test_debate_5_the_totals_of_both_debaters_are_named_before_the_issue() -> None:
    """Debate 5: a rating of 4 wins with 2, 3, 8 or 11, a rating of 2 with 4 or 10; nobody looks them up."""
    prompt = challenged(podium()).decision.prompt
    assert f"{FOUR.surname} needs 2, 3, 8 or 11; {TWO.surname} needs 4 or 10." in prompt
    option = challenged(podium(seats=2)).option(f"{FOUR.surname} against {TWO.surname}")
    assert option.cost == f"{FOUR.surname} needs 2, 3, 8 or 11; {TWO.surname} 4 or 10"


def test_debate_6_neither_wins_and_both_cast_their_ballots() -> None:
    t = debate_on(podium(), neutral(FOUR, TWO), 3, 4, 3, 4)
    own = cards(t, DEMOCRAT)
    finish(t)
    assert all((t.state.box[card] - 1) // len(STATES) == DEMOCRAT for card in own)
    assert everything(t) == ALL_BALLOTS


def test_debate_7_the_winner_casts_all_in_the_regions_where_they_were_risked() -> None:
    """Debate 7: the opponent's ballots too; each counts for the state of its region and for the winner."""
    t = debate_on(podium(), neutral(FOUR, TWO), 4, 4, 3, 4, theirs=4)
    assert t.state.debate is not None
    risked = t.state.debate.risked
    assert len(risked) == 8
    finish(t)
    for _, region, card in risked:
        place = t.state.box[card] - 1
        assert divmod(place, len(STATES)) == (REPUBLICAN, STATE_ON[card][region])
    assert not any(t.state.sides[DEMOCRAT].votes)


def test_debate_7_the_opponent_may_win_too() -> None:
    t = debate_on(podium(), neutral(FOUR, TWO), 3, 4, 5, 5)
    finish(t)
    assert len(t.state.sides[DEMOCRAT].debates) == 1
    assert not any(t.state.sides[REPUBLICAN].votes) and any(t.state.sides[DEMOCRAT].votes)


def test_debate_7_example_new_york_unrecorded_and_nevada_recorded() -> None:
    """Debate, example: the New York ballot, kept secret, leaves room there; the Nevada one proves a visit."""
    t = podium()
    new_york, nevada = ballots("NY", "NV", party=DEMOCRAT)
    t.state.debate = Debate(
        0,
        1,
        PRESIDENT,
        neutral(FOUR, TWO),
        ((DEMOCRAT, int(EAST), new_york), (DEMOCRAT, int(WEST), nevada)),
    )
    hold(t, 1, *plain_ballots(6, DEMOCRAT)[2:])
    for player in t.state.players:
        player.hand = tuple(card for card in player.hand if card not in (new_york, nevada))
        player.deck.cards = tuple(card for card in player.deck.cards if card not in (new_york, nevada))
    begin(t.dice(4, 4, 3, 4), do(argue), do(end_turn))
    t.choose("Keep it secret – New York", "Show it – Nevada")
    assert record(t, REPUBLICAN, "NY") == "" and record(t, REPUBLICAN, "NV") == "P"
    assert votes(t, REPUBLICAN, "NY") == worth(new_york, "NY")
    assert votes(t, REPUBLICAN, "NV") == worth(nevada, "NV")
    assert t.state.sides[REPUBLICAN].states == 1


def test_debate_7_a_ballot_that_is_not_shown_stays_a_secret() -> None:
    """Debate 7: a ballot that is not recorded goes into its region's slot, and the opponents hear no state."""
    t = debate_on(podium(), neutral(FOUR, TWO), 4, 4, 3, 4)
    assert t.decision.prompt == "Show this ballot on the board, or keep it secret?"
    assert t.state.debate is not None
    _, region, card = t.state.debate.risked[0]
    name = STATES[STATE_ON[card][region]].name
    before = {seat: len(t.table.story(seat)) for seat in (0, 1, 2, None)}
    t.choose(f"Keep it secret – {name}")
    told = {seat: " ".join(t.table.story(seat)[was:]) for seat, was in before.items()}
    for seat in (1, None):
        assert name not in told[seat] and f"casts a P ballot somewhere in the {Region(region).label}" in told[seat]
    assert name in told[0] and name in told[2]
    assert votes(t, REPUBLICAN, STATES[STATE_ON[card][region]].code) == votes_in(card, STATE_ON[card][region])


def test_debate_7_what_was_not_shown_may_be_any_ballot_of_the_region() -> None:
    """Debate 7: for all that the other party knows, it may lie in any state of the region; its own party knows."""
    t = debate_on(podium(), neutral(FOUR, TWO), 4, 4, 3, 4)
    assert t.state.debate is not None
    _, region, card = t.state.debate.risked[0]
    finish(t)
    place = t.state.box[card]
    found: set[int] = set()
    for seed in range(20):
        assert t.table.redeal(0, seed).state.box[card] == place
        s = t.table.redeal(1, seed).state
        unshown = [one for one, known in enumerate(s.known) if known & UNSHOWN and not known & 2]
        assert len(unshown) == 4
        for one in unshown:
            state = (s.box[one] - 1) % len(STATES)
            assert state in STATE_ON[one]
            found |= {state} if STATES[state].region == region else set()
    assert len(found) > 3


def test_debate_7_a_full_state_takes_the_ballot_unrecorded() -> None:
    """Debate 7: beyond the limit there is no choice but to leave the ballot unrecorded; the others cannot tell."""
    t = podium()
    (card,) = ballots("NY", party=DEMOCRAT)
    hold(t, 1, *(one for one in plain_ballots(5, DEMOCRAT) if one != card))
    fill(t, REPUBLICAN, "NY")
    t.state.players[1].deck.cards = tuple(one for one in t.state.players[1].deck.cards if one != card)
    t.state.debate = Debate(0, 1, PRESIDENT, neutral(FOUR, TWO), ((DEMOCRAT, int(EAST), card),))
    begin(t.dice(4, 4, 3, 4), do(argue), do(end_turn))
    assert t.asked == ("choose_recording", 0) and len(t.labels) == 1
    assert list(t.barred.values()) == ["Your party has cast all 5 ballots it may there"]
    t.choose("Keep it secret – New York")
    assert record(t, REPUBLICAN, "NY") == "PPPPP" and votes(t, REPUBLICAN, "NY") == worth(card, "NY")


def test_debate_7_the_winner_sees_what_they_won() -> None:
    """Debate 7: the winner casts the loser's ballots, so both parties know them from now on."""
    t = debate_on(podium(), neutral(FOUR, TWO), 4, 4, 3, 4)
    (card,) = cards(t, DEMOCRAT)
    assert f"ballot:{card}" in seen(t, 0, "risked")
    assert f"ballot:{card}" not in seen(t, None, "risked")


def test_debate_8_an_issue_that_was_won_is_closed() -> None:
    t = podium()
    t.state.sides[DEMOCRAT].debates = (ISSUES[0],)
    t.state.sides[REPUBLICAN].debates = (ISSUES[1],)
    assert challenged(t).labels == list(ISSUES[2:])


def test_debate_8_a_stalemated_issue_may_be_debated_again() -> None:
    """Ruling 4.5: only a won issue is closed."""
    issue = neutral(FOUR, TWO)
    t = finish(debate_on(podium(), issue, 3, 4, 3, 4))
    assert issue in challenged(t).labels


def test_debate_8_no_debate_when_every_issue_has_been_won() -> None:
    t = podium()
    t.state.sides[DEMOCRAT].debates = ISSUES
    t.dice(3, 4).choose("Campaign in the East")
    assert t.barred["Debate"] == "Every issue has been won"


def test_debate_9_both_players_refill_their_hands() -> None:
    t = finish(debate_on(podium(), neutral(FOUR, TWO), 3, 4, 3, 4, theirs=4))
    assert len(t.state.players[0].hand) == FOUR.campaign
    assert len(t.state.players[1].hand) == TWO.campaign
    assert t.asked == ("choose_region", 1)


def test_debate_9_can_take_somebodys_last_ballot() -> None:
    """Debate 9, Campaign's End: an opponent without decks who risked the last ballot is out."""
    t = hold(podium(), 1, *plain_ballots(1, DEMOCRAT))
    empty_decks(t, 1, 3)
    finish(debate_on(t, neutral(FOUR, TWO), 4, 4, 3, 4))
    assert t.state.players[1].hand == ()
    assert t.state.turns_left == 3
    assert t.asked == ("choose_region", 2)
