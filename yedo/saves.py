"""The saved games: one folder each under `saves/` in the player's folder, holding what never changes
(game.json), the latest state (state.json) and the journal of answers. Several games stand side by side.

    keeper = saves.start(session, name)      autosave a new game; keeper.close() when leaving it
    opened = saves.resume(id)                continue one: opened.session, opened.keeper, opened.notes
    saves.slots(), saves.latest(), saves.has_autosave(), saves.delete(id), saves.copy(id, name)
    saves.export(id, path), saves.bring_in(path)         a game as a single file

Whatever is wrong raises SaveTrouble with one sentence. Imports no pygame."""

import contextlib
import json
import os
import re
import shutil
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from engine.core import journal as records
from engine.core import saving, sound
from engine.core.journal import VERSION, Journal
from engine.core.kind import Kind
from engine.core.plain import Damaged
from engine.core.saving import LARGEST_FILE, Raw
from engine.core.words import t
from yedo import __version__, files
from yedo.assets import user_dir
from yedo.clocks import Clocks
from yedo.files import FileTrouble, Lock
from yedo.keeper import HEAD, JOURNAL, STATE, Keeper, Summary, read_summary, state_text, summary_of
from yedo.salvage import Found, OtherCards, SaveTrouble, as_document, look, look_at_file, read_json
from yedo.session import HUMAN, Call, Session
from yedo.session import resume as session_of

SUFFIX = ".yedo"
LONGEST_NAME = 60
_ID = re.compile(r"[a-z0-9-]{1,40}")

__all__ = [
    "OtherCards", "Opened", "SaveTrouble", "Slot", "bring_in", "closed_folder", "copy", "delete", "export",
    "has_autosave", "latest", "rename", "resume", "saves_dir", "slots", "start",
]  # fmt: skip


@dataclass(slots=True)
class Slot:
    """One saved game as the list shows it; `trouble` says why it cannot be opened."""

    id: str
    folder: Path
    summary: Summary
    trouble: str = ""


@dataclass(slots=True)
class Opened:
    """A game that goes on. `notes` are sentences about what had to be mended."""

    session: Session
    keeper: Keeper
    notes: list[str] = field(default_factory=list)


def saves_dir() -> Path:
    return user_dir() / "saves"


# --- the list --------------------------------------------------------------------------------------------


def slots() -> list[Slot]:
    """Every saved game, the latest first; damaged ones too, with the reason."""
    found = [_slot(folder) for folder in files.children(saves_dir()) if _ID.fullmatch(folder.name)]
    return sorted(found, key=lambda slot: slot.summary.saved, reverse=True)


def latest() -> Slot | None:
    """The game that was played last and is not over."""
    return next((slot for slot in slots() if not slot.trouble and not slot.summary.over), None)


def has_autosave() -> bool:
    return latest() is not None


def closed_folder() -> str | None:
    """Why the list is empty although there may be games: the folder is there and cannot be read."""
    try:
        next(saves_dir().iterdir(), None)
    except FileNotFoundError:
        return None
    except OSError as problem:
        return t("saves.unreadable", file=saves_dir(), reason=files.reason(problem))
    return None


def _slot(folder: Path) -> Slot:
    summary, trouble = None, ""
    try:
        if not (folder / HEAD).is_file():
            trouble = t("saves.unreadable", file=HEAD, reason=t("saves.not_there"))
        # Without a sound state the journal may still know everything; opening it will tell.
        with contextlib.suppress(Damaged, FileTrouble, FileNotFoundError):
            summary = read_summary(sound.parse_json(files.read(folder / STATE, LARGEST_FILE), LARGEST_FILE))
        age = folder.stat().st_mtime
    except OSError as problem:
        trouble, age = t("saves.unreadable", file=folder.name, reason=files.reason(problem)), 0.0
    return Slot(folder.name, folder, summary or Summary(folder.name, age), trouble)


def _folder(id: str) -> Path:
    if not _ID.fullmatch(id) or not os.path.isdir(saves_dir() / id):
        raise SaveTrouble(t("saves.no_such"))
    return saves_dir() / id


# --- beginning and going on ------------------------------------------------------------------------------


def start(session: Session, name: str = "") -> Keeper:
    """Autosave a game from now on. Raises SaveTrouble if nothing can be written; it can be played unsaved."""
    name = files.clean(name, LONGEST_NAME) or usual_name(session.kind, session.game)
    # A game that is under way already, or began at a prepared board, has no record from its setup on; it begins here.
    start = None if _at_start(session) else session.game.dump()
    head = saving.head_of(session.kind, session.game, __version__, session.played_by, start)
    journal = Journal(0, start)
    session.answers.clear()
    session.handed = 0
    lock: Lock | None = None
    try:
        folder = _new_folder()
        lock = Lock(folder)
        _write_all(folder, head, session, journal, name)
        return Keeper(folder, lock, session, journal, name)
    except BaseException as problem:
        if lock is not None:
            lock.release()
        if isinstance(problem, OSError):
            raise SaveTrouble(_unwritable(problem)) from None
        if isinstance(problem, FileTrouble):
            raise SaveTrouble(str(problem)) from None
        raise


def usual_name(kind: Kind, game: Any) -> str:
    return files.clean(" · ".join(f.name for f in kind.seats(game) if not f.outside), LONGEST_NAME)


def _at_start(session: Session) -> bool:
    kind, game = session.kind, session.game
    if session.answers:
        return False
    begun = kind.new(game.config, None, kind.parts(game))
    return bool(begun.fingerprint() == game.fingerprint())


