"""The vocabulary's words. A word has its schema, what it does, and (in data/lang) how it says itself.

    @word("gain_mon", Number(1))
    def gain_mon(g, e, n): ...

    @gain_mon.possible
    def _(g, seat, n): return True

Words that take something from a player register with `loses` how much of it could be paid.

`e` is the running Effects procedure: e.player is the seat the word works on, e.actor the seat that
caused it, e.target the announced target, e.disciple the activated disciple, e.card the card's id.
A word that must ask pushes a procedure and returns. Words that take nested effect lists have a schema
that contains `EffectList`; the loader replaces each list by the name of the part it became.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..game import Yedo
    from .effects import Effects

    Do = Callable[[Yedo, Effects, Any], None]
    Possible = Callable[[Yedo, int, Any], bool]
    Payable = Callable[[Yedo, int, Any], int]


# How far a player could pay what a card takes (B2).
NOTHING, IN_PART, IN_FULL = 0, 1, 2


def payable(has: int, wanted: int) -> int:
    return IN_FULL if has >= wanted else IN_PART if has > 0 else NOTHING


LONGEST_LIST = 12  # effects or requirements; a card's face has no room for more


class Schema:
    """What may be written behind a word. `problem` returns a sentence, or None if the value is fine."""

    def problem(self, value: Any) -> str | None:
        raise TypeError

    def compile(self, value: Any, part: Callable[[list[Any]], str]) -> Any:
        return value


class Nothing(Schema):
    def problem(self, value: Any) -> str | None:
        return None if value is None or value == {} else "takes no value"


class Number(Schema):
    def __init__(self, least: int = 1, most: int = 99) -> None:
        self.least, self.most = least, most

    def problem(self, value: Any) -> str | None:
        if not isinstance(value, int) or isinstance(value, bool):
            return f"needs a whole number, not {repr(value)[:40]}"
        if not self.least <= value <= self.most:
            return f"needs a number from {self.least} to {self.most}, not {value}"
        return None


class OneOf(Schema):
    def __init__(self, *names: str) -> None:
        self.names = names

    def problem(self, value: Any) -> str | None:
        return None if value in self.names else f"knows {', '.join(self.names)}, not {value!r}"


class Flag(Schema):
    def problem(self, value: Any) -> str | None:
        return None if isinstance(value, bool) else f"is true or false, not {value!r}"


class EffectList(Schema):
    def problem(self, value: Any) -> str | None:
        if not isinstance(value, list) or not value:
            return "needs a list of effects"
        if len(value) > LONGEST_LIST:
            return f"lists more than {LONGEST_LIST} things"
        return next((p for p in (entry_problem(v, WORDS) for v in value) if p), None)

    def compile(self, value: Any, part: Callable[[list[Any]], str]) -> Any:
        return part(value)


class ListOf(Schema):
    def __init__(self, inner: Schema, least: int = 1) -> None:
        self.inner, self.least = inner, least

    def problem(self, value: Any) -> str | None:
        if not isinstance(value, list) or len(value) < self.least:
            return f"needs a list of at least {self.least}"
        if len(value) > LONGEST_LIST:
            return f"lists more than {LONGEST_LIST} things"
        return next((p for p in (self.inner.problem(v) for v in value) if p), None)

    def compile(self, value: Any, part: Callable[[list[Any]], str]) -> Any:
        return [self.inner.compile(v, part) for v in value]


class Fields(Schema):
    """A mapping with known keys; a key ending in `?` may be left out."""

    def __init__(self, **fields: Schema) -> None:
        self.fields = {k.removesuffix("_opt"): v for k, v in fields.items()}
        self.optional = {k.removesuffix("_opt") for k in fields if k.endswith("_opt")}

    def problem(self, value: Any) -> str | None:
        if not isinstance(value, dict):
            return f"needs {', '.join(self.fields)}"
        for key in value:
            if key not in self.fields:
                return f"does not know '{key}' (it knows {', '.join(self.fields)})"
        for key, schema in self.fields.items():
            if key not in value:
                if key not in self.optional:
                    return f"lacks '{key}'"
            elif (inner := schema.problem(value[key])) is not None:
                return f"'{key}' {inner}"
        return None

    def compile(self, value: Any, part: Callable[[list[Any]], str]) -> Any:
        return {k: self.fields[k].compile(v, part) for k, v in value.items()}


class Either(Schema):
    """One of several forms, for example a number or a mapping."""

    def __init__(self, *forms: Schema) -> None:
        self.forms = forms

    def problem(self, value: Any) -> str | None:
        problems = [f.problem(value) for f in self.forms]
        return None if None in problems else problems[-1]

    def compile(self, value: Any, part: Callable[[list[Any]], str]) -> Any:
        return next(f for f in self.forms if f.problem(value) is None).compile(value, part)


class Word:
    __slots__ = ("name", "schema", "do", "can", "payable")

    def __init__(self, name: str, schema: Schema, do: Do) -> None:
        self.name, self.schema, self.do = name, schema, do
        self.can: Possible | None = None
        self.payable: Payable | None = None

    def possible(self, function: Possible) -> Possible:
        """Register the test that decides whether a card with this word may be played now."""
        self.can = function
        return function

    def loses(self, function: Payable) -> Payable:
        """Register how far a player could pay what this word takes; it can do something if at all."""
        self.payable = function
        self.can = lambda g, seat, value: function(g, seat, value) > NOTHING
        return function


WORDS: dict[str, Word] = {}


def word(name: str, schema: Schema | None = None) -> Callable[[Do], Word]:
    def register(do: Do) -> Word:
        made = WORDS[name] = Word(name, schema or Nothing(), do)
        return made

    return register


def split_entry(entry: Any) -> tuple[str, Any]:
    """`mon: 3` or a bare word -> (name, value)."""
    if isinstance(entry, str):
        return entry, None
    if isinstance(entry, dict) and len(entry) == 1:
        return next(iter(entry.items()))
    raise ValueError(f"{entry!r} is not one word with its value")


def entry_problem(entry: Any, words: dict[str, Any]) -> str | None:
    try:
        name, value = split_entry(entry)
    except ValueError as error:
        return str(error)
    if name not in words:
        return f"unknown word '{name}'"
    found = words[name].schema.problem(value)
    return f"'{name}' {found}" if found else None


Part = tuple[tuple[Word, Any], ...]


def compile_effects(entries: list[Any], name: str, parts: dict[str, Part]) -> str:
    """Compile a list of effects into `parts[name]`, nested lists into parts of their own."""
    steps = []
    for i, entry in enumerate(entries):
        key, value = split_entry(entry)
        found = WORDS[key]

        def part(inner: list[Any], i: int = i) -> str:
            nested = f"{name}.{i}.{len(parts)}"
            parts[nested] = ()
            return compile_effects(inner, nested, parts)

        steps.append((found, found.schema.compile(value, part)))
    parts[name] = tuple(steps)
    return name
