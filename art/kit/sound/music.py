"""The loops, written out as scores: the day in the open yo scale (D E G A B), the night in the dark scale of the city
(A B C E F); Shitenno's on other degrees of the same, with a drum in odd years. Everything is laid on a circle, so that
the end flows into the beginning."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from art.kit.sound.instruments import RATE, Samples, bell, decay, koto, noise, shakuhachi, taiko


@dataclass(frozen=True)
class Score:
    """A score line is "beat note, beat note …"; flute notes also carry their length in beats."""

    beat: float  # seconds
    beats: int
    koto: str
    low_koto: str
    flute: str
    bells: str
    drums: str
    bright: float
    air: float  # how loud the wind is
    echo: float  # half-life of the hall in seconds


DAY = Score(
    beat=0.9,
    beats=80,
    koto="""
        0 D5, 0.5 B4, 1 A4, 3 G4, 3.5 A4, 4 B4, 6 D5, 6.25 E5, 6.5 D5, 7 B4,
        9 A4, 9.5 G4, 10 E4, 12 G4, 12.5 A4, 13 D5, 15 B4,
        16 E5, 16.5 D5, 17 B4, 19 A4, 19.5 B4, 20 D5, 22 G5, 22.5 E5, 23 D5,
        25 B4, 25.5 A4, 26 G4, 26.5 E4, 28 D4, 29 G4, 30 A4,
        33 G4, 35 A4, 37 E4, 37.5 G4, 39 D4,
        42 B4, 43 A4, 45 G4, 45.5 A4, 46 B4, 46.5 D5,
        48 D5, 48.5 B4, 49 A4, 51 G5, 51.5 E5, 52 D5, 54 E5, 54.25 G5, 54.5 E5, 55 D5,
        57 B4, 57.5 D5, 58 A4, 60 G4, 60.12 A4, 60.24 B4, 60.36 D5, 60.48 E5, 60.6 G5, 63 E5,
        65 D5, 67 B4, 69 A4, 69.5 B4, 71 G4, 74 E4, 74.5 G4, 75 A4, 78 B4, 79 A4
    """,
    low_koto="""
        0 G3, 4 D3, 8 E3, 12 D3, 16 G3, 20 D3, 24 E3, 28 D3, 32 G3, 36 E3, 40 D3, 44 E3,
        48 G3, 52 D3, 56 E3, 60 D3, 64 G3, 68 D3, 72 E3, 76 D3
    """,
    flute="""
        17.5 D5 3, 20.5 E5 1, 21.5 D5 4, 33.5 G4 2, 35.5 A4 3, 38.5 B4 1.5, 40 A4 4,
        56 B4 2, 58 D5 2, 60.5 E5 4, 66 D5 2, 68 B4 1.5, 69.5 A4 5
    """,
    bells="0 G4, 40 D4",
    drums="",
    bright=0.45,
    air=0.0,
    echo=0.5,
)

NIGHT = Score(
    beat=1.05,
    beats=76,
    koto="""
        0 A4, 1.5 C5, 2 B4, 5 F4, 5.5 E4, 8 A4, 8.5 B4, 9 C5, 11 E5, 11.5 C5, 12 B4,
        15 A4, 16 F4, 18 E4, 21 C5, 21.5 B4, 22 A4, 24 F5, 24.5 E5, 25 C5, 27 B4,
        30 E4, 31 F4, 33 A4, 36 C5, 36.12 B4, 36.24 A4, 36.36 F4, 36.48 E4, 39 B3, 40 C4,
        42 E4, 45 A4, 46.5 C5, 47 B4, 50 E5, 50.5 F5, 51 E5, 53 C5, 54 B4,
        57 A4, 59 F4, 59.5 E4, 62 A4, 62.5 C5, 63 E5, 66 B4, 67 C5, 68 A4, 71 F4, 72 E4, 74 B4
    """,
    low_koto="""
        0 A2, 6 E3, 10 A2, 16 F3, 20 A2, 26 E3, 30 A2, 36 F3, 42 A2, 48 E3, 54 A2, 60 F3, 66 A2, 72 E3
    """,
    flute="""
        12.5 E4 3, 15.5 F4 1, 16.5 E4 4, 31 A4 3, 34 B4 1, 35 C5 3, 38 B4 1, 39 A4 4.5,
        51.5 E5 3, 54.5 C5 1.5, 56 B4 2, 58 A4 5
    """,
    bells="0 A3, 28 E4, 48 A3",
    drums="19 A, 19.5 A, 44 A, 69 A, 69.5 A",
    bright=0.28,
    air=0.012,
    echo=0.8,
)

MARCH_DAY = Score(
    beat=0.96,
    beats=64,
    koto="""
        0 G4, 1 A4, 2 C5, 3.5 D5, 4 C5, 6 A4, 7 G4,
        8 C5, 9 D5, 10 E5, 11.5 G5, 12 E5, 14 D5, 15 C5,
        16 E5, 16.5 D5, 17 C5, 19 A4, 20 C5, 20.5 D5, 22 A4, 23 G4,
        24 A4, 24.12 C5, 24.24 D5, 24.36 E5, 24.48 G5, 26 E5, 27 D5, 28 C5, 30 A4, 31 G4,
        33 D5, 34 C5, 36 A4, 37 C5, 38 G4, 41 E4, 42 G4, 44 A4, 45 C5, 46 D5,
        48 G5, 48.5 E5, 49 D5, 51 C5, 52 D5, 52.5 E5, 54 C5, 55 A4,
        56 G4, 57 A4, 58 C5, 59.5 D5, 60 A4, 62 G4
    """,
    low_koto="0 C3, 4 G3, 8 C3, 12 G3, 16 A3, 20 E3, 24 C3, 28 G3, 32 D3, 36 A3, 40 E3, 44 A3, 48 C3, 52 G3, 56 A3, 60 G3",
    flute="9 G4 2, 11 A4 1, 12 C5 4, 33 D5 3, 36 C5 1, 37 A4 4, 49.5 E5 3, 52.5 D5 1.5, 54 C5 2, 56 A4 4",
    bells="0 G4, 32 D4",
    drums="0 A, 3.5 A, 4 A, 8 A, 11.5 A, 12 A, 16 A, 19.5 A, 20 A, 24 A, 28 A, 40 A, 43.5 A, 44 A, 48 A, 51.5 A, 52 A, 56 A, 59.5 A, 60 A",
    bright=0.5,
    air=0.0,
    echo=0.5,
)

MARCH_NIGHT = Score(
    beat=1.1,
    beats=56,
    koto="""
        0 E4, 1.5 F4, 2 A4, 4 B4, 4.5 A4, 6 F4, 8 E4, 9.5 A4, 10 B4, 12 C5, 12.5 B4, 14 A4,
        16 E5, 17 C5, 18 B4, 20 A4, 20.12 B4, 20.24 C5, 20.36 E5, 22 F5, 22.5 E5, 24 C5, 26 B4,
        29 A4, 30 F4, 32 E4, 35 B3, 36 E4, 38 F4, 40 A4, 41.5 C5, 42 B4, 44 A4, 46 F4,
        48 E4, 49 F4, 50 A4, 52 B4, 53 A4, 54 F4
    """,
    low_koto="0 E3, 4 A2, 8 E3, 12 F3, 16 A2, 20 E3, 24 F3, 28 E3, 32 A2, 36 E3, 40 F3, 44 A2, 48 E3, 52 F3",
    flute="5 B4 3, 8 A4 4, 23 E5 3, 26 C5 1, 27 B4 4, 43 A4 2, 45 F4 1, 46 E4 5",
    bells="0 E4, 28 A3",
    drums="0 A, 4 A, 4.5 A, 12 A, 16 A, 20 A, 20.5 A, 28 A, 32 A, 36 A, 36.5 A, 44 A, 48 A, 52 A, 52.5 A",
    bright=0.3,
    air=0.01,
    echo=0.8,
)


def _notes(line: str) -> list[tuple[float, list[str]]]:
    words = [part.split() for part in line.replace("\n", " ").split(",") if part.strip()]
    return [(float(beat), rest) for beat, *rest in words]


class Circle:
    """A stereo loop; what rings past the end is heard at the beginning."""

    def __init__(self, length: float) -> None:
        self.size = int(length * RATE)
        self.samples: NDArray[np.float64] = np.zeros((self.size, 2))

    def add(self, start: float, sound: Samples, loudness: float, pan: float) -> None:
        """`pan` runs from -1 (left) to 1 (right)."""
        at = (int(start * RATE) + np.arange(len(sound))) % self.size
        angle = (pan + 1) * np.pi / 4
        for side, gain in enumerate((np.cos(angle), np.sin(angle))):
            np.add.at(self.samples[:, side], at, loudness * gain * sound)

    def hall(self, half: float, wet: float) -> None:
        """Echo by circular convolution, each ear with its own."""
        length = 8 * half
        for side in (0, 1):
            echo = np.zeros(self.size)
            tail = noise(length, 180, 3200, 50 + side) * decay(length, half)
            tail[: int(0.02 * RATE)] = 0
            echo[: len(tail)] = tail / np.sqrt((tail**2).sum())
            dry = self.samples[:, side]
            self.samples[:, side] = dry + wet * np.fft.irfft(np.fft.rfft(dry) * np.fft.rfft(echo), self.size)


def perform(score: Score, seed: int) -> NDArray[np.float64]:
    """The whole loop in stereo, not yet levelled. A player's hand is never quite on the beat."""
    hand = np.random.default_rng(seed)
    circle = Circle(score.beats * score.beat)
    for line, loudness, length, pan in ((score.koto, 0.5, 3.2, -0.25), (score.low_koto, 0.45, 4.5, -0.1)):
        for i, (beat, (note,)) in enumerate(_notes(line)):
            start = beat * score.beat + hand.uniform(0, 0.018)
            touch = hand.uniform(0.75, 1.0)
            string = koto(note, length, score.bright * touch, seed=seed + i)
            circle.add(start, string, loudness * touch, pan + hand.uniform(-0.1, 0.1))
    for i, (beat, (note, beats)) in enumerate(_notes(score.flute)):
        tone = shakuhachi(note, float(beats) * score.beat + 0.35, 0.13, 45, seed + i)
        circle.add(beat * score.beat, tone, 0.16, 0.35)
    for beat, (note,) in _notes(score.bells):
        pitch = {"G4": 392.0, "D4": 293.66, "A3": 220.0, "E4": 329.63}[note]
        circle.add(beat * score.beat, bell(pitch, 6.0, 1.3), 0.10, 0.1)
    for i, (beat, _) in enumerate(_notes(score.drums)):
        circle.add(beat * score.beat, taiko(1.2, 56, 0.15, i), 0.22, 0.0)
    if score.air:
        # A whole number of gusts fits the circle; noise made by Fourier transform closes on itself.
        t = np.arange(circle.size) / circle.size
        for side in (0, 1):
            wind = noise(circle.size / RATE, 250, 900, seed + 90 + side)
            gust = 0.6 + 0.4 * np.sin(2 * np.pi * (5 * t + 0.3 * side))
            circle.samples[:, side] += score.air * wind[: circle.size] * gust
    circle.hall(score.echo, 0.30)
    return circle.samples


MUSIC: dict[str, tuple[Score, int, float]] = {
    "music_day": (DAY, 11, 0.50),
    "music_night": (NIGHT, 23, 0.50),
    "music_shitenno_day": (MARCH_DAY, 41, 0.50),
    "music_shitenno_night": (MARCH_NIGHT, 53, 0.50),
    "music_shitenno_day_even": (replace(MARCH_DAY, drums=""), 41, 0.50),  # the hall in Edo has no drum
    "music_shitenno_night_even": (replace(MARCH_NIGHT, drums=""), 53, 0.50),
}
