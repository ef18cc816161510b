"""The hall of fame: what has been played on this machine, in figures and one chart."""

from typing import TYPE_CHECKING

import pygame

from engine.core.words import has
from engine.yedo.cards.table import standard_cards
from yedo import fame, hall, scenes
from yedo.fame import Bar, Figures, Together
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.tables.yedo.new_game import LEVELS, MOODS
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import day, decimal, t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect

PAGE = (1460, 800)  # fits the smallest logical window
GAP = 22
ROW = 40


class HallOfFame(Scene):
    """`entries` is for pictures and tests; otherwise the file is read."""

    def __init__(self, app: "App", entries: list[hall.Entry] | None = None) -> None:
        super().__init__(app)
        self.trouble: str | None = None
        if entries is None:
            entries, self.trouble = hall.load()
        self.figures: Figures = fame.figures(entries)
        self.sheet = Rect(0, 0, 0, 0)
        self.begin: Button | None = None

    def enter(self) -> None:
        if self.trouble:
            self.app.notice(self.trouble)

    def build(self) -> None:
        self.done = self.group.add(Button(t("common.back"), self.app.pop, "primary", size=24))
        self.begin = None
        if not self.figures.games and scenes.has("setup"):
            action = Button(t("title.new_game"), lambda: self.app.open("setup"), icon="icons/play", size=26)
            self.begin = self.group.add(action)

    def layout(self, width: float, height: float) -> None:
        self.sheet = Rect(0, 0, min(width - 40, 1720), min(height - 30, 980))
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-84, -60)
        self.done.rect.update(inner.right - 200, inner.y, 200, 58)
        if self.begin is not None:
            self.begin.rect.update(self.sheet.centerx - 160, self.sheet.centery + 150, 320, 64)
        body = Rect(inner.x, inner.y + 84, inner.w, inner.h - 84)
        third = (body.w - 2 * GAP) / 3
        upper = body.h * 0.52
        self.boxes = {
            "games": Rect(body.x, body.y, third, upper),
            "best": Rect(body.x + third + GAP, body.y, third, upper),
            "missions": Rect(body.x + 2 * (third + GAP), body.y, third, upper),
            "chart": Rect(body.x, body.y + upper + GAP, third * 2 + GAP, body.h - upper - GAP),
            "together": Rect(body.x + 2 * (third + GAP), body.y + upper + GAP, third, body.h - upper - GAP),
        }

    # --- drawing -------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, "scenes/title")
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        heading = Rect(self.sheet.x + 42, self.sheet.y + 26, self.sheet.w - 320, 70)
        text.draw(canvas, t("title.fame"), heading, "display", 50, valign="middle", wrap=False)
        if self.figures.games:
            for name, box in self.boxes.items():
                inside = self._box(canvas, name, box)
                getattr(self, f"_draw_{name}")(canvas, inside)
        else:
            self._draw_empty(canvas)
        self.group.draw(canvas)

    def _box(self, canvas: Canvas, name: str, box: Rect) -> Rect:
        """A sheet with its title; the room below that."""
        panel(canvas, box, "plain")
        title = Rect(box.x + 20, box.y + 10, box.w - 40, 42)
        text.draw(canvas, t(f"fame.{name}"), title, "display", 27, canvas.theme.heading, valign="middle", wrap=False)
        draw.brush_line(canvas, (title.x, title.bottom), title.w, canvas.theme.gold_deep)
        return Rect(box.x + 20, title.bottom + 10, box.w - 40, box.bottom - title.bottom - 22)

    def _draw_empty(self, canvas: Canvas) -> None:
        theme, middle = canvas.theme, self.sheet.center
        for number, clan in enumerate(theme.clan):
            draw.crest_disc(canvas, clan, (middle[0] + (number - 2) * 130, middle[1] - 120), 46)
        words = Rect(middle[0] - 420, middle[1] - 30, 840, 150)
        text.draw(canvas, t("fame.empty"), words, "text", 28, None, "center", "middle")

    def _line(self, canvas: Canvas, box: Rect, number: int, left: str, right: str, icon: str = "") -> None:
        """A row of a list: an icon, words, a figure at the right."""
        y = box.y + number * ROW
        x = box.x
        if icon:
            spot = Rect(x, y + 3, 34, 34)
            if canvas.theme.night:
                draw.disc(canvas, spot.center, 18, canvas.theme.on_accent, canvas.theme.ink)
                spot.inflate_ip(-6, -6)
            art.draw(canvas, f"icons/{icon}", spot)
            x += 44
        width = text.measure(canvas, right, "bold", 23)[0] + 6 if right else 0
        text.draw(
            canvas, right, Rect(box.right - width, y, width, ROW), "bold", 23, None, "right", "middle", wrap=False
        )
        room = Rect(x, y, box.right - x - width - 10, ROW)
        text.draw(canvas, left, room, "text", 22, valign="middle", wrap=False, shrink=0.7)

    def _fits(self, box: Rect) -> int:
        return max(0, int(box.h // ROW))

    def _note(self, canvas: Canvas, box: Rect, key: str) -> None:
        text.draw(canvas, t(key), box, "italic", 22, canvas.theme.ink_soft)

    def _draw_games(self, canvas: Canvas, box: Rect) -> None:
        found = self.figures
        self._line(canvas, box, 0, t("fame.played"), str(found.games), "round")
        self._line(canvas, box, 1, t("fame.hours"), decimal(found.hours), "clock")
        rate = found.won / found.with_persons if found.with_persons else 0
        self._line(canvas, box, 2, t("fame.won"), t("fame.of", n=found.won, of=found.with_persons), "trophy")
        draw.progress(canvas, (box.x + 44, box.y + 3 * ROW + 4, box.w - 44, 14), rate, canvas.theme.good)
        rest = Rect(box.x, box.y + 3 * ROW + 34, box.w, box.bottom - box.y - 3 * ROW - 34)
        each = 52
        for number, entry in enumerate(found.against[: max(0, int(rest.h // each))]):
            y = rest.y + number * each
            name = t(f"bot.{entry.bot}") if has(f"bot.{entry.bot}") else entry.bot
            row = Rect(rest.x, y, rest.w, ROW)
            words = t("fame.against", bot=name, n=entry.won, of=entry.games)
            self._line(canvas, row, 0, words, f"{round(100 * entry.rate)} %", "robot")
            draw.progress(canvas, (rest.x + 44, y + ROW - 2, rest.w - 44, 9), entry.rate)

    def _draw_best(self, canvas: Canvas, box: Rect) -> None:
        if not self.figures.best:
            self._note(canvas, box, "fame.no_best")
        each = min(92.0, box.h / max(1, len(self.figures.best)))
        for number, best in enumerate(self.figures.best):
            y = box.y + number * each
            draw.crest_disc(canvas, best.color or "blue", (box.x + 32, y + 38), 30)
            score = Rect(box.right - 130, y, 130, 40)
            text.draw(canvas, f"{best.score} {{icon:pp}}", score, "bold", 30, None, "right", "middle", wrap=False)
            title = Rect(box.x + 80, y, box.w - 216, 40)
            rounds, _, edition = best.mode.partition(" ")
            mode = t("fame.mode", n=rounds) + (f" ({edition})" if edition else "")
            text.draw(
                canvas, f"{mode}: {{b}}{best.name}{{/b}}", title, "text", 24, valign="middle", wrap=False, shrink=0.6
            )
            more = t("fame.mode_more", n=best.games, average=decimal(best.average), date=day(best.date))
            below = Rect(box.x + 80, y + 41, box.w - 80, 30)
            text.draw(canvas, more, below, "italic", 20, canvas.theme.ink_soft, wrap=False, shrink=0.7)

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

    def _draw_chart(self, canvas: Canvas, box: Rect) -> None:
        """A bar for each of the last games, in the clan's colour; a won game wears a star."""
        bars, theme = self.figures.bars, canvas.theme
        if not bars:
            self._note(canvas, box, "fame.no_chart")
            return
        top = max(10, -(-(max(bar.score for bar in bars) + 5) // 10) * 10)
        plot = Rect(box.x + 46, box.y + 22, box.w - 52, box.h - 52)
        for mark in range(0, top + 1, 10 if top <= 60 else 20):
            y = plot.bottom - plot.h * mark / top
            canvas.surface.fill(theme.paper_deep.lerp(theme.ink_soft, 0.4), canvas.rect((plot.x, y, plot.w, 1.5)))
            label = Rect(box.x, y - 14, 38, 28)
            text.draw(canvas, str(mark), label, "text", 18, theme.ink_soft, "right", "middle", wrap=False)
        average = sum(bar.score for bar in bars) / len(bars)
        y = plot.bottom - plot.h * average / top
        canvas.surface.fill(theme.accent, canvas.rect((plot.x, y, plot.w, 2.5)))
        step = plot.w / max(8, len(bars))
        for number, bar in enumerate(bars):
            self._draw_bar(canvas, bar, Rect(plot.x + number * step, plot.y, step, plot.h), top)
        foot = Rect(plot.x, plot.bottom + 4, plot.w, 28)
        said = t("fame.chart_foot", n=len(bars), average=decimal(average))
        text.draw(canvas, said, foot, "italic", 19, theme.ink_soft, valign="middle", wrap=False)

    @staticmethod
    def _draw_bar(canvas: Canvas, bar: Bar, room: Rect, top: int) -> None:
        theme = canvas.theme
        height = max(4.0, room.h * bar.score / top)
        width = min(44.0, room.w * 0.7)
        place = Rect(room.centerx - width / 2, room.bottom - height, width, height)
        colour = theme.clan.get(bar.color, theme.gold)
        draw.rounded(canvas, place, colour, theme.ink, 1.5, 4)
        if bar.won:
            side = min(30.0, width + 6)
            art.draw(canvas, "icons/trophy", Rect(place.centerx - side / 2, place.y - side - 1, side, side))




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
