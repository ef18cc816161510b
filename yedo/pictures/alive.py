"""A picture that comes alive: its layers move against each other, what falls falls, lamps flicker, and somebody may
walk through it. The layers are made ready once, beside the window; a frame only lays them down."""

import math
from dataclasses import dataclass, field, replace

import pygame

from yedo.pictures import blit
from yedo.pictures.parts import Part, Picture
from yedo.pictures.studio import studio
from yedo.pictures.words import HEIGHT, WIDTH
from yedo.ui import art

SWAY = 0.035  # of the width: how far the nearest layer moves to either side
# role -> how far it moves, as a part of the nearest
DEPTHS = {
    "far": 0.12, "place": 0.34, "lit": 0.34, "light": 0.34, "cover": 0.34, "shadow": 0.4, "thing": 0.58, "figure": 0.58,
    "cloud": 0.8, "weather": 0.75, "near": 1.0,
}  # fmt: skip
FALLING = {
    "weather_rain": 2.4,
    "weather_storm": 3.0,
    "weather_snow": 0.28,
    "weather_petals": 0.3,
    "weather_leaves": 0.36,
}
FLICKER = (255, 226, 240, 204)  # of a lamp's light, one after the other
FLAMES = ("thing_blaze", "thing_flame")
LICKS = (1.0, 1.05, 0.97, 1.08)  # how high flames are, one after the other


@dataclass(slots=True)
class Mover:
    """Somebody or something that crosses the picture: from and to are offsets in units, while time runs."""

    part: Part
    start: tuple[float, float]
    end: tuple[float, float] = (0.0, 0.0)
    since: float = 0.0
    until: float = 1.0
    hop: float = 0.0  # how high steps are
    shown: tuple[float, float] = (0.0, 2.0)  # while it is there at all


@dataclass(slots=True)
class _Group:
    """Layers that move together; the kinds of what is laid down differently."""

    surface: pygame.Surface
    at: tuple[int, int]
    depth: float
    fall: float = 0.0
    shines: list[pygame.Surface] = field(default_factory=list)
    licks: list[tuple[pygame.Surface, tuple[int, int]]] = field(default_factory=list)
    mover: Mover | None = None


