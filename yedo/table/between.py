"""The table while an event is played out: what moves has left its place and has not arrived anywhere yet. It is made
from the game before and after the event, of any game: drawn as either of them alone, a thing in the air would be seen
twice, or be at its goal before it sets out."""

from collections import Counter
from collections.abc import Container
from dataclasses import fields
from typing import Any

from engine.core.plain import Plain

STACK = "stack"  # the procedures: what is asked stays as it was until the movement has ended
BACK = "?"  # the first letter of every card's back


def between(before: Any, after: Any, rows: Container[str] = ()) -> Any:
    """The game in mid-air: of numbers the smaller, of things in a list or table those that are in both, and a word
    stays unless it becomes empty. `rows` names the lists in which places count: from a place that something else comes
    to, the old thing has left, but a card that is turned over lies there still. Both games stay as they are."""
    shown = after.clone()
    shown.state = _parts(before.state, after.state, rows)
    return shown


def _parts(before: Plain, after: Plain, rows: Container[str]) -> Plain:
    made: Plain = object.__new__(type(before))
    for f in fields(before):  # type: ignore[arg-type]
        old = getattr(before, f.name)
        setattr(made, f.name, old if f.name == STACK else _value(old, getattr(after, f.name), rows, f.name in rows))
    return made


def _value(old: Any, new: Any, rows: Container[str], in_a_row: bool = False) -> Any:
    if isinstance(old, str):
        return old if old == new or (new and (not in_a_row or old[:1] == BACK)) else ""
    if isinstance(old, int):
        return min(old, new)
    if isinstance(old, Plain):
        return _parts(old, new, rows) if type(old) is type(new) else old
    if isinstance(old, list):
        if in_a_row or not old or isinstance(old[0], Plain):
            return [_value(a, b, rows, in_a_row) for a, b in zip(old, new, strict=False)]
        return old if old == new else _in_both(old, new)
    if isinstance(old, dict):
        return {key: _value(value, new[key], rows, in_a_row) for key, value in old.items() if key in new}
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) != len(new):  # a pile; else it is a record
        return tuple(_in_both(list(old), list(new)))
    return old & new if isinstance(old, set) else old


def _in_both(old: list[Any], new: list[Any]) -> list[Any]:
    left, both = Counter(new), []
    for thing in old:
        if left[thing]:
            left[thing] -= 1
            both.append(thing)
    return both
