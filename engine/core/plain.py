"""Plain state: dataclasses with slots that can be cloned cheaply and dumped exactly.

`@plain` makes a class a slotted dataclass, registers its tag for loading, and writes its `clone`
from the field types, because a generic deep copy is fifty times slower than a search can afford.

A tag is the class's name behind the PREFIX of its game's package ("chess:State"), so that two games may use
the same word. The core has no prefix, nor has the first game, whose saves are older than prefixes.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import MISSING, Field, dataclass, fields
from typing import Any, Literal, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

from .trouble import Trouble

T = TypeVar("T")

REGISTRY: dict[str, type] = {}
TAGS: dict[type, str] = {}
ATOMS = (int, str, bool, float, bytes, type(None), tuple, frozenset)


class Damaged(Trouble):
    """A dump that cannot be turned back into state."""


@contextmanager
def reading() -> Iterator[None]:
    """Whatever goes wrong while a game is made of a dump, it is Damaged, in one sentence."""
    try:
        yield
    except Damaged:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError, RecursionError) as error:
        raise Damaged("damaged", detail=f"{type(error).__name__}: {error}") from None


class Plain:
    """Base of everything that lives in a game's state."""

    __slots__ = ()

    # Written once here and not generated for every class: that would be most of the time to import a game.
    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, f.name) == getattr(other, f.name) for f in fields(self))  # type: ignore[arg-type]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in fields(self))  # type: ignore[arg-type]
        return f"{type(self).__name__}({shown})"

    def clone(self: T) -> T:
        clone = _write_clone(type(self))
        type(self).clone = clone  # type: ignore[attr-defined]
        return clone(self)  # type: ignore[no-any-return]


@dataclass_transform()
def plain(cls: type[T]) -> type[T]:
    made = dataclass(slots=True, eq=False, repr=False)(cls)
    made.clone = Plain.clone  # type: ignore[attr-defined]  # never a parent's, which would make a parent
    tag = TAGS[made] = prefix_of(made) + made.__name__
    namesake = REGISTRY.setdefault(tag, made)
    if namesake.__module__ != made.__module__:
        raise TypeError(f"{made.__module__} and {namesake.__module__} both have a part '{tag}'")
    REGISTRY[tag] = made
    return made


def prefix_of(cls: type) -> str:
    """What the package of a class's game puts before its names; empty for the core."""
    package = ".".join(cls.__module__.split(".")[:2])
    return str(getattr(sys.modules.get(package), "PREFIX", ""))


def default_of(f: Field[Any]) -> Any:
    """What a field holds that an older dump does not know; MISSING if every dump must say it."""
    if f.name == "at":  # where a procedure stands is never guessed
        return MISSING
    return f.default_factory() if f.default_factory is not MISSING else f.default


def _copy_expression(hint: Any, source: str) -> str:
    origin = get_origin(hint)
    plain_type = hint if origin is None and isinstance(hint, type) else None
    if plain_type is not None and issubclass(plain_type, Plain):
        return f"{source}.clone()"
    if origin is Literal or hint is Any or (plain_type is not None and issubclass(plain_type, ATOMS)):
        return source
    if origin in (tuple, frozenset):
        return source
    if origin is list:
        inner = _copy_expression(get_args(hint)[0], "x")
        return f"{source}[:]" if inner == "x" else f"[{inner} for x in {source}]"
    if origin is set:
        return f"{source}.copy()"
    if origin is dict:
        inner = _copy_expression(get_args(hint)[1], "x")
        return f"{source}.copy()" if inner == "x" else f"{{k: {inner} for k, x in {source}.items()}}"
    if origin in (Union, types.UnionType):
        forms = [_copy_expression(a, source) for a in get_args(hint) if a is not type(None)]
        if all(form == source for form in forms):
            return source
        return f"(None if {source} is None else {forms[0]})"
    raise TypeError(f"a plain field cannot hold {hint!r}")


def _write_clone(cls: type) -> Any:
    hints = get_type_hints(cls)
    lines = ["def clone(self):", "    n = new(cls)"]
    for f in fields(cls):
        lines.append(f"    n.{f.name} = {_copy_expression(hints[f.name], f'self.{f.name}')}")
    lines.append("    return n")
    space: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec("\n".join(lines), space)  # source text is made of our own field names only
    return space["clone"]


def dump(value: Any) -> Any:
    """Turn plain state into JSON values; `load` is its exact inverse."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [dump(v) for v in value]
    if isinstance(value, tuple):
        return {"_": "tuple", "of": [dump(v) for v in value]}
    if isinstance(value, (set, frozenset)):
        return {"_": "set", "of": sorted(value)}
    if isinstance(value, dict):
        return {"_": "dict", "of": [[k, dump(v)] for k, v in value.items()]}
    if isinstance(value, Plain):
        out: dict[str, Any] = {"_": TAGS[type(value)]}
        for f in fields(value):  # type: ignore[arg-type]
            out[f.name] = dump(getattr(value, f.name))
        return out
    raise TypeError(f"state may not hold a {type(value).__name__}")


def load(data: Any) -> Any:
    if isinstance(data, list):
        return [load(v) for v in data]
    if not isinstance(data, dict):
        return data
    tag = data.get("_")
    if tag == "tuple":
        return tuple(load(v) for v in data["of"])
    if tag == "set":
        return set(data["of"])
    if tag == "dict":
        return {k: load(v) for k, v in data["of"]}
    cls = REGISTRY.get(tag) if isinstance(tag, str) else None
    if cls is None:
        raise Damaged("unknown_part", part=tag)
    made: Any = object.__new__(cls)
    for f in fields(cls):
        value = load(data[f.name]) if f.name in data else default_of(f)
        if value is MISSING:
            raise Damaged("lacking_part", part=f.name, whole=tag)
        setattr(made, f.name, value)
    return made
