"""The paper sheet everything on the window lies on: bokashi, fibres, an ink outline and a fine inner line."""

from typing import Literal

import pygame

from yedo.ui import art, draw, watch
from yedo.ui.canvas import Canvas, RectLike
from yedo.ui.theme import Colour

Kind = Literal["sheet", "plain", "dark"]

_panels = art.SurfaceCache(32 << 20)


def panel(
    canvas: Canvas,
    rect: RectLike,
    kind: Kind = "sheet",
    frame: Colour | None = None,
    alpha: float = 1.0,
) -> pygame.Rect:
    """Lay a sheet on a logical rect. "sheet" has hollow corners and an inner line, "plain" is a small
    rounded one, "dark" a well in the table. `frame` colours the outline, for example as a clan."""
    box = canvas.rect(rect)
    if box.w < 4 or box.h < 4:
        return box
    theme = canvas.theme
    key = (box.size, canvas.scale, theme.side, kind, tuple(frame or ()), round(alpha * 255))
    sheet = _panels.get(key)
    if sheet is None:
        sheet = _sheet(canvas, box.size, kind, frame, alpha)
        if not art.settling:  # a paper scaled in haste must not stay
            _panels.put(key, sheet)
    canvas.surface.blit(sheet, box)
    if watch.active is not None:
        watch.active.sheet(canvas.surface, box)
    return box


def _sheet(
    canvas: Canvas, size: tuple[int, int], kind: Kind, frame: Colour | None, alpha: float
) -> pygame.Surface:
    theme = canvas.theme
    corner: draw.Corner = "hollow" if kind == "sheet" else "round"
    radius = canvas.px(13 if kind == "sheet" else 8)
    line = canvas.line(2.5 if kind == "sheet" else 2)
    white = Colour("white")
    sheet = draw.shape(size, radius, 0, white, None, corner).copy()
    sheet.blit(_paper(canvas, size, kind), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    outline = frame or theme.ink
    if frame is not None:
        sheet.blit(draw.shape(size, radius, line + canvas.line(4), None, frame, corner), (0, 0))
        outline = theme.ink
    sheet.blit(draw.shape(size, radius, line, None, outline, corner), (0, 0))
    gap = canvas.px(6)
    if kind == "sheet" and min(size) > gap * 8:
        inner = (size[0] - 2 * gap, size[1] - 2 * gap)
        fine = Colour(theme.gold_deep)
        sheet.blit(draw.shape(inner, radius, canvas.line(1), None, fine, corner), (gap, gap))
    sheet.set_alpha(round(alpha * 255), pygame.RLEACCEL)  # nearly all of it is opaque: its runs are copied, not mixed
    return sheet


def _paper(canvas: Canvas, size: tuple[int, int], kind: Kind) -> pygame.Surface:
    """Drawn washi, with a deeper tone that gathers at the lower edge; a well is of that tone altogether."""
    deep = canvas.theme.paper_deep
    paper = pygame.Surface(size, pygame.SRCALPHA)
    if kind == "dark":
        paper.fill(deep)
        return paper
    side = max(64, canvas.px(256))
    tile = art.image(f"scenes/panel_{canvas.theme.side}", (side, side))
    paper.fblits([(tile, (x, y)) for x in range(0, size[0], side) for y in range(0, size[1], side)])
    band = min(size[1] // 3, size[0])
    if band > 1:
        clear, full = Colour(deep), Colour(deep)
        clear.a, full.a = 0, 190
        paper.blit(draw.bokashi((size[0], band), clear, full), (0, size[1] - band))
    return paper
