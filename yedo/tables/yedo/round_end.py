"""The scroll at the end of a round: it tells the round in three pictures, and what it brought to every clan."""

from collections.abc import Sequence

from engine.yedo.game import Yedo
from engine.yedo.state import Clan
from yedo.pictures.alive import Alive, Mover
from yedo.pictures.compose import compose
from yedo.pictures.parts import Picture, Words
from yedo.table.scroll import GOLD, INK, PAPER, SOFT, draw_roller, draw_sheet
from yedo.table.strip import Move
from yedo.tables.yedo import cards
from yedo.tables.yedo.moments import BUILDING, STREET, bare, builders, seizure
from yedo.tables.yedo.part import Desk, Rect
from yedo.ui import art, draw, sound, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour, theme
from yedo.ui.tween import ease_out
from yedo.ui.words import t

OPENS = 0.45  # seconds
LIVES = 4.2  # as long pictures move
SIZE = (1180.0, 640.0)
# How much a move tells of a round.
WEIGHTS = {
    "shogun_dead": 9, "mission_done": 5, "errand_done": 5, "negated": 3, "blackmail": 3, "arrest": 3, "gain_annex": 2,
    "use_character": 2, "play_card": 2, "win_auction": 1,
}  # fmt: skip
STROKES = (0.8, 1.5, 2.2)  # of the carpenter's hammer, in seconds
# What is seen of a move that no card tells: by what was won in the auction, or bought.
SCENES: dict[str, Words] = {
    "mission": {"deed": "meet", "place": "keep", "hour": "day", "cast": ["courtier offer", "samurai kneel"],
                "thing": "scroll"},
    "action": {"deed": "meet", "place": "teahouse", "hour": "lamp", "cast": ["merchant offer", "samurai kneel"],
               "thing": "letter"},
    "bonus": {"deed": "meet", "place": "upper", "hour": "dusk", "cast": ["page offer", "lord kneel"], "thing": "fan"},
    "weapon": {"deed": "meet", "place": "smithy", "hour": "lamp", "cast": ["smith offer", "samurai reach"],
               "thing": "rack"},
    "annex": {"deed": "build", "place": "river", "hour": "day", "cast": ["porter carry", "porter carry"],
              "thing": "planks"},
    "geisha": {"deed": "pour", "place": "room", "hour": "lamp", "cast": ["geisha pour", "lord drink"]},
    "disciple": {"deed": "honour", "place": "court", "hour": "dawn", "cast": ["lord stand", "samurai bow"]},
    "auction": {"deed": "meet", "place": "stalls", "hour": "dawn", "cast": ["merchant offer", "lord reach"],
                "thing": "purse"},
    "gain_weapon": {"deed": "meet", "place": "stalls", "hour": "day", "cast": ["merchant offer", "samurai stand"]},
    "gain_geisha": {"deed": "meet", "place": "lattice", "hour": "dusk", "cast": ["merchant offer", "geisha stand"],
                    "thing": "purse"},
    "gain_pp": {"deed": "carry", "place": "quay", "hour": "dawn", "cast": ["porter pole", "porter pole", "merchant"],
                "thing": "silk"},
}  # fmt: skip


def tale(moves: Sequence[Move]) -> list[Move]:
    """The three moves that tell most, in their order; different ones before more of a kind."""
    left, found = list(moves), list[Move]()
    while left and len(found) < 3:
        kinds = [move.kind for move in found]
        best = max(left, key=lambda move: WEIGHTS.get(move.kind, 0) - 3.5 * kinds.count(move.kind))
        left.remove(best)
        found.append(best)
    return sorted(found, key=moves.index)


def print_of(view: Yedo, move: Move) -> tuple[Picture, tuple[Mover, ...], str]:
    """The picture of a move, who walks through it, and what was won by it."""
    if move.card:
        return cards.picture(view.cards[move.card]), (), ""
    if move.kind == "arrest":
        return bare(STREET, "arrest"), seizure(), ""
    if move.kind == "gain_annex":
        return bare(BUILDING, "annex"), builders(STROKES, LIVES - 0.6), move.picture
    won = move.picture.rpartition("/")[2]
    words = SCENES.get(won if move.kind == "win_auction" else move.kind, SCENES["auction"])
    if move.kind == "gain_weapon":
        words = {**words, "thing": won.removeprefix("weapon_")}
    return compose(words, f"{move.kind} {won}"), (), move.picture


