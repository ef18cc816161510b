"""What may be missing on a machine: a display, sound, a folder to write to, files of the game. Each is one clear
sentence on the real command line or in the window, never a traceback."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from yedo.app import App
from yedo.settings import Settings
from yedo.ui import art, sound, text

pytestmark = pytest.mark.slow  # whole programs are started, or whole games opened

ROOT = Path(__file__).resolve().parents[2]


def environment(**more: str) -> dict[str, str]:
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    return env | {"SDL_AUDIODRIVER": "dummy"} | more


def yedo(*arguments: str, tree: Path = ROOT, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "yedo", *arguments]
    return subprocess.run(command, cwd=tree, env=environment(**more), capture_output=True, text=True, timeout=120)


def only_sentence(done: subprocess.CompletedProcess[str]) -> str:
    """The one line that was said."""
    assert done.stdout == "" and done.stderr.startswith("yedo: ") and done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.rstrip().endswith(".") and "Traceback" not in done.stderr
    return done.stderr.removeprefix("yedo: ").strip()


# --- no display, no sound -----------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [[], ["play", "--players", "human,samurai"], ["demo"]])
def test_no_display(command: list[str]) -> None:
    done = yedo(*command)
    assert done.returncode == 2 and "No display" in only_sentence(done)


def test_no_such_video_driver() -> None:
    done = yedo(SDL_VIDEODRIVER="nonsense")
    assert done.returncode == 2 and "No display" in only_sentence(done)


NO_MIXER = "sys.modules['pygame.mixer'] = None"
SHOWN = """
import sys
{first}
from yedo.__main__ import main
from yedo.app import App

def patience(app, real=App._patience):
    print("shown", flush=True)
    return real(app)

App._patience = patience  # asked for once the first picture is shown and the sound is started
sys.exit(main([]))
"""


@pytest.mark.parametrize("first", ["", NO_MIXER])
def test_no_sound_device_and_no_mixer_at_all(first: str) -> None:
    """The program runs on in silence, and says nothing on the terminal."""
    env = environment(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="nonsense")
    process = subprocess.Popen(
        [sys.executable, "-c", SHOWN.format(first=first)], cwd=ROOT, env=env, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None and process.stdout.readline() == "shown\n", process.communicate()[1]
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=120)[1] == ""
    assert process.returncode in (0, -signal.SIGTERM)


def begun(app: App) -> App:
    """Its title shown, its loop begun and ended."""
    app.open("title")
    app.call_soon(app.quit)
    close, app.close = app.close, lambda: None  # type: ignore[method-assign]
    app.run()
    app.draw()
    app.close = close  # type: ignore[method-assign]
    return app


def test_the_window_says_that_there_is_no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> None:
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sound.player.stop()
    app = begun(App(Settings(), (1280, 720), remember=False))
    assert app.notices.words == "No sound device was found. The game goes on in silence."
    app.close()
    muted = begun(App(Settings(mute=True), (1280, 720), remember=False))
    assert not muted.notices.showing  # whoever wants no sound need not hear of it
    muted.close()


# --- a home that cannot be written --------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["a file", "/proc/nowhere"])
def test_an_unwritable_home_is_told_once(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if place == "a file":
        (tmp_path / "home").write_text("not a folder")
        place = str(tmp_path / "home")
    elif not Path("/proc").is_dir():
        pytest.skip("there is no /proc here")
    monkeypatch.setenv("YEDO_HOME", place)
    app = App(None, (1280, 720))
    said = app.notices.words
    assert said.startswith(f"Nothing can be saved: {place} cannot be written (") and "\n" not in said
    assert not app.remember
    app.open("title")
    app.change(board_side="night", mute=True)
    assert app.notices.words == said and not app._troubles
    app.close()


def test_damaged_settings_are_told_in_the_window(yedo_home: str) -> None:
    (Path(yedo_home) / "settings.json").write_text('{"language": ')
    app = App(None, (1280, 720))
    assert "were set aside as settings.damaged-1.json" in app.notices.words and app.settings == Settings()
    app.close()


def test_sentences_wait_for_each_other() -> None:
    app = App(Settings(mute=True), (1280, 720), remember=False)
    app.open("title")
    app.trouble("One.")
    app.trouble("Two.")
    app.trouble("One.")
    assert app.notices.words == "One." and list(app._troubles) == ["Two."]
    app._update(60)
    assert app.notices.words == "Two." and app.notices.showing and not app._troubles
    app.close()


# --- files of the game that are not there -------------------------------------------------------------------


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The game's source tree, its files linked, so that some can be taken away."""
    folder = tmp_path / "tree"
    for name in ("yedo", "engine"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("art", "fonts", "data"):
        shutil.copytree(ROOT / name, folder / name, copy_function=os.symlink)
    return folder


def take_away(*names: str) -> Callable[[Path], None]:
    def take(tree: Path) -> None:
        for name in names:
            path = tree / name
            shutil.rmtree(path) if path.is_dir() else path.unlink()

    return take


@pytest.mark.parametrize(
    ("take", "said"),
    [
        (take_away("fonts/HinaMincho-Regular.ttf"), "A file of the game is missing: fonts/HinaMincho-Regular.ttf."),
        (take_away("fonts"), "Files of the game are missing: fonts/"),
        (take_away("art/rendered/kit/scenes/title.webp"), "A file of the game is missing: scenes/title."),
        (take_away("art"), "Files of the game are missing: "),
    ],
)
def test_missing_fonts_and_pictures(tree: Path, take: Callable[[Path], None], said: str) -> None:
    """The picture is drawn with what there is."""
    take(tree)
    done = yedo("shot", "title", "--size", "640x360", "--out", str(tree / "title.png"), tree=tree)
    assert done.returncode == 0 and only_sentence(done).startswith(said)
    assert (tree / "title.png").is_file()


@pytest.mark.parametrize("command", [[], ["simulate", "--games", "1"], ["check"], ["shot", "title"]])
def test_missing_data(tree: Path, command: list[str]) -> None:
    take_away("data")(tree)
    done = yedo(*command, tree=tree, SDL_VIDEODRIVER="dummy")
    assert done.returncode == 2 and "folder data is missing" in only_sentence(done)


def test_damaged_words(tree: Path) -> None:
    path = tree / "data" / "lang" / "en" / "kit" / "ui.yaml"
    path.unlink()
    path.write_text("title: [")
    done = yedo("shot", "title", "--out", str(tree / "title.png"), tree=tree)
    assert done.returncode == 2 and only_sentence(done)


def test_the_window_tells_of_a_missing_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "missing", set())
    monkeypatch.setattr(text, "missing", set())
    app = App(Settings(mute=True), (1280, 720), remember=False)
    app.open("title")
    app.draw()
    assert not app.notices.showing
    art.missing.add("scenes/nowhere")
    app.draw()
    assert app.notices.words.startswith("A file of the game is missing: scenes/nowhere.")
    app.close()
