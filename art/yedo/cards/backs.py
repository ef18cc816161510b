"""Card backs: a bolt of patterned cloth, a paper band, and the emblem of the kind on a round window."""

from __future__ import annotations

from art.kit.cards import CARD, HEIGHT, WIDTH
from art.kit.cards.scenery import clouds
from art.kit.colour import mix as tone
from art.kit.press import GOLD, INK, PAPER, Sheet, circle, group, path, poly, rect
from art.yedo.cards.kinds import KINDS, Kind


def lozenges(x: float, y: float, n: int, gap: float, r: float, fill: str, ink: str) -> str:
    """The second sign of a colour: one to four lozenges in a row centred on (x, y)."""
    start = x - (n - 1) * gap / 2
    return "".join(poly([(start + k * gap, y - r), (start + k * gap + r, y), (start + k * gap, y + r), (start + k * gap - r, y)], fill, 2.4, ink) for k in range(n))


def back(name: str, kind: Kind) -> str:
    s = Sheet(f"back_{name}", WIDTH, HEIGHT)
    deep = tone(kind.color, INK, 0.32)
    light = tone(kind.color, PAPER, 0.34)
    s.add(rect(0, 0, 600, 880, deep))
    s.add(rect(22, 22, 556, 836, PAPER, 0, INK, 16), rect(30, 30, 540, 820, GOLD, 3, INK, 12), rect(38, 38, 524, 804, kind.pattern(s, kind.color, light, kind.size), 3, INK, 8))
    s.add(rect(38, 38, 524, 804, s.bokashi((0, deep, 0.85), (0.3, deep, 0), (0.7, deep, 0), (1, deep, 0.85)), 0, INK, 8))
    mark = len(s.body)
    clouds(s, -10, 190, 250, 4, GOLD, 24)
    clouds(s, 360, 606, 250, 4, GOLD, 24)
    bands = s.body[mark:]
    del s.body[mark:]
    s.add(s.clip('<rect x="39.5" y="39.5" width="521" height="801" rx="7"/>', *bands))
    s.add(circle(304, 446, 176, tone(deep, INK, 0.5)), circle(300, 440, 176, GOLD, 4), circle(300, 440, 162, s.bokashi((0, tone(kind.color, PAPER, 0.12)), (1, tone(deep, INK, 0.25))), 4), circle(300, 440, 150, "none", 2, GOLD))
    s.add(group(kind.emblem(), 300, 440, 1.22))
    for x, y, dx, dy in ((52, 52, 1, 1), (548, 52, -1, 1), (52, 828, 1, -1), (548, 828, -1, -1)):
        s.add(path(f"M{x} {y}h{dx * 64}q{-dx * 4} {dy * 26} {-dx * 28} {dy * 28}q{-dx * 2} {dy * 26} {-dx * 36} {dy * 36}z", GOLD, INK, 3), circle(x + dx * 20, y + dy * 20, 7, deep))
    if kind.notches:
        for y in (118, 762):
            s.add(rect(300 - 34 * kind.notches, y - 30, 68 * kind.notches, 60, PAPER, 3.4, INK, 30), lozenges(300, y, kind.notches, 58, 18, kind.color, INK))
    return s.svg(0.9, CARD)


def drawings() -> dict[str, tuple[str, int]]:
    return {f"back_{name}": (back(name, kind), WIDTH) for name, kind in KINDS.items()}
