"""The window's heart: stack, resize, sleep, threads, sound that fails, and the command line."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from ui_driver import Driver

from yedo import __main__ as command
from yedo.scenes.scene import Scene
from yedo.ui import art, words
from yedo.ui.canvas import Canvas
from yedo.ui.sound import Sound
from yedo.ui.words import t

ROOT = Path(__file__).parents[2]


class Diary(Scene):
    """Writes down what happens to it."""

    def __init__(self, app: object, name: str, diary: list[str]) -> None:
        super().__init__(app)  # type: ignore[arg-type]
        self.name, self.diary = name, diary
        self.sizes: list[tuple[float, float]] = []
        self.drawn = 0

    def enter(self) -> None:
        self.diary.append(f"{self.name} enter")

    def leave(self) -> None:
        self.diary.append(f"{self.name} leave")

    def pause(self) -> None:
        self.diary.append(f"{self.name} pause")

    def resume(self) -> None:
        self.diary.append(f"{self.name} resume")

    def layout(self, width: float, height: float) -> None:
        self.sizes.append((round(width), round(height)))

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.surface.fill("black")


@pytest.fixture
def driver() -> Iterator[Driver]:
    driver = Driver((1280, 720))
    yield driver
    driver.close()


def test_stack_tells_scenes_what_happens(driver: Driver) -> None:
    diary: list[str] = []
    app = driver.app
    app.push(Diary(app, "a", diary))
    app.push(Diary(app, "b", diary))
    app.replace(Diary(app, "c", diary))
    app.pop()
    app.reset(Diary(app, "d", diary))
    assert diary == [
        "a enter",
        "a pause",
        "b enter",
        "b leave",
        "c enter",
        "c leave",
        "a resume",
        "a leave",
        "d enter",
    ]
    app.pop()
    assert not app.running


def test_nothing_is_drawn_while_nothing_changes(driver: Driver) -> None:
    scene = Diary(driver.app, "a", [])
    driver.app.push(scene)
    driver.step()
    drawn = scene.drawn
    for _ in range(10):
        driver.step()
    driver.move((300, 300))
    assert scene.drawn == drawn
    assert driver.app._patience() > 1
    scene.dirty()
    driver.step()
    assert scene.drawn == drawn + 1


def test_resize_lays_out_again_and_settles_crisp(driver: Driver) -> None:
    scene = Diary(driver.app, "a", [])
    driver.app.push(scene)
    driver.step()
    driver.app.window.resize((1600, 1200))
    driver.step()
    assert scene.sizes[-1] == (1920, 1440) and art.settling
    driver.app._update(1.0)
    assert not art.settling and driver.app.settings.window_size == (1600, 1200)
    assert driver.app.window_points((1920, 1440)) == (1600, 1200)


def test_hidden_window_rests_and_shows_again(driver: Driver) -> None:
    scene = Diary(driver.app, "a", [])
    driver.app.push(scene)
    driver.step()
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
        pygame.event.post(pygame.Event(kind))
    driver.step()
    drawn = scene.drawn
    scene.dirty()
    driver.step()
    assert scene.drawn == drawn
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    driver.step()
    assert scene.drawn == drawn + 1


def test_other_threads_reach_the_window(driver: Driver) -> None:
    driver.app.push(Diary(driver.app, "a", []))
    seen: list[str] = []
    worker = threading.Thread(target=lambda: driver.app.call_soon(lambda: seen.append("done")))
    worker.start()
    driver.app.step(5.0)
    worker.join()
    driver.app.step()
    assert seen == ["done"]


def test_crash_guard_may_save_the_window(driver: Driver) -> None:
    class Broken(Diary):
        def draw(self, canvas: Canvas) -> None:
            raise RuntimeError("torn paper")

    seen: list[str] = []

    def guard(problem: Exception) -> bool:
        seen.append(str(problem))
        driver.app.quit()
        return True

    driver.app.push(Diary(driver.app, "a", []))
    driver.step()
    driver.app.on_crash = guard
    driver.app.scenes[-1] = Broken(driver.app, "b", [])
    driver.app.dirty()
    while driver.app.running:
        try:
            driver.app.step()
        except RuntimeError as problem:
            assert driver.app.on_crash(problem)
    assert seen == ["torn paper"]


def test_quit_event_ends_the_loop(driver: Driver) -> None:
    driver.app.push(Diary(driver.app, "a", []))
    pygame.event.post(pygame.Event(pygame.QUIT))
    driver.step()
    assert not driver.app.running


def test_sound_without_device_and_with_one_that_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Sound()
    player.play("coin")
    player.music("music_day")
    with monkeypatch.context() as patch:

        def refuse(*args: object) -> None:
            raise pygame.error("no audio device")

        patch.setattr(pygame.mixer, "init", refuse)
        assert not player.start()
    assert player.start()
    player.play("coin")
    player.play("no_such_sound")
    assert player.missing == {"no_such_sound"} and player.working
    pygame.mixer.quit()
    player.play("coin")
    player.music(None)
    assert not player.working
    player.handle(pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    assert player.working
    player.stop()


def test_words_fall_back_and_fill_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english, other = tmp_path / "lang" / "en" / "kit", tmp_path / "lang" / "xx" / "kit"
    english.mkdir(parents=True)
    other.mkdir(parents=True)
    (english / "ui.yaml").write_text(
        "hi: Hello {name} {icon:mon}\nonly: English\ncount: {one: one coin, other: '{n} coins'}\n"
    )
    (english / "cards.yaml").write_text("card: {m001: {name: Fire}}\n")
    (other / "ui.yaml").write_text("hi: Salut {name}\n")
    monkeypatch.setattr("engine.core.words.data_dir", lambda: tmp_path)
    words.set_language("xx")
    assert t("hi", name="Ieyasu") == "Salut Ieyasu" and t("only") == "English"
    words.set_language("zz")
    assert words.language() == "en" and t("hi", name="Ieyasu") == "Hello Ieyasu {icon:mon}"
    assert (t("count", n=1), t("count", n=4)) == ("one coin", "4 coins")
    assert t("card.m001.name") == "Fire"
    assert t("nobody.home") == "nobody.home" and "nobody.home" in words.missing
    words.missing.clear()


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("SDL_", "DISPLAY", "WAYLAND"))
    }
    return subprocess.run(
        [sys.executable, "-m", "yedo", *arguments],
        cwd=ROOT, env={**clean, **environment}, capture_output=True, text=True, timeout=60,
    )  # fmt: skip


def test_no_display_is_one_sentence() -> None:
    done = run()
    assert done.returncode == 2 and done.stdout == ""
    last = [line for line in done.stderr.splitlines() if line.startswith("yedo: ")]
    assert len(last) == 1 and "No display" in last[0] and "Traceback" not in done.stderr


def test_mistakes_are_one_sentence_each(capsys: pytest.CaptureFixture[str]) -> None:
    mistakes = ("dance", "shot", "shot nowhere", "shot title --size big", "shot --what",
                "shot title --lang tlh", "play --setup nowhere.yaml")  # fmt: skip
    for mistake in map(str.split, mistakes):
        assert command.main(mistake) == 2
        said = capsys.readouterr()
        assert said.out == "" and said.err.startswith("yedo: ") and said.err.count("\n") == 1, mistake


def test_help_version_and_shot_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--version"]) == 0 and capsys.readouterr().out.startswith("yedo 0.")
    assert command.main(["--help"]) == 0 and "shot" in capsys.readouterr().out
    assert command.main(["shot", "--list"]) == 0
    assert {"title", "settings", "pause"} <= set(capsys.readouterr().out.split())


def test_shot_writes_a_picture(tmp_path: Path) -> None:
    out = tmp_path / "new" / "title.png"
    assert command.main(["shot", "title", "--size", "1280x720", "--side", "night", "--out", str(out)]) == 0
    assert pygame.image.load(out).get_size() == (1280, 720)


def test_headless_start_does_not_import_pygame() -> None:
    code = (
        "import sys, yedo.__main__ as m, yedo.ui.words, yedo.settings; m.main(['--help']);"
        "sys.exit('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True).returncode == 0
