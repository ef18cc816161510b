"""Lists and facts of the rules pages that are made from the numbers of data/edo."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.grammar import capital
from engine.core.words import t

from .board import Board, Deed
from .say import amounts, building, card, deed, deed_words, merchant_parts

Rows = Iterator[tuple[str, str, str]]  # icon, name, words


def rows(name: str, board: Board) -> list[tuple[str, str, str]]:
    if name not in LISTS:
        raise ValueError(f"no list is called '{name}'")
    return list(LISTS[name](board))


def fact(name: str, board: Board) -> str:
    """`rounds`, or a card's name: `card_fields`."""
    kind, _, id = name.partition("_")
    if kind == "card" and id in board.deeds:
        return t("edo.name", it=card(id))
    if name != "rounds":
        raise ValueError(f"no fact is called '{name}'")
    return str(board.rounds)


def _most(d: Deed) -> str:
    return t("edo.deed.most", n=d.max)


def _basic(board: Board) -> Rows:
    """What lies on the cards that everybody has."""
    for id in board.raw["cards"]["basic"]:
        listed = [t("edo.help.deed", deed=deed(d.name), n=_most(d)) for d in board.deeds[id].values()]
        yield f"edo/icon_{next(iter(board.deeds[id]))}", t("edo.name", it=card(id)), ", ".join(listed) + "."


def _specials(board: Board) -> Rows:
    for id in board.special:
        first, *others = board.deeds[id].values()
        for d in (first, *others):
            words = t("edo.help.special", deed=deed(d.name), words=deed_words(d), n=_most(d))
            yield f"edo/icon_{d.name}", t("edo.name", it=card(id)) if d is first else "", words


def _yields(board: Board) -> Rows:
    for n, each in enumerate(board.raw["board"]["yields"], 1):
        key = "yield_more" if n == len(board.raw["board"]["yields"]) else "yield_name"
        yield "edo/icon_samurai", t(f"edo.help.{key}", n=n), t("edo.help.yield", n=each)


def _prices(board: Board) -> Rows:
    for kind, row in board.buildings.items():
        price = {what: row[what] for what in ("wood", "stone", "ryo") if row.get(what)}
        words = t("edo.help.price", price=amounts(price), n=row["points"])
        yield f"edo/icon_{kind}", capital(t("edo.name", it=building(kind))), words


def _income(board: Board) -> Rows:
    table = board.raw["board"]["income"]
    for n, (home, city) in enumerate(zip(table["home"], table["city"], strict=True), 1):
        home, city = (" · ".join(map(str, shares)) for shares in (home, city))
        yield "edo/icon_income", t("edo.help.owners", n=n), t("edo.help.income", home=home, city=city)


def _merchants(board: Board) -> Rows:
    for n, m in enumerate(board.merchants.values(), 1):
        goods, point = merchant_parts(m)
        yield f"edo/goods_{m.good}", t("edo.help.merchant_name", n=n), t("edo.help.merchant", goods=goods, point=point)


def _lots(board: Board) -> Rows:
    for n, lot in enumerate(board.lots, 1):
        yield f"edo/lot_{n}", t("edo.help.lot_name", n=n), t("edo.help.lot", goods=amounts(lot)) + "."


LISTS: dict[str, Callable[[Board], Rows]] = {
    "basic": _basic, "specials": _specials, "yields": _yields, "prices": _prices, "income": _income,
    "merchants": _merchants, "lots": _lots,
}  # fmt: skip
