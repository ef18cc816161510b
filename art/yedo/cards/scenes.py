"""The register of card vignettes: each scene paints a 600 x 260 sheet under its own name."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.cards import Scene
from art.kit.press import Sheet

WIDTH, HEIGHT = 600, 260

SCENES: dict[str, Scene] = {}


def scene(name: str) -> Callable[[Scene], Scene]:
    def enter(paint: Scene) -> Scene:
        SCENES[name] = paint
        return paint

    return enter


def drawings() -> dict[str, tuple[str, int]]:
    from art.yedo.cards import actions, courts, daimyos, events, favors, missions, powers  # noqa: F401  (they register)

    prints = {}
    for name, paint in SCENES.items():
        sheet = Sheet(name, WIDTH, HEIGHT)
        paint(sheet)
        prints[name] = (sheet.svg(), WIDTH)
    return prints
