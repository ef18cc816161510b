"""The house of the general who looks: portrait, Title tile with its rule, hand, bonus tiles, Kamons, the way out."""

from collections import Counter

from engine.core.words import t
from engine.shitenno.payments import need_of
from engine.shitenno.say import card_noun, tile_noun
from yedo.tables.shitenno.camp import items_of
from yedo.tables.shitenno.hall import CARD, plate
from yedo.tables.shitenno.part import Part, Rect, Spot, draw_card, effect_of, faded, hidden, picture, row, title_name
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour

PORTRAIT, TITLE = 380 / 444, 260 / 373  # widths by heights
LIFT = 14.0  # how far cards rise that fit what is pointed at
INK, RED = Colour("#1b1a17"), Colour("#b5341f")  # on the paper of the Title tile, which is the same by night
ASIDE = 262.0  # tiles, Kamons and the button


class House(Part):
    # --- places -------------------------------------------------------------------------------------------

    @property
    def inner(self) -> Rect:
        return self.desk.plan.house.inflate(-24, -20)

    def portrait(self) -> Rect:
        inner = self.inner
        tall = min(inner.h, 380.0)
        return Rect(inner.x, inner.centery - tall / 2, tall * PORTRAIT, tall)

    def title(self) -> Rect:
        face = self.portrait()
        return Rect(face.right + 12, face.y, face.h * TITLE * 1.06, face.h)

    def hand_room(self) -> Rect:
        left, inner = self.title().right + 18, self.inner
        return Rect(left, inner.y + LIFT, inner.right - ASIDE - 18 - left, inner.h - LIFT)

    def aside(self) -> Rect:
        inner = self.inner
        return Rect(inner.right - ASIDE, inner.y, ASIDE, inner.h)

    def held(self) -> list[tuple[str, Rect]]:
        """Troops by kind, then Koku, with their places."""
        general, order = self.desk.general, self.desk.view.board.order
        cards = sorted(general.troops, key=lambda card: order.get(card, 0)) + sorted(general.koku)
        room = self.hand_room()
        tall = min(room.h, 400.0)
        wide = tall * CARD
        places = row(room, len(cards), wide, tall, 8)
        gap = 14.0 if general.troops and general.koku and len(cards) * (wide + 8) + 14 < room.w else 0.0
        shown = []
        for n, (card, place) in enumerate(zip(cards, places, strict=True)):
            rect = place.move(gap if n >= len(general.troops) else 0, 0)
            shown.append((card, rect.move(0, -LIFT if self.fits(card) else 0)))
        return shown

    def fits(self, card: str) -> bool:
        """Whether a card is of use in the province that is pointed at."""
        g, id = self.desk.view, self.desk.pointed
        if not id or hidden(card) or not self.desk.open_hand or g.state.phase == "count":
            return False
        i = g.board.index[id]
        taken = len(g.state.kamons[i])
        if taken == len(g.board.provinces[i].positions):
            return False
        if card in g.board.value:
            return sum(g.board.value[koku] for koku in self.desk.general.koku) >= g.board.provinces[i].positions[taken]
        own, _, other, b = need_of(g, i)
        return any(symbol == own or (b and symbol == other) for symbol in g.board.symbols[card])

    def away(self) -> set[int]:
        """Which cards of the hand lie in the payment on the mat."""
        laid = (
            Counter(name for kind, name in items_of(self.desk.laid) if kind == "card") if self.desk.laid else Counter()
        )
        found = set()
        for n, (card, _) in enumerate(self.held()):
            if laid[card]:
                laid[card] -= 1
                found.add(n)
        return found

    def hand(self) -> Rect:
        """Where a card of any kind comes to."""
        places = self.held()
        room = self.hand_room()
        return places[-1][1] if places else Rect(room.x, room.y, room.h * CARD, room.h)

    def card(self, name: str) -> Rect | None:
        return next((place for card, place in self.held() if card == name), None)

    def tiles(self) -> list[tuple[str, Rect]]:
        room = self.aside()
        area = Rect(room.x, room.y, room.w, room.h * 0.4)
        side = min(76.0, area.h)
        held = sorted(self.desk.general.tiles, key=lambda tile: self.desk.view.board.effects.index(effect_of(tile)))
        return list(zip(held, row(area, len(held), side, side, 6), strict=True))

    def tile_place(self) -> Rect:
        room = self.aside()
        side = min(76.0, room.h * 0.4)
        return Rect(room.x, room.y, side, side)

    def stock(self) -> Rect:
        room = self.aside()
        return Rect(room.x, room.y + room.h * 0.42, room.w, min(64.0, room.h * 0.26))

    def button(self) -> Rect:
        room = self.aside()
        return Rect(room.x, room.bottom - min(64.0, room.h * 0.29), room.w, min(64.0, room.h * 0.29))

    # --- what can be pointed at ---------------------------------------------------------------------------

    def region(self) -> Rect:
        return self.desk.plan.house.inflate(4, 4)

    def key(self) -> object:
        general, desk = self.desk.general, self.desk
        return (
            desk.house, desk.open_hand, tuple(general.troops), tuple(general.koku), tuple(general.tiles), general.title,
            general.stock, general.name, general.points, desk.pointed, self.desk.asks,
            desk.laid, desk.view.state.phase,
        )  # fmt: skip

    def spots(self) -> list[Spot]:
        g, general = self.desk.view, self.desk.general
        name = g.board.titles[general.title].name
        found = [
            Spot(f"clan:{general.color}", self.portrait(), f"{{b}}{t('shitenno.general.' + general.color)}{{/b}}"),
            Spot(
                "title:own", self.title(), f"{{b}}{title_name(g, general.title)}{{/b}}\n" + t(f"shitenno.power.{name}")
            ),
            Spot("", self.stock(), t("shitenno.tip.stock", name=general.name, n=general.stock)),
        ]
        for n, (card, place) in enumerate(self.held()):
            if self.desk.open_hand and not hidden(card):
                found.append(Spot(f"card:{card}", place, t("shitenno.tip.card", card=card_noun(card)), card))
            else:
                found.append(Spot(f"card:?{n}", place, t("table.face_down")))
        for tile, place in self.tiles():
            effect = effect_of(tile)
            words = t("shitenno.name", what=tile_noun(effect))
            found.append(Spot(f"tile:{effect}", place, f"{{b}}{words}{{/b}}\n" + t(f"shitenno.effect.{effect}")))
        button = {"campaign": "stop", "gild": "none"}.get(self.desk.asks)
        if button:
            found.append(Spot(f"button:{button}", self.button()))
        return found

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        theme, general = canvas.theme, self.desk.general
        panel(canvas, self.desk.plan.house, "sheet", theme.livery[general.color])
        faded(
            canvas,
            f"shitenno/house_{general.color}",
            self.desk.plan.house.inflate(-16, -16),
            0.28 if theme.night else 0.75,
            "cover",
        )
        self._draw_portrait(canvas)
        self._draw_title(canvas)
        self._draw_hand(canvas)
        self._draw_aside(canvas)

    def _draw_portrait(self, canvas: Canvas) -> None:
        face, general = self.portrait(), self.desk.general
        art.draw(canvas, f"shitenno/general_{general.color}", face, "stretch")
        tall = max(34.0, canvas.least * 1.4 / canvas.scale)
        label = Rect(face.x + 4, face.bottom - tall - 4, face.w - 8, tall)
        draw.ribbon(canvas, label, canvas.theme.paper, canvas.theme.ink)
        text.draw(canvas, general.name, label.inflate(-22, 0), "display", 25, None, "center", "middle", wrap=False)

    def _draw_title(self, canvas: Canvas) -> None:
        g, general, place = self.desk.view, self.desk.general, self.title()
        name = g.board.titles[general.title].name
        art.draw(canvas, f"shitenno/title_{name}", place, "stretch")
        words = Rect(place.x + place.w * 0.11, place.y + place.h * 0.54, place.w * 0.78, place.h * 0.38)
        head = Rect(words.x, words.y, words.w, words.h * 0.36)
        text.draw(canvas, title_name(g, general.title), head, "display", 25, RED, "center", "middle", wrap=False)
        below = Rect(words.x, head.bottom, words.w, words.bottom - head.bottom)
        told = t(f"shitenno.power_short.{name}")
        text.draw(canvas.miniature(), told, below, "text", 19, INK, "center", "middle", shrink=0.7)

    def _draw_hand(self, canvas: Canvas) -> None:
        general = self.desk.general
        held, away = self.held(), self.away()
        room = self.hand_room()
        if not held:
            text.draw(canvas, t("shitenno.mat.no_cards"), room, "italic", 24, canvas.theme.ink_soft, "center", "middle")
        for n, (card, place) in enumerate(held):
            shown = card if self.desk.open_hand else ("?koku" if n >= len(general.troops) else "?troop")
            twin = int(bool(n and held[n - 1][0] == card))
            if n in away:  # it lies on the mat
                faded(canvas, picture(shown, twin), place, 0.3, "stretch")
            else:
                draw_card(canvas, shown, place, twin)

    def _draw_aside(self, canvas: Canvas) -> None:
        theme, general, room = canvas.theme, self.desk.general, self.aside()
        paper = Colour(theme.paper.r, theme.paper.g, theme.paper.b, 205)
        draw.rounded(canvas, room.inflate(12, 8), paper, theme.ink_soft, 1.5, 10)
        tiles = self.tiles()
        laid = (
            Counter(name for kind, name in items_of(self.desk.laid) if kind == "tile") if self.desk.laid else Counter()
        )
        for tile, place in tiles:
            effect = effect_of(tile)
            faded(canvas, f"shitenno/tile_{effect}", place, 0.3 if laid[effect] > 0 else 1.0)
            laid[effect] -= 1
        if not tiles:
            area = Rect(room.x, room.y, room.w, room.h * 0.4)
            text.draw(
                canvas, t("shitenno.mat.no_tiles"), area, "italic", 21, theme.ink_soft, "center", "middle", shrink=0.7
            )
        line = self.stock()
        side = min(46.0, line.h - 4)
        art.draw(canvas, f"shitenno/kamon_{general.color}", Rect(line.x, line.centery - side / 2, side, side))
        words = t("shitenno.mat.stock", n=general.stock)
        text.draw(canvas, words, Rect(line.x + side + 10, line.y, line.w - side - 10, line.h), "bold", 24, None, "left",
                  "middle", wrap=False, shrink=0.7)  # fmt: skip
        button = {"campaign": "stop", "gild": "none"}.get(self.desk.asks)
        if button:
            plate(canvas, self.button(), t(f"shitenno.option.{button}"), True, False)
