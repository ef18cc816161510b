"""Reading a YAML file as nodes, which know their lines, and refusing what a data file has no use for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import yaml

from engine.core.yaml_file import LARGEST, Loader

DEEPEST = 24  # a card nests about ten levels; a file far beyond that is a mistake or an attack

Found = Iterator[tuple[int, str]]  # line and what is wrong there
Named = dict[str, tuple[yaml.Node, yaml.Node]]


def compose(text: str) -> yaml.Node | None:
    """The file's nodes; None if there is nothing in it. Ask `unreadable` first."""
    root: yaml.Node | None = yaml.compose(text, Loader=Loader)
    return root


def unreadable(text: str) -> Found:
    """What keeps a file from being read at all."""
    if len(text) > LARGEST:
        yield 1, f"the file is larger than {LARGEST} characters"
        return
    tabs = [number for number, line in enumerate(text.splitlines(), 1) if re.match(r" *\t", line)]
    if tabs:
        yield from ((number, "the line is indented with a tab; use spaces") for number in tabs)
        return
    depth = documents = 0
    try:
        event: Any
        for event in yaml.parse(text, Loader=Loader):
            line = event.start_mark.line + 1
            if isinstance(event, yaml.AliasEvent):
                yield line, f"'*{event.anchor}' refers back to another part of the file; write it out instead"
            elif getattr(event, "anchor", None):
                yield line, f"'&{event.anchor}' marks a part for a reference; card files have none"
            elif (tag := getattr(event, "tag", None)) and tag != "!":
                yield line, f"the tag {tag} has no place in a card file"
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST:
                yield line, f"this is nested deeper than {DEEPEST} levels"
                return
            documents += isinstance(event, yaml.DocumentStartEvent)
            if documents > 1:
                yield line, "one file holds one document; remove this '---'"
                return
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        yield (mark.line + 1 if mark else 1), f"this is not valid YAML: {error.problem or error.context}"
    except yaml.reader.ReaderError as error:
        yield text.count("\n", 0, error.position) + 1, "there is a character here that YAML does not allow"


def line_of(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1


def wrong_keys(node: yaml.Node) -> Found:
    """Names that stand twice, or that YAML does not read as names (`on`, `off`, `yes`, `no`)."""
    if isinstance(node, yaml.MappingNode):
        first: dict[str, int] = {}
        for key, value in node.value:
            name = str(key.value)
            if not isinstance(key, yaml.ScalarNode):
                yield line_of(key), "a name must be a single word, not a list"
            elif key.tag.endswith((":bool", ":null")):
                yield (
                    line_of(key),
                    f"YAML reads '{name}' as {plain(key)}, not as a name; put it in quotation marks",
                )
            elif name in first:
                yield line_of(key), f"'{name}' stands here a second time; the first is in line {first[name]}"
            first.setdefault(name, line_of(key))
            yield from wrong_keys(value)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from wrong_keys(item)


def fields_of(node: yaml.Node) -> Named:
    """A mapping's entries by name, each as key and value node."""
    if not isinstance(node, yaml.MappingNode):
        return {}
    return {str(key.value): (key, value) for key, value in reversed(node.value)}


def plain(node: yaml.Node) -> Any:
    """The node as numbers, texts, lists and mappings; a scalar that only looks like a date stays text."""
    try:
        return yaml.constructor.SafeConstructor().construct_document(node)
    except (yaml.YAMLError, ValueError):
        return node.value if isinstance(node, yaml.ScalarNode) else None
