"""The one reader of YAML, for files that anybody may have written: bounded size, depth and numbers, no references,
tags or control characters. Whatever is refused is refused with file, line and one sentence.

Values are built from the parser's events in a single pass, so that nothing is built before it has been looked at,
and no nesting can exhaust the stack.

Parsing a game's cards takes longer than everything else at the start, so `read_all` keeps what it parsed
beside the program's own bytecode, under the hash of the files, and reads that while they are unchanged."""

from __future__ import annotations

import hashlib
import marshal
import math
import os
import re
import stat
import sys
from collections.abc import Iterator, Sequence
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

import yaml

LARGEST = 250_000  # characters; the largest file of the game has a tenth of it
MOST_VALUES = 25_000  # in a file
DEEPEST = 24  # a card nests about ten levels; a file far beyond that is a mistake or an attack
LONGEST_NUMBER = 20  # digits and signs
Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_RESOLVERS: dict[str, list[tuple[str, Any]]] = yaml.SafeLoader.yaml_implicit_resolvers
_CONSTRUCTOR = yaml.constructor.SafeConstructor()
_TAG = "tag:yaml.org,2002:"
_BOOL = _CONSTRUCTOR.bool_values
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_DIRECTIVE = re.compile(r"^%", re.MULTILINE)
_TAB = re.compile(r"^ *\t", re.MULTILINE)


class BadFile(ValueError):
    """A file that cannot be used; the message names it and says why, `line` and `what` apart from each other."""

    def __init__(self, words: str, line: int = 1, what: str = "") -> None:
        super().__init__(words)
        self.line, self.what = line, what or words


class _Refused(Exception):
    """What a file has no use for, and the line it stands in."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(what)
        self.line = line


def _bad(path: Path, what: str, line: int = 1) -> BadFile:
    return BadFile(f"{path.name}, line {line}: {what}", line, what)


def parse_yaml(text: str, name: str) -> Any:
    try:
        return _Builder().build(guarded(text))
    except _Refused as refused:
        raise BadFile(f"{name}, line {refused.line}: {refused}", refused.line, str(refused)) from None


def refusal(text: str) -> tuple[int, str] | None:
    """The line and the sentence with which a text is refused; None if it can be read."""
    try:
        _Builder().build(guarded(text))
    except _Refused as refused:
        return refused.line, str(refused)
    return None


def guarded(text: str) -> Iterator[Any]:
    """The parser's events of one document, each looked at before it is given out. Raises _Refused."""
    if len(text) > LARGEST:
        raise _Refused(1, f"the file is larger than {LARGEST} characters")
    for pattern, what in (
        (_CONTROL, "there is a control character here, which no text needs"),
        (_TAB, "the line is indented with a tab; use spaces"),
        (_DIRECTIVE, "a line that begins with '%' has no place here"),
    ):
        if found := pattern.search(text):
            raise _Refused(text.count("\n", 0, found.start()) + 1, what)
    depth = values = documents = 0
    try:
        event: Any
        for event in yaml.parse(text, Loader=Loader):
            kind = type(event)
            if kind is yaml.ScalarEvent:
                values += 1
                _look_at(event)
            elif kind is yaml.AliasEvent:
                sentence = f"'*{event.anchor[:40]}' refers back to another part of the file; write it out instead"
                raise _Refused(event.start_mark.line + 1, sentence)
            elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
                values += 1
                depth += 1
                _look_at(event)
                if depth > DEEPEST:
                    raise _Refused(event.start_mark.line + 1, f"this is nested deeper than {DEEPEST} levels")
            elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
                depth -= 1
            elif kind is yaml.DocumentStartEvent:
                documents += 1
                if documents > 1:
                    raise _Refused(event.start_mark.line + 1, "one file holds one document; remove this '---'")
            if values > MOST_VALUES:
                raise _Refused(event.start_mark.line + 1, f"the file holds more than {MOST_VALUES} values")
            yield event
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        what = f"this is not valid YAML: {error.problem or error.context}"
        raise _Refused(mark.line + 1 if mark else 1, what) from None
    except yaml.YAMLError as error:
        line = text.count("\n", 0, getattr(error, "position", 0)) + 1
        raise _Refused(line, "there is a character here that YAML does not allow") from None
    except ValueError:
        raise _Refused(1, "this is not valid YAML") from None


def _look_at(event: Any) -> None:
    if event.anchor is not None:
        sentence = f"'&{event.anchor[:40]}' marks a part for a reference; write things out instead"
        raise _Refused(event.start_mark.line + 1, sentence)
    if event.tag is not None and event.tag != "!":
        raise _Refused(event.start_mark.line + 1, f"the tag {event.tag[:60]} has no place here")
    if getattr(event, "style", None) == '"' and _CONTROL.search(event.value):
        raise _Refused(event.start_mark.line + 1, "the text holds a control character")


