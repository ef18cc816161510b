"""Every setting changed by mouse on its page, opened in the middle of a game: it acts at the table at once, and the
next start of the program remembers it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from test_ui_scenes import change_by_mouse
from ui_driver import Driver

from engine.core import words as phrases
from engine.core.event import Event
from engine.paths import data_dir
from engine.yedo.config import Seat, first_game
from engine.yedo.setup import check
from yedo import settings as settings_file
from yedo.app import App
from yedo.scenes.curtain import Curtain
from yedo.scenes.settings import SettingsScene
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.settings import DEFAULT_KEYS, PALETTES, RIVAL_PACES, SPEEDS, UI_SCALES, Settings
from yedo.tables.yedo.scenes.setup import Setup
from yedo.ui import art, sound, words
from yedo.ui.choice import Segmented, Slider, Toggle

pytestmark = pytest.mark.slow  # whole programs are started, or whole games opened


class Evening(Driver):
    """A game of two persons with the settings page over it. What is changed is written to the home of the test."""

    def __init__(self) -> None:
        super().__init__((1280, 720), secrecy="open")
        self.app.remember = True
        config = first_game(2, seed=4)
        config.seats = [Seat("blue", "Abe"), Seat("red", "Bushido")]
        check(config)
        self.table = Table(self.app, new_session(config), save=False)
        self.app.open("title")
        self.app.push(self.table)
        self.table.skip()

    def page(self) -> SettingsScene:
        scene = self.app.scene
        if not isinstance(scene, SettingsScene):
            scene = self.app.open("settings")
        assert isinstance(scene, SettingsScene)
        return scene

    def choose(self, name: str, value: object) -> None:
        """By mouse; the page stays open."""
        widget = self.page().rows[name]
        if isinstance(widget, Segmented):
            number = next(n for n, (option, _) in enumerate(widget.options) if option == value)
            self.click(widget.segment(number).center)
        else:
            assert isinstance(widget, Toggle)
            if widget.value != value:
                self.click(widget)
        assert getattr(self.app.settings, name) == value
        assert remembered(name) == value

    def back(self) -> Table:
        self.click(self.page().done)
        assert self.app.scene is self.table
        self.step()
        return self.table


def remembered(name: str) -> object:
    """What the next start of the program would find."""
    settings, trouble = settings_file.load()
    assert trouble is None
    return getattr(settings, name)


@pytest.fixture
def evening() -> Iterator[Evening]:
    evening = Evening()
    yield evening
    evening.close()
    phrases.set_language("en")
    art.use_palette("normal")


def test_language(evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lang" / "de" / "kit").mkdir(parents=True)
    for name in ("en", "folders.yaml"):
        (tmp_path / "lang" / name).symlink_to(data_dir() / "lang" / name)
    (tmp_path / "lang" / "de" / "kit" / "ui.yaml").write_text("settings: {heading: Einstellungen, back: Fertig}\n")
    monkeypatch.setattr(phrases, "data_dir", lambda: tmp_path)
    evening.choose("language", "de")
    assert words.t("settings.heading") == "Einstellungen"
    assert evening.page().done.label == "Fertig"  # widgets that are already there are made anew
    evening.choose("language", "en")
    assert evening.page().done.label != "Fertig"


@pytest.mark.parametrize("speed", SPEEDS)
def test_animation_speed(evening: Evening, speed: str) -> None:
    evening.choose("animation_speed", "slow" if speed != "slow" else "fast")
    evening.choose("animation_speed", speed)
    table = evening.back()
    table.update(0.01)
    assert table.stage.queue.speed == SPEEDS[speed] and table.parts.ribbon.speed == speed
    table.stage.play(Event("phase", None, {"phase": "bidding", "round": 1}), None, lambda: None)
    table.stage.update(0.01)
    assert table.stage.busy == (speed != "off")


@pytest.mark.parametrize("pace", RIVAL_PACES)
def test_rival_pace(evening: Evening, pace: float) -> None:
    """How long a rival's mission or arrest stays in sight."""
    evening.choose("rival_pace", 3.0 if pace != 3.0 else 0.0)
    evening.choose("rival_pace", pace)
    table = evening.back()
    table.update(0.01)
    assert evening.app.settings.rival_pace == remembered("rival_pace") == pace


def test_volumes_and_mute(evening: Evening) -> None:
    player = sound.player
    assert player.start()
    try:
        evening.choose("mute", False)
        for name, heard in (("volume_effects", lambda: player.effects), ("volume_music", lambda: player.music_volume)):
            slider = evening.page().rows[name]
            assert isinstance(slider, Slider)
            for share in (0.2, 0.7):
                evening.drag(slider.rect.center, (slider.rect.x + slider.rect.w * share, slider.rect.centery))
                value = getattr(evening.app.settings, name)
                assert heard() == value == remembered(name)
        assert pygame.mixer.music.get_volume() == pytest.approx(player.music_volume, abs=0.02)
        player.play("coin")
        assert player._loaded["coin"].get_volume() == pytest.approx(player.effects, abs=0.02)
        evening.choose("mute", True)
        player._loaded.clear()
        player.play("coin")
        assert player.mute and not player._loaded
    finally:
        player.stop()


@pytest.mark.parametrize("scale", UI_SCALES)
def test_ui_scale(scale: float) -> None:
    evening = Evening()
    evening.app.window.resize((1920, 1080))
    evening.step()
    evening.app._resized()
    evening.choose("ui_scale", 0.8 if scale == 1.0 else 1.0)
    before = evening.app.canvas.scale / evening.app.settings.ui_scale
    evening.choose("ui_scale", scale)
    assert evening.app.canvas.scale == pytest.approx(before * scale)
    evening.picture()
    assert evening.back().canvas.text_scale == pytest.approx(min(1.15, max(1.0, scale)))
    evening.close()


