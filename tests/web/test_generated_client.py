"""A client that openapi-python-client generates from the API's description plays a whole game."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from tests.web.server import Running

MOVES_AT_MOST = 600


@pytest.fixture(scope="module")
def generated(server: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The client as a package."""
    folder = tmp_path_factory.mktemp("generated")
    (folder / "openapi.json").write_text(server.visitor().page("/api/schema"))
    (folder / "config.yml").write_text("post_hooks: []\n")
    made = subprocess.run(
        [
            *(sys.executable, "-m", "openapi_python_client", "generate", "--meta", "none", "--fail-on-warning"),
            *("--path", str(folder / "openapi.json"), "--config", str(folder / "config.yml")),
            *("--output-path", str(folder / "resolute_generated")),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    sys.path.insert(0, str(folder))
    yield importlib.import_module("resolute_generated")
    sys.path.remove(str(folder))


def test_the_description_says_how_one_is_let_in(server: Running) -> None:
    described = json.loads(server.visitor().page("/api/schema"))
    assert described["info"]["license"]["name"] == "MIT"
    assert {one["in"] for one in described["components"]["securitySchemes"].values()} == {"cookie", "header"}
    operations = [one for path in described["paths"].values() for one in path.values()]
    assert len({one["operationId"] for one in operations}) == len(operations)
    for one in operations:
        assert one["operationId"].islower() and "api" not in one["operationId"].split("_")
        assert one["security"], f"{one['operationId']} does not say how one is let in"


def test_a_generated_client_plays_a_whole_game(server: Running, generated: ModuleType) -> None:
    """A game against itself on one screen, every move by the index of a listed option."""

    def operation(name: str) -> Any:
        return importlib.import_module(f"{generated.__name__}.api.tables.{name}").sync

    models = importlib.import_module(f"{generated.__name__}.models")
    person = generated.Client(base_url=server.address)
    with person:
        token = operation("get_token")(client=person).csrf
        person.get_httpx_client().headers["X-CSRF-Token"] = token
        here = models.SeatPlan(kind=models.SeatPlanKind("person_here"))
        plan = models.NewTable(game="campaign", seating=[here, here])
        table = operation("create_table")(client=person, body=plan).table
        payload = operation("get_table")(table, client=person)
        for _ in range(MOVES_AT_MOST):
            if payload.outcome:
                break
            seat = payload.decision.seat
            if not payload.decision.mine or payload.curtain:
                payload = operation("get_table")(table, client=person, seat=seat)
            assert {type(part).__name__ for part in payload.parts.additional_properties.values()} >= {"Map", "Zone"}
            playable = [one.index for one in payload.decision.options if one.index >= 0]
            move = models.NewMove(number=payload.number, index=playable[payload.moves % len(playable)], seat=seat)
            before, payload = payload, operation("play_move")(table, client=person, body=move)
            assert payload.moves == before.moves + 1
        else:
            pytest.fail(f"the game has not ended after {MOVES_AT_MOST} moves")
    assert payload.outcome.reason and payload.moves > 100
