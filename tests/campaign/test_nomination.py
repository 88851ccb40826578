"""Advanced Game: Nomination, for four and for two players."""

from __future__ import annotations

from itertools import combinations

import pytest

from resolute.engine.frames import Seat
from resolute.games.campaign import GAME
from resolute.games.campaign.content.candidates import CANDIDATES, Candidate
from resolute.testing import new_example
from tests.campaign.helpers import (
    DEMOCRAT,
    PRESIDENT,
    REPUBLICAN,
    VICE_PRESIDENT,
    Stage,
    pick,
    seen,
    told,
)

REPUBLICANS = [one for one in CANDIDATES if one.party == REPUBLICAN]
LOW, *_, HIGH = sorted(REPUBLICANS, key=lambda one: one.total)
EQUAL = next(pair for pair in combinations(REPUBLICANS, 2) if pair[0].total == pair[1].total)


def convention(first: Candidate, third: Candidate) -> Stage:
    """Four players; seats 1 and 3 hold these two Republicans, and have nominated them."""
    t = new_example(GAME, seats=4, options={"nomination": True})
    assert t.state.nomination is not None
    others = [one.id for one in REPUBLICANS if one not in (first, third)]
    t.state.nomination.cards[0] = (first.id, *others[:4])
    t.state.nomination.cards[2] = (third.id, *others[4:8])
    t.run()
    for _ in range(4):
        t.table.play(0)
    return t


def offices(t: Stage, *seats: Seat) -> list[tuple[int, ...]]:
    return [t.state.players[seat].offices for seat in seats]


# Four players


def test_four_players_have_five_open_cards_each() -> None:
    """Nomination, four players: five of the party's cards face up before each player, none twice."""
    t = new_example(GAME, seats=4, options={"nomination": True})
    assert t.state.nomination is not None
    dealt = t.state.nomination.cards
    assert [len(cards) for cards in dealt] == [5] * 4
    assert len({card for cards in dealt for card in cards}) == 20
    for seat, cards in enumerate(dealt):
        assert {CANDIDATES[card].party for card in cards} == {seat % 2}
        for viewer in (0, 1, None):
            assert seen(t, viewer, f"convention{seat + 1}") == [f"candidate:{card}" for card in cards]


def test_four_players_choose_alone_and_in_secret() -> None:
    """Nomination, four players: partners do not consult, so not even the partner learns the choice."""
    t = new_example(GAME, seats=4, options={"nomination": True})
    assert t.state.nomination is not None
    assert t.asked == ("choose_nominee", 0)
    assert [option.at for option in t.decision.options] == [f"candidate:{card}" for card in t.state.nomination.cards[0]]
    t.table.play(2)
    mine = f"candidate:{t.state.nomination.cards[0][2]}"
    assert seen(t, 0, "chosen") == [mine]
    assert seen(t, 1, "chosen") == seen(t, 2, "chosen") == []
    assert "chosen" not in t.table.view(None).parts
    assert "chose_nominee" in told(t, 0) and "chose_nominee" not in told(t, 2)


def test_nominees_are_shown_when_everybody_has_chosen() -> None:
    t = convention(HIGH, LOW)
    shown = [entry.about for entry in t.table.journal_for(None) if entry.kind == "nominee"]
    assert [seat for seat, _ in shown] == [0, 1, 2, 3]
    assert shown[0][1] == HIGH.id


@pytest.mark.parametrize("flipped", [False, True])
def test_without_agreement_the_higher_total_wins(flipped: bool) -> None:
    """Nomination, four players: the candidate with the higher Effective Total is nominated."""
    t = convention(LOW, HIGH) if flipped else convention(HIGH, LOW)
    favored, partner = (2, 0) if flipped else (0, 2)
    assert t.asked == ("choose_favoured", favored)
    t.choose("Run for president")
    assert offices(t, favored, partner) == [(PRESIDENT,), (VICE_PRESIDENT,)]
    assert t.state.players[favored].candidates == (HIGH.id,)


def test_the_winner_picks_the_running_mate_from_the_other_nine() -> None:
    """Nomination, four players: the losing candidate or any of the eight cards not chosen."""
    t = convention(HIGH, LOW).choose("Run for president")
    assert t.asked == ("choose_mate", 0)
    assert len(t.decision.options) == 9
    offered = {option.at for option in t.decision.options}
    assert f"candidate:{LOW.id}" in offered and f"candidate:{HIGH.id}" not in offered
    pick(t, f"candidate:{LOW.id}")
    assert t.state.players[2].candidates == (LOW.id,)


def test_partners_may_agree_on_the_lower_total() -> None:
    """Nomination, four players: partners compare merits and may agree; the nominee picks the running mate."""
    t = convention(HIGH, LOW).choose("Let your partner run")
    assert t.asked == ("answer_proposal", 2)
    t.choose("Agree and run")
    assert offices(t, 0, 2) == [(VICE_PRESIDENT,), (PRESIDENT,)]
    assert t.state.players[2].candidates == (LOW.id,)
    assert t.asked == ("choose_mate", 2)


