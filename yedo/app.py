"""The window's heart: scene stack, clock, settings. Draws only when something changed and sleeps in between;
scenes get events with logical positions (see yedo.ui)."""

import contextlib
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from engine.core import memory
from engine.games import DEFAULT
from yedo import scenes
from yedo import settings as settings_file
from yedo.assets import user_dir
from yedo.scenes.scene import Scene
from yedo.settings import Settings
from yedo.tables import table_of
from yedo.ui import art, sound, text, words
from yedo.ui.canvas import Canvas, scale_for
from yedo.ui.notice import Notice
from yedo.ui.theme import theme
from yedo.ui.window import Window, fit_to_screen
from yedo.ui.words import t

FRAME = 1 / 60
SETTLED = 0.2  # seconds without a further resize before pictures are made crisp again
LARGE_TEXT = 1.15
TROUBLE = 12.0  # seconds for a sentence about something that is wrong
WAKE = pygame.event.custom_type()
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
REPEATING = {
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN,
    pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE,
}  # fmt: skip


class App:
    """`on_crash(problem)` may take care of an exception: True lets the window live on. `now` is the clock."""

    now = staticmethod(time.monotonic)

    def __init__(
        self, settings: Settings | None = None, size: tuple[int, int] | None = None, remember: bool = True
    ) -> None:
        trouble = None
        if settings is None:
            settings, trouble = settings_file.load()
        memory.give_back()
        self.settings = settings
        unwritable = settings_file.unwritable() if remember else None
        self.remember = remember and not unwritable  # whether anything is written to the user's folder
        self.scenes: list[Scene] = []
        self.notices = Notice()
        self._troubles: deque[str] = deque()
        self._told: set[str] = set()
        self.sound = sound.player
        self.on_crash: Callable[[Exception], bool] | None = None
        self.running = True
        self.mouse = (0.0, 0.0)
        self._soon: deque[Callable[[], object]] = deque()
        self._dirty = True
        self._missed: set[str] | None = art.missing | text.missing  # known before; None once it was told
        self._hidden = False
        self._cursor: int | None = None
        self._held: set[int] = set()
        self._settling = 0.0
        self._clock = self.now()
        trouble = trouble or self._speak()
        self.window = Window(
            size or fit_to_screen(settings.window_size), settings.window_position, settings.fullscreen
        )
        pygame.font.init()
        pygame.key.set_repeat(350, 45)
        self._real_size = self.window.surface.get_size()
        self.canvas = self._new_canvas()
        self.sound.apply(settings)
        if unwritable or trouble:
            self.trouble(unwritable or trouble or "")

    # --- scenes ---

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def open(self, name: str, **wishes: Any) -> Scene:
        """Put the scene of that name on top."""
        return self.push(scenes.make(name, self, **wishes))

    @property
    def game(self) -> str:
        """The game in sight: that of the topmost scene that shows one."""
        return next((scene.game_id for scene in reversed(self.scenes) if scene.game_id), DEFAULT)

    def open_rules(self, place: str = "") -> None:
        """The rules of the game in sight, if it has a book."""
        if table_of(self.game).book is not None:
            self.open("rules", place=place, game=self.game)

    def push(self, scene: Scene) -> Scene:
        if self.scenes:
            self.scene.pause()
        self._start(scene)
        return scene

    def pop(self) -> None:
        """Leave the top scene; leaving the last one ends the program."""
        self.scenes.pop().leave()
        if not self.scenes:
            self.quit()
            return
        self.turn_board()
        self.scene.resume()
        self._on_top()

    def replace(self, scene: Scene) -> Scene:
        """Leave the top scene for another."""
        if self.scenes:
            self.scenes.pop().leave()
        self._start(scene)
        return scene

    def reset(self, scene: Scene) -> Scene:
        """Leave everything for one scene, for example the title."""
        while self.scenes:
            self.scenes.pop().leave()
        self._start(scene)
        return scene

    def _start(self, scene: Scene) -> None:
        self.scenes.append(scene)
        turned = self._board_turned()
        scene.enter()
        scene.build()
        if turned:
            self._relayout()
        else:
            scene.layout(self.canvas.width, self.canvas.height)
        self._on_top()

    def _on_top(self) -> None:
        self.play_music()
        # A motion event tells the new widgets where the mouse is before it moves.
        self.scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=self.mouse, rel=(0, 0), buttons=(0, 0, 0)))
        self.dirty()

    def play_music(self) -> None:
        own = (scene.music for scene in reversed(self.scenes) if scene.music)
        self.sound.music(next(own, f"music_{self.board_side}"))

    @property
    def board_side(self) -> str:
        """The board side in sight: that of the settings, unless a scene has turned the board for its own time."""
        own = (scene.board_side for scene in reversed(self.scenes) if scene.board_side)
        return next(own, self.settings.board_side)

    def turn_board(self) -> None:
        """Show the side that the scene on top, or the settings, now have."""
        if self._board_turned():
            self._relayout()
            self.play_music()

    def _board_turned(self) -> bool:
        """Whether the scene that came or went shows another board side; the colours follow."""
        turned = self.canvas.theme.side != self.board_side
        if turned:
            art.forget()
            text.forget()
            self._measure()
        return turned

    def notice(self, sentence: str) -> None:
        self.notices.say(sentence)
        self.dirty()

    def trouble(self, sentence: str) -> None:
        """Say what is wrong: once, longer than a notice, and after what is being said already."""
        if sentence in self._told:
            return
        self._told.add(sentence)
        if self.notices.showing:
            self._troubles.append(sentence)
        else:
            self.notices.say(sentence, TROUBLE)
        self.dirty()

    def dirty(self) -> None:
        self._dirty = True

    def quit(self) -> None:
        self.running = False

    def call_soon(self, action: Callable[[], object]) -> None:
        """Run something on the window's thread; the one call other threads may make."""
        self._soon.append(action)
        with contextlib.suppress(pygame.error):  # a bot may come to its answer just after the window was closed
            pygame.event.post(pygame.Event(WAKE))

    # --- settings ---

    def change(self, **values: Any) -> None:
        """Set settings, act on them at once, and remember them."""
        for name, value in values.items():
            setattr(self.settings, name, value)
        if trouble := self._speak():
            self.notice(trouble)
        self.window.set_fullscreen(self.settings.fullscreen, self.settings.window_size)
        self.sound.apply(self.settings)
        self.save_settings()
        self._measure()
        if "language" in values:
            for scene in self.scenes:
                scene.group.clear()
                scene.build()
        self._relayout()
        if self.scenes:
            self.play_music()

    def _speak(self) -> str:
        """Speak the chosen language; a sentence, in English, if its files cannot be read."""
        problem = words.set_language(self.settings.language)
        return t("notice.no_language", language=self.settings.language, detail=problem) if problem else ""

    def save_settings(self) -> None:
        if self.remember:
            trouble = settings_file.save(self.settings)
            if trouble:
                self.notice(trouble)
                self.remember = False  # said once; it would come back with every click

    def save_picture(self) -> str:
        """Save what the window shows beside the saves; a sentence that says where, or why not."""
        folder = user_dir() / "pictures"
        path = folder / time.strftime("yedo-%Y%m%d-%H%M%S.png")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.window.surface, str(path))
        except (OSError, pygame.error) as problem:
            return t("notice.no_picture", folder=folder, reason=getattr(problem, "strerror", None) or problem)
        return t("notice.picture", path=path)

    def action(self, event: pygame.Event) -> str | None:
        """What the settings bind this key to: "undo", "rules", ..."""
        if event.type != pygame.KEYDOWN:
            return None
        name = pygame.key.name(event.key)
        return next((action for action, key in self.settings.keys.items() if key == name), None)

    # --- the loop ---

    def run(self) -> None:
        """Until the window closes."""
        art.work_beside(lambda: self.call_soon(self.dirty))
        self.step(0)
        if not self.sound.start() and not self.settings.mute:
            self.trouble(t("notice.no_sound"))
        if art.exists("icons/app"):
            self.window.set_icon(art.image("icons/app", (128, 128)))
        while self.running:
            try:
                self.step(self._patience())
            except Exception as problem:
                if self.on_crash is None or not self.on_crash(problem):
                    raise
        self.close()

    def close(self) -> None:
        while self.scenes:
            self.scenes.pop().leave()
        art.settling = False
        if not self.window.fullscreen:
            self.settings.window_position = self.window.position
        self.save_settings()
        art.work_beside(None)
        self.sound.stop()
        self.window.close()

    def step(self, patience: float = 0.0) -> None:
        """Wait for something to happen, at most `patience` seconds, and answer it."""
        sleepy = patience > 0 and not self._dirty
        events = self.window.wait(patience) if sleepy else pygame.event.get()
        now = self.now()
        passed, self._clock = now - self._clock, now
        self._update(passed)
        for event in events:
            self._handle(event)
        while self._soon:
            self._soon.popleft()()
        if self._dirty and self.running and self.scenes and not self._hidden:
            self.draw()

    def rest(self) -> None:
        """Let the time that has passed not count: what moves waits for the next step."""
        self._clock = self.now()

    def _patience(self) -> float:
        """How long the window may sleep now."""
        if self.scenes and self.scene.animating() and not self._hidden:
            return max(0.001, FRAME - (self.now() - self._clock))
        wishes = [60.0]
        if self.scenes and (wake := self.scene.wake()) is not None:
            wishes.append(wake)
        if self.notices.showing:
            wishes.append(self.notices.left)
        if self._settling > 0:
            wishes.append(self._settling)
        return max(0.001, min(wishes))

    def _update(self, seconds: float) -> None:
        if self._settling > 0:
            self._settling -= seconds
            if self._settling <= 0:
                art.settling = False
                if not self.window.fullscreen:
                    self.settings.window_size = self.window.size
                self.dirty()
        if self.notices.update(seconds):
            self.dirty()
        if self._troubles and not self.notices.showing:
            self.notices.say(self._troubles.popleft(), TROUBLE)
            self.dirty()
        if self.scenes:
            self.scene.update(seconds)

    def draw(self) -> None:
        """Draw the top scene and the overlays' grounds into the window, now."""
        self._dirty = False
        art.pending.clear()
        self.canvas.surface = self.window.surface
        ground = max((n for n, scene in enumerate(self.scenes) if not scene.overlay), default=0)
        for scene in self.scenes[ground:]:
            scene.draw(self.canvas)
        if self._missed is not None and not art.missing | text.missing <= self._missed:
            self._missed = None
            self.trouble(incomplete())
        self.notices.draw(self.canvas)
        self.window.flip()

    def _handle(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.VIDEORESIZE):
            self._resized()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._hidden = True
        elif event.type in (
            pygame.WINDOWSHOWN,
            pygame.WINDOWRESTORED,
            pygame.WINDOWEXPOSED,
            pygame.WINDOWMAXIMIZED,
        ):
            self._hidden = False
            self.dirty()
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            self.sound.handle(event)
        elif self.scenes and not self._mere_repeat(event):
            event = self._translated(event)
            if event.type == pygame.MOUSEBUTTONDOWN and self.notices.dismiss():
                self.dirty()
            if self.scene.handle(event):
                self.dirty()
            elif event.type == pygame.KEYDOWN:
                self._global_key(event)
            if event.type in _MOUSE and self.scenes:
                self._point(self.scene.cursor())

    def _mere_repeat(self, event: pygame.Event) -> bool:
        """A held key repeats only where that moves something on; a held F11 must not flicker."""
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        elif event.type == pygame.KEYDOWN:
            again = event.key in self._held
            self._held.add(event.key)
            return again and event.key not in REPEATING
        return False

    def _point(self, cursor: int | None) -> None:
        if cursor != self._cursor:
            self._cursor = cursor
            with contextlib.suppress(pygame.error):  # not every display has pointers of its own
                pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW if cursor is None else cursor)

    def _translated(self, event: pygame.Event) -> pygame.Event:
        """Mouse positions from window points to logical pixels."""
        if event.type not in _MOUSE:
            return event
        points, real = self.window.size, self._real_size
        fine = (real[0] / max(1, points[0]), real[1] / max(1, points[1]))
        attributes = dict(event.dict)
        attributes["pos"] = self.mouse = self.canvas.logical((event.pos[0] * fine[0], event.pos[1] * fine[1]))
        return pygame.Event(event.type, attributes)

    def _global_key(self, event: pygame.Event) -> None:
        action = self.action(event)
        if event.key == pygame.K_ESCAPE:
            if not self.notices.dismiss():
                self.scene.back()
            self.dirty()
        elif action == "fullscreen":
            self.change(fullscreen=not self.settings.fullscreen)
        elif action == "flip_board":
            self.change(board_side="day" if self.settings.board_side == "night" else "night")
        elif action == "mute":
            self.change(mute=not self.settings.mute)
            self.notice(t("notice.muted" if self.settings.mute else "notice.sounding"))
        elif action == "screenshot":
            self.notice(self.save_picture())
        elif action == "rules" and not self._open_already("rules"):
            self.open_rules(self.scene.help_place())

    def _open_already(self, name: str) -> bool:
        kind = scenes.SCENES[name].partition(":")[2]
        return any(type(scene).__name__ == kind for scene in self.scenes)

    def _resized(self) -> None:
        if self.window.surface.get_size() == self._real_size:
            return
        art.settling = True
        self._settling = SETTLED
        self._measure()
        self._relayout()

    def _measure(self) -> None:
        self._real_size = self.window.surface.get_size()
        self.canvas = self._new_canvas()

    def _relayout(self) -> None:
        for scene in self.scenes:
            scene.layout(self.canvas.width, self.canvas.height)
        self.dirty()

    def _new_canvas(self) -> Canvas:
        palette = self.settings.palette
        art.use_palette(palette)
        scale = scale_for(self._real_size, self.settings.ui_scale)
        text_scale = LARGE_TEXT if self.settings.large_text else 1.0
        return Canvas(self.window.surface, scale, theme(self.board_side, palette), text_scale)

    def window_points(self, logical: Sequence[float]) -> tuple[int, int]:
        """Where a logical position is in window points: for tests that post mouse events."""
        points, real = self.window.size, self._real_size
        return tuple(round(logical[i] * self.canvas.scale * points[i] / real[i]) for i in (0, 1))  # type: ignore[return-value]


def incomplete() -> str:
    """A sentence about pictures and fonts that were wanted and are not there."""
    names = [*sorted(text.missing), *sorted(art.missing)]
    return t("notice.incomplete", n=len(names), name=names[0], more=len(names) - 1) if names else ""
