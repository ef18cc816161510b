"""Small gestures of this table: what is painted rather than carried from place to place."""

import math

import pygame

from yedo.table.motion import Sprite
from yedo.tables.shitenno.moments import Moments
from yedo.tables.shitenno.part import Rect
from yedo.ui import art, draw
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.tween import Tween

Point = tuple[float, float]
EMBER, GLOW = Colour("#d8541f"), Colour("#ffe08a")
INK, GOLD, LACQUER = Colour("#1b1a17"), Colour("#d9b25c"), Colour("#8c2a22")


class Gestures(Moments):
    def _burn(self, place: Rect, shown: str, delay: float = 0.0) -> Tween:
        """A tile that is used up burns from its foot to its head."""

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            edge = rect.bottom - rect.h * part
            box, surface = canvas.rect(Rect(rect.x, rect.y, rect.w, edge - rect.y)), canvas.surface
            clip = surface.get_clip()
            surface.set_clip(box.clip(clip))
            art.draw(canvas, shown, rect)
            surface.set_clip(clip)
            if edge > rect.y + 3:
                draw.rounded(canvas, Rect(rect.x + 2, edge - 4, rect.w - 4, 5), EMBER, None, 0, 2)
                draw.rounded(canvas, Rect(rect.x + 5, edge - 2, rect.w - 10, 2), GLOW, None, 0, 1)

        return self._fly(Sprite(place, place, paint=paint), 0.55, delay)

    def _swing(self, place: Rect, degrees: float = 14.0) -> Tween:
        """A lantern swings under the point from which it hangs, less and less."""

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            angle = degrees * math.sin(part * math.pi * 3) * (1 - part)
            box = canvas.rect(rect)
            hung = pygame.Surface((box.w * 2, box.h * 2), pygame.SRCALPHA)  # turned about its middle
            hung.blit(art.image("shitenno/icon_lantern", box.size, "contain"), (box.w // 2, box.h))
            turned = pygame.transform.rotozoom(hung, angle, 1.0)
            canvas.surface.blit(turned, turned.get_rect(center=(box.centerx, box.y)))

        return self._fly(Sprite(place, place, paint=paint), 0.7)

    def _nod(self, place: Rect, color: str, delay: float) -> Tween:
        """A crest bows to what comes to it."""

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            low = math.sin(part * math.pi)
            middle = (rect.centerx, rect.centery + 5 * low)
            draw.crest_disc(canvas, color, middle, rect.w / 2 * (1 + 0.2 * low))

        return self._march(Sprite(place, place, paint=paint), 0.35, delay)

    def _tap(self, place: Rect) -> Tween:
        """A folded fan taps on a crest, twice."""

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            angle = math.radians(-20 - 45 * abs(math.cos(part * math.pi * 2)))
            far, near = (rect.centerx + 4, rect.centery), 66.0
            way = (math.cos(angle), math.sin(angle))
            grip = (far[0] + way[0] * near, far[1] + way[1] * near)
            side = (-way[1], way[0])

            def quad(a: Point, b: Point, wide: float, slim: float) -> list[Point]:
                points = [
                    (a[0] + side[0] * wide, a[1] + side[1] * wide), (b[0] + side[0] * slim, b[1] + side[1] * slim),
                    (b[0] - side[0] * slim, b[1] - side[1] * slim), (a[0] - side[0] * wide, a[1] - side[1] * wide),
                ]  # fmt: skip
                return [(x * canvas.scale, y * canvas.scale) for x, y in points]

            pygame.draw.polygon(canvas.surface, INK, quad(far, grip, 10, 6))
            pygame.draw.polygon(canvas.surface, GOLD, quad(far, grip, 7.5, 4))
            middle = (far[0] + way[0] * near * 0.62, far[1] + way[1] * near * 0.62)
            pygame.draw.polygon(canvas.surface, LACQUER, quad(middle, grip, 7, 4))

        return self._fly(Sprite(place, place, paint=paint), 0.5)

    def _chest(self, place: Rect, seconds: float) -> Tween:
        """A chest stands open for Koku, shuts, and is carried off."""

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            shut = min(1.0, max(0.0, part * (seconds + 0.4) - seconds) / 0.2)
            body = Rect(rect.x, rect.y + rect.h * 0.36, rect.w, rect.h * 0.64)
            lid = Rect(rect.x - 3, rect.y + rect.h * (0.16 * shut), rect.w + 6, rect.h * (0.2 + 0.04 * shut))
            draw.rounded(canvas, body.inflate(-6, 0).move(0, -6), INK, None, 0, 4)
            draw.rounded(canvas, body, LACQUER, INK, 2.5, 6)
            draw.rounded(canvas, body.inflate(-rect.w * 0.7, -8), GOLD, INK, 1.5, 3)
            draw.rounded(canvas, lid, LACQUER, INK, 2.5, 6)
            draw.rounded(canvas, lid.inflate(-rect.w * 0.7, -6), GOLD, None, 0, 3)

        return self._fly(Sprite(place, place, paint=paint), seconds + 0.4)
