"""The instruments, each a function that returns one note as mono samples: koto, shakuhachi, taiko, wood,
bells, coins, paper. Everything random is drawn from a seed the caller gives, so a note is always the same."""

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Samples = NDArray[np.float64]

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hertz(note: str) -> float:
    """ "A4" is 440; "Bb3" and "F#5" work too."""
    step = _STEPS[note[0]] + note.count("#") - note[1:].count("b")
    midi = 12 * (int(note[-1]) + 1) + step
    return float(440.0 * 2 ** ((midi - 69) / 12))


def seconds(length: float) -> Samples:
    return np.arange(int(length * RATE)) / RATE


def decay(length: float, half: float) -> Samples:
    """An envelope that falls to a half every `half` seconds."""
    return np.asarray(0.5 ** (seconds(length) / half))


def fade(sound: Samples, head: float = 0.002, tail: float = 0.02) -> Samples:
    """Round off both ends, so that nothing clicks."""
    out = sound.copy()
    a, b = min(int(head * RATE), len(out)), min(int(tail * RATE), len(out))
    out[:a] *= np.linspace(0, 1, a)
    out[len(out) - b :] *= np.linspace(1, 0, b) ** 2
    return out


def band(sound: Samples, low: float, high: float) -> Samples:
    """Keep what lies between two frequencies, with soft shoulders."""
    spectrum = np.fft.rfft(sound)
    f = np.fft.rfftfreq(len(sound), 1 / RATE) + 1e-9
    spectrum *= 1 / (1 + (low / f) ** 4) / (1 + (f / high) ** 4)
    return np.fft.irfft(spectrum, len(sound))


def noise(length: float, low: float, high: float, seed: int) -> Samples:
    raw = np.random.default_rng(seed).standard_normal(int(length * RATE))
    shaped = band(raw, low, high)
    return shaped / (np.abs(shaped).max() + 1e-9)


def partials(length: float, parts: list[tuple[float, float, float]]) -> Samples:
    """A struck body: (frequency, loudness, half-life) for each way it rings."""
    t = seconds(length)
    out = np.zeros(len(t))
    for frequency, loudness, half in parts:
        out += loudness * np.sin(2 * np.pi * frequency * t) * 0.5 ** (t / half)
    return out


