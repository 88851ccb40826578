"""3.3 G: executives, and what solving a crisis brings."""

from __future__ import annotations

from resolute.engine.frames import do
from resolute.games.lobby.library import EXECUTIVES
from resolute.games.lobby.rules.playing import executive_laid
from tests.lobby.staging import Stage, congress, crises, four, hold, number, plain_lobbies, points, reward


def test_3_3_g_an_executive_needs_a_crisis_of_its_symbol() -> None:
    t = crises(four(), "suez")
    hold(t, 2, "executive/moon-program")
    congress(t, 1, (2,))
    assert "No crisis with this symbol" in next(iter(t.barred.values()))


def _laid(t: Stage, seat: int, key: str, crisis: str) -> Stage:
    card = number(f"executive/{key}")
    t.state.aside += (card,)
    return t.run(do(executive_laid, seat, card, number(f"crisis/{crisis}")))


def _executives(symbol: str, *values: int) -> list[str]:
    found = []
    for value in values:
        found.append(
            next(
                one.key.removeprefix("executive/")
                for one in EXECUTIVES.values()
                if one.symbol.key == symbol and one.value == value and one.key.removeprefix("executive/") not in found
            )
        )
    return found


def test_3_3_g_executives_pile_up_until_the_crisis_is_solved() -> None:
    t = plain_lobbies(crises(four(), "war-in-korea"))
    first, second = _executives("major_conflict", 3, 4)
    _laid(t, 2, first, "war-in-korea")
    assert (t.state.approval, len(t.state.crises)) == (1, 1)
    _laid(t, 0, second, "war-in-korea")
    assert len(t.state.crises) == 0
    assert t.state.approval == 3
    assert number("crisis/war-in-korea") in t.state.discards


def test_3_3_g_with_several_crises_of_the_symbol_the_card_is_shown_and_one_is_chosen() -> None:
    t = plain_lobbies(crises(four(), "gold-drain", "suez", "strike-wave"))
    hold(t, 2, "executive/mediation-board")
    congress(t, 1, (2,))
    t.choose("Play Mediation board")
    assert t.asked == ("choose_crisis", 2) and len(t.labels) == 2
    assert b"Mediation board" in t.table.view(None).encode(), "no choice hides a card that others may not know"
    t.choose("On Gold drain")
    assert [one.card for one in t.state.crises] == [number("crisis/suez"), number("crisis/strike-wave")]


def test_3_3_g_the_return_mark_brings_an_executive_back_into_the_pile() -> None:
    t = crises(four(), "bus-boycott")
    mark = next(
        one
        for one in EXECUTIVES.values()
        if one.symbol.key == "civil_rights" and one.returns and one.value >= 1 and one.period == 1
    )
    other = next(one for one in EXECUTIVES.values() if one.symbol.key == "civil_rights" and not one.returns)
    t.state.cards = ()
    _laid(t, 2, mark.key.removeprefix("executive/"), "bus-boycott")
    if t.state.crises:
        _laid(t, 2, other.key.removeprefix("executive/"), "bus-boycott")
        assert other.id in t.state.discards
    assert mark.id in t.state.cards
    assert mark.id not in t.state.discards


def test_3_3_a_what_solving_a_crisis_brings_to_lobbies() -> None:
    t = crises(four(), "bus-boycott")
    for seat, key in enumerate(("employers", "civil-rights", "aerospace", "banks")):
        t.state.players[seat].lobby = number(f"lobby/{key}")
    (strong,) = _executives("civil_rights", 3)
    _laid(t, 0, strong, "bus-boycott")
    assert points(t) == [reward("employers"), reward("civil-rights"), 0, 0]
