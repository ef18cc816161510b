"""A picture as a list: parts in painting order, each a layer with its place, and the point that must be seen."""

from dataclasses import dataclass, field, replace
from typing import Any

from yedo.pictures.words import DIM, HOURS, LARGE, POSES, SHINING, SIZES, THINGS, WIDTH, Place

Words = dict[str, Any]
THIRD = 205  # where a lead stands


@dataclass(frozen=True)
class Part:
    """One layer, its origin at (x, y). The role decides how the hour colours it: far, place, lit, figure, thing, light
    (never graded), glow (added), shadow, near, cloud, weather, cover."""

    layer: str
    x: float = 0
    y: float = 0
    scale: float = 1
    flip: bool = False
    role: str = "figure"
    slot: str = ""  # lead, second, third, thing: what a deed calls it

    def mirrored(self) -> "Part":
        return replace(self, x=WIDTH - self.x, flip=not self.flip)


@dataclass(frozen=True)
class Picture:
    """What the words became."""

    hour: str
    parts: tuple[Part, ...]
    focus: tuple[float, float]
    words: tuple[tuple[str, Any], ...]
    scene: str = ""  # the name of a finished scene instead of parts
    face: tuple[float, float] | None = None  # of the lead, which no crop cuts

    def of(self, slot: str) -> Part | None:
        return next((part for part in self.parts if part.slot == slot), None)


@dataclass
class Stage:
    """A scene being set: deeds put actors and things on it, the lead on the left third looking right."""

    place: Place
    hour: str
    cast: list[tuple[str, str]]  # kind and pose; a pose may be ""
    item: str  # the thing, or ""
    variant: int  # 0 or 1
    parts: list[Part] = field(default_factory=list)
    face: tuple[float, float] = (210, 100)
    aim: tuple[float, float] | None = None  # where the thing is
    lights: list[tuple[float, float, float]] = field(default_factory=list)
    count: int = 0

    def floor(self, x: float) -> float:
        """How far down people stand at x: a bridge or a roof rises."""
        return self.place.stand - self.place.rise * (x - THIRD)

    @property
    def dark(self) -> bool:
        return HOURS[self.hour].dark

    def who(self, number: int, kind: str, pose: str) -> tuple[str, str]:
        """The cast's member, or the usual one of the deed; a kind without a pose takes the deed's."""
        if number < len(self.cast):
            own, posed = self.cast[number]
            return own, posed or fitting(own, pose)
        return kind, fitting(kind, pose)

    def actor(
        self,
        who: tuple[str, str],
        x: float,
        scale: float,
        left: bool = False,
        up: float = 0,
        slot: str = "",
        role: str = "figure",
    ) -> None:
        """Somebody at x, `up` above the ground; a lead's face is where one looks."""
        kind, pose = who
        y = self.floor(x) - up
        size = scale * SIZES.get(kind, 1)
        if slot == "lead":
            self.face = (x, y - POSES.get(pose, (92, (0, 0)))[0] * size)
            if self.dark and kind in DIM and role == "figure":
                self.parts.append(Part("glow_pale", x, y - 55 * size, 1.5 * scale, role="glow"))
        self.parts.append(Part(f"fig_{kind}_{pose}", x, y, scale, left, role, slot))
        if role == "figure" and pose in ("lantern", "torch"):
            hx, hy = POSES[pose][1]
            at = (x + (-hx if left else hx) * size, y - hy * size)
            shine = "thing_flame" if pose == "torch" else "thing_lantern"
            self.parts.append(Part(shine, *at, (0.42 if pose == "lantern" else 0.62) * size, role="light"))
            self.lights.append((at[0], at[1] - 12 * size, 1.3 * size))

    def thing(self, x: float, up: float, scale: float, name: str = "", flip: bool = False, aim: bool = True) -> None:
        name = name or self.item
        if not name:
            return
        y = self.floor(x) - up
        role = "light" if name in SHINING else "thing"
        self.parts.append(Part(f"thing_{name}", x, y, scale, flip, role, "thing" if aim else ""))
        if name in SHINING and name != "comet":
            size = {"blaze": 3.4, "lanterns": 2.6, "flame": 1.8}.get(name, 1.6)
            self.lights.append((x, y - (70 if name == "blaze" else 30) * scale, size * max(scale, 0.6)))
        if aim:
            self.aim = (x, y - {"s": 24, "m": 40, "l": 50, "x": 60}[THINGS.get(name, "m")] * scale)

    def held(self, x: float, scale: float, pose: str, left: bool = False) -> None:
        """The thing in somebody's hand."""
        from yedo.pictures.words import HELD

        if not self.item or pose in ("read", "write", "pour", "drink", "play", "dance", "umbrella", "shoot"):
            return
        hx, hy = POSES[pose][1]
        size = HELD[THINGS[self.item]]
        self.thing(x + (-hx - 8 if left else hx + 8) * scale, (hy - 16) * scale, size * scale / 1.2)

    def prop(self, name: str, x: float, up: float = 0, scale: float = 1, role: str = "thing") -> None:
        self.parts.append(Part(f"thing_{name}", x, self.floor(x) - up, scale, role=role))

    def shine(self, name: str, x: float, up: float, scale: float, size: float) -> None:
        """A prop that gives light."""
        self.parts.append(Part(f"thing_{name}", x, self.floor(x) - up, scale, role="light"))
        self.lights.append((x, self.floor(x) - up - 60 * scale, size))

    def shadow(self, x: float, up: float, scale: float) -> None:
        """The thing as a shadow on paper."""
        self.parts.append(Part(f"thing_{self.item}", x, self.floor(x) - up, scale, role="shadow", slot="thing"))

    def still(self, x: float, up: float) -> None:
        """The thing, large, on a ledge."""
        if self.item:
            self.thing(x, up, LARGE[THINGS[self.item]])


def fitting(kind: str, pose: str) -> str:
    """The pose, or what comes nearest to it for a kind that cannot take it."""
    from yedo.pictures.words import BEASTS, LEGS_ONLY, LONG

    if kind in BEASTS:
        return "stand"
    if kind in LONG and pose in LEGS_ONLY:
        return {
            "run": "walk",
            "crouch": "kneel",
            "creep": "walk",
            "leap": "look",
            "climb": "look",
            "shoot": "point",
            "pole": "carry",
            "guard": "raise",
            "torch": "lantern",
        }[pose]
    return pose