class RoundScroll:
    """A sheet over the table; its pictures come alive when it has been unrolled."""

    def __init__(self, desk: Desk, number: int, moves: Sequence[Move], lively: bool) -> None:
        self.desk, self.number, self.view = desk, number, desk.view
        self.moves = tale(moves)
        self.seconds, self.lively = (0.0, True) if lively else (LIVES, False)
        self._alive: dict[int, Alive] = {}
        if lively:
            sound.play("scroll", 0.7)

    @property
    def moving(self) -> bool:
        return self.lively and self.seconds < LIVES

    def update(self, seconds: float) -> None:
        self.seconds = min(LIVES, self.seconds + seconds)

    # --- places -------------------------------------------------------------------------------------------

    def sheet(self) -> Rect:
        width, height = self.desk.plan.size
        sheet = Rect(0, 0, min(SIZE[0], width - 80), min(SIZE[1], height - 60))
        sheet.center = (width / 2, height / 2)
        return sheet

    def prints(self) -> list[Rect]:
        sheet, count = self.sheet(), max(1, len(self.moves))
        inner = Rect(sheet.x + 34, sheet.y + 86, sheet.w - 68, sheet.h - 86 - 196)
        wide = min(360.0, (inner.w - 24 * (count - 1)) / count)
        start = inner.centerx - (wide * count + 24 * (count - 1)) / 2
        return [Rect(start + n * (wide + 24), inner.y, wide, inner.h) for n in range(count)]

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        draw.shade(canvas, 0.4)
        sheet = self.sheet()
        opened = ease_out(min(1.0, self.seconds / OPENS))
        wide = 40 + (sheet.w - 40) * opened
        seen = Rect(sheet.centerx - wide / 2, sheet.y, wide, sheet.h)
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(canvas.rect(seen).clip(before))
        draw_sheet(canvas, sheet, Colour("#8c2f22"))
        title = Rect(sheet.x + 40, sheet.y + 24, sheet.w - 80, 56)
        words = t("round_scroll.title", n=self.number)
        text.draw(canvas, words, title, "display", 40, Colour("#a8321f"), "center", "middle", wrap=False)
        for number, (move, place) in enumerate(zip(self.moves, self.prints(), strict=False)):
            self._print(canvas, number, move, place)
        if not self.moves:
            quiet = Rect(sheet.x + 60, sheet.y + 90, sheet.w - 120, sheet.h - 300)
            text.draw(canvas, t("round_scroll.quiet"), quiet, "italic", 34, SOFT, "center", "middle")
        self._clans(canvas, Rect(sheet.x + 34, sheet.bottom - 178, sheet.w - 68, 150))
        canvas.surface.set_clip(before)
        for x in (seen.left, seen.right):
            draw_roller(canvas, Rect(x - 12, sheet.y - 18, 24, sheet.h + 36))

    def _print(self, canvas: Canvas, number: int, move: Move, place: Rect) -> None:
        frame = theme("day").clan.get(move.color, Colour("#3a352c"))
        draw.rounded(canvas, place, PAPER, INK, 2, 6)
        area = Rect(place.x + 7, place.y + 7, place.w - 14, place.h * 0.62)
        draw.rounded(canvas, area.inflate(8, 8), frame, INK, 2, 4)
        box = canvas.rect(area)
        picture, movers, thing = print_of(self.view, move)
        alive = self._alive.get(number)
        if alive is None or alive.size != box.size:
            alive = self._alive[number] = Alive(picture, box.size, movers)
        part = min(1.0, max(0.0, self.seconds - 0.25 * number) / (LIVES - 0.6))
        alive.draw(canvas.surface, box.topleft, self.seconds, part)
        if thing and move.kind == "gain_annex":
            side = area.h * 0.7
            art.draw(canvas, thing, Rect(area.centerx - side / 2, area.centery - side / 2, side, side))
        elif thing:
            side = area.h * 0.32
            badge = Rect(area.right - side - 8, area.y + 8, side, side)
            draw.rounded(canvas, badge, PAPER, INK, 2, 8)
            art.draw(canvas, thing, badge.inflate(-8, -8))
        words = Rect(place.x + 62, area.bottom + 10, place.w - 74, place.bottom - area.bottom - 16)
        art.draw(canvas, f"icons/crest_{move.color}", Rect(place.x + 12, words.centery - 21, 42, 42))
        text.draw(canvas, move.words, words, "text", 22, INK, "left", "middle", shrink=0.68)

    def _clans(self, canvas: Canvas, room: Rect) -> None:
        """Prestige, its growth in the round, mon and completed missions of every clan, best first."""
        clans = sorted(self.view.state.clans, key=lambda c: (-c.pp, -c.mon))
        wide = min(250.0, (room.w - 10 * (len(clans) - 1)) / len(clans))
        start = room.centerx - (wide * len(clans) + 10 * (len(clans) - 1)) / 2
        for n, clan in enumerate(clans):
            self._clan(canvas, clan, Rect(start + n * (wide + 10), room.y, wide, room.h))

    def _clan(self, canvas: Canvas, clan: Clan, place: Rect) -> None:
        before = clan.by_round[-2] if len(clan.by_round) > 1 else self.view.board.start["pp"]
        gained = clan.pp - before
        best = gained > 0 and gained == max(self._gains())
        draw.rounded(canvas, place, Colour("#f2e2b4") if best else Colour("#ebdfc3"), INK, 2, 9)
        strip = Rect(place.x + 2, place.y + 2, place.w - 4, 8)
        draw.rounded(canvas, strip, theme("day").clan.get(clan.color, GOLD), None, 0, 4)
        art.draw(canvas, f"icons/crest_{clan.color}", Rect(place.x + 10, place.y + 18, 40, 40))
        name = Rect(place.x + 58, place.y + 16, place.w - 66, 44)
        text.draw(canvas, clan.name, name, "bold", 25, INK, "left", "middle", wrap=False, shrink=0.6)
        half = (place.w - 20) / 2
        signed = f"+{gained}" if gained >= 0 else f"−{-gained}"
        rows = (("pp", str(clan.pp)), ("", signed), ("mon", str(clan.mon)), ("met", str(len(clan.completed))))
        for number, (icon, value) in enumerate(rows):
            spot = Rect(place.x + 12 + number % 2 * half, place.y + 64 + number // 2 * 40, half - 4, 38)
            if icon:
                art.draw(canvas, f"icons/{icon}", Rect(spot.x, spot.y + 3, 32, 32))
            area = Rect(spot.x + (40 if icon else 0), spot.y, spot.w - (40 if icon else 0), spot.h)
            tone = INK if icon else SOFT if not gained else Colour("#2f6b3f" if gained > 0 else "#a8321f")
            text.draw(canvas, value, area, "bold", 26, tone, "left", "middle", wrap=False)

    def _gains(self) -> list[int]:
        start = self.view.board.start["pp"]
        return [c.pp - (c.by_round[-2] if len(c.by_round) > 1 else start) for c in self.view.state.clans]


def end_of_round(desk: Desk, number: int) -> RoundScroll:
    return RoundScroll(desk, number, desk.told, desk.lively)
