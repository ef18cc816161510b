"""The kit's widgets, answered by posted events on the dummy driver."""

from collections.abc import Iterator

import pygame
import pytest
from ui_driver import Driver

from yedo.scenes.scene import Scene
from yedo.ui import art, draw, text, watch
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas, scale_for
from yedo.ui.choice import Segmented, Slider, Toggle
from yedo.ui.entry import Entry
from yedo.ui.list import ScrollList
from yedo.ui.panel import panel
from yedo.ui.stepper import Stepper
from yedo.ui.theme import contrast, theme
from yedo.ui.tooltip import DELAY
from yedo.ui.tween import Queue, Tween, ease_in, ease_in_out, ease_out, linear, overshoot


class Samples(Scene):
    """One of each widget in a column."""

    def build(self) -> None:
        self.seen: list[object] = []
        note = self.seen.append
        add = self.group.add
        self.button = add(
            Button("Press", lambda: note("button"), icon="icons/katana", tip="A {icon:katana} tip")
        )
        self.blocked = add(Button("Not now", lambda: note("blocked"), tip="Because"))
        self.blocked.enabled = False
        self.side = add(Segmented([("day", "Day"), ("night", "Night")], "day", note))
        self.toggle = add(Toggle(False, note, "Lanterns"))
        self.slider = add(Slider(0.5, note))
        self.stepper = add(Stepper(3, 0, 5, note))
        self.entry = add(Entry("Ieyasu", note, longest=10, hint="Name"))
        self.list = add(ScrollList(lambda: 30, self.row, lambda number: 40, lambda number: note(number)))

    @staticmethod
    def row(canvas: Canvas, number: int, rect: pygame.FRect, lit: bool) -> None:
        if lit:
            draw.rounded(canvas, rect, canvas.theme.hover)
        text.draw(canvas, f"Row {number} {{icon:mon}}", rect.inflate(-16, 0), valign="middle")

    def layout(self, width: float, height: float) -> None:
        for number, widget in enumerate(self.group.widgets):
            widget.rect.update(100, 80 + number * 90, 420, 60)
        self.list.rect.update(700, 80, 420, 400)

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(canvas.theme.backdrop)
        panel(canvas, (40, 30, 560, 760))
        panel(canvas, (660, 40, 500, 480), "plain", canvas.theme.clan["red"])
        for number, clan in enumerate(canvas.theme.clan):
            draw.crest_disc(canvas, clan, (720 + 80 * number, 600), 34)
        draw.ribbon(canvas, (680, 660, 300, 50))
        draw.progress(canvas, (680, 740, 300, 18), 0.4)
        self.group.draw(canvas)


@pytest.fixture
def driver() -> Iterator[Driver]:
    driver = Driver((1600, 900))
    driver.app.push(Samples(driver.app))
    yield driver
    driver.close()


@pytest.fixture
def samples(driver: Driver) -> Samples:
    scene = driver.app.scene
    assert isinstance(scene, Samples)
    return scene


def test_button_acts_on_click_only_inside(driver: Driver, samples: Samples) -> None:
    driver.click(samples.button)
    assert samples.seen == ["button"]
    driver.press(samples.button.rect.center)
    driver.release((1500, 20))
    driver.click(samples.blocked)
    driver.click(samples.button, button=3)
    assert samples.seen == ["button"]


def test_tooltip_appears_after_a_rest_even_where_blocked(driver: Driver, samples: Samples) -> None:
    before = driver.picture()
    driver.move(samples.blocked.rect.center)
    assert samples.wake() is not None
    samples.update(DELAY + 0.01)
    assert samples.wake() is None
    after = driver.picture()
    below = driver.app.canvas.rect((250, 240, 60, 20))
    assert (
        before.subsurface(below).copy().get_view("2").raw != after.subsurface(below).copy().get_view("2").raw
    )


def test_choices_by_mouse(driver: Driver, samples: Samples) -> None:
    driver.click(samples.side.segment(1).center)
    driver.click(samples.toggle)
    samples.seen.clear()
    track = samples.slider.rect
    driver.drag((track.x + 120, track.centery), (track.right, track.centery))
    assert samples.side.value == "night" and samples.toggle.value and samples.slider.value == 1.0
    driver.wheel(-2)
    assert samples.slider.value == pytest.approx(0.9)


