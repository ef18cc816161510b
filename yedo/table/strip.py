"""The strip of prints in the board's sky: what the others have done since one's own last turn, a small framed print
for every key move. It hangs there until one's turn; a click pauses the game or shows a move again."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.journal import Answer
from yedo.table.part import Desk, Part, Rect, Spot
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.words import t

PRINT = (106.0, 86.0)
BAND = 24.0  # crest and sign under the picture
GAP = 7.0
BUTTON = 44.0
LARGE = (380.0, 238.0)  # a print that has just been hung up
SKY = 0.16  # of the board's height: nothing can be chosen there
INK = Colour("#1b1a17")
PAPER = Colour("#f6eeda")
LIGHT = Colour(247, 242, 226, 235)


@dataclass(frozen=True, slots=True)
class Move:
    """A key move of a clan; `number` is that of the answer it belongs to."""

    number: int
    seat: int
    kind: str
    color: str
    picture: str
    words: str
    sign: str  # its icon
    stays: float  # how long it stays in sight, as a part of the pace in the settings
    card: str = ""
    times: int = 1


class Strip(Part):
    """`moves` are all key moves so far; what hangs there depends on who looks."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.moves: list[Move] = []
        self.fresh: Move | None = None  # just done, still in sight in large
        self.shown = False  # whether anybody plays against somebody at this table
        self.busy = False  # others are acting: they can be paused
        self.paused = False
        self._turn = -1  # whose turn it is, or was last
        self._round = 0  # how many moves there were when the round began
        self._ended: dict[int, int] = {}  # the last answer of each seat's last turn,
        self._since: dict[int, int] = {}  # and of the one before, while the last one lasts

    # --- what happens -------------------------------------------------------------------------------------

    def clear(self) -> None:
        self.moves.clear()
        self._ended.clear()
        self._since.clear()
        self._turn, self._round, self.fresh, self.paused = -1, 0, None, False

    def answered(self, number: int, answer: Answer) -> None:
        """An answer in one's own turn; with the next clan's the last one's turn is over."""
        asked = self.desk.game.kind.questions.get(answer.kind)
        if asked is None or not asked.own:
            return
        if answer.player != self._turn:
            self._since[self._turn] = self._ended.get(self._turn, 0)
            self._turn = answer.player
        self._ended[answer.player] = number

    def add(self, move: Move) -> None:
        """Hang up a print; the same of one answer, two arrests for example, are one."""
        last = self.moves[-1] if self.moves else None
        if last is not None and replace(last, words="", times=1) == replace(move, words=""):
            self.moves[-1] = replace(last, times=last.times + 1)
        else:
            self.moves.append(move)

    def end_round(self) -> list[Move]:
        """The key moves of the round that ends now, everybody's."""
        found, self._round = self.moves[self._round :], len(self.moves)
        return found

    def hanging(self) -> list[Move]:
        """What the viewer's rivals have done since the viewer's last turn."""
        seat = self.desk.viewer
        if not self.shown or seat is None:
            return []
        return [move for move in self.moves if move.seat != seat and move.number > self._since.get(seat, 0)]

    # --- where it hangs -----------------------------------------------------------------------------------

    def area(self) -> Rect:
        board, sky = self.desk.plan.board, self.desk.plan.sky
        if sky is not None:
            return sky
        return Rect(board.x + 14, board.y + 13, board.w - 28, board.h * SKY - 13)

    def places(self) -> list[tuple[Move, Rect]]:
        """The newest prints that have room, the last one on the right."""
        area, moves = self.area(), self.hanging()
        wide, high = PRINT[0] * area.h / (PRINT[1] + 12), PRINT[1] * area.h / (PRINT[1] + 12)
        room = area.w - BUTTON - GAP
        most = max(1, int((room + GAP) // (wide + GAP)))
        if len(moves) > most:
            moves = moves[-(most - 1) :]  # the leaf that counts the earlier ones hangs before them
        left = area.right - BUTTON - len(moves) * (wide + GAP)
        return [(move, Rect(left + n * (wide + GAP), area.y + 9, wide, high)) for n, move in enumerate(moves)]

    def leaf(self) -> tuple[int, Rect] | None:
        """How many earlier moves there are, and where that is said."""
        places = self.places()
        more = len(self.hanging()) - len(places)
        if more <= 0 or not places:
            return None
        first = places[0][1]
        return more, Rect(first.x - GAP - 54, first.y + 8, 54, first.h - 16)

    def button(self) -> Rect | None:
        """Pause or go on, while others act."""
        if not self.shown or not (self.busy or self.paused):
            return None
        area = self.area()
        return Rect(area.right - BUTTON, area.y + 9, BUTTON, BUTTON)

    def spots(self) -> Sequence[Spot]:
        found = []
        for number, (move, place) in enumerate(self.places()):
            again = t("table.strip_pause" if self.busy and not self.paused else "table.strip_again")
            found.append(Spot(f"move:{number}", place, f"{move.words}\n{{i}}{again}{{/i}}", move.card))
        leaf, button = self.leaf(), self.button()
        if leaf is not None:
            found.append(Spot("move:more", leaf[1], t("table.strip_more", n=leaf[0])))
        if button is not None:
            found.append(Spot("move:pause", button, t("table.strip_go_on" if self.paused else "table.strip_pause")))
        return found

    def move(self, what: str) -> Move | None:
        """The move of a spot `move:what`."""
        places = self.places()
        return places[int(what)][0] if what.isdecimal() and int(what) < len(places) else None

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        places, leaf, button = self.places(), self.leaf(), self.button()
        if places:
            start = (leaf[1] if leaf else places[0][1]).x - 6
            end = places[-1][1].right + 6
            cord = Rect(start, self.area().y + 2, end - start, 4)
            draw.rounded(canvas, cord, Colour("#8c2f22"), INK, 1, 2)
        if leaf is not None:
            draw.rounded(canvas, leaf[1], canvas.theme.paper, INK, 2, 6)
            words = t("table.strip_count", n=leaf[0])
            text.draw(canvas, words, leaf[1], "bold", 22, None, "center", "middle", wrap=False, shrink=0.7)
        for move, place in places:
            pin = Rect(place.centerx - 3, place.y - 8, 6, 12)
            draw.rounded(canvas, pin, Colour("#e9c46a"), INK, 1, 2)
            draw_print(canvas, move, place, BAND * place.h / PRINT[1])
        if button is not None:
            draw.disc(canvas, button.center, BUTTON / 2, canvas.theme.gold if self.paused else LIGHT, INK, 2)
            art.draw(canvas, f"icons/{'play' if self.paused else 'pause'}", button.inflate(-16, -16))

    def draw_fresh(self, canvas: Canvas) -> None:
        """The move that is being shown, in large, with its words."""
        if self.fresh is None or self.fresh.seat == self.desk.viewer:
            return
        area = self.area()
        place = Rect(0, 0, *LARGE)
        place.midtop = (self.desk.plan.board.centerx, area.bottom + 18)
        draw.rounded(canvas, place.move(5, 7), Colour(20, 18, 16, 120), None, 0, 10)
        draw_print(canvas, self.fresh, place, 66, self.fresh.words)


def draw_print(canvas: Canvas, move: Move, place: Rect, band: float, words: str = "") -> None:
    """A framed print in the colour of its clan: the picture, and under it crest and sign or words."""
    theme = canvas.theme
    frame = theme.livery[move.color] if move.color in theme.livery else Colour("#3a352c")
    edge = 5.0 if words else 4.0
    draw.rounded(canvas, place, frame, INK, 2, 6)
    sheet = place.inflate(-2 * edge, -2 * edge)
    draw.rounded(canvas, sheet, PAPER, INK, 1, 2)
    picture = Rect(sheet.x + 1, sheet.y + 1, sheet.w - 2, sheet.h - band)
    if move.card:
        art.draw(canvas, move.picture, picture, "cover")
    else:
        side = min(picture.h - 4, picture.w)
        art.draw(canvas, move.picture, Rect(picture.centerx - side / 2, picture.y + 2, side, side))
    foot = Rect(sheet.x, sheet.bottom - band, sheet.w, band)
    radius = band / 2 - 2 if not words else 24.0
    if move.color in theme.livery:
        draw.crest_disc(canvas, move.color, (foot.x + radius + 4, foot.centery), radius)
    else:
        art.draw(canvas, f"icons/crest_{move.color}", Rect(foot.x + 4, foot.y + 2, 2 * radius, 2 * radius))
    if words:
        room = Rect(foot.x + 62, foot.y + 2, foot.w - 70, foot.h - 4)
        text.draw(canvas, words, room, "bold", 21, INK, "left", "middle", shrink=0.7)
        return
    sign = Rect(foot.right - band - 1, foot.y + 1, band - 2, band - 2)
    art.draw(canvas, art.icon(move.sign), sign)
    if move.times > 1:
        middle = Rect(foot.x + 2 * radius + 6, foot.y, foot.w - 2 * radius - band - 8, foot.h)
        count = t("table.strip_times", n=move.times)
        text.draw(canvas, count, middle, "bold", 19, INK, "center", "middle", wrap=False)
