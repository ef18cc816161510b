"""The places of the card pictures, 600 x 260 units, drawn by day: far views, the place itself with its floor, and
what glows in it after dark. Nothing of the sky: the hour paints that."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.cards import scenery
from art.kit.cards.people import bale
from art.kit.colour import mix as tone
from art.kit.press import (
    EARTH,
    GOLD,
    INDIGO,
    INK,
    MOSS,
    PAPER,
    PINE,
    PLUM,
    SEA,
    SLATE,
    SNOW,
    STRAW,
    VERMILION,
    Sheet,
    brush,
    circle,
    curve,
    ellipse,
    group,
    line,
    path,
    poly,
    rect,
    shape,
)  # fmt: skip

Glow = list[str]
WOOD, DARK, STONE, PLASTER = "#8a5f38", "#5a3d26", "#9c9687", "#efe6d2"
LAMP = "#FFD98A"

FARS: dict[str, Callable[[Sheet], None]] = {}
PLACES: dict[str, Callable[[Sheet, Glow], None]] = {}


def far(paint: Callable[[Sheet], None]) -> Callable[[Sheet], None]:
    FARS[paint.__name__.removesuffix("_")] = paint
    return paint


def place(paint: Callable[[Sheet, Glow], None]) -> Callable[[Sheet, Glow], None]:
    PLACES[paint.__name__.removesuffix("_")] = paint
    return paint


# --- pieces ---------------------------------------------------------------------------------------------------


def floor(s: Sheet, y: float, color: str, to: str = "") -> None:
    s.add(rect(-10, y, 620, 280 - y, s.bokashi((0, tone(color, PAPER, 0.18)), (1, to or tone(color, INK, 0.22)))), line([(-10, y), (610, y)], INK, 1.6))


def dirt(s: Sheet, y: float, color: str = "#cdb488") -> None:
    floor(s, y, color)
    for _ in range(18):
        x, yy = s.random.uniform(0, 600), s.random.uniform(y + 10, 258)
        s.add(line([(x, yy), (x + s.random.uniform(8, 30), yy)], tone(color, INK, 0.28), 1.1))


def flags(s: Sheet, y: float, color: str = "#c3bda9") -> None:
    floor(s, y, color)
    for k in range(1, 5):
        yy = y + (260 - y) * (k / 5) ** 1.3
        s.add(line([(-10, yy), (610, yy)], tone(color, INK, 0.35), 1.2))
    for k in range(-8, 9):
        s.add(line([(300 + k * 44, y), (300 + k * 86, 262)], tone(color, INK, 0.35), 1.2))


def mats(s: Sheet, y: float = 196) -> None:
    floor(s, y, "#cfc48c", "#a99c63")
    for k in range(-4, 5):
        s.add(brush([(300 + k * 78, y), (300 + k * 150, 264)], [2.4, 5], PINE if k % 2 else tone(PINE, INK, 0.3)))
    s.add(line([(-10, y + 24), (610, y + 24)], tone(PINE, INK, 0.2), 2.4))


def boards(s: Sheet, y: float, color: str = "#a9794a") -> None:
    floor(s, y, color, tone(color, INK, 0.35))
    for k in range(-9, 10):
        s.add(line([(300 + k * 40, y), (300 + k * 92, 262)], tone(color, INK, 0.45), 1.4))


def paper(s: Sheet, glow: Glow, x: float, y: float, w: float, h: float, lit: bool = True, low: float = 0.24) -> None:
    """A sliding screen of paper; the paper glows when a lamp stands behind it."""
    s.add(rect(x, y, w, h, "#f1e7cd", 2.4), rect(x, y + h * (1 - low), w, h * low, "#b98f5c", 1.8))
    if lit:
        glow.append(rect(x + 2, y + 2, w - 4, h * (1 - low) - 3, LAMP))
    bars = "".join(line([(x + w * k / 4, y), (x + w * k / 4, y + h * (1 - low))], DARK, 1.5) for k in (1, 2, 3)) + "".join(line([(x, y + h * (1 - low) * k / 5), (x + w, y + h * (1 - low) * k / 5)], DARK, 1.5) for k in range(1, 5))
    s.add(bars)
    if lit:
        glow.append(bars)


def bars_of(s: Sheet, glow: Glow, x: float, y: float, w: float, h: float, step: float = 9) -> None:
    s.add(rect(x, y, w, h, "#4a3a30", 2))
    glow.append(rect(x + 2, y + 2, w - 4, h - 4, "#FFC76A"))
    bars = "".join(rect(x + k * step, y, step * 0.42, h, "#9a4a34", 0.8) for k in range(int(w / step) + 1)) + rect(x, y + h * 0.45, w, 4, "#9a4a34", 0.8)
    s.add(bars)
    glow.append(bars)


def eaves(s: Sheet, y: float, h: float = 34, color: str = SLATE) -> None:
    """A long roof edge across the whole picture."""
    s.add(poly([(-14, y - h), (614, y - h), (624, y), (-24, y)], color, 2))
    s.add("".join(line([(x, y - h), (x + (x - 300) * 0.03, y)], tone(color, INK, 0.5), 1.4) for x in range(-10, 620, 15)))
    s.add("".join(circle(x, y, 5, tone(color, PAPER, 0.2), 1.3) for x in range(-10, 620, 15)), rect(-14, y - h - 7, 628, 9, tone(color, INK, 0.35), 1.8))


def trunk_wall(s: Sheet, y0: float, y1: float, color: str = "#a3835a", step: float = 46) -> None:
    """A wall of plaster and posts."""
    s.add(rect(-10, y0, 620, y1 - y0, color, 2))
    s.add("".join(rect(x, y0, 9, y1 - y0, DARK, 1.4) for x in range(-6, 610, int(step))), rect(-10, y0 + (y1 - y0) * 0.42, 620, 6, DARK, 1.2))


def beams(s: Sheet, color: str = "#4a3322") -> None:
    s.add(rect(-10, -6, 620, 22, color, 2), "".join(rect(x, -6, 15, 30, tone(color, INK, 0.25), 1.6) for x in (40, 190, 340, 490)))


# --- castle ---------------------------------------------------------------------------------------------------


@place
def keep(s: Sheet, glow: Glow) -> None:
    s.add(scenery.keep(420, 206, 150, 3))
    for x, y in ((380, 112), (420, 112), (460, 112), (396, 78), (444, 78)):
        glow.append(rect(x - 5, y, 11, 15, LAMP, 1))
    s.add(rect(-10, 176, 300, 34, SNOW, 2), rect(-14, 166, 308, 13, SLATE, 2), rect(-10, 196, 620, 20, STONE, 2), scenery.pine(80, 204, 90, 0.3), scenery.pine(560, 204, 76, -0.2))
    dirt(s, 212, "#d2c3a0")


@place
def court(s: Sheet, glow: Glow) -> None:
    eaves(s, 74, 40)
    for k in range(5):
        paper(s, glow, 6 + k * 120, 80, 108, 92, k in (1, 3))
    s.add(rect(-10, 172, 620, 12, "#a9794a", 2), rect(-10, 184, 620, 8, DARK, 1.6), "".join(rect(x, 80, 9, 108, "#7a5230", 1.6) for x in (-4, 116, 236, 356, 476, 592)))
    floor(s, 192, "#ddd6c4")
    s.add("".join(path(f"M-10 {y}Q150 {y - 6} 300 {y}T610 {y}", "none", "#b9b19b", 1.4) for y in range(202, 262, 9)))


@place
def wall(s: Sheet, glow: Glow) -> None:
    s.add(rect(-10, 96, 620, 66, PLASTER, 2), rect(-10, 158, 620, 52, STONE, 2))
    s.add("".join(line([(-10, y), (610, y)], tone(STONE, INK, 0.5), 1.3) for y in (176, 193)), "".join(line([(x + (y % 3) * 9, y), (x + (y % 3) * 9, y + 17)], tone(STONE, INK, 0.5), 1.3) for y in (159, 176, 193) for x in range(0, 600, 40)))
    eaves(s, 98, 18)
    s.add("".join(rect(x, 118, 8, 18, "#4a463e", 1.2) for x in range(60, 600, 90)))
    dirt(s, 210, "#bfae88")


# --- gates ----------------------------------------------------------------------------------------------------


@place
def gate(s: Sheet, glow: Glow) -> None:
    s.add("".join(poly([(x - 8, 206), (x - 8, 128), (x, 116), (x + 8, 128), (x + 8, 206)], "#a47a4a", 1.6) for x in range(0, 190, 18)), rect(-10, 148, 190, 7, DARK, 1.4))
    s.add(rect(196, 88, 330, 120, "#8a5f3c", 2), rect(250, 110, 222, 98, "#5a3d26", 2), "".join(rect(254 + k * 54, 112, 50, 94, "#6f4c2e", 1.6) for k in range(4)))
    s.add("".join(circle(279 + k * 54, y, 3.4, GOLD, 1) for k in range(4) for y in (128, 160, 190)), scenery.roof(361, 92, 420, 62, SLATE, 0.72), rect(240, 96, 242, 14, DARK, 1.6))
    s.add("".join(poly([(x - 8, 206), (x - 8, 128), (x, 116), (x + 8, 128), (x + 8, 206)], "#a47a4a", 1.6) for x in range(540, 620, 18)))
    for x in (224, 500):
        glow.append(group(ellipse(0, 0, 9, 12, LAMP, 1.4) + rect(-5, -14, 10, 3, INK) + rect(-5, 11, 10, 3, INK), x, 124))
    dirt(s, 206)


@place
def guardhouse(s: Sheet, glow: Glow) -> None:
    trunk_wall(s, 96, 204, "#c2a677", 60)
    eaves(s, 98, 36, "#6b5a48")
    s.add(rect(330, 116, 170, 88, "#3a2c22", 2), rect(60, 122, 110, 50, "#3a2c22", 2))
    glow += [rect(333, 119, 164, 84, "#F2B256"), rect(63, 125, 104, 44, LAMP)]
    bars = "".join(rect(x, 122, 5, 50, DARK, 1) for x in range(70, 168, 15)) + "".join(brush([(x, 204), (x + 2, 104)], [4, 3], INK) + poly([(x - 1, 104), (x + 2, 86), (x + 5, 104)], "#e4e8e6", 1) for x in (520, 534, 548, 562))
    s.add(bars)
    glow.append("".join(rect(x, 122, 5, 50, DARK, 1) for x in range(70, 168, 15)))
    dirt(s, 204)


@place
def road(s: Sheet, glow: Glow) -> None:
    floor(s, 178, "#93a873", "#6d8a5a")
    s.add(shape([(330, 178, 0), (352, 178, 0), (420, 206), (640, 270, 0), (60, 270, 0), (240, 214)], "#d8c394", 1.8))
    s.add(scenery.pine(60, 214, 130, 0.25), scenery.pine(200, 190, 66, -0.2), scenery.pine(480, 192, 74, 0.2), scenery.pine(575, 224, 150, -0.2))
    s.add("".join(brush([(x, y), (x + 3, y - 12), (x + 9, y - 18)], [2.4, 2, 0], "#4f6b45") for x, y in ((20, 240), (110, 232), (160, 248), (300, 196), (520, 214), (560, 250))))


# --- tavern ---------------------------------------------------------------------------------------------------


@place
def street(s: Sheet, glow: Glow) -> None:
    for x0, x1, x2, x3 in ((-10, 215, 215, -10), (610, 400, 400, 610)):
        s.add(poly([(x0, 40), (x1, 108), (x2, 204), (x3, 244)], "#b08a5a", 2))
    s.add(poly([(-10, 8), (232, 92), (222, 112), (-10, 58)], SLATE, 2), poly([(610, 8), (384, 92), (394, 112), (610, 58)], SLATE, 2))
    for k in range(3):
        t = k / 3
        x, y = 8 + t * 190, 78 + t * 44
        w = 52 - t * 16
        h = 96 - t * 34
        s.add(poly([(x, y), (x + w, y + 12), (x + w, y + 12 + h * 0.8), (x, y + h)], "#4a3a30", 1.8))
        glow.append(poly([(x + 2, y + 3), (x + w - 2, y + 14), (x + w - 2, y + 10 + h * 0.8), (x + 2, y + h - 3)], "#FFC76A", 0))
        bars = "".join(line([(x + w * j / 6, y + 2 * j), (x + w * j / 6, y + h - 3 * j)], "#8a4a34", 2) for j in range(1, 6))
        s.add(bars)
        glow.append(bars)
        mx = 600 - x
        s.add(poly([(mx, y), (mx - w, y + 12), (mx - w, y + 12 + h * 0.8), (mx, y + h)], "#4a3a30", 1.8))
        glow.append(poly([(mx - 2, y + 3), (mx - w + 2, y + 14), (mx - w + 2, y + 10 + h * 0.8), (mx - 2, y + h - 3)], "#FFC76A", 0))
        s.add(poly([(mx, y), (mx - w, y + 12), (mx - w, y + 40 - k * 6), (mx, y + 34 - k * 6)], INDIGO, 1.6))
    s.add(poly([(-10, 244), (215, 204), (400, 204), (610, 244), (610, 280), (-10, 280)], "#cdb488", 2))
    for x, y, r in ((196, 118, 9), (128, 98, 12), (408, 118, 9), (474, 98, 12)):
        glow.append(group(ellipse(0, 0, r, r * 1.3, "#FFE0A0", 1.6) + circle(0, 0, r * 0.4, "#E8482F") + rect(-r * 0.5, -r * 1.5, r, 3, INK) + rect(-r * 0.5, r * 1.2, r, 3, INK), x, y))


@place
def yard(s: Sheet, glow: Glow) -> None:
    s.add(scenery.house(470, 204, 200, 130, STRAW, SLATE, "#5a4636", 4))
    glow += [rect(390 + k * 44, 146, 36, 46, LAMP, 1.4) + line([(408 + k * 44, 146), (408 + k * 44, 192)], DARK, 1.4) for k in range(4)]
    s.add("".join(rect(x, 130 + (x % 7), 15, 80, tone("#a47a4a", EARTH, (x % 5) * 0.08), 1.6) for x in range(-8, 350, 16)), rect(-10, 146, 360, 6, DARK, 1.4), rect(-10, 190, 360, 6, DARK, 1.4))
    s.add(group(rect(-26, -30, 52, 30, "#9a927f", 1.8) + rect(-30, -36, 60, 8, WOOD, 1.6), 330, 214))
    dirt(s, 206, "#c8b088")


# --- harbour --------------------------------------------------------------------------------------------------


@place
def quay(s: Sheet, glow: Glow) -> None:
    s.add(scenery.junk(470, 190, 110, "#efe0b8", EARTH, VERMILION))
    s.add(rect(-10, 182, 620, 40, s.bokashi((0, SEA), (1, INDIGO)), 0), "".join(line([(x, y), (x + 22, y - 2), (x + 44, y)], "#d6e4e2", 1.6) for x, y in ((30, 192), (210, 196), (330, 190), (520, 198))))
    s.add(poly([(-10, 208), (610, 196), (610, 280), (-10, 280)], "#a5794a", 2), "".join(line([(x, 207 - x * 0.02), (x + (x - 300) * 0.35, 264)], "#6b4a2c", 1.6) for x in range(-40, 660, 34)))
    s.add("".join(rect(x, 178, 14, 40, "#6b4a2c", 1.8, INK, 4) + rect(x - 2, 190, 18, 5, STRAW, 1.2) for x in (70, 250, 560)))


@place
def sea_(s: Sheet, glow: Glow) -> None:
    s.add(rect(-10, 168, 620, 120, s.bokashi((0, SEA), (1, INDIGO)), 0))
    scenery.wave(s, 470, 250, 240, 86, INDIGO)
    s.add("".join(path(curve([(x, y), (x + 26, y - 8), (x + 52, y - 2), (x + 80, y - 9)], False), "none", "#d6e4e2", 2.2) for x, y in ((10, 190), (160, 200), (60, 224), (240, 232), (330, 196), (20, 252), (180, 258))))


@place
def deck(s: Sheet, glow: Glow) -> None:
    s.add(brush([(440, 210), (446, -10)], [15, 10], INK), brush([(440, 210), (446, -10)], [11, 7], WOOD), shape([(300, 6, 0), (590, 0, 0), (600, 96), (570, 120, 0), (440, 104), (318, 122, 0), (308, 60)], "#f0e6cc", 2), "".join(line([(446, -6), (x, 170)], INK, 1.4) for x in (300, 590)))
    s.add(rect(-10, 150, 620, 8, WOOD, 1.8), "".join(rect(x, 152, 8, 42, WOOD, 1.5) for x in range(4, 610, 48)), rect(-10, 184, 620, 12, "#6b4a2c", 1.8))
    boards(s, 194, "#b98a52")


@place
def church(s: Sheet, glow: Glow) -> None:
    s.add(rect(320, 96, 200, 110, PLASTER, 2), poly([(300, 100), (420, 36), (540, 100)], "#8c4a3a", 2), rect(408, -4, 9, 46, WOOD, 1.8), rect(394, 8, 37, 9, WOOD, 1.8))
    for x in (346, 462):
        d = f"M{x} 170V134A16 18 0 0 1 {x + 32} 134V170Z"
        s.add(path(d, "#4a5a6a", INK, 2))
        glow.append(path(d, "#FFCF7A", INK, 1.6) + line([(x + 16, 118), (x + 16, 170)], INK, 1.6) + line([(x, 146), (x + 32, 146)], INK, 1.6))
    s.add(path("M398 206V158A22 24 0 0 1 442 158V206Z", DARK, INK, 2), circle(420, 78, 13, "#6f8fae", 1.8), rect(-10, 176, 310, 30, PLASTER, 1.8), rect(-12, 170, 314, 9, "#8c4a3a", 1.6))
    dirt(s, 206, "#cbb592")


# --- Yoshiwara ------------------------------------------------------------------------------------------------


def willow(x: float, y: float, h: float) -> str:
    out = brush([(x, y), (x + h * 0.06, y - h * 0.5), (x - h * 0.02, y - h)], [h * 0.1, h * 0.07, h * 0.04], EARTH)
    for k in range(-7, 8):
        a = k * h * 0.075
        c = "#7d9a58" if k % 2 else "#94ad66"
        out += brush([(x, y - h * 0.98), (x + a * 0.7, y - h * 1.08 + abs(a) * 0.2), (x + a, y - h * 0.72), (x + a * 1.06, y - h * (0.34 + (k * 7 % 5) * 0.04))], [2, 4.4, 3.6, 1], c)
    return out


@place
def lattice_(s: Sheet, glow: Glow) -> None:
    s.add(rect(-10, 34, 620, 172, "#9a4f3c", 2))
    bars_of(s, glow, 16, 106, 250, 86)
    bars_of(s, glow, 330, 106, 256, 86)
    s.add(rect(274, 96, 46, 112, "#4a2c22", 2), rect(270, 88, 54, 46, PLUM, 1.8), circle(297, 110, 10, SNOW))
    eaves(s, 98, 20)
    for k in range(6):
        paper(s, glow, 8 + k * 100, 34, 84, 42, True, 0.12)
    for x in (150, 300, 450):
        glow.append(group(ellipse(0, 0, 11, 15, "#FFE0A0", 1.6) + circle(0, 0, 5, "#E8482F") + rect(-6, -18, 12, 3, INK) + rect(-6, 14, 12, 3, INK), x, 114))
    dirt(s, 206, "#cbb08a")


@place
def gardengate(s: Sheet, glow: Glow) -> None:
    s.add(rect(-10, 120, 250, 88, "#d9c7a0", 2), rect(380, 120, 240, 88, "#d9c7a0", 2), rect(-14, 110, 262, 14, "#7d7460", 1.8), rect(372, 110, 250, 14, "#7d7460", 1.8))
    s.add(rect(254, 90, 10, 118, WOOD, 1.8), rect(356, 90, 10, 118, WOOD, 1.8), scenery.roof(310, 92, 170, 38, "#7d6a4c", 0.6), "".join(rect(x, 122, 4, 86, "#a47a4a", 1) for x in range(270, 312, 9)))
    s.add(willow(500, 208, 178), "".join(ellipse(x, 206, 24, 14, MOSS, 1.6) for x in (40, 90, 150)))
    s.add(group(rect(-4, -36, 8, 36, STONE, 1.6) + rect(-12, -52, 24, 16, STONE, 1.6) + poly([(-20, -52), (0, -66), (20, -52)], STONE, 1.6) + rect(-16, -4, 32, 6, STONE, 1.4), 200, 212))
    glow.append(rect(193, 162, 14, 11, LAMP, 1))
    floor(s, 208, "#a9b184", "#7f8f62")
    s.add("".join(ellipse(310 + (k - 1) * 26, 222 + k * 14, 26 + k * 5, 7, "#c3bda9", 1.6) for k in range(4)))


# --- market ---------------------------------------------------------------------------------------------------


@place
def stalls(s: Sheet, glow: Glow) -> None:
    for x, c, w in ((96, VERMILION, 190), (500, INDIGO, 200), (308, "#c9a24a", 150)):
        s.add(rect(x - w * 0.44, 92, 7, 116, WOOD, 1.6), rect(x + w * 0.4, 92, 7, 116, WOOD, 1.6), rect(x - w * 0.46, 158, w * 0.92, 50, "#a47a4a", 1.8))
        n = 6
        s.add("".join(poly([(x - w / 2 + w * k / n, 96), (x - w / 2 + w * (k + 1) / n, 96), (x - w * 0.42 + w * 0.84 * (k + 1) / n, 58), (x - w * 0.42 + w * 0.84 * k / n, 58)], c if k % 2 else SNOW, 1.5) for k in range(n)))
        s.add("".join(path(f"M{x - w / 2 + w * k / n} 96q{w / n / 2} 14 {w / n} 0", c if k % 2 else SNOW, INK, 1.4) for k in range(n)))
        s.add("".join(circle(x - w * 0.36 + k * w * 0.12, 152 - (k % 2) * 4, 8, ("#d98c3a", PINE, "#b5443a")[k % 3], 1.4) for k in range(7)))
        glow.append(group(ellipse(0, 0, 8, 11, "#FFE0A0", 1.4) + circle(0, 0, 3.4, "#E8482F"), x, 116))
    dirt(s, 206)


@place
def storehouse(s: Sheet, glow: Glow) -> None:
    s.add(rect(270, 76, 280, 132, PLASTER, 2.2), rect(270, 168, 280, 40, "#5d6266", 2), "".join(line([(270 + k * 24, 168), (290 + k * 24, 208)], PLASTER, 1.6) + line([(290 + k * 24, 168), (270 + k * 24, 208)], PLASTER, 1.6) for k in range(11)))
    s.add(rect(368, 104, 86, 104, "#3f3a36", 2.2), rect(378, 112, 66, 96, "#6b4a2c", 1.8), line([(411, 112), (411, 208)], INK, 2), rect(402, 152, 18, 18, GOLD, 1.6), scenery.roof(410, 82, 350, 62, SLATE, 0.78), circle(410, 92, 10, INDIGO, 1.4))
    s.add("".join(bale(x, y, 17) for x, y in ((40, 190), (76, 190), (112, 190), (58, 160), (94, 160), (76, 130))), rect(150, 150, 70, 56, "#b98a52", 1.8), rect(-10, 176, 50, 30, "#8a5f38", 1.6))
    dirt(s, 206, "#c8b088")


# --- temple ---------------------------------------------------------------------------------------------------


@place
def temple(s: Sheet, glow: Glow) -> None:
    s.add(rect(180, 108, 330, 98, "#b5443a", 2), rect(196, 120, 298, 84, "#ecdcb8", 1.6))
    glow.append("".join(rect(200 + k * 50, 124, 42, 60, "#FFCF7A", 1.4) + line([(221 + k * 50, 124), (221 + k * 50, 184)], "#7A3A2C", 1.6) + line([(200 + k * 50, 154), (242 + k * 50, 154)], "#7A3A2C", 1.6) for k in range(6) if k not in (2, 3)))
    s.add("".join(rect(190 + k * 50, 112, 9, 94, "#a8382b", 1.5) for k in range(7)), rect(298, 124, 92, 80, DARK, 1.8), scenery.roof(345, 116, 470, 92, "#4f6468", 0.6), rect(290, 196, 108, 7, STONE, 1.4), rect(276, 202, 136, 8, STONE, 1.4))
    s.add(group(rect(-6, -40, 12, 40, STONE, 1.6) + rect(-14, -58, 28, 18, STONE, 1.6) + poly([(-24, -58), (0, -76), (24, -58)], STONE, 1.6) + rect(-18, -5, 36, 7, STONE, 1.4), 110, 214))
    glow.append(rect(101, 162, 18, 12, LAMP, 1))
    flags(s, 208, "#cfc6ae")


@place
def stair(s: Sheet, glow: Glow) -> None:
    s.add(shape([(-10, 280, 0), (-10, 150), (120, 130), (250, 110), (400, 100), (610, 120), (610, 280, 0)], "#6d8f6a", 1.8))
    s.add("".join(scenery.cedar(x, y, h, PINE) for x, y, h in ((70, 190, 190), (500, 178, 180), (580, 210, 210), (170, 150, 130))))
    for k in range(9):
        y = 108 + k * 17
        w = 90 + k * 30
        s.add(rect(330 - w / 2 - k * 10, y, w, 18, tone("#c3bda9", INK, 0.04 * (k % 2)), 1.6))
    s.add(scenery.torii(330, 122, 140, 92))


@place
def bellhouse(s: Sheet, glow: Glow) -> None:
    s.add("".join(poly([(x - 7, 212), (x - 5 + d, 70), (x + 7 + d, 70), (x + 9, 212)], "#8a3a2c", 2) for x, d in ((330, 10), (560, -10))), scenery.roof(446, 72, 350, 62, "#4f6468", 0.5), rect(336, 70, 222, 12, DARK, 1.8), rect(318, 150, 256, 7, DARK, 1.4))
    s.add(rect(300, 196, 292, 16, STONE, 1.8), rect(-10, 176, 260, 32, PLASTER, 1.8), rect(-12, 166, 264, 12, SLATE, 1.8), scenery.pine(110, 200, 110, 0.2))
    flags(s, 210, "#cfc6ae")


# --- about the city -------------------------------------------------------------------------------------------


@place
def roofs(s: Sheet, glow: Glow) -> None:
    s.add(scenery.roof(110, 190, 260, 66, SLATE, 0.7), scenery.roof(520, 178, 240, 60, "#5d7078", 0.7), rect(470, 176, 110, 40, STRAW, 1.6))
    glow.append(rect(486, 184, 30, 24, LAMP, 1.6) + rect(534, 184, 30, 24, LAMP, 1.6) + line([(501, 184), (501, 208)], DARK, 1.4) + line([(549, 184), (549, 208)], DARK, 1.4))
    s.add(poly([(-20, 238), (620, 196), (640, 290), (-20, 290)], "#566a74", 2.4))
    s.add("".join(line([(x, 238 - x * 0.0656), (x - 20, 290)], "#2f3d45", 2) for x in range(-10, 640, 22)))
    s.add(poly([(-20, 226), (620, 184), (620, 200), (-20, 242)], "#43545c", 2.2), "".join(circle(x, 234 - x * 0.0656, 5, "#7d8f96", 1.4) for x in range(0, 620, 44)))


@place
def bridge(s: Sheet, glow: Glow) -> None:
    s.add(rect(-10, 176, 620, 100, s.bokashi((0, "#8fb4bd"), (1, SEA)), 0), "".join(line([(x, y), (x + 24, y - 2), (x + 48, y)], "#e0ebe6", 1.8) for x, y in ((20, 192), (140, 186), (420, 200), (520, 220), (60, 214))))
    for x in (120, 300, 480):
        s.add(rect(x, 236 - x * 0.07, 14, 60, "#6b4a2c", 1.8))
    s.add(poly([(-20, 244), (620, 196), (620, 216), (-20, 266)], "#a5653c", 2.2), poly([(-20, 252), (620, 204), (620, 218), (-20, 270)], "#7a4a2c", 1.8))
    for k in range(9):
        x = -6 + k * 76
        y = 243 - x * 0.075
        s.add(rect(x - 3, y - 40, 7, 42, "#8a4a2c", 1.4), circle(x + 0.5, y - 43, 5, GOLD, 1.3))
    s.add(brush([(-20, 210), (620, 162)], [5, 5], INK), brush([(-20, 210), (620, 162)], [3, 3], "#a5653c"), brush([(-20, 226), (620, 178)], [3, 3], "#8a4a2c"))


@place
def pass_(s: Sheet, glow: Glow) -> None:
    s.add(shape([(-10, 280, 0), (-10, 130), (60, 100), (130, 140), (220, 180), (610, 210), (610, 280, 0)], "#8b9483", 2), shape([(610, 280, 0), (610, 60), (560, 70), (520, 130), (430, 190), (610, 230)], "#7a8474", 2))
    s.add(shape([(440, 190), (470, 194), (380, 222), (250, 236), (430, 270, 0), (40, 270, 0), (180, 226), (330, 206)], "#d8cbaa", 1.8), scenery.pine(90, 150, 96, 0.3), scenery.pine(560, 120, 90, -0.4))


@place
def bamboo(s: Sheet, glow: Glow) -> None:
    for k, (x, w) in enumerate(((20, 11), (70, 14), (128, 9), (190, 13), (262, 9), (352, 12), (410, 9), (470, 15), (530, 10), (585, 14))):
        s.add(scenery.bamboo(x, 290, w, ("#7f9f5e", "#93ad6c", "#6b8a52")[k % 3], 230 - (k % 3) * 12, (k % 5 - 2) * 6))
    for x in range(0, 600, 80):
        scenery.bamboo_leaves(s, x, 18, 9, "#6f9050", 34)
    floor(s, 208, "#a0a878", "#74844f")
    s.add("".join(brush([(x, 212 + (x * 7) % 40), (x + 14, 208 + (x * 7) % 40)], [1, 3], "#c7b777") for x in range(10, 600, 37)))


@place
def river(s: Sheet, glow: Glow) -> None:
    s.add(rect(-10, 168, 620, 70, s.bokashi((0, "#a9c9cf"), (1, SEA)), 0), "".join(line([(x, y), (x + 30, y - 2), (x + 60, y)], "#e0ebe6", 1.8) for x, y in ((60, 182), (250, 176), (430, 188), (150, 202), (380, 206))))
    s.add(shape([(-10, 280, 0), (-10, 214), (140, 222), (320, 214), (480, 224), (610, 210), (610, 280, 0)], "#b7ad7c", 2), "".join(ellipse(x, y, 13, 6, STONE, 1.6) for x, y in ((60, 222), (96, 228), (420, 226), (560, 218), (330, 222))))
    s.add("".join(brush([(x, 220), (x + d * 0.4, 190), (x + d, 164)], [3, 2.4, 0], "#6f8a52") for x, d in ((16, 8), (26, -6), (36, 14), (560, -10), (574, 6), (586, -4))), willow(40, 216, 150))


@place
def pond(s: Sheet, glow: Glow) -> None:
    s.add(scenery.house(490, 176, 170, 92, STRAW, "#6b5a48", "#5a4636", 3))
    glow.append("".join(rect(424 + k * 44, 134, 36, 34, LAMP, 1.4) + line([(442 + k * 44, 134), (442 + k * 44, 168)], DARK, 1.3) for k in range(3)))
    floor(s, 172, "#9fb37f", "#7f9a66")
    s.add(shape([(140, 208), (220, 190), (380, 184), (520, 190), (620, 196, 0), (620, 228, 0), (340, 236), (190, 226)], SEA, 2), scenery.pine(70, 200, 126, 0.25), "".join(ellipse(x, y, 16, 9, STONE, 1.6) for x, y in ((150, 222), (188, 234), (240, 190), (420, 186))))
    s.add("".join(ellipse(x, y, 14, 4.4, "#7ba06e", 1.2) for x, y in ((360, 206), (390, 214), (520, 218), (470, 208))), group(rect(-5, -40, 10, 40, STONE, 1.5) + rect(-12, -56, 24, 16, STONE, 1.5) + poly([(-20, -56), (0, -72), (20, -56)], STONE, 1.5), 290, 186))
    glow.append(rect(283, 134, 14, 10, LAMP, 1))


@place
def camp(s: Sheet, glow: Glow) -> None:
    floor(s, 184, "#a3ab78", "#7f8a58")
    for k in range(8):
        x = -10 + k * 78
        s.add(shape([(x, 104 + (k % 2) * 4, 0), (x + 78, 106, 0), (x + 76, 160), (x + 78, 206, 0), (x, 204, 0), (x + 3, 150)], SNOW if k % 2 else "#b5443a", 1.8))
        s.add(brush([(x, 210), (x, 92)], [4, 3], INK))
    for x, c in ((60, INDIGO), (360, PLUM), (540, PINE)):
        from art.kit.cards.people import banner

        s.add(banner(x, 206, 190, 34, c))
    glow.append("".join(path(curve([(x, 206, 0), (x - 10, 194), (x - 2, 170, 0), (x + 10, 192)]), "#F0642C") + path(curve([(x, 206, 0), (x - 4, 196), (x, 182, 0), (x + 5, 196)]), "#FFC24A") for x in (200, 460)))


@place
def field(s: Sheet, glow: Glow) -> None:
    floor(s, 172, "#d8b65c", "#c99a3e")
    for k in range(7):
        y = 178 + k * k * 1.9
        s.add(line([(-10, y), (610, y - 8)], "#a57a2c", 1.6))
        s.add("".join(brush([(x, y + 4), (x + 4, y - 8 - k)], [1.4, 0.4], "#a57a2c") for x in range(int(-10 + k * 5), 610, 17)))
    s.add(scenery.house(110, 176, 120, 74, STRAW, "#b08a4a", "#5a4636", 2), "".join(group(shape([(-14, 0, 0), (-9, -30), (0, -44), (9, -30), (14, 0, 0)], "#d9bd6a", 1.6) + line([(-9, -28), (9, -28)], EARTH, 2), x, y) for x, y in ((300, 192), (350, 196), (480, 190), (540, 200))))


def _sheet(name: str) -> Sheet:
    return Sheet(name, 600, 260)


def raw(s: Sheet, box: tuple[float, float, float, float] = (0, 0, 600, 260)) -> str:
    """The sheet as SVG without grain: that lies over the finished picture."""
    x, y, w, h = box
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}" width="{w}" height="{h}"><defs>{"".join(s.defs)}</defs>{"".join(s.body)}</svg>'


def bodies() -> dict[str, tuple[str, tuple[float, float, float, float]]]:
    from art.yedo.pictures import rooms, views  # noqa: F401  (they enter the registers)

    found = {}
    whole = (0.0, 0.0, 600.0, 260.0)
    for name, paint in FARS.items():
        s = _sheet(f"far {name}")
        paint(s)
        found[f"far_{name}"] = (raw(s), whole)
    for name, draw in PLACES.items():
        s, glow = _sheet(name), Glow()
        draw(s, glow)
        found[f"place_{name}"] = (raw(s), whole)
        if glow:
            lit = _sheet(f"lit {name}")
            lit.add(*glow)
            found[f"lit_{name}"] = (raw(lit), whole)
    return found