def test_a_deal_the_higher_total_yields_and_chooses_the_running_mate() -> None:
    """Nomination, deals: the player with the higher total lets the other run, in return for choosing the mate."""
    t = convention(HIGH, LOW).choose("Let your partner run if you get to choose the running mate", "Agree and run")
    assert offices(t, 0, 2) == [(VICE_PRESIDENT,), (PRESIDENT,)]
    assert t.asked == ("choose_mate", 0)
    pick(t, f"candidate:{HIGH.id}")
    assert t.state.players[0].candidates == (HIGH.id,)


def test_a_declined_deal_leaves_the_nomination_to_the_higher_total() -> None:
    t = convention(HIGH, LOW).choose("Let your partner run if you get to choose the running mate", "Decline")
    assert offices(t, 0, 2) == [(PRESIDENT,), (VICE_PRESIDENT,)]
    assert t.asked == ("choose_mate", 0)


@pytest.mark.parametrize(("faces", "winner"), [((6, 6, 1, 1), 0), ((1, 1, 6, 6), 2), ((3, 3, 2, 4, 1, 2, 5, 5), 2)])
def test_equal_totals_are_decided_by_dice(faces: tuple[int, ...], winner: Seat) -> None:
    """Nomination, four players: with equal totals and no agreement the higher roll is nominated."""
    t = convention(*EQUAL)
    assert t.asked == ("choose_claim", 0)
    t.choose("Claim it")
    assert t.asked == ("answer_claim", 2)
    t.dice(*faces).choose("Disagree and roll for it")
    assert offices(t, winner) == [(PRESIDENT,)]
    assert t.asked == ("choose_mate", winner)


def test_equal_totals_may_be_settled_by_agreement() -> None:
    t = convention(*EQUAL).choose("Claim it", "Agree")
    assert offices(t, 0, 2) == [(PRESIDENT,), (VICE_PRESIDENT,)]
    t = convention(*EQUAL).choose("Let your partner run", "Agree and run")
    assert offices(t, 0, 2) == [(VICE_PRESIDENT,), (PRESIDENT,)]


def test_equal_totals_and_a_declined_deal_are_decided_by_dice() -> None:
    """Nomination: a deal that is declined is no agreement, so the proposer has no better right than the partner."""
    t = convention(*EQUAL).choose("Let your partner run if you get to choose the running mate")
    t.dice(1, 1, 6, 6).choose("Decline and roll for it")
    assert offices(t, 0, 2) == [(VICE_PRESIDENT,), (PRESIDENT,)]
    assert t.asked == ("choose_mate", 2)


def test_the_other_cards_are_set_aside_and_the_game_begins() -> None:
    t = convention(HIGH, LOW).choose("Run for president")
    t.dice(6, 6, 1, 1, 6, 6, 1, 1)
    while t.asked[0] != "choose_region":
        t.table.play(0)
    assert t.state.nomination is None
    assert all(len(player.candidates) == 1 and player.hand for player in t.state.players)


# Two players


def test_two_players_have_seven_open_cards_each() -> None:
    """Nomination, two players: seven cards face up before each player."""
    t = new_example(GAME, seats=2, options={"nomination": True})
    assert t.state.nomination is not None
    assert [len(cards) for cards in t.state.nomination.cards] == [7, 7]
    assert {CANDIDATES[card].party for card in t.state.nomination.cards[1]} == {DEMOCRAT}


def test_two_players_choose_a_ticket_that_stays_secret_until_both_have_chosen() -> None:
    """Nomination, two players: president and vice president out of the seven, shown at once."""
    t = new_example(GAME, seats=2, options={"nomination": True}, faces=(6, 6, 1, 1))
    assert t.state.nomination is not None
    mine, theirs = t.state.nomination.cards
    steps = [("choose_nominee", 0), ("choose_nominee", 1), ("choose_mate_of_seven", 0), ("choose_mate_of_seven", 1)]
    for name, seat in steps:
        assert t.asked == (name, seat)
        assert not told(t, None) & {"runs_for", "chose_nominee", "chose_mate"}
        assert len(t.decision.options) == (7 if name == "choose_nominee" else 6)
        assert not any(player.candidates for player in t.state.players)
        t.table.play(1)
    assert t.state.players[0].candidates == (mine[1], mine[2])
    assert t.state.players[1].candidates == (theirs[1], theirs[2])
    assert "runs_for" in told(t, None)
    assert t.asked == ("choose_region", 0)


# Bots


def test_a_nominee_is_judged_by_the_best_ticket_that_is_still_possible() -> None:
    """Two players choose one card after the other; what counts is what both come to together."""
    t = new_example(GAME, seats=2, options={"nomination": True, "debate": True})
    s = t.state
    assert s.nomination is not None
    party = s.players[0].party
    cards = s.nomination.cards[0] = tuple(one.id for one in CANDIDATES if one.party == party)[:7]
    for nominee in cards:
        s.nomination.nominees[0], s.nomination.mates[0] = nominee, -1
        expected = GAME.bots.evaluate(t.table, 0)
        tickets = []
        for mate in cards:
            if mate != nominee:
                s.nomination.mates[0] = mate
                tickets.append(GAME.bots.evaluate(t.table, 0))
        assert expected == max(tickets)
    s.nomination.nominees[0], s.nomination.mates[0] = -1, -1
    before = GAME.bots.evaluate(t.table, 0)
    for option in t.decision.options:
        after = t.table.clone()
        after.play(option)
        assert GAME.bots.evaluate(after, 0) <= before
