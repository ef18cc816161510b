"""Widgets of the new-game page: the row of crests to choose a clan from, and the tile that takes a card set or a
module into the game."""

from collections.abc import Callable

import pygame

from engine.yedo.config import CLANS, NAMES
from yedo.ui import art, draw, sound, text
from yedo.ui.canvas import Canvas
from yedo.ui.widget import Widget
from yedo.ui.words import t


class CrestRow(Widget):
    """All five crests; the chosen one is ringed, those of other seats are faint and can be swapped for."""

    def __init__(self, clan: str, taken: list[str], changed: Callable[[str], object]) -> None:
        super().__init__()
        self.clan, self.taken, self.changed = clan, taken, changed
        self._under: str | None = None

    def crest(self, number: int) -> pygame.FRect:
        side = min(self.rect.h, self.rect.w / len(CLANS))
        return pygame.FRect(self.rect.x + number * self.rect.w / len(CLANS), self.rect.centery - side / 2, side, side)

    def choose(self, clan: str) -> None:
        if clan != self.clan:
            self.clan = clan
            sound.play("click")
            self.changed(clan)

    def activate(self) -> None:
        self.choose(CLANS[(CLANS.index(self.clan) + 1) % len(CLANS)])

    def clicked(self, position: tuple[float, float]) -> None:
        for number, clan in enumerate(CLANS):
            if self.crest(number).collidepoint(position):
                self.choose(clan)
                return

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        step = -1 if event.key == pygame.K_LEFT else 1
        self.choose(CLANS[max(0, min(len(CLANS) - 1, CLANS.index(self.clan) + step))])
        return True

    def handle(self, event: pygame.Event) -> bool:
        changed = super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            hits = (clan for n, clan in enumerate(CLANS) if self.crest(n).collidepoint(event.pos))
            under = next(hits, None)
            changed |= under != self._under
            self._under = under
        return changed

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        self.tip = ""
        for number, clan in enumerate(CLANS):
            spot = self.crest(number)
            if clan == self.clan:
                draw.disc(canvas, spot.center, spot.w / 2, theme.accent, theme.ink, 1.5)
            elif clan == self._under:
                draw.disc(canvas, spot.center, spot.w / 2, theme.hover, theme.ink, 1.5)
            faint = clan in self.taken and clan not in (self.clan, self._under)
            side = spot.w * 0.84
            place = pygame.FRect(0, 0, side, side)
            place.center = spot.center
            art.draw(canvas, f"icons/crest_{clan}", place, alpha=0.4 if faint else 1.0)
        shown = self._under or self.clan
        self.tip = t("setup.clan", clan=NAMES[shown], crest=t(f"setup.crest.{theme.crest[shown]}"))


