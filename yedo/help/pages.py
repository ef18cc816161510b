"""The rules pages: data/rules_pages/<language>/*.yaml, one file a chapter. Numbers are not typed there: a gap
like {board.actions.recruit} is filled from the game's own data, {word.weapon.yumi} from the strings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from engine.core.words import has, language, t
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir

CHAPTERS = ("start", "round", "districts", "belongings", "cards", "modules", "coop", "reference")
# What a gap's first name stands for: a file of data/.
SOURCES = {
    "board": "board.yaml", "layout": "layout.yaml", "specialists": "modules/specialists.yaml",
    "jesuits": "modules/jesuits.yaml", "powers": "cards/clan_powers.yaml",
    "coop": "modules/shogun_must_die.yaml",
}  # fmt: skip
_GAP = re.compile(r"\{(board|layout|specialists|jesuits|powers|coop|word|fact)\.([\w.]+)\}")
_MARKUP = re.compile(r"\{icon:[\w/]+\}|\{/?[bi]\}")

Kind = Literal["text", "heading", "rows", "tip", "example"]


class BadPage(ValueError):
    """A page that cannot be read; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a list: an icon (or none), a name in bold (or none), a sentence."""

    icon: str
    name: str
    words: str


@dataclass(frozen=True, slots=True)
class Block:
    kind: Kind
    words: str = ""
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """What yedo.tables.yedo.help.pictures draws: a kind, what it is of, and a line below it."""

    kind: str
    what: tuple[str, ...]
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    id: str
    chapter: str
    title: str
    kanji: str
    icon: str
    blocks: tuple[Block, ...]
    pictures: tuple[Picture, ...]
    see: tuple[str, ...]
    keywords: tuple[str, ...]

    def plain(self) -> str:
        """Everything a reader can read here, without markup."""
        found = [self.title, *self.keywords]
        for block in self.blocks:
            found.append(block.words)
            found += [f"{row.name}: {row.words}" if row.name else row.words for row in block.rows]
        found += [picture.caption for picture in self.pictures]
        return bare(" ".join(part for part in found if part))


def bare(words: str) -> str:
    return _MARKUP.sub("", words)


def pages() -> dict[str, Page]:
    """Every page by its id, in reading order, in the language of the moment."""
    return _pages(language())


def chapters() -> list[tuple[str, list[Page]]]:
    known = pages()
    return [(chapter, [page for page in known.values() if page.chapter == chapter]) for chapter in CHAPTERS]


@cache
def _pages(lang: str) -> dict[str, Page]:
    found: dict[str, Page] = {}
    for chapter in CHAPTERS:
        path = data_dir() / "rules_pages" / lang / f"{chapter}.yaml"
        if not path.is_file():
            path = data_dir() / "rules_pages" / "en" / f"{chapter}.yaml"
        for id, raw in read_yaml(path).items():
            try:
                found[id] = _page(id, chapter, raw)
            except (KeyError, TypeError, ValueError, IndexError) as problem:
                raise BadPage(f"{path.name}: page {id} is broken ({problem})") from None
    return found


def _page(id: str, chapter: str, raw: dict[str, Any]) -> Page:
    return Page(
        id, chapter, fill(raw["title"]), fill(raw.get("kanji", "")), raw.get("icon", ""),
        tuple(block for entry in raw["body"] for block in _blocks(entry)),
        tuple(_picture(entry) for entry in raw.get("pictures", ())),
        tuple(raw.get("see", ())), tuple(raw.get("keywords", ())),
    )  # fmt: skip


def _blocks(entry: Any) -> Iterator[Block]:
    """A plain string is a paragraph; otherwise one word says what the entry is."""
    if isinstance(entry, str):
        yield Block("text", fill(entry))
        return
    ((kind, value),) = entry.items()
    if kind == "rows":
        yield Block("rows", "", tuple(Row(icon, fill(name), fill(words)) for icon, name, words in value))
    elif kind == "list":
        from yedo.tables.yedo.help import lists

        yield from lists.blocks(value)
    elif kind in ("heading", "tip", "example"):
        yield Block(kind, fill(value))
    else:
        raise ValueError(f"nobody knows what '{kind}' is")


def _picture(entry: dict[str, Any]) -> Picture:
    caption = fill(entry.get("caption", ""))
    ((kind, what),) = ((k, v) for k, v in entry.items() if k != "caption")
    return Picture(kind, tuple(what) if isinstance(what, list) else (str(what),), caption)


def fill(words: str) -> str:
    """The words with every gap filled."""
    return _GAP.sub(lambda gap: _value(gap[1], gap[2]), str(words))


def _value(source: str, path: str) -> str:
    if source == "word":
        if not has(path):
            raise ValueError(f"no phrase '{path}'")
        return t(path)
    if source == "fact":
        from yedo.tables.yedo.help import lists

        return lists.fact(path)
    node = read_source(source)
    for name in path.split("."):
        try:
            node = (
                node[int(name)] if isinstance(node, list) else node[name] if name in node else node[int(name)]
            )
        except (KeyError, ValueError, IndexError, TypeError):
            raise ValueError(f"nothing called {source}.{path}") from None
    return str(node)


@cache
def read_source(source: str) -> Any:
    return read_yaml(data_dir() / SOURCES[source])
