"""The two loops, written out as scores: the day in the open yo scale (D E G A B), the night in the dark
scale of the city (A B C E F). Everything is laid on a circle, so that the end flows into the beginning."""

from dataclasses import dataclass

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
}
