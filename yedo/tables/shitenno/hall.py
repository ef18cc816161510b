"""The hall in Edo, on the mat in an even year: cards and seals that nobody has yet, the lot or lots that the Tairo
makes of them, and the way of an offer down the Titles."""

from engine.core.words import t
from engine.shitenno.say import card_noun, lot_of, lot_words, name_of
from engine.shitenno.state import POOL as IN_POOL
from engine.shitenno.state import SIDES, A, B
from yedo.tables.shitenno.part import POOL, SEAL, Part, Rect, Spot, draw_card, row, title_name
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

CARD = 340 / 499  # width of a card by its height
TILE = 144 / 192  # the same of a seal tile
BUTTON = 164.0
LIGHT, INK = Colour("#f7f2e2"), Colour("#1b1a17")
WELL = Colour(60, 45, 25, 60)
LARGE = 190.0  # the tallest card of a lot
TAG = 26.0  # the corner of a card that sends it to the second lot


class Hall(Part):
    """Not a sheet of its own: the mat asks it while the phase is its own."""

    # --- what lies there ------------------------------------------------------------------------------------

    @property
    def parting(self) -> bool:
        """Whether two lots are made of everything."""
        return len(self.desk.view.without_lot()) <= 2

    @property
    def choosing(self) -> bool:
        """Whether two lots lie there to choose from, large."""
        stack = self.desk.view.state.stack
        return bool(stack) and getattr(stack[-1], "at", "") == "choose"

    def sides(self) -> list[int]:
        return [A, B] if self.parting else [A]

    def lot(self, side: int) -> tuple[list[int], int]:
        """The numbers of the cards in a lot, and its seal."""
        s = self.desk.view.state
        return [i for i, at in enumerate(s.sides) if at == side], s.lot_seals[side - 1]

    def queue(self) -> list[int]:
        """Who is still asked about the lot on offer."""
        stack = self.desk.view.state.stack
        return list(getattr(stack[-1], "queue", ())) if stack and getattr(stack[-1], "at", "") == "ask" else []

    # --- places ---------------------------------------------------------------------------------------------

    def _rows(self) -> tuple[Rect, Rect, Rect]:
        """Heading, pool, lots."""
        mat = self.desk.plan.mat.inflate(-26, -14)
        head = min(44.0, mat.h * 0.18)
        tall = (mat.h - head - 10) / 2
        return (
            Rect(mat.x, mat.y, mat.w, head),
            Rect(mat.x, mat.y + head + 4, mat.w, tall),
            Rect(mat.x, mat.bottom - tall, mat.w, tall),
        )

    def head(self) -> Rect:
        return self._rows()[0]

    def _seal_height(self) -> float:
        return min(self._rows()[1].h * 0.9, 140.0)

    def _seal_room(self) -> Rect:
        line = self._rows()[1]
        wide = 4 * (self._seal_height() * TILE + 6)
        return Rect(line.right - wide, line.y, wide, line.h)

    def pool(self, count: int | None = None) -> list[Rect]:
        """A place for every card of the pool; one that lies in a lot leaves its place free."""
        line, n = self._rows()[1], len(self.desk.view.state.pool) if count is None else count
        room = Rect(line.x, line.y, self._seal_room().x - line.x - 20, line.h)
        fitting = ((room.w + 12) / max(1, n) - 12) / CARD  # the height at which none lies over another
        tall = max(line.h * 0.55, min(line.h - 4, fitting))
        return row(room, n, tall * CARD, tall, 12)

    def seal(self, n: int) -> Rect:
        """Where a seal tile lies that is in no lot: the highest on the left."""
        room, tall = self._seal_room(), self._seal_height()
        return Rect(room.x + (4 - n) * (tall * TILE + 6), room.centery - tall / 2, tall * TILE, tall)

    def tray(self, side: int) -> Rect:
        _, above, line = self._rows()
        if self.choosing:
            wide = (line.w - 14) / 2
            return Rect(line.x + (side - 1) * (wide + 14), above.y, wide, line.bottom - above.y)
        if self.parting:
            wide = (line.w - BUTTON - 24) / 2
            return Rect(line.x + (side - 1) * (wide + 12), line.y, wide, line.h)
        return Rect(line.x, line.y, line.w * 0.62, line.h)

    def _inside(self, side: int) -> tuple[Rect, Rect, Rect]:
        """Name, seal and cards in a tray."""
        tray = self.tray(side)
        name = Rect(tray.x + 12, tray.y + 6, 74, tray.h - 12)
        tall = min(tray.h - 16, LARGE * 0.8)
        seal = Rect(name.right + 6, tray.centery - tall * 0.46, tall * 0.92 * TILE, tall * 0.92)
        right = tray.right - 14 - (0 if self.parting else BUTTON + 8)
        return name, seal, Rect(seal.right + 12, tray.y, right - seal.right - 12, tray.h)

    def lot_seal(self, side: int) -> Rect:
        return self._inside(side)[1]

    def lot_cards(self, side: int, count: int) -> list[Rect]:
        room = self._inside(side)[2]
        tall = min(room.h - 16, LARGE)
        return row(room, count, tall * CARD, tall, 5)

    def button(self) -> Rect:
        """Offer, refuse or present."""
        line = self._rows()[2]
        if self.parting:
            return Rect(line.right - BUTTON, line.centery - 34, BUTTON, 68)
        tray = self.tray(A)
        return Rect(tray.right - BUTTON - 12, tray.centery - 30, BUTTON, 60)

    def path(self) -> list[tuple[int, Rect]]:
        """The crests an offer goes along, the Tairo last."""
        without = self.desk.view.without_lot()
        line, tray = self._rows()[2], self.tray(A)
        if self.parting or not without:
            return []
        room = Rect(tray.right + 16, line.y, line.right - tray.right - 16, line.h)
        seats = [*without[1:], without[0]]
        wide = room.w / len(seats)
        side = min(52.0, room.h * 0.55)
        return [
            (seat, Rect(room.x + (n + 0.5) * wide - side / 2, room.y + 8, side, side)) for n, seat in enumerate(seats)
        ]

    def card_place(self, i: int) -> Rect:
        """Where a card of the pool lies now, in the pool or in a lot."""
        s = self.desk.view.state
        side = s.sides[i] if i < len(s.sides) else IN_POOL
        if side == IN_POOL:
            return self.pool()[i]
        numbers, _ = self.lot(side)
        return self.lot_cards(side, len(numbers))[numbers.index(i)]

    # --- what can be pointed at -----------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        found, asked, s = [], self.desk.asks, self.desk.view.state
        for side in self.sides():
            name = "lot" if not self.parting else SIDES[side]
            cards, seal = lot_of(self.desk.view, side)
            tip = lot_words(self.desk.view, cards, seal) if seal else ""
            found.append(Spot(f"tray:{name}", self.tray(side), t("shitenno.tip.lot", lot=tip) if tip else ""))
        for i, card in enumerate(s.pool):
            side = s.sides[i] if i < len(s.sides) else IN_POOL
            place = self.card_place(i)
            where = f"pool:{i}" if side == IN_POOL else f"lot:{i}"
            tip = t("shitenno.tip.card", card=card_noun(card))
            if asked in ("answer", "pick"):  # the whole lot is taken, not a card
                found.append(Spot("", self.pool()[i] if side == IN_POOL else place, tip, card))
                continue
            found.append(Spot(where, place, tip, card))
            if asked == "split" and side == IN_POOL:
                found.append(Spot(f"pool:{i}:B", self.tag(place), t("shitenno.tip.to_b", card=card_noun(card))))
        return found + self._seal_spots() + self._other_spots(asked)

    def tag(self, card: Rect) -> Rect:
        return Rect(card.right - TAG, card.bottom - TAG, TAG, TAG)

    def _seal_spots(self) -> list[Spot]:
        found, g = [], self.desk.view
        for n in g.state.lot_seals if self.choosing else g.state.seals:
            if not n:
                continue
            name = g.board.titles[n].name
            tip = f"{{b}}{title_name(g, n)}{{/b}}\n" + t(f"shitenno.power.{name}")
            side = g.state.lot_seals.index(n) + 1 if n in g.state.lot_seals else IN_POOL
            place = self.seal(n) if side == IN_POOL else self.lot_seal(side)
            if side != IN_POOL:
                found.append(Spot(f"well:{n}", self.seal(n)))
            found.append(Spot("" if self.desk.asks in ("answer", "pick") else f"seal:{n}", place, tip))
            if self.desk.asks == "split":
                found.append(Spot(f"seal:{n}:B", self.tag(place), t("shitenno.tip.seal_to_b")))
        return found

    def _other_spots(self, asked: str) -> list[Spot]:
        found = []
        button = {"lot": "offer", "split": "present", "answer": "refuse"}.get(asked)
        if button:
            found.append(Spot(f"button:{button}", self.button()))
        for seat, place in self.path():
            found.append(Spot("", place, f"{{b}}{self.desk.name(seat)}{{/b}}\n" + self.standing(seat)))
        return found

    def standing(self, seat: int) -> str:
        """Where a general stands on the way of an offer."""
        g, queue = self.desk.view, self.queue()
        if seat == g.state.tairo:
            return t("shitenno.path.keeps" if queue else "shitenno.path.makes")
        if not queue:
            return t("shitenno.path.waits")
        return t(
            "shitenno.path.asked"
            if seat == queue[0]
            else "shitenno.path.waits"
            if seat in queue
            else "shitenno.path.refused"
        )

    # --- drawing --------------------------------------------------------------------------------------------

    def key(self) -> object:
        s = self.desk.view.state
        return (
            tuple(s.pool), tuple(s.sides), tuple(s.seals), tuple(s.lot_seals), s.tairo, tuple(s.order),
            tuple(self.queue()), self.desk.asks, self.lifted(POOL, SEAL), self._may_go(),
            tuple(x.seal for x in s.generals),
        )  # fmt: skip

    def heading(self) -> str:
        g = self.desk.view
        if g.state.tairo < 0:
            return t("shitenno.mat.hall")
        key = "parts" if self.parting else "offers" if self.queue() else "makes"
        return t(f"shitenno.mat.{key}", name=name_of(g, g.state.tairo))

    def _may_go(self) -> bool:
        decision = self.desk.view.decision
        return decision is not None and any(option[0] in ("offer", "present", "refuse") for option in decision.options)

    def draw(self, canvas: Canvas) -> None:
        art.draw(canvas, f"shitenno/hall_{canvas.theme.side}", self.desk.plan.mat, "stretch")
        slip(canvas, self.head(), self.heading(), "shitenno/icon_tairo")
        s = self.desk.view.state
        if not s.pool and not s.seals:
            return
        for side in self.sides():
            self._draw_tray(canvas, side)
        if self.choosing:
            return
        for i, card in enumerate(s.pool):
            place, side = self.pool()[i], s.sides[i] if i < len(s.sides) else IN_POOL
            if side != IN_POOL or self.desk.up(POOL, i):
                draw.rounded(canvas, place, WELL, None, 0, 6)
            else:
                draw_card(canvas, card, place, i)
                self._draw_tag(canvas, place)
        for n in s.seals:
            if n in s.lot_seals or self.desk.up(SEAL, n):
                draw.rounded(canvas, self.seal(n), WELL, None, 0, 6)
            else:
                art.draw(canvas, f"shitenno/seal_{n}", self.seal(n), "stretch")
                self._draw_tag(canvas, self.seal(n))
        self._draw_path(canvas)
        self._draw_button(canvas)

    def _draw_tag(self, canvas: Canvas, place: Rect) -> None:
        if self.desk.asks == "split":
            tag = self.tag(place)
            draw.rounded(canvas, tag, canvas.theme.accent, INK, 1.5, 6)
            text.draw(
                canvas.miniature(), SIDES[B], tag, "bold", 19, canvas.theme.on_accent, "center", "middle", wrap=False
            )

    def _draw_tray(self, canvas: Canvas, side: int) -> None:
        tray = self.tray(side)
        draw_tray(canvas, tray)
        name, seal_place, _ = self._inside(side)
        words = t("shitenno.mat.lot") if not self.parting else t("shitenno.mat.lot_of", lot=SIDES[side])
        text.draw(canvas, words, name, "display", 24, LIGHT, "center", "middle")
        numbers, seal = self.lot(side)
        if seal and not self.desk.up(SEAL, seal):
            art.draw(canvas, f"shitenno/seal_{seal}", seal_place, "stretch")
        else:
            draw.rounded(canvas, seal_place, WELL, Colour(247, 242, 226, 110), 1.5, 6)
        s = self.desk.view.state
        for i, place in zip(numbers, self.lot_cards(side, len(numbers)), strict=True):
            if not self.desk.up(POOL, i):
                draw_card(canvas, s.pool[i], place, i)
        if seal and self.desk.asks == "split":
            self._draw_tag(canvas, seal_place)

    def _draw_path(self, canvas: Canvas) -> None:
        path, theme, queue = self.path(), canvas.theme, self.queue()
        if not path:
            return
        first, last = path[0][1], path[-1][1]
        line = Rect(first.centerx, first.centery - 2, last.centerx - first.centerx, 4)
        draw.rounded(canvas, line, theme.ink, None, 0, 2)
        wide = (last.centerx - first.centerx) / max(1, len(path) - 1)
        for seat, place in path:
            asked = bool(queue) and seat == queue[0]
            if asked:
                draw.disc(canvas, place.center, place.w / 2 + 7, theme.glow, theme.accent, 3)
            draw.crest_disc(canvas, self.desk.color(seat), place.center, place.w / 2)
            foot = self._rows()[2].bottom
            room = Rect(place.centerx - wide / 2 + 4, place.bottom + 3, wide - 8, foot - place.bottom - 3)
            ink = theme.text if not asked else theme.glow if theme.night else theme.accent
            words = self.standing(seat)
            text.draw(canvas.miniature(), words, room, "bold", 20, ink, "center", "middle", shrink=0.6)

    def _draw_button(self, canvas: Canvas) -> None:
        asked = self.desk.asks
        button = {"lot": "offer", "split": "present", "answer": "refuse"}.get(asked)
        if button:
            plate(canvas, self.button(), t(f"shitenno.button.{button}"), self._may_go(), button != "refuse")


