"""Skies, hills, water, weather, trees and buildings, drawn once and set into every card scene."""

from __future__ import annotations

import math

from art.kit.colour import mix as tone
from art.kit.press import (
    EARTH,
    GOLD,
    INDIGO,
    INK,
    LANTERN,
    PAPER,
    PINE,
    SHADOW,
    SLATE,
    SNOW,
    STRAW,
    VERMILION,
    Point,
    Sheet,
    brush,
    circle,
    ellipse,
    group,
    line,
    poly,
    rect,
    shape,
)


def sky(s: Sheet, *stops: tuple[float, str]) -> None:
    s.add(rect(-10, -10, s.width + 20, s.height + 20, s.bokashi(*stops)))


def moon(s: Sheet, x: float, y: float, r: float, color: str = SNOW, halo: str = SNOW, strength: float = 0.5) -> None:
    s.add(circle(x, y, r * 2.1, s.glow(halo, strength)), circle(x, y, r, color))


def stars(s: Sheet, count: int, floor: float, color: str = SNOW) -> None:
    for _ in range(count):
        s.add(circle(s.random.uniform(0, s.width), s.random.uniform(0, floor), s.random.choice([0.9, 1.2, 1.8]), color))


def clouds(s: Sheet, x: float, y: float, length: float, rows: int = 3, color: str = GOLD, thick: float = 15) -> None:
    """Suyari-gasumi: the banded cloud that hides what a scene does not need."""
    paint = s.bokashi((0, tone(color, "#ffffff", 0.35)), (1, color))
    edge = tone(color, INK, 0.45)
    bands = []
    for i in range(rows):
        shift, n = s.random.uniform(-0.22, 0.22) * length, length * s.random.uniform(0.6, 1.0)
        bands.append((x + shift + (length - n) / 2, y + i * thick * 0.8, n))
    for bx, by, n in bands:
        s.add(rect(bx, by, n, thick, edge, 2.4, edge, thick / 2))
    for bx, by, n in bands:
        s.add(rect(bx, by, n, thick, paint, 0, edge, thick / 2))
    for bx, by, n in bands:
        s.add(line([(bx + thick, by + thick - 2), (bx + n * 0.6, by + thick - 2)], edge, 0.9))


def hills(s: Sheet, points: list[Point], fill: str, weight: float = 1.6) -> None:
    ring = [(-20, s.height + 20, 0), (-20, points[0][1], 0), *points, (s.width + 20, points[-1][1], 0)]
    s.add(shape([*ring, (s.width + 20, s.height + 20, 0)], fill, weight))


def fuji(s: Sheet, x: float, y: float, w: float, h: float, color: str = INDIGO, snow: str = SNOW) -> None:
    """The mountain, its foot at y; snow runs down in tongues."""
    left, right = x - w / 2, x + w / 2
    ring: list[Point] = [(left, y, 0), (x - w * 0.2, y - h * 0.58), (x - w * 0.06, y - h, 0), (x - w * 0.02, y - h * 0.97),
                         (x + w * 0.02, y - h * 0.985), (x + w * 0.055, y - h, 0), (x + w * 0.21, y - h * 0.58), (right, y, 0)]
    s.add(shape(ring, s.bokashi((0, color), (0.65, tone(color, PAPER, 0.25)), (1, tone(color, PAPER, 0.65))), 2))
    cap: list[Point] = [(x - w * 0.06, y - h, 0), (x - w * 0.02, y - h * 0.97), (x + w * 0.02, y - h * 0.985),
                        (x + w * 0.055, y - h, 0), (x + w * 0.135, y - h * 0.755, 0)]
    for i in range(6):
        t = 0.12 - i * 0.05
        cap.append((x + w * (t - 0.01), y - h * (0.8 - (i % 2) * 0.06), 0))
        cap.append((x + w * (t - 0.03), y - h * (0.64 + (i % 3) * 0.05), 0))
    cap.append((x - w * 0.135, y - h * 0.755, 0))
    s.add(shape(cap, snow, 0))


