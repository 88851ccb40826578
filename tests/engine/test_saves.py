"""Saves that were cut short, damaged, forged, or made elsewhere: always one sentence, never a traceback."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import resolute
from resolute import Record, SaveError
from resolute.engine.dice import ScriptedDice
from resolute.engine.errors import RulesError
from resolute.engine.frames import Frame
from resolute.engine.log import TAKEN_BACK_AT_MOST
from resolute.engine.packing import FORMAT, seal
from resolute.engine.record import GAME_FORMAT
from resolute.testing import Example
from tests.engine.fair import GAME


def played(moves: int = 5) -> Record:
    record = Record.new("test-fair", seats=2, seed=11)
    for number in range(moves):
        decision = record.table.decision
        assert decision is not None
        record.play((number * 5 + 1) % len(decision.options))
    return record


RECORD = played()
READERS: dict[str, tuple[bytes, Callable[[bytes], Any], bytes]] = {
    "game": (RECORD.save(), Record.load, b"game"),
    "position": (RECORD.table.pack(), resolute.unpack, b"position"),
}
FORMATS = {"game": GAME_FORMAT, "position": FORMAT}
both = pytest.mark.parametrize("what", READERS)


def refusal(read: Callable[[bytes], Any], data: bytes) -> str:
    with pytest.raises(SaveError) as caught:
        read(data)
    said = str(caught.value)
    assert said[0].isupper() and said.endswith(".") and "\n" not in said
    return said


@both
def test_a_save_is_read_again_and_the_game_goes_on_the_same(what: str) -> None:
    data, read, _ = READERS[what]
    loaded = read(data)
    table = loaded.table if isinstance(loaded, Record) else loaded
    original = RECORD.table.clone()
    assert table.pack() == original.pack() and table.hash == original.hash
    for one in (table, original):
        Example(one).choose("Show a lot")
    assert table.pack() == original.pack()


@both
def test_a_save_cut_short_anywhere_is_refused(what: str) -> None:
    data, read, _ = READERS[what]
    said = {refusal(read, data[:length]) for length in range(len(data))}
    assert len(said) == 2 and any("cut short" in one for one in said)


@both
def test_a_save_with_any_byte_changed_is_refused(what: str) -> None:
    data, read, _ = READERS[what]
    for place in range(len(data)):
        for flip in (0x01, 0x80, 0xFF):
            refusal(read, data[:place] + bytes([data[place] ^ flip]) + data[place + 1 :])


@both
@settings(deadline=None)
@given(data=st.binary(max_size=200))
def test_foreign_bytes_are_refused(what: str, data: bytes) -> None:
    refusal(READERS[what][1], data)


@both
@settings(deadline=None)
@given(body=st.binary(max_size=100))
def test_foreign_bytes_behind_a_good_header_are_refused(what: str, body: bytes) -> None:
    _, read, kind = READERS[what]
    refusal(read, seal(kind, body, FORMATS[what]))


@both
@settings(max_examples=300, deadline=None)
@given(chosen=st.data())
def test_a_save_that_was_damaged_and_sealed_again_is_refused_or_read_but_never_breaks(
    what: str, chosen: st.DataObject
) -> None:
    data, read, kind = READERS[what]
    body = bytearray(data[26:])
    for _ in range(chosen.draw(st.integers(1, 3))):
        body[chosen.draw(st.integers(0, len(body) - 1))] = chosen.draw(st.integers(0, 255))
    try:
        loaded = read(seal(kind, bytes(body), FORMATS[what]))
    except SaveError as error:
        assert str(error).endswith(".")
    else:
        assert isinstance(loaded, Record | resolute.Table)


@both
def test_a_body_that_is_nested_too_deeply_is_refused(what: str) -> None:
    _, read, kind = READERS[what]
    assert "changed" in refusal(read, seal(kind, b"\x91" * 100_000, FORMATS[what]))


@both
def test_more_bytes_than_there_should_be_are_refused(what: str) -> None:
    data, read, _ = READERS[what]
    assert "changed or damaged" in refusal(read, data + b"\0")


@both
def test_a_save_of_a_newer_format_is_refused_and_says_so(what: str) -> None:
    data, read, _ = READERS[what]
    known = FORMATS[what]
    said = refusal(read, data[:5] + bytes([known + 1]) + data[6:])
    assert f"newer Resolute (format {known + 1}; this one reads {known})" in said


@both
def test_a_save_of_newer_rules_is_refused_and_names_both_versions(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data, read, _ = READERS[what]
    monkeypatch.setattr(type(GAME), "version", 2)
    assert refusal(read, data) == (
        "This save uses version 3 of the rules of Fair, and this Resolute knows 2: update Resolute to read it."
    )


def test_a_position_is_no_saved_game_and_the_other_way_round() -> None:
    assert "not a saved game" in refusal(Record.load, READERS["position"][0])
    assert "not a position" in refusal(resolute.unpack, READERS["game"][0])


def test_a_save_of_a_game_that_is_not_here_says_so() -> None:
    log = msgspec.structs.replace(RECORD.log, game="chess")
    assert refusal(Record.load, seal(b"game", msgspec.msgpack.encode(log))) == (
        'This save is of a game called "chess", which is not here.'
    )


# Forged contents: well-formed and sealed, but not what was played


def forged(change: Callable[[Any], None]) -> bytes:
    log, checkpoint = msgspec.msgpack.decode(READERS["game"][0][26:])
    change(log)
    return seal(b"game", msgspec.msgpack.encode((log, checkpoint)), GAME_FORMAT)


def set_move(number: int, field: str, value: Any) -> Callable[[Any], None]:
    def change(log: Any) -> None:
        assert log[5][number]["move"][field] != value
        log[5][number]["move"][field] = value

    return change


def put(place: int, value: Any) -> Callable[[Any], None]:
    def change(log: Any) -> None:
        log[place] = value

    return change


FORGERIES: dict[str, Callable[[Any], None]] = {
    "another option": set_move(0, "index", 2),
    "an option that is not listed": set_move(0, "index", 99),
    "a negative option": set_move(0, "index", -1),
    "another seat": set_move(0, "seat", 1),
    "other dice": set_move(0, "draws", [5]),
    "more dice": set_move(0, "draws", [1, 1, 1]),
    "a secret where there was none": set_move(0, "private", True),
    "a word for a number": set_move(0, "index", "0"),
    "other luck": put(4, bytes(32)),
    "too long a seed": put(4, bytes(65)),
    "no seats": put(2, 0),
    "other seats": put(2, 3),
    "other options": put(3, {"length": 12}),
    "unknown options": put(3, {"weather": "fine"}),
    "moves after the end": lambda log: log[5].extend(log[5] * 9),
    "a move less": lambda log: log[5].pop(),
    "dice from before the start": put(7, -1),
    "dice from far away": put(7, 1 << 62),
    "another hash": put(10, "0" * 32),
    "no hash": lambda log: log.__delitem__(slice(10, None)),
    "a base that is none": put(11, [1]),
    "a base after the last move": put(11, [99, READERS["position"][0], []]),
    "a base of another number of moves": put(11, [3, READERS["position"][0], []]),
    "nothing": lambda log: log.clear(),
    "notes that are none": put(6, [[1]]),
    "a note after the last move": put(6, [{"back_to": 99, "from_number": 100}]),
    "a note before the first move": put(6, [{"back_to": -1, "from_number": 1}]),
    "notes out of order": put(6, [{"back_to": 1, "from_number": 2}, {"back_to": 0, "from_number": 1}]),
    "a note that goes nowhere": put(6, [{"back_to": 1, "from_number": 1}]),
    "more notes than a game can have": put(6, [{"back_to": 0, "from_number": 1}] * (TAKEN_BACK_AT_MOST + 1)),
    "a branch after the last move": put(8, [[1_000_000, b""]]),
    "a branch before the first move": put(8, [[-1, b""]]),
    "branches out of order": put(8, [[1, b""], [0, b""]]),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_saved_game_with_forged_contents_is_refused(forgery: str) -> None:
    said = refusal(Record.load, forged(FORGERIES[forgery]))
    assert "changed" in said or "does not give the same result" in said


def test_an_untouched_log_passes_through_the_same_hands() -> None:
    assert Record.load(forged(lambda log: None)).table.hash == RECORD.table.hash


def forged_position(place: int, value: Any) -> bytes:
    position = msgspec.msgpack.decode(READERS["position"][0][26:])
    position[place] = value
    return seal(b"position", msgspec.msgpack.encode(position))


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (2, 9),
        (3, {}),
        (3, {"weather": 1}),
        (3, {"length": 7}),
        (4, {}),
        (4, {"visitors": 1, "lots": {}, "turns_left": 1}),
        (5, []),
        (5, ["stroll"]),
        (5, [["stroll", [7]]]),
        (5, [["stroll", []]]),
        (5, [["stroll", [0, 0]]]),
        (5, [["fly", [0]]]),
        (5, [["rest", [0]]]),
        (5, [[["stroll"], [0]]]),
        (5, [["throw_dice", [1, 6, "x", [], ["rest", [0]], None, ""]], ["stroll", [0]]]),
        (5, [["throw_dice", [1, 6, "x", [], None, None, ""]], ["stroll", [0]]]),
        (6, bytes(100)),
        (7, -1),
        (7, -2),
        (7, "x"),
        (8, "one"),
        (10, [[0]]),
        (11, {"ranking": [[0]], "scores": [1, 0], "ending": "x", "reason": "y"}),
    ],
)
def test_a_position_whose_contents_do_not_fit_together_is_refused(place: int, value: Any) -> None:
    data = forged_position(place, value)
    if (place, value) == (3, {}):
        assert resolute.unpack(data).options == RECORD.table.options, "defaults are filled in"
    else:
        assert refusal(resolute.unpack, data) == ("This position has been changed: its contents do not fit together.")


def test_the_end_of_a_game_can_be_saved() -> None:
    record = played(0)
    while record.table.decision:
        record.play(0)
    assert Record.load(record.save()).table.outcome == record.table.outcome is not None
    assert resolute.unpack(record.table.pack()).outcome == record.table.outcome


def test_scripted_dice_are_saved_as_what_is_left_of_the_script() -> None:
    table = RECORD.table.clone()
    table.dice = ScriptedDice([4, 5, 6], [1])
    table.dice.die(6)
    loaded = resolute.unpack(table.pack())
    assert [loaded.dice.die(6), loaded.dice.die(6), loaded.dice.below(3)] == [5, 6, 1]


def test_a_seed_that_looks_like_a_script_is_still_a_seed() -> None:
    seed = b"[[6,6,6],[]]"
    table = resolute.new("test-fair", seats=2, seed=seed)
    assert resolute.unpack(table.pack()).pack() == table.pack()
    assert type(resolute.unpack(table.pack()).dice) is type(table.dice)


def test_a_frame_that_cannot_be_saved_is_a_fault_and_not_a_broken_save() -> None:
    table = RECORD.table.clone()
    table.agenda[-1] = Frame(table.agenda[-1].step, (object(),))
    with pytest.raises(RulesError, match="a object cannot be saved"):
        table.pack()
