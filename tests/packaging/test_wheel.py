"""The wheel is the product: built once, installed in a clean environment outside the repository, and served from it.

What it needs is taken from the environment of the tests, so that nothing is downloaded.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

import resolute
from tests.clock import HANG
from tests.discover import our_games
from tests.suite import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
BOUNDED = re.compile(r"^[a-z0-9-]+(\[[a-z]+\])?>=(\d+)\.(\d+),<(\d+)(; .+)?$")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is published."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run([*build, "--wheel-dir", folder, ROOT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of an environment with the wheel in it, and nothing of the repository."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, symlinks=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)
        scripts = next(name for name in archive.namelist() if name.endswith("entry_points.txt"))
        assert "resolute = resolute.cli:main" in archive.read(scripts).decode()
    # The libraries come from here; that the repository itself is installed in place is left behind, for a folder that
    # is named in such a file has none of its own read.
    ours = Path(str(importlib.util.find_spec("msgspec").origin)).parents[1]  # type: ignore[union-attr]
    (packages / "libraries.pth").write_text(f"{ours}\n")
    return folder / "bin"


def run(clean: Path, folder: Path, *words: str) -> str:
    """What a command of the installed package prints, in a folder of its own."""
    return python(clean, folder, "-c", "from resolute.cli import main; main()", *words)


def python(clean: Path, folder: Path, *words: str) -> str:
    """What its Python prints, whatever the environment of the tests is."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder)}
    done = subprocess.run(
        [clean / "python", *words], capture_output=True, text=True, cwd=folder, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name.partition("/")[0] for name in names} == {"resolute", f"resolute-{resolute.__version__}.dist-info"}
    for needed in ("py.typed", "web/templates/table.html.jinja", "web/static/app.js", "games/campaign/board/map.svg"):
        assert f"resolute/{needed}" in names
    for game in our_games():
        assert f"resolute/_rules/{game.id}.md" in names
    assert any(name.startswith("resolute/store/migrations/versions/") for name in names)


def test_it_plays_outside_the_repository(clean: Path, tmp_path: Path) -> None:
    where = "import resolute; print(resolute.__file__)"
    assert Path(python(clean, tmp_path, "-c", where).strip()).is_relative_to(clean.parent), (
        "the repository was imported"
    )
    assert run(clean, tmp_path, "--version") == f"resolute {PROJECT['version']}\n"
    told = json.loads(run(clean, tmp_path, "games", "--json"))
    assert {one["id"] for one in told} == {game.id for game in our_games() if game.offered}
    out = run(clean, tmp_path, "simulate", "campaign", "--games", "1", "--bots", "random", "--seed", "1", "--json")
    assert json.loads(out)["games"] == 1


def test_it_serves_the_table(clean: Path, tmp_path: Path) -> None:
    command = [
        str(clean / "python"),
        "-c",
        "from resolute.cli import main; main()",
        "play",
        "--no-browser",
        "--port",
        "0",
    ]
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "RESOLUTE_DATABASE": str(tmp_path / "t.db")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=environment) as server:
        try:
            assert server.stdout is not None
            told = re.search(r"http://\S+", server.stdout.readline())
            assert told is not None
            address = told[0].rstrip("/")
            page = urlopen(f"{address}/").read().decode()
            assert "Resolute" in page
            for path in (re.findall(r'(?:src|href)="(/static/[^"]+)"', page)[0], "/rules/campaign", "/healthz"):
                assert urlopen(address + path).status == 200
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(HANG) == 0


def test_what_it_needs_is_bounded_and_pinned() -> None:
    """A wheel asks for versions from the tested one to the next that may break it; constraints.txt names the tested."""
    pinned = dict(line.lower().split("==") for line in (ROOT / "constraints.txt").read_text().split())
    extras = PROJECT["optional-dependencies"]
    published = [*PROJECT["dependencies"], *(one for name, some in extras.items() if name != "dev" for one in some)]
    for one in published:
        bounds = BOUNDED.match(one)
        assert bounds is not None, f"{one} is not bounded"
        name = one.partition(">=")[0].partition("[")[0]
        major, minor = pinned[name].split(".")[:2]
        assert (int(bounds[2]), int(bounds[3])) <= (int(major), int(minor)) and int(major) < int(bounds[4]), one


def test_every_file_of_a_server_has_a_hash() -> None:
    def normal(name: str) -> str:
        return name.lower().replace("_", "-")

    lines = [line for line in (ROOT / "requirements-server.txt").read_text().splitlines() if not line.startswith("#")]
    hashed = re.compile(r"(\S+)==(\S+) --hash=sha256:[0-9a-f]{64}")
    locked = {found[1]: found[2] for line in lines if (found := hashed.fullmatch(line)) is not None}
    assert len(locked) == len(lines)
    pins = [line.split("==") for line in (ROOT / "constraints.txt").read_text().split()]
    pinned = {normal(name): version for name, version in pins}
    assert {name: pinned[name] for name in locked} == locked
    needed = {one.partition(">=")[0].partition("[")[0] for one in PROJECT["dependencies"]} | {"asyncpg"}
    assert needed <= set(locked)


def test_the_bill_of_materials_lists_what_a_server_runs(wheel: Path) -> None:
    done = subprocess.run([sys.executable, ROOT / "tools/sbom.py", wheel], capture_output=True, text=True, check=True)
    bill = json.loads(Path(done.stdout.strip()).read_text())
    assert bill["bomFormat"] == "CycloneDX" and bill["metadata"]["component"]["version"] == PROJECT["version"]
    assert {"litestar", "msgspec", "sqlalchemy", "asyncpg"} <= {one["name"] for one in bill["components"]}


def test_the_changelog_tells_of_this_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert headings[0] == PROJECT["version"] == resolute.__version__
