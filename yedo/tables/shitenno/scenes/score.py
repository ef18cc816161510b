"""The end of a game of Shitenno: points by source, the winner before the Shogun, and the story of the game."""

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.words import Noun, t
from engine.shitenno.control import majority
from engine.shitenno.game import Shitenno
from engine.shitenno.kind import KIND
from engine.shitenno.score import SOURCES
from yedo.scenes import charts
from yedo.scenes.charts import INK
from yedo.scenes.reckoning import PAPER, Reckoning, Rect, shots
from yedo.session import Session, begin
from yedo.tables.shitenno.new_game import LARGEST_SEED
from yedo.tables.shitenno.part import owner
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

if TYPE_CHECKING:
    from yedo.app import App

COLOURS = {"positions": "#b5341f", "titles": "#d9b45c", "majorities": "#1f4d72", "hand": "#3f6b57"}


class Score(Reckoning):
    game: Shitenno

    def __init__(self, app: "App", session: Session | None = None, game: Shitenno | None = None) -> None:
        super().__init__(app, session, game)
        self.result = found = KIND.result(self.game)
        self.ranking, self.sources = found.ranking, SOURCES
        self.amounts, self.scores = dict(enumerate(found.sources)), dict(enumerate(found.scores))

    @property
    def winner(self) -> int:
        return self.ranking[0]

    def source_name(self, source: str) -> str:
        return t(f"shitenno.source.{source}")

    def source_colour(self, source: str) -> Colour:
        return Colour(COLOURS[source])

    def source_tip(self, source: str, amount: int) -> str:
        return t("shitenno.sheet.source", source=f"{{b}}{self.source_name(source)}{{/b}}", n=amount)

    def said(self) -> str:
        return t("shitenno.score.done")

    def coin(self, source: str) -> str:
        return "majority" if source == "majorities" else "coin"

    def another_deal(self) -> Session:
        config = replace(self.game.config, seed=random.SystemRandom().randrange(1, LARGEST_SEED))
        return begin(KIND, config, self.app.call_soon)

    def measure(self, grow: float) -> float:
        return min(grow, self.paper.w / PAPER.w)

    # --- drawing ------------------------------------------------------------------------------------------

    def draw_legend(self, canvas: Canvas, room: Rect) -> None:
        charts.legend(canvas, self.named(), room, 24 * self.unit, self.now)

    def draw_winner(self, canvas: Canvas) -> None:
        unit = self.unit
        art.backdrop(canvas, "shitenno/title")
        draw.shade(canvas, 0.35)
        tall = min(canvas.height - 330 * unit, canvas.width * 0.5)
        picture = Rect(0, 0, tall * 16 / 9, tall)
        picture.midtop = (canvas.width / 2, 40 * unit)
        draw.rounded(canvas, picture.inflate(28 * unit, 28 * unit), canvas.theme.gold, INK, 3, 14)
        art.draw(canvas, f"shitenno/victory_{self.color(self.winner)}", picture, "cover")
        said = t("shitenno.score.wins", name=self.name(self.winner), n=self.result.scores[self.winner])
        width = text.measure(canvas, said, "display", 54 * unit)[0] + 200 * unit
        ribbon = Rect(0, 0, min(canvas.width - 120, width), 108 * unit)
        ribbon.center = (canvas.width / 2, picture.bottom + 22 * unit)
        self.draw_banner(canvas, ribbon, said, 54 * unit)
        self.draw_others(canvas, ribbon)

    def draw_story(self, canvas: Canvas) -> None:
        unit, paper = self.unit, self.paper
        left, right = self.halves(canvas, 150, (t("shitenno.score.by_turn"), t("shitenno.score.provinces")))
        lines = [(self.color(seat), [*self.result.by_round[seat], self.scores[seat]]) for seat in self.ranking]
        charts.lines(canvas, lines, left, unit, 10)
        self._draw_provinces(canvas, Rect(right.x, right.y + 4 * unit, right.w, right.h - 4 * unit))
        low = paper.bottom - 142 * unit
        notes = Rect(paper.x + 10 * unit, low + 12 * unit, paper.w - 20 * unit, paper.bottom - low)
        text.draw(canvas, "\n".join(self.notes()), notes, "text", 25 * unit, INK, "left", "top", shrink=0.7)

    def _draw_provinces(self, canvas: Canvas, room: Rect) -> None:
        """Who holds each province, with the Kamons as they stand."""
        unit, g = self.unit, self.game
        tall = room.h / len(g.board.provinces)
        for province in g.board.provinces:
            y = room.y + province.index * tall
            name = Rect(room.x, y, room.w * 0.3, tall)
            words = t("shitenno.name", what=Noun("shitenno.province", province.id))
            text.draw(canvas, words, name, "text", 24 * unit, INK, "left", "middle", wrap=False, shrink=0.6)
            side = min(tall - 4 * unit, 50 * unit)
            for n, kamon in enumerate(g.state.kamons[province.index]):
                seat, gold = owner(kamon)
                color = self.color(seat)
                place = Rect(name.right + n * (side + 4 * unit), y + (tall - side) / 2, side, side)
                art.draw(canvas, f"shitenno/kamon_{'gold_' if gold else ''}{color}", place)
            seat, tied = majority(g, province.index)
            if seat >= 0:
                told = t("shitenno.score.tied" if tied else "shitenno.score.holds", name=self.name(seat))
                rest = Rect(
                    name.right + 4 * (side + 4 * unit) + 8 * unit,
                    y,
                    room.right - name.right - 4 * (side + 4 * unit) - 8 * unit,
                    tall,
                )
                text.draw(canvas, told, rest, "text", 22 * unit, INK, "left", "middle", wrap=False, shrink=0.6)

    def notes(self) -> list[str]:
        """Why it ended, and when the winner took the lead for good."""
        found = [t(f"shitenno.score.ended_{self.result.ended_by}")]
        turn = self.turning()
        if turn is not None:
            turns = len(self.result.by_round[self.winner])
            key = "turned_at_end" if turn > turns else "led_always" if turn == 1 else "turned"
            found.append(t(f"shitenno.score.{key}", name=self.name(self.winner), n=turn))
        first, second = (self.result.scores[seat] for seat in self.result.ranking[:2])
        if first == second:
            found.append(t("shitenno.score.tie", name=self.name(self.winner)))
        return found + [self.times] * bool(self.times)

    def turning(self) -> int | None:
        """The turn after which the winner led for good; one past the last is the count."""
        rounds = len(self.result.by_round[self.winner])
        for turn in range(rounds, 0, -1):
            rivals = [self.result.by_round[seat][turn - 1] for seat in self.result.ranking[1:]]
            if self.result.by_round[self.winner][turn - 1] <= max(rivals):
                return turn + 1
        return 1 if rounds else None


def finished_game(seed: int, players: int = 4) -> Shitenno:
    """A game that bots have played to its end, for the picture."""
    from yedo.tables.shitenno.shots import session_at

    session = session_at(players, seed)
    assert session is not None
    found: Shitenno = session.game
    return found


shots("shitenno_score", lambda app, seed: Score(app, game=finished_game(seed)))
