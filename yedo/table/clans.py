"""The column of clan panels, in player order: prestige, mon, disciples, goods, annexes and card counts. The
number at the left is the place in player order; annexes can be pointed at like those of one's own house."""

from collections.abc import Iterator

from engine.yedo.state import Clan
from engine.yedo.views import is_hidden
from yedo.table.part import Part, Rect, Spot, faded, holdings, piece, row, standing_places
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.words import t

TALL = 190  # from this height on a panel has a line of its own for annexes


class Clans(Part):
    def panels(self) -> Iterator[tuple[int, Clan, Rect]]:
        """Position, clan and sheet, from first to last in player order."""
        s = self.desk.view.state
        for position, seat in enumerate(s.order):
            if position < len(self.desk.plan.clans):
                yield position, s.clans[seat], self.desk.plan.clans[position]

    def rect_of(self, seat: int) -> Rect:
        return next((rect for _, clan, rect in self.panels() if clan.seat == seat), self.desk.plan.clans[0])

    def region(self) -> Rect:
        panels = self.desk.plan.clans
        return panels[0].unionall(panels[1:]).inflate(10, 8)

    def key(self) -> object:
        desk = self.desk
        clans = tuple(holdings(clan) for clan in desk.view.state.clans)
        return clans, standing_places(desk), tuple(desk.view.state.order), desk.asked, tuple(desk.played_by)

    # --- places inside a panel -------------------------------------------------------------------------

    @staticmethod
    def _lines(rect: Rect) -> tuple[Rect, Rect, Rect, Rect]:
        """The head, purse and disciples, goods, and cards; a tall panel has a line more for its annexes."""
        inner = rect.inflate(-18, -14)
        head = Rect(inner.x, inner.y, inner.w, 36)
        count = 4 if rect.h > TALL else 3
        rest = (inner.h - 38) / count
        lines = [Rect(inner.x, inner.y + 38 + n * rest, inner.w, rest) for n in range(count)]
        return head, lines[0], lines[1], lines[-1]

    def _annex_line(self, rect: Rect) -> Rect:
        third = self._lines(rect)[2]
        return third.move(0, third.h) if rect.h > TALL else third

    def prestige(self, seat: int) -> Rect:
        head = self._lines(self.rect_of(seat))[0]
        return Rect(head.right - 34, head.y + 2, 32, 32)

    def purse(self, seat: int) -> Rect:
        line = self._lines(self.rect_of(seat))[1]
        return Rect(line.x, line.centery - 14, 28, 28)

    def homes(self, seat: int) -> Rect:
        line = self._lines(self.rect_of(seat))[1]
        return Rect(line.x + 84, line.y, line.w - 84, line.h)

    def goods(self, seat: int) -> Rect:
        return self._lines(self.rect_of(seat))[2]

    def cards(self, seat: int) -> Rect:
        return self._lines(self.rect_of(seat))[3]

    def annexes(self, clan: Clan, rect: Rect) -> list[tuple[str, Rect]]:
        line, tall = self._annex_line(rect), rect.h > TALL
        if tall:
            places = row(line, len(clan.annexes), 54, 38, 3)
            return list(zip(clan.annexes, places, strict=True))
        area = Rect(line.right - 108, line.y, 108, line.h)
        places = row(area, len(clan.annexes), 34, 26, 2)
        shift = area.right - (places[-1].right if places else area.right)
        return [(annex, place.move(shift, 0)) for annex, place in zip(clan.annexes, places, strict=True)]

    def order_badge(self, position: int) -> Rect:
        rect = self.desk.plan.clans[position]
        return Rect(rect.x - 2, rect.y - 2, 30, 30)

    def seat_button(self, seat: int) -> Rect:
        head = self._lines(self.rect_of(seat))[0]
        return Rect(head.x + 41, head.y + 17, 22, 22)

    # --- what can be pointed at ------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        found = []
        for position, clan, rect in self.panels():
            if clan.seat == self.desk.view.outsider:
                continue  # the Daimyo's panel is his own
            head, second, third, fourth = self._lines(rect)
            found.append(Spot(f"clan:{clan.color}", rect, self._who(clan, position)))
            found.append(Spot("", Rect(head.right - 66, head.y, 66, head.h), t("table.prestige", n=clan.pp)))
            found.append(Spot("", Rect(second.x, second.y, 78, second.h), t("table.mon", n=clan.mon)))
            found.append(Spot("", self.homes(clan.seat), self._where(clan)))
            found.append(Spot("", fourth, self._counts(clan)))
            for annex, place in self.annexes(clan, rect):
                tip = f"{{b}}{t('annex_name.' + annex)}{{/b}}\n{t('table.annex.' + annex)}"
                found.append(Spot(f"annex:{clan.seat}:{annex}", place, tip))
            for what, place in self._things(clan, third):
                found.append(Spot("", place, self._thing_tip(what)))
            tip = (
                t("table.seat_human")
                if self._human(clan.seat)
                else t("table.seat_bot", bot=self.desk.played_by[clan.seat])
            )
            found.append(Spot(f"seat:{clan.seat}", self.seat_button(clan.seat), tip))
            found.append(
                Spot(f"order:{position + 1}", self.order_badge(position), t("table.order", n=position + 1), "", "round")
            )
        return found

    def _human(self, seat: int) -> bool:
        return self.desk.played_by[seat] == "human"

    def _who(self, clan: Clan, position: int) -> str:
        return f"{{b}}{clan.name}{{/b}}\n" + t("table.order", n=position + 1)

    @staticmethod
    def _where(clan: Clan) -> str:
        where = [d.at for d in clan.disciples]
        return t(
            "table.disciples", home=where.count("home"), spent=where.count("spent"),
            out=sum(":" in at for at in where), reserve=where.count("reserve"),
        )  # fmt: skip

    @staticmethod
    def _counts(clan: Clan) -> str:
        return t(
            "table.cards", missions=len(clan.missions), actions=len(clan.actions), bonus=len(clan.bonus),
            blackmail=len(clan.blackmail), done=len(clan.completed),
        )  # fmt: skip

    @staticmethod
    def _thing_tip(what: str) -> str:
        kind, _, name = what.partition(":")
        if kind == "weapon":
            return f"{{b}}{t('weapon.' + name)}{{/b}}\n{t('table.weapon')}"
        return t("table.geisha", n=int(name)) if kind == "geisha" else t("table.blessing")

    def _things(self, clan: Clan, line: Rect) -> list[tuple[str, Rect]]:
        """Weapons, geishas and the blessing with their places."""
        things = [f"weapon:{w}" for w in clan.weapons]
        things += [f"geisha:{v}" for v in clan.geishas]
        things += ["blessing:1"] * clan.blessings
        tall = line.h > 34
        width = line.w - (0 if tall else 4 + 36 * len(clan.annexes))
        side = 33 if tall else 26
        places = row(Rect(line.x, line.y, width, line.h), len(things), side, side, 2)
        return list(zip(things, places, strict=True))

    # --- drawing ---------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        for position, clan, rect in self.panels():
            if clan.seat == self.desk.view.outsider:
                continue
            panel(canvas, rect, "plain", canvas.theme.clan[clan.color])
            if clan.seat == self.desk.asked:
                draw.rounded(canvas, rect.inflate(6, 6), None, canvas.theme.accent, 5, 11)
            self._draw_head(canvas, position, clan, rect)
            self._draw_second(canvas, clan, rect)
            self._draw_third(canvas, clan, rect)
            self._draw_fourth(canvas, clan, rect)

    def _draw_head(self, canvas: Canvas, position: int, clan: Clan, rect: Rect) -> None:
        theme = canvas.theme
        head = self._lines(rect)[0]
        draw.crest_disc(canvas, clan.color, (head.x + 36, head.centery), 18)
        badge = self.order_badge(position)
        asked = clan.seat == self.desk.asked
        draw.rounded(canvas, badge, theme.gold if asked else theme.accent, theme.ink, 2, 15)
        ink = Colour("#1b1a17") if asked else theme.on_accent
        text.draw(canvas, str(position + 1), badge, "bold", 19, ink, "center", "middle", wrap=False)
        name = Rect(head.x + 66, head.y, head.w - 66 - 70, head.h)
        text.draw(canvas, clan.name, name, "bold", 21, None, "left", "middle", wrap=False)
        icon = "icons/human" if self._human(clan.seat) else "icons/robot"
        art.draw(canvas, icon, self.seat_button(clan.seat))
        art.draw(canvas, "icons/pp", self.prestige(clan.seat))
        number = Rect(head.right - 68, head.y, 34, head.h)
        text.draw(canvas, str(clan.pp), number, "bold", 25, None, "right", "middle", wrap=False)

    def _draw_second(self, canvas: Canvas, clan: Clan, rect: Rect) -> None:
        purse = self.purse(clan.seat)
        art.draw(canvas, "icons/mon", purse)
        number = Rect(purse.right + 4, purse.y, 46, purse.h)
        text.draw(canvas, str(clan.mon), number, "bold", 22, None, "left", "middle", wrap=False)
        area = self.homes(clan.seat)
        x, tall = area.x, 40 if rect.h > TALL else 30
        groups: list[tuple[list[str], float]] = [
            ([piece(d, clan.color) for d in clan.disciples if d.at == "home"], 1.0),
            ([piece(d, clan.color) for d in clan.disciples if d.at == "spent"], 0.45),
        ]
        for pictures, alpha in groups:
            for picture in pictures:
                faded(canvas, picture, Rect(x, area.centery - tall / 2, tall * 0.8, tall), alpha)
                x += tall * 0.66
        out = sum(":" in d.at for d in clan.disciples)
        reserve = sum(d.at == "reserve" for d in clan.disciples)
        words = f"{{icon:assign}}{out}  {{icon:arrest}}{reserve}"
        text.draw(
            canvas,
            words,
            Rect(area.right - 84, area.y, 84, area.h),
            "bold",
            19,
            None,
            "right",
            "middle",
            wrap=False,
        )

    def _draw_third(self, canvas: Canvas, clan: Clan, rect: Rect) -> None:
        for what, place in self._things(clan, self._lines(rect)[2]):
            kind, _, name = what.partition(":")
            picture = {
                "weapon": f"icons/{name}",
                "geisha": f"pieces/geisha_{name}",
                "blessing": "icons/blessing",
            }[kind]
            art.draw(canvas, picture, place)
        for annex, place in self.annexes(clan, rect):
            art.draw(canvas, f"pieces/annex_{annex}", place, "stretch")
            at = f"annex:{clan.seat}:{annex}"
            for other in self.desk.view.state.clans:
                for number, d in enumerate(other.disciples):
                    if d.at == at and self.desk.visible(other.seat, number):
                        art.draw(canvas, piece(d, other.color), Rect(place.centerx - 13, place.y - 6, 26, 32))

    def _draw_fourth(self, canvas: Canvas, clan: Clan, rect: Rect) -> None:
        line = self._lines(rect)[3]
        x = line.x
        for mission in clan.missions:
            color = mission[1:] if is_hidden(mission) else self.desk.view.cards[mission].color
            art.draw(canvas, f"icons/mission_{color}", Rect(x, line.centery - 12, 22, 24))
            x += 18
        piles = {
            "action": clan.actions, "bonus": clan.bonus, "blackmail": clan.blackmail, "met": clan.completed,
        }  # fmt: skip
        words = " ".join(f"{{icon:{icon}}}{len(pile)}" for icon, pile in piles.items())
        area = Rect(line.x + 78, line.y, line.w - 78, line.h)
        text.draw(canvas, words, area, "bold", 18, None, "right", "middle", wrap=False)
