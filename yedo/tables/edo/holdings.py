"""All that a clan has, as everybody may see it: a sheet over the table, with its planning board."""

from __future__ import annotations

from engine.core.words import t
from engine.edo import say
from engine.edo.state import EMPTY, PASSED, UP
from engine.edo.wages import shares
from yedo.tables.edo import cards
from yedo.tables.edo.layout import map_layout
from yedo.tables.edo.part import Desk, Rect, counts, icon
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel

SHEET = (940.0, 920.0)
BOARD = 300.0  # the height of the planning board


class Holdings:
    def __init__(self, desk: Desk, seat: int) -> None:
        self.desk, self.seat = desk, seat

    def draw(self, canvas: Canvas) -> None:
        view, theme = self.desk.view, canvas.theme
        clan = view.state.clans[self.seat]
        width, height = self.desk.plan.size
        draw.shade(canvas, 0.5)
        sheet = Rect(0, 0, SHEET[0], min(SHEET[1], height - 24))
        sheet.center = (width / 2, height / 2)
        panel(canvas, sheet, "sheet", theme.clan[clan.color])
        inner = sheet.inflate(-90, -60)
        draw.crest_disc(canvas, clan.color, (inner.x + 40, inner.y + 40), 40)
        name = Rect(inner.x + 100, inner.y, inner.w - 300, 80)
        text.draw(canvas, clan.name, name, "display", 44, theme.heading, "left", "middle", wrap=False, shrink=0.5)
        counts(canvas, [(icon("power"), str(clan.points))], Rect(inner.right - 150, inner.y + 10, 150, 60), 40)
        draw.brush_line(canvas, (inner.x, inner.y + 90), inner.w, theme.gold_deep)
        have = self.desk.ryo(self.seat)
        ryo = str(have) if have >= 0 else t("edo.table.unknown")
        goods = [(f"edo/goods_{good}", str(getattr(clan, good))) for good in view.board.goods]
        counts(canvas, [*goods, (self.desk.purse(self.seat), ryo)], Rect(inner.x, inner.y + 104, inner.w, 56), 30)
        own = view.board.figures - len(clan.samurai)
        figures = [
            (f"edo/official_{clan.color}", str(own)), ("edo/official_grey", str(clan.grey + clan.recruits)),
            (f"edo/samurai_{clan.color}", str(len(clan.samurai))), (f"edo/house_{clan.color}", str(clan.houses)),
            (f"edo/post_{clan.color}", str(clan.posts)),
        ]  # fmt: skip
        counts(canvas, figures, Rect(inner.x, inner.y + 170, inner.w, 60), 28)
        self._draw_lines(canvas, Rect(inner.x, inner.y + 244, inner.w * 0.5, inner.bottom - inner.y - 244))
        high = inner.bottom - inner.y - 244 - BOARD - 16
        self._draw_cards(canvas, Rect(inner.x + inner.w * 0.53, inner.y + 244, inner.w * 0.47, min(260.0, high)))
        self._draw_board(canvas, Rect(inner.x, inner.bottom - BOARD, inner.w, BOARD))

    def _draw_board(self, canvas: Canvas, room: Rect) -> None:
        """Its three slots: cards that lie open with their officials, the others face down, sealed or passed."""
        desk, theme = self.desk, canvas.theme
        art.draw(canvas, f"edo/planning_{theme.side}", room, "stretch")
        clan = desk.view.state.clans[self.seat]
        own = self.seat == desk.house and desk.open_hand
        plan = map_layout()["planning"]
        across, down = room.w / plan["size"][0], room.h / plan["size"][1]
        for number, raw in enumerate(plan["slots"]):
            x, y, w, h = raw["card"]
            side = min(w * across, h * down)
            place = Rect(room.x + (x + w / 2) * across - side / 2, room.y + (y + h / 2) * down - side / 2, side, side)
            sign = Rect(place.x - 44, place.y, 36, 36)
            art.draw(canvas, icon(f"slot_{number + 1}"), sign)
            slot = clan.plan[number] if number < len(clan.plan) else EMPTY
            seats = [Rect(room.x + a * across - 19, room.y + b * down - 19, 38, 38) for a, b in raw["seats"]]
            if desk.knows(slot[0]) and (slot[4] == UP or own):
                cards.lay(canvas, desk.view, slot[0], slot[1], place, 0.5 if slot[4] == PASSED else 1.0)
                for n in range(slot[2] + slot[3]):
                    kind = clan.color if n < slot[2] else "grey"
                    seat = seats[n]
                    art.draw(canvas, f"edo/official_{kind}", Rect(seat.x, seat.bottom - 50, 38, 50))
            elif slot[4] == PASSED:
                cards.lay(canvas, desk.view, "", "", place, 0.5)
                art.draw(canvas, icon("forfeit"), place.inflate(-side * 0.6, -side * 0.6))
            elif desk.view.state.phase == "actions" or self.seat in desk.sealed:
                cards.lay(canvas, desk.view, "", "", place)
                art.draw(canvas, icon("seal"), place.inflate(-side * 0.62, -side * 0.62))

    def _draw_lines(self, canvas: Canvas, room: Rect) -> None:
        """Where the clan has buildings, and what they pay."""
        view, y = self.desk.view, room.y
        home = f"h{self.seat}" in view.state.cities[view.board.home]
        rows = [(icon("edo_house"), t("edo.table.edo_yes" if home else "edo.table.edo_no"))]
        for city in view.map.open_cities:
            for seat, influence, ryo in shares(view, city):
                if seat == self.seat:
                    words = t("edo.table.city_pays", space=say.space(city), influence=influence, n=ryo)
                    rows.append((icon("income"), words))
        for picture, words in rows:
            art.draw(canvas, picture, Rect(room.x, y, 34, 34))
            place = Rect(room.x + 44, y, room.w - 44, 44)
            text.draw(canvas, words, place, "text", 21, None, "left", "middle", shrink=0.7)
            y += 50

    def _draw_cards(self, canvas: Canvas, room: Rect) -> None:
        specials = self.desk.view.state.clans[self.seat].specials
        if not specials:
            ink = canvas.theme.ink_soft
            text.draw(canvas, t("edo.table.no_specials"), room, "italic", 22, ink, "center", "middle")
            return
        across = 1 if len(specials) == 1 else 2 if len(specials) <= 4 else 3
        rows = -(-len(specials) // across)
        side = min(room.w / across - 10, room.h / rows - 10, 220)
        for n, card in enumerate(specials):
            place = Rect(room.x + n % across * (side + 10), room.y + n // across * (side + 10), side, side)
            cards.lay(canvas, self.desk.view, card, "", place)
