"""Rule cases as data: read them from YAML, play them, compare. A game supplies the words in which its
cases are written by subclassing `Table`; this file knows only `name / rule / given / do / expect`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .decision import Decision, Option
from .event import Event
from .game import Game
from .yaml_file import BadFile, read_yaml

LAST = 10**6  # a round that no game comes to
FIELDS = ("name", "rule", "given", "do", "expect")


class BadCase(ValueError):
    """A case that is not written in the language; the message is one sentence."""


class Failed(AssertionError):
    """A case whose expectation is not met."""


@dataclass
class Case:
    name: str
    rule: str
    given: dict[str, Any]
    do: list[Any]
    expect: dict[str, Any]
    file: str


@dataclass
class Report:
    passed: int = 0
    failures: list[str] = field(default_factory=list)
    rules: set[str] = field(default_factory=set)


class Table(ABC):
    """A case in progress: the game, what happened in it, and how a person names things of it."""

    game: Game
    phases: Sequence[str] = ()  # of a round, in their order: what an `until` may name,
    rounds = "round"  # beside the end and one of these

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.goal = (0, 0)  # round and phase that an `until` means

    # --- for the game to supply ---------------------------------------------------------------------

    @abstractmethod
    def seat(self, name: str) -> int:
        """The seat of a player's name; raises BadCase."""

    @abstractmethod
    def player(self, seat: int) -> str:
        """The name of a seat's player."""

    @abstractmethod
    def phrases(self, option: Option, decision: Decision) -> list[list[str]]:
        """For each piece of an option all the ways to write it, the verb first."""

    def alike(self, options: list[Option]) -> bool:
        """Whether it makes no difference which of these options is taken."""
        return False

    @abstractmethod
    def look(self, path: str) -> Any:
        """What a path of `expect` means now; raises BadCase for an unknown one."""

    def same(self, path: str, wanted: Any, actual: Any) -> bool:
        return bool(wanted == actual)

    @abstractmethod
    def quiet_answer(self, decision: Decision) -> Option:
        """The answer that changes least, for stretches a case does not care about."""

    @abstractmethod
    def now(self) -> tuple[int, str]:
        """The round that is played, and its phase."""

    # --- playing ------------------------------------------------------------------------------------

    def matching(self, text: str, decision: Decision) -> list[Option]:
        """The options that a person's words could mean; whole matches win over partial ones."""
        wanted = " ".join(text.lower().split())
        whole: list[Option] = []
        partial: list[Option] = []
        for option in decision.options:
            pieces = self.phrases(option, decision)
            used = consumed(wanted, pieces)
            if used == len(pieces):
                whole.append(option)
            elif used:
                partial.append(option)
        return whole or partial

    def find(self, text: str) -> Option:
        decision = self.question()
        found = self.matching(text, decision)
        if not found:
            raise Failed(f"'{text}' is not offered to {self.asked()}; offered: {self.offers()}")
        if len(found) > 1 and not self.alike(found):
            raise BadCase(f"'{text}' could mean {' or '.join(self.written(o) for o in found)}")
        return found[0]

    def question(self) -> Decision:
        if self.game.decision is None:
            raise Failed("the game is over, nobody is asked anything")
        return self.game.decision

    def asked(self) -> str:
        decision = self.game.decision
        return "nobody" if decision is None else f"{self.player(decision.player)} {decision.kind}"

    def written(self, option: Option) -> str:
        return " ".join(piece[0] for piece in self.phrases(option, self.question()))

    def offers(self) -> str:
        names = [self.written(o) for o in self.question().options]
        return ", ".join(names[:24]) + (" …" if len(names) > 24 else "")

    def give(self, option: Option) -> None:
        self.game.apply(option)

    def answer(self, who: str, text: str) -> None:
        if who == "all":
            self.answer_alike(text)
            return
        decision = self.question()
        if self.seat(who) != decision.player:
            raise Failed(f"{who} is not asked for '{text}'; asked is {self.asked()}")
        self.give(self.find(text))

    def answer_alike(self, text: str) -> None:
        """Everybody who is asked this same kind of question in a row answers alike."""
        kind = self.question().kind
        while self.game.decision is not None and self.game.decision.kind == kind:
            self.give(self.find(text))

    def moment(self, where: str) -> tuple[int, int]:
        """Round and phase that an `until` means: the next time this phase begins, or now if it has."""
        word, _, number = where.partition(" ")
        if where == "end":
            return (LAST, 0)
        if word == self.rounds and number.isdigit():
            return (int(number), 0)
        if where not in self.phases:
            raise BadCase(f"'until' knows end, {self.rounds} N, {', '.join(self.phases)}, not '{where}'")
        now, phase = self.now()
        at = self.phases.index(where)
        return (now + (at < self.phases.index(phase)), at)

    def reached(self, where: str) -> bool:
        if self.game.decision is None:
            if where != "end":
                raise Failed(f"the game ends before '{where}'")
            return True
        now, phase = self.now()
        return (now, self.phases.index(phase)) >= self.goal

    def until(self, where: str) -> None:
        self.goal = self.moment(where)
        steps = 0
        while not self.reached(where):
            self.give(self.quiet_answer(self.question()))
            steps += 1
            if steps > 5000:
                raise Failed(f"'{where}' is never reached")

    # --- comparing ----------------------------------------------------------------------------------

    def check(self, expect: dict[str, Any]) -> None:
        for path, wanted in expect.items():
            special = SPECIAL.get(path)
            if special is not None:
                special(self, wanted)
                continue
            actual = self.look(path)
            if not self.same(path, wanted, actual):
                raise Failed(f"{path} is {actual!r}, not {wanted!r}")

    def check_asked(self, wanted: Any) -> None:
        if self.asked() != wanted and self.asked().split()[0] != wanted:
            raise Failed(f"asked is {self.asked()}, not {wanted}")

    def check_offered(self, wanted: Any) -> None:
        for text in as_list(wanted):
            if not self.matching(str(text), self.question()):
                raise Failed(f"'{text}' is not offered to {self.asked()}; offered: {self.offers()}")

    def check_not_offered(self, wanted: Any) -> None:
        if self.game.decision is None:
            return
        for text in as_list(wanted):
            if self.matching(str(text), self.question()):
                raise Failed(f"'{text}' is offered to {self.asked()}")

    def check_only(self, wanted: Any) -> None:
        self.check_offered(wanted)
        meant = {o for text in as_list(wanted) for o in self.matching(str(text), self.question())}
        extra = [self.written(o) for o in self.question().options if o not in meant]
        if extra:
            raise Failed(f"{self.asked()} is also offered {', '.join(extra)}")

    def check_events(self, wanted: Any) -> None:
        """The events named happened, in this order; others may lie between them."""
        at = 0
        for text in as_list(wanted):
            while at < len(self.events) and not self.happened(self.events[at], text):
                at += 1
            if at == len(self.events):
                raise Failed(f"the event '{text}' did not happen in its place; events: {self.told()}")
            at += 1

    def check_no_events(self, wanted: Any) -> None:
        for text in as_list(wanted):
            if any(self.happened(event, text) for event in self.events):
                raise Failed(f"the event '{text}' happened")

    def happened(self, event: Event, wanted: Any) -> bool:
        """`arrest`, `green arrest`, or a mapping of the kind, the player and any data of the event."""
        if isinstance(wanted, str):
            return wanted in (event.kind, f"{self.event_player(event)} {event.kind}")
        told = {"kind": event.kind, "player": self.event_player(event), **event.data, **(event.secret or {})}
        return all(k in told and told[k] == v for k, v in wanted.items())

    def event_player(self, event: Event) -> str:
        return "" if event.player is None else self.player(event.player)

    def told(self) -> str:
        return ", ".join(f"{self.event_player(e)} {e.kind}".strip() for e in self.events) or "none"


