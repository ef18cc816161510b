"""Every string a person reads: t("key", **gaps) from data/lang/<language>, with English behind every other language.
The kit's words stand in its folder `kit`, a game's in a folder of its name; a key begins with that name unless
data/lang/folders.yaml says otherwise.

A phrase's gaps: `{clan}` as it is; `{district.in}` a noun in a form of the language's grammar; `{n:a space|# spaces}` a
choice by number (`#` is the number), by a noun's gender, or by who acts; `{District.the}`, with a capital, begins a
sentence. {icon:...} and other markup stay. A phrase with `one` and `other` forms is chosen by the gap n.

`Words` is one reader's language. The window has one for everybody; `reading(words)` lets somebody else read in
another one for a while (a phone, a test)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

from engine.paths import data_dir

from .grammar import All, Also, Any_, BadGrammar, Grammar, Listed, Noun, OrElse, Then, capital
from .yaml_file import BadFile, read_all, read_yaml

FALLBACK = "en"
KIT, FOLDERS = "kit", "folders.yaml"
NOUNS, GRAMMAR = "nouns.yaml", "grammar.yaml"
_GAP = re.compile(r"\{(\w+)((?:\.\w+)*)(?::([^{}]*\|[^{}]*))?\}")

missing: set[str] = set()  # keys that no language knows
fallen_back: set[tuple[str, str]] = set()  # language and key where English had to help


class Words:
    """The phrases of one language, for one reader."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    @property
    def grammar(self) -> Grammar:
        return _grammar(data_dir(), self.language)

    def say(self, key: str, gaps: Mapping[str, object]) -> str:
        phrase = _lookup(self.language, key, gaps)
        if phrase is not None:
            return self.fill(phrase, gaps) if gaps else phrase
        book, _, name = key.rpartition(".")
        if key in self.grammar.nouns:  # a noun by itself, as on a label
            return self.grammar.noun(Noun(book, name), ())
        if self.language != FALLBACK:
            fallen_back.add((self.language, key))
            return Words().say(key, gaps)
        missing.add(key)
        return key

    def fill(self, phrase: str, gaps: Mapping[str, object]) -> str:
        """A phrase with its gaps filled; a gap that nothing fills stays as it is written."""
        return _GAP.sub(lambda match: self._gap(match, gaps), phrase)

    def _gap(self, match: re.Match[str], gaps: Mapping[str, object]) -> str:
        name, forms, picks = match[1], match[2], match[3]
        raised = name not in gaps and name[0].isupper()
        value = gaps.get(name[0].lower() + name[1:] if raised else name)
        if value is None:
            return match[0]
        if picks is not None:
            said = picks.split("|")[self.grammar.column(value)].replace("#", str(value))
        elif type(value) is str and not forms:
            said = value
        elif isinstance(value, (Noun, Listed)) or forms:
            said = self._form(value, forms[1:].split(".") if forms else [])
        else:
            said = str(value)
        return capital(said) if raised else said

    def _form(self, value: object, forms: list[str]) -> str:
        """A noun or name in a form; a noun that the language lacks is said plainly in English."""
        try:
            return self.grammar.say(value, forms)
        except KeyError as unknown:
            name = str(unknown.args[0])
            if self.language != FALLBACK:
                fallen_back.add((self.language, name))
                return Words()._form(value, [])
            missing.add(name)
            return name


_everybody = Words()
_reader: ContextVar[Words | None] = ContextVar("reader", default=None)


def reader() -> Words:
    """Whoever is being spoken to."""
    return _reader.get() or _everybody


@contextmanager
def reading(words: Words) -> Iterator[Words]:
    """Speak to this reader while the block runs."""
    before = _reader.set(words)
    try:
        yield words
    finally:
        _reader.reset(before)


class Told(str):
    """Words that were said in every language at once, for readers to come; as a string, those of the reader."""

    said: Mapping[str, str]

    def __new__(cls, said: Mapping[str, str]) -> Told:
        made = super().__new__(cls, said.get(FALLBACK, ""))
        made.said = said
        return made

    def __str__(self) -> str:
        return self.said.get(reader().language) or self.said.get(FALLBACK, "")


def in_every_language(say: Callable[[], str]) -> Told:
    found = {}
    for language in languages():
        with reading(Words(language)):
            found[language] = str(say())
    return Told(found)


def languages() -> list[str]:
    """The languages that the window speaks, English first: those whose folder has the window's own strings."""
    found = sorted(path.parents[1].name for path in (data_dir() / "lang").glob(f"*/{KIT}/ui.yaml"))
    return [FALLBACK] + [name for name in found if name != FALLBACK]


