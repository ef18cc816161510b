"""Reading YAML safely: safe loader only (its C form where built in), bounded size, one-sentence errors."""

from __future__ import annotations

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
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile(f"{path.name}: not a UTF-8 text file") from None
    except OSError as error:
        raise BadFile(f"{path.name}: cannot be read ({error.strerror or error})") from None
    return parse_yaml(text, path.name)
