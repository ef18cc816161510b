"""The curtain between two persons at one screen: who takes the mouse now, and nothing of the game. Any click or
key lifts it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.ui import art, draw, sound, text, tween
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

PICTURE = (1920, 1080)
ROUNDEL = (960, 522, 236)  # centre and radius of the white field on the drawn cloth
LIFT = 0.45  # seconds
_IDLE_KEYS = {
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
    pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR,
}  # fmt: skip


class Curtain(Scene):
    """`lifted` is called when the curtain begins to rise: the scene beneath turns to the new person then."""

    def __init__(
        self,
        app: "App",
        clan: str,
        who: str,
        lifted: Callable[[], object] | None = None,
        private: bool = False,
    ) -> None:
        super().__init__(app)
        self.clan, self.who, self.lifted, self.private = clan, who, lifted, private
        self.queue = tween.Queue(app.settings.speed)
        self.risen = 0.0
        self.rising = False

    def enter(self) -> None:
        sound.play("curtain")

    def handle(self, event: pygame.Event) -> bool:
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3)
        key = event.type == pygame.KEYDOWN and event.key not in _IDLE_KEYS
        if key and self.app.action(event) in ("fullscreen", "mute", "screenshot", "flip_board"):
            return False  # these do what they always do and betray nothing
        if (pressed or key) and not self.rising:
            self.lift()
        return pressed or key

    def back(self) -> None:
        self.lift()

    def lift(self) -> None:
        self.rising = self.overlay = True
        if self.lifted is not None:
            self.lifted()
        self.queue.speed = self.app.settings.speed
        self.queue.add(tween.Tween(LIFT, self._rise, tween.ease_in_out, self._gone))
        self.dirty()

    def _rise(self, part: float) -> None:
        self.risen = part

    def _gone(self) -> None:
        if self.app.scenes and self.app.scene is self:
            self.app.pop()

    def update(self, seconds: float) -> None:
        if self.queue.update(seconds):
            self.dirty()

    def animating(self) -> bool:
        return self.queue.busy

    def cursor(self) -> int | None:
        return pygame.SYSTEM_CURSOR_HAND

    def draw(self, canvas: Canvas) -> None:
        """While it rises, cloth and words move up together over the scene beneath."""
        if self.risen:
            page = Canvas(pygame.Surface(canvas.surface.get_size()), canvas.scale, canvas.theme, canvas.text_scale)
            self._draw_cloth(page)
            canvas.surface.blit(page.surface, (0, -round(self.risen * canvas.surface.get_height())))
        else:
            self._draw_cloth(canvas)

    def _draw_cloth(self, canvas: Canvas) -> None:
        theme = canvas.theme
        art.backdrop(canvas, "scenes/curtain")
        if theme.night:
            canvas.surface.fill(Colour(150, 160, 200), special_flags=pygame.BLEND_RGB_MULT)
        # The picture covers the window; where it is cut, its middle stays in the middle.
        grow = max(canvas.width / PICTURE[0], canvas.height / PICTURE[1])
        x = canvas.width / 2 + (ROUNDEL[0] - PICTURE[0] / 2) * grow
        y = canvas.height / 2 + (ROUNDEL[1] - PICTURE[1] / 2) * grow
        radius = ROUNDEL[2] * grow
        draw.crest_disc(canvas, self.clan, (x, y), radius * 1.02)
        self._draw_name(canvas, x, y, radius, grow)

    def _draw_name(self, canvas: Canvas, x: float, y: float, radius: float, grow: float) -> None:
        theme = canvas.theme
        name = self.who.replace("{", "(").replace("}", ")")
        words = t("curtain.private" if self.private else "curtain.turn", name=name)
        width = text.measure(canvas, words, "display", 50)[0] + 170
        ribbon = pygame.FRect(0, 0, min(canvas.width - 80, width), 104)
        ribbon.center = (x, y + radius + 74 * grow)
        ribbon.bottom = min(ribbon.bottom, canvas.height - 110)
        draw.ribbon(canvas, ribbon.move(0, 6), theme.ink)
        draw.ribbon(canvas, ribbon, theme.paper, theme.livery[self.clan])
        draw.ribbon(canvas, ribbon.inflate(-22, -16), theme.paper, theme.gold_deep)
        text.draw(
            canvas, words, ribbon.inflate(-120, -14), "display", 50, None, "center", "middle", wrap=False, shrink=0.5
        )
        hint = pygame.FRect(0, 0, 800, 40)
        hint.midbottom = (x, canvas.height - 20)  # on the floorboards
        veil = Colour("#f7f2e2")
        text.draw(canvas, f"{t('curtain.others')} {t('curtain.lift')}", hint, "italic", 26, veil, "center", "middle")


@shot("curtain")
def shot_curtain(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("curtain", clan="green", who="Date")
