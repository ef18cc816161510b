"""The stores of the house: three shelves of ten bins, its Ryo, its idle officials, what it may still build."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import t
from engine.edo import say
from engine.edo.planning import idle
from yedo.tables.edo.part import Desk, Part, Rect, Spot, icon
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel

HEAD = 48.0
LOW = 220.0  # the height under which the shelves lie beside name and figures, not below
FLAT = 0.44  # the share of those,
PURSE = 96.0  # and what the Ryo take of it beside the figures


class Stores(Part):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.coming: dict[str, int] = {}  # what an answer under the mouse would bring or take

    def region(self) -> Rect:
        return self.desk.plan.stores

    @property
    def flat(self) -> bool:
        return self.desk.plan.stores.h < LOW

    def _head(self) -> Rect:
        """The part of the sheet that bears the name."""
        sheet = self.desk.plan.stores
        return Rect(sheet.x, sheet.y, sheet.w * FLAT if self.flat else sheet.w, sheet.h)

    def _rows(self) -> list[Rect]:
        """Three shelves, then figures and buildings."""
        sheet, part = self.desk.plan.stores, self._head()
        if self.flat:
            shelves = Rect(part.right + 4, sheet.y + 14, sheet.w - part.w - 18, sheet.h - 28)
            low = Rect(part.x + 16, part.y + HEAD + 10, part.w - 20, part.h - HEAD - 22)
            return [
                *(Rect(shelves.x, shelves.y + n * shelves.h / 3, shelves.w, shelves.h / 3) for n in range(3)),
                Rect(low.x + PURSE, low.y, low.w - PURSE, low.h / 2),
                Rect(low.x, low.centery, low.w, low.h / 2),
            ]
        room = Rect(sheet.x + 16, sheet.y + HEAD + 8, sheet.w - 32, sheet.h - HEAD - 22)
        each = room.h / 5
        return [Rect(room.x, room.y + n * each, room.w, each) for n in range(5)]

    def shelf(self, good: str) -> Rect:
        return self._rows()[self.desk.view.board.goods.index(good)]

    def bin(self, good: str, number: int) -> Rect:
        shelf, most = self.shelf(good), self.desk.view.board.most_goods
        left = 40.0
        each = (shelf.w - left) / most
        side = min(each - 2, shelf.h - 6)
        x = shelf.x + left + number * each + (each - side) / 2
        return Rect(x, shelf.centery - side / 2, side, side)

    def purse(self) -> Rect:
        part = self._head()
        if self.flat:
            figures = self.officials()
            return Rect(figures.x - PURSE, figures.centery - 17, 34, 34)
        return Rect(part.right - 112, part.y + 10, 40, 40)

    def officials(self) -> Rect:
        return self._rows()[3]

    def official_at(self, at: tuple[float, float]) -> str:
        """Which kind of idle official is under the mouse: own, grey or none."""
        own, grey = self._idle()
        for n, place in enumerate(self._officials()):
            if place.collidepoint(at):
                return "own" if n < own else "grey" if n < own + grey else ""
        return ""

    def _officials(self) -> list[Rect]:
        """Where idle officials and, after a gap, recruits sit."""
        place, recruits = self.officials(), self.desk.clan.recruits
        count = sum(self._idle())
        side = min(place.h - 2, 44.0 * max(1.0, place.w / 310))
        step = min(side * 0.78, (place.w - 60) / max(1, count + recruits))
        gap = [8.0 if n >= count else 0.0 for n in range(count + recruits)]
        top = place.centery - side / 2
        return [Rect(place.x + n * step + gap[n], top, side * 0.75, side) for n in range(count + recruits)]

    def key(self) -> object:
        c, d = self.desk.clan, self.desk
        return (
            tuple(self.coming.items()),
            c.seat, c.name, d.ryo(c.seat), c.wood, c.stone, c.rice, c.grey, c.recruits, c.houses, c.posts,
            len(c.samurai), c.points, self._idle(), d.plan.compact,
            tuple(d.view.state.cities[d.view.board.home]), d.planning,
        )  # fmt: skip

    def _idle(self) -> tuple[int, int]:
        """Officials that sit before no card, as far as whoever looks may know: own and grey."""
        clan, view = self.desk.clan, self.desk.view
        if self.desk.open_hand and all(self.desk.knows(slot[0]) or not slot[0] for slot in clan.plan):
            return idle(view, clan)
        return view.board.figures - len(clan.samurai), clan.grey

    def spots(self) -> Sequence[Spot]:
        view, clan = self.desk.view, self.desk.clan
        found = [
            Spot("", self.shelf(good), t("edo.table.shelf", n=getattr(clan, good), of=view.board.most_goods,
                                         good=say.good(good)))
            for good in view.board.goods
        ]  # fmt: skip
        own, grey = self._idle()
        found.append(Spot("", self.officials(), t("edo.table.idle", own=own, n=grey)))
        found.append(Spot("", self._rows()[4], t("edo.table.to_build", n=clan.houses, posts=clan.posts)))
        return found

    def draw(self, canvas: Canvas) -> None:
        sheet, clan, theme = self._head(), self.desk.clan, canvas.theme
        panel(canvas, self.desk.plan.stores, "sheet", theme.clan[clan.color])
        draw.crest_disc(canvas, clan.color, (sheet.x + 34, sheet.y + 31), 21)
        purse = self.purse()
        right = sheet.right - 8 if self.flat else purse.x - 8
        name = Rect(sheet.x + 62, sheet.y + 8, right - sheet.x - 62, 44)
        text.draw(canvas, clan.name, name, "display", 27, theme.heading, "left", "middle", wrap=False, shrink=0.6)
        art.draw(canvas, self.desk.purse(clan.seat), purse)
        have = self.desk.ryo(clan.seat)
        ryo = str(have) if have >= 0 else t("edo.table.unknown")
        room = Rect(purse.right, purse.y, PURSE - 38 if self.flat else sheet.right - purse.right - 14, purse.h)
        more = self.coming.get("ryo", 0)
        if more and have >= 0:
            ryo = t("edo.table.more_ryo", n=have + more)
        ink = theme.bad if more < 0 else theme.heading if more else None
        text.draw(canvas, ryo, room, "bold", 28, ink, "center", "middle", wrap=False, shrink=0.6)
        for good in self.desk.view.board.goods:
            self._draw_shelf(canvas, good)
        self._draw_officials(canvas)
        self._draw_buildings(canvas)

    def _draw_shelf(self, canvas: Canvas, good: str) -> None:
        shelf, theme, have = self.shelf(good), canvas.theme, getattr(self.desk.clan, good)
        side = min(34.0, shelf.h - 4)
        art.draw(canvas, icon(good), Rect(shelf.x, shelf.centery - side / 2, side, side))
        for number in range(self.desk.view.board.most_goods):
            bin = self.bin(good, number)
            draw.rounded(canvas, bin, theme.paper_deep, theme.ink_soft, 1, 4)
            more = self.coming.get(good, 0)
            if number < have:
                spent = number >= have + more
                art.draw(canvas, f"edo/goods_{good}", bin.inflate(2, 2), alpha=0.35 if spent else 1.0)
                if spent:
                    draw.rounded(canvas, bin.inflate(2, 2), None, theme.bad, 2.5, 4)
            elif number < have + more:
                draw.rounded(canvas, bin.inflate(2, 2), None, theme.glow, 2.5, 4)
                art.draw(canvas, f"edo/goods_{good}", bin.inflate(2, 2), alpha=0.55)
        if have + self.coming.get(good, 0) > self.desk.view.board.most_goods:  # the rest finds no room
            last = self.bin(good, self.desk.view.board.most_goods - 1)
            draw.rounded(canvas, last.inflate(6, 6), None, theme.bad, 4, 6)

    def _draw_officials(self, canvas: Canvas) -> None:
        place, clan = self.officials(), self.desk.clan
        own, grey = self._idle()
        for n, spot in enumerate(self._officials()):
            picture = f"edo/official_{clan.color}" if n < own else "edo/official_grey"
            art.draw(canvas, picture, spot, alpha=1.0 if n < own + grey else 0.45)
        if not own + grey + clan.recruits:
            words = t("edo.table.none_idle")
            ink = canvas.theme.ink_soft
            if not self.flat or text.fits(canvas, words, place, "italic", 18):  # else the tip says it
                text.draw(canvas, words, place, "italic", 18, ink, "left", "middle", wrap=self.flat, shrink=0.8)

    def _built(self) -> tuple[Rect, float]:
        """The row of what is still to build, and the side of a piece."""
        place = self._rows()[4]
        return place, min(place.h - 2, 36.0 if self.flat else 40.0 * max(1.0, place.w / 310))

    def buildings(self) -> list[tuple[str, Rect]]:
        """What is still to build, and where it lies; the sign for Edo is beside it."""
        (place, side), clan = self._built(), self.desk.clan
        step = min(side * 0.9, (place.w - 2 * side - 8) / max(1, clan.houses + clan.posts - 1))
        kinds = ["house"] * clan.houses + ["post"] * clan.posts
        top = place.centery - side / 2
        return [(kind, Rect(place.x + n * step, top, side, side)) for n, kind in enumerate(kinds)]

    def _draw_buildings(self, canvas: Canvas) -> None:
        (place, side), clan = self._built(), self.desk.clan
        for kind, spot in self.buildings():
            art.draw(canvas, f"edo/{kind}_{clan.color}", spot)
        home = self.desk.view.state.cities[self.desk.view.board.home]
        sign = Rect(place.right - side - 4, place.centery - side / 2, side, side)
        art.draw(canvas, icon("edo_house"), sign, alpha=1.0 if f"h{clan.seat}" in home else 0.25)
