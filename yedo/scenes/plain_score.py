"""The reckoning of any game: every seat in its place, what its points came from, and who has won."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.core.kind import SeatFacts
from yedo import clocks, own_numbers, scenes
from yedo.scenes.scene import Scene
from yedo.session import Session
from yedo.tables import table_of
from yedo.ui import art, draw, sound, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import All, has, t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
SHEET = (1120, 780)


class PlainScore(Scene):
    def __init__(self, app: "App", session: Session) -> None:
        super().__init__(app)
        self.game_id = session.kind.id
        self.table = table_of(session.kind.id)
        self.game, self.result = session.game, session.kind.result(session.game)
        own = own_numbers.changed(session.kind, session.game)
        self.notes = [t("saves.own_numbers", what=own)] if own else []
        self.notes += [times] if (times := clocks.summary(session)) else []
        self.sheet = Rect(0, 0, 0, 0)

    def enter(self) -> None:
        sound.play("victory" if self.result.won else "defeat")

    def seats(self) -> list[SeatFacts]:
        """The winner first."""
        return [self.table.seat(self.game, seat) for seat in self.result.ranking]

    def heading(self) -> str:
        names = [self.table.seat(self.game, seat).name for seat in self.result.winners()]
        return t("reckoning.won", names=All(names), n=len(names)) if names else t("reckoning.lost")

    def sources(self, seat: int) -> str:
        """Where a seat's points came from, the most first."""
        found = sorted(self.result.sources[seat].items(), key=lambda entry: -entry[1])
        return " · ".join(f"{_source(name)} {n}" for name, n in found if n)

    # --- widgets and drawing ------------------------------------------------------------------------------

    def build(self) -> None:
        open_evening = partial(self.app.open, "evening")
        self.evening = self.group.add(Button(t("evening.button"), open_evening, icon="icons/night", size=24))
        self.leaving = self.group.add(Button(t("pause.title"), self.back, "primary", size=26))

    def back(self) -> None:
        self.app.reset(scenes.make("title", self.app))

    def layout(self, width: float, height: float) -> None:
        self.sheet = Rect(0, 0, min(SHEET[0], width - 40), min(SHEET[1], height - 40))
        self.sheet.center = (width / 2, height / 2)
        self.leaving.rect.update(self.sheet.centerx + 10, self.sheet.bottom - 96, 320, 62)
        self.evening.rect.update(self.sheet.centerx - 330, self.sheet.bottom - 96, 320, 62)

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, "scenes/score")
        panel(canvas, self.sheet)
        theme = canvas.theme
        head = Rect(self.sheet.x + 60, self.sheet.y + 30, self.sheet.w - 120, 76)
        text.draw(canvas, self.heading(), head, "display", 46, theme.heading, "center", "middle", shrink=0.5)
        draw.brush_line(canvas, (head.x, head.bottom + 4), head.w, theme.gold_deep)
        winners = self.result.winners()
        tall = min(112.0, (self.sheet.h - 260 - 34 * len(self.notes)) / max(1, len(self.result.ranking)))
        for number, facts in enumerate(self.seats()):
            row = Rect(head.x, head.bottom + 24 + number * tall, head.w, tall - 12)
            won = facts.seat in winners
            draw.rounded(canvas, row, theme.snow, theme.gold if won else theme.ink_soft, 3 if won else 1.5, 10)
            draw.crest_disc(canvas, facts.color, (row.x + row.h / 2 + 6, row.centery), row.h / 2 - 8)
            name = Rect(row.x + row.h + 20, row.y + 4, row.w - row.h - 240, row.h / 2)
            text.draw(canvas, facts.name, name, "bold", 28, None, "left", "middle", wrap=False, shrink=0.6)
            below = Rect(name.x, row.centery, name.w, row.h / 2 - 6)
            told = self.sources(facts.seat)
            text.draw(canvas, told, below, "text", 21, theme.ink_soft, "left", "middle", wrap=False, shrink=0.6)
            points = Rect(row.right - 210, row.y, 190, row.h)
            said = t("table.points", n=self.result.scores[facts.seat])
            text.draw(canvas, said, points, "display", 36, None, "right", "middle", wrap=False, shrink=0.6)
        for number, said in enumerate(self.notes):
            line = Rect(head.x, self.leaving.rect.y - 10 - 34 * (len(self.notes) - number), head.w, 34)
            text.draw(canvas, said, line, "italic", 22, theme.ink_soft, "center", "middle", wrap=False, shrink=0.6)
        self.group.draw(canvas)


def _source(name: str) -> str:
    key = f"source.{name}"
    return t(key) if has(key) else name
