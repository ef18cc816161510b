"""The end of a game of Yedo: prestige by source, the winner or the goals met together, and the story of the game in
charts."""

import random
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from engine.yedo.game import Yedo
from engine.yedo.kind import KIND
from engine.yedo.say import thing
from yedo import own_numbers
from yedo.scenes import charts
from yedo.scenes.charts import INK
from yedo.scenes.reckoning import Reckoning, Rect, shots
from yedo.session import Session
from yedo.shot import ShotOptions, shot
from yedo.story import story
from yedo.tables.yedo import new_game
from yedo.tables.yedo.scenes.score_charts import columns, source_colour, source_name
from yedo.ui import draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

SUN = (957, 508, 126)  # where the winner's crest rises


class Score(Reckoning):
    game: Yedo

    def __init__(self, app: "App", session: Session | None = None, game: Yedo | None = None) -> None:
        super().__init__(app, session, game)
        self.story = told = story(self.game)
        self.ranking, self.sources, self.amounts, self.scores = told.seats, told.sources, told.by_source, told.scores
        self.own = own_numbers.changed(KIND, self.game)

    def source_name(self, source: str) -> str:
        return source_name(source)

    def source_colour(self, source: str) -> Colour:
        return source_colour(source)

    def said(self) -> str:
        said = t("reckoning.done")
        if self.game.edition.fixed:
            said += f" · {t(f'edition.name.{self.game.edition.name}')}"
        if self.own:
            said += " · " + t("saves.numbers_of_own", what=self.own)
        return said

    def fanfare(self) -> str:
        return "defeat" if self.story.ended == "coop_lost" else "victory"

    def another_deal(self) -> Session | None:
        config = replace(self.game.config, seed=random.SystemRandom().randrange(1, new_game.LARGEST_SEED))
        trouble = new_game.trouble(config)
        if trouble:
            self.app.notice(trouble)
            return None
        return new_game.begin(config, self.app.call_soon)

    def doors(self) -> list[Button]:
        self.evening = Button(t("evening.button"), partial(self.app.open, "evening"), icon="icons/night", size=22)
        return [self.evening]

    def tab_name(self, page: str) -> str:
        return t("reckoning.outcome") if page == "winner" and self.story.coop else super().tab_name(page)

    # --- drawing ------------------------------------------------------------------------------------------

    def draw_winner(self, canvas: Canvas) -> None:
        unit, lost = self.unit, self.story.ended == "coop_lost"
        if lost:
            charts.backdrop(canvas, "scenes/defeat")
        else:
            charts.backdrop(canvas, "scenes/winner", charts.DUSK)
        winner = self.story.winner
        at = self._place(Rect(SUN[0], SUN[1], SUN[2], SUN[2]))
        if self.story.coop:
            self._draw_goals(canvas)
            killed = any(goal["name"] == "kill" and goal["met"] for goal in self.story.goals)
            said = t("reckoning.coop_won" if not lost else "reckoning.coop_short" if killed else "reckoning.coop_lost")
        else:
            draw.disc(canvas, at.topleft, at.w + 12 * unit, canvas.theme.paper, INK, 3)
            draw.crest_disc(canvas, self.color(winner), at.topleft, at.w)
            said = t("reckoning.wins", clan=self.name(winner), n=self.story.scores[winner])
        wide = text.measure(canvas, said, "display", 58 * unit)[0] + 200 * unit
        ribbon = Rect(0, 0, min(canvas.width - 120, wide), 120 * unit)
        ribbon.center = (at.x, self._place(Rect(0, 712, 0, 0)).y)
        self.draw_banner(canvas, ribbon, said, 58 * unit)
        if not self.story.coop:
            self.draw_others(canvas, ribbon, gap=26)

    def _draw_goals(self, canvas: Canvas) -> None:
        """Which of the goals were met."""
        unit = self.unit
        goals = self.story.goals
        sheet = self._place(Rect(110, 150, 700, 60 + 92 * max(1, len(goals))))
        draw.rounded(canvas, sheet, canvas.theme.paper, INK, 3, 16, "hollow")
        for number, goal in enumerate(goals):
            y = sheet.y + (30 + 92 * number) * unit
            icon = "{icon:met}" if goal["met"] else "{icon:missing}"
            name = t(f"reckoning.goal.{goal['name']}")
            value = "" if goal["name"] == "kill" else f" {goal['value']} / {goal['target']}"
            room = Rect(sheet.x + 50 * unit, y, sheet.w - 100 * unit, 84 * unit)
            words = f"{icon} {name}{value}"
            text.draw(canvas, words, room, "text", 36 * unit, None, "left", "middle", wrap=False, shrink=0.6)

    def draw_story(self, canvas: Canvas) -> None:
        unit, paper, told = self.unit, self.paper, self.story
        left, right = self.halves(canvas, 172, (t("reckoning.by_round"), t("reckoning.by_source")))
        lines = [(self.color(seat), [*told.by_round[seat], told.scores[seat]]) for seat in told.seats]
        charts.lines(canvas, lines, left, unit)
        columns(canvas, self.game, told, right, unit)
        room = Rect(paper.x + 10 * unit, paper.bottom - 156 * unit, paper.w - 20 * unit, 84 * unit)
        below = charts.legend(canvas, self.named(), room, 20 * unit) + 10 * unit
        notes = Rect(paper.x + 10 * unit, below, paper.w - 20 * unit, paper.bottom + 30 * unit - below)
        text.draw(canvas, "\n".join(self.notes()), notes, "text", 25 * unit, INK, "left", "top", shrink=0.7)

    def notes(self) -> list[str]:
        """The turning point, the finest mission, how it ended."""
        told = self.story
        found = []
        if told.turning is not None and not told.coop:
            name = self.name(told.winner)
            rounds = len(told.by_round[told.winner])
            if told.turning > rounds:
                found.append(t("reckoning.turned_at_end", clan=name))
            elif told.turning == 1:
                found.append(t("reckoning.led_always", clan=name))
            else:
                found.append(t("reckoning.turned", clan=name, round=told.turning))
        if told.finest is not None:
            clan, card = self.name(told.finest.seat), thing(self.game, told.finest.card)
            found.append(t("reckoning.finest", clan=clan, card=card, n=told.finest.prestige))
        if told.ended == "kill_the_shogun":
            found.append(t("reckoning.killed"))
        return found + [self.times] * bool(self.times)


def finished_game(seed: int, players: int = 4, modules: tuple[str, ...] = ()) -> Yedo:
    """A game that bots have played to its end, for the picture."""
    from engine.yedo import bots
    from engine.yedo.config import standard_game
    from engine.yedo.game import new_game as deal

    config = standard_game(players, seed=seed, modules=list(modules))
    if new_game.COOP in modules:
        config.event_sets = []
    game = deal(config)
    seated = [bots.make("novice", f"{seed}/{seat}") for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.player
        view = game.view(seat)
        game.apply(seated[seat].choose(view, view.decision or game.decision))
    return game


shots("score", lambda app, seed: Score(app, game=finished_game(seed)))


@shot("score_coop")
def shot_coop(app: "App", options: ShotOptions) -> None:
    app.open("title")
    scene = app.push(Score(app, game=finished_game(options.seed, 3, (new_game.COOP,))))
    assert isinstance(scene, Score)
    scene.turn("winner")