def seigaiha(s: Sheet, fill: str, ink: str, r: float = 18, thin: float = 1.3) -> str:
    rings = "".join(circle(cx, cy, r * k, fill, thin, ink) for cx, cy in ((0, r), (r * 2, r)) for k in (1, 0.7, 0.4))
    low = "".join(circle(r, r * 1.5, r * k, fill, thin, ink) for k in (1, 0.7, 0.4))
    top = "".join(circle(r, r * 0.5, r * k, fill, thin, ink) for k in (1, 0.7, 0.4))
    bottom = "".join(circle(cx, r * 2, r * k, fill, thin, ink) for cx in (0, r * 2) for k in (1, 0.7, 0.4))
    base = "".join(circle(cx, 0, r * k, fill, thin, ink) for cx in (0, r * 2) for k in (1, 0.7, 0.4))
    return s.tile(r * 2, r, base + top + rings + low + bottom)


def water(s: Sheet, y: float, color: str, light: str, rows: int = 6, step: float = 0) -> None:
    """Level water: a gradation and long tapered ripples that widen towards the viewer."""
    h = s.height - y
    s.add(rect(-10, y, s.width + 20, h + 12, s.bokashi((0, tone(color, light, 0.45)), (0.4, color), (1, tone(color, INK, 0.25)))))
    for i in range(rows):
        yy = y + 8 + (h - 8) * ((i + 0.3) / rows) ** 1.2
        for _ in range(4):
            x, n = s.random.uniform(-30, s.width), s.random.uniform(40, 130)
            d = s.random.uniform(-2, 2) + step
            s.add(brush([(x, yy), (x + n * 0.3, yy - 2 + d), (x + n * 0.7, yy + 2 + d), (x + n, yy)], [0, 1.6 + i * 0.25, 0], light))


def wave(s: Sheet, x: float, y: float, w: float, h: float, color: str = INDIGO, foam: str = SNOW, flip: bool = False) -> None:
    """One breaking wave with a clawed crest; its root lies at (x, y), the crest h above."""
    crest: list[Point] = [(-0.62, 0.3), (-0.4, -0.2), (-0.12, -0.66), (0.16, -0.96), (0.46, -0.98), (0.7, -0.74), (0.74, -0.5)]
    hollow: list[Point] = [(0.74, -0.5), (0.6, -0.66), (0.38, -0.7), (0.2, -0.5), (0.2, -0.2), (0.44, 0.06), (0.9, 0.3)]

    def at(p: Point) -> tuple[float, float]:
        return (p[0] * w, p[1] * h)

    ring = [at(p) for p in crest] + [at(p) for p in hollow[1:]]
    ring[0], ring[6], ring[-1] = (*ring[0], 0), (*ring[6], 0), (*ring[-1], 0)  # type: ignore[assignment]
    out = shape(ring, color, 2.6)
    pale = tone(color, SNOW, 0.4)
    for k in range(4):
        m = k / 4.4 + 0.1
        stripe = [at((c[0] + (d[0] - c[0]) * m, c[1] + (d[1] - c[1]) * m)) for c, d in zip(crest[:6], hollow[::-1][:1] + hollow[5:0:-1], strict=True)]
        out += brush(stripe, [1, 5, 7, 6, 2], pale if k % 2 else tone(color, INK, 0.3))
    edge: list[Point] = [at((-0.14, -0.7)), at((0.14, -1.02)), at((0.48, -1.05)), at((0.76, -0.8))]
    for i in range(9):
        t = i / 8
        cx, cy = (0.8 - t * 0.62), (-0.5 - 0.24 * math.sin(t * 2.2))
        edge += [at((cx + 0.03, cy - 0.04)), (*at((cx + 0.035 - t * 0.02, cy + 0.1)), 0), at((cx - 0.02, cy - 0.03))]
    edge += [at((0.12, -0.82)), at((0.0, -0.76))]
    out += shape(edge, foam, 2.2)
    for i in range(5):
        t = i / 5
        out += circle(*at((0.2 + t * 0.5, -0.94 + t * t * 0.22)), 3.4, pale)
    for _ in range(16):
        px, py = at((0.3 + s.random.uniform(0, 0.75), -1.0 + s.random.uniform(-0.16, 0.4)))
        out += circle(px, py, s.random.uniform(1.4, 3.6), foam, 0.9)
    s.add(group(out, x, y, 1, flip))


