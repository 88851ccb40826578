"""The pages of the rules: the whole with contents and search, one section for the board, the glossary as data."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath

from resolute.engine.game import Game
from resolute.engine.registry import games
from resolute.web.answers import HttpRequest, Page, html_of, page_of
from resolute.web.errors import NotFound
from resolute.web.rules import example_cards, rules_section, rules_sections, search_rules
from resolute.web.templating import own_function, render, rule_address

QUERY_LENGTH = 100


def known_game(id: str) -> Game[Any]:
    """A game by its id; not found, if there is none."""
    known = games().get(id)
    if known is None:
        raise NotFound("There is no such game here.")
    return known


@get("/rules")
async def all_rules(request: HttpRequest) -> Page:
    """Every game here, with the way to its rules."""
    return page_of("all_rules.html.jinja", request, games=[one for one in games().values() if one.offered])


@get("/rules/{game:str}")
async def rules(request: HttpRequest, game: FromPath[str]) -> Page:
    """The rules of a game; with ?q= only what was searched for."""
    known = known_game(game)
    query = request.query_params.get("q", "").strip()[:QUERY_LENGTH]
    parts = search_rules(rules_sections(game), query)
    return page_of(
        "rules.html.jinja",
        request,
        game=game,
        name=known.name,
        parts=parts,
        found=sum(part.whole for part in parts),
        query=query,
        lesson=known.lesson is not None and known.offered,
        faces=example_cards(game),
    )


@get("/rules/{game:str}/section")
async def rule_section(request: HttpRequest, game: FromPath[str]) -> Page:
    """One section of the rules, to be shown beside the board."""
    heading = request.query_params.get("heading", "")[:200]
    known_game(game)
    found = rules_section(game, heading)
    return html_of(
        render("section.html.jinja", sections=found, address=rule_address(game, heading)),
    )


@get("/rules/{game:str}/terms")
async def terms(game: FromPath[str]) -> Response[bytes]:
    """The glossary of a game, by the keys that pages carry in data-term; and what on its board a term explains."""
    known = known_game(game)
    explained = own_function(game, "explained")
    signs = {} if explained is None else explained()
    terms = {one.key: {"name": one.name, "text": one.text} for one in known.glossary}
    # In the order of the board: of two terms for one piece the first counts.
    found = {key: {**terms[key], "signs": selectors} for key, selectors in signs.items()}
    data = msgspec.json.encode({**found, **{key: one for key, one in terms.items() if key not in found}})
    return Response(data, media_type=MediaType.JSON, headers={"Cache-Control": "public, max-age=3600"})


routes: list[Any] = [all_rules, rules, rule_section, terms]
