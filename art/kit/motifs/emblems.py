"""Auspicious things painted large: cranes, great waves, maple leaves, wisteria, fireworks, blossom sprays."""

from __future__ import annotations

import math
import random

from art.kit.colour import darken, lighten, mix
from art.kit.motifs.nature import pad
from art.kit.palette import INDIGO, INK, SNOW, VERMILION
from art.kit.picture import Picture
from art.kit.sheet import brush, circle, group, key, line, n, path, poly


def crane(pic: Picture, span: float = 80) -> str:
    """A crane in flight, heading right."""
    k = span / 80
    white = pic.bokashi((0, SNOW), (1, "#e3dcc6"))
    out = []
    far = "M2 -2C-4 -16 -10 -28 -24 -38C-12 -36 6 -26 14 -8Z"
    out.append(key(far, darken(SNOW, 0.08), 0.8))
    out.append(path("M-24 -38L-13 -34L-15 -28L-7 -27L-9 -20L-2 -20", "none", INK, 0.7))
    out.append(path("M-24 -38C-18 -36.6 -12 -33.6 -7 -29L-11 -27L-14 -31L-17 -31L-19 -35Z", INK))
    out.append(path("M-14 3L-40 10M-14 4.4L-39 13", "none", INK, 0.9))
    out.append(key("M-18 2C-10 -6 8 -8 18 -2C10 6 -8 8 -18 2Z", white, 0.8))
    out.append(path("M-18 2L-27 -1L-24 3L-28 5L-20 5.4Z", INK))
    out.append(key("M15 -4C24 -8 30 -8 40 -13C34 -6 26 -3 16 1Z", white, 0.8))
    out.append(path("M24 -6.2C30 -7.6 34 -9.8 40 -13C35 -7.4 30 -4.8 24 -3Z", INK))
    out.append(
        path("M40 -13L47 -13.8L40.6 -11.8Z", "#8a8a5a", INK, 0.4)
        + circle(38.6, -12.6, 1.9, SNOW, INK, 0.5)
        + path("M37.2 -13.6Q38.8 -15.4 40.2 -13.8Z", VERMILION)
    )
    near = "M10 -4C6 -22 -2 -42 -20 -56C-2 -52 18 -32 18 -4Z"
    out.append(key(near, white, 0.9))
    feathers = "".join(
        f"M{n(12 - i * 4.4)} {n(-10 - i * 7)}L{n(2 - i * 3.6)} {n(-14 - i * 6.4)}" for i in range(6)
    )
    out.append(path(feathers, "none", "#9a927c", 0.5))
    out.append(path("M-20 -56C-10 -53.6 -2 -48.6 5 -41L0 -40L-2 -44L-6 -43L-8 -48L-12 -48L-13 -52Z", INK))
    return group(*out, scale=k)


def wave(pic: Picture, w: float = 120, seed: int = 1, color: str = INDIGO, foam: str = SNOW) -> str:
    """A breaking wave with claws of foam, curling left; its foot on (0, 0)."""
    k = w / 120
    rng = random.Random(seed)
    deep = pic.bokashi((0, lighten(color, 0.35)), (0.5, color), (1, darken(color, 0.25)))
    body = "M-70 0C-58 -28 -40 -56 -8 -60C16 -64 34 -54 40 -42C24 -50 8 -46 6 -32C4 -18 18 -6 52 0Z"
    curl = "M-8 -60C16 -64 34 -54 40 -42C24 -50 8 -46 6 -32C2 -42 -2 -52 -8 -60Z"
    out = [key(body, deep, 1.2), path(curl, lighten(color, 0.55), INK, 0.7)]
    for i in range(5):
        t = i * 8
        out.append(
            path(
                f"M{n(-56 + t * 1.7)} -2C{n(-50 + t)} {n(-24 + i * 2)} {n(-38 + t * 0.8)} {n(-44 + i * 3)} {n(-12 + t * 0.4)} {n(-54 + i * 4)}",
                "none",
                lighten(color, 0.6),
                1.1,
            )
        )
    edge = [(-30, -52), (-18, -58), (-4, -63), (10, -64), (22, -60), (32, -53), (40, -43), (36, -36)]
    for i, (x, y) in enumerate(edge):
        r = 4.6 + rng.random() * 2.4
        for a in range(5):
            ang = math.pi * (0.1 + 0.25 * a) - i * 0.12
            px, py = x + math.cos(ang) * r * 0.8, y - math.sin(ang) * r * 0.8 + 2
            out.append(circle(px, py, r * (0.34 + 0.2 * rng.random()), foam, INK, 0.5))
        out.append(circle(x, y + 1, r * 0.8, foam))
        if i > 3:
            out.append(path(f"M{n(x - 1)} {n(y + 2)}q2 5 -1 8q4 -2 4 -7Z", foam, INK, 0.5))
    out += [
        circle(-20 + rng.random() * 90, -74 + rng.random() * 24, 0.7 + rng.random(), foam) for _ in range(16)
    ]
    return group(*out, scale=k)


