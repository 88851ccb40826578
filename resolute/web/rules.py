"""The rules as pages, from what is written about each game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from html import escape, unescape

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from resolute.engine.learning import Term
from resolute.engine.registry import find_game, games
from resolute.engine.views import Face, Zone
from resolute.learning.lessons import lesson_record
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


PIECES = "the-pieces"
OPENING_MOVES = 5
"""So many first moves are looked through for cards to show."""
TERM = "term-"
"""How the ids of the glossary's terms begin."""


def rules_sections(game: str) -> tuple[Section, ...]:
    """The rules of a game, section by section, with its glossary; none, if they have not been written down."""
    try:
        return (*_sections(help_text(game)), *_glossary(game))
    except NoRules:
        return ()


@cache
def _glossary(game: str) -> tuple[Section, ...]:
    """The pieces and the terms of a game as sections at the end of its rules."""
    known = games().get(game)
    if known is None or not known.glossary:
        return ()
    made = []
    if example_cards(game):
        made.append(Section(PIECES, "The pieces", 2, "<p>One card of each kind, as it looks on the table.</p>"))
    made.append(Section("glossary", "Glossary", 2, "<p>Words that the table underlines.</p>"))
    made += [Section(TERM + one.key, one.name, 3, f"<p>{escape(one.text)}</p>") for one in known.glossary]
    return tuple(made)


@cache
def example_cards(game: str) -> tuple[tuple[Face, Term], ...]:
    """One open card of each kind that the glossary knows, with its term, from the first moves of the game's lesson."""
    rules = find_game(game)
    if rules.lesson is None:
        return ()
    table = lesson_record(game).table
    found: dict[str, Face] = {}
    for _ in range(OPENING_MOVES):
        for part in table.view(rules.lesson.seat).parts.values():
            for face in part.cards if isinstance(part, Zone) else ():
                if face.kind in rules.terms:
                    found.setdefault(face.kind, face)
        table.play(0)
    terms = {term.key: term for term in rules.glossary}
    return tuple((face, terms[rules.terms[kind]]) for kind, face in found.items())


class Part(msgspec.Struct, frozen=True):
    """A section as a search shows it: with its text, or as a heading of what was found below it."""

    section: Section
    whole: bool = True

    @property
    def listed(self) -> bool:
        """Whether it stands in the table of contents."""
        return self.section.level in (2, 3) and not self.section.id.startswith(TERM)


def search_rules(sections: tuple[Section, ...], query: str) -> list[Part]:
    """The sections that hold all words of a query, and the headings above them; everything, if it is empty."""
    words = query.casefold().split()
    return list(reversed(list(_found_upwards(sections, words))))


def _found_upwards(sections: tuple[Section, ...], words: list[str]) -> Iterator[Part]:
    below = 9
    for section in reversed(sections):
        text = unescape(re.sub(r"<[^>]+>", "", f"{section.title} {section.html}")).casefold()
        fits = all(word in text for word in words)
        leads = section.level < below < 9
        if fits or leads or section.level == 1:
            yield Part(section, fits)
        if fits or leads:
            below = section.level
        elif section.level < below:
            below = 9


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
