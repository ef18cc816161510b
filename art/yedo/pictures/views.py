"""What is seen beyond a place."""

from __future__ import annotations

from art.kit.cards import scenery
from art.kit.press import INDIGO, PINE, SEA, SLATE, SNOW, STRAW, Sheet, line, poly, rect, shape
from art.yedo.pictures.places import far


@far
def hills(s: Sheet) -> None:
    s.add(shape([(-10, 210, 0), (-10, 130), (70, 104), (150, 128), (240, 92), (340, 130), (430, 100), (520, 126), (610, 96), (610, 210, 0)], "#8fa893", 1.6))
    s.add(shape([(-10, 210, 0), (-10, 160), (100, 140), (220, 166), (330, 146), (470, 168), (610, 142), (610, 210, 0)], "#7a9a78", 1.6))


@far
def fuji(s: Sheet) -> None:
    scenery.fuji(s, 400, 190, 420, 124, "#6f8fae")
    s.add(shape([(-10, 210, 0), (-10, 168), (90, 156), (230, 174), (380, 160), (610, 172), (610, 210, 0)], "#86a183", 1.6))


@far
def castle(s: Sheet) -> None:
    s.add(shape([(-10, 210, 0), (-10, 158), (140, 150), (300, 162), (610, 148), (610, 210, 0)], "#8aa286", 1.5))
    s.add(scenery.keep(430, 176, 110, 4), rect(300, 150, 300, 28, SNOW, 1.5), rect(296, 142, 310, 10, SLATE, 1.5))
    s.add("".join(scenery.pine(x, 186, h, 0.2) for x, h in ((318, 54), (560, 60), (268, 40))))


@far
def town(s: Sheet) -> None:
    for x, y, w, h in ((40, 176, 120, 46), (150, 184, 110, 40), (262, 172, 130, 54), (380, 182, 116, 44), (486, 174, 120, 50), (590, 184, 110, 42)):
        s.add(rect(x - w * 0.4, y - 18, w * 0.8, 40, STRAW, 1.4), scenery.roof(x, y - 12, w, h, SLATE, 0.7))
    s.add(rect(318, 96, 26, 66, "#b9905c", 1.5), scenery.roof(331, 98, 52, 22, SLATE, 0.5))


@far
def cedars(s: Sheet) -> None:
    for x, h, c in ((30, 150, PINE), (90, 120, "#5b7f6b"), (150, 156, PINE), (228, 118, "#5b7f6b"), (300, 148, PINE), (372, 112, "#5b7f6b"), (440, 152, PINE), (512, 120, "#5b7f6b"), (574, 158, PINE)):
        s.add(scenery.cedar(x, 206, h, c))


@far
def sea(s: Sheet) -> None:
    s.add(rect(-10, 132, 620, 140, s.bokashi((0, "#a9c9cf"), (1, SEA))), line([(-10, 132), (610, 132)], INDIGO, 1.6))
    s.add(shape([(380, 134, 0), (420, 116), (480, 108), (540, 118), (610, 104), (610, 134, 0)], "#7f9f8d", 1.5))
    s.add("".join(line([(x, y), (x + 26, y - 2), (x + 50, y)], "#dbe7e2", 1.8) for x, y in ((40, 150), (150, 164), (300, 148), (440, 166), (90, 178), (340, 180), (520, 186))))


@far
def peaks(s: Sheet) -> None:
    for x, y, w, h in ((110, 200, 260, 130), (330, 200, 320, 160), (540, 200, 240, 120)):
        s.add(poly([(x - w / 2, y), (x, y - h), (x + w / 2, y)], "#9fb2bd", 1.8))
        s.add(poly([(x - w * 0.17, y - h * 0.66), (x, y - h), (x + w * 0.17, y - h * 0.66), (x + w * 0.06, y - h * 0.74), (x, y - h * 0.62), (x - w * 0.07, y - h * 0.73)], SNOW, 1.2))


@far
def pagoda(s: Sheet) -> None:
    cedars(s)
    s.add(scenery.pagoda(430, 206, 104))
