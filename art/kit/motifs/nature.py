"""Trees, hills, water and stones. Every motif stands with its foot on (0, 0); place it with `group(at=...)`."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.kit.colour import darken, lighten, mix
from art.kit.palette import INDIGO, INK, PINE
from art.kit.picture import Picture
from art.kit.sheet import Point, brush, circle, ellipse, group, key, line, n, path, poly, smooth

BARK = "#6e4a35"


def pad(pic: Picture, x: float, y: float, w: float, h: float, color: str, rng: random.Random) -> str:
    """A pine's cushion of needles: scalloped above, flat below."""
    bumps = max(4, round(w / h * 2.1))
    d = [f"M{n(x - w / 2)} {n(y)}"]
    for i in range(bumps):
        a, b = x - w / 2 + w * i / bumps, x - w / 2 + w * (i + 1) / bumps
        t = (i + 0.5) / bumps
        top = y - h * (0.35 + 0.75 * math.sin(math.pi * t)) * (0.9 + rng.random() * 0.2)
        d.append(
            f"Q{n((a + b) / 2 - w / bumps * 0.35)} {n(top)} {n(b)} {n(y - h * 0.62 * math.sin(math.pi * (i + 1) / bumps))}"
        )
    snow = pic.snow("".join(d) + f"Q{n(x)} {n(y - h * 0.75)} {n(x - w / 2)} {n(y)}Z", 1, 0.9)
    d.append(f"Q{n(x)} {n(y + h * 0.28)} {n(x - w / 2)} {n(y)}Z")
    fill = pic.bokashi((0, lighten(color, 0.22)), (0.55, color), (1, darken(color, 0.35)))
    needles = []
    for i in range(int(w / 2.2)):
        nx = x - w * 0.4 + w * 0.8 * (i + 0.5) / int(w / 2.2)
        top = y - h * 0.55 * math.sin(math.pi * (nx - x + w / 2) / w)
        ny = top + (y - top) * (0.25 + 0.5 * rng.random())
        for lean in (-0.6, 0, 0.6):
            needles.append(f"M{n(nx)} {n(ny)}L{n(nx + lean * h * 0.16)} {n(ny - h * 0.2)}")
    return key("".join(d), fill, 0.7) + path("".join(needles), "none", darken(color, 0.45), 0.32) + snow


def pine(pic: Picture, seed: int = 1, tall: float = 40, lean: float = 6, color: str = PINE) -> str:
    """A garden pine with a bent trunk."""
    rng = random.Random(seed)
    bend = [(0.0, 0.0), (lean * 0.9, -tall * 0.3), (-lean * 0.35, -tall * 0.62), (lean * 0.45, -tall * 0.92)]
    trunk = trunk_path(bend, tall * 0.13, tall * 0.04)
    out = [key(trunk, pic.bokashi((0, BARK), (1, darken(BARK, 0.3)), x2=1, y2=0), 0.7)]
    layers = [(0.42, -0.34, 0.5), (0.5, 0.34, 0.52), (0.68, -0.26, 0.52), (0.8, 0.24, 0.46), (1.0, 0.02, 0.5)]
    for at, side, width in layers:
        cx, cy = lean * 0.2 + side * tall * 0.72, -tall * at
        out.append(line(lean * 0.15, cy + tall * 0.14, cx, cy + tall * 0.01, darken(BARK, 0.25), tall * 0.03))
        out.append(pad(pic, cx, cy, tall * width * (0.95 + rng.random() * 0.2), tall * 0.15, color, rng))
    return "".join(out)


def trunk_path(points: Sequence[Point], base: float, top: float) -> str:
    left, right = [], []
    for i, (x, y) in enumerate(points):
        t = i / (len(points) - 1)
        half = (base + (top - base) * t**0.7) / 2
        left.append((x - half, y))
        right.append((x + half, y))
    return smooth(left + right[::-1], close=True, tension=0.8)


