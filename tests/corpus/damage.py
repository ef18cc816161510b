"""Makes damaged files from sound ones, the same ones on every run: bit flips, cuts, wrong types, huge numbers,
hostile YAML. A generator instead of hundreds of files."""

import copy
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

VALUES: list[Any] = [
    None, True, -1, 0, 10**6, 10**30, -(10**30), 1.5, 1e308, "", "x" * 1_000_000, "\ud800", "../../etc/passwd",
    "?action",
    "‮\x00\x1b[31m", [], [[]], {}, {"_": "State"}, {"_": "tuple", "of": 3}, {"_": "Rng", "state": "x"}, {"_": ["a"]},
    [0] * 5000, {"_": "dict", "of": [[1]]}, "__class__", {"_": "Play"},
]  # fmt: skip

HOSTILE_YAML = [
    "!!python/object/apply:os.system ['touch hacked']\n",
    "cards: !!python/name:os.system\n",
    "a: &a [x,x,x]\nb: &b [*a,*a,*a]\nc: &c [*b,*b,*b]\nd: &d [*c,*c,*c]\ncards: {A1: *d}\n",
    "cards: &c\n  again: *c\n",
    "[" * 5000,
    "{a: " * 3000,
    "- " * 20000,
    "cards:\n  A1: {title: " + "x" * 200_000 + "}\n",
    "cards: 7\n", "cards:\n", "set: [1, 2]\ncards: {1: 2}\n", "\x00\x01", "cards:\n\t- x\n", "%YAML 9.9\n---\n",
    "cards:\n  A1: !!binary aGFsbG8=\n", "? [a, b]\n: c\n", "cards:\n  ? {x: 1}\n  : {title: y}\n",
    "on: off\nyes: no\n",
    "cards:\n  A1: {title: 2026-11-16, phase: .nan}\n", "---\na: 1\n---\nb: 2\n", "'", '"\\ud800"', "<<: {a: 1}\n",
]  # fmt: skip

HOSTILE_JSON = [
    b"", b"null", b"[]", b"{}", b"0", b'"yedo"', b"NaN", b"[" * 100_000, b'{"a":' * 50_000, b"\xff\xfe\x00\x01",
    b"\xef\xbb\xbf{}", b"9" * 10_000, b'{"game":"yedo"}', b'{"game":"yedo","format":1}', b'{"game":"yedo","format":-5}',
    b'{"game":"yedo","format":1e400}', b"\x00" * 1000, b"true", b'{"a":1,"a":2}', b"PK\x03\x04 a zip",
    b"gibberish \n" * 50,
]  # fmt: skip


def flipped(raw: bytes, number: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """Single bits and short runs turned over."""
    dice = random.Random(seed)
    for n in range(number):
        out = bytearray(raw)
        for _ in range(dice.choice((1, 1, 2, 8))):
            out[dice.randrange(len(out))] ^= 1 << dice.randrange(8)
        yield f"flip-{n}", bytes(out)


def cut(raw: bytes, number: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """Ends and middles missing, parts doubled, ends filled with zeros."""
    dice = random.Random(seed)
    for n in range(number):
        at, length = dice.randrange(len(raw)), dice.randrange(1, 400)
        head, tail, again = raw[:at], raw[at + length :], raw[max(0, at - length) :]
        yield f"cut-{n}", (head, head + tail, head + again, head.ljust(len(raw), b"\0"))[n % 4]


def places(value: Any, here: tuple = ()) -> Iterator[tuple]:
    if here:
        yield here
    if isinstance(value, dict):
        for key, child in value.items():
            yield from places(child, (*here, key))
    elif isinstance(value, list):
        for key, child in enumerate(value):
            yield from places(child, (*here, key))


def put(value: Any, place: tuple, new: Any) -> Any:
    out = copy.deepcopy(value)
    node = out
    for key in place[:-1]:
        node = node[key]
    if new is KeyError:
        del node[place[-1]]
    else:
        node[place[-1]] = new
    return out


def retyped(value: Any, number: int, seed: int) -> Iterator[tuple[str, Any]]:
    """A value somewhere in a tree replaced by one that does not belong there, or taken out."""
    dice = random.Random(seed)
    spots = list(places(value))
    for n in range(number):
        place = dice.choice(spots)
        new = KeyError if n % 7 == 0 else dice.choice(VALUES)
        shown = "gone" if new is KeyError else repr(new)[:20]
        yield f"type-{n} {'.'.join(map(str, place))[:60]} = {shown}", put(value, place, new)


def swapped(value: Any, number: int, seed: int) -> Iterator[tuple[str, Any]]:
    """Two values of the same type exchanged: everything fits its type and is wrong all the same."""
    dice = random.Random(seed)
    spots = list(places(value))

    def at(place: tuple) -> Any:
        node = value
        for key in place:
            node = node[key]
        return node

    by_type: dict[type, list[tuple]] = {}
    for place in spots:
        found = at(place)
        if isinstance(found, (int, str)):
            by_type.setdefault(type(found), []).append(place)
    for n in range(number):
        group = by_type[dice.choice(list(by_type))]
        one, two = dice.choice(group), dice.choice(group)
        yield f"swap-{n} {one} {two}", put(put(value, one, at(two)), two, at(one))


def leaves(value: Any, here: tuple = ()) -> Iterator[tuple]:
    """Where the single values of a tree are."""
    if isinstance(value, (dict, list)):
        for key, child in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(child, (*here, key))
    else:
        yield here


def single(value: Any, spots: list[tuple]) -> Iterator[tuple[tuple, Any]]:
    """Every other value that is tried in every one of these places."""
    for spot in spots:
        old = value
        for key in spot:
            old = old[key]
        others: list[Any] = [None, -1, 10**30, "x", 1.5, True, [], {}]
        if type(old) is int:
            others += [old + 1, old - 1, 0, 7, 9999, -9999]
        elif isinstance(old, bool):
            others += [not old]
        elif isinstance(old, str):
            others += ["", "?action", "blue", "market:0", "A01", "katana"]
        yield from ((spot, other) for other in others if other != old or type(other) is not type(old))


@contextmanager
def changed(value: Any, spot: tuple, new: Any) -> Iterator[None]:
    """A tree with one value changed, for a while."""
    node = value
    for key in spot[:-1]:
        node = node[key]
    old, node[spot[-1]] = node[spot[-1]], new
    try:
        yield
    finally:
        node[spot[-1]] = old


def as_bytes(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "surrogatepass")
