"""Pictures put together from their layers: scaled, coloured by the hour, laid over each other, finished with grain.

Nothing here is called inside a frame of the window: see `studio`."""

import json
import threading
from collections import OrderedDict
from functools import cache
from typing import Any

import pygame

from yedo.assets import rendered_dir
from yedo.pictures.parts import Part, Picture
from yedo.pictures.words import HEIGHT, HOURS, WIDTH

FOLDER = "yedo/pictures"  # of the rendered art
BUDGET = 24 << 20  # bytes of decoded layers
INK = (27, 26, 23)
# role -> how much of the hour's colour, how much haze, how much darkness
ROLES = {
    "far": (1.0, 0.46, 0.0),
    "place": (1.0, 0.08, 0.0),
    "figure": (0.42, 0.0, 0.0),
    "thing": (0.33, 0.0, 0.0),
    "near": (1.0, 0.0, 0.42),
    "cloud": (0.7, 0.0, 0.0),
    "weather": (0.35, 0.0, 0.0),
    "cover": (0.75, 0.0, 0.0),
}
SHADE = (40, 30, 34)
HEAD = 34  # units from the middle of a face to the top of hair or hat

Grade = tuple[tuple[int, int, int], tuple[int, int, int]]


class Layers:
    """Decoded layers by name; the longest unused go first."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget, self.bytes = budget, 0
        self._kept: OrderedDict[str, pygame.Surface] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, name: str) -> pygame.Surface | None:
        with self._lock:
            found = self._kept.get(name)
            if found is not None:
                self._kept.move_to_end(name)
                return found
        path = rendered_dir() / FOLDER / f"{name}.webp"
        try:
            loaded = pygame.image.load(path)
        except (OSError, pygame.error):
            return None
        loaded = _like_the_target(loaded)
        with self._lock:
            if name not in self._kept:
                self._kept[name] = loaded
                self.bytes += loaded.get_pitch() * loaded.get_height()
            while self.bytes > self.budget and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self.bytes -= dropped.get_pitch() * dropped.get_height()
        return loaded


def _like_the_target(loaded: pygame.Surface) -> pygame.Surface:
    """In the order of bytes of a picture being made: several times faster to lay."""
    if not loaded.get_flags() & pygame.SRCALPHA:
        return loaded.convert(32)
    return loaded.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))


layers = Layers()


@cache
def boxes() -> dict[str, list[float]]:
    """Where every layer lies around its origin, in units."""
    found: dict[str, list[float]] = json.loads((rendered_dir() / FOLDER / "boxes.json").read_text("utf-8"))
    return found


@cache
def grade(hour: str, role: str) -> Grade:
    """One multiplication and one addition for each channel."""
    if role == "shadow":
        return (0, 0, 0), SHADE
    if role not in ROLES:
        return (255, 255, 255), (0, 0, 0)
    much, haze, dark = ROLES[role]
    h = HOURS[hour]
    by = [1 + (value - 1) * much for value in h.by]
    add = [value * much for value in h.add]
    for goal, part in ((h.sky[2], haze), (INK, dark)):
        by = [value * (1 - part) for value in by]
        add = [value * (1 - part) + to * part for value, to in zip(add, goal, strict=True)]
    return _three([value * 255 for value in by]), _three(add)


def _three(values: list[float]) -> tuple[int, int, int]:
    r, g, b = (max(0, min(255, round(v))) for v in values)
    return r, g, b


def crop(
    focus: tuple[float, float], size: tuple[int, int], face: tuple[float, float] | None = None
) -> tuple[float, float, float, float]:
    """The largest part of the picture with these proportions, around the focus and not through the lead's head: x, y,
    width, height in units."""
    ratio = size[0] / size[1]
    w, h = (WIDTH, WIDTH / ratio) if ratio >= WIDTH / HEIGHT else (HEIGHT * ratio, HEIGHT)
    x = min(max(focus[0] - w / 2, 0), WIDTH - w)
    y = min(max(focus[1] - h / 2, 0), HEIGHT - h)
    if face is not None:
        y = max(0, min(y, face[1] - HEAD))
    return x, y, w, h


def render(picture: Picture, size: tuple[int, int], whole: bool = False) -> pygame.Surface:
    """The picture in real pixels, cropped around its focus; `whole` squeezes all of it into the size."""
    size = (max(1, size[0]), max(1, size[1]))
    view = (0.0, 0.0, float(WIDTH), float(HEIGHT)) if whole else crop(picture.focus, size, picture.face)
    target = pygame.Surface(size, 0, 32)
    sky(target, picture.hour, view)
    for part in picture.parts:
        _lay(target, part, picture.hour, view)
    grain(target)
    return target


def sky(target: pygame.Surface, hour: str, view: tuple[float, float, float, float]) -> None:
    top, middle, low = HOURS[hour].sky
    strip = pygame.Surface((1, 64), 0, 32)
    for row in range(64):
        at = (view[1] + view[3] * row / 63) / HEIGHT * 1.35
        a, b, t = (top, middle, at * 2) if at < 0.5 else (middle, low, min(1, at * 2 - 1))
        strip.set_at((0, row), tuple(round(p + (q - p) * t) for p, q in zip(a, b, strict=True)))
    target.blit(pygame.transform.smoothscale(strip, target.get_size()), (0, 0))


def _lay(target: pygame.Surface, part: Part, hour: str, view: tuple[float, float, float, float]) -> None:
    found = piece(part, hour, view, target.get_size())
    if found is not None:
        target.blit(*found, special_flags=pygame.BLEND_RGB_ADD if part.role == "glow" else 0)


def piece(
    part: Part, hour: str, view: tuple[float, float, float, float], size: tuple[int, int]
) -> tuple[pygame.Surface, tuple[int, int]] | None:
    """One layer as it lies on a picture of this size, in the colours of the hour; nothing where it is not seen."""
    box = boxes().get(part.layer)
    source = layers.get(part.layer) if box is not None else None
    if box is None or source is None:
        return None
    kx, ky = size[0] / view[2], size[1] / view[3]
    bx, by, bw, bh = (value * part.scale for value in box)
    if part.layer.startswith("glow_"):
        bx, by = -bw / 2, -bh / 2
    left = part.x - bx - bw if part.flip else part.x + bx
    place = pygame.FRect((left - view[0]) * kx, (part.y + by - view[1]) * ky, bw * kx, bh * ky)
    seen = place.clip(pygame.FRect(0, 0, *size))
    if seen.w < 1 or seen.h < 1:
        return None
    sx, sy = source.get_width() / place.w, source.get_height() / place.h
    u0 = (place.right - seen.right if part.flip else seen.x - place.x) * sx
    cut = pygame.Rect(int(u0), int((seen.y - place.y) * sy), max(1, round(seen.w * sx)), max(1, round(seen.h * sy)))
    cut = cut.clip(source.get_rect())
    if not cut.w or not cut.h:
        return None
    found: Any = source.subsurface(cut)
    if part.flip:
        found = pygame.transform.flip(found, True, False)
    found = pygame.transform.smoothscale(found, (max(1, round(seen.w)), max(1, round(seen.h))))
    if part.role != "glow":
        times, plus = grade(hour, part.role)
        if times != (255, 255, 255):
            found.fill(times, special_flags=pygame.BLEND_RGB_MULT)
        if plus != (0, 0, 0):
            found.fill(plus, special_flags=pygame.BLEND_RGB_ADD)
        if part.role == "shadow":
            found.fill((255, 255, 255, 176), special_flags=pygame.BLEND_RGBA_MULT)
    return found, (round(seen.x), round(seen.y))


@cache
def _tile() -> pygame.Surface:
    """Paper over the print: fine fibres, the same on every picture."""
    import random

    rng = random.Random(7)
    tile = pygame.Surface((256, 128), pygame.SRCALPHA)
    for _ in range(150):
        x, y, long = rng.randrange(256), rng.randrange(128), rng.randrange(6, 30)
        tone = rng.choice(((255, 250, 234, 16), (60, 44, 24, 13), (60, 44, 24, 9)))
        pygame.draw.line(tile, tone, (x, y), (x + long, y + rng.choice((-1, 0, 0, 1))))
    return tile


def grain(target: pygame.Surface) -> None:
    tile = _tile()
    for x in range(0, target.get_width(), 256):
        for y in range(0, target.get_height(), 128):
            target.blit(tile, (x, y))
