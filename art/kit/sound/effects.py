"""Every sound effect by name, as a short piece for the instruments. The number beside each is how loud it
may get (peak, 1 = full scale): what is heard often is quiet, what is heard once a game may be proud."""

from collections.abc import Callable

import numpy as np

from art.kit.sound.instruments import (
    RATE,
    Samples,
    bell,
    coin,
    fade,
    koto,
    noise,
    paper,
    room,
    seconds,
    shakuhachi,
    taiko,
    wood,
)


def play(*notes: tuple[float, Samples, float]) -> Samples:
    """Put (start in seconds, sound, loudness) together."""
    length = max(int(start * RATE) + len(sound) for start, sound, _ in notes)
    out = np.zeros(length)
    for start, sound, loudness in notes:
        at = int(start * RATE)
        out[at : at + len(sound)] += loudness * sound
    return out


def run(notes: str, gap: float, length: float = 1.6, bright: float = 0.5, swell: float = 0.0) -> Samples:
    """A koto run; with `swell` each string is louder than the one before."""
    names = notes.split()
    last = max(1, len(names) - 1)
    return play(
        *[
            (i * gap, koto(n, length, bright, seed=i), 1 + swell * (i / last - 0.5))
            for i, n in enumerate(names)
        ]
    )


def chord(notes: str, spread: float = 0.03, length: float = 2.4, bright: float = 0.55) -> Samples:
    return run(notes, spread, length, bright)


def click() -> Samples:
    return wood(1250, 0.09)


def hover() -> Samples:
    return play((0, wood(1900, 0.06), 0.5), (0, paper(0.06, 2500, 7000), 0.6))


def place() -> Samples:
    """A wooden piece set down on the board."""
    return play((0, wood(420, 0.18), 1.0), (0, taiko(0.18, 150, 0.4), 0.7), (0.055, wood(510, 0.12, 3), 0.22))


def one_coin() -> Samples:
    return play((0, coin(3900), 1.0), (0.07, coin(4300, seed=2), 0.4))


def coins() -> Samples:
    """A string of mon poured into a hand."""
    starts = [0, 0.05, 0.09, 0.15, 0.19, 0.26, 0.35]
    pitches = [3700, 4400, 3950, 4700, 4100, 3600, 4250]
    return play(
        *[(s, coin(p, seed=i), 1 - 0.1 * i) for i, (s, p) in enumerate(zip(starts, pitches, strict=True))]
    )


def card_draw() -> Samples:
    return play((0, paper(0.22, 1800, 7000, 0.65), 1.0), (0.17, wood(2300, 0.05), 0.12))


def card_play() -> Samples:
    return play(
        (0, paper(0.16, 1200, 5000, 0.8), 0.8), (0.13, taiko(0.2, 170, 0.9), 0.5), (0.13, wood(700, 0.1), 0.3)
    )


def card_flip() -> Samples:
    return play((0, paper(0.11, 2200, 9000, 0.5), 0.8), (0.10, paper(0.09, 1400, 6000, 0.2, 4), 1.0))


def bid() -> Samples:
    return room(play((0, wood(880, 0.2), 1.0), (0.02, coin(3500, 0.25), 0.35)), 0.12)


def win_auction() -> Samples:
    return room(
        play((0, wood(900, 0.2), 0.8), (0.11, wood(900, 0.2, 2), 0.9), (0.26, chord("D4 A4 D5 G5"), 0.8)), 0.2
    )


def patrol_march() -> Samples:
    """Straw sandals and a drum, coming closer."""
    steps = []
    for i in range(6):
        grow = 0.5 + 0.1 * i
        steps.append((i * 0.24, paper(0.12, 400, 2500, 0.15, i), 0.8 * grow))
        if i % 2 == 0:
            steps.append((i * 0.24, taiko(0.5, 74, 0.5, i), 0.8 * grow))
    return room(play(*steps), 0.15)


def arrest() -> Samples:
    """Clappers, a heavy drum, and the string of a lost disciple."""
    hit = play((0, wood(1500, 0.2), 0.7), (0.09, taiko(1.2, 55, 1.0), 1.0))
    return room(
        play((0, hit, 1.0), (0.16, koto("Eb3", 1.8, 0.3, -40), 0.6), (0.34, koto("D3", 2.0, 0.3), 0.6)), 0.22
    )


def rescue() -> Samples:
    return room(run("D4 Eb4 G4 A4 D5", 0.075, 1.5, 0.55, 0.5), 0.22)


def trade() -> Samples:
    """Two voices that meet, and coins between them."""
    meet = [(0, koto("G4", 1.4), 0.8), (0.16, koto("D5", 1.4), 0.7), (0.32, koto("A4", 1.6), 0.8)]
    return room(play(*meet, (0.40, coin(4100, 0.3), 0.25), (0.46, coin(3700, 0.3, 2), 0.2)), 0.18)


def mission() -> Samples:
    return room(
        play((0, taiko(0.9, 66, 0.6), 0.8), (0.08, run("D4 G4 A4 B4 D5 G5", 0.09, 2.0, 0.6, 0.6), 0.8)), 0.25
    )


