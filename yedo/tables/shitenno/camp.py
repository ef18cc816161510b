"""The camp, on the mat in an odd year: what the province that is pointed at or paid for needs, the payment that is laid
out, and what would come of it."""

from collections import Counter

from engine.core.decision import Option
from engine.core.words import All, t
from engine.shitenno.control import Campaign
from engine.shitenno.explain import preview, reach, surplus
from engine.shitenno.payments import TROOPS, means_of, need_of
from engine.shitenno.say import province_noun
from yedo.tables.shitenno.hall import BUTTON, CARD, draw_tray, plate, slip
from yedo.tables.shitenno.part import Part, Rect, Spot, draw_card, province_name, row, title_name
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour

FIELDS, FIELD_Y = [106 + 212 * k for k in range(6)], 46  # the pale fields of the curtain, in a picture of 1272 x 246
FOOT = 40.0  # under a payment: what is lost, and the switch
LIGHT = Colour("#f7f2e2")
Item = tuple[str, str]  # kind and name of something laid out


def items_of(option: Option) -> list[Item]:
    """What a payment is made of, one by one."""
    _, _, cards, koku, hatamoto, exchange, plus = option
    found: list[Item] = [("card", card) for card in (*cards, *koku)]
    return found + [("title", "hatamoto")] * hatamoto + [("tile", "exchange")] * exchange + [("tile", "plus")] * plus


