"""The co-operative board: goals with their progress, the errands and Kill the Shogun, the Daimyo's row, and the
Emperor's prices on the bidding row. Drawn only in Shogun Must Die."""

from collections.abc import Iterator

from engine.yedo.explain import lack_name
from engine.yedo.game import Yedo
from engine.yedo.modules.smd.bidding import price
from engine.yedo.modules.smd.court import NAME, OUT, SECRET, Court, has_space, space_of
from engine.yedo.modules.smd.daimyo import leads
from engine.yedo.modules.smd.helper import ErrandStatus, errand_status, kill_status, progress
from engine.yedo.say import place_name, thing
from engine.yedo.views import is_hidden
from yedo.table import cards
from yedo.table.bidding_row import BiddingRow
from yedo.table.layout import GAP, Layout
from yedo.table.part import Desk, Part, Rect, Spot, piece, row
from yedo.table.signs import INK, draw_needs, gains, needs
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import t

GOAL_ICONS = {
    "kill": "assassination", "lowest": "objective_lowest", "highest": "objective_highest",
    "errands": "objective_errands",
}  # fmt: skip


def coop(g: Yedo) -> bool:
    return NAME in g.config.modules


def make_room(plan: Layout) -> None:
    """The board takes the place of the score track, and the other sheets draw closer together."""
    column = plan.columns[0]
    shares = {"bidding": 0.3, "market": 0.16, "decks": 0.15}
    y, whole = column.y, column.h - 3 * GAP
    for name, share in shares.items():
        setattr(plan, name, Rect(column.x, y, column.w, whole * share))
        y += whole * share + GAP
    plan.coop = Rect(column.x, y, column.w, column.bottom - y)


class Goals(Part):
    """What the group must reach, where the competitive game shows its event."""

    def rows(self) -> list[Rect]:
        area = self.desk.plan.event.inflate(-20, -14)
        count = len(progress(self.desk.view))
        return [Rect(area.x, area.y + n * area.h / count, area.w, area.h / count - 3) for n in range(count)]

    def spots(self) -> list[Spot]:
        found = []
        for goal, place in zip(progress(self.desk.view), self.rows(), strict=True):
            tip = f"{{b}}{t('coop.goal.' + goal.name)}{{/b}}  {goal.value}/{goal.target}"
            found.append(Spot("goal", place, tip))
        return found

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        panel(canvas, self.desk.plan.event, "plain")
        for goal, place in zip(progress(self.desk.view), self.rows(), strict=True):
            side = place.h
            art.draw(canvas, f"icons/{GOAL_ICONS[goal.name]}", Rect(place.x, place.y, side, side))
            name = Rect(place.x + side + 6, place.y, 84, side)
            words = t(f"coop.goal_short.{goal.name}")
            text.draw(canvas, words, name, "bold", 18, None, "left", "middle", wrap=False, shrink=0.7)
            bar = Rect(name.right + 4, place.centery - 8, place.right - name.right - 66, 16)
            share = min(1.0, goal.value / max(1, goal.target))
            draw.rounded(canvas, bar, theme.paper_deep, theme.ink, 1, 8)
            if share > 0:
                fill = theme.good if goal.met else theme.gold
                draw.rounded(canvas, Rect(bar.x, bar.y, max(12, bar.w * share), bar.h), fill, theme.ink, 1, 8)
            number = Rect(bar.right + 4, place.y, 58, side)
            words = f"{goal.value}/{goal.target}"
            text.draw(canvas, words, number, "bold", 18, None, "right", "middle", wrap=False)


