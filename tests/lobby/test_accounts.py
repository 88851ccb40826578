"""After every move of random games all cards and pawns are accounted for, and nobody owes money."""

from __future__ import annotations

import random

import pytest

import resolute
from resolute.games.lobby.state import HIGHEST_APPROVAL, LOWEST_APPROVAL, Lobby

SETUPS = (
    (4, {"turns": 3}),
    (5, {"start": 2, "turns": 2, "deals": "ticket"}),
    (6, {"start": 3, "turns": 2, "big_states_first": False}),
    (4, {"start": 1, "turns": 9, "poker_face": True}),
)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_450_cards_and_42_pawns_after_every_move_and_no_debts(seats: int, options: dict[str, str | int | bool]) -> None:
    table = resolute.new("lobby", seats=seats, options=options, seed=seats)
    choose = random.Random(seats)
    while (decision := table.decision) is not None:
        s: Lobby = table.state
        if decision.name == "take_initiative":
            assert s.owner(s.president) == s.chair and s.owner(s.vice_president) >= 0
            assert (s.owner(s.secretary) >= 0) == (seats == 6)
        table.advance(choose.choice(decision.options))
        pieces = table.game.pieces(table)
        if pieces:
            assert [card for kind, card in pieces if kind == "card"] == list(range(450))
            assert sum(kind == "pawn" for kind, _ in pieces) == 42
        assert all(player.money >= 0 for player in s.players)
        assert LOWEST_APPROVAL <= s.approval <= HIGHEST_APPROVAL
