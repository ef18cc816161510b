"""A column of rows that may be longer than its sheet: wheel, drag, keys. For logs, saves and rules pages,
never for something a decision needs."""

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate

import pygame

from yedo.ui import draw
from yedo.ui.canvas import Canvas
from yedo.ui.widget import Widget

BAR = 14


class ScrollList(Widget):
    """`draw_row(canvas, number, rect, hovered)` draws one row; `height_of(number)` is its logical height;
    `picked(number)` is called on a click or Enter. Arrow keys move `chosen`. While `version()` stays equal the
    heights are not asked for again: long lists say by it what they depend on."""

    def __init__(
        self,
        count: Callable[[], int],
        draw_row: Callable[[Canvas, int, pygame.FRect, bool], object],
        height_of: Callable[[int], float],
        picked: Callable[[int], object] | None = None,
        tip: str = "",
        version: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(tip)
        self.version = version
        self.count, self.draw_row, self.height_of, self.picked = count, draw_row, height_of, picked
        self._offset = 0.0
        self._ended = False  # at the end, wherever that is: it is looked for when somebody looks
        self.chosen: int | None = None
        self._under: int | None = None
        self._grip: float | None = None
        self._kept: tuple[object, list[float]] | None = None

    def _tops(self) -> list[float]:
        """Where every row begins, from the top of the first, and where the last one ends."""
        version = self.version() if self.version is not None else None
        if self._kept is None or version is None or self._kept[0] != version:
            heights = (self.height_of(number) for number in range(self.count()))
            self._kept = (version, [0.0, *accumulate(heights)])
        return self._kept[1]

    @property
    def content(self) -> float:
        return self._tops()[-1]

    @property
    def furthest(self) -> float:
        return max(0.0, self.content - self.rect.h)

    @property
    def offset(self) -> float:
        """How far it is scrolled."""
        if self._ended:
            self._offset, self._ended = self.furthest, False
        return self._offset

    @property
    def at_end(self) -> bool:
        return self._ended or self.offset >= self.furthest - 4

    def scroll(self, offset: float) -> None:
        self._offset, self._ended = max(0.0, min(self.furthest, offset)), False

    def to_end(self) -> None:
        self._ended = True

    def show(self, number: int) -> None:
        """Scroll just far enough that a row is whole."""
        top, foot = self._tops()[number : number + 2]
        if top < self.offset:
            self.scroll(top)
        elif foot > self.offset + self.rect.h:
            self.scroll(foot - self.rect.h)

    def rows(self) -> list[tuple[int, pygame.FRect]]:
        """The rows in sight with their places."""
        tops = self._tops()
        width = self.rect.w - (BAR + 6 if tops[-1] > self.rect.h else 0)
        found = []
        for number in range(max(0, bisect_right(tops, self.offset) - 1), len(tops) - 1):
            if tops[number] >= self.offset + self.rect.h:
                break
            y, height = self.rect.y - self.offset + tops[number], tops[number + 1] - tops[number]
            found.append((number, pygame.FRect(self.rect.x, y, width, height)))
        return found

    def row_at(self, position: tuple[float, float]) -> int | None:
        if not self.rect.collidepoint(position):
            return None
        return next((number for number, place in self.rows() if place.collidepoint(position)), None)

    def _knob(self) -> pygame.FRect:
        height = max(30.0, self.rect.h * self.rect.h / max(1.0, self.content))
        way = self.offset / self.furthest if self.furthest else 0.0
        return pygame.FRect(self.rect.right - BAR, self.rect.y + (self.rect.h - height) * way, BAR, height)

    @property
    def cursor(self) -> int | None:
        return pygame.SYSTEM_CURSOR_HAND if self.picked is not None else None

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.hovered:
            before = self.offset
            self.scroll(self.offset - event.y * 60)
            return self.offset != before
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.furthest:
            knob = self._knob()
            if knob.collidepoint(event.pos):
                self._grip = event.pos[1] - knob.y
                return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            return True
        if event.type == pygame.MOUSEMOTION:
            if self._grip is not None:
                run = max(1.0, self.rect.h - self._knob().h)
                self.scroll((event.pos[1] - self._grip - self.rect.y) / run * self.furthest)
                return True
            under = self.row_at(event.pos)
            moved, self._under = under != self._under, under
            return super().handle(event) or moved
        return super().handle(event)

    def clicked(self, position: tuple[float, float]) -> None:
        number = self.row_at(position)
        if number is not None:
            self.chosen = number
            self.activate()

    def activate(self) -> None:
        if self.chosen is not None and self.picked is not None and self.chosen < self.count():
            self.picked(self.chosen)

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or not self.count():
            return False
        pages = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1}
        ends = {pygame.K_HOME: 0, pygame.K_END: self.count() - 1}
        if event.key in pages:
            self.scroll(self.offset + pages[event.key] * self.rect.h * 0.9)
        elif event.key in steps:
            target = (-1 if self.chosen is None else self.chosen) + steps[event.key]
            if not 0 <= target < self.count():
                return False  # past either end the ring moves on
            self.chosen = target
            self.show(target)
        elif event.key in ends:
            self.chosen = ends[event.key]
            self.show(self.chosen)
        else:
            return False
        return True

    def draw(self, canvas: Canvas) -> None:
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(canvas.rect(self.rect).clip(before))
        for number, place in self.rows():
            self.draw_row(canvas, number, place, number in (self._under, self.chosen))
        canvas.surface.set_clip(before)
        if self.furthest:
            theme = canvas.theme
            track = (self.rect.right - BAR, self.rect.y, BAR, self.rect.h)
            draw.rounded(canvas, track, theme.paper_deep, theme.ink, 1.5, BAR / 2)
            draw.rounded(canvas, self._knob(), theme.accent, theme.ink, 1.5, BAR / 2)
