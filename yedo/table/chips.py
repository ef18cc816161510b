"""A chip: one option as a small button with its icon; chips fill the prompt and the small choice."""

from collections.abc import Callable

from engine.core.decision import Option
from yedo.table.part import Spot
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.widget import Widget


class Chip(Widget):
    def __init__(self, label: str, icon: str, action: Callable[[], object], number: int = 0, kind: str = "") -> None:
        super().__init__()
        self.label, self.icon, self.action, self.number, self.kind = label, icon, action, number, kind
        self.marked = False  # its place on the table is under the mouse
        self.place = ""
        self.option: Option | None = None
        self.spot: Spot | None = None  # made when the mouse first rests here
        self.size = 19.0  # of the label

    def activate(self) -> None:
        self.action()

    def words_in(self) -> tuple[float, float, float, float]:
        """The room for the label."""
        left = 37 if self.icon else 10
        return (
            self.rect.x + left,
            self.rect.y + 1,
            self.rect.w - left - (24 if self.number else 6),
            self.rect.h - 2,
        )

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        lit = self.hovered or self.marked or self.pressed
        fill = theme.hover if lit else theme.snow
        ink = theme.text
        if self.kind == "primary":
            fill, ink = theme.accent.lerp(theme.gold, 0.18) if lit else theme.accent, theme.on_accent
        elif self.kind == "quiet" and not lit:
            fill = theme.paper_deep
        box = self.rect.move(0, 1 if self.pressed else 0)
        draw.rounded(canvas, box, fill, theme.ink, 1.5, 7)
        if self.icon:
            side = min(30.0, box.h - 4)
            art.draw(canvas, art.icon(self.icon), (box.x + 4, box.centery - side / 2, side, side))
        text.draw(canvas, self.label, self.words_in(), "text", self.size, ink, "left", "middle", shrink=0.85)
        if self.number:
            number = (box.right - 20, box.y, 18, box.h)
            ink = theme.on_accent if self.kind == "primary" else theme.ink_soft
            text.draw(canvas, str(self.number), number, "text", 18, ink, "center", "middle", wrap=False)


class Tab(Chip):
    """A chip so narrow that it shows its icon only, and the number under it."""

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        lit = self.hovered or self.pressed
        chosen = self.kind == "primary"
        fill = theme.accent if chosen else theme.hover if lit else theme.snow
        draw.rounded(canvas, self.rect, fill, theme.ink, 1.5, 7)
        side = min(30.0, self.rect.w - 4)
        art.draw(canvas, art.icon(self.icon), (self.rect.centerx - side / 2, self.rect.y + 2, side, side))
        if self.number:
            ink = theme.on_accent if chosen else theme.ink_soft
            place = (self.rect.x, self.rect.y + 31, self.rect.w, self.rect.h - 31)
            text.draw(canvas, str(self.number), place, "text", 16, ink, "center", "middle", wrap=False)
