"""Effects and music. Without a sound device, or when it goes away in mid-game, everything here is quietly
nothing: no caller needs to check."""

import contextlib
import warnings
from typing import TYPE_CHECKING

import pygame

from yedo.assets import sound_dir

if TYPE_CHECKING:
    from yedo.settings import Settings


class Sound:
    def __init__(self) -> None:
        self.working = False
        self.effects = 0.5
        self.music_volume = 0.25
        self.mute = False
        self.level = 1.0  # of the music, below what the settings say
        self.missing: set[str] = set()
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._music: str | None = None

    def start(self) -> bool:
        """Open the device; False when there is none."""
        if self.working:
            return True
        try:
            with warnings.catch_warnings():  # a build of pygame without a mixer would grumble as well
                warnings.simplefilter("ignore", RuntimeWarning)
                pygame.mixer.init(44100, -16, 2, 1024)
            pygame.mixer.set_num_channels(12)
            self.working = True
        except (pygame.error, NotImplementedError):
            self.working = False
        if self.working and self._music is not None:
            name, self._music = self._music, None
            self.music(name)
        return self.working

    def stop(self) -> None:
        """Let the device go, for good or because it vanished."""
        self.working = False
        self._loaded.clear()
        with contextlib.suppress(pygame.error, NotImplementedError):
            pygame.mixer.quit()

    def apply(self, settings: "Settings") -> None:
        self.effects, self.music_volume = settings.volume_effects, settings.volume_music
        self.mute = settings.mute
        if self.working:
            self._guarded(self._set_music_volume)

    def _set_music_volume(self) -> None:
        """Music nobody hears is paused: decoding it would keep the processor busy."""
        pygame.mixer.music.set_volume(self.music_volume * self.level)
        if self.mute or self.music_volume <= 0:
            pygame.mixer.music.pause()
        else:
            pygame.mixer.music.unpause()

    def play(self, name: str, volume: float = 1.0) -> None:
        """One effect, by the name of its file in art/kit/sound."""
        if not self.working or self.mute or self.effects <= 0:
            return

        def effect() -> None:
            if name not in self._loaded:
                path = sound_dir() / f"{name}.ogg"
                if not path.is_file():
                    self.missing.add(name)
                    return
                self._loaded[name] = pygame.mixer.Sound(path)
            self._loaded[name].set_volume(self.effects * volume)
            self._loaded[name].play()

        self._guarded(effect)

    def music(self, name: str | None, fade: float = 1.2) -> None:
        """Play a piece round and round, or none. Asking for the one that plays changes nothing."""
        if name == self._music:
            return
        self._music = name
        if not self.working:
            return

        def change() -> None:
            pygame.mixer.music.fadeout(round(fade * 400))
            if name is None:
                return
            path = sound_dir() / f"{name}.ogg"
            if not path.is_file():
                self.missing.add(name)
                return
            pygame.mixer.music.load(path)
            pygame.mixer.music.play(-1, fade_ms=round(fade * 1000))
            self._set_music_volume()

        self._guarded(change)

    def soften(self, level: float) -> None:
        """Play the music at so much of its volume, 1 for all of it."""
        if level != self.level:
            self.level = level
            if self.working:
                self._guarded(self._set_music_volume)

    def handle(self, event: pygame.Event) -> None:
        """A device that is plugged in again is used again."""
        if event.type == pygame.AUDIODEVICEADDED and not event.iscapture and not self.working:
            self.start()

    def _guarded(self, action: object) -> None:
        assert callable(action)
        try:
            if pygame.mixer.get_init() is None:
                raise pygame.error("the mixer is gone")
            action()
        except (pygame.error, OSError):
            self.stop()


player = Sound()
play = player.play
music = player.music
