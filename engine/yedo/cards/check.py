"""Checks card and language files and names file, line and mistake, every mistake in one run.

Files are read as YAML nodes, because nodes know their lines, and walked along the schemas of the vocabulary.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import yaml

from engine.core.grammar import Grammar
from engine.core.words import FALLBACK, GRAMMAR
from engine.core.yaml_file import BadFile, decoded, read_bytes
from engine.paths import data_dir

from .check_words import check_words
from .nodes import Found, Named, compose, fields_of, line_of, plain, unreadable, wrong_keys
from .requirements import REQUIREMENTS, AnyRequirement
from .schemas import BESIDE, CONTENTS, FACE, RULES, SCHEMAS, OneWord
from .table import FILES as TABLE_FILES
from .table import FOLDERS, said_of
from .vocabulary import LONGEST_LIST, WORDS, EffectList, Either, Fields, ListOf, Schema

ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,23}")
LONGEST_SET, MOST_CARDS = 40, 200
FILES = TABLE_FILES | {"favors": "favor"}
KINDS = (*FOLDERS.values(), *FILES.values())
SHIPPED = {id: name for (_, name), ids in CONTENTS.items() for id in ids}


@dataclass(frozen=True, order=True, slots=True)
class Problem:
    """One mistake; `line` counts from 1."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


def check_paths(paths: Iterable[Path]) -> list[Problem]:
    """Every mistake in these files, and in all YAML files below these folders."""
    problems: list[Problem] = []
    seen: dict[str, Path] = {}
    for path in paths:
        if not path.exists():
            problems.append(Problem(str(path), 1, "there is no such file or folder"))
            continue
        for file in yaml_files(path):
            name = shown(file)
            problems += sorted({Problem(name, line, message) for line, message in check_file(file, seen)})
        if not problems and path.name == "lang" and (path / FALLBACK).is_dir():
            problems += sorted({Problem(shown(file), line, message) for file, line, message in check_words(path)})
    return problems


def yaml_files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    return sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml") and p.is_file())


