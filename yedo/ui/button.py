"""A button: a slip of lit paper, the accent colour for what a scene is about, or bare words."""

from typing import Literal

import pygame

from yedo.ui import art, draw, sound, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour, Theme
from yedo.ui.widget import Action, Widget

Kind = Literal["plain", "primary", "quiet"]


class Button(Widget):
    def __init__(
        self,
        label: str,
        action: Action,
        kind: Kind = "plain",
        icon: str | None = None,
        size: float = 24,
        tip: str = "",
        align: text.Align = "center",
    ) -> None:
        super().__init__(tip)
        self.label, self.action, self.kind, self.icon = label, action, kind, icon
        self.size, self.align = size, align
        self.role: text.Role = "text"
        self.selected = False

    def activate(self) -> None:
        if self.enabled:
            sound.play("click")
            self.action()

    def draw(self, canvas: Canvas) -> None:
        fill, ink = self._colours(canvas.theme)
        box = self.rect.copy()
        if self.pressed:
            box.y += 2
        elif self.enabled and self.kind != "quiet":
            draw.rounded(canvas, box.move(0, 3), canvas.theme.ink, None, 0, 9, "hollow")
        if fill is not None:
            draw.rounded(canvas, box, fill, canvas.theme.ink, 2, 9, "hollow")
        inner = box.inflate(-min(28, box.w * 0.16), -4)
        if self.icon is not None:
            side = min(box.h * 0.68, 44)
            if self.align == "left" or self.label:
                spot = pygame.FRect(inner.x, box.centery - side / 2, side, side)
                # Centred words stay centred on the button; the icon's room is kept free on both sides.
                inner.x += side + 10
                inner.width -= (side + 10) * (2 if self.align == "center" and box.w > 260 else 1)
            else:
                spot = pygame.FRect(box.centerx - side / 2, box.centery - side / 2, side, side)
            if canvas.theme.night:
                # The drawings are made for paper: at night they stand on a lit round of it.
                draw.disc(canvas, spot.center, side * 0.56, canvas.theme.on_accent, canvas.theme.ink)
                spot.inflate_ip(-side * 0.2, -side * 0.2)
            art.draw(canvas, self.icon, spot, alpha=1 if self.enabled else 0.45)
        if self.label:
            text.draw(canvas, self.label, inner, self.role, self.size, ink, self.align, "middle")

    def _colours(self, theme: Theme) -> tuple[Colour | None, Colour]:
        """Fill and ink for the state the button is in."""
        if not self.enabled:
            return (None if self.kind == "quiet" else theme.paper_deep), theme.disabled
        lit = self.hovered or self.pressed
        if self.kind == "primary" or self.selected:
            return (theme.accent.lerp(theme.gold, 0.18) if lit else theme.accent), theme.on_accent
        if self.kind == "quiet":
            return (theme.hover if lit else None), theme.text
        return (theme.hover if lit else theme.snow), theme.text
