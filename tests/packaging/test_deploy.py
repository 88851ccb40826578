"""The container file, the compose file and the units: read closely, and built where a container tool works."""

from __future__ import annotations

import importlib
import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from ipaddress import IPv4Address, IPv4Network
from typing import Any

import pytest

from resolute.web.creating import FILE_LENGTH
from resolute.web.settings import variables
from tests.suite import ROOT

DEPLOY = ROOT / "deploy"
SETTINGS = {name for name, _, _ in variables()}
INSTRUCTIONS = {"FROM", "RUN", "COPY", "WORKDIR", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
INSTRUCTIONS |= {"ENTRYPOINT", "CMD"}


def instructions() -> list[tuple[str, str]]:
    """The container file, instruction by instruction."""
    lines = [line for line in (DEPLOY / "Containerfile").read_text().splitlines() if not line.startswith("#")]
    text = "\n".join(lines).replace("\\\n", " ")
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in text.splitlines() if line.strip())]


def test_the_container_file_is_sound() -> None:
    found = instructions()
    assert {word for word, _ in found} <= INSTRUCTIONS
    last = max(place for place, (word, _) in enumerate(found) if word == "FROM")
    stage = found[last:]
    assert any(word == "USER" and rest not in ("root", "0") for word, rest in stage), "it runs as root"
    assert any(word == "HEALTHCHECK" for word, _ in stage)
    allowed = (ROOT / ".dockerignore").read_text().splitlines()
    for word, rest in found:
        if word == "COPY" and "--from" not in rest:
            for source in shlex.split(rest)[:-1]:
                assert (ROOT / source).exists() and f"!{source}" in allowed, f"{source} does not get into the container"
        if word == "FROM":
            assert re.match(r"[a-z]+:\d+(\.\d+)?(-slim)?( AS \w+)?$", rest), "an image without a version"
        if word == "RUN":
            assert subprocess.run(["sh", "-n", "-c", rest], check=False).returncode == 0
    environment = " ".join(rest for word, rest in stage if word == "ENV")
    assert set(re.findall(r"RESOLUTE_\w+", environment)) <= SETTINGS


def test_the_compose_file_is_sound() -> None:
    yaml: Any = importlib.import_module("yaml")
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"server", "database", "proxy"}
    server = services["server"]
    assert set(server["environment"]) <= SETTINGS and "ports" not in server, (
        "only the proxy is to be called from outside"
    )
    assert server["environment"]["RESOLUTE_PROXIES"] == services["proxy"]["networks"]["front"]["ipv4_address"]
    (front,) = compose["networks"]["front"]["ipam"]["config"]
    own = IPv4Address(server["environment"]["RESOLUTE_PROXIES"])
    subnet, given_out = IPv4Network(front["subnet"]), IPv4Network(front["ip_range"])
    assert own in subnet and given_out.subnet_of(subnet) and IPv4Address(front["gateway"]) not in given_out
    assert own not in given_out, "the server starts before the proxy and would be given its address"
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).exists()
    for service in services.values():
        for needed in service.get("depends_on", {}):
            assert "healthcheck" in services[needed] or needed == "server"
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert not source.startswith(".") or (DEPLOY / source).exists()
        for name, value in service.get("environment", {}).items():
            assert "PASSWORD" not in name or value.startswith("${"), "a password in the file"


def test_the_units_are_sound() -> None:
    for file in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        unit = ConfigParser(strict=False, interpolation=None)
        unit.optionxform = str  # type: ignore[assignment, method-assign]
        unit.read(file)
        assert "Unit" in unit and ("Service" in unit or "Timer" in unit)
        for name in re.findall(r"Environment=(RESOLUTE_\w+)", file.read_text()):
            assert name in SETTINGS
    assert (DEPLOY / "resolute-backup.timer").exists() and (DEPLOY / "resolute-backup.service").exists()


def test_a_proxy_lets_saved_games_through() -> None:
    """nginx refuses more than a megabyte unless it is told otherwise; a program sends a file in Base64."""
    told = re.search(r"client_max_body_size (\d+)m;", (ROOT / "docs" / "operating.md").read_text())
    assert told is not None and int(told[1]) << 20 > FILE_LENGTH * 4 // 3


def test_operators_find_the_files() -> None:
    told = (ROOT / "docs" / "operating.md").read_text()
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in told, f"docs/operating.md says nothing of {file.name}"
    assert set(re.findall(r"RESOLUTE_[A-Z_]+", told)) <= SETTINGS | {"RESOLUTE_SETTINGS", "RESOLUTE_HOST"}


def test_the_container_is_built_where_a_tool_works() -> None:
    tool = next((one for one in ("docker", "podman") if shutil.which(one)), "")
    base = next(rest.split()[0] for word, rest in instructions() if word == "FROM")

    def works(*words: object) -> bool:
        return subprocess.run([tool, *map(str, words)], capture_output=True, check=False).returncode == 0

    if not tool or not works("info") or not (works("image", "inspect", base) or works("pull", base)):
        pytest.skip("no container tool works here, or the image to build on cannot be had")
    assert works("build", "-f", DEPLOY / "Containerfile", "-t", "resolute-test", ROOT)
