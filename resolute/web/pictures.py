"""Small pictures of boards: SVG for our pages, PNG for programs that show a picture beside a shared link."""

from __future__ import annotations

import gzip
import struct
import zlib
from collections.abc import Iterable
from functools import cache, lru_cache
from hashlib import blake2b
from random import Random

import msgspec

from resolute.board.picture import MakePicture, Picture, Point, Shape, thick
from resolute.engine.record import Record
from resolute.engine.registry import games
from resolute.payload import TablePayload
from resolute.web.templating import own_function, render

# The name of each color, in the light theme and in the dark one
COLORS: dict[str, tuple[str, str]] = {
    "paper": ("#f6f1e4", "#12161f"),
    "sheet": ("#fffdf6", "#1a202c"),
    "ink": ("#1d2433", "#e9e4d6"),
    "brass": ("#b08a3c", "#c9a255"),
    "goal": ("#e2b53b", "#e2b53b"),
    "won-r": ("#37618f", "#6f9bd0"),
    "won-d": ("#b4473f", "#e0847b"),
    "lead-r": ("#8fb0d6", "#3b6294"),
    "lead-d": ("#e2a49c", "#7d3f39"),
    "lean-r": ("#dfe6ea", "#242f40"),
    "lean-d": ("#f3e1d8", "#34282a"),
    "tied": ("#e9dccb", "#35333a"),
    "sea": ("#e4ecef", "#161d2a"),
    "abroad": ("#e3dccb", "#333741"),
    "road": ("#76736d", "#8d8b86"),
    "zone-0": ("#ead9e4", "#46394a"),
    "zone-1": ("#f3e3bd", "#4a4330"),
    "zone-2": ("#dfe6cb", "#3a4432"),
    "zone-3": ("#ead9e4", "#46394a"),
    "zone-4": ("#d5e3ea", "#2f4150"),
    "seat-0": ("#37618f", "#6f9bd0"),
    "seat-1": ("#b4473f", "#e0847b"),
    "seat-2": ("#4d7c5a", "#86b894"),
    "seat-3": ("#7a5d94", "#b59ad0"),
    "seat-4": ("#96702d", "#d0a860"),
    "seat-5": ("#3f7f86", "#7dbcc4"),
}
SAMPLE_MOVES = 150
WIDTH, HEIGHT = 1200, 630
"""The size that programs want for a picture beside a link."""


class Sample(msgspec.Struct, frozen=True):
    """The picture of a game on the front page, with an address that changes with it."""

    svg: bytes
    packed: bytes
    """The same, compressed: it is a third of it."""
    address: str
    label: str


def picture_of(payload: TablePayload) -> Picture | None:
    """What a visitor may see of a table as a small picture, if the game draws one."""
    make: MakePicture | None = own_function(payload.game, "picture")
    if make is None:
        return None
    options = payload.decision.options if payload.decision is not None and payload.decision.mine else ()
    return make(payload.parts, frozenset(option.at for option in options if option.index >= 0))


@cache
def sample_of(game: str) -> Sample | None:
    """A picture of a game in full swing: a fixed game, played at random, as somebody who watches it sees it."""
    make: MakePicture | None = own_function(game, "picture")
    if make is None:
        return None
    rules = games()[game]
    record = Record.new(game, seats=min(4, max(rules.seat_counts)), seed=1972)
    luck = Random(1972)
    for _ in range(SAMPLE_MOVES):
        if record.table.decision is not None:
            record.play(luck.randrange(len(record.table.decision.options)))
    decision = record.table.decision
    lit = frozenset(option.at for option in decision.options) if decision is not None else frozenset()
    picture = make(record.table.view(None).parts, lit)
    svg = svg_of(picture).encode()
    return Sample(
        svg,
        gzip.compress(svg, 9, mtime=0),
        f"/picture/{blake2b(svg, digest_size=6).hexdigest()}/{game}.svg",
        picture.label,
    )


# SVG


