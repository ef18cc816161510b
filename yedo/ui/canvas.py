"""What a scene draws on: a surface, how many real pixels a logical one is, and the colours of the moment."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from yedo.ui.theme import Theme

RectLike = pygame.Rect | pygame.FRect | tuple[float, float, float, float]

DESIGN = (1920, 1080)
TINY = 12  # real pixels of the smallest text that can be read at all
SMALLEST_SCALE = 2 / 3  # 1280x720: below it text would fall under 12 real pixels


def scale_for(size: Sequence[int], ui_scale: float = 1.0) -> float:
    """Real pixels per logical pixel in a window of this size. A UI scale below 1 makes room in large
    windows and is ignored in small ones, where the text could not shrink with it."""
    fit = max(0.1, min(size[0] / DESIGN[0], size[1] / DESIGN[1]))
    scaled = fit * ui_scale
    return max(scaled, min(fit, SMALLEST_SCALE)) if ui_scale < 1 else scaled


@dataclass(slots=True)
class Canvas:
    surface: pygame.Surface
    scale: float
    theme: Theme
    text_scale: float = 1.0  # large text
    least: int = TINY  # real pixels of the smallest text

    @property
    def width(self) -> float:
        return self.surface.get_width() / self.scale

    @property
    def height(self) -> float:
        return self.surface.get_height() / self.scale

    def miniature(self) -> "Canvas":
        """The same for a small picture of something that is enlarged under the mouse: its text may be tiny."""
        return replace(self, least=TINY)

    def px(self, logical: float) -> int:
        return round(logical * self.scale)

    def line(self, logical: float) -> int:
        """The real width of a line: never invisible."""
        return max(1, round(logical * self.scale))

    def rect(self, logical: RectLike) -> pygame.Rect:
        """Real pixels of a logical rect; edges are rounded, so neighbours that touch still touch."""
        x, y, w, h = logical
        left, top = round(x * self.scale), round(y * self.scale)
        return pygame.Rect(left, top, round((x + w) * self.scale) - left, round((y + h) * self.scale) - top)

    def logical(self, real: Sequence[float]) -> tuple[float, float]:
        return real[0] / self.scale, real[1] / self.scale