def test_stepper_stays_in_bounds(driver: Driver, samples: Samples) -> None:
    minus, plus = samples.stepper.arms()
    for _ in range(4):
        driver.click(plus.center)
    assert samples.stepper.value == 5
    driver.click(minus.center)
    driver.wheel(-1)
    assert samples.stepper.value == 3
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_HOME)
    assert samples.stepper.value == 0


def test_entry_types_edits_and_keeps_shortcuts_out(driver: Driver, samples: Samples) -> None:
    driver.click(samples.entry)
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_DELETE)
    driver.type("mō1")
    assert samples.entry.value == "mō1eyasu"
    driver.type("too long by far")
    assert samples.entry.value == "mō1toeyasu"
    driver.key(pygame.K_END)
    driver.key(pygame.K_BACKSPACE)
    assert len(samples.entry.value) == 9
    assert driver.app.settings.mute  # "m" was typed, not pressed
    assert "button" not in samples.seen  # nor did "1" press the first button


def test_list_scrolls_and_picks(driver: Driver, samples: Samples) -> None:
    column = samples.list.rect
    driver.move(column.center)
    driver.wheel(-3)
    assert samples.list.offset == 180
    driver.click((column.x + 50, column.y + 30))
    assert samples.seen[-1] == 5
    knob_x = column.right - 7
    driver.drag((knob_x, column.y + 180 / 1200 * 400 + 10), (knob_x, column.bottom))
    assert samples.list.offset == samples.list.furthest
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert samples.seen[-1] == 1 and samples.list.offset == 0


def test_keyboard_reaches_every_enabled_widget(driver: Driver, samples: Samples) -> None:
    reached = []
    for _ in range(7):
        driver.key(pygame.K_TAB)
        reached.append(samples.group.ring.current)
    assert reached == [widget for widget in samples.group.widgets if widget.enabled]
    driver.key(pygame.K_TAB)
    assert samples.group.ring.current is samples.button
    driver.key(pygame.K_DOWN)
    assert samples.group.ring.current is samples.side
    driver.key(pygame.K_RIGHT)
    assert samples.side.value == "night"
    driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_1)
    assert samples.seen[-2:] == ["button", "button"]


@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (3840, 2160)])
def test_samples_fit_and_no_art_is_missing(side: str, size: tuple[int, int]) -> None:
    driver = Driver(size, board_side=side)
    art.missing.clear()
    with text.watch() as cut:
        driver.app.push(Samples(driver.app))
        driver.picture()
    driver.close()
    assert cut == []
    assert art.missing == set()


def test_text_that_does_not_fit_is_recorded_and_still_drawn_inside(driver: Driver) -> None:
    canvas = driver.app.canvas
    with text.watch() as cut:
        covered = text.draw(canvas, "A word too many for so small a box", (10, 10, 90, 30))
        text.draw(canvas, "Fits", (10, 10, 90, 30))
    assert [record.words for record in cut] == ["A word too many for so small a box"]
    assert covered.w <= canvas.px(90) and covered.h <= canvas.px(30)


def test_text_upon_text_is_noticed_unless_a_sheet_lies_between(driver: Driver) -> None:
    canvas = driver.app.canvas
    canvas.surface.fill("white")
    layer = Canvas(canvas.surface.copy(), canvas.scale, canvas.theme)
    with watch.closely() as found:
        text.draw(layer, "Below", (20, 20, 200, 40))
        canvas.surface.blit(layer.surface, (0, 0))  # a kept layer of the window
        text.draw(canvas, "Beside", (240, 20, 200, 40))
        assert found == []
        text.draw(canvas, "Above", (30, 30, 200, 40))
        assert [(clash.words, clash.other) for clash in found] == [("Above", "Below")]
        panel(canvas, (10, 10, 300, 80))
        text.draw(canvas, "A fresh sheet", (20, 20, 200, 40))
        assert len(found) == 1


def test_text_over_the_edge_of_its_sheet_is_noticed(driver: Driver) -> None:
    canvas = driver.app.canvas
    canvas.surface.fill("white")
    with watch.closely() as found:
        panel(canvas, (20, 20, 200, 60))
        text.draw(canvas, "Within", (30, 30, 180, 40))
        assert found == []
        text.draw(canvas, "Too far to the right", (130, 30, 400, 40))
    assert [(clash.words, clash.other) for clash in found] == [("Too far to the right", "")]


