"""Autosave: keeps the save of one running game up to date. An answer is in the journal before the window goes
on; the snapshot and the disk's own caches follow on a thread, the newest one only. Imports no pygame."""

import contextlib
import errno
import json
import os
import threading
import time
import weakref
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from engine.core import journal as records
from engine.core.journal import Answer, Journal
from engine.core.saving import snapshot_of
from engine.core.sealed import Draft
from engine.core.words import t
from engine.games import DEFAULT
from yedo import files
from yedo.files import Lock
from yedo.session import Session, Step

_open: "weakref.WeakSet[Keeper]" = weakref.WeakSet()
HEAD, STATE, JOURNAL = "game.json", "state.json", "journal.jsonl"


@dataclass(slots=True)
class Summary:
    """What a list of saves shows: nothing that anybody at the table must not know."""

    name: str
    saved: float  # seconds since 1970
    players: list[dict[str, str]] = field(default_factory=list)  # name, color, played_by
    round: int = 1
    rounds: int = 8
    phase: str = "setup"
    over: bool = False
    seconds: float = 0.0  # at the table
    modules: list[str] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)  # once the game is over
    handed: int = 0  # answers of the journal that had been given when a seat changed hands last
    game: str = DEFAULT
    clocks: list[float] = field(default_factory=list)  # seconds by seat, where persons' time is taken


def summary_of(session: Session, name: str, seconds: float) -> Summary:
    kind, game = session.kind, session.game
    names = zip(kind.seats(game), session.played_by, strict=False)
    players = [{"name": f.name, "color": f.color, "played_by": by} for f, by in names if not f.outside]
    scores = kind.result(game).scores if session.over else []
    clock = kind.clock(game)
    return Summary(
        name, time.time(), players, clock.round, clock.rounds, clock.phase, session.over, seconds,
        kind.modules(game.config), scores, session.handed, kind.id,
        session.clocks.dump(len(players)) if session.clocks is not None else [],
    )  # fmt: skip


@dataclass(slots=True)
class _Picture:
    """What the thread writes: a copy of the game, and where the journal stood."""

    game: Any
    answers: int
    lines: int
    summary: Summary


