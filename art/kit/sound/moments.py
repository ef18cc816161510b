"""The sounds of great moments, each as long as what it goes with: a scroll unrolled, a mission's seal, the watch closing
in, a banner dropped, the great bell, the Shogun's end."""

from collections.abc import Callable

import numpy as np

from art.kit.sound.effects import chord, play, run
from art.kit.sound.instruments import (
    Samples,
    bell,
    decay,
    fade,
    noise,
    paper,
    partials,
    room,
    seconds,
    shakuhachi,
    taiko,
    wood,
)


def scroll() -> Samples:
    """Paper that runs off two rollers, and the rollers coming to rest."""
    length = 0.36
    t = seconds(length) / length
    rush = (
        noise(length, 900, 5200, 11)
        * np.sin(np.pi * t) ** 0.6
        * (0.75 + 0.25 * np.sin(2 * np.pi * 31 * seconds(length)))
    )
    rest = [(0.31, wood(520, 0.12), 0.5), (0.335, wood(470, 0.12, 2), 0.4)]
    return room(play((0, fade(rush, 0.01, 0.08), 0.6), *rest), 0.12, length=0.4)


def accomplished() -> Samples:
    """The seal comes down, and the strings answer."""
    stamp = play((0, taiko(0.5, 90, 0.8), 1.0), (0.0, wood(300, 0.1), 0.5))
    rise = run("D4 A4 D5 E5 A5", 0.055, 1.6, 0.6, 0.4)
    return room(play((0, stamp, 0.9), (0.1, rise, 0.6), (0.36, bell(1174.7, 1.4, 0.3), 0.18)), 0.25)


def close_in() -> Samples:
    """Feet that run from both sides, quicker and quicker, a cry of clappers, the rope drawn tight."""
    steps, at = [], 0.0
    for i in range(11):
        steps.append((at, paper(0.09, 350, 2300, 0.12, i), 0.35 + 0.05 * i))
        if i % 3 == 0:
            steps.append((at, taiko(0.4, 80, 0.6, i), 0.3 + 0.05 * i))
        at += 0.115 * 0.95**i
    rope = fade(noise(0.16, 500, 2600, 5) * np.linspace(0.2, 1, len(seconds(0.16))), 0.005, 0.02)
    return room(play(*steps, (at, wood(1500, 0.2), 0.7), (at + 0.02, rope, 0.4)), 0.16, length=0.5)


def banner() -> Samples:
    """Cloth that drops from a pole, two clappers."""
    cloth = paper(0.24, 500, 3600, 0.75, 8)
    return room(play((0, cloth, 0.7), (0.2, wood(1450, 0.18), 0.8), (0.32, wood(1450, 0.2, 2), 0.9)), 0.15, length=0.4)


def great_bell() -> Samples:
    """The temple's bell, struck with a beam: a dull blow, a low hum that beats, for a long time."""
    blow = play((0, taiko(0.5, 70, 0.3), 0.6), (0, wood(210, 0.2), 0.4))
    length = 3.4
    hum = partials(length, [
        (98.0, 1.0, 1.3), (98.9, 0.8, 1.3), (196.6, 0.7, 0.9), (262.0, 0.4, 0.5), (411.0, 0.25, 0.3), (733.0, 0.1, 0.12),
    ])  # fmt: skip
    return room(play((0, blow, 0.7), (0.01, fade(hum, 0.004, 1.2), 0.8)), 0.3, 0.25, 1.2)


def shogun_falls() -> Samples:
    """A heartbeat of drums that stops, a string that breaks, one breath of the flute over a bell."""
    drums = [
        (t, taiko(0.9, 54, 0.5, i), g) for i, (t, g) in enumerate(((0, 0.7), (0.2, 0.5), (0.75, 0.8), (0.95, 0.6)))
    ]
    snap = fade(noise(0.08, 1500, 8000, 3) * decay(0.08, 0.012), 0.0005, 0.02)
    end = [(1.55, snap, 0.7), (1.58, taiko(1.5, 44, 1.0, 9), 1.0), (1.6, chord("D3 Eb3 A3", 0.02, 2.4, 0.3), 0.5)]
    return room(
        play(*drums, *end, (1.75, shakuhachi("D5", 1.9, 0.4, 120), 0.26), (1.6, bell(147, 2.6, 0.8), 0.4)),
        0.3,
        0.2,
        1.2,
    )


EFFECTS: dict[str, tuple[Callable[[], Samples], float]] = {
    "scroll": (scroll, 0.34),
    "accomplished": (accomplished, 0.65),
    "close_in": (close_in, 0.55),
    "banner": (banner, 0.45),
    "great_bell": (great_bell, 0.75),
    "shogun_falls": (shogun_falls, 0.75),
}
