"""The sheets beside the map: the merchant's cards, the special cards on offer, prices of buildings, and what the cities
will pay. In small windows they are the pages behind three tabs: the one that a question needs opens by itself."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import t
from engine.edo import say
from engine.edo.wages import shares
from yedo.table.part import faded
from yedo.tables.edo import cards
from yedo.tables.edo.part import Desk, Part, Rect, Spot, icon
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel

HEAD = 30.0
SLIM = 230.0  # the width under which a sheet has its remark below its name,
LINE = 24.0  # in this height
NARROW = 240.0  # the width of a row under which it is set in two lines
TABS = {"merchant": "merchant", "specials": "development", "prices": "house"}  # and their icons
NEEDED = {"plan": "merchant", "trade": "merchant", "develop": "specials", "build": "prices"}  # by question
NOWHERE = Rect(0, 0, 0, 0)


def head(canvas: Canvas, place: Rect, words: str, note: str = "") -> None:
    """The name of a sheet, and a remark on its right; on a narrow one, below."""
    room = Rect(place.x + 18, place.y + 8, place.w - 36, HEAD - 4)
    if place.w < SLIM:
        room = Rect(place.x + 16, place.y + 8, place.w - 30, HEAD - 4)
    text.draw(canvas, words, room, "display", 21, canvas.theme.heading, "left", "middle", wrap=False, shrink=0.7)
    if note and place.w < SLIM:
        rest = Rect(room.x, room.bottom - 2, room.w, LINE)
        text.draw(canvas, note, rest, "italic", 17, canvas.theme.ink_soft, "left", "middle", wrap=False, shrink=0.7)
    elif note:  # in what the name leaves
        taken = text.measure(canvas, words, "display", 21)[0] + 10
        rest = Rect(room.x + taken, room.y, room.w - taken, room.h)
        text.draw(canvas, note, rest, "italic", 18, canvas.theme.ink_soft, "right", "middle", wrap=False, shrink=0.7)


class Tabs(Part):
    """Which sheet is seen where there is room for one only. What was opened stays until a question needs another."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.open = next(iter(TABS))
        self.needed = ""  # by the question that is asked now
        self._asked: object = None

    def follow(self) -> None:
        """Open what the question needs, once: whoever turns to another sheet meanwhile finds it so. Plans are written
        in secret, so nobody finds what another one has looked at."""
        asked = self.desk.view.decision
        self.needed = NEEDED.get(asked.kind, "") if asked is not None else ""
        if asked is None:
            return
        if self.desk.taught and asked.kind == "plan":
            self.needed = "specials"  # the first lesson shows one of them to whoever plans
        seat = self.desk.house if asked.sealed else asked.player
        now = self.desk.view.state.round, seat, asked.kind
        if self._asked != now:
            self._asked, self.open = now, self.needed or self.open

    def turn(self) -> bool:
        """On to the next one; False where all are seen."""
        names = list(TABS)
        self.open = names[(names.index(self.open) + 1) % len(names)]
        return self.desk.plan.tabs is not None

    def shows(self, name: str) -> bool:
        return self.desk.plan.tabs is None or self.open == name

    def place(self, name: str) -> Rect:
        row = self.desk.plan.tabs or NOWHERE
        each = row.w / len(TABS)
        return Rect(row.x + list(TABS).index(name) * each, row.y, each, row.h)

    def region(self) -> Rect:
        """All of the column: its sheets are drawn again with their tabs."""
        return self.desk.plan.tabs.union(self.desk.plan.merchant) if self.desk.plan.tabs else NOWHERE

    def key(self) -> object:
        return self.desk.plan.tabs is not None and (self.open, self.needed)

    def spots(self) -> Sequence[Spot]:
        if self.desk.plan.tabs is None:
            return []
        names = {"merchant": "merchant", "specials": "specials", "prices": "building_head"}
        tips = {tab: "{b}" + t(f"edo.table.{name}") + "{/b}\n" + t("edo.table.tab") for tab, name in names.items()}
        return [Spot(f"tab:{name}", self.place(name), tips[name]) for name in TABS]

    def draw(self, canvas: Canvas) -> None:
        if self.desk.plan.tabs is None:
            return
        theme = canvas.theme
        for name, sign in TABS.items():
            place, seen = self.place(name).inflate(-6, 0), name == self.open
            paper = Rect(place.x, place.y + (0 if seen else 6), place.w, place.h + 8)  # its foot is under the sheet
            draw.rounded(canvas, paper, theme.paper if seen else theme.paper_deep, theme.ink, 2, 10)
            if name == self.needed:
                draw.rounded(canvas, paper.inflate(-7, -7), None, theme.gold if seen else theme.accent, 3, 8)
            side = min(40.0, place.w - 12)
            spot = Rect(paper.centerx - side / 2, paper.y + (place.bottom - paper.y - side) / 2, side, side)
            art.draw(canvas, icon(sign), spot, alpha=1.0 if seen or name == self.needed else 0.75)


