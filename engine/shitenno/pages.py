"""Lists of the rules pages that are made from the numbers of the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.words import t

from .board import Board
from .say import province_noun, tile_noun, title_noun_of, troop_noun

Rows = Iterator[tuple[str, str, str]]  # icon, name, words


def rows(name: str, board: Board) -> list[tuple[str, str, str]]:
    if name not in LISTS:
        raise ValueError(f"no list is called '{name}'")
    return list(LISTS[name](board))


def _provinces(board: Board) -> Rows:
    for p in board.provinces:
        numbers = " · ".join(map(str, p.positions))
        words = t("shitenno.help.province", troop=troop_noun(p.troop, p.count), numbers=numbers)
        yield f"shitenno/icon_{p.troop}", t("shitenno.name", what=province_noun(p.id)), words


def _titles(board: Board) -> Rows:
    for title in board.titles.values():
        words = t(f"shitenno.help.title.{title.name}", seals=title.seals, bonus=title.bonus)
        yield f"shitenno/icon_{title.name}", t("shitenno.name", what=title_noun_of(title.name)), words


def _effects(board: Board) -> Rows:
    for effect in board.effects:
        yield f"shitenno/icon_{effect}", t("shitenno.name", what=tile_noun(effect)), t(f"shitenno.effect.{effect}")


def _players(board: Board) -> Rows:
    koku = sum(board.raw["deck"]["koku"].values())
    for n, kamons in board.kamons.items():
        shared = {"troops": n * board.reveal_troops, "koku": n * board.reveal_koku}
        words = t("shitenno.help.players", kamons=kamons, turns=koku // shared["koku"], **shared)
        yield "human", t("shitenno.help.players_name", n=n), words


LISTS: dict[str, Callable[[Board], Rows]] = {
    "provinces": _provinces, "titles": _titles, "effects": _effects, "players": _players,
}  # fmt: skip
