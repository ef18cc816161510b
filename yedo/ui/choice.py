"""Choosing a value in place: Segmented (one of a few, side by side), Toggle (on or off), Slider (a share)."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from yedo.ui import draw, sound, text
from yedo.ui.canvas import Canvas
from yedo.ui.widget import Widget

V = TypeVar("V")
_BACK = (pygame.K_LEFT, pygame.K_MINUS, pygame.K_KP_MINUS)
_ON = (pygame.K_RIGHT, pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)


class Segmented(Widget, Generic[V]):
    """Values with their labels; a click chooses, left and right move, Enter takes the next one round."""

    def __init__(
        self,
        options: Sequence[tuple[V, str]],
        value: V,
        changed: Callable[[V], object],
        size: float = 20,
        tip: str = "",
    ) -> None:
        super().__init__(tip)
        self.options, self.value, self.changed, self.size = list(options), value, changed, size
        self._under: int | None = None

    def segment(self, number: int) -> pygame.FRect:
        """Longer labels get more of the width."""
        shares = [len(label) + 4 for _, label in self.options]
        unit = self.rect.w / sum(shares)
        return pygame.FRect(
            self.rect.x + sum(shares[:number]) * unit, self.rect.y, shares[number] * unit, self.rect.h
        )

    def choose(self, value: V) -> None:
        if value != self.value:
            self.value = value
            sound.play("click")
            self.changed(value)

    @property
    def _index(self) -> int:
        return next((n for n, (value, _) in enumerate(self.options) if value == self.value), 0)

    def activate(self) -> None:
        self.choose(self.options[(self._index + 1) % len(self.options)][0])

    def clicked(self, position: tuple[float, float]) -> None:
        for number, (value, _) in enumerate(self.options):
            if self.segment(number).collidepoint(position):
                self.choose(value)

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in _BACK + _ON:
            return False
        step = -1 if event.key in _BACK else 1
        self.choose(self.options[max(0, min(len(self.options) - 1, self._index + step))][0])
        return True

    def handle(self, event: pygame.Event) -> bool:
        changed = super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            hits = (n for n in range(len(self.options)) if self.segment(n).collidepoint(event.pos))
            under = next(hits, None)
            changed |= under != self._under
            self._under = under
        return changed

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        draw.rounded(canvas, self.rect, theme.paper_deep, theme.ink, 2, 8)
        for number, (value, label) in enumerate(self.options):
            box = self.segment(number)
            chosen = value == self.value
            if chosen:
                draw.rounded(canvas, box, theme.accent if self.enabled else theme.disabled, theme.ink, 2, 8)
            elif self._under == number and self.hovered and self.enabled:
                draw.rounded(canvas, box.inflate(-4, -4), theme.hover, None, 0, 6)
            ink = theme.on_accent if chosen else theme.text
            role: text.Role = "bold" if chosen else "text"
            text.draw(canvas, label, box.inflate(-10, -4), role, self.size, ink, "center", "middle")


class Toggle(Widget):
    """A sliding token: right and lit is on."""

    def __init__(
        self, value: bool, changed: Callable[[bool], object], label: str = "", tip: str = ""
    ) -> None:
        super().__init__(tip)
        self.value, self.changed, self.label = value, changed, label

    def activate(self) -> None:
        self.value = not self.value
        sound.play("click")
        self.changed(self.value)

    def key(self, event: pygame.Event) -> bool:
        wanted = (
            {pygame.K_LEFT: False, pygame.K_RIGHT: True}.get(event.key)
            if event.type == pygame.KEYDOWN
            else None
        )
        if wanted is None:
            return False
        if wanted != self.value:
            self.activate()
        return True

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        height = min(self.rect.h, 34)
        track = pygame.FRect(self.rect.x, self.rect.centery - height / 2, height * 2, height)
        fill = theme.accent if self.value else theme.paper_deep
        draw.rounded(canvas, track, fill, theme.ink, 2, height / 2)
        x = track.right - height / 2 if self.value else track.x + height / 2
        draw.disc(
            canvas,
            (x, track.centery),
            height / 2,
            theme.hover if self.hovered else theme.on_accent,
            theme.ink,
        )
        if self.label:
            room = pygame.FRect(
                track.right + 14, self.rect.y, self.rect.right - track.right - 14, self.rect.h
            )
            text.draw(canvas, self.label, room, "text", 20, valign="middle")


class Slider(Widget):
    """A share from 0 to 1, by drag, wheel or arrow keys; `changed` while it moves, `settled` when let go."""

    STEP = 0.05

    def __init__(
        self,
        value: float,
        changed: Callable[[float], object],
        settled: Callable[[], object] | None = None,
        tip: str = "",
    ) -> None:
        super().__init__(tip)
        self.value, self.changed, self.settled = value, changed, settled

    def _set(self, value: float) -> None:
        value = min(1.0, max(0.0, round(value / self.STEP) * self.STEP))
        if abs(value - self.value) > 1e-6:
            self.value = round(value, 2)
            self.changed(self.value)

    def _track(self) -> pygame.FRect:
        return pygame.FRect(self.rect.x + 14, self.rect.centery - 6, self.rect.w - 28 - 62, 12)

    def _at(self, x: float) -> float:
        track = self._track()
        return (x - track.x) / track.w

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION and self.pressed:
            self._set(self._at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEWHEEL and self.hovered and self.enabled:
            self._set(self.value + self.STEP * (event.y or event.x))
            self._done()
            return True
        changed = super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and self.pressed:
            self._set(self._at(event.pos[0]))
        if event.type == pygame.MOUSEBUTTONUP and changed:
            self._done()
        return changed

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in _BACK + _ON:
            return False
        self._set(self.value + (-self.STEP if event.key in _BACK else self.STEP))
        self._done()
        return True

    def _done(self) -> None:
        if self.settled is not None:
            self.settled()

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        track = self._track()
        draw.progress(canvas, track, self.value, theme.accent if self.enabled else theme.disabled)
        knob = theme.hover if self.hovered or self.pressed else theme.on_accent
        draw.disc(canvas, (track.x + track.w * self.value, track.centery), 15, knob, theme.ink, 2.5)
        figure = pygame.FRect(self.rect.right - 58, self.rect.y, 58, self.rect.h)
        text.draw(
            canvas,
            f"{round(self.value * 100)} %",
            figure,
            "text",
            20,
            align="right",
            valign="middle",
            wrap=False,
        )