class Camp(Part):
    """Not a sheet of its own: the mat asks it while the phase is its own."""

    # --- what is shown --------------------------------------------------------------------------------------

    @property
    def campaign(self) -> Campaign | None:
        return next((top for top in reversed(self.desk.view.state.stack) if isinstance(top, Campaign)), None)

    def province(self) -> str:
        """The province that is paid for, else the one that is pointed at."""
        campaign, g = self.campaign, self.desk.view
        if campaign is not None and campaign.province >= 0:
            return g.board.provinces[campaign.province].id
        return self.desk.pointed

    @property
    def gilding(self) -> bool:
        decision = self.desk.view.decision
        return decision is not None and decision.kind == "gild"

    def items(self) -> list[Item]:
        return items_of(self.desk.laid) if self.desk.laid is not None else []

    def stood_for(self) -> str:
        """The troop that the cards laid out leave for the Hatamoto; "" where it is changed into something else."""
        laid, campaign, g = self.desk.laid, self.campaign, self.desk.view
        if laid is None or campaign is None or campaign.province < 0 or laid[1] != TROOPS:
            return ""
        own, a, other, b = need_of(g, campaign.province)
        open_ = Counter({own: a})
        open_[other] += b
        for card in laid[2]:
            open_.subtract(g.board.symbols[card])
        return next((troop for troop, n in open_.items() if n > 0), "")

    def both_kinds(self) -> bool:
        """Whether the province can be paid for in troops and in Koku."""
        decision = self.desk.view.decision
        return decision is not None and decision.kind == "pay" and len({option[1] for option in decision.options}) > 1

    # --- places ---------------------------------------------------------------------------------------------

    def head(self) -> Rect:
        mat = self.desk.plan.mat.inflate(-26, -14)
        return Rect(mat.x, mat.y, mat.w, min(44.0, mat.h * 0.18))

    def _blocks(self) -> tuple[Rect, Rect, Rect]:
        """Needs, payment, preview."""
        mat = self.desk.plan.mat.inflate(-26, -14)
        top = self.head().bottom + 8
        tall = mat.bottom - top
        first, third = mat.w * 0.22, mat.w * 0.35
        return (
            Rect(mat.x, top, first, tall),
            Rect(mat.x + first + 10, top, mat.w - first - third - 20, tall),
            Rect(mat.right - third, top, third, tall),
        )

    def _aside(self) -> Rect:
        """The buttons at the right end of the tray."""
        tray = self._blocks()[1].inflate(-28, -28)
        return Rect(tray.right - BUTTON, tray.y, BUTTON, tray.h)

    def _laying(self) -> Rect:
        """Where a payment lies, and the words under it."""
        tray = self._blocks()[1].inflate(-28, -24)
        return Rect(tray.x, tray.y, self._aside().x - tray.x - 14, tray.h)

    def laid(self) -> list[Rect]:
        room = self._laying()
        room.h -= FOOT
        tall = min(room.h, 250.0)
        return row(room, len(self.items()), tall * CARD, tall, 8)

    def take(self) -> Rect:
        room = self._aside()
        return Rect(room.x, room.y, room.w, room.h * 0.52)

    def back(self) -> Rect:
        room = self._aside()
        return Rect(room.x, room.y + room.h * 0.6, room.w, room.h * 0.4)

    def switch(self, kind: str) -> Rect:
        room, wide = self._laying(), 62.0
        right = room.right - (wide + 4 if kind == TROOPS else 0)
        return Rect(right - wide, room.bottom - FOOT + 6, wide, FOOT - 6)

    # --- what can be pointed at -----------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        found = [Spot("", block) for block in self._blocks()]
        if self.desk.asks == "pay" and self.desk.laid is not None:
            for n, ((kind, name), place) in enumerate(zip(self.items(), self.laid(), strict=True)):
                found.append(Spot(f"laid:{n}", place, "", name if kind == "card" else ""))
            found.append(Spot("button:take", self.take(), t("shitenno.tip.take")))
            found.append(Spot("button:back", self.back(), t("shitenno.tip.back")))
            if self.both_kinds():
                found += [
                    Spot(f"pay:{kind}", self.switch(kind), t(f"shitenno.tip.pay_{kind}")) for kind in ("troops", "koku")
                ]
        return found

    # --- drawing --------------------------------------------------------------------------------------------

    def key(self) -> object:
        g, campaign = self.desk.view, self.campaign
        s, seat = g.state, campaign.player if campaign is not None else -1
        hand = (
            (tuple(s.generals[seat].troops), tuple(s.generals[seat].koku), tuple(s.generals[seat].tiles))
            if seat >= 0
            else ()
        )
        placed = (campaign.placed, campaign.province, campaign.stood_in) if campaign is not None else ()
        return (
            seat, placed, hand, self.desk.asks, self.desk.laid, self.desk.pointed, tuple(s.kamons), tuple(s.gates),
            self.desk.open_hand, self.desk.viewer, s.phase, self.gilding,
        )  # fmt: skip

    def heading(self) -> str:
        campaign, g = self.campaign, self.desk.view
        if campaign is None:
            return t("shitenno.phase.count" if g.state.phase == "count" else "shitenno.mat.camp")
        general, most = g.state.generals[campaign.player], g.board.placements
        gaps = {
            "name": general.name,
            "title": title_name(g, general.title),
            "n": min(campaign.placed + 1, most),
            "of": most,
        }
        if self.gilding:
            return t("shitenno.mat.gild", name=general.name, title=title_name(g, general.title))
        return t("shitenno.mat.placed" if campaign.placed >= most else "shitenno.mat.campaign", **gaps)

    def draw(self, canvas: Canvas) -> None:
        mat, campaign = self.desk.plan.mat, self.campaign
        art.draw(canvas, f"shitenno/camp_{canvas.theme.side}", mat, "stretch")
        label = slip(canvas, self.head(), self.heading(), "shitenno/icon_odd_year")
        if campaign is None:
            return
        color = self.desk.color(campaign.player)
        for x in FIELDS:
            middle = (mat.x + x * mat.w / 1272, mat.y + FIELD_Y * mat.h / 246)
            if label.right < middle[0] - 22 and middle[0] < mat.centerx - 20:  # beyond hang the prints
                draw.crest_disc(canvas, color, middle, 17 * mat.h / 246)
        needs, tray, told = self._blocks()
        draw_tray(canvas, tray)
        panel(canvas, needs, "plain")
        panel(canvas, told, "plain")
        province = self.province()
        if province and self._knows():
            self._draw_needs(canvas, province, needs)
            self._draw_told(canvas, province, told)
        else:
            self._draw_rank(canvas, needs)
            self._draw_reach(canvas, told)
        self._draw_payment(canvas, tray)

    def _knows(self) -> bool:
        """Whether the one who looks may see the hand of the one who acts."""
        campaign = self.campaign
        return campaign is not None and self.desk.open_hand and self.desk.viewer in (campaign.player, None)

    def _draw_rank(self, canvas: Canvas, room: Rect) -> None:
        """Nothing is pointed at: whose turn it is, with which Title."""
        g, campaign = self.desk.view, self.campaign
        assert campaign is not None
        general = g.state.generals[campaign.player]
        name = g.board.titles[general.title].name
        tall = min(room.h - 16, 220.0, room.w * 0.46)
        picture = Rect(room.x + 10, room.centery - tall / 2, tall * 380 / 444, tall)
        art.draw(canvas, f"shitenno/general_{general.color}", picture)
        words = Rect(picture.right + 10, room.y + 10, room.right - picture.right - 20, room.h - 20)
        told = f"{{b}}{title_name(g, general.title)}{{/b}}\n" + t(f"shitenno.power.{name}")
        text.draw(canvas, told, words, "text", 22, None, "left", "middle", shrink=0.7)

    def _draw_reach(self, canvas: Canvas, room: Rect) -> None:
        g, campaign = self.desk.view, self.campaign
        assert campaign is not None
        inner = room.inflate(-28, -20)
        if not self._knows():
            words = t("shitenno.mat.others", name=self.desk.name(campaign.player))
            text.draw(canvas, words, inner, "italic", 22, canvas.theme.ink_soft, "left", "middle")
            return
        if self.desk.asks == "gild" or campaign.placed >= g.board.placements:
            words = t("shitenno.hint.gild" if self.desk.asks == "gild" else "shitenno.mat.may_draw")
            text.draw(canvas, words, inner, "text", 22, None, "left", "middle", shrink=0.7)
            return
        means = means_of(g, g.state.generals[campaign.player], campaign.may_stand_in(g))
        can, nearly = reach(g, means)
        lines = (
            [t("shitenno.preview.could", provinces=All(map(province_noun, can)))]
            if can
            else [t("shitenno.mat.no_reach")]
        )
        if nearly:
            lines.append(t("shitenno.preview.nearly", provinces=All(map(province_noun, nearly))))
        lines.append(f"{{i}}{t('shitenno.mat.point')}{{/i}}")
        text.draw(canvas, "\n".join(lines), inner, "text", 22, None, "left", "middle", shrink=0.7)

    def _draw_needs(self, canvas: Canvas, id: str, room: Rect) -> None:
        """Troops that are met and those that are missing, and the price in Koku."""
        g, campaign, theme = self.desk.view, self.campaign, canvas.theme
        assert campaign is not None
        i = g.board.index[id]
        inner = room.inflate(-24, -16)
        title = Rect(inner.x, inner.y, inner.w, inner.h * 0.26)
        text.draw(canvas, province_name(id), title, "display", 26, theme.heading, "left", "middle", wrap=False)
        positions, taken = g.board.provinces[i].positions, len(g.state.kamons[i])
        if taken == len(positions):
            text.draw(canvas, t("shitenno.blocked.full"), inner, "text", 22, None, "left", "middle")
            return
        means = means_of(g, g.state.generals[campaign.player], campaign.may_stand_in(g))
        own, a, other, b = need_of(g, i)
        left = dict(means.symbols)
        line = Rect(inner.x, title.bottom, inner.w, inner.h * 0.4)
        side = min(52.0, line.h - 6, line.w / (a + b) - 6)
        for troop, place in zip([own] * a + [other] * b, row(line, a + b, side, side, 6), strict=True):
            met = left.get(troop, 0) > 0
            left[troop] = left.get(troop, 0) - met
            art.draw(canvas, f"shitenno/icon_{troop}", place)
            mark = Rect(place.right - side * 0.42, place.bottom - side * 0.42, side * 0.48, side * 0.48)
            art.draw(canvas, "icons/met" if met else "icons/missing", mark)
        price = Rect(inner.x, line.bottom, inner.w, inner.bottom - line.bottom)
        enough = means.units >= positions[taken]
        words = t("shitenno.mat.price", n=positions[taken], have=means.units)
        text.draw(
            canvas, words, price, "bold", 22, theme.good if enough else None, "left", "middle", wrap=False, shrink=0.7
        )

    def _draw_told(self, canvas: Canvas, id: str, room: Rect) -> None:
        """What would come of it, or why it cannot be."""
        g, campaign, decision = self.desk.view, self.campaign, self.desk.view.decision
        assert campaign is not None
        inner = room.inflate(-28, -16)
        paying = self.desk.asks == "pay" and self.desk.laid is not None
        option: Option = self.desk.laid if paying and self.desk.laid is not None else ("province", id)
        if decision is None or (not paying and option not in decision.options):
            reason = next((b.reason for b in self._blocked() if b.place == f"province:{id}"), "")
            if reason:
                text.draw(canvas, "{icon:closed} " + reason, inner, "text", 22, None, "left", "middle", shrink=0.7)
            return
        lines = preview(g, campaign.player, option)
        text.draw(canvas.miniature(), "\n".join(lines), inner, "text", 20, None, "left", "middle", shrink=0.6)

    def _draw_tokens(self, canvas: Canvas, tray: Rect) -> None:
        """Nothing is paid for now: the Kamons of this year, those still to be placed and those that are."""
        campaign, g = self.campaign, self.desk.view
        assert campaign is not None
        general, most = g.state.generals[campaign.player], g.board.placements
        if self.gilding:
            self._draw_gold(canvas, general.color, tray)
            return
        free = min(most - campaign.placed, general.stock)
        whole = campaign.placed + free
        if not self._knows():  # what another general pays is laid beside them
            side = min(56.0, tray.h * 0.3)
            for n, place in enumerate(self.tokens(tray, whole, side)):
                self._draw_token(canvas, place, general.color, n < campaign.placed)
            return
        side = min(96.0, tray.h * 0.46)
        room = Rect(tray.centerx - (side + 18) * whole / 2 + 9, tray.y + 14, (side + 18) * whole, tray.h * 0.56)
        for n, place in enumerate(row(room, whole, side, side, 18)):
            self._draw_token(canvas, place, general.color, n < campaign.placed)
        if not free:
            return
        words = t("shitenno.mat.tokens", n=free)
        below = Rect(tray.x + 24, room.bottom, tray.w - 48, tray.bottom - room.bottom - 12)
        text.draw(canvas, words, below, "italic", 22, LIGHT, "center", "middle", shrink=0.7)

    def _draw_gold(self, canvas: Canvas, color: str, tray: Rect) -> None:
        """A Kamon, and what the Sensei makes of it."""
        side = min(96.0, tray.h * 0.5)
        for name, shift in ((f"kamon_{color}", -1.0), (f"kamon_gold_{color}", 1.0)):
            place = Rect(tray.centerx + shift * side - side / 2, tray.centery - side / 2, side, side)
            art.draw(canvas, f"shitenno/{name}", place)
        art.draw(canvas, "icons/arrow_right", Rect(tray.centerx - 20, tray.centery - 20, 40, 40))

    def tokens(self, tray: Rect, count: int, side: float) -> list[Rect]:
        """Under each other at the right end of the tray."""
        top = tray.centery - (side + 8) * count / 2 + 4
        return [Rect(tray.right - side - 22, top + n * (side + 8), side, side) for n in range(count)]

    def _draw_token(self, canvas: Canvas, place: Rect, color: str, placed: bool) -> None:
        if placed:
            draw.disc(canvas, place.center, place.w / 2 - 4, None, LIGHT, 2.5)
            art.draw(canvas, "icons/met", place.inflate(-place.w * 0.45, -place.w * 0.45))
        else:
            art.draw(canvas, f"shitenno/kamon_{color}", place)

    def _blocked(self) -> list:  # type: ignore[type-arg]
        decision = self.desk.view.decision
        return self.desk.game.kind.explain(self.desk.view, decision) if decision is not None else []

    def _draw_payment(self, canvas: Canvas, tray: Rect) -> None:
        laid = self.desk.laid
        if laid is None or self.desk.asks != "pay":
            self._draw_tokens(canvas, tray)
            return
        for n, ((kind, name), place) in enumerate(zip(self.items(), self.laid(), strict=True)):
            if kind == "card":
                draw_card(canvas, name, place, n)
            elif kind == "title":  # a troop of the missing kind, hatched
                troop = self.stood_for()
                art.draw(canvas, f"shitenno/icon_{troop}" if troop else "shitenno/icon_wild", place)
                if troop:
                    art.draw(canvas, "shitenno/icon_hatch", place)
            else:
                art.draw(canvas, f"shitenno/tile_{name}", place)
        plate(canvas, self.take(), t("shitenno.button.take"), True)
        plate(canvas, self.back(), t("shitenno.button.back"), True, False)
        room, g, campaign = self._laying(), self.desk.view, self.campaign
        foot = Rect(room.x, room.bottom - FOOT + 4, room.w, FOOT - 4)
        if self.both_kinds():
            for kind in ("troops", "koku"):
                place = self.switch(kind)
                plate(canvas, place, "", True, laid[1] == kind)
                art.draw(canvas, f"shitenno/icon_{kind}", place.inflate(-8, -4))
            foot.w = self.switch(TROOPS).x - foot.x - 8
        if campaign is not None and campaign.province >= 0:
            lost = surplus(g, campaign.province, laid)
            words = t(f"shitenno.mat.lost_{laid[1]}", n=lost) if lost else t("shitenno.mat.exact")
            text.draw(canvas, words, foot, "bold", 21, LIGHT, "left", "middle", wrap=False, shrink=0.6)
