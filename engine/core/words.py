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
from typing import Any, NamedTuple

from engine.paths import data_dir

from .grammar import All, Also, Any_, BadGrammar, Grammar, Listed, Noun, OrElse, Then, capital
from .yaml_file import BadFile, read_all, read_yaml

FALLBACK = "en"
KIT, FOLDERS = "kit", "folders.yaml"
NOUNS, GRAMMAR = "nouns.yaml", "grammar.yaml"
_GAP = re.compile(r"\{(\w+)((?:\.\w+)*)(?::([^{}]*\|[^{}]*))?\}")

missing: set[str] = set()  # keys that no language knows
fallen_back: set[tuple[str, str]] = set()  # language and key where English had to help


class Gap(NamedTuple):
    """A gap of a phrase, read once."""

    written: str  # with its braces, as it stays if nothing fills it
    name: str
    small: str  # its name with a small letter, if the phrase writes a capital; else ""
    forms: tuple[str, ...]
    picks: tuple[str, ...]


@cache
def pieces(phrase: str) -> tuple[str | Gap, ...]:
    """A phrase taken apart into plain text and gaps."""
    found: list[str | Gap] = []
    at = 0
    for gap in _GAP.finditer(phrase):
        name, forms, picks = gap[1], gap[2], gap[3]
        small = name[0].lower() + name[1:] if name[0].isupper() else ""
        found += [phrase[at:gap.start()]] if gap.start() > at else []
        found.append(Gap(gap[0], name, small, tuple(forms.split(".")[1:]), tuple(picks.split("|") if picks else ())))
        at = gap.end()
    return (*found, phrase[at:]) if at < len(phrase) else tuple(found)


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
            return self.grammar.say(Noun(book, name), ())
        if self.language != FALLBACK:
            fallen_back.add((self.language, key))
            return Words().say(key, gaps)
        missing.add(key)
        return key

    def fill(self, phrase: str, gaps: Mapping[str, object]) -> str:
        """A phrase with its gaps filled; a gap that nothing fills stays as it is written."""
        return "".join([piece if isinstance(piece, str) else self._gap(piece, gaps) for piece in pieces(phrase)])

    def _gap(self, gap: Gap, gaps: Mapping[str, object]) -> str:
        raised = gap.small and gap.name not in gaps
        value = gaps.get(gap.small if raised else gap.name)
        if value is None:
            return gap.written
        if gap.picks:
            said = gap.picks[self.grammar.column(value)]
            said = said.replace("#", str(value)) if "#" in said else said
        elif gap.forms or isinstance(value, (Noun, Listed)):
            said = self._form(value, gap.forms)
        else:
            said = str(value)
        return capital(said) if raised else said

    def _form(self, value: object, forms: tuple[str, ...]) -> str:
        """A noun or name in a form; a noun that the language lacks is said plainly in English."""
        try:
            return self.grammar.say(value, forms)
        except KeyError as unknown:
            name = str(unknown.args[0])
            if self.language != FALLBACK:
                fallen_back.add((self.language, name))
                return Words()._form(value, ())
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

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


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
    return reader().grammar.say(listed, ())


def has(key: str) -> bool:
    """Whether a phrase or a noun exists; counted phrases count. All languages have the same keys, so English tells."""
    return key in _known(data_dir())


def noun_exists(noun: Noun) -> bool:
    return str(noun) in _grammar(data_dir(), FALLBACK).nouns


# --- finding -------------------------------------------------------------------------------------------


class Book(dict[str, str]):
    """The phrases of one language, as far as they have been read."""

    whole = False


def _lookup(lang: str, key: str, gaps: Mapping[str, object]) -> str | None:
    """The phrase behind a key, by number if it is counted. The window's own strings are read first: the title needs
    them at once, the card texts can wait for a miss."""
    book = _book(data_dir(), lang)
    while True:
        if "n" in gaps:
            found = book.get(f"{key}.one" if gaps["n"] == 1 else f"{key}.other") or book.get(key)
        else:
            found = book.get(key)
        if found is not None or book.whole:
            return found
        book |= {**_others(data_dir(), lang), **book}
        book.whole = True


@cache
def _book(folder: Path, lang: str) -> Book:
    return Book(_own(folder, lang))


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
