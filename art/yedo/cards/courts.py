"""Vignettes of the Emperor's cards: one throne behind its blind, three moods."""

from __future__ import annotations

from art.kit.cards import people, scenery
from art.kit.colour import mix as tone
from art.kit.press import (
    BLOOD,
    GOLD,
    INK,
    LANTERN,
    PAPER,
    SKIN_PALE,
    SNOW,
    VERMILION,
    Sheet,
    brush,
    circle,
    group,
    line,
    rect,
    shape,
)
from art.yedo.cards.scenes import scene


def chrysanthemum(x: float, y: float, r: float, fill: str = GOLD) -> str:
    petals = "".join(group(shape([(0, -r * 0.3, 0), (-r * 0.17, -r * 0.8), (0, -r), (r * 0.17, -r * 0.8)], fill, max(0.8, r * 0.05)), x, y, 1, False, k * 22.5) for k in range(16))
    return petals + circle(x, y, r * 0.26, tone(fill, INK, 0.3), max(0.8, r * 0.05))


def _throne(s: Sheet, curtain: str, robe: str, blind: float, wood: str, frown: float = 0) -> None:
    """The dais with its curtains; the blind hangs down to `blind`."""
    s.add(rect(150, 30, 300, 176, "#2a1c1e", 2.4), circle(300, 130, 120, s.glow(LANTERN, 0.6)))
    lord = shape([(-84, 0, 0), (-74, -22), (-36, -56), (-24, -74), (0, -80), (24, -74), (36, -56), (74, -22), (84, 0, 0)], robe, 2.4)
    lord += shape([(-16, -76, 0), (0, -40, 0), (16, -76, 0), (8, -82), (-8, -82)], SNOW, 1.6) + "".join(brush([(d * 20, -64), (d * 34, -34), (d * 44, -2)], [1, 4, 5], tone(robe, INK, 0.4)) for d in (-1, 1)) + chrysanthemum(-44, -20, 11) + chrysanthemum(44, -20, 11)
    lord += shape([(-6, -34), (0, -78, 0), (6, -34), (4, -26), (-4, -26)], PAPER, 1.6)
    lord += shape([(-14, -96), (0, -114), (14, -96), (11, -82), (0, -76), (-11, -82)], SKIN_PALE, 2) + shape([(-14, -98), (-11, -114), (0, -118), (11, -114), (14, -98), (0, -104)], INK, 1) + rect(-7, -134, 14, 20, INK, 1, INK, 3) + brush([(4, -132), (12, -160), (8, -186)], [7, 8, 5], INK)
    for d in (-1, 1):
        lord += line([(d * 8, -95), (d * 3, -94)], INK, 1.6 + frown) + line([(d * 9, -99 - frown * 1.5), (d * 3, -99 + frown * 2.5)], INK, 1 + frown)
    lord += circle(0, -85, 2.2, VERMILION) if not frown else line([(-4, -83), (0, -85.5), (4, -83)], VERMILION, 2.4)
    s.add(group(lord, 300, 206, 1))
    s.add(rect(172, 30, 256, max(0, blind - 30), "#a9a866", 2), *[line([(172, y), (428, y)], "#5a6136", 1.3) for y in range(36, int(blind), 7)], *[rect(x, 30, 7, max(0, blind - 30), curtain) for x in (200, 392)])
    if blind > 30:
        s.add(rect(168, blind - 4, 264, 9, GOLD, 1.8), *[brush([(x, blind + 4), (x, blind + 26)], [2, 9, 5], VERMILION) for x in (204, 396)])
    for d in (-1, 1):
        s.add(shape([(300 + d * 150, 24, 0), (300 + d * 96, 24, 0), (300 + d * 104, 80), (300 + d * 132, 120), (300 + d * 120, 206, 0), (300 + d * 156, 206, 0)], curtain, 2.2), brush([(300 + d * 100, 110), (300 + d * 150, 128)], [5, 5], GOLD))
        s.add(rect(300 + d * 156 - 9, 20, 18, 190, wood, 2.2))
    s.add(rect(120, 12, 360, 20, wood, 2.2), rect(116, 204, 368, 14, wood, 2.2), rect(96, 218, 408, 12, INK, 2), rect(76, 230, 448, 14, wood, 2), chrysanthemum(300, 20, 17))


@scene("emperor_green")
def emperor_green(s: Sheet) -> None:
    scenery.sky(s, (0, "#8fb7a0"), (0.6, "#dbe4c2"), (1, "#f3e6bd"))
    scenery.hills(s, [(0, 176), (140, 160), (300, 172), (460, 158), (600, 172)], "#86a878")
    s.add(scenery.pine(36, 232, 150, 0.1), scenery.pine(566, 232, 150, -0.1))
    s.add(rect(-10, 232, 620, 40, "#c6bd86", 2))
    _throne(s, "#4f8a5b", "#e9e2c6", 34, "#7d3a2c")
    scenery.branch_blossom(s, [(-10, 30), (50, 44), (112, 34), (140, 44)], "#f6d3d0", VERMILION, 18, 11)
    scenery.branch_blossom(s, [(610, 20), (550, 40), (500, 30), (476, 40)], "#f6d3d0", VERMILION, 18, 11)


@scene("emperor_yellow")
def emperor_yellow(s: Sheet) -> None:
    scenery.sky(s, (0, "#b5812c"), (0.6, "#e6bd5c"), (1, "#f5e0a3"))
    for y in range(0, 260, 44):
        s.add(line([(-10, y), (610, y)], "#c79a3f", 1))
    scenery.clouds(s, -70, 60, 220, 4, "#f0d58a", 15)
    scenery.clouds(s, 450, 50, 220, 4, "#f0d58a", 15)
    s.add(rect(-10, 232, 620, 40, "#8f6a3a", 2))
    _throne(s, "#b8862a", "#5a3a6a", 70, "#3a2a26")
    for x, flip in ((74, False), (526, True)):
        s.add(group(people.robed("#7a4a2c", wings="#b8862a", crest=SNOW), x, 248, 1.36, flip))


@scene("emperor_red")
def emperor_red(s: Sheet) -> None:
    scenery.sky(s, (0, "#1c0d12"), (0.5, "#6b1a1a"), (1, "#c8412f"))
    s.add(brush([(60, -10), (84, 50), (58, 58), (92, 130)], [7, 5, 5, 1], "#ffe6a0"), brush([(548, -10), (520, 44), (544, 54), (506, 120)], [7, 5, 5, 1], "#ffe6a0"))
    for x in (30, 82, 518, 572):
        h = 70 + (x * 7) % 40
        s.add(shape([(x - 34, 240), (x - 26, 240 - h * 0.5), (x - 10, 240 - h * 0.7), (x - 6, 240 - h - 30, 0), (x + 14, 240 - h * 0.6), (x + 18, 240 - h * 0.9, 0), (x + 32, 240 - h * 0.4), (x + 34, 240)], "#e8572c", 2, BLOOD), shape([(x - 18, 240), (x - 10, 240 - h * 0.4), (x + 2, 240 - h * 0.75, 0), (x + 12, 240 - h * 0.4), (x + 18, 240)], "#ffd27a", 0))
    s.add(rect(-10, 234, 620, 40, "#1c0d12", 2))
    _throne(s, "#b63a2e", "#3a1216", 52, "#241418", 1)
    for _ in range(24):
        s.add(circle(s.random.uniform(0, 600), s.random.uniform(0, 230), s.random.choice([1.4, 2, 2.8]), "#ffd27a"))
