"""Yedo's page of the hall of fame: favourite missions, and the records of Shogun Must Die."""

from typing import TYPE_CHECKING

from engine.yedo.cards.table import standard_cards
from yedo import fame, hall
from yedo.fame import Together
from yedo.scenes.fame import GAP, HallOfFame, Rect
from yedo.shot import ShotOptions, shot
from yedo.tables.yedo.new_game import LEVELS, MOODS
from yedo.ui import draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App


class YedoFame(HallOfFame):
    score_sign = " {icon:pp}"
    chart_foot = "fame.chart_foot"

    def mode(self, rounds: str) -> str:
        return t("fame.mode", n=rounds)

    def places(self, body: Rect) -> dict[str, Rect]:
        third, upper = (body.w - 2 * GAP) / 3, body.h * 0.52
        records = body.w * 0.43  # a column for every level
        return {
            "games": Rect(body.x, body.y, third, upper),
            "best": Rect(body.x + third + GAP, body.y, third, upper),
            "missions": Rect(body.x + 2 * (third + GAP), body.y, third, upper),
            "chart": Rect(body.x, body.y + upper + GAP, body.w - records - GAP, body.h - upper - GAP),
            "together": Rect(body.right - records, body.y + upper + GAP, records, body.h - upper - GAP),
        }

    def _draw_missions(self, canvas: Canvas, box: Rect) -> None:
        if not self.figures.missions:
            self._note(canvas, box, "fame.no_missions")
        known = standard_cards()
        for number, (id, count) in enumerate(self.figures.missions[: self._fits(box)]):
            card = known.get(id)
            icon = f"mission_{card.color}" if card is not None else "mission"
            self._line(canvas, box, number, card.title if card is not None else id, f"{count} ×", icon)

    def _draw_together(self, canvas: Canvas, box: Rect) -> None:
        if not self.figures.together:
            self._note(canvas, box, "fame.no_together")
            return
        records = {(record.mood, record.level, record.alone): record for record in self.figures.together}
        foot = Rect(box.x, box.bottom - 24, box.w, 26)
        text.draw(canvas, t("fame.record_foot"), foot, "italic", 18, canvas.theme.ink_soft, valign="middle", shrink=0.7)
        names, head, gap = 100.0, 30.0, 5.0
        wide = (box.w - names) / len(LEVELS)
        tall = (box.h - head - foot.h) / len(MOODS)
        for column, level in enumerate(LEVELS):
            place = Rect(box.x + names + column * wide, box.y, wide, head)
            text.draw(canvas, t(f"level.{level}"), place, "italic", 20, None, "center", "middle", wrap=False)
        for row, mood in enumerate(MOODS):
            y = box.y + head + row * tall
            place = Rect(box.x, y, names - gap, tall - gap)
            text.draw(canvas, t(f"mood.{mood}"), place, "text", 21, valign="middle", wrap=False, shrink=0.7)
            for column, level in enumerate(LEVELS):
                cell = Rect(box.x + names + column * wide, y, wide - gap, tall - gap)
                found = [records.get((mood, level, alone)) for alone in (True, False)]
                self._draw_record(canvas, cell, found)

    @staticmethod
    def _draw_record(canvas: Canvas, cell: Rect, found: list[Together | None]) -> None:
        """One mood at one level: alone above, together below; a won one is gold."""
        theme = canvas.theme
        won = any(record is not None and record.won for record in found)
        paper, edge = theme.snow if any(found) else theme.paper_deep, theme.gold if won else theme.ink_soft
        draw.rounded(canvas, cell, paper, edge, 3 if won else 1.5, 8)
        for line, (icon, record) in enumerate(zip(("human", "coop"), found, strict=True)):
            if record is None:
                continue
            place = Rect(cell.x + 4, cell.y + line * cell.h / 2, cell.w - 8, cell.h / 2)
            words = f"{{icon:{icon}}} " + t("fame.record", n=record.won, of=record.games, best=record.best)
            text.draw(canvas, words, place, "bold", 19, None, "center", "middle", wrap=False, shrink=0.6)


def examples() -> list[hall.Entry]:
    """A season of games, for a picture."""
    missions = ["M021", "M003", "M044", "M036", "M011", "M070", "M023"]
    entries = []
    for n in range(18):
        mine = 18 + (n * 7) % 23
        theirs = [("samurai", 16 + (n * 11) % 22), ("novice", 9 + (n * 5) % 17)]
        scores = sorted([mine, *(score for _, score in theirs)], reverse=True)
        players = [hall.Place("Abe" if n % 3 else "Kiyomi", "blue" if n % 3 else "purple", "human", mine,
                              scores.index(mine) + 1, missions[: 2 + n % 5])]  # fmt: skip
        for (bot, score), color in zip(theirs, ("red", "green"), strict=True):
            players.append(hall.Place(color.title(), color, bot, score, scores.index(score) + 1))
        entries.append(hall.Entry(1.79e9 + n * 86400.0, players, (6, 8, 11)[n % 3], "rounds", [], 4000.0))
    for n, (mood, level) in enumerate((mood, level) for mood in MOODS for level in LEVELS):
        for people in (1, 3):
            if (n + people) % 4 == 0:
                continue
            won = (n * people) % 3 != 2
            clans = [("Abe", "blue"), ("Kiyomi", "purple"), ("Date", "green")][:people]
            players = [hall.Place(name, color, "human", 21 + n, 1, ["M021"]) for name, color in clans]
            entry = hall.Entry(1.8e9 + n, players, 7, "coop_won" if won else "coop_lost", [fame.COOP], 2400.0)
            entry.mood, entry.level = mood, level
            entries.append(entry)
    return entries


@shot("fame")
def shot_fame(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("fame", entries=examples())


@shot("fame_empty")
def shot_fame_empty(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("fame", entries=[])
