"""What a card asks and gives, as signs: requirement icons with their marks, rewards as numbers and icons."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.yedo.cards.table import Card
from engine.yedo.cards.vocabulary import split_entry
from engine.yedo.game import Yedo
from engine.yedo.missions import missing
from yedo.tables.yedo.part import Rect
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

INK = Colour("#1b1a17")
SOFT = Colour("#5a4d3a")
REWARDS = {
    "pp": "{n}{icon:pp}", "mon": "{n}{icon:mon}", "draw_action": "+{icon:action}", "draw_bonus": "+{icon:bonus}",
    "draw_mission": "+{icon:mission}", "market_weapon": "+{icon:weapon}", "church_all": "{icon:church}{icon:mon}",
    "flip_patrol": "{icon:patrol_flip}", "blessing": "+{icon:blessing}", "partner_reward": "{icon:human}+{inner}",
    "target_punishment": "{icon:target}{inner}", "lose_activated_disciple": "{icon:lose}{icon:disciple}",
    "become_specialist": "{icon:disciple}{icon:{what}}", "lose_mon": "−{n}{icon:mon}", "lose_pp": "−{n}{icon:pp}",
    "lose_geisha": "−{icon:geisha}", "lose_disciple": "−{icon:disciple}", "lose_annex": "−{icon:{what}}",
    "steal_weapon": "{icon:steal}{icon:weapon}", "gain_disciple": "+{icon:disciple}",
    "swap_card": "{icon:swap}{icon:{what}}",
}  # fmt: skip

_NUMBER = 0.5  # the room for a number before its icon, in icons


@dataclass(frozen=True, slots=True)
class Need:
    """One requirement as it is drawn: icons (more than one where any of them will do), a number, and
    whether it is met: None where nobody asks."""

    icons: tuple[str, ...]
    number: int = 0
    met: bool | None = None


# --- what a card asks and gives ------------------------------------------------------------------------


def needs(entries: Iterable[Any], lacks: list[tuple[str, str]] | None = None) -> list[Need]:
    """The requirements of a block; `lacks` is what engine.yedo.missions.missing says about it."""
    open_lacks = Counter(lacks or ())
    found: list[Need] = []

    def add(key: tuple[str, str], icons: tuple[str, ...], number: int = 0) -> None:
        met = None
        if lacks is not None:
            met = not open_lacks[key]
            open_lacks[key] -= not met
        found.append(Need(icons, number, met))

    for entry in entries:
        word, value = split_entry(entry)
        many = value.get("n", 1) if isinstance(value, dict) and word != "partner" else 1
        if word == "disciple_in":
            district = value if isinstance(value, str) else value["district"]
            for _ in range(many):
                add(("district", district), (f"district_{district}",))
        elif word == "weapon":
            weapon = value if isinstance(value, str) else value["type"]
            for _ in range(many):
                add(("weapon", weapon), ("weapon" if weapon == "any" else weapon,))
        elif word == "geisha":
            for _ in range(value):
                add(("geisha", ""), ("geisha",))
        elif word == "annex":
            add(("annex", value), (value,))
        elif word in ("blessing", "blessing_held"):
            add(("blessing", ""), ("blessing",))
        elif word == "pay_mon":
            add(("pay_mon", str(value)), ("mon",), value)
        elif word == "specialist_activated":
            add(("specialist", value), (value,))
        elif word == "either":
            icons = tuple(icon for inner in needs(value) for icon in inner.icons)
            add(("either", ""), icons)
        elif word == "partner":
            icons = tuple(icon for inner in needs(value["requires"]) for icon in inner.icons)
            add(("partner", ""), ("human", *icons))
        elif word == "on_opponent_annex":
            add(("rival_annex", value), ("target", value))
    return found


def gains(entries: Iterable[Any]) -> str:
    """Rewards as one line of numbers and icons."""
    return "  ".join(_gain(entry) for entry in entries)


def _gain(entry: Any) -> str:
    word, value = split_entry(entry)
    phrase = REWARDS.get(word, "{icon:gain}")
    inner = gains(value).replace("  ", " ") if isinstance(value, list) else ""
    what = ("choice" if value == "choose" else value) if isinstance(value, str) else ""
    return phrase.replace("{n}", str(value)).replace("{inner}", inner).replace("{what}", what)


def standing(g: Yedo, seat: int, card: Card) -> tuple[list[Need], list[Need]]:
    """The standard and the bonus part of a mission with what the seat has of them now."""
    first = missing(g, seat, card.standard, -1)
    both = Counter(missing(g, seat, card.both, -1))
    both.subtract(Counter(first))
    rest = list((+both).elements())
    return needs(card.standard.entries, first), needs(card.bonus.entries, rest)


# --- drawing -------------------------------------------------------------------------------------------


def draw_needs(canvas: Canvas, wanted: list[Need], area: Rect, side: float, middle: bool = False) -> None:
    """Requirement icons, each with its mark, in as many rows as let them be largest."""
    if not wanted:
        return
    best: tuple[float, list[list[Need]]] = (0.0, [wanted])
    for rows in (1, 2, 3):
        lines = _split(wanted, rows)
        widest = max(sum(units(need) for need in line) for line in lines)
        fit = min(side, area.w / widest, area.h / len(lines))
        if fit > best[0] + 2:
            best = (fit, lines)
    size, lines = best
    y = area.centery - size * len(lines) / 2
    for line in lines:
        width = sum(units(need) for need in line) * size
        x = area.centerx - width / 2 if middle else area.x
        for need in line:
            _draw_need(canvas, need, Rect(x, y, units(need) * size, size))
            x += units(need) * size
        y += size


def _split(wanted: list[Need], rows: int) -> list[list[Need]]:
    """The icons in so many rows of about the same width, in their order."""
    whole = sum(units(need) for need in wanted)
    lines: list[list[Need]] = [[]]
    filled = 0.0
    for need in wanted:
        if lines[-1] and filled >= whole * len(lines) / rows - 0.5 and len(lines) < rows:
            lines.append([])
        lines[-1].append(need)
        filled += units(need)
    return lines


def units(need: Need) -> float:
    return len(need.icons) * 0.85 + 0.15 + (_NUMBER if need.number else 0)


def _draw_need(canvas: Canvas, need: Need, place: Rect) -> None:
    side = place.h
    alpha = 0.72 if need.met is False else 1.0
    if len(need.icons) > 1:
        draw.rounded(canvas, place.inflate(-2, -2), None, SOFT, 1, side * 0.3)
    x = place.x
    if need.number:
        number = Rect(x, place.y, side * _NUMBER, side)
        text.draw(
            canvas,
            str(need.number),
            number.inflate(8, max(4.0, side * 0.5)),  # a line is higher than its numeral
            "bold",
            side * 0.62,
            INK,
            "center",
            "middle",
            wrap=False,
        )
        x += side * _NUMBER
    for icon in need.icons:
        art.draw(
            canvas,
            f"icons/{icon}",
            Rect(x, place.y, side, side).inflate(-side * 0.12, -side * 0.12),
            alpha=alpha,
        )
        x += side * 0.85
    if need.met is not None:
        mark = side * 0.46
        icon = "icons/met" if need.met else "icons/missing"
        art.draw(canvas, icon, Rect(place.right - mark, place.bottom - mark, mark, mark))
