"""Write requirements-server.txt: what a server installs, each file with its hash, for the platform of this Python.

    python tools/lock.py

The versions are those of constraints.txt. pip looks each file up, so this needs an index or a folder of wheels.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "requirements-server.txt"


def main() -> None:
    """Ask pip what it would install, and write that down."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--no-cache-dir"]
    command += ["--report", "-", "--constraint", str(ROOT / "constraints.txt"), *wanted]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    lines = []
    for one in report["install"]:
        name, version = one["metadata"]["name"], one["metadata"]["version"]
        digest = one["download_info"]["archive_info"]["hashes"]["sha256"]
        lines.append(f"{name.lower().replace('_', '-')}=={version} --hash=sha256:{digest}")
    python = ".".join(platform.python_version_tuple()[:2])
    where = f"{platform.system()} {platform.machine()} with Python {python}"
    head = [
        f"# What a server needs on {where}; tools/lock.py writes it.",
        "# pip install --require-hashes --no-deps -r requirements-server.txt",
    ]
    TARGET.write_text("\n".join([*head, *sorted(lines)]) + "\n")


if __name__ == "__main__":
    main()