def rain(s: Sheet, count: int = 90, slant: float = 0.28, color: str = INK, opacity: float = 0.55) -> None:
    out = ""
    for _ in range(count):
        x, y, n = s.random.uniform(-40, s.width + 60), s.random.uniform(-40, s.height), s.random.uniform(40, 110)
        out += brush([(x, y), (x - n * slant, y + n)], [0.3, 1.3, 0.3], color)
    s.add(f'<g opacity="{opacity}">{out}</g>')


def snowfall(s: Sheet, count: int = 110) -> None:
    for _ in range(count):
        s.add(circle(s.random.uniform(0, s.width), s.random.uniform(0, s.height), s.random.choice([1.2, 1.8, 2.6, 3.2]), SNOW))


def needles(cx: float, cy: float, w: float, fill: str, weight: float = 2) -> str:
    """One flat cushion of a pine, scalloped above; w is half its width."""
    bumps: list[Point] = [(cx - w, cy, 0)]
    for i in range(5):
        bumps.append((cx - w + w * 2 * (i + 0.5) / 5, cy - w * (0.34 + 0.24 * math.sin(math.pi * (i + 0.5) / 5))))
        if i < 4:
            bumps.append((cx - w + w * 2 * (i + 1) / 5, cy - w * (0.16 + 0.2 * math.sin(math.pi * (i + 1) / 5)), 0))
    out = shape([*bumps, (cx + w, cy, 0), (cx, cy + w * 0.12)], fill, weight)
    for i in range(5):
        a = cx - w * 0.7 + w * 1.4 * i / 4
        out += line([(a, cy - w * 0.02), (a + w * 0.05, cy - w * 0.2)], tone(fill, INK, 0.55), max(0.8, weight * 0.7))
    return out


def pine(x: float, y: float, h: float, lean: float = 0.2, fill: str = PINE, trunk: str = EARTH) -> str:
    """A wind-shaped matsu: bent trunk, flat needle cushions."""
    dx = h * lean
    out = brush([(x, y), (x + dx * 0.2, y - h * 0.3), (x + dx * 0.9, y - h * 0.55), (x + dx * 0.7, y - h * 0.85)], [h * 0.13, h * 0.09, h * 0.06, h * 0.02], INK)
    out += brush([(x, y), (x + dx * 0.2, y - h * 0.3), (x + dx * 0.9, y - h * 0.55), (x + dx * 0.7, y - h * 0.85)], [h * 0.09, h * 0.06, h * 0.035, 1], trunk)
    pads = [(-0.28, -0.42, 0.3), (0.5, -0.5, 0.3), (-0.02, -0.68, 0.34), (0.42, -0.8, 0.28), (0.1, -0.95, 0.26)]
    for px, py, r in pads:
        out += needles(x + dx * 0.6 + px * h, y + py * h, r * h, fill, max(1.2, h * 0.012))
    return out


def cedar(x: float, y: float, h: float, fill: str) -> str:
    """A tall sugi in drooping tiers."""
    out, w = rect(x - h * 0.025, y - h * 0.12, h * 0.05, h * 0.12, EARTH, 1.2), h * 0.2
    for i in range(6):
        t = i / 6
        base, half = y - h * (0.08 + t * 0.78), w * (1 - t * 0.82)
        out += shape([(x - half, base, 0), (x - half * 0.45, base - h * 0.1), (x, base - h * 0.24, 0), (x + half * 0.45, base - h * 0.1), (x + half, base, 0), (x + half * 0.3, base - h * 0.025), (x - half * 0.3, base - h * 0.02)], tone(fill, INK, 0.16 * (i % 2)), 1.3)
    return out


def bamboo(x: float, h: float, w: float, fill: str, base: float = 262, lean: float = 0) -> str:
    out, joints = "", 6
    for i in range(joints):
        y0, y1 = base - h * i / joints, base - h * (i + 1) / joints
        x0, x1 = x + lean * i / joints, x + lean * (i + 1) / joints
        out += poly([(x0 - w / 2, y0 - 1.5), (x1 - w / 2, y1 + 1.5), (x1 + w / 2, y1 + 1.5), (x0 + w / 2, y0 - 1.5)], fill, 1.4)
    return out


