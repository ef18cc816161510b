"""Events played out: figures walk, things fly, cards turn, great moments open with a ribbon. With each event comes a
copy of the game after it; while something moves, the table shows what lies between that and what was shown before.
Nothing here waits for anybody."""

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.event import Event
from yedo.replaying import seen
from yedo.table.motion import Sprite
from yedo.table.part import Rect
from yedo.ui import art, draw, sound, text
from yedo.ui.canvas import Canvas
from yedo.ui.tween import Queue, Tween, ease_out, linear

if TYPE_CHECKING:
    from yedo.table.parts import Parts

_NOTHING = Event("nothing", None, {})
STAGGER = 0.07  # seconds between two cards of a deal
Action = Callable[[], object]


@dataclass(slots=True)
class Show:
    """Events that are shown together, who looks on, and what happens when they have been shown."""

    events: list[Event]
    viewer: int | None
    after: list[Action]
    frames: list[Any]  # the game after each of them, None where nothing is to look different
    rest: float = 0.0  # seconds that what was shown before stays in sight


class Stage:
    """Plays out steps. `parts` knows where everything is; `changed` says that the table looks different."""

    def __init__(self, parts: "Parts", changed: Action) -> None:
        self.parts = parts
        self.changed = changed
        self.game = parts.desk.game
        self.moves = self.game.moves(self)
        self.queue = Queue()
        self.waiting: deque[Show] = deque()
        self.sprites: list[Sprite] = []
        self.banner: tuple[str, str] | None = None  # icon and words of a phase's ribbon
        self.banner_part = 0.0
        self.slip: tuple[str, Rect] | None = None  # words beside a clan

    @property
    def busy(self) -> bool:
        return self.queue.busy or bool(self.waiting)

    # --- playing ---------------------------------------------------------------------------------------

    def play(self, event: Event, viewer: int | None, after: Action, frame: Any = None) -> None:
        """Show an event after those before it: its movement, then the game after it (`frame`), then `after`. Cards
        that are dealt one after the other are in the air together."""
        last = self.waiting[-1] if self.waiting else None
        if last is not None and event.kind == last.events[-1].kind and event.kind in self.game.dealt:
            last.events.append(event)
            last.after.append(after)
            last.frames.append(frame)
        else:
            self.waiting.append(Show([event], viewer, [after], [frame]))

    def then(self, action: Action) -> None:
        """Do something when everything before has been shown."""
        self.waiting.append(Show([_NOTHING], None, [action], [None]))

    def rest(self, seconds: float, action: Action) -> None:
        """Let what was just shown stay in sight, then do something."""
        self.waiting.append(Show([_NOTHING], None, [action], [None], seconds))

    def update(self, seconds: float) -> bool:
        """True when something moved or changed."""
        moved = self.queue.update(seconds)
        while self.waiting and not self.queue.busy:
            moved = True
            self._begin(self.waiting.popleft())
        return moved

    def hurry(self) -> None:
        """Show the end of what is moving now; what waits is played out as ever."""
        self.queue.skip()
        self._clear()

    def skip(self) -> None:
        """Show the end of everything at once."""
        self.queue.skip()
        while self.waiting:
            show = self.waiting.popleft()
            for frame, after in zip(show.frames, show.after, strict=True):
                self._arrival(None if frame is None else seen(frame, show.viewer), after)()
        self._clear()

    def _clear(self) -> None:
        self.sprites.clear()
        self.parts.desk.lifted.clear()
        self.moves.in_air.clear()
        self.banner = self.slip = None
        self.changed()

    def _begin(self, show: Show) -> None:
        """Start the movements; each event has happened when its own has ended."""
        together: list[Tween] = []
        views = [None if frame is None else seen(frame, show.viewer) for frame in show.frames]
        for n, (event, after) in enumerate(zip(show.events, show.after, strict=True)):
            tweens: list[Tween] = []
            if self.queue.speed:
                heard = self.game.kind.happening(event).sound
                if heard and n % 4 == 0:
                    sound.play(heard)
                tweens = self._tweens(event, event.seen(show.viewer))
            for tween in tweens:
                tween.delay += n * STAGGER
            end = max((tween.delay + tween.seconds for tween in tweens), default=show.rest)
            shown = self._until(views[n], views[-1]) if n < len(views) - 1 else views[n]
            together += [*tweens, Tween(0.0, lambda part: None, linear, self._arrival(shown, after), end)]
        if views[-1] is not None:
            self.parts.desk.view = self._until(self.parts.desk.view, views[-1])
        self.changed()
        self.queue.add(*together)

    def _until(self, view: Any, last: Any) -> Any:
        """What is seen from a moment on until the last of several things has arrived that are in the air."""
        return view if view is None or last is None else self.game.between(view, last)

    def _arrival(self, view: Any, after: Action) -> Action:
        def arrive() -> None:
            if view is not None:
                self.parts.desk.view = view
            after()
            self.changed()

        return arrive

    def _tweens(self, event: Event, data: dict[str, Any]) -> list[Tween]:
        seat = event.player if event.player is not None else -1
        self.moves.now = event
        return self.moves.show(event.kind, seat, data)

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
        if sprite.paint is not None:
            sprite.paint(canvas, rect, sprite.part)
            return
        face_up = bool(sprite.card) and not sprite.other and (not sprite.turns or sprite.part > 0.5)
        if sprite.turns:
            thin = max(0.06, abs(math.cos(sprite.part * math.pi)))
            rect = Rect(rect.centerx - rect.w * thin / 2, rect.y, rect.w * thin, rect.h)
        if not face_up:
            picture = sprite.other if sprite.other and sprite.part > 0.5 else sprite.picture
            art.draw(canvas, picture, rect, "stretch" if sprite.turns else "contain", sprite.alpha)
            return
        still = sprite.start == sprite.end or sprite.part >= 1
        shown = self.game.face if still else self.game.flying
        shown(canvas, self.parts.desk.view, sprite.card, rect)

    def _draw_slip(self, canvas: Canvas, words: str, beside: Rect) -> None:
        width, height = text.measure(canvas, words, "bold", 22, 380)
        place = Rect(beside.right + 10, beside.centery - height / 2 - 12, width + 36, height + 24)
        place.clamp_ip(Rect(8, 8, self.parts.desk.plan.size[0] - 16, self.parts.desk.plan.size[1] - 16))
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
            art.draw(canvas, art.icon(icon), Rect(place.x + 60, place.y + 16, 64, 64))
            area = Rect(place.x + 130, place.y, place.w - 190, place.h)
            text.draw(canvas, words, area, "display", 44, theme.on_accent, "center", "middle", wrap=False)