class Aside(Part):
    """A sheet beside the map, which may lie behind its tab."""

    tab = ""

    def __init__(self, desk: Desk, tabs: Tabs) -> None:
        super().__init__(desk)
        self.tabs = tabs

    @property
    def sheet(self) -> Rect:
        raise NotImplementedError

    @property
    def shown(self) -> bool:
        return self.tabs.shows(self.tab)

    @property
    def top(self) -> float:
        """Where the sheet is free under its name and remark."""
        return self.sheet.y + HEAD + (LINE if self.sheet.w < SLIM else 0.0)

    def seen(self, place: Rect) -> Rect:
        """Where to look for a thing of this sheet: its place, or the tab that it lies behind."""
        return place if self.shown else self.tabs.place(self.tab)

    def region(self) -> Rect:
        return self.sheet if self.shown else NOWHERE

    def key(self) -> object:
        return self.tabs.key(), self.looks()

    def looks(self) -> object:
        """What its looks depend on but for the tabs."""
        raise NotImplementedError

    def spots(self) -> Sequence[Spot]:
        return self.things() if self.shown else ()

    def things(self) -> Sequence[Spot]:
        raise NotImplementedError

    def draw(self, canvas: Canvas) -> None:
        if self.shown:
            panel(canvas, self.sheet)
            self.draw_sheet(canvas)

    def draw_sheet(self, canvas: Canvas) -> None:
        raise NotImplementedError


class Merchant(Aside):
    """The card of this round, the one of the next, and how many are left."""

    tab = "merchant"

    @property
    def sheet(self) -> Rect:
        return self.desk.plan.merchant

    def places(self) -> tuple[Rect, Rect]:
        """Side by side or under each other, whichever makes them larger."""
        sheet, ratio = self.sheet, cards.MERCHANT[1] / cards.MERCHANT[0]
        room = Rect(sheet.x, self.top, sheet.w, sheet.bottom - self.top)
        beside = min((room.w - 36) / 2, (room.h - 18) / ratio)
        under = min(room.w - 24, (room.h - 42) / 2 / ratio)
        wide = max(beside, under)
        high = wide * ratio
        if beside >= under:
            gap = (room.w - 2 * wide) / 3
            first = Rect(room.x + gap, (room.y + room.bottom - high) / 2, wide, high)
            return first, first.move(wide + gap, 0)
        gap = min(34.0, (room.h - 2 * high) / 3)
        first = Rect(room.centerx - wide / 2, room.y + max(12.0, gap), wide, high)
        return first, first.move(0, high + gap)

    def looks(self) -> object:
        s = self.desk.view.state
        return s.trade, tuple(s.deck), s.merchant, s.round

    def things(self) -> Sequence[Spot]:
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

    def draw_sheet(self, canvas: Canvas) -> None:
        sheet, view = self.sheet, self.desk.view
        head(canvas, sheet, t("edo.table.merchant"), t("edo.table.cards_left", n=len(view.state.deck)))
        now, after = self.places()
        cards.merchant(canvas, view, view.state.trade, now)
        if view.state.deck:
            cards.merchant(canvas, view, view.state.deck[-1], after)
        else:
            cards.slip(canvas, after)
        rest = Rect(sheet.x, after.bottom + 10, sheet.w, sheet.bottom - after.bottom - 20)
        if rest.h > rest.w * 0.7:  # where the sheet would be empty he stands himself, hardly seen
            figure = Rect(0, 0, rest.w * 0.62, rest.w * 0.78)
            figure.center = rest.center
            faded(canvas, "edo/merchant", figure.clamp(rest), 0.16)
        for place, words in ((now, "now"), (after, "next")):
            page, ink = canvas.miniature(), canvas.theme.ink_soft
            said = t(f"edo.table.{words}")
            wide, high = text.measure(page, said, "italic", 17)
            tag = Rect(0, 0, max(68.0, wide + 22), max(21.0, high))
            tag.center = (place.centerx, place.y + 1)
            draw.rounded(canvas, tag, canvas.theme.paper, canvas.theme.ink, 1.5, 7)
            text.draw(page, said, tag, "italic", 17, ink, "center", "middle", wrap=False, shrink=0.7)