def bamboo_leaves(s: Sheet, x: float, y: float, n: int, fill: str, size: float = 30) -> None:
    for _ in range(n):
        a = s.random.uniform(0.5, 2.7)
        px, py, k = x + s.random.uniform(-size, size), y + s.random.uniform(-size * 0.5, size * 0.5), s.random.uniform(0.6, 1.1) * size
        s.add(brush([(px, py), (px + math.cos(a) * k * 0.5, py + math.sin(a) * k * 0.5), (px + math.cos(a) * k, py + math.sin(a) * k)], [0.5, size * 0.2, 0], fill))


def branch_blossom(s: Sheet, pts: list[Point], petals: str, heart: str, n: int = 14, width: float = 9) -> None:
    s.add(brush(pts, [width, width * 0.6, 1.5], INK))
    for _ in range(n):
        t = s.random.uniform(0.15, 1.0) * (len(pts) - 1)
        i = min(int(t), len(pts) - 2)
        u = t - i
        x = pts[i][0] + (pts[i + 1][0] - pts[i][0]) * u + s.random.uniform(-14, 14)
        y = pts[i][1] + (pts[i + 1][1] - pts[i][1]) * u + s.random.uniform(-12, 12)
        s.add(blossom(x, y, s.random.uniform(5, 8.5), petals, heart))


def blossom(x: float, y: float, r: float, petals: str, heart: str) -> str:
    out = "".join(circle(x + math.sin(k * math.tau / 5) * r * 0.62, y - math.cos(k * math.tau / 5) * r * 0.62, r * 0.5, petals, max(0.7, r * 0.1)) for k in range(5))
    return out + circle(x, y, r * 0.28, heart)


def maple_leaf(x: float, y: float, r: float, fill: str, turn: float = 0) -> str:
    pts: list[Point] = []
    for k in range(-3, 4):
        a = k * 0.62
        n = r * (1 - abs(k) * 0.13)
        pts.append((math.sin(a) * n, -math.cos(a) * n))
        if k < 3:
            pts.append((math.sin(a + 0.31) * r * 0.42, -math.cos(a + 0.31) * r * 0.42))
    pts += [(0, r * 0.18)]
    return group(poly(pts, fill, max(0.8, r * 0.09)) + line([(0, 0), (0, r * 0.75)], INK, max(0.9, r * 0.1)), x, y, 1, False, turn)


def roof(x: float, y: float, w: float, h: float, fill: str = SLATE, ridge: float = 0.5, lift: float = 0.16, tiles: bool = True) -> str:
    """A curved hip roof, its eaves centred on (x, y)."""
    a, b, r = x - w / 2, x + w / 2, w * ridge / 2
    d = lift * h
    ring: list[Point] = [(a, y - d, 0), (x - w * 0.36, y - h * 0.28), (x - r, y - h, 0), (x + r, y - h, 0), (x + w * 0.36, y - h * 0.28), (b, y - d, 0),
                         (x + w * 0.3, y + h * 0.06), (x - w * 0.3, y + h * 0.06)]
    out = shape(ring, fill, max(1.2, h * 0.05))
    if tiles:
        count = max(4, int(w / 14))
        dark = tone(fill, INK, 0.6)
        for i in range(1, count):
            t = i / count * 2 - 1
            out += line([(x + t * r * 0.98, y - h * 0.95), (x + t * w * 0.33, y - h * 0.36), (x + t * w * 0.44, y - 0.02 * h)], dark, max(0.7, h * 0.025))
    out += rect(x - r - h * 0.07, y - h * 1.08, r * 2 + h * 0.14, h * 0.15, tone(fill, INK, 0.45), max(1, h * 0.03), INK, 1)
    return out


