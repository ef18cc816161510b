"""Shapes of the print: sheets with rounded, hollowed or pointed corners, ribbons, crest discs, bars. Smooth
edges come from small tiles drawn four times as large; composed shapes are kept by size."""

import math
from typing import Literal

import pygame

from yedo.ui import art
from yedo.ui.canvas import Canvas, RectLike
from yedo.ui.theme import Colour

Corner = Literal["round", "hollow", "ribbon"]
OVERSAMPLE = 4

_shapes = art.SurfaceCache(24 << 20)


def rounded(
    canvas: Canvas,
    rect: RectLike,
    fill: Colour | None,
    border: Colour | None = None,
    width: float = 2,
    radius: float = 8,
    corner: Corner = "round",
) -> pygame.Rect:
    """A filled and outlined sheet in a logical rect. "hollow" corners are bitten out like a name plate's,
    "ribbon" pulls both ends to a point."""
    box = canvas.rect(rect)
    if box.w < 2 or box.h < 2:
        return box
    line = canvas.line(width) if border is not None else 0
    canvas.surface.blit(shape(box.size, canvas.px(radius), line, fill, border, corner), box)
    return box


def shape(
    size: tuple[int, int], radius: int, line: int, fill: Colour | None, border: Colour | None, corner: Corner
) -> pygame.Surface:
    """The sheet as a surface of its own, in real pixels."""
    radius = max(0, min(radius, size[0] // 2, size[1] // 2))
    key = (size, radius, line, tuple(fill or ()), tuple(border or ()), corner)
    found = _shapes.get(key)
    if found is not None:
        return found
    height = size[1] if corner == "ribbon" else min(size[1], 2 * (radius + line) + 2)
    side = min(size[0], height + 2 if corner == "ribbon" else 2 * (radius + line) + 2)
    tile = _tile((side, height), radius, line, fill, border, corner)
    return _shapes.put(key, _stretched(tile, size))


def _tile(
    size: tuple[int, int], radius: int, line: int, fill: Colour | None, border: Colour | None, corner: Corner
) -> pygame.Surface:
    edge = border if line and border is not None else fill
    assert edge is not None
    big = pygame.Surface((size[0] * OVERSAMPLE, size[1] * OVERSAMPLE), pygame.SRCALPHA)
    big.fill((edge.r, edge.g, edge.b, 0))  # the colour of the edge, so that smoothing adds no dark fringe
    whole = big.get_rect()
    pygame.draw.polygon(big, edge, _outline(whole, radius * OVERSAMPLE, 0, corner))
    if line:
        inside = Colour(fill) if fill is not None else Colour(edge.r, edge.g, edge.b, 0)
        pygame.draw.polygon(big, inside, _outline(whole, radius * OVERSAMPLE, line * OVERSAMPLE, corner))
    return pygame.transform.smoothscale(big, size)


def _outline(whole: pygame.Rect, radius: float, inset: float, corner: Corner) -> list[tuple[float, float]]:
    left, top = whole.left + inset, whole.top + inset
    right, bottom = whole.right - 1 - inset, whole.bottom - 1 - inset
    if corner == "ribbon":
        tip = whole.h / 3
        slant = inset * 0.9  # keeps the line as thick along the points as along the sides
        middle = (top + bottom) / 2
        return [
            (left + slant, middle), (left + tip, top), (right - tip, top),
            (right - slant, middle), (right - tip, bottom), (left + tip, bottom),
        ]  # fmt: skip
    points: list[tuple[float, float]] = []
    centres = ((whole.left, whole.top), (whole.right - 1, whole.top),
               (whole.right - 1, whole.bottom - 1), (whole.left, whole.bottom - 1))  # fmt: skip
    inward = ((1, 1), (-1, 1), (-1, -1), (1, -1))
    for number, ((cx, cy), (dx, dy)) in enumerate(zip(centres, inward, strict=True)):
        if corner == "hollow":
            # A circle around the sheet's own corner bites out a quarter.
            reach = radius + inset
            start = math.asin(min(1.0, inset / reach)) if reach else 0.0
            angles = [start + (math.pi / 2 - 2 * start) * step / 12 for step in range(13)]
            arc = [(cx + dx * reach * math.cos(a), cy + dy * reach * math.sin(a)) for a in angles]
        else:
            reach = max(0.0, radius - inset)
            ox, oy = cx + dx * (inset + reach), cy + dy * (inset + reach)
            angles = [math.pi / 2 * step / 12 for step in range(13)]
            arc = [(ox - dx * reach * math.cos(a), oy - dy * reach * math.sin(a)) for a in angles]
        points.extend(arc if _clockwise(corner, number) else arc[::-1])
    return points


def _clockwise(corner: Corner, number: int) -> bool:
    """Which way round a corner's arc runs so that the whole outline goes clockwise from the top left."""
    return number % 2 == 1 if corner == "hollow" else number % 2 == 0


def _stretched(tile: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The tile as a nine-patch: its corners stay, its middle row and column are pulled out."""
    if tile.get_size() == size:
        return tile
    out = pygame.Surface(size, pygame.SRCALPHA)
    columns, rows = _thirds(tile.get_width(), size[0]), _thirds(tile.get_height(), size[1])
    for sx, sw, dx, dw in columns:
        for sy, sh, dy, dh in rows:
            if sw and sh and dw and dh:
                piece = tile.subsurface((sx, sy, sw, sh))
                if (sw, sh) != (dw, dh):
                    piece = pygame.transform.scale(piece, (dw, dh))
                out.blit(piece, (dx, dy), special_flags=pygame.BLEND_RGBA_MAX)
    return out


def _thirds(source: int, target: int) -> tuple[tuple[int, int, int, int], ...]:
    """(source start, length, target start, length) of both ends and the middle pixel between them."""
    if source >= target:
        return ((0, target, 0, target),)
    first = (source - 1) // 2
    last = source - 1 - first
    return (
        (0, first, 0, first),
        (first, 1, first, target - first - last),
        (source - last, last, target - last, last),
    )


def bokashi(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """A soft gradation from one colour down to another."""
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        column.set_at((0, y), top.lerp(bottom, y / max(1, size[1] - 1)))
    return pygame.transform.scale(column, size)


def disc(
    canvas: Canvas,
    centre: tuple[float, float],
    radius: float,
    fill: Colour | None,
    border: Colour | None = None,
    width: float = 2,
) -> pygame.Rect:
    """A smooth circle."""
    rect = (centre[0] - radius, centre[1] - radius, radius * 2, radius * 2)
    return rounded(canvas, rect, fill, border, width, radius=radius)


def crest_disc(canvas: Canvas, clan: str, centre: tuple[float, float], radius: float) -> None:
    """A clan's crest on its colour."""
    art.draw(canvas, art.crest(clan), (centre[0] - radius, centre[1] - radius, radius * 2, radius * 2))


def arrow(canvas: Canvas, tip: tuple[float, float], length: float, way: str = "down") -> None:
    """A bold arrowhead whose tip is there: "down" from above, "right" from the left."""
    x, y = tip
    half, back = length * 0.55, length
    points = [(x, y), (x - half, y - back), (x, y - back * 0.72), (x + half, y - back)]
    if way == "right":
        points = [(x + (py - y), y + (px - x)) for px, py in points]
    real = [(canvas.px(px), canvas.px(py)) for px, py in points]
    pygame.draw.polygon(canvas.surface, canvas.theme.accent, real)
    pygame.draw.aalines(canvas.surface, canvas.theme.ink, True, real)
    pygame.draw.polygon(canvas.surface, canvas.theme.ink, real, canvas.line(2))


def ribbon(canvas: Canvas, rect: RectLike, fill: Colour | None = None, border: Colour | None = None) -> None:
    """A banner with pointed ends for a name."""
    rounded(canvas, rect, fill or canvas.theme.snow, border or canvas.theme.ink, 2, 0, "ribbon")


def progress(canvas: Canvas, rect: RectLike, part: float, colour: Colour | None = None) -> None:
    """A bar filled from the left; part is 0 to 1."""
    theme = canvas.theme
    x, y, w, h = rect
    rounded(canvas, rect, theme.paper_deep, theme.ink, 1.5, h / 2)
    if part > 0:
        rounded(canvas, (x, y, max(h, w * min(1.0, part)), h), colour or theme.accent, theme.ink, 1.5, h / 2)


def brush_line(canvas: Canvas, start: tuple[float, float], length: float, colour: Colour) -> None:
    """A horizontal stroke that runs dry to the right, as under a heading."""
    box = canvas.rect((start[0], start[1], length, 2.5))
    fade = pygame.Surface((2, 1), pygame.SRCALPHA)
    fade.set_at((0, 0), colour)
    fade.set_at((1, 0), (colour.r, colour.g, colour.b, 40))
    canvas.surface.blit(pygame.transform.smoothscale(fade, (box.w, max(1, box.h))), box)


def shade(canvas: Canvas, alpha: float = 0.55) -> None:
    """A veil over everything drawn so far."""
    veil = Colour("white").lerp(canvas.theme.shade, alpha)
    canvas.surface.fill(veil, special_flags=pygame.BLEND_RGB_MULT)
