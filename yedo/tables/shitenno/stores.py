"""The stores: Troop deck, discards, Koku deck; and the favour track, a winding road of a hundred squares."""

from collections import Counter

from engine.core.words import t
from engine.shitenno.say import card_list
from engine.shitenno.state import General
from yedo.tables.shitenno.part import Desk, Part, Rect, Spot, around, faded, picture
from yedo.tables.shitenno.rail import Rail
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour

PILES = ("troop_deck", "discards", "koku_deck")
ROWS = 5
INK = Colour("#1b1a17")


class Stores(Part):
    def region(self) -> Rect:
        return self.desk.plan.stores

    def key(self) -> object:
        s = self.desk.view.state
        return len(s.troop_deck), tuple(s.discards), len(s.koku_deck), s.turn

    def places(self) -> dict[str, Rect]:
        area = self.desk.plan.stores.inflate(-24, -20)
        width = area.w / 3
        tall = min(area.h, width * 1.3)
        wide = tall * 340 / 499
        return {
            name: Rect(area.x + (n + 0.5) * width - wide / 2, area.centery - tall / 2, wide, tall)
            for n, name in enumerate(PILES)
        }

    def spots(self) -> list[Spot]:
        g, s = self.desk.view, self.desk.view.state
        tips = {
            "troop_deck": t("shitenno.tip.troop_deck", n=len(s.troop_deck)),
            "discards": t("shitenno.tip.discards", n=len(s.discards)),
            "koku_deck": t("shitenno.tip.koku_deck", n=len(s.koku_deck), turns=self.turns_left()),
        }
        if s.discards:
            tips["discards"] += "\n" + t("shitenno.tip.listed", cards=card_list(g, s.discards))
            tips["discards"] += "\n" + t("shitenno.tip.fan")
        opens = {"discards": "sheet:discards"} if s.discards else {}
        return [Spot(opens.get(name, f"pile:{name}"), place, tips[name]) for name, place in self.places().items()]

    def turns_left(self) -> int:
        s = self.desk.view.state
        each = self.desk.view.board.reveal_koku * len(s.generals)
        return -(-len(s.koku_deck) // each)

    def draw(self, canvas: Canvas) -> None:
        panel(canvas, self.desk.plan.stores, "plain")
        s, theme = self.desk.view.state, canvas.theme
        tops = {"troop_deck": "?troop", "discards": s.discards[-1] if s.discards else "", "koku_deck": "?koku"}
        counts = {"troop_deck": len(s.troop_deck), "discards": len(s.discards), "koku_deck": len(s.koku_deck)}
        for name, place in self.places().items():
            count = counts[name]
            if not count:
                draw.rounded(canvas, place, None, theme.disabled, 2, 8)
            for n in range(min(3, count // 4), -1, -1):
                if count:
                    art.draw(canvas, picture(tops[name]), place.move(n * 2, n * 2), "stretch")
            badge(canvas, place, count)


def badge(canvas: Canvas, place: Rect, count: int) -> None:
    disc = around((place.right - 4, place.bottom - 8), 19)
    draw.disc(canvas, disc.center, 19, Colour("#f7f2e2"), INK, 2)
    text.draw(canvas, str(count), disc, "bold", 21, INK, "center", "middle", wrap=False)


class Track(Part):
    """Favour as a road of five rows; on the second lap a marker wears a golden rim. While one points at it, ghosts
    stand where everybody would if it ended now."""

    def __init__(self, desk: Desk, rail: Rail) -> None:
        super().__init__(desk)
        self.rail = rail

    def region(self) -> Rect | None:
        return self.desk.plan.track or Rect(0, 0, 0, 0)

    def key(self) -> object:
        return tuple((general.color, general.points, self.now(general)) for general in self.desk.view.state.generals)

    def now(self, general: General) -> int:
        """Where somebody would stand if it ended now; -1 while nobody asks."""
        return self.rail.now(general) if self.desk.ghosts else -1

    def pointed_at(self, at: tuple[float, float] | None) -> bool:
        return at is not None and self.desk.plan.track is not None and self.desk.plan.track.collidepoint(at)

    def cell(self, points: int) -> Rect:
        assert self.desk.plan.track is not None
        area = self.desk.plan.track.inflate(-18, -16)
        squares = self.desk.view.board.favour_track
        each = squares // ROWS
        line, step = divmod(points % squares, each)
        if line % 2:
            step = each - 1 - step
        width = area.w / each
        height = min(area.h / ROWS, width * 3)
        top = area.centery - height * ROWS / 2
        return Rect(area.x + step * width, top + line * height, width, height)

    def marker(self, seat: int, points: int | None = None) -> Rect:
        generals, squares = self.desk.view.state.generals, self.desk.view.board.favour_track
        at = generals[seat].points if points is None else points
        sharing = [x.seat for x in generals if x.points % squares == at % squares]
        cell = self.cell(at)
        shift = (sharing.index(seat) - (len(sharing) - 1) / 2) * 9 if seat in sharing else 0
        side = min(34.0, cell.h + 6)
        return Rect(cell.centerx - side / 2 + shift, cell.centery - side / 2 - 2, side, side)

    def spots(self) -> list[Spot]:
        if self.desk.plan.track is None:
            return []
        ranked = sorted(self.desk.view.state.generals, key=lambda x: -x.points)
        said = "shitenno.tip.line" if self.desk.view.state.phase == "count" else "shitenno.tip.line_now"
        lines = [
            t(said, crest=f"{{icon:{art.crest(x.color)}}}", name=x.name, n=x.points, now=self.rail.now(x))
            for x in ranked
        ]
        return [Spot("score", self.desk.plan.track, "\n".join(lines))]

    def draw_ground(self, canvas: Canvas) -> None:
        if self.desk.plan.track is None:
            return
        theme = canvas.theme
        panel(canvas, self.desk.plan.track, "plain")
        for points in range(self.desk.view.board.favour_track):
            cell = self.cell(points).inflate(-2, -8)
            fill = theme.gold.lerp(theme.paper_deep, 0.45) if points % 5 == 0 else theme.paper_deep
            draw.rounded(canvas, cell, fill, theme.ink_soft, 1, 3)
        for points in range(0, self.desk.view.board.favour_track, 10):
            stone = around(self.cell(points).center, 12)
            draw.rounded(canvas, stone, theme.gold, theme.ink, 1.5, 12)
            text.draw(
                canvas.miniature(), str(points), stone.inflate(6, 6), "bold", 14, INK, "center", "middle", wrap=False
            )

    def draw(self, canvas: Canvas) -> None:
        if self.desk.plan.track is None:
            return
        self._draw_ghosts(canvas)
        for general in sorted(self.desk.view.state.generals, key=lambda x: x.points):
            place = self.marker(general.seat)
            if general.points >= self.desk.view.board.favour_track:
                draw.disc(canvas, place.center, place.w / 2 + 3, canvas.theme.gold, INK, 1.5)
            art.draw(canvas, f"shitenno/score_{general.color}", place)

    def _draw_ghosts(self, canvas: Canvas) -> None:
        """See-through markers, side by side where several would share a square."""
        squares, taken = self.desk.view.board.favour_track, Counter[int]()
        for general in self.desk.view.state.generals:
            points = self.now(general)
            if points <= general.points:
                continue
            cell = self.cell(points)
            side = min(34.0, cell.h + 6)
            place = Rect(cell.centerx - side / 2 + 9 * taken[points], cell.centery - side / 2 - 2, side, side)
            taken[points] += 1
            if points >= squares:
                draw.disc(canvas, place.center, side / 2 + 3, None, canvas.theme.gold, 2)
            faded(canvas, f"shitenno/score_{general.color}", place, 0.5)
