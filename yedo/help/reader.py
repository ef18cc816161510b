"""One rules page on the window: its words scroll on the left, its pictures stand beside them. A page without
pictures has its lists in two columns."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from yedo.help.pages import Block, Page, Picture, Row, drawing
from yedo.table.game import GameTable
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.list import ScrollList
from yedo.ui.widget import Widget

Rect = pygame.FRect

TEXT, HEADING, CAPTION = 23.0, 30.0, 19.0
ICON = 44.0
NAME = 0.24  # the share of a row that its name takes
GAP = 12.0
WORDS = 0.58  # the share of the sheet that the words take beside pictures
WIDEST = 980.0  # longer lines are hard to read
COLUMN = 36.0


class Reader(Widget):
    """`canvas()` is the one to measure with; `fill(words)` puts the keys of the settings in; `enlarge` is
    called with a picture that was clicked."""

    def __init__(
        self,
        game: GameTable,
        canvas: Callable[[], Canvas],
        fill: Callable[[str], str],
        enlarge: Callable[[Picture], object],
    ) -> None:
        super().__init__()
        self.game = game
        self.canvas, self.fill, self.enlarge = canvas, fill, enlarge
        self._over_picture = False
        self.page: Page | None = None
        self.longest = 0.0  # the widest word among the names of the page's lists
        self.lines: list[Block] = []  # what scrolls: blocks, with lists cut into single lines
        self.scroll = ScrollList(lambda: len(self.lines), self._draw_line, self._height)
        self._heights: dict[tuple[Block, float, float, float], float] = {}

    # --- what is shown -----------------------------------------------------------------------------------

    def show(self, page: Page) -> None:
        self.page = page
        self.arrange()
        self.scroll.scroll(0)
        self.scroll.chosen = None

    def arrange(self) -> None:
        """Places for the window's size; called when it changes."""
        if self.page is None:
            return
        names = {
            part for block in self.page.blocks for row in block.rows for part in row.name.split(" ") if part
        }
        self.longest = max((text.measure(self.canvas(), part, "bold", TEXT)[0] for part in names), default=0)
        self.lines = [line for block in self.page.blocks for line in self._lines(block)]
        width = self.rect.w * WORDS if self.page.pictures else self.rect.w
        self.scroll.rect.update(self.rect.x, self.rect.y, width, self.rect.h)
        self.scroll.scroll(self.scroll.offset)

    def _lines(self, block: Block) -> list[Block]:
        if block.kind != "rows":
            return [block]
        step = 2 if self._two_columns() else 1
        return [Block("rows", "", block.rows[n : n + step]) for n in range(0, len(block.rows), step)]

    def _two_columns(self) -> bool:
        """Long lists of short lines on a page without pictures stand in two columns."""
        if self.page is None or self.page.pictures:
            return False
        rows = [row for block in self.page.blocks for row in block.rows]
        return len(rows) > 14 and all(len(row.words) < 130 for row in rows)

    @property
    def column(self) -> float:
        """The width of the words."""
        room = self.scroll.rect.w - COLUMN
        return room if self._wide() else min(WIDEST, room)

    def _wide(self) -> bool:
        return any(len(line.rows) > 1 for line in self.lines)

    # --- measuring ---------------------------------------------------------------------------------------

    def _height(self, number: int) -> float:
        canvas, block = self.canvas(), self.lines[number]
        key = (block, self.column, canvas.scale, canvas.text_scale)
        if key not in self._heights:
            self._heights[key] = self._measure(canvas, block, self.column)
        return self._heights[key]

    def _measure(self, canvas: Canvas, block: Block, width: float) -> float:
        words = self.fill(block.words)
        if block.kind == "heading":
            return text.measure(canvas, words, "display", HEADING, width)[1] + 26
        if block.kind in ("tip", "example"):
            return text.measure(canvas, words, "text", TEXT, width - 84)[1] + 40 + GAP
        if block.kind == "text":
            return text.measure(canvas, words, "text", TEXT, width)[1] + GAP
        columns = max(2, len(block.rows)) if self._wide() else 1
        each = (width - COLUMN * (columns - 1)) / columns
        return max(self._row_height(canvas, row, each) for row in block.rows) + 8

    def _row_height(self, canvas: Canvas, row: Row, width: float) -> float:
        name, words = self._row_places(row, Rect(0, 0, width, 0))
        heights = [ICON * 0.9, text.measure(canvas, self.fill(row.words), "text", TEXT, words.w)[1]]
        if row.name:
            heights.append(text.measure(canvas, row.name, "bold", TEXT, name.w)[1])
        return max(heights)

    def _row_places(self, row: Row, place: Rect) -> tuple[Rect, Rect]:
        """Where name and words of a row stand, behind its icon."""
        left = place.x + ICON + GAP
        room = place.right - left
        name = Rect(left, place.y, max(room * NAME, self.longest) if row.name else 0, place.h)
        start = name.right + GAP if row.name else left
        return name, Rect(start, place.y, place.right - start, place.h)

    # --- drawing -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        if self.page is None:
            return
        self.scroll.draw(canvas)
        if self.page.pictures:
            self._draw_pictures(canvas, self.page)

    def _draw_line(self, canvas: Canvas, number: int, place: Rect, hovered: bool) -> None:
        block, theme = self.lines[number], canvas.theme
        room = Rect(place.x, place.y, self.column, place.h)
        words = self.fill(block.words)
        if block.kind == "heading":
            title = Rect(room.x, room.y + 12, room.w, room.h - 20)
            text.draw(canvas, words, title, "display", HEADING, theme.heading, valign="middle")
            draw.brush_line(canvas, (room.x, room.bottom - 7), room.w * 0.7, theme.gold_deep)
        elif block.kind in ("tip", "example"):
            self._draw_slip(canvas, block, words, room)
        elif block.kind == "text":
            text.draw(canvas, words, room, "text", TEXT)
        else:
            columns = max(2, len(block.rows)) if self._wide() else 1
            each = (room.w - COLUMN * (columns - 1)) / columns
            for n, row in enumerate(block.rows):
                self._draw_row(canvas, row, Rect(room.x + n * (each + COLUMN), room.y, each, room.h - 8))

    def _draw_slip(self, canvas: Canvas, block: Block, words: str, room: Rect) -> None:
        """A tip or an example on a slip of its own."""
        theme = canvas.theme
        slip = Rect(room.x, room.y + 4, room.w, room.h - GAP - 4)
        draw.rounded(canvas, slip, theme.snow, theme.gold_deep, 2, 9)
        draw.rounded(
            canvas,
            (slip.x, slip.y, 9, slip.h),
            theme.accent if block.kind == "tip" else theme.gold,
            None,
            0,
            4,
        )
        icon = "icons/hint" if block.kind == "tip" else "icons/play"
        self._icon(canvas, icon, Rect(slip.x + 18, slip.centery - 19, 38, 38))
        text.draw(
            canvas, words, Rect(slip.x + 68, slip.y, slip.w - 84, slip.h), "text", TEXT, valign="middle"
        )

    def _draw_row(self, canvas: Canvas, row: Row, place: Rect) -> None:
        name, words = self._row_places(row, place)
        spot = Rect(place.x + 2, place.y, ICON - 4, min(place.h, ICON))
        if row.icon.isdigit():
            numeral(canvas, row.icon, spot.center, ICON * 0.38)
        elif row.icon:
            self._icon(canvas, drawing(row.icon), spot)
        one_line = text.measure(canvas, "X", "text", TEXT)[1]
        lift = max(0.0, (min(place.h, ICON) - one_line) / 2)
        if row.name:
            head = Rect(name.x, name.y + self._lift(canvas, row.name, "bold", name, lift), name.w, name.h)
            text.draw(canvas, row.name, head, "bold", TEXT)
        said = self.fill(row.words)
        body = Rect(words.x, words.y + self._lift(canvas, said, "text", words, lift), words.w, words.h)
        text.draw(canvas, said, body, "text", TEXT)

    @staticmethod
    def _lift(canvas: Canvas, said: str, role: text.Role, place: Rect, lift: float) -> float:
        """A single line stands level with its icon; more lines begin at the top."""
        height = text.measure(canvas, said, role, TEXT, place.w)[1]
        return max(0.0, min(lift, place.h - height))

    @staticmethod
    def _icon(canvas: Canvas, name: str, spot: Rect) -> None:
        if canvas.theme.night:
            # The drawings are made for paper: at night they stand on a lit round of it.
            draw.disc(
                canvas, spot.center, max(spot.w, spot.h) * 0.54, canvas.theme.on_accent, canvas.theme.ink
            )
            spot = spot.inflate(-spot.w * 0.2, -spot.h * 0.2)
        art.draw(canvas, name, spot)

    def _draw_pictures(self, canvas: Canvas, page: Page) -> None:
        for picture, place, caption in self.picture_places(canvas, page.pictures):
            self.game.draw_picture(canvas, picture, place)
            if picture.caption:
                text.draw(canvas, picture.caption, caption, "italic", CAPTION, align="center")

    def picture_places(self, canvas: Canvas, shown: tuple[Picture, ...]) -> list[tuple[Picture, Rect, Rect]]:
        """Each picture with its place and that of its caption, as large as the column allows."""
        column = Rect(self.scroll.rect.right + 24, self.rect.y, 0, self.rect.h)
        column.w = self.rect.right - column.x
        captions = [
            text.measure(canvas, p.caption, "italic", CAPTION, column.w)[1] + 8 if p.caption else 0.0
            for p in shown
        ]
        spare = column.h - sum(captions) - 24 * (len(shown) - 1)
        widths = [column.w] * len(shown)
        natural = [self.game.picture_shape(p) for p in shown]
        heights = [w * h / nw for w, (nw, h) in zip(widths, natural, strict=True)]
        # A picture is not blown up beyond one and a half of what it was drawn for.
        for n, (nw, nh) in enumerate(natural):
            largest = min(1.5 * nh, spare * (0.72 if len(shown) > 1 else 1.0))
            heights[n] = min(heights[n], largest)
            widths[n] = heights[n] * nw / nh
        if sum(heights) > spare:
            shrink = spare / sum(heights)
            heights = [h * shrink for h in heights]
            widths = [w * shrink for w in widths]
        found, y = [], column.y
        for picture, w, h, said in zip(shown, widths, heights, captions, strict=True):
            place = Rect(column.centerx - w / 2, y, w, h)
            found.append(
                (picture, place, Rect(column.x, place.bottom + 6, column.w, said - 8 if said else 0))
            )
            y = place.bottom + said + 24
        return found

    def picture_at(self, position: tuple[float, float]) -> Picture | None:
        if self.page is None or not self.page.pictures:
            return None
        places = self.picture_places(self.canvas(), self.page.pictures)
        return next((picture for picture, place, _ in places if place.collidepoint(position)), None)

    # --- mouse and keyboard ------------------------------------------------------------------------------

    @property
    def cursor(self) -> int | None:
        return pygame.SYSTEM_CURSOR_HAND if self._over_picture else None

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._hover(self.rect.collidepoint(event.pos))
            self._over_picture = self.picture_at(event.pos) is not None
            used = self.scroll.handle(event)
            self.scroll.hovered = self.hovered  # the wheel turns the page over the pictures too
            return used
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            picture = self.picture_at(event.pos)
            if picture is not None:
                self.enlarge(picture)
                return True
        return self.scroll.handle(event)

    def key(self, event: pygame.Event) -> bool:
        steps = {pygame.K_UP: -60.0, pygame.K_DOWN: 60.0, pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9}
        if event.type != pygame.KEYDOWN or event.key not in (*steps, pygame.K_HOME, pygame.K_END):
            return False
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.scroll.scroll(0 if event.key == pygame.K_HOME else self.scroll.furthest)
            return True
        step = steps[event.key]
        before = self.scroll.offset
        self.scroll.scroll(before + (step if abs(step) > 1 else step * self.rect.h))
        return self.scroll.offset != before or abs(step) < 1


def numeral(canvas: Canvas, number: str, centre: tuple[float, float], radius: float) -> None:
    """A number in a seal of the accent colour."""
    draw.disc(canvas, centre, radius, canvas.theme.accent, canvas.theme.ink, 2)
    room = pygame.FRect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    text.draw(canvas, number, room, "bold", radius * 1.3, canvas.theme.on_accent, "center", "middle", wrap=False)