class Alive:
    """`size` is in real pixels. Until it is ready only the sky is drawn."""

    def __init__(self, picture: Picture, size: tuple[int, int], movers: tuple[Mover, ...] = ()) -> None:
        self.picture, self.size, self.movers = picture, size, movers
        self.margin = math.ceil(size[0] * SWAY)
        self.ready = False
        self._groups: list[_Group] = []
        if picture.scene:
            self._prepare()  # one finished picture, which only the window may scale
        else:
            studio.later(self._prepare)

    # --- making ready -------------------------------------------------------------------------------------

    def _view(self) -> tuple[tuple[int, int], tuple[float, float, float, float]]:
        """The size of a layer with its margins, and what part of the picture it shows."""
        wide = self.size[0] + 2 * self.margin
        unit = wide / WIDTH
        tall = min(HEIGHT, self.size[1] / unit)
        top = min(max(self.picture.focus[1] - tall / 2, 0), HEIGHT - tall)
        return (wide, self.size[1]), (0.0, top, float(WIDTH), tall)

    def _prepare(self) -> None:
        size, view = self._view()
        groups: list[_Group] = []
        if self.picture.scene:
            whole = art.image(f"cards/{self.picture.scene}", size, "cover")
            groups.append(_Group(whole, (0, 0), 0.5))
        else:
            ground = pygame.Surface(size, 0, 32)
            blit.sky(ground, self.picture.hour, view)
            groups.append(_Group(ground, (0, 0), DEPTHS["far"]))
            for part in self.picture.parts:
                self._add(groups, part, size, view)
        for mover in self.movers:
            found = self._mover_piece(mover.part, size, view)
            if found is not None:
                groups.append(_Group(*found, DEPTHS["figure"], mover=mover))
        self._groups = [_trimmed(group) for group in groups]
        self.ready = True

    def _mover_piece(
        self, part: Part, size: tuple[int, int], view: tuple[float, float, float, float]
    ) -> tuple[pygame.Surface, tuple[int, int]] | None:
        """A layer that may begin or end outside of the picture: cut by nothing."""
        wide = (view[0] - WIDTH, view[1], view[2] * 3, view[3])
        found = blit.piece(part, self.picture.hour or "day", wide, (size[0] * 3, size[1]))
        return (found[0], (found[1][0] - size[0], found[1][1])) if found is not None else None

    def _add(
        self, groups: list[_Group], part: Part, size: tuple[int, int], view: tuple[float, float, float, float]
    ) -> None:
        found = blit.piece(part, self.picture.hour, view, size)
        if found is None:
            return
        depth = DEPTHS.get(part.role, 0.34)
        if part.role == "glow":
            groups.append(_Group(found[0], found[1], groups[-1].depth, shines=_dimmed(found[0])))
        elif part.layer in FLAMES:
            sizes = (replace(part, scale=part.scale * high) for high in LICKS)
            licks = [lick for lick in (blit.piece(p, self.picture.hour, view, size) for p in sizes) if lick]
            groups.append(_Group(*found, depth, licks=licks))
        elif part.layer in FALLING:
            sheet = _sheet(size, found)
            groups.append(_Group(sheet, (0, 0), depth, FALLING[part.layer]))
        else:
            last = groups[-1]
            if part.layer in ("air_sun", "air_moon", "air_stars"):
                depth = DEPTHS["far"]
            if last.shines or last.licks or last.fall or last.depth != depth:
                last = _Group(pygame.Surface(size, pygame.SRCALPHA, 32), (0, 0), depth)
                groups.append(last)
            last.surface.blit(*found)

    # --- a frame ------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, at: tuple[int, int], seconds: float, part: float) -> None:
        """The picture with its corner there, so many seconds old; `part` of its time has passed."""
        if not self.ready:
            _, view = self._view()
            ground = pygame.Surface(self.size, 0, 32)
            blit.sky(ground, self.picture.hour or "day", view)
            target.blit(ground, at)
            return
        before = target.get_clip()
        target.set_clip(pygame.Rect(at, self.size).clip(before))
        pan = math.cos(part * math.pi)  # from one side to the other, slowly at the ends
        for group in self._groups:
            x = at[0] - self.margin + group.at[0] + round(pan * self.margin * group.depth)
            y = at[1] + group.at[1]
            if group.mover is not None:
                if group.mover.shown[0] <= part < group.mover.shown[1]:
                    dx, dy = self._moved(group.mover, part)
                    shines = pygame.BLEND_RGB_ADD if group.mover.part.role == "glow" else 0
                    target.blit(group.surface, (x + round(dx), y + round(dy)), special_flags=shines)
            elif group.fall:
                down = round(seconds * group.fall * self.size[1]) % self.size[1]
                target.blit(group.surface, (x, y + down))
                target.blit(group.surface, (x, y + down - self.size[1]))
            elif group.licks:
                flame, (left, top) = group.licks[int(seconds * 9 + group.at[0]) % len(group.licks)]
                target.blit(flame, (x - group.at[0] + left, at[1] + top))
            elif group.shines:
                shine = group.shines[int(seconds * 11 + group.at[0]) % len(group.shines)]
                target.blit(shine, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            else:
                target.blit(group.surface, (x, y))
        target.set_clip(before)

    def _moved(self, mover: Mover, part: float) -> tuple[float, float]:
        unit = (self.size[0] + 2 * self.margin) / WIDTH
        way = min(1.0, max(0.0, (part - mover.since) / max(0.001, mover.until - mover.since)))
        walking = 0 < way < 1
        way = 1 - (1 - way) ** 2
        dx, dy = (a + (b - a) * way for a, b in zip(mover.start, mover.end, strict=True))
        return dx * unit, (dy - abs(math.sin(part * 26)) * mover.hop * walking) * unit


def _sheet(size: tuple[int, int], found: tuple[pygame.Surface, tuple[int, int]]) -> pygame.Surface:
    sheet = pygame.Surface(size, pygame.SRCALPHA, 32)
    sheet.blit(*found)
    return sheet


def _dimmed(glow: pygame.Surface) -> list[pygame.Surface]:
    found = []
    for strength in FLICKER:
        shine = glow.copy()
        shine.fill((strength,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        found.append(shine)
    return found


def _trimmed(group: _Group) -> _Group:
    """Without empty margins: what is not there need not be laid down."""
    if group.fall or group.shines or group.licks or not group.surface.get_flags() & pygame.SRCALPHA:
        return group
    box = group.surface.get_bounding_rect()
    if box.size == group.surface.get_size():
        return group
    cut = group.surface.subsurface(box).copy()
    return _Group(cut, (group.at[0] + box.x, group.at[1] + box.y), group.depth, mover=group.mover)
