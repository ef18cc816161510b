"""The land under the districts: tinted earth, the river, the roofs of the town and the patrol's road."""

from __future__ import annotations

import math
import random

from art.board.furniture import layout
from art.buildings import house
from art.landmarks import watchtower
from art.nature import blossom_tree, pine, ripples
from art.palette import INK
from art.people import boat, crowd
from art.picture import Picture
from art.style import darken, ellipse, group, lighten, mix, n, path, rect, smooth

# Box and light of every part of the land: by day, by night.
LIGHT = (
    ((0, 0, 430, 180), "#ecd9a8", "#1A3450"),      # castle, clear morning
    ((430, 0, 280, 180), "#c9d3b0", "#16303F"),    # temple, green mist
    ((706, 0, 320, 180), "#f2deb0", "#22405C"),    # market, noon
    ((0, 250, 320, 200), "#f0c9a4", "#1B2F4E"),    # gates, dawn
    ((320, 180, 390, 290), "#ead7a6", "#1A3450"),  # middle of the town
    ((700, 180, 320, 280), "#dba58f", "#3A2648"),  # red light, dusk
    ((0, 450, 490, 260), "#d9b57c", "#2A3044"),    # tavern, evening
    ((490, 450, 540, 260), "#cfd9c4", "#15354F"),  # harbour, sea air
)


def earth(pic: Picture) -> str:
    boxes = [rect(x, y, w, h, pic.pick(day, night)) for (x, y, w, h), day, night in LIGHT]
    return rect(0, 0, 1020, 708, pic.pick("#ead7a6", "#1A3450")) + group(*boxes, extra=pic.blur(16))


RIVER = [(724, -20), (712, 60), (722, 130), (712, 200), (694, 262), (690, 320), (676, 380), (640, 432), (590, 470), (560, 520), (600, 600)]


def _bank(widths: list[float], side: int) -> list[tuple[float, float]]:
    out = []
    for i, (x, y) in enumerate(RIVER):
        ax, ay = RIVER[max(0, i - 1)]
        bx, by = RIVER[min(len(RIVER) - 1, i + 1)]
        d = math.hypot(bx - ax, by - ay)
        out.append((x - (by - ay) / d * widths[i] * side, y + (bx - ax) / d * widths[i] * side))
    return out


def river(pic: Picture) -> str:
    widths = [17, 16, 17, 15, 13, 13, 14, 15, 20, 40, 80]
    left, right = _bank(widths, -1), _bank(widths, 1)
    shape = smooth(left, tension=0.9) + smooth(right[::-1], tension=0.9).replace("M", "L", 1) + "Z"
    water = pic.bokashi((0, pic.pick("#7fb0bd", "#1F4A6E")), (0.5, pic.pick("#5b95ad", "#173C5E")), (1, pic.pick("#3f7d9c", "#12304E")))
    out = [path(shape, "none", pic.pick("#b59a63", "#0D1C2E"), 5.5), path(shape, water, INK, 1.0)]
    for k in (-0.55, 0, 0.5):
        out.append(path(smooth(_bank([w * k for w in widths], 1), tension=0.9), "none", pic.pick("#cfe3e2", "#4F86AE"), 0.6, 'stroke-dasharray="14 9 26 17"'))
    rng = random.Random(4)
    for x, y in RIVER[1:8]:
        out.append(ripples(x - 9, y - 20, 18, 40, 5, rng.randrange(99), pic.pick("#2f6a8c", "#6FA0C2"), 0.7))
    return "".join(out)


def town(pic: Picture) -> str:
    """Rows of roofs inside and around the patrol's road, paler than the districts, with the road cut free."""
    plan = layout()["circuit"]
    (cx, cy), (rx, ry) = plan["center"], plan["radii"]
    road = pic.pick("#f3e2b6", "#4A6A86")
    out = []
    rng = random.Random(11)
    roofs = ("#6f7f88", "#7d8a8c", "#8a8577", "#a08a63", "#66767f")
    for row in range(9):
        y = 272 + row * 25
        x = 318 + (row % 2) * 14 - row * 2
        while x < 690:
            w = 19 + rng.random() * 12
            mx, my = x + w / 2 + 4, y - 9
            e = ((mx - cx) / rx) ** 2 + ((my - cy) / ry) ** 2
            e_out = ((mx - cx) / (rx + 30)) ** 2 + ((my - cy) / (ry + 24)) ** 2
            e_in = ((mx - cx) / (rx - 34)) ** 2 + ((my - cy) / (ry - 25)) ** 2
            river_x = 690 - max(0, y - 330) * 0.42
            if (e_in < 1 or e_out > 1) and mx < river_x - 30 and not (440 < mx < 570 and 318 < my < 386):
                color = roofs[rng.randrange(5)]
                front = ("mixed", "open", "lattice", "shoji")[rng.randrange(4)]
                out.append(group(house(pic, w, 13, 6.4, 6, front, roof=mix(color, "#d8c9a0", 0.15), thatch=color == "#a08a63", over=2), at=(x, y)))
                if rng.random() < 0.22 and e > 1:
                    out.append(group(pine(pic, rng.randrange(9), 17, 3), at=(x + w + 8, y + 1)))
            x += w + 11
        if row == 2:
            out.append("")
    ring = [ellipse(cx, cy, rx, ry, "none", pic.pick("#b59358", "#0D1C2E"), 26), ellipse(cx, cy, rx, ry, "none", road, 23),
            ellipse(cx, cy, rx + 9, ry + 9, "none", pic.pick("#d8bd84", "#35536F"), 0.7, 'stroke-dasharray="10 5 3 5"'),
            ellipse(cx, cy, rx - 9, ry - 9, "none", pic.pick("#d8bd84", "#35536F"), 0.7, 'stroke-dasharray="6 4 12 6"')]
    paths = []
    for tx, ty in ((300, 262), (506, 250), (320, 440), (430, 470), (590, 462)):
        a = math.atan2((ty - cy) / ry, (tx - cx) / rx)
        px, py = cx + math.cos(a) * rx, cy + math.sin(a) * ry
        d = smooth([(px, py), ((px + tx) / 2 + 5, (py + ty) / 2 - 3), (tx, ty)])
        paths.append((d, path(d, "none", pic.pick("#b59358", "#0D1C2E"), 15), path(d, "none", road, 12.4)))
    lanes = "".join(p[1] for p in paths) + ring[0] + "".join(p[2] for p in paths) + "".join(ring[1:])
    walkers = [(452, 296, "walker"), (560, 300, "porter"), (402, 388, "samurai"), (508, 424, "lady"), (620, 396, "walker"), (372, 333, "monk"), (474, 423, "child"), (540, 421, "parasol"), (652, 335, "samurai"), (432, 298, "lady")]
    return ("".join(out[:0]) + lanes + "".join(out) + crowd(walkers, 2, 0.82)
            + group(blossom_tree(pic, 22, 5), at=(424, 356)) + group(watchtower(pic, 48), at=(586, 374)) + group(pine(pic, 4, 24, 4), at=(562, 372))
            + group(boat(pic, "roofed", 22), at=(684, 330)) + group(boat(pic, "ferry", 20), at=(640, 438)))


def seam(pic: Picture) -> str:
    """A breath of shade over the lower land, so that the scenes stand out before it."""
    return path("M0 455H1020V480H0Z", pic.bokashi((0, INK, 0), (0.5, INK, 0.06), (1, INK, 0)))
