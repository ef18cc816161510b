"""A first lesson of any game, in chapters: prepared boards, what the teacher says at which question, and what rivals
would like to do. The script is data (data/yedo/lesson.yaml explains how it is written); boards and answers are in the
words of the game's rule cases. A step waits for a kind of question in a phase; one whose question never comes is
missed, and a question that no step waits for is the pupil's own. So a lesson can never do what the rules do not allow,
nor wait for what they do not ask. Imports no pygame."""

import re
from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from math import ceil
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.journal import Answer
from engine.core.kind import Kind
from engine.core.saving import call
from engine.core.scenario import Table
from engine.core.sealed import Draft
from engine.core.words import t
from engine.core.yaml_file import read_yaml
from engine.games import DEFAULT, kind_of
from engine.paths import data_dir
from yedo.session import HUMAN, Player, reason_of

PUPIL = 0  # seat of the one who learns
RIVAL = "novice"  # plays the others when the lesson is over
ANSWER = "answer"
GESTURES = ("read", "hover", "enlarge", "hint", "undo")  # what a step can be that answers nothing
WORDS_A_MINUTE = 200
SECONDS_A_STEP = 9.0  # to look, to find the place and to watch what comes of it


@dataclass(frozen=True, slots=True)
class Step:
    """`do` is a gesture or an answer; `at` the kind of question; `pick` the answers that are lit, all if empty;
    `until` the answer that ends a step whose question comes again and again; `when` round and phase; `show` names
    places that the teacher points at."""

    number: int
    when: tuple[int, int]
    do: str
    at: str
    say: str
    pick: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    until: tuple[str, ...] = ()

    @property
    def free(self) -> bool:
        return self.do == ANSWER and not self.pick


@dataclass(eq=False)
class Chapter:
    """`given` and `before` prepare its board: a position, and answers that were given in it."""

    course: "Course"
    id: str
    icon: str
    given: dict[str, Any]
    rivals: dict[str, list[str]]
    steps: list[Step]
    before: list[dict[str, str]] = field(default_factory=list)

    @property
    def key(self) -> str:
        """Its name among the chapters of all games."""
        return self.id if self.course.game == DEFAULT else f"{self.course.game}/{self.id}"

    @property
    def title(self) -> str:
        return self._said("title")

    @property
    def about(self) -> str:
        return self._said("about")

    @property
    def end(self) -> str:
        return self._said("end")

    def words(self, step: Step) -> str:
        return self._said(step.say)

    def _said(self, name: str) -> str:
        return t(f"{self.course.words}.{self.id}.{name}")

    @property
    def minutes(self) -> int:
        """How long it takes who reads everything and hurries nowhere."""
        told = [self.end, *(self.words(step) for step in self.steps)]
        words = sum(len(re.sub(r"\{[^}]*\}", "", one).split()) for one in told)
        return ceil(words / WORDS_A_MINUTE + len(self.steps) * SECONDS_A_STEP / 60)

    def _lay(self) -> Table:
        table = self.course.kind.begin_case(deepcopy(self.given))
        for step in self.before:
            ((who, what),) = step.items()
            table.answer(who, what)
        return table

    @cached_property
    def table(self) -> Table:
        """The words of rule cases, at the prepared board."""
        return self._lay()

    def begin(self) -> Any:
        """The prepared board at its first question."""
        game: Any = self._lay().game
        game = game.clone()
        game.sink = None
        for seat, one in enumerate(game.config.seats):
            one.played_by = HUMAN if seat == PUPIL else RIVAL
        return game

    def meant(self, game: Any, words: Sequence[str], decision: Decision) -> list[Option]:
        """The options that words of the script could mean."""
        table = self._at(game)
        return list(dict.fromkeys(option for text in words for option in table.matching(text, decision)))

    def quiet(self, game: Any, decision: Decision) -> Option:
        """The answer that changes least."""
        return self._at(game).quiet_answer(decision)

    def _at(self, game: Any) -> Table:
        table = copy(self.table)
        table.game, table.events = game, []
        return table


class Course:
    """All chapters of one game. `file` is its script in data/, `words` where its phrases begin."""

    def __init__(self, game: str, file: str, words: str) -> None:
        self.game, self.file, self.words = game, file, words

    @property
    def kind(self) -> Kind:
        return kind_of(self.game)

    @cached_property
    def raw(self) -> dict[str, Any]:
        found: dict[str, Any] = read_yaml(data_dir() / self.file)
        return found

    @property
    def phases(self) -> list[str]:
        """Of a round, in their order."""
        found: list[str] = self.raw["phases"]
        return found

    @property
    def judged(self) -> dict[str, str]:
        """Questions that a rival answers out of its own mind, and which bot's mind that is."""
        found: dict[str, str] = self.raw.get("judged", {})
        return found

    @cached_property
    def chapters(self) -> dict[str, Chapter]:
        return {id: self._chapter(id, entry) for id, entry in self.raw["chapters"].items()}

    def following(self, id: str) -> Chapter | None:
        """The chapter after this one."""
        ids = list(self.chapters)
        after = ids[ids.index(id) + 1 :]
        return self.chapters[after[0]] if after else None

    def moment(self, game: Any) -> tuple[int, int]:
        clock, phases = self.kind.clock(game), self.phases
        return clock.round, phases.index(clock.phase) if clock.phase in phases else len(phases)

    def _chapter(self, id: str, raw: dict[str, Any]) -> Chapter:
        steps: list[Step] = []
        for moment, entries in raw["steps"].items():
            number, phase = moment.split()
            when = (int(number), self.phases.index(phase))
            for n, entry in enumerate(entries):
                # A gesture belongs to the question that the next answer is for.
                at = entry.get("at") or next((e["at"] for e in entries[n:] if "at" in e), "")
                do = entry.get("do", ANSWER)
                assert do == ANSWER or do in GESTURES, f"a lesson knows no '{do}'"
                lists = (_phrases(entry, key) for key in ("pick", "show", "until"))
                steps.append(Step(len(steps), when, do, at, entry["say"], *lists))
        return Chapter(self, id, raw["icon"], raw["given"], raw.get("rivals", {}), steps, raw.get("do", []))


