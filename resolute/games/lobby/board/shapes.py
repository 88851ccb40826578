"""The pieces of the map and the symbols, as they stand in `shapes.html.jinja`."""

from __future__ import annotations

from pathlib import Path

from resolute.board.macros import Macros

SHAPES = Macros(Path(__file__).parent, "shapes.html.jinja")
