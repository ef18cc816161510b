"""The first lesson in chapters: prepared boards, what the teacher says at which question, and what the rivals would
like to do. The script is data. A step waits for a kind of question in a phase; one whose question never comes is
missed, and a question that no step waits for is the pupil's own. So a lesson can never do what the rules do not
allow, nor wait for what they do not ask. Imports no pygame."""

import re
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from math import ceil
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.journal import Answer
from engine.core.words import t
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir
from engine.yedo.bots import make
from engine.yedo.game import Yedo
from engine.yedo.phases.rounds import PHASES
from engine.yedo.scenario import YedoTable
from engine.yedo.situation import build
from yedo.session import HUMAN, Player

PUPIL = 0  # seat of the one who learns
RIVAL = "novice"  # plays the others when the lesson is over
ANSWER = "answer"
GESTURES = ("read", "hover", "enlarge", "hint", "undo")  # what a step can be that answers nothing
WORDS_A_MINUTE = 200
SECONDS_A_STEP = 9.0  # to look, to find the place and to watch what comes of it
_PHASES = [name for name, _ in PHASES]


@dataclass(frozen=True, slots=True)
class Step:
    """`do` is a gesture or an answer; `at` the kind of question; `pick` the answers that are lit, all if empty;
    `when` round and phase; `show` names places that the teacher points at."""

    number: int
    when: tuple[int, int]
    do: str
    at: str
    say: str
    pick: tuple[str, ...] = ()
    show: tuple[str, ...] = ()

    @property
    def free(self) -> bool:
        return self.do == ANSWER and not self.pick


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    icon: str
    given: dict[str, Any]
    rivals: dict[str, list[str]]
    steps: list[Step]

    @property
    def title(self) -> str:
        return t(f"lesson.{self.id}.title")

    def words(self, step: Step) -> str:
        return t(f"lesson.{self.id}.{step.say}")

    @property
    def end(self) -> str:
        return t(f"lesson.{self.id}.end")

    @property
    def minutes(self) -> int:
        """How long it takes who reads everything and hurries nowhere."""
        told = [self.end, *(self.words(step) for step in self.steps)]
        words = sum(len(re.sub(r"\{[^}]*\}", "", one).split()) for one in told)
        return ceil(words / WORDS_A_MINUTE + len(self.steps) * SECONDS_A_STEP / 60)

    def begin(self) -> Yedo:
        """The prepared board at its first question."""
        game = build(deepcopy(self.given))
        for seat, one in enumerate(game.config.seats):
            one.played_by = HUMAN if seat == PUPIL else RIVAL
        return game


@cache
def chapters() -> dict[str, Chapter]:
    raw: dict[str, Any] = read_yaml(data_dir() / "yedo" / "tutorial.yaml")
    return {id: _chapter(id, entry) for id, entry in raw["chapters"].items()}


def following(id: str) -> Chapter | None:
    """The chapter after this one."""
    ids = list(chapters())
    after = ids[ids.index(id) + 1 :]
    return chapters()[after[0]] if after else None


def _chapter(id: str, raw: dict[str, Any]) -> Chapter:
    steps: list[Step] = []
    for moment, entries in raw["steps"].items():
        number, phase = moment.split()
        when = (int(number), _PHASES.index(phase))
        for n, entry in enumerate(entries):
            # A gesture belongs to the question that the next answer is for.
            at = entry.get("at") or next((e["at"] for e in entries[n:] if "at" in e), "")
            do = entry.get("do", ANSWER)
            assert do == ANSWER or do in GESTURES, f"a lesson knows no '{do}'"
            steps.append(Step(len(steps), when, do, at, entry["say"], _phrases(entry, "pick"), _phrases(entry, "show")))
    return Chapter(id, raw["icon"], raw["given"], raw.get("rivals", {}), steps)


def _phrases(entry: dict[str, Any], key: str) -> tuple[str, ...]:
    found = entry.get(key, [])
    return tuple(found) if isinstance(found, list) else (str(found),)


