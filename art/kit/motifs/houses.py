"""Houses of the city in the slant view of painted screens; (0, 0) is the left foot of the front wall."""

from __future__ import annotations

import random

from art.kit.colour import darken, lighten, mix
from art.kit.palette import INK
from art.kit.picture import Picture
from art.kit.sheet import Point, circle, key, line, n, path, poly, rect, smooth

TILE = "#4f6272"
PLASTER = "#f3ead6"
WOOD = "#8c6844"
STONE = "#a39d8b"
LEAN, RISE = 0.46, 0.40  # how far one unit of depth moves right and up


def at(a: float, b: float, z: float) -> Point:
    """Along the front, into the depth, up."""
    return a + LEAN * b, -RISE * b - z


def _front(pic: Picture, w: float, h: float, y: float, style: str, wall: str, accent: str) -> str:
    """What fills a front wall of w x h whose top is at -y-h."""
    top = -y - h
    out = [rect(0, top, w, h, pic.bokashi((0, darken(wall, 0.18)), (0.4, wall), (1, wall)), INK, 0.6)]
    lit = pic.pick("#f8efd8", "#FFCB70")
    bays = max(1, round(w / 9))
    bw = w / bays
    if style == "plaster":
        out.append(rect(0, -y - h * 0.42, w, h * 0.42, darken(TILE, 0.2), INK, 0.5))
        out.append(
            path(
                "".join(
                    f"M{n(i * 2.4)} {n(-y)}L{n(min(w, i * 2.4 + h * 0.42))} {n(-y - h * 0.42)}M{n(i * 2.4)} {n(-y)}L{n(max(0, i * 2.4 - h * 0.42))} {n(-y - h * 0.42)}"
                    for i in range(1, int(w / 2.4))
                ),
                "none",
                lighten(TILE, 0.5),
                0.3,
            )
        )
        for i in range(bays):
            if i % 2 == 0:
                out.append(
                    rect(
                        i * bw + bw * 0.35,
                        top + h * 0.18,
                        bw * 0.3,
                        h * 0.26,
                        pic.pick("#3a3a3a", "#F2B45C"),
                        INK,
                        0.4,
                    )
                )
        return "".join(out)
    for i in range(bays):
        x = i * bw
        if style == "lattice" or (style == "mixed" and i % 2):
            out.append(rect(x + 1, top + h * 0.24, bw - 2, h * 0.6, pic.pick("#5a4433", "#F7B95A"), INK, 0.4))
            bars = max(3, int(bw / 1.3))
            out.append(
                path(
                    "".join(
                        f"M{n(x + 1 + (bw - 2) * k / bars)} {n(top + h * 0.24)}v{n(h * 0.6)}"
                        for k in range(1, bars)
                    ),
                    "none",
                    accent,
                    0.45,
                )
            )
            out.append(path(f"M{n(x + 1)} {n(top + h * 0.55)}h{n(bw - 2)}", "none", accent, 0.5))
        elif style == "shoji":
            out.append(rect(x + 0.9, top + h * 0.22, bw - 1.8, h * 0.66, lit, INK, 0.4))
            out.append(
                path(
                    "".join(
                        f"M{n(x + 0.9 + (bw - 1.8) * k / 4)} {n(top + h * 0.22)}v{n(h * 0.66)}"
                        for k in (1, 2, 3)
                    )
                    + "".join(
                        f"M{n(x + 0.9)} {n(top + h * (0.22 + 0.66 * k / 3))}h{n(bw - 1.8)}" for k in (1, 2)
                    ),
                    "none",
                    accent,
                    0.35,
                )
            )
        else:  # open shop front with a curtain
            out.append(
                rect(
                    x + 0.8,
                    top + h * 0.2,
                    bw - 1.6,
                    h * 0.8,
                    pic.bokashi((0, pic.pick("#2f2620", "#8A4A1E")), (1, pic.pick("#5f4a38", "#FFC25E"))),
                    INK,
                    0.4,
                )
            )
            out.append(noren(x + 0.8, top + h * 0.2, bw - 1.6, h * 0.34, accent))
    for i in range(bays + 1):
        out.append(rect(max(0, i * bw - 0.55), top, 1.1, h, darken(WOOD, 0.25)))
    out.append(rect(0, -y - h * 0.08, w, h * 0.08, darken(WOOD, 0.35)))
    if style != "lattice":
        out.append(pic.glow(w / 2, -y - h * 0.3, w * 0.55, "#FFB650", 0.32))
    return "".join(out)