class _Builder:
    """Turns events into numbers, texts, lists and tables as YAML 1.1 reads them. A date stays text."""

    def build(self, events: Iterator[Any]) -> Any:
        root: list[Any] = []
        open_parts: list[tuple[Any, list[Any]]] = [(None, root)]  # the start of each open part, and what is in it
        for event in events:
            kind = type(event)
            if kind is yaml.ScalarEvent:
                open_parts[-1][1].append((event, scalar(event)))
            elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
                open_parts.append((event, []))
            elif kind is yaml.SequenceEndEvent:
                start, items = open_parts.pop()
                open_parts[-1][1].append((start, [value for _, value in items]))
            elif kind is yaml.MappingEndEvent:
                start, items = open_parts.pop()
                open_parts[-1][1].append((start, _table(items)))
        return root[0][1] if root else None


def _table(items: list[tuple[Any, Any]]) -> dict[Any, Any]:
    made = {}
    for (event, key), (_, value) in zip(items[::2], items[1::2], strict=True):
        if isinstance(key, (list, dict)):
            raise _Refused(event.start_mark.line + 1, "a name must be a single word, not a list")
        if key == "<<" and event.implicit[0]:
            raise _Refused(event.start_mark.line + 1, "'<<' refers to another part of the file; write it out instead")
        made[key] = value
    return made


def scalar(event: Any) -> Any:
    """A single value. Raises _Refused for a number that nobody counts to, or counts in sixties."""
    text: str = event.value
    if not event.implicit[0]:
        return text
    tag = next((tag for tag, fits in _RESOLVERS.get(text[:1], ()) if fits.match(text)), "")
    if tag == _TAG + "int" or tag == _TAG + "float":
        if ":" in text:
            sentence = f"YAML reads '{text[:20]}' as a number to the base of 60; put it in quotation marks"
            raise _Refused(event.start_mark.line + 1, sentence)
        if len(text) > LONGEST_NUMBER:
            raise _Refused(event.start_mark.line + 1, f"a number has at most {LONGEST_NUMBER} digits")
        return _number(tag, text, event)
    if tag == _TAG + "bool":
        return _BOOL[text.lower()]
    return None if tag == _TAG + "null" else text


def _number(tag: str, text: str, event: Any) -> int | float:
    node = yaml.ScalarNode(tag, text)
    try:
        made: int | float = (
            _CONSTRUCTOR.construct_yaml_int(node) if tag.endswith("int") else _CONSTRUCTOR.construct_yaml_float(node)
        )
    except ValueError:
        made = math.nan
    if not math.isfinite(made):
        raise _Refused(event.start_mark.line + 1, f"'{text}' is no number to count with")
    return made


def read_yaml(path: Path) -> Any:
    return parse_yaml(decoded(read_bytes(path), path), path.name)


def read_bytes(path: Path) -> bytes:
    """What is in an ordinary file; a pipe would make us wait, and a device never end."""
    try:
        ordinary = stat.S_ISREG(os.stat(path).st_mode)
        data = b""
        if ordinary:
            with path.open("rb") as source:
                data = source.read(4 * LARGEST + 1)
    except OSError as error:
        raise _bad(path, f"the file cannot be read ({error.strerror or error})") from None
    except ValueError:
        raise BadFile("a file's name cannot hold such characters") from None
    if not ordinary:
        raise _bad(path, "this is no ordinary file")
    if len(data) > 4 * LARGEST:
        raise _bad(path, f"the file is larger than {LARGEST} characters")
    return data


def decoded(data: bytes, path: Path) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _bad(path, "this is not UTF-8 text", data.count(b"\n", 0, error.start) + 1) from None


# --- a compiled copy -------------------------------------------------------------------------------

COMPILED = Path(cache_from_source(__file__)).parent


def read_all(paths: Sequence[Path], name: str) -> list[Any]:
    """What these files hold, one entry each; `name` is the compiled copy's."""
    data = [read_bytes(path) for path in paths]
    key = hashlib.sha256()
    for path, content in zip(paths, data, strict=True):
        key.update(f"{path.name} {len(content)} ".encode())
        key.update(content)
    copy = COMPILED / f"{name}.{sys.implementation.cache_tag}.data"
    found = read_compiled(copy, key.digest())
    if found is not None:
        return found
    values = [parse_yaml(decoded(d, p), p.name) for p, d in zip(paths, data, strict=True)]
    write_compiled(copy, key.digest(), values)
    return values


def read_compiled(path: Path, key: bytes) -> list[Any] | None:
    """None if there is no copy, it is damaged, or it was made from other files."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    body = data[64:]
    if data[:32] != key or data[32:64] != hashlib.sha256(body).digest():
        return None
    values: list[Any] = marshal.loads(body)
    return values


def write_compiled(path: Path, key: bytes, values: list[Any]) -> None:
    """A copy that cannot be written is only a slower start."""
    if sys.dont_write_bytecode:
        return
    try:
        body = marshal.dumps(values)
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(f".{os.getpid()}")
        partial.write_bytes(key + hashlib.sha256(body).digest() + body)
        partial.replace(path)
    except (OSError, ValueError):
        return