def shown(file: Path) -> str:
    """The file as the reader would name it: from here if it lies below, else in full."""
    try:
        return str(file.resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(file)


def check_file(file: Path, seen: dict[str, Path]) -> Found:
    """Mistakes of one file. `seen` collects card ids over the files of a run: id -> file."""
    try:
        text = decoded(read_bytes(file), file)
    except BadFile as problem:
        yield problem.line, problem.what
        return
    fatal = list(unreadable(text))
    if fatal:
        yield from fatal
        return
    root = compose(text)
    if root is None:
        yield 1, "the file is empty"
        return
    yield from wrong_keys(root)
    if is_words(file.resolve()):
        yield from check_grammar(text) if file.name == GRAMMAR else check_language(root)
    else:
        yield from check_cards(file, root, seen)


def is_words(file: Path) -> bool:
    """Whether a file belongs to a language: by its place in the game's data, else by a folder named lang above it."""
    inside = file.relative_to(data_dir()) if file.is_relative_to(data_dir()) else file
    return "lang" in inside.parts[:-1]


def check_grammar(text: str) -> Found:
    """The tables that nouns are said by fit each other."""
    try:
        Grammar(yaml.safe_load(text)).check_tables()
    except (TypeError, ValueError, AttributeError) as problem:
        yield 1, f"this is not a grammar ({problem})"


def check_language(root: yaml.Node) -> Found:
    """A language file is names over names over texts."""
    if not isinstance(root, yaml.MappingNode):
        yield line_of(root), "a language file is a list of 'name: text'"
        return
    for key, (node, value) in fields_of(root).items():
        if isinstance(value, yaml.MappingNode):
            yield from check_language(value)
        elif isinstance(value, yaml.SequenceNode):
            yield from ((line_of(i), f"'{key}' lists texts only") for i in value.value if not is_text(i))
        elif not is_text(value):
            yield line_of(node), f"'{key}' needs a text; write it in quotation marks"


def is_text(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.tag == "tag:yaml.org,2002:str"


def kind_of(file: Path, top: Named) -> str:
    """From `kind:` in the file, its folder, its name, or the first letter of its first card."""
    if "kind" in top:
        return str(top["kind"][1].value)
    known = FOLDERS.get(file.resolve().parent.name) or FILES.get(file.stem)
    if known or "cards" not in top:
        return known or ""
    for id, (_, card) in fields_of(top["cards"][1]).items():
        signs = {"standard": "mission", "score": "bonus", "phase": "action", "duration": "event"}
        found = next((kind for field, kind in signs.items() if field in fields_of(card)), "")
        return found or {"M": "mission", "B": "bonus", "A": "action", "E": "event"}.get(id[:1], "")
    return ""


def check_cards(file: Path, root: yaml.Node, seen: dict[str, Path]) -> Found:
    top = fields_of(root)
    if not top:
        yield line_of(root), "a card file starts with 'set:' and 'cards:'"
        return
    kind = kind_of(file, top)
    if kind not in KINDS:
        yield 1, f"the kind of these cards is unknown; write 'kind:' with one of {', '.join(KINDS)}"
        return
    beside = BESIDE.get(kind, {})
    for name, (key, value) in top.items():
        if name in beside:
            yield from walk(beside[name], value, Place(name, "", line_of(key)))
        elif name not in ("set", "cards", "kind"):
            yield line_of(key), f"unknown field '{name}'{meant(name, ('set', 'cards', 'kind', *beside))}"
    if "set" not in top and kind in FOLDERS.values():
        yield 1, "the file lacks 'set', the name of its set"
    if "cards" not in top:
        yield 1, "the file lacks 'cards'"
        return
    key, cards = top["cards"]
    if not isinstance(cards, yaml.MappingNode) or not cards.value:
        yield line_of(key), "'cards' needs at least one card, such as 'M021:' with its fields below"
        return
    set_name = str(top["set"][1].value) if "set" in top else file.stem
    if not 0 < len(set_name) <= LONGEST_SET or not set_name.isprintable():
        yield 1, f"the name of a set has up to {LONGEST_SET} letters"
    if len(cards.value) > MOST_CARDS:
        yield line_of(key), f"a file holds at most {MOST_CARDS} cards"
        return
    for id, (key, card) in fields_of(cards).items():
        yield from check_id(id, set_name, kind, file, line_of(key), seen)
        yield from check_card(kind, id, card, line_of(key))
    yield from check_contents(file, kind, set_name, list(fields_of(cards)), line_of(top["cards"][0]))


def check_id(id: str, set_name: str, kind: str, file: Path, line: int, seen: dict[str, Path]) -> Found:
    if not ID.fullmatch(id):
        yield line, f"'{id}' is no card id; use a letter, then letters, digits, '_' or '-'"
    other = seen.setdefault(id, file)
    if other != file:
        yield line, f"the id {id} is already used in {shown(other)}"
    elif SHIPPED.get(id, set_name) != set_name and (kind, set_name) not in CONTENTS:
        yield line, f"the id {id} belongs to the set '{SHIPPED[id]}' that comes with the game; choose another"


def check_contents(file: Path, kind: str, set_name: str, ids: list[str], line: int) -> Found:
    """A set that ships with the game must be complete. A single file of that name elsewhere need not be."""
    folders = file.resolve().parts
    expected = CONTENTS.get((kind, set_name))
    if expected is None or "cards" not in folders[:-1]:
        return
    for words, which in (
        ("lacks", [i for i in expected if i not in ids]),
        ("should not hold", [i for i in ids if i not in expected]),
    ):
        if which:
            yield line, f"the set '{set_name}' has {len(expected)} cards; it {words} {', '.join(which)}"


def check_card(kind: str, id: str, card: yaml.Node, line: int) -> Found:
    present = fields_of(card)
    for name in ("title", "flavour"):
        if isinstance(card, yaml.MappingNode) and name not in present and not said_of(id, name):
            yield line, f"{id} lacks '{name}'"
    if kind not in SCHEMAS:
        for field, schema in FACE.items():
            if (name := field.removesuffix("_opt")) in present:
                key, value = present[name]
                yield from walk(schema, value, Place(id, name, line_of(key)))
        return
    found = list(walk(SCHEMAS[kind], card, Place(id, "", line)))
    yield from found
    if found or kind not in RULES:
        return
    for path, message in RULES[kind](plain(card)):
        node, at = card, line
        for name in path:
            key, node = fields_of(node)[name]
            at = line_of(key)
        yield at, f"{id}: {message}"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a walk stands: the card, the field or word inside it (if any), and the line of that name."""

    card: str
    name: str
    line: int

    def __str__(self) -> str:
        return f"{self.card}: '{self.name}'" if self.name else self.card

    def at(self, name: str, node: yaml.Node) -> Place:
        return Place(self.card, name, line_of(node))


def walk(schema: Schema, node: yaml.Node, place: Place) -> Found:
    """Compare a node with its schema."""
    if isinstance(schema, Either):
        value = plain(node)
        if (problem := schema.problem(value)) is not None:
            found = list(walk(fitting(schema, node), node, place))
            yield from found or [(place.line, f"{place} {problem}")]
    elif isinstance(schema, Fields):
        yield from walk_fields(schema, node, place)
    elif isinstance(schema, (ListOf, EffectList)):
        yield from walk_list(schema, node, place)
    elif isinstance(schema, OneWord):
        yield from walk_word(schema.known, node, place)
    elif isinstance(schema, AnyRequirement):
        yield from walk_word(REQUIREMENTS, node, place)
    elif (problem := schema.problem(plain(node))) is not None:
        yield place.line, f"{place} {problem}"


def fitting(schema: Either, node: yaml.Node) -> Schema:
    """The form that a writer of this node most likely had in mind."""
    for form in schema.forms:
        if isinstance(node, yaml.MappingNode) and isinstance(form, Fields):
            return form
        if isinstance(node, yaml.SequenceNode) and isinstance(form, (ListOf, EffectList)):
            return form
    return schema.forms[0]


def walk_fields(schema: Fields, node: yaml.Node, place: Place) -> Found:
    if not isinstance(node, yaml.MappingNode):
        yield place.line, f"{place} needs {', '.join(schema.fields)}"
        return
    present = fields_of(node)
    for name, (key, value) in present.items():
        if name in schema.fields:
            yield from walk(schema.fields[name], value, place.at(name, key))
        else:
            yield line_of(key), f"{place} has an unknown field '{name}'{meant(name, schema.fields)}"
    for name in schema.fields:
        if name not in present and name not in schema.optional:
            yield place.line, f"{place} lacks '{name}'"


def walk_list(schema: ListOf | EffectList, node: yaml.Node, place: Place) -> Found:
    least = schema.least if isinstance(schema, ListOf) else 1
    if not isinstance(node, yaml.SequenceNode) or len(node.value) < least:
        yield place.line, f"{place} needs a list of at least {least}"
        return
    if len(node.value) > LONGEST_LIST:
        yield place.line, f"{place} lists more than {LONGEST_LIST} things"
        return
    for item in node.value:
        if isinstance(schema, ListOf):
            yield from walk(schema.inner, item, place.at(place.name, item))
        else:
            yield from walk_word(WORDS, item, place)


def walk_word(words: Mapping[str, Any], node: yaml.Node, place: Place) -> Found:
    """One entry of a word list: a bare word, or a word with its value."""
    if isinstance(node, yaml.ScalarNode):
        name, value = str(node.value), yaml.ScalarNode("tag:yaml.org,2002:null", "", node.start_mark)
    elif isinstance(node, yaml.MappingNode) and len(node.value) == 1:
        name, value = str(node.value[0][0].value), node.value[0][1]
    else:
        yield line_of(node), f"{place} holds one word with its value per entry"
        return
    if name in words:
        yield from walk(words[name].schema, value, place.at(name, node))
    else:
        yield line_of(node), f"{place} has an unknown word '{name}'{meant(name, words)}"


def meant(name: str, known: Iterable[str]) -> str:
    close = get_close_matches(name, list(known), 1)
    return f"; did you mean '{close[0]}'?" if close else ""


def default_paths() -> list[Path]:
    """Everything the game ships: its cards and its texts."""
    return [folder for folder in (data_dir() / "yedo" / "cards", data_dir() / "lang") if folder.is_dir()]
