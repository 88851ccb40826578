"""How a game's own board hands itself to the page: values for its templates, and pieces that are drawn already.

A region of the page is a list of lines. Most of it stays as it was from move to move: what a template makes of
the same values is kept, and pieces stand in the slots of the template, each a line with one element and its id.
So a move costs what it changes, to draw, to send and to show.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeAlias

import msgspec

Slot: TypeAlias = "tuple[str, ...] | Sketch"


class Sketch(msgspec.Struct, frozen=True):
    """What a template of a game's board shows: values, which the template finds as `own`, and what stands in its
    slots, each a line `{{ slot("name") }}`: pieces, or another sketch."""

    template: str
    shown: Hashable
    slots: Mapping[str, Slot] = {}


def escaped(text: str) -> str:
    """A text as it stands in markup, as templates write it."""
    for sign, written in _ESCAPES:
        text = text.replace(sign, written)
    return text


_ESCAPES = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&#34;"), ("'", "&#39;"))
"""The first must come first: the others bring it along."""


class Drawn(str):
    """Markup that a template takes as it is."""

    __slots__ = ()

    def __html__(self) -> str:
        return self
