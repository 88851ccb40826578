"""A game whose rules change goes on: the same, from its last position, or as something that can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import resolute
from resolute import Record, SaveError
from resolute.engine import registry
from resolute.engine.errors import CannotMigrate, MoveError, ResoluteError
from resolute.engine.packing import seal
from resolute.engine.record import read_saved
from resolute.engine.upgrade import ReadOnlyGame, as_far_as_it_goes, branched
from tests.engine.toll import DEAR, FIRST, LOST, NEW, SAME, Toll

CHANGED = "The rules have been updated: the game goes on from here under the new ones, and"
ROLL, PAY, BRIBE = 0, 1, 2


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    return Rules(monkeypatch)


class Rules:
    """Which version of the rules is here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.become(FIRST)

    def become(self, game: resolute.Game[Any]) -> None:
        self._patch.setitem(registry._REGISTERED, "test-toll", game)


def played(*moves: int) -> Record:
    record = Record.new("test-toll", seats=2, seed=5)
    for move in moves:
        record.play(move)
    return record


def finished() -> Record:
    record = played(ROLL, PAY, BRIBE)
    while record.table.decision is not None:
        record.play(ROLL)
    return record


def to_the_end(record: Record) -> Record:
    while record.table.decision is not None:
        record.play(0)
    return record


def first_format(record: Record) -> bytes:
    """A file as it was written before files held a position."""
    fields = msgspec.msgpack.decode(msgspec.msgpack.encode(read_saved(record.save()).log))
    return seal(b"game", msgspec.msgpack.encode(fields[:11]), 1)


def same(record: Record) -> None:
    """A record comes back from a file and from a snapshot as it is."""
    for other in (Record.load(record.save()), Record.resume(record.snapshot())):
        assert other.save() == record.save() and other.table.journal == record.table.journal
        assert other.table.pack() == record.table.pack()


# The log comes out the same


@pytest.mark.parametrize("keep", [Record.save, first_format])
def test_a_log_that_comes_out_the_same_is_simply_of_the_new_version(
    rules: Rules, keep: Callable[[Record], bytes]
) -> None:
    record = played(ROLL, PAY, BRIBE, ROLL)
    data = keep(record)
    rules.become(SAME)
    loaded = Record.load(data)
    assert loaded.log.version == loaded.table.game.version == 2 and loaded.log.base is None
    assert [(one.number, one.kind) for one in loaded.table.journal or ()] == [
        (one.number, one.kind) for one in record.table.journal or ()
    ], "the journal says nothing of it"
    assert "hands over 3 coins" in " ".join(loaded.table.story(None)), "and is told in today's words"
    loaded.undo(agreed=True)
    assert len(loaded.log.moves) == 3, "every move can still be taken back"
    same(to_the_end(loaded))


def test_moves_that_the_change_does_not_touch_come_out_the_same(rules: Rules) -> None:
    data = played(PAY, BRIBE, PAY).save()
    rules.become(DEAR)
    loaded = Record.load(data)
    assert loaded.log.version == 3 and loaded.log.base is None
    same(to_the_end(loaded))


# It comes out differently


def test_a_game_goes_on_from_its_last_position_and_the_journal_says_so_once(rules: Rules) -> None:
    record = played(ROLL, PAY, BRIBE, ROLL)
    stories = {seat: record.table.story(seat) for seat in (None, 0, 1)}
    coins = record.table.view(None).parts
    data = record.save()
    rules.become(DEAR)
    loaded = Record.load(data)
    assert loaded.table.view(None).parts == coins and loaded.table.number == 4
    for seat, story in stories.items():
        told = loaded.table.story(seat)
        assert told[:-1] == story, "what came before is told in the words in which it was stored"
        assert told[-1] == f"{CHANGED} everything above is shown as it was played."
    same(loaded)
    move = loaded.play(ROLL)
    assert len(move.draws) == 2, "from here on the new rules hold"
    same(loaded)
    loaded.undo(agreed=True)
    assert len(loaded.log.moves) == 4
    same(loaded)
    assert loaded.play(ROLL).draws != move.draws, "what has been seen is not rolled again"
    same(to_the_end(loaded))


