"""The mat under the map: the hall in Edo in even years, the camp in odd ones."""

from yedo.tables.shitenno.camp import Camp
from yedo.tables.shitenno.hall import Hall
from yedo.tables.shitenno.part import Desk, Part, Rect, Spot
from yedo.ui import draw
from yedo.ui.canvas import Canvas


class Mat(Part):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.hall, self.camp = Hall(desk), Camp(desk)

    @property
    def now(self) -> Hall | Camp:
        return self.hall if self.desk.view.state.phase == "even" else self.camp

    def region(self) -> Rect:
        return self.desk.plan.mat.inflate(4, 4)

    def key(self) -> object:
        return self.desk.view.state.phase, self.now.key()

    def spots(self) -> list[Spot]:
        return self.now.spots()

    def draw(self, canvas: Canvas) -> None:
        self.now.draw(canvas)
        draw.rounded(canvas, self.desk.plan.mat, None, canvas.theme.ink, 2.5, 4)
