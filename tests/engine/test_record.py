"""The record of a game: undo up to what was learned, agreed undo beyond it, and every past position."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import resolute
from resolute import MoveError, Record
from resolute.engine.log import Played, TakenBack
from resolute.engine.table import Move


def fair(seed: int = 21) -> Record:
    return Record.new("test-fair", seats=2, seed=seed)


def choose(record: Record, *labels: str) -> Move:
    """Play options by the beginning of their labels; the last move."""
    for label in labels:
        decision = record.table.decision
        assert decision is not None
        move = record.play(next(option for option in decision.options if option.label.startswith(label)))
    return move


def same(record: Record) -> None:
    """A loaded record is the same in table, journal, log and bytes."""
    loaded = Record.load(record.save())
    assert loaded.table.pack() == record.table.pack()
    assert loaded.table.journal == record.table.journal
    assert loaded.save() == record.save()
    last = record.at(len(record.log.moves))
    assert last.pack() == record.table.pack() and last.journal == record.table.journal


def test_a_record_plays_as_its_table_does_and_logs_every_move() -> None:
    record, table = fair(), resolute.new("test-fair", seats=2, seed=21)
    for index in (0, 2, 5, 0):
        assert record.play(index) == table.play(index)
    assert record.table.pack() == table.pack()
    assert [played.move.index for played in record.log.moves] == [0, 2, 5, 0]
    same(record)


def test_a_refused_move_is_not_logged() -> None:
    record = fair()
    before = record.save()
    for wrong in ({"option": 99}, {"option": 0, "seat": 1}, {"option": 0, "number": 3}):
        with pytest.raises(MoveError):
            record.play(**wrong)
    assert record.save() == before


def test_undo_takes_back_what_revealed_nothing_move_by_move() -> None:
    record = fair()
    positions = [record.table.pack()]
    for label in ("Give 1", "Give 2", "Rest"):
        choose(record, label)
        positions.append(record.table.pack())
    while record.log.moves:
        assert record.table.pack() == positions.pop()
        assert record.can_undo()
        record.undo()
        same(record)
    assert record.table.pack() == positions.pop() and not record.can_undo()
    assert record.table.story(None) == [], "an ordinary undo leaves no trace"


@pytest.mark.parametrize("label", ["Throw many", "Throw at", "Show a lot", "Take a lot"])
def test_undo_stops_at_a_draw_or_a_secret(label: str) -> None:
    record = fair()
    choose(record, label)
    before = record.save()
    assert not record.can_undo()
    with pytest.raises(MoveError, match="Something was drawn, rolled or learned"):
        record.undo()
    assert record.save() == before


def test_undo_stops_at_the_decision_of_another_seat() -> None:
    record = fair()
    choose(record, "Rest", "Give 1")
    assert record.can_undo(1) and not record.can_undo(0)
    with pytest.raises(MoveError, match="Another seat has moved since"):
        record.undo(0)
    record.undo(1)
    assert not record.can_undo(0), "seat 0 has seen what the other seat would answer"


def test_there_is_nothing_to_undo_at_the_start() -> None:
    for agreed in (False, True):
        with pytest.raises(MoveError, match="There is no move to take back"):
            fair().undo(agreed=agreed)


def test_an_agreed_undo_does_not_throw_the_dice_again_that_were_seen() -> None:
    record = fair()
    seen = choose(record, "Throw many").draws
    record.undo(agreed=True)
    assert record.table.number == 0
    assert choose(record, "Throw many").draws != seen
    same(record)


def test_the_journal_says_what_was_taken_back_by_agreement() -> None:
    record = fair()
    choose(record, "Rest", "Throw many")
    record.undo(agreed=True)
    assert record.table.story(None) == ["Seat 1 rests.", "Move 2 was taken back."]
    assert record.log.taken_back == [TakenBack(1, 2)]
    same(record)
    choose(record, "Give 1")
    assert record.table.story(None)[1:] == ["Move 2 was taken back.", "Seat 2 gives 1."]
    same(record)


def test_a_game_is_saved_right_after_an_agreed_undo_and_goes_on_with_fresh_luck() -> None:
    record = fair()
    seen = choose(record, "Throw many").draws
    record.undo(agreed=True)
    loaded = Record.load(record.save())
    assert choose(loaded, "Throw many") == choose(record, "Throw many")
    assert loaded.log.moves[0].move.draws != seen
    assert loaded.log.moves[0] == Played(record.log.moves[0].move, dice_at=2 + len(seen))


def test_an_undo_after_an_agreed_undo_does_not_bring_back_the_dice_that_were_seen() -> None:
    record = fair()
    choose(record, "Rest")
    seen = choose(record, "Throw many").draws
    record.undo(agreed=True)
    record.undo(seat=0)
    same(record)
    assert choose(record, "Rest", "Throw many").draws != seen
    same(record)


def test_a_free_undo_of_a_move_made_after_an_agreed_one_keeps_the_luck_where_it_was() -> None:
    record = fair()
    first = choose(record, "Throw many").draws
    record.undo(agreed=True)
    choose(record, "Rest")
    record.undo()
    same(record)
    assert choose(record, "Throw many").draws != first
    same(record)


def test_every_agreement_is_told_once_and_at_the_position_to_which_the_players_went_back() -> None:
    record = fair()
    draws = []
    for _ in range(3):
        choose(record, "Rest")
        draws.append(choose(record, "Throw many").draws)
        record.undo(agreed=True)
        record.undo(agreed=True)
        same(record)
    assert len(set(draws)) == 3
    assert record.table.story(None) == ["Move 2 was taken back."] * 3
    choose(record, "Rest", "Rest", "Rest")
    assert record.table.story(None)[:3] == ["Move 2 was taken back."] * 3
    assert len(record.table.story(None)) == 6
    same(record)


def test_the_whole_game_can_be_taken_back_by_agreement_from_its_end() -> None:
    record = fair()
    while record.table.decision:
        record.play(1 if len(record.log.moves) % 2 else 0)
    while record.log.moves:
        record.undo(agreed=True)
        same(record)
    assert record.table.outcome is None and record.table.seed is None


def test_every_past_position_can_be_looked_at() -> None:
    record = fair()
    packs, journals = [record.table.pack()], [list(record.table.journal or ())]
    for label in ("Rest", "Throw many", "Take a lot", "Throw at", "Leave it"):
        choose(record, label)
        packs.append(record.table.pack())
        journals.append(list(record.table.journal or ()))
    for number, (pack, journal) in enumerate(zip(packs, journals, strict=True)):
        past = record.at(number)
        assert past.pack() == pack and past.journal == journal and past.number == number
    assert record.table.pack() == packs[-1], "looking changes nothing"


@pytest.mark.parametrize("number", [-1, 1])
def test_a_position_that_never_was_is_refused(number: int) -> None:
    with pytest.raises(resolute.ResoluteError, match=f"There is no position {number}; the game has 0 moves"):
        fair().at(number)


def test_a_past_position_goes_on_as_the_game_did() -> None:
    record = fair()
    choose(record, "Throw many")
    record.undo(agreed=True)
    choose(record, "Throw many", "Throw many", "Rest")
    branch = record.at(0)
    for played in record.log.moves:
        assert branch.play(played.move.index) == played.move
    assert branch.pack() == record.table.pack()


def test_a_move_that_another_seat_answered_stays_even_if_the_answer_is_taken_back() -> None:
    record = fair()
    first = choose(record, "Rest").seat
    second = choose(record, "Rest").seat
    assert first != second
    record.undo(second)
    assert not record.can_undo(first)
    with pytest.raises(MoveError, match="answered"):
        record.undo(first)
    choose(record, "Give 1")
    assert record.can_undo(second), "the other seat may still change its own mind"
    same(record)


def test_a_branch_shares_the_past_and_goes_on_with_luck_of_its_own() -> None:
    record = fair()
    choose(record, "Throw many", "Rest")
    branch = record.branch(1, seed=5)
    assert branch.table.number == 1
    assert branch.table.view(0) == record.at(1).view(0)
    assert branch.table.commitment != record.table.commitment
    throws = []
    for one in (record.branch(1, seed=5), record.branch(1, seed=6), record.branch(0, seed=5)):
        choose(one, "Throw many")
        throws.append(one.log.moves[-1].move.draws)
        same(one)
    assert len(set(throws)) > 1
    same(branch)


def test_a_branch_can_be_taken_back_beyond_its_beginning_without_seeing_old_dice_again() -> None:
    record = fair()
    choose(record, "Throw many", "Rest")
    branch = record.branch(1, seed=5)
    branch.undo(agreed=True)
    same(branch)
    choose(branch, "Throw many")
    assert branch.log.moves[0].move.draws != record.log.moves[0].move.draws
    same(branch)
    again = branch.branch(1, seed=9)
    choose(again, "Rest")
    same(again)


def test_branches_of_branches_leave_one_seed_for_each_position() -> None:
    """However often somebody branches, takes back and branches again: the file stays as long as the game."""
    record = fair()
    for seed in range(20):
        choose(record, "Throw many")
        record = record.branch(1, seed=seed)
        if seed % 2:
            record.undo(agreed=True)
        else:
            record = record.branch(0, seed=seed)
        same(record)
        assert len(record.log.branches) <= len(record.log.moves) + 1


def test_a_file_of_before_may_name_a_position_more_than_once() -> None:
    """Branches that were taken back to one position used to be kept, though only the last counts."""
    record = fair().branch(0, seed=5)
    choose(record, "Throw many")
    expected = record.save()
    record.log.branches.insert(0, (0, bytes(32)))
    assert record.save() != expected
    assert Record.load(record.save()).save() == expected


def test_moves_are_not_taken_back_by_agreement_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each stands in the journal and in the file, and a file with more of them is refused."""
    monkeypatch.setattr("resolute.engine.log.TAKEN_BACK_AT_MOST", 3)
    record = fair()
    for _ in range(3):
        choose(record, "Throw many")
        record.undo(agreed=True)
    same(record)
    choose(record, "Throw many")
    with pytest.raises(MoveError, match="3 moves have been taken back"):
        record.undo(agreed=True)
    choose(record, "Rest")
    record.undo()
    same(record)


def test_many_notes_are_read_once_and_not_for_every_move() -> None:
    """A file may hold thousands of notes, and a replay reads them once."""
    record = fair()
    choose(record, "Throw many", "Rest", "Throw many")
    record.log.taken_back = [Counted(3, 4) for _ in range(1000)]
    Counted.read = 0
    record.at(3)
    assert Counted.read <= 3 * 1000


class Counted(TakenBack, frozen=True):
    """A note that knows how often its position is asked for."""

    read: ClassVar[int] = 0

    def __getattribute__(self, name: str) -> Any:
        if name == "back_to":
            Counted.read += 1
        return super().__getattribute__(name)