def test_moves_of_before_cannot_be_taken_back_replayed_or_branched(rules: Rules) -> None:
    record = played(ROLL, PAY)
    data = record.save()
    rules.become(DEAR)
    loaded = Record.load(data)
    assert not loaded.can_undo()
    with pytest.raises(MoveError, match="The rules have been updated since that move"):
        loaded.undo(agreed=True)
    for payload in (loaded.at, loaded.branch):
        with pytest.raises(ResoluteError, match="Position 1 was played under older rules"):
            payload(1)
    assert loaded.at(2).pack() == loaded.table.pack()


def test_a_game_that_went_over_branches_from_there_with_luck_of_its_own(rules: Rules) -> None:
    record = played(ROLL, PAY)
    data = record.save()
    rules.become(DEAR)
    loaded = Record.load(data)
    loaded.play(ROLL)
    draws = set()
    for seed in (1, 2, 3):
        branch = loaded.branch(2, seed=seed)
        draws.add(branch.play(ROLL).draws)
        same(branch)
        assert branch.at(2).number == 2
    assert len(draws) > 1
    again = loaded.branch(3, seed=9)
    again.play(ROLL)
    same(again)


def test_luck_that_was_skipped_by_agreement_stays_skipped(rules: Rules) -> None:
    record = played(ROLL, ROLL)
    seen = record.log.moves[-1].move.draws
    record.undo(agreed=True)
    data = record.save()
    rules.become(DEAR)
    loaded = Record.load(data)
    assert loaded.table.dice.save() == record.table.dice.save()
    assert loaded.table.story(None)[-2] == "Move 2 was taken back."
    assert loaded.play(ROLL).draws[:1] != seen
    same(loaded)


def test_rules_change_again_and_again(rules: Rules) -> None:
    record = played(ROLL, BRIBE)
    story = record.table.story(0)
    rules.become(DEAR)
    record = Record.load(record.save())
    record.play(ROLL)
    rules.become(NEW)
    record = Record.load(record.save())
    assert record.table.number == 3 and record.log.floor == 3
    told = record.table.story(0)
    assert told[: len(story)] == story and sum(line.startswith(CHANGED) for line in told) == 2
    same(to_the_end(record))


def test_a_position_that_was_branched_before_keeps_its_seed(rules: Rules) -> None:
    branch = played(ROLL, PAY, ROLL).branch(2, seed=77)
    branch.play(ROLL)
    rules.become(DEAR)
    loaded = Record.load(branch.save())
    assert loaded.table.dice.save() == branch.table.dice.save()
    loaded.play(ROLL)
    same(loaded)


# A finished game


def test_a_finished_game_stays_readable_with_its_outcome_and_no_word_is_added(rules: Rules) -> None:
    record = finished()
    data, last = record.save(), record.table.story(0)[-1]
    for game in (DEAR, NEW):
        rules.become(game)
        loaded = Record.load(data)
        assert loaded.table.outcome == record.table.outcome and loaded.table.decision is None
        assert loaded.table.story(0)[-1] == last, "no sentence about rules that no longer matter"
        assert loaded.table.seed == record.table.seed
        same(loaded)


# Positions that changed their shape


def test_a_position_of_another_shape_is_migrated_with_its_frames(rules: Rules) -> None:
    record = played(ROLL, PAY, BRIBE)
    coins = record.table.view(None).parts
    rules.become(NEW)
    loaded = Record.load(record.save())
    assert loaded.table.view(None).parts == coins
    assert loaded.table.decision is not None and loaded.table.decision.name == "barrier"
    assert resolute.unpack(record.table.pack()).view(None).parts == coins
    assert loaded.table.story(1)[-1].startswith(CHANGED)
    assert "Seat 2 pays 3." in loaded.table.story(1), "though nobody knows any more how to say that"
    same(to_the_end(loaded))


def test_a_position_that_cannot_be_migrated_gets_a_sentence_and_the_game_stays_readable(rules: Rules) -> None:
    record, over = played(ROLL, PAY, BRIBE), finished()
    told = record.table.story(0)
    rules.become(LOST)
    with pytest.raises(CannotMigrate, match=r"^Toll is played by sea now\.$"):
        resolute.unpack(record.table.pack())
    with pytest.raises(ReadOnlyGame, match="it can be read, but not played on") as caught:
        Record.load(record.save())
    game = caught.value
    assert [line.text for line in game.lines_for(0)] == told and game.outcome is None
    assert not any("bribes" in line.text for line in game.lines_for(None)), "a secret stays one"
    with pytest.raises(ReadOnlyGame) as caught:
        Record.load(over.save())
    assert caught.value.outcome == over.table.outcome
    assert any("bribes" in line.text for line in caught.value.lines_for(None)), "after the end everybody may read all"


