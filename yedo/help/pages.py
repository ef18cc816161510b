"""A game's rules pages: data/<game>/rules_pages/<language>/*.yaml, one file a chapter. Numbers are not typed
there: a gap like {board.actions.recruit} is filled from the game's own data, {word.weapon.yumi} from the strings.
What is the same for every game stands in data/house/rules_pages and at the end of each book's first chapter."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal

from engine.core.words import has, language, t
from engine.core.yaml_file import read_yaml
from engine.games import kind_of
from engine.paths import data_dir

_MARKUP = re.compile(r"\{icon:[\w/]+\}|\{/?[bi]\}")

FOLDER = "rules_pages"
KEPT = 4  # books with other numbers that are kept at a time
HOUSE, HOUSE_PAGES = "house", "pages"
INDEX = "book"  # beside a game's chapters: their order, and which page explains which place
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


def drawing(icon: str) -> str:
    """The drawing of an icon: a game's own is named with its folder."""
    return icon if "/" in icon else f"icons/{icon}"


def bare(words: str) -> str:
    return _MARKUP.sub("", words)


class Book:
    """The pages of one game. `sources` says which file of the game's data the first name of a gap stands for; `lists`
    makes the blocks of a list that is made from numbers, `fact` a gap that no single one fills, both from a board (None
    is the usual one); `words` is where the game's phrases begin. With a `board` of other numbers those are said."""

    def __init__(
        self,
        folder: str,
        chapters: tuple[str, ...],
        sources: Mapping[str, str],
        lists: Callable[[str, Any], Iterator[Block]],
        fact: Callable[[str, Any], str],
        words: str = "",
        board: Any = None,
    ) -> None:
        self.folder, self.names, self.sources, self.board = folder, chapters, sources, board
        self._lists, self._fact, self._words = lists, fact, words
        self._given: dict[str, Any] = kind_of(folder).numbers(board) if board is not None else {}
        self._others: list[Book] = []  # the same pages with other numbers, as they were asked for lately
        self._gap = re.compile(rf"\{{({'|'.join((*sources, 'word', 'fact'))})\.([\w.]+)\}}")
        self._kept: dict[tuple[str, str], dict[str, Page]] = {}  # by language and notes
        self._read: dict[str, Any] = {}

    def of(self, board: Any) -> Book:
        """The same pages with the numbers of a board, the usual ones if there is none."""
        if board is None:
            return self
        given = kind_of(self.folder).numbers(board)
        found = next((book for book in self._others if book._given == given), None)
        if found is None:
            found = Book(self.folder, self.names, self.sources, self._lists, self._fact, self._words, board)
            self._others = [*self._others[1 - KEPT :], found]
        return found

    def pages(self, notes: str = "") -> dict[str, Page]:
        """Every page by its id, in reading order, in the language of the moment; with the notes of an edition
        ("2012-geisha") on top of those that it changes."""
        key = (language(), notes)
        if key not in self._kept:
            self._kept[key] = self._noted(*key) if notes else self._pages(key[0])
        return self._kept[key]

    def chapters(self, notes: str = "") -> list[tuple[str, list[Page]]]:
        known = self.pages(notes)
        return [(chapter, [page for page in known.values() if page.chapter == chapter]) for chapter in self.names]

    def chapter_title(self, chapter: str) -> str:
        return t(f"{self._words}help.chapter.{chapter}")

    def _noted(self, lang: str, notes: str) -> dict[str, Page]:
        name, _, version = notes.partition("-")
        path = self._file(lang, f"notes/{name}")
        raw = read_yaml(path) if path.is_file() else {}
        found = {}
        for id, page in self.pages().items():
            note = raw.get(id)
            said = note.get(version) if isinstance(note, dict) else note
            if said == "absent":
                page = replace(page, blocks=(Block("tip", t("edition.absent")), *page.blocks))
            elif said:
                words = t("edition.here", edition=t(f"edition.name.{notes}"), what=self.fill(said))
                page = replace(page, blocks=(Block("tip", words), *page.blocks))
            found[id] = page
        return found

    def _file(self, lang: str, name: str, folder: str = "") -> Path:
        home = data_dir() / (folder or self.folder) / FOLDER
        path = home / lang / f"{name}.yaml"
        return path if path.is_file() else home / "en" / f"{name}.yaml"

    def _pages(self, lang: str) -> dict[str, Page]:
        found: dict[str, Page] = {}
        houses: list[str] = []
        for chapter in self.names:
            found |= self._chapter(self._file(lang, chapter), chapter)
            if chapter == self.names[0]:
                shared = self._chapter(self._file(lang, HOUSE_PAGES, HOUSE), chapter)
                houses = list(shared)
                found |= shared
        for id in houses:  # what to read next is where one comes from: the house knows no page of a game
            before = tuple(other.id for other in found.values() if id in other.see) or tuple(found)[:1]
            found[id] = replace(found[id], see=before)
        return found

    def _chapter(self, path: Path, chapter: str) -> dict[str, Page]:
        found: dict[str, Page] = {}
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
            yield from self._lists(value, self.board)
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
            return self._fact(path, self.board)
        given = self._given.get(self.sources[source])
        for node in (given, self.source(source)):  # a table may lack a line that the usual one has
            found = _entry(node, path.split("."))
            if found is not None:
                return str(found)
        raise ValueError(f"nothing called {source}.{path}")

    def source(self, name: str) -> Any:
        """A file of the game's data by the name that gaps use."""
        if name not in self._read:
            self._read[name] = read_yaml(data_dir() / self.folder / f"{self.sources[name]}.yaml")
        return self._read[name]


