"""Events played out: disciples walk, the patrol marches, coins fly, cards turn, phases open with a ribbon.
Every event is shown on the mirror view when its movement ends; nothing here waits for anybody."""

import math
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core.event import Event
from engine.yedo import say
from yedo.table import cards, mirror
from yedo.table.moves import Sprite
from yedo.table.moves_guests import GuestMoves
from yedo.table.part import Rect
from yedo.ui import art, draw, sound, text
from yedo.ui.canvas import Canvas
from yedo.ui.tween import Queue, Tween, ease_out

if TYPE_CHECKING:
    from yedo.table.parts import Parts

SOUNDS = {
    "gain_mon": "coins", "lose_mon": "coin", "give_mon": "coins", "move": "place", "arrest": "arrest",
    "patrol": "patrol_march", "flip_patrol": "patrol_march", "event": "event", "draw": "card_draw",
    "look": "card_draw", "foresight": "card_draw", "discard": "card_flip", "play_card": "card_play",
    "negated": "negate", "mission": "mission", "mission_bonus": "bonus_mission", "bid": "bid",
    "open_auction": "bid", "win_auction": "win_auction", "save": "rescue", "blackmail": "rescue",
    "bower": "bower", "order": "bower", "exchange": "trade", "offer": "trade", "phase": "phase",
    "round_end": "round", "gain_weapon": "place", "gain_annex": "place", "gain_geisha": "place",
    "gain_blessing": "bower", "game_over": "victory",
}  # fmt: skip
SPOKEN = {
    "bid",
    "pass_bid",
    "leave_bidding",
    "open_auction",
    "win_auction",
    "negated",
    "save",
    "look",
    "foresight",
    "offer",
    "answer_offer",
    "exchange",
    "favor",
    "bower",
    "reveal_weapons",
    "close_district",
    "close_spaces",
}  # shown as a slip of words beside the clan


_NOTHING = Event("nothing", None, {})
Waiting = tuple[Event, int | None, Callable[[], object]]


class Stage:
    """Plays out steps. `parts` knows where everything is; `changed` says that the table looks different."""

    def __init__(self, parts: "Parts", changed: Callable[[], object]) -> None:
        self.parts = parts
        self.changed = changed
        self.moves = GuestMoves(self)
        self.queue = Queue()
        self.waiting: deque[Waiting] = deque()
        self.sprites: list[Sprite] = []
        self.banner: tuple[str, str] | None = None  # icon and words of a phase's ribbon
        self.banner_part = 0.0
        self.slip: tuple[str, Rect] | None = None  # words beside a clan

    @property
    def busy(self) -> bool:
        return self.queue.busy or bool(self.waiting)

    # --- playing ---------------------------------------------------------------------------------------

    def play(self, event: Event, viewer: int | None, after: Callable[[], object]) -> None:
        """Show an event after those before it: its movement, then what it changes, then `after`."""
        self.waiting.append((event, viewer, after))

    def update(self, seconds: float) -> bool:
        """True when something moved or changed."""
        moved = self.queue.update(seconds)
        while self.waiting and not self.queue.busy:
            moved = True
            self._begin(*self.waiting.popleft())
        return moved

    def then(self, action: Callable[[], object]) -> None:
        """Do something when everything before has been shown."""
        self.waiting.append((_NOTHING, None, action))

    def skip(self) -> None:
        """Show the end of everything at once."""
        self.queue.skip()
        while self.waiting:
            self._finish(*self.waiting.popleft())
        self.sprites.clear()
        self.parts.desk.lifted.clear()
        self.banner = self.slip = None
        self.changed()

    def _begin(self, event: Event, viewer: int | None, after: Callable[[], object]) -> None:
        if self.queue.speed == 0:
            self._finish(event, viewer, after)
            return
        if event.kind in SOUNDS:
            sound.play(SOUNDS[event.kind])
        seat = event.player if event.player is not None else -1
        tweens = self._tweens(event, seat, event.seen(viewer))
        self.queue.add(*tweens)
        self.queue.call(lambda: self._finish(event, viewer, after))

    def _finish(self, event: Event, viewer: int | None, after: Callable[[], object]) -> None:
        mirror.show(self.parts.desk.view, event, viewer)
        after()
        self.changed()

    def _tweens(self, event: Event, seat: int, data: dict[str, Any]) -> list[Tween]:
        show = getattr(self.moves, event.kind, None) if event.kind not in ("say", "stage", "parts") else None
        tweens: list[Tween] = show(seat, data) if show is not None else []
        if not tweens and event.kind in SPOKEN and seat >= 0:
            words = say.event_line(self.parts.desk.view, event, self.parts.desk.viewer)
            if words:
                tweens = self.moves.say(seat, words)
        return tweens

    # --- drawing ---------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        for sprite in list(self.sprites):
            self._draw_sprite(canvas, sprite)
        if self.slip is not None:
            self._draw_slip(canvas, *self.slip)
        if self.banner is not None:
            self._draw_banner(canvas, *self.banner)

    def _draw_sprite(self, canvas: Canvas, sprite: Sprite) -> None:
        rect = sprite.rect()
        face_up = bool(sprite.card) and (not sprite.turns or sprite.part > 0.5)
        if sprite.turns:
            thin = max(0.06, abs(math.cos(sprite.part * math.pi)))
            rect = Rect(rect.centerx - rect.w * thin / 2, rect.y, rect.w * thin, rect.h)
        if not face_up:
            art.draw(canvas, sprite.picture, rect, "stretch" if sprite.turns else "contain", sprite.alpha)
            return
        if sprite.start == sprite.end or sprite.part >= 1:
            cards.face(canvas, self.parts.desk.view, sprite.card, rect)
        else:  # a card in flight is its picture, not a text set anew for every size
            card = self.parts.desk.view.cards.get(sprite.card)
            picture = cards.frame(card) if card is not None else sprite.picture
            if card is not None:
                art.draw(
                    canvas,
                    cards.vignette(card),
                    Rect(rect.x, rect.y + rect.h * 0.11, rect.w, rect.h * 0.3),
                    "stretch",
                )
            art.draw(canvas, picture, rect, "stretch")

    def _draw_slip(self, canvas: Canvas, words: str, beside: Rect) -> None:
        width, height = text.measure(canvas, words, "bold", 22, 380)
        place = Rect(beside.right + 10, beside.centery - height / 2 - 12, width + 36, height + 24)
        draw.rounded(canvas, place, canvas.theme.snow, canvas.theme.ink, 2.5, 10)
        text.draw(canvas, words, place.inflate(-24, -10), "bold", 22, None, "center", "middle")

    def _draw_banner(self, canvas: Canvas, icon: str, words: str) -> None:
        theme, board = canvas.theme, self.parts.desk.plan.board
        opened = min(1.0, self.banner_part * 5) * min(1.0, (1 - self.banner_part) * 6)
        opened = ease_out(max(0.0, opened))
        width = 160 + 560 * opened
        place = Rect(board.centerx - width / 2, board.centery - 48, width, 96)
        draw.ribbon(canvas, place.move(0, 5), theme.ink, theme.ink)
        draw.ribbon(canvas, place, theme.accent, theme.ink)
        if opened > 0.8:
            art.draw(canvas, f"icons/{icon}", Rect(place.x + 60, place.y + 16, 64, 64))
            area = Rect(place.x + 130, place.y, place.w - 190, place.h)
            text.draw(canvas, words, area, "display", 44, theme.on_accent, "center", "middle", wrap=False)
