"""Great moments: for a second or two something large is seen over the table, with its sounds in time. A moment is one
more tween in the queue of movements, so it runs at the pace of the settings, ends with a click or key like all that
moves, and is never there when movement is off."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import pygame

from yedo.table.motion import Motion, Sprite
from yedo.table.part import Rect
from yedo.table.scroll import GOLD, INK, PAPER, SOFT, draw_roller, draw_sheet
from yedo.ui import art, draw, sound, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.tween import Tween, ease_in_out, ease_out, linear

SEAL = Colour("#b8321f")
OPENS = 0.34  # seconds
CLOSES = 0.26
FALLS = 0.13  # a seal
VEIL = 0.42  # how dark it gets around

Cue = tuple[float, str, float]  # seconds from the start, a sound, how loud


class Picture(Protocol):
    """Something that moves by itself, in real pixels."""

    size: tuple[int, int]

    def draw(self, target: pygame.Surface, at: tuple[int, int], seconds: float, part: float) -> None: ...


class Moment:
    """`seconds` long at the normal pace."""

    seconds: float
    cues: Sequence[Cue] = ()
    kind = ""  # of the event it belongs to

    def draw(self, canvas: Canvas, seconds: float) -> None:
        raise NotImplementedError


class MomentMotion(Motion):
    """Gestures of a game that has great moments."""

    def _enact(self, moment: Moment, delay: float = 0.0) -> list[Tween]:
        """Play a moment over the table; a sound whose time was skipped is not heard."""
        whole = Rect(0, 0, *self.parts.desk.plan.size)
        sprite = Sprite(whole, whole, paint=lambda canvas, rect, part: moment.draw(canvas, part * moment.seconds))
        tween = self._march(sprite, moment.seconds, delay)
        tween.ease = linear
        show, due = tween.move, sorted(moment.cues)

        def move(part: float) -> None:
            self.moment = moment if part < 1 else None
            while due and part < 1 and due[0][0] <= part * moment.seconds:
                _, name, loud = due.pop(0)
                sound.play(name, loud)
            show(part)

        tween.move = move
        return [tween]


@dataclass(slots=True)
class Seal:
    """What comes down on the picture: an icon on vermilion, so many seconds after the start."""

    icon: str
    at: float
    where: tuple[float, float] = (0.86, 0.66)  # of the picture
    side: float = 108.0
    lean: float = 7.0  # degrees
    _landed: pygame.Surface | None = None

    def draw(self, canvas: Canvas, picture: Rect, seconds: float) -> None:
        if seconds < self.at:
            return
        part = min(1.0, (seconds - self.at) / FALLS)
        if part < 1:
            size = max(8, canvas.px(self.side * (2.5 - 1.5 * part)))
            stamp = pygame.transform.rotozoom(self._stamp(canvas), self.lean, size / canvas.px(self.side))
            stamp.set_alpha(round(70 + 185 * part))
        else:
            stamp = self._landed or pygame.transform.rotozoom(self._stamp(canvas), self.lean, 1.0)
            self._landed = stamp
        x, y = picture.x + picture.w * self.where[0], picture.y + picture.h * self.where[1]
        canvas.surface.blit(stamp, stamp.get_rect(center=(canvas.px(x), canvas.px(y))))

    def _stamp(self, canvas: Canvas) -> pygame.Surface:
        side = canvas.px(self.side)
        page = pygame.Surface((side, side), pygame.SRCALPHA)
        edge = max(2, side // 26)
        page.blit(draw.shape((side, side), side // 8, 0, SEAL, None, "round"), (0, 0))
        inner = side - 4 * edge
        page.blit(draw.shape((inner, inner), side // 11, edge, None, PAPER, "round"), (2 * edge, 2 * edge))
        icon = art.image(self.icon, (round(side * 0.62),) * 2, "contain")
        page.blit(icon, icon.get_rect(center=(side // 2, side // 2)))
        return page

    def shake(self, seconds: float) -> float:
        """How far everything jumps when it has come down, in table pixels."""
        since = seconds - self.at - FALLS
        return 5 * math.sin(since * 70) * max(0.0, 1 - since / 0.22) if since > 0 else 0.0


Over = Callable[[Canvas, Rect, float], object]


class Scroll(Moment):
    """A scroll is unrolled over the board: a picture that moves, a title and a line under it, perhaps a seal that
    falls. `make` draws the picture in a size of real pixels; `over` paints over it; `room` is kept under the line."""

    def __init__(
        self,
        board: Rect,
        make: Callable[[tuple[int, int]], Picture],
        title: str,
        line: str,
        color: Colour,
        seconds: float,
        seals: Sequence[Seal] = (),
        cues: Sequence[Cue] = (),
        over: Over | None = None,
        under: Over | None = None,
        room: float = 0.0,
        wide: float = 0.84,
        crest: str = "",
        dark: float = VEIL,
    ) -> None:
        self.board, self.make, self.title, self.line, self.color = board, make, title, line, color
        self.seconds, self.seals, self.cues, self.over, self.under = seconds, seals, cues, over, under
        self.room, self.crest, self.dark = room, crest, dark
        self.wide = min(board.w - 60, board.w * wide)
        self._picture: Picture | None = None
        self._page: pygame.Surface | None = None

    # --- places -------------------------------------------------------------------------------------------

    def band(self) -> float:
        return 84.0 + self.room

    def sheet(self) -> Rect:
        """The whole scroll, unrolled."""
        tall = (self.wide - 36) * 13 / 30 + self.band() + 44
        sheet = Rect(0, 0, self.wide, min(tall, self.board.h - 20))
        sheet.center = self.board.center
        return sheet

    def area(self) -> Rect:
        """The picture on it."""
        sheet = self.sheet()
        return Rect(sheet.x + 18, sheet.y + 22, sheet.w - 36, sheet.h - 44 - self.band())

    def opened(self, seconds: float) -> float:
        opening = ease_out(min(1.0, seconds / OPENS))
        return min(opening, ease_in_out(min(1.0, max(0.0, (self.seconds - seconds) / CLOSES))))

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, seconds: float) -> None:
        opened = self.opened(seconds)
        self._veil(canvas, opened)
        jump = sum(seal.shake(seconds) for seal in self.seals)
        sheet, area = self.sheet(), self.area()
        wide = 30 + (sheet.w - 30) * opened
        seen = Rect(sheet.centerx - wide / 2, sheet.y + jump, wide, sheet.h)
        if opened >= 1:
            draw.rounded(canvas, sheet.move(7, 10), Colour(16, 14, 12, 120), None, 0, 8)
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(canvas.rect(seen).clip(before))
        down = canvas.px(jump)
        box = canvas.rect(sheet)
        canvas.surface.blit(self._paper(canvas), (box.x, box.y + down))
        self._show(canvas, area, down, seconds)
        if self.under is not None:
            room = Rect(sheet.x + 26, area.bottom + 90 + jump, sheet.w - 52, self.room - 8)
            self.under(canvas, room, seconds)
        for seal in self.seals:
            seal.draw(canvas, area.move(0, jump), seconds)
        canvas.surface.set_clip(before)
        for x in (seen.left, seen.right):
            draw_roller(canvas, Rect(x - 11, seen.y - 16, 22, sheet.h + 32))

    def _veil(self, canvas: Canvas, opened: float) -> None:
        tone = round(255 * (1 - self.dark * opened))
        box = canvas.rect(self.board)
        canvas.surface.fill((tone, tone, tone), box, special_flags=pygame.BLEND_RGB_MULT)

    def _show(self, canvas: Canvas, area: Rect, down: int, seconds: float) -> None:
        box = canvas.rect(area)
        if self._picture is None or self._picture.size != box.size:
            self._picture = self.make(box.size)
        self._picture.draw(canvas.surface, (box.x, box.y + down), seconds, min(1.0, seconds / self.seconds))
        if self.over is not None:
            clip = canvas.surface.get_clip()
            canvas.surface.set_clip(box.move(0, down).clip(clip))
            self.over(canvas, area, seconds)
            canvas.surface.set_clip(clip)

    def _paper(self, canvas: Canvas) -> pygame.Surface:
        """The sheet with its frame and its words, set once."""
        sheet, area = self.sheet(), self.area()
        box = canvas.rect(sheet)
        if self._page is None or self._page.get_size() != box.size:
            self._page = pygame.Surface(box.size).convert(canvas.surface)
            page = replace(canvas, surface=self._page)
            draw_sheet(page, Rect(0, 0, sheet.w, sheet.h), self.color)
            inner = area.move(-sheet.x, -sheet.y)
            draw.rounded(page, inner.inflate(8, 8), INK, None, 0, 3)
            draw.rounded(page, inner.inflate(4, 4), GOLD, None, 0, 2)
            self._words(page, sheet.w, inner.bottom)
        return self._page

    def _words(self, page: Canvas, wide: float, top: float) -> None:
        if self.crest:
            art.draw(page, self.crest, Rect(26, top + 14, 58, 58))
        pad = 92 if self.crest else 26
        title, line = Rect(pad, top + 8, wide - 2 * pad, 46), Rect(pad, top + 54, wide - 2 * pad, 30)
        text.draw(page, self.title, title, "display", 36, INK, "center", "middle", wrap=False, shrink=0.6)
        text.draw(page, self.line, line, "italic", 23, SOFT, "center", "middle", wrap=False, shrink=0.7)


def dust(canvas: Canvas, at: tuple[float, float], since: float, count: int = 14, reach: float = 90) -> None:
    """Flecks of gold that fly off when something has come down there."""
    if not 0 < since < 0.7:
        return
    part = since / 0.7
    for n in range(count):
        angle = n * 2.399 + 0.4
        far = reach * ease_out(part) * (0.55 + 0.45 * math.sin(n * 5.1))
        x = at[0] + math.cos(angle) * far
        y = at[1] + math.sin(angle) * far * 0.7 + 40 * part * part
        size = 5.5 * (1 - part) * (0.6 + 0.4 * (n % 3) / 2) + 1
        draw.disc(canvas, (x, y), size, GOLD, None)
