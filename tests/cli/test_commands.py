"""The commands as people and programs use them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import resolute
from resolute import Record
from resolute.cli import run
from tests.clock import HANG
from tests.saves.changes import change_rules

RESOLUTE = [sys.executable, "-m", "resolute.cli"]


def out_of(words: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a command prints when all is well."""
    assert run(words.split()) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def played(moves: int, seed: int = 8) -> Record:
    """A game of Campaign after so many random moves, or at its end."""
    record, random = Record.new("campaign", seats=2, seed=seed), Random(seed)
    while (decision := record.table.decision) is not None and len(record.log.moves) < moves:
        record.play(random.randrange(len(decision.options)))
    return record


def saved(record: Record, folder: Path) -> Path:
    file = folder / "evening.game"
    file.write_bytes(record.save())
    return file


@pytest.mark.parametrize("words", ["--help", "-h", "", "play --help", "simulate --help", "bench --help"])
def test_help_is_there(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Usage: resolute" in out_of(words, capsys)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert out_of("--version", capsys) == f"resolute {resolute.__version__}\n"


def test_games_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = out_of("games", capsys)
    assert "Campaign (campaign): 2 or 4 players" in out and "tally" in out
    assert "test-" not in out


def test_games_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    campaign = next(game for game in json.loads(out_of("games --json", capsys)) if game["id"] == "campaign")
    assert campaign["seats"] == [2, 4]
    tally = campaign["options"][0]
    assert tally["name"] == "tally" and tally["default"] == "electoral"
    assert [one["value"] for one in tally["values"]] == ["electoral", "popular"]


def test_simulate_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate campaign --games 4 --seats 2 --bots random --seed 3 --option tally=popular --json"
    first, again = (json.loads(out_of(words, capsys)) for _ in range(2))
    assert first["games"] == 4 and first["options"]["tally"] == "popular" and first["bots"] == ["random"]
    assert sum(first["wins_by_seat"]) == 4
    assert "report" not in first
    assert {**first, "seconds": 0} == {**again, "seconds": 0}


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = out_of("simulate campaign --games 2 --bots steady,random --report", capsys)
    assert "steady wins" in out and "seat 2 wins" in out
    assert re.search(r"first player wins\n  all games +2 ", out)


def test_the_report_is_in_the_json_if_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(out_of("simulate campaign --games 1 --bots random --report --json", capsys))["report"]
    assert {"question", "subject", "trials", "share", "low", "high", "target", "ok"} == set(rows[0])


def test_replay_of_a_running_game_tells_what_everybody_may_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = played(40)
    out = out_of(f"replay {saved(record, tmp_path)}", capsys)
    for sentence in record.table.story(None):
        assert sentence in out
    assert " draws " not in out.split("Checked")[0], "what a seat draws is its own"
    assert "Checked: 40 moves give the same draws and the same position" in out
    assert record.table.commitment in out
    assert record.log.seed.hex() not in out, "the seed is nobody's before the end"


def test_replay_for_a_seat_tells_what_it_may_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = played(40)
    out = out_of(f"replay {saved(record, tmp_path)} --seat 2", capsys)
    lines = [line[6:] for line in out.splitlines()[:-2]]
    assert lines == record.table.story(1)


def test_replay_of_a_finished_game_tells_everything(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = played(100_000)
    out = out_of(f"replay {saved(record, tmp_path)}", capsys)
    assert record.table.outcome is not None
    assert all(sentence in out for seat in (0, 1) for sentence in record.table.story(seat))
    assert record.table.outcome.reason in out
    assert f"Seed: {record.log.seed.hex()}" in out
    assert f"{record.table.commitment}, and that is its hash." in out


# The command as a process


def process(*words: str, stdin: int = subprocess.PIPE, stdout: int = subprocess.PIPE) -> subprocess.Popen[str]:
    command = [*RESOLUTE, *words]
    return subprocess.Popen(command, text=True, stdin=stdin, stdout=stdout, stderr=subprocess.PIPE)


def test_a_game_is_played_through_a_pipe() -> None:
    out, err = process("play", "campaign", "--text", "--seed", "3").communicate("1\nmap east\nquit\n\n", timeout=HANG)
    assert err == ""
    assert "Which of your two candidates runs for president?" in out
    assert "Massachusetts" in out and out.endswith("Good-bye.\n")
    assert "\x1b" not in out, "plain text where there is no terminal"
    assert "  \n" not in out, "and nothing fills the lines"


@pytest.mark.parametrize("words", [["games"], ["games", "--json"], ["play", "--text"]])
def test_a_closed_pipe_ends_quietly(words: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    started = process(*words, stdin=subprocess.DEVNULL, stdout=write)
    os.close(write)
    _, err = started.communicate(timeout=HANG)
    assert (started.returncode, err) == (0, "")


def test_an_interrupt_ends_quietly() -> None:
    # What is started in the background of a script ignores interrupts, and so would whatever it starts.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    started = process("play", "--text")
    signal.signal(signal.SIGINT, before)
    assert started.stdout is not None
    said = ""
    while not said.endswith("help] "):  # it asks for a move
        said += started.stdout.read(1)
        assert said
    started.send_signal(signal.SIGINT)
    _, err = started.communicate(timeout=HANG)
    assert (started.returncode, err) == (130, "")


def test_a_terminal_that_knows_only_ascii_is_no_reason_to_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    started = process("play", "campaign", "--text", "--seed", "3")
    out, err = started.communicate("1\nhelp\n", timeout=HANG)
    assert (started.returncode, err) == (0, "")
    assert "There is no more input" in out


def test_replay_of_a_game_of_older_rules_tells_what_was_stored(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(30)
    file = saved(record, tmp_path)
    change_rules("other luck", monkeypatch)
    out = out_of(f"replay {file}", capsys)
    assert record.table.story(None)[-1].split()[0] in out and "The rules have been updated" in out
    assert "Moves 1 to 30 were played under older rules" in out and "Checked" not in out
    again = Record.load(file.read_bytes())
    again.play(0)
    out = out_of(f"replay {saved(again, tmp_path)}", capsys)
    assert "Checked: 1 moves give" in out


def test_a_game_that_can_only_be_read_is_read_and_not_played_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(10_000)
    assert record.table.outcome is not None
    file = saved(record, tmp_path)
    change_rules("other pieces", monkeypatch)
    out = " ".join(out_of(f"replay {file}", capsys).split())
    assert record.table.outcome.reason in out and "it can be read, but not played on" in out
    assert run(["play", "--text", "--load", str(file)]) == 2
    err = capsys.readouterr().err
    assert "cannot go on with" in err and "Read it with resolute replay." in err and err.count("\n") == 1