def cedar(pic: Picture, tall: float = 50, color: str = "#2f5a49", seed: int = 1) -> str:
    """A tall dark cedar in ragged tiers."""
    rng = random.Random(seed)
    out = [
        key(
            poly(
                [
                    (-tall * 0.025, 0),
                    (tall * 0.025, 0),
                    (tall * 0.012, -tall * 0.4),
                    (-tall * 0.012, -tall * 0.4),
                ]
            ),
            BARK,
            0.5,
        )
    ]
    tiers = 6
    for i in range(tiers):
        bottom = -tall * (0.1 + 0.135 * i)
        half = tall * (0.2 - 0.026 * i)
        top = bottom - tall * 0.24
        pts = [(0, top)]
        teeth = 5
        right = [
            (
                half * (k + 0.6) / teeth + rng.random(),
                bottom - (half * (1 - k / teeth)) * 0.25 + (1.6 if k % 2 else -1.2) * tall / 50,
            )
            for k in range(teeth)
        ][::-1]
        left = [(-x - rng.random() * 0.6, y) for x, y in right[::-1]]
        pts += [(half, bottom - tall * 0.015), *right, *left, (-half, bottom - tall * 0.015)]
        fill = pic.bokashi((0, lighten(color, 0.14)), (1, darken(color, 0.4)))
        out.append(key(poly(pts), fill, 0.6))
        out.append(
            path(
                "".join(
                    f"M{n(-half * s * 0.5)} {n(bottom - tall * 0.05)}L{n(-half * s * 0.25)} {n(bottom - tall * 0.12)}"
                    for s in (-1, -0.3, 0.4, 1)
                ),
                "none",
                darken(color, 0.5),
                0.4,
            )
        )
        drift = [(0, top), (half * 0.62, bottom - tall * 0.05), (half * 0.2, bottom - tall * 0.1)]
        out.append(pic.snow(poly([*drift, (-half * 0.25, bottom - tall * 0.06), (-half * 0.62, bottom - tall * 0.05)])))
    return "".join(out)


def willow(pic: Picture, tall: float = 44, seed: int = 1, color: str = "#7d9455") -> str:
    """A willow with hanging strands."""
    rng = random.Random(seed)
    trunk = trunk_path(
        [(0, 0), (tall * 0.07, -tall * 0.3), (-tall * 0.03, -tall * 0.6), (tall * 0.04, -tall * 0.88)],
        tall * 0.13,
        tall * 0.05,
    )
    crown = []
    for i in range(24):
        t = i / 23
        a = math.pi * (0.04 + 0.92 * t)
        sx, sy = math.cos(a) * tall * 0.2, -tall * 0.82 - math.sin(a) * tall * 0.16
        reach = math.cos(a) * tall * (0.28 + 0.2 * rng.random())
        end = -tall * (0.12 + 0.3 * rng.random() + 0.18 * math.sin(a))
        tone = mix(color, "#4f6b40", rng.random())
        pts = [
            (tall * 0.03 + sx * 0.3, -tall * 0.86),
            (sx, sy),
            (sx + reach * 0.75, sy + tall * 0.12),
            (sx + reach, (sy + end) / 2),
            (sx + reach * 1.04, end),
        ]
        crown.append(path(smooth(pts), "none", darken(tone, 0.5), tall * 0.036))
        crown.append(path(smooth(pts), "none", tone, tall * 0.022))
        leaves = []
        for k in range(9):
            ly = sy + tall * 0.14 + (end - sy - tall * 0.14) * k / 8
            lx = sx + reach * (0.85 + 0.2 * k / 8)
            leaves.append(
                f"M{n(lx)} {n(ly)}l{n(tall * 0.026)} {n(tall * 0.045)}M{n(lx)} {n(ly)}l{n(-tall * 0.026)} {n(tall * 0.045)}"
            )
        crown.append(path("".join(leaves), "none", lighten(tone, 0.15), tall * 0.014))
    return key(trunk, pic.bokashi((0, "#7a5b41"), (1, "#4a3527"), x2=1, y2=0), 0.7) + "".join(crown)


def blossom_tree(pic: Picture, tall: float = 34, seed: int = 1, color: str = "#e8b4b4") -> str:
    """A cherry in flower (or, in another colour, a maple)."""
    rng = random.Random(seed)
    trunk = trunk_path(
        [(0, 0), (tall * 0.05, -tall * 0.25), (-tall * 0.05, -tall * 0.5), (0, -tall * 0.72)],
        tall * 0.14,
        tall * 0.05,
    )
    out = [key(trunk, "#5f4436", 0.6)]
    for side in (-1, 1):
        out.append(
            brush(
                [(0, -tall * 0.35), (side * tall * 0.14, -tall * 0.5), (side * tall * 0.32, -tall * 0.6)],
                tall * 0.06,
                "#3e2c24",
            )
        )
    puffs = [
        (-0.3, 0.58, 0.2),
        (0.3, 0.6, 0.2),
        (-0.13, 0.74, 0.22),
        (0.17, 0.76, 0.22),
        (0.0, 0.9, 0.19),
        (0.0, 0.62, 0.2),
    ]
    shapes = [blob(px * tall, -py * tall, r * tall, rng) for px, py, r in puffs]
    out += [path(d, "none", darken(color, 0.62), 1.3) for d in shapes]
    fill = pic.bokashi((0, lighten(color, 0.5)), (1, darken(color, 0.1)))
    out += [path(d, fill) for d in shapes]
    for _ in range(int(tall * 1.6)):
        px, py, r = puffs[rng.randrange(len(puffs))]
        a, q = rng.random() * math.tau, rng.random() ** 0.5 * r * 0.9
        tone = rng.choice((lighten(color, 0.65), darken(color, 0.22), darken(color, 0.1)))
        out.append(
            circle((px + math.cos(a) * q) * tall, (-py + math.sin(a) * q) * tall, tall * 0.016 + 0.2, tone)
        )
    out += [pic.snow(d, 0.95, 0.25) for d in shapes]
    return "".join(out)


