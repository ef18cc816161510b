"""The sheets beside the map: the merchant's cards, the special cards on offer, prices of buildings, and what the cities
will pay."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import t
from engine.edo import say
from engine.edo.wages import shares
from yedo.tables.edo import cards
from yedo.tables.edo.part import Part, Rect, Spot, icon
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel

HEAD = 30.0


def head(canvas: Canvas, place: Rect, words: str, note: str = "") -> None:
    """The name of a sheet, and a remark on its right."""
    room = Rect(place.x + 18, place.y + 8, place.w - 36, HEAD - 4)
    text.draw(canvas, words, room, "display", 21, canvas.theme.heading, "left", "middle", wrap=False, shrink=0.7)
    if note:  # in what the name leaves
        taken = text.measure(canvas, words, "display", 21)[0] + 10
        rest = Rect(room.x + taken, room.y, room.w - taken, room.h)
        text.draw(canvas, note, rest, "italic", 18, canvas.theme.ink_soft, "right", "middle", wrap=False, shrink=0.7)


class Merchant(Part):
    """The card of this round, the one of the next, and how many are left."""

    def region(self) -> Rect:
        return self.desk.plan.merchant

    def places(self) -> tuple[Rect, Rect]:
        sheet = self.desk.plan.merchant
        wide = min((sheet.w - 36) / 2, (sheet.h - HEAD - 18) * cards.MERCHANT[0] / cards.MERCHANT[1])
        high = wide * cards.MERCHANT[1] / cards.MERCHANT[0]
        gap = (sheet.w - 2 * wide) / 3
        first = Rect(sheet.x + gap, (sheet.y + HEAD + sheet.bottom - high) / 2, wide, high)
        return first, first.move(wide + gap, 0)

    def key(self) -> object:
        s = self.desk.view.state
        return s.trade, tuple(s.deck), s.merchant, s.round

    def spots(self) -> Sequence[Spot]:
        view = self.desk.view
        now, after = self.places()
        goods, point = cards.halves(now)
        told = say.merchant_words(view, view.state.trade)
        found = [
            Spot("merchant:now", now, t("edo.table.merchant_now"), view.state.trade),
            Spot("trade:goods", goods, told[0], view.state.trade),
            Spot("trade:point", point, told[1], view.state.trade),
        ]
        coming = view.state.deck[-1] if view.state.deck else ""
        tip = t("edo.table.merchant_next") if coming else t("edo.table.merchant_last")
        known = coming if coming in view.board.merchants else ""
        found.append(Spot("merchant:next", after, tip, known))
        return found

    def draw(self, canvas: Canvas) -> None:
        sheet, view = self.desk.plan.merchant, self.desk.view
        panel(canvas, sheet)
        head(canvas, sheet, t("edo.table.merchant"), t("edo.table.cards_left", n=len(view.state.deck)))
        now, after = self.places()
        cards.merchant(canvas, view, view.state.trade, now)
        if view.state.deck:
            cards.merchant(canvas, view, view.state.deck[-1], after)
        else:
            cards.slip(canvas, after)
        for place, words in ((now, "now"), (after, "next")):
            page, ink = canvas.miniature(), canvas.theme.ink_soft
            said = t(f"edo.table.{words}")
            wide, high = text.measure(page, said, "italic", 17)
            tag = Rect(0, 0, max(68.0, wide + 22), max(21.0, high))
            tag.center = (place.centerx, place.y + 1)
            draw.rounded(canvas, tag, canvas.theme.paper, canvas.theme.ink, 1.5, 7)
            text.draw(page, said, tag, "italic", 17, ink, "center", "middle", wrap=False, shrink=0.7)


class Specials(Part):
    """The special cards on offer."""

    def region(self) -> Rect:
        return self.desk.plan.specials

    def places(self) -> list[tuple[str, Rect]]:
        sheet, display = self.desk.plan.specials, self.desk.view.state.display
        count = max(1, self.desk.view.board.display)
        room = Rect(sheet.x + 12, sheet.y + HEAD + 4, sheet.w - 24, sheet.h - HEAD - 12)
        fits = []
        for down in range(1, count + 1):
            across = -(-count // down)
            fits.append((min((room.w - 8 * (across - 1)) / across, (room.h - 6 * (down - 1)) / down), across))
        side, across = max(fits)
        gap = (room.w - across * side) / (across + 1)
        rows = -(-count // across)
        top = room.centery - (rows * (side + 6) - 6) / 2
        return [
            (card, Rect(room.x + gap + n % across * (side + gap), top + n // across * (side + 6), side, side))
            for n, card in enumerate(display)
        ]

    def place_at(self, number: int) -> Rect:
        places = [place for _, place in self.places()]
        return places[min(number, len(places) - 1)] if places else self.desk.plan.specials

    def key(self) -> object:
        s = self.desk.view.state
        return tuple(s.display), len(s.specials)

    def spots(self) -> Sequence[Spot]:
        known = self.desk.view.board.deeds
        return [Spot(f"special:{card}", place, "", card) for card, place in self.places() if card in known]

    def draw(self, canvas: Canvas) -> None:
        sheet, view = self.desk.plan.specials, self.desk.view
        panel(canvas, sheet)
        head(canvas, sheet, t("edo.table.specials"), t("edo.table.cards_left", n=len(view.state.specials)))
        for card, place in self.places():
            if card:
                cards.lay(canvas, view, card, "", place)


class Prices(Part):
    """What each building takes and gives, and what is left in the common supply."""

    def region(self) -> Rect:
        return self.desk.plan.prices

    def rows(self) -> list[tuple[str, Rect]]:
        sheet = self.desk.plan.prices
        room = Rect(sheet.x + 12, sheet.y + HEAD + 2, sheet.w - 24, sheet.h - HEAD - 12)
        kinds = list(self.desk.view.board.buildings)
        each = room.h / len(kinds)
        return [(kind, Rect(room.x, room.y + n * each, room.w, each)) for n, kind in enumerate(kinds)]

    def key(self) -> object:
        s = self.desk.view.state
        return s.fortresses, s.grey, self.desk.house, self.desk.clan.houses, self.desk.clan.posts

    def spots(self) -> Sequence[Spot]:
        sheet, state = self.desk.plan.prices, self.desk.view.state
        left = t("edo.table.supply_left", n=state.fortresses, grey=state.grey)
        found = [Spot("", Rect(sheet.x, sheet.y, sheet.w, HEAD), left)]
        for kind, place in self.rows():
            raw = self.desk.view.board.buildings[kind]
            price = say.amounts({what: n for what, n in raw.items() if what not in ("points", "influence")})
            words = t("edo.table.building", building=say.building(kind), price=price, n=raw["points"])
            found.append(Spot(f"price:{kind}", place, words + "\n" + t(f"edo.table.about.{kind}")))
        return found

    def draw(self, canvas: Canvas) -> None:
        sheet, view = self.desk.plan.prices, self.desk.view
        panel(canvas, sheet)
        left = t("edo.table.supply", n=view.state.fortresses, grey=view.state.grey)
        head(canvas, sheet, t("edo.table.building_head"), left)
        for kind, place in self.rows():
            raw = view.board.buildings[kind]
            entries = [(icon("ryo") if good == "ryo" else f"edo/goods_{good}", str(raw[good]))
                       for good in ("wood", "stone", "ryo") if raw.get(good)]  # fmt: skip
            side = min(place.h - 2, place.w * 0.15)
            color = self.desk.color(self.desk.house)
            picture = "edo/fortress" if kind == "fortress" else f"edo/{kind}_{color}"
            art.draw(canvas, picture, Rect(place.x, place.centery - side / 2, side, side))
            slot = (place.w - side - 6) / 5
            for n, (drawn, words) in enumerate(entries):
                column = {"wood": 0, "stone": 1, "ryo": 2}[[g for g in ("wood", "stone", "ryo") if raw.get(g)][n]]
                self._number(canvas, drawn, words, Rect(place.x + side + 6 + column * slot, place.y, slot, place.h))
            gains = ((icon("power"), raw["points"], 3), (icon("influence"), raw["influence"], 4))
            for drawn, n, column in gains:
                if n:
                    spot = Rect(place.x + side + 6 + column * slot, place.y, slot, place.h)
                    self._number(canvas, drawn, str(n), spot)

    @staticmethod
    def _number(canvas: Canvas, picture: str, words: str, place: Rect) -> None:
        side = min(place.h - 4, place.w * 0.52, 34.0, place.w - 27)
        art.draw(canvas, picture, Rect(place.x, place.centery - side / 2, side, side))
        room = Rect(place.x + side + 1, place.y, place.w - side - 1, place.h)
        text.draw(canvas, words, room, "bold", 20, None, "left", "middle", wrap=False, shrink=0.6)


class Income(Part):
    """What each city would pay now, in the order of rank."""

    def region(self) -> Rect:
        return self.desk.plan.income

    def rows(self) -> list[tuple[str, Rect]]:
        sheet, map_ = self.desk.plan.income, self.desk.view.map
        room = Rect(sheet.x + 12, sheet.y + HEAD, sheet.w - 24, sheet.h - HEAD - 8)
        each = room.h / len(map_.open_cities)
        return [(city, Rect(room.x, room.y + n * each, room.w, each)) for n, city in enumerate(map_.open_cities)]

    def key(self) -> object:
        return {city: tuple(found) for city, found in self.desk.view.state.cities.items()}

    def spots(self) -> Sequence[Spot]:
        found = []
        for city, place in self.rows():
            lines = [t("edo.table.space", space=say.space(city))]
            for seat, influence, ryo in shares(self.desk.view, city):
                lines.append(t("edo.table.share", clan=self.desk.name(seat), influence=influence, n=ryo))
            pot = self.desk.view.board.income["home" if city == self.desk.view.board.home else "city"]
            lines.append(t("edo.table.pot", n=pot[0][0]))
            found.append(Spot(f"income:{city}", place, "\n".join(lines)))
        return found

    def draw(self, canvas: Canvas) -> None:
        sheet = self.desk.plan.income
        panel(canvas, sheet)
        head(canvas, sheet, t("edo.table.income"), t("edo.table.ryo_word"))
        page = canvas.miniature()
        for city, place in self.rows():
            name = Rect(place.x, place.y, place.w * 0.34, place.h)
            words = t("edo.table.city", space=say.space(city))
            text.draw(page, words, name, "text", 19, None, "left", "middle", wrap=False, shrink=0.6)
            each = (place.w * 0.66) / 4
            for n, (seat, _, ryo) in enumerate(shares(self.desk.view, city)):
                x = place.x + place.w * 0.34 + n * each
                side = min(place.h - 2, 22.0, each * 0.42)
                draw.crest_disc(canvas, self.desk.color(seat), (x + side / 2, place.centery), side / 2)
                number = Rect(x + side + 1, place.y, each - side - 1, place.h)
                text.draw(page, str(ryo), number, "bold", 19, None, "left", "middle", wrap=False, shrink=0.6)
