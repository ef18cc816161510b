"""The tray: things to choose from that lie in nobody's hand, laid out large over the board."""

from yedo.table.part import Desk, Part, Rect, Spot
from yedo.ui import draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel


class Tray(Part):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.things: list[str] = []
        self.words = ""

    def show(self, things: list[str], words: str) -> None:
        self.things, self.words = things, words

    def sheet(self) -> Rect:
        board = self.desk.plan.board
        places = self._sizes()
        width = sum(w for w, _ in places) + 16 * (len(places) - 1) + 56
        height = max((h for _, h in places), default=0) + 90
        sheet = Rect(0, 0, max(width, 420), height)
        sheet.center = board.center
        left = board.x - 8
        room = Rect(
            left,
            self.desk.plan.ribbon.bottom + 2,
            self.desk.plan.columns[-1].x - left - 4,
            self.desk.plan.size[1],
        )
        return sheet.clamp(room)

    def _sizes(self) -> list[tuple[float, float]]:
        if not self.things:
            return []
        game = self.desk.game
        if all(game.is_tile(self.desk.view, thing) for thing in self.things):
            return [(150.0, 150.0)] * len(self.things)
        height = 540.0 if self.desk.plan.compact else 470.0
        width = height * game.card_size[0] / game.card_size[1]
        room = self.desk.plan.columns[-1].x - self.desk.plan.board.x - 60
        width = min(width, room / len(self.things) - 16)
        return [(width, width * game.card_size[1] / game.card_size[0])] * len(self.things)

    def places(self) -> list[tuple[str, Rect]]:
        sheet = self.sheet()
        sizes = self._sizes()
        x = sheet.centerx - (sum(w for w, _ in sizes) + 16 * (len(sizes) - 1)) / 2
        found = []
        for thing, (width, height) in zip(self.things, sizes, strict=True):
            found.append((thing, Rect(x, sheet.y + 66, width, height)))
            x += width + 16
        return found

    def spots(self) -> list[Spot]:
        found = []
        for thing, place in self.places():
            if self.desk.game.is_tile(self.desk.view, thing):
                name = self.desk.game.thing_name(self.desk.view, thing)
                found.append(Spot(f"tray:{thing}", place, f"{{b}}{name}{{/b}}"))
            else:
                found.append(Spot(f"tray:{thing}", place, "", thing))
        return found

    def draw(self, canvas: Canvas) -> None:
        if not self.things:
            return
        sheet = self.sheet()
        draw.rounded(canvas, sheet.move(6, 8), canvas.theme.ink, None, 0, 14)
        panel(canvas, sheet)
        head = Rect(sheet.x + 30, sheet.y + 12, sheet.w - 60, 50)
        text.draw(canvas, self.words, head, "display", 24, None, "center", "middle")
        for thing, place in self.places():
            self.desk.game.face(canvas, self.desk.view, thing, place, self.desk.house)
