"""What the arguments of Yedo's verbs are: their words, where they lie, their pictures, their names in rule cases."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from engine.core.decision import Option
from engine.core.verbs import Argument
from engine.core.words import Noun, t

from .assets import cost, is_out
from .names import COLORS, kind_noun, lot_noun, name_of, named, piece, place_name
from .state import HIDDEN, Disciple
from .verbs import VERBS

if TYPE_CHECKING:
    from .game import Yedo

# --- words -------------------------------------------------------------------------------------------------

def _figure_words(g: Yedo, d: Disciple) -> dict[str, Any]:
    return {"disciple": Noun("disciple", d.kind), "place": place_name(g, d.at)}


def _thing_words(g: Yedo, seat: int, option: Option, i: int) -> dict[str, Any]:
    """A thing of the kind named before it."""
    if option[1] == "disciple":
        words = _figure_words(g, g.state.clans[seat].disciples[option[i]])
        return {"thing": t("option.disciple_at", **words)}
    return {"thing": piece(g, str(option[1]), option[i])}


def _slot_words(g: Yedo, seat: int, option: Option, i: int) -> dict[str, Any]:
    return {"thing": named(g, g.state.market[option[i]]), "n": g.board.market_prices[option[i]]}


def _offer_words(g: Yedo, seat: int, option: Option, i: int) -> dict[str, Any]:
    """One of the prices at which a district gives more or less of the same."""
    what, n = option[0], option[i]
    return {
        "n": n, "price": cost(g, seat, what, n), "gain": g.board.actions[what][n] + g.action_yield(what, seat),
    }


def called(gap: str, book: str) -> Callable[[Any, int, Option, int], dict[str, Any]]:
    """A noun that stands in a book of data/lang by the argument itself."""
    return lambda g, seat, option, i: {gap: Noun(book, option[i])}


# --- places ------------------------------------------------------------------------------------------------

def stand(g: Yedo, owner: int, i: int) -> str:
    """The place of a disciple: where it stands, or itself while it is off the board."""
    place = g.state.clans[owner].disciples[i].at
    if not is_out(place):
        return f"disciple:{owner}:{i}"
    return place if place.startswith("annex:") else f"space:{place}"


def lies(g: Yedo, seat: int, option: Option, i: int) -> str:
    """A card or a weapon, wherever it lies; lots are on their track."""
    what = str(option[i])
    if what in g.cards or what[:1] == HIDDEN:
        return f"card:{what}"
    if what in g.board.weapons:
        return f"weapon:{what}"
    return f"lot:{what}" if what in g.board.category_of else ""


def _card_or_weapon(g: Yedo, seat: int, option: Option, i: int) -> str:
    found = lies(g, seat, option, i)
    return "" if found.startswith("lot:") else found


def _space(g: Yedo, seat: int, option: Option, i: int) -> str:
    return str(option[i]) if option[i].startswith("annex:") else f"space:{option[i]}"


def _offer(g: Yedo, seat: int, option: Option, i: int) -> str:
    """On the first, second … plate of its action: prices may change, plates stay."""
    return f"action:{VERBS[option[0]].district}:{option[0]}:{ranked(g.board.actions[option[0]], option[i])}"


def ranked(prices: Iterable[int], price: int) -> int:
    return sorted(prices).index(price) + 1


def at(template: str) -> Callable[[Any, int, Option, int], str]:
    return lambda g, seat, option, i: template.format(option[i])


def nowhere(g: Any, seat: int, option: Option, i: int) -> str:
    return ""


# --- names in rule cases -----------------------------------------------------------------------------------

def space_names(g: Yedo, place: str, seat: int) -> list[str]:
    """All names of a place; an annex of one's own needs no owner."""
    if place.startswith("annex:"):
        _, owner, annex = place.split(":")
        names = [f"{g.state.clans[int(owner)].color} {annex}"]
        return [annex, *names] if int(owner) == seat else names
    if ":" not in place:
        return [place]
    district, _, space = place.partition(":")
    if district == "castle":
        return [space, place, "castle", *(["bower"] if place in g.board.bower else [])]
    return [place, district, place.replace("_", " "), district.replace("_", " "), place.lower()]


