"""The templates: the shared ones and those of each game's own board, and what they make of a sketch."""

from __future__ import annotations

import re
from collections.abc import Callable, MutableMapping
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined

from resolute.board.drawing import Sketch
from resolute.engine.registry import games
from resolute.engine.views import Part
from resolute.web.files import board_folder, game_static, static

_HERE = Path(__file__).parent
_SLOT = "\0"


def slug(heading: str) -> str:
    """A heading as the part of an address after the #."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


def rule_address(game: str, rule: str) -> str:
    """Where a rule is explained."""
    return f"/rules/{game}#{slug(rule)}"


def term_of(game: str, key: str) -> str:
    """The key of the glossary's term that explains a fact, track, column or kind of card; nothing, if none does. A key
    with a seat or number behind a colon is that of the thing itself."""
    known = games().get(game)
    if known is None or not key:
        return ""
    return known.terms.get(key) or known.terms.get(key.partition(":")[0], "")


def _kind_of(part: Part) -> str:
    return str(part.__struct_config__.tag)


def _figure(number: int | str) -> str:
    """A number with its thousands apart and a real minus sign."""
    return f"{number:,}".replace("-", "−") if isinstance(number, int) else number


def _percent(chance: float) -> str:
    """A chance as people read it."""
    if 0 < chance < 0.005:
        return "<1%"
    return f"{chance:.0%}"


@lru_cache(maxsize=8192)
def kept(macro: Callable[..., str], *shown: object) -> str:
    """What a macro draws of these values: drawn once, for pieces that lie there from move to move."""
    return macro(*shown)


def _flat(text: str) -> str:
    """Markup on one line."""
    return type(text)(text.replace("\n", ""))


@cache
def macro(name: str) -> Callable[..., str]:
    """A shared macro, to be called from here."""
    found: Callable[..., str] = getattr(environment().get_template("macros.html.jinja").module, name)
    return found


def _slot(name: str) -> str:
    """The line of a template at which the pieces of this name stand."""
    return f"{_SLOT}{name}"


class _Templates(Environment):
    """Templates whose globals are one flat map: names are looked up there all the time, and at every import all of
    them are compared."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


@cache
def environment() -> Environment:
    """The templates: the shared ones, and each game's own under its name."""
    own = {game: FileSystemLoader(folder) for game in games() if (folder := board_folder(game)) is not None}
    made = _Templates(
        loader=ChoiceLoader([FileSystemLoader(_HERE / "templates"), PrefixLoader(own)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(static=static, game_static=game_static, rule_address=rule_address)
    made.globals.update(kept=kept, slot=_slot, term_of=term_of)
    made.globals.update(has_picture=lambda game: own_function(game, "picture") is not None)
    made.filters.update(flat=_flat, kind_of=_kind_of, figure=_figure, percent=_percent, slug=slug)
    return made


def render(template: str, **context: Any) -> str:
    """A template as text."""
    return environment().get_template(template).render(context)


@cache
def template_for(game: str, name: str) -> str:
    """The template of a region, or of a part of one: the game's own, or the one that draws any game."""
    folder = board_folder(game)
    own = folder is not None and (folder / f"{name}.html.jinja").is_file()
    return f"{game}/{name}.html.jinja" if own else f"regions/{name}.html.jinja"


@cache
def owns(game: str, region: str) -> bool:
    """Whether a game draws this region itself."""
    return template_for(game, region).startswith(f"{game}/")


@cache
def own_function(game: str, name: str) -> Callable[..., Any] | None:
    """A function of a game's board: `prepare` turns a payload into sketches of its regions, `redraw` does so with a
    memory of the payload before, `sides` says to which side each seat belongs, `summed_up` which panels of a finished
    game's summary the board draws itself, `standing` how a game stands in a line, and `explained` which of its pieces
    a term of the glossary explains."""
    if board_folder(game) is None:
        return None
    try:
        module = import_module(f"{type(games()[game]).__module__}.board")
    except ModuleNotFoundError:
        return None
    found: Callable[..., Any] | None = getattr(module, name, None)
    return found


Run = tuple[str, ...]
"""Lines that follow one another; most runs of a board stay the very same from move to move."""


@lru_cache(maxsize=4096)
def _frame(template: str, shown: object) -> tuple[list[Run], tuple[tuple[int, str], ...]]:
    """A template with these values as runs of lines, with empty ones for its slots; and where each slot is, the last
    first."""
    runs: list[Run] = []
    lines: list[str] = []
    slots: list[tuple[int, str]] = []
    for line in render(template, own=shown).split("\n"):
        if line.startswith(_SLOT):
            if lines:
                runs.append(tuple(lines))
                lines = []
            slots.append((len(runs), line[len(_SLOT) :]))
            runs.append(())
        else:
            lines.append(line)
    return [*runs, tuple(lines)], tuple(reversed(slots))


def filled(game: str, sketch: Sketch) -> list[Run]:
    """The lines of a sketch, with the pieces in its slots."""
    frame, slots = _frame(template_for(game, sketch.template), sketch.shown)
    runs = frame.copy()
    for place, slot in slots:
        pieces = sketch.slots[slot]
        if isinstance(pieces, Sketch):
            runs[place : place + 1] = filled(game, pieces)
        else:
            runs[place] = pieces
    return runs
