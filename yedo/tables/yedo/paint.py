"""Pictures under things: a scene that fades into its paper, and the ghost of a card where none lies."""

from dataclasses import replace

import pygame

from yedo.pictures import studio
from yedo.pictures.compose import compose
from yedo.pictures.parts import Words
from yedo.tables.yedo.part import Rect
from yedo.ui import art, draw
from yedo.ui.canvas import Canvas

PEOPLE = ("figure", "thing", "shadow")  # roles of what comes and goes
_washed = art.SurfaceCache(24 << 20)


def scene(words: Words, id: str, people: bool = False) -> str:
    """The name under which a place told in words can be drawn, with or without those who are there."""
    found = compose(words, id)
    if not people:
        found = replace(found, parts=tuple(part for part in found.parts if part.role not in PEOPLE))
    return studio.name_for(found, f"{id} {'full' if people else 'bare'}", "icons/mission")


def wash(canvas: Canvas, name: str, place: Rect, strength: float = 0.5, fade: float = 0.0) -> None:
    """A picture as if printed thinly on the paper below it; the upper `fade` of it grows out of nothing. It is kept,
    because it may be drawn with every frame."""
    box = canvas.rect(place)
    if box.w < 4 or box.h < 4:
        return
    key = (name, box.size, round(strength, 2), round(fade, 2), canvas.theme.side)
    page = _washed.get(key)
    if page is None:
        waiting = len(art.pending)
        page = pygame.Surface(box.size, pygame.SRCALPHA)
        page.blit(art.image(name, box.size, "cover"), (0, 0))
        if len(art.pending) > waiting:
            return  # nothing but paper until the picture is ready
        _thin(page, strength, fade)
        if not art.settling:
            _washed.put(key, page)
    canvas.surface.blit(page, box)


def _thin(page: pygame.Surface, strength: float, fade: float) -> None:
    """Take away from the picture's ink, more towards its upper edge."""
    width, height = page.get_size()
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        part = min(1.0, y / max(1.0, height * fade)) if fade else 1.0
        column.set_at((0, y), (255, 255, 255, round(255 * strength * part)))
    page.blit(pygame.transform.scale(column, (width, height)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def ghost(canvas: Canvas, back: str, place: Rect, icon: str, strength: float = 0.34) -> None:
    """Where a card may come to lie: its back, hardly seen, in a frame with its sign."""
    theme = canvas.theme
    draw.rounded(canvas, place, None, theme.ink_soft, 1.5, 9)
    inner = place.inflate(-8, -8)
    wash(canvas, back, inner, strength)
    draw.rounded(canvas, inner, None, theme.gold_deep, 1, 5)
    side = min(inner.w - 6, inner.h - 6, 58.0)
    if side > 12:
        if side > 30:
            draw.disc(canvas, inner.center, side * 0.6, pygame.Color(theme.paper.r, theme.paper.g, theme.paper.b, 170))
        art.draw(canvas, icon, Rect(inner.centerx - side / 2, inner.centery - side / 2, side, side), alpha=0.55)
