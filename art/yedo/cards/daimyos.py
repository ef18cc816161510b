"""Vignettes of the Daimyo's cards: the same rider before each of the seven districts, and his echo."""

from __future__ import annotations

from art.kit.cards import people, scenery
from art.kit.cards.people import jointed
from art.kit.press import (
    EARTH,
    GOLD,
    INDIGO,
    INK,
    LANTERN,
    PAPER,
    PINE,
    PLUM,
    SEA,
    SNOW,
    VERMILION,
    Sheet,
    brush,
    circle,
    group,
    poly,
    rect,
    shape,
)
from art.yedo.cards.scenes import scene


def _procession(s: Sheet, ground: str, coat: str = PLUM) -> None:
    """The lord rides in from the left under his standard."""
    s.add(shape([(-20, 236), (160, 228), (340, 238), (620, 230), (620, 280, 0), (-20, 280, 0)], ground, 2.2))
    s.add(people.banner(34, 240, 196, 42, coat, SNOW, 10), group(people.rider(coat, "#33262a", GOLD), 150, 246, 1.4))
    s.add(group(jointed("carry", "#4a4450", legs="#2b2a30", head="jingasa", sash=coat), 46, 250, 0.95), people.spear(54, 250, 150, 6))


@scene("daimyo_castle")
def castle(s: Sheet) -> None:
    scenery.sky(s, (0, "#5a7f9c"), (0.6, "#cfd8c6"), (1, "#f3dcae"))
    s.add(scenery.keep(430, 230, 132, 3))
    s.add(scenery.pine(300, 226, 110, 0.2), scenery.pine(560, 228, 130, -0.2))
    scenery.clouds(s, 240, 150, 130, 2, GOLD, 13)
    _procession(s, "#b9b094")


@scene("daimyo_gates")
def gates(s: Sheet) -> None:
    scenery.sky(s, (0, "#a66a4a"), (0.5, "#e3ab78"), (1, "#f6dcae"))
    scenery.moon(s, 320, 70, 34, VERMILION, VERMILION, 0.2)
    scenery.hills(s, [(0, 180), (200, 160), (420, 176), (600, 160)], "#a88a64")
    for x in list(range(270, 340, 18)) + list(range(536, 620, 18)):
        s.add(poly([(x, 232), (x, 140), (x + 7, 128), (x + 14, 140), (x + 14, 232)], "#6d4a35", 1.6))
    s.add(rect(352, 72, 20, 162, "#54382a", 2.2), rect(508, 72, 20, 162, "#54382a", 2.2), poly([(372, 92), (410, 104), (410, 236), (372, 232)], "#7d5640", 2), poly([(508, 92), (470, 104), (470, 236), (508, 232)], "#7d5640", 2), rect(344, 84, 192, 12, "#54382a", 2))
    s.add(scenery.roof(440, 76, 262, 48, "#3d4d5c", 0.62), group(people.robed("#3f5266", head="jingasa", swords=True), 560, 242, 1.05, True), people.spear(540, 244, 130, 0))
    _procession(s, "#c9a878")


@scene("daimyo_tavern")
def tavern(s: Sheet) -> None:
    scenery.sky(s, (0, "#1c2438"), (0.6, "#4a3a52"), (1, "#c4764e"))
    s.add(scenery.house(370, 226, 170, 130, "#8a5a3a", "#2b3440", LANTERN, 4), scenery.house(536, 228, 150, 112, "#7a4a34", "#2b3440", LANTERN, 3))
    s.add(*[scenery.lantern(s, x, 140, 13, "#e8572c", 0.8, SNOW) for x in (300, 346, 394, 442)], *[scenery.lantern(s, x, 152, 11, LANTERN, 0.7) for x in (500, 560)])
    s.add(group(people.lady("#c46a6a", GOLD, SNOW, SNOW), 478, 244, 0.96, True))
    _procession(s, "#4a3a3a")


@scene("daimyo_harbor")
def harbor(s: Sheet) -> None:
    scenery.sky(s, (0, "#4d86a3"), (0.5, "#b6cfc2"), (1, "#f6e0b0"))
    scenery.water(s, 160, SEA, "#d6e6dc", 5)
    s.add(scenery.carrack(402, 196, 184), scenery.junk(564, 186, 96, PAPER, EARTH, VERMILION))
    s.add(*[brush([(300 + k * 26, 50 + k * 12), (310 + k * 26, 43 + k * 12), (320 + k * 26, 51 + k * 12), (330 + k * 26, 43 + k * 12), (340 + k * 26, 50 + k * 12)], [0.5, 3, 1.5, 3, 0.5], INK)  for k in (0, 1)])
    _procession(s, "#b78b57")


