"""The look-ahead of engine/core on a game of three lines: guess a number that every world hides."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.search import Search, difference


class Guess:
    """The one who guesses gets as much as the guess, less its distance from the hidden number."""

    def __init__(self, hidden: int) -> None:
        self.hidden = hidden
        self.score = 0.0
        self.decision: Decision | None = Decision(0, "guess", [("guess", n) for n in range(4)])

    def copy(self) -> Guess:
        return Guess(self.hidden)

    def apply(self, option: tuple[str, int]) -> None:
        self.score += -abs(option[1] - self.hidden)
        self.decision = Decision(1, "nod", [("nod",), ("frown",)]) if option[0] == "guess" else None


class Clock:
    """Every game that is played out takes 0.02 of its seconds."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def search(hidden: list[int], clock: Clock | None = None) -> Search:
    clock = clock or Clock()

    def value(game: Guess) -> float:
        clock.now += 0.02
        return game.score

    return Search(
        lambda k: Guess(hidden[k % len(hidden)]),
        Guess.copy,
        lambda game, d: ("guess", 0),
        lambda game: True,
        value,
        clock=clock,
    )


OPTIONS = [("guess", n) for n in range(4)]


def test_scores_are_means_over_the_same_worlds() -> None:
    assert search([1, 3]).scores(OPTIONS, 2) == [-2.0, -1.0, -1.0, -1.0]


def test_the_best_option_stands_out_against_the_first() -> None:
    found = search([2]).against_first(OPTIONS, 8)
    index, better, error = max(found, key=lambda x: x[1])
    assert (index, better, error) == (2, 2.0, 0.0)
    assert all(i != 0 for i, _, _ in found)


def test_the_deadline_is_kept_and_one_world_proves_nothing() -> None:
    clock = Clock()
    assert search([2], clock).against_first(OPTIONS, 500, 0.4)
    assert 0.36 <= clock.now <= 0.4
    nothing = search([2]).against_first(OPTIONS, 500, 0.13)
    assert all(better == 0.0 for _, better, _ in nothing)


def test_differences() -> None:
    assert difference([1.0], [0.0]) == (0.0, 1e9)
    middle, error = difference([3.0, 5.0], [1.0, 1.0])
    assert middle == 3.0 and error == 1.0
