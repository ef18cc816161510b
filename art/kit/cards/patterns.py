"""Textile patterns for borders and backs; each returns a paint for the sheet."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.cards.scenery import seigaiha
from art.kit.press import Sheet, circle, line, path, poly, rect

Paint = Callable[[Sheet, str, str, float], str]


def waves(s: Sheet, ground: str, ink: str, size: float) -> str:
    return seigaiha(s, ground, ink, size, size / 14)


def asanoha(s: Sheet, ground: str, ink: str, size: float) -> str:
    """Hemp leaf."""
    h = size * math.sqrt(3)
    out = rect(0, 0, size * 2, h * 2, ground)
    for ox, oy in ((0, 0), (size * 2, 0), (size, h), (0, h * 2), (size * 2, h * 2), (-size, h), (size * 3, h)):
        for k in range(6):
            a, b = math.pi / 3 * k, math.pi / 3 * k + math.pi / 6
            tip = (ox + 2 * size * math.cos(a), oy + 2 * size * math.sin(a))
            mid = (ox + 2 * size / math.sqrt(3) * math.cos(b), oy + 2 * size / math.sqrt(3) * math.sin(b))
            out += f'<path d="M{ox:.1f} {oy:.1f}L{tip[0]:.1f} {tip[1]:.1f}L{mid[0]:.1f} {mid[1]:.1f}L{ox:.1f} {oy:.1f}" fill="none" stroke="{ink}" stroke-width="{size / 15:.1f}"/>'
    return s.tile(size * 2, h * 2, out)


def shippo(s: Sheet, ground: str, ink: str, size: float) -> str:
    """Seven treasures: interlocked rings."""
    spots = ((0, 0), (size, 0), (0, size), (size, size), (size / 2, size / 2))
    return s.tile(size, size, rect(0, 0, size, size, ground) + "".join(circle(x, y, size / 2, "none", size / 18, ink) for x, y in spots) + "".join(circle(x, y, size / 14, ink) for x, y in ((size / 2, 0), (0, size / 2), (size, size / 2), (size / 2, size))))


def kikko(s: Sheet, ground: str, ink: str, size: float) -> str:
    """Tortoise shell."""
    h = size * math.sqrt(3)
    d = f"M0 {h / 2:.1f}L{size / 2:.1f} 0L{size * 1.5:.1f} 0L{size * 2:.1f} {h / 2:.1f}L{size * 1.5:.1f} {h:.1f}L{size / 2:.1f} {h:.1f}ZM{size * 2:.1f} {h / 2:.1f}L{size * 3:.1f} {h / 2:.1f}"
    return s.tile(size * 3, h, rect(0, 0, size * 3, h, ground) + path(d, "none", ink, size / 10) + circle(size, h / 2, size / 5, ink) + circle(size * 2.5, 0, size / 5, ink) + circle(size * 2.5, h, size / 5, ink))


def uroko(s: Sheet, ground: str, ink: str, size: float) -> str:
    """Scales: rows of triangles."""
    out = rect(0, 0, size, size * 2, ground) + poly([(0, size), (size / 2, 0), (size, size)], ink, 0) + poly([(-size / 2, size * 2), (0, size), (size / 2, size * 2)], ink, 0) + poly([(size / 2, size * 2), (size, size), (size * 1.5, size * 2)], ink, 0)
    return s.tile(size, size * 2, out)


def yagasuri(s: Sheet, ground: str, ink: str, size: float) -> str:
    """Arrow feathers."""
    w, h = size, size * 2
    out = rect(0, 0, w * 2, h, ground)
    for x, d in ((0, 0.0), (w, h / 2)):
        for y in (-h + d, d, h + d):
            out += poly([(x, y), (x + w / 2, y + w / 2), (x + w, y), (x + w, y + h / 2), (x + w / 2, y + h / 2 + w / 2), (x, y + h / 2)], ink, 0)
    return s.tile(w * 2, h, out + line([(0, 0), (0, h)], ground, size / 10) + line([(w, 0), (w, h)], ground, size / 10))


def checks(s: Sheet, ground: str, ink: str, size: float) -> str:
    return s.tile(size * 2, size * 2, rect(0, 0, size * 2, size * 2, ground) + rect(0, 0, size, size, ink) + rect(size, size, size, size, ink))


def blossoms(s: Sheet, ground: str, ink: str, size: float) -> str:
    def flower(x: float, y: float) -> str:
        return "".join(circle(x + math.sin(k * math.tau / 5) * size * 0.2, y - math.cos(k * math.tau / 5) * size * 0.2, size * 0.16, ink) for k in range(5)) + circle(x, y, size * 0.09, ground)

    return s.tile(size, size, rect(0, 0, size, size, ground) + flower(size / 2, size / 2) + circle(0, 0, size * 0.07, ink) + circle(size, 0, size * 0.07, ink) + circle(0, size, size * 0.07, ink) + circle(size, size, size * 0.07, ink))


def tatewaku(s: Sheet, ground: str, ink: str, size: float) -> str:
    """Rising steam: swelling paired lines."""
    h = size * 2
    d = "".join(f"M{x:.1f} 0C{x + a:.1f} {h * 0.25:.1f} {x + a:.1f} {h * 0.25:.1f} {x:.1f} {h / 2:.1f}C{x - a:.1f} {h * 0.75:.1f} {x - a:.1f} {h * 0.75:.1f} {x:.1f} {h:.1f}" for x, a in ((size * 0.25, size * 0.22), (size * 0.75, -size * 0.22), (-size * 0.25, -size * 0.22), (size * 1.25, size * 0.22)))
    return s.tile(size, h, rect(0, 0, size, h, ground) + path(d, "none", ink, size / 14) + circle(size / 2, h * 0.25, size * 0.1, ink) + circle(0, h * 0.75, size * 0.1, ink) + circle(size, h * 0.75, size * 0.1, ink))