def keep(x: float, y: float, w: float, tiers: int = 3, wall: str = SNOW, tiles: str = SLATE, stone: str = "#9c9687", lit: str = SHADOW) -> str:
    """A castle keep on its battered stone base; (x, y) is the foot."""
    base = w * 0.42
    out = shape([(x - w * 0.66, y, 0), (x - w * 0.56, y - base * 0.5), (x - w * 0.5, y - base, 0), (x + w * 0.5, y - base, 0), (x + w * 0.56, y - base * 0.5), (x + w * 0.66, y, 0)], stone, 1.8)
    for i in range(3):
        yy = y - base * (0.24 + i * 0.27)
        out += line([(x - w * (0.6 - i * 0.03), yy), (x + w * (0.6 - i * 0.03), yy)], tone(stone, INK, 0.5), 1)
        for k in range(5):
            xx = x - w * 0.45 + w * 0.22 * k + (i % 2) * w * 0.1
            out += line([(xx, yy), (xx + 1, yy + base * 0.22)], tone(stone, INK, 0.5), 1)
    yy, ww = y - base, w
    for t in range(tiers):
        h = ww * 0.3
        out += rect(x - ww * 0.44, yy - h, ww * 0.88, h, wall, 1.6)
        n = max(2, 5 - t)
        for k in range(n):
            out += rect(x - ww * 0.34 + ww * 0.68 * k / (n - 1) - ww * 0.035, yy - h * 0.62, ww * 0.07, h * 0.4, lit, 0.9)
        top = t == tiers - 1
        out += roof(x, yy - h, ww * 1.24, ww * (0.34 if top else 0.24), tiles, 0.4 if top else 0.62)
        yy, ww = yy - h - ww * (0.1 if not top else 0.3), ww * 0.76
    out += brush([(x - ww * 0.42, yy - 2), (x - ww * 0.5, yy - ww * 0.24)], [3, 1], GOLD) + brush([(x + ww * 0.42, yy - 2), (x + ww * 0.5, yy - ww * 0.24)], [3, 1], GOLD)
    return out


def house(x: float, y: float, w: float, h: float, wall: str = STRAW, tiles: str = SLATE, lit: str = LANTERN, panes: int = 4) -> str:
    out = rect(x - w / 2, y - h * 0.6, w, h * 0.6, wall, 1.8)
    for k in range(panes):
        px = x - w * 0.44 + w * 0.88 * k / panes
        out += rect(px + 2, y - h * 0.46, w * 0.88 / panes - 4, h * 0.38, lit, 1.2)
        out += line([(px + w * 0.44 / panes, y - h * 0.46), (px + w * 0.44 / panes, y - h * 0.08)], INK, 1)
        out += line([(px + 2, y - h * 0.28), (px + w * 0.88 / panes - 2, y - h * 0.28)], INK, 1)
    return out + rect(x - w / 2 - 2, y - 4, w + 4, 5, EARTH, 1.2) + roof(x, y - h * 0.56, w * 1.24, h * 0.46, tiles, 0.7)


def pagoda(x: float, y: float, w: float, tiers: int = 5, wall: str = VERMILION, tiles: str = SHADOW) -> str:
    out, yy, ww = "", y, w
    for _ in range(tiers):
        h = ww * 0.3
        out += rect(x - ww * 0.32, yy - h, ww * 0.64, h, wall, 1.4)
        for k in (-1, 0, 1):
            out += rect(x + k * ww * 0.2 - ww * 0.05, yy - h * 0.8, ww * 0.1, h * 0.7, PAPER, 0.7)
        out += roof(x, yy - h, ww * 1.2, ww * 0.26, tiles, 0.5, 0.2)
        yy, ww = yy - h - ww * 0.14, ww * 0.88
    return out + brush([(x, yy + 6), (x, yy - w * 0.6)], [4, 2], INK) + "".join(circle(x, yy - w * k, 2.6, GOLD, 0.8) for k in (0.1, 0.22, 0.34))


def torii(x: float, y: float, w: float, h: float, color: str = VERMILION) -> str:
    out = poly([(x - w * 0.36, y), (x - w * 0.31, y - h * 0.9), (x - w * 0.24, y - h * 0.9), (x - w * 0.27, y)], color, 2)
    out += poly([(x + w * 0.36, y), (x + w * 0.31, y - h * 0.9), (x + w * 0.24, y - h * 0.9), (x + w * 0.27, y)], color, 2)
    out += rect(x - w * 0.42, y - h * 0.7, w * 0.84, h * 0.07, color, 2) + rect(x - w * 0.03, y - h * 0.86, w * 0.06, h * 0.17, color, 1.4)
    out += shape([(x - w * 0.56, y - h * 1.02, 0), (x, y - h * 0.94), (x + w * 0.56, y - h * 1.02, 0), (x + w * 0.5, y - h * 0.88, 0), (x, y - h * 0.84), (x - w * 0.5, y - h * 0.88, 0)], color, 2)
    return out + shape([(x - w * 0.58, y - h * 1.08, 0), (x, y - h), (x + w * 0.58, y - h * 1.08, 0), (x + w * 0.56, y - h * 1.0, 0), (x, y - h * 0.93), (x - w * 0.56, y - h * 1.0, 0)], INK, 1)


