"""The API is fuzzed by its own description: whatever comes in, no answer is a server's fault.

A few examples for each address here; many with RESOLUTE_FUZZ=1000.
"""

from __future__ import annotations

import os
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from tests.clock import HANG
from tests.web.server import HERE, LINK, STEADY, Running

EXAMPLES = int(os.environ.get("RESOLUTE_FUZZ", "12"))
LIMITS = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=EXAMPLES <= 12,
    suppress_health_check=list(HealthCheck),
)


def test_the_api_never_fails_by_itself(server: Running) -> None:
    person = server.visitor()
    tables = [
        person.create("campaign", [HERE, STEADY]).table,
        person.create("campaign", [HERE, LINK]).table,
        person.create("campaign", [HERE, HERE]).table,
        "nothing",
    ]
    description = msgspec.json.decode(person.page("/api/schema"))
    schema = schemathesis.openapi.from_dict(description)
    cookies = {one.name: one.value or "" for one in person.cookies}
    statuses: dict[int, int] = {}
    turn = 0

    def check(case: Any) -> None:
        nonlocal turn
        turn += 1
        if "table" in (case.path_parameters or {}) and turn % 5:
            case.path_parameters["table"] = tables[turn % len(tables)]
        headers = {"X-CSRF-Token": person._token} if turn % 10 else {}
        answer = case.call(base_url=server.address, cookies=cookies, headers=headers, timeout=HANG)
        statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
        case.validate_response(answer, checks=[not_a_server_error])
        assert b"Traceback" not in answer.content
        if answer.status_code >= 400 and "application/json" in str(answer.headers["content-type"]):
            assert answer.json()["sentence"]

    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        if operation.path.endswith("/events"):
            continue
        LIMITS(fuzz(operation, check))()
    assert statuses.get(200) and statuses.get(400) and not any(status >= 500 for status in statuses)


def fuzz(operation: Any, check: Any) -> Any:
    """A test of one address."""

    @given(case=operation.as_strategy())
    def test(case: Any) -> None:
        check(case)

    return test
