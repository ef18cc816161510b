"""What every part of this table shares: its desk, and small helpers."""

from dataclasses import dataclass

from engine.core.decision import Option
from engine.core.grammar import capital
from engine.core.words import Noun, t
from engine.shitenno.game import Shitenno
from engine.shitenno.state import GOLD, HIDDEN, General
from yedo.table import part as kit
from yedo.table.part import Rect, Spot, around, faded, row
from yedo.tables.shitenno.layout import Layout
from yedo.ui import art
from yedo.ui.canvas import Canvas

# What may be in the air (Desk.lifted holds pairs of a kind and a number): a card of the pool, a seal tile, a plate.
POOL, SEAL, PLATE = range(-1, -4, -1)


@dataclass(slots=True)
class Desk(kit.Desk):
    view: Shitenno
    plan: Layout
    laid: Option | None = None  # the payment that is laid out before Take it
    pointed: str = ""  # the province under the mouse,
    plaque: int = -1  # and which of its plaques
    ghosts: bool = False  # markers on the track show where everybody would stand if it ended now

    @property
    def general(self) -> General:
        """Whose house lies nearest."""
        return self.view.state.generals[self.house]

    @property
    def asks(self) -> str:
        """What is asked of the one who looks: the kind of the question, "" for nothing."""
        decision = self.view.decision
        return decision.kind if decision is not None and decision.options and decision.player == self.viewer else ""

    @property
    def memory(self) -> bool:
        """Whether a plate opens what its general was seen to take; a first lesson helps to remember."""
        return self.taught or self.wishes.get("memory") is True

    @property
    def weighs(self) -> bool:
        """Whether a lot says what could be placed with it."""
        return self.taught or self.wishes.get("preview") is not False

    def up(self, kind: int, number: int) -> bool:
        """Whether this is in the air and not where it lay."""
        return (kind, number) in self.lifted


class Part(kit.Part):
    desk: Desk

    def lifted(self, *kinds: int) -> frozenset[tuple[int, int]]:
        return frozenset(pair for pair in self.desk.lifted if pair[0] in kinds)


def owner(kamon: int) -> tuple[int, bool]:
    """The seat of a Kamon on the board, and whether it is golden."""
    return (kamon - GOLD, True) if kamon >= GOLD else (kamon, False)


def hidden(thing: str) -> bool:
    return thing[:1] == HIDDEN


def title_name(g: Shitenno, seals: int) -> str:
    """A title by itself, as on a label."""
    return capital(t("shitenno.name", what=Noun("shitenno.title", g.board.titles[seals].name)))


def province_name(id: str) -> str:
    return t("shitenno.name", what=Noun("shitenno.province", id))


def picture(card: str, number: int = 0) -> str:
    """The picture of a card; of two alike the second has another pose."""
    if hidden(card):
        return f"shitenno/back_{card[1:]}"
    other = f"shitenno/card_{card}_b"
    return other if number % 2 and art.exists(other) else f"shitenno/card_{card}"


def effect_of(tile: str) -> str:
    return tile.partition(":")[2]


def draw_card(canvas: Canvas, card: str, rect: Rect, number: int = 0) -> None:
    art.draw(canvas, picture(card, number), rect, "stretch")


__all__ = [
    "PLATE", "POOL", "SEAL", "Desk", "Part", "Rect", "Spot", "around", "draw_card", "effect_of", "faded", "hidden",
    "owner", "picture", "province_name", "row", "title_name",
]  # fmt: skip