def test_a_position_that_does_not_fit_the_new_types_is_said_to_be_of_older_rules(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(ROLL)
    rules.become(NEW)
    monkeypatch.setattr(type(NEW), "migrate", lambda self, version, position: position)
    with pytest.raises(CannotMigrate, match="version 1 of the rules of Toll, and version 4 cannot take it over"):
        resolute.unpack(record.table.pack())
    with pytest.raises(ReadOnlyGame):
        Record.load(record.save())


# Files of before, which hold the moves only


def test_an_old_file_whose_moves_come_out_differently_gets_one_sentence(rules: Rules) -> None:
    data = first_format(played(ROLL, PAY))
    rules.become(DEAR)
    with pytest.raises(SaveError) as caught:
        Record.load(data)
    assert str(caught.value) == (
        "This game was saved under version 1 of its rules, its moves do not lead to the same place under version 3,"
        " and the file does not hold the position itself."
    )


def test_an_old_file_whose_draws_are_the_same_is_played_on_and_the_journal_warns(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(PAY, BRIBE)
    data = first_format(record)
    rules.become(SAME)
    monkeypatch.setattr(Toll, "initial_state", lambda self, seats, options: self.state(coins=[60, 60]))
    loaded = Record.load(data)
    assert loaded.table.story(None)[-1].startswith("The rules have been updated since this game was saved")
    same(to_the_end(loaded))


# Logs without checkpoints, as older servers wrote them


def test_of_moves_alone_as_many_are_kept_as_come_out_the_same(rules: Rules) -> None:
    record = played(PAY, BRIBE, ROLL, PAY)
    rules.become(DEAR)
    kept = as_far_as_it_goes(record.log, None, over=False)
    assert kept.table.number == len(kept.log.moves) == 2
    assert kept.table.story(None)[-1] == f"{CHANGED} the last 2 moves could not be kept."
    same(to_the_end(kept))


def test_a_snapshot_of_before_and_the_moves_after_it_are_kept_as_far_as_they_go(rules: Rules) -> None:
    record = played(ROLL, BRIBE)
    story, snapshot = record.table.story(0), record.snapshot()
    for move in (PAY, PAY, ROLL, PAY):
        record.play(move)
    rules.become(DEAR)
    kept = as_far_as_it_goes(record.log, snapshot, over=False)
    assert kept.table.number == 4
    told = kept.table.story(0)
    assert [line.replace("hands over", "pays").replace(" coins", "") for line in told[: len(story)]] == story
    assert told[-1] == f"{CHANGED} the last 2 moves could not be kept."
    same(to_the_end(kept))
    rules.become(FIRST)
    back = played(PAY)
    rules.become(DEAR)
    assert as_far_as_it_goes(back.log, snapshot, over=False).table.number == 1, "a snapshot of other moves is no help"


def test_a_finished_game_of_moves_alone_stays_over(rules: Rules) -> None:
    record = finished()
    rules.become(DEAR)
    kept = as_far_as_it_goes(record.log, None, over=True)
    assert kept.table.decision is None and kept.table.outcome is not None
    assert "Its result was not stored" in kept.table.outcome.reason
    same(kept)


def test_a_snapshot_of_older_rules_is_not_resumed(rules: Rules) -> None:
    snapshot = played(ROLL).snapshot()
    rules.become(SAME)
    with pytest.raises(SaveError):
        Record.resume(snapshot)


def test_a_stored_position_branches_with_luck_of_its_own(rules: Rules) -> None:
    record = played(ROLL, PAY, ROLL)
    data = record.save()
    rules.become(DEAR)
    loaded = Record.load(data)
    branch = branched(loaded.log, Record.load(record.save()).table.clone(), seed=4)
    assert len(branch.log.moves) == 3
    same(branch)
