"""Would you like to play? Whoever comes to a demo takes over a general, begins a game, or keeps watching. The offer
goes away by itself if nobody answers."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.shitenno.kind import KIND
from yedo import scenes
from yedo.scenes.scene import Scene
from yedo.tables.shitenno.part import Rect
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.widget import Action
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App
    from yedo.tables.shitenno.scenes.demo import Demo

PATIENCE = 25.0  # seconds the offer waits for an answer


class Offer(Scene):
    """Would you like to play? Goes away by itself."""

    overlay = True

    def __init__(self, app: "App", demo: "Demo") -> None:
        super().__init__(app)
        self.demo = demo
        self.left = PATIENCE
        self.sheet = Rect(0, 0, 0, 0)
        self.seats: list[Button] = []

    def build(self) -> None:
        self.seats = []
        game = self.demo.session.game
        if not self.demo.over:
            for seat in game.state.order:
                general = game.state.generals[seat]
                label = t("shitenno.demo.seat", name=general.name, n=general.points)
                button = Button(label, partial(self._leave_for, partial(self.demo.take_seat, seat)), size=24)
                button.icon, button.align = art.crest(general.color), "left"
                self.seats.append(self.group.add(button))
        add = self.group.add
        self.others = [add(Button(t("demo.watch"), self.app.pop, "primary", size=26))]
        self.others.append(add(Button(t("title.new_game"), self._new_game, icon="icons/play", size=26)))
        self.others.append(add(Button(t("pause.title"), self._title, size=26)))

    def _leave_for(self, action: Action) -> None:
        self.app.pop()
        action()

    def _title(self) -> None:
        self.app.reset(scenes.make("title", self.app))

    def _new_game(self) -> None:
        self._title()
        self.app.open("setup", game=KIND.id)

    def layout(self, width: float, height: float) -> None:
        rows = -(-len(self.seats) // 2)
        self.sheet = Rect(0, 0, 860, 130 + 76 * rows + (64 if self.seats else 0) + 104)
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-96, 0)
        each = (inner.w - 20) / 2
        top = self.sheet.y + 168
        for number, button in enumerate(self.seats):
            button.rect.update(inner.x + (number % 2) * (each + 20), top + 76 * (number // 2), each, 60)
        count = len(self.others)
        each = (inner.w - 20 * (count - 1)) / count
        for number, button in enumerate(self.others):
            button.rect.update(inner.x + number * (each + 20), self.sheet.bottom - 100, each, 62)

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.left = PATIENCE
        if event.type == pygame.MOUSEBUTTONDOWN and not self.sheet.collidepoint(event.pos):
            self.app.pop()
            return True
        return super().handle(event)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.left -= seconds
        if self.left <= 0 and self.app.scene is self:
            self.app.pop()

    def wake(self) -> float | None:
        return min(super().wake() or 60.0, max(0.01, self.left))

    def draw(self, canvas: Canvas) -> None:
        draw.shade(canvas)
        panel(canvas, self.sheet)
        heading = Rect(self.sheet.x + 30, self.sheet.y + 26, self.sheet.w - 60, 64)
        text.draw(canvas, t("demo.offer"), heading, "display", 42, align="center", valign="middle", wrap=False)
        if self.seats:
            below = Rect(self.sheet.x + 48, heading.bottom + 14, self.sheet.w - 96, 44)
            text.draw(
                canvas, t("shitenno.demo.take_seat"), below, "italic", 24, align="center", valign="middle", wrap=False
            )
        self.group.draw(canvas)
