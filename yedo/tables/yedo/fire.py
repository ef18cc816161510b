"""Fire and smoke over a place of the board, painted tongue by tongue; only while the church burns."""

import math

import pygame

from yedo.tables.yedo.part import Rect
from yedo.ui.canvas import Canvas

TONGUES = ((0.0, 1.0), (-0.3, 0.72), (0.32, 0.78), (-0.52, 0.45), (0.55, 0.5))  # where across, how tall
LAYERS = (((178, 52, 34), 1.0), ((226, 118, 42), 0.72), ((247, 205, 96), 0.42))  # outer to inner
KEY = (27, 26, 23)  # the key-block's line
PUFFS = 7


def burning(canvas: Canvas, place: Rect, part: float) -> None:
    """The church at a moment of its fire: the flames grow, leap and die down, the smoke drifts off."""
    box = canvas.rect(Rect(place.centerx - place.w, place.y - place.h * 2.2, place.w * 2, place.h * 3.2))
    page = pygame.Surface(box.size, pygame.SRCALPHA)
    width, foot = box.w / 2, box.h * 0.94
    strength = min(1.0, part * 4) * min(1.0, (1 - part) * 3)
    _smoke(page, width, foot, part)
    if strength > 0.02:
        for n, (across, tall) in enumerate(TONGUES):
            leap = 0.82 + 0.18 * math.sin(part * 40 + n * 2.1)
            height = foot * 0.62 * tall * strength * leap
            lean = math.sin(part * 26 + n) * width * 0.08
            middle = width + across * width * 0.62
            for colour, share in LAYERS:
                shape = _tongue(middle, foot, width * 0.3 * share * (0.6 + 0.4 * tall), height * share, lean)
                pygame.draw.polygon(page, colour, shape)
                if share == 1.0:
                    pygame.draw.aalines(page, KEY, True, shape)
    canvas.surface.blit(page, box)


def _tongue(x: float, foot: float, wide: float, tall: float, lean: float) -> list[tuple[float, float]]:
    """A flame as the printers cut it: a round foot, a waist and a hooked tip."""
    right = [(0.0, 0.0), (0.72, 0.08), (1.0, 0.3), (0.62, 0.58), (0.26, 0.78)]
    points = [(x + side * wide + lean * up, foot - up * tall) for side, up in right]
    points.append((x + lean * 1.6, foot - tall))
    return points + [(x - side * wide * 0.9 + lean * up, foot - up * tall) for side, up in reversed(right)]


def _smoke(page: pygame.Surface, width: float, foot: float, part: float) -> None:
    for n in range(PUFFS):
        rise = part * 1.5 - n * 0.13
        if not 0 < rise < 1:
            continue
        radius = width * (0.16 + 0.3 * rise)
        x = width + math.sin(n * 1.7 + rise * 3) * width * 0.36 + rise * width * 0.2
        y = foot * (0.78 - 0.74 * rise)
        cloud = pygame.Surface((radius * 2 + 2, radius * 2 + 2), pygame.SRCALPHA)
        pygame.draw.aacircle(cloud, (62, 58, 54, round(150 * (1 - rise))), (radius + 1, radius + 1), radius)
        page.blit(cloud, (x - radius, y - radius))