def draw_tray(canvas: Canvas, tray: Rect) -> None:
    """The lacquered tray, its ends kept and its middle pulled out."""
    draw.rounded(canvas, tray.move(2, 4), Colour(20, 14, 10, 110), None, 0, 10)
    draw.rounded(canvas, tray, Colour("#2b1310"), INK, 2, 10)
    draw.rounded(canvas, tray.inflate(-6, -6), Colour("#6d1f1b"), Colour("#c9963f"), 2, 8)
    draw.rounded(canvas, tray.inflate(-20, -18), Colour("#7c2722"), None, 0, 6)


def plate(canvas: Canvas, place: Rect, words: str, lit: bool, primary: bool = True) -> None:
    """A button on the mat."""
    theme = canvas.theme
    fill = theme.accent if lit and primary else theme.snow if lit else theme.paper_deep
    ink = theme.on_accent if lit and primary else theme.text if lit else theme.disabled
    draw.rounded(canvas, place.move(0, 3), INK, None, 0, 9)
    draw.rounded(canvas, place, fill, theme.gold if lit and primary else INK, 2.5, 9)
    if words:
        text.draw(canvas, words, place.inflate(-16, -6), "bold", 25, ink, "center", "middle", shrink=0.7)


def slip(canvas: Canvas, head: Rect, words: str, icon: str) -> Rect:
    """A heading on a slip of paper at the left; where it ends."""
    width = min(head.w, text.measure(canvas, words, "display", 25)[0] + head.h + 34)
    place = Rect(head.x, head.y, width, head.h)
    draw.rounded(canvas, place, canvas.theme.paper, canvas.theme.ink, 2, 8)
    art.draw(canvas, icon, Rect(place.x + 6, place.y + 3, place.h - 6, place.h - 6))
    room = Rect(place.x + place.h + 6, place.y, place.w - place.h - 16, place.h)
    text.draw(canvas, words, room, "display", 25, canvas.theme.heading, "left", "middle", wrap=False, shrink=0.7)
    return place
