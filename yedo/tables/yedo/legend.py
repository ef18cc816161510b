"""The legend beside an enlarged card: every icon on it with its name and, for a mission in one's own hand, whether
one has what it asks for."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.core.grammar import capital
from engine.yedo.cards.table import Card
from engine.yedo.game import Yedo
from yedo.tables.yedo.cards import phase_icon
from yedo.tables.yedo.part import Rect
from yedo.tables.yedo.signs import Need, gains, needs, standing
from yedo.ui import art, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import Noun, has, t

ROW = 44.0
_ICON = re.compile(r"\{icon:(\w+)\}")
BOOKS = ("legend", "weapon", "annex_name", "disciple", "category", "thing", "phase")


@dataclass(frozen=True, slots=True)
class Entry:
    icon: str
    name: str
    met: bool | None = None  # None: nobody asks


def name_of(icon: str) -> str:
    """What an icon stands for."""
    if icon.startswith("district_"):
        return t("legend.district", what=Noun("district", icon.removeprefix("district_")))
    key = named(icon)
    name = t(key) if key else icon.replace("_", " ")
    return capital(name)


def named(icon: str) -> str:
    """The key of an icon's name; "" if it has none."""
    return next((f"{book}.{icon}" for book in BOOKS if has(f"{book}.{icon}")), "")


def entries(g: Yedo, card: Card, seat: int | None) -> list[Entry]:
    """Every icon of a card once, in the order in which they stand on it."""
    found: dict[str, Entry] = {}

    def add(icon: str, met: bool | None = None) -> None:
        before = found.get(icon)
        if before is None or (before.met and met is False):
            found[icon] = Entry(icon, name_of(icon), met)

    def add_needs(wanted: Iterable[Need]) -> None:
        for need in wanted:
            for icon in need.icons:
                add(icon, need.met)

    if card.category:
        add(card.category)
    if card.kind == "mission":
        blocks = standing(g, seat, card) if seat is not None else (
            needs(card.standard.entries), needs(card.bonus.entries)
        )  # fmt: skip
        for part, wanted in zip(("standard", "bonus"), blocks, strict=True):
            add_needs(wanted)
            _add_gains(card.raw[part]["rewards"], add)
    else:
        add(card.kind)
        if card.phase:
            found[phase_icon(card.phase)] = Entry(phase_icon(card.phase), t(f"table.phase_of.{card.phase}"))
        add_needs(needs(card.requires.entries) if card.kind == "action" else [])
    return list(found.values())


def _add_gains(rewards: Any, add: Any) -> None:
    for icon in _ICON.findall(gains(rewards)):
        add(icon)


def draw(canvas: Canvas, words: str, listed: list[Entry], room: Rect) -> None:
    """The card's words, and under them its icons with their names, two in a row where there are many."""
    theme = canvas.theme
    inner = room.inflate(-48, -44)
    high = text.measure(canvas, words, "text", 24, inner.w)[1]
    columns = 2 if high + 60 + len(listed) * ROW > inner.h else 1
    rows = -(-len(listed) // columns)
    whole = Rect(room.x, room.y, room.w, min(room.h, high + (56 + rows * ROW if listed else 0) + 44))
    panel(canvas, whole, "sheet", theme.gold)
    text.draw(canvas, words, Rect(inner.x, inner.y, inner.w, high + 4), "text", 24)
    if not listed:
        return
    top = inner.y + high + 12
    head = Rect(inner.x, top, inner.w, 36)
    text.draw(canvas, t("legend.heading"), head, "display", 24, theme.heading, "left", "middle", wrap=False)
    wide = inner.w / columns
    for number, entry in enumerate(listed):
        place = Rect(inner.x + number // rows * wide, head.bottom + 4 + number % rows * ROW, wide - 8, ROW)
        side = ROW - 8
        art.draw(canvas, f"icons/{entry.icon}", Rect(place.x, place.y + 4, side, side))
        right = place.right
        if entry.met is not None:
            right -= 30
            mark = "met" if entry.met else "missing"
            art.draw(canvas, f"icons/{mark}", Rect(right, place.y + 9, 26, 26))
        said = entry.name
        if entry.met is not None:
            said += ": " + t("legend.have" if entry.met else "legend.missing")
        words_at = Rect(place.x + side + 10, place.y, right - place.x - side - 14, ROW)
        text.draw(canvas, said, words_at, "text", 21, None, "left", "middle", shrink=0.7)
