"""Large sheets of the board and the scenes: SVG with gradients, patterns and grain, and thin key lines.

Everything returns SVG text; `Sheet` collects it. Trees, houses, people and boats are in `art.kit.motifs`.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterable, Sequence

from art.kit import grain
from art.kit.colour import darken, lighten, mix
from art.kit.palette import GOLD, INK, PAPER, SILVER

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]


# --- lines ------------------------------------------------------------------------------------------
def n(value: float) -> str:
    """A coordinate, short and stable."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def poly(points: Iterable[Point], close: bool = True) -> str:
    """Path data of straight lines."""
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + ("Z" if close else "")


def smooth(points: Sequence[Point], close: bool = False, tension: float = 0.5) -> str:
    """Path data of a soft curve through all points (Catmull-Rom)."""
    pts = list(points)
    count = len(pts)
    if count < 3:
        return poly(pts, close)
    out = [f"M{n(pts[0][0])} {n(pts[0][1])}"]
    for i in range(count if close else count - 1):
        p0 = pts[(i - 1) % count] if close or i > 0 else pts[0]
        p1, p2 = pts[i % count], pts[(i + 1) % count]
        p3 = pts[(i + 2) % count] if close or i + 2 < count else pts[-1]
        k = tension / 3
        c1 = (p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k)
        c2 = (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)
        out.append(f"C{n(c1[0])} {n(c1[1])} {n(c2[0])} {n(c2[1])} {n(p2[0])} {n(p2[1])}")
    return "".join(out) + ("Z" if close else "")


def path(d: str, fill: str = "none", stroke: str = "none", w: float = 0, extra: str = "") -> str:
    line = f' stroke="{stroke}" stroke-width="{n(w)}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{d}" fill="{fill}"{line if w else ""}{" " + extra if extra else ""}/>'


def key(d: str, fill: str, w: float = 1.2, ink: str = INK, extra: str = "") -> str:
    """A filled shape with its dark key-block outline."""
    return path(d, fill, ink, w, extra)


def line(x1: float, y1: float, x2: float, y2: float, color: str = INK, w: float = 1, extra: str = "") -> str:
    return path(f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}", "none", color, w, extra)


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str,
    stroke: str = "none",
    sw: float = 0,
    r: float = 0,
    extra: str = "",
) -> str:
    line_ = f' stroke="{stroke}" stroke-width="{n(sw)}"' if sw else ""
    round_ = f' rx="{n(r)}"' if r else ""
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" fill="{fill}"{round_}{line_}'
        f"{' ' + extra if extra else ''}/>"
    )


def circle(
    x: float, y: float, r: float, fill: str, stroke: str = "none", sw: float = 0, extra: str = ""
) -> str:
    line_ = f' stroke="{stroke}" stroke-width="{n(sw)}"' if sw else ""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{line_}{" " + extra if extra else ""}/>'


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str, stroke: str = "none", sw: float = 0, extra: str = ""
) -> str:
    line_ = f' stroke="{stroke}" stroke-width="{n(sw)}"' if sw else ""
    return (
        f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}"{line_}'
        f"{' ' + extra if extra else ''}/>"
    )


def group(
    *parts: str,
    at: Point | None = None,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
    opacity: float = 1,
    extra: str = "",
) -> str:
    """Parts moved to `at`, scaled, turned (degrees) and mirrored about their own origin."""
    moves = []
    if at is not None:
        moves.append(f"translate({n(at[0])} {n(at[1])})")
    if turn:
        moves.append(f"rotate({n(turn)})")
    if scale != 1 or flip:
        moves.append(f"scale({n(-scale if flip else scale)} {n(scale)})")
    attrs = f' transform="{" ".join(moves)}"' if moves else ""
    if opacity != 1:
        attrs += f' opacity="{n(opacity)}"'
    return f"<g{attrs}{' ' + extra if extra else ''}>{''.join(parts)}</g>"


