"""Bots play Yedo for an audience, with captions."""

import time
from typing import TYPE_CHECKING

from engine.core.kind import SeatFacts
from yedo.help.captions import Caption
from yedo.scenes.told_demo import ToldDemo
from yedo.shot import ShotOptions, shot
from yedo.tables.yedo import new_game
from yedo.tables.yedo.help import captions
from yedo.tables.yedo.help.programme import about, at_the_table, demo_config
from yedo.tables.yedo.part import Rect
from yedo.ui import art
from yedo.ui.canvas import Canvas
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App


class Demo(ToldDemo):
    def __init__(self, app: "App", seed: int | None = None, speed: float = 1.0) -> None:
        seed = seed if seed is not None else time.time_ns() % 1_000_000
        config = demo_config(seed)
        first = Caption(t("demo.heading"), "icons/demo", about(config), at_the_table(config), "")
        session = new_game.begin(config, app.call_soon)
        super().__init__(app, session, captions.Captions(), first, config.side, seed, speed)

    def next_game(self) -> "Demo":
        return Demo(self.app, self.seed + 1, self.pace)

    def say_result(self) -> None:
        self.caption = captions.result(self.session.game)

    def seat_label(self, facts: SeatFacts) -> str:
        return t("demo.seat", clan=facts.name, n=facts.score)

    def draw_result(self, page: Canvas) -> None:
        """After a game together the goals stand beneath the ranking."""
        game = self.session.game
        found = game.result()
        clans = [game.state.clans[seat] for seat in found["ranking"] if seat != game.outsider]
        goals = list(found.get("goals", ()))
        rows = [(clan.color, clan.name, f"{clan.pp} {{icon:pp}}") for clan in clans]
        row = self.draw_ranking(page, self._outcome(), rows, 24 + 50 * len(goals) if goals else 0)
        row.update(row.x, row.y + 12, row.w, 44)
        for goal in goals:
            art.draw(page, "icons/met" if goal["met"] else "icons/missing", Rect(row.x + 10, row.y + 6, 32, 32))
            so_far = "" if goal["name"] == "kill" else f"{goal['value']} / {goal['target']}"
            self.draw_row(page, row, t(f"coop.goal.{goal['name']}"), so_far, 26)
            row.y += 50

    def _outcome(self) -> str:
        ended = self.session.game.state.ended
        return t(f"demo.{ended}" if ended.startswith("coop") else "demo.over")


def _watched(app: "App", seed: int, side: str, answers: int) -> Demo:
    demo = Demo(app, seed)
    demo.run(side, answers)
    return demo


@shot("demo")
def shot_demo(app: "App", options: ShotOptions) -> None:
    _watched(app, options.seed, options.side, 150)


@shot("demo_coop")
def shot_demo_coop(app: "App", options: ShotOptions) -> None:
    _watched(app, 3 * options.seed + 2, options.side, 120)


@shot("demo_over")
def shot_demo_over(app: "App", options: ShotOptions) -> None:
    _watched(app, options.seed, options.side, 10_000)


@shot("demo_offer")
def shot_demo_offer(app: "App", options: ShotOptions) -> None:
    _watched(app, options.seed, options.side, 60).offer()
