"""The rules as pages, from what is written about each game."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from resolute.engine.registry import games
from resolute.rulebook import NoRules, help_section, help_text
from resolute.web.errors import NotFound
from resolute.web.templating import slug


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


async def rules_markdown(game: str, heading: str = "") -> str:
    """The rules of a game in Markdown, or the section under a heading."""
    if game not in games():
        raise NotFound("There is no such game.")
    try:
        if heading:
            return await asyncio.to_thread(help_section, game, heading)
        return await asyncio.to_thread(help_text, game)
    except NoRules as error:
        raise NotFound(f"{error}.".replace("?.", "?")) from None