def lantern(s: Sheet, x: float, y: float, r: float, color: str = LANTERN, glow: float = 0.75, mark: str = VERMILION) -> str:
    """A hanging paper lantern, top at y."""
    out = circle(x, y + r * 1.3, r * 3.2, s.glow(LANTERN, glow)) if glow else ""
    out += ellipse(x, y + r * 1.3, r, r * 1.2, color, max(1.2, r * 0.1))
    for k in (-0.6, -0.2, 0.2, 0.6):
        half = math.sqrt(1 - (k / 1.2) ** 2) * r
        out += line([(x - half, y + r * (1.3 + k)), (x, y + r * (1.36 + k)), (x + half, y + r * (1.3 + k))], tone(color, INK, 0.5), max(0.7, r * 0.05))
    out += circle(x, y + r * 1.3, r * 0.4, mark) if mark else ""
    return out + rect(x - r * 0.5, y, r, r * 0.26, INK) + rect(x - r * 0.5, y + r * 2.36, r, r * 0.26, INK)


def boat(x: float, y: float, w: float, hull: str = EARTH) -> str:
    """A plain river boat, waterline at y."""
    ring: list[Point] = [(x - w * 0.5, y - w * 0.13, 0), (x - w * 0.2, y - w * 0.045), (x + w * 0.25, y - w * 0.05), (x + w * 0.54, y - w * 0.2, 0), (x + w * 0.42, y + w * 0.03), (x - w * 0.4, y + w * 0.03)]
    return shape(ring, hull, 2.2) + line([(x - w * 0.44, y - w * 0.075), (x - w * 0.1, y - w * 0.012), (x + w * 0.25, y - w * 0.015), (x + w * 0.48, y - w * 0.12)], INK, 1.3)


def junk(x: float, y: float, w: float, sail: str = PAPER, hull: str = EARTH, crest: str = "") -> str:
    """A coastal trader under one great sail."""
    mast = brush([(x, y), (x, y - w * 0.95)], [w * 0.035, w * 0.02], INK)
    cloth: list[Point] = [(x - w * 0.3, y - w * 0.88, 0), (x, y - w * 0.9), (x + w * 0.3, y - w * 0.88, 0), (x + w * 0.37, y - w * 0.5), (x + w * 0.29, y - w * 0.16, 0), (x, y - w * 0.21), (x - w * 0.29, y - w * 0.16, 0), (x - w * 0.23, y - w * 0.5)]
    out = mast + shape(cloth, sail, 2.2)
    for k in (-0.14, 0, 0.14):
        out += line([(x + k * w, y - w * 0.88), (x + k * w * 1.3 + w * 0.05, y - w * 0.5), (x + k * w, y - w * 0.19)], tone(sail, INK, 0.45), 1.1)
    if crest:
        out += circle(x + w * 0.05, y - w * 0.54, w * 0.13, crest)
    hull_ring: list[Point] = [(x - w * 0.52, y - w * 0.2, 0), (x - w * 0.4, y - w * 0.06), (x + w * 0.2, y - w * 0.05), (x + w * 0.52, y - w * 0.24, 0), (x + w * 0.56, y - w * 0.28, 0), (x + w * 0.42, y + w * 0.09), (x - w * 0.38, y + w * 0.09)]
    out += shape(hull_ring, hull, 2.4)
    return out + line([(x - w * 0.45, y), (x, y + w * 0.02), (x + w * 0.46, y - w * 0.06)], GOLD, 2.2)