def _entry(node: Any, path: list[str]) -> Any:
    """What lies there in tables and lists; None if nothing does."""
    for name in path:
        try:
            node = node[int(name)] if isinstance(node, list) else node[name] if name in node else node[int(name)]
        except (KeyError, ValueError, IndexError, TypeError):
            return None
    return node


# --- the book of a game that has nothing but its folder ------------------------------------------------------


@cache
def own_book(game: str) -> Book | None:
    """The book that lies in a game's folder of pages; None while there is none."""
    index = _index(game)
    if index is None:
        return None
    kind = kind_of(game)
    files = sorted((data_dir() / game).glob("*.yaml"))
    sources = {path.stem: path.stem for path in files}

    def lists(name: str, board: Any) -> Iterator[Block]:
        if name == "icons":
            rows = [(f"{game}/icon_{icon}", "", t(f"{game}.help.icon.{icon}")) for icon in _icons(game)]
        elif name == "options":
            rows = [("choice", t(f"{game}.setup.{c.name}"), _choices(f"{game}.setup.{c.name}", c.values))
                    for c in kind.setup_options()]  # fmt: skip
        else:
            rows = kind.page_rows(name, board)
        yield Block("rows", "", tuple(Row(*row) for row in rows))

    return Book(game, tuple(index["chapters"]), sources, lists, kind.page_fact, f"{game}.")


def _icons(game: str) -> list[str]:
    return t(f"{game}.help.icons").split()


def _choices(key: str, values: tuple[Any, ...]) -> str:
    return "; ".join(f"{{b}}{n + 1}{{/b}} {t(f'{key}_{value}')}" for n, value in enumerate(values)) + "."


@cache
def _index(game: str) -> dict[str, Any] | None:
    path = data_dir() / game / FOLDER / "en" / f"{INDEX}.yaml"
    found: dict[str, Any] | None = read_yaml(path) if path.is_file() else None
    return found


def page_for(game: str, place: str) -> str:
    """The id of the page that explains a place, a question ("decision:lot") or a phase ("phase:even"): a question's
    row names its page; of the places in the index the longest beginning that fits decides; else it is the first
    page."""
    index, kind, (what, _, rest) = _index(game), kind_of(game), place.partition(":")
    if index is None:
        return ""
    if what == "decision":
        asked = kind.questions.get(rest)
        return asked.page if asked is not None and asked.page else str(index["first"])
    parts = place.split(":")
    for length in range(len(parts), 0, -1):
        found = index["places"].get(":".join(parts[:length]))
        if found is not None:
            return str(found)
    return str(index["first"])
