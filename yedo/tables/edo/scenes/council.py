"""The screen between two secret plans: closed doors, and the crest of every clan. Whoever takes the mouse clicks the
own one; what was sealed can be opened again by its owner until the last one has sealed. Nothing here tells more than
who of the persons has sealed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.core.words import t
from yedo.scenes.scene import Scene
from yedo.tables.edo.part import icon
from yedo.tables.edo.scenes.doors import cloth, paper
from yedo.ui import art, draw, sound, text
from yedo.ui.canvas import Canvas
from yedo.ui.focus import ENTER
from yedo.ui.theme import Colour
from yedo.ui.widget import Action, Widget

if TYPE_CHECKING:
    from yedo.app import App
    from yedo.scenes.table import Table

Rect = pygame.FRect
WIDE, HIGH = 270.0, 310.0  # of a crest's sheet


class Crest(Widget):
    def __init__(self, color: str, name: str, state: str, action: Action) -> None:
        super().__init__()
        self.color, self.name, self.state, self.action = color, name, state, action
        self.enabled = state != "bot"
        self.proposed = False

    def activate(self) -> None:
        sound.play("click")
        self.action()

    def draw(self, canvas: Canvas) -> None:
        theme, lit = canvas.theme, self.enabled and (self.hovered or self.pressed)
        box = self.rect
        draw.rounded(canvas, box.move(4, 6), Colour(20, 16, 12, 150), None, 0, 16)
        edge = theme.glow if lit else theme.clan[self.color] if self.proposed else theme.ink
        draw.rounded(canvas, box, theme.paper, edge, 6 if lit or self.proposed else 3, 16, "hollow")
        unit = box.h / HIGH
        radius = min(box.w * 0.33, box.h * 0.23)
        middle = (box.centerx, box.y + radius + 22 * unit)
        draw.crest_disc(canvas, self.color, middle, radius)
        if self.state == "sealed":
            side = radius * 1.1
            art.draw(canvas, icon("seal"), Rect(middle[0] + radius * 0.3, middle[1] + radius * 0.15, side, side))
        ink, size = theme.heading, 32 * unit
        name = Rect(box.x + 12, middle[1] + radius + 10 * unit, box.w - 24, 44 * unit)
        text.draw(canvas, self.name, name, "display", size, ink, "center", "middle", wrap=False, shrink=0.5)
        state = Rect(box.x + 12, name.bottom, box.w - 24, 32 * unit)
        words = t(f"edo.table.council_state.{self.state}")
        text.draw(canvas, words, state, "bold", 22 * unit, None, "center", "middle", wrap=False, shrink=0.7)
        if self.enabled:
            said = t("edo.table.council_open" if self.state == "sealed" else "edo.table.council_write")
            below = Rect(box.x + 10, state.bottom, box.w - 20, box.bottom - state.bottom - 10)
            text.draw(canvas, said, below, "italic", 19 * unit, theme.ink_soft, "center", "middle", shrink=0.7)


class Council(Scene):
    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.game_id = table.game_id

    def enter(self) -> None:
        sound.play("curtain")

    def build(self) -> None:
        session, self.crests = self.table.session, []
        drafts, sealed = session.drafts(), session.sealed_by()
        asked = session.decision
        for seat in drafts.seats if drafts is not None else ():
            facts = self.table.game.seat(session.game, seat)
            state = "bot" if not session.is_human(seat) else "sealed" if seat in sealed else "writes"
            crest = Crest(facts.color, facts.name, state, partial(self.take, seat))
            crest.proposed = asked is not None and asked.player == seat
            self.crests.append(self.group.add(crest))

    def take(self, seat: int) -> None:
        """Somebody takes the mouse."""
        self.app.pop()
        self.table.sealing.take_pen(seat)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in ENTER and not self.group.ring.visible:
            proposed = next((crest for crest in self.crests if crest.proposed), None)
            if proposed is not None:
                proposed.activate()
            return True
        return super().handle(event)

    def back(self) -> None:
        """The pause hides as much as this does."""
        self.app.open("pause", extra=self.table.menu_entries)

    def layout(self, width: float, height: float) -> None:
        self.paper = paper(self.app.canvas)
        count = max(1, len(self.crests))
        unit = min((width - 120) / (count * (WIDE + 24)), max(1.0, self.paper.h / 360))
        unit = min(unit, max(0.7, (height - self.paper.bottom - 44) / HIGH))
        wide, high, gap = WIDE * unit, HIGH * unit, 24 * unit
        x = width / 2 - (count * (wide + gap) - gap) / 2
        y = max(self.paper.bottom + 16, min(self.paper.bottom + 40, height - high - 28))
        for n, crest in enumerate(self.crests):
            crest.rect.update(x + n * (wide + gap), y, wide, high)

    def draw(self, canvas: Canvas) -> None:
        ink, soft = cloth(canvas)
        upper = Rect(self.paper.x + 30, self.paper.y + 10, self.paper.w - 60, self.paper.h * 0.5)
        size = self.paper.h
        text.draw(canvas, t("edo.table.council"), upper, "display", size * 0.13, ink, "center", "middle", shrink=0.6)
        lower = Rect(upper.x, upper.bottom, upper.w, size * 0.4)
        said = t("edo.table.council_help")
        text.draw(canvas, said, lower, "italic", size * 0.08, soft, "center", "middle", shrink=0.6)
        self.group.draw(canvas)
