"""The box: copies, packing, what is seen, and what is redealt."""

from __future__ import annotations

import time

import msgspec

import resolute
from resolute.engine.clone import cloner, shared
from resolute.engine.packing import unpack
from resolute.engine.views import Zone
from resolute.games.presidency import GAME
from resolute.games.presidency.content.bills import Place
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.state import (
    Acting,
    Cabinet,
    Congress,
    Presidency,
    President,
    Sanction,
    StateOfTheNation,
    World,
    presidency_pieces,
)
from tests.presidency.helpers import presidency
from tests.presidency.sheet import (
    Sheet,
    theirs,
)

UNI, MULTI, UN = SanctionKind
MAX_PACKED = 24 * 1024
MAX_CLONE = 9e-6
"""In seconds, on a machine that does nothing else; the test allows some noise."""


def test_a_copy_shares_every_value() -> None:
    """Pieces are never changed in place: only the boards that hold them are copied."""
    boards = {one.type for one in msgspec.structs.fields(Presidency) if not shared(one.type)}
    assert boards == {President, Cabinet, Acting, Congress, StateOfTheNation, World}
    inner = [one for board in boards for one in msgspec.structs.fields(board) if not shared(one.type)]
    assert [one.name for one in inner] == ["session"]


def test_a_clone_is_fast() -> None:
    state = presidency().table.state
    copy = cloner(Presidency)
    best = 1.0
    for _ in range(20):
        begin = time.perf_counter()
        for _ in range(200):
            copy(state)
        best = min(best, (time.perf_counter() - begin) / 200)
    assert best < 2 * MAX_CLONE


def test_a_clone_is_equal_and_independent() -> None:
    t = presidency()
    twin = t.table.clone()
    assert twin.state == t.table.state
    twin.state.president.approval = 18
    assert t.state.approval != 18


def test_a_new_table_is_packed_and_unpacked() -> None:
    table = resolute.new("presidency", seats=1, seed=3)
    packed = table.pack()
    assert len(packed) < MAX_PACKED
    other = unpack(packed)
    assert other.hash == table.hash and other.state == table.state


def test_what_lies_face_down_is_not_seen() -> None:
    """Values of tensions and goodwill are hidden: other values give the same view."""
    one = presidency(focus_tensions=(0, 0, 0, 0, 1, 2), tensions=((1, 2), *((),) * 12), goodwill=(-1, -3))
    other = presidency(focus_tensions=(0, 0, 0, 0, 2, 1), tensions=((2, 2), *((),) * 12), goodwill=(-2, -2))
    assert GAME.view(one.table, 0).encode() == GAME.view(other.table, 0).encode()
    assert GAME.view(one.table, 0).parts == GAME.view(one.table, None).parts


def test_the_view_shows_the_white_house() -> None:
    t = presidency(
        attributes=(0, 4), resources=(2,), friends=(0,), bills={1: Place.MINUS_ONE, 3: theirs(Place.PLUS_ONE)}
    )
    parts = GAME.view(t.table, 0).parts
    house, pending = parts["white_house"], parts["pending"]
    assert isinstance(house, Zone) and isinstance(pending, Zone)
    assert [face.title for face in house.cards] == ["Likeable", "Orator", "Amazing Secretary of the Treasury"]
    assert [face.lines for face in pending.cards] == [("box −1", "yours"), ("box +1", "theirs")]


def test_redealing_keeps_every_counter_where_it_lies() -> None:
    """Only hidden values change: as many counters lie everywhere, and there are as many of each value."""
    t = presidency(
        focus_tensions=(0, 0, 1, 2, 1, 2),
        tensions=((1, 2), (1,), *((),) * 11),
        tensions_cup=(32, 21),
        goodwill=(-1, -3),
        goodwill_supply=(-1,) * 3 + (-2,) * 6 + (-3,),
        sanctions=((Sanction(UNI, 1), Sanction(MULTI, 2)), (), (Sanction(UNI, 2), Sanction(UN, 2)), ()),
        sanctions_supply=tuple(
            Sanction(*one) for one in ((UNI, 1), (UNI, 2), (MULTI, 2), (MULTI, 3), (MULTI, 3), (UN, 3))
        ),
    )
    before, seen = presidency_pieces(t.table.state), GAME.view(t.table, 0).encode()
    different = 0
    for seed in range(20):
        twin = t.table.redeal(0, seed)
        assert presidency_pieces(twin.state) == before
        assert GAME.view(twin, 0).encode() == seen
        other = Sheet(twin.state)
        assert [len(here) for here in other.tensions] == [len(here) for here in t.state.tensions]
        assert [[one.kind for one in here] for here in other.sanctions] == [[0, 1], [], [0, 2], []]
        different += twin.state != t.table.state
    assert different > 10


def test_the_evaluation_likes_what_is_good() -> None:
    base = GAME.bots.evaluate(presidency().table, 0)
    for better in ({"approval": 60}, {"economy": 6}, {"congress": 6}, {"action_points": 14}, {"legacy_points": 9}):
        worse = presidency(**{name: getattr(presidency().state, name) - 2 for name in better})
        assert GAME.bots.evaluate(worse.table, 0) < base
    assert GAME.bots.evaluate(presidency(domestic_crisis=2).table, 0) < base
    assert GAME.bots.evaluate(presidency(lingering_issues=5).table, 0) < base
    assert GAME.bots.evaluate(presidency(scandals=(1, 0, 0, 0, 0)).table, 0) < base
