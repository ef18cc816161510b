"""The bidding row: what is auctioned in three categories, the markers of the winners, and the auction now."""

from functools import partial

from engine.core.grammar import capital
from engine.yedo.names import lot_does, lot_noun
from engine.yedo.phases.bidding import Bidding, start_price
from yedo.tables.yedo.part import Part, Rect, Spot, changes_of_rules, faded, plain_key
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.words import t

INKS = {"white": ("#f7f2e2", "#1b1a17"), "black": ("#2b2a2e", "#f7f2e2"), "red": ("#a8382b", "#f7f2e2")}
HEAD = 32


class BiddingRow(Part):
    def region(self) -> Rect:
        return self.desk.plan.bidding

    def key(self) -> object:
        g = self.desk.view
        now = next((p for p in g.state.stack if isinstance(p, Bidding)), None)
        auction = (now.lot, now.bid, now.leader, now.at) if now is not None else None
        return (
            tuple(g.state.won.items()), tuple(g.state.bid_track), auction, self._bidding(), changes_of_rules(self.desk),
        )  # fmt: skip

    def rows(self) -> list[tuple[str, Rect]]:
        area = self.desk.plan.bidding.inflate(-16, -12)
        track = 10 if self.desk.plan.tall else 42 if self._bidding() else 0
        names = list(self.desk.view.board.categories)
        height = (area.h - HEAD - track) / len(names)
        top = area.y + HEAD + (10 if self.desk.plan.tall else 0)
        return [(name, Rect(area.x, top + n * height, area.w, height - 4)) for n, name in enumerate(names)]

    def _bidding(self) -> bool:
        """Whether the clans who still bid need their line under the rows."""
        return self.desk.view.state.phase in ("setup", "preparation", "bidding")

    def track(self) -> Rect:
        """Under the rows; beside the heading where room is scarce."""
        area = self.desk.plan.bidding.inflate(-16, -12)
        if self.desk.plan.tall:
            return Rect(area.x + area.w * 0.25, area.y - 2, area.w * 0.75, 40)
        return Rect(area.x, area.bottom - 40, area.w, 40)

    def tiles(self) -> list[tuple[str, Rect]]:
        """Every type with its tile."""
        found = []
        for category, place in self.rows():
            types = self.desk.view.board.categories[category]["types"]
            room = Rect(place.x + 62, place.y, place.w - 62, place.h)
            width = room.w / len(types)
            for n, kind in enumerate(types):
                found.append((kind, Rect(room.x + n * width + 2, room.y + 3, width - 4, room.h - 6)))
        return found

    def lot(self, name: str) -> Rect:
        """Where a lot is: a type's tile or a whole category."""
        return dict(self.tiles()).get(name) or dict(self.rows())[name]

    def marker(self, lot: str) -> Rect:
        place = self.lot(lot)
        return Rect(place.right - 34, place.bottom - 36, 34, 34)

    def track_place(self, seat: int) -> Rect:
        """Where a clan's marker stands among those who still bid."""
        place, track = self.track(), self.desk.view.state.bid_track
        number = track.index(seat) if seat in track else 0
        return Rect(place.x + number * 34, place.centery - 16, 32, 32)

    def spots(self) -> list[Spot]:
        g = self.desk.view
        found = []
        for category, place in self.rows():
            found.append(Spot(f"lot:{category}", place, partial(self._tip, category)))
        for kind, place in self.tiles():
            found.append(Spot(f"lot:{kind}", place, partial(self._tip, kind)))
        seats = ", ".join(g.state.clans[s].name for s in g.state.bid_track) or t("word.nobody")
        found.append(Spot("bid_track", self.track(), t("table.bid_track", clans=seats)))
        return found

    def _tip(self, lot: str) -> str:
        g = self.desk.view
        name = t(str(lot_noun(lot)))
        tip = f"{{b}}{capital(name)}{{/b}}\n" + lot_does(self.desk.view.board, plain_key(g, lot))
        tip += "\n" + t("table.start_price", n=start_price(g, lot))
        if lot in g.state.won:
            tip += "\n" + t("table.lot_won", clan=g.state.clans[g.state.won[lot]].name)
        return tip

    def draw(self, canvas: Canvas) -> None:
        g, theme = self.desk.view, canvas.theme
        panel(canvas, self.desk.plan.bidding, "plain")
        area = self.desk.plan.bidding.inflate(-16, -12)
        text.draw(canvas, t("table.bidding"), Rect(area.x, area.y, area.w, HEAD), "display", 22, theme.heading)
        for category, place in self.rows():
            paper, ink = (Colour(c) for c in INKS[category])
            draw.rounded(canvas, place, paper, theme.ink, 1.5, 6)
            words = f"{start_price(g, category)}{{icon:mon}}"
            text.draw(
                canvas,
                words,
                Rect(place.x + 4, place.y, 56, place.h),
                "bold",
                22,
                ink,
                "center",
                "middle",
                wrap=False,
            )
        for kind, place in self.tiles():
            self._draw_tile(canvas, kind, place)
        for lot, seat in g.state.won.items():
            art.draw(canvas, f"pieces/bid_{self.desk.color(seat)}", self.marker(lot))
        self._draw_track(canvas)

    def _draw_tile(self, canvas: Canvas, kind: str, place: Rect) -> None:
        theme = canvas.theme
        won = kind in self.desk.view.state.won
        draw.rounded(canvas, place, theme.paper if not won else theme.paper_deep, theme.ink, 1, 5)
        side = min(place.h - 4, 52)
        icon = Rect(place.centerx - side / 2, place.centery - side / 2, side, side)
        faded(canvas, f"icons/{kind}", icon, 0.45 if won else 1.0)

    def _draw_track(self, canvas: Canvas) -> None:
        """Who still bids, in order, and the auction that runs."""
        g, theme, place = self.desk.view, canvas.theme, self.track()
        for seat in g.state.bid_track:
            art.draw(canvas, f"pieces/bid_{self.desk.color(seat)}", self.track_place(seat))
        now = next((p for p in g.state.stack if isinstance(p, Bidding) and p.lot and p.leader >= 0), None)
        if now is None or now.at not in ("others_bid", "last_word"):
            return
        slip = Rect(place.right - 118, place.y + 2, 118, place.h - 4)
        draw.rounded(canvas, slip, theme.snow, theme.clan[self.desk.color(now.leader)], 3, 8)
        draw.crest_disc(canvas, self.desk.color(now.leader), (slip.x + 18, slip.centery), 13)
        icon = now.lot if now.lot in g.board.types else "auction"
        words = f"{{icon:{icon}}} {now.bid}{{icon:mon}}"
        text.draw(
            canvas,
            words,
            Rect(slip.x + 34, slip.y, slip.w - 40, slip.h),
            "bold",
            20,
            None,
            "center",
            "middle",
            wrap=False,
        )
