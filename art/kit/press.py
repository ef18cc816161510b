"""The card press: one sheet of paper, its inks, and the strokes every card picture is cut with.

All shapes are plain SVG text. Lines swell and taper (`brush`, `shape`) because a key block is cut, not ruled.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.kit.cutter import gradients
from art.kit.palette import GOLD, INDIGO, INK, LANTERN, NIGHT, PAPER, PINE, PLUM, SILVER, SNOW, VERMILION

Point = tuple[float, ...]  # (x, y), or (x, y, 0) for a sharp corner on a curve

# Second pulls of the shared inks, needed for distance and for night.
SKIN, SKIN_PALE, SKIN_DARK = "#ecc7a0", "#f6e6d3", "#d6a273"
DUSK, PEACH, MIST, SEA, STRAW, EARTH = "#e08f63", "#f0c79a", "#cfd8cf", "#4f86a3", "#d9bd83", "#8a5a3a"
SHADOW, SLATE, BLOOD, MOSS, LEAF, ROSE = "#1d2b3d", "#4c6076", "#8f2a22", "#6d8f6a", "#8fae7c", "#d99a94"

__all__ = [
    "BLOOD", "DUSK", "EARTH", "GOLD", "INDIGO", "INK", "LANTERN", "LEAF", "MIST", "MOSS", "NIGHT", "PAPER", "PEACH",
    "PINE", "PLUM", "ROSE", "SEA", "SHADOW", "SILVER", "SKIN", "SKIN_DARK", "SKIN_PALE", "SLATE", "SNOW", "STRAW",
    "VERMILION", "Point", "Sheet", "brush", "circle", "curve", "ellipse", "group", "line", "path", "poly", "rect",
    "shape",
]


def num(v: float) -> str:
    return f"{v:.1f}".rstrip("0").rstrip(".")


class Sheet:
    """One print being pulled: collects shapes, gradations and clips, and dries into SVG text."""

    def __init__(self, name: str, width: int, height: int) -> None:
        self.name, self.width, self.height = name, width, height
        self.random = random.Random(name)
        self.defs: list[str] = []
        self.body: list[str] = []

    def add(self, *parts: str) -> None:
        self.body.extend(parts)

    def new_id(self) -> str:
        return f"d{len(self.defs)}"

    def bokashi(self, *stops: tuple[float, str] | tuple[float, str, float], angle: float = 90) -> str:
        """A gradation wiped across the block; angle 90 runs top to bottom. Returns a paint."""
        key = self.new_id()
        dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        inner = "".join(
            f'<stop offset="{s[0]}" stop-color="{s[1]}" stop-opacity="{s[2] if len(s) > 2 else 1}"/>' for s in stops
        )
        x1, y1, x2, y2 = (0.5 - dx / 2, 0.5 - dy / 2, 0.5 + dx / 2, 0.5 + dy / 2)
        self.defs.append(
            f'<linearGradient id="{key}" x1="{x1:.3f}" y1="{y1:.3f}" x2="{x2:.3f}" y2="{y2:.3f}">{inner}</linearGradient>'
        )
        return f"url(#{key})"

    def glow(self, color: str, strength: float = 0.8) -> str:
        key = self.new_id()
        self.defs.append(
            f'<radialGradient id="{key}"><stop offset="0" stop-color="{color}" stop-opacity="{strength}"/>'
            f'<stop offset="0.55" stop-color="{color}" stop-opacity="{strength * 0.35:.2f}"/>'
            f'<stop offset="1" stop-color="{color}" stop-opacity="0"/></radialGradient>'
        )
        return f"url(#{key})"

    def clip(self, inner: str, *content: str) -> str:
        key = self.new_id()
        self.defs.append(f'<clipPath id="{key}">{inner}</clipPath>')
        return f'<g clip-path="url(#{key})">{"".join(content)}</g>'

    def tile(self, w: float, h: float, content: str, transform: str = "") -> str:
        key = self.new_id()
        self.defs.append(
            f'<pattern id="{key}" width="{num(w)}" height="{num(h)}" patternUnits="userSpaceOnUse"'
            f' patternTransform="{transform}">{content}</pattern>'
        )
        return f"url(#{key})"

    def svg(self, grain: float = 1.0, clip: str = "") -> str:
        """The dried print: baren streaks and paper fibres lie over all of it."""
        seed = self.random.randrange(1, 999)
        w, h = self.width, self.height
        # Alpha steps instead of smooth noise: it reads as wood grain and keeps the files small.
        steps = " ".join(f"{0.03 * grain * k:.3f}" for k in (0, 0, 0, 1, 2, 3))
        defs = (
            f'<filter id="wood" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise"'
            f' baseFrequency="0.006 0.22" numOctaves="2" seed="{seed}"/><feColorMatrix values="0 0 0 0 0.16  0 0 0 0'
            f' 0.11  0 0 0 0 0.07  1.6 0 0 0 -0.25"/><feComponentTransfer><feFuncA type="discrete"'
            f' tableValues="{steps}"/></feComponentTransfer></filter>'
        )
        fibres = "".join(self._fibre() for _ in range(int(w * h / 5200)))
        whole = f'<rect width="{w}" height="{h}" filter="url(#wood)"/>' + fibres
        inner = "".join(self.body) + whole
        if clip:
            self.defs.append(f'<clipPath id="sheet">{clip}</clipPath>')
            inner = f'<g clip-path="url(#sheet)">{inner}</g>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{w}"'
            f' height="{h}" viewBox="0 0 {w} {h}"><defs>{defs}{"".join(self.defs)}</defs>{inner}</svg>'
        )

    def _fibre(self) -> str:
        r = self.random
        x, y, a, n = r.uniform(0, self.width), r.uniform(0, self.height), r.uniform(0, math.tau), r.uniform(6, 16)
        dx, dy = math.cos(a) * n, math.sin(a) * n
        tint = r.choice(["#fff8e6", "#fff8e6", "#5a4326"])
        return (
            f'<path d="M{num(x)} {num(y)}q{num(dx * 0.5 + r.uniform(-3, 3))} {num(dy * 0.5 + r.uniform(-3, 3))}'
            f' {num(dx)} {num(dy)}" fill="none" stroke="{tint}" stroke-opacity="0.16" stroke-width="0.9"/>'
        )


def _cut(x1: float, y1: float, x2: float, y2: float) -> str:
    """A straight edge as a knife leaves it: it keeps its ends and trembles between them."""
    n = int(math.hypot(x2 - x1, y2 - y1) / 11)
    out = []
    for i in range(1, n):
        t = i / n
        x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
        out.append(f"L{num(x + 0.7 * math.sin(y * 0.13 + x * 0.041))} {num(y + 0.7 * math.sin(x * 0.11 + y * 0.037 + 1))}")
    return "".join(out) + f"L{num(x2)} {num(y2)}"


def curve(points: Sequence[Point], closed: bool = True, tension: float = 1.0) -> str:
    """Path data through the points: smooth, except where a point carries a third value."""
    n = len(points)
    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(n if closed else n - 1):
        p1, p2 = points[i], points[(i + 1) % n]
        p0 = points[i - 1] if closed or i > 0 else p1
        p3 = points[(i + 2) % n] if closed or i + 2 < n else p2
        k = tension / 6
        c1 = (p1[0], p1[1]) if len(p1) > 2 else (p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k)
        c2 = (p2[0], p2[1]) if len(p2) > 2 else (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)
        if len(p1) > 2 and len(p2) > 2:
            out.append(_cut(p1[0], p1[1], p2[0], p2[1]))
        else:
            out.append(f"C{num(c1[0])} {num(c1[1])} {num(c2[0])} {num(c2[1])} {num(p2[0])} {num(p2[1])}")
    return "".join(out) + ("Z" if closed else "")


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 0, extra: str = "") -> str:
    line_part = f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="round"' if width else ""
    return f'<path d="{d}" fill="{fill}"{line_part} {extra}/>'


def shape(points: Sequence[Point] | str, fill: str, weight: float = 2.0, ink: str = INK, closed: bool = True) -> str:
    """A block of colour with its key line, heavier below and to the right as a cut line is."""
    d = points if isinstance(points, str) else curve(points, closed)
    if not weight:
        return path(d, fill)
    if fill == "none":
        return path(d, fill, ink, weight)
    under = path(d, ink, ink, weight * 1.3, f'transform="translate({num(weight * 0.35)} {num(weight * 0.45)})"')
    return under + path(d, fill, ink, weight * 0.8)


def poly(points: Sequence[Point], fill: str, weight: float = 2.0, ink: str = INK) -> str:
    return shape([(p[0], p[1], 0) for p in points], fill, weight, ink)


def line(points: Sequence[Point], color: str = INK, width: float = 2, extra: str = "") -> str:
    return path(curve(points, False), "none", color, width, extra)


def brush(points: Sequence[Point], widths: Sequence[float], color: str = INK, extra: str = "") -> str:
    """A brush stroke through the points, its width running along `widths`."""
    n = len(points)
    samples: list[tuple[float, float]] = []
    for i in range(n - 1):
        p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, n - 1)]
        for s in range(7):
            t = s / 7
            samples.append((_spline(t, p0[0], p1[0], p2[0], p3[0]), _spline(t, p0[1], p1[1], p2[1], p3[1])))
    samples.append((points[-1][0], points[-1][1]))
    left, right = [], []
    for i, (x, y) in enumerate(samples):
        a, b = samples[max(i - 1, 0)], samples[min(i + 1, len(samples) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        d = math.hypot(dx, dy) or 1
        at = i / (len(samples) - 1) * (len(widths) - 1)
        k = min(int(at), len(widths) - 2)
        w = (widths[k] + (widths[k + 1] - widths[k]) * (at - k)) / 2
        left.append((x - dy / d * w, y + dx / d * w))
        right.append((x + dy / d * w, y - dx / d * w))
    ring = left + right[::-1]
    data = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in ring) + "Z"
    return path(data, color, color, 0.6, extra)


def _spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def rect(x: float, y: float, w: float, h: float, fill: str, weight: float = 0, ink: str = INK, r: float = 0) -> str:
    edge = f' stroke="{ink}" stroke-width="{num(weight)}" stroke-linejoin="round"' if weight else ""
    if not r and weight:
        d = f"M{num(x)} {num(y)}" + _cut(x, y, x + w, y) + _cut(x + w, y, x + w, y + h) + _cut(x + w, y + h, x, y + h) + _cut(x, y + h, x, y) + "Z"
        return path(d, fill, ink, weight)
    round_part = f' rx="{num(r)}"' if r else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" fill="{fill}"{edge}{round_part}/>'


def circle(x: float, y: float, r: float, fill: str, weight: float = 0, ink: str = INK) -> str:
    edge = f' stroke="{ink}" stroke-width="{num(weight)}"' if weight else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{edge}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, weight: float = 0, ink: str = INK, turn: float = 0) -> str:
    edge = f' stroke="{ink}" stroke-width="{num(weight)}"' if weight else ""
    spin = f' transform="rotate({num(turn)} {num(x)} {num(y)})"' if turn else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{edge}{spin}/>'


def group(content: str, x: float = 0, y: float = 0, scale: float = 1, flip: bool = False, turn: float = 0, extra: str = "") -> str:
    """Place a piece drawn around its own origin."""
    sx = -scale if flip else scale
    return f'<g transform="translate({num(x)} {num(y)}) rotate({num(turn)}) scale({sx:.3f} {scale:.3f})" {extra}>{content}</g>'


def sign(s: Sheet, body: str, x: float, y: float, side: float) -> str:
    """A drawing of the icon cutter, printed on a card with its upper left corner at (x, y)."""
    s.defs.append(gradients(body))
    return group(body, x, y, side / 64)
