"""The land under the districts: tinted earth, the river, the roofs of the town and the patrol's road."""

from __future__ import annotations

import math
import random

from art.kit.motifs.houses import house
from art.kit.motifs.landmarks import watchtower
from art.kit.motifs.nature import blossom_tree, pine, ripples
from art.kit.motifs.people import boat, crowd
from art.kit.palette import INK
from art.kit.picture import Picture
from art.kit.sheet import Point, ellipse, group, path, rect, smooth
from art.yedo.board.furniture import layout

# Box and light of every part of the land: by day, by night.
LIGHT = (
    ((0, 0, 430, 180), "#ecd9a8", "#1A3450"),  # castle, clear morning
    ((430, 0, 280, 180), "#c9d3b0", "#16303F"),  # temple, green mist
    ((706, 0, 320, 180), "#f2deb0", "#22405C"),  # market, noon
    ((0, 250, 320, 200), "#f0c9a4", "#1B2F4E"),  # gates, dawn
    ((320, 180, 390, 290), "#d9c391", "#1A3450"),  # middle of the town
    ((712, 256, 320, 200), "#dba58f", "#2C2746"),  # red light, dusk
    ((0, 450, 490, 260), "#d9b57c", "#2A3044"),  # tavern, evening
    ((490, 450, 540, 260), "#cfd9c4", "#15354F"),  # harbour, sea air
)


def earth(pic: Picture) -> str:
    boxes = [rect(x, y, w, h, pic.pick(day, night)) for (x, y, w, h), day, night in LIGHT]
    land = rect(0, 0, 1020, 708, pic.pick("#ead7a6", "#1A3450")) + group(*boxes, extra=pic.blur(16))
    return land + pic.snow("M0 0H1020V708H0Z", 0.5, 0.45)


RIVER = [
    (700, 96),
    (716, 104),
    (706, 116),
    (720, 138),
    (716, 168),
    (710, 210),
    (694, 262),
    (690, 320),
    (676, 380),
    (640, 432),
    (590, 470),
    (560, 520),
    (600, 600),
]


def _bank(widths: list[float], side: int) -> list[tuple[float, float]]:
    out = []
    for i, (x, y) in enumerate(RIVER):
        ax, ay = RIVER[max(0, i - 1)]
        bx, by = RIVER[min(len(RIVER) - 1, i + 1)]
        d = math.hypot(bx - ax, by - ay)
        out.append((x - (by - ay) / d * widths[i] * side, y + (bx - ax) / d * widths[i] * side))
    return out


def river(pic: Picture) -> str:
    widths = [1.5, 3, 6, 11, 16, 15, 13, 13, 14, 15, 20, 40, 80]
    left, right = _bank(widths, -1), _bank(widths, 1)
    shape = smooth(left, tension=0.9) + smooth(right[::-1], tension=0.9).replace("M", "L", 1) + "Z"
    water = pic.bokashi(
        (0, pic.pick("#7fb0bd", "#1F4A6E")),
        (0.5, pic.pick("#5b95ad", "#173C5E")),
        (1, pic.pick("#3f7d9c", "#12304E")),
    )
    out = [path(shape, "none", pic.pick("#b59a63", "#0D1C2E"), 5.5), path(shape, water, INK, 1.0)]
    for k in (-0.55, 0, 0.5):
        out.append(
            path(
                smooth(_bank([w * k for w in widths], 1), tension=0.9),
                "none",
                pic.pick("#cfe3e2", "#4F86AE"),
                0.4,
                'stroke-dasharray="22 14 36 22" opacity=".7"',
            )
        )
    rng = random.Random(4)
    for x, y in RIVER[4:10]:
        out.append(ripples(x - 9, y - 20, 18, 40, 5, rng.randrange(99), pic.pick("#2f6a8c", "#6FA0C2"), 0.7))
    return "".join(out)


LANES = ((300, 262), (506, 250), (318, 440), (428, 470), (538, 476))


def _lane_distance(x: float, y: float, a: Point, b: Point) -> float:
    t = max(
        0.0,
        min(
            1.0,
            ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1]))
            / ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2),
        ),
    )
    return math.hypot(x - a[0] - t * (b[0] - a[0]), (y - a[1] - t * (b[1] - a[1])) * 1.3)


