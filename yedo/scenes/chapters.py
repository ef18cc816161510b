"""The chapters of a game's first lesson: choose one, go on with one, see which are done and how long each takes."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.games import DEFAULT
from yedo import pupil
from yedo.help.pages import drawing
from yedo.lesson import Chapter
from yedo.scenes import has
from yedo.scenes.lesson import open_chapter
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.tables import TABLES, box_of, table_of
from yedo.ui import art, draw, text
from yedo.ui.button import Button, Kind
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

PAGE = (1240, 860)
HEAD = 150
FOOT = 84
TALLEST = 190  # the row of a chapter


class Chapters(Scene):
    """Of a game that has a lesson."""

    of_any_game = True

    def __init__(self, app: "App", game: str = DEFAULT) -> None:
        super().__init__(app)
        self.game_id = game
        course = table_of(game).course
        assert course is not None
        self.course = course
        self.progress = pupil.Progress()
        self.sheet = pygame.FRect(0, 0, 0, 0)
        self.rows: list[pygame.FRect] = []
        self.buttons: list[Button] = []

    def build(self) -> None:
        self.progress = pupil.read()
        self.buttons = []
        wanted = self.wanted()
        for chapter in self.course.chapters.values():
            label = "resume" if chapter.key in self.progress.open else "again" if self._done(chapter) else "begin"
            kind: Kind = "primary" if chapter is wanted else "plain"
            action = partial(self.start, chapter)
            self.buttons.append(self.group.add(Button(t(f"lesson.{label}"), action, kind, size=24)))
        self.done = self.group.add(Button(t("common.back"), self.back, "plain", size=24))

    def wanted(self) -> Chapter | None:
        """The chapter that comes next: one that was left, else the first that is not done."""
        left = [chapter for chapter in self.course.chapters.values() if not self._done(chapter)]
        begun = [chapter for chapter in left if chapter.key in self.progress.open]
        return next(iter(begun or left), None)

    def _done(self, chapter: Chapter) -> bool:
        return chapter.key in self.progress.done

    def start(self, chapter: Chapter) -> None:
        self.app.push(open_chapter(self.app, chapter))

    def resume(self) -> None:
        self.group.clear()
        self.build()
        self.layout(self.app.canvas.width, self.app.canvas.height)

    def layout(self, width: float, height: float) -> None:
        self.sheet = pygame.FRect(0, 0, min(PAGE[0], width - 40), min(PAGE[1], height - 30))
        self.sheet.center = (width / 2, height / 2)
        page = self.sheet.inflate(-84, -60)
        step = min(TALLEST, (page.h - HEAD - FOOT) / len(self.buttons))
        self.rows = [
            pygame.FRect(page.x, page.y + HEAD + n * step, page.w, step - 14) for n in range(len(self.buttons))
        ]
        for row, button in zip(self.rows, self.buttons, strict=True):
            button.rect.update(row.right - 216, row.centery - 27, 190, 54)
        self.done.rect.update(page.right - 190, page.bottom - 54, 190, 54)

    # --- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, box_of(self.game_id).picture)
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        page = self.sheet.inflate(-84, -60)
        heading = pygame.FRect(page.x, page.y - 6, page.w, 66)
        several = sum(has("tutorial", game) for game in TABLES) > 1
        words = t("lesson.choose_of", game=box_of(self.game_id).title) if several else t("lesson.choose")
        text.draw(canvas, words, heading, "display", 48, valign="middle", wrap=False)
        intro = pygame.FRect(page.x, heading.bottom + 4, page.w, 40)
        about = t("lesson.intro", n=len(self.course.chapters))
        text.draw(canvas, about, intro, "italic", 24, valign="middle", wrap=False, shrink=0.7)
        draw.brush_line(canvas, (page.x, intro.bottom + 10), page.w, canvas.theme.gold_deep)
        for number, (chapter, row) in enumerate(zip(self.course.chapters.values(), self.rows, strict=True)):
            self._draw_row(canvas, number + 1, chapter, row)
        self.group.draw(canvas)

    def _draw_row(self, canvas: Canvas, number: int, chapter: Chapter, row: pygame.FRect) -> None:
        theme = canvas.theme
        wanted = chapter is self.wanted()
        draw.rounded(canvas, row, theme.snow, theme.accent if wanted else theme.ink, 3 if wanted else 2, 12)
        side = row.h - 30
        picture = pygame.FRect(row.x + 20, row.y + 15, side, side)
        draw.disc(canvas, picture.center, side / 2, theme.on_accent, theme.ink, 2)
        art.draw(canvas, drawing(chapter.icon), picture.inflate(-side * 0.3, -side * 0.3))
        words = pygame.FRect(picture.right + 28, row.y + 8, row.w - side - 300, row.h * 0.32)
        title = f"{number}. {chapter.title}"
        text.draw(canvas, title, words, "display", 30, theme.heading, valign="middle", wrap=False, shrink=0.7)
        words.update(words.x, words.bottom, words.w, row.h * 0.29)
        text.draw(canvas, chapter.about, words, "text", 22, valign="middle", wrap=False, shrink=0.7)
        words.y = words.bottom - 2
        text.draw(canvas, self._state(chapter), words, "italic", 20, theme.ink_soft, valign="middle", wrap=False)
        if self._done(chapter):
            tick = pygame.FRect(picture.right - side * 0.34, picture.bottom - side * 0.34, side * 0.4, side * 0.4)
            draw.disc(canvas, tick.center, tick.w * 0.56, theme.on_accent, theme.ink, 2)
            art.draw(canvas, "icons/confirm", tick)

    def _state(self, chapter: Chapter) -> str:
        told = [t("lesson.minutes", n=chapter.minutes)]
        mark = self.progress.open.get(chapter.key)
        if self._done(chapter):
            told.append(t("lesson.done"))
        elif mark is not None:
            steps = len(chapter.steps)
            told.append(t("lesson.at_step", n=min(steps, max(0, mark.step) + 1), of=steps))
        return " · ".join(told)


@shot("chapters")
def shot_chapters(app: "App", options: ShotOptions) -> None:
    """One chapter done, one left in the middle."""
    from yedo.scenes.saves import elsewhere

    app.open("title")
    with elsewhere():
        pupil.write(pupil.Progress(["missions"], {"city": pupil.Bookmark("", [], 6)}))
        app.push(Chapters(app))
