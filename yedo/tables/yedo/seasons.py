"""The season and the hour on the board: the first round is a spring morning, the last one a winter night. A tint of
the whole picture, and over it petals, leaves or snow, people who go about, lanterns that are lit one after the other;
in the last rounds snow lies on roofs, trees and hills, deeper every round. Everything is made ready once a round,
beside the window, and becomes part of the board's ground."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import pygame

from yedo.pictures import blit
from yedo.pictures.parts import Part
from yedo.pictures.studio import studio
from yedo.tables.yedo.layout import board_layout
from yedo.ui import art

Rgb = tuple[int, int, int]
SIZE = (1020, 708)  # the board's units
# From the first round to the last: what the board's colours are multiplied by, on either side.
TINTS: dict[str, tuple[Rgb, ...]] = {
    "day": ((255, 247, 243), (255, 255, 252), (255, 252, 238), (255, 232, 204), (204, 212, 236)),
    "night": ((255, 246, 250), (255, 255, 255), (252, 252, 246), (250, 236, 228), (226, 236, 255)),
}
SEASONS = ("spring", "summer", "autumn", "winter")
FALLING = {"spring": "weather_petals", "autumn": "weather_leaves", "winter": "weather_snow"}
# Who goes about: layer, where the feet are on the board, and whether they look to the left.
PEOPLE: dict[str, tuple[tuple[str, float, float, bool], ...]] = {
    "spring": (
        ("geisha_umbrella", 905, 374, True), ("child_run", 560, 170, False), ("farmer_carry", 214, 372, False),
        ("wife_walk", 690, 168, True),
    ),
    "summer": (
        ("porter_pole", 196, 372, False), ("player_play", 896, 376, False), ("farmer_stand", 600, 172, True),
        ("child_run", 250, 576, False),
    ),
    "autumn": (
        ("monk_walk", 556, 170, False), ("courier_run", 210, 372, True), ("merchant_walk", 900, 374, True),
        ("porter_carry", 236, 576, False),
    ),
    "winter": (
        ("wife_umbrella", 900, 374, True), ("guard_lantern", 206, 372, False), ("monk_umbrella", 560, 170, False),
        ("beggar_sit", 240, 576, True),
    ),
}  # fmt: skip
TALL = 0.215  # of a figure a hundred units tall
# Lanterns hang beside the names of the districts; those of the gay quarters are lit first.
LANTERNS = ("red_light", "tavern", "harbor", "market", "gates", "temple", "castle")
SHEETS = ((-30, -20), (520, 30), (150, 250), (650, 330), (-60, 470), (430, 480))  # where what falls is laid
SNOW: dict[str, Rgb] = {"day": (240, 244, 250), "night": (162, 188, 216)}  # its colour on either side
WINTER = 0.75  # how far the game has gone when it lies
# Whose windows shine on the snow by night: inns, houses of the gay quarters, stalls, the temple, the church.
WINDOWS = (
    (54, 552), (148, 552), (246, 552), (342, 552), (430, 552), (752, 338), (820, 338), (890, 338), (960, 338),
    (784, 140), (846, 140), (938, 140), (598, 140), (938, 574), (104, 338), (198, 338),
)  # fmt: skip
THIN = 120  # of 255, what is missing of it then: only ridges and tops are white
DUSK = 0.55  # how far the game has gone when the first are lit


def season(part: float) -> str:
    """`part` of the game has gone."""
    return SEASONS[min(3, int(part * 4))]


def tint(part: float, side: str) -> Rgb:
    """What the board's colours are multiplied by."""
    tones = TINTS[side]
    at = min(max(part, 0.0), 1.0) * (len(tones) - 1)
    low = min(int(at), len(tones) - 2)
    r, g, b = (round(a + (b - a) * (at - low)) for a, b in zip(tones[low], tones[low + 1], strict=True))
    return r, g, b


def melted(part: float) -> int | None:
    """How much is missing of the deepest snow; None where none lies."""
    return None if part < WINTER else round(THIN * (1 - part) / (1 - WINTER))


def lit(part: float) -> int:
    """How many lanterns burn."""
    return round(len(LANTERNS) * max(0.0, (part - DUSK) / (1 - DUSK)))


@dataclass(slots=True)
class _Cover:
    """What lies over the board's picture: painted, and light that is added."""

    paint: pygame.Surface
    glows: list[tuple[pygame.Surface, tuple[int, int]]] = field(default_factory=list)


class Year:
    """Keeps the cover of the present round."""

    def __init__(self) -> None:
        self._key: object = None
        self._cover: _Cover | None = None

    def ready(self, size: tuple[int, int], part: float, side: str) -> bool:
        return self._key == (size, part, side) and self._cover is not None

    def lay(self, board: pygame.Surface, part: float, side: str, free: Iterable[pygame.Rect]) -> None:
        """Tint the picture of the board and lay the cover on it, once that is ready; nothing of it lies on `free`."""
        board.fill(tint(part, side), special_flags=pygame.BLEND_RGB_MULT)
        key = (board.get_size(), part, side)
        if self._key != key:
            self._key, self._cover = key, None
            bare = list(free)

            def make() -> None:
                made = _cover(key[0], part, side, bare)
                if self._key == key:
                    self._cover = made

            studio.later(make)
        if self._cover is not None:
            board.blit(self._cover.paint, (0, 0))
            for glow, at in self._cover.glows:
                board.blit(glow, at, special_flags=pygame.BLEND_RGB_ADD)


def _snow(size: tuple[int, int], part: float, side: str) -> pygame.Surface | None:
    """What lies on roofs and hills, as deep as the winter is; it is drawn around all that is printed on the board."""
    thin = melted(part)
    if thin is None or (found := art.loaded("board/snow", size)) is None:
        return None
    snow = found.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
    snow.fill((0, 0, 0, thin), special_flags=pygame.BLEND_RGBA_SUB)
    snow.fill(SNOW[side], special_flags=pygame.BLEND_RGB_MULT)
    return snow


def _cover(size: tuple[int, int], part: float, side: str, bare: list[pygame.Rect]) -> _Cover:
    name, view = season(part), (0.0, 0.0, float(SIZE[0]), float(SIZE[1]))
    cover = _Cover(pygame.Surface(size, pygame.SRCALPHA, 32))
    hour = "night" if side == "night" or part > 0.9 else "dusk" if part > 0.7 else "day"

    def put(layer: str, x: float, y: float, scale: float, flip: bool = False, role: str = "figure") -> None:
        found = blit.piece(Part(layer, x, y, scale, flip, role), hour, view, size)
        if found is not None and role == "glow":
            cover.glows.append(found)
        elif found is not None:
            cover.paint.blit(*found)

    for who, x, y, left in PEOPLE[name]:
        put(f"fig_{who}", x, y, TALL, left)
    if name in FALLING:
        for n, (x, y) in enumerate(SHEETS):
            put(FALLING[name], x + 600 * (n % 2), y, 1.0, bool(n % 2), "weather")
    for rect in bare:
        cover.paint.fill((0, 0, 0, 0), rect)
    if (snow := _snow(size, part, side)) is not None:
        snow.blit(cover.paint, (0, 0))
        cover.paint = snow
        for x, y in WINDOWS if side == "night" else ():
            put("glow_warm", x, y, 0.38, role="glow")
    for district in LANTERNS[: lit(part)]:
        left, top, wide, high = board_layout()["districts"][district]["ribbon"]
        for x in (left - 2, left + wide + 2):
            put("thing_lantern", x, top + high / 2 + 12, 0.32, role="light")
            put("glow_warm", x, top + high / 2, 0.46, role="glow")
    return cover
