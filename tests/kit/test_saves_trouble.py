"""Full disks, folders that cannot be written, two programs on one game: a clear sentence, and nothing lost."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from saves_driver import begun, play

from engine.yedo.config import standard_game
from yedo import files, hall, saves
from yedo import settings as settings_file
from yedo.keeper import JOURNAL, STATE
from yedo.saves import SaveTrouble
from yedo.session import new_session
from yedo.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX")


class FullDisk:
    """Lets `room` bytes through and then refuses; half a line may get through, as on a real disk."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.half = False
        write, fsync = os.write, os.fsync

        def refusing_write(file: int, raw: bytes) -> int:
            if self.full:
                if self.half:
                    return write(file, raw[: len(raw) // 2])
                raise OSError(errno.ENOSPC, "No space left on device")
            return write(file, raw)

        def refusing_fsync(file: int) -> None:
            if self.full:
                raise OSError(errno.ENOSPC, "No space left on device")
            fsync(file)

        monkeypatch.setattr(os, "write", refusing_write)
        monkeypatch.setattr(os, "fsync", refusing_fsync)


@pytest.mark.parametrize("half", [False, True])
def test_a_full_disk_is_told_once_and_loses_nothing(monkeypatch: pytest.MonkeyPatch, half: bool) -> None:
    disk = FullDisk(monkeypatch)
    session, keeper = begun(20)
    told: list[str] = []
    keeper.on_trouble = told.append
    keeper.flush()
    disk.full, disk.half = True, half
    for n in range(15):
        play(session, 1, n)
        keeper.flush()
    assert len(told) == 1 and told[0].endswith(".") and keeper.trouble
    assert half or "No space left" in told[0]
    before = saves.look(keeper.folder)
    assert before.journal.length >= 20, "what was saved before stays readable"
    disk.full = False
    play(session, 5, 99)
    assert keeper.close() is None
    opened = saves.resume(keeper.id)
    assert opened.notes == [] and opened.session.game.fingerprint() == session.game.fingerprint()
    assert opened.session.answers == session.answers
    opened.keeper.close()


def test_a_disk_that_stays_full_leaves_the_last_sound_save(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = FullDisk(monkeypatch)
    session, keeper = begun(20)
    keeper.flush()
    there = session.game.fingerprint()
    disk.full = True
    play(session, 10, 4)
    sentence = keeper.close()
    assert sentence and "cannot be saved" in sentence
    disk.full = False
    opened = saves.resume(keeper.id)
    assert opened.session.game.fingerprint() == there
    opened.keeper.close()
    assert not list(keeper.folder.glob("*.tmp")), "no scraps are left"


LIMITED = """
import resource, sys
sys.path[:0] = [{tests!r}, {root!r}]
from saves_driver import begun, play
session, keeper = begun(0)
told = []
keeper.on_trouble = told.append
keeper.flush()
size = (keeper.folder / "journal.jsonl").stat().st_size
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 500, hard))
play(session, 60, 1)
keeper.flush()
assert len(told) == 1, told
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
play(session, 1, 2)
assert keeper.close() is None
print(keeper.id, session.game.fingerprint())
"""


@posix
def test_a_real_limit_on_file_size() -> None:
    code = LIMITED.format(tests=str(ROOT / "tests"), root=str(ROOT))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    id, print_ = done.stdout.split()
    opened = saves.resume(id)
    assert opened.session.game.fingerprint() == print_ and opened.notes == []
    opened.keeper.close()


def refuse(monkeypatch: pytest.MonkeyPatch, number: int = errno.EACCES) -> None:
    """Everything that would write is refused, as in a folder that belongs to somebody else."""

    def no(*args: object, **kwargs: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "mkdir", no)
    monkeypatch.setattr(files, "write", no)
    monkeypatch.setattr(os, "replace", no)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.ENOSPC, errno.EIO])
def test_a_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    _, keeper = begun(10)
    keeper.close()
    refuse(monkeypatch, number)
    with pytest.raises(SaveTrouble, match=os.strerror(number)):
        saves.start(new_session(standard_game(2)))
    with pytest.raises(SaveTrouble, match=os.strerror(number)):
        saves.copy(keeper.id, "copy")
    with pytest.raises(SaveTrouble, match=os.strerror(number)):
        saves.export(keeper.id, Path("somewhere"))
    with pytest.raises(SaveTrouble, match=os.strerror(number)):
        saves.rename(keeper.id, "Other")
    assert settings_file.save(Settings()), "a sentence"
    session, kept = new_session(standard_game(2, 6, 1)), 0
    play(session, 100_000, 1)
    sentence = hall.record(hall.entry_of(session.game, session.played_by))
    assert sentence and os.strerror(number) in sentence and kept == 0


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_for_real() -> None:
    _, keeper = begun(10)
    keeper.close()
    for path in (keeper.folder, saves.saves_dir()):
        path.chmod(0o500)
    try:
        with pytest.raises(SaveTrouble):
            saves.start(new_session(standard_game(2)))
        assert len(saves.slots()) == 1
    finally:
        for path in (saves.saves_dir(), keeper.folder):
            path.chmod(0o700)


def test_a_home_that_is_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("not a folder")
    monkeypatch.setenv("YEDO_HOME", str(home))
    assert saves.slots() == [] and not saves.has_autosave()
    with pytest.raises(SaveTrouble):
        saves.start(new_session(standard_game(2)))
    assert settings_file.load()[0] == Settings()
    assert hall.load()[0] == []


HOLDER = """
import sys, time
sys.path[:0] = [{tests!r}, {root!r}]
from yedo import saves
opened = saves.resume({id!r})
print("open", flush=True)
time.sleep(60)
"""


@posix
def test_two_programs_on_one_game_and_one_of_them_killed() -> None:
    session, keeper = begun(30)
    keeper.close()
    code = HOLDER.format(tests=str(ROOT / "tests"), root=str(ROOT), id=keeper.id)
    other = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    try:
        assert other.stdout is not None and other.stdout.readline().strip() == "open"
        for attempt in (saves.resume, saves.delete):
            with pytest.raises(SaveTrouble, match="another window"):
                attempt(keeper.id)
        copied = saves.copy(keeper.id, "meanwhile")  # reading is no trouble
        saves.delete(copied)
    finally:
        other.kill()
        other.wait()
    opened = saves.resume(keeper.id)
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    opened.keeper.close()


def test_a_torn_last_line_is_the_answer_in_flight() -> None:
    session, keeper = begun(30)
    keeper.close()
    journal = keeper.folder / JOURNAL
    text = journal.read_text()
    journal.write_text(text + '1234abcd [0,"place",["pla')
    opened = saves.resume(keeper.id)
    assert opened.notes == [] and opened.session.game.fingerprint() == session.game.fingerprint()
    play(opened.session, 5, 3)
    opened.keeper.close()
    again = saves.resume(keeper.id)
    assert again.notes == [] and len(again.session.answers) == 35
    again.keeper.close()


def test_a_save_half_written_at_birth_is_not_offered() -> None:
    """Killed between the files of a new save: without its head it is no game yet."""
    _, keeper = begun(3)
    keeper.close()
    (keeper.folder / "game.json").unlink()
    assert saves.latest() is None and saves.slots()[0].trouble.endswith(".")
    with pytest.raises(SaveTrouble):
        saves.resume(keeper.id)
    saves.delete(keeper.id)


def test_state_is_small_and_journal_append_only() -> None:
    session, keeper = begun(0)
    sizes = []
    for n in range(40):
        play(session, 1, n)
        sizes.append((keeper.folder / JOURNAL).stat().st_size)
    keeper.close()
    assert sizes == sorted(sizes) and (keeper.folder / STATE).stat().st_size < 40_000
    assert json.loads((keeper.folder / STATE).read_text())["answers"] == 40
