"""Every string a person reads: t("key", **params) from data/lang/<language>/*.yaml, with English behind
every other language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from engine.paths import data_dir

from .yaml_file import read_yaml

FALLBACK = "en"
_PARAM = re.compile(r"\{(\w+)\}")

_language = FALLBACK
missing: set[str] = set()


def languages() -> list[str]:
    """The languages that have a folder of strings, English first."""
    folder = data_dir() / "lang"
    found = sorted(entry.name for entry in folder.iterdir() if entry.is_dir()) if folder.is_dir() else []
    return [FALLBACK] + [name for name in found if name != FALLBACK]


def set_language(language: str) -> None:
    """Speak another language from now on; an unknown one falls back to English."""
    global _language
    _language = language if language in languages() else FALLBACK


def language() -> str:
    return _language


def t(key: str, **params: object) -> str:
    """The phrase behind a key with its {params} filled in; {icon:...} and other markup stay as they are.
    A phrase with `one` and `other` forms is chosen by the parameter n."""
    phrase = _find(key, params)
    if phrase is None:
        missing.add(key)
        return key
    if not params:
        return phrase
    return _PARAM.sub(lambda match: str(params.get(match[1], match[0])), phrase)


def has(key: str) -> bool:
    """Whether a phrase exists; counted phrases count."""
    return _find(key, {"n": 2}) is not None


def _find(key: str, params: dict[str, object]) -> str | None:
    for lang in dict.fromkeys((_language, FALLBACK)):
        for phrases in _books(lang):
            form = f"{key}.one" if params.get("n") == 1 else f"{key}.other"
            found = phrases.get(form, phrases.get(key)) if "n" in params else phrases.get(key)
            if found is not None:
                return found
    return None


def _books(lang: str) -> Iterator[dict[str, str]]:
    """The window's own strings first: the title needs them at once, the card texts can wait for a miss."""
    yield _own(data_dir(), lang)
    yield _others(data_dir(), lang)


@cache
def _own(folder: Path, lang: str) -> dict[str, str]:
    return _load(folder / "lang" / lang / "ui.yaml")


@cache
def _others(folder: Path, lang: str) -> dict[str, str]:
    merged: dict[str, str] = {}
    for path in sorted((folder / "lang" / lang).glob("*.yaml")):
        if path.name != "ui.yaml":
            merged.update(_load(path))
    return merged


def _load(path: Path) -> dict[str, str]:
    if not path.is_file():
        return {}
    flat: dict[str, str] = {}
    _flatten("", read_yaml(path) or {}, flat)
    return flat


def _flatten(prefix: str, node: Any, flat: dict[str, str]) -> None:
    if isinstance(node, dict):
        for name, child in node.items():
            _flatten(f"{prefix}.{name}" if prefix else str(name), child, flat)
    elif not isinstance(node, list):  # lists are other rooms' data, not phrases
        flat[prefix] = str(node)
