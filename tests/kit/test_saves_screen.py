"""What the person at the screen sees when a game cannot be saved or opened: one sentence, and nothing is lost."""

import errno
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import ModuleType

import pytest
from saves_driver import begun, play
from ui_driver import Driver

from engine.yedo.config import standard_game
from yedo import files, keeper, saves
from yedo.keeper import STATE
from yedo.scenes.saves import Saves
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.ui.words import t

ROOT = Path(__file__).resolve().parents[2]


class Heard:
    """Every sentence the window has shown."""

    def __init__(self, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: list[str] = []
        say = driver.app.notices.say

        def said(words: str, *rest: float) -> None:
            self.words.append(words)
            say(words, *rest)

        monkeypatch.setattr(driver.app.notices, "say", said)

    def one(self) -> str:
        """The one sentence there is."""
        assert len(self.words) == 1, self.words
        words = self.words.pop()
        assert words.endswith(".") and "\n" not in words and "Error" not in words
        return words


@pytest.fixture
def driver():
    made = Driver((1280, 720), animation_speed="off", confirmations=False, secrecy="open")
    made.app.open("title")
    yield made
    made.close()
    keeper.close_all()


@pytest.fixture
def heard(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Heard:
    return Heard(driver, monkeypatch)


def refuse(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Nothing can be written or made any more."""

    def no(*args: object, **kwargs: object) -> None:
        raise OSError(number, os.strerror(number))

    for name in ("write", "fsync", "replace"):
        monkeypatch.setattr(os, name, no)
    monkeypatch.setattr(Path, "mkdir", no)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.ENOSPC])
def test_a_table_that_cannot_be_saved_says_so_and_is_played(
    driver: Driver, heard: Heard, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    with monkeypatch.context() as patch:
        refuse(patch, number)
        table = Table(driver.app, new_session(standard_game(2, 6, 3)), save=True)
        driver.app.push(table)
        driver.step()
        assert os.strerror(number) in heard.one()
        play(table.session, 30, 1)
        driver.step()
        assert table.keeping.keeper is None and len(table.session.answers) == 30 and heard.words == []
    driver.app.pop()


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_a_disk_that_fills_up_in_mid_game_is_told_once(
    driver: Driver, heard: Heard, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    table = Table(driver.app, new_session(standard_game(2, 6, 3)), save=True)
    driver.app.push(table)
    play(table.session, 20, 1)
    kept = table.keeping.keeper
    assert kept is not None
    kept.flush()
    with monkeypatch.context() as patch:
        refuse(patch, number)
        for part in range(8):
            play(table.session, 1, part)
            kept.flush()
            driver.step()
        assert os.strerror(number) in heard.one(), "once, not with every answer"
        assert len(saves.look(kept.folder).journal.answers) == 20, "what was saved stays sound"
    driver.app.pop()
    assert heard.words == [], "room again: everything is on the disk when the table is left"
    opened = saves.resume(kept.id)
    assert opened.session.answers == table.session.answers and opened.notes == []
    opened.keeper.close()


def test_leaving_a_table_that_could_not_be_saved_says_so_again(
    driver: Driver, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(driver.app, new_session(standard_game(2, 6, 3)), save=True)
    driver.app.push(table)
    table.keeping.keeper.flush()  # type: ignore[union-attr]
    with monkeypatch.context() as patch:
        refuse(patch, errno.ENOSPC)
        play(table.session, 3, 1)
        table.keeping.keeper.flush()  # type: ignore[union-attr]
        driver.step()
        heard.one()
        driver.app.pop()
        assert "No space left" in heard.one()


def test_every_button_of_the_list_answers_a_refusal_with_a_sentence(
    driver: Driver, heard: Heard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _, kept = begun(40)
    kept.close()
    exported = saves.export(kept.id, tmp_path / "game")
    page = driver.app.open("saves")
    assert isinstance(page, Saves)
    driver.step()
    page.path = str(exported)
    with monkeypatch.context() as patch:
        refuse(patch, errno.EACCES)
        patch.setattr(shutil, "rmtree", lambda *a, **k: (_ for _ in ()).throw(PermissionError(errno.EACCES, "denied")))
        for action in (page.copy, page.export, page.bring_in, lambda: page._renamed("Other")):
            action()
            heard.one()
        page.delete()
        page._answers[0][1]()
        assert "denied" in heard.one()
        real = os.open
        elsewhere = "/nowhere/at/all"
        patch.setattr(os, "open", lambda path, *a: real(elsewhere if path.name == "lock" else path, *a))
        page.go_on()
        heard.one()
    assert isinstance(driver.app.scene, Saves)
    opened = saves.resume(kept.id)
    assert len(opened.session.answers) == 40, "nothing is lost"
    opened.keeper.close()


def test_a_folder_that_may_not_be_read_is_not_an_empty_one(
    driver: Driver, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, kept = begun(10)
    kept.close()

    def closed(folder: Path) -> object:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "iterdir", closed)
    driver.app.open("saves")
    driver.step()
    assert "Permission denied" in heard.one()


def test_a_game_that_is_open_elsewhere(driver: Driver, heard: Heard) -> None:
    _, kept = begun(40)
    page = driver.app.open("saves")
    assert isinstance(page, Saves)
    for action in (page.go_on, lambda: page._renamed("Other")):
        action()
        assert heard.one() == t("saves.locked")
    page.delete()
    page._answers[0][1]()
    assert heard.one() == t("saves.locked") and len(saves.slots()) == 1
    kept.close()


def test_all_that_was_mended_is_said_together(driver: Driver, heard: Heard) -> None:
    session, kept = begun(40)
    session.hand_over(1, "nobody-knows")
    kept.close()
    (kept.folder / "journal.jsonl").write_text("gone")
    page = driver.app.open("saves")
    assert isinstance(page, Saves)
    page.go_on()
    told = heard.words.pop(0)
    assert "nobody-knows" in told and t("saves.rebased") in told


AS_SOMEBODY_ELSE = """
import os, pkgutil, sys
from importlib import import_module
sys.path[:0] = [{tests!r}, {root!r}]
os.environ["YEDO_HOME"] = {home!r}
import engine
from engine.yedo.config import standard_game
from yedo import saves, hall
from yedo import settings as settings_file
from yedo.session import new_session
if os.geteuid() == 0:  # load everything, then go on as a user who may do nothing here, not even read the program
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        import_module(module.name)
    saves.resume({id!r}).keeper.close()
    trial = saves.start(new_session(standard_game(2)))
    trial.close()
    saves.delete(trial.id)
    saves.t("saves.locked")
    saves.files.reason(PermissionError(13, "closed"))
    os.setgid(65534)
    os.setuid(65534)
found = saves.slots()
print(len(found), found[0].trouble if found else saves.closed_folder())
for attempt in (lambda: saves.start(new_session(standard_game(2))), lambda: saves.resume({id!r}),
                lambda: saves.delete({id!r}), lambda: saves.rename({id!r}, "x"), lambda: saves.copy({id!r}, "x")):
    try:
        attempt()
    except saves.SaveTrouble as trouble:
        print(trouble)
    else:
        print("went through")
print(settings_file.save(settings_file.Settings()))
from engine.yedo import bots
assert bots.names() and not bots.known("x" * 5000) and not bots.known("x" * 5000 + ".py")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX")
@pytest.mark.parametrize("mode", [0o755, 0o700])
def test_a_folder_of_somebody_else_for_real(mode: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read-only for this user, or closed altogether. Root, who may do everything, becomes another user; for all
    others the folders are closed to their owner."""
    home = Path(tempfile.mkdtemp(prefix="yedo-other-"))
    root = os.geteuid() == 0
    try:
        monkeypatch.setenv("YEDO_HOME", str(home / "yedo"))
        session, kept = begun(20)
        kept.close()
        stands = session.game.fingerprint()
        home.chmod(0o755)
        folders = [home / "yedo", saves.saves_dir(), kept.folder]
        for folder in reversed(folders):
            for path in folder.iterdir():
                path.chmod(0o755 if path.is_dir() else 0o444)
            folder.chmod(mode if root else mode & 0o500 if mode == 0o755 else 0)
        code = AS_SOMEBODY_ELSE.format(
            tests=str(ROOT / "tests"), root=str(ROOT), home=str(home / "yedo"), id=kept.id
        )
        env = {**os.environ, "HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        count, *told = done.stdout.splitlines()
        assert count.startswith("1 " if mode == 0o755 else "0 ")
        assert len(told) == 6 and all(words.endswith(".") for words in told), told
        assert "went through" not in told
    finally:
        for folder in folders:
            folder.chmod(0o700)
        opened = saves.resume(kept.id)
        assert opened.session.game.fingerprint() == stands, "nothing is lost"
        opened.keeper.close()
        shutil.rmtree(home)


class FakeRegions:
    """The part of Windows' file locks that is used: a byte range of a file belongs to one open file at a time."""

    LK_NBLCK, LK_UNLCK = 2, 0

    def __init__(self) -> None:
        self.owners: dict[tuple[int, int], int] = {}

    def locking(self, file: int, mode: int, count: int) -> None:
        key = (os.fstat(file).st_ino, os.lseek(file, 0, os.SEEK_CUR))
        if mode == self.LK_UNLCK:
            if self.owners.get(key) != file:
                raise PermissionError(errno.EACCES, "Permission denied")
            del self.owners[key]
        elif self.owners.setdefault(key, file) != file:
            raise PermissionError(errno.EACCES, "Permission denied")


def windows_files(monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, FakeRegions]:
    """yedo.files as it is on Windows."""
    regions = FakeRegions()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", regions)  # type: ignore[arg-type]
    spec = importlib.util.spec_from_file_location("windows_files", files.__file__)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.undo()
    return module, regions


def test_the_lock_on_windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    windows, regions = windows_files(monkeypatch)
    first = windows.Lock(tmp_path)
    with pytest.raises(windows.FileTrouble, match="another window"):
        windows.Lock(tmp_path)
    before = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").is_dir() else 0
    for _ in range(5):
        with pytest.raises(windows.FileTrouble):
            windows.Lock(tmp_path)
    if before:
        assert len(os.listdir("/proc/self/fd")) == before, "a refused lock leaves no file open"
    os.lseek(first._file, 1, os.SEEK_SET)
    first.release()
    first.release()  # twice does no harm
    assert regions.owners == {}
    windows.Lock(tmp_path).release()


def test_a_lock_that_the_system_has_taken_away_can_be_released_on_windows(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    windows, regions = windows_files(monkeypatch)
    lock = windows.Lock(tmp_path)
    regions.owners.clear()
    lock.release()
    windows.Lock(tmp_path).release()


def test_the_notice_comes_from_the_autosaves_thread_to_the_window(driver: Driver, heard: Heard) -> None:
    table = Table(driver.app, new_session(standard_game(2, 6, 3)), save=True)
    driver.app.push(table)
    kept = table.keeping.keeper
    assert kept is not None
    kept.flush()
    shutil.rmtree(kept.folder)  # somebody tidied up
    play(table.session, 2, 1)
    kept.flush()
    end = time.monotonic() + 5
    while not heard.words and time.monotonic() < end:
        driver.step()
    assert heard.one()
    assert not (kept.folder / STATE).exists() and len(table.session.answers) == 2