def blob(x: float, y: float, r: float, rng: random.Random, bumps: int = 8) -> str:
    """A scalloped round outline."""
    pts = [
        (
            x + math.cos(math.tau * i / bumps) * r * (0.9 + rng.random() * 0.15),
            y + math.sin(math.tau * i / bumps) * r * 0.86 * (0.9 + rng.random() * 0.15),
        )
        for i in range(bumps)
    ]
    d = [f"M{n(pts[0][0])} {n(pts[0][1])}"]
    for i in range(bumps):
        bx, by = pts[(i + 1) % bumps]
        d.append(f"A{n(r * 0.42)} {n(r * 0.42)} 0 0 1 {n(bx)} {n(by)}")
    return "".join(d) + "Z"


def ridge(
    pic: Picture, points: Sequence[Point], base: float, top: str, foot: str, outline: float = 0.8
) -> str:
    """A line of hills fading into mist at its foot."""
    d = smooth(points, tension=0.9) + f"L{n(points[-1][0])} {n(base)}L{n(points[0][0])} {n(base)}Z"
    crest = path(smooth(points, tension=0.9), "none", darken(top, 0.45), outline) if outline else ""
    return path(d, pic.bokashi((0, top), (1, foot, 0))) + crest + pic.snow(d, 0.85, 0)


def fuji(
    pic: Picture, w: float, h: float, color: str = "#5f7f9c", snow: str = "#f7f2e2", mist: str = "#f0dcb4"
) -> str:
    """The mountain, its foot lost in mist; (0, 0) is the middle of its foot."""
    left = [(-w / 2, 0), (-w * 0.33, -h * 0.26), (-w * 0.17, -h * 0.62), (-w * 0.065, -h * 0.97)]
    right = [(w * 0.07, -h * 0.965), (w * 0.18, -h * 0.6), (w * 0.35, -h * 0.24), (w / 2, 0)]
    crown = [
        (-w * 0.065, -h * 0.97),
        (-w * 0.03, -h),
        (0, -h * 0.975),
        (w * 0.035, -h * 0.995),
        (w * 0.07, -h * 0.965),
    ]
    body = (
        smooth(left, tension=0.9)
        + smooth(crown, tension=0.6).replace("M", "L", 1)
        + smooth(right, tension=0.9).replace("M", "L", 1)
        + "Z"
    )
    rng = random.Random(3)
    cap = f"M{n(-w * 0.165)} {n(-h * 0.6)}"
    t = -0.165
    while t < 0.15:
        step = 0.018 + rng.random() * 0.03
        deep, high = 0.36 + rng.random() * 0.2, 0.64 + rng.random() * 0.1
        spread = 1 + (0.62 - deep) * 1.1  # the streaks follow the slope outwards
        tip_x = (t + step / 2) * w * spread
        cap += f"Q{n((t + step * 0.15) * w)} {n(-h * (deep + 0.12))} {n(tip_x)} {n(-h * deep)}"
        t += step
        cap += f"Q{n((t - step * 0.1) * w)} {n(-h * (deep + 0.1))} {n(t * w)} {n(-h * high)}"
    cap += f"L{n(w * 0.175)} {n(-h * 0.6)}"
    tip = [
        (w * 0.07, -h * 0.965),
        (w * 0.035, -h * 0.995),
        (0, -h * 0.975),
        (-w * 0.03, -h),
        (-w * 0.065, -h * 0.97),
    ]
    snowcap = cap + poly(tip).replace("M", "L", 1)
    fill = pic.bokashi((0, darken(color, 0.25)), (0.55, color), (1, mist, 0))
    scars = "".join(
        brush(
            [(x * w, -h * a), (x * w * 1.3, -h * (a + b) / 2), (x * w * 1.75, -h * b)],
            w * 0.004,
            darken(color, 0.3),
        )
        for x, a, b in (
            (-0.11, 0.58, 0.3),
            (-0.05, 0.5, 0.25),
            (0.03, 0.52, 0.2),
            (0.09, 0.56, 0.28),
            (0.13, 0.5, 0.3),
        )
    )
    outline = path(
        smooth(left, tension=0.9)
        + smooth(crown, tension=0.6).replace("M", "L", 1)
        + smooth(right, tension=0.9).replace("M", "L", 1),
        "none",
        pic.bokashi((0, INK), (0.5, INK, 0.8), (0.92, INK, 0)),
        max(0.8, w * 0.003),
    )
    return (
        path(body, fill)
        + scars
        + path(snowcap, pic.bokashi((0, snow), (1, lighten(color, 0.55))), darken(color, 0.3), 0.4)
        + pic.snow(body, 1, 0.1)
        + outline
    )


