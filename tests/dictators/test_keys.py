"""Keys that stay: a card or place that is added gets a new number, and nothing that was there changes its own."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

import resolute
from resolute.engine.errors import RulesError
from resolute.engine.packing import unpack
from resolute.games.dictators import GAME
from resolute.games.dictators.content import keys
from resolute.games.dictators.content.keys import in_order, numbers
from resolute.games.dictators.content.map import FLIGHTS, PLACES, ROADS, link_key
from resolute.games.dictators.library import CARD_NUMBER, CARDS, DICTATORS, PRESIDENTIAL, card_at
from resolute.games.dictators.migration import _keyed, _source

SAVES = Path(__file__).parents[1] / "saves"
LISTS = {
    "CARD_KEYS": (70, "81a69f63790058bb"),
    "DICTATOR_KEYS": (14, "314cde6584a1be28"),
    "PRESIDENT_KEYS": (12, "9e8007ff96126974"),
    "PLACE_KEYS": (87, "fc720294a43bcd70"),
    "ROAD_KEYS": (156, "990d6f404d4246f1"),
    "LINE_KEYS": (18, "e6686dba463e46c8"),
}
"""How long each list was when its numbers were given, and a fingerprint of that part: it may only grow at its end."""


@pytest.mark.parametrize("name", LISTS)
def test_no_number_ever_moves(name: str) -> None:
    count, fingerprint = LISTS[name]
    known = getattr(keys, name).split()
    assert len(known) == len(set(known)) and len(known) >= count
    first = "\n".join(known[:count]).encode()
    assert blake2b(first, digest_size=8).hexdigest() == fingerprint, "add new keys at the end of their list"


def test_everything_printed_has_the_number_of_its_key() -> None:
    assert [card.key for card in CARDS] == keys.CARD_KEYS.split()
    assert [one.key for one in DICTATORS] == keys.DICTATOR_KEYS.split()
    assert [one.key for one in PRESIDENTIAL] == keys.PRESIDENT_KEYS.split()
    assert [place.key for place in PLACES] == keys.PLACE_KEYS.split()
    assert all(place.number == number for number, place in enumerate(PLACES))
    assert [link_key(road) for road in ROADS] == keys.ROAD_KEYS.split()
    assert [link_key(flight) for flight in FLIGHTS] == keys.LINE_KEYS.split()


def test_addresses_are_made_of_keys() -> None:
    assert {"card/road-trip", "asset/private-jet/take-a-flight", "dictator/kim/arrives", "president/oops"} <= set(
        GAME.book
    )
    assert not [at for at in GAME.book if at.split("/")[1].isdecimal() and not at.startswith("defcon/")]
    assert CARDS[card_at("card/road-trip")].name == "Road Trip"


def test_a_key_without_a_number_and_a_number_without_a_card_are_found() -> None:
    assert in_order("card", "b a", ("a", "b"), str) == ("b", "a") and numbers("b a") == {"b": 0, "a": 1}
    with pytest.raises(RulesError, match="card/c has no number: add it at the end"):
        in_order("card", "b a", ("a", "b", "c"), str)
    with pytest.raises(RulesError, match="card/b has a number"):
        in_order("card", "a b", ("a",), str)


# Content that grows

_LOOK = """
import json, sys
from pathlib import Path
import resolute
from resolute.games.dictators.content import keys
from resolute.games.dictators.library import CARDS
from resolute.games.dictators.content.map import PLACES, ROADS
table = resolute.unpack(Path(sys.argv[1]).read_bytes())
before = table.pack()
seen = [table.view(seat).encode().decode() for seat in (None, *range(table.seats))]
played = []
while table.decision is not None and len(played) < 40:
    options = table.decision.options
    played.append([option.at for option in options])
    table.play(len(played) * 7 % len(options))
