"""A sheet over the table: what happened since one's last turn, or how a round ended. Any click or key closes it."""

from engine.yedo.game import Yedo
from yedo.table.log import Line
from yedo.table.part import Desk, Rect
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import t

WIDE = 760
MOST = 22  # lines


class Summary:
    """`rows` are (icon, words) or, with columns, (icon, words, numbers)."""

    def __init__(self, desk: Desk, title: str, rows: list[tuple[str, str, list[str]]], heads: list[str]) -> None:
        self.desk, self.title, self.rows, self.heads = desk, title, rows, heads

    def draw(self, canvas: Canvas) -> None:
        width, height = self.desk.plan.size
        draw.shade(canvas, 0.4)
        numbers = len(self.heads) * 110
        heights = [
            max(32.0, text.measure(canvas, words, "text", 21, WIDE - 140 - numbers)[1] + 8) for _, words, _ in self.rows
        ]
        head = 96 if self.heads else 76
        sheet = Rect(0, 0, WIDE, min(height - 40, head + sum(heights) + 40))
        sheet.center = (width / 2, height / 2)
        panel(canvas, sheet)
        title = Rect(sheet.x + 40, sheet.y + 16, sheet.w - 80, 50)
        text.draw(canvas, self.title, title, "display", 32, canvas.theme.heading, "center", "middle", wrap=False)
        for n, words in enumerate(self.heads):
            place = Rect(sheet.right - 40 - numbers + n * 110, sheet.y + 66, 106, 28)
            text.draw(canvas, words, place, "italic", 19, canvas.theme.ink_soft, "center", "middle", wrap=False)
        y = sheet.y + head
        for (icon, words, values), tall in zip(self.rows, heights, strict=True):
            if y + tall > sheet.bottom - 16:
                break
            art.draw(canvas, f"icons/{icon}", Rect(sheet.x + 44, y + 2, 28, 28))
            area = Rect(sheet.x + 84, y, sheet.w - 128 - numbers, tall)
            text.draw(canvas, words, area, "text", 21, None, "left", "middle", shrink=0.9)
            for n, value in enumerate(values):
                place = Rect(sheet.right - 40 - numbers + n * 110, y, 106, tall)
                text.draw(canvas, value, place, "bold", 22, None, "center", "middle", wrap=False)
            y += tall


def since_last_turn(desk: Desk, lines: list[Line]) -> Summary:
    """The newest lines of the log since the viewer last answered."""
    rows: list[tuple[str, str, list[str]]] = [
        (f"crest_{line.color}" if line.color else line.icon, line.words, []) for line in lines[-MOST:] if not line.head
    ]
    if not rows:
        rows = [("log", t("table.nothing_new"), [])]
    return Summary(desk, t("table.since"), rows, [])


def end_of_round(desk: Desk, view: Yedo, round_number: int) -> Summary:
    """Prestige, its growth in the round, mon and completed missions of every clan, best first."""
    rows: list[tuple[str, str, list[str]]] = []
    for clan in sorted(view.state.clans, key=lambda c: (-c.pp, -c.mon)):
        before = clan.by_round[-2] if len(clan.by_round) > 1 else view.board.start["pp"]
        gained = clan.pp - before
        signed = f"+{gained}" if gained >= 0 else f"−{-gained}"
        rows.append(
            (
                f"crest_{clan.color}",
                clan.name,
                [str(clan.pp), signed, str(clan.mon), str(len(clan.completed))],
            )
        )
    heads = [
        t("table.column.pp"),
        t("table.column.gained"),
        t("table.column.mon"),
        t("table.column.missions"),
    ]
    return Summary(desk, t("table.round_over", n=round_number), rows, heads)
