"""The rail of generals, always in the order of their Titles: rank is what they fight for."""

from engine.core.words import t
from engine.shitenno.control import majority
from engine.shitenno.say import card_list, tile_noun
from engine.shitenno.score import hand_points
from engine.shitenno.state import KOKU_BACK, TROOP_BACK, General
from yedo.table.layout import GAP
from yedo.tables.shitenno.part import PLATE, Part, Rect, Spot, effect_of, hidden, row, title_name
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour

LINES = 196.0  # the height that the lines of a plate need
BANNER = 96.0  # the least height of a portrait above them
EMPTY = Colour(120, 105, 80, 90)


class Rail(Part):
    # --- places -------------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        return list(self.desk.view.state.order)

    def rect_of(self, seat: int) -> Rect:
        order = self.order()
        return self.desk.plan.seats[order.index(seat) if seat in order else 0]

    def _banner(self, rect: Rect) -> Rect | None:
        """Room for the portrait, where few generals have high plates."""
        over = rect.h - LINES
        return Rect(rect.x + 9, rect.y + 9, rect.w - 18, over - 4) if over > BANNER else None

    def _lines(self, rect: Rect) -> list[Rect]:
        """Title, name and points, Kamons, hand, tiles."""
        inner, banner = rect.inflate(-20, -14), self._banner(rect)
        if banner is not None:
            inner = Rect(inner.x, banner.bottom + 4, inner.w, inner.bottom - banner.bottom - 4)
        shares = (26, 42, 24, 36, 34)
        unit = inner.h / sum(shares)
        found, y = [], inner.y
        for share in shares:
            found.append(Rect(inner.x, y, inner.w, share * unit))
            y += share * unit
        return found

    def crest(self, seat: int) -> Rect:
        return self._crest(self.rect_of(seat))

    def _crest(self, rect: Rect) -> Rect:
        line = self._lines(rect)[1]
        side = min(46.0, line.h)
        return Rect(line.x, line.centery - side / 2, side, side)

    def points(self, seat: int) -> Rect:
        line = self._lines(self.rect_of(seat))[1]
        return Rect(line.right - 34, line.centery - 15, 30, 30)

    def seals(self, seat: int) -> Rect:
        return self._lines(self.rect_of(seat))[0]

    def hand(self, seat: int) -> Rect:
        line = self._lines(self.rect_of(seat))[3]
        return Rect(line.x, line.y, line.h * 0.7, line.h)

    def tile(self, seat: int, number: int) -> Rect:
        return self._tiles(self.rect_of(seat), max(1, number + 1))[number]

    def _tiles(self, rect: Rect, count: int) -> list[Rect]:
        line = self._lines(rect)[4]
        side = min(44.0, line.h - 2)
        return row(Rect(line.x, line.y, line.w * 0.66, line.h), count, side, side, 3)

    def _now(self, rect: Rect) -> Rect:
        line = self._lines(rect)[4]
        return Rect(line.x + line.w * 0.66, line.y, line.w * 0.34, line.h)

    def points_at_now(self, at: tuple[float, float] | None) -> bool:
        """Whether the points that somebody would have now are under the mouse."""
        return at is not None and any(self._now(rect).collidepoint(at) for rect in self.desk.plan.seats)

    def _button(self, rect: Rect) -> Rect:
        line = self._lines(rect)[0]
        side = min(26.0, line.h)
        return Rect(line.right - side, line.centery - side / 2, side, side)

    # --- facts --------------------------------------------------------------------------------------------

    def held(self, seat: int) -> int:
        """Majorities held now."""
        g = self.desk.view
        return sum(majority(g, i)[0] == seat for i in range(len(g.board.provinces)))

    def now(self, general: General) -> int:
        """Points if it ended now, of what everybody sees: hands are left out. While it is counted, the points."""
        g = self.desk.view
        if g.state.phase == "count":
            return general.points
        bare = general.clone()
        bare.troops, bare.koku = [], []
        return general.points + sum(hand_points(g, bare)) + g.board.majority * self.held(general.seat)

    def _played_by(self, seat: int) -> str:
        return self.desk.played_by[seat] if seat < len(self.desk.played_by) else ""

    # --- what can be pointed at ---------------------------------------------------------------------------

    def region(self) -> Rect:
        first = self.desk.plan.seats[0]
        return first.unionall(self.desk.plan.seats[1:]).inflate(2 * GAP, 2 * GAP)

    def key(self) -> object:
        s = self.desk.view.state
        facts = tuple(
            (x.seat, x.name, x.color, x.title, x.seal, x.points, x.stock, len(x.troops), len(x.koku), tuple(x.tiles))
            for x in s.generals
        )
        shown = self.desk.open_hand
        return (
            facts,
            tuple(s.order),
            tuple(s.kamons),
            s.tairo,
            self.desk.asked,
            tuple(self.desk.played_by),
            shown,
            self.desk.memory,
            s.phase == "count",
            self.lifted(PLATE),
        )

    def spots(self) -> list[Spot]:
        found, g = [], self.desk.view
        for general in g.state.generals:
            rect = self.rect_of(general.seat)
            title, _, stock, hand, _ = self._lines(rect)
            found.append(Spot(f"clan:{general.color}", rect, self._who(general)))
            power = t(f"shitenno.power.{g.board.titles[general.title].name}")
            found.append(Spot(f"title:{general.title}", title, f"{{b}}{title_name(g, general.title)}{{/b}}\n{power}"))
            found.append(Spot("", stock, t("shitenno.tip.stock", name=general.name, n=general.stock)))
            left, right = (
                Rect(hand.x, hand.y, hand.w * 0.62, hand.h),
                Rect(hand.x + hand.w * 0.62, hand.y, hand.w * 0.38, hand.h),
            )
            found.append(Spot(f"sheet:seen:{general.seat}" if self.desk.memory else "", left, self._hand(general)))
            found.append(Spot("", right, t("shitenno.tip.held", n=self.held(general.seat), points=g.board.majority)))
            for tile, place in zip(general.tiles, self._tiles(rect, len(general.tiles)), strict=True):
                words = t("shitenno.name", what=tile_noun(effect_of(tile)))
                found.append(Spot("", place, f"{{b}}{words}{{/b}}\n" + t(f"shitenno.effect.{effect_of(tile)}")))
            if g.state.phase != "count":
                found.append(Spot("", self._now(rect), t("shitenno.tip.now", n=self.now(general))))
            person = self._played_by(general.seat) == "human"
            tip = t("table.seat_human" if person else "table.seat_bot", bot=self._played_by(general.seat))
            found.append(Spot(f"seat:{general.seat}", self._button(rect), tip))
        return found

    def _who(self, general: General) -> str:
        g = self.desk.view
        rank = g.state.order.index(general.seat) + 1
        return f"{{b}}{general.name}{{/b}}\n" + t("shitenno.tip.rank", n=rank, points=general.points)

    def _hand(self, general: General) -> str:
        """How many cards, and which where they lie open."""
        g = self.desk.view
        told = t("shitenno.tip.hand", troops=len(general.troops), koku=len(general.koku))
        cards = [card for card in (*general.troops, *general.koku) if not hidden(card)]
        mine = general.seat == self.desk.house
        if cards and self.desk.open_hand and not mine:
            told += "\n" + t("shitenno.tip.seen", cards=card_list(g, cards))
        elif self.desk.memory:
            told += "\n" + (t("shitenno.tip.seen", cards=card_list(g, general.seen)) if general.seen else "")
            told = told.rstrip() + "\n" + t("shitenno.tip.memory")
        return told

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        for general in self.desk.view.state.generals:
            if not self.desk.up(PLATE, general.seat):
                self.draw_plate(canvas, general, self.rect_of(general.seat))

    def draw_plate(self, canvas: Canvas, general: General, rect: Rect) -> None:
        theme, asked = canvas.theme, general.seat == self.desk.asked
        panel(canvas, rect, "plain", theme.livery[general.color])
        if asked:
            draw.rounded(canvas, rect.inflate(6, 6), None, theme.accent, 5, 11)
        title, name, stock, hand, _ = self._lines(rect)
        banner = self._banner(rect)
        if banner is not None:
            art.draw(canvas, f"shitenno/general_{general.color}", banner, "cover")
            draw.rounded(canvas, banner, None, theme.ink, 2, 4)
        self._draw_title(canvas, general, rect, title)
        crest = self._crest(rect)
        draw.crest_disc(canvas, general.color, crest.center, crest.w / 2)
        right = text.measure(canvas, str(general.points), "display", 32)[0] + 38
        number = Rect(name.right - right, name.y, right - 34, name.h)
        text.draw(canvas, str(general.points), number, "display", 32, None, "right", "middle", wrap=False)
        art.draw(canvas, "shitenno/icon_favour", Rect(name.right - 31, name.centery - 15, 30, 30))
        words = Rect(crest.right + 8, name.y, number.x - crest.right - 12, name.h * 0.58)
        text.draw(canvas, general.name, words, "bold", 23, None, "left", "middle", wrap=False, shrink=0.6)
        power = t(f"shitenno.power_short.{self.desk.view.board.titles[general.title].name}")
        below = Rect(words.x, words.bottom - 2, words.w, name.bottom - words.bottom + 4)
        page = canvas.miniature()
        if text.fits(page, power, below, "italic", 17 * 0.7, wrap=False):  # else the tip says it
            text.draw(page, power, below, "italic", 17, theme.ink_soft, "left", "middle", wrap=False, shrink=0.7)
        self._draw_stock(canvas, general, stock)
        self._draw_hand(canvas, general, hand)
        self._draw_tiles(canvas, general, rect)

    def _draw_title(self, canvas: Canvas, general: General, rect: Rect, line: Rect) -> None:
        g, side = self.desk.view, min(24.0, line.h)
        for n in range(general.title):
            art.draw(canvas, "shitenno/icon_seal", Rect(line.x + n * (side - 1), line.centery - side / 2, side, side))
        left = line.x + 4 * (side - 1) + 6
        room = Rect(left, line.y - 2, self._button(rect).x - left - 6, line.h + 4)
        tairo = general.seat == g.state.tairo
        if tairo:
            fan = Rect(room.right - 32, line.centery - 17, 34, 34)
            art.draw(canvas, "shitenno/fan", fan)
            room.w -= 34
        words = title_name(g, general.title)
        text.draw(canvas, words, room, "display", 24, canvas.theme.heading, "left", "middle", wrap=False, shrink=0.7)
        person = self._played_by(general.seat) == "human"
        if self._played_by(general.seat):
            art.draw(canvas, "icons/human" if person else "icons/robot", self._button(rect))

    def _draw_stock(self, canvas: Canvas, general: General, line: Rect) -> None:
        """A token for each Kamon that is left, a shadow for each that was placed."""
        g = self.desk.view
        whole = g.board.kamons[len(g.state.generals)]
        side = min(line.h, 26.0, line.w / whole - 1)
        for n, place in enumerate(row(line, whole, side, side, 1)):
            if n < general.stock:
                art.draw(canvas, f"shitenno/kamon_{general.color}", place)
            else:
                draw.disc(canvas, place.center, side / 2 - 2, EMPTY, canvas.theme.ink_soft, 1)

    def _draw_hand(self, canvas: Canvas, general: General, line: Rect) -> None:
        """Backs with their numbers; majorities held."""
        x, tall = line.x, line.h - 3
        for back, count in ((TROOP_BACK, len(general.troops)), (KOKU_BACK, len(general.koku))):
            card = Rect(x, line.centery - tall / 2, tall * 0.68, tall)
            art.draw(canvas, f"shitenno/back_{back[1:]}", card, "stretch")
            number = Rect(card.right + 5, line.y, line.w * 0.3 - card.w, line.h)
            text.draw(canvas, str(count), number, "bold", 24, None, "left", "middle", wrap=False)
            x += line.w * 0.3
        if self.desk.memory:
            eye = min(24.0, line.h - 8)
            art.draw(canvas, "icons/eye", Rect(x - eye * 0.6, line.centery - eye / 2, eye, eye))
        held = self.held(general.seat)
        lantern = Rect(line.right - line.h - 30, line.y, line.h, line.h)
        art.draw(canvas, "shitenno/icon_lantern", lantern)
        number = Rect(lantern.right, line.y, 32, line.h)
        text.draw(canvas, str(held), number, "bold", 24, None, "center", "middle", wrap=False)

    def _draw_tiles(self, canvas: Canvas, general: General, rect: Rect) -> None:
        for tile, place in zip(general.tiles, self._tiles(rect, len(general.tiles)), strict=True):
            art.draw(canvas, f"shitenno/tile_{effect_of(tile)}", place)
        if self.desk.view.state.phase == "count":
            return
        words, ink = t("shitenno.now", n=self.now(general)), canvas.theme.ink_soft
        text.draw(canvas, words, self._now(rect), "italic", 21, ink, "right", "middle", wrap=False, shrink=0.7)
