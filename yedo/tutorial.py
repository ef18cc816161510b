"""The first lesson as a script: who answers what, and what the teacher says. The script is data; this room only
finds the scripted answer among the legal options, so a lesson can never do what the rules do not allow."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir
from engine.yedo.bots import make
from engine.yedo.game import Yedo
from engine.yedo.scenario import YedoTable
from yedo.assets import user_dir

PUPIL = "blue"


@dataclass(frozen=True, slots=True)
class Lesson:
    """One scripted answer; `say` is empty where the teacher is silent."""

    clan: str
    answer: str
    say: str = ""

    @property
    def own(self) -> bool:
        return self.clan == PUPIL


class Tutorial:
    """The lesson in progress: `number` answers have been given."""

    def __init__(self) -> None:
        raw: dict[str, Any] = read_yaml(data_dir() / "tutorial.yaml")
        self.lessons = [_lesson(entry) for entry in raw["steps"]]
        self.end: str = raw["end"]
        self.table = YedoTable(raw["given"])
        self.number = 0
        for seat in self.game.config.seats:
            seat.played_by = "human" if seat.color == PUPIL else "lesson"

    @property
    def game(self) -> Yedo:
        return self.table.game

    @property
    def over(self) -> bool:
        return self.number >= len(self.lessons)

    def lesson(self) -> Lesson | None:
        return None if self.over else self.lessons[self.number]

    def progress(self) -> tuple[int, int]:
        """How many of the pupil's own answers have been given, and how many there are."""
        return sum(step.own for step in self.lessons[: self.number]), sum(step.own for step in self.lessons)

    def words(self) -> str:
        """What the teacher says now: the next thing that waits for the pupil."""
        lesson = self.lesson()
        return self.end if lesson is None else lesson.say

    def allowed(self, game: Yedo, decision: Decision) -> list[Option]:
        """The options the lesson leaves open; all of them once it is over."""
        lesson = self.lesson()
        if lesson is None:
            return decision.options
        self.table.game = game
        return self.table.matching(lesson.answer, decision)

    def answered(self) -> None:
        if not self.over:
            self.number += 1

    def skip_to(self, number: int) -> None:
        """Play the script silently up to where the pupil left."""
        while self.number < min(number, len(self.lessons)) and self.game.decision is not None:
            self.game.apply(self.allowed(self.game, self.game.decision)[0])
            self.answered()


class Actor:
    """A clan that follows the script, and plays like a novice when it is over."""

    def __init__(self, tutorial: Tutorial, seat: int) -> None:
        self.tutorial = tutorial
        self.novice = make("novice", seat)

    def choose(self, view: Yedo, decision: Decision) -> Option:
        if self.tutorial.over:
            return self.novice.choose(view, decision)
        return self.tutorial.allowed(view, decision)[0]


def _lesson(entry: dict[str, str]) -> Lesson:
    (who, answer), = ((k, v) for k, v in entry.items() if k != "say")
    return Lesson(PUPIL if who == "you" else who, str(answer), entry.get("say", ""))


# --- where the pupil left ---------------------------------------------------------------------------------


def _file() -> Path:
    return user_dir() / "lesson.json"


def remembered() -> int:
    """How many answers of the lesson were given before it was left; 0 if none or unreadable."""
    try:
        number = json.loads(_file().read_text(encoding="utf-8"))["answers"]
        return number if isinstance(number, int) and 0 <= number < 1000 else 0
    except (OSError, ValueError, KeyError, TypeError):
        return 0


def remember(number: int) -> None:
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_text(json.dumps({"answers": number}), encoding="utf-8")
    except OSError:
        pass  # a lesson that cannot be remembered starts anew next time
