"""The map: eight provinces in one print, with what lies on it now. Plaques, lanterns, gates and troops are printed."""

from engine.core.words import All, t
from engine.shitenno.control import Campaign, majority
from engine.shitenno.payments import need_of
from engine.shitenno.say import troop_noun
from yedo.tables.shitenno.layout import map_layout
from yedo.tables.shitenno.part import Part, Rect, Spot, faded, hidden, owner, province_name
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

LIGHT, INK = Colour("#f7f2e2"), Colour("#1b1a17")
SHADOW = Colour(24, 20, 30, 88)  # over what is out of reach
DEEP = 4.0  # how far a tile of a stack peeps out under the one above


class Board(Part):
    # --- places -------------------------------------------------------------------------------------------

    def _at(self, province: str, box: tuple[float, float, float, float]) -> Rect:
        """A box of a province's cell on the table."""
        left, top = map_layout()["provinces"][province]
        unit, board = self.desk.plan.unit, self.desk.plan.board
        x, y, w, h = box
        return Rect(board.x + (left + x) * unit, board.y + (top + y) * unit, w * unit, h * unit)

    def _around(self, province: str, name: str) -> Rect:
        spot = map_layout()[name]
        (x, y), size = spot["at"], spot["size"]
        w, h = (size, size) if isinstance(size, int | float) else size
        return self._at(province, (x - w / 2, y - h / 2, w, h))

    def cell(self, province: str) -> Rect:
        return self._at(province, (0, 0, *map_layout()["cell"]))

    def plaque(self, province: str, position: int) -> Rect:
        return self._at(province, map_layout()["plaques"][position])

    def kamon(self, province: str, position: int) -> Rect:
        plaque, side = self.plaque(province, position), map_layout()["kamon"] * self.desk.plan.unit
        return Rect(plaque.centerx - side / 2, plaque.centery - side / 2, side, side)

    def lantern(self, province: str) -> Rect:
        return self._around(province, "lantern")

    def holder(self, province: str) -> Rect:
        return self._around(province, "holder")

    def gate(self, province: str) -> Rect:
        return self._around(province, "gate")

    def tile(self, province: str, below: int = 0) -> Rect:
        """The top tile of the stack; those below it peep out."""
        return self._around(province, "tile").move(
            below * DEEP * self.desk.plan.unit, below * DEEP * self.desk.plan.unit
        )

    def ribbon(self, province: str) -> Rect:
        return self._at(province, map_layout()["ribbon"])

    def province_at(self, at: tuple[float, float] | None) -> str:
        """The province under a point, "" for none."""
        if at is None:
            return ""
        names = map_layout()["provinces"]
        return next((name for name in names if self.cell(name).collidepoint(at)), "")

    def plaque_at(self, province: str, at: tuple[float, float] | None) -> int:
        """The plaque of a province under a point, -1 for none."""
        if not province or at is None:
            return -1
        positions = range(len(map_layout()["plaques"]))
        return next((n for n in positions if self.plaque(province, n).collidepoint(at)), -1)

    # --- what can be pointed at ---------------------------------------------------------------------------

    def region(self) -> Rect:
        return self.desk.plan.board

    def key(self) -> object:
        s, desk = self.desk.view.state, self.desk
        colors = tuple(general.color for general in s.generals)
        return tuple(s.kamons), tuple(s.gates), colors, s.phase, desk.pointed, desk.plaque, self.within_reach()

    def within_reach(self) -> frozenset[str] | None:
        """The provinces that the one who looks can take now, or pays for; None while nobody asks for one."""
        decision, g = self.desk.view.decision, self.desk.view
        if self.desk.asks == "campaign" and decision is not None:
            return frozenset(option[1] for option in decision.options if option[0] == "province")
        if self.desk.asks == "pay":
            top = g.state.stack[-1]
            return frozenset([g.board.provinces[top.province].id]) if isinstance(top, Campaign) else frozenset()
        return None

    def spots(self) -> list[Spot]:
        found, s = [], self.desk.view.state
        for province in self.desk.view.board.provinces:
            id = province.id
            found.append(Spot(f"province:{id}", self.cell(id).inflate(-14, -14), self._tip(id)))
            found.append(Spot("", self.lantern(id), self._majority(id)))
            found.append(Spot("", self.tile(id).inflate(8, 8), self._gate(id)))
            for position, number in enumerate(province.positions):
                tip = t("shitenno.tip.position", n=number)
                place = f"position:{id}:{position}"
                if position < len(s.kamons[province.index]):
                    seat, gold = owner(s.kamons[province.index][position])
                    said = "shitenno.tip.kamon_gold" if gold else "shitenno.tip.kamon"
                    tip = t(said, name=self.desk.name(seat)) + "\n" + tip
                    place = f"kamon:{id}:{position}"
                found.append(Spot(place, self.plaque(id, position), tip))
        return found

    def _tip(self, id: str) -> str:
        """What a province needs now."""
        g = self.desk.view
        province = g.board.provinces[g.board.index[id]]
        taken = len(g.state.kamons[province.index])
        head = f"{{b}}{province_name(id)}{{/b}}"
        if taken == len(province.positions):
            return head + "\n" + t("shitenno.tip.full")
        own, a, other, b = need_of(g, province.index)
        needs = All([troop_noun(own, a)] + [troop_noun(other, b)] * bool(b))
        return head + "\n" + t("shitenno.tip.needs", needs=needs, n=province.positions[taken])

    def _majority(self, id: str) -> str:
        g = self.desk.view
        seat, tied = majority(g, g.board.index[id])
        if seat < 0:
            return t("shitenno.tip.nobody", n=g.board.majority)
        said = "shitenno.tip.tied" if tied else "shitenno.tip.dominates"
        return t(said, name=self.desk.name(seat), n=g.board.majority)

    def _gate(self, id: str) -> str:
        g = self.desk.view
        i = g.board.index[id]
        gate = g.state.gates[i]
        if not gate or hidden(gate[-1]):
            return t("shitenno.tip.bare", troop=troop_noun(g.board.provinces[i].troop))
        return t("shitenno.tip.gate", troop=troop_noun(gate[-1].partition(":")[0]), n=len(gate))

    # --- drawing ------------------------------------------------------------------------------------------

    def draw_ground(self, canvas: Canvas) -> None:
        art.draw(canvas, f"shitenno/map_{canvas.theme.side}", self.desk.plan.board, "stretch")

    def draw(self, canvas: Canvas) -> None:
        for province in self.desk.view.board.provinces:
            self._draw_name(canvas, province.id)
            self._draw_gate(canvas, province.index, province.id)
            self._draw_kamons(canvas, province.index, province.id)
        self._draw_reach(canvas)

    def _draw_reach(self, canvas: Canvas) -> None:
        """The next plaque of what can be taken glows; what is closed or out of reach lies in shadow."""
        reach, g = self.within_reach(), self.desk.view
        if reach is None:
            return
        for province in g.board.provinces:
            if province.id in reach:
                free = self.plaque(province.id, len(g.state.kamons[province.index]))
                draw.rounded(canvas, free.inflate(8, 8), None, Colour(255, 244, 200, 210), 5, 8)
                draw.rounded(canvas, free.inflate(3, 3), None, canvas.theme.glow, 3, 6)
            elif province.id != self.desk.pointed:
                draw.rounded(canvas, self.cell(province.id).inflate(-6, -6), SHADOW, None, 0, 6)

    def _draw_name(self, canvas: Canvas, id: str) -> None:
        place = self.ribbon(id)
        lit = id == self.desk.pointed
        paper = canvas.theme.hover if lit else canvas.theme.paper
        draw.ribbon(canvas, place.inflate(0, 4), paper, canvas.theme.ink)
        room = place.inflate(-place.h, 8)
        text.draw(
            canvas, province_name(id), room, "display", 25 * self.desk.plan.unit, None, "center", "middle", wrap=False
        )

    def _draw_gate(self, canvas: Canvas, i: int, id: str) -> None:
        gate = self.desk.view.state.gates[i]
        for below in range(len(gate) - 1, 0, -1):
            draw.rounded(canvas, self.tile(id, below), LIGHT, INK, 1.5, 7)
        if gate and hidden(gate[-1]):  # what comes to light under a tile that is still in the air
            draw.rounded(canvas, self.tile(id), LIGHT, INK, 1.5, 7)
        elif gate:
            art.draw(canvas, f"shitenno/tile_{gate[-1].partition(':')[0]}", self.tile(id))

    def _draw_kamons(self, canvas: Canvas, i: int, id: str) -> None:
        g = self.desk.view
        for position, kamon in enumerate(g.state.kamons[i]):
            seat, gold = owner(kamon)
            picture = f"shitenno/kamon_{'gold_' if gold else ''}{g.state.generals[seat].color}"
            if (id, position) == (self.desk.pointed, self.desk.plaque):  # the number under it shows
                faded(canvas, picture, self.kamon(id, position), 0.3)
            else:
                art.draw(canvas, picture, self.kamon(id, position))
        seat, _ = majority(g, i)
        if seat >= 0:
            place = self.holder(id)
            draw.crest_disc(canvas, g.state.generals[seat].color, place.center, place.w / 2)
        if len(g.state.kamons[i]) == len(g.board.provinces[i].positions):
            last = self.plaque(id, 0).union(self.plaque(id, len(g.state.kamons[i]) - 1))
            cloud = Rect(last.x - 4, last.bottom - 2, last.w + 8, 9 * self.desk.plan.unit)
            draw.rounded(canvas, cloud, canvas.theme.gold, INK, 1.5, 5)
