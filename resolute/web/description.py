"""The OpenAPI description of the JSON API: what it can do, under which license, and how a client is let in."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme, Tag
from litestar.types import Method
from litestar.types.internal_types import PathParameterDefinition

import resolute
from resolute.web.security import COOKIE, CSRF_HEADER

_ABOUT = """A table for games about the American presidency: everything that its pages do.

The first answer sets a cookie that says who you are; send it back with every request. Ask `/api/v1/me` for your
token and send it in the header X-CSRF-Token with whatever changes something."""


def _operation_name(handler: HTTPRouteHandler, method: Method, path: list[str | PathParameterDefinition]) -> str:
    """What a client calls an operation: the name of the function that answers it."""
    return handler.handler_name


def describe_api() -> OpenAPIConfig:
    """The description, served at /api/schema."""
    return OpenAPIConfig(
        title="Resolute",
        version=resolute.__version__,
        description=_ABOUT,
        license=License(name="MIT", identifier="MIT"),
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        operation_id_creator=_operation_name,
        tags=[Tag(name="tables", description="Games, tables, moves and seats")],
        components=Components(
            security_schemes={
                "visitor": SecurityScheme(
                    type="apiKey", name=COOKIE, security_scheme_in="cookie", description="Who you are."
                ),
                "token": SecurityScheme(
                    type="apiKey",
                    name=CSRF_HEADER,
                    security_scheme_in="header",
                    description="Your token from /api/v1/me, with whatever changes something.",
                ),
            }
        ),
    )