def maple_leaf(r: float, color: str) -> str:
    pts = []
    for i, reach in enumerate((1.0, 0.92, 0.72, 0.5)):
        for side in (1,) if i == 0 else (1, -1):
            a = -math.pi / 2 + side * i * 0.72
            pts.append((a, reach))
    pts.sort()
    out = []
    for i, (a, reach) in enumerate(pts):
        out.append((math.cos(a) * r * reach, math.sin(a) * r * reach))
        if i + 1 < len(pts):
            m = (a + pts[i + 1][0]) / 2
            out.append((math.cos(m) * r * 0.3, math.sin(m) * r * 0.3))
    out.append((0, r * 0.3))
    return line(0, 0, 0, r * 0.95, darken(color, 0.4), max(0.5, r * 0.07)) + key(
        poly(out), color, max(0.4, r * 0.05)
    )


def maple_spray(seed: int, reach: float, count: int = 30) -> str:
    """A branch of maple coming in from the left at (0, 0)."""
    rng = random.Random(seed)
    pts = [
        (reach * t, reach * 0.22 * math.sin(t * 2.2) + reach * 0.05 * math.sin(t * 9))
        for t in (0, 0.25, 0.5, 0.75, 1)
    ]
    out = [brush([(-10, -4), *pts], reach * 0.035, "#4a3328", 0.3)]
    for _ in range(count):
        t = rng.random()
        x, y = reach * t, reach * 0.22 * math.sin(t * 2.2)
        c = rng.choice(("#c8412f", "#d8642f", "#b5332a", "#dd8a3a"))
        out.append(
            group(
                maple_leaf(reach * (0.05 + rng.random() * 0.035), c),
                at=(x + (rng.random() - 0.5) * reach * 0.14, y + (rng.random() - 0.35) * reach * 0.3),
                turn=rng.random() * 360,
            )
        )
    return "".join(out)


def blossom_spray(seed: int, reach: float, count: int = 40, color: str = "#efc3c3") -> str:
    """A flowering branch coming in from the left at (0, 0)."""
    rng = random.Random(seed)
    pts = [
        (reach * t, reach * (0.2 * math.sin(t * 2.6) + 0.04 * math.sin(t * 11)))
        for t in (0, 0.2, 0.4, 0.6, 0.8, 1)
    ]
    out = [brush([(-12, -6), *pts], reach * 0.045, "#4a3328", 0.3)]
    for x, y in pts[1:]:
        out.append(
            brush(
                [(x, y), (x + reach * 0.06, y + reach * 0.07), (x + reach * 0.1, y + reach * 0.16)],
                reach * 0.016,
                "#4a3328",
                0.3,
            )
        )
    for _ in range(count):
        t = rng.random()
        x = reach * t + (rng.random() - 0.5) * reach * 0.1
        y = reach * 0.2 * math.sin(t * 2.6) + (rng.random() - 0.3) * reach * 0.2
        r = reach * (0.016 + rng.random() * 0.012)
        petals = "".join(
            circle(
                math.cos(math.tau * k / 5) * r,
                math.sin(math.tau * k / 5) * r,
                r * 0.78,
                color,
                darken(color, 0.5),
                0.5,
            )
            for k in range(5)
        )
        out.append(
            group(
                petals,
                *(
                    circle(
                        math.cos(math.tau * k / 5) * r,
                        math.sin(math.tau * k / 5) * r,
                        r * 0.7,
                        lighten(color, 0.35),
                    )
                    for k in range(5)
                ),
                circle(0, 0, r * 0.42, "#d87a7a"),
                at=(x, y),
                turn=rng.random() * 72,
            )
        )
    return "".join(out)


