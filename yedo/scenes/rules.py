"""The rules: a list of pages with a search box on the left, one page with its pictures on the right. Opened
with a place of the table it begins at the page that explains it. Where several games have a book, a row above the
search box chooses among them, and the search looks into all, that of the open one first."""

import re
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.games import DEFAULT
from yedo.help.pages import Book, Page, Picture, drawing
from yedo.help.reader import Reader
from yedo.help.search import Found, search
from yedo.scenes.scene import Scene
from yedo.scenes.settings import key_label
from yedo.shot import ShotOptions, shot
from yedo.table.game import GameTable
from yedo.tables import TABLES, box_of, table_of
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.choice import Segmented
from yedo.ui.entry import Entry
from yedo.ui.list import ScrollList
from yedo.ui.panel import panel
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect

MARGIN = 34
LEFT = 400  # the column of pages
ROW, HEAD, RESULT = 46, 54, 100
LINKS = 62
BACK_BUTTON, FORWARD_BUTTON = 6, 7  # the thumb buttons of a mouse
_KEY = re.compile(r"\{key\.(\w+)\}")


def with_keys(keys: dict[str, str], words: str) -> str:
    """Words with the names of keys as they are bound."""
    return _KEY.sub(lambda key: f"{{b}}{key_label(keys[key[1]])}{{/b}}", words)


def book_below(app: "App", game: GameTable) -> tuple[Book, str]:
    """The book with the numbers of the game from which the rules are opened, and which notes belong on its pages."""
    for scene in reversed(app.scenes):
        session = getattr(scene, "session", None)
        if session is not None and session.kind is game.kind:
            book = game.book_for(session.game)
            assert book is not None
            return book, game.notes(session.game)
        if session is not None:
            break
    book = game.book_for()
    assert book is not None
    return book, ""


