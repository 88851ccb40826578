"""What a seat may read and see; and what errors and texts must not give away."""

from __future__ import annotations

import re

import pytest

import resolute
from resolute import Record, Table
from resolute.engine.dice import Dice, ScriptedDice, seed_bytes
from resolute.engine.errors import RulesError
from resolute.engine.journal import Entry, Roll
from resolute.testing import Example
from tests.engine.fair import Fair


def fair(seed: int = 5) -> Example[Fair]:
    return Example(resolute.new("test-fair", seats=2, seed=seed))


def test_a_private_entry_is_read_by_its_seats_only() -> None:
    game = fair().choose("Take a lot", "Take a lot")
    lots = [visitor.cards.cards for visitor in game.state.visitors]
    for seat in (0, 1):
        read = [entry.about[0] for entry in game.table.journal_for(seat) if entry.kind == "lot"]
        assert tuple(read) == lots[seat] and len(read) == 2
    assert [entry for entry in game.table.journal_for(None) if entry.kind == "lot"] == []
    assert len([entry for entry in game.table.journal or () if entry.kind == "lot"]) == 4


def test_a_story_is_the_journal_of_a_seat_in_sentences() -> None:
    game = fair().choose("Rest")
    lot = game.state.visitors[1].cards.cards[0]
    assert game.table.story(1) == [f"You take lot {lot}.", "Seat 1 rests."]
    assert game.table.story(None) == ["Seat 1 rests."]


def test_an_entry_is_dated_by_the_move_in_which_it_was_written() -> None:
    game = fair().choose("Rest", "Rest")
    assert [entry.number for entry in game.table.journal_for(None)] == [1, 2]


def test_an_entry_without_a_sentence_is_a_fault_of_the_rules() -> None:
    game = fair()
    with pytest.raises(RulesError, match="test-fair has no sentence for a journal entry of kind secret"):
        game.table.game.sentence(game.table, Entry(0, "secret"))


def test_a_roll_says_one_die_without_a_total_and_a_loss_with_a_minus() -> None:
    assert Roll("luck", (4,)).say() == "luck: rolled 4"
    assert Roll("luck", (4, 2), (("rain", -1),), "lost").say() == "luck: rolled 4 + 2 − 1 (rain) = 5: lost"


def test_a_view_is_made_for_one_seat() -> None:
    table = fair().table
    views = {seat: table.view(seat).encode() for seat in (0, 1, None)}
    assert len(set(views.values())) == 3
    for seat in (0, 1):
        lot = table.state.visitors[seat].cards.cards[0]
        assert f'"Lot {lot}"'.encode() in views[seat]
        assert f'"Lot {lot}"'.encode() not in views[1 - seat] + views[None]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(5))
def test_a_redealt_table_looks_the_same_to_the_seat_for_which_it_was_dealt(seat: int, seed: int) -> None:
    table = fair().choose("Take a lot", "Show a lot", "Take a lot").table
    other = table.redeal(seat, seed)
    assert table.view(seat).encode() == other.view(seat).encode()
    assert table.state.visitors[seat] == other.state.visitors[seat]
    decision, same = table.decision, other.decision
    assert decision is not None and same is not None
    assert [option.label for option in decision.options] == [option.label for option in same.options]
    assert other.dice.save()[0] != table.dice.save()[0]


def test_a_redeal_deals_the_hidden_pieces_anew_and_loses_none() -> None:
    table = fair().choose("Take a lot").table
    deals = [table.redeal(0, seed) for seed in range(8)]
    assert len({deal.state.visitors[1].cards.cards for deal in deals}) > 1
    for deal in deals:
        hands = [visitor.cards.cards for visitor in deal.state.visitors]
        assert sorted((*deal.state.lots.cards, *hands[0], *hands[1])) == list(range(1, 13))


# Leaks


def test_the_seed_is_shown_only_when_the_game_is_over_and_fits_the_commitment() -> None:
    table = fair().table
    promised = table.commitment
    while table.decision is not None:
        assert table.seed is None and table.commitment == promised
        table.play(0)
    assert table.seed == seed_bytes(5)
    assert resolute.engine.dice.commitment(table.seed) == promised


def test_no_text_of_a_table_shows_the_seed_or_a_hidden_lot() -> None:
    secret = bytes(range(200, 232))
    record = Record.new("test-fair", seats=2, seed=secret)
    record.play(5)
    table: Table[Fair] = record.table
    decision = table.decision
    assert decision is not None
    shown = [record, record.log, table, decision, decision.options, table.dice, table.agenda, table.game]
    shown += [ScriptedDice([1, 2, 3]), Dice(secret)]
    text = " ".join(map(repr, shown))
    assert "xc8" not in text and secret.hex() not in text
    assert "cards" not in text and "Hand(" not in text and "Deck(" not in text
    assert repr(record.log) == "<log of test-fair, 1 moves>"


def test_a_refused_move_says_nothing_that_is_hidden() -> None:
    tables = [fair().table.redeal(0, seed) for seed in range(6)]
    said = set()
    for table in tables:
        for option, seat in ((0, 1), (77, None), (77, 0)):
            with pytest.raises(resolute.MoveError) as caught:
                table.play(option, seat=seat)
            said.add(str(caught.value))
    assert len(said) == 2 and not any(re.search(r"\b[Ll]ot", one) for one in said)