print(json.dumps({
    "cards": {card.key: number for number, card in enumerate(CARDS)},
    "places": {place.key: place.number for place in PLACES},
    "roads": len(ROADS),
    "same": before == Path(sys.argv[1]).read_bytes(),
    "hand": [part for part in json.loads(seen[1])["parts"]["hand1"]["cards"]],
    "played": played,
    "hash": table.hash,
}))
"""


def looked(folder: Path, position: Path) -> dict[str, object]:
    """What a copy of the game makes of a saved position."""
    done = subprocess.run(
        [sys.executable, "-c", _LOOK, str(position)], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def add(file: Path, before: str, more: str) -> None:
    """Write more lines into a file, before a mark."""
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, more + before, 1), encoding="utf-8")


def test_a_card_and_a_place_that_are_added_change_nothing_that_was_there(tmp_path: Path) -> None:
    """The card stands first among the actions and the place first on the map; both get the next free number."""
    table = resolute.new("dictators", seats=3, seed=5)
    while table.number < 120 and table.decision is not None:
        table.play(table.number * 5 % len(table.decision.options))
    position = tmp_path / "position"
    position.write_bytes(table.pack())
    plain, grown = tmp_path / "plain", tmp_path / "grown"
    for folder in (plain, grown):
        shutil.copytree(Path(resolute.__file__).parent, folder / "resolute", ignore=shutil.ignore_patterns("*.pyc"))
    content = grown / "resolute" / "games" / "dictators" / "content"
    add(
        content / "actions.py",
        "    # On the move\n",
        '    _action("parade", "Parade", 1, 0, Draw(1), flavor="March!"),\n',
    )
    add(content / "places.py", "    HI -157.86 21.31 honolulu", "    WA -117.43 47.66 spokane Spokane\n")
    add(content / "roads.py", "    seattle: vancouver", "    spokane: seattle\n")
    for name, key in (("DICTATOR_KEYS", "parade"), ("ROAD_KEYS", "spokane"), ("LINE_KEYS", "seattle--spokane")):
        text = (content / "keys.py").read_text(encoding="utf-8")
        # A list ends before its closing quotes; the next one begins after its docstring.
        head, _, rest = text.partition(f'\n{name} = """')
        at = head.rindex('"""\n"""')
        (content / "keys.py").write_text(f'{head[:at]}    {key}\n{head[at:]}\n{name} = """{rest}', encoding="utf-8")
    before, after = looked(plain, position), looked(grown, position)
    assert before["same"] and after["same"]
    for kind, new in (("cards", "parade"), ("places", "spokane")):
        was, now = before[kind], after[kind]
        assert isinstance(was, dict) and isinstance(now, dict)
        assert now == {**was, new: len(was)}
    assert isinstance(before["roads"], int) and after["roads"] == before["roads"] + 1
    assert before["hand"] == after["hand"] and before["played"] != []


# Positions of older versions


def test_positions_of_older_versions_are_called_by_keys() -> None:
    assert _keyed({"used": ["dictator/4/0"], "at": "card/0/1"}) == {
        "used": ["dictator/napoleon/march-on"],
        "at": "card/amtrak/1",
    }
    jet = CARD_NUMBER["private-jet"]
    assert _keyed([f"asset/{jet}/1", "dictator/3/arrives", "president/9", "card:7", "disarm/3", 4]) == [
        "asset/private-jet/cross-the-time-zone",
        "dictator/kim/arrives",
        "president/fire-drill",
        "card:7",
        "disarm/3",
        4,
    ]
    assert [_source(name) for name in ("Blueprints", "Ivan", "DEFCON 3", "token III", "In a Good Mood", "")] == [
        "card/blueprints",
        "dictator/ivan",
        "defcon/3",
        "token/3",
        "president/in-a-good-mood",
        "",
    ]


@pytest.mark.parametrize("name", ["early", "middle"])
def test_a_chain_that_waited_in_version_3_goes_on(name: str) -> None:
    """Both were saved while an interruption waited for an answer."""
    saved = (SAVES / f"dictators-v3-{name}.resolute").read_bytes()
    record = resolute.Record.load(saved)
    for entry in record.table.journal or ():
        assert GAME.sentence(record.table, entry)
    table = unpack(record.table.pack())
    asked = [(one.name, one.prompt[-1]) for one in (table.decision,) if one is not None]
    assert asked == [("answer", "?")]
    for number in range(60):
        if table.decision is not None:
            table.play(number * 3 % len(table.decision.options))
    assert table.number > record.table.number and table.view(None).game == "dictators"
