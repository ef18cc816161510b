"""Compares the languages of data/lang with English: the same keys, the same gaps, forms and nouns that exist; and the
pages that stand in folders by language elsewhere in data/. Every mistake with its file and line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from .grammar import MANY, BadGrammar, Grammar, Noun
from .words import _GAP, FALLBACK, GRAMMAR, KIT, NOUNS, files, prefix
from .yaml_file import BadFile, Loader, decoded, read_bytes, refusal

Mistake = tuple[Path, int, str]
BEGUN = f"{KIT}/ui.yaml"  # a language without it is only being prepared: its grammar and nouns are looked at
MARKUP = re.compile(r"\{/?[bi]\}|\{icon:[^{}]*\}")
FREE = ("detail", "who")  # gaps that a language may do without: English for experts, and who acts
SAME = {"choice": "do"}  # two ways to say the same


@dataclass(slots=True)
class Text:
    words: str
    file: Path
    line: int


@dataclass(slots=True)
class Language:
    code: str
    folder: Path
    grammar: Grammar = field(default_factory=lambda: Grammar({}))
    phrases: dict[str, Text] = field(default_factory=dict)  # without the nouns
    nouns: dict[str, Text] = field(default_factory=dict)

    @property
    def begun(self) -> bool:
        return (self.folder / BEGUN).is_file()


def compare(lang: Path) -> Iterator[Mistake]:
    """Every mistake of the languages below this folder, each file being readable by itself."""
    folders = [lang / FALLBACK, *sorted(path for path in lang.iterdir() if path.is_dir() and path.name != FALLBACK)]
    found: list[Language] = []
    for folder in folders:
        language = Language(folder.name, folder)
        yield from _read(language)
        found.append(language)
    english = found[0]
    for language in found:
        yield from _check_nouns(language, english)
        if language.begun:
            yield from _check_keys(language, english)
            yield from _check_gaps(language, english)
            yield from _check_forms(language)
    for other in (language for language in found[1:] if language.begun):
        for home in sorted(path for path in lang.parent.glob(f"**/{FALLBACK}") if lang not in path.parents):
            yield from _check_pages(home, home.with_name(other.code))


# --- reading -------------------------------------------------------------------------------------------------


def nodes(path: Path) -> yaml.Node | None:
    """The file with its lines. Raises BadFile."""
    text = decoded(read_bytes(path), path)
    if (wrong := refusal(text)) is not None:
        raise BadFile(f"{path.name}, line {wrong[0]}: {wrong[1]}", *wrong)
    root: yaml.Node | None = yaml.compose(text, Loader=Loader)
    return root


def keys_of(home: Path, folder: str) -> set[str]:
    """Every key of a language's folder; phrases that are chosen by number under one, nouns too."""
    language = Language(home.name, home)
    list(_read(language))
    texts = {**_counted(language.phrases), **{key: [text] for key, text in language.nouns.items()}}
    return {key for key, found in texts.items() if found[0].file.relative_to(home).parts[0] == folder}


def _read(language: Language) -> Iterator[Mistake]:
    folder = language.folder
    try:
        from .words import _raw

        language.grammar = Grammar(_raw(folder / KIT / GRAMMAR))
        language.grammar.check_tables()
    except (BadFile, TypeError, ValueError, AttributeError) as problem:
        yield folder / KIT / GRAMMAR, 1, f"this is not a grammar ({problem})"
    for path in files(folder):
        if path.name == GRAMMAR:
            continue
        try:
            root = nodes(path)
        except BadFile as problem:
            yield path, problem.line, problem.what
            continue
        if root is not None:
            book = language.nouns if path.name == NOUNS else language.phrases
            for key, text in _flat(prefix(folder, path), root, path, path.name == NOUNS):
                if key in book:
                    yield path, text.line, f"'{key}' stands in {book[key].file.name} already"
                book[key] = text


def _flat(start: str, node: yaml.Node, file: Path, nouns: bool) -> Iterator[tuple[str, Text]]:
    if isinstance(node, yaml.MappingNode):
        names = {str(key.value) for key, _ in node.value}
        if nouns and "noun" in names:
            yield start, Text(str(yaml.constructor.SafeConstructor().construct_document(node)), file, _line(node))
            return
        for key, value in node.value:
            yield from _flat(f"{start}.{key.value}" if start else str(key.value), value, file, nouns)
    elif isinstance(node, yaml.SequenceNode):
        for number, value in enumerate(node.value):
            yield from _flat(f"{start}.{number}", value, file, nouns)
    else:
        yield start, Text(str(node.value), file, _line(node))


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1


