"""Names of tables and visitors."""

from __future__ import annotations

import secrets

import pytest

from resolute.store.ids import new_table_id, new_visitor, no_option


def test_no_table_and_no_visitor_has_a_name_that_a_command_takes_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["-lQW40Em2Q3q", "--W40Em2Q3qA", "_QW40Em2Q3q-", "-visitor", "visitor"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda length: next(names))
    assert new_table_id() == "_QW40Em2Q3q-"
    assert new_visitor() == "visitor"


def test_neither_has_one_that_was_not_drawn() -> None:
    """A rematch's name is computed from the table before it."""
    assert no_option("-lQW40Em2Q3q") == "_lQW40Em2Q3q"
    assert no_option("lQW-40Em2Q3q") == "lQW-40Em2Q3q"
