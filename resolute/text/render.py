"""The parts of a view as text: facts, tracks, maps and cards of any game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from resolute.engine.frames import Option, Seat
from resolute.engine.views import Face, Facts, Map, Part, Place, Tracks, View, Zone
from resolute.engine.words import plain
from resolute.text.screen import WIDTH

_NUMBER = re.compile(r"[-−$]?\d*M?")
LIT = "reached"
"""The kind of token of a place that the present move is about."""
INDENT = 2
FEW = 14
"""A part of the map that is shown unasked has no more places than this."""


def heading(text: str) -> Text:
    """A line above a part."""
    return Text(text, "bold")


def _under(title: str, body: RenderableType) -> RenderableType:
    return Group(heading(title), Padding(body, (0, 0, 0, INDENT)))


def draw_facts(facts: Facts) -> RenderableType:
    """Names and values, one under the other."""
    grid = Grid.grid(padding=(0, 2))
    for fact in facts.rows:
        grid.add_row(Text(fact.label, "dim"), Text(fact.text))
    return _under(facts.title, grid)


def draw_tracks(tracks: Tracks) -> RenderableType:
    """Values with their labels; those of one group share a line."""
    lines: dict[str, list[str]] = {}
    for marker in tracks.markers:
        end = f" of {marker.high}" if marker.high else ""
        if marker.low < 0:
            end = f", from {plain(marker.low)} to {plain(marker.high)}"
        note = f" ({marker.note})" if marker.note else ""
        value = f"{plain(marker.value)}{end}{note}"
        lines.setdefault(marker.group or marker.label, []).append(f"{marker.label}: {value}" if marker.group else value)
    grid = Grid.grid(padding=(0, 2))
    for name, values in lines.items():
        grid.add_row(Text(name, "dim"), Text(" · ".join(values)))
    return _under(tracks.title, grid)


def draw_zone(zone: Zone) -> RenderableType:
    """Cards, one a line, and how many more lie face down."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for card in zone.cards:
        grid.add_row("-", _card(card))
    if zone.hidden:
        grid.add_row("-", Text(f"{zone.hidden} face down", "dim"))
    count = len(zone.cards) + zone.hidden
    return _under(f"{zone.title} ({count})", grid if count else Text("none", "dim"))


def _card(card: Face) -> Text:
    turns = card.turns_left
    left = f"{turns} turn{'s' * (turns > 1)} left" if turns else ""
    printed = ", ".join(word for word in (card.label, card.cost, left) if word)
    kind = f" ({printed})" if printed else ""
    lines = [line for line in (*card.lines, card.flavor) if line]
    return Text.assemble((card.title, "dim"), kind, ": " if lines else "", " · ".join(lines))


def points_at(options: Iterable[Option]) -> frozenset[str]:
    """The pieces and places that options point at."""
    return frozenset(option.at for option in options if option.at)


def _lit(place: Place, ats: frozenset[str]) -> bool:
    return place.id in ats or any(token.kind == LIT for token in place.tokens)


def draw_map(chart: Map, ats: frozenset[str] = frozenset(), group: str = "", width: int = WIDTH) -> RenderableType:
    """The places of a map, group by group (or one group), and the ways between them; what matters now stands out."""
    return _draw_places(chart, [place for place in chart.places if not group or place.group == group], ats, width)


def draw_place(chart: Map, name: str, ats: frozenset[str] = frozenset(), width: int = WIDTH) -> RenderableType:
    """One place of a map, with the ways that lead from it."""
    return _draw_places(chart, [place for place in chart.places if place.name == name], ats, width)


def _draw_places(chart: Map, places: Sequence[Place], ats: frozenset[str], width: int) -> RenderableType:
    if not places:
        return Text("")
    things = [_places(chart, places, ats, width - INDENT)]
    ways = [(place.name, _ways_from(chart, place)) for place in places]
    if any(ways_there for _, ways_there in ways):
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for name, ways_there in ways:
            grid.add_row(Text(name, "dim"), Text(ways_there or "no way leads from here"))
        things += [Text("Ways", "bold underline"), grid]
    return _under(chart.title, Group(*things))


def _ways_from(chart: Map, place: Place) -> str:
    """Where ways lead from a place, kind by kind, each with what bars it."""
    names = {one.id: one.name for one in chart.places}
    kinds: dict[str, list[str]] = {}
    for link in chart.links:
        if place.id in link.ends:
            other = link.ends[1] if link.ends[0] == place.id else link.ends[0]
            kinds.setdefault(link.label, []).append(f"{names[other]} ({link.shut})" if link.shut else names[other])
    return "; ".join(f"{kind} to {', '.join(ends)}" for kind, ends in kinds.items())