def wisteria(seed: int, long: float = 60, color: str = "#8a6fb0") -> str:
    """A hanging cluster from (0, 0)."""
    rng = random.Random(seed)
    out = [line(0, 0, 0, long, "#6f7f4a", long * 0.015)]
    rows = int(long / 3)
    for i in range(rows):
        t = i / rows
        half = long * 0.14 * (1 - t) ** 0.7 + 0.6
        for _ in range(max(2, int(6 * (1 - t)))):
            x = (rng.random() - 0.5) * 2 * half
            tone = mix(lighten(color, 0.55), darken(color, 0.1), t * 0.7 + rng.random() * 0.3)
            out.append(
                circle(
                    x,
                    long * 0.06 + t * long * 0.94,
                    long * 0.026 * (1.15 - t * 0.6),
                    tone,
                    darken(color, 0.45),
                    0.35,
                )
            )
    return "".join(out)


def firework(pic: Picture, r: float, color: str, seed: int = 1) -> str:
    """A chrysanthemum of fire."""
    rng = random.Random(seed)
    c = color.upper()
    out = [pic.glow(0, 0, r * 1.3, c, 0.4)]
    for ring, rays in ((1.0, 28), (0.66, 20), (0.34, 12)):
        for i in range(rays):
            a = math.tau * (i + rng.random() * 0.4) / rays
            x, y = math.cos(a) * r * ring, math.sin(a) * r * ring
            out.append(
                path(
                    f"M{n(x * 0.55)} {n(y * 0.55)}Q{n(x * 0.8)} {n(y * 0.8)} {n(x)} {n(y + r * 0.06)}",
                    "none",
                    c,
                    r * 0.012,
                )
            )
            out.append(circle(x, y + r * 0.06, r * 0.018, "#FFF2CC"))
    return "".join(out)


def pine_bough(pic: Picture, reach: float, color: str = "#3f6b57", seed: int = 1) -> str:
    """A great branch of pine entering from the left at (0, 0)."""
    rng = random.Random(seed)
    trunk = [
        (-20, -reach * 0.06),
        (reach * 0.2, reach * 0.02),
        (reach * 0.45, -reach * 0.05),
        (reach * 0.7, reach * 0.06),
        (reach, reach * 0.02),
    ]
    out = [brush(trunk, reach * 0.09, INK, 0.4), brush(trunk, reach * 0.078, "#6e4a35", 0.4)]
    for t, dy, w in (
        (0.14, 0.13, 0.3),
        (0.36, -0.1, 0.34),
        (0.5, 0.13, 0.34),
        (0.72, -0.03, 0.36),
        (0.92, 0.09, 0.34),
    ):
        x, y = reach * t, reach * dy
        out.append(
            brush(
                [(x - reach * 0.04, reach * 0.0), (x, y * 0.6), (x + reach * 0.04, y)],
                reach * 0.025,
                "#4a3328",
                0.4,
            )
        )
        out.append(group(pad(pic, 0, 0, w * 100, 12, color, rng), at=(x, y), scale=reach / 100))
    return "".join(out)
