"""The explanation that hovers beside what the mouse rests on, or what the keyboard's ring stands on."""

from collections.abc import Sequence

import pygame

from yedo.ui import text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel

DELAY = 0.35  # seconds the mouse rests before the slip appears
MARGIN = 14
WIDEST = 420
STEP = 24  # between the places that are tried for a slip


def draw_tooltip(
    canvas: Canvas, words: str, beside: pygame.FRect, widest: float = WIDEST, avoid: Sequence[pygame.FRect] = ()
) -> None:
    """Draw the slip below what it explains, or above or beside it where the window ends or something must be seen."""
    width, height = text.measure(canvas, words, "text", 20, widest - 2 * MARGIN)
    slip = pygame.FRect(0, 0, width + 2 * MARGIN + 2, height + 2 * MARGIN)
    place = free_place(slip.size, beside, (canvas.width, canvas.height), avoid)
    if place is None:
        return
    panel(canvas, place, "plain", canvas.theme.gold)
    text.draw(canvas, words, place.inflate(-2 * MARGIN, -2 * MARGIN), "text", 20)


def free_place(
    size: tuple[float, float], beside: pygame.FRect, window: tuple[float, float], avoid: Sequence[pygame.FRect]
) -> pygame.FRect | None:
    """The nearest place for something of this size beside a rect, within the window and over nothing to avoid: below,
    above, at the sides, else anywhere. None where there is no such place."""
    room = pygame.FRect(4, 4, window[0] - 8, window[1] - 8)
    taken = [beside, *avoid]
    sides = ("midtop", "midbottom", "midright", "midleft")
    wide = beside.inflate(20, 20)
    ends = (wide.midbottom, wide.midtop, wide.midleft, wide.midright)
    for side, end in zip(sides, ends, strict=True):
        place = pygame.FRect(0, 0, *size)
        setattr(place, side, end)
        place.clamp_ip(room)
        if place.collidelist(taken) < 0 and room.contains(place):
            return place
    if size[0] > room.w or size[1] > room.h:
        return None
    rows = range(int(room.y), int(room.bottom - size[1]) + 1, STEP)
    columns = range(int(room.x), int(room.right - size[0]) + 1, STEP)
    free = (pygame.FRect(x, y, *size) for y in rows for x in columns)
    found = [place for place in free if place.collidelist(taken) < 0]
    middle = pygame.Vector2(beside.center)
    return min(found, key=lambda place: middle.distance_squared_to(place.center), default=None)


class Hover:
    """Counts how long the mouse has rested on something; ask `ready` whether its slip should show."""

    def __init__(self) -> None:
        self.rested = 0.0
        self.delay = DELAY
        self.over: object | None = None

    def move(self, over: object | None, delay: float = DELAY) -> bool:
        """The mouse is over this now, and what explains it may appear so much later. True when a slip that showed
        must go."""
        if over is self.over:
            return False
        shown = self.ready
        self.over, self.rested, self.delay = over, 0.0, delay
        return shown

    def update(self, seconds: float) -> bool:
        """True at the moment the slip appears."""
        if self.over is None or self.ready:
            return False
        self.rested += seconds
        return self.ready

    @property
    def ready(self) -> bool:
        return self.over is not None and self.rested >= self.delay

    @property
    def wake(self) -> float | None:
        """Seconds until the slip appears, if one is due."""
        return None if self.over is None or self.ready else self.delay - self.rested
