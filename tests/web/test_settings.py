"""Settings by environment, file and command line; and what the command says when they do not fit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from resolute.engine.errors import SetupError
from resolute.web.settings import read_settings, variables
from tests.clock import HANG


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "resolute.toml"
    file.write_text('port = 1\naddress = "0.0.0.0"\nhosts = ["table.example"]\nbot_seconds = 2\nsecure = true\n')
    found = read_settings({"RESOLUTE_SETTINGS": str(file), "RESOLUTE_PORT": "2", "RESOLUTE_BOT_SECONDS": "3"}, port=4)
    assert (found.port, found.address, found.hosts, found.bot_seconds) == (4, "0.0.0.0", ("table.example",), 3.0)
    assert found.secure
    assert read_settings({"RESOLUTE_HOSTS": "a.example, b.example"}).hosts == ("a.example", "b.example")
    assert read_settings({"RESOLUTE_SECURE": "yes"}).secure
    assert read_settings({}).port == 8000 and read_settings({}).address == "127.0.0.1"


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "many"), ("PORT", "70000"), ("LOG", "loud"), ("BOT_SECONDS", "0"), ("SECURE", "maybe")]
)
def test_a_setting_that_does_not_fit_is_refused_with_a_sentence(name: str, value: str) -> None:
    with pytest.raises(SetupError, match=r"^a setting does not fit"):
        read_settings({f"RESOLUTE_{name}": value})


def test_a_file_that_cannot_be_read_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot read"):
        read_settings({"RESOLUTE_SETTINGS": str(tmp_path / "none.toml")})
    file = tmp_path / "bad.toml"
    file.write_text("port = ")
    with pytest.raises(SetupError, match="not TOML"):
        read_settings({"RESOLUTE_SETTINGS": str(file)})
    file.write_text("color = 1")
    with pytest.raises(SetupError, match="no setting called"):
        read_settings({"RESOLUTE_SETTINGS": str(file)})


def resolute(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as people type it."""
    return subprocess.run(
        [sys.executable, "-m", "resolute.cli", *words],
        capture_output=True,
        text=True,
        timeout=HANG,
        check=False,
        env={"PATH": "/usr/bin", "HOME": "/nonexistent", **environment},
    )


def test_the_help_lists_every_setting() -> None:
    said = resolute("play", "--help").stdout
    for name, _, _ in variables():
        assert name in said


def test_what_cannot_be_served_is_said_in_a_line(tmp_path: Path) -> None:
    for words, environment, sentence in (
        (["--port", "99999"], {}, "--port"),
        (["nothing"], {}, "no game called"),
        (["--seed", "5"], {}, "--text"),
        ([], {"RESOLUTE_PORT": "x"}, "setting"),
        ([], {"RESOLUTE_DATABASE": str(tmp_path)}, "resolute: "),
        ([], {"RESOLUTE_DATABASE": "postgresql://nobody@127.0.0.1:1/none"}, "resolute: "),
        ([], {"RESOLUTE_ADDRESS": "203.0.113.1"}, "cannot listen"),
    ):
        done = resolute("play", "--no-browser", *words, **{"RESOLUTE_PORT": "0", **environment})
        assert done.returncode == 2, done.stderr
        assert sentence in done.stderr and done.stderr.count("\n") == 1 and "Traceback" not in done.stderr
