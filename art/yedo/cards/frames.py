"""Card frames: paper, borders and the panels whose places come from data/yedo/card_layout.yaml.

The picture's window stays open, so that the vignette shows from below.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from art.kit.cards import HEIGHT, WIDTH
from art.kit.cards.scenery import blossom
from art.kit.colour import mix as tone
from art.kit.press import GOLD, INK, PAPER, SNOW, Sheet, brush, circle, group, line, path, poly, rect
from art.yedo.cards.backs import lozenges
from art.yedo.cards.kinds import KINDS, Kind

LAYOUT = Path(__file__).parents[3] / "data" / "yedo" / "card_layout.yaml"

Rect = tuple[float, float, float, float]


@cache
def layout() -> dict[str, Any]:
    return dict(yaml.safe_load(LAYOUT.read_text(encoding="utf-8")))


def place(value: list[float]) -> Rect:
    """A rect of the layout in the picture's own units."""
    k = layout()["card"]["scale"]
    return (value[0] * k, value[1] * k, value[2] * k, value[3] * k)


def medallion(r: Rect, color: str) -> str:
    x, y, k = r[0] + r[2] / 2, r[1] + r[3] / 2, r[2] / 2
    return circle(x + 1.5, y + 2, k + 5, INK) + circle(x, y, k + 4, GOLD, 2.4) + circle(x, y, k - 1, SNOW, 2.4) + circle(x, y, k - 6, "none", 1.2, color)


def cartouche(r: Rect, color: str) -> str:
    """The title's ribbon: paper with folded ends, long enough for the longest name."""
    x, y, w, h = r
    m = h / 2
    ends = "".join(poly([(a, y + 8), (a + d * 30, y + 8), (a + d * 18, y + m + 3), (a + d * 30, y + h - 2), (a, y + h - 2)], tone(color, INK, 0.25), 2.4) for a, d in ((x, -1), (x + w, 1)))
    return ends + rect(x - 12, y - 1, w + 24, h + 2, SNOW, 3, INK, 7) + rect(x - 6, y + 5, w + 12, h - 10, "none", 1.4, color, 4)


def rows(s: Sheet, zone: dict[str, list[float]], color: str, bonus: bool) -> None:
    """A block of two rows: an open ring asks, a full sun gives; the bonus block wears a blossom."""
    x, y, w, h = place(zone["zone"])
    needs, gives = place(zone["needs"]), place(zone["gives"])
    edge = tone(color, INK, 0.35)
    s.add(rect(x + 2, y + 3, w, h, INK, 0, INK, 12), rect(x, y, w, h, tone(color, PAPER, 0.2) if not bonus else GOLD, 3, INK, 12))
    if bonus:
        s.add(rect(x + 5, y + 5, w - 10, h - 10, "none", 1.6, tone(GOLD, INK, 0.5), 8))
    left = needs[0] - 6
    s.add(rect(left, needs[1] - 1, needs[2] + 8, needs[3] + 2, SNOW, 2.2, edge if not bonus else INK, 6))
    s.add(rect(left, gives[1] - 1, gives[2] + 8, gives[3] + 2, "#f8e6b4" if not bonus else "#f3d687", 2.2, edge if not bonus else INK, 6))
    cx = (x + left) / 2 + 1
    top, low = needs[1] + needs[3] / 2, gives[1] + gives[3] / 2
    s.add(brush([(cx, top + 22), (cx, low - 32)], [7, 7], INK), poly([(cx - 11, low - 38), (cx + 11, low - 38), (cx, low - 23)], INK, 0))
    s.add(circle(cx, top, 17, PAPER, 3.4), circle(cx, top, 8, "none", 3, INK))
    s.add(circle(cx, low, 17, PAPER, 3.4), circle(cx, low, 9, color if not bonus else "#b63a2e", 2))
    if bonus:
        s.add(blossom(cx, top, 19, "#f6d3d0", "#b63a2e"))


def plate(s: Sheet, value: list[float], color: str, fill: str = SNOW) -> None:
    x, y, w, h = place(value)
    s.add(rect(x, y, w, h, fill, 2.4, tone(color, INK, 0.35), 8), rect(x + 5, y + 5, w - 10, h - 10, "none", 1.2, tone(color, PAPER, 0.45), 5))