def test_large_text(evening: Evening) -> None:
    small = pygame.image.tobytes(evening.picture(), "RGB")
    evening.choose("large_text", True)
    table = evening.back()
    assert evening.app.canvas.text_scale > 1 and table.canvas.text_scale > 1
    assert pygame.image.tobytes(evening.picture(), "RGB") != small


@pytest.mark.parametrize("palette", PALETTES[1:])
def test_colour_blind_palettes(evening: Evening, palette: str) -> None:
    usual, clans = evening.picture(), dict(evening.app.canvas.theme.clan)
    evening.choose("palette", palette)
    assert evening.app.canvas.theme.clan != clans
    evening.back()
    other = evening.picture()
    panel = evening.table.desk.plan.clans[0]
    place = evening.table.canvas.rect(panel)
    assert pygame.transform.average_color(usual, place) != pygame.transform.average_color(other, place)


def test_board_side(evening: Evening) -> None:
    day = evening.picture()
    evening.choose("board_side", "night")
    table = evening.back()
    assert table.parts.ribbon.side == "night" and evening.app.canvas.theme.night
    board = table.canvas.rect(table.desk.plan.board)
    dark = pygame.transform.average_color(evening.picture(), board)
    assert sum(dark[:3]) < sum(pygame.transform.average_color(day, board)[:3]) - 60


def test_secrecy(evening: Evening) -> None:
    table = evening.table
    assert table.decision is not None and not isinstance(evening.app.scene, Curtain)
    evening.choose("secrecy", "strict")
    evening.back()
    table.answer(table.decision.options[0])
    for _ in range(20):
        table.skip()
        evening.step()
    assert isinstance(evening.app.scene, Curtain)


def test_reaction_prompts(evening: Evening) -> None:
    evening.choose("reactions", "always")
    evening.click(evening.page().done)
    setup = evening.app.open("setup")
    assert isinstance(setup, Setup)
    assert setup.game.rule("reactions") == "always" and setup.game.config(1).rules["reactions"] == "always"


def test_confirmations(evening: Evening) -> None:
    """Sending a disciple home for nothing is asked about again, or not."""
    table = evening.table
    for _ in range(200):
        decision = table.decision
        if decision is not None and ("home",) in decision.options:
            break
        if decision is not None:
            table.answer(decision.options[0])
        table.skip()
        evening.step()
    assert decision is not None and ("home",) in decision.options
    answers = len(table.session.answers)
    table.pick(("home",))
    assert len(table.session.answers) == answers  # sure?
    evening.choose("confirmations", False)
    evening.back()
    table.pick(("home",))
    assert len(table.session.answers) > answers


def test_game_clock(evening: Evening) -> None:
    table = evening.table
    table.update(0.01)
    assert table.parts.ribbon.clock
    evening.choose("show_clock", False)
    evening.back().update(0.01)
    assert table.parts.ribbon.clock == ""


def test_full_screen(evening: Evening) -> None:
    evening.choose("fullscreen", True)
    assert evening.app.window.fullscreen
    evening.step()
    evening.choose("fullscreen", False)
    assert not evening.app.window.fullscreen


@pytest.mark.parametrize("action", DEFAULT_KEYS)
def test_key_bindings(evening: Evening, action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new key does it, the old one no longer."""
    change_by_mouse(evening, evening.page(), f"key.{action}")
    new = evening.app.settings.keys[action]
    assert new != DEFAULT_KEYS[action] and remembered("keys")[action] == new  # type: ignore[index]
    evening.back()
    pressed = {key: pygame.Event(pygame.KEYDOWN, key=pygame.key.key_code(key)) for key in (new, DEFAULT_KEYS[action])}
    assert evening.app.action(pressed[new]) == action
    assert evening.app.action(pressed[DEFAULT_KEYS[action]]) != action


def test_moments(evening: Evening) -> None:
    for wanted in (False, True):
        evening.app.settings.moments = wanted
        evening.app.settings.animation_speed = "normal"
        evening.table._pump()
        assert evening.table.desk.lively is wanted


def test_seasons(evening: Evening) -> None:
    for wanted in (False, True):
        evening.app.settings.seasons = wanted
        evening.app._relayout()
        evening.app.draw()
        assert evening.table.desk.seasons is wanted


def test_phones(evening: Evening) -> None:
    from yedo.scenes.phone_switch import PhoneSwitch

    for wanted in (True, False):
        evening.app.settings.phones = wanted
        assert PhoneSwitch(evening.app).selected is wanted


def test_every_setting_of_the_page_has_its_test() -> None:
    own = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    told = {
        "volume_effects": "volumes_and_mute", "volume_music": "volumes_and_mute", "mute": "volumes_and_mute",
        "palette": "colour_blind_palettes", "reactions": "reaction_prompts", "fullscreen": "full_screen",
        "show_clock": "game_clock",
    }  # fmt: skip
    from yedo.scenes.settings import GROUPS

    names = {"key_bindings" if name.startswith("key.") else told.get(name, name) for g in GROUPS.values() for name in g}
    assert names <= own


def test_a_new_start_takes_them_all_up_again(evening: Evening, yedo_home: str) -> None:
    for name in ("board_side", "palette", "large_text", "animation_speed"):
        change_by_mouse(evening, evening.page(), name)
    chosen = json.loads((Path(yedo_home) / "settings.json").read_text(encoding="utf-8"))
    again = App(None, (1280, 720))
    assert again.settings.board_side == chosen["board_side"] == again.canvas.theme.side == "night"
    assert again.settings.palette == chosen["palette"] != Settings().palette
    assert again.canvas.text_scale > 1 and again.settings.speed == SPEEDS[chosen["animation_speed"]]
