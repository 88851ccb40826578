"""Run in another process: replays games from standard input with seed 14 and prints their hashes."""

from __future__ import annotations

import json
import sys

import msgspec

from tests.conformance.setups import Setup

for played in json.load(sys.stdin):
    table = msgspec.convert(played["setup"], Setup).start(14)
    for place in played["moves"]:
        table.play(place)
    print(table.hash)