def bonus_mission() -> Samples:
    rise = run("D4 G4 A4 B4 D5 E5 G5 A5", 0.075, 2.0, 0.65, 0.6)
    return room(
        play((0, taiko(0.9, 66, 0.7), 0.8), (0.06, rise, 0.8), (0.62, bell(1174.7, 2.0, 0.4), 0.3)), 0.25
    )


def phase() -> Samples:
    return room(play((0, koto("D4", 1.6, 0.4), 0.7), (0.15, koto("A4", 1.6, 0.4), 0.6)), 0.2)


def new_round() -> Samples:
    """A temple bell over a slow drum."""
    drums = [(0, taiko(1.0, 60, 0.6), 0.8), (0.42, taiko(1.0, 60, 0.5, 2), 0.6)]
    return room(play(*drums, (0.42, bell(293.7, 3.2, 0.8), 0.5)), 0.25)


def event() -> Samples:
    """News runs through the city: a drum roll that quickens and a flute cry."""
    roll, at = [], 0.0
    for i in range(9):
        roll.append((at, taiko(0.5, 88, 0.6, i), 0.3 + 0.08 * i))
        at += 0.17 * 0.86**i
    return room(play(*roll, (at - 0.05, shakuhachi("A4", 1.3, 0.4, 150), 0.4)), 0.22)


def bower() -> Samples:
    """Behind the lattice: three silk strings, downwards."""
    return room(run("A5 F5 E5 C5", 0.13, 1.8, 0.35, -0.4), 0.3)


def negate() -> Samples:
    """A string stopped by a hand."""
    stopped = fade(koto("G4", 0.22, 0.6, 30), 0.001, 0.12)
    return room(
        play(
            (0, stopped, 1.0),
            (0.14, fade(koto("Eb4", 0.2, 0.5, -60), 0.001, 0.1), 0.9),
            (0.15, wood(600), 0.5),
        ),
        0.1,
    )


def error() -> Samples:
    return play((0, wood(340, 0.14), 1.0), (0.10, wood(300, 0.16, 2), 0.9))


def your_turn() -> Samples:
    return room(
        play(
            (0, bell(880, 1.6, 0.3), 0.5), (0.0, koto("A4", 1.5, 0.4), 0.5), (0.14, koto("D5", 1.8, 0.4), 0.6)
        ),
        0.25,
    )


def victory() -> Samples:
    drums = [
        (t, taiko(1.2, 58, 0.8, i), g)
        for i, (t, g) in enumerate([(0, 0.9), (0.3, 0.6), (0.6, 0.8), (1.9, 1.0)])
    ]
    rise = run("G3 A3 B3 D4 E4 G4 A4 B4 D5 E5 G5", 0.11, 2.6, 0.6, 0.6)
    song = [(1.9, chord("G3 D4 G4 B4 D5 G5", 0.035, 3.2), 0.8), (1.95, shakuhachi("D5", 2.8, 0.2), 0.32)]
    return room(play(*drums, (0.6, rise, 0.7), *song, (1.9, bell(392, 3.4, 0.9), 0.35)), 0.28, 0.2, 1.4)


def defeat() -> Samples:
    fall = run("A4 F4 E4 C4 B3 A3", 0.36, 2.6, 0.3, -0.5)
    return room(
        play((0, fall, 0.8), (1.7, shakuhachi("A4", 2.8, 0.35, 90), 0.3), (2.1, taiko(1.4, 52, 0.4), 0.7)),
        0.3,
        0.2,
        1.4,
    )


def curtain() -> Samples:
    """The striped curtain of the theatre is drawn, to clappers."""
    length = 0.95
    cloth = noise(length, 500, 3500, 8) * np.sin(np.pi * seconds(length) / length) ** 2
    cloth *= 0.7 + 0.3 * np.sin(2 * np.pi * 13 * seconds(length))
    return room(play((0, cloth, 0.35), (0.0, wood(1500), 0.5), (0.75, wood(1500, 0.2, 2), 0.7)), 0.2)


EFFECTS: dict[str, tuple[Callable[[], Samples], float]] = {
    "click": (click, 0.30),
    "hover": (hover, 0.10),
    "place": (place, 0.50),
    "coin": (one_coin, 0.28),
    "coins": (coins, 0.35),
    "card_draw": (card_draw, 0.30),
    "card_play": (card_play, 0.42),
    "card_flip": (card_flip, 0.32),
    "bid": (bid, 0.45),
    "win_auction": (win_auction, 0.60),
    "patrol_march": (patrol_march, 0.60),
    "arrest": (arrest, 0.75),
    "rescue": (rescue, 0.55),
    "trade": (trade, 0.50),
    "mission": (mission, 0.65),
    "bonus_mission": (bonus_mission, 0.70),
    "phase": (phase, 0.40),
    "round": (new_round, 0.60),
    "event": (event, 0.60),
    "bower": (bower, 0.50),
    "negate": (negate, 0.55),
    "error": (error, 0.35),
    "your_turn": (your_turn, 0.50),
    "victory": (victory, 0.80),
    "defeat": (defeat, 0.65),
    "curtain": (curtain, 0.50),
}