def noren(x: float, y: float, w: float, h: float, color: str) -> str:
    """A split shop curtain with a mark."""
    flaps = max(2, round(w / 3))
    out = []
    for i in range(flaps):
        fx, fw = x + w * i / flaps, w / flaps
        out.append(key(f"M{n(fx)} {n(y)}h{n(fw)}l-.3 {n(h)}q{n(-fw / 2)} .6 {n(-fw + 0.5)} 0Z", color, 0.35))
    out.append(circle(x + w / 2, y + h * 0.5, min(h, w) * 0.22, lighten(color, 0.75)))
    return "".join(out)


def slope(pic: Picture, a: Point, b: Point, c: Point, d: Point, color: str, step: float, thatch: bool) -> str:
    """A tiled face: eave a-b (left to right), ridge c (right) and d (left)."""
    fill = pic.bokashi((0, lighten(color, 0.2)), (0.6, color), (1, darken(color, 0.28)))
    out = [key(poly([a, b, c, d]), fill, 0.8)]
    width = b[0] - a[0]
    count = max(3, int(width / step))
    rows = []
    for i in range(1, count):
        t = i / count
        rows.append(
            f"M{n(a[0] + (b[0] - a[0]) * t)} {n(a[1] + (b[1] - a[1]) * t)}L{n(d[0] + (c[0] - d[0]) * t)} {n(d[1] + (c[1] - d[1]) * t)}"
        )
    out.append(path("".join(rows), "none", darken(color, 0.5), 0.34 if not thatch else 0.25))
    if not thatch:
        cross = "".join(
            f"M{n(a[0] + (d[0] - a[0]) * t)} {n(a[1] + (d[1] - a[1]) * t)}L{n(b[0] + (c[0] - b[0]) * t)} {n(b[1] + (c[1] - b[1]) * t)}"
            for t in (0.3, 0.55, 0.78)
        )
        out.append(path(cross, "none", darken(color, 0.35), 0.22))
        out += [
            circle(
                a[0] + width * (i + 0.5) / count,
                a[1] + (b[1] - a[1]) * (i + 0.5) / count,
                min(0.62, step * 0.25),
                lighten(color, 0.35),
                INK,
                0.2,
            )
            for i in range(count)
        ]
    out.append(line(*a, *b, INK, 1.1) + snowy(pic, a, b, c, d))
    return "".join(out)


def snowy(pic: Picture, a: Point, b: Point, c: Point, d: Point) -> str:
    """Snow on a face of a roof: whole along the ridge, its lower edge waving above the eave."""
    count = max(3, round((b[0] - a[0]) / 5))
    edge = []
    for i in range(count + 1):
        t, up = i / count, (0.1, 0.2, 0.06, 0.16)[(i + round(a[0])) % 4]
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        edge.append((x + (d[0] + (c[0] - d[0]) * t - x) * up, y + (d[1] + (c[1] - d[1]) * t - y) * up))
    return pic.snow(smooth(edge) + f"L{n(c[0])} {n(c[1])}L{n(d[0])} {n(d[1])}Z")