def carrack(x: float, y: float, w: float, hull: str = "#3b2a22", sail: str = SNOW) -> str:
    """The southern barbarians' black ship: high castles, three masts."""
    out = ""
    for mx, top, sw in ((-0.26, 0.72, 0.24), (0.04, 0.95, 0.34), (0.32, 0.66, 0.2)):
        out += brush([(x + mx * w, y), (x + mx * w, y - top * w)], [w * 0.03, w * 0.015], INK)
        for k, (a, b) in enumerate(((0.3, 0.6), (0.64, 0.88))):
            n = sw * w * (0.5 if k else 0.62)
            t, u = y - top * w * b, y - top * w * a
            out += shape([(x + mx * w - n * 0.8, t, 0), (x + mx * w + n * 0.8, t, 0), (x + mx * w + n * 1.1, (t + u) / 2), (x + mx * w + n, u, 0), (x + mx * w, u - 4), (x + mx * w - n, u, 0), (x + mx * w - n * 0.75, (t + u) / 2)], sail, 1.8)
        out += brush([(x + mx * w, y - top * w), (x + mx * w + w * 0.06, y - top * w - 3), (x + mx * w + w * 0.11, y - top * w + 2)], [4, 6, 0], VERMILION)
    cx, cy, n = x + 0.05 * w, y - 0.44 * w, w * 0.055
    out += rect(cx - n * 0.22, cy - n, n * 0.44, n * 2.2, VERMILION) + rect(cx - n * 0.75, cy - n * 0.42, n * 1.5, n * 0.44, VERMILION)
    ring: list[Point] = [(x - w * 0.55, y - w * 0.26, 0), (x - w * 0.36, y - w * 0.22, 0), (x - w * 0.32, y - w * 0.1, 0), (x + w * 0.22, y - w * 0.1, 0), (x + w * 0.26, y - w * 0.26, 0), (x + w * 0.52, y - w * 0.34, 0), (x + w * 0.46, y - w * 0.02), (x + w * 0.32, y + w * 0.1), (x - w * 0.36, y + w * 0.1), (x - w * 0.5, y - w * 0.05)]
    out += shape(ring, hull, 2.4) + line([(x - w * 0.5, y - w * 0.06), (x, y), (x + w * 0.47, y - w * 0.08)], GOLD, 2.4)
    return out + "".join(circle(x - w * 0.28 + k * w * 0.12, y + w * 0.035, w * 0.018, LANTERN, 1) for k in range(6))


def bridge(x: float, y: float, w: float, rise: float, color: str = VERMILION, deck: float = 14) -> str:
    """An arched bridge from x to x+w, springing at y."""
    def at(t: float, up: float = 0) -> Point:
        return (x + w * t, y - rise * math.sin(math.pi * t) - up)

    n = 12
    out = "".join(rect(x + w * t - 4, at(t)[1], 8, rise * math.sin(math.pi * t) + 60, tone(color, INK, 0.45), 1.6) for t in (0.22, 0.4, 0.6, 0.78))
    top = [at(i / n, 0) for i in range(n + 1)]
    low = [at(i / n, -deck) for i in range(n, -1, -1)]
    out += shape([(*top[0][:2], 0), *top[1:-1], (*top[-1][:2], 0), (*low[0][:2], 0), *low[1:-1], (*low[-1][:2], 0)], color, 2)
    out += line([at(i / n, 26) for i in range(n + 1)], INK, 6) + line([at(i / n, 26) for i in range(n + 1)], color, 3.4)
    for i in range(n + 1):
        px, py = at(i / n, 28)
        out += rect(px - 2.6, py - 4, 5.2, 32, color, 1.4)
        out += circle(px, py - 5, 3.4, GOLD, 1.2)
    return out


def grass(s: Sheet, y: float, count: int, color: str, h: float = 30) -> None:
    for _ in range(count):
        x, n = s.random.uniform(-10, s.width), s.random.uniform(0.5, 1.2) * h
        d = s.random.uniform(-0.5, 0.7) * n
        s.add(brush([(x, y), (x + d * 0.3, y - n * 0.6), (x + d, y - n)], [3, 2, 0], color))


def wall_tiled(s: Sheet, x: float, y: float, w: float, h: float, wall: str = SNOW, tiles: str = SLATE) -> None:
    """A plaster wall under a row of tiles, top of the tiles at y."""
    s.add(rect(x, y + 14, w, h, wall, 2), rect(x, y + 14 + h * 0.55, w, h * 0.45, tone(wall, INK, 0.35), 1.6))
    s.add(rect(x - 4, y + 4, w + 8, 14, tiles, 2), rect(x - 4, y - 4, w + 8, 10, tone(tiles, INK, 0.3), 2, INK, 4))
    n = int(w / 16)
    for k in range(n + 1):
        s.add(circle(x + k * w / n, y + 18, 5, tiles, 1.4), line([(x + k * w / n, y + 6), (x + k * w / n, y + 16)], INK, 1))
