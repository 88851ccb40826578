"""Whatever is wrong with a command: one line that says what would be right, exit code 2, nothing else."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from resolute import Record
from resolute.cli import run

MISTAKES = {
    "plya": 'no command called "plya"; did you mean "play"?',
    "admin taples": 'no command called "admin taples"; did you mean "tables"?',
    "admin --tables": "no option --tables before a command; see resolute admin --help.",
    "admin show": "admin show needs a TABLE; see resolute admin show --help.",
    "admin show --jsno": 'admin show has no option --jsno; did you mean "--json"?',
    "admin tables extra": 'admin tables does not know what to do with "extra"; see resolute admin tables --help.',
    "admin new-tables": "admin new-tables needs a STATE; see resolute admin new-tables --help.",
    "admin new-tables maybe": 'Choose from: "on", "off".',
    "admin expire": "--days needs a value; see resolute admin expire --help.",
    "--foo": "no option --foo before a command",
    "play campain": 'no game called "campain"; did you mean "campaign"?',
    "play campaign --seats 2": "--seats is for --text; in the browser it is chosen at the table.",
    "play campaign --seed 2 --no-browser": "--seed is for --text",
    "play campaign --people 2": "--people is for --text",
    "play campaign --text --port 8000": "--port is for the table in the browser; leave --text out.",
    "play campaign --text --no-browser": "--no-browser is for the table in the browser",
    "play campain --text": 'no game called "campain"; did you mean "campaign"?',
    "play campaign --text --seats 3": "Campaign is for 2 or 4 seats, not 3.",
    "play campaign --text --seats 0": '--seats takes a whole number from 1 to 99, not "0".',
    "play campaign --text --seats -2": 'not "-2".',
    "play campaign --text --seats x": 'not "x".',
    "play campaign --text --seats 1.5": 'not "1.5".',
    "play campaign --text --people 3 --seats 2": "2 seats are for 1 to 2 people, not 3.",
    "play campaign --text --people 5": "Campaign is for 2 or 4 seats, not 5.",
    "play campaign --text --bots steady,random": "2 bots do not fit the other 1 seat: name one.",
    "play campaign --text --bots ''": "name at least one bot, such as steady.",
    "play campaign --text --bots stedy": 'no bot called "stedy"; did you mean "steady"?',
    "play campaign --text --people 2 --bots steady": "leave --bots out.",
    "play campaign --text --option tally": "option tally needs a value: tally=electoral, popular",
    "play campaign --text --option tally=": "option tally needs a value",
    "play campaign --text --option tally=foo": 'can be electoral, popular, not "foo".',
    "play campaign --text --option tlly=popular": 'no option called "tlly"; did you mean "tally"?',
    "play campaign --text --option debate=yes --option debate=no": "option debate is given twice",
    "play campaign --text --option fund_raising=yes": "Fund raising needs advertising",
    "play campaign --text --seed -1": '--seed takes a whole number from 0 to 999,999,999,999,999,999, not "-1".',
    "play campaign --text --seed abc": 'not "abc".',
    "play campaign --text --load": "--load needs a value",
    "play campaign --text --load nowhere": 'cannot read "nowhere": there is no such file or folder.',
    "play campaign --text --load .": 'cannot read ".": it is a folder; name a file.',
    "play campaign --text --load /dev/null": "it cannot be a saved game.",
    "play campaign --text --load x --seed 3": "leave --option and --seed out.",
    "play campaign extra --text": 'play does not know what to do with "extra"',
    "play --textt": 'play has no option --textt; did you mean "--text"?',
    "play --prt 8000": 'play has no option --prt; did you mean "--port"?',
    "play --port x": '--port takes a whole number from 0 to 65,535, not "x".',
    "play --port 65536": 'not "65536".',
    "play --text=maybe": "--text takes no value",
    "play lobby --text --seats 3": "Lobby is for 4, 5 or 6 seats, not 3.",
    "play lobby --text --seats 7": "Lobby is for 4, 5 or 6 seats, not 7.",
    "play lobby --text --option start=4": 'option start of Lobby can be 1, 2, 3, not "4".',
    "simulate lobby --seats 3": "Lobby is for 4, 5 or 6 seats, not 3.",
    "simulate lobby --option start=3 --option turns=8": "only 6 turns are left before 2020, not 8: set turns to 6 or",
    "simulate lobby --option color=red": 'Lobby has no option called "color"; there is start, turns,',
    "simulate lobby --bots clever": 'no bot called "clever"; there are random, casual, steady, sharp and expert.',
    "games extra": 'games does not know what to do with "extra"',
    "games --jsno": 'did you mean "--json"?',
    "simulate": "simulate needs a GAME; see resolute simulate --help.",
    "simulate campain": 'did you mean "campaign"?',
    "simulate campaign --games 0": 'not "0".',
    "simulate campaign --games -5": 'not "-5".',
    "simulate campaign --games many": '--games takes a whole number from 1 to 10,000,000, not "many".',
    "simulate campaign --games 1e3": 'not "1e3".',
    "simulate campaign --games ²": 'not "²".',
    "simulate campaign --games": "--games needs a value",
    "simulate campaign --games 5 --games 6": "--games is given twice; give it once.",
    "simulate campaign --seats 3": "Campaign is for 2 or 4 seats, not 3.",
    "simulate campaign --bots steady,random,steady": "3 bots do not fit 2 seats",
    "simulate campaign --bots nobody": 'no bot called "nobody"',
    "simulate campaign --option x=y": 'Campaign has no option called "x"; there is tally',
    "simulate campaign --processes 0": "--processes takes a whole number",
    "simulate campaign --seed 99999999999999999999": "--seed takes a whole number",
    "replay": "replay needs a FILE",
    "replay nowhere": "there is no such file or folder.",
    "replay 'two\nlines'": 'cannot read "two lines"',
    "bench --seconds 0": "--seconds takes a number above 0",
    "bench --seconds nan": 'not "nan".',
    "bench --seconds x": 'not "x".',
}


def complaint(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that a command answers with."""
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("resolute: ") and err.endswith("\n") and err.count("\n") == 1
    return err


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_is_answered_with_one_line(
    words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert MISTAKES[words] in complaint(shlex.split(words), capsys)
    assert list(tmp_path.iterdir()) == []


SAVED = Record.new("campaign", seats=2, seed=4).save()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "This is not a saved game of Resolute."),
        (b"\0", "This is not a saved game of Resolute."),
        (b"hello, I am a letter", "This is not a saved game of Resolute."),
        (SAVED[:20], "This saved game is cut short."),
        (SAVED[:-1], "This saved game is cut short."),
        (SAVED[:-1] + b"\xff", "has been changed or damaged"),
        (SAVED + b"more", "has been changed or damaged"),
        (Record.new("campaign", seats=2, seed=4).table.pack(), "is not a saved game."),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--text", "--load"]])