# --- nouns and forms ------------------------------------------------------------------------------------------


def _check_nouns(language: Language, english: Language) -> Iterator[Mistake]:
    for key in english.nouns.keys() - language.nouns.keys():
        yield language.folder / english.nouns[key].file.relative_to(english.folder), 1, f"the noun '{key}' is missing"
    grammar = language.grammar
    known = {*grammar.forms, *(case for case, *_ in grammar.forms.values()), "noun"}
    for key, text in language.nouns.items():
        if key not in english.nouns:
            yield text.file, text.line, f"English has no noun '{key}'"
        raw = yaml.safe_load(text.words) if text.words.startswith("{") else text.words
        try:
            grammar.add(*_entry(key, raw))
        except BadGrammar as problem:
            yield text.file, text.line, str(problem)
            continue
        for form in raw if isinstance(raw, dict) else ():
            if str(form).removeprefix(f"{MANY}.") not in known:
                yield text.file, text.line, f"'{key}' has the form '{form}', which {GRAMMAR} does not know"


def _entry(key: str, raw: Any) -> tuple[str, dict[str, Any]]:
    book, _, name = key.rpartition(".")
    return book, {name: raw}


def said(grammar: Grammar, key: str) -> Iterator[tuple[str, str]]:
    """A noun in every form of its language: alone, several, and three of it."""
    book, _, name = key.rpartition(".")
    for form in grammar.forms:
        yield form, grammar.noun(Noun(book, name), [form])
        yield f"{MANY}.{form}", grammar.noun(Noun(book, name), [MANY, form])
        yield f"3 {form}", grammar.noun(Noun(book, name, 3), [form])


def _check_forms(language: Language) -> Iterator[Mistake]:
    """Forms that phrases ask for exist, and those that exist are asked for."""
    grammar, used = language.grammar, {""}
    width = 1 + max((column for pair in grammar.columns.values() for column in pair), default=0)
    for key, text in language.phrases.items():
        for gap in _GAP.finditer(MARKUP.sub("", text.words)):
            forms, picks = gap[2].split(".")[1:], gap[3]
            if forms and forms[0] not in (MANY, *grammar.forms, *grammar.names):
                if _is_data(gap[0]):
                    continue
                yield text.file, text.line, f"'{key}' asks for the form '{forms[0]}', which {GRAMMAR} does not know"
            used.update(forms)
            if picks is not None and picks.count("|") + 1 not in (2, width):
                count = picks.count("|") + 1
                yield text.file, text.line, f"'{key}' gives {count} choices; there are 2, or {width} for a noun"
    for form in (*grammar.forms, *grammar.names):
        if form not in used:
            yield language.folder / KIT / GRAMMAR, 1, f"no phrase asks for the form '{form}'"


def _is_data(gap: str) -> bool:
    """A number of the game's own data, such as {board.egress}: filled from its files."""
    return re.fullmatch(r"\{[a-z]+(?:\.\w+)+\}", gap) is not None and gap[1:].partition(".")[0] in (
        "board", "layout", "specialists", "jesuits", "powers", "coop", "word", "fact",
    )  # fmt: skip


# --- keys and gaps --------------------------------------------------------------------------------------------


def _counted(phrases: dict[str, Text]) -> dict[str, list[Text]]:
    """Phrases by key; those that are chosen by number together under one."""
    found: dict[str, list[Text]] = {}
    for key, text in phrases.items():
        base, _, last = key.rpartition(".")
        pair = last in ("one", "other") and f"{base}.one" in phrases and f"{base}.other" in phrases
        found.setdefault(base if pair else key, []).append(text)
    return found


def _check_keys(language: Language, english: Language) -> Iterator[Mistake]:
    here, there = _counted(language.phrases), _counted(english.phrases)
    for key in here.keys() - there.keys():
        yield here[key][0].file, here[key][0].line, f"English has no phrase '{key}'"
    for key in sorted(there.keys() - here.keys()):
        original = there[key][0].file.relative_to(english.folder)
        yield language.folder / original, 1, f"the phrase '{key}' is missing"


def gaps_of(texts: list[Text]) -> dict[str, bool]:
    """The gaps of a phrase; whether what fills one must be said, for a choice by it need not be made."""
    found: dict[str, bool] = {}
    for text in texts:
        for gap in _GAP.finditer(MARKUP.sub("", text.words)):
            name = gap[0][1:-1] if _is_data(gap[0]) else gap[1][0].lower() + gap[1][1:]
            name = SAME.get(name, name)
            found[name] = found.get(name, False) or gap[3] is None or "#" in gap[3]
    return found


