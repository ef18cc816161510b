"""Reading a YAML file as nodes, which know their lines, and refusing what a data file has no use for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import yaml

from engine.core.yaml_file import Loader, refusal

Found = Iterator[tuple[int, str]]  # line and what is wrong there
Named = dict[str, tuple[yaml.Node, yaml.Node]]


def compose(text: str) -> yaml.Node | None:
    """The file's nodes; None if there is nothing in it. Ask `unreadable` first."""
    root: yaml.Node | None = yaml.compose(text, Loader=Loader)
    return root


def unreadable(text: str) -> Found:
    """What keeps a file from being read at all."""
    if (found := refusal(text)) is not None:
        yield found


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
