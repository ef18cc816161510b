"""The effects that the other games of the shelf add: Shitenno's offers, seals and marches, Edo's crafts.

Same instruments, same manner as `effects`; the number beside each is its peak.
"""

from collections.abc import Callable

import numpy as np

from art.kit.sound.effects import play, run
from art.kit.sound.instruments import (
    RATE,
    Samples,
    band,
    bell,
    coin,
    decay,
    fade,
    koto,
    noise,
    paper,
    partials,
    room,
    seconds,
    taiko,
    wood,
)


def slide(length: float, low: float, high: float, seed: int) -> Samples:
    """Wood drawn over wood: a dry, even rub."""
    t = seconds(length) / length
    return fade(noise(length, low, high, seed) * np.sin(np.pi * t) ** 0.7 * (0.7 + 0.3 * noise(length, 15, 45, seed + 1)), 0.01, 0.05)


def strokes(count: int, gap: float, sound: Callable[[int], Samples], grow: float = 0.0) -> Samples:
    return play(*[(i * gap, sound(i), 1 + grow * i) for i in range(count)])


# --- Shitenno ---------------------------------------------------------------------------------------
def offer() -> Samples:
    """The tray slides over the mats, the koto glides up."""
    return room(play((0, slide(0.34, 300, 1800, 3), 0.5), (0.12, run("D4 G4 A4 D5", 0.06, 0.8, 0.5, 0.4), 0.7)), 0.15, length=0.5)


def refuse() -> Samples:
    """A folded fan taps the floor."""
    return play((0, paper(0.05, 2500, 8000, 0.3), 0.5), (0.03, wood(760, 0.16), 1.0), (0.05, taiko(0.14, 190, 0.5), 0.25))


def accept() -> Samples:
    return room(play((0, koto("A4", 0.9, 0.45), 0.8), (0.13, koto("D4", 1.0, 0.45), 0.9)), 0.18, length=0.5)


def keep() -> Samples:
    return room(play((0, taiko(0.7, 58, 0.4), 1.0), (0.02, wood(420, 0.1), 0.15)), 0.15, length=0.4)


def seal() -> Samples:
    """A stamp pressed down, a hand behind it."""
    return play((0, taiko(0.26, 112, 0.8), 1.0), (0, paper(0.08, 900, 4000, 0.1), 0.5), (0.13, paper(0.07, 2200, 7000, 0.3, 4), 0.25))


def kamon() -> Samples:
    return room(play((0, wood(470, 0.2), 0.9), (0.01, taiko(0.4, 96, 0.7), 0.8)), 0.12, length=0.35)


def gild() -> Samples:
    """A small bell, and leaf that shimmers down on it."""
    glints = [(0.05 + i * 0.045, coin(5200 + 420 * (i * 3 % 5), 0.2, i), 0.16) for i in range(7)]
    return room(play((0, bell(1318.5, 1.0, 0.3), 0.8), *glints), 0.2, length=0.5)


def tile_turn() -> Samples:
    return play((0, wood(1150, 0.08), 0.5), (0.07, paper(0.08, 1500, 6000, 0.3), 0.5), (0.13, wood(820, 0.14, 2), 1.0))


def majority() -> Samples:
    """The lantern creaks on its hook and one bell answers."""
    t = seconds(0.3)
    creak = np.sin(2 * np.pi * np.cumsum(310 + 60 * np.sin(2 * np.pi * 3.4 * t)) / RATE) * (np.sin(2 * np.pi * 38 * t) > 0.2) * np.sin(np.pi * t / 0.3)
    return room(play((0, fade(band(creak, 250, 2600), 0.01, 0.05), 0.22), (0.2, bell(784, 1.0, 0.3), 0.8)), 0.18, length=0.5)


def march() -> Samples:
    """Straw sandals of men on foot."""
    return strokes(5, 0.17, lambda i: play((0, paper(0.1, 400, 2500, 0.15, i), 0.8), (0, taiko(0.16, 92, 0.3, i), 0.5)), 0.06)


def march_shinobi() -> Samples:
    """Hardly a brush on the tiles."""
    return strokes(6, 0.1, lambda i: paper(0.09, 1800, 7000, 0.25, i + 3), -0.1)


def march_bushi() -> Samples:
    """Hooves, three beats and a rest."""
    beats = [(b * 0.34 + o, wood(300 + 60 * k, 0.12, k), 0.9 - 0.15 * k) for b in range(3) for k, o in enumerate((0, 0.085, 0.17))]
    return play(*beats)


def march_sohei() -> Samples:
    """The staff strikes the ground, its rings chime."""
    return strokes(3, 0.27, lambda i: play((0, wood(250, 0.16, i), 1.0), (0.01, coin(2900, 0.22, i), 0.3), (0.05, coin(3300, 0.2, i + 4), 0.18)))


def last_turn() -> Samples:
    return room(play((0, taiko(0.3, 60, 0.3), 0.3), (0, bell(196, 1.9, 0.8), 1.0)), 0.2, length=0.6)


