"""Yedo's rules pages: data/yedo/rules_pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from yedo.help.pages import Block, Book

CHAPTERS = ("start", "editions", "round", "districts", "belongings", "cards", "modules", "coop", "reference")
# What a gap's first name stands for: a file of data/.
SOURCES = {
    "board": "yedo/board.yaml", "layout": "yedo/layout.yaml", "specialists": "yedo/modules/specialists.yaml",
    "jesuits": "yedo/modules/jesuits.yaml", "powers": "yedo/cards/clan_powers.yaml",
    "coop": "yedo/modules/shogun_must_die.yaml",
}  # fmt: skip


def _lists(name: str) -> Iterator[Block]:
    from yedo.tables.yedo.help import lists

    yield from lists.blocks(name)


def _fact(path: str) -> str:
    from yedo.tables.yedo.help import lists

    return lists.fact(path)


BOOK = Book("yedo", CHAPTERS, SOURCES, _lists, _fact)
fill, pages = BOOK.fill, BOOK.pages


def read_source(name: str) -> Any:
    return BOOK.source(name)
