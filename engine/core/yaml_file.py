"""Reading YAML safely: safe loader only (its C form where built in), bounded size, one-sentence errors.

Parsing a game's cards takes longer than everything else at the start, so `read_all` keeps what it parsed
beside the program's own bytecode, under the hash of the files, and reads that while they are unchanged."""

from __future__ import annotations

import hashlib
import marshal
import os
import sys
from collections.abc import Sequence
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

import yaml

LARGEST = 1_000_000
Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class BadFile(ValueError):
    """A file that cannot be used; the message names it and says why."""


def parse_yaml(text: str, name: str) -> Any:
    if len(text) > LARGEST:
        raise BadFile(f"{name}: the file is larger than {LARGEST} characters")
    try:
        return yaml.load(text, Loader=Loader)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        line = f", line {mark.line + 1}" if mark else ""
        what = getattr(error, "problem", None) or "not valid YAML"
        raise BadFile(f"{name}{line}: {what}") from None


def read_yaml(path: Path) -> Any:
    return parse_yaml(decoded(read_bytes(path), path), path.name)


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadFile(f"{path.name}: cannot be read ({error.strerror or error})") from None


def decoded(data: bytes, path: Path) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile(f"{path.name}: not a UTF-8 text file") from None


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
