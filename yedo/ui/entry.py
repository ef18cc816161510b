"""One line of typed text: a name, a seed, a search."""

from collections.abc import Callable

import pygame

from yedo.ui import draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.widget import Widget


class Entry(Widget):
    """Typing goes in at the caret while the keyboard's ring is here (a click puts it here). `allow` decides
    letter by letter; `done` is called on Enter."""

    def __init__(
        self,
        value: str,
        changed: Callable[[str], object],
        longest: int = 16,
        allow: Callable[[str], bool] = str.isprintable,
        done: Callable[[], object] | None = None,
        hint: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(tip)
        self.value, self.changed, self.longest = value, changed, longest
        self.allow, self.done, self.hint = allow, done, hint
        self.caret = len(value)
        self.active = False
        self.size: float = 22

    def activate(self) -> None:
        if self.active and self.done is not None:
            self.done()
        self.active = True

    def clicked(self, position: tuple[float, float]) -> None:
        self.active = True
        self.caret = len(self.value)

    @property
    def cursor(self) -> int | None:
        return pygame.SYSTEM_CURSOR_IBEAM

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and self.active and not self.rect.collidepoint(event.pos):
            self.active = False
        return super().handle(event)

    def key(self, event: pygame.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self.active = True
            self._type(event.text)
            return True
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._type(_clipboard())
            return True
        if event.key == pygame.K_ESCAPE:
            was, self.active = self.active, False
            return was  # the first Esc ends the typing, the next one is the scene's
        if event.key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN):
            self.active = False
            return False
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = -1 if event.key == pygame.K_LEFT else 1
            self.caret = max(0, min(len(self.value), self.caret + step))
            return True
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.caret = 0 if event.key == pygame.K_HOME else len(self.value)
            return True
        if event.key == pygame.K_BACKSPACE:
            if self.caret:
                self._put(self.value[: self.caret - 1] + self.value[self.caret :], self.caret - 1)
            return True
        if event.key == pygame.K_DELETE:
            self._put(self.value[: self.caret] + self.value[self.caret + 1 :], self.caret)
            return True
        # Letters arrive as text; swallowing their keys keeps "1" or "m" from pressing something else.
        return (
            event.key not in (pygame.K_RETURN, pygame.K_KP_ENTER)
            and not pygame.K_F1 <= event.key <= pygame.K_F12
        )

    def _type(self, letters: str) -> None:
        room = self.longest - len(self.value)
        taken = "".join(letter for letter in letters if self.allow(letter))[:room]
        if taken:
            self._put(self.value[: self.caret] + taken + self.value[self.caret :], self.caret + len(taken))

    def _put(self, value: str, caret: int) -> None:
        self.caret = caret
        if value != self.value:
            self.value = value
            self.changed(value)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        lit = theme.hover if self.hovered and not self.active else theme.snow
        draw.rounded(canvas, self.rect, lit, theme.accent if self.active else theme.ink, 2.5, 6)
        room = self.rect.inflate(-24, -6)
        words, ink = (self.value, theme.text) if self.value or self.active else (self.hint, theme.ink_soft)
        # A braced name must not be taken for markup while it is being typed.
        words = words.replace("{", "(").replace("}", ")")
        text.draw(canvas, words, room, "text", self.size, ink, valign="middle", wrap=False)
        if self.active:
            before = text.measure(canvas, self.value[: self.caret], "text", self.size)[0] if self.caret else 0
            caret = canvas.rect(
                (min(room.x + before, room.right), room.centery - self.size * 0.6, 2, self.size * 1.2)
            )
            canvas.surface.fill(theme.accent, (caret.x, caret.y, canvas.line(2), caret.h))


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