def house(
    pic: Picture,
    w: float,
    d: float,
    h: float,
    rise: float = 9,
    front: str = "mixed",
    wall: str = PLASTER,
    roof: str = TILE,
    accent: str = WOOD,
    storeys: int = 1,
    over: float = 3,
    thatch: bool = False,
) -> str:
    """A gabled house, its ridge along the street."""
    total = h * storeys + (1.5 if storeys > 1 else 0)
    out = [
        path(
            poly(
                [at(-over, -over, 0), at(w + over, -over, 0), at(w + over * 2, d * 0.7, 0), at(w, d * 0.7, 0)]
            ),
            INK,
            extra='opacity=".16"',
        )
    ]
    gable = [at(w, 0, 0), at(w, d, 0), at(w, d, total), at(w, d / 2, total + rise), at(w, 0, total)]
    out.append(
        key(poly(gable), pic.bokashi((0, darken(wall, 0.12)), (1, darken(wall, 0.32)), x2=1, y2=0), 0.7)
    )
    out.append(
        path(
            "".join(poly([at(w, d * t, 0), at(w, d * t, total)], False) for t in (0.33, 0.66))
            + poly([at(w, 0, total), at(w, d, total)], False)
            + poly([at(w, 0, total * 0.4), at(w, d, total * 0.4)], False),
            "none",
            darken(WOOD, 0.35),
            0.6,
        )
    )
    out.append(_front(pic, w, h, 0, front, wall, accent))
    if storeys > 1:
        out.append(
            _front(pic, w, h, h + 1.5, "lattice" if front in ("open", "mixed") else front, wall, accent)
        )
        pent = (
            at(-1.5, -over * 1.3, h - 2.2),
            at(w + 1.5, -over * 1.3, h - 2.2),
            at(w + 0.5, 0, h + 1.8),
            at(-0.5, 0, h + 1.8),
        )
        out.append(slope(pic, *pent, roof, 2.6, thatch))
    eave = total - over * rise / (d / 2) * 0.8
    a, b = at(-over, -over, eave), at(w + over, -over, eave)
    c, e = at(w + over, d / 2, total + rise), at(-over, d / 2, total + rise)
    back = at(w + over, d + over, eave)
    out.append(
        path(poly([b, c, back], False), "none", INK, 2.6)
        + path(poly([b, c, back], False), "none", lighten(roof, 0.12), 1.5)
    )
    out.append(slope(pic, a, b, c, e, roof, 2.6, thatch))
    out.append(path(poly([b, c], False), "none", darken(roof, 0.45), 1.0))
    out.append(
        line(e[0] - 0.8, e[1] - 0.4, c[0] + 0.8, c[1] - 0.4, INK, 3.0)
        + line(e[0] - 0.4, e[1] - 0.7, c[0] + 0.4, c[1] - 0.7, lighten(roof, 0.18), 1.5)
    )
    out.append(pic.snow_on(poly([b, c, back], False), 1.1))
    out.append(pic.snow_on(poly([(e[0] - 0.4, e[1] - 0.8), (c[0] + 0.4, c[1] - 0.8)], False), 2.2))
    if thatch:
        out += [
            line(
                e[0] + (c[0] - e[0]) * t - 1.4,
                e[1] + 1.4,
                e[0] + (c[0] - e[0]) * t + 1.4,
                c[1] - 2.6,
                "#5f4436",
                0.7,
            )
            for t in (0.15, 0.38, 0.62, 0.85)
        ]
    return "".join(out)


def stall(pic: Picture, w: float, stripe: str, goods: tuple[str, ...], seed: int = 1) -> str:
    """A market stall with a striped awning and heaped baskets."""
    rng = random.Random(seed)
    out = [rect(0.8, -11, w - 1.6, 11, pic.pick("#6e543a", "#C97F36"), INK, 0.4)]
    out += [rect(x, -13, 1.2, 13, "#6e4a35", INK, 0.35) for x in (0.4, w - 1.6)]
    out.append(rect(-0.6, -5.4, w + 1.2, 5.4, pic.bokashi((0, "#b9905c"), (1, "#8c6844")), INK, 0.5))
    out.append(
        path("".join(f"M{n(-0.6 + (w + 1.2) * k / 5)} -5.4v5.4" for k in range(1, 5)), "none", "#5f4436", 0.4)
    )
    x = 1.2
    k = 0
    while x < w - 2:
        c = goods[k % len(goods)]
        for _ in range(6):
            out.append(
                circle(
                    x + 1.4 + (rng.random() - 0.5) * 2.6,
                    -6 - rng.random() * 1.8,
                    0.85,
                    mix(c, lighten(c, 0.4), rng.random()),
                    INK,
                    0.22,
                )
            )
        x += 3.6
        k += 1
    seg = max(4, int(w / 3.2))
    for i in range(seg):
        a, b = -2 + (w + 4) * i / seg, -2 + (w + 4) * (i + 1) / seg
        ta, tb = 1.5 + (w - 1) * i / seg, 1.5 + (w - 1) * (i + 1) / seg
        c = stripe if i % 2 == 0 else "#f3ead2"
        out.append(
            key(
                f"M{n(a)} -12.6L{n(ta)} -18L{n(tb)} -18L{n(b)} -12.6v1.2q{n((a - b) / 2)} 2 {n(a - b)} 0Z",
                c,
                0.4,
            )
        )
    awning = snowy(pic, (-2, -12.6), (w + 2, -12.6), (w + 0.5, -18), (1.5, -18))
    return "".join(out) + line(1.5, -18, w + 0.5, -18, INK, 0.9) + awning
