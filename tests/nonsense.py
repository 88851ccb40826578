"""Every word replaced by nonsense of the same shape: whoever reads a fact out of a sentence is found out by it."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from resolute.engine.words import Words

T = TypeVar("T")

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_OTHER = "qwertzuiopasdfghjklyxcvbnm"
_TABLE = str.maketrans(_LETTERS + _LETTERS.upper(), _OTHER + _OTHER.upper())


def nonsense(text: str) -> str:
    """The same shape in other letters; figures and signs stay."""
    return text.translate(_TABLE)


def scrambled(value: T) -> T:
    """A struct with every field that holds words in nonsense; everything else stays as it is."""
    return _scramble(value, type(value))  # type: ignore[no-any-return]


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _scramble(value: Any, hint: Any) -> Any:
    if hint is Words or hint == Words:
        return nonsense(value) if isinstance(value, str) else value
    origin = get_origin(hint)
    if origin is Annotated:
        return _scramble(value, get_args(hint)[0])
    if origin in (Union, UnionType):
        return _in_union(value, [one for one in get_args(hint) if one is not NoneType])
    if isinstance(value, msgspec.Struct):
        changed = {name: _scramble(getattr(value, name), one) for name, one in _hints(type(value)).items()}
        return msgspec.structs.replace(value, **{name: changed[name] for name in value.__struct_fields__})
    if isinstance(value, dict) and get_args(hint):
        key, kind = get_args(hint)
        return {_scramble(one, key): _scramble(other, kind) for one, other in value.items()}
    if isinstance(value, tuple) and get_args(hint):
        kinds = get_args(hint)
        if kinds[-1] is ...:
            return tuple(_scramble(one, kinds[0]) for one in value)
        return tuple(_scramble(one, kind) for one, kind in zip(value, kinds, strict=True))
    return value


def _in_union(value: Any, kinds: list[Any]) -> Any:
    if isinstance(value, str) and Words in kinds:
        return nonsense(value)
    return value if value is None else _scramble(value, type(value) if isinstance(value, msgspec.Struct) else kinds[0])


class Skeleton(HTMLParser):
    """What is left of a page without its words: elements, their attributes, and the figures in its texts."""

    SPOKEN = frozenset({"aria-label", "title", "alt", "placeholder", "aria-roledescription", "data-label", "content"})
    """Attributes that hold words."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.bones: list[object] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        kept = [(name, _figures(value or "") if name in self.SPOKEN else value) for name, value in attrs]
        self.bones.append((tag, tuple(sorted(kept, key=str))))

    def handle_endtag(self, tag: str) -> None:
        self.bones.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        figures = _figures(data)
        if figures:
            self.bones.append(figures)


def _figures(text: str) -> str:
    return " ".join(re.findall(r"\d+", text))
