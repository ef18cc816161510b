"""Bots play Shitenno for an audience, with captions."""

import time
from typing import TYPE_CHECKING, Any

from engine.core.kind import SeatFacts
from engine.shitenno.kind import KIND
from yedo.scenes.told_demo import ToldDemo
from yedo.session import Step, begin
from yedo.shot import ShotOptions, shot
from yedo.tables.shitenno import captions
from yedo.ui.canvas import Canvas
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App


class Demo(ToldDemo):
    seal_rim = 14
    size, wrap = 27, True
    shrinks = (0.5, 0.5, 0.6)

    def __init__(self, app: "App", seed: int | None = None, speed: float = 1.0) -> None:
        seed = seed if seed is not None else time.time_ns() % 1_000_000
        config = captions.demo_config(seed)
        session, side = begin(KIND, config, app.call_soon), ("day", "night")[seed % 2]
        super().__init__(app, session, captions.Captions(), captions.first(config), side, seed, speed)

    def next_game(self) -> "Demo":
        return Demo(self.app, self.seed + 1, self.pace)

    def say_result(self) -> None:
        self.caption = captions.result(self.session.game)

    def told_of(self, step: Step) -> Any:
        return self.desk.view

    def seat_label(self, facts: SeatFacts) -> str:
        return t("shitenno.demo.seat", name=facts.name, n=facts.score)

    def invitation(self) -> str:
        return t("shitenno.demo.take_seat")

    def draw_result(self, page: Canvas) -> None:
        game = self.session.game
        generals = [game.state.generals[seat] for seat in KIND.result(game).ranking]
        self.draw_ranking(page, t("demo.over"), [(each.color, each.name, str(each.points)) for each in generals])


def _watched(app: "App", options: ShotOptions, answers: int) -> Demo:
    demo = Demo(app, options.seed)
    demo.run(options.side, answers)
    return demo


@shot("shitenno_demo")
def shot_demo(app: "App", options: ShotOptions) -> None:
    _watched(app, options, 150)


@shot("shitenno_demo_over")
def shot_demo_over(app: "App", options: ShotOptions) -> None:
    _watched(app, options, 10_000)


@shot("shitenno_demo_offer")
def shot_demo_offer(app: "App", options: ShotOptions) -> None:
    _watched(app, options, 60).offer()
