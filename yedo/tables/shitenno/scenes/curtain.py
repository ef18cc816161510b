"""The curtain between two generals at one screen. In the even year the hall hangs on it with the lot on its way: all of
that lies open, so most answers need one glance at the hand."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.shitenno.game import Shitenno
from engine.shitenno.kind import KIND
from yedo.replaying import PUBLIC
from yedo.scenes.curtain import PICTURE, ROUNDEL, Curtain
from yedo.shot import ShotOptions, shot
from yedo.tables import table_of
from yedo.tables.shitenno.hall import Hall
from yedo.tables.shitenno.part import Rect
from yedo.ui import draw
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

if TYPE_CHECKING:
    from yedo.app import App

MAT = (1560.0, 246.0)
LEAST = 150.0  # a lower mat says nothing


class LotCurtain(Curtain):
    def __init__(
        self, app: "App", clan: str, who: str, lifted: Callable[[], object] | None, private: bool, view: Shitenno
    ) -> None:
        super().__init__(app, clan, who, lifted, private)
        self.hall = Hall(table_of(KIND.id).desk(view, PUBLIC, 0, []))

    @property
    def offered(self) -> bool:
        """Whether a lot is on its way, or two lie there to choose from."""
        return self.hall.desk.view.state.phase == "even" and (bool(self.hall.queue()) or self.hall.choosing)

    def _draw_cloth(self, canvas: Canvas) -> None:
        super()._draw_cloth(canvas)
        if not self.offered:
            return
        grow = max(canvas.width / PICTURE[0], canvas.height / PICTURE[1])
        above = canvas.height / 2 + (ROUNDEL[1] - PICTURE[1] / 2 - ROUNDEL[2]) * grow - 40
        mat = Rect(0, 16, min(MAT[0], canvas.width - 60), min(MAT[1] * grow, above))
        if mat.h < LEAST:
            return
        mat.centerx = canvas.width / 2
        self.hall.desk.plan = replace(self.hall.desk.plan, mat=mat)
        draw.rounded(canvas, mat.inflate(10, 10).move(0, 5), Colour(20, 14, 10, 120), None, 0, 6)
        self.hall.draw(canvas)
        draw.rounded(canvas, mat.inflate(6, 6), None, canvas.theme.ink, 4, 5)


@shot("shitenno_curtain")
def shot_curtain(app: "App", options: ShotOptions) -> None:
    from yedo.tables.shitenno.shots import session_at

    session = next(filter(None, (session_at(4, seed, "answer") for seed in range(options.seed, options.seed + 40))))
    assert session.decision is not None
    seat = session.game.state.generals[session.decision.player]
    app.open("title")
    app.push(LotCurtain(app, seat.color, seat.name, None, False, session.game.view(PUBLIC)))
