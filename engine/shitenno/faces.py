"""What the cards and tiles of Shitenno say without a picture, and what a general has."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.face import Belonging, Face
from engine.core.grammar import capital
from engine.core.words import Noun, t

from .say import card_noun, tile_noun, title_noun, troop_noun
from .state import HIDDEN

if TYPE_CHECKING:
    from .game import Shitenno

TINTS = {"samurai": "#a8382b", "shinobi": "#2b2a2e", "bushi": "#1f4d72", "sohei": "#c08a1e"}
KOKU, TILE = "#3f7a4c", "#63407f"


def face(g: Shitenno, thing: str, seat: int | None = None) -> Face | None:
    if thing in g.board.symbols:
        symbols = g.board.symbols[thing]
        counted = Counter(symbols)
        lines = tuple(t("shitenno.face.symbols", troop=troop_noun(troop, n), n=n) for troop, n in counted.items())
        return Face(_name(card_noun(thing)), t("shitenno.face.troop"), TINTS[symbols[0]], lines)
    if thing in g.board.value:
        n = g.board.value[thing]
        return Face(_name(card_noun(thing)), t("shitenno.face.koku"), KOKU, (t("shitenno.face.worth", n=n),))
    effect = g.board.effect.get(thing)
    if effect is not None:
        return Face(_name(tile_noun(effect)), t("shitenno.face.tile"), TILE, (t(f"shitenno.effect.{effect}"),))
    return None


def _name(noun: Noun) -> str:
    return capital(t("shitenno.name", what=noun))


def thing_of(g: Shitenno, option: Option, decision: Decision) -> str:
    """The card that is laid into a lot."""
    if option[0] in ("add", "remove", "move") and option[1] < len(g.state.pool):
        return g.state.pool[option[1]]
    return ""


def hand(g: Shitenno, seat: int) -> list[str]:
    general = g.state.generals[seat]
    order = g.board.order
    cards = sorted((c for c in (*general.troops, *general.koku) if c[:1] != HIDDEN), key=lambda c: order[c])
    return cards + [tile for tile in general.tiles if tile in g.board.effect]


def belongings(g: Shitenno, seat: int) -> list[Belonging]:
    general = g.state.generals[seat]
    found = [Belonging("shitenno/icon_kamon", general.stock, t("shitenno.face.kamons", n=general.stock))]
    if general.title:
        found.append(Belonging("shitenno/icon_seal", general.title, _name(title_noun(g, general.title))))
    counts = {"troops": len(general.troops), "koku": len(general.koku), "plus": len(general.tiles)}
    for icon, n in counts.items():
        found.append(Belonging(f"shitenno/icon_{icon}", n, t(f"shitenno.face.have_{icon}", n=n)))
    return found
