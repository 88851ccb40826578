"""Names of tables."""

from __future__ import annotations

import secrets

import pytest

from resolute.store.ids import new_table_id


def test_no_table_has_a_name_that_a_command_takes_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["-lQW40Em2Q3q", "--W40Em2Q3qA", "_QW40Em2Q3q-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda length: next(names))
    assert new_table_id() == "_QW40Em2Q3q-"