class CoopBoard(Part):
    """Errands as slips with what they need and lack now; below them the Daimyo's row."""

    @property
    def court(self) -> Court:
        found = self.desk.view.state.guests[NAME]
        assert isinstance(found, Court)
        return found

    @property
    def area(self) -> Rect:
        return (self.desk.plan.coop or self.desk.plan.score).inflate(-14, -12)

    # --- places -----------------------------------------------------------------------------------------

    def piles(self) -> list[tuple[str, str]]:
        """Pile and its top card, "" for an empty one."""
        own = self.court
        top = own.kill or (own.winning[-1] if own.winning else "")
        return [("upcoming", own.upcoming), ("current", own.current), ("winning", top)]

    def slips(self) -> list[tuple[str, str, Rect]]:
        area = self.area
        height = area.h * 0.7
        places = row(Rect(area.x, area.y, area.w, height), 3, (area.w - 10) / 3, height, 5)
        return [(pile, card, place) for (pile, card), place in zip(self.piles(), places, strict=True)]

    def space(self, place: Rect) -> Rect:
        """The errand's own space, on the lower edge of its slip."""
        return Rect(place.centerx - 19, place.bottom - 40, 38, 38)

    def daimyo(self) -> list[tuple[int, str, Rect]]:
        area = self.area
        top = area.y + area.h * 0.7 + 6
        line = Rect(area.x, top, area.w - 56, area.bottom - top)
        cards_ = self.court.daimyo_row
        places = row(line, len(cards_), min(92.0, line.w / max(1, len(cards_)) - 4), line.h, 4)
        return list(zip(range(len(cards_)), cards_, places, strict=True))

    def token(self) -> Rect:
        area = self.area
        return Rect(area.right - 50, area.bottom - 52, 48, 48)

    # --- what can be pointed at -------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        found = []
        status = {s.card: s for s in errand_status(self.desk.view)}
        for pile, card, place in self.slips():
            tip = self._tip(pile, card, status.get(card))
            known = bool(card) and not is_hidden(card)
            found.append(Spot(f"card:{card}" if known else "", place, tip, card if known else ""))
            if known and card in status and has_space(self.desk.view, card):
                name = place_name(self.desk.view, space_of(card))
                found.append(Spot(f"space:{space_of(card)}", self.space(place), name, "", "round"))
        for _, card, place in self.daimyo():
            shown = "" if is_hidden(card) else card
            found.append(Spot("", place, t("coop.daimyo_row") if not shown else "", shown))
        if leads(self.desk.view):
            found.append(Spot("", self.token(), t("coop.interference")))
        return found

    def _tip(self, pile: str, card: str, status: ErrandStatus | None) -> str:
        g = self.desk.view
        lines = [f"{{b}}{t('coop.pile.' + pile)}{{/b}}"]
        if card and card == self.court.kill:
            lines = [f"{{b}}{t('coop.goal.kill')}{{/b}}"]
            for seat, lacks in kill_status(g).items():
                what = ", ".join(lack_name(w, x) for w, x in lacks) or t("coop.ready")
                lines.append(f"{g.state.clans[seat].name}: {what}")
        elif status is not None:
            what = ", ".join(lack_name(w, x) for w, x in status.missing)
            lines.append(t("coop.lacks", what=what) if what else t("coop.ready"))
            names = ", ".join(g.state.clans[p].name for p in status.contributors)
            if names:
                lines.append(t("coop.contributors", names=names))
            if status.due:
                lines.append(t("coop.due"))
        return "\n".join(lines)

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        panel(canvas, self.desk.plan.coop or self.desk.plan.score, "plain")
        status = {s.card: s for s in errand_status(self.desk.view)}
        for pile, card, place in self.slips():
            self._draw_slip(canvas, pile, card, place, status.get(card))
        self._draw_row(canvas)
        if leads(self.desk.view):
            art.draw(canvas, "pieces/interference", self.token())

    def _draw_slip(self, canvas: Canvas, pile: str, card: str, place: Rect, status: ErrandStatus | None) -> None:
        theme, g = canvas.theme, self.desk.view
        if not card or is_hidden(card):
            draw.rounded(canvas, place, theme.paper_deep, theme.ink_soft, 1.5, 8)
            if card:
                art.draw(canvas, cards.back(card), place.inflate(-8, -8), "contain")
            else:
                words = place.inflate(-10, -10)
                text.draw(canvas, t(f"coop.pile.{pile}"), words, "italic", 17, theme.ink_soft, "center", "middle")
            return
        found = g.cards[card]
        ink = cards.tint(found) if found.kind == "mission" else theme.mission[found.color]
        draw.rounded(canvas, place, cards.PAPER, INK, 1.5, 8)
        draw.rounded(canvas, place.inflate(-4, -4), None, ink, 4, 6)
        inner = place.inflate(-14, -12)
        title = Rect(inner.x - 4, inner.y - 4, inner.w + 8, 48)
        text.draw(canvas, thing(g, card), title, "bold", 16, INK, "center", "middle", shrink=0.75)
        lacks = status.missing if status else None
        if card == self.court.kill:
            lacks = min(kill_status(g).values(), key=len, default=[])
        room = Rect(inner.x, title.bottom, inner.w, inner.bottom - title.bottom - 24)
        own_space = status is not None and has_space(g, card)
        if own_space:
            room.h -= 20
        draw_needs(canvas, needs(found.standard.entries, lacks), room, 30, middle=True)
        if own_space:
            self._draw_space(canvas, card, self.space(place))
        elif found.kind == "emperor":
            rewards = " / ".join(gains(r) for r in found.raw["errand"]["rewards"])
            line = Rect(inner.x - 4, inner.bottom - 24, inner.w + 8, 24)
            text.draw(canvas, rewards, line, "bold", 17, INK, "center", "middle", wrap=False, shrink=0.6)
        if status is not None and status.due:
            art.draw(canvas, "icons/timer", Rect(place.right - 24, place.y - 6, 28, 28))

    def _draw_space(self, canvas: Canvas, errand: str, place: Rect) -> None:
        draw.rounded(canvas, place, cards.PAPER, INK, 2.5, place.w / 2)
        for clan in self.desk.view.state.clans:
            for n, d in enumerate(clan.disciples):
                if d.at == space_of(errand) and self.desk.visible(clan.seat, n):
                    art.draw(canvas, piece(d, clan.color), place.inflate(4, 10).move(0, -6))

    def _draw_row(self, canvas: Canvas) -> None:
        g, own = self.desk.view, self.court
        for n, card, place in self.daimyo():
            if is_hidden(card):
                art.draw(canvas, "cards/back_daimyo", place, "cover")
            else:
                art.draw(canvas, cards.vignette(g.cards[card]), place, "cover")
            draw.rounded(canvas, place, None, canvas.theme.ink, 2, 6)
            if n >= own.taken:
                figure = Rect(place.centerx - 17, place.bottom - 48, 34, 44)
                art.draw(canvas, "pieces/disciple_daimyo", figure)


