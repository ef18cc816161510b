"""A recorded game played again: step by step, to any round or phase, and compared with how it ended. As long
as a game is not over only what everybody may know is shown of it. Imports no pygame."""

import os
from dataclasses import dataclass
from pathlib import Path

from engine.core.event import Event
from engine.core.words import t
from engine.yedo import saving
from engine.yedo.game import Yedo
from engine.yedo.saved_data import other_cards, other_numbers
from engine.yedo.saving import public
from yedo.salvage import Found, SaveTrouble, look, look_at_file
from yedo.saves import saves_dir
from yedo.session import Step

EVERY = 25  # answers between two games that are kept to jump to


def find(save: str) -> Found:
    """A save by its id, its folder or its exported file. Raises SaveTrouble."""
    for place in (Path(save), saves_dir() / save):
        if os.path.isdir(place):  # unlike a Path's own question this one is never refused
            return look(place)
        if os.path.isfile(place):
            return look_at_file(place)
    raise SaveTrouble(t("replay.no_such", save=save[:100]))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What playing a game again has shown; `words` is one sentence."""

    same: bool
    words: str


def verify(found: Found) -> Verdict:
    """Play the whole record again and compare the game it leads to with the saved one."""
    told = [t("replay.other_cards")] if other_cards(found.frame.head, found.frame.config) else []
    told += [t("replay.other_numbers")] if other_numbers(found.frame.board, found.frame.config) else []
    aside = " ".join(["", *told])
    if found.rebased:
        return Verdict(False, t("replay.no_record") + aside)
    game, answers = found.frame.start_of(found.journal), found.journal.answers
    fitted = saving.play_on(game, answers)
    if fitted < len(answers):
        return Verdict(False, t("replay.differs_at", n=fitted + 1) + aside)
    if game.fingerprint() != found.game.fingerprint() or game.result() != found.game.result():
        return Verdict(False, t("replay.differs") + aside)
    scores = ", ".join(f"{c.name} {c.pp}" for c in game.state.clans if c.seat != game.outsider)
    words = t("replay.same", n=len(answers), round=game.state.round, scores=scores, print=game.fingerprint()[:12])
    return Verdict(True, words + aside)


class Replay:
    """`at` answers have been given; `marks` says for every such moment which round and phase it lies in."""

    def __init__(self, found: Found) -> None:
        self.found = found
        self.over = found.game.decision is None  # then everything may be seen
        self.at = 0
        self.marks: list[tuple[int, str]] = []
        self._kept: list[Yedo] = []
        game = found.frame.start_of(found.journal)
        for n, answer in enumerate(found.journal.answers):
            self._mark(n, game)
            if not answer.fits(game.decision):
                break  # the rest was played by other rules
            game.apply(answer.option)
        else:
            self._mark(len(found.journal.answers), game)
        self._game = self._kept[0].clone()

    def _mark(self, n: int, game: Yedo) -> None:
        self.marks.append((game.state.round, game.state.phase))
        if n % EVERY == 0:
            self._kept.append(game.clone())

    @property
    def length(self) -> int:
        return len(self.marks) - 1

    @property
    def whole(self) -> bool:
        return self.length == len(self.found.journal.answers)

    def game(self) -> Yedo:
        """The game as it may be shown now."""
        return self._game.clone() if self.over else public(self._game)

    def step(self) -> Step | None:
        """Give the next answer; what it led to, None at the end."""
        if self.at >= self.length:
            return None
        answer = self.found.journal.answers[self.at]
        events: list[Event] = []
        self._game.sink = events.append
        self._game.apply(answer.option)
        self._game.sink = None
        self.at += 1
        if not self.over:
            events = [Event(event.kind, event.player, event.data) for event in events]
        return Step(answer.player, answer.option, events, self.game())

    def jump(self, n: int) -> None:
        """Stand after `n` answers."""
        n = max(0, min(self.length, n))
        near = n // EVERY
        self._game = self._kept[near].clone()
        saving.play_on(self._game, self.found.journal.answers[near * EVERY : n])
        self.at = n

    def turn_of(self, what: str, way: int) -> int:
        """Where the next or last round or phase begins, counted from here."""
        marks: list[object] = [mark[0] if what == "round" else mark for mark in self.marks]
        starts = [n for n in range(self.length + 1) if n == 0 or marks[n] != marks[n - 1]]
        if way > 0:
            return next((n for n in starts if n > self.at), self.length)
        begun = [n for n in starts if n < self.at]
        if len(begun) > 1 and self.at - begun[-1] < 2 and marks[begun[-1]] == marks[self.at]:
            return begun[-2]  # just after a start the last one is meant
        return begun[-1] if begun else 0