def draw_lit(chart: Map, ats: frozenset[str], width: int = WIDTH) -> RenderableType | None:
    """Only the places that matter now, if they are few."""
    places = [place for place in chart.places if _lit(place, ats)]
    if not 0 < len(places) <= FEW:
        return None
    return _under(chart.title, _places(chart, places, ats, width - INDENT))


def _places(chart: Map, places: Sequence[Place], ats: frozenset[str], width: int) -> RenderableType:
    # A column in which this seat sees nothing would only take room.
    shown = [at for at in range(len(chart.columns)) if any(place.figures[at] for place in places)]
    rows = [[_mark(place, ats) + place.name, *(place.figures[at] for at in shown)] for place in places]
    headings = ["", *(chart.columns[at].label for at in shown)]
    owned = any(place.owned_by for place in places)
    if owned:
        headings.append("Carried by")
        rows = [[*row, place.owned_by] for row, place in zip(rows, places, strict=True)]
    tokens = {one.label: initials(one.label) for place in places for one in place.tokens if one.kind != LIT}
    if tokens:
        headings.append("")
        for row, place in zip(rows, places, strict=True):
            row.append(" ".join(tokens[one.label] for one in place.tokens if one.kind != LIT))
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim")
    words = [len(shown) + 1] if owned else []
    for at, name in enumerate(_fit(headings, rows, words, width)):
        number = at > 0 and all(_NUMBER.fullmatch(row[at]) for row in rows)
        grid.add_column(Text(name), justify="right" if number else "left", no_wrap=True)
    last, names = "", {one.id: one.name for one in chart.groups}
    for row, place in zip(rows, places, strict=True):
        if place.group != last:
            last = place.group
            grid.add_row(Text(names.get(last, last), "bold underline"))
        grid.add_row(*(Text(cell, "bold" if _lit(place, ats) else "") for cell in row))
    legend = ", ".join(f"{short} {token}" for token, short in tokens.items())
    return Group(grid, Text(legend, "dim")) if legend else grid


def _mark(place: Place, ats: frozenset[str]) -> str:
    return "▸ " if _lit(place, ats) else "  "


def initials(token: str) -> str:
    """A token in so many letters as it has words: funds Democrats is fD."""
    return "".join(word[0] for word in token.split())


def _fit(headings: Sequence[str], rows: Sequence[list[str]], words: Sequence[int], width: int) -> list[str]:
    """Headings, one word a line, shortened no more than it takes to fit the page; so are cells that are words."""
    for letters in (12, 9, 8, 7, 6, 5, 4):
        names = ["\n".join(_shortened(word, letters) for word in name.split()) for name in headings]
        for row in rows:
            for at in words:
                row[at] = _shortened(row[at], letters)
        needed = [max(*(len(row[at]) for row in rows), *map(len, name.split("\n"))) for at, name in enumerate(names)]
        over = sum(needed) + len(needed) - width
        if over <= 0:
            return names
    for row in rows:
        if len(row[0]) > needed[0] - over:
            row[0] = row[0][: needed[0] - over - 1] + "…"
    return names


def _shortened(word: str, letters: int) -> str:
    return word if len(word) <= letters else word[: letters - 1] + "."


def draw_part(part: Part, ats: frozenset[str] = frozenset(), width: int = WIDTH) -> RenderableType:
    """Any part of a view."""
    if isinstance(part, Facts):
        return draw_facts(part)
    if isinstance(part, Tracks):
        return draw_tracks(part)
    if isinstance(part, Map):
        return draw_map(part, ats, width=width)
    return draw_zone(part)


def draw_glance(view: View, options: Sequence[Option], seen: View | None, width: int = WIDTH) -> list[RenderableType]:
    """What a seat should look at before it decides: what concerns it and has changed since it last looked."""
    ats = points_at(options)
    things: list[RenderableType] = []
    for name, part in view.parts.items():
        if isinstance(part, Map):
            lit = draw_lit(part, ats, width)
            things += [lit] if lit is not None else []
        elif (seen is None or seen.parts.get(name) != part) and _concerns(part, view.seat, ats):
            things.append(draw_part(part))
    return things


def _concerns(part: Part, seat: Seat | None, ats: frozenset[str]) -> bool:
    if isinstance(part, Zone):
        return bool(part.cards) and (part.seat == seat or any(card.id in ats for card in part.cards))
    return bool(part.rows) if isinstance(part, Facts) else isinstance(part, Tracks) and bool(part.markers)