class Tile(Widget):
    """A slip with an icon, a title and a sentence; a click takes it in or out. One that cannot be taken says
    why in the sentence's place."""

    def __init__(
        self,
        title: str,
        sentence: str,
        icon: str,
        value: bool,
        changed: Callable[[], object],
        blocked: str = "",
        picture: str = "",
        figures: tuple[str, ...] = (),
        strip: tuple[str, ...] = (),
    ) -> None:
        super().__init__(blocked or sentence)
        self.title, self.sentence, self.icon, self.value, self.changed = title, sentence, icon, value, changed
        self.blocked, self.picture, self.figures, self.strip = blocked, picture, figures, strip
        self.enabled = not blocked or value  # what is in can always be taken out
        self.size: float = 18

    @property
    def focusable(self) -> bool:
        return self.visible

    def activate(self) -> None:
        if self.enabled:
            sound.play("click")
            self.changed()

    def draw(self, canvas: Canvas) -> None:
        theme, box = canvas.theme, self.rect
        fill = theme.hover if self.hovered and self.enabled else theme.snow if self.value else theme.paper_deep
        draw.rounded(canvas, box, fill, theme.accent if self.value else theme.disabled, 3 if self.value else 1.5, 9)
        inner = self._draw_picture(canvas) if self.picture else self._draw_icon(canvas)
        self._draw_mark(canvas, inner)
        self._draw_words(canvas, inner)

    def _draw_icon(self, canvas: Canvas) -> pygame.FRect:
        box, side = self.rect, min(48.0, self.rect.h - 12)
        spot = pygame.FRect(box.x + 10, box.centery - side / 2, side, side)
        if canvas.theme.night:
            draw.disc(canvas, spot.center, side * 0.54, canvas.theme.on_accent, canvas.theme.ink, 1)
            spot.inflate_ip(-side * 0.2, -side * 0.2)
        art.draw(canvas, self.icon, spot, alpha=1.0 if self.value else 0.55)
        return pygame.FRect(box.x + 20 + side, box.y + 4, box.w - side - 30, box.h - 8)

    def _draw_picture(self, canvas: Canvas) -> pygame.FRect:
        box = self.rect
        side = pygame.FRect(box.x + 12, box.y + 12, min(box.w * 0.36, box.h * 1.3), box.h - 24)
        art.draw(canvas, self.picture, side, "cover", 1.0 if self.value or self.hovered else 0.62)
        for number, figure in enumerate(self.figures):
            step = side.w / len(self.figures)
            spot = pygame.FRect(side.x + (number - 0.05) * step, side.bottom - step * 1.5, step * 1.1, step * 1.4)
            art.draw(canvas, figure, spot)
        draw.rounded(canvas, side, None, canvas.theme.ink, 2, 2)
        inner = pygame.FRect(side.right + 18, box.y + 12, box.right - side.right - 34, box.h - 24)
        if self.strip and box.h > 240:
            inner.h -= self._draw_strip(canvas, inner)
        return inner

    def _draw_strip(self, canvas: Canvas, inner: pygame.FRect) -> float:
        """What the module brings, along the foot; the height it takes."""
        gap = 8.0
        side = min(84.0, (inner.w - gap * (len(self.strip) - 1)) / len(self.strip))
        for number, name in enumerate(self.strip):
            spot = pygame.FRect(inner.x + number * (side + gap), inner.bottom - side, side, side)
            tile = name.startswith("cards/")
            art.draw(canvas, name, spot, "cover" if tile else "contain", 1.0 if self.value or self.hovered else 0.62)
            if tile:
                draw.rounded(canvas, spot, None, canvas.theme.ink, 2, 2)
        return side + gap

    def _draw_mark(self, canvas: Canvas, inner: pygame.FRect) -> None:
        theme = canvas.theme
        mark = 28.0 if self.picture else 23.0
        spot = pygame.FRect(inner.right - mark + 2, inner.y + 3, mark, mark)
        draw.rounded(canvas, spot, theme.on_accent if self.value else theme.paper, theme.ink, 2, 6)
        if self.value:
            art.draw(canvas, "icons/met", spot.inflate(7, 7))

    def _draw_words(self, canvas: Canvas, inner: pygame.FRect) -> None:
        theme = canvas.theme
        large = bool(self.picture)
        size = 30 if large else 21
        role: text.Role = "display" if large else "bold"
        line = text.measure(canvas, "X", role, size)[1]
        head = pygame.FRect(inner.x, inner.y, inner.w - 36, line + 2)
        ink = theme.text if self.enabled else theme.disabled
        body = pygame.FRect(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
        words = self.sentence
        if self.blocked:
            words = f"{self.sentence}\n{self.blocked}" if large else self.blocked
        if not text.fits(canvas, words, body, "text", self.size * 0.85) or body.h < 18:
            head.h = inner.h  # no room for the sentence: the tip has it
            words = ""
        elif not large:
            lift = max(0.0, body.h - text.measure(canvas, words, "text", self.size, body.w)[1]) / 2
            head.y, body.y = head.y + lift, body.y + lift
            body.h -= lift
        text.draw(canvas, self.title, head, role, size, ink, "left", "middle", wrap=False)
        if not words:
            return
        if self.blocked and large:
            self._draw_both(canvas, body)
        else:
            colour = theme.bad if self.blocked else theme.ink_soft
            text.draw(canvas, words, body, "text", self.size, colour, "left", "top")

    def _draw_both(self, canvas: Canvas, body: pygame.FRect) -> None:
        _, height = text.measure(canvas, self.sentence, "text", self.size, body.w)
        top = pygame.FRect(body.x, body.y, body.w, min(body.h, height + 4))
        rest = pygame.FRect(body.x, top.bottom + 4, body.w, max(0, body.bottom - top.bottom - 4))
        text.draw(canvas, self.sentence, top, "text", self.size, canvas.theme.ink_soft)
        if text.fits(canvas, self.blocked, rest, "text", self.size * 0.85):
            text.draw(canvas, self.blocked, rest, "text", self.size, canvas.theme.bad)
