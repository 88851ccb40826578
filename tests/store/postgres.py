"""A PostgreSQL server of our own for tests: a temporary cluster that nobody else uses."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

MISSING = "PostgreSQL is not installed here; as root, tools/need postgresql installs it"


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, the newest if there are several."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: -int(folder.parent.name))
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


class Cluster:
    """A running server, reached through a socket in its own folder."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._names = (f"table_{number}" for number in count(1))
        # PostgreSQL refuses to run as root.
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            users = {user.pw_name: user for user in pwd.getpwall()}
            owner = users.get("postgres") or users["nobody"]
            self._as = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
            os.chown(folder, owner.pw_uid, owner.pw_gid)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        # Not captured through a pipe: the server would keep it open.
        with open(self._folder.parent / "output", "ab") as output:
            subprocess.run(command, check=True, cwd=self._folder, stdout=output, stderr=output, **self._as)

    def make(self) -> None:
        """Make the cluster."""
        self._run(
            "initdb", "--auth=trust", "--username=table", "--encoding=UTF8", "--no-sync", str(self._folder / "data")
        )

    def start(self) -> None:
        """Start the server."""
        # Only a machine that loses power needs fsync.
        flags = f"-k {self._folder} -c listen_addresses= -c max_connections=200 -c fsync=off"
        self._run("pg_ctl", "start", "-w", "-D", str(self._folder / "data"), "-o", flags)

    def stop(self) -> None:
        """Stop the server at once, as a crash would."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self._folder / "data"))

    def address(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://table@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The address of a new, empty database: a schema of its own, which costs next to nothing."""
        name = next(self._names)
        flags = ("-h", str(self._folder), "-U", "table", "-d", "postgres")
        self._run("psql", *flags, "-c", f"CREATE SCHEMA {name}")
        return f"{self.address('postgres')}&search_path={name}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A server for as long as it is needed; where it is not installed a test is skipped, but not in CI."""
    programs = binaries()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with tempfile.TemporaryDirectory(prefix="resolute-") as folder:
        os.chmod(folder, 0o755)
        inside = Path(folder) / "pg"
        inside.mkdir(mode=0o700)
        server = Cluster(programs, inside)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()