def paper(s: Sheet, kind: Kind, top: float) -> None:
    """The calm sheet below the picture, with the emblem as a breath of a watermark."""
    s.add(rect(24, top, 552, 856 - top, s.bokashi((0, SNOW), (0.7, PAPER), (1, tone(PAPER, "#d9c08a", 0.4)))))


def frame(name: str, kind: Kind) -> str:
    s = Sheet(f"frame_{name}", WIDTH, HEIGHT)
    spots = layout()["frames"][kind.layout]
    color, deep = kind.color, tone(kind.color, INK, 0.32)
    wx, wy, ww, wh = place(spots["window"])
    s.add(rect(0, 0, 600, 880, deep), rect(6, 6, 588, 868, kind.pattern(s, color, tone(color, PAPER, 0.24), kind.size * 0.62), 0, INK, 24))
    s.add(rect(16, 16, 568, 848, GOLD, 3, INK, 16), rect(21, 21, 558, 838, kind.pattern(s, color, tone(color, PAPER, 0.2), kind.size * 0.62), 2.4, INK, 12))
    paper(s, kind, wy + wh + 4)
    s.add(line([(22, wy + wh + 4), (578, wy + wh + 4)], INK, 4), line([(22, wy + wh + 9), (578, wy + wh + 9)], GOLD, 4))
    s.add(line([(22, wy - 4), (578, wy - 4)], INK, 4), line([(22, wy - 9), (578, wy - 9)], GOLD, 4))
    for key in ("standard", "bonus", "errand"):
        if key in spots:
            rows(s, spots[key], color, key == "bonus")
    for key in ("prices", "patrol"):
        if key in spots:
            plate(s, spots[key], color)
    if "body" in spots and kind.layout != "emperor":
        x, y, w, h = place(spots["body"])
        for px, py, dx, dy in ((x - 14, y - 8, 1, 1), (x + w + 14, y - 8, -1, 1), (x - 14, y + h + 8, 1, -1), (x + w + 14, y + h + 8, -1, -1)):
            s.add(path(f"M{px} {py + dy * 34}V{py}H{px + dx * 34}M{px + dx * 8} {py + dy * 22}V{py + dy * 8}H{px + dx * 22}", "none", color, 2.4))
    if kind.layout in ("action", "bonus", "event", "favor", "blackmail", "clan_power"):
        s.add(group(kind.emblem(), 300, 590, 1.1, False, 0, 'opacity="0.07"'))
    s.add(cartouche(place(spots["title"]), color), medallion(place(spots["category"]), color))
    fy = place(spots["footer"])[1]
    s.add(line([(36, fy - 5), (564, fy - 5)], tone(color, INK, 0.2), 2))
    s.add(medallion(place(spots["phase"]), color) if "phase" in spots else "")
    if "phase" not in spots:
        s.add(circle(543.5, 58, 37, INK), circle(542, 56, 36, GOLD, 2.4), circle(542, 56, 31, tone(deep, INK, 0.2), 2.4))
        if kind.notches:
            s.add(*[brush([(542 + (k - (kind.notches - 1) / 2) * 12 + 6, 36), (542 + (k - (kind.notches - 1) / 2) * 12 - 6, 76)], [8, 8], INK) + brush([(542 + (k - (kind.notches - 1) / 2) * 12 + 6, 37), (542 + (k - (kind.notches - 1) / 2) * 12 - 6, 75)], [5.4, 5.4], GOLD) for k in range(kind.notches)])
        else:
            s.add(group(kind.emblem(), 542, 56, 0.27))
    if "value" in spots:
        s.add(medallion(place(spots["value"]), color))
    for k in range(kind.notches):
        s.add(lozenges(11, wy + 26 + k * 26, 1, 0, 9, GOLD, INK), lozenges(589, wy + 26 + k * 26, 1, 0, 9, GOLD, INK))
    hole = f"M28 0H572Q600 0 600 28V852Q600 880 572 880H28Q0 880 0 852V28Q0 0 28 0ZM{wx + 8} {wy}V{wy}H{wx + ww - 8}V{wy + wh}H{wx + 8}Z"
    return s.svg(0.55, f'<path d="{hole}" clip-rule="evenodd"/>')


def drawings() -> dict[str, tuple[str, int]]:
    return {f"frame_{name}": (frame(name, kind), WIDTH) for name, kind in KINDS.items()}
