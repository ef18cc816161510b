"""The drawn pictures by name ("icons/katana", whichever game's folder it was drawn for), scaled once per real
size and kept in bounded memory. A picture that is not there is drawn as a slip with its name and listed in
`missing`."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from pathlib import Path
from typing import Literal, Protocol

import pygame

from yedo.assets import pictures
from yedo.ui.canvas import Canvas, RectLike
from yedo.ui.theme import theme

Fit = Literal["contain", "cover", "stretch"]


caches: list["SurfaceCache"] = []  # every one there is


class SurfaceCache:
    """Surfaces by key; the longest unused go first when the budget of bytes is exceeded."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        caches.append(self)

    def get(self, key: Hashable) -> pygame.Surface | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= _weight(old)
        self._kept[key] = surface
        self.bytes += _weight(surface)
        while self.bytes > self.budget and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= _weight(dropped)
        return surface

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


class Workshop(Protocol):
    """Who makes pictures that are not drawn but put together: a card's own."""

    def start(self, tell: Callable[[], object]) -> None: ...
    def stop(self) -> None: ...
    def serves(self, name: str) -> bool: ...
    def source(self, name: str, width: int) -> pygame.Surface | None: ...
    def focus(self, name: str, size: tuple[int, int]) -> tuple[float, float]: ...
    def ready(self, name: str) -> bool: ...
    def emblem(self, name: str) -> tuple[str, tuple[int, int, int]]: ...


workshop: Workshop | None = None
_tell: Callable[[], object] | None = None
pending: list[str] = []  # pictures this frame shows as an emblem, for those who keep what they drew
missing: set[str] = set()
settling = False  # True while the window is being resized: quick scaling now, crisp pictures afterwards

CREST = "icons/crest_"
OTHER_COLOURS = ("icons/", "cards/")  # a colour's name here is no seat's: patrols, missions
_shifts: dict[
    str, tuple[float, float, float]
] = {}  # clan -> hue, saturation, lightness away from the drawing
_palette = "normal"
_sources = SurfaceCache(32 << 20)
_scaled = SurfaceCache(64 << 20)


def employ(shop: Workshop) -> None:
    """Somebody who makes pictures is there from now on."""
    global workshop
    workshop = shop
    if _tell is not None:
        shop.start(_tell)


def work_beside(tell: Callable[[], object] | None) -> None:
    """Whoever makes pictures, or will come to do it, does so beside the window and says when one is ready; with None
    it makes them at once."""
    global _tell
    _tell = tell
    if workshop is not None and tell is not None:
        workshop.start(tell)
    elif workshop is not None:
        workshop.stop()


def icon(name: str) -> str:
    """The picture of an icon; a game's own is named with its folder."""
    return name if "/" in name else f"icons/{name}"


@lru_cache
def crest(color: str) -> str:
    """The picture of a seat's crest: the house's own, or the one drawn for a game whose seats have other names."""
    own = CREST + color
    return own if exists(own) else next((name for name in pictures() if name.endswith(f"/crest_{color}")), own)


def exists(name: str) -> bool:
    """Whether a picture of this name was drawn."""
    return _file(name) is not None


def image(name: str, size: tuple[int, int], fit: Fit = "stretch") -> pygame.Surface:
    """The picture in real pixels. "cover" fills the size and crops, "contain" keeps the whole picture and
    may come back smaller than asked, "stretch" ignores the picture's proportions."""
    size = (max(1, size[0]), max(1, size[1]))
    key = (name, size, fit)
    found = _scaled.get(key)
    if found is not None:
        return found
    if workshop is not None and workshop.serves(name):
        return _composed(workshop, name, size, fit)
    source = _source(name)
    if source is None:
        return _scaled.put(key, _slip(name, size))
    if settling:
        return _fitted(source, size, fit, pygame.transform.scale)
    return _scaled.put(key, _fitted(source, size, fit, pygame.transform.smoothscale))


def loaded(name: str, size: tuple[int, int]) -> pygame.Surface | None:
    """The picture, scaled and not kept: for whoever works beside the window and goes on painting on it."""
    path = _file(name)
    try:
        source = pygame.image.load(path) if path is not None else None
    except (OSError, pygame.error):
        source = None
    return pygame.transform.smoothscale(source, size) if source is not None else None


def _composed(shop: Workshop, name: str, size: tuple[int, int], fit: Fit) -> pygame.Surface:
    """A picture from the workshop, cropped around its focus; its emblem on a tint until it is ready."""
    source = shop.source(name, size[0])
    if source is None:
        pending.append(name)
        icon, tint = shop.emblem(name)
        slip = pygame.Surface(size)
        slip.fill(tint)
        side = round(min(size) * 0.7)
        emblem = image(icon, (side, side), "contain")
        slip.blit(emblem, emblem.get_rect(center=slip.get_rect().center))
        return slip
    scaler = pygame.transform.scale if settling else pygame.transform.smoothscale
    made = _fitted(source, size, fit, scaler, shop.focus(name, size))
    return made if settling else _scaled.put((name, size, fit), made)


