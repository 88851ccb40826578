"""Content that can grow: a key keeps its number, so that a card that is added changes no other and no saved game."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import resolute
from resolute.engine.effects import happen
from resolute.games.campaign import GAME
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.numbers import NUMBERS, by_number, number_of
from resolute.games.campaign.content.states import STATES

PACKAGE = Path(resolute.__file__).parent
FIRST = {"state": 51, "candidate": 24, "headquarters": 55, "ballot": 160}
"""How many of each kind the first table had; those that were added since have higher numbers."""
FIRST_TABLE = "dbd6eaa5a53b95126af32e50eb90a10ad8a52cb5ad4b7400f8fe018349668186"


def test_no_number_of_the_first_table_has_moved() -> None:
    old = {key: number for key, number in NUMBERS.items() if number < FIRST[key.partition("/")[0]]}
    assert len(old) == sum(FIRST.values())
    table = "\n".join(f"{key} {number}" for key, number in sorted(old.items()))
    assert sha256(table.encode()).hexdigest() == FIRST_TABLE, "a number belongs to its key for ever"


def test_every_card_and_state_is_found_by_its_number() -> None:
    cards = (
        [(one.key, one.id) for one in BALLOTS],
        [(one.key, one.id) for one in CANDIDATES],
        [(one.key, one.id) for one in HEADQUARTERS],
        [(f"state/{state.code}", state.index) for state in STATES],
    )
    for kind in cards:
        assert [number for _, number in kind] == list(range(len(kind)))
    assert {key: number for kind in cards for key, number in kind} == NUMBERS
    assert all(f"headquarters/{card.id}" in GAME.book for card in HEADQUARTERS)


def test_a_card_without_a_number_of_its_own_is_refused() -> None:
    with pytest.raises(LookupError, match=r"candidate/nobody has no number: give it the next one of its kind"):
        number_of("candidate/nobody")
    with pytest.raises(LookupError, match="another card has the number of state/CT"):
        by_number([("state/CT", 1), ("state/CT", 2)])
    with pytest.raises(LookupError, match="a card is missing"):
        by_number([("state/CT", 1), ("state/MA", 2)])


ADDED = {
    "ballots.py": ('_REPUBLICAN_PRESIDENT = """\n', "    NY  9 | TX  9 | OH  9 | CA  9\n"),
    "candidates.py": (
        'Party.REPUBLICAN: """\n',
        "        ashby: Ruth T. Ashby, Governor of OH\n            7  8 4 2 4  Education\n",
    ),
    "headquarters.py": (
        "_CARDS: tuple[HeadquartersCard, ...] = (\n",
        '    _card("a-day-off", "illness", "A day off", "The doctor insists.", LoseTurns(1)),\n',
    ),
    "numbers.py": (
        "NUMBERS: dict[str, int] = {\n",
        '    "ballot/rp-ny-tx-oh-ca": 160, "candidate/ashby": 24, "headquarters/a-day-off": 55,\n',
    ),
}
"""What is put before everything else of its kind, so that no card is where it was in its list."""

LOOK = """
import json, random, sys
import resolute
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.numbers import NUMBERS

def keys(table):
    s = table.state
    return {
        "candidates": [[CANDIDATES[one].key for one in player.candidates] for player in s.players],
        "hands": [[BALLOTS[card].key for card in player.hand] for player in s.players],
        "decks": [[BALLOTS[card].key for card in player.deck.cards] for player in s.players],
        "cast": {BALLOTS[card].key: place for card, place in enumerate(s.box) if place},
        "headquarters": [HEADQUARTERS[card].key for card in (*s.headquarters.cards, *s.headquarters_discards)],
        "options": [option.label for option in table.decision.options],
        "votes": [list(side.votes) for side in s.sides],
        "waiting": [[frame.step.name, list(frame.args)] for frame in table.agenda],
    }

with open(sys.argv[1], "rb") as file:
    table = resolute.unpack(file.read())
found = {"numbers": NUMBERS, "position": keys(table), "cards": [len(BALLOTS), len(CANDIDATES), len(HEADQUARTERS)]}
chance = random.Random(1)
while table.decision is not None:
    table.view(table.decision.seat)
    table.play(chance.randrange(len(table.decision.options)))
print(json.dumps({**found, "over": table.outcome is not None}))
"""


def _early() -> bytes:
    """A position at the convention."""
    return resolute.new("campaign", seats=4, options={"nomination": True}, seed=3).pack()


def _in_the_middle_of_a_card() -> bytes:
    """A late position in which the rest of a headquarters card waits, by its address."""
    for seed in range(100):
        table, random = resolute.new("campaign", seats=2, options={"advertising": True}, seed=seed), Random(seed)
        while (decision := table.decision) is not None:
            if table.number > 100 and any(frame.step is happen for frame in table.agenda):
                return table.pack()
            table.advance(random.choice(decision.options))
    raise AssertionError("no card waits in a hundred games")


def _payload(package: Path, position: Path) -> dict[str, Any]:
    """What a copy of the package makes of a position."""
    paths = os.pathsep.join([str(package), *(path for path in sys.path if "site-packages" in path)])
    done = subprocess.run(
        [sys.executable, "-c", LOOK, str(position)],
        cwd=package,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.slow
def test_adding_a_ballot_a_candidate_and_a_card_moves_no_other_and_no_saved_game(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "resolute", ignore=shutil.ignore_patterns("__pycache__"))
    for name, (before, more) in ADDED.items():
        file = tmp_path / "resolute/games/campaign/content" / name
        text = file.read_text(encoding="utf-8")
        assert text.count(before) == 1
        file.write_text(text.replace(before, before + more), encoding="utf-8")
    init = tmp_path / "resolute/games/campaign/__init__.py"
    version = f"    version = {GAME.version}\n"
    assert version in init.read_text(encoding="utf-8")
    text = init.read_text(encoding="utf-8").replace(version, f"    version = {GAME.version + 1}\n")
    init.write_text(text, encoding="utf-8")

    for saved in (_early(), _in_the_middle_of_a_card()):
        position = tmp_path / "position"
        position.write_bytes(saved)
        now, grown = _payload(PACKAGE.parent, position), _payload(tmp_path, position)
        assert grown["cards"] == [count + 1 for count in now["cards"]]
        assert {key: number for key, number in grown["numbers"].items() if key in now["numbers"]} == now["numbers"]
        assert grown["position"] == now["position"], "the same cards lie in the same places"
        assert now["over"] and grown["over"], "and the game is played to its end"