SPECIAL: dict[str, Callable[[Table, Any], None]] = {
    "asked": Table.check_asked, "offered": Table.check_offered, "not_offered": Table.check_not_offered,
    "only": Table.check_only, "events": Table.check_events, "no_events": Table.check_no_events,
}


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def consumed(text: str, pieces: list[list[str]]) -> int:
    """How many pieces the whole text names, in their order and possibly with gaps; 0 if it does not fit."""
    if not text:
        return 0
    best = 0
    for i, ways in enumerate(pieces):
        for way in ways:
            if text == way:
                best = max(best, 1)
            elif text.startswith(way + " "):
                rest = consumed(text[len(way) + 1:], pieces[i + 1:])
                if rest:
                    best = max(best, 1 + rest)
    return best


# --- files -----------------------------------------------------------------------------------------

def game_of(path: Path) -> str | None:
    """The game a file of cases belongs to, if it says so at its top."""
    data = read_yaml(path)
    game = data.get("game") if isinstance(data, dict) else None
    return None if game is None else str(game)


def read_cases(path: Path) -> list[Case]:
    data = read_yaml(path)
    if not isinstance(data, dict) or not isinstance(data.get("cases"), list):
        raise BadFile(f"{path.name}: a scenario file needs 'cases:' with a list of cases below it")
    return [read_case(raw, path.name, i) for i, raw in enumerate(data["cases"])]