def test_text_is_never_smaller_than_twelve_pixels(driver: Driver) -> None:
    canvas = Canvas(driver.app.window.surface, scale_for((1280, 720)), theme())
    assert text.real_size(canvas, 4) == text.TINY == 12


def test_markup_wraps_with_icons_and_faces() -> None:
    done = text.layout("Pay 3{icon:mon} and {b}one katana{/b} 刀", "text", 20, None)
    runs = [(run.kind, run.words) for run in done.lines[0]]
    assert runs == [
        ("text", "Pay 3"),
        ("icon", "icons/mon"),
        ("text", " and "),
        ("bold", "one katana "),
        ("display", "刀"),
    ]
    assert len(text.layout("one two three four", "text", 20, 60).lines) > 1
    assert len(text.layout("one\n\ntwo", "text", 20, None).lines) == 3


def test_missing_art_is_drawn_with_its_name_and_listed(driver: Driver) -> None:
    art.missing.clear()
    slip = art.image("icons/no_such_thing", (120, 60))
    assert slip.get_size() == (120, 60) and art.missing == {"icons/no_such_thing"}
    art.missing.clear()


def test_clan_art_follows_the_palette(driver: Driver) -> None:
    usual = art.image("icons/crest_red", (40, 40)).get_at((8, 20))
    driver.app.change(palette="deuteranopia")
    other = art.image("icons/crest_red", (40, 40)).get_at((8, 20))
    assert usual != other and contrast(other, driver.app.canvas.theme.clan["red"]) < 1.6
    driver.app.change(palette="normal")
    assert art.image("icons/crest_red", (40, 40)).get_at((8, 20)) == usual


def test_scaled_art_stays_in_its_budget() -> None:
    cache = art.SurfaceCache(100_000)
    for number in range(50):
        cache.put(number, pygame.Surface((50, 50), pygame.SRCALPHA))
    assert cache.bytes <= 100_000 and cache.get(49) is not None and cache.get(0) is None


@pytest.mark.parametrize("side", ["day", "night"])
def test_text_colours_reach_wcag_aa(side: str) -> None:
    inks = theme(side)
    for ground in (inks.paper, inks.paper_deep, inks.snow):
        assert contrast(inks.text, ground) >= 4.5
    for ink in (inks.ink_soft, inks.good, inks.bad, inks.heading, inks.gold_deep):
        assert contrast(ink, inks.paper) >= 4.5, ink
    assert contrast(inks.on_accent, inks.accent) >= 4.5
    assert contrast(inks.on_backdrop, inks.backdrop) >= 4.5


@pytest.mark.parametrize("ease", [linear, ease_in, ease_out, ease_in_out, overshoot])
def test_easing_starts_and_ends_exactly(ease: object) -> None:
    assert callable(ease)
    assert ease(0) == pytest.approx(0, abs=1e-9) and ease(1) == pytest.approx(1)


def test_queue_runs_steps_in_order_at_its_speed_and_skips() -> None:
    seen: list[object] = []
    queue = Queue(speed=2)
    queue.add(Tween(1.0, lambda part: None, done=lambda: seen.append("a")), Tween(0.5, seen.append, linear))
    queue.call(lambda: seen.append("b"))
    queue.update(0.2)
    assert seen == [pytest.approx(0.8)]
    queue.update(0.3)
    assert seen[1:] == ["a", 1.0]
    queue.update(0.01)
    assert seen[-1] == "b" and not queue.busy
    queue.pause(5)
    queue.call(lambda: queue.call(lambda: seen.append("later")))
    queue.skip()
    assert seen[-1] == "later" and not queue.busy


def test_queue_that_is_off_finishes_at_once() -> None:
    seen: list[float] = []
    queue = Queue(speed=0)
    queue.add(Tween(3.0, seen.append))
    assert seen == [1.0] and not queue.busy


@pytest.mark.parametrize(
    ("size", "ui_scale", "expected"),
    [
        ((1920, 1080), 1.0, 1.0),
        ((3840, 2160), 1.3, 2.6),
        ((1280, 720), 0.8, 2 / 3),
        ((1024, 768), 1.0, 1024 / 1920),
    ],
)
def test_scale(size: tuple[int, int], ui_scale: float, expected: float) -> None:
    assert scale_for(size, ui_scale) == pytest.approx(expected)
