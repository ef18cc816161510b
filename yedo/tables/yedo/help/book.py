"""Yedo's rules pages: data/rules_pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from yedo.help.pages import Block, Book

CHAPTERS = ("start", "editions", "round", "districts", "belongings", "cards", "modules", "coop", "reference")
# What a gap's first name stands for: a file of data/.
SOURCES = {
    "board": "board.yaml", "layout": "layout.yaml", "specialists": "modules/specialists.yaml",
    "jesuits": "modules/jesuits.yaml", "powers": "cards/clan_powers.yaml",
    "coop": "modules/shogun_must_die.yaml",
}  # fmt: skip


def _lists(name: str) -> Iterator[Block]:
    from yedo.tables.yedo.help import lists

    yield from lists.blocks(name)


def _fact(path: str) -> str:
    from yedo.tables.yedo.help import lists

    return lists.fact(path)


BOOK = Book("", CHAPTERS, SOURCES, _lists, _fact)
fill, pages = BOOK.fill, BOOK.pages


def read_source(name: str) -> Any:
    return BOOK.source(name)
