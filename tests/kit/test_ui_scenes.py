"""Title, settings and pause by mouse and by keyboard; every setting changed and seen to act."""

import json
from dataclasses import asdict
from pathlib import Path

import pygame
import pytest
from ui_driver import Driver

from yedo import settings as settings_file
from yedo import shot
from yedo.scenes import title
from yedo.scenes.pause import Pause
from yedo.scenes.settings import SettingsScene
from yedo.scenes.title import Title, TitleEntry
from yedo.settings import DEFAULT_KEYS, Settings
from yedo.ui import art, sound, text, words
from yedo.ui.button import Button
from yedo.ui.choice import Segmented, Slider, Toggle


def entry(driver: Driver, label: str) -> Button:
    buttons = [widget for widget in driver.app.scene.group.widgets if isinstance(widget, Button)]
    return next(button for button in buttons if button.label == label)


def open_settings(driver: Driver) -> SettingsScene:
    driver.click(entry(driver, "Settings"))
    scene = driver.app.scene
    assert isinstance(scene, SettingsScene)
    return scene


def test_title_to_settings_and_back_by_mouse(driver: Driver) -> None:
    scene = open_settings(driver)
    driver.click(scene.done)
    assert isinstance(driver.app.scene, Title)
    driver.click(entry(driver, "Quit"))
    assert not driver.app.running


def test_title_to_settings_and_back_by_keyboard(driver: Driver) -> None:
    target = entry(driver, "Settings")
    for _ in range(12):
        driver.key(pygame.K_DOWN)
        if driver.app.scene.group.ring.current is target:
            break
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.app.scene, SettingsScene)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, Title)
    driver.key(pygame.K_ESCAPE)
    assert driver.app.running


def test_title_entries_appear_with_their_feature(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[object] = []
    extra = TitleEntry("extra", "title.fame", "icons/trophy", lambda: True, called.append)
    absent = TitleEntry("absent", "pause.heading", "icons/coop", lambda: False, called.append)
    monkeypatch.setattr(title, "TITLE_ENTRIES", [extra, absent, *title.TITLE_ENTRIES])
    driver.app.scene.resume()
    labels = [widget.label for widget in driver.app.scene.group.widgets if isinstance(widget, Button)]
    assert "Hall of fame" in labels and "A cup of tea" not in labels
    driver.click(entry(driver, "Hall of fame"))
    assert called == [driver.app]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("ui_scale", [1.0, 1.3])
def test_a_full_title_fits(size: tuple[int, int], ui_scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    everything = [
        TitleEntry(e.id, e.label, e.icon, lambda: True, lambda app: None) for e in title.TITLE_ENTRIES
    ]
    monkeypatch.setattr(title, "TITLE_ENTRIES", everything)
    driver = Driver(size, ui_scale=ui_scale, large_text=ui_scale > 1)
    with text.watch() as cut:
        scene = driver.app.open("title")
        driver.picture()
    window = pygame.FRect(0, 0, driver.app.canvas.width, driver.app.canvas.height)
    assert cut == []
    assert all(window.contains(widget.rect) and widget.rect.h >= 38 for widget in scene.group.widgets)
    driver.close()


def test_every_setting_changes_by_mouse_and_is_seen_in_the_settings(driver: Driver) -> None:
    scene = open_settings(driver)
    before = asdict(driver.app.settings)
    for name in list(scene.rows):
        if name == "language" and len(words.languages()) == 1:
            continue
        change_by_mouse(driver, scene, name)
    after = asdict(driver.app.settings)
    shown = {name for name in scene.rows if not name.startswith("key.")} - {"language"}
    assert {name for name in shown if before[name] == after[name]} == set()
    assert all(after["keys"][action] != before["keys"][action] for action in DEFAULT_KEYS)
    assert len(set(after["keys"].values())) == len(DEFAULT_KEYS)


def change_by_mouse(driver: Driver, scene: SettingsScene, name: str) -> None:
    widget = scene.rows[name]
    if isinstance(widget, Segmented):
        other = next(n for n, (value, _) in enumerate(widget.options) if value != widget.value)
        driver.click(widget.segment(other).center)
    elif isinstance(widget, Toggle):
        driver.click(widget)
    elif isinstance(widget, Slider):
        driver.drag(widget.rect.center, (widget.rect.right - 90, widget.rect.centery))
    else:
        driver.click(widget)
        driver.key(pygame.K_n + list(DEFAULT_KEYS).index(name.removeprefix("key.")))


def test_settings_act_at_once(driver: Driver) -> None:
    scene = open_settings(driver)
    day = driver.picture()
    change_by_mouse(driver, scene, "board_side")
    night = driver.picture()
    assert pygame.transform.average_color(day)[:3] != pygame.transform.average_color(night)[:3]
    scale = driver.app.canvas.scale
    driver.click(scene.rows["ui_scale"].segment(4).center)  # type: ignore[attr-defined]
    assert driver.app.canvas.scale == pytest.approx(scale * 1.3)
    change_by_mouse(driver, scene, "large_text")
    assert driver.app.canvas.text_scale > 1
    change_by_mouse(driver, scene, "volume_effects")
    change_by_mouse(driver, scene, "mute")
    assert sound.player.effects == driver.app.settings.volume_effects and not sound.player.mute
    clans = driver.app.canvas.theme.clan
    driver.click(scene.rows["palette"].segment(1).center)  # type: ignore[attr-defined]
    assert driver.app.canvas.theme.clan != clans
    change_by_mouse(driver, scene, "fullscreen")
    assert driver.app.window.fullscreen
    driver.step()
    change_by_mouse(driver, scene, "fullscreen")
    assert not driver.app.window.fullscreen


def test_every_setting_is_reached_by_keyboard(driver: Driver) -> None:
    scene = open_settings(driver)
    reached = set()
    for _ in range(len(scene.group.widgets)):
        driver.key(pygame.K_TAB)
        reached.add(scene.group.ring.current)
    assert reached == set(scene.group.widgets)
    scene.group.ring.focus(scene.rows["secrecy"])
    driver.key(pygame.K_RIGHT)
    assert driver.app.settings.secrecy == "open"
    scene.group.ring.focus(scene.rows["key.undo"])
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_BACKSPACE)
    assert driver.app.settings.keys["undo"] == "backspace"
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, SettingsScene) and driver.app.settings.keys["undo"] == "backspace"


