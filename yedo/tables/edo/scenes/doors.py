"""Edo's curtain: closed doors with the crest of whoever takes the mouse; they slide apart instead of rising."""

from __future__ import annotations

import pygame

from yedo.scenes.curtain import Curtain
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.words import t

PICTURE = (960, 540)
PAPER = (274, 184, 412, 176)  # of the picture: where the words go
INK, SOFT = Colour("#1b1a17"), Colour("#5a4d3a")
NIGHT = Colour(150, 160, 200)


def paper(canvas: Canvas) -> pygame.FRect:
    """The sheet on the doors; where the picture is cut, its middle stays in the middle."""
    grow = max(canvas.width / PICTURE[0], canvas.height / PICTURE[1])
    left, top = canvas.width / 2 - PICTURE[0] / 2 * grow, canvas.height / 2 - PICTURE[1] / 2 * grow
    return pygame.FRect(left + PAPER[0] * grow, top + PAPER[1] * grow, PAPER[2] * grow, PAPER[3] * grow)


def cloth(canvas: Canvas) -> tuple[Colour, Colour]:
    """The closed doors with their sheet; the inks of what is written on it."""
    theme = canvas.theme
    art.backdrop(canvas, "edo/curtain")
    if not theme.night:
        return INK, SOFT
    canvas.surface.fill(NIGHT, special_flags=pygame.BLEND_RGB_MULT)
    sheet = paper(canvas)
    draw.rounded(canvas, sheet, theme.paper, theme.ink, 3, 12, "hollow")
    draw.rounded(canvas, sheet.inflate(-16, -16), None, theme.gold_deep, 2, 8)
    return theme.text, theme.ink_soft


class Doors(Curtain):
    def draw(self, canvas: Canvas) -> None:
        if not self.risen:
            self._draw_cloth(canvas)
            return
        page = Canvas(pygame.Surface(canvas.surface.get_size()), canvas.scale, canvas.theme, canvas.text_scale)
        self._draw_cloth(page)
        width, height = canvas.surface.get_size()
        way = round(self.risen * (width // 2 + 1))
        canvas.surface.blit(page.surface, (-way, 0), (0, 0, width // 2, height))
        canvas.surface.blit(page.surface, (width // 2 + way, 0), (width // 2, 0, width - width // 2, height))

    def _draw_cloth(self, canvas: Canvas) -> None:
        ink, soft = cloth(canvas)
        sheet = paper(canvas)
        radius = sheet.h * 0.34
        middle = (sheet.x + radius + 34, sheet.centery)
        draw.crest_disc(canvas, self.clan, middle, radius)
        name = self.who.replace("{", "(").replace("}", ")")
        words = t("curtain.private" if self.private else "curtain.turn", name=name)
        room = pygame.FRect(middle[0] + radius + 24, sheet.y + 20, 0, sheet.h * 0.58)
        room.w = sheet.right - room.x - 30
        text.draw(canvas, words, room, "display", sheet.h * 0.13, ink, "center", "middle", shrink=0.5)
        below = pygame.FRect(room.x, room.bottom, room.w, sheet.bottom - room.bottom - 16)
        said = f"{t('curtain.others')} {t('curtain.lift')}"
        text.draw(canvas, said, below, "italic", sheet.h * 0.068, soft, "center", "middle", shrink=0.6)