def _check_gaps(language: Language, english: Language) -> Iterator[Mistake]:
    here, there = _counted(language.phrases), _counted(english.phrases)
    for key in here.keys() & there.keys():
        first, own, known = here[key][0], gaps_of(here[key]), gaps_of(there[key])
        may = {*known, *(FREE if key.startswith(("effect.", "trouble.")) else ())}
        if len(there[key]) > 1:
            may.add("n")
        for name in own.keys() - may:
            yield first.file, first.line, f"'{key}' has the gap '{{{name}}}', which nothing fills"
        for name, needed in known.items():
            if needed and name not in own and name not in FREE and not (name == "n" and len(here[key]) > 1):
                yield first.file, first.line, f"'{key}' lacks the gap '{{{name}}}'"
        if key.endswith(".icon") and first.words != there[key][0].words:
            yield first.file, first.line, f"'{key}' names a picture; English has '{there[key][0].words}'"
        if key.endswith("glossary_order") and sorted(first.words.split()) != sorted(there[key][0].words.split()):
            yield first.file, first.line, f"'{key}' must hold the same words as English, in any order"
        for text in here[key]:
            if text.words.count("{") != text.words.count("}"):
                yield text.file, text.line, f"'{key}' has a brace without its partner"
            signs = [sorted(MARKUP.findall(words)) for words in (text.words, there[key][0].words)]
            if signs[0] != signs[1] and len(here[key]) == 1:
                yield text.file, text.line, f"'{key}' has other signs in braces than English"


# --- pages ------------------------------------------------------------------------------------------------------


def _check_pages(home: Path, other: Path) -> Iterator[Mistake]:
    """Pages by language: the same files, the same pages in the same order, the same shape, the same gaps."""
    for path in sorted(home.rglob("*.yaml")):
        twin = other / path.relative_to(home)
        if not twin.is_file():
            yield twin, 1, f"the file is missing; English has {path.relative_to(home.parent)}"
            continue
        try:
            model, found = nodes(path), nodes(twin)
        except BadFile as problem:
            yield twin, problem.line, problem.what
            continue
        if model is not None:
            yield from _alike(model, found, twin, path.stem)
    for twin in sorted(other.rglob("*.yaml")):
        if not (home / twin.relative_to(other)).is_file():
            yield twin, 1, "English has no such file"


NAMING = ("icon", "see", "list", "pieces", "cards", "art", "anatomy")  # fields of a page that are not read


def _alike(model: yaml.Node, found: yaml.Node | None, file: Path, where: str) -> Iterator[Mistake]:
    line = _line(found) if found is not None else 1
    if type(model) is not type(found) or found is None:
        yield file, line, f"'{where}' is not built like the English page"
    elif isinstance(model, yaml.MappingNode):
        names, own = [str(key.value) for key, _ in model.value], [str(key.value) for key, _ in found.value]
        if names != own:
            lacks = [f"lacks '{n}'" for n in names if n not in own]
            more = [f"has '{n}', which English has not" for n in own if n not in names]
            yield file, line, f"'{where}' {(lacks + more + ['has its entries in another order'])[0]}"
            return
        for (key, value), (_, twin) in zip(model.value, found.value, strict=True):
            if where == "pictures" and key.value != "caption":
                if yaml.serialize(value) != yaml.serialize(twin):
                    yield file, _line(twin), f"'{key.value}' names other pictures than English"
            else:
                yield from _alike(value, twin, file, str(key.value))
    elif isinstance(model, yaml.SequenceNode):
        if where == "keywords":
            return
        if len(model.value) != len(found.value):
            yield file, line, f"'{where}' has {len(found.value)} entries, not {len(model.value)}"
            return
        for one, twin in zip(model.value, found.value, strict=True):
            yield from _alike(one, twin, file, where)
    else:
        gaps = [sorted(re.findall(r"\{[^{}]*\}", str(node.value))) for node in (model, found)]
        if gaps[0] != gaps[1]:
            yield file, line, f"'{where}' has other gaps or signs in braces than English: {' '.join(gaps[0]) or 'none'}"
        elif where in NAMING and model.value != found.value:
            yield file, line, f"'{where}' names '{found.value}', English '{model.value}'"