class EmperorPrices(Part):
    """The Emperor's prices on the bidding row's tiles, and what everybody has set aside."""

    def __init__(self, desk: Desk, bidding: BiddingRow) -> None:
        super().__init__(desk)
        self.bidding = bidding

    def prices(self) -> Iterator[tuple[str, int, Rect]]:
        g = self.desk.view
        own = g.state.guests[NAME]
        if isinstance(own, Court) and own.upcoming:
            for lot, place in self.bidding.tiles():
                yield lot, price(g, self.desk.house, lot), place

    def draw(self, canvas: Canvas) -> None:
        theme, g = canvas.theme, self.desk.view
        for _, place in self.bidding.rows():  # there is no start price: the Emperor names it
            cell = Rect(place.x + 3, place.y + 3, 56, place.h - 6)
            draw.rounded(canvas, cell, theme.paper_deep, theme.ink, 1, 5)
            art.draw(canvas, "icons/emperor", cell.inflate(-8, -8), "contain")
        for _, n, place in self.prices():
            tag = Rect(place.right - 42, place.bottom - 23, 40, 21)
            draw.rounded(canvas, tag, theme.snow, theme.ink, 1, 6)
            text.draw(canvas, f"{n}{{icon:mon}}", tag, "bold", 17, None, "center", "middle", wrap=False)
        own = g.state.guests[NAME]
        if isinstance(own, Court) and g.state.phase == "bidding":
            self._draw_stakes(canvas, own)

    def _draw_stakes(self, canvas: Canvas, own: Court) -> None:
        place = self.bidding.track()
        x = place.x
        for seat in self.desk.view.players():
            n = own.stakes[seat]
            words = "?" if n == SECRET else "–" if n == OUT else str(n)
            draw.crest_disc(canvas, self.desk.color(seat), (x + 15, place.centery), 14)
            number = Rect(x + 32, place.y, 34, place.h)
            text.draw(canvas, words, number, "bold", 20, None, "left", "middle", wrap=False)
            x += 70
