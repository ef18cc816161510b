"""Whether outside data is sound: bounded JSON, and dumps that fit the types they claim to be. Everything a
file says passes here before it becomes state; each complaint is one sentence."""

from __future__ import annotations

import json
import types
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from .plain import REGISTRY, Damaged, Plain, default_of, prefix_of
from .procedure import Procedure

DEEPEST = 40
MOST_ITEMS = 2_000
LONGEST_TEXT = 2_000
LARGEST_NUMBER = 10_000  # anything counted at a table; options are listed one by one, so it must stay small
LARGEST_SEED = 1 << 64
SEEDS = ("Rng.state", "Config.seed")  # in every game


def parse_json(text: str, largest: int) -> Any:
    """JSON of bounded size and depth. Raises Damaged."""
    if len(text) > largest:
        raise Damaged("larger_than", n=largest)
    try:
        value = json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise Damaged("nested") from None
    except ValueError as error:
        at = getattr(error, "lineno", None)
        raise Damaged("no_json_line", line=at) if at else Damaged("no_json") from None
    if depth(value) > DEEPEST:
        raise Damaged("nested")
    return value


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


def depth(value: Any) -> int:
    """How deeply lists and tables nest, level by level, without recursion; counting stops beyond the bound."""
    found = 0
    level = [value] if isinstance(value, (dict, list)) else []
    while level and found <= DEEPEST:
        found += 1
        inside = [child for item in level for child in (item.values() if type(item) is dict else item)]
        level = [child for child in inside if type(child) is dict or type(child) is list]
    return found


@cache
def _hints(cls: Any) -> dict[str, Any]:
    hints = get_type_hints(cls)
    return {f.name: hints[f.name] for f in fields(cls)}


def check(data: Any, hint: Any, where: str = "it") -> None:
    """Compare a dump with the type it should load as. Raises Damaged with what does not fit."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is bool:
        _expect(isinstance(data, bool), where, "yes or no")
    elif hint is int:
        _expect(isinstance(data, int) and not isinstance(data, bool), where, "a whole number")
        largest = LARGEST_SEED if where.rpartition(":")[2] in SEEDS else LARGEST_NUMBER
        _expect(abs(data) <= largest, where, "a number of sensible size")
    elif hint is str:
        _expect(isinstance(data, str), where, "a word")
        _expect(len(data) <= LONGEST_TEXT, where, f"at most {LONGEST_TEXT} characters long")
        _expect(_encodable(data), where, "proper text")
    elif hint is type(None):
        _expect(data is None, where, "empty")
    elif origin is list:
        for n, item in enumerate(_items(data, where)):
            check(item, args[0], f"{where}[{n}]")
    elif origin in (tuple, set, frozenset, dict):
        _check_tagged(data, origin, args, where)
    elif origin in (Union, types.UnionType):
        _check_either(data, args, where)
    elif isinstance(hint, type) and issubclass(hint, Plain):
        _check_plain(data, hint, where)
    else:
        raise TypeError(f"no check for {hint!r}")


def _expect(fits: bool, where: str, what: str) -> None:
    if not fits:
        raise Damaged("shape", detail=f"{where} should be {what}")


def _encodable(text: str) -> bool:
    """A lone half of a surrogate pair can be neither drawn nor written."""
    return not any("\ud800" <= c <= "\udfff" for c in text)


def _items(data: Any, where: str) -> list[Any]:
    _expect(isinstance(data, list), where, "a list")
    _expect(len(data) <= MOST_ITEMS, where, f"a list of at most {MOST_ITEMS} entries")
    return data  # type: ignore[no-any-return]


def _check_tagged(data: Any, origin: Any, args: tuple[Any, ...], where: str) -> None:
    tag = {tuple: "tuple", dict: "dict"}.get(origin, "set")
    _expect(isinstance(data, dict) and data.get("_") == tag and "of" in data, where, f"a {tag}")
    items = _items(data["of"], where)
    if origin is dict:
        keys = set()
        for pair in items:
            _expect(isinstance(pair, list) and len(pair) == 2, where, "a table")
            check(pair[0], args[0], f"a key of {where}")
            check(pair[1], args[1], f"{where}.{pair[0]}")
            keys.add(pair[0])
        _expect(len(keys) == len(items), where, "a table without double entries")
    elif origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
        _expect(len(items) == len(args), where, f"{len(args)} values")
        for n, (item, kind) in enumerate(zip(items, args, strict=True)):
            check(item, kind, f"{where}[{n}]")
    else:
        for n, item in enumerate(items):
            check(item, args[0], f"{where}[{n}]")


def _check_either(data: Any, args: tuple[Any, ...], where: str) -> None:
    if data is None and type(None) in args:
        return
    kinds = [kind for kind in args if kind is not type(None)]
    for kind in kinds[:-1]:
        try:
            return check(data, kind, where)
        except Damaged:
            continue
    check(data, kinds[-1], where)


def _game_of(where: str) -> str:
    """The prefix of the part that holds the place `where`."""
    prefix, colon, _ = where.partition(":")
    return prefix + colon


def _check_plain(data: Any, wanted: type[Plain], where: str) -> None:
    tag = data.get("_") if isinstance(data, dict) else None
    cls: Any = REGISTRY.get(tag) if isinstance(tag, str) else None
    if cls is None or not issubclass(cls, wanted):
        name = tag if isinstance(tag, str) and len(tag) <= 40 else "something else"
        raise Damaged("shape", detail=f"{where} names '{name}', which this version does not know there")
    if wanted is Procedure and prefix_of(cls) not in ("", _game_of(where)):
        raise Damaged("shape", detail=f"{where} names '{tag}', which belongs to another game")
    optional = {f.name for f in fields(cls) if default_of(f) is not MISSING}
    for name, hint in _hints(cls).items():
        if name in data:
            check(data[name], hint, f"{tag}.{name}")
        elif name not in optional:
            raise Damaged("shape", detail=f"{where} lacks '{name}'")
    if issubclass(cls, Procedure):
        step = data["at"]
        known = callable(getattr(cls, step, None)) and not hasattr(Procedure, step)
        _expect(known and not step.startswith(("_", "on_")), f"{tag}.at", "a step of the rules")