class Rules(Scene):
    """Of a game that has a book."""

    of_any_game = True

    def __init__(self, app: "App", page: str = "", place: str = "", game: str = DEFAULT) -> None:
        super().__init__(app)
        self.group.ring.numbers = False
        book = table_of(game).book
        assert book is not None
        first = page if page in book.pages() else table_of(game).page_for(place)
        self.history = [(game, first)]
        self.at = 0
        self._take_book()
        self.found: list[Found] | None = None  # None while nothing is searched
        self.links: list[Button] = []
        self.enlarged: Picture | None = None  # a picture held close to the eyes
        self.sheet = Rect(0, 0, 0, 0)

    # --- which page --------------------------------------------------------------------------------------

    def _take_book(self) -> None:
        """The book in which the open page is."""
        self.game_id = self.history[self.at][0]
        self.game = table_of(self.game_id)
        self.book, self.notes = book_below(self.app, self.game)

    @property
    def page(self) -> Page:
        return self.book.pages(self.notes)[self.history[self.at][1]]

    def show(self, page: str, game: str = "") -> None:
        """Turn to a page, perhaps of another game; what was ahead in the history is forgotten."""
        wanted = (game or self.game_id, page)
        if wanted != self.history[self.at]:
            self.history = [*self.history[: self.at + 1], wanted]
            self.at += 1
            self._turned()

    def _change_game(self, game: str) -> None:
        """To the page of another game that was open last, or to its first one."""
        last = next((page for of, page in reversed(self.history) if of == game), table_of(game).page_for(""))
        self.show(last, game)

    def go(self, step: int) -> None:
        """Back or forward in the history."""
        if 0 <= self.at + step < len(self.history):
            self.at += step
            self._turned()

    def _turned(self) -> None:
        self._take_book()
        self.reader.game = self.game
        self.reader.show(self.page)
        if self.games is not None:
            self.games.value = self.game_id
        self.earlier.enabled = self.at > 0
        self.later.enabled = self.at + 1 < len(self.history)
        for link in self.links:
            self.group.widgets.remove(link)
        self.links = []
        for id in self.page.see:
            page = self.book.pages(self.notes)[id]
            icon = drawing(page.icon) if page.icon else None
            self.links.append(
                self.group.add(Button(page.title, partial(self.show, id), "plain", icon, 20, align="left"))
            )
        self.group.ring.focus(self.reader, show=False)
        self.layout(self.app.canvas.width, self.app.canvas.height)
        self._mark_in_list()
        self.dirty()

    def _mark_in_list(self) -> None:
        rows = self._rows()
        self.list.chosen = next((n for n, row in enumerate(rows) if self._page_of(row) is self.page), None)
        if self.list.chosen is not None:
            for row in (min(self.list.chosen + 3, len(rows) - 1), max(self.list.chosen - 2, 0)):
                self.list.show(row)  # with its neighbours, so that the list is seen to go on

    def _enlarge(self, picture: Picture) -> None:
        self.enlarged = picture
        self.dirty()

    # --- the list of pages -------------------------------------------------------------------------------

    def _rows(self) -> list[str | Page | Found]:
        """Chapters with their pages, or what the search has found."""
        if self.found is not None:
            return list(self.found)
        rows: list[str | Page | Found] = []
        for chapter, its_pages in self.book.chapters(self.notes):
            rows += [chapter, *its_pages]
        return rows

    @staticmethod
    def _page_of(row: "str | Page | Found") -> Page | None:
        return row.page if isinstance(row, Found) else row if isinstance(row, Page) else None

    def _row_height(self, number: int) -> float:
        row = self._rows()[number]
        return RESULT if isinstance(row, Found) else HEAD if isinstance(row, str) else ROW

    def _pick(self, number: int) -> None:
        rows = self._rows()
        row = rows[number]
        page = self._page_of(row) or self._page_of(rows[number + 1])  # a chapter is its first page
        assert page is not None
        self.show(page.id, row.game if isinstance(row, Found) else "")

    def _search(self, words: str) -> None:
        self.found = self._find(words) if words.strip() else None
        self.list.chosen = None
        self.list.scroll(0)
        if self.found is None:
            self._mark_in_list()

    def _find(self, words: str) -> list[Found]:
        """In all books, the open one first."""
        found = []
        for game in sorted(_books(), key=lambda game: game != self.game_id):
            book, notes = book_below(self.app, table_of(game))
            known = book.pages(notes)
            found += [replace(f, page=known[f.page.id], game=game) for f in search(book, words)]
        return found

    def _first_found(self) -> None:
        if self.found:
            self.show(self.found[0].page.id, self.found[0].game)

    # --- widgets -----------------------------------------------------------------------------------------

    def build(self) -> None:
        add = self.group.add
        self.found = None
        options = [(game, box_of(game).title) for game in _books()]
        self.games = add(Segmented(options, self.game_id, self._change_game, 21)) if len(options) > 1 else None
        self.reader = add(Reader(self.game, lambda: self.app.canvas, self._filled, self._enlarge))
        self.entry = add(Entry(
            "", self._search, 30, done=self._first_found,
            hint=t("help.search"),
        ))  # fmt: skip
        self.list = add(ScrollList(lambda: len(self._rows()), self._draw_row, self._row_height, self._pick))
        self.earlier = add(Button("", partial(self.go, -1), icon="icons/arrow_left", tip=t("help.back_tip")))
        self.later = add(Button("", partial(self.go, 1), icon="icons/arrow_right", tip=t("help.forward_tip")))
        self.done = add(Button(t("help.close"), self.app.pop, "primary", size=24))
        self.links = []
        self._turned()

    def _filled(self, words: str) -> str:
        """The keys as they are bound now."""
        return with_keys(self.app.settings.keys, words)

    def layout(self, width: float, height: float) -> None:
        self.sheet = Rect(24, 20, width - 48, height - 40)
        inner = self.sheet.inflate(-2 * MARGIN, -2 * MARGIN + 16)
        top = inner.y + 66
        if self.games is not None:
            self.games.rect.update(inner.x, top, LEFT, 46)
            top += 60
        self.entry.rect.update(inner.x, top, LEFT, 50)
        self.list.rect.update(
            inner.x, self.entry.rect.bottom + 14, LEFT, inner.bottom - self.entry.rect.bottom - 14
        )
        right = Rect(inner.x + LEFT + 40, inner.y, inner.w - LEFT - 40, inner.h)
        self.done.rect.update(right.right - 150, right.y, 150, 52)
        self.later.rect.update(self.done.rect.x - 78, right.y, 62, 52)
        self.earlier.rect.update(self.later.rect.x - 74, right.y, 62, 52)
        self.title_at = Rect(right.x, right.y - 6, self.earlier.rect.x - right.x - 20, 66)
        top = right.y + 84
        links = self._place_links(right)
        self.reader.rect.update(right.x, top, right.w, right.bottom - top - (links + 14 if links else 0))
        self.reader.arrange()

    def _place_links(self, right: Rect) -> float:
        """Links to other pages at the foot, each as wide as its words, in as many rows as they need; the
        height they take."""
        canvas = self.app.canvas
        label = text.measure(canvas, t("help.see_also"), "italic", 21)[0] + 24
        rows: list[list[tuple[Button, float]]] = [[]]
        room = right.w - label
        for link in self.links:
            width = min(room, text.measure(canvas, link.label, "text", link.size)[0] + 84)
            if rows[-1] and sum(w + 14 for _, w in rows[-1]) + width > room:
                rows.append([])
            rows[-1].append((link, width))
        height = LINKS * len(rows) if self.links else 0.0
        self.see_at = Rect(right.x, right.bottom - height, label, LINKS - 8)
        for number, row in enumerate(rows):
            x = right.x + label
            for link, width in row:
                link.rect.update(x, self.see_at.y + number * LINKS, width, LINKS - 8)
                x += width + 14
        return height

    # --- mouse and keyboard ------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if self.enlarged is not None:
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self.enlarged = None
                return True
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (BACK_BUTTON, FORWARD_BUTTON):
            self.go(-1 if event.button == BACK_BUTTON else 1)
            return True
        if event.type == pygame.KEYDOWN:
            if event.mod & pygame.KMOD_ALT and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
                self.go(-1 if event.key == pygame.K_LEFT else 1)
                return True
            if self._starts_search(event):
                self.group.ring.focus(self.entry, show=False)
                self.entry.activate()
                if event.mod & pygame.KMOD_CTRL or event.unicode == "/":
                    return True
        return super().handle(event)

    def _starts_search(self, event: pygame.Event) -> bool:
        """Ctrl+F or / goes to the search box, and so does any letter typed elsewhere."""
        if self.group.ring.current is self.entry:
            return False
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return bool(event.key == pygame.K_f)
        letter = getattr(event, "unicode", "")
        return bool(letter) and (letter.isalnum() or letter == "/") and not event.mod & pygame.KMOD_ALT

    # --- drawing -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        theme, page = canvas.theme, self.page
        art.backdrop(canvas, "scenes/title")
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        heading = Rect(self.entry.rect.x, self.sheet.y + 24, LEFT, 60)
        text.draw(canvas, t("help.heading"), heading, "display", 44, valign="middle", wrap=False)
        drawn = text.draw(canvas, page.title, self.title_at, "display", 44, valign="middle", wrap=False)
        if page.kanji:
            left = canvas.logical(drawn.topright)[0] + 24
            room = Rect(left, self.title_at.y, self.title_at.right - left, self.title_at.h)
            if text.fits(canvas, page.kanji, room, "display", 36, wrap=False):
                text.draw(canvas, page.kanji, room, "display", 36, theme.heading, valign="middle", wrap=False)
        line = self.title_at.bottom + 6
        draw.brush_line(
            canvas, (self.title_at.x, line), self.done.rect.right - self.title_at.x, theme.gold_deep
        )
        if self.found == []:
            text.draw(
                canvas, t("help.nothing"), self.list.rect.inflate(-16, -16), "italic", 22, theme.ink_soft
            )
        if self.links:
            text.draw(canvas, t("help.see_also"), self.see_at, "italic", 21, valign="middle", wrap=False)
        self.group.draw(canvas)
        if self.enlarged is not None:
            self._draw_enlarged(canvas, self.enlarged)

    def _draw_enlarged(self, canvas: Canvas, picture: Picture) -> None:
        draw.shade(canvas, 0.7)
        width, height = self.game.picture_shape(picture)
        scale = min((canvas.width - 120) / width, (canvas.height - 120) / height, 2.4)
        place = Rect(0, 0, width * scale, height * scale)
        place.center = (canvas.width / 2, canvas.height / 2)
        if picture.kind in ("cards", "pieces", "anatomy", "art"):
            panel(canvas, place.inflate(56, 56))
        self.game.draw_picture(canvas, picture, place)

    def _draw_row(self, canvas: Canvas, number: int, place: Rect, hovered: bool) -> None:
        row, theme = self._rows()[number], canvas.theme
        if isinstance(row, str):
            words = self.book.chapter_title(row)
            low = Rect(place.x, place.y + 8, place.w, place.h - 12)
            text.draw(canvas, words, low, "display", 25, theme.heading, valign="middle", wrap=False)
            draw.brush_line(canvas, (place.x, place.bottom - 5), place.w * 0.8, theme.gold_deep)
            return
        page = self._page_of(row)
        assert page is not None
        here = page is self.page
        if here or hovered:
            fill = theme.accent if here else theme.hover
            draw.rounded(
                canvas, place.inflate(0, -4), fill, theme.ink if here else None, 1.5 if here else 0, 8
            )
        ink = theme.on_accent if here else theme.text
        title = Rect(place.x + 54, place.y + 2, place.w - 60, ROW - 4)
        if page.icon:
            spot = Rect(place.x + 10, place.y + 6, 34, 34)
            if here or theme.night:
                draw.disc(canvas, spot.center, 19, theme.on_accent, theme.ink)
                spot.inflate_ip(-7, -7)
            art.draw(canvas, drawing(page.icon), spot)
        said = page.title
        if isinstance(row, Found) and row.game != self.game_id:
            said = t("help.of_game", page=said, game=box_of(row.game).title)
        text.draw(
            canvas,
            said,
            title,
            "bold" if isinstance(row, Found) else "text",
            22,
            ink,
            valign="middle",
            wrap=False,
            shrink=0.7,
        )
        if isinstance(row, Found):
            room = Rect(place.x + 12, place.y + ROW - 4, place.w - 22, place.h - ROW)
            text.draw(canvas, _short(canvas, row.excerpt, room), room, "text", 18, ink)


def _books() -> list[str]:
    """The games that have a book."""
    return [game for game in TABLES if table_of(game).book is not None]


def _short(canvas: Canvas, words: str, room: Rect) -> str:
    """As much of an excerpt as its two lines hold."""
    parts = words.removesuffix(" …").split(" ")
    if text.fits(canvas, words, room, "text", 18):
        return words
    while len(parts) > 1 and not text.fits(canvas, " ".join(parts) + " …", room, "text", 18):
        parts.pop()
    return " ".join(parts) + " …"


@shot("rules")
def shot_rules(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("rules", page="missions")