def test_a_taken_key_changes_places_and_usual_settings_come_back(driver: Driver) -> None:
    scene = open_settings(driver)
    driver.click(scene.rows["key.undo"])
    driver.key(pygame.K_m)
    assert driver.app.settings.keys["undo"] == "m" and driver.app.settings.keys["mute"] == "u"
    change_by_mouse(driver, scene, "board_side")
    driver.click(scene.usual)
    assert driver.app.settings.keys == DEFAULT_KEYS and driver.app.settings.board_side == "day"
    assert driver.app.notices.showing


def test_global_keys(driver: Driver) -> None:
    driver.key(pygame.K_F2)
    assert driver.app.settings.board_side == "night" and driver.app.canvas.theme.night
    driver.key(pygame.K_m)
    assert not driver.app.settings.mute and driver.app.notices.showing
    driver.key(pygame.K_F11)
    assert driver.app.window.fullscreen
    driver.key(pygame.K_F11)
    scene = open_settings(driver)
    driver.key(pygame.K_F2)
    assert scene.rows["board_side"].value == "day"  # type: ignore[attr-defined]


def test_held_keys_repeat_only_where_that_moves_on(driver: Driver) -> None:
    for _ in range(3):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F2, mod=0))
    driver.step()
    assert driver.app.settings.board_side == "night"
    ring = driver.app.scene.group.ring
    for _ in range(2):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    driver.step()
    assert ring.current is ring.targets()[1]


def test_picture_key_saves_what_is_seen(driver: Driver, yedo_home: str) -> None:
    driver.key(pygame.K_F12)
    (picture,) = (Path(yedo_home) / "pictures").iterdir()
    assert pygame.image.load(picture).get_size() == (1280, 720)
    assert str(picture) in driver.app.notices.words


def test_pause_lies_over_the_scene_and_goes_back(driver: Driver) -> None:
    called: list[str] = []
    driver.app.push(Pause(driver.app, [("Hand over a seat", lambda: called.append("seat"))]))
    driver.picture()
    driver.click(entry(driver, "Hand over a seat"))
    assert called == ["seat"] and isinstance(driver.app.scene, Title)
    driver.app.open("pause")
    driver.click(entry(driver, "Settings"))
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, Pause)
    driver.click(entry(driver, "Back to the table"))
    assert isinstance(driver.app.scene, Title)


@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("name", ["title", "settings", "pause"])
def test_shots_have_all_their_art_and_no_cut_text(name: str, size: tuple[int, int], side: str) -> None:
    art.missing.clear()
    words.missing.clear()
    with text.watch() as cut:
        picture = shot.take(name, shot.ShotOptions(size, side))
    assert picture.get_size() == size
    assert cut == []
    assert art.missing == set()
    assert words.missing == set()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("name", ["title", "settings", "pause"])
def test_largest_settings_still_fit(name: str, size: tuple[int, int]) -> None:
    largest = {"ui_scale": 1.3, "large_text": True}
    with text.watch() as cut:
        app = shot.open_scene(name, shot.ShotOptions(size, settings=largest))
        window = pygame.FRect(0, 0, app.canvas.width, app.canvas.height)
        assert all(window.contains(widget.rect) for widget in app.scene.group.widgets)
        app.close()
    assert cut == []


def test_settings_are_remembered(yedo_home: str) -> None:
    settings = Settings(board_side="night", volume_music=0.1, new_game={"seats": 3}, window_size=(1500, 800))
    settings.bind("undo", "z")
    assert settings_file.save(settings) is None
    assert settings_file.load() == (settings, None)
    assert [path.name for path in Path(yedo_home).iterdir()] == ["settings.json"]


def test_damaged_settings_are_set_aside_with_a_sentence(yedo_home: str) -> None:
    path = Path(yedo_home) / "settings.json"
    for content in (b"{ not json", b"[1, 2]", b"\xff\xfe\x00"):
        path.write_bytes(content)
        settings, sentence = settings_file.load()
        assert settings == Settings()
        assert sentence is not None and "set aside as settings.damaged-" in sentence
        assert not path.exists()
    assert len(list(Path(yedo_home).glob("settings.damaged-*.json"))) == 3


def test_odd_values_in_settings_keep_the_usual_ones(yedo_home: str) -> None:
    odd = {
        "palette": "plaid",
        "volume_music": "loud",
        "mute": "yes",
        "window_size": [1],
        "keys": [],
        "future": 1,
    }
    (Path(yedo_home) / "settings.json").write_text(json.dumps({**odd, "secrecy": "open"}), encoding="utf-8")
    found, sentence = settings_file.load()
    assert found == Settings(secrecy="open") and sentence is not None and "settings.damaged-1.json" in sentence
    assert settings_file.save(found) is None and settings_file.load() == (found, None)
    assert json.loads((Path(yedo_home) / "settings.damaged-1.json").read_text(encoding="utf-8"))["palette"] == "plaid"


def test_unwritable_home_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("YEDO_HOME", str(blocked))
    sentence = settings_file.save(Settings())
    assert sentence is not None and sentence.endswith(".") and "\n" not in sentence