class Specials(Aside):
    """The special cards on offer."""

    tab = "specials"

    @property
    def sheet(self) -> Rect:
        return self.desk.plan.specials

    def places(self) -> list[tuple[str, Rect]]:
        sheet, display = self.sheet, self.desk.view.state.display
        count = max(1, self.desk.view.board.display)
        room = Rect(sheet.x + 12, self.top + 4, sheet.w - 24, sheet.bottom - self.top - 14)
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
        return places[min(number, len(places) - 1)] if places else self.sheet

    def looks(self) -> object:
        s = self.desk.view.state
        return tuple(s.display), len(s.specials)

    def things(self) -> Sequence[Spot]:
        known = self.desk.view.board.deeds
        return [Spot(f"special:{card}", place, "", card) for card, place in self.places() if card in known]

    def draw_sheet(self, canvas: Canvas) -> None:
        sheet, view = self.sheet, self.desk.view
        head(canvas, sheet, t("edo.table.specials"), t("edo.table.cards_left", n=len(view.state.specials)))
        for card, place in self.places():
            if card:
                cards.lay(canvas, view, card, "", place)


class Prices(Aside):
    """What each building takes and gives, and what is left in the common supply."""

    tab = "prices"

    @property
    def sheet(self) -> Rect:
        return self.desk.plan.prices

    def rows(self) -> list[tuple[str, Rect]]:
        sheet = self.sheet
        room = Rect(sheet.x + 12, self.top + 2, sheet.w - 24, sheet.bottom - self.top - 12)
        kinds = list(self.desk.view.board.buildings)
        each = room.h / len(kinds)
        return [(kind, Rect(room.x, room.y + n * each, room.w, each)) for n, kind in enumerate(kinds)]

    def looks(self) -> object:
        s = self.desk.view.state
        return s.fortresses, s.grey, self.desk.house, self.desk.clan.houses, self.desk.clan.posts

    def things(self) -> Sequence[Spot]:
        sheet, state = self.sheet, self.desk.view.state
        left = t("edo.table.supply_left", n=state.fortresses, grey=state.grey)
        found = [Spot("", Rect(sheet.x, sheet.y, sheet.w, HEAD), left)]
        for kind, place in self.rows():
            raw = self.desk.view.board.buildings[kind]
            price = say.amounts({what: n for what, n in raw.items() if what not in ("points", "influence")})
            words = t("edo.table.building", building=say.building(kind), price=price, n=raw["points"])
            found.append(Spot(f"price:{kind}", place, words + "\n" + t(f"edo.table.about.{kind}")))
        return found

    def draw_sheet(self, canvas: Canvas) -> None:
        sheet, view = self.sheet, self.desk.view
        left = t("edo.table.supply", n=view.state.fortresses, grey=view.state.grey)
        head(canvas, sheet, t("edo.table.building_head"), left)
        for kind, place in self.rows():
            picture = "edo/fortress" if kind == "fortress" else f"edo/{kind}_{self.desk.color(self.desk.house)}"
            numbers = self._numbers(kind)
            if place.w < NARROW:
                side = min(place.h * 0.5, place.w * 0.3)
                each, high = (place.w - side - 8) / 2, min(44.0, place.h / 3)
                shown = [entry for entry in numbers if entry[1]]
                top = place.centery - high * -(-len(shown) // 2) / 2
                spots = [Rect(n % 2 * each, top + n // 2 * high, each, high) for n in range(len(shown))]
            else:
                side = min(place.h - 2, place.w * 0.15)
                each, shown = (place.w - side - 6) / len(numbers), numbers
                spots = [Rect(n * each, place.y, each, place.h) for n in range(len(numbers))]
            art.draw(canvas, picture, Rect(place.x, place.centery - side / 2, side, side))
            for (drawn, n), spot in zip(shown, spots, strict=True):
                if n:
                    self._number(canvas, drawn, str(n), spot.move(place.x + side + 6, 0))

    def _numbers(self, kind: str) -> list[tuple[str, int]]:
        """Picture and number of what it takes and of what it gives; 0 leaves a gap."""
        raw = self.desk.view.board.buildings[kind]
        takes = [(icon(good) if good == "ryo" else f"edo/goods_{good}", raw.get(good, 0))
                 for good in ("wood", "stone", "ryo")]  # fmt: skip
        return [*takes, (icon("power"), raw["points"]), (icon("influence"), raw["influence"])]

    @staticmethod
    def _number(canvas: Canvas, picture: str, words: str, place: Rect) -> None:
        size = min(28.0, max(20.0, min(place.h, place.w) * 0.45))
        side = min(place.h - 4, place.w * 0.52, 1.7 * size, place.w - max(27.0, 1.2 * size))
        art.draw(canvas, picture, Rect(place.x, place.centery - side / 2, side, side))
        room = Rect(place.x + side + 1, place.y, place.w - side - 1, place.h)
        text.draw(canvas, words, room, "bold", size, None, "left", "middle", wrap=False, shrink=0.6)


class Income(Aside):
    """What each city would pay now, in the order of rank."""

    tab = "prices"

    @property
    def sheet(self) -> Rect:
        return self.desk.plan.income

    @property
    def top(self) -> float:
        return self.sheet.y + HEAD

    def rows(self) -> list[tuple[str, Rect]]:
        sheet, map_ = self.sheet, self.desk.view.map
        room = Rect(sheet.x + 12, self.top, sheet.w - 24, sheet.bottom - self.top - 8)
        each = room.h / len(map_.open_cities)
        return [(city, Rect(room.x, room.y + n * each, room.w, each)) for n, city in enumerate(map_.open_cities)]

    def looks(self) -> object:
        return {city: tuple(found) for city, found in self.desk.view.state.cities.items()}

    def things(self) -> Sequence[Spot]:
        found = []
        for city, place in self.rows():
            lines = [t("edo.table.space", space=say.space(city))]
            for seat, influence, ryo in shares(self.desk.view, city):
                lines.append(t("edo.table.share", clan=self.desk.name(seat), influence=influence, n=ryo))
            pot = self.desk.view.board.income["home" if city == self.desk.view.board.home else "city"]
            lines.append(t("edo.table.pot", n=pot[0][0]))
            found.append(Spot(f"income:{city}", place, "\n".join(lines)))
        return found

    def draw_sheet(self, canvas: Canvas) -> None:
        sheet = self.sheet
        head(canvas, sheet, t("edo.table.income"), t("edo.table.ryo_word") if sheet.w >= SLIM else "")
        page = canvas.miniature()
        for city, place in self.rows():
            narrow = place.w < NARROW
            name, rest = Rect(place), Rect(place)
            if narrow:
                name.h = rest.h = place.h / 2
                rest.y = name.bottom
            else:
                name.w, rest.w = place.w * 0.34, place.w * 0.66
                rest.x = name.right
            size = max(19.0, min(26.0, name.h * (0.72 if narrow else 0.62), name.w * 0.25))
            words = t("edo.table.city", space=say.space(city))
            text.draw(page, words, name, "text", size, None, "left", "middle", wrap=False, shrink=0.6)
            each = rest.w / 4
            for n, (seat, _, ryo) in enumerate(shares(self.desk.view, city)):
                side = min(rest.h - 2, 1.16 * size, each * 0.5)
                x = rest.x + n * each
                draw.crest_disc(canvas, self.desk.color(seat), (x + side / 2, rest.centery), side / 2)
                number = Rect(x + side + 2, rest.y, each - side - 2, rest.h)
                text.draw(page, str(ryo), number, "bold", size, None, "left", "middle", wrap=False, shrink=0.6)
