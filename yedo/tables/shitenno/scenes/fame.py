"""Shitenno's page of the hall of fame: the provinces that persons have dominated most often."""

from typing import TYPE_CHECKING

from engine.core.words import Noun, t
from engine.shitenno.board import standard_board
from engine.shitenno.config import NAMES
from engine.shitenno.kind import KIND
from yedo import hall
from yedo.scenes.fame import GAP, HallOfFame, Rect
from yedo.shot import ShotOptions, shot
from yedo.ui.canvas import Canvas

if TYPE_CHECKING:
    from yedo.app import App


class ShitennoFame(HallOfFame):
    def mode(self, rounds: str) -> str:
        return t("shitenno.fame.mode", n=int(rounds))

    def places(self, body: Rect) -> dict[str, Rect]:
        third, upper = (body.w - 2 * GAP) / 3, body.h * 0.52
        return {
            "games": Rect(body.x, body.y, third, upper),
            "best": Rect(body.x + third + GAP, body.y, third, upper),
            "provinces": Rect(body.x + 2 * (third + GAP), body.y, third, upper),
            "chart": Rect(body.x, body.y + upper + GAP, body.w, body.h - upper - GAP),
        }

    def _draw_provinces(self, canvas: Canvas, box: Rect) -> None:
        if not self.figures.missions:
            self._note(canvas, box, "shitenno.fame.no_provinces")
        known = standard_board().index
        rows = [(id, n) for id, n in self.figures.missions if id in known][: self._fits(box)]
        for number, (id, count) in enumerate(rows):
            words = t("shitenno.name", what=Noun("shitenno.province", id))
            self._line(canvas, box, number, words, t("shitenno.fame.times", n=count), "shitenno/icon_majority")


def examples() -> list[hall.Entry]:
    """A season of games, for a picture."""
    board = standard_board()
    ids, entries = [province.id for province in board.provinces], []
    for n in range(18):
        mine = 52 + (n * 17) % 41
        theirs = [("samurai", 50 + (n * 11) % 38), ("novice", 41 + (n * 5) % 27)][: 1 + n % 2]
        scores = sorted([mine, *(score for _, score in theirs)], reverse=True)
        held = [ids[(n * 3 + k * k) % len(ids)] for k in range(1 + n % 4)]
        general = board.generals[n % 2 * 2]
        players = [hall.Place(NAMES[general], general, "human", mine, scores.index(mine) + 1, held)]
        for (bot, score), other in zip(theirs, ("sakakibara", "ii"), strict=False):
            players.append(hall.Place(NAMES[other], other, bot, score, scores.index(score) + 1))
        turns = board.turns(len(players))
        entry = hall.Entry(1.79e9 + n * 86400.0, players, turns - 1, "stock", [], 3000.0, length=turns, game=KIND.id)
        entries.append(entry)
    return entries


@shot("shitenno_fame")
def shot_fame(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("fame", game=KIND.id, entries=examples())


@shot("shitenno_fame_empty")
def shot_fame_empty(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("fame", game=KIND.id, entries=[])