class Keeper:
    """Listens to the session until `close()`. `on_trouble(sentence)` is called once when saving begins to
    fail, from whichever thread notices; `trouble` says it until it works again."""

    def __init__(
        self, folder: Path, lock: Lock, session: Session, journal: Journal, name: str, seconds: float = 0.0
    ) -> None:
        self.folder, self.session, self.journal, self.name = folder, session, journal, name
        self.trouble: str | None = None
        self.on_trouble: Callable[[str], object] | None = None
        self._lock, self._seconds, self._since = lock, seconds, time.monotonic()
        self._file = -1
        self._behind = False  # the journal on the disk lacks lines
        self._guard = threading.Condition()
        self._waiting: _Picture | None = None
        self._writing = False
        self._closing = False
        self._open_journal()
        session.on_answer.append(self._answered)
        session.on_hand_over.append(self._handed_over)
        session.on_seal.append(self._sealed)
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()
        _open.add(self)

    @property
    def id(self) -> str:
        return self.folder.name

    @property
    def closed(self) -> bool:
        return self._closing

    @property
    def seconds(self) -> float:
        """How long this game has been played, over all evenings."""
        return self._seconds + time.monotonic() - self._since

    # --- what the game tells ------------------------------------------------------------------------------

    def _answered(self, session: Session, step: Step) -> None:
        if step.option is None:
            return
        answer = Answer(step.player, step.kind, step.option)
        with self._guard:
            self.journal.add(answer)
            self._append(records.answered(answer))
        self.save()

    def _sealed(self, session: Session, draft: Draft) -> None:
        with self._guard:
            self.journal.seal(draft.seat, draft.items)
            self._append(records.sealed(draft.seat, draft.items))
        self.save()

    def _handed_over(self, session: Session) -> None:
        self.save()

    def rewound(self) -> None:
        """The session went back to an earlier question."""
        now, before = self.session.answers, self.journal.answers
        same = 0
        while same < min(len(now), len(before)) and now[same] == before[same]:
            same += 1
        if same < len(before):
            with self._guard:
                self.journal.take_back(self.journal.start + same)
                self._append(records.taken_back(self.journal.start + same))
        self.save()

    def rename(self, name: str) -> None:
        self.name = name
        self.save()

    def save(self) -> None:
        """Let the thread write the game as it is now."""
        summary = summary_of(self.session, self.name, self.seconds)
        picture = _Picture(self.session.game.clone(), self.journal.length, self.journal.lines, summary)
        with self._guard:
            self._waiting = picture
            self._guard.notify_all()

    def flush(self) -> str | None:
        """Wait until everything is on the disk; the sentence if it could not be written."""
        with self._guard:
            self._guard.wait_for(lambda: self._waiting is None and not self._writing)
        return self.trouble

    def close(self) -> str | None:
        """Write what is left and let the save go; a sentence if something could not be written."""
        if self._closing:
            return self.trouble
        self.save()
        self.flush()
        with self._guard:
            self._closing = True
            self._guard.notify_all()
        self._thread.join()
        _open.discard(self)
        with contextlib.suppress(ValueError):
            self.session.on_answer.remove(self._answered)
            self.session.on_hand_over.remove(self._handed_over)
            self.session.on_seal.remove(self._sealed)
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
        self._lock.release()
        return self.trouble

    # --- writing ------------------------------------------------------------------------------------------

    def _open_journal(self) -> None:
        self._file = os.open(self.folder / JOURNAL, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))

    def _append(self, line: str) -> None:
        if self._behind:
            return  # the thread rewrites the whole journal with the next picture
        raw = line.encode()
        try:
            if os.write(self._file, raw) != len(raw):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as problem:
            self._behind = True
            self._fail(problem)

    def _run(self) -> None:
        while True:
            with self._guard:
                self._guard.wait_for(lambda: self._waiting is not None or self._closing)
                picture, self._waiting = self._waiting, None
                if picture is None:
                    return
                self._writing = True
            try:
                self._write(picture)
                with self._guard:
                    self.trouble = self.trouble if self._behind else None
            except Exception as problem:  # whatever it is, the thread must live on or nothing is saved any more
                self._fail(problem)
            finally:
                with self._guard:
                    self._writing = False
                    self._guard.notify_all()

    def _write(self, picture: _Picture) -> None:
        if self._behind:
            self._rewrite_journal(picture)
        else:
            os.fsync(self._file)
        text = state_text(picture.game, picture.answers, picture.lines, picture.summary)
        files.write(self.folder / STATE, text)

    def _rewrite_journal(self, picture: _Picture) -> None:
        """Answers that did not reach the disk are still here; write the record anew."""
        with self._guard:
            journal = self.journal
            fresh = journal.clean()
            if self._file >= 0:
                os.close(self._file)
                self._file = -1
            files.write(self.folder / JOURNAL, records.write(fresh))
            self._open_journal()
            journal.before, journal.line_of, journal.lines = fresh.before, fresh.line_of, fresh.lines
            self._behind = False
            known = picture.answers - fresh.start
            picture.lines = fresh.line_of[known - 1] + 1 if 0 < known <= len(fresh.line_of) else fresh.before + 1

    def _fail(self, problem: Exception) -> None:
        why = files.reason(problem) if isinstance(problem, OSError) else type(problem).__name__
        with self._guard:
            known, self.trouble = self.trouble, t("saves.cannot_autosave", reason=why)
        if known is None and self.on_trouble is not None:
            self.on_trouble(self.trouble)


def close_all() -> None:
    """Write and let go of every game that is still open: the program ends, or a scene has crashed."""
    for keeper in list(_open):
        keeper.close()


def state_text(game: Any, answers: int, lines: int, summary: Summary) -> str:
    return json.dumps({"summary": asdict(summary), **snapshot_of(game, answers, lines)}, separators=(",", ":"))


def read_summary(raw: Any) -> Summary | None:
    """The summary of a state file, None if it is not one."""
    found = raw.get("summary") if isinstance(raw, dict) else None
    if not isinstance(found, dict):
        return None
    try:
        players = [
            {key: files.clean(str(seat.get(key, "")), 40) for key in ("name", "color", "played_by")}
            for seat in found["players"][:8]
        ]
        words = {key: files.clean(str(found[key]), 60) for key in ("name", "phase")}
        saved, seconds = (min(1e10, max(0.0, float(found[key]))) for key in ("saved", "seconds"))
        turn, turns = (min(99, max(1, int(found[key]))) for key in ("round", "rounds"))
        modules = [files.clean(str(m), 20) for m in found["modules"][:8]]
        scores = [min(9999, int(n)) for n in found["scores"][:8]]
        handed = max(0, int(found.get("handed", 0)))
        clocks = [min(1e7, max(0.0, float(n))) for n in found.get("clocks", [])[:8]]
        return Summary(
            words["name"], saved, players, turn, turns, words["phase"], found["over"] is True,
            seconds, modules, scores, handed, files.clean(str(found.get("game", DEFAULT)), 20),
            clocks,
        )  # fmt: skip
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        return None