@lru_cache(maxsize=64)
def svg_of(picture: Picture) -> str:
    """A picture as a file of its own, in the colors of the reader's theme."""
    used = {picture.ground}
    drawn = []
    for mark in picture.marks:
        if isinstance(mark, Shape):
            classes = " ".join(filter(None, (mark.fill, f"_{mark.edge}" if mark.edge else "")))
            path = "".join(_path(ring) + "z" for ring in mark.rings)
            drawn.append((path, classes, bool(mark.fill), f"{mark.width:.3g}" if mark.edge else ""))
            used |= {mark.fill, mark.edge}
        else:
            drawn.append(("".join(map(_path, mark.lines)), f"_{mark.color}", False, f"{mark.width:.3g}"))
            used.add(mark.color)
    return render(
        "picture.svg.jinja",
        box=[f"{number:g}" for number in picture.box],
        label=picture.label,
        ground=picture.ground,
        themes=[[(name, COLORS[name][theme]) for name in sorted(used - {""})] for theme in (0, 1)],
        marks=drawn,
    ).replace("\n", "")


def _path(points: tuple[Point, ...]) -> str:
    """Points as short relative lines, on whole units where that is fine enough."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    (x, y), *rest = tenths
    parts = [f"M{_number(x)} {_number(y)}l"]
    if rest == [(x, y)]:
        return f"M{_number(x)} {_number(y)}h0"
    for nx, ny in rest:
        dx, dy = _number(nx - x), _number(ny - y)
        parts.append(f"{dx}{'' if dy.startswith('-') else ' '}{dy} ")
        x, y = nx, ny
    return "".join(parts).rstrip().replace(" -", "-")


def _number(tenths: int) -> str:
    return f"{tenths / 10:g}"


# PNG: shapes are filled line by line into an image of indexed colors, which needs nothing but the standard library


@lru_cache(maxsize=128)
def png_of(picture: Picture) -> bytes:
    """A picture as pixels, in the light theme."""
    names = list(COLORS)
    place = {name: at for at, name in enumerate(names)}
    left, top, width, height = picture.box
    scale = min(WIDTH / width, HEIGHT / height)
    right, down = (WIDTH - width * scale) / 2 - left * scale, (HEIGHT - height * scale) / 2 - top * scale
    rows = [bytearray([place[picture.ground]]) * WIDTH for _ in range(HEIGHT)]

    def fill(rings: Iterable[tuple[Point, ...]], color: str) -> None:
        _fill(rows, [[(x * scale + right, y * scale + down) for x, y in ring] for ring in rings], place[color])

    for mark in picture.marks:
        if isinstance(mark, Shape):
            if mark.fill:
                fill(mark.rings, mark.fill)
            if mark.edge:
                closed = [(*ring, ring[0]) for ring in mark.rings]
                for side in thick(closed, max(mark.width, 1.2 / scale)):
                    fill((side,), mark.edge)
        else:
            for side in thick(mark.lines, max(mark.width, 1.2 / scale)):
                fill((side,), mark.color)
    palette = b"".join(bytes.fromhex(COLORS[name][0][1:]) for name in names)
    data = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks)


def _fill(rows: list[bytearray], rings: list[list[Point]], color: int) -> None:
    """Fill what lies inside an odd number of rings, line by line."""
    crossings: dict[int, list[float]] = {}
    for ring in rings:
        for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
            (x1, y1), (x2, y2) = (one, other) if one[1] <= other[1] else (other, one)
            slope = (x2 - x1) / (y2 - y1) if y2 > y1 else 0.0
            for line in range(max(0, _first(y1)), min(HEIGHT, _first(y2))):
                crossings.setdefault(line, []).append(x1 + (line + 0.5 - y1) * slope)
    for line, across in crossings.items():
        across.sort()
        for start, end in zip(across[::2], across[1::2], strict=False):
            first, last = max(0, round(start)), min(WIDTH, round(end))
            if last > first:
                rows[line][first:last] = bytes([color]) * (last - first)


def _first(y: float) -> int:
    """The first line whose middle is not above this height."""
    return int(-((0.5 - y) // 1))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
