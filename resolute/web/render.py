"""From a look to HTML: the regions of a table's page, each drawn only when what it shows has changed.

A game may bring templates of its own in its folder `board`; what it does not bring is drawn from the parts of
its view. Templates hold no rules, and regions hold no secrets of the session: forms and their tokens stand in
the page around them, so that people who see the same share the same drawing.
"""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping, Set
from functools import cache, lru_cache, partial
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined, Template
from markdown_it import MarkdownIt
from markdown_it.token import Token

from resolute.engine.drawing import Sketch
from resolute.engine.registry import games
from resolute.engine.views import Part, Zone
from resolute.rulebook import NoRules, help_text
from resolute.web.look import DecisionLook, LineLook, Look, OptionLook

_HERE = Path(__file__).parent
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}
CARDS_AT_MOST = 9
"""So many options are cards; more become a list that can be filtered."""
_SLOT = "\0"
LINES_SHOWN = 40
"""The page shows so many lines of the journal; the rest stand on a page of their own."""


# Files that never change under their address


class Static(msgspec.Struct, frozen=True):
    """A file for the browser."""

    data: bytes
    type: str


@cache
def board_folder(game: str) -> Path | None:
    """The folder with a game's own board, if it has one."""
    known = games().get(game)
    if known is None:
        return None
    file = import_module(type(known).__module__).__file__
    folder = Path(file or "").parent / "board"
    return folder if folder.is_dir() else None


@cache
def static_files() -> dict[str, Static]:
    """Every file that the browser may ask for, by its path below the version."""
    found: dict[str, Static] = {}
    folders = {"": _HERE / "static"}
    for game in games():
        folder = board_folder(game)
        if folder is not None:
            folders[f"{game}/"] = folder
    for prefix, folder in folders.items():
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix in _TYPES:
                found[prefix + file.relative_to(folder).as_posix()] = Static(file.read_bytes(), _TYPES[file.suffix])
    return found


@cache
def static_version() -> str:
    """A name for the present content of all files, so that browsers can keep them for ever."""
    whole = hashlib.blake2b(digest_size=6)
    for path, file in static_files().items():
        whole.update(path.encode() + b"\0" + file.data)
    return whole.hexdigest()


def static(path: str) -> str:
    """The address of a file."""
    return f"/static/{static_version()}/{path}"


def game_static(game: str, path: str) -> str:
    """The address of a file of a game's board, or nothing if there is none."""
    full = f"{game}/{path}"
    return static(full) if full in static_files() else ""


# The templates


