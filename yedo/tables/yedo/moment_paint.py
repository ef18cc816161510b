"""What is painted over the pictures of great moments: an annex that rises, the rings of a bell, embers, a lot's banner,
the clans' prestige as it is counted."""

import math
from collections.abc import Sequence

import pygame

from yedo.table.moments import Cue, Moment, dust
from yedo.table.scroll import GOLD, INK, PAPER
from yedo.tables.yedo.part import Rect
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour, theme
from yedo.ui.tween import ease_in, ease_out
from yedo.ui.words import t

EMBERS = 26
FIRE = (Colour("#f7cd60"), Colour("#e2762a"), Colour("#b23422"))


def built(canvas: Canvas, area: Rect, piece: str, part: float, seconds: float, strokes: Sequence[float]) -> None:
    """An annex grows from its stones to its roof; every stroke of the hammer raises dust."""
    side = area.h * 0.86
    place = canvas.rect(Rect(area.centerx - side * 0.75, area.bottom - side - area.h * 0.05, side * 1.5, side))
    picture = art.image(piece, place.size, "contain")
    at = picture.get_rect(midbottom=place.midbottom)
    shown = round(at.h * part)
    if shown:
        low = pygame.Rect(0, at.h - shown, at.w, shown)
        canvas.surface.blit(picture, (at.x, at.bottom - shown), low)
    for stroke in strokes:
        since = seconds - stroke
        if 0 < since < 0.5:
            edge = (at.bottom - shown) / canvas.scale
            x = area.centerx + math.sin(stroke * 40) * side * 0.4
            dust(canvas, (x, edge), since, 9, 70)


def ringing(canvas: Canvas, area: Rect, seconds: float, strokes: Sequence[float]) -> None:
    """Rings of sound that go out from the bell."""
    page = pygame.Surface(canvas.rect(area).size, pygame.SRCALPHA)
    middle = (page.get_width() * 0.66, page.get_height() * 0.5)
    for stroke in strokes:
        for ring in range(3):
            part = (seconds - stroke - ring * 0.16) / 1.15
            if 0 < part < 1:
                tone = (255, 240, 196, round(150 * (1 - part) ** 1.5))
                radius = page.get_width() * (0.06 + 0.5 * ease_out(part))
                pygame.draw.aacircle(page, tone, middle, radius, max(2, round(canvas.scale * 7 * (1 - part)) + 1))
    canvas.surface.blit(page, canvas.rect(area))


def embers(canvas: Canvas, area: Rect, seconds: float) -> None:
    """Sparks that rise from a fire and drift."""
    for n in range(EMBERS):
        life = 1.1 + (n * 37 % 10) / 10
        part = (seconds / life + n * 0.381) % 1
        x = area.x + area.w * ((n * 0.6180339) % 1) + math.sin(part * 7 + n) * 16
        y = area.bottom - area.h * 1.05 * part
        draw.disc(canvas, (x, y), (1 - part) * 4 + 1.2, FIRE[min(2, int(part * 3))], None)


class Banner(Moment):
    """A banner drops from the auction's sheet when a lot is won: crest, lot and price."""

    seconds = 1.15
    cues: Sequence[Cue] = ((0.0, "banner", 0.9),)

    def __init__(self, sheet: Rect, color: Colour, crest: str, icon: str, price: int) -> None:
        self.sheet, self.color, self.crest, self.icon, self.price = sheet, color, crest, icon, price

    def draw(self, canvas: Canvas, seconds: float) -> None:
        down = ease_out(min(1.0, seconds / 0.26)) * (1 - ease_in(max(0.0, (seconds - self.seconds + 0.22) / 0.22)))
        wide, tall = 190.0, 268.0
        pole = Rect(self.sheet.centerx - wide / 2 - 16, self.sheet.y + 6, wide + 32, 12)
        cloth = Rect(self.sheet.centerx - wide / 2, pole.bottom - 3, wide, max(6.0, tall * down))
        sway = math.sin(seconds * 9) * 5 * (1 - min(1.0, seconds))
        before = canvas.surface.get_clip()
        draw.rounded(canvas, cloth.move(6, 6), Colour(16, 14, 12, 110), None, 0, 3)
        canvas.surface.set_clip(canvas.rect(cloth.inflate(2, 2)).clip(before))
        whole = Rect(cloth.x, cloth.bottom - tall, wide, tall)
        draw.rounded(canvas, whole, self.color, INK, 2.5, 2)
        draw.rounded(canvas, whole.inflate(-16, -16), None, GOLD, 2, 2)
        art.draw(canvas, self.crest, Rect(whole.centerx - 42 + sway, whole.y + 20, 84, 84))
        plate = Rect(whole.x + 22, whole.y + 114, wide - 44, 90)
        draw.rounded(canvas, plate, PAPER, INK, 2, 8)
        art.draw(canvas, self.icon, Rect(plate.centerx - 38, plate.y + 7, 76, 76))
        words = Rect(whole.x + 12, plate.bottom + 6, wide - 24, 40)
        text.draw(canvas, t("moment.lot", n=self.price), words, "display", 28, PAPER, "center", "middle", wrap=False)
        canvas.surface.set_clip(before)
        draw.rounded(canvas, pole, Colour("#4a2f22"), INK, 2, 6)
        for x in (pole.x - 4, pole.right - 8):
            draw.rounded(canvas, Rect(x, pole.y - 3, 12, 18), GOLD, INK, 2, 6)


class Prestige:
    """Crest and prestige of every clan in a row, counted up; the best has gold behind it."""

    def __init__(self, clans: Sequence[tuple[str, int]]) -> None:
        self.clans = list(clans)

    def draw(self, canvas: Canvas, room: Rect, seconds: float) -> None:
        most = max((pp for _, pp in self.clans), default=1) or 1
        part = ease_out(min(1.0, max(0.0, (seconds - 0.4) / 1.6)))
        wide = min(170.0, room.w / max(1, len(self.clans)))
        start = room.centerx - wide * len(self.clans) / 2
        for n, (color, pp) in enumerate(self.clans):
            place = Rect(start + n * wide + 5, room.y, wide - 10, room.h - 4)
            first = n == 0 and part >= 1
            draw.rounded(canvas, place, GOLD if first else Colour("#e9dcbd"), INK, 2, 9)
            bar = Rect(place.x + 8, place.bottom - 16, place.w - 16, 9)
            draw.rounded(canvas, bar, Colour("#cdbd98"), None, 0, 4)
            long = bar.w * part * max(0, pp) / most
            if long > 6:
                draw.rounded(canvas, Rect(bar.x, bar.y, long, bar.h), theme("day").clan[color], None, 0, 4)
            art.draw(canvas, f"icons/crest_{color}", Rect(place.x + 8, place.y + 7, 50, 50))
            number = Rect(place.x + 58, place.y + 5, place.w - 64, 54)
            text.draw(canvas, str(round(pp * part)), number, "bold", 34, INK, "center", "middle", wrap=False)
