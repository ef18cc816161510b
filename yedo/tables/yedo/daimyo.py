"""The Daimyo's panel among the clans': his row of cards with a disciple on each that is still to be placed, what
he has made dearer, and the token of interference while he is first."""

from engine.yedo.game import Yedo
from engine.yedo.modules.smd.court import Court, slot
from engine.yedo.modules.smd.daimyo import leads
from engine.yedo.state import Clan
from engine.yedo.views import is_hidden
from yedo.tables.yedo import cards
from yedo.tables.yedo.clans import Clans
from yedo.tables.yedo.layout import LINE, OPEN
from yedo.tables.yedo.part import Desk, Part, Rect, Spot, row
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.words import t

HEAD = 36
FIGURE = "pieces/disciple_daimyo"
INK = Colour("#1b1a17")


class DaimyoPanel(Part):
    def __init__(self, desk: Desk, clans: Clans) -> None:
        super().__init__(desk)
        self.clans = clans

    @property
    def court(self) -> Court:
        return slot(self.desk.view)

    @property
    def clan(self) -> Clan:
        return self.desk.view.state.clans[self.desk.view.outsider]

    # --- places -----------------------------------------------------------------------------------------

    def _inner(self) -> Rect:
        rect = self.clans.rect_of(self.clan.seat)
        if self.clans.folds:  # as it is when it has unfolded
            return Rect(rect.x + 9, rect.y + (LINE - HEAD) / 2, rect.w - 18, OPEN - (LINE - HEAD) / 2 - 7)
        return rect.inflate(-18, -14)

    def _head(self) -> Rect:
        inner = self._inner()
        return Rect(inner.x, inner.y, inner.w, HEAD)

    @property
    def shut(self) -> bool:
        return self.clans.shut(self.clan.seat)

    def token(self) -> Rect:
        """On the upper right corner of his panel."""
        rect = self.clans.rect_of(self.clan.seat)
        return Rect(rect.right - 36, rect.y - 4, 40, 40)

    def counts(self) -> Rect:
        """Where his idle disciples and coins are told: beside the name, or in a line of its own where there is
        room for one."""
        inner = self._inner()
        if self._roomy():
            return Rect(inner.x, inner.y + HEAD + 4, inner.w, 34)
        return Rect(inner.x + 132, inner.y, inner.w - 132 - (22 if leads(self.desk.view) else 0), HEAD)

    def _roomy(self) -> bool:
        """Whether his men have a line of their own."""
        return self._inner().h > 150 and not self.clans.folds

    def cards(self) -> list[tuple[str, Rect]]:
        """His row, from left to right; out of sight while the panel is folded."""
        if self.shut:
            return []
        inner, found = self._inner(), self.court.daimyo_row
        top = inner.y + HEAD + (42 if self._roomy() else 4)
        line = Rect(inner.x, top, inner.w, inner.bottom - top)
        places = row(line, len(found), min(74.0, (line.w + 4) / max(3, len(found)) - 4), line.h, 4)
        return list(zip(found, places, strict=True))

    def figure(self, number: int) -> Rect:
        """The disciple on a card of the row."""
        places = self.cards()
        place = places[min(number, len(places) - 1)][1] if places else self._head()
        height = min(52.0, place.h * (0.72 if places else 1.0))
        return Rect(place.centerx - height * 0.42, place.bottom - height - 2, height * 0.84, height)

    def key(self) -> object:
        g, own, clan = self.desk.view, self.court, self.clan
        places = tuple(self.clans.rect_of(clan.seat)), self.shut, self.clans.folds, g.state.order.index(clan.seat)
        return places, self.cards(), own.taken, own.coins, leads(g), [d.at for d in clan.disciples]

    # --- what can be pointed at -------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        g, clan = self.desk.view, self.clan
        rect = self.clans.rect_of(clan.seat)
        position = g.state.order.index(clan.seat)
        tip = f"{{b}}{t('coop.lord')}{{/b}}\n{t('table.order', n=position + 1)}\n{t('coop.daimyo')}"
        found = [Spot(f"clan:{clan.color}", rect, "" if self.clans.folds else tip)]
        where = [d.at for d in clan.disciples]
        told = t("coop.daimyo_men", n=len(where) - where.count("reserve"), reserve=where.count("reserve"))
        found.append(Spot("", self.counts(), told + "\n" + t("coop.daimyo_coins", n=self.court.coins)))
        for card, place in self.cards():
            shown = "" if is_hidden(card) else card
            found.append(Spot("", place, "" if shown else t("coop.daimyo_row"), shown))
        if leads(g):
            found.append(Spot("", self.token(), t("coop.interference")))
        badge = self.clans.order_badge(position)
        found.append(Spot(f"order:{position + 1}", badge, t("table.order", n=position + 1), "", "round"))
        return found

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        g, theme, clan = self.desk.view, canvas.theme, self.clan
        rect, head = self.clans.rect_of(clan.seat), self._head()
        panel(canvas, rect, "plain", theme.ink)
        left = rect.x + 37 if self.clans.folds else head.x + 36
        draw.crest_disc(canvas, "daimyo", (left, head.centery), 18)
        self.clans.draw_badge(canvas, g.state.order.index(clan.seat))
        name = Rect(left + 24, head.y, 84, head.h)
        text.draw(canvas, t("coop.lord"), name, "bold", 21, None, "left", "middle", wrap=False)
        reserve = sum(d.at == "reserve" for d in clan.disciples)
        words = f"+{self.court.coins}{{icon:annex}}" + (f" {{icon:arrest}}{reserve}" if reserve else "")
        text.draw(canvas, words, self.counts(), "bold", 20, None, "right", "middle", wrap=False, shrink=0.8)
        if self._roomy():
            self._draw_men(canvas)
        self._draw_row(canvas, rect)
        if leads(g):
            art.draw(canvas, "pieces/interference", self.token())

    def _draw_row(self, canvas: Canvas, rect: Rect) -> None:
        """His cards, with a disciple on each that is still to be placed."""
        g, theme, before = self.desk.view, canvas.theme, canvas.surface.get_clip()
        canvas.surface.set_clip(canvas.rect(rect).clip(before))  # it may be unfolding
        for n, (card, place_) in enumerate(self.cards()):
            if not card:  # it is being dealt
                continue
            draw_card(canvas, g, card, place_)
            if n >= self.court.taken:
                figure = self.figure(n)
                base = Rect(figure.centerx - 19, figure.bottom - 30, 38, 30)  # his men are dark, and so are the backs
                draw.rounded(canvas, base, theme.gold, theme.ink, 1.5, 15)
                art.draw(canvas, FIGURE, figure)
        canvas.surface.set_clip(before)

    def _draw_men(self, canvas: Canvas) -> None:
        """Those who have done their work and stand ready for the next round."""
        line = self.counts()
        idle = sum(d.at == "spent" for d in self.clan.disciples)
        for place in row(Rect(line.x, line.y, line.w - 120, line.h), idle, 27, 34, 2):
            art.draw(canvas, FIGURE, place)


