"""Everything that was drawn, side by side: boards, scenes, cards, pieces and icons, for looking at the art as a
whole. Reached by `yedo shot gallery`; arrow keys turn the page."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from engine.yedo.config import MODULES, standard_game
from engine.yedo.game import Yedo, new_game
from yedo.assets import pictures
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.tables.yedo import cards
from yedo.tables.yedo.new_game import COOP
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
HEADING = 26.0
GAP = 0.08  # of a picture's height
WIDEST = 4.0  # width over height; wider ones, such as ribbons, are shown smaller
READABLE = 300  # real pixels a card is wide when its words are drawn
PAGES = ("all", "scenes", "faces", "cards", "pieces", "icons")
SHELVES = {
    "all": ("boards", "scenes", "faces", "backs", "vignettes", "pieces", "icons"),
    "scenes": ("boards", "scenes"),
    "cards": ("backs", "vignettes"),
}
Paint = Callable[[Canvas, Rect], object]


@dataclass(slots=True)
class Shelf:
    """Pictures of one kind: name, width over height, how it is drawn; `height` is relative to the others."""

    title: str
    height: float
    pictures: list[tuple[str, float, Paint]] = field(default_factory=list)


def names(topic: str, starts: str = "") -> list[str]:
    """The pictures of a topic by name."""
    return sorted(name for name in pictures() if name.startswith(f"{topic}/{starts}"))


def _picture(name: str) -> tuple[str, float, Paint]:
    width, height = art.size(name)

    def paint(canvas: Canvas, rect: Rect) -> None:
        art.draw(canvas, name, rect)

    return name, min(WIDEST, width / height), paint


def _shelf(title: str, height: float, found: list[str]) -> Shelf:
    return Shelf(title, height, [_picture(name) for name in found])


def _face(game: Yedo, card: str) -> tuple[str, float, Paint]:
    def paint(canvas: Canvas, rect: Rect) -> None:
        """At a size at which its words fit, then as small as the page wants it."""
        box = canvas.rect(rect)
        if box.w >= READABLE:
            cards.face(canvas, game, card, rect)
            return
        scale = READABLE / cards.SIZE[0]
        size = (READABLE, round(cards.SIZE[1] * scale))
        page = Canvas(pygame.Surface(size, pygame.SRCALPHA), scale, canvas.theme)
        cards.face(page, game, card, Rect(0, 0, *cards.SIZE))
        canvas.surface.blit(pygame.transform.smoothscale(page.surface, box.size), box)

    return card, cards.SIZE[0] / cards.SIZE[1], paint


def sample_faces(game: Yedo, each: int) -> list[str]:
    """Some cards of every kind and colour, the wordiest first: they are the ones that might not fit."""
    kinds: dict[str, list[str]] = {}
    for id, card in game.cards.items():
        kinds.setdefault(f"{card.kind}{card.color}", []).append(id)
    found = []
    for ids in kinds.values():
        ids.sort(key=lambda id: -len(str(game.cards[id].raw)))
        found += ids[:each]
    return found


class Gallery(Scene):
    def __init__(self, app: "App", page: str = "all") -> None:
        super().__init__(app)
        self.page = page
        self._made: dict[str, list[Shelf]] = {}
        modules = [name for name in MODULES if name not in (COOP, "jesuits")]
        self.game = new_game(standard_game(4, modules=modules))

    def shelves(self) -> list[Shelf]:
        """Those of the page, made once: looking at a picture's size means loading it."""
        if self.page not in self._made:
            self._made[self.page] = [self._shelf(name) for name in SHELVES.get(self.page, (self.page,))]
        return self._made[self.page]

    def _shelf(self, name: str) -> Shelf:
        if name == "faces":
            each = 1 if self.page == "all" else 3
            return Shelf("faces", 2.6, [_face(self.game, id) for id in sample_faces(self.game, each)])
        topic, height = {
            "boards": ("board", 4.2), "scenes": ("scenes", 2.4), "pieces": ("pieces", 1.25), "icons": ("icons", 1.0),
        }.get(name, ("cards", 1.9 if name == "backs" else 1.25))  # fmt: skip
        found = names(topic)
        if topic == "cards":
            whole = [n for n in found if "/back_" in n or "/frame_" in n]
            found = whole if name == "backs" else [n for n in found if n not in whole]
        return _shelf(name, height, found)

    def handle(self, event: pygame.Event) -> bool:
        steps = {pygame.K_RIGHT: 1, pygame.K_LEFT: -1, pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}
        if event.type == pygame.KEYDOWN and event.key in steps:
            self.page = PAGES[(PAGES.index(self.page) + steps[event.key]) % len(PAGES)]
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            self.page = PAGES[(PAGES.index(self.page) + (1 if event.button == 1 else -1)) % len(PAGES)]
            return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, "scenes/table")
        sheet = Rect(10, 10, canvas.width - 20, canvas.height - 20)
        panel(canvas, sheet)
        room = sheet.inflate(-44, -36)
        shelves = self.shelves()
        unit = self._fitting(shelves, room)
        for shelf, top, rows in self._rows(shelves, room, unit):
            self._draw_heading(canvas, shelf, Rect(room.x, top, room.w, HEADING))
            for picture, place in rows:
                picture(canvas, place)

    def _draw_heading(self, canvas: Canvas, shelf: Shelf, box: Rect) -> None:
        words = f"{t(f'gallery.{shelf.title}')} · {len(shelf.pictures)}"
        text.draw(canvas, words, box, "bold", 18, canvas.theme.heading, "left", "middle", wrap=False)
        width = text.measure(canvas, words, "bold", 18)[0] + 14
        draw.brush_line(canvas, (box.x + width, box.centery), box.w - width, canvas.theme.gold_deep)

    def _fitting(self, shelves: list[Shelf], room: Rect) -> float:
        """The largest height of a picture at which everything is on the page."""
        small, large = 8.0, 400.0
        for _ in range(18):
            middle = (small + large) / 2
            *_, (_, top, rows) = self._rows(shelves, room, middle)
            low = max((place.bottom for _, place in rows), default=top)
            small, large = (middle, large) if low <= room.bottom else (small, middle)
        return small

    @staticmethod
    def _rows(shelves: list[Shelf], room: Rect, unit: float) -> list[tuple[Shelf, float, list[tuple[Paint, Rect]]]]:
        found = []
        y = room.y
        for shelf in shelves:
            height = shelf.height * unit
            gap = max(2.0, height * GAP)
            top, x, line = y, room.x, y + HEADING + 2
            rows: list[tuple[Paint, Rect]] = []
            for _, shape, paint in shelf.pictures:
                width = height * shape
                if x + width > room.right and x > room.x:
                    x, line = room.x, line + height + gap
                rows.append((paint, Rect(x, line, width, height)))
                x += width + gap
            found.append((shelf, top, rows))
            y = line + height + 6
        return found


def _shot(page: str) -> None:
    @shot("gallery" if page == "all" else f"gallery_{page}")
    def prepare(app: "App", options: ShotOptions) -> None:
        app.open("title")
        app.open("gallery", page=page)


for _page in PAGES:
    _shot(_page)
