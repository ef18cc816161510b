"""A game's rules pages: a folder of data/ with <language>/*.yaml, one file a chapter. Numbers are not typed there: a
gap like {board.actions.recruit} is filled from the game's own data, {word.weapon.yumi} from the strings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.core.words import has, language, t
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir

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
    """What the game's TABLE draws: a kind, what it is of, and a line below it."""

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


class Book:
    """The pages of one game. `sources` says which file of data/ the first name of a gap stands for; `lists` makes the
    blocks of a list that is made from data, `fact` a gap that no file holds."""

    def __init__(
        self,
        folder: str,
        chapters: tuple[str, ...],
        sources: Mapping[str, str],
        lists: Callable[[str], Iterator[Block]],
        fact: Callable[[str], str],
    ) -> None:
        self.folder, self.names, self.sources = folder, chapters, sources
        self._lists, self._fact = lists, fact
        self._gap = re.compile(rf"\{{({'|'.join((*sources, 'word', 'fact'))})\.([\w.]+)\}}")
        self._kept: dict[str, dict[str, Page]] = {}  # by language
        self._read: dict[str, Any] = {}

    def pages(self) -> dict[str, Page]:
        """Every page by its id, in reading order, in the language of the moment."""
        lang = language()
        if lang not in self._kept:
            self._kept[lang] = self._pages(lang)
        return self._kept[lang]

    def chapters(self) -> list[tuple[str, list[Page]]]:
        known = self.pages()
        return [(chapter, [page for page in known.values() if page.chapter == chapter]) for chapter in self.names]

    def _pages(self, lang: str) -> dict[str, Page]:
        found: dict[str, Page] = {}
        for chapter in self.names:
            path = data_dir() / self.folder / lang / f"{chapter}.yaml"
            if not path.is_file():
                path = data_dir() / self.folder / "en" / f"{chapter}.yaml"
            for id, raw in read_yaml(path).items():
                try:
                    found[id] = self.page(id, chapter, raw)
                except (KeyError, TypeError, ValueError, IndexError) as problem:
                    raise BadPage(f"{path.name}: page {id} is broken ({problem})") from None
        return found

    def page(self, id: str, chapter: str, raw: dict[str, Any]) -> Page:
        return Page(
            id, chapter, self.fill(raw["title"]), self.fill(raw.get("kanji", "")), raw.get("icon", ""),
            tuple(block for entry in raw["body"] for block in self._blocks(entry)),
            tuple(self._picture(entry) for entry in raw.get("pictures", ())),
            tuple(raw.get("see", ())), tuple(raw.get("keywords", ())),
        )  # fmt: skip

    def _blocks(self, entry: Any) -> Iterator[Block]:
        """A plain string is a paragraph; otherwise one word says what the entry is."""
        if isinstance(entry, str):
            yield Block("text", self.fill(entry))
            return
        ((kind, value),) = entry.items()
        if kind == "rows":
            rows = (Row(icon, self.fill(name), self.fill(words)) for icon, name, words in value)
            yield Block("rows", "", tuple(rows))
        elif kind == "list":
            yield from self._lists(value)
        elif kind in ("heading", "tip", "example"):
            yield Block(kind, self.fill(value))
        else:
            raise ValueError(f"nobody knows what '{kind}' is")

    def _picture(self, entry: dict[str, Any]) -> Picture:
        caption = self.fill(entry.get("caption", ""))
        ((kind, what),) = ((k, v) for k, v in entry.items() if k != "caption")
        return Picture(kind, tuple(what) if isinstance(what, list) else (str(what),), caption)

    def fill(self, words: str) -> str:
        """The words with every gap filled."""
        return self._gap.sub(lambda gap: self._value(gap[1], gap[2]), str(words))

    def _value(self, source: str, path: str) -> str:
        if source == "word":
            if not has(path):
                raise ValueError(f"no phrase '{path}'")
            return t(path)
        if source == "fact":
            return self._fact(path)
        node = self.source(source)
        for name in path.split("."):
            try:
                node = node[int(name)] if isinstance(node, list) else node[name] if name in node else node[int(name)]
            except (KeyError, ValueError, IndexError, TypeError):
                raise ValueError(f"nothing called {source}.{path}") from None
        return str(node)

    def source(self, name: str) -> Any:
        """A file of data/ by the name that gaps use."""
        if name not in self._read:
            self._read[name] = read_yaml(data_dir() / self.sources[name])
        return self._read[name]
