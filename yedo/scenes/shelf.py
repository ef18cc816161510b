"""The shelf: a box for every game that has a table, the one that was played last in front. A click opens its setup; the
label on the plank below a box, its first lesson. Whoever comes for a lesson opens that with the box itself."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from yedo.scenes import has as has_scene
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.tables import TABLES, box_of
from yedo.tables.box import Box
from yedo.ui import art, draw, sound, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.widget import Action, Widget
from yedo.ui.words import has, t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
LAST = "last"  # in the memory of new games: the game that was opened last
BOX = (400.0, 560.0)
FRONT = 1.1  # times the size of the others is the box in front
GAP = 54.0
PLANK = 46.0
WOOD, EDGE, GRAIN = Colour("#7a4a2b"), Colour("#2b1a10"), Colour("#8f5c38")


def open_new_game(app: "App") -> None:
    """To the shelf; where there is only one box, straight into it."""
    if len(TABLES) == 1:
        app.open("setup", game=next(iter(TABLES)))
    else:
        app.open("shelf")


def open_lesson(app: "App") -> None:
    """To the shelf to choose a game; where only one has a lesson, straight to its chapters."""
    games = teaching()
    if len(games) == 1:
        app.open("tutorial", game=games[0])
    else:
        app.open("shelf", lesson=True)


def teaching() -> list[str]:
    """The games that have a first lesson."""
    return [game for game in TABLES if has_scene("tutorial", game)]


class BoxLid(Widget):
    """A game's box, seen from the front: picture, seal and name, how many play and how long, a line about it."""

    def __init__(self, box: Box, action: Action) -> None:
        super().__init__()
        self.box, self.action = box, action

    def activate(self) -> None:
        sound.play("click")
        self.action()

    def facts(self) -> list[tuple[str, str]]:
        """Icon and words."""
        low, high = self.box.players
        players = t("shelf.players", n=high, low=low)
        return [("human", players), ("timer", t("shelf.minutes", low=self.box.minutes[0], high=self.box.minutes[1]))]

    def draw(self, canvas: Canvas) -> None:
        theme, unit = canvas.theme, self.rect.h / BOX[1]
        lit = self.hovered or self.pressed
        box = self.rect.move(0, 2 if self.pressed else -6 if lit else 0)
        draw.rounded(canvas, box.move(8 * unit, 6 * unit), EDGE, None, 0, 12)
        draw.rounded(canvas, box, theme.paper, theme.glow if lit else theme.ink, 5 if lit else 3, 12)
        picture = Rect(box.x + 12 * unit, box.y + 12 * unit, box.w - 24 * unit, box.h * 0.5)
        art.draw(canvas, self.box.picture, picture, "cover")
        draw.rounded(canvas, picture, None, theme.ink, 2, 4)
        self._draw_name(canvas, box, picture, unit)
        self._draw_words(canvas, box, picture, unit)

    def _draw_name(self, canvas: Canvas, box: Rect, picture: Rect, unit: float) -> None:
        """The seal hangs over the picture's lower edge, the name stands beside it."""
        theme, signs = canvas.theme, self.box.kanji
        high = (26 + 48 * len(signs)) * unit
        seal = Rect(picture.x + 16 * unit, picture.bottom - high * 0.62, 64 * unit, high)
        draw.rounded(canvas, seal, theme.accent, theme.ink, 2.5, 8)
        draw.rounded(canvas, seal.inflate(-10, -10), None, theme.on_accent, 1.5, 5)
        for number, sign in enumerate(signs):
            spot = Rect(seal.x, seal.y + (13 + number * 48) * unit, seal.w, 48 * unit)
            text.draw(canvas, sign, spot, "display", 42 * unit, theme.on_accent, "center", "middle", wrap=False)
        name = Rect(seal.right + 18 * unit, picture.bottom + 2 * unit, box.right - seal.right - 34 * unit, 64 * unit)
        text.draw(canvas, self.box.title, name, "display", 50 * unit, theme.heading, "left", "middle", wrap=False)

    def _draw_words(self, canvas: Canvas, box: Rect, picture: Rect, unit: float) -> None:
        theme = canvas.theme
        left, wide, y = picture.x + 8 * unit, picture.w - 16 * unit, picture.bottom + 70 * unit
        for number, (icon, words) in enumerate(self.facts()):
            x = left + number * wide / 2
            art.draw(canvas, f"icons/{icon}", Rect(x, y, 30 * unit, 30 * unit))
            place = Rect(x + 36 * unit, y - 2 * unit, wide / 2 - 40 * unit, 34 * unit)
            text.draw(canvas, words, place, "bold", 20 * unit, None, "left", "middle", wrap=False, shrink=0.6)
        draw.brush_line(canvas, (left, y + 42 * unit), wide, theme.gold_deep)
        about = Rect(left, y + 52 * unit, wide, box.bottom - y - 64 * unit)
        if has(self.box.line):
            text.draw(canvas, t(self.box.line), about, "text", 21 * unit, None, "left", "top", shrink=0.75)