def slug(heading: str) -> str:
    """A heading as the part of an address after the #."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


def rule_address(game: str, rule: str) -> str:
    """Where a rule is explained."""
    return f"/rules/{game}#{slug(rule)}"


def _kind_of(part: Part) -> str:
    return str(part.__struct_config__.tag)


def _figure(number: int | str) -> str:
    """A number with its thousands apart and a real minus sign."""
    return f"{number:,}".replace("-", "−") if isinstance(number, int) else number


def _percent(chance: float) -> str:
    """A chance as people read it."""
    if 0 < chance < 0.005:
        return "< 1 %"
    return f"{chance:.0%}".replace("%", " %")


@lru_cache(maxsize=8192)
def kept(macro: Callable[..., str], *shown: object) -> str:
    """What a macro draws of these values: drawn once, for pieces that lie there from move to move."""
    return macro(*shown)


def _flat(text: str) -> str:
    """Markup on one line."""
    return type(text)(text.replace("\n", ""))


@cache
def _die(face: int) -> str:
    """The face of a die."""
    drawn: str = environment().get_template("macros.html.jinja").module.die(face)  # type: ignore[attr-defined]
    return drawn


def _slot(name: str) -> str:
    """The line of a template at which the pieces of this name stand."""
    return f"{_SLOT}{name}"


@cache
def environment() -> Environment:
    """The templates: the shared ones, and each game's own under its name."""
    own = {game: FileSystemLoader(folder) for game in games() if (folder := board_folder(game)) is not None}
    made = Environment(
        loader=ChoiceLoader([FileSystemLoader(_HERE / "templates"), PrefixLoader(own)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(
        static=static, game_static=game_static, rule_address=rule_address, kept=kept, slot=_slot, die=_die
    )
    made.filters.update(flat=_flat, kind_of=_kind_of, figure=_figure, percent=_percent, slug=slug)
    return made


@cache
def _template(name: str) -> Template:
    """A template, ready to be used often: its globals are looked up in one place instead of two."""
    found = environment().get_template(name)
    found.globals = dict(found.globals)
    return found


def render(template: str, **context: Any) -> str:
    """A template as text."""
    return _template(template).render(context)


@cache
def template_for(game: str, region: str) -> str:
    """The template of a region: the game's own, or the one that draws any game."""
    folder = board_folder(game)
    own = folder is not None and (folder / f"{region}.html.jinja").is_file()
    return f"{game}/{region}.html.jinja" if own else f"regions/{region}.html.jinja"


def owns(game: str, region: str) -> bool:
    """Whether a game draws this region itself."""
    return template_for(game, region).startswith(f"{game}/")


@cache
def _own(game: str, name: str) -> Callable[..., Any] | None:
    """A function of a game's board: `prepare` turns a look into sketches of its regions, `sides` says to which
    side each seat belongs."""
    if board_folder(game) is None:
        return None
    try:
        module = import_module(f"{type(games()[game]).__module__}.board")
    except ModuleNotFoundError:
        return None
    found: Callable[..., Any] | None = getattr(module, name, None)
    return found


@lru_cache(maxsize=4096)
def _frame(template: str, shown: object) -> tuple[tuple[list[str], str | None], ...]:
    """A template with these values as runs of lines, each with the slot that follows it."""
    runs: list[tuple[list[str], str | None]] = []
    lines: list[str] = []
    for line in render(template, own=shown).split("\n"):
        if line.startswith(_SLOT):
            runs.append((lines, line[len(_SLOT) :]))
            lines = []
        else:
            lines.append(line)
    return (*runs, (lines, None))


def _filled(game: str, sketch: Sketch) -> list[str]:
    """The lines of a sketch, with the pieces in its slots."""
    filled: list[str] = []
    for lines, slot in _frame(f"{game}/{sketch.template}.html.jinja", sketch.shown):
        filled += lines
        if slot is not None:
            pieces = sketch.slots[slot]
            filled += _filled(game, pieces) if isinstance(pieces, Sketch) else pieces
    return filled


def seat_sides(look: Look) -> tuple[str, ...]:
    """How the page tells the seats apart: by the game's own sides, or by their numbers."""
    own = _own(look.game, "sides")
    sides: tuple[str, ...] = () if own is None else own(look)
    return sides if len(sides) == len(look.seats) else tuple(str(one.seat) for one in look.seats)


# What each region shows


def own_zones(look: Look) -> dict[str, Zone]:
    """The cards that lie before the seat through whose eyes this is seen."""
    if look.seat is None:
        return {}
    return {name: part for name, part in look.parts.items() if isinstance(part, Zone) and part.seat == look.seat}


def board_parts(look: Look) -> dict[str, Any]:
    """Everything that the generic board shows: neither the own cards nor the tally."""
    own = own_zones(look)
    return {name: part for name, part in look.parts.items() if name not in own and name != "tally"}


def last_throw(look: Look) -> LineLook | None:
    """The dice that were thrown last, if they lie on the table still: in the last move of the journal."""
    for line in reversed(look.journal):
        if line.number < look.moves - 1:
            return None
        if line.faces:
            return line
    return None


class Group(msgspec.Struct, frozen=True):
    """Options under one heading; with `amounts` they differ only by a number."""

    title: str
    options: tuple[tuple[str, OptionLook], ...]
    """Each with its key, if it has one."""
    amounts: bool = False


def option_groups(decision: DecisionLook) -> list[Group]:
    """The options under their headings, in the order in which they are listed; the first nine have a key."""
    collected: dict[str, list[tuple[str, OptionLook]]] = {}
    keys = iter("123456789")
    crowded = sum(not option.barred for option in decision.options) > CARDS_AT_MOST
    for option in decision.options:
        if option.barred:
            key = ""
        elif crowded and option.declines:
            key = "0"
        else:
            key = next(keys, "")
        # A few options need no headings; what has amounts is drawn as one control all the same.
        heading = option.group if crowded or option.amount is not None else ""
        collected.setdefault(heading, []).append((key, option))
    return [
        Group(title, tuple(some), len(some) > 1 and all(one.amount is not None for _, one in some))
        for title, some in collected.items()
    ]


def page_title(look: Look) -> str:
    """The title of the page: it says when it is your turn."""
    name = f"{look.title} · Resolute" if look.title else f"{look.game_name} · Resolute"
    if look.past:
        return f"Move {look.moves} of {look.last} · {name}"
    if look.outcome is not None:
        return f"Over · {name}"
    if look.decision is not None and look.decision.mine:
        return f"● Your turn · {name}"
    return name


def _seat_names(look: Look) -> tuple[object, ...]:
    return tuple((one.seat, one.label, one.name, one.kind, one.bot, one.mine) for one in look.seats)


def _board_key(look: Look) -> tuple[object, ...]:
    return (look.game, board_parts(look), look.seat, _seat_names(look), look.past, look.outcome, look.curtain)


def _cards_key(look: Look) -> tuple[object, ...]:
    return (look.game, own_zones(look), look.seat, look.past, look.curtain)


def _tally_key(look: Look) -> tuple[object, ...]:
    return (look.game, look.parts.get("tally"), look.seat, _seat_names(look), look.outcome)


def _waits(look: Look) -> bool:
    """Whether somebody else decides, in the game as it stands."""
    asked = look.decision is not None and look.decision.mine
    return not (asked or look.past or look.curtain or look.outcome is not None)


def _decision_key(look: Look) -> tuple[object, ...]:
    # Who only waits is not told the number at every move.
    moves = () if _waits(look) else (look.table, look.number, look.moves, look.last, look.can_branch)
    now = (look.past, look.curtain, look.can_undo, look.may_agree)
    return (look.game, look.decision, look.outcome, _seat_names(look), look.seat, last_throw(look), *now, *moves)


def _seats_key(look: Look) -> tuple[object, ...]:
    now = (look.outcome is not None, look.past, look.watching, look.public, look.manages, look.seat is None)
    return (look.table, look.game, look.seats, seat_sides(look), *now)


def _timeline_key(look: Look) -> tuple[object, ...]:
    # A page that is up to date counts by itself, so that its timeline need not be sent; but it is not the same.
    return (look.table, look.past, (look.moves, look.last) if look.past else ())


_KEYS: Mapping[str, Callable[[Look], tuple[object, ...]]] = {
    "board": _board_key,
    "decision": _decision_key,
    "cards": _cards_key,
    "tally": _tally_key,
    "seats": _seats_key,
    "chat": lambda look: (look.chat,),
    "timeline": _timeline_key,
}
REGIONS = ("board", "decision", "cards", "tally", "journal", "seats", "chat", "timeline", "title")


class _Sheet:
    """A look with what has been drawn of it, so that people who see the same share it."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._shown: dict[str, object] = {}
        self._lines: dict[str, list[str]] = {}
        self._prepared: Any = None

    def lines(self, region: str) -> list[str]:
        """The inner HTML of a region, line by line."""
        lines = self._lines.get(region)
        if lines is None:
            shown = self.shown(region)
            if isinstance(shown, Sketch):
                lines = _filled(self.look.game, shown)
            else:
                waits = region == "decision" and _waits(self.look)
                template = template_for(self.look.game, "waiting" if waits else region)
                lines = render(template, look=self.look, **self._context(region)).split("\n")
            self._lines[region] = lines
        return lines

    def same(self, region: str, other: _Sheet) -> bool:
        """Whether a region shows what it shows on another sheet; then it is not drawn twice."""
        if self.shown(region) != other.shown(region):
            return False
        if region in other._lines and region != "timeline":
            self._lines.setdefault(region, other._lines[region])
        return True

    def shown(self, region: str) -> object:
        """Everything that a region shows: the sketch that the game's own board makes of it, or what is read."""
        shown = self._shown.get(region)
        if shown is None:
            shown = self._shown[region] = self._sketch(region) or _KEYS[region](self.look)
        return shown

    def _sketch(self, region: str) -> Sketch | None:
        look = self.look
        prepare = _own(look.game, "prepare") if owns(look.game, region) else None
        if prepare is None:
            return None
        if self._prepared is None:
            self._prepared = prepare(look, partial(game_static, look.game))
        sketch: Sketch = self._prepared.sketch(region)
        return sketch

    def _context(self, region: str) -> dict[str, Any]:
        look = self.look
        if region == "board":
            return {"parts": board_parts(look)}
        if region == "cards":
            return {"zones": own_zones(look)}
        if region == "decision" and _waits(look):
            return {"thrown": last_throw(look)}
        if region == "decision":
            groups = option_groups(look.decision) if look.decision is not None else []
            crowded = sum(len(group.options) for group in groups) > CARDS_AT_MOST
            return {"groups": groups, "crowded": crowded, "thrown": last_throw(look)}
        if region == "seats":
            return {"sides": seat_sides(look)}
        return {}


SHEETS = 500
"""So many looks are kept with what was drawn of them."""
_sheets: OrderedDict[int, _Sheet] = OrderedDict()


def _sheet(look: Look) -> _Sheet:
    # A look is the same for everybody who sees the same, and a sheet keeps its look: its id is taken by no other.
    sheet = _sheets.get(id(look))
    if sheet is None:
        sheet = _sheets[id(look)] = _Sheet(look)
        if len(_sheets) > SHEETS:
            _sheets.popitem(last=False)
    else:
        _sheets.move_to_end(id(look))
    return sheet


def render_region(look: Look, region: str) -> str:
    """The inner HTML of one region."""
    if region == "title":
        return escape(page_title(look), quote=False)
    if region == "journal":
        return journal_lines(look, 0)
    return "\n".join(_sheet(look).lines(region))


def journal_lines(look: Look, kept: int) -> str:
    """The lines of the journal from place `kept` on, newest first, as items of the list."""
    lines = look.journal[max(kept, len(look.journal) - LINES_SHOWN) :]
    return render("regions/journal.html.jinja", look=look, lines=tuple(reversed(lines)), sides=seat_sides(look))


def _kept(look: Look, previous: Look) -> int:
    """How many lines of the journal are still what they were."""
    old, new = previous.journal, look.journal
    if len(old) <= len(new) and (not old or new[len(old) - 1] == old[-1]):
        return len(old)
    return next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


def render_regions(look: Look, previous: Look | None = None) -> dict[str, str]:
    """The regions that differ from what this visitor was sent before; all of them, if that is nothing.

    The journal is a list of its own: only new lines, and `data-keep` says how many of the old ones still hold.
    """
    changed: dict[str, str] = {}
    sheet, old = _sheet(look), None if previous is None else _sheet(previous)
    for region in _KEYS:
        if old is not None and sheet.same(region, old):
            continue
        lines = sheet.lines(region)
        if old is None or lines != old.lines(region):
            changed[region] = "\n".join(lines)
    kept = 0 if previous is None else _kept(look, previous)
    if previous is None or kept < len(previous.journal) or kept < len(look.journal):
        changed["journal"] = f'<ol data-keep="{kept}">{journal_lines(look, kept)}</ol>'
    if previous is None or page_title(previous) != page_title(look):
        changed["title"] = render_region(look, "title")
    return changed


Patch = list[str | tuple[int, int]]
"""A text as pieces that a line break joins: new lines, or which lines of the former text, from where and how many."""


def patch(before: list[str], after: list[str]) -> Patch:
    """Lines in terms of those before them: most of a board stays as it was, and is not sent again."""
    if len(before) == len(after):
        return _patch_in_place(before, after)
    places = {line: place for place, line in enumerate(before)}
    pieces: Patch = []
    start = end = -1  # the run of old lines that is being followed
    fresh: list[str] = []
    for line in after:
        if start >= 0 and end < len(before) and before[end] == line:
            end += 1
            continue
        if start >= 0:
            pieces.append((start, end - start))
            start = -1
        place = places.get(line)
        if place is None:
            fresh.append(line)
            continue
        if fresh:
            pieces.append("\n".join(fresh))
            fresh = []
        start, end = place, place + 1
    if start >= 0:
        pieces.append((start, end - start))
    if fresh:
        pieces.append("\n".join(fresh))
    return pieces


def _patch_in_place(before: list[str], after: list[str]) -> Patch:
    """The same where no line has moved: pieces are most often the very same strings."""
    pieces: Patch = []
    at = 0
    for place in [place for place, (a, b) in enumerate(zip(before, after, strict=True)) if a is not b and a != b]:
        if place > at:
            pieces.append((at, place - at))
        pieces.append(after[place])
        at = place + 1
    if at < len(after):
        pieces.append((at, len(after) - at))
    return pieces


def patch_regions(look: Look, previous: Look, changed: Mapping[str, str], told: Set[str]) -> dict[str, str | Patch]:
    """What has changed, with patches for the regions whose former text the page has been told."""
    old, new = _sheet(previous), _sheet(look)
    return {
        region: patch(old.lines(region), new.lines(region)) if region in told and region in _KEYS else text
        for region, text in changed.items()
    }


# The rules as pages


class Section(msgspec.Struct, frozen=True):
    """A heading of the rules with what stands under it."""

    id: str
    title: str
    level: int
    html: str


def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _words(token: Token) -> str:
    return "".join(child.content for child in token.children or () if child.type in ("text", "code_inline"))


@lru_cache(maxsize=16)
def _sections(text: str) -> tuple[Section, ...]:
    reader = _markdown()
    tokens = reader.parse(text)
    starts = [at for at, token in enumerate(tokens) if token.type == "heading_open"]
    made: list[Section] = []
    for at, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        title = _words(tokens[at + 1])
        body = reader.renderer.render(tokens[at + 3 : end], reader.options, {})
        # A wide table scrolls by itself, with the keyboard too.
        body = body.replace("<table>", '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>')
        body = body.replace("</table>", "</table></div>")
        made.append(Section(slug(title), title, int(tokens[at].tag[1]), body))
    return tuple(made)


def rules_sections(game: str) -> tuple[Section, ...]:
    """The rules of a game, section by section; none, if they have not been written down."""
    try:
        return _sections(help_text(game))
    except NoRules:
        return ()


def rules_section(game: str, heading: str) -> list[Section]:
    """A section with those below it, by its heading; numbers before the heading do not matter."""
    sections = rules_sections(game)
    wanted = slug(heading)
    for at, section in enumerate(sections):
        if section.id == wanted or re.sub(r"^[0-9-]+", "", section.id) == wanted:
            below = [section]
            for other in sections[at + 1 :]:
                if other.level <= section.level:
                    break
                below.append(other)
            return below
    return []
