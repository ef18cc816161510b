"""Where pictures are made for the window: on a worker thread while it runs, at once where nobody waits for a frame
(shots, contact sheets, tests). The window asks by name and gets the card's emblem on its tint until all is ready."""

import hashlib
import json
import threading
from collections.abc import Callable
from queue import SimpleQueue

import pygame

from engine.yedo.cards.table import Card
from yedo.pictures import blit
from yedo.pictures.compose import compose
from yedo.pictures.derive import words_of
from yedo.pictures.parts import Picture
from yedo.pictures.words import HEIGHT, WIDTH
from yedo.ui import art
from yedo.ui.theme import theme

PREFIX = "picture/"
KINDS = ("mission", "action", "event", "bonus", "emperor")  # the others have set pieces of their own
SIZES = ((WIDTH, HEIGHT), (2 * WIDTH, 2 * HEIGHT))  # in pixels; the larger one for large windows
ENOUGH = 1.12  # how far the smaller one may be stretched
_DONE = None

Rgb = tuple[int, int, int]
_known: dict[str, tuple[Picture, str, Rgb]] = {}  # name -> picture, emblem, tint


def name_of(card: Card) -> str | None:
    """The name of a card's own picture, or nothing for a kind that has none."""
    if card.kind not in KINDS:
        return None
    words = words_of(card)
    if "scene" in words:
        return f"cards/{words['scene']}"
    digest = hashlib.sha256(json.dumps(words, sort_keys=True).encode()).hexdigest()[:8]
    name = f"{PREFIX}{card.id}/{digest}"
    if name not in _known:
        _known[name] = compose(words, card.id), f"icons/{card.category or card.kind}", _tint(card)
    return name


def name_for(picture: Picture, id: str, emblem: str) -> str:
    """The name of a picture that belongs to no card; `emblem` stands for it until it is ready."""
    name = f"{PREFIX}{id}"
    _known.setdefault(name, (picture, emblem, (243, 234, 210)))
    return name


def _tint(card: Card) -> Rgb:
    """The colour of a card's kind, mixed with paper."""
    found = theme("day").mission.get(card.color or "")
    r, g, b = (found.r, found.g, found.b) if found is not None else (172, 140, 92)
    return (r + 243) // 2, (g + 234) // 2, (b + 210) // 2


class Studio:
    """Makes pictures for `art`, once each, and keeps a bounded number."""

    def __init__(self) -> None:
        self._made = art.SurfaceCache(24 << 20)
        self._lock = threading.Lock()
        self._asked: set[tuple[str, int]] = set()
        self._queue: SimpleQueue[tuple[str, int] | Callable[[], object] | None] = SimpleQueue()
        self._worker: threading.Thread | None = None
        self._tell: Callable[[], object] = lambda: None

    def start(self, tell: Callable[[], object]) -> None:
        """From now on make pictures beside the window; `tell` is called from there when one is ready."""
        self._tell = tell
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, name="pictures", daemon=True)
            self._worker.start()

    def stop(self) -> None:
        """Back to making pictures at once."""
        worker, self._worker = self._worker, None
        if worker is not None:
            self._queue.put(_DONE)
            worker.join(2)
        with self._lock:
            self._asked.clear()

    # --- what `art` asks ---

    def serves(self, name: str) -> bool:
        return name.startswith(PREFIX)

    def focus(self, name: str, size: tuple[int, int]) -> tuple[float, float]:
        """The middle of the best crop of this size, as parts of width and height."""
        picture = _known[name][0]
        x, y, w, h = blit.crop(picture.focus, size, picture.face)
        return (x + w / 2) / WIDTH, (y + h / 2) / HEIGHT

    def source(self, name: str, width: int) -> pygame.Surface | None:
        """The whole picture, or nothing while it is being made."""
        size = 0 if width <= SIZES[0][0] * ENOUGH else 1
        with self._lock:
            found = self._made.get((name, size))
            if found is None and self._worker is not None and (name, size) not in self._asked:
                self._asked.add((name, size))
                self._queue.put((name, size))
        return self._make(name, size) if found is None and self._worker is None else found

    def ready(self, name: str) -> bool:
        with self._lock:
            return any(self._made.get((name, size)) is not None for size in (0, 1))

    def later(self, job: Callable[[], object]) -> None:
        """Do something about pictures beside the window, or at once where nobody waits for a frame."""
        if self._worker is None:
            job()
        else:
            self._queue.put(job)

    def emblem(self, name: str) -> tuple[str, Rgb]:
        """The icon that stands for a picture, and the colour behind it."""
        return _known[name][1:]

    # --- making ---

    def _make(self, name: str, size: int) -> pygame.Surface:
        made = blit.render(_known[name][0], SIZES[size], whole=True)
        with self._lock:
            return self._made.put((name, size), made)

    def _work(self) -> None:
        while True:
            wish = self._queue.get()
            if wish is None:
                return
            if callable(wish):
                wish()
                self._tell()
                continue
            try:
                self._make(*wish)
            finally:
                with self._lock:
                    self._asked.discard(wish)
            self._tell()


studio = Studio()
art.employ(studio)