# --- Edo --------------------------------------------------------------------------------------------
def clack() -> Samples:
    """A square card is turned by a quarter: board on board."""
    return play((0, paper(0.06, 1200, 5000, 0.4), 0.4), (0.05, wood(640, 0.14), 1.0), (0.075, wood(910, 0.09, 2), 0.35))


def gong() -> Samples:
    """All plans are sealed."""
    parts = [(98, 1.0, 0.6), (147.5, 0.6, 0.5), (221, 0.5, 0.4), (330, 0.35, 0.3), (477, 0.22, 0.2), (713, 0.15, 0.12)]
    wash = noise(1.1, 400, 3000, 5) * decay(1.1, 0.14) * 0.25 * np.minimum(1, seconds(1.1) / 0.05)
    return fade(partials(1.1, parts) + wash, 0.004, 0.35)


def steps() -> Samples:
    return strokes(4, 0.15, lambda i: play((0, paper(0.1, 350, 2200, 0.15, i + 2), 0.9), (0, wood(190, 0.08, i), 0.3)))


def cart_bell() -> Samples:
    """The pedlar's bell."""
    return strokes(3, 0.16, lambda i: bell(1567 if i % 2 else 1480, 0.6, 0.12), -0.18)


def saw() -> Samples:
    """Two long strokes through cedar."""
    def stroke(i: int) -> Samples:
        t = seconds(0.3)
        teeth = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * (64 + 18 * i) * t))
        return fade(noise(0.3, 900 + 300 * i, 4200, 6 + i) * teeth * np.sin(np.pi * t / 0.3) ** 0.6, 0.01, 0.04)

    return strokes(3, 0.31, lambda i: stroke(i % 2))


def chisel() -> Samples:
    """Iron on stone, and a chip that falls."""
    def hit(i: int) -> Samples:
        iron = partials(0.22, [(2350, 0.7, 0.02), (3720, 0.5, 0.015), (5480, 0.3, 0.01)])
        return play((0, iron, 0.8), (0, noise(0.22, 1500, 6000, i) * decay(0.22, 0.01), 0.7))

    return play((0, strokes(3, 0.2, hit, 0.15), 1.0), (0.5, wood(1500, 0.06), 0.2), (0.56, wood(1750, 0.05, 2), 0.14))


def sickle() -> Samples:
    """Two swishes through ripe stalks."""
    return strokes(2, 0.26, lambda i: play((0, paper(0.2, 1600, 8500, 0.75, i + 5), 0.9), (0.15, noise(0.08, 2500, 7000, i) * decay(0.08, 0.012), 0.5)))


def hammer() -> Samples:
    return strokes(3, 0.22, lambda i: play((0, wood(520, 0.16, i), 1.0), (0, taiko(0.2, 140, 0.7, i), 0.45)), 0.12)


def fortress() -> Samples:
    """A wall stands: two great drums after the hammer."""
    return room(play((0, wood(520, 0.14), 0.5), (0.12, taiko(0.6, 56, 0.8), 1.0), (0.36, taiko(0.5, 56, 0.7, 2), 0.7)), 0.15, length=0.28)


def abacus() -> Samples:
    """Beads run along their wires."""
    starts = (0, 0.045, 0.08, 0.14, 0.175, 0.25, 0.3)
    return play(*[(s, wood(1900 + 230 * (i * 2 % 5), 0.05, i), 0.9 - 0.06 * i) for i, s in enumerate(starts)])


def sho() -> Samples:
    """The mouth organ: a still chord of reeds that swells and goes."""
    length = 1.15
    t = seconds(length)
    reeds = np.zeros(len(t))
    for k, f in enumerate((587.3, 659.3, 880.0, 987.8, 1318.5)):
        phase = 2 * np.pi * f * (1 + 0.0006 * k) * t
        reeds += (np.sin(phase) + 0.4 * np.sin(2 * phase) + 0.22 * np.sin(3 * phase)) / (k + 2)
    return fade(band(reeds, 400, 6000) * np.sin(np.pi * t / length) ** 0.8, 0.05, 0.3)


EFFECTS: dict[str, tuple[Callable[[], Samples], float]] = {
    "offer": (offer, 0.42), "refuse": (refuse, 0.36), "accept": (accept, 0.45), "keep": (keep, 0.50), "seal": (seal, 0.50), "kamon": (kamon, 0.50),
    "gild": (gild, 0.42), "tile_turn": (tile_turn, 0.36), "majority": (majority, 0.42), "march": (march, 0.40), "march_shinobi": (march_shinobi, 0.24),
    "march_bushi": (march_bushi, 0.42), "march_sohei": (march_sohei, 0.40), "last_turn": (last_turn, 0.60),
    "clack": (clack, 0.36), "gong": (gong, 0.60), "steps": (steps, 0.32), "bell": (cart_bell, 0.34), "saw": (saw, 0.30), "chisel": (chisel, 0.32),
    "sickle": (sickle, 0.28), "hammer": (hammer, 0.45), "fortress": (fortress, 0.60), "abacus": (abacus, 0.30), "sho": (sho, 0.34),
}  # fmt: skip