class Shelf(Scene):
    """`lesson`: somebody looks for a game to learn."""

    def __init__(self, app: "App", lesson: bool = False) -> None:
        super().__init__(app)
        self.lesson = lesson
        self.lids: list[BoxLid] = []
        self.labels: list[tuple[BoxLid, Button]] = []
        self.plank = Rect(0, 0, 0, 0)

    def games(self) -> list[str]:
        """The last one played in front."""
        last = self.app.settings.new_game.get(LAST)
        return sorted(teaching() if self.lesson else TABLES, key=lambda game: game != last)

    def build(self) -> None:
        self.lids = [self.group.add(BoxLid(box_of(game), partial(self.open, game))) for game in self.games()]
        self.labels = []
        for lid in self.lids:
            if not self.lesson and lid.box.id in teaching():
                learn = Button(t("title.tutorial"), partial(self.learn, lid.box.id), "plain", "icons/hint", 19)
                self.labels.append((lid, self.group.add(learn)))
        self.leaving = self.group.add(Button(t("common.back"), self.back, size=24))

    def learn(self, game: str) -> None:
        self.app.pop()
        self.app.open("tutorial", game=game)

    def open(self, game: str) -> None:
        if self.lesson:
            self.learn(game)
            return
        self.app.settings.new_game[LAST] = game
        self.app.save_settings()
        self.app.pop()
        self.app.open("setup", game=game)

    def layout(self, width: float, height: float) -> None:
        """All in a row on the plank, as large as they fit."""
        count = len(self.lids)
        whole = (count - 1 + FRONT) * BOX[0] + (count - 1) * GAP
        unit = min(1.0, (width - 120) / whole, (height - 250) / (BOX[1] * FRONT))
        foot = height / 2 + BOX[1] * FRONT * unit / 2 + 10
        x = width / 2 - whole * unit / 2
        for number, lid in enumerate(self.lids):
            size = unit * (FRONT if number == 0 else 1.0)
            lid.rect.update(x, foot - BOX[1] * size, BOX[0] * size, BOX[1] * size)
            x = lid.rect.right + GAP * unit
        self.plank = Rect(0, 0, min(width - 40, whole * unit + 220), PLANK)
        self.plank.midtop = (width / 2, foot)
        for lid, label in self.labels:
            label.rect.update(0, 0, min(lid.rect.w - 12, 230), PLANK + 4)
            label.rect.center = (lid.rect.centerx, self.plank.centery)
        self.leaving.rect.update(width / 2 - 110, min(height - 66, self.plank.bottom + 24), 220, 54)

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, "scenes/title")
        draw.shade(canvas, 0.45)
        self._draw_head(canvas)
        self._draw_plank(canvas)
        self.group.draw(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        top = min(lid.rect.y for lid in self.lids)
        slip = Rect(0, 0, 620, 76)
        slip.center = (canvas.width / 2, max(50.0, top / 2))
        panel(canvas, slip)
        words, ink = slip.inflate(-40, -12), canvas.theme.heading
        asked = t("shelf.learn" if self.lesson else "shelf.heading")
        text.draw(canvas, asked, words, "display", 38, ink, "center", "middle", wrap=False)

    def _draw_plank(self, canvas: Canvas) -> None:
        plank = self.plank
        draw.rounded(canvas, plank.move(0, 10), Colour(20, 14, 10, 150), None, 0, 8)
        draw.rounded(canvas, plank, WOOD, EDGE, 3, 8)
        for n in range(3):
            line = Rect(plank.x + 26 + n * 30, plank.y + 11 + n * 10, plank.w - 70 - n * 60, 3)
            draw.rounded(canvas, line, GRAIN, None, 0, 1)


@shot("shelf")
def shot_shelf(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("shelf", lesson=options.seed > 1)