def set_language(language: str) -> str:
    """Speak another language from now on. An unknown one falls back to English, and so does one whose files cannot be
    read: then what is wrong with them is returned, in English."""
    _everybody.language = language if language in languages() else FALLBACK
    try:
        if _everybody.language != FALLBACK:
            _own(data_dir(), language), _others(data_dir(), language), _grammar(data_dir(), language)
    except (BadFile, BadGrammar) as problem:
        _everybody.language = FALLBACK
        return str(problem)
    return ""


def language() -> str:
    return reader().language


def t(key: str, /, **gaps: object) -> str:
    """The phrase behind a key in the reader's language, its gaps filled."""
    return reader().say(key, gaps)


def joined(listed: Listed) -> str:
    """Several things in one breath, as the reader's language joins them."""
    return reader().grammar.say(listed, [])


def has(key: str) -> bool:
    """Whether a phrase or a noun exists; counted phrases count. All languages have the same keys, so English tells."""
    return key in _known(data_dir())


def noun_exists(noun: Noun) -> bool:
    return str(noun) in _grammar(data_dir(), FALLBACK).nouns


# --- finding -------------------------------------------------------------------------------------------


def _lookup(lang: str, key: str, gaps: Mapping[str, object]) -> str | None:
    """The window's own strings first: the title needs them at once, the card texts can wait for a miss."""
    folder = data_dir()
    counted = f"{key}.one" if gaps.get("n") == 1 else f"{key}.other" if "n" in gaps else ""
    for book in (_own, _others):
        phrases = book(folder, lang)
        found = (counted and phrases.get(counted)) or phrases.get(key)
        if found is not None:
            return found
    return None


@cache
def _own(folder: Path, lang: str) -> dict[str, str]:
    flat: dict[str, str] = {}
    _flatten("", _raw(folder / "lang" / lang / KIT / "ui.yaml"), flat)
    return flat


@cache
def _others(folder: Path, lang: str) -> dict[str, str]:
    merged: dict[str, str] = {}
    home = folder / "lang" / lang
    paths = [path for path in files(home) if path.name not in ("ui.yaml", NOUNS, GRAMMAR)]
    for path, raw in zip(paths, read_all(paths, f"lang_{lang}"), strict=True):
        _flatten(prefix(home, path), raw, merged)
    return merged


@cache
def _grammar(folder: Path, lang: str) -> Grammar:
    home = folder / "lang" / lang
    made = Grammar(_raw(home / KIT / GRAMMAR))
    if made.forms:
        made.check_tables()
    for path in files(home):
        if path.name == NOUNS:
            before = prefix(home, path)
            for book, entries in _raw(path).items():
                made.add(f"{before}.{book}" if before else str(book), entries)
    return made


@cache
def _known(folder: Path) -> frozenset[str]:
    """Every phrase and noun of English; one that is chosen by number by the key of both."""
    phrases = {**_own(folder, FALLBACK), **_others(folder, FALLBACK)}
    counted = (key.removesuffix(".other") for key in phrases if key.endswith(".other"))
    return frozenset([*phrases, *counted, *_grammar(folder, FALLBACK).nouns])


def files(home: Path) -> list[Path]:
    """The files of a language's folder: the kit's first, then each game's."""
    found = sorted([*home.glob("*/*.yaml"), *home.glob("*/*/*.yaml")])
    return sorted(found, key=lambda path: path.relative_to(home).parts[0] != KIT)


def prefix(home: Path, path: Path) -> str:
    """What the keys of a file begin with: the folders it lies in."""
    game, *below = path.relative_to(home).parts[:-1]
    return ".".join(below if game in _bare(home.parent) else [game, *below])


@cache
def _bare(lang: Path) -> frozenset[str]:
    return frozenset([KIT, *_raw(lang / FOLDERS).get("bare", [])])


def _raw(path: Path) -> dict[str, Any]:
    if not path.is_file():
        return {}
    return read_yaml(path) or {}


def _flatten(key: str, node: Any, flat: dict[str, str]) -> None:
    if isinstance(node, dict):
        for name, child in node.items():
            _flatten(f"{key}.{name}" if key else str(name), child, flat)
    elif not isinstance(node, list):  # lists are other rooms' data, not phrases
        flat[key] = str(node)


__all__ = [
    "All", "Also", "Any_", "BadGrammar", "Noun", "OrElse", "Then", "Told", "Words", "capital", "fallen_back", "has",
    "in_every_language", "joined", "language", "languages", "missing", "noun_exists", "reader", "reading",
    "set_language", "t",
]  # fmt: skip