class Lesson:
    """A chapter in progress. Where it stands follows from the answers given since its board was laid; only the
    gestures that are done with, `seen`, are remembered besides."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.start = chapter.begin()
        self.seen: set[int] = set()
        self.left = False  # the pupil plays on without the teacher
        self.rewind([])

    def rewind(self, answers: list[Answer]) -> None:
        """Stand where these answers lead from the start on."""
        self.at = 0
        self.wishes = {color: list(wishes) for color, wishes in self.chapter.rivals.items()}
        game = self.start.clone()
        for answer in answers:
            self._follow(game, answer.option)
            game.apply(answer.option)

    def _follow(self, game: Yedo, option: Option) -> None:
        decision = game.decision
        assert decision is not None
        if decision.player == PUPIL:
            step = self._find(game, gestures=False)
            if step is not None:
                self.at = step.number + 1
            return
        wishes = self.wishes.get(game.state.clans[decision.player].color, [])
        granted = next((wish for wish in wishes if option in meant(game, wish, decision)), None)
        if granted is not None:
            wishes.remove(granted)

    # --- where it stands ------------------------------------------------------------------------------------

    def step(self, game: Yedo) -> Step | None:
        """What the pupil is taught at the open question; None where nobody planned it."""
        return self._find(game, gestures=True)

    def over(self, game: Yedo) -> bool:
        """Whether nothing is left to teach."""
        return self.left or self._next(game) >= len(self.chapter.steps)

    def _next(self, game: Yedo) -> int:
        """The first step that can still come: those of past phases are missed."""
        steps, now, at = self.chapter.steps, _moment(game), self.at
        while at < len(steps) and steps[at].when < now:
            at += 1
        return at

    def _find(self, game: Yedo, gestures: bool) -> Step | None:
        decision, now = game.decision, _moment(game)
        if self.left or decision is None or decision.player != PUPIL:
            return None
        for step in self.chapter.steps[self._next(game) :]:
            if step.when != now:
                return None
            if step.at != decision.kind or (step.do != ANSWER and (not gestures or step.number in self.seen)):
                continue
            if step.pick and not _any(game, step.pick, decision):
                continue
            return step
        return None

    def allowed(self, game: Yedo, decision: Decision) -> list[Option]:
        """The options the lesson leaves open: none at a gesture, what is lit at a step, else all."""
        step = self.step(game)
        if step is None or step.free:
            return decision.options
        return [] if step.do != ANSWER else _any(game, step.pick, decision)

    # --- the others -----------------------------------------------------------------------------------------

    def wish(self, view: Yedo, decision: Decision) -> Option | None:
        """What the script has a rival do now."""
        for wish in self.wishes.get(view.state.clans[decision.player].color, []):
            found = meant(view, wish, decision)
            if found:
                return found[0]
        return None


class Actor:
    """A clan of the lesson: follows the script, judges a deal like a Samurai, and is otherwise quiet. When the lesson
    is over, or in the pupil's own seat, `bot` plays."""

    def __init__(self, lesson: Lesson, bot: Player, seed: int) -> None:
        self.lesson, self.bot = lesson, bot
        self.samurai = make("samurai", seed)

    def choose(self, view: Yedo, decision: Decision) -> Option:
        if self.lesson.over(view) or decision.player == PUPIL:
            return self.bot.choose(view, decision)
        wish = self.lesson.wish(view, decision)
        if wish is not None:
            return wish
        if decision.kind == "answer":
            return self.samurai.choose(view, decision)
        return _table(view).quiet_answer(decision)


def meant(game: Yedo, words: str, decision: Decision) -> list[Option]:
    """The options that words of the script could mean."""
    return _table(game).matching(words, decision)


def _any(game: Yedo, phrases: tuple[str, ...], decision: Decision) -> list[Option]:
    found = [option for words in phrases for option in meant(game, words, decision)]
    return list(dict.fromkeys(found))


def _table(game: Yedo) -> YedoTable:
    """The words of rule cases, for a game in progress."""
    table = object.__new__(YedoTable)
    table.game, table.events = game, []
    return table


def _moment(game: Yedo) -> tuple[int, int]:
    phase = game.state.phase
    return game.state.round, _PHASES.index(phase) if phase in _PHASES else len(_PHASES)