def brush(points: Sequence[Point], width: float, color: str = INK, taper: float = 0.15) -> str:
    """A brush line: swells in the middle and thins to `taper` of its width at both ends."""
    pts = list(points)
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(pts):
        ax, ay = pts[max(i - 1, 0)]
        bx, by = pts[min(i + 1, len(pts) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        t = i / (len(pts) - 1)
        half = width / 2 * (taper + (1 - taper) * math.sin(math.pi * t) ** 0.7)
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return path(smooth(left + right[::-1], close=True), color)


# --- clouds -----------------------------------------------------------------------------------------
def cloud_path(
    rows: Sequence[tuple[float, float]], y: float, h: float, gap: float = 3, slots: float = 1
) -> str:
    """Outline of a Genji cloud: stacked bars (left, right), round ends, narrow slots between them.

    Every row overlaps the next; the slots run in past the shorter of the two ends, as deep as `slots` says.
    """
    r = h / 2
    g = gap / 2
    d = [f"M{n(rows[0][0] + r)} {n(y)}"]
    for i, (_, right) in enumerate(rows):
        top = y + i * (h + gap)
        d.append(f"L{n(right - r)} {n(top)}A{n(r)} {n(r)} 0 0 1 {n(right - r)} {n(top + h)}")
        if i + 1 < len(rows):
            slot = min(right, rows[i + 1][1]) - r - h * slots * (0.55 + 0.5 * ((i * 37) % 10) / 10)
            d.append(f"L{n(slot)} {n(top + h)}A{n(g)} {n(g)} 0 0 0 {n(slot)} {n(top + h + gap)}")
    for i in range(len(rows) - 1, -1, -1):
        left = rows[i][0]
        top = y + i * (h + gap)
        d.append(f"L{n(left + r)} {n(top + h)}A{n(r)} {n(r)} 0 0 1 {n(left + r)} {n(top)}")
        if i > 0:
            slot = max(left, rows[i - 1][0]) + r + h * slots * (0.55 + 0.5 * ((i * 53) % 10) / 10)
            d.append(f"L{n(slot)} {n(top)}A{n(g)} {n(g)} 0 0 0 {n(slot)} {n(top - gap)}")
    return "".join(d) + "Z"


# --- the sheet --------------------------------------------------------------------------------------
class Sheet:
    """One drawing: a canvas of w x h units, its definitions, and its parts in painting order."""

    def __init__(self, w: float, h: float, seed: int = 1) -> None:
        self.w, self.h = w, h
        self.rng = random.Random(seed)  # the only source of chance, so that every redraw is the same
        self.parts: list[str] = []
        self._defs: dict[str, str] = {}

    def add(self, *parts: str) -> None:
        self.parts.extend(parts)

    def define(self, body: str) -> str:
        """Put `body` (with `{id}` where its id belongs) into defs once; return the id."""
        if body not in self._defs:
            self._defs[body] = f"d{len(self._defs)}"
        return self._defs[body]

    def url(self, body: str) -> str:
        return f"url(#{self.define(body)})"

    def svg(self) -> str:
        defs = "".join(body.replace("{id}", name) for body, name in self._defs.items())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="0 0 {n(self.w)} {n(self.h)}" width="{n(self.w)}" height="{n(self.h)}">'
            f"<defs>{defs}</defs>{''.join(self.parts)}</svg>"
        )

    # gradients
    @staticmethod
    def _stops(stops: Sequence[Stop]) -> str:
        out = []
        for stop in stops:
            alpha = f' stop-opacity="{n(stop[2])}"' if len(stop) == 3 else ""
            out.append(f'<stop offset="{n(stop[0])}" stop-color="{stop[1]}"{alpha}/>')
        return "".join(out)

    def bokashi(self, *stops: Stop, x2: float = 0, y2: float = 1) -> str:
        """A soft gradation over the shape's own box, top to bottom unless x2, y2 say otherwise."""
        return self.url(
            f'<linearGradient id="{{id}}" x1="0" y1="0" x2="{n(x2)}" y2="{n(y2)}">'
            f"{self._stops(stops)}</linearGradient>"
        )

    def bokashi_at(self, a: Point, b: Point, *stops: Stop) -> str:
        """A gradation from point a to point b of the sheet."""
        return self.url(
            f'<linearGradient id="{{id}}" gradientUnits="userSpaceOnUse" x1="{n(a[0])}" '
            f'y1="{n(a[1])}" x2="{n(b[0])}" y2="{n(b[1])}">{self._stops(stops)}</linearGradient>'
        )

    def halo(self, *stops: Stop) -> str:
        """A round gradation from the middle of the shape's box outwards."""
        return self.url(
            f'<radialGradient id="{{id}}" cx=".5" cy=".5" r=".5">{self._stops(stops)}</radialGradient>'
        )

    # clips and filters, returned as attributes for `extra`
    def clip(self, d: str) -> str:
        body = f'<clipPath id="{{id}}"><path d="{d}"/></clipPath>'
        return f'clip-path="{self.url(body)}"'

    def fade(self, *stops: tuple[float, float], upright: bool = False) -> str:
        """Lets a group vanish: opacity at positions across the sheet (or down it), as (position, opacity)."""
        a, b = stops[0][0], stops[-1][0]
        ends = (
            f'x1="0" y1="{n(a)}" x2="0" y2="{n(b)}"' if upright else f'x1="{n(a)}" y1="0" x2="{n(b)}" y2="0"'
        )
        marks = self._stops([((p - a) / (b - a), "#FFFFFF", o) for p, o in stops])
        ramp = self.url(
            f'<linearGradient id="{{id}}" gradientUnits="userSpaceOnUse" {ends}>{marks}</linearGradient>'
        )
        sheet = rect(0, 0, self.w, self.h, ramp)
        size = f'x="0" y="0" width="{n(self.w)}" height="{n(self.h)}"'
        body = f'<mask id="{{id}}" maskUnits="userSpaceOnUse" {size}>'
        return f'mask="{self.url(body + sheet + "</mask>")}"'

    def blur(self, amount: float) -> str:
        body = (
            '<filter id="{id}" x="-50%" y="-50%" width="200%" height="200%">'
            f'<feGaussianBlur stdDeviation="{n(amount)}"/></filter>'
        )
        return f'filter="{self.url(body)}"'

    def handcut(self, amount: float = 1.2, size: float = 0.06) -> str:
        """Lines tremble a little, as cut by a knife."""
        body = (
            f'<filter id="{{id}}" x="-2%" y="-2%" width="104%" height="104%">'
            f'<feTurbulence type="fractalNoise" baseFrequency="{size}" numOctaves="2" seed="7" '
            'result="t"/>'
            f'<feDisplacementMap in="SourceGraphic" in2="t" scale="{n(amount)}" '
            f'xChannelSelector="R" yChannelSelector="G"/></filter>'
        )
        return f'filter="{self.url(body)}"'

    # patterns (fills)
    def _pattern(self, w: float, h: float, body: str, turn: float = 0) -> str:
        rot = f' patternTransform="rotate({n(turn)})"' if turn else ""
        return self.url(
            f'<pattern id="{{id}}" width="{n(w)}" height="{n(h)}" '
            f'patternUnits="userSpaceOnUse"{rot}>'
            f"{body}</pattern>"
        )

    def seigaiha(self, size: float, stroke: str, fill: str = "none", w: float = 0.8) -> str:
        """Blue-sea waves; `size` is the width of one scale."""
        r = size / 2
        rings = []
        for cx, cy in ((0, r), (size, r), (r, r * 1.5), (0, r * 2), (size, r * 2), (r, r * 2.5)):
            for k in (1, 0.68, 0.36):
                rings.append(circle(cx, cy, r * k, fill if k == 1 else "none", stroke, w))
        return self._pattern(size, r, "".join(rings).replace("{", "").replace("}", ""))

    def asanoha(self, size: float, stroke: str, w: float = 0.7) -> str:
        """Hemp leaves; `size` is the side of the star's triangle."""
        hgt = size * math.sqrt(3)
        lines = []
        for ox, oy in ((0, 0), (size, 0), (0, hgt), (size, hgt), (size / 2, hgt / 2)):
            for k in range(6):
                a = math.pi / 3 * k
                b = a + math.pi / 6
                tip = (ox + size * math.cos(a), oy + size * math.sin(a))
                mid = (ox + size / math.sqrt(3) * math.cos(b), oy + size / math.sqrt(3) * math.sin(b))
                lines += [
                    line(ox, oy, *tip, stroke, w),
                    line(ox, oy, *mid, stroke, w),
                    line(*tip, *mid, stroke, w),
                ]
        return self._pattern(size, hgt, "".join(lines))

    def shippo(self, size: float, stroke: str, w: float = 0.7) -> str:
        """Seven-treasures: interlocked circles."""
        r = size / 2
        spots = (
            (0, 0),
            (size, 0),
            (0, size),
            (size, size),
            (r, r),
            (r, -r),
            (-r, r),
            (r + size, r),
            (r, r + size),
        )
        return self._pattern(size, size, "".join(circle(x, y, r * 1.0, "none", stroke, w) for x, y in spots))

    def kikko(self, size: float, stroke: str, w: float = 0.7) -> str:
        """Tortoise-shell hexagons of side `size`."""
        s, hgt = size, size * math.sqrt(3)
        d = (
            f"M0 {n(hgt / 2)}L{n(s / 2)} 0L{n(s * 1.5)} 0L{n(s * 2)} {n(hgt / 2)}L{n(s * 1.5)} {n(hgt)}"
            f"L{n(s / 2)} {n(hgt)}ZM{n(s * 2)} {n(hgt / 2)}L{n(s * 3)} {n(hgt / 2)}"
        )
        return self._pattern(s * 3, hgt, path(d, "none", stroke, w))

    def stripes(self, step: float, stroke: str, w: float = 0.6, turn: float = 0) -> str:
        return self._pattern(step, step, line(step / 2, -1, step / 2, step + 1, stroke, w), turn)

    def gold_leaf(self, base: str = GOLD, light: bool = False) -> str:
        """Squares of beaten leaf, each a breath lighter or darker than its neighbour.

        `light` writes its colours in capitals, which a night `Picture` leaves as they are.
        """
        rng = random.Random(base)
        side, cells = 34, []
        for i in range(4):
            for j in range(4):
                tone = lighten(base, 0.10) if rng.random() < 0.5 else darken(base, 0.05)
                cells.append(
                    rect(
                        i * side,
                        j * side,
                        side,
                        side,
                        mix(base, tone, rng.random()),
                        lighten(base, 0.22),
                        0.35,
                    )
                )
        body = "".join(cells)
        for color in set(re.findall("#[0-9a-f]{6}", body)) if light else ():
            body = body.replace(color, color.upper())
        return self._pattern(side * 4, side * 4, body)

    # finishing
    def _grain(self, tile: str, size: float) -> str:
        return self._pattern(size, size, f'<image width="{n(size)}" height="{n(size)}" href="{tile}"/>')

    def washi(self, amount: float = 0.16, scale: float = 1, tint: str = "", within: str = "") -> None:
        """Paper fibres over all that has been painted; call last. `within`: path data to stay inside of."""
        shape = within or f"M0 0H{n(self.w)}V{n(self.h)}H0Z"
        fibres = self._grain(grain.fibres(), 180 * scale)
        specks = self._grain(grain.specks(), 150 * scale)
        self.add(
            path(shape, fibres, extra=f'opacity="{n(amount * 0.55)}"'),
            path(shape, specks, extra=f'opacity="{n(amount)}"'),
        )
        if tint:
            self.add(path(shape, tint, extra='opacity=".06"'))

    def cloud(
        self,
        rows: Sequence[tuple[float, float]],
        y: float,
        h: float,
        gap: float = 3,
        night: bool = False,
        edge: str = "",
        slots: float = 1,
    ) -> str:
        """A gold (night: silver) cloud of leaf with a darker rim, pale inside along its edge."""
        d = cloud_path(rows, y, h, gap, slots)
        base = mix(SILVER, "#3a5f86", 0.68) if night else GOLD
        rim = edge or (mix(base, "#0c1a2a", 0.65) if night else darken(base, 0.5))
        glow = mix(base, "#ffffff", 0.3) if night else lighten(base, 0.55)
        inner = path(d, "none", glow, 3.4, 'opacity=".55"') + path(
            d, "none", lighten(glow, 0.3), 1.3, 'opacity=".7"'
        )
        return (
            path(d, "none", rim, 2.2)
            + path(d, self.gold_leaf(base, light=night))
            + group(inner, extra=self.clip(d))
        )

    def dust(self, area: tuple[float, float, float, float], count: int, color: str = GOLD) -> str:
        """Sprinkled leaf: small squares and specks in the box x, y, w, h."""
        x, y, w, h = area
        out = []
        for _ in range(count):
            s = self.rng.choice((0.6, 0.8, 1.1, 1.8))
            px, py, turn = x + self.rng.random() * w, y + self.rng.random() * h, self.rng.random() * 90
            out.append(
                f'<rect x="{n(px)}" y="{n(py)}" width="{n(s)}" height="{n(s)}" fill="{color}" '
                f'transform="rotate({n(turn)} {n(px)} {n(py)})"/>'
            )
        return "".join(out)


def paper_card(
    sheet: Sheet,
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 10,
    fill: str = PAPER,
    edge: str = INK,
    inner: str = GOLD,
) -> str:
    """A sheet of paper with key-block edge and a fine inner line: cards, plates, cartouches."""
    face = sheet.bokashi((0, lighten(fill, 0.25)), (0.7, fill), (1, darken(fill, 0.08)))
    inset = min(w, h) * 0.035 + 1
    return rect(x, y, w, h, face, edge, 1.6, r) + rect(
        x + inset, y + inset, w - 2 * inset, h - 2 * inset, "none", inner, 0.9, max(r - inset, 0)
    )