def draw(canvas: Canvas, name: str, rect: RectLike, fit: Fit = "contain", alpha: float = 1.0) -> pygame.Rect:
    """Draw the picture centred in a logical rect; the real rect it covers."""
    box = canvas.rect(rect)
    picture = image(name, box.size, fit)
    place = picture.get_rect(center=box.center)
    if alpha < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * max(0.0, alpha)))
    canvas.surface.blit(picture, place)
    return place


def backdrop(canvas: Canvas, name: str) -> None:
    """Fill the window with a large picture, in the version of this board side if it has one."""
    own = f"{name}_{canvas.theme.side}"
    draw(canvas, own if exists(own) else name, (0, 0, canvas.width, canvas.height), "cover")


def size(name: str) -> tuple[int, int]:
    """Width and height of the picture as drawn (twice its logical size); (1, 1) when it is missing."""
    source = _source(name)
    return source.get_size() if source is not None else (1, 1)


def use_palette(palette: str) -> None:
    """Colour the clans' pictures for other eyes: drawn in the normal palette, shifted as they are loaded."""
    global _palette
    if palette == _palette:
        return
    _palette = palette
    _shifts.clear()
    if palette != "normal":
        for clan, drawn in theme().clan.items():
            (h1, s1, l1, _), (h2, s2, l2, _) = drawn.hsla, theme("day", palette).clan[clan].hsla
            _shifts[clan] = ((h2 - h1 + 180) % 360 - 180, (s2 - s1) / 100, (l2 - l1) / 100)
    _sources.clear()
    _scaled.clear()


def forget() -> None:
    """Drop everything that was drawn or scaled: the window now looks different for good. Loaded files stay."""
    for cache in caches:
        if cache is not _sources:
            cache.clear()


def _file(name: str) -> Path | None:
    if name.count("/") > 1:  # an icon of a game's own: icons/edo/icon_rice is edo/icon_rice
        name = name.removeprefix("icons/")
    try:
        return pictures().get(name)
    except FileNotFoundError:
        return None


def _source(name: str) -> pygame.Surface | None:
    found = _sources.get(name)
    if found is not None:
        return found
    path = _file(name)
    try:
        if path is None:
            raise FileNotFoundError(name)
        loaded = pygame.image.load(path)
    except (OSError, pygame.error):
        missing.add(name)
        return None
    worn = name.startswith(CREST) or not name.startswith(OTHER_COLOURS)  # what ends in a clan's name wears its colour
    shift = _shifts.get(name.rpartition("_")[2]) if worn else None
    if shift is not None:
        loaded = pygame.transform.hsl(loaded.convert_alpha(), *shift)
    return _sources.put(name, _converted(loaded))


def _converted(picture: pygame.Surface) -> pygame.Surface:
    """Without alpha where no pixel is see-through: such pictures blit several times faster."""
    if not picture.get_flags() & pygame.SRCALPHA:
        return picture.convert()
    solid = pygame.mask.from_surface(picture, 254).count() == picture.get_width() * picture.get_height()
    return picture.convert() if solid else picture.convert_alpha()


def _fitted(
    source: pygame.Surface, size: tuple[int, int], fit: Fit, scaler: object, focus: tuple[float, float] = (0.5, 0.5)
) -> pygame.Surface:
    assert callable(scaler)
    width, height = source.get_size()
    if fit == "stretch":
        scaled: pygame.Surface = scaler(source, size)
        return scaled
    ratios = (size[0] / width, size[1] / height)
    if fit == "contain":
        ratio = min(ratios)
        scaled = scaler(source, (max(1, round(width * ratio)), max(1, round(height * ratio))))
        return scaled
    ratio = max(ratios)
    part = pygame.Rect(0, 0, min(width, round(size[0] / ratio)), min(height, round(size[1] / ratio)))
    part.center = (round(width * focus[0]), round(height * focus[1]))
    part.clamp_ip(source.get_rect())
    scaled = scaler(source.subsurface(part), size)
    return scaled


def _slip(name: str, size: tuple[int, int]) -> pygame.Surface:
    slip = pygame.Surface(size, pygame.SRCALPHA)
    slip.fill((243, 234, 210, 200))
    pygame.draw.rect(slip, (200, 65, 47), slip.get_rect(), max(1, min(size) // 24))
    label = pygame.font.Font(None, max(12, min(28, size[1] // 3))).render(name, True, (27, 26, 23))
    slip.blit(label, label.get_rect(center=slip.get_rect().center))
    return slip
