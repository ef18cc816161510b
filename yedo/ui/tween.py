"""Movement over time: tweens with easing in a queue that can run faster, be switched off, or be skipped.
Steps of the queue follow each other; the tweens of one step run together."""

import math
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Ease = Callable[[float], float]


def linear(part: float) -> float:
    return part


def ease_out(part: float) -> float:
    return 1 - (1 - part) ** 3


def ease_in(part: float) -> float:
    return part**3


def ease_in_out(part: float) -> float:
    return 0.5 - math.cos(part * math.pi) / 2


def overshoot(part: float) -> float:
    """A little too far and back, like a wooden piece put down with a click."""
    return 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2


def between(start: Sequence[float], end: Sequence[float], part: float) -> tuple[float, ...]:
    return tuple(a + (b - a) * part for a, b in zip(start, end, strict=True))


@dataclass(slots=True)
class Tween:
    """Calls `move` with 0..1 while it runs; always ends with exactly 1 and then `done`."""

    seconds: float
    move: Callable[[float], object]
    ease: Ease = ease_in_out
    done: Callable[[], object] | None = None
    delay: float = 0.0
    elapsed: float = 0.0

    def advance(self, seconds: float) -> bool:
        """True when it is over."""
        self.elapsed += seconds
        run = self.elapsed - self.delay
        if run < 0:
            return False
        if run < self.seconds:
            self.move(self.ease(run / self.seconds))
            return False
        self.finish()
        return True

    def finish(self) -> None:
        self.move(1.0)
        if self.done is not None:
            self.done()


class Queue:
    """Set `speed` from the settings: 2 is twice as fast, 0 is off (steps are finished as they are added,
    unless something still runs)."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._steps: deque[list[Tween]] = deque()

    @property
    def busy(self) -> bool:
        return bool(self._steps)

    def add(self, *tweens: Tween) -> None:
        """One more step: these run together, after everything added before."""
        if tweens:
            self._steps.append(list(tweens))
        if self.speed == 0:
            self.skip()

    def pause(self, seconds: float) -> None:
        self.add(Tween(seconds, lambda part: None))

    def call(self, action: Callable[[], object]) -> None:
        """Do something when everything before is over."""
        self.add(Tween(0.0, lambda part: None, done=action))

    def update(self, seconds: float) -> bool:
        """True when something moved."""
        if not self._steps:
            return False
        if self.speed == 0:
            self.skip()
            return True
        step = self._steps[0]
        # A step that adds to the queue while it ends must find its own tweens gone.
        for tween in list(step):
            if tween.advance(seconds * self.speed) and tween in step:
                step.remove(tween)
        if not step and self._steps and self._steps[0] is step:
            self._steps.popleft()
        return True

    def skip(self) -> None:
        """Finish everything at once, in order, also what the endings add."""
        while self._steps:
            step = self._steps.popleft()
            for tween in step:
                tween.finish()

    def clear(self) -> None:
        """Forget everything without finishing it, for example when a scene is left."""
        self._steps.clear()
