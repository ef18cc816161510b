"""Widget: a rect that draws itself and answers the mouse and the keyboard. Group: the widgets of a scene with
their focus ring and tooltips."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import pygame

from yedo.ui.canvas import Canvas
from yedo.ui.focus import FocusRing
from yedo.ui.tooltip import Hover, draw_tooltip

W = TypeVar("W", bound="Widget")


class Widget:
    """`handle` gets mouse events with logical positions and returns True when the widget changed.
    `key` gets keys while the ring is on the widget. `activate` is the click or Enter."""

    def __init__(self, tip: str = "") -> None:
        self.rect = pygame.FRect(0, 0, 0, 0)
        self.tip = tip
        self.enabled = True
        self.visible = True
        self.hovered = False
        self.pressed = False

    @property
    def focusable(self) -> bool:
        return self.enabled and self.visible

    def draw(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def activate(self) -> None:
        """Nothing, unless the widget does something."""

    def key(self, event: pygame.Event) -> bool:
        return False

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._hover(self.rect.collidepoint(event.pos))
        if not self.enabled:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self.pressed = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.pressed = False
            if self.rect.collidepoint(event.pos):
                self.clicked(event.pos)
            return True
        return False

    def clicked(self, position: tuple[float, float]) -> None:
        self.activate()

    @property
    def cursor(self) -> int | None:
        """The mouse pointer over this widget; None is the arrow."""
        return pygame.SYSTEM_CURSOR_HAND if self.enabled else None

    def _hover(self, over: bool) -> bool:
        changed, self.hovered = self.hovered != over, over
        return changed


class Group:
    """The widgets of a scene. Later widgets lie on top and get the mouse first."""

    def __init__(self, numbers: bool = True) -> None:
        self.widgets: list[Widget] = []
        self.ring = FocusRing(lambda: self.widgets, numbers)
        self._hover = Hover()

    def add(self, widget: W) -> W:
        self.widgets.append(widget)
        return widget

    def extend(self, widgets: Iterable[Widget]) -> None:
        self.widgets.extend(widgets)

    def clear(self) -> None:
        self.widgets.clear()
        self.ring.focus(None)
        self._hover.move(None)

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
            return self.ring.handle(event)
        changed = False
        if event.type == pygame.MOUSEMOTION:
            changed = self.ring.handle(event)
            over = next(
                (w for w in reversed(self.widgets) if w.visible and w.rect.collidepoint(event.pos)), None
            )
            changed |= self._hover.move(over if over is not None and over.tip else None)
        for widget in list(reversed(self.widgets)):
            if not widget.visible or not widget.handle(event):
                continue
            changed = True
            if event.type == pygame.MOUSEBUTTONDOWN and widget.focusable:
                self.ring.focus(widget, show=False)
            if event.type != pygame.MOUSEMOTION:
                return True
        return changed

    @property
    def cursor(self) -> int | None:
        under = (widget.cursor for widget in reversed(self.widgets) if widget.visible and widget.hovered)
        return next(under, None)

    def update(self, seconds: float) -> bool:
        return self._hover.update(seconds)

    def wake(self) -> float | None:
        return self._hover.wake

    def draw(self, canvas: Canvas, tooltip: bool = True) -> None:
        for widget in self.widgets:
            if widget.visible:
                widget.draw(canvas)
        self.ring.draw(canvas)
        if tooltip:
            self.draw_tooltip(canvas)

    def draw_tooltip(self, canvas: Canvas) -> None:
        target = self._hover.over if self._hover.ready else None
        if target is None and self.ring.visible:
            target = self.ring.current
        if isinstance(target, Widget) and target.tip and target.visible:
            draw_tooltip(canvas, target.tip, target.rect)


Action = Callable[[], object]
