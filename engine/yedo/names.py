"""The names of things: clans, cards, weapons, places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.words import has, t

from .state import HIDDEN

if TYPE_CHECKING:
    from .board import Board
    from .game import Yedo


def name_of(g: Yedo, seat: int) -> str:
    return g.state.clans[seat].name if 0 <= seat < len(g.state.clans) else t("word.nobody")


def thing(g: Yedo, what: str) -> str:
    """A card's title, a weapon's name, the back of a hidden card, an auction type."""
    if what in g.cards:
        return g.cards[what].title
    if what[:1] == HIDDEN:
        return t(f"back.{what[1:]}")
    for book in ("weapon", "lot", "annex_name", "kind"):
        if has(f"{book}.{what}"):
            return t(f"{book}.{what}")
    return what.replace("_", " ")


def piece(g: Yedo, kind: str, what: str | int) -> str:
    """A thing of a kind; one that is not named, such as a hidden card, is any of its kind."""
    if kind == "geisha" and str(what) not in ("", "0"):
        return t("word.geisha_worth", value=what)
    if kind == "mission" and has(f"back.{what}"):
        return t(f"back.{what}")
    return thing(g, str(what)) if what and kind != "geisha" else t(f"a.{kind}")


def goods(g: Yedo, pieces: list[tuple[str, str]], mon: int) -> str:
    """One side of a trade."""
    told = [piece(g, kind, what) for kind, what in pieces] + ([t("held.mon", n=mon)] if mon else [])
    return ", ".join(told) or t("word.nothing")


def place_name(g: Yedo, place: str) -> str:
    for guest in g.moments.space_name:
        found: str | None = guest(g, place)
        if found is not None:
            return found
    if place.startswith("annex:"):
        _, owner, annex = place.split(":")
        return t("place.annex", annex=t(f"annex_name.{annex}"), clan=name_of(g, int(owner)))
    if has(f"place.{place.replace(':', '_')}"):
        return t(f"place.{place.replace(':', '_')}")
    district = g.district_of.get(place)
    if district:
        return t(f"district.{district}")
    return t(f"where.{place}") if has(f"where.{place}") else place


# --- what things do, with the numbers of this board ------------------------------------------------------------

def annex_does(board: Board, annex: str) -> str:
    return t(f"table.annex.{annex}", income=board.dojo_income, less=board.actions["kobudo_discount"])


def lot_does(board: Board, lot: str) -> str:
    return t(f"table.lot.{lot}", n=board.auction_draw, pp=board.annex_prestige)


def weapon_rule(board: Board) -> str:
    return t("table.weapon", n=board.limits["weapon"])
