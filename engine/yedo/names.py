"""The names of things: clans, cards, weapons, places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.words import All, Any_, Noun, has, joined, noun_exists, t

from .state import HIDDEN

COLORS = ("green", "yellow", "red", "black")  # of missions

if TYPE_CHECKING:
    from .board import Board
    from .game import Yedo


def name_of(g: Yedo, seat: int) -> str:
    if seat == g.outsider and seat >= 0:
        return t("coop.lord")
    return g.state.clans[seat].name if 0 <= seat < len(g.state.clans) else t("word.nobody")


def thing(g: Yedo, what: str) -> str:
    """What a label calls a card, a weapon, an auction type: `named` by itself."""
    found = named(g, what)
    if isinstance(found, str):
        return found
    return t("word.one", what=found) if what[:1] == HIDDEN else t(str(found))


def named(g: Yedo, what: str) -> str | Noun:
    """For a phrase's gap: a card's title, or a noun: a weapon, the back of a hidden card, an auction type."""
    if what in g.cards:
        return g.cards[what].title
    if what[:1] == HIDDEN:
        return back(what[1:])
    for book in ("weapon", "thing", "lot", "annex_name"):
        if noun_exists(noun := Noun(book, what)):
            return noun
    return what.replace("_", " ")


def back(what: str) -> Noun:
    """A card nobody sees, by the deck it is of."""
    hidden = Noun("thing", f"hidden_{what}")
    return hidden if noun_exists(hidden) else Noun("thing", what)


def lot_noun(lot: str) -> Noun:
    """What is bid for: a kind of thing, or a whole category of them."""
    category = Noun("lot", lot)
    return category if noun_exists(category) else Noun("thing", lot)


def kind_noun(kind: str, n: int | None = None) -> Noun:
    """A kind of things; a disciple by what it is trained for."""
    trained = Noun("disciple", kind, n)
    return trained if noun_exists(trained) else Noun("thing", kind, n)


def piece(g: Yedo, kind: str, what: str | int) -> str | Noun:
    """A thing of a kind; one that is not named, such as a hidden card, is any of its kind."""
    if kind == "geisha" and str(what) not in ("", "0"):
        return t("word.geisha_worth", value=what)
    if kind == "mission" and what in COLORS:
        return Noun("thing", str(what))
    return named(g, str(what)) if what and kind != "geisha" else Noun("thing", kind)


def goods(g: Yedo, pieces: list[tuple[str, str]], mon: int) -> str:
    """One side of a trade."""
    told = [piece(g, kind, what) for kind, what in pieces] + ([Noun("thing", "mon", mon)] if mon else [])
    return t("word.goods", what=All(told)) if told else t("word.nothing")


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

def rule_words(board: Board, key: str) -> str:
    """Name or explanation of a rule option or one of its values, with the numbers of the board."""
    return t(
        f"rule_option.{key}", green=board.start["green"], red=board.start["red"], mon=board.mon_per_prestige,
        missions=board.start["green"] + board.start["red"], values=geisha_values(board),
        market=len(board.market_prices), geisha=board.geisha_prestige, annex=board.annex_prestige,
    )  # fmt: skip


def geisha_values(board: Board) -> str:
    most = max(len(counts) for counts in board.geishas.values())
    return joined(Any_([str(n + 1) for n in range(most)]))


def annex_does(board: Board, annex: str) -> str:
    return t(f"table.annex.{annex}", income=board.dojo_income, less=board.actions["kobudo_discount"])


def lot_does(board: Board, lot: str) -> str:
    return t(f"table.lot.{lot}", n=board.auction_draw, pp=board.annex_prestige)


def weapon_rule(board: Board) -> str:
    return t("table.weapon", n=board.limits["weapon"])