def ripples(
    x: float, y: float, w: float, h: float, count: int, seed: int, color: str = INDIGO, width: float = 0.8
) -> str:
    """Small brush waves scattered over a box of water."""
    rng = random.Random(seed)
    out = []
    for _ in range(count):
        cx, cy = x + rng.random() * w, y + rng.random() * h
        s = 3 + rng.random() * 6
        pts = [
            (cx - s, cy),
            (cx - s * 0.5, cy - s * 0.16),
            (cx, cy + s * 0.04),
            (cx + s * 0.5, cy - s * 0.14),
            (cx + s, cy),
        ]
        out.append(brush(pts, width, color))
    return "".join(out)


def rocks(pic: Picture, seed: int, w: float = 16, color: str = "#8a8577") -> str:
    rng = random.Random(seed)
    out = []
    for i in range(4):
        x, s = (i - 1.5) * w * 0.3, w * (0.16 + 0.14 * rng.random())
        pts = [
            (x - s, 0),
            (x - s * 0.8, -s * 0.7),
            (x - s * 0.1, -s * (0.9 + 0.5 * rng.random())),
            (x + s * 0.7, -s * 0.6),
            (x + s, 0),
        ]
        out.append(
            key(smooth(pts, True, 0.5), pic.bokashi((0, lighten(color, 0.3)), (1, darken(color, 0.3))), 0.6)
        )
    return "".join(out)


def marks(x: float, y: float, w: float, h: float, count: int, seed: int, color: str) -> str:
    """Short level strokes and grains that give bare earth a surface."""
    rng = random.Random(seed)
    out = []
    for _ in range(count):
        cx, cy, s = x + rng.random() * w, y + rng.random() * h, 1.5 + rng.random() * 5
        out.append(brush([(cx - s, cy), (cx, cy - 0.3), (cx + s, cy + 0.1)], 0.55, color))
        if rng.random() < 0.4:
            out.append(circle(cx + s + 2, cy + 1, 0.35, color))
    return "".join(out)


def grass(x: float, y: float, w: float, count: int, seed: int, color: str = "#5f7a45") -> str:
    rng = random.Random(seed)
    d = []
    for _ in range(count):
        gx, gy = x + rng.random() * w, y + rng.random() * 3
        d.append(
            f"M{n(gx)} {n(gy)}q{n(-0.6)} {n(-1.6)} {n(-1.4)} {n(-2.2)}M{n(gx)} {n(gy)}v-3M{n(gx)} {n(gy)}q.6 -1.6 1.5 -2"
        )
    return path("".join(d), "none", color, 0.5)


def birds(x: float, y: float, count: int, seed: int, s: float = 1, color: str = INK) -> str:
    """A skein of geese."""
    rng = random.Random(seed)
    out = []
    for i in range(count):
        bx, by = (
            x + i * 7 * s + rng.random() * 2,
            y + (i if i < count / 2 else count - i) * -2.2 * s + rng.random() * 2,
        )
        out.append(
            path(
                f"M{n(bx - 3 * s)} {n(by - 1.2 * s)}Q{n(bx - s)} {n(by - 1.6 * s)} {n(bx)} {n(by)}Q{n(bx + s)} {n(by - 1.6 * s)} {n(bx + 3 * s)} {n(by - s)}",
                "none",
                color,
                0.7 * s,
            )
        )
    return "".join(out)


def shadow(w: float, color: str = INK, strength: float = 0.18) -> str:
    """The dark patch under a thing, so that it stands on the ground."""
    return ellipse(0, 0, w / 2, w * 0.09, color, extra=f'opacity="{strength}"')


def moon(pic: Picture, r: float) -> str:
    return (
        pic.glow(0, 0, r * 3.2, "#DCE9F2", 0.5)
        + circle(0, 0, r, "#F2EEDC")
        + group(
            circle(-r * 0.25, -r * 0.2, r * 0.18, "#DAD9CE"),
            circle(r * 0.3, r * 0.25, r * 0.25, "#DFDDD0"),
            opacity=0.7,
        )
    )
