"""What the page says about undoing, and at the end of a game."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from resolute.engine.table import Table
from resolute.payload import TablePayload, UndoPayload
from resolute.web.regions import render_region
from tests.pages.payloads import payload_for, table


def _decision(payload: TablePayload) -> str:
    return re.sub(r"\s+", " ", render_region(payload, "decision"))


def _asked(undo: UndoPayload) -> str:
    """The decision of whoever is asked, with this to undo."""
    t = table(4)
    assert t.decision is not None
    return _decision(payload_for(t, t.decision.seat, undo=undo, can_undo=undo.free))


def test_a_choice_alone_is_taken_back_at_once() -> None:
    html = _asked(UndoPayload(1))
    assert "↶ Undo</button>" in html and "takes back" not in html


def test_a_roll_or_somebodys_turn_is_named_and_asked_for() -> None:
    html = _asked(UndoPayload(1, rolls=1, learned=True))
    assert "Undo the roll…" in html and "takes back your last move and the roll. New dice will be rolled." in html
    html = _asked(UndoPayload(4, rolls=2, seats=(1,), learned=True))
    assert "takes back your last move and 2 rolls, and what" in html and "did since" in html
    html = _asked(UndoPayload(1, learned=True))
    assert "Undo the draw…" in html and "What you saw can't be unseen." in html


def test_it_speaks_of_agreement_only_where_several_people_share_a_screen() -> None:
    alone, together = UndoPayload(1, rolls=1), UndoPayload(1, rolls=1, people=True)
    assert "agree?" not in _asked(alone)
    assert "Does everyone at this screen agree?" in _asked(together)


def _over() -> Table[Any]:
    t = table()
    while t.decision is not None:
        t.play(0)
    return t


def test_the_end_offers_a_rematch_to_players_only() -> None:
    t = _over()
    payload = payload_for(t, 0, can_branch=True)
    assert payload.outcome is not None
    summary = t.game.summary(t, 0)
    payload = msgspec.structs.replace(payload, outcome=msgspec.structs.replace(payload.outcome, summary=summary))
    html = _decision(payload)
    for word in ("Rematch", "Swap sides", "Analyze", "Share", "Save", "New game"):
        assert word in html
    assert summary.deciding is not None and summary.deciding.title in html
    watching = msgspec.structs.replace(payload, seat=None, seats=payload_for(t, None).seats)
    assert "Rematch" not in _decision(watching) and "Analyze" in _decision(watching)