def test_a_file_that_is_no_saved_game_is_refused(
    command: list[str], data: bytes, says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "some.game"
    file.write_bytes(data)
    assert says in complaint([*command, str(file)], capsys)
    assert file.read_bytes() == data


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("replay FILE --seat 3", "--seat takes a seat from 1 to 2, not 3."),
        ("play --text --load FILE --seats 4", "is a game with 2 seats, not 4."),
        ("play campain --text --load FILE", 'did you mean "campaign"?'),
        ("play --text --load FILE --people 3", "2 seats are for 1 to 2 people, not 3."),
        ("play --text --load FILE --option tally=popular", "a saved game keeps its own options and seed"),
    ],
)
def test_a_saved_game_is_what_it_is(words: str, says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "some.game"
    file.write_bytes(SAVED)
    assert says in complaint(words.replace("FILE", str(file)).split(), capsys)


def test_bench_without_catanatron_says_what_to_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert "run: make bench" in complaint(["bench"], capsys)


@pytest.mark.parametrize("command", ["replay", "play --text --load"])
def test_a_damaged_save_of_lobby_is_refused_in_a_line(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Changed in the middle, or cut short: nothing is shown of it."""
    record = Record.new("lobby", seats=4, seed=3)
    for _ in range(30):
        record.play(0)
    data = record.save()
    for damaged in (data[:400] + b"xx" + data[402:], data[: len(data) // 2]):
        file = tmp_path / "game.resolute"
        file.write_bytes(damaged)
        assert run([*shlex.split(command), str(file)]) == 2
        said = capsys.readouterr()
        assert said.out == "" and said.err.count("\n") == 1
        assert "damaged" in said.err or "cut short" in said.err