def resume(id: str, own_cards: bool = False, call: Call | None = None) -> Opened:
    """Go on with a saved game exactly where it was. `own_cards` agrees to play with the cards it carries;
    without it a game with other cards raises OtherCards."""
    folder = _folder(id)
    try:
        lock = Lock(folder)
    except FileTrouble as problem:
        raise SaveTrouble(str(problem)) from None
    except OSError as problem:
        raise SaveTrouble(_unwritable(problem)) from None
    try:
        found = look(folder, own_cards)
        session = _session(found, call)
        found.summary.name = found.summary.name or usual_name(found.frame.kind, found.game)
        journal = _mend(folder, found, session)
        keeper = Keeper(folder, lock, session, journal, found.summary.name, found.summary.seconds)
        session.settle()  # the program may have ended between the last seal and what it led to
    except BaseException as problem:
        lock.release()
        if isinstance(problem, OSError):
            raise SaveTrouble(_unwritable(problem)) from None
        raise
    return Opened(session, keeper, found.notes)


def _session(found: Found, call: Call | None = None) -> Session:
    session = session_of(found.game, call)
    session.answers = list(found.journal.answers)
    session.keep_drafts(found.journal.sealed)
    session.handed = min(found.summary.handed, len(session.answers))
    session.clocks = Clocks(dict(enumerate(found.summary.clocks))) if found.summary.clocks else None
    began = found.frame.head["config"]["seats"]  # who plays by now is in the summary
    session.peopled |= found.summary.handed > 0 or any(seat["played_by"] == HUMAN for seat in began)
    return session


def _mend(folder: Path, found: Found, session: Session) -> Journal:
    """Bring the files in step with how the game goes on; what was damaged keeps a name of its own."""
    journal = found.journal
    if not found.aside and not journal.torn and journal.version == VERSION:
        return journal
    aside = [*found.aside, *([JOURNAL] if journal.torn > 1 and not found.rebased else [])]
    for path in (folder / name for name in aside):
        if os.path.lexists(path) and files.set_aside(path) is None:
            raise SaveTrouble(t("saves.unreadable", file=path.name, reason=t("saves.not_aside")))
    clean = journal if found.rebased else journal.clean()
    files.write(folder / JOURNAL, records.write(clean))
    summary = summary_of(session, found.summary.name, found.summary.seconds)
    files.write(folder / STATE, state_text(found.game, clean.length, clean.lines, summary))
    return clean


# --- whole games -----------------------------------------------------------------------------------------


def delete(id: str) -> None:
    """Remove a saved game for good; not while it is being played."""
    folder = _folder(id)
    try:
        Lock(folder).release()
        shutil.rmtree(folder)
    except FileTrouble as problem:
        raise SaveTrouble(str(problem)) from None
    except OSError as problem:
        raise SaveTrouble(t("saves.cannot_delete", reason=files.reason(problem))) from None


def rename(id: str, name: str) -> None:
    """Give a saved game that is not being played another name."""
    folder = _folder(id)
    name = files.clean(name, LONGEST_NAME)
    try:
        lock = Lock(folder)
        try:
            raw = read_json(folder / STATE)
            if name and read_summary(raw) is not None:
                raw["summary"]["name"] = name
                files.write(folder / STATE, json.dumps(raw, separators=(",", ":")))
        finally:
            lock.release()
    except FileTrouble as problem:
        raise SaveTrouble(str(problem)) from None
    except OSError as problem:
        raise SaveTrouble(_unwritable(problem)) from None


def copy(id: str, name: str) -> str:
    """Keep a second save of a game under another name; its id. Works while the game is being played."""
    return _store(look(_folder(id)), name)


def export(id: str, path: Path) -> Path:
    """Write a game as a single file; its path, with the suffix added where it was missing."""
    if path.suffix != SUFFIX:
        path = path.with_name(path.name + SUFFIX)
    found = look(_folder(id))
    try:
        files.write(path, as_document(found, asdict(found.summary)))
    except OSError as problem:
        raise SaveTrouble(t("saves.cannot_export", path=path, reason=files.reason(problem))) from None
    return path


def bring_in(path: Path) -> str:
    """Take a game from an exported file into the list; its id. A file never names a place to write to."""
    return _store(look_at_file(path), "")


def _store(found: Found, name: str) -> str:
    name = files.clean(name or found.summary.name, LONGEST_NAME) or usual_name(found.frame.kind, found.game)
    try:
        folder = _new_folder()
        journal, seconds = found.journal.clean(), found.summary.seconds
        _write_all(folder, found.frame.head, _session(found), journal, name, seconds)
    except OSError as problem:
        raise SaveTrouble(_unwritable(problem)) from None
    return folder.name


def _new_folder() -> Path:
    saves_dir().mkdir(parents=True, exist_ok=True)
    while True:
        made = saves_dir() / f"{time.strftime('%Y%m%d-%H%M%S')}-{os.urandom(2).hex()}"
        with contextlib.suppress(FileExistsError):
            made.mkdir()
            return made


def _write_all(
    folder: Path, head: Raw, session: Session, journal: Journal, name: str, seconds: float = 0.0
) -> None:
    """All files of a new save; the head comes last, because with it the save is complete."""
    summary = summary_of(session, name, seconds)
    try:
        files.write(folder / JOURNAL, records.write(journal))
        files.write(folder / STATE, state_text(session.game, journal.length, journal.lines, summary))
        files.write(folder / HEAD, json.dumps(head, separators=(",", ":")))
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def _unwritable(problem: OSError) -> str:
    return t("saves.cannot_save", folder=saves_dir(), reason=files.reason(problem))
