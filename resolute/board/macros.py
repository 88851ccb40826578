"""Pieces of a board that Python draws one by one: each is a macro of a Jinja file beside the code that calls it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension

from resolute.board.drawing import Drawn


class Macros:
    """The macros of one file, as functions that return markup on one line; what they are given is escaped, unless it
    is markup already."""

    def __init__(self, folder: Path, file: str) -> None:
        environment = Environment(
            loader=FileSystemLoader(folder), autoescape=True, undefined=StrictUndefined, extensions=[_OneLine]
        )
        self._module: Any = environment.get_template(file).module

    def __getattr__(self, name: str) -> Callable[..., Drawn]:
        macro = getattr(self._module, name)

        def draw(*shown: object) -> Drawn:
            return Drawn(str(macro(*shown)))

        setattr(self, name, draw)
        return draw


class _OneLine(Extension):
    """Indentation and line ends of a file are for its readers only."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return "".join(line.strip() for line in source.splitlines())