@scene("daimyo_red_light")
def red_light(s: Sheet) -> None:
    scenery.sky(s, (0, "#5a2440"), (0.6, "#b85a68"), (1, "#f0b58e"))
    s.add(rect(300, 96, 290, 136, "#8f2a2c", 2.4), *[rect(308 + k * 14, 130, 5, 90, "#3a1418") for k in range(20)], rect(300, 120, 290, 10, "#54181c", 1.8), scenery.roof(445, 100, 340, 54, "#33303c", 0.76))
    s.add(*[scenery.lantern(s, 316 + k * 52, 104, 12, "#f0724a", 0.7, SNOW) for k in range(6)])
    s.add(group(people.lady("#3f6b8c", GOLD, VERMILION, SNOW), 420, 246, 1.26, True), group(people.lady("#c8577a", LANTERN, SNOW, "#f6d3d0"), 506, 246, 1.26, True))
    for k in range(9):
        s.add(brush([(600 - k * 7, -10), (590 - k * 9, 60), (596 - k * 8, 100 + (k * 31) % 60)], [2, 4, 0.5], "#5f8a5a"))
    _procession(s, "#a8604e")


@scene("daimyo_market")
def market(s: Sheet) -> None:
    scenery.sky(s, (0, "#6fa3a8"), (0.5, "#dfe0bc"), (1, "#f6d79a"))
    scenery.hills(s, [(0, 180), (200, 168), (420, 182), (600, 170)], "#9ab08a")
    s.add(scenery.bridge(280, 214, 190, 40, VERMILION, 12))
    for x, c in ((440, INDIGO), (550, VERMILION)):
        s.add(rect(x - 44, 174, 88, 58, "#a8763f", 2), *[rect(x - 40, 122, 5, 60, EARTH, 1.2), rect(x + 35, 122, 5, 60, EARTH, 1.2)])
        s.add(*[poly([(x - 54 + k * 18, 108), (x - 36 + k * 18, 108), (x - 38 + k * 20, 136), (x - 60 + k * 20, 136)], c if k % 2 == 0 else SNOW, 1.6) for k in range(6)])
        s.add(*[circle(x - 32 + k * 13, 170, 7, (VERMILION, GOLD, PINE)[k % 3], 1.4) for k in range(6)], people.bale(x - 20, 206, 15), people.bale(x + 18, 206, 15))
    s.add(group(people.robed("#5a7a54", head="topknot"), 494, 242, 0.95))
    _procession(s, "#c39a63")


@scene("daimyo_temple")
def temple(s: Sheet) -> None:
    scenery.sky(s, (0, "#3f6b6a"), (0.5, "#a9c4a4"), (1, "#f0e2b4"))
    scenery.hills(s, [(0, 170), (160, 140), (330, 168), (480, 132), (600, 160)], "#6d9486")
    s.add(scenery.pagoda(520, 232, 92, 4), scenery.torii(372, 234, 130, 128))
    s.add(scenery.pine(450, 232, 90, 0.1), scenery.pine(592, 232, 130, -0.2), scenery.pine(292, 230, 90, 0.2))
    s.add(group(people.robed("#d08a3c", head="bald"), 420, 246, 0.92, True))
    scenery.clouds(s, 400, 20, 90, 2, GOLD, 12)
    _procession(s, "#9aa67e")


@scene("daimyo_copy")
def copy(s: Sheet) -> None:
    """He repeats himself: the rider, and twice his shadow."""
    scenery.sky(s, (0, "#33243f"), (0.55, "#7a5a86"), (1, "#dcb09a"))
    s.add(circle(300, 110, 80, "#f3e2b0"))
    scenery.hills(s, [(0, 206), (160, 194), (330, 208), (480, 196), (600, 206)], "#5a4466")
    for x, k, o in ((122, 1.1, 0.38), (262, 1.24, 0.62)):
        s.add(group(people.rider("#3a2a48", "#2a2034", "#4a3a58"), x, 238, k, False, 0, f'opacity="{o}"'))
    s.add(shape([(-20, 238), (160, 230), (340, 240), (620, 232), (620, 280, 0), (-20, 280, 0)], "#4a3a4a", 2.2), people.banner(500, 244, 200, 42, PLUM, SNOW, 10), group(people.rider(PLUM, "#33262a", GOLD), 418, 250, 1.46))
    scenery.clouds(s, -60, 36, 210, 3, GOLD, 14)
    scenery.clouds(s, -60, 226, 170, 2, GOLD, 14)
