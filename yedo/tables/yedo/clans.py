"""The column of clan panels, in player order: prestige, mon, disciples, goods, annexes and card counts. The
number at the left is the place in player order; annexes can be pointed at like those of one's own house. Where
the plan says so the panels are folded to a line each, and what the mouse or the keyboard points at unfolds."""

from collections.abc import Iterator
from functools import partial

from engine.core.setup import HUMAN
from engine.yedo.names import annex_does, weapon_rule
from engine.yedo.say import thing
from engine.yedo.state import Clan
from engine.yedo.views import is_hidden
from yedo.table.layout import GAP
from yedo.tables.yedo.layout import LINE, OPEN
from yedo.tables.yedo.part import Part, Rect, Spot, faded, geisha_words, holdings, piece, row, standing_places
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.tween import ease_in_out
from yedo.ui.words import bot_name, t

TALL = 190  # from this height on a panel has a line of its own for annexes
UNFOLDING = 0.16  # seconds
COUNTS = 108.0  # room for the disciples that are out and in the Reserve


class Clans(Part):
    pointed: int | None = None  # the position of the panel that is unfolded, or unfolding
    _parts: tuple[float, ...] = ()  # how far each panel is on its way

    def panels(self) -> Iterator[tuple[int, Clan, Rect]]:
        """Position, clan and sheet, from first to last in player order."""
        s = self.desk.view.state
        for position, seat in enumerate(s.order):
            if position < len(self.desk.plan.clans):
                yield position, s.clans[seat], self.desk.plan.clans[position]

    def rect_of(self, seat: int) -> Rect:
        return next((rect for _, clan, rect in self.panels() if clan.seat == seat), self.desk.plan.clans[0])

    def region(self) -> Rect:
        panels, plan = self.desk.plan.clans, self.desk.plan
        whole = panels[0].unionall(panels[1:])
        return (whole.union(plan.log) if plan.opened else whole).inflate(10, 8)

    def key(self) -> object:
        desk = self.desk
        clans = tuple(holdings(clan) for clan in desk.view.state.clans)
        opened = tuple(desk.plan.opened)
        return clans, standing_places(desk), tuple(desk.view.state.order), desk.asked, tuple(desk.played_by), opened

    # --- folding ---------------------------------------------------------------------------------------

    @property
    def folds(self) -> bool:
        return bool(self.desk.plan.opened)

    def shut(self, seat: int) -> bool:
        """Whether only the line of a clan is in sight."""
        if not self.folds:
            return False
        return not any(clan.seat == seat and self.desk.plan.opened[n] for n, clan, _ in self.panels())

    def aim(self, at: tuple[float, float] | None) -> bool:
        """The mouse or the keyboard points here. True when another panel is to unfold, or one to fold."""
        found = None
        if at is not None and self.folds:
            places = enumerate(self.desk.plan.clans)
            found = next((n for n, place in places if place.inflate(8, GAP).collidepoint(at)), None)
        changed, self.pointed = found != self.pointed, found
        return changed

    @property
    def moving(self) -> bool:
        goals = tuple(float(n == self.pointed) for n in range(len(self.desk.plan.opened)))
        return tuple(self.desk.plan.opened) != goals

    def update(self, seconds: float, speed: float) -> bool:
        """Fold and unfold; True when the panels lie elsewhere now. At speed 0 it is done at once."""
        if not self.moving:
            return False
        opened = self.desk.plan.opened
        if len(self._parts) != len(opened) or not any(opened):
            self._parts = (0.0,) * len(opened)
        step = seconds * speed / UNFOLDING if speed else 1.0
        goals = [float(n == self.pointed) for n in range(len(opened))]
        self._parts = tuple(
            min(goal, part + step) if goal else max(goal, part - step)
            for part, goal in zip(self._parts, goals, strict=True)
        )
        eased = [part if part in (0.0, 1.0) else ease_in_out(part) for part in self._parts]
        self.desk.plan.unfold(eased)
        return True

    # --- places inside a panel -------------------------------------------------------------------------

    def _lines(self, rect: Rect) -> tuple[Rect, Rect, Rect, Rect]:
        """The head, purse and disciples, goods, and cards; a tall panel has a line more for its annexes."""
        inner, above, count = rect.inflate(-18, -14), 38.0, 4 if rect.h > TALL else 3
        if self.folds:
            inner, above, count = Rect(rect.x + 9, rect.y, rect.w - 18, OPEN - 8), LINE, 4
        head = Rect(inner.x, inner.y, inner.w, above if self.folds else 36)
        rest = (inner.h - above) / count
        lines = [Rect(inner.x, inner.y + above + n * rest, inner.w, rest) for n in range(count)]
        return head, lines[0], lines[1], lines[-1]

    def _annex_line(self, rect: Rect) -> Rect:
        third = self._lines(rect)[2]
        return third.move(0, third.h) if self._tall(rect) else third

    def _tall(self, rect: Rect) -> bool:
        return self.folds or rect.h > TALL

    def _cells(self, rect: Rect) -> tuple[Rect, Rect, Rect, Rect]:
        """Name, prestige, mon and disciples at home on the line of a panel that folds."""
        wide, thin, right = rect.w * 0.168, rect.w * 0.14, rect.right - 5
        men = Rect(right - thin, rect.y, thin, LINE)
        mon = Rect(men.x - wide, rect.y, wide, LINE)
        pp = Rect(mon.x - wide, rect.y, wide, LINE)
        return Rect(rect.x + 50, rect.y, pp.x - rect.x - 50, LINE), pp, mon, men

    def prestige(self, seat: int) -> Rect:
        if self.folds:
            cell = self._cells(self.rect_of(seat))[1]
            return Rect(cell.right - 26, cell.centery - 12, 24, 24)
        head = self._lines(self.rect_of(seat))[0]
        return Rect(head.right - 34, head.y + 2, 32, 32)

    def purse(self, seat: int) -> Rect:
        if self.folds:
            cell = self._cells(self.rect_of(seat))[2]
            return Rect(cell.right - 26, cell.centery - 12, 24, 24)
        line = self._lines(self.rect_of(seat))[1]
        return Rect(line.x, line.centery - 14, 28, 28)

    def homes(self, seat: int) -> Rect:
        rect = self.rect_of(seat)
        if self.shut(seat):
            return self._cells(rect)[3]
        line, left = self._lines(rect)[1], 30 if self.folds else 84
        return Rect(line.x + left, line.y, line.w - left, line.h)

    def goods(self, seat: int) -> Rect:
        lines = self._lines(self.rect_of(seat))
        return lines[0] if self.shut(seat) else lines[2]

    def cards(self, seat: int) -> Rect:
        lines = self._lines(self.rect_of(seat))
        return lines[0] if self.shut(seat) else lines[3]

    def annexes(self, clan: Clan, rect: Rect) -> list[tuple[str, Rect]]:
        if self.shut(clan.seat):
            return self._signs(clan, rect)
        line = self._annex_line(rect)
        if self._tall(rect):
            places = row(line, len(clan.annexes), 54, min(38, line.h - 1), 3)
            return list(zip(clan.annexes, places, strict=True))
        area = Rect(line.right - 108, line.y, 108, line.h)
        places = row(area, len(clan.annexes), 34, 26, 2)
        shift = area.right - (places[-1].right if places else area.right)
        return [(annex, place.move(shift, 0)) for annex, place in zip(clan.annexes, places, strict=True)]

    def _signs(self, clan: Clan, rect: Rect) -> list[tuple[str, Rect]]:
        """The annexes as small signs under the name, on the line of a panel that folds."""
        name = self._cells(rect)[0]
        side = min(20.0, name.w / 4 - 1)
        line = Rect(name.x, name.bottom - side - 4, name.w, side)
        return list(zip(clan.annexes, row(line, len(clan.annexes), side, side, 1), strict=True))

    def order_badge(self, position: int) -> Rect:
        rect = self.desk.plan.clans[position]
        return Rect(rect.x - 2, rect.y - 2, 30, 30)

    def seat_button(self, seat: int) -> Rect:
        rect = self.rect_of(seat)
        head = self._lines(rect)[0]
        if self.folds:
            line = self._lines(rect)[1]
            return Rect(line.x, line.centery - 12, 24, 24)
        return Rect(head.x + 41, head.y + 17, 22, 22)

    # --- what can be pointed at ------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        found = []
        for position, clan, rect in self.panels():
            if clan.seat == self.desk.view.outsider:
                continue  # the Daimyo's panel is his own
            who = "" if self.folds else partial(self._who, clan, position)  # it unfolds instead
            found.append(Spot(f"clan:{clan.color}", rect, who))
            found += self._numbers(clan, rect)
            for annex, place in self._annex_places(clan, rect):
                found.append(Spot(f"annex:{clan.seat}:{annex}", place, partial(self._annex_tip, annex)))
            if not self.shut(clan.seat):
                fourth = self._lines(rect)[3]
                found.append(Spot("", self.homes(clan.seat), partial(self._where, clan)))
                found.append(Spot("", fourth, partial(self._counts, clan)))
                for what, place in self._things(clan, rect):
                    found.append(Spot("", place, partial(self._thing_tip, what)))
                found.append(Spot(f"seat:{clan.seat}", self.seat_button(clan.seat), partial(self._seat_tip, clan.seat)))
            order = partial(t, "table.order", n=position + 1)
            found.append(Spot(f"order:{position + 1}", self.order_badge(position), order, "", "round"))
        return found

    def _numbers(self, clan: Clan, rect: Rect) -> list[Spot]:
        """Prestige and mon; on a line also the disciples."""
        told = (
            partial(t, "table.prestige", n=clan.pp), partial(t, "table.mon", n=clan.mon), partial(self._where, clan),
        )  # fmt: skip
        if self.folds:
            return [Spot("", cell, tip) for cell, tip in zip(self._cells(rect)[1:], told, strict=True)]
        head, second, _, _ = self._lines(rect)
        pp, mon = Rect(head.right - 66, head.y, 66, head.h), Rect(second.x, second.y, 78, second.h)
        return [Spot("", pp, told[0]), Spot("", mon, told[1])]

    def _annex_places(self, clan: Clan, rect: Rect) -> list[tuple[str, Rect]]:
        """The annexes where they can be pressed: the signs stay on the line when it unfolds."""
        if not self.folds:
            return self.annexes(clan, rect)
        if clan.seat == self.desk.house:
            return []  # they are in reach in the house
        signs = [(annex, place.inflate(-5, -5)) for annex, place in self._signs(clan, rect)]
        return signs if self.shut(clan.seat) else [*signs, *self.annexes(clan, rect)]

    def _human(self, seat: int) -> bool:
        return self.desk.played_by[seat] == HUMAN

    def _who(self, clan: Clan, position: int) -> str:
        return f"{{b}}{clan.name}{{/b}}\n" + t("table.order", n=position + 1)

    @staticmethod
    def _where(clan: Clan) -> str:
        where = [d.at for d in clan.disciples]
        return t(
            "table.disciples", home=where.count("home"), spent=where.count("spent"),
            out=sum(":" in at for at in where), reserve=where.count("reserve"),
        )  # fmt: skip

    def _counts(self, clan: Clan) -> str:
        """How many cards a clan holds, and which of them may be seen: known ones, and all where hands are open."""
        told = t(
            "table.cards", missions=len(clan.missions), actions=len(clan.actions), bonus=len(clan.bonus),
            blackmail=len(clan.blackmail), done=len(clan.completed),
        )  # fmt: skip
        view = self.desk.view
        if not self.desk.open_hand or clan.seat == self.desk.house:
            return told
        for kind in ("missions", "actions", "bonus"):
            seen = [thing(view, card) for card in getattr(clan, kind) if card in view.cards]
            if seen:
                told += "\n" + t(f"table.seen_{kind}", cards=", ".join(seen))
        return told

    def _annex_tip(self, annex: str) -> str:
        return f"{{b}}{t('annex_name.' + annex)}{{/b}}\n{annex_does(self.desk.view.board, annex)}"

    def _seat_tip(self, seat: int) -> str:
        bot = self.desk.played_by[seat]
        return t("table.seat_human") if self._human(seat) else t("table.seat_bot", bot=bot_name(bot))

    def _thing_tip(self, what: str) -> str:
        kind, _, name = what.partition(":")
        if kind == "weapon":
            return f"{{b}}{t('weapon.' + name)}{{/b}}\n{weapon_rule(self.desk.view.board)}"
        return geisha_words(int(name)) if kind == "geisha" else t("table.blessing")

    def _things(self, clan: Clan, rect: Rect) -> list[tuple[str, Rect]]:
        """Weapons, geishas and the blessing with their places, clear of annexes on the same line."""
        line = self._lines(rect)[2]
        things = [f"weapon:{w}" for w in clan.weapons]
        things += [f"geisha:{v}" for v in clan.geishas]
        things += ["blessing:1"] * clan.blessings
        annexes = 0 if self._tall(rect) else len(clan.annexes)
        width = line.w - min(112, 36 * annexes)
        side = 33 if line.h > 34 and len(things) * 35 <= width else 26
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
            if self.folds:
                self._draw_line(canvas, position, clan, rect)
            else:
                self._draw_head(canvas, position, clan, rect)
            if self.shut(clan.seat):
                continue
            before = canvas.surface.get_clip()
            canvas.surface.set_clip(canvas.rect(rect).clip(before))
            self._draw_second(canvas, clan, rect)
            self._draw_third(canvas, clan, rect)
            self._draw_fourth(canvas, clan, rect)
            canvas.surface.set_clip(before)

    def draw_badge(self, canvas: Canvas, position: int, asked: bool = False) -> None:
        """The place in player order, on the corner of a panel."""
        theme, badge = canvas.theme, self.order_badge(position)
        draw.rounded(canvas, badge, theme.gold if asked else theme.accent, theme.ink, 2, 15)
        ink = Colour("#1b1a17") if asked else theme.on_accent
        text.draw(canvas, str(position + 1), badge, "bold", 19, ink, "center", "middle", wrap=False)

    def _draw_line(self, canvas: Canvas, position: int, clan: Clan, rect: Rect) -> None:
        """A folded panel: who, prestige, mon, the disciples left at home, and signs for the annexes."""
        name, *cells = self._cells(rect)
        draw.crest_disc(canvas, clan.color, (rect.x + 33, rect.y + LINE / 2), 16)
        self.draw_badge(canvas, position, clan.seat == self.desk.asked)
        signs = self._signs(clan, rect)
        room = Rect(name.x, name.y + 3, name.w, signs[0][1].y - name.y - 2) if signs else name
        text.draw(canvas, clan.name, room, "bold", 20, None, "left", "middle", wrap=False)
        for annex, place in signs:
            art.draw(canvas, f"icons/{annex}", place)
            for _, _, color in self._guests(clan, annex):
                draw.disc(canvas, (place.right - 4, place.y + 4), 6, canvas.theme.clan[color], canvas.theme.ink, 1)
        home = sum(d.at == "home" for d in clan.disciples)
        for cell, number, sign in zip(cells, (clan.pp, clan.mon, home), ("pp", "mon", "disciple"), strict=True):
            words = f"{number}{{icon:{sign}}}"
            text.draw(canvas, words, cell, "bold", 20, None, "right", "middle", wrap=False, shrink=0.7)

    def _draw_head(self, canvas: Canvas, position: int, clan: Clan, rect: Rect) -> None:
        head = self._lines(rect)[0]
        draw.crest_disc(canvas, clan.color, (head.x + 36, head.centery), 18)
        self.draw_badge(canvas, position, clan.seat == self.desk.asked)
        name = Rect(head.x + 66, head.y, head.w - 66 - 70, head.h)
        text.draw(canvas, clan.name, name, "bold", 21, None, "left", "middle", wrap=False)
        self._draw_seat(canvas, clan)
        art.draw(canvas, "icons/pp", self.prestige(clan.seat))
        number = Rect(head.right - 68, head.y, 34, head.h)
        text.draw(canvas, str(clan.pp), number, "bold", 25, None, "right", "middle", wrap=False)

    def _draw_seat(self, canvas: Canvas, clan: Clan) -> None:
        icon = "icons/human" if self._human(clan.seat) else "icons/robot"
        art.draw(canvas, icon, self.seat_button(clan.seat))

    def _draw_second(self, canvas: Canvas, clan: Clan, rect: Rect) -> None:
        if self.folds:
            self._draw_seat(canvas, clan)
        else:
            purse = self.purse(clan.seat)
            art.draw(canvas, "icons/mon", purse)
            number = Rect(purse.right + 4, purse.y, 46, purse.h)
            text.draw(canvas, str(clan.mon), number, "bold", 22, None, "left", "middle", wrap=False)
        area = self.homes(clan.seat)
        x, tall = area.x, min(40, area.h - 2) if self._tall(rect) else 30
        groups: list[tuple[list[str], float]] = [
            ([piece(d, clan.color) for d in clan.disciples if d.at == "home"], 1.0),
            ([piece(d, clan.color) for d in clan.disciples if d.at == "spent"], 0.45),
        ]
        count = sum(len(pictures) for pictures, _ in groups)
        step = min(tall * 0.66, (area.w - COUNTS - 4 - tall * 0.8) / max(1, count - 1))  # clear of the numbers
        for pictures, alpha in groups:
            for picture in pictures:
                faded(canvas, picture, Rect(x, area.centery - tall / 2, tall * 0.8, tall), alpha)
                x += step
        out = sum(":" in d.at for d in clan.disciples)
        reserve = sum(d.at == "reserve" for d in clan.disciples)
        words = f"{{icon:assign}}{out}  {{icon:arrest}}{reserve}"
        where = Rect(area.right - COUNTS, area.y, COUNTS, area.h)
        text.draw(canvas, words, where, "bold", 19, None, "right", "middle", wrap=False)

    def _draw_third(self, canvas: Canvas, clan: Clan, rect: Rect) -> None:
        for what, place in self._things(clan, rect):
            kind, _, name = what.partition(":")
            picture = {
                "weapon": f"icons/{name}",
                "geisha": f"pieces/geisha_{name}",
                "blessing": "icons/blessing",
            }[kind]
            art.draw(canvas, picture, place)
        for annex, place in self.annexes(clan, rect):
            art.draw(canvas, f"pieces/annex_{annex}", place, "stretch")
            for kind, _, _ in self._guests(clan, annex):
                art.draw(canvas, kind, Rect(place.centerx - 13, place.y - 6, 26, 32))

    def _guests(self, clan: Clan, annex: str) -> Iterator[tuple[str, int, str]]:
        """Who stands in an annex: the figure, its number and its clan's colour."""
        at = f"annex:{clan.seat}:{annex}"
        for other in self.desk.view.state.clans:
            for number, d in enumerate(other.disciples):
                if d.at == at and self.desk.visible(other.seat, number):
                    yield piece(d, other.color), number, other.color

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