def read_case(raw: Any, file: str, i: int) -> Case:
    if not isinstance(raw, dict) or not raw.get("name"):
        raise BadFile(f"{file}: case {i + 1} has no name")
    wrong = [k for k in raw if k not in FIELDS]
    if wrong:
        known = ", ".join(FIELDS)
        raise BadFile(f"{file}: case '{raw['name']}' has a field '{wrong[0]}'; the fields are {known}")
    if not raw.get("rule"):
        raise BadFile(f"{file}: case '{raw['name']}' names no rule")
    if not isinstance(raw.get("expect"), dict) or not raw["expect"]:
        raise BadFile(f"{file}: case '{raw['name']}' expects nothing")
    given, do = raw.get("given") or {}, raw.get("do") or []
    if not isinstance(given, dict) or not isinstance(do, list):
        raise BadFile(f"{file}: case '{raw['name']}' needs a mapping in 'given' and a list in 'do'")
    return Case(str(raw["name"]), str(raw["rule"]), given, do, raw["expect"], file)


def files_in(paths: Iterable[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.yaml"))
        elif path.is_file():
            found.append(path)
        else:
            raise BadFile(f"there is no file {path}")
    return found


def run_case(case: Case, begin: Callable[[dict[str, Any]], Table]) -> None:
    """Play one case; raises BadCase or Failed."""
    if "refused" in case.expect:
        check_refused(case, begin)
        return
    table = begin(case.given)
    for step in case.do:
        if not isinstance(step, dict) or len(step) != 1:
            raise BadCase(f"a step of 'do' is one 'player: answer', not {step!r}")
        (who, what), = step.items()
        if who == "expect":
            table.check(what)
        elif who == "until":
            table.until(str(what))
        else:
            table.answer(str(who), str(what))
    table.check(case.expect)


def check_refused(case: Case, begin: Callable[[dict[str, Any]], Table]) -> None:
    """`refused: words` expects that the game does not begin, for a reason that has these words in it."""
    try:
        begin(case.given)
    except BadCase as problem:
        if str(case.expect["refused"]) not in str(problem):
            raise Failed(f"it is refused for another reason: {problem}") from None
    else:
        raise Failed("the game is not refused")


def run_cases(cases: Iterable[Case], begin: Callable[[dict[str, Any]], Table]) -> Report:
    report = Report()
    for case in cases:
        try:
            run_case(case, begin)
        except (BadCase, Failed) as problem:
            report.failures.append(f"{case.file}: {case.name} ({case.rule}): {problem}")
        except BadFile:
            raise
        except Exception as problem:  # a crash of the rules fails this case only
            what = f"{type(problem).__name__}: {problem}"
            report.failures.append(f"{case.file}: {case.name} ({case.rule}): the rules broke down ({what})")
        else:
            report.passed += 1
            report.rules.update(case.rule.replace(",", " ").split())
    return report