def plain_names(g: Yedo, seat: int, option: Option, i: int) -> list[str]:
    """A number, a word, a card by its id or title."""
    value = option[i]
    if not isinstance(value, str):
        return [str(value)]
    if not value:
        return ["any"]
    if value in g.cards:
        return [value.lower().removeprefix("f:"), g.cards[value].title.lower(), value.lower()]
    return space_names(g, value, seat) if ":" in value else [value, value.replace("_", " ")]


def figure_names(g: Yedo, seat: int, option: Option, i: int) -> list[str]:
    figure = g.state.clans[seat].disciples[option[i]]
    return [*space_names(g, figure.at, seat), figure.kind]


def _thing_names(g: Yedo, seat: int, option: Option, i: int) -> list[str]:
    own = option[0] == "give_up" and option[1] == "disciple"
    return figure_names(g, seat, option, i) if own else plain_names(g, seat, option, i)


def _rival_figure_names(g: Yedo, seat: int, option: Option, i: int) -> list[str]:
    owner = option[i - 1]
    return space_names(g, g.state.clans[owner].disciples[option[i]].at, owner)


def _part_names(g: Yedo, seat: int, option: Option, i: int) -> list[str]:
    top: Any = g.state.stack[-1]
    return [str(top.parts.index(option[i]) + 1), option[i]]


# --- pictures ----------------------------------------------------------------------------------------------

def no_icon(what: str) -> str:
    return ""


def deck_icon(what: str) -> str:
    return f"mission_{what}" if what in COLORS else what


def _space_icon(what: str) -> str:
    district = what.partition(":")[0]
    if district == "errand":
        return "errand"
    return what.rpartition(":")[2] if district == "annex" else f"district_{district}"


def _clan(g: Yedo, seat: int, option: Option, i: int) -> str:
    return f"clan:{g.state.clans[option[i]].color}"


BASE: dict[str, Argument] = {
    "mover": Argument(  # an own disciple on its way
        lambda g, seat, option, i: {"disciple": Noun("disciple", g.state.clans[seat].disciples[option[i]].kind)},
        nowhere, lambda g, seat, option, i: [g.state.clans[seat].disciples[option[i]].kind], no_icon,
    ),
    "figure": Argument(  # an own disciple where it stands
        lambda g, seat, option, i: _figure_words(g, g.state.clans[seat].disciples[option[i]]),
        lambda g, seat, option, i: stand(g, seat, option[i]), figure_names, no_icon,
    ),
    "rival": Argument(  # a disciple of the clan named before it
        lambda g, seat, option, i: _figure_words(g, g.state.clans[option[i - 1]].disciples[option[i]]),
        lambda g, seat, option, i: stand(g, option[i - 1], option[i]),
        _rival_figure_names, no_icon,
    ),
    "space": Argument(
        lambda g, seat, option, i: {"place": place_name(g, option[i])}, _space, plain_names, _space_icon
    ),
    "lot": Argument(lambda g, seat, option, i: {"lot": lot_noun(option[i])}, at("lot:{}"), plain_names, no_icon),
    "annex": Argument(called("annex", "annex_name"), at("annexes:{}"), plain_names, no_icon),
    "deck": Argument(called("deck", "thing"), at("deck:{}"), plain_names, deck_icon),
    "district": Argument(
        called("district", "district"), at("district:{}"), plain_names, lambda what: f"district_{what}"
    ),
    "slot": Argument(  # of the market
        _slot_words, at("slot:market:{}"),
        lambda g, seat, option, i: [g.state.market[option[i]], f"slot {option[i] + 1}"], no_icon,
    ),
    "clan": Argument(
        lambda g, seat, option, i: {"clan": name_of(g, option[i])}, _clan,
        lambda g, seat, option, i: [g.state.clans[option[i]].color], no_icon,
    ),
    "card": Argument(  # or a weapon, by itself
        lambda g, seat, option, i: {"thing": named(g, str(option[i]))}, lies, plain_names, no_icon
    ),
    "kind": Argument(
        lambda g, seat, option, i: {"kind": kind_noun(option[i])},
        nowhere, plain_names, no_icon,
    ),
    "thing": Argument(_thing_words, _card_or_weapon, _thing_names, no_icon),
    "n": Argument(lambda g, seat, option, i: {"n": option[i]}, nowhere, plain_names, no_icon),
    "offer": Argument(_offer_words, _offer, plain_names, no_icon),
    "part": Argument(lambda g, seat, option, i: {}, nowhere, _part_names, no_icon),
}  # fmt: skip