def _town_houses(pic: Picture) -> str:
    """Roofs wherever neither road nor plate nor river wants the ground."""
    plan = layout()
    (cx, cy), (rx, ry) = plan["circuit"]["center"], plan["circuit"]["radii"]
    tx, ty, tw, th = plan["circuit"]["token"]
    rng = random.Random(11)
    roofs = ("#62727c", "#6d7a7e", "#7f7868", "#a08a5a", "#5a6a74")
    out = []
    for row in range(1, 12):
        y = 268 + row * 18.5
        x = 322 + (row % 3) * 9
        while x < 690:
            w = 17 + rng.random() * 13
            mx, my = x + w / 2 + 3, y - 7
            inside = ((mx - cx) / (rx - 27)) ** 2 + ((my - cy) / (ry - 20)) ** 2 < 1
            outside = ((mx - cx) / (rx + 26)) ** 2 + ((my - cy) / (ry + 21)) ** 2 > 1
            plate = tx - w / 2 - 9 < mx < tx + tw + w / 2 + 5 and ty - 2 < my < ty + th + 14
            post = any(
                abs(mx - p["at"][0]) < 20 + w / 2 and -24 < my - p["at"][1] < 25 for p in plan["posts"]
            )
            lane = any(_lane_distance(mx, my, (cx, cy), end) < 13 and not inside for end in LANES)
            bank = mx + w / 2 + 12 > min(692 - max(0, y - 320) * 0.34, 692 - max(0, y - 385) * 1.0) - 14
            if (inside or outside) and not (plate or post or lane or bank):
                color = roofs[rng.randrange(5)]
                front = ("mixed", "open", "lattice", "shoji")[rng.randrange(4)]
                accent = rng.choice(("#1f4d72", "#a8483a", "#6e4a35"))
                out.append(
                    group(
                        house(
                            pic,
                            w,
                            12,
                            6.2,
                            6,
                            front,
                            roof=color,
                            accent=accent,
                            thatch=color == "#a08a5a",
                            over=2,
                        ),
                        at=(x, y),
                    )
                )
                if rng.random() < 0.2:
                    out.append(group(pine(pic, rng.randrange(9), 15, 3), at=(x + w + 7, y + 1)))
            x += w + 9.5
    return "".join(out)


def town(pic: Picture) -> str:
    """The middle of the town: the patrol's ring road, lanes to the districts, roofs and passers-by."""
    plan = layout()["circuit"]
    (cx, cy), (rx, ry) = plan["center"], plan["radii"]
    road, kerb, rut = (
        pic.pick("#f6e8c2", "#4F7090"),
        pic.pick("#a3824a", "#0D1C2E"),
        pic.pick("#d8bd84", "#35536F"),
    )
    ring = [
        ellipse(cx, cy, rx, ry, "none", road, 22),
        ellipse(cx, cy, rx + 8, ry + 8, "none", rut, 0.7, 'stroke-dasharray="10 5 3 5"'),
        ellipse(cx, cy, rx - 8, ry - 8, "none", rut, 0.7, 'stroke-dasharray="6 4 12 6"'),
    ]
    curb, lanes = [ellipse(cx, cy, rx, ry, "none", kerb, 24)], []
    for ex, ey in LANES:
        a = math.atan2((ey - cy) / ry, (ex - cx) / rx)
        px, py = cx + math.cos(a) * rx, cy + math.sin(a) * ry
        d = smooth([(px, py), ((px + ex) / 2 + 4, (py + ey) / 2 - 2), (ex, ey)])
        curb.append(path(d, "none", kerb, 14))
        lanes.append(path(d, "none", road, 12))
    walkers = [
        (452, 299, "walker"),
        (560, 302, "porter"),
        (404, 392, "samurai"),
        (508, 424, "lady"),
        (620, 394, "walker"),
        (372, 337, "monk"),
        (474, 423, "child"),
        (540, 421, "parasol"),
        (646, 333, "samurai"),
        (434, 302, "lady"),
        (586, 304, "samurai"),
        (388, 384, "porter"),
        (334, 268, "walker"),
        (340, 432, "porter"),
    ]
    edge = pic.fade((318, 0), (346, 1), (1020, 1))
    return (
        group("".join(curb + lanes + ring), _town_houses(pic), extra=edge)
        + crowd(walkers, 2, 0.82)
        + group(blossom_tree(pic, 21, 5), at=(452, 396))
        + group(watchtower(pic, 46), at=(560, 338))
        + group(boat(pic, "roofed", 22), at=(690, 318))
        + group(boat(pic, "ferry", 20), at=(642, 434))
    )


def seam(pic: Picture) -> str:
    """A breath of shade over the lower land, so that the scenes stand out before it."""
    return path("M0 455H1020V480H0Z", pic.bokashi((0, INK, 0), (0.5, INK, 0.06), (1, INK, 0)))
