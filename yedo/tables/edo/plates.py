"""A plate for every clan: points, goods, officials, what is left to build, and the three slots of its plan."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import t
from engine.edo import say
from engine.edo.state import PASSED, UP, Clan, Slot
from yedo.table.part import faint_crest
from yedo.tables.edo import cards
from yedo.tables.edo.part import Part, Rect, Spot, counts, icon
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.words import bot_name

HEAD = 40.0
LOW, EACH = 84.0, 58.0  # the tallest row of slots, and of goods or figures
SEALED, PASSED_BY = Colour("#1f4d72"), Colour("#6b6457")
CARD = 54.0  # the least room for a special card


class Plates(Part):
    # --- where things are -------------------------------------------------------------------------------------------

    def rect_of(self, seat: int) -> Rect:
        """In the order of play of this round, the start player on top."""
        state = self.desk.view.state
        order = [(state.start + n) % len(state.clans) for n in range(len(state.clans))]
        return self.desk.plan.seats[order.index(seat)]

    def _inner(self, seat: int) -> Rect:
        return self.rect_of(seat).inflate(-20, -12)

    def _rows(self, seat: int) -> tuple[Rect, Rect, Rect, Rect]:
        """Head, goods, figures, slots."""
        inner = self._inner(seat)
        rest = inner.h - HEAD
        low = min(rest * 0.4, LOW)
        each = min((rest - low) / 2, EACH)
        head = Rect(inner.x, inner.y, inner.w, HEAD)
        goods = Rect(inner.x, head.bottom, inner.w, each)
        return head, goods, goods.move(0, each), Rect(inner.x, inner.bottom - low, inner.w, low)

    def cards(self, seat: int) -> list[tuple[str, Rect]]:
        """The special cards of a clan, where its plate has room for them."""
        _, _, figures, slots = self._rows(seat)
        room = Rect(figures.x, figures.bottom + 4, figures.w, slots.y - figures.bottom - 8)
        owned = self.desk.view.state.clans[seat].specials
        if room.h < CARD or not owned:
            return []
        side = min(room.h, (room.w + 6) / max(2, len(owned)) - 6, 110.0)
        left = room.centerx - (len(owned) * (side + 6) - 6) / 2
        top = room.centery - side / 2
        return [(card, Rect(left + n * (side + 6), top, side, side)) for n, card in enumerate(owned)]

    def slot(self, seat: int, number: int) -> Rect:
        place, slots = self._rows(seat)[3], self.desk.view.board.slots
        each = (place.w - 6 * (slots - 1)) / slots
        return Rect(place.x + number * (each + 6), place.y + 3, each, place.h - 3)

    def _button(self, seat: int) -> Rect:
        head = self._rows(seat)[0]
        return Rect(head.right - 34, head.y + 3, 32, 32)

    def points(self, seat: int) -> Rect:
        head = self._rows(seat)[0]
        return Rect(head.right - 98, head.y + 2, 60, 34)

    def good(self, seat: int, good: str) -> Rect:
        """Where a clan's goods or Ryo are counted."""
        place, names = self._rows(seat)[1], self._goods()
        each = place.w / len(names)
        return Rect(place.x + names.index(good) * each, place.y, each, place.h)

    def figures(self, seat: int) -> Rect:
        place = self._rows(seat)[2]
        return Rect(place.x, place.y, place.w * 0.3, place.h)

    def _goods(self) -> list[str]:
        return [*self.desk.view.board.goods, "ryo"]

    # --- what they say ----------------------------------------------------------------------------------------------

    def _played_by(self, seat: int) -> str:
        return self.desk.played_by[seat] if seat < len(self.desk.played_by) else ""

    def _state(self, clan: Clan, slot: Slot) -> str:
        """How a slot looks to everybody: writes, sealed, open, passed; nothing outside the round."""
        if slot[4] == UP:
            return "open"
        if slot[4] == PASSED:
            return "passed"
        if self.desk.planning:
            return "sealed" if clan.seat in self.desk.sealed else "writes"
        return "sealed" if self.desk.view.state.phase == "actions" else ""

    def key(self) -> object:
        d, state = self.desk, self.desk.view.state
        return (
            [
                (c.points, d.ryo(c.seat), c.wood, c.stone, c.rice, len(c.samurai), c.grey, c.recruits, c.houses,
                 c.posts, tuple(c.specials), c.color, c.name,
                 tuple(self._state(c, s) + (s[1] if s[4] else "") for s in c.plan))
                for c in state.clans
            ],
            state.start, state.phase, d.asked, tuple(d.played_by), tuple(sorted(d.sealed)), d.plan.compact,
            tuple(state.cities[d.view.board.home]),
        )  # fmt: skip

    def region(self) -> Rect:
        first = self.desk.plan.seats[0]
        return first.unionall(self.desk.plan.seats[1:]).inflate(4, 4)

    def spots(self) -> Sequence[Spot]:
        found = []
        view = self.desk.view
        for clan in view.state.clans:
            found.append(Spot(f"clan:{clan.color}", self.rect_of(clan.seat), self._tip(clan)))
            for good in self._goods():
                found.append(Spot("", self.good(clan.seat, good), self._good_tip(clan, good)))
            for number, slot in enumerate(clan.plan):
                words = self._slot_tip(clan, number, slot)
                shown = slot[0] if slot[4] == UP else ""
                if words:
                    found.append(Spot(f"slot_of:{clan.seat}:{number}", self.slot(clan.seat, number), words, shown))
            found += [Spot(f"owned:{card}", place, "", card) for card, place in self.cards(clan.seat)]
            person = self._played_by(clan.seat) == "human"
            bot = "" if person else bot_name(self._played_by(clan.seat))
            tip = t("table.seat_human" if person else "table.seat_bot", bot=bot)
            found.append(Spot(f"seat:{clan.seat}", self._button(clan.seat), tip))
        return found

    def _tip(self, clan: Clan) -> str:
        view = self.desk.view
        own = view.board.figures - len(clan.samurai)
        lines = [
            t("edo.table.clan", clan=clan.name, n=clan.points),
            t("edo.table.has_figures", own=own, grey=clan.grey, n=len(clan.samurai)),
            t("edo.table.to_build", n=clan.houses, posts=clan.posts),
            t("edo.table.edo_yes" if self._in_edo(clan) else "edo.table.edo_no"),
        ]
        if clan.recruits:
            lines.append(t("edo.table.recruits", n=clan.recruits))
        lines += [t("edo.table.owns", card=say.card(card)) for card in clan.specials]
        if clan.seat == view.state.start:
            lines.append(t("edo.table.start"))
        return "\n".join(lines)

    def _good_tip(self, clan: Clan, good: str) -> str:
        n = self._have(clan, good)
        if n < 0:
            return t("edo.table.closed_purse", clan=clan.name)
        return t("edo.table.has", clan=clan.name, n=n, good=say.good(good))

    def _slot_tip(self, clan: Clan, number: int, slot: Slot) -> str:
        state = self._state(clan, slot)
        if state == "open":
            return t("edo.table.slot_open", n=number + 1, deed=say.deed(slot[1]), officials=slot[2] + slot[3])
        return t(f"edo.table.slot_{state}", n=number + 1, clan=clan.name) if state else ""

    def _in_edo(self, clan: Clan) -> bool:
        return f"h{clan.seat}" in self.desk.view.state.cities[self.desk.view.board.home]

    # --- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        for clan in self.desk.view.state.clans:
            asked = clan.seat == self.desk.asked
            color = canvas.theme.clan[clan.color]
            panel(canvas, self.rect_of(clan.seat), "sheet", color if asked else None)
            head, goods, figures, _ = self._rows(clan.seat)
            self._draw_head(canvas, clan, head)
            numbers = [(self._picture(clan, good), self._amount(clan, good)) for good in self._goods()]
            counts(canvas, numbers, goods.inflate(0, -4), 22)
            self._draw_figures(canvas, clan, figures.inflate(0, -2))
            low = figures.bottom + 8
            if not clan.specials:
                room = Rect(figures.x, low, figures.w, self._rows(clan.seat)[3].y - low - 8)
                faint_crest(canvas, clan.color, room)
            for card, place in self.cards(clan.seat):
                cards.lay(canvas, self.desk.view, card, "", place)
            for number, slot in enumerate(clan.plan):
                self._draw_slot(canvas, clan, number, slot)

    def _picture(self, clan: Clan, good: str) -> str:
        return self.desk.purse(clan.seat) if good == "ryo" else f"edo/goods_{good}"

    def _have(self, clan: Clan, good: str) -> int:
        found: int = self.desk.ryo(clan.seat) if good == "ryo" else getattr(clan, good)
        return found

    def _amount(self, clan: Clan, good: str) -> str:
        n = self._have(clan, good)
        return str(n) if n >= 0 else t("edo.table.unknown")

    def _draw_head(self, canvas: Canvas, clan: Clan, head: Rect) -> None:
        draw.crest_disc(canvas, clan.color, (head.x + 18, head.y + 19), 18)
        points = self.points(clan.seat)
        if clan.seat == self.desk.view.state.start:
            art.draw(canvas, "edo/fan", Rect(head.x + 16, head.y + 14, 28, 28))
        name = Rect(head.x + 45, head.y, points.x - head.x - 47, 38)
        text.draw(canvas, clan.name, name, "bold", 22, None, "left", "middle", wrap=False, shrink=0.55)
        art.draw(canvas, icon("power"), Rect(points.x, points.y + 2, 30, 30))
        number = Rect(points.x + 31, points.y, points.w - 31, points.h)
        text.draw(canvas, str(clan.points), number, "bold", 26, canvas.theme.heading, "center", "middle", wrap=False,
                  shrink=0.6)  # fmt: skip
        person = self._played_by(clan.seat) == "human"
        art.draw(canvas, "icons/human" if person else "icons/robot", self._button(clan.seat))

    def _draw_figures(self, canvas: Canvas, clan: Clan, place: Rect) -> None:
        """Officials, samurai on the map, what is left to build, and the house in Edo."""
        own = self.desk.view.board.figures - len(clan.samurai)
        entries = [(f"edo/official_{clan.color}", str(own))]
        if clan.grey or clan.recruits:
            grey = t("edo.table.joining", n=clan.grey, more=clan.recruits) if clan.recruits else str(clan.grey)
            entries.append(("edo/official_grey", grey))
        entries += [
            (f"edo/samurai_{clan.color}", str(len(clan.samurai))),
            (f"edo/house_{clan.color}", str(clan.houses)),
        ]
        if clan.posts:
            entries.append((f"edo/post_{clan.color}", str(clan.posts)))
        room = Rect(place.x, place.y, place.w - 32, place.h)
        counts(canvas, entries, room, 20)
        sign = Rect(place.right - 30, place.centery - 15, 30, 30)
        art.draw(canvas, icon("edo_house"), sign, alpha=1.0 if self._in_edo(clan) else 0.25)

    def _draw_slot(self, canvas: Canvas, clan: Clan, number: int, slot: Slot) -> None:
        theme, place, state = canvas.theme, self.slot(clan.seat, number), self._state(clan, slot)
        if state == "open":
            draw.rounded(canvas, place, theme.snow, theme.gold_deep, 2, 7)
            side = min(place.h - 6, place.w * 0.5)
            art.draw(canvas, icon(slot[1]), Rect(place.x + 3, place.centery - side / 2, side, side))
            room = Rect(place.x + side + 5, place.y, place.w - side - 7, place.h)
            said = t("edo.table.officials", n=slot[2] + slot[3])
            text.draw(canvas, said, room, "bold", 20, None, "center", "middle", wrap=False, shrink=0.6)
            return
        fill, picture, alpha = {
            "sealed": (SEALED, "seal", 1.0),
            "passed": (PASSED_BY, "forfeit", 0.6),
            "writes": (theme.paper_deep, f"slot_{number + 1}", 0.55),
        }.get(state, (theme.paper_deep, f"slot_{number + 1}", 0.3))
        draw.rounded(canvas, place, fill, theme.ink if state in ("sealed", "passed") else theme.ink_soft, 2, 7)
        side = min(place.h - 6, place.w - 6) if alpha > 0.55 else min(place.h - 8, 30.0)
        spot = Rect(place.centerx - side / 2, place.centery - side / 2, side, side)
        art.draw(canvas, icon(picture), spot, alpha=alpha)