def koto(note: str, length: float = 2.5, bright: float = 0.5, bend: float = 14.0, seed: int = 1) -> Samples:
    """A plucked silk string (Karplus-Strong, one period at a time at twice the rate). `bend` is how many
    cents sharp the string starts, as it does when the plectrum pulls it."""
    frequency = hertz(note)
    rate = 2 * RATE
    period = round(rate / frequency)
    # Overtones of a string pulled aside at a seventh of its length; a softer hand makes fewer of them.
    k = np.arange(1, period // 2)
    overtones = np.sin(np.pi * k / 7) / k ** (1.7 - bright)
    lean = np.random.default_rng(seed).uniform(-0.6, 0.6, len(k))
    pluck = np.fft.irfft(np.concatenate(([0], overtones * np.exp(1j * (lean - np.pi / 2)))), period)

    # Each round trip along the string takes a little from everything and more from the high overtones.
    taps = max(2, round((1.6 - bright) * 700 / frequency))
    kernel = np.array([1.0])
    for _ in range(taps):
        kernel = np.convolve(kernel, [0.5, 0.5])
    rounds = int((length + 0.1) * rate / period)
    loss = 0.5 ** (period / rate / (0.16 + 90 / frequency))
    wave = np.empty((rounds, period))
    before, current = np.zeros(taps), pluck
    for i in range(rounds):
        wave[i] = current
        following = loss * np.convolve(np.concatenate((before, current)), kernel, "valid")
        before, current = current[-taps:], following

    t = seconds(length)
    cents = bend * 0.5 ** (t / 0.06)
    speed = frequency * (period + taps / 2) / rate * 2 ** (cents / 1200)
    flat = wave.ravel()
    position = np.minimum(np.cumsum(speed) * rate / RATE, len(flat) - 1)
    string = np.interp(position, np.arange(len(flat)), flat)
    string /= np.abs(string).max()
    plectrum = noise(length, 1800, 6000, seed + 7) * decay(length, 0.004) * 0.16 * (0.4 + bright)
    body = partials(length, [(180, 0.16, 0.03), (292, 0.08, 0.02)])
    return fade(band(string, 70, 9000) + plectrum + body, 0.001, 0.25 * length)


def shakuhachi(
    note: str, length: float = 3.0, breath: float = 0.22, scoop: float = 55.0, seed: int = 1
) -> Samples:
    """The bamboo flute: few overtones, much air, a tone that is reached from below and begins to sway."""
    frequency = hertz(note)
    t = seconds(length)
    sway = np.clip((t - 0.7) / 1.4, 0, 1)
    shake = np.sin(2 * np.pi * (4.4 * t + 0.25 * t**2 / length))
    drift = band(np.random.default_rng(seed).standard_normal(len(t)), 0.3, 3)
    drift /= np.abs(drift).max() + 1e-9
    cents = -scoop * 0.5 ** (t / 0.05) + 13 * sway * shake + 5 * drift
    phase = 2 * np.pi * np.cumsum(frequency * 2 ** (cents / 1200)) / RATE
    swell = (1 - np.exp(-t / 0.11)) * (0.78 + 0.22 * np.sin(np.pi * np.clip(t / length, 0, 1)))
    swell *= 1 + 0.13 * sway * shake + 0.06 * drift
    tone = np.zeros(len(t))
    for k, loudness in enumerate((1.0, 0.30, 0.17, 0.05, 0.025), start=1):
        tone += loudness * np.sin(k * phase) * swell ** (1 + 0.35 * (k - 1))
    air = (
        noise(length, 0.8 * frequency, 2.4 * frequency, seed + 3) * 0.9
        + noise(length, 2500, 7000, seed + 4) * 0.3
    )
    chiff = 1 + 2.2 * np.exp(-t / 0.06)
    return fade(tone + breath * air * swell * chiff, 0.01, min(0.6, 0.35 * length))


def taiko(length: float = 1.1, pitch: float = 62.0, hard: float = 0.6, seed: int = 1) -> Samples:
    """A big drum: the skin sinks in pitch as it settles, the stick slaps."""
    t = seconds(length)
    out = np.zeros(len(t))
    for ratio, loudness, half in (
        (1.0, 1.0, 0.16),
        (1.59, 0.45, 0.09),
        (2.14, 0.22, 0.06),
        (2.65, 0.12, 0.04),
    ):
        phase = 2 * np.pi * np.cumsum(pitch * ratio * (1 + 0.75 * 0.5 ** (t / 0.018))) / RATE
        out += loudness * np.sin(phase) * 0.5 ** (t / half)
    out += hard * 0.55 * noise(length, 120, 1400, seed) * decay(length, 0.016)
    out += hard * 0.25 * noise(length, 1500, 5000, seed + 1) * decay(length, 0.004)
    return fade(out, 0.001, 0.3 * length)


def wood(pitch: float = 1050.0, length: float = 0.22, seed: int = 1) -> Samples:
    """A wood block; the clappers of the theatre when high and hard."""
    ring = partials(length, [(pitch, 1.0, 0.016), (pitch * 1.62, 0.5, 0.010), (pitch * 2.71, 0.25, 0.006)])
    return fade(ring + 0.35 * noise(length, 1500, 7000, seed) * decay(length, 0.003), 0.0005, 0.1)


def bell(pitch: float = 520.0, length: float = 3.0, half: float = 0.6) -> Samples:
    """A temple bowl: a low hum that beats and overtones that die first."""
    parts = [(1.0, 1.0, 1.0), (1.004, 0.6, 1.0), (2.76, 0.42, 0.5), (5.40, 0.18, 0.22), (8.93, 0.07, 0.1)]
    sound = partials(length, [(pitch * ratio, loud, half * share) for ratio, loud, share in parts])
    return fade(sound, 0.003, 0.35 * length)


def coin(pitch: float = 3900.0, length: float = 0.35, seed: int = 1) -> Samples:
    """A bronze mon with its square hole."""
    parts = [(1.0, 0.8, 0.05), (1.47, 1.0, 0.04), (2.09, 0.5, 0.03), (2.56, 0.3, 0.02), (0.53, 0.25, 0.02)]
    ring = partials(length, [(pitch * ratio, loud, half) for ratio, loud, half in parts])
    return fade(ring + 0.2 * noise(length, 4000, 12000, seed) * decay(length, 0.003), 0.0005, 0.1)


def paper(
    length: float = 0.25, low: float = 1500, high: float = 6000, peak: float = 0.4, seed: int = 1
) -> Samples:
    """A card that slides: a breath of noise that swells at `peak` of its length and rustles."""
    t = seconds(length) / length
    swell = np.where(t < peak, (t / peak) ** 1.5, ((1 - t) / (1 - peak)) ** 2)
    rustle = 0.65 + 0.35 * noise(length, 20, 60, seed + 5)
    return fade(noise(length, low, high, seed) * swell * rustle, 0.003, 0.03)


def room(
    sound: Samples, wet: float = 0.25, half: float = 0.12, length: float = 0.9, seed: int = 99
) -> Samples:
    """The same sound in a wooden room; longer by the echo."""
    n = int(length * RATE)
    echo = noise(length, 200, 4500, seed) * decay(length, half)
    echo[: int(0.008 * RATE)] = 0
    echo /= np.sqrt((echo**2).sum())
    size = len(sound) + n
    tail = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(echo, size), size)
    tail[: len(sound)] *= wet
    tail[len(sound) :] *= wet
    tail[: len(sound)] += sound
    return fade(tail, 0.0005, 0.2)