def _phrases(entry: dict[str, Any], key: str) -> tuple[str, ...]:
    found = entry.get(key, [])
    return tuple(found) if isinstance(found, list) else (str(found),)


class Lesson:
    """A chapter in progress. Where it stands follows from the answers given since its board was laid and from what
    was written in secret; only the gestures that are done with, `seen`, are remembered besides."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter, self.course = chapter, chapter.course
        self.start = chapter.begin()
        self.seen: set[int] = set()
        self.left = False  # the pupil plays on without the teacher
        self.rewind([])

    def rewind(self, answers: list[Answer], written: Mapping[int, Sequence[Option]] | None = None) -> None:
        """Stand where these answers, and what seats have written in secret, lead from the start on."""
        self.at = 0
        self.wishes = {who: list(wishes) for who, wishes in self.chapter.rivals.items()}
        game = self.start.clone()
        for answer in answers:
            call(game, answer.player)
            self._follow(game, answer.option)
            game.apply(answer.option)
        for seat, items in (written or {}).items():
            draft = Draft(game, seat)
            for option in items:
                self._follow(draft.game, option)
                draft.give(option)

    def _follow(self, game: Any, option: Option) -> None:
        decision = game.decision
        assert decision is not None
        if decision.player == PUPIL:
            step = self._find(game, gestures=False)
            if step is not None:  # it is done with unless it wants another answer
                wanted = step.until or step.pick
                self.at = step.number + (not wanted or option in self.chapter.meant(game, wanted, decision))
            return
        wishes = self.wishes.get(self._name(decision.player), [])
        granted = next((wish for wish in wishes if option in self.chapter.meant(game, (wish,), decision)), None)
        if granted is not None:
            wishes.remove(granted)

    def _name(self, seat: int) -> str:
        return self.chapter.table.player(seat)

    # --- where it stands ------------------------------------------------------------------------------------

    def step(self, game: Any) -> Step | None:
        """What the pupil is taught at the open question; None where nobody planned it."""
        return self._find(game, gestures=True)

    def over(self, game: Any) -> bool:
        """Whether nothing is left to teach."""
        return self.left or self._next(game) >= len(self.chapter.steps)

    def _next(self, game: Any) -> int:
        """The first step that can still come: those of past phases are missed."""
        steps, now, at = self.chapter.steps, self.course.moment(game), self.at
        while at < len(steps) and steps[at].when < now:
            at += 1
        return at

    def _find(self, game: Any, gestures: bool) -> Step | None:
        decision, now = game.decision, self.course.moment(game)
        if self.left or decision is None or decision.player != PUPIL:
            return None
        for step in self.chapter.steps[self._next(game) :]:
            if step.when != now:
                return None
            if step.at != decision.kind or (step.do != ANSWER and (not gestures or step.number in self.seen)):
                continue
            if step.pick and not self.chapter.meant(game, step.pick, decision):
                continue
            return step
        return None

    def allowed(self, game: Any, decision: Decision) -> list[Option]:
        """The options the lesson leaves open: none at a gesture, what is lit at a step, else all."""
        step = self.step(game)
        if step is None or step.free:
            return decision.options
        return [] if step.do != ANSWER else self.chapter.meant(game, step.pick, decision)

    # --- the others -----------------------------------------------------------------------------------------

    def wish(self, view: Any, decision: Decision) -> Option | None:
        """What the script has a rival do now."""
        for wish in self.wishes.get(self._name(decision.player), []):
            found = self.chapter.meant(view, (wish,), decision)
            if found:
                return found[0]
        return None


class Actor:
    """A rival of the lesson: follows the script, answers some questions out of its own mind, and is otherwise quiet.
    When the lesson is over, or in the pupil's own seat, `bot` plays."""

    def __init__(self, lesson: Lesson, bot: Player, seed: int) -> None:
        self.lesson, self.bot, self.seed = lesson, bot, seed
        self._told = ""

    def choose(self, view: Any, decision: Decision) -> Option:
        self._told = ""
        if self.lesson.over(view) or decision.player == PUPIL:
            return self._ask(self.bot, view, decision)
        wish = self.lesson.wish(view, decision)
        if wish is not None:
            return wish
        mind = self.lesson.course.judged.get(decision.kind)
        if mind is not None:
            return self._ask(self.lesson.course.kind.bot(mind, self.seed), view, decision)
        return self.lesson.chapter.quiet(view, decision)

    def _ask(self, bot: Player, view: Any, decision: Decision) -> Option:
        option = bot.choose(view, decision)
        self._told = reason_of(bot)
        return option

    def why(self) -> str:
        return self._told
