"""Copies of a state, by code that is generated once from the state's annotations.

Numbers, words, enums, tuples of such and frozen structs are shared; lists, dicts, bytearrays and open structs
are copied as deep as their annotations say. An annotation that this cannot see through is a fault of the rules.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from enum import Enum
from inspect import signature
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from resolute.engine.errors import RulesError

T = TypeVar("T")

_PLAIN = (int, float, bool, str, bytes, type(None))


def shared(kind: Any) -> bool:
    """Whether values of this annotated type never change, so that a copy may share them."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return all(shared(part) for part in get_args(kind))
    if origin is tuple:
        return all(part is Ellipsis or shared(part) for part in get_args(kind))
    if origin is Literal:
        return True
    if isinstance(kind, type):
        if kind in _PLAIN or issubclass(kind, Enum | int | str):
            return True
        if issubclass(kind, msgspec.Struct):
            return kind.__struct_config__.frozen and all(shared(part) for part in get_type_hints(kind).values())
    return False


class _Writer:
    """Collects the helpers that the generated function needs."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}
        self.open: list[type[msgspec.Struct]] = []

    def copy_of(self, kind: Any, value: str, depth: int = 0) -> str:
        if shared(kind):
            return value
        origin, args = get_origin(kind), get_args(kind)
        item = f"v{depth}"
        if origin is list:
            if shared(args[0]):
                return f"{value}[:]"
            return f"[{self.copy_of(args[0], item, depth + 1)} for {item} in {value}]"
        if origin is dict and shared(args[0]):
            if shared(args[1]):
                return f"{value}.copy()"
            return f"{{k{depth}: {self.copy_of(args[1], item, depth + 1)} for k{depth}, {item} in {value}.items()}}"
        if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
            return f"tuple([{self.copy_of(args[0], item, depth + 1)} for {item} in {value}])"
        if origin in (Union, types.UnionType):
            open_parts = [part for part in args if not shared(part)]
            if len(open_parts) == 1 and len(args) == 2 and type(None) in args:
                return f"(None if {value} is None else {self.copy_of(open_parts[0], value, depth)})"
        if kind is bytearray:
            return f"{value}[:]"
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.struct(kind, value, depth)
        raise RulesError(f"a state cannot hold {kind}: use numbers, words, enums, lists, dicts and structs")

    def struct(self, kind: type[msgspec.Struct], value: str, depth: int) -> str:
        """A struct is written out field by field: a call for each would cost more than the copying."""
        if kind in self.open:
            raise RulesError(f"{kind.__name__} contains itself; a state is a tree of known depth")
        self.open.append(kind)
        name = f"{kind.__name__}_{len(self.names)}"
        self.names[name] = kind
        hints = get_type_hints(kind)
        copies = [
            (f"{field}=" if taken.kind is taken.KEYWORD_ONLY else "")
            + self.copy_of(hints[field], f"{value}.{field}", depth)
            for field, taken in signature(kind).parameters.items()
        ]
        self.open.pop()
        return f"{name}({', '.join(copies)})"


_CLONERS: dict[type[Any], Callable[[Any], Any]] = {}


def cloner(kind: type[T]) -> Callable[[T], T]:
    """The function that copies a struct of this type."""
    if kind in _CLONERS:
        return _CLONERS[kind]
    assert issubclass(kind, msgspec.Struct)
    writer = _Writer()
    body = writer.struct(kind, "s", 0)
    space: dict[str, Any] = dict(writer.names)
    exec(f"def clone(s):\n    return {body}\n", space)
    made: Callable[[T], T] = space["clone"]
    _CLONERS[kind] = made
    return made