def draw_card(canvas: Canvas, g: Yedo, card: str, place: Rect) -> None:
    """A card of the row: its district and its marks, or its back."""
    if is_hidden(card):
        art.draw(canvas, "cards/back_daimyo", place, "cover")
        draw.rounded(canvas, place, None, canvas.theme.ink, 2, 6)
        return
    found = g.cards[card]
    art.draw(canvas, cards.vignette(found), place, "cover")
    draw.rounded(canvas, place, None, canvas.theme.ink, 2, 6)
    side = min(26.0, place.w * 0.52)
    plate = Rect(place.x, place.y, side, side)
    draw.rounded(canvas, plate, cards.PAPER, INK, 1, 5)
    district = found.raw.get("district")
    art.draw(canvas, f"icons/district_{district}" if district else "icons/swap", plate.inflate(-2, -2))
    marks = ["patrol_flip" if mark == "flip" else "patrol_move" for mark in found.raw["patrol"]]
    marks += ["blessing"] if found.raw["blessing"] else []
    for n, mark in enumerate(marks):
        spot = Rect(place.right - side, place.y + n * side, side, side)
        draw.rounded(canvas, spot, cards.PAPER, INK, 1, 5)
        art.draw(canvas, f"icons/{mark}", spot.inflate(-3, -3))
