"""Yedo's rules pages: data/yedo/rules_pages."""

from __future__ import annotations

from collections.abc import Iterator

from engine.yedo.board import Board, standard_board
from yedo.help.pages import Block, Book

CHAPTERS = ("start", "editions", "round", "districts", "belongings", "cards", "modules", "coop", "reference")
# What a gap's first name stands for: a file of data/yedo.
SOURCES = {
    "board": "board", "layout": "layout", "specialists": "modules/specialists", "jesuits": "modules/jesuits",
    "powers": "cards/clan_powers", "coop": "modules/shogun_must_die",
}  # fmt: skip


def _lists(name: str, board: Board | None) -> Iterator[Block]:
    from yedo.tables.yedo.help import lists

    yield from lists.blocks(name, board or standard_board())


def _fact(path: str, board: Board | None) -> str:
    from yedo.tables.yedo.help import lists

    return lists.fact(path, board or standard_board())


BOOK = Book("yedo", CHAPTERS, SOURCES, _lists, _fact)
fill, pages = BOOK.fill, BOOK.pages
